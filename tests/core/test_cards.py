"""Cards as bits: where each lies, and what lies between the suits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pukk.core.cards import (
    FULL_PACK,
    NONE,
    PAMFILL,
    RANK_CARDS,
    SUIT_CARDS,
    Rank,
    Suit,
    by_rank,
    card,
    each_card,
    pack_from,
    rank_of,
    suit_of,
)


def test_a_card_is_one_bit_at_sixteen_times_its_suit_plus_its_rank() -> None:
    assert card(Suit.CLUBS, Rank.TWO) == 1 << 2
    assert card(Suit.HEARTS, Rank.ACE) == 1 << 62


def test_the_suits_go_clubs_diamonds_spades_hearts_from_the_low_end() -> None:
    assert [suit.name for suit in Suit] == ["CLUBS", "DIAMONDS", "SPADES", "HEARTS"]


def test_a_full_pack_has_52_cards_none_of_them_twice() -> None:
    assert FULL_PACK.bit_count() == 52
    assert sum(SUIT_CARDS.values()) == sum(RANK_CARDS.values()) == FULL_PACK


def test_a_suit_has_thirteen_cards_and_a_rank_four() -> None:
    assert {cards.bit_count() for cards in SUIT_CARDS.values()} == {13}
    assert {cards.bit_count() for cards in RANK_CARDS.values()} == {4}


def test_between_two_suits_lie_bits_that_are_no_card() -> None:
    gaps = sum(1 << place for place in range(64) if place % 16 in (0, 1, 15))
    assert gaps & FULL_PACK == NONE
    assert gaps | FULL_PACK == (1 << 64) - 1


def test_the_pamfill_is_the_jack_of_clubs() -> None:
    assert RANK_CARDS[Rank.JACK] & SUIT_CARDS[Suit.CLUBS] == PAMFILL


@pytest.mark.parametrize(("lowest", "size"), [(2, 52), (5, 40), (6, 36), (7, 32), (10, 20)])
def test_a_pack_without_the_low_cards_has_four_of_each_rank_that_is_left(lowest: int, size: int) -> None:
    assert pack_from(lowest).bit_count() == size


def test_a_pack_keeps_its_lowest_rank_and_takes_out_the_next() -> None:
    assert pack_from(5) & RANK_CARDS[Rank.FIVE] == RANK_CARDS[Rank.FIVE]
    assert pack_from(5) & RANK_CARDS[Rank.FOUR] == NONE


def test_hearts_come_first_in_writing_and_the_highest_rank_first_in_a_suit() -> None:
    held = [card(Suit.CLUBS, 3), card(Suit.HEARTS, 2), card(Suit.HEARTS, 14), card(Suit.SPADES, 9)]
    assert list(each_card(sum(held))) == [held[2], held[1], held[3], held[0]]


def test_by_rank_the_highest_rank_comes_first_and_hearts_first_in_a_rank() -> None:
    held = [card(Suit.CLUBS, 14), card(Suit.HEARTS, 14), card(Suit.SPADES, 9), card(Suit.HEARTS, 2)]
    assert by_rank(sum(held)) == [held[1], held[0], held[2], held[3]]


@given(st.sampled_from(Suit), st.sampled_from(Rank))
def test_a_card_gives_back_its_suit_and_rank(suit: Suit, rank: Rank) -> None:
    single = card(suit, rank)
    assert (suit_of(single), rank_of(single)) == (suit, rank)


@given(st.integers(0, (1 << 64) - 1).map(lambda bits: bits & FULL_PACK))
def test_the_cards_of_a_set_are_the_set_each_once(held: int) -> None:
    singles = list(each_card(held))
    assert sum(singles) == sum(by_rank(held)) == held
    assert len(singles) == held.bit_count()
