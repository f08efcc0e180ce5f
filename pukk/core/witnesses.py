"""What stands behind a clause: the functions that are its code, and the theorems about it."""

import ast
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from pukk.core.messages import entries, message
from pukk.core.rule import RULES

PACKAGE = Path(__file__).parents[1]
PROOFS = PACKAGE / "proofs"
DECORATORS = ("theorem", "belief")
"""What makes a function of the proofs a theorem, or a belief of players that is refuted."""


@dataclass(frozen=True)
class Code:
    """A function that is the code of a clause."""

    name: str
    module: str
    line: int
    source: str


@dataclass(frozen=True)
class Theorem:
    """A theorem about some clauses; `kind` is `theorem`, or `belief` where it is refuted."""

    name: str
    kind: str
    doc: str
    file: str
    clauses: tuple[str, ...]

    def words(self, language: str) -> str:
        """Returns what the theorem says, in players' words, or its name where nobody has put it in words."""
        key = f"theorem-{self.name.replace('_', '-')}"
        return message(key, language) if key in entries(language) else self.name.replace("_", " ")


def code_of(clause: str) -> list[Code]:
    """Returns the functions that implement a clause, in the order in which they are written."""
    game = clause.partition(".")[0]
    _import_game(game)
    found = []
    for function in RULES.get(clause, []):
        lines, line = inspect.getsourcelines(inspect.unwrap(function))
        found.append(Code(function.__name__, function.__module__, line, "".join(lines)))
    return sorted(found, key=lambda code: (code.module, code.line))


@cache
def _import_game(game: str) -> None:
    package = import_module(f"pukk.games.{game}")
    for module in iter_modules(package.__path__):
        import_module(f"pukk.games.{game}.{module.name}")


def theorems_of(clause: str) -> list[Theorem]:
    """Returns the theorems that name a clause; the proofs are read, not run, so that no solver is needed."""
    return [theorem for theorem in all_theorems() if clause in theorem.clauses]


@cache
def all_theorems() -> tuple[Theorem, ...]:
    """Returns every theorem and refuted belief, in the order of the files."""
    return tuple(theorem for path in sorted(PROOFS.rglob("*.py")) for theorem in _theorems_in(path))


def _theorems_in(path: Path) -> Iterator[Theorem]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in tree.body:
        if not isinstance(node, ast.FunctionDef):
            continue
        for decorator in node.decorator_list:
            kind = _name_of(decorator)
            if isinstance(decorator, ast.Call) and kind in DECORATORS:
                doc = (ast.get_docstring(node) or "").partition("\n\n")[0].replace("\n", " ")
                file = f"proofs/{path.relative_to(PROOFS).as_posix()}"
                yield Theorem(node.name, kind, doc, file, _clauses_of(decorator))


def _name_of(decorator: ast.expr) -> str:
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    return ast.unparse(called).rpartition(".")[2]


def _clauses_of(decorator: ast.Call) -> tuple[str, ...]:
    given = [keyword.value for keyword in decorator.keywords if keyword.arg == "clauses"]
    return tuple(
        node.value
        for value in given
        for node in ast.walk(value)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
