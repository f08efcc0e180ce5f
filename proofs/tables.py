"""The pieces of a Púkk table: a deal from any pack, the choices of any house, and the shipped houses."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

from pukk.core.cards import Rank, each_card, pack_from
from pukk.core.choices import BoolChoice, EnumChoice
from pukk.core.clauses import ShippedHouses
from pukk.core.logic import CardSet, Number, Truth, at_least, conj, count, implies, ite, less, without
from pukk.core.messages import message
from pukk.core.notation import join_cards
from pukk.core.seats import union
from pukk.games.pukk.deal import seat_left_of
from pukk.games.pukk.house import CHOICES, PukkHouse, parse_house
from pukk.games.pukk.setup import HAND_SIZE
from pukk.proofs.pieces import Chips, Flag, OneOf
from pukk.proofs.situation import (
    Leaves,
    Lines,
    Piece,
    Sort,
    disjoint,
    is_single,
    label,
    show_hands,
    show_seat,
    within,
)

PLAYERS = {"players": range(2, 11)}
"""The cases of a theorem about any number of players."""

LOWEST_RANKS = range(Rank.TWO, Rank.TEN + 1)
"""The ranks that can be the lowest of a pack, as the choice `lowest` has them."""


Choices = Any
"""What a rule can read as a house: its choices by name, each of which may be symbolic."""


class Dealt(NamedTuple):
    """A table when the cards have been dealt: the hands by seat, the turned card, and what is left."""

    lowest: Number
    pack: CardSet
    hands: tuple[CardSet, ...]
    upcard: CardSet
    stock: CardSet
    dealer: Number

    def forehand(self) -> Number:
        """Returns the seat left of the dealer."""
        return seat_left_of(self.dealer, len(self.hands))


def compute_any_pack(lowest: Number) -> CardSet:
    """Returns the pack from a lowest rank, in any reading; `pack_from` is the same on ints."""
    pack: CardSet = pack_from(LOWEST_RANKS[-1])
    for rank in LOWEST_RANKS:
        pack = ite(lowest == int(rank), pack_from(rank), pack)
    return pack


@dataclass(frozen=True)
class Deal:
    """
    Any deal to so many players, five cards each and one turned, from any pack that suffices.

    With `counted=False` hands may have any number of cards: a theorem that does not need the number speaks
    of more deals, and is settled faster.
    """

    players: int
    counted: bool = True

    def leaves(self) -> dict[str, Sort]:
        """Returns the lowest rank, the dealer, the turned card and a hand for each player."""
        hands: dict[str, Sort] = {f"P{seat}": "cards" for seat in range(self.players)}
        return {"lowest": "number", "dealer": "number", "upcard": "cards", **hands}

    def build(self, leaves: Leaves) -> Dealt:
        """Builds the table; the stock is what is left of the pack."""
        hands = tuple(leaves[f"P{seat}"] for seat in range(self.players))
        pack = compute_any_pack(leaves["lowest"])
        stock = without(pack, union(hands) | leaves["upcard"])
        return Dealt(leaves["lowest"], pack, hands, leaves["upcard"], stock, leaves["dealer"])

    def holds(self, value: Dealt) -> Truth:
        """Tells whether the pack suffices, all have five cards, and no card is in two places."""
        most = max(self.lowest_ranks())
        return conj(
            len(value.hands) == self.players,
            at_least(value.lowest, int(LOWEST_RANKS[0])),
            at_least(most, value.lowest),
            less(value.dealer, self.players),
            is_single(value.upcard),
            disjoint([value.upcard, *value.hands]),
            *(within(cards, value.pack) for cards in (value.upcard, *value.hands)),
            *(self._sizes(value) if self.counted else ()),
        )

    def _sizes(self, value: Dealt) -> list[Truth]:
        # The last follows from the others; said outright, it spares the solver a sum over all hands.
        dealt = self.players * HAND_SIZE + 1
        stock = [
            implies(value.lowest == rank, count(value.stock) == pack_from(rank).bit_count() - dealt)
            for rank in self.lowest_ranks()
        ]
        return [*(count(hand) == HAND_SIZE for hand in value.hands), *stock]

    def lowest_ranks(self) -> list[int]:
        """Returns the lowest ranks of the packs that suffice."""
        return [rank for rank in LOWEST_RANKS if pack_from(rank).bit_count() > self.players * HAND_SIZE]

    def draw(self, random: Random) -> dict[str, Any]:
        """Shuffles and deals."""
        lowest = random.choice(self.lowest_ranks())
        cards = list(each_card(pack_from(lowest)))
        random.shuffle(cards)
        hands = {f"P{seat}": sum(cards[seat * 5 + 1 : seat * 5 + 6]) for seat in range(self.players)}
        return {"lowest": lowest, "dealer": random.randrange(self.players), "upcard": cards[0], **hands}

    def show(self, name: str, value: Dealt, language: str) -> Lines:
        """Writes the pack's lowest rank, the dealer, the turned card and each hand."""
        return [
            (label("lowest", language), str(value.lowest)),
            *show_seat("dealer", value.dealer, language),
            (label("upcard", language), join_cards(value.upcard, language)),
            *show_hands(value.hands, language),
            (label("stock", language), join_cards(value.stock, language) or "–"),
        ]

    def bounds(self, language: str) -> str:
        """Says that the pack is any that suffices."""
        return message("bounds-any-pack", language)


class AnyHouse:
    """Any house that can be written, as far as some choices go; a rule that reads another one fails."""

    def __init__(self, *choices: str, **pieces: Piece) -> None:
        self.pieces = {**{choice: piece_of_choice(choice) for choice in choices}, **pieces}

    def leaves(self) -> dict[str, Sort]:
        """Returns the leaves of every choice."""
        return {choice: piece.leaves()[""] for choice, piece in self.pieces.items()}

    def build(self, leaves: Leaves) -> SimpleNamespace:
        """Builds what a rule can read as a house."""
        return SimpleNamespace(**leaves)

    def holds(self, value: SimpleNamespace) -> Truth:
        """Tells whether every choice has one of its options."""
        return conj(*(piece.holds(getattr(value, choice)) for choice, piece in self.pieces.items()))

    def draw(self, random: Random) -> dict[str, Any]:
        """Draws each choice for itself."""
        return {choice: piece.draw(random)[""] for choice, piece in self.pieces.items()}

    def show(self, name: str, value: SimpleNamespace, language: str) -> Lines:
        """Writes each choice as house files have it."""
        return [
            (choice, piece.show(choice, getattr(value, choice), language)[0][1])
            for choice, piece in self.pieces.items()
        ]

    def bounds(self, language: str) -> str:
        """Says that the house is any."""
        return message("bounds-any-house", language)


def piece_of_choice(choice: str) -> Piece:
    """Returns the piece of a choice that is an option, a yes or no, or an amount of chips."""
    kind = CHOICES[choice]
    if isinstance(kind, EnumChoice):
        return OneOf(kind.options)
    return Flag() if isinstance(kind, BoolChoice) else Chips()


@cache
def shipped_houses() -> Mapping[str, PukkHouse]:
    """
    Returns the houses that come with the rulebook, by name.

    >>> sorted(shipped_houses())
    ['morgunbladid-2002', 'morgunbladid-2002-second', 'pukk-is']
    """
    shipped = ShippedHouses("pukk")
    return {name: parse_house(shipped.house(name)) for name in shipped.names}


def house_at_numbers(*names: str) -> Iterator[dict[str, Any]]:
    """Lists the shipped houses, or those that are named, each with every number of players it admits."""
    for name in names or shipped_houses():
        house = shipped_houses()[name]
        fewest, most = house.players
        for players in range(fewest, most + 1):
            yield {"house_name": name, "players": players}
