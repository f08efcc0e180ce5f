"""Buying: the trump seven for the turned card, until the house says no."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pukk.core.notation import cards
from pukk.games.pukk.buy import (
    MOMENTS,
    Moment,
    bought_fields,
    collects_field,
    hand_after_buying,
    is_open,
    may_buy,
    price_of,
)
from pukk.games.pukk.house import FIELDS, Buy, PukkGoesTo
from tests.games.pukk.plain import card_set, plain_cards
from tests.games.pukk.strategies import Deal, deals, single_cards

OPEN = {
    Buy.NO: (),
    Buy.BEFORE_COLLECT: ("before-collect",),
    Buy.BEFORE_FIRST_LEAD: ("before-collect", "before-vie", "before-lead"),
    Buy.UNTIL_NEXT_LEAD: ("before-collect", "before-vie", "before-lead", "during-run", "after-stand"),
}
RANKS = {"ace": 14, "king": 13, "queen": 12, "jack": 11, "ten": 10, "nine": 9, "pukk": 6}


@pytest.mark.clause("pukk.buy.buy")
@pytest.mark.parametrize("buy", Buy)
def test_buying_is_open_until_the_house_closes_it(buy: Buy) -> None:
    assert tuple(word for word, moment in MOMENTS.items() if is_open(buy, moment)) == OPEN[buy]


def test_the_moments_follow_each_other_as_in_a_round() -> None:
    assert list(MOMENTS) == [
        "before-collect",
        "before-vie",
        "before-lead",
        "during-run",
        "after-stand",
        "after-lead",
    ]
    assert list(MOMENTS.values()) == sorted(Moment)


@pytest.mark.clause("pukk.buy.price")
def test_the_seven_of_trumps_is_the_price_and_no_other_seven() -> None:
    assert price_of(cards("♠K")) == cards("♠7")
    assert may_buy(cards("♠7 ♥9"), cards("♠K"), Buy.UNTIL_NEXT_LEAD, Moment.BEFORE_LEAD)
    assert not may_buy(cards("♥7 ♠9"), cards("♠K"), Buy.UNTIL_NEXT_LEAD, Moment.BEFORE_LEAD)


@pytest.mark.clause("pukk.buy.buy")
def test_the_seven_buys_nothing_once_buying_is_closed() -> None:
    assert not may_buy(cards("♠7 ♥9"), cards("♠K"), Buy.UNTIL_NEXT_LEAD, Moment.AFTER_LEAD)
    assert not may_buy(cards("♠7 ♥9"), cards("♠K"), Buy.NO, Moment.BEFORE_COLLECT)


@pytest.mark.clause("pukk.buy.price")
def test_the_buyer_lays_the_seven_and_takes_the_turned_card() -> None:
    assert hand_after_buying(cards("♠7 ♥9"), cards("♠K")) == cards("♠K ♥9")


@pytest.mark.clause("pukk.buy.price")
def test_a_turned_seven_cannot_be_bought_for_itself() -> None:
    assert not may_buy(cards("♥7 ♠9"), cards("♠7"), Buy.UNTIL_NEXT_LEAD, Moment.BEFORE_LEAD)


@pytest.mark.clause("pukk.buy.buy-collects")
def test_a_bought_card_collects_its_field_only_where_the_house_says_so() -> None:
    best_set = PukkGoesTo.BEST_SET
    assert collects_field("king", cards("♠K"), best_set, True)
    assert not collects_field("king", cards("♠K"), best_set, False)
    assert not collects_field("queen", cards("♠K"), best_set, True)
    assert bought_fields(cards("♠K"), best_set, True) == ("king",)
    assert bought_fields(cards("♠K"), best_set, False) == ()
    assert bought_fields(cards("♠8"), best_set, True) == ()


@pytest.mark.clause("pukk.buy.buy-collects")
def test_who_buys_the_pamfill_collects_both_its_fields() -> None:
    assert bought_fields(cards("♣J"), PukkGoesTo.BEST_SET, True) == ("jack", "pamfill")


@pytest.mark.clause("pukk.buy.buy-collects")
def test_who_buys_the_six_collects_the_pukk_where_the_trump_six_wins_it() -> None:
    taken = {goes_to: bought_fields(cards("♠6"), goes_to, True) for goes_to in PukkGoesTo}
    assert taken == dict.fromkeys(PukkGoesTo, ()) | {PukkGoesTo.TRUMP_SIX: ("pukk",)}


@given(deals(), st.sampled_from(Buy), st.sampled_from(Moment))
@pytest.mark.clause("pukk.buy.buy", "pukk.buy.price")
def test_at_most_one_may_buy_and_he_has_as_many_cards_as_before(deal: Deal, buy: Buy, moment: Moment) -> None:
    suit, _ = plain_cards(deal.upcard)[0]
    buyers = [hand for hand in deal.hands if may_buy(hand, deal.upcard, buy, moment)]
    word = moment.name.lower().replace("_", "-")
    holders = [hand for hand in deal.hands if (suit, 7) in plain_cards(hand)]
    assert buyers == (holders if word in OPEN[buy] else [])
    for hand in buyers:
        expected = [one for one in plain_cards(hand) if one != (suit, 7)]
        assert hand_after_buying(hand, deal.upcard) == card_set(expected) | deal.upcard
        assert hand_after_buying(hand, deal.upcard).bit_count() == len(plain_cards(hand))


@given(single_cards(), st.sampled_from(PukkGoesTo), st.booleans())
@pytest.mark.clause("pukk.buy.buy-collects")
def test_a_bought_card_collects_the_fields_that_it_stands_for(
    upcard: int, goes_to: PukkGoesTo, collects: bool
) -> None:
    suit, rank = plain_cards(upcard)[0]
    expected = [field for field in FIELDS if RANKS.get(field) == rank and collects]
    if goes_to is not PukkGoesTo.TRUMP_SIX and "pukk" in expected:
        expected.remove("pukk")
    if (suit, rank) == ("♣", 11) and collects:
        expected.append("pamfill")
    assert bought_fields(upcard, goes_to, collects) == tuple(expected)
