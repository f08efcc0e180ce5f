"""
What may come out when two hands, partly unseen, show their sets.

There are far too many worlds to try them all. But more cards never make a best set worse, and the cards
of each rank count apart: so one player's best case against another's worst case decides whether he can
win, and it is enough to go through the sets that he may come to hold.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from pukk.core.cards import NONE, PAMFILL, RANK_CARDS, each_card
from pukk.games.pukk.house import SameRank
from pukk.games.pukk.vie import Ranking, best_key, find_best_set

ABOVE, LEVEL, BELOW = 1, 0, -1

VYING_ORDER = tuple(reversed(RANK_CARDS.values()))
"""The cards of each rank, the highest first, so that a strong draw is found early."""


shown_key = lru_cache(maxsize=512)(best_key)
"""The key of a hand's best set; remembered, since most changes of a house leave the ranking as it is."""

shown_set = lru_cache(maxsize=512)(find_best_set)
"""The best set of a hand, remembered likewise."""


class Holding(NamedTuple):
    """What a player shows from: the cards that are seen, and how many more he draws from the unseen ones."""

    seen: int
    room: int


def possible_orders(first: Holding, second: Holding, unseen: int, ranking: Ranking) -> set[int]:
    """
    Returns how the first of two hands may come out against the second: `ABOVE`, `LEVEL`, `BELOW`.

    Once it may be above and below, whether it may be level too is not asked.
    """
    if not first.room and not second.room:
        return {compare(shown_key(first.seen, ranking), shown_key(second.seen, ranking))}
    orders = set()
    if can_beat(first, second, unseen, ranking):
        orders.add(ABOVE)
    if can_beat(second, first, unseen, ranking):
        orders.add(BELOW)
    if len(orders) < 2 and can_tie(first, second, unseen, ranking):
        orders.add(LEVEL)
    return orders


def compare(left: int, right: int) -> int:
    """
    Returns `ABOVE`, `LEVEL` or `BELOW` for two keys.

    >>> compare(3, 2), compare(2, 2)
    (1, 0)
    """
    return (left > right) - (left < right)


def can_beat(better: Holding, worse: Holding, unseen: int, ranking: Ranking) -> bool:
    """
    Tells whether some way of drawing the unseen cards puts the one hand above the other.

    What is left when the worse hand is filled up goes to the better one, or nowhere, and cannot harm it.
    """
    for drawn in useful_draws(better, unseen):
        key = shown_key(better.seen | drawn, ranking)
        if key > 0 and fill_below(worse, unseen ^ drawn, key - 1, ranking) is not None:
            return True
    return False


def can_tie(first: Holding, second: Holding, unseen: int, ranking: Ranking) -> bool:
    """Tells whether some way of drawing the unseen cards makes the two hands worth the same."""
    if can_both_stay(first, second, unseen, 0, ranking):
        return True
    if is_strict(ranking):
        return False
    for drawn in useful_draws(first, unseen):
        key = shown_key(first.seen | drawn, ranking)
        taken = Holding(first.seen | drawn, first.room - drawn.bit_count())
        for other in useful_draws(second, unseen ^ drawn) if key else ():
            if shown_key(second.seen | other, ranking) == key:
                rest = Holding(second.seen | other, second.room - other.bit_count())
                if can_both_stay(taken, rest, unseen ^ drawn ^ other, key, ranking):
                    return True
    return False


def is_strict(ranking: Ranking) -> bool:
    """Tells whether no two sets can tie: the suits decide, and a wild set is worth more or less than a natural one."""
    return bool(ranking.same_rank == SameRank.SUITS)


def can_both_stay(first: Holding, second: Holding, unseen: int, ceiling: int, ranking: Ranking) -> bool:
    """Tells whether both hands can be filled up from the unseen cards without getting above a ceiling."""
    filled = fill_below(first, unseen, ceiling, ranking)
    return filled is not None and fill_below(second, unseen ^ filled, ceiling, ranking) is not None


def useful_draws(hand: Holding, unseen: int) -> Iterator[int]:
    """
    Yields the draws that can make a hand's best set, the largest first, and the empty draw last.

    They are some cards of one rank, with or without the pamfíll; what else is drawn cannot make the
    hand worse.
    """
    wild = PAMFILL & unseen
    for size in range(hand.room, -1, -1):
        for rank_cards in VYING_ORDER:
            singles = list(each_card(rank_cards & unseen & ~PAMFILL))
            for chosen in combinations(singles, size - 1) if wild and size else ():
                yield sum(chosen) | wild
            for chosen in combinations(singles, size) if size else ():
                yield sum(chosen)
    yield NONE


def fill_below(hand: Holding, unseen: int, ceiling: int, ranking: Ranking) -> int | None:
    """
    Returns cards that fill a hand up without its key getting above a ceiling, or None where there are none.

    Harmless cards are taken first: the low suits of each rank, trumps after them. The pamfíll serves
    every rank at once, so it is tried last and then first.
    """
    if shown_key(hand.seen, ranking) > ceiling:
        return None
    others = sorted(each_card(unseen & ~PAMFILL), key=lambda card: (bool(card & ranking.trump), card))
    wild = [PAMFILL] if PAMFILL & unseen else []
    for order in ([*others, *wild], [*wild, *others]) if wild else (others,):
        filled = NONE
        for card in order if hand.room else ():
            if shown_key(hand.seen | filled | card, ranking) <= ceiling:
                filled |= card
                if filled.bit_count() == hand.room:
                    break
        if filled.bit_count() == hand.room:
            return filled
    return None


def is_set_sure(hand: Holding, unseen: int, ranking: Ranking) -> bool:
    """Tells whether a hand shows the same set whatever it draws."""
    shown = shown_set(hand.seen, ranking)
    if not hand.room:
        return True
    return all(shown_set(hand.seen | drawn, ranking) == shown for drawn in useful_draws(hand, unseen))
