"""`pukk play`: whole evenings under any house, by simple players and by persons at the keyboard."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from pukk.cli.audit import open_record
from pukk.cli.common import LangOption, make_console, reader
from pukk.cli.house import complete_house
from pukk.cli.main import INTERRUPTED
from pukk.core.errors import CaseFault, os_problem
from pukk.core.house import House
from pukk.core.messages import message
from pukk.games.pukk.asking import Question
from pukk.games.pukk.events import Event
from pukk.games.pukk.hidden import has_hidden
from pukk.games.pukk.house import parse_house
from pukk.games.pukk.play import play_on
from pukk.games.pukk.players import chance_of, simple_player
from pukk.games.pukk.state import Phase, Table, sit_down
from pukk.rulings.audit import Audit, replay
from pukk.rulings.event_words import event_words
from pukk.rulings.houses import load_house
from pukk.rulings.record import format_event
from pukk.rulings.record_head import Head, format_head, head_of, parse_names
from pukk.rulings.record_values import Reader as RecordReader
from pukk.rulings.record_values import parse_player

USUAL_HOUSE = "pukk-is"
USUAL_PLAYERS = 6
"""How many play where nobody says, if the house admits them."""

USUAL_ROUNDS = 3


@dataclass(frozen=True)
class Evening:
    """What is played: the table as it stands, the first line of the record, and how many rounds there are in all."""

    head: Head
    table: Table
    rounds: int
    seed: int


def play(
    house: Annotated[
        str, typer.Option("--house", metavar="HOUSE", help="play-option-house", autocompletion=complete_house)
    ] = USUAL_HOUSE,
    players: Annotated[
        int | None, typer.Option("--players", metavar="N", help="play-option-players", min=1, max=10)
    ] = None,
    names: Annotated[str | None, typer.Option("--names", metavar="NAMES", help="play-option-names")] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="S", help="play-option-seed", min=0, max=(1 << 64) - 1)
    ] = None,
    rounds: Annotated[
        int | None, typer.Option("--rounds", metavar="K", help="play-option-rounds", min=1, max=1_000_000)
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="play-option-record")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="play-option-resume")
    ] = None,
    seat: Annotated[list[str] | None, typer.Option("--seat", metavar="NAME", help="play-option-seat")] = None,
    lang: LangOption = None,
) -> int:
    """Plays an evening and returns the exit code: 0, or 130 where it is broken off by Ctrl-C."""
    language = reader(lang)
    if resume is not None:
        given = {
            "--house": house != USUAL_HOUSE,
            "--players": players,
            "--names": names,
            "--seed": seed,
            "--record": record,
        }
        for option, value in given.items():
            if value:
                raise CaseFault("play-resume-and", option=option)
        evening, found = read_evening(resume, rounds)
        persons = require_seats(evening, seat or [])
        with continued(resume, found) as file:
            say_resumed(found, language)
            return run(evening, persons, file, resume, language)
    evening = new_evening(house, players, names, seed, rounds)
    persons = require_seats(evening, seat or [])
    with created(record) as file:
        write_line(file, format_head(evening.head))
        return run(evening, persons, file, record, language)


def new_evening(
    house: str, players: int | None, names: str | None, seed: int | None, rounds: int | None
) -> Evening:
    """Returns an evening before its first event; refuses a house, names or a number of players that cannot be."""
    loaded = load_house(house, "pukk")
    parsed = parse_house(loaded)
    seated = choose_names(parsed.players, players, names)
    table = sit_down(parsed, seated)
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    rounds = rounds or USUAL_ROUNDS
    return Evening(head_of(loaded, seated, seed, rounds, version("pukk")), table, rounds, seed)


def choose_names(admitted: tuple[int, int], players: int | None, names: str | None) -> tuple[str, ...]:
    """
    Returns the names of the players: those given, or P0, P1 … to the number given or the usual one.

    >>> choose_names((5, 7), None, None)[-1], choose_names((2, 4), None, "Amma, Jói")
    ('P5', ('Amma', 'Jói'))
    """
    if names is None:
        fewest, most = admitted
        return parse_names(players or min(max(USUAL_PLAYERS, fewest), most), "--players")
    listed = [name.strip() for name in names.split(",")]
    if players is not None and players != len(listed):
        raise CaseFault("play-names-count", "--names", found=len(listed), players=players)
    return parse_names(listed, "--names")


def read_evening(path: Path, rounds: int | None) -> tuple[Evening, Audit]:
    """Returns the evening of a record where it was left off; refuses one that is over, broken, or hides cards."""

    def find_house(name: str) -> House:
        return load_house(name, "pukk", path.parent)

    found = replay(open_record(str(path)), str(path), find_house)
    if found.table is None or found.head is None or found.table.phase is Phase.OVER:
        raise CaseFault("play-over", str(path))
    if has_hidden(found.table):
        raise CaseFault("play-hidden", str(path))
    usual = found.head.rounds or USUAL_ROUNDS
    played_out = found.table.number >= usual and found.table.phase is Phase.BETWEEN
    total = rounds or (found.table.number + usual if played_out else usual)
    seed = secrets.randbelow(1 << 32) if found.head.seed is None else found.head.seed
    return Evening(found.head, found.table, total, seed), found


def say_resumed(found: Audit, language: str) -> None:
    """Says from where a record is played on, and that a line that was cut off is dropped."""
    console = make_console()
    if found.is_cut():
        console.print(message("play-cut", language), style="yellow")
    console.print(message("play-resumed", language, line=found.last_line), style="dim")


def require_seats(evening: Evening, seats: list[str]) -> frozenset[str]:
    """Returns the seats that persons play; refuses one that nobody has."""
    record_reader = RecordReader(evening.table.names)
    return frozenset(parse_player(name, record_reader, "--seat") for name in seats)


@contextmanager
def created(path: Path | None) -> Iterator[BinaryIO | None]:
    """Opens a new file for a record, if one is wanted; refuses one that exists, and what cannot be written."""
    if path is None:
        yield None
        return
    try:
        file = path.open("xb")
    except FileExistsError as error:
        raise CaseFault("play-record-exists", str(path)) from error
    except OSError as error:
        raise CaseFault("file-unwritable", str(path), problem=os_problem(error)) from error
    with file:
        yield file


@contextmanager
def continued(path: Path, found: Audit) -> Iterator[BinaryIO]:
    """Opens a record to be written on behind its last whole line; a line that is cut off is dropped."""
    try:
        file = path.open("r+b")
    except OSError as error:
        raise CaseFault("file-unreadable", str(path), problem=os_problem(error)) from error
    with file:
        lines = file.readlines()
        whole = lines[: found.cut_at() - 1] if found.is_cut() else lines
        file.seek(sum(len(line) for line in whole))
        file.truncate()
        if whole and not whole[-1].endswith(b"\n"):
            file.write(b"\n")
        yield file


def write_line(file: BinaryIO | None, line: str) -> None:
    """Writes one line to a record, if there is one, so that it stands there whatever comes after."""
    if file is not None:
        file.write(line.encode() + b"\n")
        file.flush()


def run(
    evening: Evening, persons: frozenset[str], file: BinaryIO | None, path: Path | None, language: str
) -> int:
    """Plays an evening to its end or until somebody breaks it off; records and shows each event."""
    from pukk.cli.seat import Keyboard, LeftOffError
    from pukk.cli.table import show_event

    console = make_console()
    keyboard = Keyboard(console, language, persons)
    console.print(message("play-house", language, house=evening.head.house), markup=False)
    console.print(message("play-seed", language, seed=str(evening.seed)), markup=False)

    def decide(table: Table, asked: Question) -> Event | None:
        if table.names[asked.seat] in persons:
            return keyboard.ask(table, asked)
        return simple_player(evening.seed, table, asked)

    try:
        for table, event in play_on(evening.table, evening.rounds, chance_of(evening.seed), decide):
            write_line(file, format_event(event))
            keyboard.note(event_words(event, language))
            show_event(console, table, event, language, watching=not persons)
    except (LeftOffError, EOFError, KeyboardInterrupt) as left:
        console.print("\n" + message("play-left", language, file=str(path or "")), markup=False)
        return INTERRUPTED if isinstance(left, KeyboardInterrupt) else 0
    if path is not None:
        console.print(message("play-recorded", language, file=str(path)), markup=False)
    return 0
