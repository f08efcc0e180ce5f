"""The events of an evening of Púkk: what happened, who did it, and which chips moved by which clause."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from pukk.core.cards import NONE
from pukk.core.ledger import Transfer


class Kind(StrEnum):
    """What can happen; the values are the words of records."""

    START = "start"
    ROUND = "round"
    LOAN = "loan"
    REPAY = "repay"
    DRESS = "dress"
    DEAL = "deal"
    BUY = "buy"
    COLLECT = "collect"
    ENTER = "enter"
    PASS = "pass"  # noqa: S105  (a player passes)
    RAISE = "raise"
    STAY = "stay"
    FOLD = "fold"
    VIE = "vie"
    LAY = "lay"
    STANDS = "stands"
    TREKK = "trekk"
    STUCK = "stuck"
    CALL = "call"
    SETTLE = "settle"
    LEAVE = "leave"
    END = "end"
    STOP = "stop"


class Manner(StrEnum):
    """How a card is laid: as a lead, as the next card, or slipped under the one that is out."""

    LEAD = "lead"
    NEXT = "next"
    SLIP = "slip"


class Why(StrEnum):
    """Why an evening ends; the last is no house's choice: too few are left to play on."""

    CONSENT = "consent"
    TIME = "time"
    PLAYERS_LEFT = "players-left"
    TOO_FEW = "too-few"


@dataclass(frozen=True, slots=True)
class SeenHand:
    """A hand in a record: the cards that were seen, and how many were not."""

    cards: int
    hidden: int = 0


@dataclass(frozen=True, slots=True)
class Event:
    """
    One thing that happened. Which parts a kind has stands in `pukk.rulings.record.KEYS` and docs/records.md.

    `transfers` are the chips that moved; None where a record does not say, and then the rules do.
    Other parts are None, or empty, where they are not said.
    """

    kind: Kind
    by: str = ""
    to: str = ""
    field: str = ""
    card: int = NONE
    gets: int = NONE
    chips: int = 0
    manner: Manner | None = None
    dealer: str = ""
    number: int | None = None
    hands: Mapping[str, SeenHand] | None = None
    pack: tuple[int, ...] = ()
    sets: Mapping[str, int] | None = None
    winners: tuple[str, ...] | None = None
    pays: Mapping[str, int] | None = None
    owes: Mapping[str, int] | None = None
    worth: Mapping[str, int] | None = None
    stacks: Mapping[str, int] | None = None
    reserve: int | None = None
    why: Why | None = None
    taken: bool | None = None
    transfers: tuple[Transfer, ...] | None = None
