"""Collecting: who takes which field when a card has been turned."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pukk.core.cards import PAMFILL, SUIT_CARDS, Suit
from pukk.core.ledger import Transfer, on_field, player
from pukk.core.logic import CardSet, Number, Truth, conj, disj, ite, neg, same_suit
from pukk.core.rule import rule
from pukk.core.seats import NOBODY, find_holder
from pukk.games.pukk.house import (
    FIELDS,
    FieldStatus,
    PamfillField,
    PukkGoesTo,
    PukkHouse,
    TurnedField,
    TurnedPamfill,
)
from pukk.games.pukk.setup import Owners, field_card, present_fields


class CollectChoices(NamedTuple):
    """The choices of a house that decide who takes a field; each may be symbolic."""

    pamfill_field: Number
    turned_field: Number
    turned_pamfill: Number
    pukk_goes_to: Number


def collect_choices_of(house: PukkHouse) -> CollectChoices:
    """Returns what a house says of collecting."""
    return CollectChoices(house.pamfill_field, house.turned_field, house.turned_pamfill, house.pukk_goes_to)


CLAUSE_OF_FIELD: dict[str, str] = dict.fromkeys(FIELDS, "pukk.collect.trump-honours") | {
    "pamfill": "pukk.collect.pamfill-field",
    "pukk": "pukk.collect.trump-six",
}
"""Field → the clause by which the holder of its card takes it."""


@rule("pukk.collect.trump-honours")
def find_field_holder(field: str, trump: CardSet, hands: Sequence[CardSet]) -> Number:
    """
    Returns the seat that holds the card of a field, and takes the field for it, or `NOBODY`.

    Source: mbl.24a, pukk.28, pukk.29.

    >>> from pukk.core.notation import cards
    >>> find_field_holder("king", SUIT_CARDS[Suit.SPADES], [cards("♥A"), cards("♠K ♥7")])
    1
    """
    return find_holder(field_card(field, trump), hands)


@rule("pukk.collect.pamfill-field")
def pamfill_counts(pamfill_field: Number, trump: CardSet) -> Truth:
    """
    Tells whether ♣J takes the pamfíll's field under this trump.

    Source: mbl.24b, pukk.11, pukk.28.

    >>> pamfill_counts(PamfillField.CLUBS_ONLY, SUIT_CARDS[Suit.HEARTS])
    False
    """
    return disj(pamfill_field == PamfillField.ALWAYS, trump == SUIT_CARDS[Suit.CLUBS])


@rule("pukk.collect.both-jacks")
def is_both_jacks(trump: CardSet) -> Truth:
    """
    Tells whether the jack's field and the pamfíll's belong to one card, ♣J, which they do if clubs are trump.

    Source: mbl.25, pukk.11, pukk.30.

    >>> is_both_jacks(SUIT_CARDS[Suit.CLUBS])
    True
    """
    return field_card("jack", trump) == field_card("pamfill", trump)


@rule("pukk.collect.turned-field")
def turned_field_taker(turned_field: Number, dealer: Number) -> Number:
    """
    Returns who takes the field of the turned card: the dealer's seat, or `NOBODY`.

    Source: mbl.27.

    >>> turned_field_taker(TurnedField.DEALER, 2)
    2
    """
    return ite(turned_field == TurnedField.DEALER, dealer, NOBODY)


@rule("pukk.collect.turned-pamfill")
def turned_pamfill_taker(field: str, turned_field: Number, turned_pamfill: Number, dealer: Number) -> Number:
    """
    Returns who takes the jack's or the pamfíll's field when ♣J itself is turned.

    Source: mbl.07, mbl.27.

    >>> turned_pamfill_taker("jack", TurnedField.DEALER, TurnedPamfill.PAMFILL_ONLY, 2) == NOBODY
    True
    """
    as_any = turned_field_taker(turned_field, dealer)
    jack_left = ite(turned_pamfill == TurnedPamfill.PAMFILL_ONLY, NOBODY, dealer)
    own = ite(field == "pamfill", dealer, jack_left)
    return ite(turned_pamfill == TurnedPamfill.AS_TURNED_FIELD, as_any, own)


@rule("pukk.collect.trump-six")
def decided_at_collecting(field: str, pukk_goes_to: Number) -> Truth:
    """
    Tells whether a field is won in the collecting; the púkk is where the trump six wins it.

    Source: mbl.14, mbl.26.

    >>> decided_at_collecting("pukk", PukkGoesTo.BEST_SET), decided_at_collecting("king", PukkGoesTo.BEST_SET)
    (False, True)
    """
    return disj(neg(field == "pukk"), pukk_goes_to == PukkGoesTo.TRUMP_SIX)


@rule("pukk.collect.unclaimed-stays")
def find_taker(
    field: str, upcard: CardSet, hands: Sequence[CardSet], dealer: Number, house: PukkHouse | CollectChoices
) -> Number:
    """
    Returns the seat that takes a field, or `NOBODY`, and then it stays.

    Shape: a field's name; the turned card; the hands by seat; the dealer's seat. Any reading.
    Source: mbl.11, mbl.24a–.27, pukk.23, pukk.28–.30.

    """
    trump = same_suit(upcard)
    by_turning = ite(
        upcard == PAMFILL,
        turned_pamfill_taker(field, house.turned_field, house.turned_pamfill, dealer),
        turned_field_taker(house.turned_field, dealer),
    )
    is_turned = upcard == field_card(field, trump)
    found = ite(is_turned, by_turning, find_field_holder(field, trump, hands))
    pays = disj(neg(field == "pamfill"), pamfill_counts(house.pamfill_field, trump))
    return ite(conj(pays, decided_at_collecting(field, house.pukk_goes_to)), found, NOBODY)


def collected_fields(house: PukkHouse, owners: Owners) -> tuple[str, ...]:
    """Returns the fields whose fate the collecting settles: all on the board, the púkk only if not vied for."""
    in_vying = house.pukk_goes_to in (PukkGoesTo.BEST_SET, PukkGoesTo.PAIR_OF_SIXES)
    return tuple(field for field in present_fields(owners) if not (field == "pukk" and in_vying))


def compute_collecting(
    takers: Mapping[str, str | None], chips: Mapping[str, int], house: PukkHouse, owners: Owners
) -> list[Transfer]:
    """
    Returns the transfers of the collecting: each taken field entirely, and nothing from the others.

    Where the owner pays on demand he gives the holder one chip, and himself none (choice `pay_on_demand`).
    """
    transfers = []
    for field, name in takers.items():
        if name is None:
            continue
        if chips.get(field, 0):
            transfers.append(Transfer(on_field(field), player(name), chips[field], CLAUSE_OF_FIELD[field]))
        for payer in owners_who_pay(field, name, house, owners):
            transfers.append(Transfer(player(payer), player(name), 1, "pukk.dress.pay-on-demand"))
    return transfers


def owners_who_pay(field: str, taker: str, house: PukkHouse, owners: Owners) -> tuple[str, ...]:
    """Returns the owners who give a field's taker one chip on the spot; nobody pays himself."""
    owned_by = owners[field]
    if not house.pay_on_demand or isinstance(owned_by, FieldStatus):
        return ()
    return tuple(owner for owner in owned_by if owner != taker)
