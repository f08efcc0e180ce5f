"""Theorems: what they are made of, and the list of all that the proof files register."""

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from inspect import Parameter, signature
from itertools import product
from random import Random
from typing import Any, Literal

from pukk.core.logic import Truth
from pukk.core.messages import message
from pukk.proofs.situation import Lines, Piece, label

Predicate = Callable[..., Truth]
"""What a theorem claims, or a condition of it: a function of parts of the situation, by their names."""

Rule = Callable[..., Any]
"""A rule function as a theorem takes it: by keyword, so that a twin can bend it."""

Expected = Literal["proved", "refuted"]

Case = Mapping[str, Any]
"""The numbers that give a situation its shape, such as the number of players."""

Situation = Mapping[str, Any]
"""Name → value, of every piece of a situation and of every number of its case."""


class ProofFileError(Exception):
    """A theorem that is not written as it must be, or a proof file that nobody would collect."""


@dataclass(frozen=True)
class Twin:
    """A theorem with one rule bent, or without one of its conditions; it must be refuted."""

    name: str
    rules: Mapping[str, Any] = field(default_factory=dict)
    dropping: tuple[str, ...] = ()


@dataclass(frozen=True)
class Theorem:
    """
    A predicate over every situation of a shape.

    `over` are the cases; `given` makes the pieces of a case, or `every` lists its situations one by one;
    `assuming` are conditions; `lemmas` are other theorems with the situation, or the several, they are used at.
    """

    name: str
    predicate: Predicate
    clauses: tuple[str, ...]
    expected: Expected
    over: Mapping[str, tuple[int, ...]]
    given: Callable[..., Mapping[str, Piece]]
    every: Callable[..., Iterable[Situation]] | None
    assuming: tuple[Predicate, ...]
    twins: tuple[Twin, ...]
    lemmas: Mapping[str, Callable[..., Situation | Iterable[Situation]]]
    draw: Callable[..., Situation] | None
    module: str

    def words(self, language: str) -> str:
        """Returns what the theorem says, in players' words."""
        return message(f"theorem-{self.name.replace('_', '-')}", language)

    def cases(self) -> list[dict[str, int]]:
        """Returns the cases, one where the theorem has no numbers of its own."""
        return [dict(zip(self.over, numbers, strict=True)) for numbers in product(*self.over.values())]

    def pieces(self, case: Case, exact: bool = True) -> Mapping[str, Piece]:
        """
        Returns the pieces of the situations of a case.

        Where `given` asks for `exact` it may, without it, speak of more situations than there are: what
        holds for these holds for those. What is to be refuted is always asked exactly.
        """
        pieces: Mapping[str, Piece] = call(self.given, {**case, "exact": exact})
        return pieces

    def conditions(self, twin: Twin | None = None) -> tuple[Predicate, ...]:
        """Returns the assumptions, without those that a twin drops."""
        dropped = twin.dropping if twin else ()
        return tuple(condition for condition in self.assuming if condition.__name__ not in dropped)

    def claims(self, situation: Situation, twin: Twin | None = None) -> Truth:
        """Evaluates the predicate at a situation in its reading, with a twin's bent rules in place."""
        return call(self.predicate, situation, **(twin.rules if twin else {}))

    def bounds(self, language: str) -> str:
        """Says how far the theorem reaches: for which numbers of players, amounts and houses."""
        said = [
            message(f"bounds-{name}", language, range=format_range(numbers))
            for name, numbers in self.over.items()
        ]
        pieces = self.pieces(self.cases()[0]).values()
        said += [piece.bounds(language) for piece in pieces]
        return ", ".join(dict.fromkeys(filter(None, said)))

    def show(self, situation: Situation, case: Case, language: str) -> Lines:
        """Writes a situation of the play reading so that a player can lay it out."""
        pieces = self.pieces(case)
        lines: Lines = []
        for name, value in situation.items():
            if name in pieces:
                lines += pieces[name].show(name, value, language)
            else:
                lines.append((label(name, language), str(value)))
        return lines


def format_range(numbers: tuple[int, ...]) -> str:
    """
    Writes the numbers of a case, from the least to the most.

    >>> format_range((2, 3, 4)), format_range((7,))
    ('2–4', '7')
    """
    least, most = min(numbers), max(numbers)
    return str(least) if least == most else f"{least}–{most}"


THEOREMS: dict[str, Theorem] = {}
"""Name → theorem, in the order of the proof files."""


def call(function: Callable[..., Any], situation: Situation, **rules: Any) -> Any:
    """
    Calls a function with the parts of a situation that it names.

    >>> call(lambda card: card, {"card": 4, "hand": 8})
    4
    """
    names = signature(function).parameters
    if any(parameter.kind is Parameter.VAR_KEYWORD for parameter in names.values()):
        return function(**situation, **rules)
    return function(**{name: situation[name] for name in names if name in situation}, **rules)


def _nothing() -> dict[str, Piece]:
    return {}


def theorem(  # noqa: PLR0913 (each part of a theorem has its name)
    *,
    clauses: Iterable[str],
    given: Callable[..., Mapping[str, Piece]] | Mapping[str, Piece] | None = None,
    over: Mapping[str, Iterable[int]] | None = None,
    every: Callable[..., Iterable[Situation]] | None = None,
    assuming: Iterable[Predicate] = (),
    twins: Iterable[Twin] = (),
    lemmas: Mapping[str, Callable[..., Situation | Iterable[Situation]]] | None = None,
    draw: Callable[..., Situation] | None = None,
    expected: Expected = "proved",
) -> Callable[[Predicate], Predicate]:
    """
    Registers a predicate as a theorem, its name the function's, and returns it unchanged.

    Refuses a name that is taken, a theorem without a twin, and a twin that bends or drops nothing there is.
    """
    pieces = dict(given) if isinstance(given, Mapping) else None

    def add(predicate: Predicate) -> Predicate:
        made = Theorem(
            name=predicate.__name__,
            predicate=predicate,
            clauses=tuple(clauses),
            expected=expected,
            over={name: tuple(numbers) for name, numbers in (over or {}).items()},
            given=(lambda: pieces) if pieces is not None else given or _nothing,  # type: ignore[arg-type]
            every=every,
            assuming=tuple(assuming),
            twins=tuple(twins),
            lemmas=dict(lemmas or {}),
            draw=draw,
            module=predicate.__module__,
        )
        _check(made)
        THEOREMS[made.name] = made
        return predicate

    return add


def belief(**parts: Any) -> Callable[[Predicate], Predicate]:
    """Registers what players believe and what is false: a theorem that must be refuted, and its deal kept."""
    return theorem(expected="refuted", **parts)


def _check(made: Theorem) -> None:
    if made.name in THEOREMS and THEOREMS[made.name].module != made.module:
        raise ProofFileError(
            f"{made.module}: {made.name} is a theorem of {THEOREMS[made.name].module} already"
        )
    if made.expected == "proved" and not made.twins:
        raise ProofFileError(f"{made.module}: {made.name} has no twin")
    rules = signature(made.predicate).parameters
    conditions = {condition.__name__ for condition in made.assuming}
    for twin in made.twins:
        loose = [name for name in twin.rules if name not in rules]
        loose += [name for name in twin.dropping if name not in conditions]
        if loose or not (twin.rules or twin.dropping):
            raise ProofFileError(
                f"{made.module}: {made.name}: the twin {twin.name} bends {loose or 'nothing'}"
            )


def collect() -> dict[str, Theorem]:
    """
    Imports every proof file and returns all theorems; a file that registers none is an error.

    >>> "an_ace_always_stands" in collect()
    True
    """
    for module in _proof_files():
        importlib.import_module(module)
        if not any(made.module == module for made in THEOREMS.values()):
            raise ProofFileError(f"{module}: registers no theorem")
    return dict(THEOREMS)


def _proof_files() -> Iterator[str]:
    package = importlib.import_module("pukk.proofs")
    for game in pkgutil.iter_modules(package.__path__, "pukk.proofs."):
        if game.ispkg:
            inner = importlib.import_module(game.name)
            yield from (found.name for found in pkgutil.iter_modules(inner.__path__, f"{game.name}."))


def draw_situation(made: Theorem, case: Case, random: Random, tries: int = 60) -> Situation | None:
    """Draws a situation of a case, at which its conditions hold, in the play reading; None where none turned up."""
    if made.every is not None:
        fitting = [
            {**case, **listed}
            for listed in call(made.every, case)
            if all(call(condition, {**case, **listed}) for condition in made.assuming)
        ]
        return random.choice(fitting) if fitting else None
    pieces = made.pieces(case)
    for _ in range(tries):
        drawn = {name: piece.build(piece.draw(random)) for name, piece in pieces.items()}
        situation = {**case, **drawn}
        if made.draw is not None:
            situation = {**situation, **call(made.draw, {**situation, "random": random})}
        if all(call(condition, situation) for condition in made.assuming):
            return situation
    return None
