"""
The lint of three-way rules: `python -m tools.three_way pukk/core pukk/games`.

A three-way rule runs on ints, z3 terms and numpy arrays. What Python lets no reading override (`and`, `if`,
`in`), and what the readings silently disagree on (`~`, `>>`, `<`, `-`), must not be in its body, nor in that
of a helper that it calls. The words of pukk.core.logic stand in for them.
"""

import ast
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

WORDS = ("pukk.core.logic", "pukk.core.cards")
"""The modules that say what a word means in each reading; what they define may be used and is not linted."""

OPERATORS: dict[type[ast.AST], str] = {
    ast.And: "`and`: write conj(…)",
    ast.Or: "`or`: write disj(…)",
    ast.Not: "`not`: write neg(…)",
    ast.If: "`if`: write ite(…)",
    ast.IfExp: "`if`: write ite(…)",
    ast.Match: "`match`: write ite(…)",
    ast.While: "`while`: loop over seats or ranks",
    ast.Assert: "`assert`: a refusal is a RuleViolation, in a plain function",
    ast.In: "`in`: write some(… & …)",
    ast.NotIn: "`not in`: write neg(some(… & …))",
    ast.Is: "`is`: write ==",
    ast.IsNot: "`is not`: write neg(… == …)",
    ast.NotEq: "`!=`: write neg(… == …)",
    ast.Lt: "`<`: write less(…)",
    ast.LtE: "`<=`: write at_least(…)",
    ast.Gt: "`>`: write less(…)",
    ast.GtE: "`>=`: write at_least(…)",
    ast.Invert: "`~`: write complement(…) or without(…)",
    ast.USub: "`-`: write minus(…)",
    ast.Sub: "`-`: write minus(…)",
    ast.LShift: "`<<`: write successor(…)",
    ast.RShift: "`>>`: write predecessor(…)",
    ast.Div: "`/`: write divide(…)",
    ast.FloorDiv: "`//`: write divide(…)",
    ast.Mod: "`%`: write minus(…) and divide(…)",
}
BUILTINS = {
    "max": "maximum(…)",
    "min": "minimum(…)",
    "bool": "some(…)",
    "any": "disj(…)",
    "all": "conj(…)",
    "abs": "minus(…)",
    "sorted": "a loop over seats or ranks",
    "filter": "ite(…)",
}


@dataclass(frozen=True)
class Finding:
    """A place in a three-way rule that not every reading would read the same way."""

    path: Path
    line: int
    function: str
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.function}: {self.message}"


@dataclass(frozen=True)
class Module:
    """A parsed file: its dotted name, its functions, and where its imported names come from."""

    path: Path
    name: str
    functions: dict[str, ast.FunctionDef]
    imports: dict[str, tuple[str, str]]


def parse_module(path: Path, name: str, text: str) -> Module:
    """Parses the text of one module."""
    tree = ast.parse(text, str(path))
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    imports = {
        alias.asname or alias.name: (node.module, alias.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }
    return Module(path, name, functions, imports)


def read_modules(roots: Iterable[Path]) -> dict[str, Module]:
    """Parses every Python file below some folders, by dotted name."""
    modules = {}
    for root in roots:
        for path in sorted(root.rglob("*.py")) if root.is_dir() else [root]:
            name = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
            modules[name] = parse_module(path, name, path.read_text("utf-8"))
    return modules


def reading(function: ast.FunctionDef) -> str | None:
    """Returns the reading that a function's `@rule` declares, or None where it is no rule."""
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).split(".")[-1] == "rule":
            words = {keyword.arg: keyword.value for keyword in decorator.keywords}
            declared = words.get("reading")
            return str(declared.value) if isinstance(declared, ast.Constant) else "three-way"
    return None


def body_findings(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    """Lists what a body holds that a three-way rule must not: the line, and what to write instead."""
    line = function.lineno
    for node in (node for statement in function.body for node in ast.walk(statement)):
        line = getattr(node, "lineno", line)
        if type(node) in OPERATORS:
            yield line, OPERATORS[type(node)]
        elif isinstance(node, ast.comprehension) and node.ifs:
            yield node.ifs[0].lineno, "`if` in a comprehension: write ite(…)"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in BUILTINS:
            yield line, f"`{node.func.id}()`: write {BUILTINS[node.func.id]}"


def called_names(function: ast.FunctionDef) -> set[str]:
    """Returns the bare names that a function's body uses; functions handed on are used too."""
    return {
        node.id for statement in function.body for node in ast.walk(statement) if isinstance(node, ast.Name)
    }


def resolve(name: str, module: Module, modules: dict[str, Module]) -> tuple[Module, ast.FunctionDef] | None:
    """Finds the linted function that a name stands for in a module; None for anything else."""
    if name in module.functions:
        return module, module.functions[name]
    source, original = module.imports.get(name, ("", ""))
    if source in WORDS or source not in modules:
        return None
    home = modules[source]
    return (home, home.functions[original]) if original in home.functions else None


def findings(modules: dict[str, Module]) -> list[Finding]:
    """Lints every three-way rule of some modules, and what these call, each function once."""
    waiting = [
        (module, function)
        for module in modules.values()
        for function in module.functions.values()
        if reading(function) == "three-way"
    ]
    seen: set[tuple[str, str]] = set()
    found: list[Finding] = []
    while waiting:
        module, function = waiting.pop()
        if (module.name, function.name) in seen:
            continue
        seen.add((module.name, function.name))
        found += [Finding(module.path, line, function.name, what) for line, what in body_findings(function)]
        for name in sorted(called_names(function)):
            target = resolve(name, module, modules)
            if target is None or target[1] is function:
                continue
            if reading(target[1]) == "plain":
                message = f"calls `{name}`, which has the plain reading alone"
                found.append(Finding(module.path, function.lineno, function.name, message))
            else:
                waiting.append(target)
    return sorted(found, key=lambda finding: (str(finding.path), finding.line))


def main(arguments: list[str]) -> int:
    """Lints the folders named; prints each finding, and returns how a process should exit."""
    modules = read_modules(Path(argument) for argument in arguments)
    found = findings(modules)
    for finding in found:
        print(finding)
    rules = [reading(function) for module in modules.values() for function in module.functions.values()]
    three_way, plain = rules.count("three-way"), rules.count("plain")
    print(f"three-way: {three_way} rules (and {plain} plain ones), {len(found)} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
