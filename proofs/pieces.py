"""
The pieces that most situations are made of: a card, some hands, an amount of chips, a choice, a seat.

Each is a `Piece`: its leaves are symbols in the proof reading and numbers in the play reading, and both build
the same value.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from pukk.core.cards import FULL_PACK, each_card
from pukk.core.choices import Option
from pukk.core.logic import CardSet, Number, Truth, at_least, conj, count, disj, less, without
from pukk.core.messages import message
from pukk.core.notation import join_cards
from pukk.core.seats import NOBODY
from pukk.proofs.situation import (
    Leaves,
    Lines,
    Piece,
    Sort,
    disjoint,
    draw_cards,
    is_single,
    label,
    show_hands,
    show_seat,
    within,
)

MOST_DRAWN = 1_000
"""The largest amount of chips that is drawn at random; a proof speaks of any amount."""


class Single:
    """A piece of one leaf, which is its value."""

    sort: Sort = "number"

    def leaves(self) -> dict[str, Sort]:
        """Returns the one leaf."""
        return {"": self.sort}

    def build(self, leaves: Leaves) -> Any:
        """Returns the leaf."""
        return leaves[""]

    def holds(self, value: Any) -> Truth:
        """Tells that any value will do."""
        return True

    def show(self, name: str, value: Any, language: str) -> Lines:
        """Writes the number."""
        return [(label(name, language), str(value))]

    def bounds(self, language: str) -> str:
        """Says nothing."""
        return ""


@dataclass(frozen=True)
class Cards(Single):
    """Any set of cards of the full pack, of so many cards at most."""

    most: int = 52
    sort: Sort = "cards"

    def holds(self, value: CardSet) -> Truth:
        """Tells whether the set is of the pack and not too large."""
        return conj(within(value, FULL_PACK), self.most >= 52 or at_least(self.most, count(value)))

    def draw(self, random: Random) -> dict[str, Any]:
        """Draws a set."""
        return {"": draw_cards(random, FULL_PACK, min(self.most, 20))}

    def show(self, name: str, value: Any, language: str) -> Lines:
        """Writes the cards."""
        return [(label(name, language), join_cards(value, language) or "–")]


@dataclass(frozen=True)
class OneCard(Cards):
    """Any single card of the full pack."""

    def holds(self, value: CardSet) -> Truth:
        """Tells whether it is one card."""
        return is_single(value)

    def draw(self, random: Random) -> dict[str, Any]:
        """Draws a card."""
        return {"": random.choice(list(each_card(FULL_PACK)))}


@dataclass(frozen=True)
class Whole(Single):
    """A whole number between two bounds; of the sort of chips where it is to be added up."""

    least: int
    most: int
    sort: Sort = "number"

    def holds(self, value: Number) -> Truth:
        """Tells whether the number is between the bounds."""
        return conj(at_least(value, self.least), at_least(self.most, value))

    def draw(self, random: Random) -> dict[str, Any]:
        """Draws a number."""
        return {"": random.randint(self.least, self.most)}


@dataclass(frozen=True)
class Chips(Single):
    """Any amount of chips; `below_nought` admits a debt, such as the bank's."""

    below_nought: bool = False
    sort: Sort = "chips"

    def holds(self, value: Number) -> Truth:
        """Tells whether the amount is nought or more."""
        return self.below_nought or at_least(value, 0)

    def draw(self, random: Random) -> dict[str, Any]:
        """Draws an amount, as often a small one."""
        least = -MOST_DRAWN if self.below_nought else 0
        return {"": random.choice((random.randint(0, 6), random.randint(least, MOST_DRAWN)))}

    def bounds(self, language: str) -> str:
        """Says that the amount is any."""
        return message("bounds-any-chips", language)


@dataclass(frozen=True)
class Flag(Single):
    """A yes or a no."""

    sort: Sort = "truth"

    def draw(self, random: Random) -> dict[str, Any]:
        """Draws one of the two."""
        return {"": random.choice((True, False))}

    def show(self, name: str, value: Any, language: str) -> Lines:
        """Writes yes or no."""
        return [(label(name, language), message("situation-yes" if value else "situation-no", language))]


@dataclass(frozen=True)
class OneOf(Single):
    """Any option of a choice."""

    options: type[Option]

    def holds(self, value: Number) -> Truth:
        """Tells whether the number is one of the options."""
        return less(value, len(self.options))

    def draw(self, random: Random) -> dict[str, Any]:
        """Draws an option."""
        return {"": int(random.choice(list(self.options)))}

    def show(self, name: str, value: Any, language: str) -> Lines:
        """Writes the option as house files have it."""
        return [(name, list(self.options)[value].word)]


@dataclass(frozen=True)
class Many:
    """So many values of one piece, in order."""

    piece: Piece
    number: int

    def leaves(self) -> dict[str, Sort]:
        """Returns the leaves of each."""
        inner = self.piece.leaves()
        return {f"{place}{leaf}": sort for place in range(self.number) for leaf, sort in inner.items()}

    def build(self, leaves: Leaves) -> tuple[Any, ...]:
        """Builds each of its own leaves."""
        inner = self.piece.leaves()
        return tuple(
            self.piece.build({leaf: leaves[f"{place}{leaf}"] for leaf in inner})
            for place in range(self.number)
        )

    def holds(self, value: Sequence[Any]) -> Truth:
        """Tells whether there are so many and each is one of the piece's."""
        return conj(len(value) == self.number, *(self.piece.holds(each) for each in value))

    def draw(self, random: Random) -> dict[str, Any]:
        """Draws each for itself."""
        return {
            f"{place}{leaf}": value
            for place in range(self.number)
            for leaf, value in self.piece.draw(random).items()
        }

    def show(self, name: str, value: Any, language: str) -> Lines:
        """Writes them one after another."""
        written = [self.piece.show(name, each, language)[0][1] for each in value]
        return [(label(name, language), ", ".join(written))]

    def bounds(self, language: str) -> str:
        """Says what the piece says."""
        return self.piece.bounds(language)


@dataclass(frozen=True)
class Hands:
    """Hands that share no card; each of exactly, or of at most, so many cards."""

    players: int
    exactly: int | None = None
    at_most: int | None = None

    def leaves(self) -> dict[str, Sort]:
        """Returns a card set for each player."""
        return {str(seat): "cards" for seat in range(self.players)}

    def build(self, leaves: Leaves) -> tuple[CardSet, ...]:
        """Returns the hands by seat."""
        return tuple(leaves[str(seat)] for seat in range(self.players))

    def holds(self, value: Sequence[CardSet]) -> Truth:
        """Tells whether the hands are of the pack, share no card and have the size."""
        sizes: list[Truth] = []
        for hand in value:
            sizes.append(within(hand, FULL_PACK))
            if self.exactly is not None:
                sizes.append(count(hand) == self.exactly)
            if self.at_most is not None:
                sizes.append(at_least(self.at_most, count(hand)))
        return conj(len(value) == self.players, disjoint(value), *sizes)

    def draw(self, random: Random) -> dict[str, Any]:
        """Deals hands from a shuffled pack."""
        left, hands = FULL_PACK, {}
        for seat in range(self.players):
            size = self.exactly if self.exactly is not None else self.at_most or 5
            hand = draw_cards(random, left, size)
            while self.exactly is not None and hand.bit_count() < self.exactly:
                hand |= draw_cards(random, without(left, hand), self.exactly - hand.bit_count())
            hands[str(seat)] = hand
            left = without(left, hand)
        return hands

    def show(self, name: str, value: Any, language: str) -> Lines:
        """Writes each player's cards."""
        return show_hands(value, language)

    def bounds(self, language: str) -> str:
        """Says nothing: the number of players is told by the theorem."""
        return ""


@dataclass(frozen=True)
class Seat(Single):
    """Any seat of a table, and nobody's where that is admitted."""

    players: int
    or_nobody: bool = False

    def holds(self, value: Number) -> Truth:
        """Tells whether somebody sits there."""
        seated = less(value, self.players)
        return disj(seated, value == NOBODY) if self.or_nobody else seated

    def draw(self, random: Random) -> dict[str, Any]:
        """Draws a seat."""
        return {"": random.choice([*range(self.players), *([NOBODY] if self.or_nobody else [])])}

    def show(self, name: str, value: Any, language: str) -> Lines:
        """Writes the player's name."""
        return show_seat(name, value, language)
