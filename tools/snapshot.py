"""
The coverage of the sources: `python -m tools.snapshot` writes spec/coverage.txt, `--check` compares.

For every clause: the rule functions, tests, worked examples and theorems that name it. For every sentence
of the sources: the clauses that cite it, or what kind of sentence it is. The file is committed, so that a
test that is lost, or a sentence that no clause cites any longer, is seen as a change.
"""

import ast
import difflib
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

SNAPSHOT = Path("spec/coverage.txt")
HEADER = """\
# Who implements, tests and proves each clause, and where each sentence of the sources went.
# Derived by `make snapshot`; `make check` fails where it differs.
"""
BINDING = ("rule", "option")
"""The kinds of clauses that must have code and tests."""
STANCES = ("says", "implies", "contradicts")


@dataclass
class Clause:
    """What names one clause."""

    kind: str
    rules: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    theorems: list[str] = field(default_factory=list)
    examples: int = 0


@dataclass
class Coverage:
    """The clauses and sentences of the project, with what is wrong about them."""

    clauses: dict[str, Clause] = field(default_factory=dict)
    sentences: dict[str, list[str]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)


def _strings(nodes: list[ast.expr]) -> list[str]:
    """Returns the string constants among some arguments, those inside a tuple or list too."""
    found = []
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.append(node.value)
        elif isinstance(node, ast.Tuple | ast.List | ast.Set):
            found += _strings(node.elts)
    return found


def _decorated(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """Lists what is decorated in a file with each call that decorates it; `pytestmark` has no name."""
    tree = ast.parse(path.read_text("utf-8"), str(path))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call):
                    yield node.name, decorator
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark":
            marks = node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value]
            for mark in marks:
                if isinstance(mark, ast.Call):
                    yield "", mark


def read_clauses(root: Path, coverage: Coverage) -> None:
    """Reads the clauses, their worked examples, and the sentences that they cite."""
    for path in sorted((root / "spec").glob("*/*.toml")):
        if path.parent.name == "houses":
            continue
        table = tomllib.loads(path.read_text("utf-8"))
        for clause in table.get("clause", ()):
            name = f"{path.parent.name}.{path.stem}.{clause['id']}"
            coverage.clauses[name] = Clause(clause["kind"], examples=len(clause.get("example", ())))
            for stances in clause.get("sources", {}).values():
                for stance in STANCES:
                    for sentence in stances.get(stance, ()):
                        coverage.sentences.setdefault(sentence, []).append(name)


def read_sentences(root: Path, coverage: Coverage) -> None:
    """Reads the sentences of the sources; one that is neither cited nor of a kind of its own is a problem."""
    path = root / "spec" / "sources.toml"
    table = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    kinds = {sentence["id"]: sentence.get("kind") for sentence in table.get("sentence", ())}
    for name in sorted(coverage.sentences.keys() - kinds.keys()):
        coverage.problems.append(f"{', '.join(coverage.sentences[name])}: cites {name}, which no source has")
    cited = coverage.sentences
    coverage.sentences = {name: cited.get(name, [f"({kind})"]) for name, kind in kinds.items()}
    for name, kind in kinds.items():
        if (name in cited) == (kind is not None):
            state = f"cited and also called {kind}" if kind else "neither cited by a clause nor called a kind"
            coverage.problems.append(f"spec/sources.toml: {name} is {state}")


def named_clauses(root: Path, folder: str, decorators: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Lists each clause that a decorator below a folder names, with its place; "" where it names none."""
    for path in sorted((root / folder).rglob("*.py")):
        for name, call in _decorated(path):
            if ast.unparse(call.func).split(".")[-1] in decorators:
                where = f"{path.relative_to(root)}:{name}" if name else str(path.relative_to(root))
                clauses = [keyword.value for keyword in call.keywords if keyword.arg == "clauses"]
                for clause in _strings(clauses or call.args) or [""]:
                    yield where, clause


def read_code(root: Path, coverage: Coverage) -> None:
    """Reads which rules, tests and theorems name which clauses; a clause that is not there is a problem."""
    for folder, decorators, column in (
        ("pukk/games", ("rule",), "rules"),
        ("tests", ("clause",), "tests"),
        ("proofs", ("theorem", "belief"), "theorems"),
    ):
        for where, clause in named_clauses(root, folder, decorators):
            if not clause:
                coverage.problems.append(f"{where}: names no clause, or not as plain text")
            elif clause in coverage.clauses:
                getattr(coverage.clauses[clause], column).append(where)
            else:
                coverage.problems.append(f"{where}: names {clause}, which no clause is")


def compute_coverage(root: Path) -> Coverage:
    """Reads the coverage of a project; nothing of it is imported."""
    coverage = Coverage()
    read_clauses(root, coverage)
    read_sentences(root, coverage)
    read_code(root, coverage)
    return coverage


def format_coverage(coverage: Coverage) -> str:
    """Writes the coverage as the text of the snapshot."""
    lines = [HEADER, *_without(coverage)]
    for name, clause in sorted(coverage.clauses.items()):
        lines.append(f"{name} ({clause.kind}), worked examples: {clause.examples}")
        for word, named in (("code", clause.rules), ("test", clause.tests), ("proof", clause.theorems)):
            lines += [f"    {word:<5} {where}" for where in sorted(set(named))]
    lines.append("")
    lines += [f"{name}: {', '.join(sorted(set(where)))}" for name, where in coverage.sentences.items()]
    return "\n".join(lines) + "\n"


def _without(coverage: Coverage) -> list[str]:
    """Lists the rules and options that no code or no test names, to stand at the head of the snapshot."""
    binding = [(name, clause) for name, clause in sorted(coverage.clauses.items()) if clause.kind in BINDING]
    lines = [f"!!! NO CODE: {name}" for name, clause in binding if not clause.rules]
    lines += [f"!!! NO TEST: {name}" for name, clause in binding if not clause.tests]
    return [*lines, ""] if lines else []


def summary(coverage: Coverage) -> str:
    """Counts the clauses and sentences in one line."""
    clauses = coverage.clauses.values()
    coded, tested, proved = (
        sum(bool(getattr(clause, column)) for clause in clauses) for column in ("rules", "tests", "theorems")
    )
    examples = sum(clause.examples for clause in clauses)
    cited = sum(not where[0].startswith("(") for where in coverage.sentences.values())
    return (
        f"{len(clauses)} clauses ({coded} in code, {tested} in tests, {proved} in theorems, "
        f"{examples} worked examples), {len(coverage.sentences)} sentences ({cited} cited)"
    )


def main(arguments: list[str]) -> int:
    """Writes or checks the snapshot of the project in the working directory; returns how to exit."""
    coverage = compute_coverage(Path())
    text = format_coverage(coverage)
    print(*coverage.problems, sep="\n", end="\n" if coverage.problems else "")
    if "--check" not in arguments:
        SNAPSHOT.write_text(text, "utf-8")
        print(f"{SNAPSHOT}: {summary(coverage)}")
        return 1 if coverage.problems else 0
    committed = SNAPSHOT.read_text("utf-8") if SNAPSHOT.exists() else ""
    changes = difflib.unified_diff(
        committed.splitlines(), text.splitlines(), str(SNAPSHOT), "what the tree has", lineterm="", n=1
    )
    differs = list(changes)
    print(*differs, sep="\n", end="\n" if differs else "")
    if differs:
        print("The coverage of the sources has changed. If that is meant: make snapshot, and commit it.")
    print(f"coverage: {summary(coverage)}")
    return 1 if differs or coverage.problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
