"""
The mutation score of the rules: `python -m tools.mutation` writes benchmarks/mutation.md.

With names of mutants, such as 'pukk.games.pukk.vying.*', only these are bent, and their survivors are printed.
What has been found is kept in mutants/: a run that was broken off goes on where it stopped, and one that is
to begin anew wants that folder removed.

mutmut leaves decorated functions alone, since a decorator may do anything, and every rule is decorated.
`@rule` only writes a function down and gives it back, so its functions can be bent like any other: this lets
them in. Survivors are listed by the clause whose function they bend, each with the reason that
benchmarks/survivors.toml gives for it: what is bent there does the same as before.
"""

import ast
import re
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import libcst as cst
from mutmut.__main__ import cli, collect_source_file_mutation_data
from mutmut.mutation import file_mutation
from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.runners.harness import PytestRunner
from mutmut.stats import status_by_exit_code

RULES = Path("pukk/games/pukk")
REPORT = Path("benchmarks/mutation.md")
REASONS = Path("benchmarks/survivors.toml")
MUTANT = re.compile(r"^(?P<module>.+)\.x(?:ǁ\w+ǁ|_)(?P<function>\w+?)__mutmut_\d+$")
CAUGHT = ("killed", "timeout", "caught by type check")
RECORDED = "test_an_evening_goes_as_it_was_recorded"

Results = dict[str, str]
"""Mutant → what became of it; those that have not been tried are left out."""


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


def try_recorded_evenings_first() -> None:
    """Makes mutmut run the recorded evenings before other tests: most of what is bent changes one of them."""
    runner: Any = PytestRunner
    run = runner.run_tests

    def run_recorded_first(self: Any, *, mutant_name: str | None, tests: Iterable[str]) -> Any:
        return run(self, mutant_name=mutant_name, tests=sorted(tests, key=lambda test: RECORDED not in test))

    runner.run_tests = run_recorded_first


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


def read_results(names: list[str]) -> Results:
    """Returns what became of the mutants of some names, or of all."""
    mutants, _ = collect_source_file_mutation_data(mutant_names=names)
    found = {mutant: str(status_by_exit_code[code]) for _, mutant, code in mutants if code is not None}
    return dict(sorted(found.items()))


def module_of(mutant: str) -> str:
    """
    Returns the module of a mutant.

    >>> module_of("pukk.games.pukk.deal.x_deal_hands__mutmut_3")
    'pukk.games.pukk.deal'
    """
    return mutant.rpartition(".")[0]


def changes_of(mutant: str) -> list[str]:
    """Returns the lines of a mutant that are bent, as they were and as they are."""
    path = module_of(mutant).replace(".", "/") + ".py"
    lines = get_diff_for_mutant(mutant, path=path).splitlines()
    return [line for line in lines if line[:1] in "+-" and line[:3] not in ("---", "+++")]


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


def score(statuses: list[str]) -> str:
    """
    Returns how many mutants were caught, in words.

    >>> score(["killed", "survived", "timeout", "killed"])
    '75.0 % of 4'
    """
    caught = sum(status in CAUGHT for status in statuses)
    return f"{100 * caught / max(len(statuses), 1):.1f} % of {len(statuses)}"


def format_scores(results: Results) -> list[str]:
    """Returns a row of a table for each module, and one for all."""
    by_module: dict[str, list[str]] = defaultdict(list)
    for mutant, status in results.items():
        by_module[module_of(mutant)].append(status)
        by_module["all"].append(status)
    everything = by_module.pop("all", [])
    rows = [*sorted(by_module.items()), ("all", everything)]
    return ["| module | caught |", "|---|---|", *(f"| {name} | {score(found)} |" for name, found in rows)]


def format_survivors(results: Results) -> list[str]:
    """Returns the survivors by clause, each with what is bent, and why that does the same if somebody said so."""
    clauses, reasons = clauses_by_function(), read_reasons()
    survivors: dict[str, list[str]] = defaultdict(list)
    for mutant, status in results.items():
        match = MUTANT.match(mutant)
        if status not in CAUGHT and match:
            where = match["module"], match["function"]
            clause = clauses.get(where, f"{match['module']}, no clause of its own")
            changes = changes_of(mutant)
            reason = reason_for(f"{where[0].split('.')[-1]}.{where[1]}", changes, reasons)
            survivors[clause] += [f"`{mutant}`: {reason or status}", "", "```diff", *changes, "```", ""]
    return [line for clause, lines in sorted(survivors.items()) for line in (f"### {clause}", "", *lines)]


def format_report(results: Results) -> str:
    """Writes the scores and the survivors."""
    counts = ", ".join(f"{status} {count}" for status, count in sorted(Counter(results.values()).items()))
    lines = [
        "# Mutation score of pukk/games/pukk",
        "",
        "Derived by `make mutation`. Each mutant is a rule with one thing bent; a test must fail for it.",
        "",
        f"**{score(list(results.values()))}** mutants are caught ({counts}).",
        "",
        *format_scores(results),
        "",
        "## Survivors by clause",
        "",
        *format_survivors(results),
    ]
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    """Bends the rules, runs the tests for each, and writes the report, or prints it where mutants were named."""
    names = sys.argv[1:]
    let_rules_in()
    try_recorded_evenings_first()
    try:
        cli(["run", *names], standalone_mode=False)
    finally:
        report = format_report(read_results(names))
        if names:
            print(report)
        else:
            REPORT.write_text(report, "utf-8")
            print(f"{REPORT} is written")


if __name__ == "__main__":
    main()
