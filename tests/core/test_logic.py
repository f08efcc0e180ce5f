"""The words of the rules on ints; tests/core/test_three_readings.py has them in z3."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pukk.core.cards import FULL_PACK, NONE, Rank, Suit, card
from pukk.core.logic import (
    at_least,
    complement,
    conj,
    count,
    disj,
    divide,
    implies,
    ite,
    less,
    lower,
    maximum,
    minimum,
    minus,
    neg,
    predecessor,
    ranks_in,
    same_suit,
    some,
    successor,
    without,
)
from tests.games.pukk.plain import Card, card_set, plain_cards
from tests.games.pukk.strategies import card_sets, single_cards

numbers = st.integers(0, 1000)


def test_an_ace_has_no_next_card_and_does_not_reach_the_next_suit() -> None:
    for suit in Suit:
        assert successor(card(suit, Rank.ACE)) == NONE


def test_a_two_has_no_card_below_it_and_does_not_reach_the_suit_below() -> None:
    for suit in Suit:
        assert predecessor(card(suit, Rank.TWO)) == NONE
        assert lower(card(suit, Rank.TWO)) == NONE


def test_below_an_ace_lie_twelve_cards() -> None:
    assert count(lower(card(Suit.SPADES, Rank.ACE))) == 12


def test_only_the_known_truths_need_no_reading() -> None:
    with pytest.raises(TypeError, match="no reading is registered"):
        neg("true")
    with pytest.raises(TypeError, match="no reading is registered"):
        count("cards")
    with pytest.raises(TypeError, match="no reading is registered"):
        less("2", 3)


def test_where_any_truth_fails_all_do_not_hold_whatever_the_rest_is() -> None:
    assert conj("unknown", False) is False
    assert disj("unknown", True) is True


def test_of_no_truths_all_hold_and_none_does() -> None:
    assert conj() is True
    assert disj() is False


def test_nothing_is_left_where_more_is_taken_than_there_is() -> None:
    assert minus(2, 5) == 0
    assert minus(5, 5) == 0
    assert minus(5, 4) == 1


def test_a_number_is_at_least_itself() -> None:
    assert at_least(3, 3)
    assert not less(3, 3)


@given(st.booleans(), st.booleans())
def test_truths_join_as_in_logic(left: bool, right: bool) -> None:
    assert conj(left, right) is (left and right)
    assert disj(left, right) is (left or right)
    assert implies(left, right) is (right or not left)
    assert neg(left) is (not left)
    assert ite(left, "then", "otherwise") == ("then" if left else "otherwise")


@given(st.lists(numbers, min_size=1))
def test_the_largest_and_the_smallest_are_those_of_python(some_numbers: list[int]) -> None:
    assert maximum(*some_numbers) == max(some_numbers)
    assert minimum(*some_numbers) == min(some_numbers)


@given(numbers, numbers)
def test_what_is_taken_and_what_is_left_are_the_whole(whole: int, part: int) -> None:
    assert minus(whole, part) == max(whole - part, 0)
    assert less(whole, part) is (whole < part)
    assert at_least(whole, part) is (whole >= part)


@given(numbers, st.integers(1, 10))
def test_shares_and_the_rest_are_the_whole(whole: int, shares: int) -> None:
    rest = whole - divide(whole, shares) * shares
    assert 0 <= rest < shares


@given(card_sets(), card_sets())
def test_cards_taken_away_are_those_that_lists_lose(held: int, others: int) -> None:
    left = [one for one in plain_cards(held) if one not in plain_cards(others)]
    assert without(held, others) == card_set(left)
    assert count(held) == len(plain_cards(held))
    assert some(held) is bool(plain_cards(held))
    assert complement(held) == FULL_PACK - held


@given(card_sets())
def test_the_next_cards_are_one_rank_up_in_the_same_suit(held: int) -> None:
    assert successor(held) == card_set([(suit, rank + 1) for suit, rank in plain_cards(held) if rank < 14])
    assert predecessor(held) == card_set([(suit, rank - 1) for suit, rank in plain_cards(held) if rank > 2])


@given(card_sets())
def test_a_set_touches_its_suits_whole(held: int) -> None:
    suits = {suit for suit, _ in plain_cards(held)}
    assert same_suit(held) == card_set([one for one in plain_cards(FULL_PACK) if one[0] in suits])


@given(single_cards())
def test_lower_cards_are_those_of_the_suit_below(single: int) -> None:
    suit, rank = plain_cards(single)[0]
    below: list[Card] = [(suit, other) for other in range(2, rank)]
    assert lower(single) == card_set(below)
    assert same_suit(single) == card_set([(suit, other) for other in range(2, 15)])


@given(card_sets())
def test_the_ranks_of_a_hand_are_those_of_its_cards(held: int) -> None:
    assert set(ranks_in(held)) == {rank for _, rank in plain_cards(held)}
