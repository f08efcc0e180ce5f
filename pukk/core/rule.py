"""The decorator that ties a function to the clause it is."""

from collections.abc import Callable
from typing import Literal, TypeVar

Reading = Literal["three-way", "plain"]
RuleFunction = TypeVar("RuleFunction", bound=Callable[..., object])

RULES: dict[str, list[Callable[..., object]]] = {}
"""Clause id → the functions that implement it, in the order in which their modules were imported."""


def rule(clause: str, *, reading: Reading = "three-way") -> Callable[[RuleFunction], RuleFunction]:
    """
    Registers a function as the code of a clause and returns it unchanged.

    A ``three-way`` rule runs on ints, z3 bit-vectors and numpy arrays alike; a ``plain`` one is
    ordinary Python that folds three-way decisions.

    >>> @rule("pukk.example.nothing")
    ... def nothing(cards): return cards ^ cards
    >>> nothing(6), RULES.pop("pukk.example.nothing") == [nothing]
    (0, True)
    """

    def register(function: RuleFunction) -> RuleFunction:
        RULES.setdefault(clause, []).append(function)
        function.__dict__["clause"] = clause
        function.__dict__["reading"] = reading
        return function

    return register
