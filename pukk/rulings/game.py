"""What the rulings must know of a game; only the game that is asked about is imported."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from pukk.core.choices import ChoiceType
from pukk.core.house import House
from pukk.rulings.case import Request
from pukk.rulings.question import Finding, Question


@dataclass(frozen=True)
class Game:
    """
    A game's questions and choices, how its cases are read, and how one is laid on a house's table.

    `players` counts the players of a case; `refusal` turns a refused table into a verdict where the
    question asks for just that; `dressing` gives the chips that a case leaves to the house.
    """

    name: str
    questions: Mapping[str, Question]
    choices: Mapping[str, ChoiceType]
    parse_house: Callable[[House], Any]
    parse_case: Callable[[Request, Question], Any]
    lay_table: Callable[[Any, Any, Any], Any]
    players: Callable[[Any], int]
    refusal: Callable[[Any, Exception], Finding | None]
    dressing: Callable[[Any], Any]


def load_game(name: str) -> Game:
    """
    Imports a game's questions and returns them.

    >>> "collect" in load_game("pukk").questions
    True
    """
    game: Game = import_module(f"pukk.rulings.{name}.game").GAME
    return game
