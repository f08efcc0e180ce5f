"""The pieces of a theorem about vying: hands that are shown at a table, and what can be read off them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from random import Random
from typing import Any

from pukk.core.cards import (
    FULL_PACK,
    NONE,
    PAMFILL,
    RANK_CARDS,
    SUIT_CARDS,
    Rank,
    each_card,
    pack_from,
    suit_of,
)
from pukk.core.logic import (
    CardSet,
    Number,
    Truth,
    at_least,
    conj,
    count,
    disj,
    ite,
    less,
    maximum,
    some,
    without,
)
from pukk.core.messages import message
from pukk.core.notation import SIGNS
from pukk.core.seats import union
from pukk.games.pukk.house import SameRank, WildVsNatural
from pukk.games.pukk.setup import HAND_SIZE
from pukk.games.pukk.vie import Ranking, best_key, find_posts
from pukk.proofs.situation import Leaves, Lines, Sort, disjoint, is_single, label, show_hands, within
from pukk.proofs.tables import LOWEST_RANKS, compute_any_pack, piece_of_choice, shipped_houses

VYING_CHOICES = ("posts", "wild_vs_natural", "pamfill_is_jack", "same_rank", "min_set", "two_pairs")
"""The choices that decide between sets."""


@dataclass(frozen=True)
class Shown:
    """Some hands at a table: the lowest rank of its pack, the trump suit, its choices, and how they rank sets."""

    hands: tuple[CardSet, ...]
    lowest: Number
    trump: CardSet
    choices: Mapping[str, Any]
    ranking: Ranking

    @cached_property
    def keys(self) -> tuple[Number, ...]:
        """The key of each hand's best set."""
        return tuple(best_key(hand, self.ranking) for hand in self.hands)

    def beats(self, winner: int, loser: int) -> Truth:
        """Tells whether the hand at one seat has a better set than that at another."""
        return less(self.keys[loser], self.keys[winner])

    def ties(self) -> Truth:
        """Tells whether the first two hands have equal sets, and have any."""
        return conj(some(self.keys[0]), self.keys[0] == self.keys[1])


def draw_some(random: Random, cards: int, number: int) -> int:
    """Draws so many cards of a set, or all of them where it has no more."""
    singles = list(each_card(cards))
    return sum(random.sample(singles, min(number, len(singles))))


class Showdown:
    """
    Hands of five that share no card, from any pack, at any table that can be written.

    What is given by name is so at the table: a choice of the house, or the lowest rank. Where it need not be
    `exact`, hands may be of any size and of the full pack: what holds for these holds for those.
    """

    def __init__(self, players: int, exact: bool = True, **fixed: Any) -> None:
        self.players = players
        self.exact = exact
        self.fixed = fixed
        self.pieces = {choice: piece_of_choice(choice) for choice in VYING_CHOICES if choice not in fixed}

    def leaves(self) -> dict[str, Sort]:
        """Returns a hand for each player, the trump, and what is not fixed."""
        lowest: dict[str, Sort] = {} if "lowest" in self.fixed else {"lowest": "number"}
        choices: dict[str, Sort] = {choice: piece.leaves()[""] for choice, piece in self.pieces.items()}
        hands: dict[str, Sort] = {f"P{seat}": "cards" for seat in range(self.players)}
        return {**hands, **lowest, "trump": "cards", **choices}

    def build(self, leaves: Leaves) -> Shown:
        """Builds the hands and the ranking."""
        known = {**self.fixed, **leaves}
        choices = {choice: known[choice] for choice in VYING_CHOICES}
        ranking = Ranking(
            posts_rank=find_posts(choices["posts"], known["lowest"]),
            trump=known["trump"],
            **{name: value for name, value in choices.items() if name != "posts"},
        )
        hands = tuple(known[f"P{seat}"] for seat in range(self.players))
        return Shown(hands, known["lowest"], known["trump"], choices, ranking)

    def holds(self, value: Shown) -> Truth:
        """Tells whether all have five cards of the pack, none is in two hands, and the choices are options."""
        pack = compute_any_pack(value.lowest) if self.exact else FULL_PACK
        return conj(
            at_least(value.lowest, int(LOWEST_RANKS[0])),
            at_least(int(LOWEST_RANKS[-1]), value.lowest),
            disj(*(value.trump == suit for suit in SUIT_CARDS.values())),
            disjoint(value.hands),
            *(within(hand, pack) for hand in value.hands),
            *(has_five(hand) for hand in value.hands if self.exact),
            *(piece.holds(value.choices[choice]) for choice, piece in self.pieces.items()),
        )

    def draw(self, random: Random) -> dict[str, Any]:
        """Draws a table, and hands with some alike in each, often of the same rank or of one that rules name."""
        random = Random(random.getrandbits(32))
        lowest = self.fixed.get("lowest") or random.choice((Rank.TWO, Rank.FIVE, Rank.SIX, Rank.SEVEN))
        choices = {choice: piece.draw(random)[""] for choice, piece in self.pieces.items()}
        drawn = {"trump": random.choice(list(SUIT_CARDS.values())), **choices}
        if "lowest" not in self.fixed:
            drawn["lowest"] = int(lowest)
        return {**drawn, **self._draw_hands(random, Rank(lowest))}

    def _draw_hands(self, random: Random, lowest: Rank) -> dict[str, int]:
        left, hands = pack_from(lowest), [NONE] * self.players
        ranks = random.choices([lowest, Rank.JACK, Rank.ACE, random.choice(list(Rank)[lowest - 2 :])], k=2)
        for seat, rank in product(range(self.players), ranks):
            size = min(random.choice((1, 2, 2, 3, 4)), HAND_SIZE - hands[seat].bit_count())
            hands[seat] |= draw_some(random, left & RANK_CARDS[rank], size)
            left = without(left, hands[seat])
        if left & PAMFILL and random.choice((True, False)):
            seat = random.randrange(self.players)
            hands[seat] = PAMFILL | draw_some(random, hands[seat], HAND_SIZE - 1)
            left = without(pack_from(lowest), union(hands))
        for seat, hand in enumerate(hands):
            hands[seat] |= draw_some(random, left, HAND_SIZE - hand.bit_count())
            left = without(left, hands[seat])
        return {f"P{seat}": hand for seat, hand in enumerate(hands)}

    def show(self, name: str, value: Shown, language: str) -> Lines:
        """Writes the pack's lowest rank, a trump card, the choices that are not fixed, and each hand."""
        trump = SIGNS[suit_of(value.trump)]
        lines = [(label("lowest", language), str(int(value.lowest))), (label("trump", language), trump)]
        for choice, piece in self.pieces.items():
            lines += piece.show(choice, value.choices[choice], language)
        return [*lines, *show_hands(value.hands, language)]

    def bounds(self, language: str) -> str:
        """Says which tables are meant."""
        return message("bounds-this-house" if "lowest" in self.fixed else "bounds-any-vying", language)


def has_five(hand: CardSet) -> Truth:
    """
    Tells whether a hand has five cards, by taking the lowest away until one is left.

    Said by a count, it is what costs z3 most when it looks for a deal: seconds for a tenth of one.

    >>> has_five(0b111110), has_five(0b11110), has_five(0b1111110)
    (True, False, False)
    """
    left = hand
    for _ in range(HAND_SIZE - 1):
        left = left & (left + -1)
    return is_single(left)


def at_pukk_is(players: int, **changed: Any) -> Showdown:
    """Returns the hands of so many players at the table of pukk-is with its 40 cards, some choices changed."""
    house = shipped_houses()["pukk-is"]
    choices = {choice: getattr(house, choice) for choice in VYING_CHOICES}
    return Showdown(players, lowest=Rank.FIVE, **{**choices, **changed})


def but_for_suits(ranking: Ranking) -> Ranking:
    """Returns a ranking in which suits decide nothing."""
    return ranking._replace(same_rank=SameRank.SPLIT)


def but_for_naturalness(ranking: Ranking) -> Ranking:
    """Returns a ranking in which only the size and the rank of a set decide."""
    return but_for_suits(ranking)._replace(wild_vs_natural=WildVsNatural.EQUAL)


def holds_pamfill(hand: CardSet) -> Truth:
    """Tells whether the pamfíll is in a hand."""
    return some(hand & PAMFILL)


def count_alike(hand: CardSet, rank: Rank) -> Number:
    """
    Counts the cards of a rank, and the pamfíll with them if there are any.

    >>> from pukk.core.notation import cards
    >>> count_alike(cards("♠A ♣J"), Rank.ACE)
    2
    """
    real = without(hand & RANK_CARDS[rank], PAMFILL)
    return ite(some(real), count(real) + ite(holds_pamfill(hand), 1, 0), 0)


def most_alike(hand: CardSet) -> Number:
    """Returns how many alike a hand has at most, the pamfíll counted with any."""
    return maximum(*(count_alike(hand, rank) for rank in Rank))


def height(rank: Rank, posts_rank: Number) -> Number:
    """Returns how high a rank is in the vying: the póstar above the ace."""
    return ite(posts_rank == int(rank), 15, int(rank))


def plain_height(rank: Rank, posts_rank: Number) -> Number:
    """A bent rule: the póstar are where their number puts them."""
    return int(rank)


def highest_of(
    hand: CardSet, size: Number, posts_rank: Number, high: Callable[..., Number] = height
) -> Number:
    """Returns the height of the highest rank of which a hand has so many alike, or nought."""
    return maximum(0, *(ite(count_alike(hand, rank) == size, high(rank, posts_rank), 0) for rank in Rank))


def cards_as_high_as(
    hand: CardSet, wanted: Number, posts_rank: Number, high: Callable[..., Number] = height
) -> CardSet:
    """Returns the cards of a hand that are of the rank of some height."""
    cards: CardSet = NONE
    for rank, alike in RANK_CARDS.items():
        cards = cards | ite(high(rank, posts_rank) == wanted, hand & alike, NONE)
    return cards
