"""
The mutation score of the rules: `python -m tools.mutation [MUTANT…]` writes benchmarks/mutation.md.

mutmut leaves decorated functions alone, since a decorator may do anything, and every rule is decorated.
`@rule` only writes a function down and gives it back, so its functions can be bent like any other: this lets
them in. Survivors are listed by the clause whose function they bend, each with the reason that
benchmarks/survivors.toml gives for it: what is bent there does the same as before.
"""

import ast
import re
import subprocess
import sys
import tomllib
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import libcst as cst
from mutmut.__main__ import cli
from mutmut.mutation import file_mutation

RULES = Path("pukk/games/pukk")
REPORT = Path("benchmarks/mutation.md")
REASONS = Path("benchmarks/survivors.toml")
STATUS = re.compile(r"^\s*(?P<mutant>\S+): (?P<status>.+)$", re.MULTILINE)
MUTANT = re.compile(r"^(?P<module>.+)\.x(?:ǁ\w+ǁ|_)(?P<function>\w+?)__mutmut_\d+$")
CAUGHT = ("killed", "timeout", "caught by type check")


def is_rule(function: cst.FunctionDef) -> bool:
    """Tells whether `@rule(…)` is all that decorates a function."""
    if len(function.decorators) != 1:
        return False
    call = function.decorators[0].decorator
    return isinstance(call, cst.Call) and isinstance(call.func, cst.Name) and call.func.value == "rule"


def let_rules_in() -> None:
    """Makes mutmut bend what `@rule` decorates; only the function that stands for all is registered."""
    mutation: Any = file_mutation
    visitor = mutation.MutationVisitor
    skips = visitor._skip_node_and_children
    arrange = mutation.function_trampoline_arrangement

    def skips_but_rules(self: Any, node: cst.CSTNode) -> bool:
        if isinstance(node, cst.FunctionDef) and is_rule(node):
            return bool(skips(self, node.with_changes(decorators=[])))
        return bool(skips(self, node))

    def arrange_rules(function: cst.FunctionDef, *others: Any, **named: Any) -> Any:
        declared, (stands_for_all, *copies), assigned, names = arrange(function, *others, **named)
        if is_rule(function):
            copies = [copy.with_changes(decorators=[]) for copy in copies]
        return declared, [stands_for_all, *copies], assigned, names

    visitor._skip_node_and_children = skips_but_rules
    mutation.function_trampoline_arrangement = arrange_rules


def clauses_by_function() -> dict[tuple[str, str], str]:
    """Returns the clause of each rule function, by module and name."""
    found = {}
    for path in sorted(RULES.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for call in node.decorator_list:
                    if isinstance(call, ast.Call) and ast.unparse(call.func) == "rule":
                        clause = ast.literal_eval(call.args[0])
                        found[".".join(path.with_suffix("").parts), node.name] = str(clause)
    return found


def mutmut(*arguments: str) -> str:
    """Runs one of mutmut's own commands, and returns what it printed."""
    command = [sys.executable, "-m", "mutmut", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def read_reasons() -> list[dict[str, str]]:
    """Returns why some bent lines do the same: each has a `line`, a `reason`, and perhaps a `function`."""
    return tomllib.loads(REASONS.read_text("utf-8"))["survivor"] if REASONS.exists() else []


def reason_for(function: str, changes: list[str], reasons: list[dict[str, str]]) -> str:
    """
    Returns why a bent function does the same, or an empty text where nobody has said so.

    >>> said = [{"function": "deal.deal_hands", "line": "= \\\\[1\\\\]", "reason": "Written over."}]
    >>> reason_for("deal.deal_hands", ["-    hands = [0]", "+    hands = [1]"], said)
    'Written over.'
    """
    bent = [change[1:].strip() for change in changes if change.startswith("+")]
    for reason in reasons:
        if reason.get("function", function) == function and any(
            re.search(reason["line"], line) for line in bent
        ):
            return reason["reason"]
    return ""


def format_report(results: dict[str, str], clauses: dict[tuple[str, str], str]) -> str:
    """Writes the score and the survivors by clause."""
    counts = Counter(results.values())
    caught = sum(counts[status] for status in CAUGHT)
    lines = [
        "# Mutation score of pukk/games/pukk",
        "",
        "Derived by `make mutation`. Each mutant is a rule with one thing bent; a test must fail for it.",
        "",
        f"**{100 * caught / max(len(results), 1):.1f} %** of {len(results)} mutants are caught ("
        + ", ".join(f"{status} {count}" for status, count in sorted(counts.items()))
        + ").",
        "",
        "## Survivors by clause",
        "",
    ]
    survivors: dict[str, list[str]] = defaultdict(list)
    for mutant, status in results.items():
        match = MUTANT.match(mutant)
        if status not in CAUGHT and match:
            where = match["module"], match["function"]
            survivors[clauses.get(where, f"{match['module']}, no clause of its own")].append(mutant)
    reasons = read_reasons()
    for clause, mutants in sorted(survivors.items()):
        lines.append(f"### {clause}")
        for mutant in mutants:
            changes = [
                line
                for line in mutmut("show", mutant).splitlines()
                if line[:1] in "+-" and line[:3] not in ("---", "+++")
            ]
            match = MUTANT.match(mutant)
            function = f"{match['module'].split('.')[-1]}.{match['function']}" if match else ""
            reason = reason_for(function, changes, reasons)
            lines += ["", f"`{mutant}`: {reason or results[mutant]}", "", "```diff", *changes, "```"]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    """Bends every rule, runs the tests for each, and writes the report."""
    let_rules_in()
    try:
        cli(["run", *sys.argv[1:]], standalone_mode=False)
    finally:
        results = {m["mutant"]: m["status"] for m in STATUS.finditer(mutmut("results", "--all", "true"))}
        if results:
            REPORT.write_text(format_report(results, clauses_by_function()), "utf-8")
            print(f"{REPORT}: {len(results)} mutants")


if __name__ == "__main__":
    main()
