"""
Every hand of five there is, from packs of 40, 36 and 32 cards, ranked twice: by the rule, and naively.

The naive ranking shares no code with the rule: it lists every set that a pack can show, sorts them as the rules
are written, and looks for the best one among all parts of a hand.
"""

from collections.abc import Iterator
from itertools import combinations, pairwise
from math import comb

import pytest

from pukk.core.cards import SUIT_CARDS, Suit
from pukk.games.pukk.vie import best_key, ranking_of
from tests.games.pukk.plain import PAMFILL, SUITS, Card, card_set
from tests.games.pukk.strategies import shipped

Worth = tuple[int, int, bool, int]
"""How many alike, how high, whether all are real, and the place of the highest suit: compared in this order."""

HANDS = {5: comb(40, 5), 6: comb(36, 5), 7: comb(32, 5)}

WORTHS = {5: 142, 6: 126, 7: 110}
"""
Lowest rank → how many worths there are, having no set among them: sixteen for each rank, nine for the jacks. Less
twelve: of the three lowest ranks but the póstar no pair with the pamfíll is ever the best of a hand of five.
"""

PARTS = [part for size in range(2, 6) for part in combinations(range(5), size)]


def list_pack(lowest: int) -> list[Card]:
    """Lists the cards of a pack."""
    return [(suit, rank) for suit in SUITS for rank in range(lowest, 15)]


def list_sets(lowest: int) -> Iterator[tuple[list[Card], Worth]]:
    """Lists every set of two cards or more that a pack can show, and what it is worth."""
    for rank in range(lowest, 15):
        height = 15 if rank == lowest else rank
        real = [(suit, rank) for suit in SUITS if (suit, rank) != PAMFILL]
        for size in range(1, len(real) + 1):
            for chosen in combinations(real, size):
                highest = max(SUITS.index(suit) for suit, _ in chosen)
                yield [*chosen, PAMFILL], (size + 1, height, False, highest)
                if size > 1:
                    yield list(chosen), (size, height, True, highest)


def rank_naively(lowest: int) -> Iterator[tuple[int, int]]:
    """Lists every hand of a pack with the place of its best set among all worths; nought where it has none."""
    sets = [(card_set(cards), worth) for cards, worth in list_sets(lowest)]
    places = {worth: place for place, worth in enumerate(sorted({worth for _, worth in sets}), 1)}
    place_of = {cards: places[worth] for cards, worth in sets}
    for hand in combinations([card_set([card]) for card in list_pack(lowest)], 5):
        yield sum(hand), max(place_of.get(sum([hand[each] for each in part]), 0) for part in PARTS)


@pytest.mark.slow
@pytest.mark.clause(
    "pukk.vie.best-set", "pukk.vie.size", "pukk.vie.rank-order", "pukk.vie.posts", "pukk.vie.same-rank"
)
@pytest.mark.parametrize("lowest", HANDS)
def test_every_hand_is_ranked_as_it_is_naively_and_no_two_that_can_meet_tie(lowest: int) -> None:
    ranking = ranking_of(shipped("pukk-is"), lowest, SUIT_CARDS[Suit.SPADES])
    key_at: dict[int, int] = {}
    shared: dict[int, int] = {}
    hands = 0
    for hand, place in rank_naively(lowest):
        key = best_key(hand, ranking)
        assert key_at.setdefault(place, key) == key
        shared[place] = shared.get(place, hand) & hand
        hands += 1
    assert hands == HANDS[lowest]
    assert key_at[0] == 0
    # The rule's keys are in the naive order, each worth its own.
    keys = [key_at[place] for place in sorted(key_at)]
    assert all(below < above for below, above in pairwise(keys))
    assert len(keys) == WORTHS[lowest]
    # All hands of one worth have a card in common, so that no two of them can be held at once.
    assert all(common for place, common in shared.items() if place)
