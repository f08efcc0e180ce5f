"""Collecting: who takes which field, entirely or not at all."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pukk.core.cards import SUIT_CARDS, Suit
from pukk.core.ledger import Ledger, Transfer, on_field, player
from pukk.core.notation import cards
from pukk.core.seats import NOBODY
from pukk.games.pukk.collect import (
    CollectChoices,
    collect_choices_of,
    collected_fields,
    compute_collecting,
    decided_at_collecting,
    find_field_holder,
    find_taker,
    is_both_jacks,
    owners_who_pay,
    pamfill_counts,
    turned_field_taker,
    turned_pamfill_taker,
)
from pukk.games.pukk.house import (
    FIELDS,
    FieldStatus,
    PamfillField,
    PukkGoesTo,
    PukkHouse,
    TurnedField,
    TurnedPamfill,
)
from pukk.games.pukk.setup import Owners
from tests.games.pukk.plain import PAMFILL, Card, find_place, plain_cards
from tests.games.pukk.strategies import Deal, deals, houses, shipped

MBL, ISL = shipped("morgunbladid-2002"), shipped("pukk-is")
CLUBS, DIAMONDS, SPADES = SUIT_CARDS[Suit.CLUBS], SUIT_CARDS[Suit.DIAMONDS], SUIT_CARDS[Suit.SPADES]
RANKS = {"ace": 14, "king": 13, "queen": 12, "jack": 11, "ten": 10, "nine": 9, "pukk": 6}
choices = st.builds(
    CollectChoices,
    st.sampled_from(PamfillField),
    st.sampled_from(TurnedField),
    st.sampled_from(TurnedPamfill),
    st.sampled_from(PukkGoesTo),
)


def hands(*texts: str) -> list[int]:
    """Returns hands by seat."""
    return [cards(text) for text in texts]


def owners_of(**owned: tuple[str, ...] | FieldStatus) -> Owners:
    """Returns a board on which all fields are absent but some."""
    return dict.fromkeys(FIELDS, FieldStatus.ABSENT) | owned


@pytest.mark.clause("pukk.collect.trump-honours")
def test_the_holder_of_a_trump_honour_takes_its_field() -> None:
    assert find_field_holder("king", SPADES, hands("♥A", "♠K ♥7")) == 1
    assert find_taker("king", cards("♠9"), hands("♥K ♠Q", "♠K ♥7"), 0, MBL) == 1
    assert find_taker("queen", cards("♠9"), hands("♥K ♠Q", "♠K ♥7"), 0, MBL) == 0


@pytest.mark.clause("pukk.collect.trump-honours")
def test_an_honour_of_another_suit_takes_nothing() -> None:
    assert find_taker("king", cards("♠9"), hands("♥K", "♦K ♣K"), 0, MBL) == NOBODY


@pytest.mark.clause("pukk.collect.pamfill-field")
def test_the_pamfill_takes_its_field_whatever_is_trump_or_only_if_clubs_are() -> None:
    held = hands("♥A", "♥K", "♣J")
    assert find_taker("pamfill", cards("♦9"), held, 0, MBL) == 2
    clubs_only = shipped("pukk-is", pamfill_field="clubs-only")
    assert find_taker("pamfill", cards("♦9"), held, 0, clubs_only) == NOBODY
    assert find_taker("pamfill", cards("♣9"), held, 0, clubs_only) == 2
    assert pamfill_counts(PamfillField.ALWAYS, DIAMONDS)
    assert not pamfill_counts(PamfillField.CLUBS_ONLY, DIAMONDS)


@pytest.mark.clause("pukk.collect.both-jacks")
def test_with_clubs_trump_the_pamfill_takes_both_fields() -> None:
    held = hands("♥A", "♣J")
    for house in (MBL, ISL):
        assert [find_taker(field, cards("♣9"), held, 0, house) for field in ("jack", "pamfill")] == [1, 1]
    assert is_both_jacks(CLUBS)


@pytest.mark.clause("pukk.collect.both-jacks")
def test_with_another_trump_the_two_jacks_are_two_cards() -> None:
    assert not is_both_jacks(DIAMONDS)
    assert find_taker("jack", cards("♦9"), hands("♦J", "♣J"), 0, MBL) == 0


@pytest.mark.clause("pukk.collect.turned-field")
def test_the_field_of_the_turned_card_goes_to_the_dealer_or_stays() -> None:
    assert find_taker("king", cards("♠K"), hands("♠A", "♥7"), 1, MBL) == 1
    assert find_taker("king", cards("♠K"), hands("♠A", "♥7"), 1, ISL) == NOBODY
    assert find_taker("ace", cards("♠K"), hands("♠A", "♥7"), 1, ISL) == 0
    assert turned_field_taker(TurnedField.STAYS, 1) == NOBODY


@pytest.mark.clause("pukk.collect.turned-pamfill")
@pytest.mark.parametrize(
    ("turned_field", "turned_pamfill", "jack", "pamfill"),
    [
        ("dealer", "both", 1, 1),
        ("stays", "both", 1, 1),
        ("dealer", "pamfill-only", NOBODY, 1),
        ("stays", "pamfill-only", NOBODY, 1),
        ("dealer", "as-turned-field", 1, 1),
        ("stays", "as-turned-field", NOBODY, NOBODY),
    ],
)
def test_where_the_pamfill_is_turned_the_house_says_who_takes_which_jack(
    turned_field: str, turned_pamfill: str, jack: int, pamfill: int
) -> None:
    house = shipped("pukk-is", turned_field=turned_field, turned_pamfill=turned_pamfill)
    taken = [find_taker(field, cards("♣J"), hands("♥J", "♠J"), 1, house) for field in ("jack", "pamfill")]
    assert taken == [jack, pamfill]
    assert turned_pamfill_taker("jack", house.turned_field, house.turned_pamfill, 1) == jack
    assert turned_pamfill_taker("pamfill", house.turned_field, house.turned_pamfill, 1) == pamfill


@pytest.mark.clause("pukk.collect.turned-pamfill")
def test_a_turned_pamfill_leaves_the_other_fields_to_their_holders() -> None:
    assert find_taker("king", cards("♣J"), hands("♣K", "♠J"), 1, MBL) == 0


@pytest.mark.clause("pukk.collect.trump-six")
def test_the_trump_six_takes_the_pukk_where_it_wins_it() -> None:
    held = hands("♠A", "♠6")
    assert find_taker("pukk", cards("♠9"), held, 0, MBL) == 1
    assert find_taker("pukk", cards("♠9"), held, 0, ISL) == NOBODY
    assert find_taker("pukk", cards("♥9"), held, 0, MBL) == NOBODY
    assert find_taker("pukk", cards("♠6"), hands("♠A", "♥6"), 1, MBL) == 1


@pytest.mark.clause("pukk.collect.trump-six")
def test_only_the_pukk_may_be_decided_later_than_at_the_collecting() -> None:
    decided = [goes_to for goes_to in PukkGoesTo if decided_at_collecting("pukk", goes_to)]
    assert decided == [PukkGoesTo.TRUMP_SIX]
    assert all(decided_at_collecting("ten", goes_to) for goes_to in PukkGoesTo)


@pytest.mark.clause("pukk.collect.trump-six")
def test_the_pukk_is_listed_among_the_collected_fields_unless_it_is_won_later() -> None:
    board = owners_of(ace=("P0",), pukk=FieldStatus.SHARED)
    listed = {
        word: collected_fields(shipped("pukk-is", pukk_goes_to=word), board)
        for word in ("trump-six", "best-set", "pair-of-sixes", "nobody")
    }
    assert listed == {
        "trump-six": ("ace", "pukk"),
        "best-set": ("ace",),
        "pair-of-sixes": ("ace",),
        "nobody": ("ace", "pukk"),
    }


@pytest.mark.clause("pukk.collect.unclaimed-stays")
def test_a_field_whose_card_is_in_the_stock_stays() -> None:
    assert find_taker("ten", cards("♠9"), hands("♠A", "♥10"), 0, MBL) == NOBODY


def test_a_taken_field_is_emptied_and_the_others_are_left_alone() -> None:
    board = owners_of(ace=("P0",), king=("P1",), pamfill=("P2",))
    taken = compute_collecting(
        {"ace": "P2", "king": None, "pamfill": "P1"}, {"ace": 6, "king": 12, "pamfill": 5}, MBL, board
    )
    assert taken == [
        Transfer(on_field("ace"), player("P2"), 6, "pukk.collect.trump-honours"),
        Transfer(on_field("pamfill"), player("P1"), 5, "pukk.collect.pamfill-field"),
    ]


def test_the_pukk_is_taken_by_the_clause_of_the_trump_six() -> None:
    taken = compute_collecting({"pukk": "P2"}, {"pukk": 7}, MBL, owners_of(pukk=("P0",)))
    assert taken == [Transfer(on_field("pukk"), player("P2"), 7, "pukk.collect.trump-six")]


def test_from_an_empty_field_nothing_is_taken() -> None:
    assert compute_collecting({"ace": "P2"}, {"ace": 0}, MBL, owners_of(ace=("P0",))) == []
    assert compute_collecting({"ace": "P2"}, {}, MBL, owners_of(ace=("P0",))) == []


@pytest.mark.clause("pukk.dress.pay-on-demand")
def test_who_pays_on_demand_gives_the_holder_a_chip_and_himself_none() -> None:
    house = shipped("morgunbladid-2002", pay_on_demand=True)
    board = owners_of(ace=("P0", "P1"), king=("P2",), ten=FieldStatus.SHARED)
    assert owners_who_pay("ace", "P1", house, board) == ("P0",)
    assert owners_who_pay("ace", "P2", house, board) == ("P0", "P1")
    assert owners_who_pay("king", "P2", house, board) == ()
    assert owners_who_pay("ten", "P2", house, board) == ()
    assert owners_who_pay("ace", "P1", MBL, board) == ()
    assert compute_collecting({"ace": "P2", "king": None}, {"ace": 3}, house, board) == [
        Transfer(on_field("ace"), player("P2"), 3, "pukk.collect.trump-honours"),
        Transfer(player("P0"), player("P2"), 1, "pukk.dress.pay-on-demand"),
        Transfer(player("P1"), player("P2"), 1, "pukk.dress.pay-on-demand"),
    ]


def taker_in_words(
    field: str, upcard: Card, lists: Sequence[Sequence[Card]], dealer: int, house: CollectChoices
) -> int:
    """Tells who takes a field as the rulebook says it, on lists of cards."""
    trump = upcard[0]
    wanted = PAMFILL if field == "pamfill" else (trump, RANKS[field])
    if field == "pukk" and house.pukk_goes_to.word != "trump-six":
        return NOBODY
    if field == "pamfill" and house.pamfill_field.word == "clubs-only" and trump != "♣":
        return NOBODY
    if wanted != upcard:
        return find_place([list(hand) for hand in lists], wanted)
    dealer_takes = house.turned_field.word == "dealer"
    if upcard == PAMFILL and house.turned_pamfill.word == "both":
        dealer_takes = True
    if upcard == PAMFILL and house.turned_pamfill.word == "pamfill-only":
        dealer_takes = field == "pamfill"
    return dealer if dealer_takes else NOBODY


@given(deals(), choices, st.data())
@pytest.mark.clause("pukk.collect.trump-honours", "pukk.collect.unclaimed-stays", "pukk.collect.turned-field")
def test_every_field_goes_where_the_rulebook_says_in_any_house(
    deal: Deal, house: CollectChoices, data: st.DataObject
) -> None:
    dealer = data.draw(st.integers(0, len(deal.hands) - 1))
    lists = [plain_cards(hand) for hand in deal.hands]
    upcard = plain_cards(deal.upcard)[0]
    for field in FIELDS:
        expected = taker_in_words(field, upcard, lists, dealer, house)
        assert find_taker(field, deal.upcard, deal.hands, dealer, house) == expected


@given(houses(), deals(most=4))
def test_a_house_collects_by_its_four_choices_alone(house: PukkHouse, deal: Deal) -> None:
    assert collect_choices_of(house) == (
        house.pamfill_field,
        house.turned_field,
        house.turned_pamfill,
        house.pukk_goes_to,
    )
    for field in FIELDS:
        by_house = find_taker(field, deal.upcard, deal.hands, 0, house)
        assert by_house == find_taker(field, deal.upcard, deal.hands, 0, collect_choices_of(house))


@given(
    st.dictionaries(st.sampled_from(FIELDS), st.sampled_from(["P0", "P1", "P2", None])),
    st.dictionaries(st.sampled_from(FIELDS), st.integers(0, 50)),
    st.booleans(),
)
def test_what_leaves_the_fields_is_what_the_players_get(
    takers: dict[str, str | None], chips: dict[str, int], on_demand: bool
) -> None:
    house = shipped("morgunbladid-2002", pay_on_demand=on_demand)
    board = owners_of(**dict.fromkeys(FIELDS, ("P0", "P1")))
    start = {on_field(field): amount for field, amount in chips.items()} | {player("P0"): 8, player("P1"): 8}
    ledger = Ledger(start)
    after = ledger.apply(compute_collecting(takers, chips, house, board))
    assert after.total() == ledger.total()
    for field in FIELDS:
        assert after.balance(on_field(field)) == (0 if takers.get(field) else chips.get(field, 0))
