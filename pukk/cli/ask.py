"""`pukk ask`: rules on a case, or on many, one a line."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from pukk.cli.common import LangOption, Language, reader
from pukk.core.errors import CaseFault, Fault, HouseFault, os_problem
from pukk.core.messages import choose_language
from pukk.rulings.answer import Answer, answer_case, error_of
from pukk.rulings.case import GAMES, LANGUAGES, require_word
from pukk.rulings.files import parse_json, read_case_file, read_lines

SOME_FAILED = 1
"""The exit code of `--lines` where some lines could not be ruled on."""

BAD_CASE = 2
"""The exit code where the case or the house is bad."""


def ask(
    case: Annotated[str | None, typer.Argument(help="ask-case")] = None,
    house: Annotated[list[str] | None, typer.Option("--house", help="ask-house")] = None,
    lang: LangOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="ask-json")] = False,
    lines: Annotated[bool, typer.Option("--lines", help="ask-lines")] = False,
    choices: Annotated[list[str] | None, typer.Option("--set", help="ask-set")] = None,
    template: Annotated[str | None, typer.Option("--template", help="ask-template")] = None,
    schema: Annotated[bool, typer.Option("--schema", help="ask-schema")] = False,
) -> int:
    """Rules on a case and returns the exit code: 0 ruled, 1 some lines could not be ruled on, 2 bad case or house."""
    houses = house or []
    if schema or template is not None:
        return print_form(template)
    if lines:
        if choices:
            raise CaseFault("ask-lines-and-other", "--set")
        return ask_lines(case, houses, lang)
    raw: dict[str, Any] | None = None
    try:
        if case is None and sys.stdin.isatty():
            from pukk.cli.ask_guided import guided_case

            raw = guided_case(reader(lang))
        else:
            raw = read_case_file(case or "-")
        raw = lay_choices(raw, choices or [])
        language = language_of(raw, lang)
        folder = None if case in (None, "-") else Path(str(case)).parent
        answer = answer_case(raw, houses, language, folder)
    except Fault as fault:
        return refuse(fault, language_of(raw or {}, lang), as_json)
    if as_json:
        print(json.dumps(answer, ensure_ascii=False))
    else:
        from pukk.cli.ask_words import print_answer

        print_answer(answer, language)
    return 0


def print_form(template: str | None) -> int:
    """Prints the JSON Schema of cases, or a case of a question to be filled in."""
    from pukk.cli.ask_forms import case_schema, case_template

    print(
        json.dumps(case_schema(), ensure_ascii=False, indent=2)
        if template is None
        else case_template(template)
    )
    return 0


def refuse(fault: Fault, language: str, as_json: bool) -> int:
    """Says what is wrong with a case, as JSON on standard output if that was asked for, and returns the exit code."""
    if as_json:
        print(json.dumps(error_of(fault, language), ensure_ascii=False))
        return BAD_CASE
    raise fault


def language_of(raw: dict[str, Any], lang: Language | None) -> str:
    """Returns the language to answer in: `--lang`, else the case's, else the locale's, else English."""
    written = raw.get("lang")
    return choose_language(None, written if written in LANGUAGES else None) if lang is None else lang.value


def lay_choices(raw: dict[str, Any], choices: list[str]) -> dict[str, Any]:
    """Lays the choices of the command line over those of a case."""
    if not choices:
        return raw
    from pukk.houses.writing import parse_settings
    from pukk.rulings.game import load_game

    below = raw.get("choices", {})
    if not isinstance(below, dict):
        return raw
    types = load_game(require_word(raw, "game", GAMES)).choices
    return {**raw, "choices": {**below, **parse_settings(choices, types)}}


def ask_lines(case: str | None, houses: list[str], lang: Language | None) -> int:
    """Rules on one JSON case a line, in order, holding one at a time; returns 1 if some could not be ruled on."""
    failed = False
    try:
        file = sys.stdin.buffer if case in (None, "-") else Path(str(case)).open("rb")  # noqa: SIM115
    except OSError as error:
        raise CaseFault("file-unreadable", str(case), problem=os_problem(error)) from error
    with file:
        try:
            for line in read_lines(file):
                answer = answer_line(line, houses, lang)
                failed = failed or "error" in answer
                sys.stdout.write(json.dumps(answer, ensure_ascii=False) + "\n")
        except OSError as error:
            if isinstance(error, BrokenPipeError):
                raise
            raise CaseFault("file-unreadable", str(case), problem=os_problem(error)) from error
    return SOME_FAILED if failed else 0


def answer_line(line: bytes | CaseFault, houses: list[str], lang: Language | None) -> Answer:
    """Returns the answer to one line, or the error that it has."""
    raw: dict[str, Any] = {}
    try:
        if isinstance(line, CaseFault):
            raise line
        raw = parse_json(line, "")
        return answer_case(raw, houses, language_of(raw, lang))
    except HouseFault as fault:
        if houses and fault.where.startswith("house"):
            raise
        return error_of(fault, language_of(raw, lang))
    except Fault as fault:
        return error_of(fault, language_of(raw, lang))
