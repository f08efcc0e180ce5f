"""
Plain Python on symbols: every `if` goes both ways, and a claim must hold on every way that it can go.

What folds decisions into a phase is ordinary Python: it asks `if amount`, compares stacks, and refuses. A
symbol has no truth value, so it cannot run on one. Here it does: it is run once for each way that its questions
can be answered, with the answers as conditions of what is claimed of that run. A way that cannot be gone is
left out, where the reading that knows says so. On ints there is one way. Nothing here imports z3.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import TypeVar

from pukk.core.choices import Option
from pukk.core.errors import RuleViolation
from pukk.core.logic import Number, Truth, conj, implies, neg

Possible = Callable[[Sequence[Truth]], bool]
"""Tells whether some truths can hold together; where nobody knows, that they can."""

Item = TypeVar("Item")
Chosen = TypeVar("Chosen", bound=Option)

MOST_WAYS = 4_000
"""The ways that a run may have before it is called endless."""


class EndlessError(Exception):
    """A run that has more ways than can be looked at."""


@dataclass
class Path:
    """One way through a run: the answers that it begins with, those given, and the other ways found."""

    start: tuple[bool, ...] = ()
    asked: list[tuple[Truth, bool]] = field(default_factory=list)
    others: list[tuple[bool, ...]] = field(default_factory=list)

    def conditions(self) -> list[Truth]:
        """Returns what holds on this way."""
        return [question if answer else neg(question) for question, answer in self.asked]

    def decide(self, question: Truth, possible: Possible) -> bool:
        """Answers a question: as before, as the way begins, or so that both ways will be gone if both can be."""
        for before, answer in self.asked:
            if before.eq(question):
                return answer
        answers = tuple(answer for _, answer in self.asked)
        if len(answers) < len(self.start):
            answer = self.start[len(answers)]
        else:
            so_far = self.conditions()
            answer = possible([*so_far, question])
            if answer and possible([*so_far, neg(question)]):
                self.others.append((*answers, False))
        self.asked.append((question, answer))
        return answer


_PATH: ContextVar[Path | None] = ContextVar("path", default=None)
_FACTS: ContextVar[tuple[Truth, ...]] = ContextVar("facts", default=())


def current_path() -> Path | None:
    """Returns the way that is being gone, if any is."""
    return _PATH.get()


def known_facts() -> tuple[Truth, ...]:
    """Returns what is known wherever a claim is looked at."""
    return _FACTS.get()


@contextmanager
def knowing(facts: Sequence[Truth]) -> Iterator[None]:
    """Lets ways be left out that some facts exclude; what is claimed meanwhile is claimed under these alone."""
    token = _FACTS.set(tuple(facts))
    try:
        yield
    finally:
        _FACTS.reset(token)


def on_every_path(run: Callable[[], Truth]) -> Truth:
    """
    Returns that what a run claims holds on every way that it can go; the run must do the same each time.

    >>> on_every_path(lambda: 3 > 2 if 4 else False)
    True
    """
    claims = []
    waiting: list[tuple[bool, ...]] = [()]
    while waiting:
        path = Path(waiting.pop())
        token = _PATH.set(path)
        try:
            claim = run()
        finally:
            _PATH.reset(token)
        claims.append(implies(conj(*path.conditions()), claim))
        waiting += path.others
        if len(claims) > MOST_WAYS:
            raise EndlessError(f"more than {MOST_WAYS} ways")
    return conj(*claims)


def pick(items: Iterable[Item], place: Number) -> Item:
    """
    Returns the item at a place, the last beyond them; on every path, where the place is a symbol.

    >>> pick(["ace", "king"], 1)
    'king'
    """
    *others, last = items
    return next((item for at, item in enumerate(others) if place == at), last)


def choose(options: type[Chosen], value: Number) -> Chosen:
    """
    Returns the option that a number stands for; on every path, where the number is a symbol.

    >>> from pukk.games.pukk.house import Leaver
    >>> choose(Leaver, 1).word
    'reserve'
    """
    return pick(sorted(options), value)


def unless_refused(step: Callable[[], Item]) -> Item | None:
    """
    Returns what a step comes to, or None where a rule refuses it.

    >>> unless_refused(lambda: 4)
    4
    """
    try:
        return step()
    except RuleViolation:
        return None
