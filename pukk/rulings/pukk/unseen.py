"""Where a card may lie that nobody has named: which hands have room for it, and whether the stock has."""

from collections.abc import Iterator

from pukk.core.cards import each_card
from pukk.core.errors import CaseFault
from pukk.core.notation import format_card
from pukk.core.seats import NOBODY
from pukk.rulings.pukk.situation import Table


def possible_upcards(table: Table) -> list[int]:
    """Returns the cards that may be the turned one: the one that is seen, or every unseen card of the pack."""
    if table.case.upcard is not None:
        return [table.case.upcard]
    return list(each_card(table.pack & ~table.case.seen))


def possible_seats(table: Table, card: int, upcard: int | None) -> list[int]:
    """
    Returns the seats that may hold a card, and `NOBODY` if it may lie elsewhere.

    A hand has room for it if it is not wholly seen; the stock has room if the unseen cards are more
    than the hands must hold. Refuses a case in which the hands must hold more cards than there are.
    """
    for seat, hand in enumerate(table.case.hands):
        if hand.seen & card:
            return [seat]
    if card == upcard or card & table.case.played or not card & table.pack:
        return [NOBODY]
    roomy = [seat for seat, hand in enumerate(table.case.hands) if not hand.is_complete]
    loose = unseen_count(table, upcard) - sum(hand.unseen for hand in table.case.hands)
    if loose < 0:
        raise CaseFault("too-few-cards", "hands", unseen=unseen_count(table, upcard))
    is_sure = not any(hand.is_open for hand in table.case.hands) and loose == 0
    return roomy if roomy and is_sure else [*roomy, NOBODY]


def unseen_count(table: Table, upcard: int | None) -> int:
    """Returns how many cards of the pack nobody has named, the turned one aside."""
    others = table.pack & ~table.case.seen
    return others.bit_count() - (1 if upcard is None or others & upcard else 0)


def place_card(table: Table, card: int, seat: int) -> tuple[int, ...]:
    """Returns the seen hands with a card put into one of them, or into none for `NOBODY`."""
    return tuple(seen | (card if place == seat else 0) for place, seen in enumerate(table.case.seen_hands))


def possible_hands(table: Table, card: int, upcard: int) -> Iterator[tuple[int, ...]]:
    """Yields the hands for each place where a card may lie, as far as that one card goes."""
    for seat in possible_seats(table, card, upcard):
        yield place_card(table, card, seat)


def on_holder(card: int) -> str:
    """
    Returns what a part of a verdict depends on where a card is not seen.

    >>> on_holder(4)
    'who holds ♣2'
    """
    return f"who holds {format_card(card)}"


ON_UPCARD = "which card is turned"
