"""`pukk audit`: replays a record of play and names the first event that breaks a rule."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pukk.cli.common import LangOption, make_console, reader
from pukk.cli.main import complain
from pukk.core.clauses import clause_title
from pukk.core.errors import CaseFault, Fault, os_problem
from pukk.core.house import House
from pukk.core.messages import message
from pukk.core.notation import format_card
from pukk.rulings.audit import Audit, Broken, audit_record, each_finding
from pukk.rulings.event_words import detail_words, event_words, fault_words
from pukk.rulings.files import read_lines
from pukk.rulings.houses import load_house
from pukk.rulings.record import format_event
from pukk.rulings.record_lines import Raw
from pukk.rulings.unchecked import Unchecked

if TYPE_CHECKING:
    from rich.console import Console

LONGEST_SHOWN = 160
"""The characters that are shown of a line that breaks a rule."""


def audit(
    file: Annotated[str, typer.Argument(help="audit-file")],
    as_json: Annotated[bool, typer.Option("--json", help="audit-json")] = False,
    lang: LangOption = None,
) -> int:
    """Audits a record and returns the exit code: 0 clean, 1 a rule broken, 2 not to be read."""
    language = reader(lang)
    found = audit_file(file)
    if as_json:
        print(json.dumps(audit_table(found, file, language), ensure_ascii=False))
    else:
        show_audit(make_console(), found, file, language)
    return found.code()


def audit_file(file: str) -> Audit:
    """Audits the record in a file, or on standard input for `-`; what cannot be opened is its fault."""
    folder = Path() if file == "-" else Path(file).parent

    def find_house(name: str) -> House:
        return load_house(name, "pukk", folder)

    try:
        return audit_record(open_record(file), file, find_house)
    except Fault as fault:
        return Audit(fault=fault)


def open_record(file: str) -> Iterator[Raw]:
    """Yields the lines of a record; refuses a folder and what cannot be opened."""
    if file == "-":
        yield from read_lines(sys.stdin.buffer)
        return
    if Path(file).is_dir():
        raise CaseFault("file-is-directory", file)
    try:
        with Path(file).open("rb") as source:
            yield from read_lines(source)
    except OSError as error:
        raise CaseFault("file-unreadable", file, problem=os_problem(error)) from error


def audit_table(found: Audit, file: str, language: str) -> dict[str, Any]:
    """Returns what an audit has found as plain values, for `--json`."""
    table: dict[str, Any] = {
        "file": file,
        "house": found.head.house if found.head else None,
        "clean": found.code() == 0,
        "events": found.events,
        "rounds": found.table.number if found.table else 0,
        "over": found.is_over(),
        "broken": broken_table(found.broken, language) if found.broken else None,
        "unchecked": [
            {"line": one.line, "clause": one.clause, "what": what_words(one, language)}
            for one in each_finding(found)
        ],
        "cut": found.is_cut(),
    }
    if found.note:
        table["note"] = message(found.note, language)
    if found.fault is not None and found.broken is None:
        table["error"] = {"where": found.fault.where, "message": fault_words(found.fault, language)}
    return table


def broken_table(broken: Broken, language: str) -> dict[str, Any]:
    """Returns the first event that breaks a rule as plain values."""
    found, expected = found_and_expected(broken, language)
    return {
        "line": broken.line,
        "event": json.loads(format_event(broken.event)) if broken.event else None,
        "clause": broken.violation.clause,
        "found": found,
        "expected": expected,
        "message": fault_words(broken.violation, language),
    }


def found_and_expected(broken: Broken, language: str) -> tuple[str, str]:
    """Returns in words what was found, and what was expected in its place."""
    details = broken.violation.details
    if "path" in details:
        return f"{details['path']}: {details['said']}", f"{details['path']}: {details['due']}"
    if "part" in details:
        part = str(details["part"])
        found, expected = (detail_words(part, details[name], language) for name in ("found", "expected"))
        return f"{part}: {found}", f"{part}: {expected}"
    if "fewest" in details:
        return str(broken.violation.offending), f"{details['fewest']}–{details['most']}"
    words = event_words(broken.event, language) if broken.event else str(broken.violation.offending)
    if broken.expected and broken.violation.key != "play-not-now":
        return words, " / ".join(event_words(event, language) for event in broken.expected)
    return words, str(details.get("expected") or message("audit-nothing", language))


def shortened(line: str) -> str:
    """
    Returns a line of a record, cut where it grows long.

    >>> len(shortened("x" * 1000)), shortened("{}")
    (160, '{}')
    """
    return line if len(line) <= LONGEST_SHOWN else line[: LONGEST_SHOWN - 1] + "…"


def what_words(one: Unchecked, language: str) -> str:
    """Says what was not checked."""
    return message(one.key, language, card=format_card(one.card, language) if one.card else "")


def show_audit(console: "Console", found: Audit, file: str, language: str) -> None:
    """Prints what an audit has found, and complains on standard error of what cannot be read."""
    if found.note:
        console.print(message(found.note, language), style="dim", markup=False)
    if found.broken is not None:
        show_broken(console, found.broken, file, language)
    if found.broken is not None or found.is_cut():
        console.print(message("audit-before", language, events=found.events), markup=False)
    elif found.fault is None and found.head is not None:
        clean = message("audit-clean", language, file=file, events=found.events, house=found.head.house)
        console.print(clean, style="green", markup=False)
        if not found.is_over():
            console.print(message("audit-open", language), markup=False)
    unchecked = list(each_finding(found))
    if unchecked:
        console.print(message("audit-unchecked", language), markup=False)
    for one in unchecked:
        what = what_words(one, language)
        row = message("audit-unchecked-row", language, line=one.line, what=what, clause=one.clause)
        console.print(f"  {row}", style="dim", markup=False)
    if found.fault is not None and found.broken is None:
        complain(found.fault, language)


def show_broken(console: "Console", broken: Broken, file: str, language: str) -> None:
    """Prints the first event that breaks a rule: what was found, what was expected, and the clause."""
    from rich.text import Text

    found, expected = found_and_expected(broken, language)
    clause = broken.violation.clause
    console.print(
        message("audit-broken", language, file=file, line=broken.line), style="bold red", markup=False
    )
    rows = {
        "event": shortened(format_event(broken.event)) if broken.event else "",
        "problem": fault_words(broken.violation, language),
        "found": found,
        "expected": expected,
        "clause": f"{clause} · {clause_title(clause, language)}",
    }
    for name, words in rows.items():
        if words:
            console.print(Text.assemble((f"  {message(f'audit-label-{name}', language)}: ", "bold"), words))
