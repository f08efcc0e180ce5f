"""Cards that a record does not show: which they can be, and a table on which one has come to light."""

from dataclasses import replace

from pukk.core.cards import NONE
from pukk.core.seats import union
from pukk.games.pukk.setup import compute_pack
from pukk.games.pukk.state import Table, seen, unseen


def has_hidden(table: Table) -> bool:
    """Tells whether any hand has a card that the record does not show."""
    return any(unseen(hand) for hand in table.round.cards_in_hand())


def unaccounted(table: Table) -> int:
    """Returns the cards that a hidden card can be: those in no seen hand, not laid, and not turned."""
    known = seen(union(table.round.cards_in_hand())) | table.round.laid | table.round.turned
    pack = compute_pack(table.house, len(table.names))
    return pack & (pack ^ known)


def could_hold(table: Table, seat: int, cards: int) -> bool:
    """Tells whether a hidden card of a seat can be one of some cards."""
    return bool(unseen(table.round.cards_in_hand()[seat])) and bool(unaccounted(table) & cards)


def could_anyone_hold(table: Table, cards: int) -> bool:
    """Tells whether a hidden card of any seat can be one of some cards."""
    return any(could_hold(table, seat, cards) for seat in range(len(table.names)))


def reveal(table: Table, seat: int, card: int) -> Table:
    """
    Returns the table on which a hidden card of a seat has come to light; the same one if it cannot be.

    The hand then has the card as dealt, so that what follows is checked with it.
    """
    hand = table.round.cards_in_hand()[seat]
    if card & hand or not could_hold(table, seat, card):
        return table
    bit = unseen(hand) & -unseen(hand)
    place = table.round
    place = replace(place, hands=_swap(place.hands, bit, card), dealt=_swap(place.dealt, bit, card))
    if place.trace is not None:
        trace = place.trace
        dealt = trace.dealt ^ bit ^ card
        place = replace(place, trace=replace(trace, hands=_swap(trace.hands, bit, card), dealt=dealt))
    return replace(table, round=place)


def _swap(hands: tuple[int, ...], bit: int, card: int) -> tuple[int, ...]:
    return tuple(hand ^ bit | card if hand & bit else hand for hand in hands)


def reveal_all(table: Table, seat: int, cards: int) -> Table:
    """Returns the table on which several hidden cards of a seat have turned out to be some cards."""
    while cards != NONE:
        card = cards & -cards
        table = reveal(table, seat, card)
        cards ^= card
    return table
