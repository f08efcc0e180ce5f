"""What is known of an evening of Púkk at a moment: who sits, where the chips lie, how far the round is."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from types import MappingProxyType

from pukk.core.cards import FULL_PACK, NONE
from pukk.core.ledger import Ledger, Transfer, player
from pukk.core.seats import NOBODY
from pukk.games.pukk.house import PukkHouse
from pukk.games.pukk.setup import HAND_SIZE, Owners, compute_owners, require_players
from pukk.games.pukk.trace import Trace

HIDDEN_BITS = 64
"""The first bit that stands for no card: from here up a bit is a card that a record does not show."""


class Phase(IntEnum):
    """How far an evening, and the round in it, has come."""

    START = 0
    BETWEEN = 1
    DRESS = 2
    COLLECT = 3
    VIE = 4
    LEAD = 5
    TRACE = 6
    SETTLE = 7
    OVER = 8


@dataclass(frozen=True, slots=True)
class Vying:
    """
    Who is in for the púkk, by seat: who has spoken, what each has put in, and how high it has been raised.

    `to_answer` are those who have yet to answer the last raise, in the order in which they are asked.
    """

    spoken: tuple[int, ...] = ()
    staked: Mapping[int, int] = field(default_factory=lambda: MappingProxyType({}))
    raised: int = 0
    to_answer: tuple[int, ...] = ()

    def entrants(self) -> tuple[int, ...]:
        """Returns the seats that are in, in the order in which they went in."""
        return tuple(self.staked)


@dataclass(frozen=True, slots=True)
class Round:
    """
    One round: the hands by seat, the card turned and what lies turned now, and what has been done.

    `dressing` is what everybody has to put on the fields; `dealt` are the hands as they were dealt, by which
    the fields are collected, and `claims` says who takes which; `claimed` are the fields that are done with.
    A card that is not shown is a bit from `HIDDEN_BITS` up. `winner` is the seat that has trekked.
    """

    dressing: tuple[Transfer, ...] = ()
    dressed: frozenset[str] = frozenset()
    hands: tuple[int, ...] = ()
    dealt: tuple[int, ...] = ()
    upcard: int = NONE
    turned: int = NONE
    claims: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    claimed: frozenset[str] = frozenset()
    vying: Vying = field(default_factory=Vying)
    pukk_winner: int = NOBODY
    trace: Trace | None = None
    laid: int = NONE
    leads: int = 0
    winner: int = NOBODY
    said_trekk: bool = False
    called: frozenset[int] = frozenset()

    def cards_in_hand(self) -> tuple[int, ...]:
        """Returns the hands now, by seat."""
        return self.hands if self.trace is None else self.trace.hands


@dataclass(frozen=True, slots=True)
class Table:
    """
    An evening at a moment. `names` sit clockwise; `began_with` is how many they were at first.

    `debts` has what each debtor owes each creditor; `dealer` is the seat of this round's dealer, or of the
    last one's between rounds.
    """

    house: PukkHouse
    names: tuple[str, ...]
    owners: Owners
    began_with: int
    ledger: Ledger = field(default_factory=Ledger)
    debts: Mapping[tuple[str, str], int] = field(default_factory=lambda: MappingProxyType({}))
    phase: Phase = Phase.START
    number: int = 0
    dealer: int = NOBODY
    round: Round = field(default_factory=Round)

    def seat(self, name: str) -> int:
        """Returns the seat of a player, or `NOBODY`."""
        return self.names.index(name) if name in self.names else NOBODY

    def stack(self, name: str) -> int:
        """Returns the chips that a player has."""
        return self.ledger.balance(player(name))

    def owed_by(self, name: str) -> int:
        """Returns all that a player owes."""
        return sum(chips for (debtor, _), chips in self.debts.items() if debtor == name)

    def owed_to(self, name: str) -> int:
        """Returns all that others owe a player."""
        return sum(chips for (_, creditor), chips in self.debts.items() if creditor == name)


def sit_down(house: PukkHouse, names: tuple[str, ...]) -> Table:
    """Returns the table before anybody has chips; refuses a number of players that cannot play."""
    require_players(house, len(names))
    return Table(house, names, MappingProxyType(dict(compute_owners(house, names))), len(names))


def seen(cards: int) -> int:
    """
    Returns the cards of a hand that a record shows.

    >>> seen(4 | 1 << HIDDEN_BITS)
    4
    """
    return cards & FULL_PACK


def unseen(cards: int) -> int:
    """
    Returns the bits of a hand that stand for cards that a record does not show.

    >>> unseen(4 | 1 << HIDDEN_BITS) == 1 << HIDDEN_BITS
    True
    """
    return cards >> HIDDEN_BITS << HIDDEN_BITS


def hidden_cards(seat: int, number: int) -> int:
    """
    Returns so many bits for cards of a seat that a record does not show; no two seats share one.

    >>> hidden_cards(1, 2).bit_count(), hidden_cards(0, 5) & hidden_cards(1, 5)
    (2, 0)
    """
    return ((1 << number) - 1) << (HIDDEN_BITS + HAND_SIZE * seat)
