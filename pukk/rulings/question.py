"""What a question is: how its keys are read, how it is decided, and how its verdict is said."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from pukk.core.errors import Fault

Verdict = dict[str, Any]
"""A verdict as JSON; a None that `depends` does not name means nobody, nothing."""


@dataclass(frozen=True)
class Finding:
    """
    What a question's phase has decided: the verdict, the clauses it rests on, what it depends on.

    `depends` is place in the verdict → what it depends on, in English; `remarks` are ids of messages
    that the words of the ruling add, each with the choice that must be unsettled for it, or an empty text;
    `refused` is why the table itself is refused, where that is the verdict.
    """

    verdict: Verdict
    clauses: tuple[str, ...]
    depends: Mapping[str, str] = field(default_factory=dict)
    remarks: tuple[tuple[str, str], ...] = ()
    refused: Fault | None = None


@dataclass(frozen=True)
class Question:
    """
    One value of `ask`: its own keys, whether hands are still of five, and what reads, decides and says it.

    `parse` reads the own keys once for all houses; `decide` is asked under one house, many times when
    the flips are sought; `say` gives the sentences of a verdict in a language.
    """

    keys: frozenset[str]
    parse: Callable[[Any], Any]
    decide: Callable[[Any, Any], Finding]
    say: Callable[[Any, Any, Verdict, str], list[str]]
    before_tracing: bool = True
    played: Callable[[Any], int] | None = None


def nothing_more(case: Any) -> None:
    """Reads nothing: for questions without keys of their own."""


def unique(clauses: list[str]) -> tuple[str, ...]:
    """
    Returns clauses without repeats, each at its first place.

    >>> unique(["a", "b", "a"])
    ('a', 'b')
    """
    return tuple(dict.fromkeys(clauses))
