"""
What a theorem's situation is made of, and the words in which theorems speak of it.

A piece names its leaves, which are plain numbers, cards or truths, and builds its value of them. The proof
reading makes each leaf a symbol, the play reading a number, and both build the same value, so that what z3
finds can be laid out as a deal. Nothing here imports z3.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Literal, Protocol

from pukk.core.cards import FULL_PACK, NONE, each_card
from pukk.core.logic import CardSet, Truth, conj, implies, some
from pukk.core.messages import entries, message
from pukk.core.notation import join_cards
from pukk.core.seats import NOBODY

Sort = Literal["cards", "number", "chips", "truth"]
"""What a leaf is: a card set, a number that comes from cards or seats, any amount of chips, a truth value."""

Leaves = Mapping[str, Any]
"""Name of a leaf → its value in some reading."""

Lines = list[tuple[str, str]]
"""What a player needs to lay a situation out: a label and what stands under it, in his language."""


class Piece(Protocol):
    """One part of a situation, in every reading."""

    def leaves(self) -> dict[str, Sort]:
        """Returns the leaves and their sorts."""

    def build(self, leaves: Leaves) -> Any:
        """Builds the value of a reading's leaves."""

    def holds(self, value: Any) -> Truth:
        """Tells whether a value is one of the piece's; any reading."""

    def draw(self, random: Random) -> dict[str, Any]:
        """Draws leaves at random, of a value that is one of the piece's."""

    def show(self, name: str, value: Any, language: str) -> Lines:
        """Writes a value of the play reading so that it can be laid out."""

    def bounds(self, language: str) -> str:
        """Returns how far the piece reaches in words, or nothing where there is nothing to say."""


def label(name: str, language: str) -> str:
    """
    Returns the words for a name in a theorem, or the name itself where there are none.

    >>> label("no_such_name", "en")
    'no_such_name'
    """
    key = f"situation-{name.replace('_', '-')}"
    return message(key, language) if key in entries(language) else name


def is_single(cards: CardSet) -> Truth:
    """
    Tells whether a set holds exactly one card of the full pack, without counting it; any reading.

    >>> is_single(4), is_single(12), is_single(0)
    (True, False, False)
    """
    return conj(some(cards), cards & (cards + -1) == NONE, within(cards, FULL_PACK))


def within(cards: CardSet, others: CardSet) -> Truth:
    """
    Tells whether a set holds nothing but cards of another; any reading.

    >>> within(4, 12), within(12, 4)
    (True, False)
    """
    return cards & others == cards


def disjoint(hands: Sequence[CardSet]) -> Truth:
    """
    Tells whether no card is in two of some sets; any reading.

    >>> disjoint([4, 8]), disjoint([4, 12])
    (True, False)
    """
    together: CardSet = NONE
    truths = []
    for hand in hands:
        truths.append(together & hand == NONE)
        together = together | hand
    return conj(*truths)


def same(left: Truth, right: Truth) -> Truth:
    """
    Tells whether two truths are the same; any reading.

    >>> same(True, True), same(True, False)
    (True, False)
    """
    return conj(implies(left, right), implies(right, left))


def draw_cards(random: Random, cards: int, most: int) -> int:
    """Draws at most so many single cards of a set."""
    singles = list(each_card(cards))
    return sum(random.sample(singles, random.randint(0, min(most, len(singles)))))


def show_hands(hands: Sequence[int], language: str) -> Lines:
    """Writes each player's cards in a line of its own."""
    return [(f"P{seat}", join_cards(hand, language) or "–") for seat, hand in enumerate(hands)]


def show_seat(name: str, seat: int, language: str) -> Lines:
    """Writes a seat as the player's name."""
    return [(label(name, language), "–" if seat == NOBODY else f"P{seat}")]
