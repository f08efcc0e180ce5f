"""No choice is a dead knob in play: for each option of each choice some evening goes otherwise for it."""

from typing import Any

import pytest

from pukk.games.pukk.events import Event
from pukk.games.pukk.house import CHOICES
from tests.games.pukk.evenings import evening
from tests.games.pukk.strategies import shipped

BASE: dict[str, Any] = {
    "pukk_goes_to": "best-set",
    "buy": "before-first-lead",
    "loans": ["bank"],
    "follow": "asleep",
    "relief": "automatic",
}
"""What is laid over the base house, so that most choices can matter."""

WITH: dict[str, dict[str, Any]] = {
    "players": {"starting_chips": 6},
    "turned_pamfill": {"turned_field": "stays"},
    "pamfill_is_jack": {"posts": "none"},
    "odd_chip": {"same_rank": "split"},
    "buy_collects": {"turned_field": "stays"},
    "relief_run": {"slip": "no"},
    "cannot_pay": {"starting_chips": 6},
    "loans": {"starting_chips": 6},
    "starting_chips": {},
    "loans_count": {"starting_chips": 8},
    "leaver": {"starting_chips": 6},
    "end": {"starting_chips": 6},
}
"""Choice → what else a house must have for it to matter."""

NUMBERS: dict[str, list[Any]] = {
    "players": [[6, 10]],
    "lowest": [6, 2],
    "own_stake": [0, 7, "players"],
    "shared_stake": [2],
    "pukk_extra": [0, 3],
    "starting_chips": [7],
    "entry": [0, 2],
    "loans": [["reserve"], ["players"], []],
    "fields": [{"nine": "owned"}, {"pamfill": "absent"}, {"pukk": "owned"}, {"ace": "shared"}],
}
"""Choice → values to try where they cannot be listed."""

CASES = [(choice, value) for choice, kind in CHOICES.items() for value in NUMBERS.get(choice, kind.listed())]


RARE = {"pamfill_is_jack": (1637, 1951)}
"""Choice → seeds in which a deal comes up that seldom does: two pairs of jacks, and no better set."""


def played(choices: dict[str, Any], seed: int) -> list[Event]:
    """Returns the events of an evening of five rounds."""
    return [event for _, event in evening(shipped("pukk-is", **choices), 6, seed, 5)]


@pytest.mark.slow
@pytest.mark.parametrize(("choice", "value"), CASES, ids=str)
def test_some_evening_goes_otherwise_for_every_option(choice: str, value: Any) -> None:
    without = {**BASE, "players": [2, 10], **WITH.get(choice, {})}
    if getattr(shipped("pukk-is", **without), choice) == getattr(
        shipped("pukk-is", **{choice: value}), choice
    ):
        without[choice] = next(other for name, other in CASES if name == choice and other != value)
    seeds = RARE.get(choice, range(80))
    assert any(played({**without, choice: value}, seed) != played(without, seed) for seed in seeds)
