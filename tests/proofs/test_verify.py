"""`pukk verify`: what it says, what it writes, and how it exits."""

import json
from pathlib import Path

import pytest

from pukk.cli.main import main
from pukk.proofs import runner
from pukk.proofs.kernel import Job, collect, prove
from pukk.proofs.runner import Asked, choose_theorems, run


def test_a_theorem_that_holds_exits_with_nought(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "an_ace_always_stands", "--jobs", "1", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "An ace always stands." in said
    assert "Proved: 1, refuted: 0, not settled: 0. Twins refuted: 2 of 2." in said
    assert "Refuted by this: the twin round-the-corner" in said


def test_a_belief_is_shown_with_its_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "whoever_has_forehand_always_trekks", "--jobs=1", "--lang=is"]) == 0
    said = capsys.readouterr().out
    assert "hrakin" in said
    assert "Hrakið svona: Sá sem er í forhönd trekkir alltaf." in said
    assert all(f"P{seat}" in said for seat in range(4))


def test_what_does_not_come_out_as_declared_exits_with_one(capsys: pytest.CaptureFixture[str]) -> None:
    slow = ["verify", "i_have_all_of_all", "--timeout", "0.001", "--jobs", "1", "--lang", "en"]
    assert main(slow) == 1
    assert "not settled" in capsys.readouterr().out


def test_json_has_what_the_table_has(capsys: pytest.CaptureFixture[str]) -> None:
    names = ["an_ace_always_stands", "eight_can_play_with_forty_cards"]
    assert main(["verify", *names, "--json", "--jobs", "1", "--second-solver"]) == 0
    eight, ace = sorted(
        json.loads(capsys.readouterr().out), key=lambda verdict: str(verdict["name"]), reverse=True
    )
    assert (ace["outcome"], eight["outcome"]) == ("proved", "refuted")
    assert ace["proofs"][0]["second_solver"] == "unsat"
    assert set(ace["words"]) == {"is", "en"}
    assert eight["method"] == "enumeration"
    assert eight["proofs"][0]["situation"] == {"Players": "8", "Lowest in the pack": "5"}


def test_a_phase_is_all_its_theorems_and_a_lemma_comes_along() -> None:
    settled = {made.name for made in choose_theorems(["settle"])}
    assert settled == {made.name for made in collect().values() if made.module.endswith(".settle")}
    assert "play_is_never_stuck" in {
        made.name for made in choose_theorems(["one-player-trekks-or-play-goes-on"])
    }


def test_an_unknown_name_gets_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "an_ace_always_stand", "--lang", "en"]) == 2
    assert "Did you mean “an_ace_always_stands”?" in capsys.readouterr().err


@pytest.mark.parametrize("missing", ["z3", "cvc5"])
def test_without_a_solver_it_says_how_to_install_it(
    missing: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(runner, "find_spec", lambda name: None if name == missing else object())
    assert main(["verify", "an_ace_always_stands", "--second-solver", "--lang", "is"]) == 2
    said = capsys.readouterr().err
    assert missing in said
    assert "pip install" in said


def test_a_list_names_every_theorem_and_settles_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--list", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert all(name in said for name in collect())
    assert main(["verify", "--list", "--json"]) == 0
    assert {listed["name"] for listed in json.loads(capsys.readouterr().out)} == set(collect())


def test_it_fits_forty_columns(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert main(["verify", "buying_once_closed_stays_closed", "--jobs", "1", "--lang", "is"]) == 0
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 40


def test_every_question_is_written_in_smt_lib(tmp_path: Path) -> None:
    assert (
        main(["verify", "a_turned_seven_cannot_be_bought", "--smt2", str(tmp_path / "new"), "--jobs", "1"])
        == 0
    )
    written = list((tmp_path / "new").iterdir())
    assert len(written) == 10
    assert all(path.read_text("utf-8").startswith("(set-logic QF_BV)") for path in written)


def test_processes_say_the_same_as_one_alone() -> None:
    made = [collect()["an_ace_always_stands"], collect()["eight_can_play_with_forty_cards"]]
    told: list[str] = []
    verdicts = run(made, Asked(jobs=2), lambda proof: told.append(proof.theorem))
    assert [verdict.theorem for verdict in verdicts] == [each.name for each in made]
    assert [verdict.shown_by.situation for verdict in verdicts] == [
        None,
        prove(Job("eight_can_play_with_forty_cards")).situation,
    ]
    assert len(told) == 4
