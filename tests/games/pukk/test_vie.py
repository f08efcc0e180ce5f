"""Vying: which sets can be shown, how they rank, and who gets what of the púkk."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pukk.core.cards import SUIT_CARDS, Rank, Suit
from pukk.core.notation import cards, format_cards
from pukk.games.pukk.house import (
    MinSet,
    OddChip,
    Posts,
    PukkGoesTo,
    Raises,
    SameRank,
    SoleEntrant,
    WildVsNatural,
)
from pukk.games.pukk.vie import (
    Ranking,
    best_key,
    compute_key,
    compute_share,
    compute_stake,
    find_best_set,
    find_posts,
    has_pair_of_sixes,
    has_wild,
    is_shown,
    is_vied_for,
    may_be_called_wild,
    may_raise,
    rank_key,
    ranking_of,
    real_cards,
    takes_alone,
    two_pairs_key,
    value_of_naturalness,
    value_of_rank,
    value_of_suits,
    wins_vying,
)
from tests.games.pukk.plain import PAMFILL, SUITS, Card, card_set, plain_cards
from tests.games.pukk.strategies import Deal, card_sets, deals, rankings, shipped

SPADES = SUIT_CARDS[Suit.SPADES]
ISL = ranking_of(shipped("pukk-is"), 5, SPADES)
hands = card_sets(5, fewest=5, most=5)


def winner(*held: str, ranking: Ranking = ISL) -> list[int]:
    """Returns the places of the hands that win the púkk."""
    keys = [best_key(cards(hand), ranking) for hand in held]
    return [place for place, key in enumerate(keys) if wins_vying(key, keys)]


def house(trump: int = SPADES, lowest: int = 5, **choices: object) -> Ranking:
    """Returns the ranking of pukk-is with some choices laid over it."""
    return ranking_of(shipped("pukk-is", **choices), lowest, trump)


# Pinned: hands of players who have asked.


@pytest.mark.clause("pukk.vie.size")
def test_three_aces_beat_three_nines() -> None:
    assert winner("♠6 ♥9 ♦9 ♣9 ♥K", "♥6 ♦6 ♠J ♣Q ♦10", "♥A ♦A ♣A ♠8 ♦7") == [2]


@pytest.mark.clause("pukk.vie.size")
def test_five_alike_beat_four_however_high() -> None:
    assert winner("♥10 ♠10 ♦10 ♣10 ♣J", "♥5 ♠5 ♦5 ♣5 ♥A") == [0]
    assert winner("♥5 ♦5 ♥7 ♦9 ♠10", "♥6 ♦6 ♠6 ♣7 ♣9") == [1]


@pytest.mark.clause("pukk.vie.rank-order")
def test_higher_cards_beat_lower_and_the_posts_beat_aces() -> None:
    assert winner("♥K ♦K ♥7 ♦9 ♠10", "♥A ♦A ♠7 ♣9 ♥10") == [1]
    assert winner("♥5 ♦5 ♥7 ♦9 ♠10", "♥A ♦A ♠7 ♣9 ♥10") == [0]
    assert winner("♥6 ♦6 ♥7 ♦9 ♠10", "♥7 ♦7 ♠8 ♣9 ♥10") == [1]


@pytest.mark.clause("pukk.vie.posts")
@pytest.mark.parametrize(("posts", "expected"), [("lowest", [0]), ("sixes", [1]), ("none", [2])])
def test_the_posts_are_the_lowest_the_sixes_or_none(posts: str, expected: list[int]) -> None:
    held = ("♥5 ♦5 ♥7 ♦9 ♠10", "♥6 ♦6 ♠7 ♣9 ♥10", "♥A ♦A ♠8 ♣10 ♥8")
    assert winner(*held, ranking=house(posts=posts)) == expected


@pytest.mark.clause("pukk.vie.posts")
def test_in_a_pack_of_36_the_sixes_are_the_lowest_and_beat_aces() -> None:
    ranking = house(lowest=6)
    assert ranking.posts_rank == 6
    assert winner("♥6 ♦6 ♥7 ♦9 ♠10", "♥A ♦A ♠7 ♣9 ♥10", ranking=ranking) == [0]
    assert find_posts(Posts.LOWEST, 6) == find_posts(Posts.SIXES, 5) == 6
    assert find_posts(Posts.NONE, 6) == 0


@pytest.mark.clause("pukk.vie.pamfill-wild")
def test_the_pamfill_joins_the_largest_set_not_the_highest_rank() -> None:
    shown = find_best_set(cards("♣J ♥5 ♠A ♦A ♠9"), ISL)
    assert shown is not None
    assert (format_cards(shown.cards), shown.size, shown.rank, shown.natural, shown.second) == (
        ["♠A", "♦A", "♣J"],
        3,
        Rank.ACE,
        False,
        None,
    )


@pytest.mark.clause("pukk.vie.pamfill-wild")
def test_with_no_pair_the_pamfill_pairs_the_highest_card() -> None:
    shown = find_best_set(cards("♣J ♥5 ♠A ♦K ♠9"), ISL)
    assert shown is not None
    assert format_cards(shown.cards) == ["♥5", "♣J"]


@pytest.mark.clause("pukk.vie.wild-vs-natural")
@pytest.mark.parametrize(("choice", "expected"), [("natural", [0]), ("wild", [1]), ("equal", [0])])
def test_a_natural_pair_meets_one_with_the_pamfill(choice: str, expected: list[int]) -> None:
    held = ("♥K ♦K ♥7 ♦9 ♠10", "♠K ♣J ♠7 ♣9 ♥10")
    assert winner(*held, ranking=house(wild_vs_natural=choice)) == expected
    level = house(wild_vs_natural=choice, same_rank="split")
    assert winner(*held, ranking=level) == ([0, 1] if choice == "equal" else expected)


@pytest.mark.clause("pukk.vie.pamfill-is-jack")
def test_the_pamfill_is_a_real_jack_only_where_the_house_says_so() -> None:
    held = ("♥J ♣J ♥6 ♦7 ♣9", "♠J ♦J ♠6 ♥8 ♦10")
    assert winner(*held) == [1]
    assert winner(*held, ranking=house(pamfill_is_jack=True)) == [0]
    shown = find_best_set(cards(held[0]), house(pamfill_is_jack=True))
    assert shown is not None
    assert (shown.rank, shown.natural) == (Rank.JACK, True)


@pytest.mark.clause("pukk.vie.pamfill-is-jack", "pukk.vie.best-set")
def test_where_wild_wins_the_pamfill_need_not_be_a_real_jack() -> None:
    held = ("♦J ♣J ♥6 ♦7 ♣9", "♠J ♥J ♠6 ♥8 ♦10")
    ranking = house(pamfill_is_jack=True, wild_vs_natural="wild")
    assert winner(*held, ranking=ranking) == [0]
    shown = find_best_set(cards(held[0]), ranking)
    assert shown is not None
    assert (format_cards(shown.cards), shown.size, shown.natural) == (["♦J", "♣J"], 2, False)
    assert may_be_called_wild(cards("♦J ♣J"))
    assert not may_be_called_wild(cards("♣J"))
    assert not may_be_called_wild(cards("♦J ♥J"))


@pytest.mark.clause("pukk.vie.same-rank")
@pytest.mark.parametrize(
    ("choice", "trump", "expected"),
    [
        ("suits", "♠", [0]),
        ("trump-pair", "♠", [1]),
        ("trump-pair", "♣", [0]),
        ("split", "♠", [0, 1]),
    ],
)
def test_between_two_pairs_of_queens_suits_or_trump_decide_or_they_split(
    choice: str, trump: str, expected: list[int]
) -> None:
    ranking = house(trump=SUIT_CARDS[Suit(SUITS.index(trump))], same_rank=choice)
    assert winner("♥Q ♣Q ♥6 ♦7 ♣9", "♠Q ♦Q ♠6 ♥8 ♦10", ranking=ranking) == expected


@pytest.mark.clause("pukk.vie.same-rank")
def test_spades_beat_diamonds_and_diamonds_clubs() -> None:
    worth = [value_of_suits(cards(card), SameRank.SUITS, SPADES) for card in ("♣Q", "♦Q", "♠Q", "♥Q")]
    assert worth == [0, 1, 2, 3]
    assert value_of_suits(cards("♦Q ♣Q"), SameRank.SUITS, SPADES) == 1
    assert value_of_suits(cards("♦Q ♣Q"), SameRank.TRUMP_PAIR, SPADES) == 0
    assert value_of_suits(cards("♠Q ♣Q"), SameRank.TRUMP_PAIR, SPADES) == 1
    assert value_of_suits(cards("♠Q ♣Q"), SameRank.SPLIT, SPADES) == 0


@pytest.mark.clause("pukk.vie.two-pairs")
def test_two_pairs_beat_one_only_where_the_house_says_so() -> None:
    held = ("♥K ♦K ♥9 ♦9 ♣7", "♥A ♦A ♥10 ♣8 ♦7", "♠8 ♦8 ♥8 ♣9 ♦10")
    assert winner(*held[:2]) == [1]
    allowed = house(two_pairs=True)
    assert winner(*held[:2], ranking=allowed) == [0]
    assert winner(*held, ranking=allowed) == [2]
    shown = find_best_set(cards(held[0]), allowed)
    assert shown is not None
    assert (format_cards(shown.cards), shown.size, shown.rank, shown.second, shown.natural) == (
        ["♥K", "♥9", "♦K", "♦9"],
        2,
        Rank.KING,
        Rank.NINE,
        True,
    )


@pytest.mark.clause("pukk.vie.two-pairs")
def test_between_two_pairs_the_higher_pair_decides_then_the_lower_then_the_suits_of_the_higher() -> None:
    allowed = house(two_pairs=True)
    assert winner("♥K ♦K ♥6 ♦6 ♣7", "♥Q ♦Q ♥10 ♦10 ♣8", ranking=allowed) == [0]
    assert winner("♥K ♦K ♥6 ♦6 ♣7", "♠K ♣K ♥7 ♦7 ♣8", ranking=allowed) == [1]
    assert winner("♥K ♦K ♠6 ♣6 ♣7", "♠K ♣K ♥6 ♦6 ♣8", ranking=allowed) == [0]
    assert winner("♥K ♦K ♠5 ♣5 ♣7", "♠A ♣A ♥6 ♦6 ♣8", ranking=allowed) == [0]


@pytest.mark.clause("pukk.vie.two-pairs", "pukk.vie.pamfill-is-jack")
@pytest.mark.parametrize("is_jack", [True, False])
def test_the_second_of_two_pairs_may_be_jacks(is_jack: bool) -> None:
    shown = find_best_set(cards("♥K ♦K ♥J ♦J ♣7"), house(two_pairs=True, pamfill_is_jack=is_jack))
    assert shown is not None
    assert (format_cards(shown.cards), shown.second) == (["♥K", "♥J", "♦K", "♦J"], Rank.JACK)


@pytest.mark.clause("pukk.vie.two-pairs")
def test_one_pair_is_not_two_and_a_pair_with_the_pamfill_is_three_alike() -> None:
    allowed = house(two_pairs=True)
    assert two_pairs_key(cards("♥K ♦K ♥9 ♦8 ♣7"), allowed) == 0
    assert two_pairs_key(cards("♥K ♦K ♥9 ♦9 ♣7"), ISL) == 0
    shown = find_best_set(cards("♥K ♦K ♥9 ♦9 ♣J"), allowed)
    assert shown is not None
    assert (shown.size, shown.rank, shown.second) == (3, Rank.KING, None)


@pytest.mark.clause("pukk.vie.min-set")
def test_a_single_card_wins_only_where_the_house_says_so() -> None:
    held = ("♥A ♦K ♥9 ♦8 ♣7", "♥5 ♦Q ♠9 ♣8 ♦7")
    assert winner(*held) == []
    assert winner(*held, ranking=house(min_set="none")) == [1]
    assert (is_shown(2, MinSet.PAIR), is_shown(1, MinSet.PAIR), is_shown(1, MinSet.NONE)) == (
        True,
        False,
        True,
    )
    assert find_best_set(cards(held[0]), ISL) is None


@pytest.mark.clause("pukk.vie.min-set")
def test_no_cards_are_no_set_even_where_one_card_is() -> None:
    anything = house(min_set="none", two_pairs=True)
    assert best_key(0, anything) == 0
    assert find_best_set(0, anything) is None
    assert not is_shown(0, MinSet.NONE)


@pytest.mark.clause("pukk.vie.pamfill-wild")
def test_the_pamfill_alone_joins_nothing() -> None:
    assert has_wild(cards("♣J ♥5"), cards("♥5"))
    assert not has_wild(cards("♣J"), 0)
    assert not has_wild(cards("♥5"), cards("♥5"))
    assert not has_wild(cards("♣J ♥J"), cards("♣J ♥J"))


@pytest.mark.clause("pukk.vie.pamfill-is-jack")
def test_the_real_cards_of_a_rank_are_those_of_the_hand() -> None:
    hand = cards("♣J ♥J ♥9")
    assert real_cards(hand, Rank.JACK, False) == cards("♥J")
    assert real_cards(hand, Rank.JACK, True) == cards("♥J ♣J")
    assert real_cards(hand, Rank.NINE, True) == cards("♥9")


@pytest.mark.clause("pukk.vie.wild-vs-natural")
def test_naturalness_is_worth_something_to_the_side_that_wins_by_it() -> None:
    worth = {
        choice: (value_of_naturalness(False, choice), value_of_naturalness(True, choice))
        for choice in WildVsNatural
    }
    assert worth == {
        WildVsNatural.NATURAL: (1, 0),
        WildVsNatural.WILD: (0, 1),
        WildVsNatural.EQUAL: (0, 0),
    }


@pytest.mark.clause("pukk.vie.rank-order")
def test_the_posts_are_worth_more_than_an_ace_and_every_other_rank_its_number() -> None:
    assert [value_of_rank(rank, 5) for rank in (5, 14, 6, 13)] == [15, 14, 6, 13]
    assert value_of_rank(5, 0) == 5


@pytest.mark.clause("pukk.vie.size")
def test_the_key_weighs_its_parts_in_their_order() -> None:
    least = compute_key(2, 0, 2, 0, 0, 0)
    parts = [
        (2, 0, 2, 0, 0, 3),
        (2, 0, 2, 0, 15, 0),
        (2, 0, 2, 1, 0, 0),
        (2, 0, 3, 0, 0, 0),
        (2, 1, 2, 0, 0, 0),
    ]
    keys = [least, *(compute_key(*part) for part in parts), compute_key(3, 0, 2, 0, 0, 0)]
    assert keys == sorted(set(keys))
    assert compute_key(2, 0, 2, 0, 15, 3) < compute_key(2, 0, 2, 1, 0, 0)
    assert compute_key(2, 0, 2, 1, 15, 3) < compute_key(2, 0, 3, 0, 0, 0)
    assert compute_key(2, 0, 15, 1, 15, 3) < compute_key(2, 1, 2, 0, 0, 0)
    assert compute_key(2, 1, 15, 1, 15, 3) < compute_key(3, 0, 2, 0, 0, 0)


@pytest.mark.clause("pukk.vie.pukk-goes-to")
def test_the_pukk_is_vied_for_only_where_the_best_set_wins_it() -> None:
    assert [goes_to.word for goes_to in PukkGoesTo if is_vied_for(goes_to)] == ["best-set"]


@pytest.mark.clause("pukk.vie.pair-of-sixes")
def test_a_pair_of_sixes_is_two_of_them_or_one_and_the_pamfill() -> None:
    assert has_pair_of_sixes(cards("♥6 ♠6 ♣9"))
    assert has_pair_of_sixes(cards("♥6 ♣J ♣9"))
    assert not has_pair_of_sixes(cards("♥6 ♥J ♣9"))
    assert not has_pair_of_sixes(cards("♣J ♥5 ♣9"))


@pytest.mark.clause("pukk.vie.nobody-in")
def test_a_hand_without_a_set_wins_nothing_even_alone_and_an_equal_one_shares() -> None:
    assert not wins_vying(0, [0])
    assert wins_vying(5, [5])
    assert wins_vying(7, [5, 7, 7])
    assert not wins_vying(5, [5, 7])


@pytest.mark.clause("pukk.vie.sole-entrant")
def test_who_is_in_alone_takes_the_pukk_or_has_to_show_a_set() -> None:
    assert takes_alone(1, SoleEntrant.TAKES)
    assert not takes_alone(1, SoleEntrant.MUST_SHOW)
    assert not takes_alone(2, SoleEntrant.TAKES)
    assert not takes_alone(0, SoleEntrant.TAKES)


@pytest.mark.clause("pukk.vie.entry")
def test_who_is_in_has_put_in_the_entry_and_every_raise() -> None:
    assert compute_stake(1, 0) == 1
    assert compute_stake(2, 3) == 5


@pytest.mark.clause("pukk.vie.raises")
def test_an_entry_may_be_raised_only_where_the_house_says_so() -> None:
    assert [raises.word for raises in Raises if may_raise(raises)] == ["rounds"]


@pytest.mark.clause("pukk.vie.odd-chip")
def test_the_odd_chips_stay_or_go_to_the_first_from_the_left() -> None:
    shares = {
        choice.word: [compute_share(11, 3, place == 0, choice) for place in range(3)] for choice in OddChip
    }
    assert shares == {"stays": [3, 3, 3], "first-left": [5, 3, 3]}


def test_a_ranking_is_read_off_the_house() -> None:
    drawn = house(
        posts="sixes",
        wild_vs_natural="wild",
        pamfill_is_jack=True,
        same_rank="split",
        min_set="none",
        two_pairs=True,
    )
    assert drawn == Ranking(6, SPADES, WildVsNatural.WILD, True, SameRank.SPLIT, MinSet.NONE, True)
    assert Ranking(5, SPADES, WildVsNatural.NATURAL, False, SameRank.SUITS, MinSet.PAIR, False) == ISL


# Properties: against every set that a hand can show, listed one by one.


class Shown(NamedTuple):
    """A set that somebody lays on the table: its cards, and how he calls the ♣J in it."""

    cards: tuple[Card, ...]
    rank: int
    wild: bool
    second: int = 0


def list_sets(hand: Sequence[Card], ranking: Ranking) -> list[Shown]:
    """Lists every choice of cards in a hand that is a set in a house, in every way to call the pamfíll."""
    found = []
    fewest = 2 if ranking.min_set is MinSet.PAIR else 1
    for size in range(fewest, len(hand) + 1):
        for chosen in combinations(hand, size):
            ways = [[one for one in chosen if one != PAMFILL]]
            if PAMFILL in chosen and ranking.pamfill_is_jack:
                ways.append(list(chosen))
            for real in ways:
                ranks = sorted({rank for _, rank in real}, key=lambda rank: strength(rank, ranking))
                wild = len(real) < size
                if len(ranks) == 1:
                    found.append(Shown(chosen, ranks[0], wild))
                elif ranking.two_pairs and size == 4 and not wild and is_two_pairs(real):
                    found.append(Shown(chosen, ranks[1], wild, ranks[0]))
    return found


def is_two_pairs(real: list[Card]) -> bool:
    """Tells whether four cards are two and two alike."""
    ranks = sorted(rank for _, rank in real)
    return ranks[0] == ranks[1] != ranks[2] == ranks[3]


def strength(rank: int, ranking: Ranking) -> int:
    """Returns the place of a rank in the vying, from the weakest."""
    order = [other for other in range(2, 15) if other != ranking.posts_rank]
    return [*order, ranking.posts_rank].index(rank)


def alike(shown: Shown) -> int:
    """Returns how many cards of a set are alike."""
    return 2 if shown.second else len(shown.cards)


def compare(one: Shown, other: Shown, ranking: Ranking) -> int:
    """Returns who wins between two sets as the rulebook says: above nought the first, below it the other."""

    def by(measure: Callable[[Shown], int]) -> int:
        return measure(one) - measure(other)

    if by(alike):
        return by(alike)
    if by(lambda shown: bool(shown.second)):
        return by(lambda shown: bool(shown.second))
    if one.rank != other.rank:
        return by(lambda shown: strength(shown.rank, ranking))
    if one.wild != other.wild and ranking.wild_vs_natural is not WildVsNatural.EQUAL:
        wild_wins = ranking.wild_vs_natural is WildVsNatural.WILD
        return 1 if one.wild is wild_wins else -1
    if one.second != other.second:
        return by(lambda shown: strength(shown.second, ranking))
    return by(lambda shown: suit_worth(shown, ranking))


def suit_worth(shown: Shown, ranking: Ranking) -> int:
    """Returns what the suits of the cards of a set's higher rank are worth, a wild pamfíll aside."""
    suits = [
        suit
        for suit, rank in shown.cards
        if rank == shown.rank and not (shown.wild and (suit, rank) == PAMFILL)
    ]
    if ranking.same_rank is SameRank.SUITS:
        return max(SUITS.index(suit) for suit in suits)
    trump = plain_cards(ranking.trump)[0][0]
    return int(ranking.same_rank is SameRank.TRUMP_PAIR and trump in suits)


def best_shown(hand: Sequence[Card], ranking: Ranking) -> Shown | None:
    """Returns a set that no other set of the hand beats, or None."""
    best: Shown | None = None
    for shown in list_sets(hand, ranking):
        if best is None or compare(shown, best, ranking) > 0:
            best = shown
    return best


def compare_best(one: Shown | None, other: Shown | None, ranking: Ranking) -> int:
    """Returns who wins between two best sets, where either may be missing."""
    if one is None or other is None:
        return (one is not None) - (other is not None)
    return compare(one, other, ranking)


def sign(number: int) -> int:
    """Returns whether a number is above or below nought."""
    return (number > 0) - (number < 0)


@given(hands, rankings())
@pytest.mark.clause("pukk.vie.best-set")
def test_the_best_set_is_one_that_no_other_set_of_the_hand_beats(hand: int, ranking: Ranking) -> None:
    expected = best_shown(plain_cards(hand), ranking)
    found = find_best_set(hand, ranking)
    assert (found is None) is (expected is None)
    if expected is None or found is None:
        return
    assert (found.size, int(found.rank), int(found.second or 0)) == (
        alike(expected),
        expected.rank,
        expected.second,
    )
    as_shown = Shown(
        tuple(plain_cards(found.cards)), int(found.rank), not found.natural, int(found.second or 0)
    )
    assert compare(as_shown, expected, ranking) == 0
    assert as_shown in list_sets(plain_cards(hand), ranking)


@given(deals(most=6), rankings())
@pytest.mark.clause("pukk.vie.best-set", "pukk.vie.size", "pukk.vie.rank-order", "pukk.vie.same-rank")
def test_of_two_hands_that_wins_whose_best_set_beats_the_others(deal: Deal, ranking: Ranking) -> None:
    best = [best_shown(plain_cards(hand), ranking) for hand in deal.hands]
    keys = [best_key(hand, ranking) for hand in deal.hands]
    for (one, its_key), (other, others_key) in combinations(zip(best, keys, strict=True), 2):
        assert sign(its_key - others_key) == sign(compare_best(one, other, ranking))
    winners = [place for place, key in enumerate(keys) if wins_vying(key, keys)]
    assert winners == [
        place
        for place, one in enumerate(best)
        if one is not None and all(compare_best(one, other, ranking) >= 0 for other in best)
    ]


@st.composite
def rivals(draw: st.DrawFn) -> list[int]:
    """Draws two hands that share out the four cards of a rank and the pamfíll, with nothing else alike."""
    rank = draw(st.sampled_from([11, 11, 6, 14]))
    contested = draw(st.permutations(sorted({PAMFILL, *((suit, rank) for suit in SUITS)})))
    split = draw(st.integers(1, 3))
    low, high = contested[:split], contested[split:]
    suits = draw(st.permutations(SUITS))
    fill = [(suits[place % 4], (2, 3, 4, 5, 7, 8, 9, 10)[place]) for place in range(8)]
    return [card_set([*low, *fill[: 5 - len(low)]]), card_set([*high, *fill[4 : 9 - len(high)]])]


@given(rivals(), rankings())
@settings(max_examples=300)
@pytest.mark.clause("pukk.vie.pamfill-is-jack", "pukk.vie.wild-vs-natural")
def test_of_two_hands_that_share_out_a_rank_that_wins_whose_best_set_beats_the_others(
    hands: list[int], ranking: Ranking
) -> None:
    best = [best_shown(plain_cards(hand), ranking) for hand in hands]
    keys = [best_key(hand, ranking) for hand in hands]
    assert sign(keys[0] - keys[1]) == sign(compare_best(best[0], best[1], ranking))
    for hand, expected in zip(hands, best, strict=True):
        found = find_best_set(hand, ranking)
        if found and expected and ranking.wild_vs_natural is not WildVsNatural.EQUAL:
            assert found.natural is not expected.wild


@given(hands, rankings())
@pytest.mark.clause("pukk.vie.min-set")
def test_a_hand_that_shows_no_set_of_any_rank_shows_none(hand: int, ranking: Ranking) -> None:
    keys = [rank_key(hand, rank, ranking) for rank in Rank]
    assert (best_key(hand, ranking) == 0) is (not list_sets(plain_cards(hand), ranking))
    assert max(keys) <= best_key(hand, ranking)


@given(hands)
@pytest.mark.clause("pukk.vie.pair-of-sixes")
def test_a_pair_of_sixes_is_seen_in_a_list_of_cards(hand: int) -> None:
    held = plain_cards(hand)
    sixes = sum(rank == 6 for _, rank in held)
    assert has_pair_of_sixes(hand) is (sixes >= 2 or (sixes == 1 and PAMFILL in held))


@given(st.integers(0, 100), st.integers(1, 7), st.sampled_from(OddChip))
@pytest.mark.clause("pukk.vie.odd-chip")
def test_the_shares_are_even_but_for_the_first_and_no_larger_than_the_pukk(
    pot: int, winners: int, choice: OddChip
) -> None:
    shares = [compute_share(pot, winners, place == 0, choice) for place in range(winners)]
    left = pot - sum(shares)
    assert len(set(shares[1:])) <= 1
    assert left == (pot % winners if choice is OddChip.STAYS else 0)
