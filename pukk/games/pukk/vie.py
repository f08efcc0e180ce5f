"""Vying for the púkk: which sets can be shown, how they rank, and who gets what."""

from collections.abc import Sequence
from typing import NamedTuple

from pukk.core.cards import NONE, PAMFILL, RANK_CARDS, SUIT_CARDS, Rank
from pukk.core.logic import (
    CardSet,
    Number,
    Truth,
    at_least,
    conj,
    count,
    disj,
    divide,
    ite,
    less,
    maximum,
    minus,
    neg,
    ranks_in,
    some,
    without,
)
from pukk.core.rule import rule
from pukk.games.pukk.house import (
    MinSet,
    OddChip,
    Posts,
    PukkGoesTo,
    PukkHouse,
    Raises,
    SameRank,
    SoleEntrant,
    WildVsNatural,
)

REAL_CARDS: dict[Rank, int] = {rank: RANK_CARDS[rank] & (RANK_CARDS[rank] ^ PAMFILL) for rank in Rank} | {
    Rank.JACK: RANK_CARDS[Rank.JACK] ^ PAMFILL
}
"""Rank → its cards without the pamfíll."""

POSTS_VALUE = 15
"""The value of the póstar in the vying, above the ace's 14."""


class Ranking(NamedTuple):
    """What decides between sets at one table and deal; each part may be symbolic."""

    posts_rank: Number
    trump: CardSet
    wild_vs_natural: Number
    pamfill_is_jack: Truth
    same_rank: Number
    min_set: Number
    two_pairs: Truth


@rule("pukk.vie.posts")
def find_posts(posts: Number, lowest: Number) -> Number:
    """
    Returns the rank of the póstar, the highest in the vying, or nought where there are none.

    Source: pukk.07, pukk.12, pukk.35.

    >>> find_posts(Posts.LOWEST, 5), find_posts(Posts.SIXES, 5), find_posts(Posts.NONE, 5)
    (5, 6, 0)
    """
    return ite(posts == Posts.LOWEST, lowest, ite(posts == Posts.SIXES, 6, 0))


def ranking_of(house: PukkHouse, lowest: int, trump: CardSet) -> Ranking:
    """Returns the ranking of a house for a pack, given its lowest rank, and a trump suit."""
    return Ranking(
        posts_rank=find_posts(house.posts, lowest),
        trump=trump,
        wild_vs_natural=house.wild_vs_natural,
        pamfill_is_jack=house.pamfill_is_jack,
        same_rank=house.same_rank,
        min_set=house.min_set,
        two_pairs=house.two_pairs,
    )


@rule("pukk.vie.rank-order")
def value_of_rank(rank: int, posts_rank: Number) -> Number:
    """
    Returns the value of a rank in the vying: the póstar above the ace, the others as they are.

    Source: pukk.12, pukk.35.

    >>> value_of_rank(Rank.FIVE, 5), value_of_rank(Rank.ACE, 5)
    (15, 14)
    """
    return ite(posts_rank == int(rank), POSTS_VALUE, int(rank))


@rule("pukk.vie.pamfill-is-jack")
def real_cards(hand: CardSet, rank: Rank, pamfill_is_jack: Truth) -> CardSet:
    """
    Returns the cards of a rank in a hand that are no wild card; ♣J is one of them only where a house says so.

    Source: pukk.38, pukk.39.

    >>> real_cards(PAMFILL, Rank.JACK, False), real_cards(PAMFILL, Rank.JACK, True) == PAMFILL
    (0, True)
    """
    as_jack = conj(pamfill_is_jack, rank == Rank.JACK)
    return hand & ite(as_jack, RANK_CARDS[rank], REAL_CARDS[rank])


@rule("pukk.vie.pamfill-wild")
def has_wild(hand: CardSet, real: CardSet) -> Truth:
    """
    Tells whether the pamfíll joins some real cards of a hand: it is held, is not one of them, and they are some.

    Source: pukk.10, pukk.38.

    >>> has_wild(PAMFILL | 4, 4), has_wild(PAMFILL, 0)
    (True, False)
    """
    return conj(some(hand & PAMFILL), neg(some(real & PAMFILL)), some(real))


@rule("pukk.vie.pamfill-is-jack")
def may_be_called_wild(real: CardSet) -> Truth:
    """
    Tells whether a set of real jacks has the pamfíll and another jack, so that its holder may call it wild.

    It may count as a jack, and need not: where the wild set wins he shows it as one.

    Source: pukk.38, pukk.39.

    >>> may_be_called_wild(RANK_CARDS[Rank.JACK]), may_be_called_wild(PAMFILL)
    (True, False)
    """
    return conj(some(real & PAMFILL), some(without(real, PAMFILL)))


@rule("pukk.vie.wild-vs-natural")
def value_of_naturalness(wild: Truth, wild_vs_natural: Number) -> Number:
    """
    Returns what being natural, or wild, is worth between sets of one size and rank.

    Source: pukk.39, pukk.40.

    >>> value_of_naturalness(False, WildVsNatural.NATURAL), value_of_naturalness(True, WildVsNatural.NATURAL)
    (1, 0)
    """
    wins = ite(wild, wild_vs_natural == WildVsNatural.WILD, wild_vs_natural == WildVsNatural.NATURAL)
    return ite(wins, 1, 0)


@rule("pukk.vie.same-rank")
def value_of_suits(real: CardSet, same_rank: Number, trump: CardSet) -> Number:
    """
    Returns what the suits of a set are worth against another of the same size and rank.

    By suits it is the place of the highest suit, ♥ ♠ ♦ ♣; by trump, whether the set holds the trump card.

    Source: pukk.36b, pukk.37.

    >>> value_of_suits(RANK_CARDS[Rank.KING], SameRank.SUITS, NONE)
    3
    """
    highest: Number = 0
    for suit, cards in SUIT_CARDS.items():
        highest = ite(some(real & cards), int(suit), highest)
    with_trump = ite(some(real & trump), 1, 0)
    by_trump = ite(same_rank == SameRank.TRUMP_PAIR, with_trump, 0)
    return ite(same_rank == SameRank.SUITS, highest, by_trump)


@rule("pukk.vie.size")
def compute_key(
    size: Number, two: Number, value: Number, naturalness: Number, second: Number, suits: Number
) -> Number:
    """
    Returns the key of a set: of two sets the one with the larger key wins, and the size weighs most.

    Source: pukk.36a.

    >>> compute_key(3, 0, 9, 1, 0, 0) > compute_key(2, 0, 15, 1, 0, 3)
    True
    """
    return ((((size * 2 + two) * 16 + value) * 2 + naturalness) * 16 + second) * 4 + suits


@rule("pukk.vie.min-set")
def is_shown(size: Number, min_set: Number) -> Truth:
    """
    Tells whether a set is large enough to win the púkk.

    >>> is_shown(1, MinSet.PAIR), is_shown(1, MinSet.NONE)
    (False, True)
    """
    return at_least(size, ite(min_set == MinSet.PAIR, 2, 1))


def rank_key(hand: CardSet, rank: Rank, ranking: Ranking) -> Number:
    """Returns the key of the largest set of a rank that a hand can show, or nought."""
    real = real_cards(hand, rank, ranking.pamfill_is_jack)
    wild = has_wild(hand, real)
    size = count(real) + ite(wild, 1, 0)
    called_wild = ite(may_be_called_wild(real), value_of_naturalness(True, ranking.wild_vs_natural), 0)
    key = compute_key(
        size,
        0,
        value_of_rank(rank, ranking.posts_rank),
        maximum(value_of_naturalness(wild, ranking.wild_vs_natural), called_wild),
        0,
        value_of_suits(real, ranking.same_rank, ranking.trump),
    )
    return ite(is_shown(size, ranking.min_set), key, 0)


@rule("pukk.vie.two-pairs")
def two_pairs_key(hand: CardSet, ranking: Ranking) -> Number:
    """
    Returns the key of the two pairs in a hand where a house lets them beat one pair, or else nought.

    Two pairs with the pamfíll would be three alike, so both are natural, and that weighs nothing.

    Source: the sources are silent.
    """
    reals = {rank: real_cards(hand, rank, ranking.pamfill_is_jack) for rank in ranks_in(hand)}
    values = {
        rank: ite(at_least(count(real), 2), value_of_rank(rank, ranking.posts_rank), 0)
        for rank, real in reals.items()
    }
    first = maximum(0, *values.values())
    second = maximum(0, *(ite(value == first, 0, value) for value in values.values()))
    pair: CardSet = NONE
    for rank, value in values.items():
        pair = pair | ite(value == first, reals[rank], NONE)
    suits = value_of_suits(pair, ranking.same_rank, ranking.trump)
    key = compute_key(2, 1, first, 0, second, suits)
    return ite(conj(ranking.two_pairs, some(second)), key, 0)


@rule("pukk.vie.best-set")
def best_key(hand: CardSet, ranking: Ranking) -> Number:
    """
    Returns the key of the best set that a hand can show, or nought where it can show none.

    Shape: a hand; what decides between sets. Any reading.
    Source: pukk.32, pukk.35–.40.

    >>> from pukk.core.notation import cards
    >>> ranking = Ranking(5, SUIT_CARDS[0], WildVsNatural.NATURAL, False, SameRank.SUITS, MinSet.PAIR, False)
    >>> best_key(cards("♥A ♦A ♣A"), ranking) > best_key(cards("♥9 ♦9 ♣9"), ranking)
    True
    """
    keys = [rank_key(hand, rank, ranking) for rank in ranks_in(hand)]
    return maximum(two_pairs_key(hand, ranking), *keys)


class ShownSet(NamedTuple):
    """The best set of a hand: its cards, how many are alike, its rank, whether natural, the second pair's rank."""

    cards: int
    size: int
    rank: Rank
    natural: bool
    second: Rank | None


def find_best_set(hand: int, ranking: Ranking) -> ShownSet | None:
    """
    Returns the set behind a hand's best key, or None where the hand can show none.

    >>> from pukk.core.notation import cards, format_cards
    >>> ranking = Ranking(5, SUIT_CARDS[0], WildVsNatural.NATURAL, False, SameRank.SUITS, MinSet.PAIR, False)
    >>> format_cards(find_best_set(cards("♣J ♥5 ♠A ♦A ♠9"), ranking).cards)
    ['♠A', '♦A', '♣J']
    """
    key = best_key(hand, ranking)
    if key == 0:
        return None
    value, second = key // 128 % 16, key // 4 % 16
    by_value = {value_of_rank(rank, ranking.posts_rank): rank for rank in Rank}
    rank = by_value[value]
    real = real_cards(hand, rank, ranking.pamfill_is_jack)
    size = key // 4096
    joined = size > real.bit_count()
    called_wild = may_be_called_wild(real) and ranking.wild_vs_natural == WildVsNatural.WILD
    cards = real | (PAMFILL if joined else NONE)
    if second:
        cards |= real_cards(hand, by_value[second], ranking.pamfill_is_jack)
    natural = not (joined or called_wild)
    return ShownSet(cards, size, rank, natural, by_value[second] if second else None)


@rule("pukk.vie.pukk-goes-to")
def is_vied_for(pukk_goes_to: Number) -> Truth:
    """
    Tells whether the púkk is vied for with sets.

    Source: mbl.26, pukk.32.

    >>> is_vied_for(PukkGoesTo.BEST_SET), is_vied_for(PukkGoesTo.TRUMP_SIX)
    (True, False)
    """
    return pukk_goes_to == PukkGoesTo.BEST_SET


@rule("pukk.vie.pair-of-sixes")
def has_pair_of_sixes(hand: CardSet) -> Truth:
    """
    Tells whether a hand holds two sixes, or a six and the pamfíll, where these win the púkk.

    >>> from pukk.core.notation import cards
    >>> has_pair_of_sixes(cards("♥6 ♣J")), has_pair_of_sixes(cards("♥6 ♥J"))
    (True, False)
    """
    sixes = count(hand & RANK_CARDS[Rank.SIX])
    return disj(at_least(sixes, 2), conj(at_least(sixes, 1), some(hand & PAMFILL)))


@rule("pukk.vie.nobody-in")
def wins_vying(key: Number, keys: Sequence[Number]) -> Truth:
    """
    Tells whether a set, by its key, is the best of all that are shown; who shows none wins nothing.

    Source: pukk.32, pukk.36a.

    >>> wins_vying(7, [7, 5]), wins_vying(5, [7, 5]), wins_vying(0, [0])
    (True, False, False)
    """
    return conj(some(key), *(neg(less(key, other)) for other in keys))


@rule("pukk.vie.sole-entrant")
def takes_alone(entrants: Number, sole_entrant: Number) -> Truth:
    """
    Tells whether an entrant takes the púkk because nobody else is in, without showing a set.

    >>> takes_alone(1, SoleEntrant.TAKES), takes_alone(1, SoleEntrant.MUST_SHOW), takes_alone(2, SoleEntrant.TAKES)
    (True, False, False)
    """
    return conj(entrants == 1, sole_entrant == SoleEntrant.TAKES)


@rule("pukk.vie.entry")
def compute_stake(entry: Number, raised: Number) -> Number:
    """
    Returns what a player puts in the púkk to be in: the entry and all raises so far.

    Source: pukk.33.

    >>> compute_stake(1, 2)
    3
    """
    return entry + raised


@rule("pukk.vie.raises")
def may_raise(raises: Number) -> Truth:
    """
    Tells whether an entry may be raised.

    >>> may_raise(Raises.ROUNDS), may_raise(Raises.NONE)
    (True, False)
    """
    return raises == Raises.ROUNDS


@rule("pukk.vie.odd-chip")
def compute_share(pot: Number, winners: Number, is_first: Truth, odd_chip: Number) -> Number:
    """
    Returns the chips that one of the winners gets of the púkk; what cannot be shared goes as the house says.

    `is_first` tells whether he is the first of the winners from the dealer's left.

    >>> compute_share(9, 2, True, OddChip.STAYS), compute_share(9, 2, True, OddChip.FIRST_LEFT)
    (4, 5)
    """
    even = divide(pot, winners)
    odd = minus(pot, even * winners)
    return even + ite(conj(is_first, odd_chip == OddChip.FIRST_LEFT), odd, 0)
