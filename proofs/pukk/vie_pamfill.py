"""What the pamfíll does for a hand, and that a hand is ranked by the best that it can show."""

from pukk.core.cards import PAMFILL, RANK_CARDS, Rank
from pukk.core.logic import CardSet, Truth, conj, less, neg, some, without
from pukk.games.pukk.house import MinSet
from pukk.games.pukk.vie import Ranking, best_key, has_pair_of_sixes
from pukk.proofs.kernel import Rule, Twin, theorem
from pukk.proofs.pieces import Cards, Hands, OneCard
from pukk.proofs.situation import within
from pukk.proofs.vying import Showdown, Shown, but_for_naturalness, holds_pamfill


def the_hand_has_no_pamfill(deal: Shown) -> Truth:
    """The pamfíll is not in the hand yet."""
    return neg(holds_pamfill(deal.hands[0]))


def the_hand_has_the_pamfill(deal: Shown) -> Truth:
    """The pamfíll is in the hand."""
    return holds_pamfill(deal.hands[0])


def the_hand_has_a_card(deal: Shown) -> Truth:
    """The hand is not empty."""
    return some(deal.hands[0])


def the_card_is_in_the_hand(deal: Shown, card: CardSet) -> Truth:
    """The card is one of the hand's."""
    return within(card, deal.hands[0])


def everything_counts(ranking: Ranking) -> Ranking:
    """A bent rule: being real and the suits count too."""
    return ranking


@theorem(
    clauses=["pukk.vie.pamfill-wild", "pukk.vie.best-set"],
    given={"deal": Showdown(1), "card": OneCard()},
    assuming=[the_card_is_in_the_hand, the_hand_has_no_pamfill],
    twins=[Twin("being-real-counts", rules={"counting": everything_counts})],
)
def the_pamfill_for_any_card_never_costs_size_or_rank(
    deal: Shown, card: CardSet, *, counting: Rule = but_for_naturalness
) -> Truth:
    """Whichever card is swapped for it; what it can cost is that the set was real, and the suit."""
    hand, ranking = deal.hands[0], counting(deal.ranking)
    swapped = without(hand, card) | PAMFILL
    return neg(less(best_key(swapped, ranking), best_key(hand, ranking)))


@theorem(
    clauses=["pukk.vie.pamfill-wild", "pukk.vie.best-set"],
    given=lambda exact: {"deal": Showdown(1, exact)},
    assuming=[the_hand_has_a_card, the_hand_has_no_pamfill],
    twins=[Twin("held-already", dropping=("the_hand_has_no_pamfill",))],
)
def the_pamfill_as_one_card_more_always_makes_a_hand_better(deal: Shown) -> Truth:
    """Any hand that has a card at all; as the fifth of four or the sixth of five."""
    return less(deal.keys[0], best_key(deal.hands[0] | PAMFILL, deal.ranking))


@theorem(
    clauses=["pukk.vie.pamfill-wild", "pukk.vie.min-set"],
    given={"deal": Showdown(1, min_set=MinSet.PAIR)},
    assuming=[the_hand_has_the_pamfill],
    twins=[Twin("without-it", dropping=("the_hand_has_the_pamfill",))],
)
def whoever_holds_the_pamfill_has_a_set(deal: Shown) -> Truth:
    """With five cards: the pamfíll and any other are a pair."""
    return some(deal.keys[0])


def the_part_is_of_the_hand(deal: Shown, part: CardSet) -> Truth:
    """All cards of the part are in the hand."""
    return within(part, deal.hands[0])


@theorem(
    clauses=["pukk.vie.best-set"],
    given=lambda exact: {"deal": Showdown(1, exact), "part": Cards(most=5 if exact else 52)},
    assuming=[the_part_is_of_the_hand],
    twins=[Twin("other-cards", dropping=("the_part_is_of_the_hand",))],
)
def no_part_of_a_hand_shows_more_than_the_hand(deal: Shown, part: CardSet) -> Truth:
    """A hand is ranked by the best of all that can be shown of it: no player gains by keeping a card back."""
    return neg(less(deal.keys[0], best_key(part, deal.ranking)))


def has_one_six(hand: CardSet) -> Truth:
    """A bent rule: one six is enough."""
    return some(hand & RANK_CARDS[Rank.SIX])


@theorem(
    clauses=["pukk.vie.pair-of-sixes"],
    given={"hands": Hands(3, at_most=5)},
    twins=[Twin("one-six", rules={"has_pair": has_one_six})],
)
def no_more_than_two_have_a_pair_of_sixes(
    hands: tuple[CardSet, ...], *, has_pair: Rule = has_pair_of_sixes
) -> Truth:
    """Four sixes and the pamfíll make two pairs and no third."""
    return neg(conj(*(has_pair(hand) for hand in hands)))
