"""What makes one set better than another: size, then rank with the póstar on top, then being natural."""

from pukk.core.cards import SUIT_CARDS, Rank
from pukk.core.logic import CardSet, Number, Truth, at_least, conj, disj, implies, less, neg, some
from pukk.games.pukk.house import MinSet, Posts, SameRank, WildVsNatural
from pukk.proofs.kernel import Rule, Twin, theorem
from pukk.proofs.situation import same
from pukk.proofs.vying import (
    Showdown,
    Shown,
    cards_as_high_as,
    count_alike,
    height,
    highest_of,
    holds_pamfill,
    most_alike,
    plain_height,
)

WRITTEN = {
    "posts": Posts.LOWEST,
    "wild_vs_natural": WildVsNatural.NATURAL,
    "pamfill_is_jack": False,
    "same_rank": SameRank.SUITS,
    "min_set": MinSet.PAIR,
    "two_pairs": False,
}
"""The choices of pukk-is, whatever its pack."""


def the_first_can_show_a_set(deal: Shown) -> Truth:
    """The first hand has something that wins, if nobody has better."""
    return some(deal.keys[0])


def the_first_has_more_alike(deal: Shown) -> Truth:
    """The first hand has more alike than the second, the pamfíll counted with any."""
    return less(most_alike(deal.hands[1]), most_alike(deal.hands[0]))


def both_have_as_many_alike(deal: Shown) -> Truth:
    """The hands have equally many alike."""
    return most_alike(deal.hands[0]) == most_alike(deal.hands[1])


@theorem(
    clauses=["pukk.vie.size", "pukk.vie.pamfill-wild"],
    given={"deal": Showdown(2)},
    assuming=[the_first_can_show_a_set, the_first_has_more_alike],
    twins=[Twin("as-many-alike", dropping=("the_first_has_more_alike",))],
)
def more_alike_beat_fewer(deal: Shown) -> Truth:
    """Whatever the ranks and suits, and at every deal."""
    return deal.beats(0, 1)


def has_posts(hand: CardSet, size: Number, posts_rank: Number) -> Truth:
    """Tells whether a hand has so many póstar."""
    return disj(*(conj(posts_rank == int(rank), count_alike(hand, rank) == size) for rank in Rank))


def the_first_alone_has_posts(deal: Shown) -> Truth:
    """The first hand has its largest set in póstar, the second has none of that size."""
    one, other = deal.hands
    posts = deal.ranking.posts_rank
    return conj(has_posts(one, most_alike(one), posts), neg(has_posts(other, most_alike(other), posts)))


@theorem(
    clauses=["pukk.vie.posts", "pukk.vie.rank-order"],
    given=lambda exact: {"deal": Showdown(2, exact, two_pairs=False)},
    assuming=[the_first_can_show_a_set, both_have_as_many_alike, the_first_alone_has_posts],
    twins=[Twin("fewer-posts", dropping=("both_have_as_many_alike",))],
)
def posts_beat_all_of_their_size(deal: Shown) -> Truth:
    """The póstar are above the ace, unless a house lets two pairs beat one."""
    return deal.beats(0, 1)


@theorem(
    clauses=["pukk.vie.rank-order", "pukk.vie.posts"],
    given=lambda exact: {"deal": Showdown(2, exact, two_pairs=False)},
    assuming=[the_first_can_show_a_set, both_have_as_many_alike],
    twins=[Twin("posts-by-their-number", rules={"high": plain_height})],
)
def the_higher_rank_beats_the_lower(deal: Shown, *, high: Rule = height) -> Truth:
    """Among sets of one size, whatever their suits and whether the pamfíll is in them."""
    one, other = deal.hands
    size, posts = most_alike(one), deal.ranking.posts_rank
    first, second = (highest_of(hand, size, posts, high) for hand in (one, other))
    return implies(less(second, first), deal.beats(0, 1))


def both_have_the_same_rank(deal: Shown) -> Truth:
    """Of their largest sets the highest are of one rank."""
    one, other = (highest_of(hand, most_alike(hand), deal.ranking.posts_rank) for hand in deal.hands)
    return one == other


def only_the_second_holds_the_pamfill(deal: Shown) -> Truth:
    """The second hand has the pamfíll, so that its set is not all real."""
    return holds_pamfill(deal.hands[1])


@theorem(
    clauses=["pukk.vie.wild-vs-natural", "pukk.vie.pamfill-is-jack"],
    given=lambda exact: {
        "deal": Showdown(2, exact, wild_vs_natural=WildVsNatural.NATURAL, pamfill_is_jack=False)
    },
    assuming=[
        the_first_can_show_a_set,
        both_have_as_many_alike,
        both_have_the_same_rank,
        only_the_second_holds_the_pamfill,
    ],
    twins=[Twin("another-rank", dropping=("both_have_the_same_rank",))],
)
def real_ones_beat_the_pamfill_at_the_same_size_and_rank(deal: Shown) -> Truth:
    """As king and king beat king and ♣J; only at the same size and rank."""
    return deal.beats(0, 1)


def has_higher_suit(one: CardSet, other: CardSet) -> Truth:
    """Tells whether cards beat others by suit: the first of ♥ ♠ ♦ ♣ that only one of them has decides."""
    decided: Truth = False
    for suit in SUIT_CARDS.values():
        mine, theirs = some(one & suit), some(other & suit)
        decided = disj(conj(mine, neg(theirs)), conj(same(mine, theirs), decided))
    return decided


def wins_as_written(one: CardSet, other: CardSet, posts_rank: Number, high: Rule) -> Truth:
    """Tells whether a hand beats another by the rules as they are written, one after the other."""
    size, their_size = most_alike(one), most_alike(other)
    height_of, their_height = (highest_of(hand, size, posts_rank, high) for hand in (one, other))
    cards, their_cards = (cards_as_high_as(hand, height_of, posts_rank, high) for hand in (one, other))
    by_being_real = conj(
        neg(holds_pamfill(one)), disj(holds_pamfill(other), has_higher_suit(cards, their_cards))
    )
    by_rank = disj(less(their_height, height_of), conj(their_height == height_of, by_being_real))
    return conj(at_least(size, 2), disj(less(their_size, size), conj(their_size == size, by_rank)))


@theorem(
    clauses=["pukk.vie.best-set", "pukk.vie.size", "pukk.vie.rank-order", "pukk.vie.same-rank"],
    given=lambda exact: {"deal": Showdown(2, exact, **WRITTEN)},
    twins=[Twin("posts-by-their-number", rules={"high": plain_height})],
)
def hands_are_ordered_as_the_rules_are_written(deal: Shown, *, high: Rule = height) -> Truth:
    """The one number that a hand is ranked by says the same as size, rank, being real and suit, in that order."""
    one, other = deal.hands
    written = wins_as_written(one, other, deal.ranking.posts_rank, high)
    return same(deal.beats(0, 1), written)
