"""The deal: who deals, in which packets, and which card is turned."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pukk.core.cards import SUIT_CARDS, Suit
from pukk.core.notation import cards
from pukk.games.pukk.deal import (
    compute_first_dealer,
    compute_places,
    compute_trump,
    compute_turned_place,
    deal_hands,
    seat_left_of,
    seats_from_left,
)
from pukk.games.pukk.house import FirstDealer, Packets
from tests.games.pukk.strategies import packs, single_cards

SIZES = {Packets.THREE_TWO: [3, 2], Packets.TWO_THREE: [2, 3], Packets.SINGLY: [1, 1, 1, 1, 1]}


@pytest.mark.clause("pukk.deal.first-dealer")
@pytest.mark.parametrize(("how", "seat"), list(zip(FirstDealer, (4, 5, 6), strict=True)))
def test_the_first_dealer_is_whom_the_house_says(how: FirstDealer, seat: int) -> None:
    assert compute_first_dealer(how, ace_owner=4, youngest=5, drawn=6) == seat


@pytest.mark.clause("pukk.deal.dealer-moves")
def test_the_deal_moves_to_the_left_and_from_the_last_seat_to_the_first() -> None:
    assert [seat_left_of(seat, 3) for seat in range(3)] == [1, 2, 0]


@pytest.mark.clause("pukk.vie.order", "pukk.deal.five-cards")
def test_the_player_on_the_dealers_left_comes_first_and_the_dealer_last() -> None:
    assert seats_from_left(1, 4) == [2, 3, 0, 1]
    assert seats_from_left(3, 4) == [0, 1, 2, 3]


@pytest.mark.clause("pukk.deal.packets")
@pytest.mark.parametrize(
    ("packets", "first", "last"),
    [
        (Packets.THREE_TWO, [0, 1, 2, 18, 19], [15, 16, 17, 28, 29]),
        (Packets.TWO_THREE, [0, 1, 12, 13, 14], [10, 11, 27, 28, 29]),
        (Packets.SINGLY, [0, 6, 12, 18, 24], [5, 11, 17, 23, 29]),
    ],
)
def test_six_players_get_their_cards_in_the_packets_of_the_house(
    packets: Packets, first: list[int], last: list[int]
) -> None:
    places = compute_places(6, packets)
    assert (places[0], places[-1]) == (first, last)


@pytest.mark.clause("pukk.deal.five-cards", "pukk.deal.upcard")
def test_the_card_after_everybodys_five_is_turned() -> None:
    assert [compute_turned_place(players) for players in (2, 6, 7)] == [10, 30, 35]


@pytest.mark.clause("pukk.deal.upcard")
def test_the_suit_of_the_turned_card_is_trump() -> None:
    assert compute_trump(cards("♠9")) == SUIT_CARDS[Suit.SPADES]
    assert compute_trump(cards("♣J")) == SUIT_CARDS[Suit.CLUBS]


@given(single_cards(), st.sampled_from(Suit))
@pytest.mark.clause("pukk.deal.upcard")
def test_no_suit_but_that_of_the_turned_card_is_trump(upcard: int, suit: Suit) -> None:
    assert (compute_trump(upcard) == SUIT_CARDS[suit]) is bool(upcard & SUIT_CARDS[suit])


@given(st.data(), st.integers(2, 10), st.sampled_from(Packets))
@pytest.mark.clause("pukk.deal.packets", "pukk.deal.five-cards", "pukk.deal.upcard")
def test_hands_are_those_of_a_deal_card_by_card_around_the_table(
    data: st.DataObject, players: int, packets: Packets
) -> None:
    pack = data.draw(packs(2 if players > 7 else 5))
    dealer = data.draw(st.integers(0, players - 1))
    left = list(pack)
    piles: list[list[int]] = [[] for _ in range(players)]
    for size in SIZES[packets]:
        seat = dealer
        for _ in range(players):
            seat = 0 if seat == players - 1 else seat + 1
            for _ in range(size):
                piles[seat].append(left.pop(0))
    hands, upcard, rest = deal_hands(pack, players, dealer, packets)
    assert hands == [sum(pile) for pile in piles]
    assert [upcard, *rest] == left
    assert {hand.bit_count() for hand in hands} == {5}


@given(st.integers(2, 10), st.data())
@pytest.mark.clause("pukk.deal.dealer-moves", "pukk.vie.order")
def test_going_left_comes_round_to_everybody_once(players: int, data: st.DataObject) -> None:
    dealer = data.draw(st.integers(0, players - 1))
    seats = [seat_left_of(dealer, players)]
    for _ in range(players - 1):
        seats.append(seat_left_of(seats[-1], players))
    assert seats == seats_from_left(dealer, players)
    assert sorted(seats) == list(range(players))
    assert seats[-1] == dealer
