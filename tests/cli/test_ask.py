"""`pukk ask` as people and programs meet it: files, lines, exit codes, and what is said of bad input."""

import json
import os
import pty
import select
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest

from pukk.cli.ask_forms import case_schema
from pukk.cli.main import main
from pukk.rulings.game import load_game

GOOD = {"game": "pukk", "ask": "setup", "players": 6, "house": "pukk-is"}
COLLECT = {"game": "pukk", "ask": "collect", "players": 6, "house": "pukk-is"}
HUGE = 10**21

Case = dict[str, Any]


class Said:
    """What one run of the command has said, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def error(self) -> dict[str, str]:
        """The error that stands alone on standard output."""
        answer = json.loads(self.out)
        assert list(answer) == ["error"]
        return answer["error"]  # type: ignore[no-any-return]


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Runs `pukk ask` in this process, in English unless it is asked otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: str | Path) -> Said:
        code = main(["ask", *map(str, arguments)])
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        return Said(code, said.out, said.err)

    return run


def write(folder: Path, case: object, name: str = "case.json") -> Path:
    """Writes a case to a file: JSON for a value, and text or bytes as they are."""
    path = folder / name
    if isinstance(case, bytes):
        path.write_bytes(case)
    else:
        path.write_text(case if isinstance(case, str) else json.dumps(case), "utf-8")
    return path


# What a case may not be: the place, and what the message must say of what was found or expected.
BAD: list[tuple[str, Case, str, list[str]]] = [
    ("a word that is no card", {**COLLECT, "hands": {"P1": "♠X"}}, "hands.P1", ["♠X", "♥K"]),
    ("a card twice in a hand", {**COLLECT, "hands": {"P1": "♠K ♠K"}}, "hands.P1", ["♠K"]),
    ("a card in two hands", {**COLLECT, "hands": {"P1": "♠K", "P2": "K♠"}}, "hands.P2", ["♠K", "hands.P1"]),
    (
        "the upcard in a hand",
        {**COLLECT, "upcard": "♠K", "hands": {"P1": "♠K"}},
        "hands.P1",
        ["♠K", "upcard"],
    ),
    (
        "a played card in a hand",
        {**COLLECT, "ask": "play", "played": ["P1 ♠7"], "hands": {"P2": "♠7"}},
        "hands.P2",
        ["♠7", "played"],
    ),
    (
        "the last card in a hand",
        {**COLLECT, "ask": "settle", "winner": "P1", "last": "♥K", "hands": {"P2": "♥K"}},
        "hands.P2",
        ["♥K", "last"],
    ),
    ("a card played twice", {**COLLECT, "ask": "play", "played": ["P1 ♠7", "P2 ♠7"]}, "played.1", ["♠7"]),
    ("six cards", {**COLLECT, "hands": {"P1": "♠K ♠Q ♠J ♠10 ♠9 ♠8"}}, "hands.P1", ["6", "5"]),
    (
        "six cards with those played",
        {**COLLECT, "ask": "play", "played": ["P1 ♠7"], "hands": {"P1": "♠K ♠Q ♠J ♠10 ♠9"}},
        "hands.P1",
        ["6", "5"],
    ),
    ("a card that is not in the pack", {**COLLECT, "hands": {"P1": "♥4"}}, "hands.P1", ["♥4", "5"]),
    (
        "a card out of the pack last",
        {**COLLECT, "ask": "settle", "winner": "P1", "last": "♥4"},
        "last",
        ["♥4"],
    ),
    ("a wrong player", {**COLLECT, "hands": {"P9": "♠K"}}, "hands.P9", ["P9", "P0, P1", "Did you mean"]),
    ("a wrong dealer", {**COLLECT, "dealer": "P7"}, "dealer", ["P7", "P0, P1"]),
    ("chips below nought", {**COLLECT, "fields": {"ace": -1}}, "fields.ace", ["-1", "from 0"]),
    ("chips without end", {**COLLECT, "fields": {"ace": HUGE}}, "fields.ace", [str(HUGE)]),
    ("half a chip", {**COLLECT, "fields": {"ace": 1.5}}, "fields.ace", ["1.5", "whole number"]),
    ("chips that are a truth value", {**COLLECT, "fields": {"ace": True}}, "fields.ace", ["true"]),
    ("chips that are nothing", {**COLLECT, "fields": {"ace": None}}, "fields.ace", ["null"]),
    ("an unknown field", {**COLLECT, "fields": {"qeen": 1}}, "fields.qeen", ["qeen", "queen"]),
    ("an absent field", {**COLLECT, "fields": {"nine": 1}}, "fields.nine", ["nine", "6 players"]),
    ("an unknown key", {**COLLECT, "upcards": "♠9"}, "upcards", ["upcards", "“upcard”"]),
    ("a key of another question", {**COLLECT, "winner": "P1"}, "winner", ["winner"]),
    (
        "an unknown choice",
        {**COLLECT, "choices": {"turnedfield": "dealer"}},
        "choices.turnedfield",
        ["turnedfield", "“turned_field”"],
    ),
    (
        "a bad value of a choice",
        {**COLLECT, "choices": {"turned_field": "deler"}},
        "choices.turned_field",
        ["deler", "dealer, stays", "“dealer”"],
    ),
    ("an unknown house", {**COLLECT, "house": "pukk-iz"}, "house", ["pukk-iz", "“pukk-is”"]),
    ("an unknown house in a list", {**COLLECT, "house": ["pukk-is", "pukk-iz"]}, "house", ["“pukk-is”"]),
    ("a house twice", {**COLLECT, "house": ["pukk-is", "pukk-is"]}, "house", ["pukk-is", "twice"]),
    ("no house in a list", {**COLLECT, "house": []}, "house", ["[]"]),
    ("a number for a house", {**COLLECT, "house": 5}, "house", ["5"]),
    ("a house file that is not there", {**COLLECT, "house": "no.toml"}, "no.toml", ["no such file"]),
    ("an unknown game", {**COLLECT, "game": "puk"}, "game", ["puk", "“pukk”"]),
    ("an unknown question", {**COLLECT, "ask": "colect"}, "ask", ["colect", "settle", "“collect”"]),
    ("no question", {"game": "pukk", "players": 6}, "ask", ["missing"]),
    ("no game", {"ask": "setup", "players": 6}, "game", ["missing"]),
    ("no players", {"game": "pukk", "ask": "setup"}, "players", ["missing"]),
    ("an unknown language", {**COLLECT, "lang": "da"}, "lang", ["da", "is, en"]),
    ("letters without a language", {**COLLECT, "upcard": "TD"}, "upcard", ["TD", "lang"]),
    ("half a character for a name", {**COLLECT, "players": ["\ud800", "b"]}, "players.0", ["name"]),
    ("nothing for the hands", {**COLLECT, "hands": None}, "hands", ["null", "table"]),
    ("nothing for the upcard", {**COLLECT, "upcard": None}, "upcard", ["null"]),
    ("a list of hands", {**COLLECT, "hands": ["♠K"]}, "hands", ["table"]),
    ("a number for a hand", {**COLLECT, "hands": {"P1": 5}}, "hands.P1", ["5"]),
    ("numbers in a hand", {**COLLECT, "hands": {"P1": [5]}}, "hands.P1", ["[5]"]),
    ("nobody", {**COLLECT, "players": 0}, "players", ["0", "1"]),
    ("an empty list of players", {**COLLECT, "players": []}, "players", ["[]"]),
    ("too many players to name", {**COLLECT, "players": 1001}, "players", ["1001", "1,000"]),
    ("a player twice", {**COLLECT, "players": ["a", "a"]}, "players.1", ["a", "twice"]),
    ("a player without a name", {**COLLECT, "players": ["a", " "]}, "players.1", ["name"]),
    ("a name with a line end", {**COLLECT, "players": ["a", "b\nc"]}, "players.1", ["name"]),
    ("a number as text", {**COLLECT, "players": "6"}, "players", ["6"]),
    ("one player", {**COLLECT, "players": 1}, "players", ["1", "2"]),
    ("a thousand players", {**COLLECT, "players": 1000}, "players", ["1000", "10"]),
    ("an owner twice", {**COLLECT, "owners": {"ace": ["P1", "P1"]}}, "owners.ace", ["P1", "twice"]),
    ("an owner who does not play", {**COLLECT, "owners": {"ace": "P8"}}, "owners.ace", ["P8"]),
    (
        "an illegal card played",
        {**COLLECT, "ask": "play", "played": ["P2 ♠7"]},
        "played.0 (P2 ♠7)",
        ["♠7", "pukk.trace.first-lead"],
    ),
    ("one text for what was played", {**COLLECT, "ask": "play", "played": "P1 ♠7"}, "played", ["P1 ♠7"]),
    ("a player twice in the vying", {**COLLECT, "ask": "vie", "in": ["P1", "P1"]}, "in.1", ["P1", "twice"]),
    ("a pot with a point", {**COLLECT, "ask": "vie", "in": [], "pot": 1e3}, "pot", ["1000.0"]),
    (
        "a raise where nobody raises",
        {**COLLECT, "ask": "vie", "in": ["P1"], "raises": ["P1 2"]},
        "raises.0",
        ["P1", "pukk.vie.raises"],
    ),
    (
        "a raise below nought",
        {**COLLECT, "ask": "vie", "in": ["P1"], "raises": ["P1 -2"]},
        "raises.0",
        ["P1 -2"],
    ),
    (
        "a wrong moment",
        {**COLLECT, "ask": "buy", "by": "P1", "when": "befor-lead"},
        "when",
        ["“before-lead”"],
    ),
    ("nobody who borrows", {**COLLECT, "ask": "session", "event": "loan"}, "by", ["missing"]),
    ("a pack with a card twice", {**COLLECT, "ask": "deal", "pack": "♥A ♥A"}, "pack.1", ["♥A", "twice"]),
]


@pytest.mark.parametrize(
    ("case", "where", "words"), [entry[1:] for entry in BAD], ids=[entry[0] for entry in BAD]
)
def test_a_bad_case_is_refused_with_its_place(
    ask: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: Case, where: str, words: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    path = write(Path(), case)
    said = ask(path, "--json")
    assert said.code == 2
    assert said.err == ""
    assert said.error["where"] == where
    for word in words:
        assert word in said.error["message"]
    in_words = ask(path)
    assert in_words.code == 2
    assert in_words.out == ""
    assert in_words.err.count("\n") == 1
    assert where in in_words.err
    icelandic = ask(path, "--json", "--lang", "is")
    assert icelandic.error["where"] == where
    assert icelandic.error["message"] != said.error["message"]


# What a file may not be, and what must be said of it.
FILES: list[tuple[str, str, bytes, str]] = [
    ("broken TOML", "a.toml", b'game = "pukk"\nask = \n', "line 2"),
    ("broken JSON", "a.json", b'{"game": "pukk",\n"ask" "x"}', "a.json:2:7"),
    ("a key twice in JSON", "a.json", b'{"game": "pukk", "game": "pukk"}', "game"),
    ("a key twice in TOML", "a.toml", b"players = 6\nplayers = 7\n", "overwrite"),
    ("a number that is none", "a.json", b'{"players": NaN}', "NaN"),
    ("an endless number", "a.json", b'{"players": -Infinity}', "Infinity"),
    ("brackets without end", "a.json", b"[" * 100_000, "brackets"),
    ("brackets without end in TOML", "a.toml", b"x = " + b"[" * 100_000, "brackets"),
    ("a number of 5000 digits", "a.json", b'{"players": ' + b"9" * 5000 + b"}", "digits"),
    ("a number of 5000 digits in TOML", "a.toml", b"players = " + b"9" * 5000, "digits"),
    ("Latin-1", "a.toml", 'players = ["Jói"]'.encode("latin-1"), "byte 13"),
    ("UTF-16", "a.json", '{"game": "pukk"}'.encode("utf-16"), "byte 0"),
    ("garbage", "a.json", bytes(range(256)) * 20, "UTF-8"),
    ("an empty file", "a.toml", b"", "empty"),
    ("a file of spaces", "a.json", b" \n\t\n", "empty"),
    ("a list", "a.json", b"[1]", "[1]"),
    ("nothing", "a.json", b"null", "null"),
    ("another ending", "a.txt", b"{}", ".txt"),
    ("too long a file", "a.json", b'{"game": "' + b"x" * 1_000_000 + b'"}', "1,000,000"),
]


@pytest.mark.parametrize(
    ("name", "raw", "words"), [entry[1:] for entry in FILES], ids=[entry[0] for entry in FILES]
)
def test_a_bad_file_is_refused_with_its_name(
    ask: Any, tmp_path: Path, name: str, raw: bytes, words: str
) -> None:
    path = write(tmp_path, raw, name)
    said = ask(path, "--json")
    assert said.code == 2
    assert name in said.error["where"]
    assert words in said.error["where"] + said.error["message"]
    assert ask(path).out == ""


def test_a_folder_and_a_missing_file_are_refused(ask: Any, tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    for name, words in (("folder.toml", "folder"), ("none.toml", "no such file")):
        said = ask(tmp_path / name)
        assert (said.code, said.out) == (2, "")
        assert words in said.err


@pytest.mark.parametrize("name", ["a.json", "a.toml"])
def test_a_byte_order_mark_and_windows_line_ends_are_read(ask: Any, tmp_path: Path, name: str) -> None:
    toml = "\r\n".join(f"{key} = {json.dumps(value)}" for key, value in GOOD.items())
    text = toml if name.endswith("toml") else json.dumps(GOOD)
    assert ask(write(tmp_path, b"\xef\xbb\xbf" + text.encode(), name), "--json").code == 0


# Houses.


def test_a_case_may_be_bad_in_one_house_and_good_in_another(ask: Any, tmp_path: Path) -> None:
    case = {"game": "pukk", "ask": "collect", "players": 6, "upcard": "♠9", "hands": {"P1": "♥5"}}
    said = ask(write(tmp_path, case), "--json")
    assert said.code == 0
    rulings = {ruling["house"]: ruling for ruling in json.loads(said.out)["rulings"]}
    assert rulings["morgunbladid-2002"]["error"]["where"] == "hands.P1"
    assert "6" in rulings["morgunbladid-2002"]["error"]["message"]
    assert "verdict" in rulings["pukk-is"]
    assert json.loads(said.out)["agree"] is True
    assert ask(write(tmp_path, {**case, "hands": {"P1": "♥4"}}), "--json").code == 2
    assert ask(write(tmp_path, case), "--house", "morgunbladid-2002", "--json").code == 2
    assert "♥5" in ask(write(tmp_path, case)).out


def test_houses_are_ruled_under_in_the_order_in_which_they_are_named(ask: Any, tmp_path: Path) -> None:
    path = write(tmp_path, {**GOOD, "house": "morgunbladid-2002-second"})
    said = ask(path, "--json", "--house", "pukk-is", "--house", "morgunbladid-2002")
    assert [ruling["house"] for ruling in json.loads(said.out)["rulings"]] == ["pukk-is", "morgunbladid-2002"]


def test_a_house_named_twice_is_refused(ask: Any, tmp_path: Path) -> None:
    said = ask(write(tmp_path, GOOD), "--house", "pukk-is", "--house", "pukk-is", "--json")
    assert (said.code, said.error["where"]) == (2, "--house")


def test_a_house_file_is_found_from_the_folder_of_the_case(ask: Any, tmp_path: Path) -> None:
    write(tmp_path, 'base = "pukk-is"\n[choices]\nlowest = 6\n', "ours.toml")
    said = ask(write(tmp_path, {**GOOD, "house": "ours.toml"}), "--json")
    (ruling,) = json.loads(said.out)["rulings"]
    assert ruling["house"] == "ours"
    assert ruling["verdict"]["pack"] == 36
    assert ruling["basis"] == "table"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('base = "ours.toml"\n', "itself"),
        ("x = 1\n", "“x”"),
        ('base = "pukk-iz"\n', "“pukk-is”"),
        ('base = "pukk-is"\n[choices]\nlowst = 5\n', "“lowest”"),
        ('base = "pukk-is"\n[choices]\nslip = "yes"\n', "any-lower"),
        ("", "empty"),
        ("not toml", "TOML"),
    ],
)
def test_a_house_file_that_cannot_be_read_is_refused(ask: Any, tmp_path: Path, text: str, words: str) -> None:
    write(tmp_path, text, "ours.toml")
    said = ask(write(tmp_path, {**GOOD, "house": "ours.toml"}), "--json")
    assert said.code == 2
    assert words in said.error["message"]


def test_a_choice_can_be_set_on_the_command_line(ask: Any, tmp_path: Path) -> None:
    path = write(tmp_path, GOOD)
    said = ask(path, "--set", "lowest=6", "--json")
    assert json.loads(said.out)["rulings"][0]["verdict"]["pack"] == 36
    for setting, words in (("lowst=6", "“lowest”"), ("lowest", "CHOICE=VALUE"), ("slip=x", "any-lower")):
        refused = ask(path, "--set", setting, "--json")
        assert refused.code == 2
        assert words in refused.error["message"]


def test_the_words_are_in_the_language_of_the_option_else_of_the_case(ask: Any, tmp_path: Path) -> None:
    english, icelandic = write(tmp_path, GOOD), write(tmp_path, {**GOOD, "lang": "is"}, "is.json")
    assert "cards are played with" in ask(english).out
    assert "cards are played with" not in ask(icelandic).out
    assert "cards are played with" in ask(icelandic, "--lang", "en").out


# Lines.

LINES = [json.dumps(GOOD), "", "x", json.dumps({**GOOD, "house": "zz"}), json.dumps({**GOOD, "players": 7})]


def test_lines_are_answered_one_by_one_in_order(ask: Any, tmp_path: Path) -> None:
    said = ask("--lines", write(tmp_path, "\n".join(LINES) + "\n"))
    assert said.code == 1
    answers = [json.loads(line) for line in said.out.splitlines()]
    assert ["error" in answer for answer in answers] == [False, True, True, True, False]
    assert answers[4]["rulings"][0]["verdict"]["dealt"] == 35
    assert "“pukk-is”" not in answers[3]["error"]["message"]
    assert ask("--lines", write(tmp_path, LINES[0])).code == 0
    assert ask("--lines", write(tmp_path, "")).code == 0


def test_lines_that_are_no_text_have_their_error_too(ask: Any, tmp_path: Path) -> None:
    raw = b"\xff\xfe\n" + LINES[0].encode() + b"\n" + b"[" * 50_000 + b"\n" + LINES[0].encode()
    said = ask("--lines", write(tmp_path, raw))
    assert said.code == 1
    assert ["error" in json.loads(line) for line in said.out.splitlines()] == [True, False, True, False]


def test_lines_under_a_house_that_is_none_are_not_begun(ask: Any, tmp_path: Path) -> None:
    said = ask("--lines", write(tmp_path, "\n".join(LINES)), "--house", "zz")
    assert (said.code, said.out) == (2, "")


# Forms.

ASKS = list(load_game("pukk").questions)


@pytest.mark.parametrize("question", ASKS)
def test_a_template_is_a_case_that_runs(ask: Any, tmp_path: Path, question: str) -> None:
    template = ask("--template", question)
    assert template.code == 0
    said = ask(write(tmp_path, template.out, "t.toml"), "--json")
    assert said.code == 0
    answer = json.loads(said.out)
    assert answer["ask"] == question
    assert any("verdict" in ruling for ruling in answer["rulings"])


def test_a_template_of_nothing_is_refused_with_the_nearest(ask: Any) -> None:
    said = ask("--template", "colect")
    assert said.code == 2
    assert "“collect”" in said.err


def test_the_schema_takes_every_template_and_example_and_no_unknown_key(ask: Any, root: Path) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    assert json.loads(ask("--schema").out) == case_schema()
    jsonschema.Draft202012Validator.check_schema(case_schema())
    schema = jsonschema.Draft202012Validator(case_schema())
    cases = [tomllib.loads(ask("--template", question).out) for question in ASKS]
    cases += [tomllib.loads(path.read_text("utf-8")) for path in sorted((root / "examples").glob("*.toml"))]
    for case in cases:
        assert list(schema.iter_errors(case)) == []
        assert not schema.is_valid({**case, "upcards": "♠9"})
    assert not schema.is_valid({**COLLECT, "winner": "P1"})
    assert not schema.is_valid({**COLLECT, "choices": {"turnedfield": "dealer"}})
    assert not schema.is_valid({**COLLECT, "fields": {"ace": -1}})


# Processes.


def run(*arguments: str | Path, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Runs `pukk` in its own process."""
    command = [sys.executable, "-c", "from pukk.cli.main import run; run()", *map(str, arguments)]
    return subprocess.run(command, input=given, capture_output=True, check=False, timeout=120)


def test_exit_codes_reach_the_shell(tmp_path: Path) -> None:
    good, bad = json.dumps(GOOD).encode(), b"{}"
    assert run("ask", "-", "--json", given=good).returncode == 0
    refused = run("ask", "-", "--json", given=bad)
    assert refused.returncode == 2
    assert list(json.loads(refused.stdout)) == ["error"]
    assert refused.stderr == b""
    assert run("ask", "--lines", given=good + b"\n" + bad).returncode == 1


def test_half_a_character_is_refused_and_said_so() -> None:
    for case in (
        {**COLLECT, "hands": {"P1": "\ud800"}},
        {**COLLECT, "\ud800": 1},
        {**COLLECT, "upcard": "\udfff"},
    ):
        for form in ("--json", "--lang=en"):
            said = run("ask", "-", form, given=json.dumps(case).encode())
            assert said.returncode == 2
            assert b"Traceback" not in said.stdout + said.stderr
            assert b"no " in said.stdout + said.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="reads the peak memory as Linux counts it")
def test_a_line_of_100_megabytes_is_refused_with_memory_flat() -> None:
    code = (
        "import re, sys; from pukk.cli.main import main; code = main(['ask', '--lines']);"
        "status = open('/proc/self/status').read();"
        "print(re.search(r'VmHWM:\\s*(\\d+)', status)[1], file=sys.stderr); sys.exit(code)"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdin
    assert process.stdout
    assert process.stderr
    for _ in range(100):
        process.stdin.write(b"x" * 1_000_000)
    process.stdin.write(b"\n" + json.dumps(GOOD).encode() + b"\n")
    process.stdin.close()
    answers = [json.loads(line) for line in process.stdout.read().splitlines()]
    peak = int(process.stderr.read())
    process.stdout.close()
    process.stderr.close()
    assert process.wait() == 1
    assert ["error" in answer for answer in answers] == [True, False]
    assert peak < 80_000, "kilobytes"


def test_a_ruling_in_words_loads_no_heavy_package(tmp_path: Path) -> None:
    path = write(tmp_path, {**GOOD, "ask": "collect", "upcard": "♠K"})
    code = (
        "import sys; from pukk.cli.main import main; main(['ask', sys.argv[1]]);"
        "heavy = {'z3', 'cvc5', 'numpy', 'networkx', 'hypothesis', 'islenska', 'fluent'};"
        "sys.exit(len(heavy & {name.partition('.')[0] for name in sys.modules}))"
    )
    ran = subprocess.run([sys.executable, "-c", code, path], capture_output=True, check=False)
    assert ran.returncode == 0, ran.stderr


def test_a_reader_who_leaves_early_is_no_error(tmp_path: Path) -> None:
    lines = (json.dumps(GOOD) + "\n") * 300
    command = f"{sys.executable} -c 'from pukk.cli.main import run; run()' ask --lines | head -1"
    ran = subprocess.run(command, shell=True, input=lines.encode(), capture_output=True, check=False)  # noqa: S602
    assert ran.stderr == b""
    assert ran.stdout.count(b"\n") == 1


def test_on_a_terminal_the_case_is_asked_for_question_by_question() -> None:
    shown = converse(["colect", "collect", "0", "6", "P9", "", "♠X", "♠K", *[""] * 7])
    said = shown.split("That cannot be read: ")
    for refused, words in zip(said[1:], ("colect", "found 0", "P9", "♠X"), strict=True):
        assert words in refused.splitlines()[0]
    assert '"upcard": "♠K"' in shown
    assert "takes the king’s field" in shown
    assert "Traceback" not in shown


def converse(answers: list[str]) -> str:
    """Runs `pukk ask` on a terminal of its own and answers each question; returns what was shown."""
    child, terminal = pty.fork()
    if child == 0:  # pragma: no cover - another process
        os.environ.update(LC_ALL="en", LANG="en", COLUMNS="100", TERM="dumb")
        os.execv(sys.executable, [sys.executable, "-c", "from pukk.cli.main import run; run()", "ask"])  # noqa: S606
    shown = b""
    pending = [*answers]
    ends = time.monotonic() + 30
    while time.monotonic() < ends:
        ready, _, _ = select.select([terminal], [], [], 0.4)
        if ready:
            try:
                more = os.read(terminal, 65_536)
            except OSError:
                break
            if not more:
                break
            shown += more
        elif pending:
            os.write(terminal, pending.pop(0).encode() + b"\n")
    os.close(terminal)
    os.waitpid(child, 0)
    return shown.decode("utf-8", "replace")
