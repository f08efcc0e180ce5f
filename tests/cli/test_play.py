"""`pukk play`: evenings in the terminal, with and without persons, recorded, broken off and played on."""

import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pukk.cli.main import main
from pukk.cli.seat import COMMANDS, Keyboard, default_of
from pukk.core.cards import by_rank
from pukk.core.notation import format_card, parse_card
from pukk.games.pukk.asking import Ask, Question
from pukk.games.pukk.events import Event, Kind
from pukk.games.pukk.hidden import has_hidden
from pukk.games.pukk.players import simple_player
from tests.games.pukk.evenings import dealt, evening, lead_ready, move
from tests.games.pukk.strategies import shipped

HOUSES = ("morgunbladid-2002", "morgunbladid-2002-second", "pukk-is")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


def play(*arguments: str) -> int:
    return main(["play", *arguments])


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Lets a person type some lines, and then close the keyboard."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


# Records


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("players", ["5", "7"])
def test_the_same_seed_gives_the_same_record_and_it_is_clean(house: str, players: str) -> None:
    for file in ("one", "two"):
        assert (
            play("--house", house, "--players", players, "--seed", "3", "--rounds", "3", "--record", file)
            == 0
        )
    assert Path("one").read_bytes() == Path("two").read_bytes()
    assert main(["audit", "one"]) == 0
    events = [json.loads(line)["event"] for line in Path("one").read_text().splitlines()[1:]]
    assert events.count("round") == 3
    assert events[-1] == "end"


def test_the_first_line_has_the_house_and_all_that_it_takes_to_play_it_again() -> None:
    play("--house", "pukk-is", "--names", "Amma,Jói,Sigga", "--seed", "3", "--rounds", "1", "--record", "r")
    head = json.loads(Path("r").read_text().splitlines()[0])
    assert head["players"] == ["Amma", "Jói", "Sigga"]
    assert (head["record"], head["game"], head["house"], head["seed"], head["rounds"]) == (
        1,
        "pukk",
        "pukk-is",
        3,
        1,
    )
    assert head["choices"]["entry"] == 1
    assert len(head["digest"]) == 16


def test_a_seed_is_drawn_and_printed_where_none_is_given(capsys: pytest.CaptureFixture[str]) -> None:
    play("--rounds", "1", "--record", "r")
    seed = json.loads(Path("r").read_text().splitlines()[0])["seed"]
    assert f"Seed: {seed}" in capsys.readouterr().out
    play("--rounds", "1", "--seed", str(seed), "--record", "again")
    assert Path("r").read_bytes() == Path("again").read_bytes()


def test_no_record_is_written_over(capsys: pytest.CaptureFixture[str]) -> None:
    Path("r").write_text("mine")
    assert play("--rounds", "1", "--record", "r") == 2
    assert Path("r").read_text() == "mine"
    assert "exists" in capsys.readouterr().err


def test_a_familys_house_is_played_by_its_path() -> None:
    Path("ours.toml").write_text('base = "pukk-is"\n[choices]\nstands = "never-dealt"\nstarting_chips = 12\n')
    assert (
        play("--house", "ours.toml", "--players", "7", "--seed", "1", "--rounds", "6", "--record", "r") == 0
    )
    assert main(["audit", "r"]) == 0
    assert '"event":"stuck"' in Path("r").read_text()
    assert '"event":"loan"' in Path("r").read_text()


@pytest.mark.parametrize(
    "arguments",
    [
        ["--house", "nowhere"],
        ["--house", "."],
        ["--players", "99"],
        ["--players", "x"],
        ["--house", "morgunbladid-2002", "--players", "4"],
        ["--names", "Amma,Amma"],
        ["--names", "Amma,bank"],
        ["--names", "Amma,,Jói"],
        ["--names", "Amma,Jói", "--players", "3"],
        ["--seat", "P9"],
        ["--rounds", "0"],
        ["--seed", "-1"],
        ["--record", "no/such/folder/r"],
        ["--resume", "nothing"],
        ["--resume", "."],
        ["--resume", "nothing", "--seed", "1"],
    ],
)
def test_what_cannot_be_played_is_refused_and_nothing_is_written(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    given = arguments if "--record" in arguments or "--resume" in arguments else [*arguments, "--record", "r"]
    assert play(*given) == 2
    assert "Traceback" not in capsys.readouterr().err
    assert list(Path().iterdir()) == []


# Breaking off and playing on


@pytest.mark.parametrize("lines", [2, 9, 30, 48])
def test_a_record_that_was_broken_off_is_played_on_to_the_same_end(lines: int) -> None:
    play("--seed", "3", "--rounds", "2", "--record", "whole")
    whole = Path("whole").read_bytes()
    Path("part").write_bytes(b"".join(whole.splitlines(keepends=True)[:lines]))
    assert play("--resume", "part") == 0
    assert Path("part").read_bytes() == whole


def test_a_last_line_that_is_cut_off_is_dropped(capsys: pytest.CaptureFixture[str]) -> None:
    play("--seed", "3", "--rounds", "2", "--record", "whole")
    whole = Path("whole").read_bytes()
    Path("part").write_bytes(whole[:3000])
    assert play("--resume", "part") == 0
    assert Path("part").read_bytes() == whole
    assert "cut off" in capsys.readouterr().out


def test_an_evening_can_be_made_longer_but_not_one_that_is_over(capsys: pytest.CaptureFixture[str]) -> None:
    Path("ours.toml").write_text('base = "pukk-is"\n[choices]\nend = "players-left"\n')
    play("--house", "ours.toml", "--seed", "3", "--rounds", "1", "--record", "r")
    assert json.loads(Path("r").read_text().splitlines()[-1]) == {"event": "stop"}
    assert play("--resume", "r", "--rounds", "2") == 0
    assert play("--resume", "r") == 0
    assert main(["audit", "r"]) == 0
    assert Path("r").read_text().count('"event":"round"') == 3
    play("--seed", "3", "--rounds", "1", "--record", "over")
    capsys.readouterr()
    assert play("--resume", "over") == 2
    assert "over" in capsys.readouterr().err


def test_a_record_that_breaks_a_rule_or_hides_cards_is_not_played_on() -> None:
    play("--seed", "3", "--rounds", "1", "--record", "whole")
    lines = Path("whole").read_text().splitlines()[:-4]
    broken = [line.replace('"as":"lead"', '"as":"slip"') for line in lines]
    Path("broken").write_text("\n".join(broken) + "\n")
    assert play("--resume", "broken") == 2
    hidden = [
        '{"event":"deal","upcard":"' + json.loads(line)["upcard"] + '"}' if '"deal"' in line else line
        for line in lines
    ]
    Path("hidden").write_text("\n".join(hidden) + "\n")
    assert play("--resume", "hidden") == 2
    assert Path("hidden").read_text().splitlines() == hidden


# A person at the keyboard


def test_a_person_may_leave_the_keyboard_and_come_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "?", "chips", "nonsense")
    assert play("--seed", "3", "--rounds", "1", "--seat", "P1", "--record", "r") == 0
    out = capsys.readouterr().out
    assert "pukk play --resume r" in out
    assert "nonsense" in out
    assert main(["audit", "r"]) == 0
    type_in(monkeypatch, "quit")
    assert play("--resume", "r", "--seat", "P1") == 0
    assert main(["audit", "r"]) == 0


def test_ctrl_c_leaves_a_valid_record(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted:
        def readline(self) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Interrupted())
    assert play("--seed", "3", "--rounds", "1", "--seat", "P1", "--record", "r") == 130
    assert main(["audit", "r"]) == 0


def test_a_person_plays_a_round_and_is_told_why_a_card_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "♥2", *["1"] * 40)
    assert (
        play("--house", "morgunbladid-2002", "--seed", "3", "--rounds", "1", "--seat", "P1", "--record", "r")
        == 0
    )
    out = capsys.readouterr().out
    assert "♥2 is not in this hand" in out
    assert "pukk.trace.next-card:" in out
    assert main(["audit", "r"]) == 0


@pytest.mark.parametrize("language", ["is", "en"])
@pytest.mark.parametrize("columns", [40, 80])
def test_what_is_shown_keeps_to_the_width(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    type_in(monkeypatch, "?", *["1"] * 40)
    assert play("--seed", "4", "--rounds", "2", "--seat", "P2", "--lang", language) == 0
    prompts = ("(? helps):", "(? hjálpar):")
    lines = [
        line for line in capsys.readouterr().out.splitlines() if not any(prompt in line for prompt in prompts)
    ]
    assert max(map(len, lines)) <= columns


def test_a_person_sees_no_hand_but_the_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever stands on the screen before the first lead is the own hand, the turned card, or a set that was shown."""
    type_in(monkeypatch, "2")
    play("--seed", "3", "--rounds", "1", "--seat", "P1", "--record", "r")
    shown = capsys.readouterr().out.partition("leads")[0]
    events = [json.loads(line) for line in Path("r").read_text().splitlines()[1:]]
    deal = next(event for event in events if event["event"] == "deal")
    public = {deal["upcard"], *deal["hands"]["P1"]}
    for event in events:
        public |= {card for cards in event.get("sets", {}).values() for card in cards}
    seen = {
        card for hand in deal["hands"].values() for card in hand if f"{card} " in shown.replace("\n", " ")
    }
    assert seen <= public
    assert set(deal["hands"]["P1"]) <= seen


def test_hands_are_hidden_when_the_keyboard_passes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "", "1", "", "1")
    play("--seed", "3", "--rounds", "1", "--seat", "P1", "--seat", "P2")
    out = capsys.readouterr().out
    assert "Pass the keyboard to P1" in out
    assert "Pass the keyboard to P2" in out


def test_without_colour_nothing_is_coloured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    play("--seed", "3", "--rounds", "1")
    assert "\x1b" not in capsys.readouterr().out


class Silent:
    """A console that shows nothing."""

    is_terminal = False

    def print(self, *words: object, **how: object) -> None:
        return

    def clear(self) -> None:
        return


def typing(*lines: str) -> Keyboard:
    left = iter(lines)

    def read(prompt: str) -> str:
        return next(left)

    return Keyboard(Silent(), "en", frozenset({"P1"}), read)  # type: ignore[arg-type]


def each_question(house: str) -> Iterator[Question]:
    asked_for: list[Question] = []

    def decide(table: object, asked: Question) -> Event | None:
        asked_for.append(asked)
        return simple_player(6, table, asked)  # type: ignore[arg-type]

    for _ in evening(shipped(house, pukk_goes_to="best-set", starting_chips=10), 6, 6, 8, decide):
        pass
    yield from asked_for


def test_enter_never_chooses_between_several_for_a_person() -> None:
    for asked in each_question("morgunbladid-2002-second"):
        default = default_of(asked)
        assert default == (0 if asked.may_decline else 1 if len(asked.options) == 1 else -1)


def test_every_choice_can_be_typed_by_its_number_and_a_card_by_its_name() -> None:
    hands = ("♥Q ♥7 ♣9 ♦10 ♠8", "♥10 ♣A ♠9 ♣7 ♦7", "♥9 ♥8 ♥6 ♦Q ♣8")
    table = lead_ready(dealt(shipped("pukk-is"), "♥5", *hands))
    options = tuple(Event(Kind.LAY, by="P1", card=card) for card in by_rank(table.round.hands[1]))
    asked = Question(Ask.LEAD, 1, options, False, ("test",))
    for number, option in enumerate(options, 1):
        assert typing(str(number)).ask(table, asked) == option
        assert typing(format_card(option.card)).ask(table, asked) == option
    assert typing("", "0", "9", "♠8", "what", "CA", "2").ask(table, asked) == options[1]
    assert typing("AC").ask(table, asked) == Event(Kind.LAY, by="P1", card=parse_card("♣A"))


def test_another_legal_card_than_those_offered_is_taken() -> None:
    hands = ("♥Q ♥7 ♣9 ♦10 ♠8", "♥10 ♣A ♠9 ♣7 ♦7", "♥9 ♥8 ♥6 ♦Q ♣8")
    table = move(lead_ready(dealt(shipped("pukk-is", slip="any-lower"), "♥5", *hands)), "P1 ♥10")
    asked = Question(Ask.SLIP, 2, (Event(Kind.LAY, by="P2", card=parse_card("♥9")),), True, ("test",))
    answer = typing("♥8").ask(table, asked)
    assert answer == Event(Kind.LAY, by="P2", card=parse_card("♥8"))
    assert typing("").ask(table, asked) is None
    assert not has_hidden(table)
    assert set(COMMANDS.values()) == {"help", "chips", "quit"}
