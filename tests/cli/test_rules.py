"""`pukk rules`: what a query finds, in which form it is shown, and what happens where nothing is found."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pukk.cli.main import main
from pukk.cli.rules import load_rulebook
from pukk.core.lookup import find_name, look_up, names
from pukk.core.record import clause_record
from pukk.core.rulebook import Spec
from pukk.core.search import english_stem, fold, load_forms, search, tokens
from pukk.core.witnesses import all_theorems, code_of, theorems_of


@pytest.fixture(scope="module")
def spec() -> Spec:
    return load_rulebook()


def found_json(capsys: pytest.CaptureFixture[str], *query: str) -> dict[str, Any]:
    assert main(["rules", *query, "--json", "--lang", "en"]) == 0
    record: dict[str, Any] = json.loads(capsys.readouterr().out)
    return record


def ids(record: dict[str, Any]) -> list[str]:
    return [clause["id"] for clause in record["clauses"]]


@pytest.mark.parametrize("query", ["pukk", "púkk", "PÚKK"])
def test_a_game_is_found(capsys: pytest.CaptureFixture[str], query: str) -> None:
    record = found_json(capsys, query)
    assert record["found"] == "game"
    assert [phase["id"] for phase in record["phases"]][:3] == ["pukk.setup", "pukk.dress", "pukk.deal"]


@pytest.mark.parametrize("query", ["collect", "pukk.collect", "Collect"])
def test_a_phase_is_found_with_its_clauses(capsys: pytest.CaptureFixture[str], query: str) -> None:
    record = found_json(capsys, query)
    assert record["found"] == "phase"
    assert "pukk.collect.both-jacks" in ids(record)
    assert all(clause.startswith("pukk.collect.") for clause in ids(record))


@pytest.mark.parametrize("query", ["both-jacks", "pukk.collect.both-jacks", "BOTH-JACKS"])
def test_a_clause_is_found_by_its_id(capsys: pytest.CaptureFixture[str], query: str) -> None:
    record = found_json(capsys, query)
    assert (record["found"], ids(record)) == ("clause", ["pukk.collect.both-jacks"])


def test_a_sentence_finds_the_clauses_that_cite_it(capsys: pytest.CaptureFixture[str]) -> None:
    record = found_json(capsys, "mbl.27")
    assert record["sentence"]["cited_by"] == ids(record)
    assert "pukk.collect.turned-field" in ids(record)


def test_a_sentence_that_no_clause_cites_says_what_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    record = found_json(capsys, "mbl.01")
    assert (record["sentence"]["kind"], record["clauses"]) == ("heading", [])


def test_a_choice_finds_the_clause_that_puts_it(capsys: pytest.CaptureFixture[str]) -> None:
    record = found_json(capsys, "turned_field")
    assert (record["found"], ids(record)) == ("choice", ["pukk.collect.turned-field"])
    choice = record["clauses"][0]["choices"][0]
    assert [option["value"] for option in choice["options"]] == ["dealer", "stays"]
    assert choice["houses"]["pukk-is"] == "stays"


@pytest.mark.parametrize(
    "query", ["pamfíll", "pamfill", "PAMFÍL", "pamfíls", "pamfílnum", "pamfi\u0301llinn", "pamfílinn"]
)
def test_an_icelandic_word_is_found_in_any_form_and_without_accents(
    capsys: pytest.CaptureFixture[str], query: str
) -> None:
    record = found_json(capsys, query)
    assert record["found"] == "words"
    assert "pukk.collect.pamfill-field" in ids(record)
    assert "pamfill" in [term["id"] for term in record["terms"]]


@pytest.mark.parametrize(
    ("query", "clause"),
    [
        ("hundana", "pukk.setup.pack"),
        ("laufagosann", "pukk.collect.both-jacks"),
        ("gjafaranum", "pukk.collect.turned-field"),
        ("jacks of clubs", "pukk.collect.both-jacks"),
        ("turned card", "pukk.collect.turned-field"),
        ("dealers", "pukk.deal.first-dealer"),
    ],
)
def test_words_are_found_in_either_language(spec: Spec, query: str, clause: str) -> None:
    found = [hit.clause.id for hit in search(spec, query, load_forms())]
    assert clause in found


def test_every_word_of_a_query_must_be_found(spec: Spec) -> None:
    forms = load_forms()
    both = {hit.clause.id for hit in search(spec, "pamfíll lauf", forms)}
    assert both < {hit.clause.id for hit in search(spec, "pamfíll", forms)}
    assert both
    assert search(spec, "pamfíll xyzzy", forms) == []
    assert search(spec, "", forms) == []


def test_a_word_in_a_title_goes_before_one_in_the_text(spec: Spec) -> None:
    hits = search(spec, "pamfíll", load_forms())
    assert "pamf" in fold(hits[0].clause.title.icelandic)
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)


def test_every_name_finds_something(spec: Spec) -> None:
    for name in names(spec):
        found = find_name(spec, name)
        assert found is not None, name
        assert found.clauses or found.phases or found.kind == "sentence"


def test_where_nothing_is_found_the_nearest_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "both-jaks", "--lang", "en", "--json"]) == 0
    shown = capsys.readouterr()
    assert json.loads(shown.out)["near"] == "both-jacks"
    assert "both-jaks" in shown.err
    assert "both-jacks" in shown.err


@pytest.mark.parametrize(
    ("language", "part"), [("en", "nothing in the rulebook"), ("is", "ekkert í reglubókinni")]
)
def test_where_nothing_is_near_it_is_said(
    capsys: pytest.CaptureFixture[str], language: str, part: str
) -> None:
    assert main(["rules", "qqqqqqqqqq", "--lang", language]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert part in shown.err
    assert len(shown.err.splitlines()) == 1


def test_a_clause_is_shown_whole(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    assert main(["rules", "both-jacks", "--lang", "is"]) == 0
    text = capsys.readouterr().out
    for part in (
        "Báðir gosarnir · Both jacks",
        "mbl.25",
        "def is_both_jacks",
        '"ask": "collect"',
        "segir það",
    ):
        assert part in text
    assert text.index("laufagosinn") < text.index("jack of clubs")
    assert main(["rules", "both-jacks", "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert text.index("jack of clubs") < text.index("laufagosinn")


@pytest.mark.parametrize("query", [[], ["collect"], ["turned-field"], ["pamfíll"], ["mbl.27"], ["mbl.01"]])
@pytest.mark.parametrize("columns", [40, 72, 200])
def test_nothing_is_wider_than_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, query: list[str], columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for language in ("is", "en"):
        assert main(["rules", *query, "--lang", language]) == 0
        assert max(len(line) for line in capsys.readouterr().out.splitlines()) <= columns


def test_every_clause_can_be_shown_and_written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, spec: Spec
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    from pukk.cli.common import make_console
    from pukk.cli.rules_page import show_clause

    for clause in spec.clauses().values():
        show_clause(make_console(), spec, clause, "is")
        assert clause.id in capsys.readouterr().out
        assert json.loads(json.dumps(clause_record(spec, clause)))["id"] == clause.id


def test_the_code_of_a_clause_is_that_of_its_functions() -> None:
    code = code_of("pukk.collect.both-jacks")
    assert [function.module for function in code] == ["pukk.games.pukk.collect"]
    assert code[0].source.startswith('@rule("pukk.collect.both-jacks")')
    assert code_of("pukk.no.such") == []


def test_theorems_are_read_without_a_solver() -> None:
    script = (
        "import sys; from pukk.core.witnesses import all_theorems; all_theorems();"
        "sys.exit('z3' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
    for theorem in all_theorems():
        for clause in theorem.clauses:
            assert theorem in theorems_of(clause)


def test_words_are_folded() -> None:
    assert tokens("Þú, Ægir! 5 spil") == ["thu", "aegir", "spil"]
    assert english_stem("sixes") == "six"
    assert english_stem("is") == "is"


def test_a_query_of_several_words_needs_no_quotes(spec: Spec) -> None:
    found = look_up(spec, "turned card", load_forms())
    assert found is not None
    assert found.kind == "words"


def pukk(*arguments: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from pukk.cli.main import run; run()", *arguments]
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", env={**os.environ, **(env or {})}, check=False
    )


def test_a_pipe_gets_no_colour() -> None:
    assert "\x1b" not in pukk("rules", "both-jacks").stdout


def test_no_color_is_respected() -> None:
    colour = re.compile(r"\x1b\[[\d;]*3\d")
    assert colour.search(pukk("rules", "both-jacks", env={"FORCE_COLOR": "1"}).stdout)
    assert not colour.search(pukk("rules", "both-jacks", env={"NO_COLOR": "1", "FORCE_COLOR": "1"}).stdout)


def test_a_pipe_that_is_closed_early_is_no_error(tmp_path: Path) -> None:
    errors = tmp_path / "errors"
    command = [sys.executable, "-c", "from pukk.cli.main import run; run()", "rules", "collect"]
    with errors.open("w") as sink:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=sink)
        assert process.stdout is not None
        process.stdout.close()
        assert process.wait() == 0
    assert errors.read_text() == ""


def test_help_is_in_the_readers_language() -> None:
    assert "Usage:" in pukk("rules", "--help", "--lang", "en").stdout
    icelandic = pukk("rules", "--help", "--lang", "is").stdout
    assert "Notkun:" in icelandic
    assert "Les reglubókina" in icelandic
    assert "Notkun:" in pukk("rules", "--help", env={"LC_ALL": "is_IS.UTF-8"}).stdout


def test_an_unknown_command_names_the_nearest() -> None:
    result = pukk("rulse", "--lang", "en")
    assert result.returncode == 2
    assert "“rules”" in result.stderr
    assert "Traceback" not in result.stderr


def test_an_unknown_option_names_the_nearest() -> None:
    result = pukk("rules", "--jsonn")
    assert result.returncode == 2
    assert "--json" in result.stderr


def test_the_language_can_stand_before_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "is", "rules", "mbl.01"]) == 0
    assert "fyrirsögn" in capsys.readouterr().out
    assert main(["--lang=is", "rules", "mbl.01", "--lang", "en"]) == 0
    assert "a heading" in capsys.readouterr().out


def test_a_language_that_is_not_known_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--lang", "da"]) == 2
    assert "--lang" in capsys.readouterr().err
