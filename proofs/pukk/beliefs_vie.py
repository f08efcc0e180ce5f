"""What players believe and what is false of vying by the rules of pukk-is, each kept with its deal."""

from dataclasses import replace
from functools import reduce
from random import Random

from pukk.core.cards import PAMFILL, RANK_CARDS, SUIT_CARDS, Rank, Suit, pack_from
from pukk.core.logic import (
    CardSet,
    Number,
    Truth,
    at_least,
    conj,
    count,
    disj,
    implies,
    ite,
    less,
    neg,
    some,
    without,
)
from pukk.core.notation import cards
from pukk.games.pukk.house import SameRank
from pukk.games.pukk.vie import best_key, has_pair_of_sixes
from pukk.proofs.kernel import belief
from pukk.proofs.pieces import Hands, OneCard
from pukk.proofs.pukk.vie_pamfill import (
    the_card_is_in_the_hand,
    the_hand_has_no_pamfill,
    the_hand_has_the_pamfill,
)
from pukk.proofs.pukk.vie_sets import both_have_the_same_rank
from pukk.proofs.vying import (
    Shown,
    at_pukk_is,
    cards_as_high_as,
    count_alike,
    draw_some,
    highest_of,
    holds_pamfill,
    most_alike,
)

TWO = {"deal": at_pukk_is(2)}


def count_pairs(hand: CardSet) -> Number:
    """Counts the ranks of which a hand has two or more."""
    pairs = [ite(at_least(count_alike(hand, rank), 2), 1, 0) for rank in Rank]
    return reduce(lambda counted, pair: counted + pair, pairs)


def nobody_has_the_pamfill(deal: Shown) -> Truth:
    """The pamfíll is in none of the hands."""
    return neg(disj(*(holds_pamfill(hand) for hand in deal.hands)))


def both_have_pairs(deal: Shown) -> Truth:
    """Both hands have two alike and no more."""
    return conj(*(most_alike(hand) == 2 for hand in deal.hands))


def both_have_three_alike(deal: Shown) -> Truth:
    """Both hands have three alike and no more."""
    return conj(*(most_alike(hand) == 3 for hand in deal.hands))


def the_first_has_two_pairs_and_the_second_one(deal: Shown) -> Truth:
    """Two pairs against one."""
    return conj(count_pairs(deal.hands[0]) == 2, count_pairs(deal.hands[1]) == 1)


@belief(
    clauses=["pukk.vie.two-pairs", "pukk.vie.best-set"],
    given=TWO,
    assuming=[nobody_has_the_pamfill, both_have_pairs, the_first_has_two_pairs_and_the_second_one],
)
def two_pairs_beat_one_pair(deal: Shown) -> Truth:
    """Only the better of the two pairs counts."""
    return deal.beats(0, 1)


@belief(
    clauses=["pukk.vie.size", "pukk.vie.best-set"],
    given=TWO,
    assuming=[nobody_has_the_pamfill, both_have_three_alike],
)
def three_and_a_pair_beat_three_alone(deal: Shown) -> Truth:
    """What is beside the three does not count."""
    one, other = (count_pairs(hand) for hand in deal.hands)
    return implies(conj(one == 2, other == 1), deal.beats(0, 1))


def the_first_has_aces_and_the_second_fives(deal: Shown) -> Truth:
    """A pair of aces against a pair of fives."""
    one, other = deal.hands
    return conj(count_alike(one, Rank.ACE) == 2, count_alike(other, Rank.FIVE) == 2)


@belief(
    clauses=["pukk.vie.posts", "pukk.vie.rank-order"],
    given=TWO,
    assuming=[nobody_has_the_pamfill, both_have_pairs, the_first_has_aces_and_the_second_fives],
)
def a_pair_of_aces_beats_a_pair_of_fives(deal: Shown) -> Truth:
    """With forty cards the fives are the póstar, above the aces."""
    return deal.beats(0, 1)


def only_the_second_has_the_pamfill(deal: Shown) -> Truth:
    """The pamfíll is in the second hand."""
    return holds_pamfill(deal.hands[1])


@belief(
    clauses=["pukk.vie.wild-vs-natural", "pukk.vie.rank-order"],
    given=TWO,
    assuming=[both_have_three_alike, only_the_second_has_the_pamfill],
)
def three_real_ones_beat_three_with_the_pamfill(deal: Shown) -> Truth:
    """Being real decides only between sets of one rank."""
    return deal.beats(0, 1)


def the_hand_has_a_post(deal: Shown) -> Truth:
    """A five is in the hand."""
    return some(deal.hands[0] & RANK_CARDS[Rank.FIVE])


@belief(
    clauses=["pukk.vie.best-set", "pukk.vie.pamfill-wild"],
    given={"deal": at_pukk_is(1)},
    assuming=[the_hand_has_the_pamfill, the_hand_has_a_post],
)
def the_pamfill_is_best_laid_to_the_posts(deal: Shown) -> Truth:
    """It does most where it makes the largest set."""
    hand = deal.hands[0]
    return count_alike(hand, Rank.FIVE) == most_alike(hand)


def the_first_has_the_pamfill_and_the_jack_of_hearts(deal: Shown) -> Truth:
    """♥J and ♣J are the first player's jacks."""
    return conj(
        holds_pamfill(deal.hands[0]), some(deal.hands[0] & RANK_CARDS[Rank.JACK] & SUIT_CARDS[Suit.HEARTS])
    )


def the_second_has_two_jacks(deal: Shown) -> Truth:
    """♠J and ♦J are the second player's."""
    return count(deal.hands[1] & RANK_CARDS[Rank.JACK]) == 2


def deal_the_jacks(deal: Shown, random: Random) -> dict[str, Shown]:
    """Deals two jacks to each, ♥J and ♣J to the first."""
    left, hands = without(pack_from(Rank.FIVE), RANK_CARDS[Rank.JACK]), []
    for jacks in (cards("♥J ♣J"), cards("♠J ♦J")):
        hands.append(jacks | draw_some(random, left, 3))
        left = without(left, hands[-1])
    return {"deal": replace(deal, hands=tuple(hands))}


@belief(
    clauses=["pukk.vie.pamfill-is-jack", "pukk.vie.wild-vs-natural"],
    given=TWO,
    draw=deal_the_jacks,
    assuming=[both_have_pairs, the_first_has_the_pamfill_and_the_jack_of_hearts, the_second_has_two_jacks],
)
def the_jack_of_clubs_and_the_jack_of_hearts_beat_two_jacks(deal: Shown) -> Truth:
    """The pamfíll is no jack here, but any card: two real jacks beat it. Another reading lets it be one."""
    return implies(both_have_the_same_rank(deal), deal.beats(0, 1))


def top_cards(deal: Shown) -> list[CardSet]:
    """Returns the cards of the highest pair of each hand."""
    posts = deal.ranking.posts_rank
    return [cards_as_high_as(hand, highest_of(hand, 2, posts), posts) for hand in deal.hands]


@belief(
    clauses=["pukk.vie.same-rank", "pukk.vie.rank-order"],
    given=TWO,
    assuming=[nobody_has_the_pamfill, both_have_pairs],
)
def the_pair_with_a_heart_beats_the_pair_without(deal: Shown) -> Truth:
    """The suit counts only between pairs of one rank."""
    one, other = (some(pair & SUIT_CARDS[Suit.HEARTS]) for pair in top_cards(deal))
    return implies(conj(one, neg(other)), deal.beats(0, 1))


@belief(
    clauses=["pukk.vie.same-rank"],
    given=TWO,
    assuming=[nobody_has_the_pamfill, both_have_pairs, both_have_the_same_rank],
)
def of_equal_pairs_the_one_with_the_trump_wins(deal: Shown) -> Truth:
    """Hearts come first, whatever is trump; in another rule set the trump decides."""
    return implies(some(top_cards(deal)[0] & deal.trump), deal.beats(0, 1))


def both_have_one_pair(deal: Shown) -> Truth:
    """Each hand has one pair and three single cards."""
    return conj(*(count_pairs(hand) == 1 for hand in deal.hands))


@belief(
    clauses=["pukk.vie.same-rank", "pukk.vie.best-set"],
    given=TWO,
    assuming=[nobody_has_the_pamfill, both_have_pairs, both_have_the_same_rank, both_have_one_pair],
)
def of_equal_pairs_the_one_with_the_higher_card_beside_it_wins(deal: Shown) -> Truth:
    """The other cards count for nothing; the heart in the pair decides."""
    one, other = (without(hand, pair) for hand, pair in zip(deal.hands, top_cards(deal), strict=True))
    return implies(less(highest_single(other), highest_single(one)), deal.beats(0, 1))


def highest_single(beside: CardSet) -> Number:
    """Returns the height of the highest of some single cards, the póstar above the ace."""
    return highest_of(beside, 1, int(Rank.FIVE))


@belief(
    clauses=["pukk.vie.pamfill-wild", "pukk.vie.size"],
    given=TWO,
    assuming=[only_the_second_has_the_pamfill],
)
def whoever_holds_the_pamfill_wins_the_pukk(deal: Shown) -> Truth:
    """He always has a set, but not always the best."""
    return deal.beats(1, 0)


def the_first_has_four_fives(deal: Shown) -> Truth:
    """All four póstar are in the first hand."""
    return count(deal.hands[0] & RANK_CARDS[Rank.FIVE]) == 4


@belief(clauses=["pukk.vie.size", "pukk.vie.pamfill-wild"], given=TWO, assuming=[the_first_has_four_fives])
def four_posts_cannot_be_beaten(deal: Shown) -> Truth:
    """Four of any rank and the pamfíll are five alike."""
    return neg(deal.beats(1, 0))


@belief(
    clauses=["pukk.vie.pamfill-wild", "pukk.vie.wild-vs-natural"],
    given={"deal": at_pukk_is(1), "card": OneCard()},
    assuming=[the_card_is_in_the_hand, the_hand_has_no_pamfill],
)
def the_pamfill_for_any_card_never_makes_a_hand_worse(deal: Shown, card: CardSet) -> Truth:
    """Taken for a king of a pair of kings it leaves a pair of kings that is not all real."""
    hand = deal.hands[0]
    return neg(less(best_key(without(hand, card) | PAMFILL, deal.ranking), deal.keys[0]))


@belief(clauses=["pukk.vie.same-rank"], given={"deal": at_pukk_is(2, same_rank=SameRank.SPLIT)})
def no_two_hands_tie_where_equal_pairs_split(deal: Shown) -> Truth:
    """Two real pairs of one rank are equal there."""
    return neg(deal.ties())


@belief(clauses=["pukk.vie.pair-of-sixes"], given={"hands": Hands(2, exactly=5)})
def only_one_player_can_have_a_pair_of_sixes(hands: tuple[CardSet, ...]) -> Truth:
    """There are four sixes, and the pamfíll."""
    return neg(conj(*(has_pair_of_sixes(hand) for hand in hands)))
