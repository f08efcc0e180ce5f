"""`pukk house`: the houses, where their values come from, and writing a new one."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from pukk.cli.main import main
from pukk.core.choices import PerNumber
from pukk.core.clauses import ShippedHouses
from pukk.core.errors import HouseFault
from pukk.core.house import read_family_house
from pukk.games.pukk.house import CHOICES, PukkHouse, parse_house
from pukk.houses.writing import (
    check_name,
    format_house,
    format_value,
    parse_setting,
    parse_settings,
    write_house,
)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


def family(path: str) -> PukkHouse:
    return parse_house(read_family_house(Path(path), ShippedHouses()))


def test_the_shipped_houses_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["house", "list"]) == 0
    text = capsys.readouterr().out
    assert all(name in text for name in ("morgunbladid-2002", "morgunbladid-2002-second", "pukk-is"))
    assert main(["house", "list", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["morgunbladid-2002-second"]["base"] == "morgunbladid-2002"


@pytest.mark.parametrize("name", ShippedHouses().names)
def test_a_house_is_shown_with_every_choice_and_where_it_comes_from(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    for language in ("is", "en"):
        assert main(["house", "show", name, "--lang", language]) == 0
        text = capsys.readouterr().out
        assert all(f"{choice}" in text for choice in CHOICES)
    assert main(["house", "show", name, "--json"]) == 0
    choices = json.loads(capsys.readouterr().out)["choices"]
    assert list(choices) == list(CHOICES)
    assert choices["turned_field"]["status"] == ("silent" if name == "pukk-is" else "explicit")


def test_a_value_is_said_in_words_with_its_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["house", "show", "morgunbladid-2002", "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert "stated in the source (mbl.27)" in text
    assert "our reading: the source is silent" in text


@pytest.mark.parametrize("columns", [40, 60, 160])
def test_nothing_is_wider_than_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for verb in (["list"], ["show", "pukk-is"], ["choices"], ["choices", "fields"]):
        for language in ("is", "en"):
            assert main(["house", *verb, "--lang", language]) == 0
            assert max(len(line) for line in capsys.readouterr().out.splitlines()) <= columns


def test_an_unknown_house_names_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["house", "show", "puk-is"]) == 2
    assert "“pukk-is”" in capsys.readouterr().err


def test_every_choice_lists_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    for choice, kind in CHOICES.items():
        assert main(["house", "choices", choice]) == 0
        text = capsys.readouterr().out
        for value in kind.listed():
            word = json.dumps(value) if isinstance(value, bool) else str(value)
            assert word.strip("[]'") in text
        assert f"{choice}=" in text
    assert main(["house", "choices"]) == 0
    text = capsys.readouterr().out
    assert all(choice in text for choice in CHOICES)


def test_an_unknown_choice_names_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["house", "choices", "turned-feild"]) == 2
    assert "“turned_field”" in capsys.readouterr().err
    assert main(["house", "choices", "turned-field"]) == 0


def test_a_new_house_is_written_and_read_back(capsys: pytest.CaptureFixture[str]) -> None:
    settings = ["--set", "turned_field=dealer", "--set", "players=[3, 6]", "--set", "two_pairs=true"]
    assert main(["house", "new", "amma", "--base", "pukk-is", *settings]) == 0
    assert "amma.toml" in capsys.readouterr().out
    house = family("amma.toml")
    assert (house.turned_field.word, house.players, house.two_pairs) == ("dealer", (3, 6), True)
    assert house.own_stake == 5
    assert tomllib.loads(Path("amma.toml").read_text(encoding="utf-8"))["base"] == "pukk-is"


def test_a_new_house_can_be_shown_and_says_what_is_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["house", "new", "amma", "--base", "pukk-is", "--set", "buy=no", "--output", "mitt.toml"]) == 0
    )
    capsys.readouterr()
    assert main(["house", "show", "mitt.toml", "--lang", "is"]) == 0
    assert "ákveðið við þetta borð" in capsys.readouterr().out
    assert main(["house", "show", "mitt.toml", "--json"]) == 0
    choices = json.loads(capsys.readouterr().out)["choices"]
    assert choices["buy"] == {"value": "no", "status": "table", "sentences": []}


def test_a_new_house_can_stand_on_a_familys_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["house", "new", "amma", "--base", "pukk-is", "--set", "own_stake=7"]) == 0
    assert main(["house", "new", "afi", "--base", "amma.toml", "--set", "entry=2"]) == 0
    assert (family("afi.toml").own_stake, family("afi.toml").entry) == (7, 2)


def test_a_table_covers_only_its_own_numbers() -> None:
    setting = "lowest={ 5 = 7 }"
    assert main(["house", "new", "amma", "--base", "morgunbladid-2002", "--set", setting]) == 0
    assert family("amma.toml").lowest == PerNumber(None, ((5, 7), (6, 6), (7, 5)))


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["pukk-is", "--base", "pukk-is"], "comes with the rulebook"),
        (["amma", "--base", "pukk-is", "--output", "pukk-is.toml"], "comes with the rulebook"),
        (["Ömmuhús", "--base", "pukk-is"], "no name for a house"),
        (["amma", "--base", "puk-is"], "“pukk-is”"),
        (["amma", "--base", "pukk-is", "--set", "turned_feild=dealer"], "“turned_field”"),
        (["amma", "--base", "pukk-is", "--set", "turned_field=deeler"], "“dealer”"),
        (["amma", "--base", "pukk-is", "--set", "turned_field"], "CHOICE=VALUE"),
        (["amma", "--base", "pukk-is", "--set", "=dealer"], "CHOICE=VALUE"),
        (["amma", "--base", "pukk-is", "--set", "buy=no", "--set", "buy=no"], "set twice"),
        (["amma", "--base", "pukk-is", "--set", "entry=-1"], "-1"),
        (["amma", "--base", "pukk-is", "--set", "players=[9, 3]"], "[9, 3]"),
        (["amma", "--base", "pukk-is", "--set", "two_pairs=maybe"], "true, false"),
        (["amma", "--base", "pukk-is", "--set", "loans=[bank"], "[bank"),
        (["amma", "--base", "pukk-is", "--set", "fields={ nin = 'owned' }"], "“nine”"),
        (["amma", "--base", "pukk-is", "--set", "fields={ nine = 'owner' }"], "“owned”"),
        (["amma", "--base", "pukk-is", "--set", "fields=owned"], "owned"),
        (["amma", "--base", "pukk-is", "--output", "nowhere/amma.toml"], "cannot be written"),
        (["amma", "--base", "pukk-is", "--output", "."], "folder"),
        (["amma"], "--base"),
        ([], "--help"),
    ],
)
def test_what_cannot_stand_is_refused_and_nothing_is_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], part: str
) -> None:
    assert main(["house", "new", *arguments, "--lang", "en"]) == 2
    shown = capsys.readouterr()
    assert part in shown.err
    assert "Traceback" not in shown.err
    assert shown.out == ""
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_there_is_not_overwritten_unasked(capsys: pytest.CaptureFixture[str]) -> None:
    Path("amma.toml").write_text("kept", encoding="utf-8")
    assert main(["house", "new", "amma", "--base", "pukk-is"]) == 2
    assert "--force" in capsys.readouterr().err
    assert Path("amma.toml").read_text(encoding="utf-8") == "kept"
    assert main(["house", "new", "amma", "--base", "pukk-is", "--force"]) == 0
    assert family("amma.toml").own_stake == 5


def test_a_house_that_is_refused_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "amma.toml"
    path.write_text("kept", encoding="utf-8")
    with pytest.raises(HouseFault):
        write_house(path, "no-such", {}, CHOICES, force=True)
    assert path.read_text(encoding="utf-8") == "kept"
    assert list(tmp_path.iterdir()) == [path]


def test_a_table_of_fields_covers_only_its_own_fields() -> None:
    setting = "fields={ nine = 'shared', pamfill = { 5 = 'owned' } }"
    assert main(["house", "new", "amma", "--base", "morgunbladid-2002", "--set", setting]) == 0
    words = {field: table.at(5).word for field, table in family("amma.toml").fields.items()}
    assert (words["nine"], words["pamfill"], words["ace"]) == ("shared", "owned", "owned")
    assert family("amma.toml").fields["pamfill"].at(6).word == "owned"


@pytest.mark.parametrize("choice", list(CHOICES))
def test_the_form_that_is_shown_for_a_choice_can_be_set(
    capsys: pytest.CaptureFixture[str], choice: str
) -> None:
    assert main(["house", "choices", choice, "--lang", "en"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    for setting in re.findall(rf"{choice}=(\"\{{.*\}}\"|\[[\d, ]+\]|\w+)", shown):
        if not setting.isupper():
            assert parse_setting(f"{choice}={setting.strip(chr(34))}", CHOICES)


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("packets=3+2", "3+2"),
        ("packets=1x5", "1x5"),
        ('packets="1x5"', "1x5"),
        ("min_set=none", "none"),
        ("entry=3", 3),
        ("own_stake=players", "players"),
        ("pay_on_demand=true", True),
        ("loans=bank", "bank"),
        ("loans=bank, players", ["bank", "players"]),
        ("loans=['bank', 'players']", ["bank", "players"]),
        ("loans=none", "none"),
        ("loans=[]", []),
        ("lowest={ 6 = 7, else = 5 }", {"6": 7, "else": 5}),
        (" entry = 3 ", 3),
    ],
)
def test_a_setting_is_read(setting: str, value: object) -> None:
    assert parse_setting(setting, CHOICES)[1] == value


def test_every_option_of_every_choice_can_be_set_by_its_word() -> None:
    for choice, kind in CHOICES.items():
        for value in kind.listed():
            word = str(value).lower() if isinstance(value, bool) else str(value)
            assert parse_setting(f"{choice}={word}", CHOICES) == (choice, value)


def test_settings_are_read_together() -> None:
    assert parse_settings(["buy=no", "entry=2"], CHOICES) == {"buy": "no", "entry": 2}
    with pytest.raises(HouseFault):
        parse_settings(["buy=no", "buy=no"], CHOICES)


def test_what_is_written_is_toml_that_reads_the_same() -> None:
    choices = {
        "fields": {"ace": "owned", "pamfill": {"5": "shared", "else": "owned"}},
        "loans": [],
        "buy": "no",
    }
    assert tomllib.loads(format_house("pukk-is", choices)) == {"base": "pukk-is", "choices": choices}
    assert format_value('a "b" ♥ é') == '"a \\"b\\" ♥ é"'
    assert tomllib.loads(f"x = {format_value({'a b': 1})}") == {"x": {"a b": 1}}


def test_a_name_is_an_id_that_no_shipped_house_has() -> None:
    assert check_name("amma-2", ShippedHouses()) == "amma-2"
    for name in ("", "Amma", "a b", "-a", "../a", "pukk-is"):
        with pytest.raises(HouseFault):
            check_name(name, ShippedHouses())
