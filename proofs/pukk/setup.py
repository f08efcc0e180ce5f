"""Setup: the number of cards decides who can play, every field's card is in the pack, every field has its owner."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from pukk.core.cards import SUIT_CARDS, Rank, Suit, each_card, pack_from
from pukk.core.logic import CardSet, Number, Truth, at_least, conj, neg, same_suit
from pukk.games.pukk.collect import is_both_jacks
from pukk.games.pukk.deal import deal_hands
from pukk.games.pukk.house import FIELDS, FieldStatus, Packets, PukkGoesTo
from pukk.games.pukk.setup import (
    HAND_SIZE,
    compute_lowest,
    compute_owners,
    field_card,
    pack_suffices,
    present_fields,
)
from pukk.proofs.kernel import Rule, Twin, theorem
from pukk.proofs.pieces import OneCard, Whole
from pukk.proofs.situation import is_single, same, within
from pukk.proofs.tables import LOWEST_RANKS, compute_any_pack, house_at_numbers, shipped_houses


def every_number_and_pack() -> Iterator[dict[str, object]]:
    """Lists every number of players with every pack."""
    for players in range(2, 11):
        for lowest in LOWEST_RANKS:
            yield {"players": players, "lowest": int(lowest)}


def can_be_dealt(players: int, cards: Sequence[int]) -> bool:
    """Tells, by dealing, whether everybody gets five cards and one is left to turn."""
    if len(cards) <= players * HAND_SIZE:
        return False
    hands, upcard, _ = deal_hands(cards, players, 0, Packets.SINGLY)
    return all(hand.bit_count() == HAND_SIZE for hand in hands) and upcard.bit_count() == 1


@theorem(
    clauses=["pukk.setup.pack-suffices"],
    every=every_number_and_pack,
    twins=[
        Twin("none-left-to-turn", {"suffices": lambda players, pack: at_least(pack, players * HAND_SIZE)})
    ],
)
def five_cards_each_and_one_to_turn_decide_who_can_play(
    players: int, lowest: int, *, suffices: Rule = pack_suffices
) -> Truth:
    """The rule by numbers says the same as dealing the cards out."""
    cards = list(each_card(pack_from(lowest)))
    return bool(suffices(players, len(cards))) == can_be_dealt(players, cards)


@theorem(
    clauses=["pukk.setup.field-cards", "pukk.setup.pack"],
    given={"lowest": Whole(int(LOWEST_RANKS[0]), int(LOWEST_RANKS[-1])), "upcard": OneCard()},
    twins=[Twin("tens-out", {"pack": lambda lowest: pack_from(Rank.JACK)})],
)
def the_cards_of_the_fields_are_in_every_pack(
    lowest: Number, upcard: CardSet, *, pack: Rule = compute_any_pack
) -> Truth:
    """Ace to ten and ♣J always; the nine up to a lowest nine, and the six, the púkk's, up to a lowest six."""
    trump = same_suit(upcard)
    truths = []
    for field in FIELDS:
        card = field_card(field, trump)
        needs = {"nine": int(Rank.NINE), "pukk": int(Rank.SIX)}.get(field, int(Rank.TEN))
        truths.append(conj(is_single(card), same(within(card, pack(lowest)), at_least(needs, lowest))))
    return conj(*truths)


def every_house_number_and_trump() -> Iterator[dict[str, object]]:
    """Lists the shipped houses with the numbers of players for which their pack suffices, and every trump."""
    for listed in house_at_numbers():
        house, players = shipped_houses()[listed["house_name"]], listed["players"]
        if pack_suffices(players, pack_from(compute_lowest(house, players)).bit_count()):
            yield from ({**listed, "trump": suit.name.lower()} for suit in Suit)


@theorem(
    clauses=["pukk.setup.fields", "pukk.setup.pack", "pukk.setup.field-cards"],
    every=every_house_number_and_trump,
    twins=[Twin("sevens-lowest-for-all", {"lowest_rank": lambda house, players: Rank.SEVEN})],
)
def in_the_shipped_houses_every_field_can_be_taken(
    house_name: str, players: int, trump: str, *, lowest_rank: Rule = compute_lowest
) -> Truth:
    """No field stands for a card that has been taken out of the pack; where the púkk is vied for it has no card."""
    house = shipped_houses()[house_name]
    pack = pack_from(lowest_rank(house, players))
    owners = compute_owners(house, [f"P{seat}" for seat in range(players)])
    fields = [
        field
        for field in present_fields(owners)
        if field != "pukk" or house.pukk_goes_to is PukkGoesTo.TRUMP_SIX
    ]
    return all(field_card(field, SUIT_CARDS[Suit[trump.upper()]]) & pack for field in fields)


@theorem(
    clauses=["pukk.setup.field-cards", "pukk.collect.both-jacks"],
    given={"upcard": OneCard()},
    twins=[
        Twin(
            "pamfill-is-the-trump-jack",
            {"card_of": lambda field, trump: field_card("jack" if field == "pamfill" else field, trump)},
        )
    ],
)
def two_fields_never_stand_for_one_card_but_the_jacks_with_clubs(
    upcard: CardSet, *, card_of: Rule = field_card
) -> Truth:
    """So that a card takes one field, and ♣J two when clubs are trump."""
    trump = same_suit(upcard)
    truths = []
    for one, other in combinations(FIELDS, 2):
        are_jacks = (one, other) == ("jack", "pamfill")
        alike = card_of(one, trump) == card_of(other, trump)
        truths.append(same(alike, is_both_jacks(trump)) if are_jacks else neg(alike))
    return conj(*truths)


def a_player_short(house: object, names: Sequence[str]) -> object:
    """A bent rule: the first player dresses for the last one too."""
    return compute_owners(house, [*names[:-1], names[0]])  # type: ignore[arg-type]


@theorem(
    clauses=["pukk.setup.owners", "pukk.setup.fields"],
    every=house_at_numbers,
    twins=[Twin("the-last-player-overlooked", {"owners_of": a_player_short})],
)
def in_the_shipped_houses_everybody_owns_a_field_and_every_owned_field_has_an_owner(
    house_name: str, players: int, *, owners_of: Rule = compute_owners
) -> Truth:
    """At every number of players that the house admits."""
    names = [f"P{seat}" for seat in range(players)]
    owners = owners_of(shipped_houses()[house_name], names)
    owned = [owner for owner in owners.values() if not isinstance(owner, FieldStatus)]
    return all(owned) and {name for owner in owned for name in owner} == set(names)
