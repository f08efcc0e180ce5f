"""`pukk verify`: settles the theorems and shows what is proved, what is refuted and by which deal."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pukk.cli.common import LangOption, make_console, reader
from pukk.core.messages import LANGUAGES
from pukk.core.messages import message as say

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from pukk.proofs.kernel import Proof, Verdict
    from pukk.proofs.runner import Asked
    from pukk.proofs.situation import Lines
    from pukk.proofs.theorem import Theorem

WIDE = 80
"""Columns from which the bounds have a column of their own."""

COLOURS = {"proved": "green", "refuted": "cyan", "unsettled": "red"}


def verify(
    names: Annotated[list[str] | None, typer.Argument(help="verify-names", metavar="[NAME]...")] = None,
    second_solver: Annotated[bool, typer.Option("--second-solver", help="verify-second-solver")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="verify-json")] = False,
    smt2: Annotated[Path | None, typer.Option("--smt2", metavar="DIR", help="verify-smt2")] = None,
    listed: Annotated[bool, typer.Option("--list", help="verify-list")] = False,
    jobs: Annotated[int, typer.Option("--jobs", min=0, metavar="N", help="verify-jobs")] = 0,
    timeout: Annotated[
        float, typer.Option("--timeout", min=0.001, metavar="S", help="verify-timeout")
    ] = 20.0,
    lang: LangOption = None,
) -> int:
    """Settles the named theorems, or all; returns 0 if every one came out as declared, else 1."""
    from pukk.proofs.runner import Asked, choose_theorems, default_jobs, require_solvers

    language = reader(lang)
    theorems = choose_theorems(names or [])
    if listed:
        list_theorems(theorems, language, as_json)
        return 0
    require_solvers(second_solver)
    verdicts = run_with_progress(
        theorems, Asked(timeout, second_solver, smt2, jobs or default_jobs()), language
    )
    if as_json:
        print(json.dumps([verdict_as_json(verdict) for verdict in verdicts], ensure_ascii=False, indent=1))
    else:
        console = make_console()
        show_table(console, verdicts, language)
        show_refutations(console, verdicts, language, with_twins=bool(names))
        show_summary(console, verdicts, language)
    return 0 if all(verdict.is_as_declared() for verdict in verdicts) else 1


def list_theorems(theorems: Sequence["Theorem"], language: str, as_json: bool) -> None:
    """Prints the names of the theorems and what they say, without settling any."""
    if as_json:
        print(json.dumps([theorem_as_json(made) for made in theorems], ensure_ascii=False, indent=1))
        return
    console = make_console()
    for made in theorems:
        console.print(made.name, style="bold")
        console.print(f"  {made.words(language)}")


def run_with_progress(theorems: Sequence["Theorem"], asked: "Asked", language: str) -> "list[Verdict]":
    """Settles the theorems with a bar on standard error, where that is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from pukk.proofs.kernel import jobs_of
    from pukk.proofs.runner import run

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(20), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(
            say("verify-running", language), total=sum(len(jobs_of(made)) for made in theorems)
        )

        def tell(proof: "Proof") -> None:
            progress.advance(task)

        return run(theorems, asked, tell)


def show_table(console: "Console", verdicts: "Sequence[Verdict]", language: str) -> None:
    """Prints a line for each theorem: what it says, its outcome, how far it reaches, the seconds."""
    from rich.table import Table

    from pukk.proofs.theorem import THEOREMS

    wide = console.width >= WIDE
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say("verify-theorem", language), ratio=3)
    table.add_column(say("verify-outcome", language), no_wrap=True)
    if wide:
        table.add_column(say("verify-bounds", language), ratio=1)
        table.add_column(say("verify-method", language), no_wrap=True)
    table.add_column(say("verify-seconds", language), justify="right", no_wrap=True)
    for verdict in verdicts:
        made = THEOREMS[verdict.theorem]
        cells = [made.bounds(language), say(f"verify-by-{verdict.method}", language)] if wide else []
        table.add_row(
            made.words(language),
            outcome_words(verdict, language),
            *cells,
            seconds_words(verdict.seconds, language),
        )
    console.print(table)


def outcome_words(verdict: "Verdict", language: str) -> str:
    """Returns the outcome in words and colour; red where it is not as declared."""
    words = say(f"verify-{verdict.outcome}", language)
    colour = COLOURS[verdict.outcome] if verdict.is_as_declared() else "red"
    mark = "" if verdict.is_as_declared() else " ✗"
    return f"[{colour}]{words}{mark}[/]"


def seconds_words(seconds: float, language: str) -> str:
    """
    Writes seconds to one place.

    >>> seconds_words(1.25, "is"), seconds_words(1.25, "en")
    ('1,2', '1.2')
    """
    written = f"{seconds:.1f}"
    return written.replace(".", ",") if language == "is" else written


def show_refutations(
    console: "Console", verdicts: "Sequence[Verdict]", language: str, *, with_twins: bool
) -> None:
    """Prints the deal of every theorem that is refuted, and of the twins too where theorems were named."""
    from pukk.proofs.theorem import THEOREMS

    for verdict in verdicts:
        made = THEOREMS[verdict.theorem]
        shown = [proof for proof in verdict.proofs if proof.twin is not None] if with_twins else []
        own = [verdict.shown_by] if verdict.shown_by.outcome == "refuted" else []
        for proof in [*own, *shown]:
            if proof.situation is None:
                continue
            head = (
                made.words(language) if proof.twin is None else say("verify-twin", language, name=proof.twin)
            )
            console.print()
            console.print(say("verify-lay-out", language, theorem=head), style="bold")
            console.print(lay_out(made.show(proof.situation, proof.case, language)))


def lay_out(lines: "Lines") -> "Table":
    """Returns what a player needs to lay a situation out, the labels beside."""
    from rich.table import Table

    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    for label, text in lines:
        table.add_row(f"  {label}", text)
    return table


def show_summary(console: "Console", verdicts: "Sequence[Verdict]", language: str) -> None:
    """Prints how many came out as declared, and every one that did not, with the reason."""
    console.print()
    for verdict in verdicts:
        if not verdict.is_as_declared():
            console.print(f"[red]{verdict.theorem}[/]: {failure_words(verdict, language)}")
    console.print(
        say(
            "verify-summary",
            language,
            theorems=len(verdicts),
            proved=sum(verdict.outcome == "proved" for verdict in verdicts),
            refuted=sum(verdict.outcome == "refuted" for verdict in verdicts),
            unsettled=sum(verdict.outcome == "unsettled" for verdict in verdicts),
            twins=sum(verdict.twins_refuted for verdict in verdicts),
            of=sum(verdict.twins for verdict in verdicts),
        )
    )


def failure_words(verdict: "Verdict", language: str) -> str:
    """Returns why a theorem did not come out as declared."""
    if verdict.outcome != verdict.expected:
        note = verdict.shown_by.note or ("lemma" if verdict.outcome == "unsettled" else verdict.outcome)
        return say(f"verify-note-{note}", language)
    alive = [proof.twin for proof in verdict.proofs if proof.twin and proof.outcome != "refuted"]
    return say("verify-note-twin", language, names=", ".join(alive))


def theorem_as_json(made: "Theorem") -> dict[str, Any]:
    """Returns what a program wants to know of a theorem before it is settled."""
    return {
        "name": made.name,
        "words": {language: made.words(language) for language in LANGUAGES},
        "clauses": list(made.clauses),
        "expected": made.expected,
        "bounds": {language: made.bounds(language) for language in LANGUAGES},
        "assumptions": [condition.__name__ for condition in made.assuming],
        "twins": [twin.name for twin in made.twins],
        "lemmas": list(made.lemmas),
    }


def verdict_as_json(verdict: "Verdict") -> dict[str, Any]:
    """Returns a verdict with its proofs and its situation as a program reads them."""
    from pukk.proofs.theorem import THEOREMS

    made = THEOREMS[verdict.theorem]
    return {
        **theorem_as_json(made),
        "outcome": verdict.outcome,
        "as_declared": verdict.is_as_declared(),
        "method": verdict.method,
        "seconds": round(verdict.seconds, 3),
        "lemmas": list(verdict.lemmas),
        "proofs": [
            {
                "twin": proof.twin,
                "case": dict(proof.case),
                "outcome": proof.outcome,
                "note": proof.note,
                "second_solver": proof.second,
                "situations": proof.situations,
                "seconds": round(proof.seconds, 3),
                "situation": dict(made.show(proof.situation, proof.case, "en")) if proof.situation else None,
            }
            for proof in verdict.proofs
        ],
    }
