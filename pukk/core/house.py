"""A house: the choices of one table, laid over those of another, and where each value comes from."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pukk.core.choices import ELSE, ChoiceType, overlay
from pukk.core.errors import HouseFault, nearest, os_problem

STATUSES = ("explicit", "inferred", "table", "contradictory", "silent")
"""How a value is founded, the firmest first; `table` is what the people at the table have settled."""

SHIPPED_KEYS = frozenset({"id", "game", "edition", "name", "about", "base", "choices", "basis"})
FAMILY_KEYS = frozenset({"base", "choices", "name"})


@dataclass(frozen=True)
class Basis:
    """How a value of a choice is founded: a status, or one for each number of players, and the sentences."""

    status: str | Mapping[str, str]
    sentences: tuple[str, ...] = ()

    def at(self, players: int) -> str:
        """
        Returns the status for a number of players.

        >>> Basis({"5": "explicit", "else": "silent"}).at(7)
        'silent'
        """
        if isinstance(self.status, str):
            return self.status
        return self.status.get(str(players), self.status.get(ELSE, "silent"))


TABLE = Basis("table")
"""The basis of what a family or a case has settled itself."""


@dataclass(frozen=True)
class House:
    """A house as it is written, every choice of its chain of bases resolved to a plain value."""

    id: str
    game: str
    edition: str
    choices: Mapping[str, Any]
    basis: Mapping[str, Basis]
    base: str = ""

    def with_choices(self, choices: Mapping[str, Any], basis: Basis = TABLE) -> "House":
        """Returns the house with some choices laid over it, each founded on a basis."""
        laid = {name: overlay(self.choices.get(name), value) for name, value in choices.items()}
        return replace(
            self,
            choices={**self.choices, **laid},
            basis={**self.basis, **dict.fromkeys(choices, basis)},
        )


def check_choices(choices: Mapping[str, Any], types: Mapping[str, ChoiceType], where: str) -> None:
    """Refuses a choice that the game does not have, naming the nearest one that it has."""
    for name in choices:
        if name not in types:
            raise HouseFault("choice-unknown", f"{where}.{name}", found=name, near=nearest(name, types))


def parse_choices(house: House, types: Mapping[str, ChoiceType], where: str = "") -> dict[str, Any]:
    """Reads every choice of a house by its type; refuses one that is unknown, missing or misspelt."""
    check_choices(house.choices, types, f"{where}choices")
    missing = [name for name in types if name not in house.choices]
    if missing:
        raise HouseFault("house-incomplete", f"{where}choices", missing=", ".join(missing))
    return {name: kind.parse(house.choices[name], f"{where}choices.{name}") for name, kind in types.items()}


def read_family_house(
    path: Path, shipped: Callable[[str], House | None], seen: tuple[Path, ...] = ()
) -> House:
    """
    Reads a family's house file: a base, shipped or another file, and the choices laid over it.

    Refuses a file that cannot be read, unknown keys, a base that does not exist and a chain of bases
    that comes back to itself.
    """
    where = str(path)
    if path.resolve() in seen:
        raise HouseFault("house-loop", where)
    table = read_toml(path)
    unknown = sorted(set(table) - FAMILY_KEYS)
    if unknown:
        raise HouseFault(
            "house-key", f"{where}: {unknown[0]}", found=unknown[0], near=nearest(unknown[0], FAMILY_KEYS)
        )
    base = table.get("base")
    if not isinstance(base, str):
        raise HouseFault("house-no-base", where)
    choices = table.get("choices", {})
    if not isinstance(choices, dict):
        raise HouseFault("house-choices", f"{where}: choices", found=type(choices).__name__)
    return _base_of(base, path, shipped, (*seen, path.resolve()), choices)


def _base_of(
    base: str,
    path: Path,
    shipped: Callable[[str], House | None],
    seen: tuple[Path, ...],
    choices: Mapping[str, Any],
) -> House:
    below = shipped(base)
    if below is None:
        beside = path.parent / base
        if not beside.suffix == ".toml" or not beside.exists():
            raise HouseFault(
                "house-unknown", f"{path}: base", found=base, near=_nearest_shipped(base, shipped)
            )
        below = read_family_house(beside, shipped, seen)
    return replace(below.with_choices(choices), id=path.stem, base=base)


def _nearest_shipped(name: str, shipped: Callable[[str], House | None]) -> str:
    known = getattr(shipped, "names", ())
    return nearest(name, known)


def read_toml(path: Path) -> dict[str, Any]:
    """Reads a TOML file; refuses what is no file, not UTF-8, empty or not TOML, with the line."""
    import tomllib  # late: a ruling under shipped houses reads no TOML here

    where = str(path)
    try:
        text = path.read_bytes().decode("utf-8-sig")
        table = tomllib.loads(text.replace("\r\n", "\n"))
    except UnicodeDecodeError as error:
        raise HouseFault("file-encoding", where, byte=error.start) from error
    except tomllib.TOMLDecodeError as error:
        raise HouseFault("file-toml", where, problem=str(error)) from error
    except OSError as error:
        raise HouseFault("file-unreadable", where, problem=os_problem(error)) from error
    if not table:
        raise HouseFault("file-empty", where)
    return table
