"""
What may come out when two hands, partly unseen, show their sets.

There are far too many worlds to try them all. But more cards never make a best set worse, and the cards
of each rank count apart: so one player's best case against another's worst case decides whether he can
win, and it is enough to go through the sets that he may come to hold.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
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


@lru_cache(maxsize=256)
def possible_orders(first: Holding, second: Holding, unseen: int, ranking: Ranking) -> frozenset[int]:
    """
    Returns how the first of two hands may come out against the second: `ABOVE`, `LEVEL`, `BELOW`.

    Once it may be above and below, whether it may be level too is not asked.
    """
    if not first.room and not second.room:
        return frozenset({compare(shown_key(first.seen, ranking), shown_key(second.seen, ranking))})
    orders = set()
    if can_beat(first, second, unseen, ranking):
        orders.add(ABOVE)
    if can_beat(second, first, unseen, ranking):
        orders.add(BELOW)
    if len(orders) < 2 and can_tie(first, second, unseen, ranking):
        orders.add(LEVEL)
    return frozenset(orders)


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
    draws = draws_by_key(better, unseen, ranking)
    for key in sorted(draws, reverse=True):
        if key == 0 or fill_below(worse, unseen, key - 1, ranking) is None:
            return False
        if any(fill_below(worse, unseen ^ drawn, key - 1, ranking) is not None for drawn in draws[key]):
            return True
    return False


def can_tie(first: Holding, second: Holding, unseen: int, ranking: Ranking) -> bool:
    """Tells whether some way of drawing the unseen cards makes the two hands worth the same."""
    if can_both_stay(first, second, unseen, 0, ranking):
        return True
    return can_share(first, second, (), unseen, ranking)


@lru_cache(maxsize=256)
def can_share(
    first: Holding, second: Holding, others: tuple[Holding, ...], unseen: int, ranking: Ranking
) -> bool:
    """
    Tells whether two hands may show sets that are worth the same, with none of some others surely above them.

    Each of the others is looked at alone, as if it had all the cards that are left to stay below with.
    """
    if is_strict(ranking):
        return False
    draws, other_draws = draws_by_key(first, unseen, ranking), draws_by_key(second, unseen, ranking)
    for key in sorted((draws.keys() & other_draws.keys()) - {0}, reverse=True):
        if any(fill_below(third, unseen, key, ranking) is None for third in others):
            return False
        for drawn, other in product(draws[key], other_draws[key]):
            if drawn & other:
                continue
            left = unseen ^ drawn ^ other
            taken, rest = drawing(first, drawn), drawing(second, other)
            if can_both_stay(taken, rest, left, key, ranking) and all(
                fill_below(third, left, key, ranking) is not None for third in others
            ):
                return True
    return False


def drawing(hand: Holding, drawn: int) -> Holding:
    """Returns a hand after it has drawn some of its unseen cards."""
    return Holding(hand.seen | drawn, hand.room - drawn.bit_count())


@lru_cache(maxsize=64)
def draws_by_key(hand: Holding, unseen: int, ranking: Ranking) -> dict[int, list[int]]:
    """Returns the keys that a hand may come to, each with the fewest cards that bring it there."""
    floor = shown_key(hand.seen, ranking)
    draws: dict[int, list[int]] = {floor: [NONE]}
    for drawn in useful_draws(hand, unseen, ranking):
        key = best_key(hand.seen | drawn, ranking)
        if key != floor:
            draws.setdefault(key, []).append(drawn)
    return {
        key: [drawn for drawn in ways if not any(way != drawn and way & drawn == way for way in ways)]
        for key, ways in draws.items()
    }


def is_strict(ranking: Ranking) -> bool:
    """Tells whether no two sets can tie: the suits decide, and a wild set is worth more or less than a natural one."""
    return bool(ranking.same_rank == SameRank.SUITS)


def can_both_stay(first: Holding, second: Holding, unseen: int, ceiling: int, ranking: Ranking) -> bool:
    """Tells whether both hands can be filled up from the unseen cards without getting above a ceiling."""
    filled = fill_below(first, unseen, ceiling, ranking)
    return filled is not None and fill_below(second, unseen ^ filled, ceiling, ranking) is not None


def useful_draws(hand: Holding, unseen: int, ranking: Ranking) -> Iterator[int]:
    """
    Yields the draws that can make a hand's best set better, the largest of one rank first.

    They are some cards of one rank, with or without the pamfíll, and where two pairs count also what fills
    up two pairs; what else is drawn cannot make the hand worse.
    """
    wild = PAMFILL & unseen
    for size in range(hand.room, 0, -1):
        for rank_cards in VYING_ORDER:
            singles = list(each_card(rank_cards & unseen & ~PAMFILL))
            for chosen in combinations(singles, size - 1) if wild else ():
                yield sum(chosen) | wild
            for chosen in combinations(singles, size):
                yield sum(chosen)
    if ranking.two_pairs:
        yield from draws_to_two_pairs(hand, unseen)


def draws_to_two_pairs(hand: Holding, unseen: int) -> Iterator[int]:
    """
    Yields the draws of two ranks that give a hand a pair of each.

    With the pamfíll either pair would be three alike.

    >>> from pukk.core.notation import cards
    >>> [draw.bit_count() for draw in draws_to_two_pairs(Holding(cards("♥A ♥K"), 2), cards("♠A ♠K ♦K"))]
    [2, 2]
    """
    for ranks in combinations(VYING_ORDER, 2) if not hand.seen & PAMFILL else ():
        wanted = [2 - (hand.seen & alike).bit_count() for alike in ranks]
        if min(wanted) > 0 and sum(wanted) <= hand.room:
            ways = (
                combinations(each_card(alike & unseen & ~PAMFILL), size)
                for alike, size in zip(ranks, wanted, strict=True)
            )
            for first, second in product(*ways):
                yield sum(first) | sum(second)


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
    return all(
        shown_set(hand.seen | drawn, ranking) == shown for drawn in useful_draws(hand, unseen, ranking)
    )
