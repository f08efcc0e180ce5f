"""
The rulebook as a ruling sees it: `spec/index.json`, the one file of `spec/` that is opened for it.

`make index` derives that file from the clauses and houses (see `pukk.core.spec_index`); a test holds it
up to date. Nothing is read before it is asked for.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from pukk.core.errors import nearest
from pukk.core.house import Basis, House

SPEC = Path(__file__).parents[1] / "spec"
"""Where the rulebook lies, in the project and in an installed package alike."""


@cache
def index() -> dict[str, Any]:
    """
    Returns the index: `clauses` by full id, `choices` by game and name, `houses` by id, and a `digest`.

    >>> sorted(index())
    ['choices', 'clauses', 'digest', 'houses']
    """
    index_of_spec: dict[str, Any] = json.loads((SPEC / "index.json").read_text(encoding="utf-8"))
    return index_of_spec


def clause_text(clause: str, language: str) -> str:
    """Returns a clause's words in a language; an unknown clause is a `KeyError`."""
    return str(index()["clauses"][clause][language])


def clause_title(clause: str, language: str) -> str:
    """Returns a clause's title in a language; an unknown clause is a `KeyError`."""
    return str(index()["clauses"][clause]["title"][language])


def clause_status(clause: str, edition: str) -> tuple[str, tuple[str, ...]]:
    """Returns what an edition makes of a clause and on which sentences; silent where it says nothing."""
    status, sentences = index()["clauses"][clause]["status"].get(edition, ("silent", ()))
    return status, tuple(sentences)


def choice_title(game: str, choice: str, language: str) -> str:
    """Returns a choice's title in a language; an unknown choice is a `KeyError`."""
    return str(index()["choices"][game][choice]["title"][language])


def option_text(game: str, choice: str, value: Any, language: str) -> str:
    """Returns the words of one value of a choice, or an empty text where it has none, as numbers have."""
    for option in index()["choices"][game][choice]["options"]:
        if option["value"] == value and type(option["value"]) is type(value):
            return str(option[language])
    return ""


class ShippedHouses:
    """The houses that come with the rulebook, of one game or of all; calling it with an id finds one."""

    def __init__(self, game: str | None = None) -> None:
        self.game = game

    @property
    def names(self) -> tuple[str, ...]:
        """The ids of the houses, in alphabetical order."""
        return tuple(
            name for name, house in sorted(index()["houses"].items()) if self.game in (None, house["game"])
        )

    def __iter__(self) -> Iterator[House]:
        return (self.house(name) for name in self.names)

    def __call__(self, name: str) -> House | None:
        """Returns a house, or None where no house has that id."""
        return self.house(name) if name in self.names else None

    def house(self, name: str) -> House:
        """Returns a house, the same object each time; an unknown id is a `KeyError`."""
        return _shipped_house(name)

    def nearest(self, name: str) -> str:
        """Returns the id nearest to a name, or an empty text."""
        return nearest(name, self.names)


@cache
def _shipped_house(name: str) -> House:
    written = index()["houses"][name]
    basis = {choice: Basis(status, tuple(cited)) for choice, (status, cited) in written["basis"].items()}
    return House(name, written["game"], written["edition"], written["choices"], basis, written["base"])
