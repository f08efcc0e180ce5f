"""`pukk audit`: clean records, the first event that breaks a rule, hidden hands, and what cannot be read."""

import io
import json
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pukk.cli.main import main
from pukk.core.messages import message
from pukk.games.pukk.events import Event, Kind
from pukk.rulings.audit import audit_record
from pukk.rulings.event_words import event_words
from pukk.rulings.houses import load_house
from pukk.rulings.record import KEYS, format_event, parse_event
from pukk.rulings.record_values import Reader

Lines = list[str]
SEED = "7"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


def record(house: str = "morgunbladid-2002", *more: str) -> Lines:
    """Plays an evening and returns the lines of its record."""
    assert main(["play", "--house", house, "--seed", SEED, "--rounds", "1", *more, "--record", "played"]) == 0
    lines = Path("played").read_text().splitlines()
    Path("played").unlink()
    return lines


def audit(lines: Lines, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, Any]]:
    """Audits some lines; returns the exit code and what `--json` says."""
    Path("record").write_text("\n".join(lines) + "\n")
    capsys.readouterr()
    code = main(["audit", "record", "--json"])
    return code, json.loads(capsys.readouterr().out)


def changed(
    lines: Lines, event: str, change: Callable[[dict[str, Any]], object], nth: int = 0
) -> tuple[Lines, int]:
    """Changes the nth event of a kind; returns the lines and the number of the changed one."""
    places = [place for place, line in enumerate(lines) if place and json.loads(line)["event"] == event]
    line = json.loads(lines[places[nth]])
    change(line)
    changed_line = json.dumps(line, ensure_ascii=False)
    return [*lines[: places[nth]], changed_line, *lines[places[nth] + 1 :]], places[nth] + 1


def without(lines: Lines, event: str, nth: int = 0) -> Lines:
    """Returns the lines without the nth event of a kind."""
    places = [place for place, line in enumerate(lines) if place and json.loads(line)["event"] == event]
    return [line for place, line in enumerate(lines) if place != places[nth]]


# Rules broken


@pytest.mark.parametrize(
    ("event", "change", "clause"),
    [
        ("start", lambda line: line["stacks"].update(P1=90), "pukk.session.starting-chips"),
        ("round", lambda line: line.update(dealer="P2"), "pukk.deal.first-dealer"),
        ("round", lambda line: line.update(round=2), "pukk.deal.first-dealer"),
        ("dress", lambda line: line.update(by="P1"), "pukk.dress.own-stake"),
        ("dress", lambda line: line["transfers"][0].update(chips=5), "pukk.dress.own-stake"),
        (
            "dress",
            lambda line: line["transfers"][0].update(clause="pukk.dress.pukk-extra"),
            "pukk.dress.own-stake",
        ),
        ("deal", lambda line: line.update(upcard="♥8"), "pukk.deal.five-cards"),
        ("deal", lambda line: line["pack"].pop(), None),
        ("collect", lambda line: line.update(by="P1"), "pukk.collect.trump-honours"),
        ("collect", lambda line: line["transfers"][0].update(chips=7), "pukk.collect.trump-honours"),
        ("collect", lambda line: line.update(field="nine"), "pukk.setup.fields"),
        ("lay", lambda line: line.update(by="P2"), "pukk.trace.next-card"),
        ("lay", lambda line: line.update(by="P2", card="♠K"), "pukk.trace.first-lead"),
        ("lay", lambda line: line.update(card="♥2"), "pukk.trace.next-card"),
        ("lay", lambda line: line.update({"as": "slip"}), "pukk.trace.next-card"),
        ("trekk", lambda line: line.update(by="P2"), "pukk.trace.trekk"),
        ("call", lambda line: line.update(by="P1"), "pukk.settle.relief"),
        ("settle", lambda line: line["pays"].update(P1=3), "pukk.settle.pays"),
        ("settle", lambda line: line.update(winner="P1"), "pukk.trace.trekk"),
        ("settle", lambda line: line["transfers"].pop(), "pukk.settle.pays"),
        ("end", lambda line: line.update(winners=["P1"]), "pukk.session.richest"),
        ("end", lambda line: line["worth"].update(P1=1), "pukk.session.loans-count"),
        ("end", lambda line: line.update(why="time"), "pukk.session.end"),
    ],
)
def test_the_event_that_breaks_a_rule_is_named_with_its_line_and_clause(
    event: str,
    change: Callable[[dict[str, Any]], object],
    clause: str | None,
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines, number = changed(record(), event, change)
    code, found = audit(lines, capsys)
    if clause is None:
        assert (code, found["broken"]) == (0, None)
        return
    assert (code, found["clean"]) == (1, False)
    assert (found["broken"]["line"], found["broken"]["clause"]) == (number, clause)
    assert found["broken"]["event"]["event"] == event
    assert found["broken"]["found"] != found["broken"]["expected"]
    assert found["events"] == number - 2


@pytest.mark.parametrize(
    ("event", "clause"),
    [
        ("start", "pukk.deal.first-dealer"),
        ("dress", "pukk.dress.own-stake"),
        ("collect", "pukk.collect.trump-honours"),
        ("lay", None),
        ("call", "pukk.settle.pays"),
        ("settle", "pukk.session.end"),
    ],
)
def test_an_event_that_is_left_out_is_missed(
    event: str, clause: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    code, found = audit(without(record(), event), capsys)
    assert code == 1
    assert clause is None or found["broken"]["clause"] in (clause, "pukk.deal.dealer-moves")


def test_what_was_found_and_expected_is_said_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    lines, number = changed(record(), "lay", lambda line: line.update(card="♦9"), nth=1)
    Path("record").write_text("\n".join(lines) + "\n")
    for language in ("is", "en"):
        capsys.readouterr()
        assert main(["audit", "record", "--lang", language]) == 1
        out = capsys.readouterr().out
        assert f"record:{number}" in out
        for label in ("event", "found", "expected", "clause"):
            assert message(f"audit-label-{label}", language) in out
        assert "pukk.trace.next-card" in out
        assert "♦8" in out


@pytest.mark.parametrize("house", ["morgunbladid-2002-second", "pukk-is"])
def test_a_record_on_standard_input_is_read(
    house: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    raw = "\n".join(record(house)).encode()

    class Input:
        buffer = io.BytesIO(raw)

    monkeypatch.setattr(sys, "stdin", Input)
    capsys.readouterr()
    assert main(["audit", "-"]) == 0
    assert "clean" in capsys.readouterr().out


def test_a_record_that_ends_early_is_clean_and_said_not_to_be_over(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, found = audit(record()[:15], capsys)
    assert (code, found["over"], found["rounds"]) == (0, False, 1)
    main(["audit", "record"])
    assert "not over" in capsys.readouterr().out


# The house of a record


def head_changed(lines: Lines, **changes: Any) -> Lines:
    head = {**json.loads(lines[0]), **changes}
    return [json.dumps({key: value for key, value in head.items() if value is not None}), *lines[1:]]


def test_a_record_without_choices_is_held_to_the_house_it_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit(head_changed(record(), choices=None, digest=None), capsys)[0] == 0
    assert audit(head_changed(record(), choices=None), capsys)[0] == 0
    assert audit(head_changed(record(), choices=None, house="nowhere"), capsys)[0] == 2


def test_the_choices_in_the_first_line_count_and_a_difference_is_said(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = record()
    other = {**json.loads(lines[0])["choices"], "entry": 3}
    code, found = audit(head_changed(lines, choices=other, digest=None), capsys)
    assert (code, "today" in found["note"]) == (0, True)
    code, found = audit(head_changed(lines, choices=other), capsys)
    assert (code, found["error"]["where"]) == (2, "record:1.digest")
    other = {**other, "entry": 1, "turned_field": "stays", "relief": "automatic"}
    code, found = audit(head_changed(lines, choices=other, digest=None), capsys)
    assert (code, found["broken"]["clause"]) == (1, "pukk.settle.relief")
    own = audit(head_changed(lines, house="ours"), capsys)[1]
    assert own["clean"]
    assert own["note"]


def test_players_whom_the_house_does_not_admit_break_the_first_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, found = audit(head_changed(record(), players=3), capsys)
    assert (code, found["broken"]["line"], found["broken"]["clause"]) == (1, 1, "pukk.setup.players")
    assert found["broken"]["expected"] == "5–7"


# Hidden hands


def hide(lines: Lines, chance: random.Random) -> Lines:
    """Returns a record in which cards are hidden and much is left out that need not be said."""
    hidden = [lines[0]]
    for line in lines[1:]:
        event = json.loads(line)
        if event["event"] == "deal":
            del event["pack"]
            for name, hand in list(event["hands"].items()):
                event["hands"][name] = (
                    "?" if chance.random() < 0.3 else [c if chance.random() < 0.5 else "?" for c in hand]
                )
                if chance.random() < 0.3:
                    del event["hands"][name]
        for key in ("transfers", "as", "sets", "worth", "why", "gives", "gets", "stacks"):
            if chance.random() < 0.4:
                event.pop(key, None)
        hidden.append(json.dumps(event, ensure_ascii=False))
    return hidden


@pytest.mark.parametrize("house", ["morgunbladid-2002", "morgunbladid-2002-second", "pukk-is"])
@pytest.mark.parametrize("seed", range(4))
def test_what_hidden_cards_leave_open_is_listed_and_not_claimed_broken(
    house: str, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = record(house, "--rounds", "3", "--players", "6")
    whole = audit(lines, capsys)[1]
    for _ in range(3):
        code, found = audit(hide(lines, random.Random(seed)), capsys)
        assert (code, found["broken"], found["events"]) == (0, None, whole["events"])
        assert len(found["unchecked"]) > len(whole["unchecked"])


def test_a_later_card_shows_that_an_earlier_lead_was_against_the_rules(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Under pukk-is the next card must be laid; P2 held ♥8 all the time, as the record shows only later."""
    lines = [
        '{"record":1,"game":"pukk","house":"pukk-is","players":3}',
        '{"event":"start"}',
        '{"event":"round","dealer":"P0"}',
        *(f'{{"event":"dress","by":"P{seat}"}}' for seat in range(3)),
        '{"event":"deal","upcard":"♠5"}',
        *(f'{{"event":"pass","by":"P{seat}"}}' for seat in (1, 2, 0)),
        '{"event":"lay","by":"P1","card":"♥7"}',
        '{"event":"lay","by":"P1","card":"♣9"}',
    ]
    code, found = audit(lines, capsys)
    assert code == 0
    assert {one["clause"] for one in found["unchecked"]} >= {
        "pukk.trace.stands",
        "pukk.collect.trump-honours",
    }
    code, found = audit([*lines, '{"event":"lay","by":"P2","card":"♥8"}'], capsys)
    assert (code, found["broken"]["line"], found["broken"]["clause"]) == (1, 12, "pukk.trace.follow")


# What cannot be read

HEAD = '{"record":1,"game":"pukk","house":"pukk-is","players":["Amma","Jói","Sigga"]}'
START = '{"event":"start"}'


@pytest.mark.parametrize(
    ("lines", "where"),
    [
        ([], "record"),
        (["[1]"], "record:1"),
        (["{"], "record:1"),
        (['{"record":1}'], "record:1.game"),
        ([HEAD.replace('"record":1', '"record":2')], "record:1.record"),
        ([HEAD.replace('"record":1', '"record":true')], "record:1.record"),
        ([HEAD.replace('"game":"pukk"', '"game":"manni"')], "record:1.game"),
        ([HEAD.replace('"house":"pukk-is"', '"house":7')], "record:1.house"),
        ([HEAD.replace('"record":1', '"record":1,"foo":1')], "record:1.foo"),
        ([HEAD.replace("Jói", "Amma")], "record:1.players[1]"),
        ([HEAD.replace("Jói", "pukk")], "record:1.players[1]"),
        ([HEAD.replace('"Jói"', "7")], "record:1.players[1]"),
        ([HEAD.replace('["Amma","Jói","Sigga"]', "99")], "record:1.players"),
        ([HEAD.replace('"record":1', '"record":1,"seed":-1')], "record:1.seed"),
        ([HEAD.replace('"record":1', '"record":1,"lang":"da"')], "record:1.lang"),
        ([HEAD.replace('"record":1', '"record":1,"choices":{"foo":1}')], "record:1.choices.foo"),
        ([HEAD.replace('"record":1', '"record":1,"choices":[]')], "record:1.choices"),
        ([HEAD, START, '{"by":"Amma"}'], "record:3"),
        ([HEAD, START, '{"event":"lai"}'], "record:3.event"),
        ([HEAD, START, '{"event":7}'], "record:3.event"),
        ([HEAD, START, '{"event":"dress","by":"Ama"}'], "record:3.by"),
        ([HEAD, START, '{"event":"dress","by":["Amma"]}'], "record:3.by"),
        ([HEAD, START, '{"event":"dress"}'], "record:3.by"),
        ([HEAD, START, '{"event":"dress","by":"Amma","foo":1}'], "record:3.foo"),
        ([HEAD, START, '{"event":"dress","by":"Amma","by":"Jói"}'], "record:3:by"),
        ([HEAD, START, '{"event":"lay","by":"Amma","card":"♠77"}'], "record:3.card"),
        ([HEAD, START, '{"event":"lay","by":"Amma","card":"TD"}'], "record:3.card"),
        ([HEAD, START, '{"event":"lay","by":"Amma","card":7}'], "record:3.card"),
        ([HEAD, START, '{"event":"lay","by":"Amma","card":"♠7","as":"throw"}'], "record:3.as"),
        ([HEAD, START, '{"event":"deal","upcard":"♠7","hands":{"Amma":"♥K ♥K"}}'], "record:3.hands.Amma"),
        ([HEAD, START, '{"event":"deal","upcard":"♠7","hands":{"Ama":"?"}}'], "record:3.hands.Ama"),
        ([HEAD, START, '{"event":"deal","upcard":"♠7","hands":["?"]}'], "record:3.hands"),
        ([HEAD, START, '{"event":"deal","upcard":"♠7","hands":{"Amma":7}}'], "record:3.hands.Amma"),
        ([HEAD, START, '{"event":"collect","by":"Amma","field":"two"}'], "record:3.field"),
        ([HEAD, START, '{"event":"loan","by":"Amma","from":"bank","chips":-1}'], "record:3.chips"),
        ([HEAD, START, '{"event":"loan","by":"Amma","from":"bank","chips":1e9}'], "record:3.chips"),
        (
            [HEAD, START, '{"event":"loan","by":"Amma","from":"bank","chips":' + "9" * 40 + "}"],
            "record:3.chips",
        ),
        ([HEAD, START, '{"event":"loan","by":"Amma","from":"bank","chips":true}'], "record:3.chips"),
        ([HEAD, START, '{"event":"loan","by":"Amma","from":"bank","chips":NaN}'], "record:3"),
        ([HEAD, START, '{"event":"loan","by":"Amma","from":"nobody","chips":1}'], "record:3.from"),
        ([HEAD, START, '{"event":"vie","winners":"Amma"}'], "record:3.winners"),
        ([HEAD, START, '{"event":"vie","winners":["Amma","Amma"]}'], "record:3.winners"),
        ([HEAD, START, '{"event":"leave","by":"Amma","taken":"yes"}'], "record:3.taken"),
        ([HEAD, START, '{"event":"end","worth":{"Amma":0.5}}'], "record:3.worth.Amma"),
        ([HEAD, START, '{"event":"end","why":"tired"}'], "record:3.why"),
        ([HEAD, START, '{"event":"dress","by":"Amma","transfers":{}}'], "record:3.transfers"),
        (
            [HEAD, START, '{"event":"dress","by":"Amma","transfers":[{"from":"Amma"}]}'],
            "record:3.transfers[0]",
        ),
        (
            [HEAD, START, '{"event":"dress","by":"Amma","transfers":[{"from":"Amma","to":"two","chips":1}]}'],
            "record:3.transfers[0].to",
        ),
        (
            [
                HEAD,
                START,
                '{"event":"dress","by":"Amma","transfers":[{"from":"Amma","to":"ace","chips":1,"clause":1}]}',
            ],
            "record:3.transfers[0].clause",
        ),
        ([HEAD, START, '{"note":"' + "x" * 1_100_000 + '"}'], "record:3"),
        ([HEAD, START, "[" * 100_000], "record:3"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(
    lines: Lines, where: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, found = audit(lines, capsys)
    assert (code, found["broken"], found["clean"]) == (2, None, False)
    assert re.fullmatch(re.escape(where) + r"(:\d+)?", found["error"]["where"])
    assert found["error"]["message"]
    assert main(["audit", "record", "--lang", "is"]) == 2
    captured = capsys.readouterr()
    assert found["error"]["where"] in captured.err
    assert "Traceback" not in captured.err


def test_a_rule_broken_before_what_cannot_be_read_is_what_is_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert audit([HEAD, START, START, "{"], capsys)[1]["broken"]["line"] == 3


def test_a_cut_last_line_is_said_to_be_one(capsys: pytest.CaptureFixture[str]) -> None:
    lines = record()
    whole = "\n".join(lines[:20]) + "\n"
    Path("cut").write_text(whole + lines[20][:25])
    capsys.readouterr()
    assert main(["audit", "cut", "--json"]) == 2
    found = json.loads(capsys.readouterr().out)
    assert (found["cut"], found["events"], found["error"]["where"]) == (True, 19, "cut:21")
    Path("cut").write_bytes(whole.encode() + b'{"event":"lay","by":"J' + b"\xc3")
    assert main(["audit", "cut"]) == 2
    assert "cut off" in capsys.readouterr().err
    Path("cut").write_text(whole + lines[20])
    assert main(["audit", "cut"]) == 0


def test_a_folder_a_missing_file_and_another_encoding_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    Path("latin").write_bytes("Jói\n".encode("latin-1"))
    for name in (".", "missing", "latin"):
        assert main(["audit", name]) == 2
        assert main(["audit", name, "--json"]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_a_mark_at_the_beginning_other_line_ends_and_empty_lines_do_no_harm() -> None:
    lines = record()
    Path("record").write_bytes(b"\xef\xbb\xbf" + "\r\n\r\n".join(lines).encode() + b"\r\n")
    assert main(["audit", "record"]) == 0


# Writing and reading events


def test_every_event_that_is_written_reads_as_it_was() -> None:
    for house in ("morgunbladid-2002-second", "pukk-is"):
        lines = record(house, "--rounds", "6")
        players = tuple(json.loads(lines[0])["players"])
        for line in lines[1:]:
            event = parse_event(json.loads(line), Reader(players))
            assert format_event(event) == line
            assert event_words(event, "is") != event_words(event, "en") or event.kind in (Kind.STANDS,)


def test_every_kind_of_event_has_its_words_whatever_it_leaves_out() -> None:
    for kind in Kind:
        for language in ("is", "en"):
            assert event_words(Event(kind, by="Amma", field="ace", card=1 << 39), language)


def test_an_event_that_tells_no_chips_and_no_card_is_said_without_them() -> None:
    """A record written by hand leaves out what moved, and an expected event is not told in full either."""
    assert event_words(Event(Kind.DRESS, by="Amma"), "en") == "Amma dresses."
    assert event_words(Event(Kind.DRESS, by="Amma", transfers=()), "en").startswith("Amma has nothing")
    for kind in (Kind.DEAL, Kind.COLLECT, Kind.SETTLE):
        said = event_words(Event(kind, by="Amma", field="ace", pays={"Jói": 4}), "en")
        assert not {"0", "?", "chip", "chips"} & set(re.findall(r"\w+|\?", said))


# What is written about records


def documented(root: Path, mark: str) -> list[list[str]]:
    text = (
        (root / "docs" / "records.md")
        .read_text(encoding="utf-8")
        .partition(f"<!-- {mark}")[2]
        .partition("<!--")[0]
    )
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


def test_the_table_of_events_has_every_event_with_its_keys_in_both_languages(root: Path) -> None:
    expected = [
        [f"`{kind}`", " ".join(f"**`{key.name}`**" if key.needed else f"`{key.name}`" for key in keys)]
        for kind, keys in KEYS.items()
    ]
    assert [row[:2] for row in documented(root, "events")] == expected
    icelandic = [word.strip("`") for row in documented(root, "atburðir") for word in row[0].split()]
    assert sorted(icelandic) == sorted(kind.value for kind in Kind)


def test_the_record_written_by_hand_is_clean(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (root / "docs" / "records.md").read_text(encoding="utf-8")
    lines = text.partition("```jsonl\n")[2].partition("```")[0].splitlines()
    code, found = audit(lines, capsys)
    assert (code, found["broken"]) == (0, None)
    assert found["unchecked"]
    slow = [line for line in lines if "♥8" not in line]
    assert audit(slow, capsys)[1]["broken"]["clause"] == "pukk.settle.pays"


def test_an_audit_stops_at_the_first_event_that_breaks_a_rule() -> None:
    def lines() -> Any:
        yield HEAD.encode() + b"\n"
        yield START.encode() + b"\n"
        yield START.encode() + b"\n"
        yield b'{"event":"round","dealer":"Amma"}\n'
        raise AssertionError("read on")

    found = audit_record(lines(), "record", lambda name: load_house(name, "pukk"))
    assert found.broken is not None
    assert found.broken.line == 3
