"""That the ranking of sets is an order in which nobody ties, and where that fails."""

from collections.abc import Sequence

from pukk.core.cards import RANK_CARDS, Rank
from pukk.core.logic import Number, Truth, conj, count, disj, implies, less, neg, some
from pukk.games.pukk.house import MinSet, SameRank, WildVsNatural
from pukk.games.pukk.vie import wins_vying
from pukk.proofs.kernel import Rule, Twin, theorem
from pukk.proofs.pieces import Chips, Many
from pukk.proofs.vying import Showdown, Shown

MOST_ENTRANTS = 10
"""The most players that a pack of 52 suffices for."""


def suits_decide(deal: Shown) -> Truth:
    """Between sets of one size and rank the suit order decides."""
    return deal.ranking.same_rank == SameRank.SUITS


def the_trump_decides(deal: Shown) -> Truth:
    """Between sets of one size and rank the one with the trump wins."""
    return deal.ranking.same_rank == SameRank.TRUMP_PAIR


def a_pair_is_needed(deal: Shown) -> Truth:
    """A single card wins nothing."""
    return deal.ranking.min_set == MinSet.PAIR


def natural_and_wild_differ(deal: Shown) -> Truth:
    """A set with the pamfíll and one without it are not the same."""
    return neg(deal.ranking.wild_vs_natural == WildVsNatural.EQUAL)


@theorem(
    clauses=["pukk.vie.same-rank", "pukk.vie.size", "pukk.vie.rank-order", "pukk.vie.best-set"],
    given=lambda exact: {"deal": Showdown(2, exact)},
    assuming=[suits_decide],
    twins=[
        Twin("suits-do-not-decide", dropping=("suits_decide",)),
    ],
)
def no_two_hands_tie(deal: Shown) -> Truth:
    """Whatever the other choices are, single cards and the pamfíll as a jack included."""
    return neg(deal.ties())


@theorem(
    clauses=["pukk.vie.same-rank", "pukk.vie.wild-vs-natural", "pukk.vie.min-set"],
    given=lambda exact: {"deal": Showdown(2, exact)},
    assuming=[the_trump_decides, a_pair_is_needed, natural_and_wild_differ],
    twins=[
        Twin("single-cards", dropping=("a_pair_is_needed",)),
        Twin("the-pamfill-makes-no-difference", dropping=("natural_and_wild_differ",)),
    ],
)
def no_two_hands_tie_where_the_trump_decides(deal: Shown) -> Truth:
    """Of two sets that are otherwise equal one holds the trump; not so if single cards win, or wild equals natural."""
    return neg(deal.ties())


@theorem(
    clauses=["pukk.vie.same-rank"],
    given={"deal": Showdown(2)},
    twins=[Twin("single-cards", rules={"least": 1})],
)
def of_two_real_pairs_of_a_rank_one_holds_the_trump(deal: Shown, *, least: int = 2) -> Truth:
    """The four cards of the rank lie in the two pairs."""
    truths = []
    for rank in Rank:
        real = RANK_CARDS[rank]
        both = conj(*(neg(less(count(hand & real), least)) for hand in deal.hands))
        one, other = (some(hand & real & deal.trump) for hand in deal.hands)
        truths.append(implies(both, conj(disj(one, other), neg(conj(one, other)))))
    return conj(*truths)


def the_first_beats_the_second(deal: Shown) -> Truth:
    """The first hand has a better set than the second."""
    return deal.beats(0, 1)


def the_second_beats_the_third(deal: Shown) -> Truth:
    """The second hand has a better set than the third."""
    return deal.beats(1, 2)


@theorem(
    clauses=["pukk.vie.best-set", "pukk.vie.size"],
    given=lambda exact: {"deal": Showdown(3, exact)},
    assuming=[the_first_beats_the_second, the_second_beats_the_third],
    twins=[Twin("the-second-beats-nobody", dropping=("the_second_beats_the_third",))],
)
def what_beats_a_better_set_beats_the_worse(deal: Shown) -> Truth:
    """The order is transitive, and whoever beats another is not beaten by him."""
    return conj(deal.beats(0, 2), neg(deal.beats(1, 0)))


def no_two_tie(keys: Sequence[Number]) -> Truth:
    """No two entrants who have a set are equal, as `no_two_hands_tie` has it."""
    pairs = [(one, other) for place, one in enumerate(keys) for other in keys[:place]]
    return conj(*(implies(some(one), neg(one == other)) for one, other in pairs))


def one_can_show_a_set(keys: Sequence[Number]) -> Truth:
    """One entrant at least has a set; the key of those who have none is nought."""
    return disj(*(some(key) for key in keys))


@theorem(
    clauses=["pukk.vie.best-set", "pukk.vie.nobody-in"],
    over={"players": range(1, MOST_ENTRANTS + 1)},
    given=lambda players: {"keys": Many(Chips(), players)},
    assuming=[no_two_tie, one_can_show_a_set],
    twins=[
        Twin("equal-sets", dropping=("no_two_tie",)),
        Twin("nobody-has-a-set", dropping=("one_can_show_a_set",)),
    ],
)
def however_many_are_in_one_wins(keys: Sequence[Number], *, wins: Rule = wins_vying) -> Truth:
    """Exactly one, since no two of them tie."""
    won = [wins(key, keys) for key in keys]
    alone = [
        conj(one, *(neg(other) for seat, other in enumerate(won) if seat != place))
        for place, one in enumerate(won)
    ]
    return disj(*alone)
