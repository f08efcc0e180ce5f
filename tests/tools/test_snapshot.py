"""The coverage snapshot, seen to find what names a clause, and to refuse what does not fit."""

from pathlib import Path

import pytest

from tools.snapshot import compute_coverage, format_coverage, main

SOURCES = """
[[sentence]]
id = "mbl.01"
sha256 = "0"
kind = "heading"
[[sentence]]
id = "mbl.25"
sha256 = "0"
"""
CLAUSE = """
[[clause]]
id = "both-jacks"
kind = "rule"
[clause.sources]
morgunbladid-2002 = { says = ["mbl.25"] }
[[clause.example]]
case = '{}'
"""
MARK = "@pytest.mark.clause('pukk.collect.both-jacks')\n"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    files = {
        "spec/sources.toml": SOURCES,
        "spec/pukk/collect.toml": CLAUSE,
        "spec/houses/pukk-is.toml": "id = 'pukk-is'",
        "pukk/games/pukk/collect.py": "@rule('pukk.collect.both-jacks')\ndef takes_both(): ...\n",
        "tests/pukk/test_collect.py": MARK + "def test_both(): ...\n",
        "proofs/pukk/collect.py": "@theorem('…', clauses=['pukk.collect.both-jacks'])\ndef one(): ...\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def test_a_clause_shows_who_names_it(project: Path) -> None:
    coverage = compute_coverage(project)
    assert coverage.problems == []
    assert format_coverage(coverage).splitlines()[3:] == [
        "pukk.collect.both-jacks (rule), worked examples: 1",
        "    code  pukk/games/pukk/collect.py:takes_both",
        "    test  tests/pukk/test_collect.py:test_both",
        "    proof proofs/pukk/collect.py:one",
        "",
        "mbl.01: (heading)",
        "mbl.25: pukk.collect.both-jacks",
    ]


def test_a_mark_of_the_whole_file_counts(project: Path) -> None:
    path = project / "tests/pukk/test_collect.py"
    path.write_text("pytestmark = [pytest.mark.clause('pukk.collect.both-jacks')]\n", "utf-8")
    assert "    test  tests/pukk/test_collect.py\n" in format_coverage(compute_coverage(project))


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        (
            "spec/sources.toml",
            'kind = "heading"',
            "",
            "spec/sources.toml: mbl.01 is neither cited by a clause nor called a kind",
        ),
        (
            "spec/pukk/collect.toml",
            "mbl.25",
            "mbl.01",
            "spec/sources.toml: mbl.01 is cited and also called heading",
        ),
        (
            "spec/pukk/collect.toml",
            "mbl.25",
            "mbl.99",
            "pukk.collect.both-jacks: cites mbl.99, which no source has",
        ),
        (
            "pukk/games/pukk/collect.py",
            "both-jacks",
            "both",
            "pukk/games/pukk/collect.py:takes_both: names pukk.collect.both, which no clause is",
        ),
        (
            "tests/pukk/test_collect.py",
            "both-jacks",
            "both",
            "tests/pukk/test_collect.py:test_both: names pukk.collect.both, which no clause is",
        ),
        (
            "proofs/pukk/collect.py",
            "['pukk.collect.both-jacks']",
            "JACKS",
            "proofs/pukk/collect.py:one: names no clause, or not as plain text",
        ),
    ],
)
def test_what_does_not_fit_is_named(project: Path, file: str, old: str, new: str, problem: str) -> None:
    edit(project / file, old, new)
    assert problem in compute_coverage(project).problems


def test_a_lost_test_is_seen(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert main(["--check"]) == 0
    edit(project / "tests/pukk/test_collect.py", MARK, "")
    assert main(["--check"]) == 1
    assert "-    test  tests/pukk/test_collect.py:test_both" in capsys.readouterr().out


def test_a_rule_without_code_or_test_stands_at_the_head(project: Path) -> None:
    edit(project / "tests/pukk/test_collect.py", MARK, "")
    assert (
        format_coverage(compute_coverage(project)).splitlines()[3] == "!!! NO TEST: pukk.collect.both-jacks"
    )
    edit(project / "pukk/games/pukk/collect.py", "@rule('pukk.collect.both-jacks')\n", "")
    assert "!!! NO CODE: pukk.collect.both-jacks" in format_coverage(compute_coverage(project))
    edit(project / "spec/pukk/collect.toml", 'kind = "rule"', 'kind = "definition"')
    assert "!!!" not in format_coverage(compute_coverage(project))
