"""The recorded evenings: houses that between them use every option of every choice, and who plays there."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from pukk.games.pukk.asking import Question
from pukk.games.pukk.events import Event, Kind
from pukk.games.pukk.house import CHOICES, FIELDS
from pukk.games.pukk.state import Table
from tests.games.pukk.evenings import Decide, evening, simple
from tests.games.pukk.strategies import shipped

EVENINGS = range(1, 37)
"""The numbers of the evenings; each number is also the seed of its evening."""

VALUES: dict[str, tuple[Any, ...]] = {
    "players": ([2, 10],),
    "lowest": (5, 2, 6, {"2": 10, "3": 9, "4": 8, "5": 7, "6": 6, "7": 5, "else": 2}),
    "own_stake": (5, "players", 0, 6),
    "shared_stake": (0, 1, 2),
    "pukk_extra": (0, 1),
    "starting_chips": (100, 9, 14, 7, 25, 12),
    "entry": (1, 0, 2),
    "loans": (["bank"], ["reserve"], ["players"], [], ["reserve", "players"], ["players", "bank"]),
    "cannot_pay": ("loan", "owes", "loan", "what-he-has"),
    "raises": ("rounds", "none", "rounds"),
    "buy": ("until-next-lead", "no", "before-first-lead", "before-collect", "until-next-lead"),
    "pukk_goes_to": ("best-set", "trump-six", "best-set", "pair-of-sixes", "best-set", "nobody"),
}
"""Choice → the values tried where they cannot be listed, or where one is to come up more often."""

STATUSES = ("owned", "shared", "owned", "absent")


class Seating(NamedTuple):
    """Which house an evening is played in, by how many, and for how many rounds."""

    choices: dict[str, Any]
    players: int
    rounds: int


def picked(number: int, name: str, values: tuple[Any, ...]) -> Any:
    """Returns one of some values, by the number of an evening and a name alone."""
    return values[int(Random(f"{number}/{name}").random() * len(values))]


def seating(number: int) -> Seating:
    """Returns the seating of an evening: every choice picked anew, two to seven players, one to three rounds."""
    choices = {
        name: picked(number, name, VALUES.get(name) or kind.listed())
        for name, kind in CHOICES.items()
        if name != "fields"
    }
    choices["fields"] = {field: picked(number, field, STATUSES) for field in FIELDS}
    return Seating(choices, 2 + number % 6, 1 + number % 3)


def wild(number: int) -> Decide:
    """Returns players who answer by chance; most stay and most take a chance that they may decline."""

    def decide(table: Table, asked: Question) -> Event | None:
        chance = Random(f"{number}/{'/'.join(str(part) for part in asked.mark)}").random() * 4
        leaving = asked.options[0].kind is Kind.LEAVE
        if asked.may_decline and chance < (3.2 if leaving else 1):
            return None
        return asked.options[int(chance * 1000) % len(asked.options)]

    return decide


def played(number: int) -> Iterator[tuple[Table, Event]]:
    """Plays an evening: the odd ones by simple players, the even ones by wild ones."""
    seat = seating(number)
    decide = simple(number) if number % 2 else wild(number)
    return evening(shipped("pukk-is", **seat.choices), seat.players, number, seat.rounds, decide)
