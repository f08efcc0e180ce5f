"""Seats: who holds a card, and what all hold together."""

from hypothesis import given

from pukk.core.seats import NOBODY, find_holder, held_by_anyone, union
from tests.games.pukk.plain import card_set, find_place, plain_cards
from tests.games.pukk.strategies import single_cards, uneven_hands


def test_the_holder_is_the_seat_and_not_its_neighbour() -> None:
    assert find_holder(4, [8, 4, 16]) == 1


def test_a_card_that_no_hand_has_is_held_by_nobody() -> None:
    assert find_holder(4, [8, 16]) == NOBODY
    assert not held_by_anyone(4, [8, 16])


def test_of_no_card_there_is_no_holder() -> None:
    assert find_holder(0, [8, 16]) == NOBODY
    assert not held_by_anyone(0, [8, 16])


def test_nobody_is_no_seat_at_the_largest_table() -> None:
    assert NOBODY >= 10


@given(uneven_hands(), single_cards(5))
def test_the_holder_is_whoever_has_the_card_among_his(hands: tuple[int, ...], single: int) -> None:
    lists = [plain_cards(hand) for hand in hands]
    expected = find_place(lists, plain_cards(single)[0])
    assert find_holder(single, hands) == expected
    assert held_by_anyone(single, hands) == (expected != 15)
    assert union(hands) == card_set([one for hand in lists for one in hand])
