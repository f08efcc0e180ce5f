"""How far the suits decide: only between pairs, and there only whether a pair has the heart."""

from pukk.core.cards import SUIT_CARDS, Suit
from pukk.core.logic import CardSet, Truth, conj, disj, neg, some
from pukk.games.pukk.house import MinSet, SameRank, WildVsNatural
from pukk.games.pukk.vie import best_key
from pukk.proofs.kernel import Twin, belief, theorem
from pukk.proofs.situation import same
from pukk.proofs.vying import (
    Showdown,
    Shown,
    at_pukk_is,
    but_for_suits,
    cards_as_high_as,
    highest_of,
    most_alike,
)


def only_suits_can_decide(deal: Shown) -> Truth:
    """Both hands show a set, and the sets are equal but for their suits."""
    one, other = (best_key(hand, but_for_suits(deal.ranking)) for hand in deal.hands)
    return conj(some(one), one == other)


def natural_and_wild_differ(deal: Shown) -> Truth:
    """A set with the pamfíll and one without it are not the same."""
    return neg(deal.ranking.wild_vs_natural == WildVsNatural.EQUAL)


def a_pair_is_needed(deal: Shown) -> Truth:
    """A single card wins nothing."""
    return deal.ranking.min_set == MinSet.PAIR


@theorem(
    clauses=["pukk.vie.same-rank", "pukk.vie.min-set"],
    given=lambda exact: {"deal": Showdown(2, exact)},
    assuming=[only_suits_can_decide, a_pair_is_needed],
    twins=[Twin("single-cards", dropping=("a_pair_is_needed",))],
)
def only_pairs_come_down_to_the_suit(deal: Shown) -> Truth:
    """Three of a rank and three more would be six cards; the pamfíll is in one hand only."""
    return conj(*(most_alike(hand) == 2 for hand in deal.hands))


def heart_of_the_best_pair(hand: CardSet, deal: Shown) -> CardSet:
    """Returns the heart in the highest pair of a hand, or nothing."""
    posts = deal.ranking.posts_rank
    return SUIT_CARDS[Suit.HEARTS] & cards_as_high_as(hand, highest_of(hand, 2, posts), posts)


@theorem(
    clauses=["pukk.vie.same-rank", "pukk.vie.wild-vs-natural", "pukk.vie.min-set"],
    given=lambda exact: {
        "deal": Showdown(2, exact, same_rank=SameRank.SUITS, min_set=MinSet.PAIR, two_pairs=False)
    },
    assuming=[only_suits_can_decide, natural_and_wild_differ],
    twins=[Twin("the-pamfill-makes-no-difference", dropping=("natural_and_wild_differ",))],
)
def the_pair_with_the_heart_wins_a_tie(deal: Shown) -> Truth:
    """So no suit below hearts decides anything: one of two equal pairs always has the heart."""
    first, second = (some(heart_of_the_best_pair(hand, deal)) for hand in deal.hands)
    return conj(same(first, neg(second)), same(deal.beats(0, 1), first))


@belief(
    clauses=["pukk.vie.same-rank", "pukk.vie.min-set"],
    given={"deal": at_pukk_is(2, min_set=MinSet.NONE)},
    assuming=[only_suits_can_decide],
)
def no_suit_below_hearts_decides_between_single_cards(deal: Shown) -> Truth:
    """False: with single cards a spade can beat a diamond."""
    return disj(*(some(heart_of_any(hand, deal)) for hand in deal.hands))


def heart_of_any(hand: CardSet, deal: Shown) -> CardSet:
    """Returns the heart of the highest rank of which a hand has most, or nothing."""
    posts = deal.ranking.posts_rank
    return SUIT_CARDS[Suit.HEARTS] & cards_as_high_as(hand, highest_of(hand, most_alike(hand), posts), posts)
