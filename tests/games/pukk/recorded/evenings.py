"""
The recorded evenings: every event with what it changes, and what becomes of each event that is bent.

An evening's file has the events, and for each kind how many bent ones there were, how many stood, and a digest
of all the answers. `answers.txt` has the first of each sort of answer in full. Bent events are also put to a
second table, at which some of the hands are hidden.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from zlib import crc32

from pukk.core.errors import RuleViolation
from pukk.games.pukk.events import Event, Kind, SeenHand
from pukk.games.pukk.round import apply_event
from pukk.games.pukk.setup import HAND_SIZE
from pukk.games.pukk.state import Table, sit_down
from tests.games.pukk.evenings import names_of
from tests.games.pukk.recorded.bends import bare, bent, others_now
from tests.games.pukk.recorded.lines import change, parts_of, refusal
from tests.games.pukk.recorded.tables import EVENINGS, played, seating
from tests.games.pukk.strategies import shipped

FOLDER = Path(__file__).parent

ANSWERS = FOLDER / "answers.txt"

OFTEN = {Kind.LAY: 5}
"""Kind → how many events of an evening are bent; of the others it is two."""


STANDS = "stands"


def path_of(number: int) -> Path:
    """Returns the file of an evening."""
    return FOLDER / f"{number:02}.txt"


Sort = tuple[str, str, str]
"""The kind of an event, what is bent of it, and the clause and message that refuse it, or that it stands."""


class Answers:
    """What became of the bent events of an evening."""

    def __init__(self) -> None:
        self.told: dict[Sort, list[str]] = {}

    def tell(self, table: Table, label: str, kind: Kind, event: Event) -> None:
        """Applies an event, and writes down the answer."""
        try:
            after, done = apply_event(table, event)
        except RuleViolation as violation:
            answer, told = f"{violation.clause} {violation.key}", refusal(violation)
        else:
            answer, told = STANDS, f"{parts_of(done)} ⇒ {change(table, after)}"
        self.told.setdefault((kind.value, label, answer), []).append(f"{parts_of(event)} → {told}")

    def lines(self) -> Iterator[str]:
        """Yields a line for each kind of event."""
        for kind in dict.fromkeys(kind for kind, _, _ in self.told):
            told = {sort: lines for sort, lines in self.told.items() if sort[0] == kind}
            stood = sum(len(lines) for sort, lines in told.items() if sort[2] == STANDS)
            whole = "\n".join(f"{sort}{line}" for sort, lines in told.items() for line in lines)
            yield f"{kind} bent: {sum(map(len, told.values()))}, {stood} stood, {crc32(whole.encode()):08x}"


def hide(number: int, done: Event) -> Event:
    """Returns a deal with some cards hidden: of each hand none, some, or all, by chance."""
    hands = {}
    for name, hand in (done.hands or {}).items():
        chance = Random(f"{number}/{name}/{done.card}").random()
        shown = hand.cards if chance < 0.25 else hand.cards & int(chance * 2**64) if chance < 0.6 else 0
        hands[name] = SeenHand(shown, HAND_SIZE - shown.bit_count())
    return replace(done, hands=hands, pack=())


def record(number: int, answers: Answers) -> Iterator[str]:
    """Yields the events of an evening, and writes down the answers."""
    seat = seating(number)
    yield f"{seat.players} players, {seat.rounds} rounds: {seat.choices}"
    before = without_last = sit_down(shipped("pukk-is", **seat.choices), names_of(seat.players))
    veiled = before
    bends: dict[Kind, int] = {}
    for after, done in played(number):
        yield f"{parts_of(done)} ⇒ {change(before, after)}"
        answers.tell(without_last, "an event too early", done.kind, bare(done))
        answers.tell(after, "twice", done.kind, bare(done))
        seen_as = hide(number, done) if done.kind is Kind.DEAL else done
        answers.tell(veiled, "veiled", done.kind, seen_as)
        bends[done.kind] = bends.get(done.kind, 0) + 1
        if bends[done.kind] <= OFTEN.get(done.kind, 2):
            for label, event in (*bent(before, done), *others_now(before, done)):
                answers.tell(before, label, done.kind, event)
            for label, event in bent(veiled, seen_as):
                answers.tell(veiled, f"veiled {label}", done.kind, event)
        without_last, before = before, after
        veiled = apply_event(veiled, seen_as)[0]


def text_of(number: int) -> str:
    """Returns an evening as its file has it."""
    answers = Answers()
    return "\n".join([*record(number, answers), "", *answers.lines()]) + "\n"


def first_answers() -> str:
    """Returns the first of each sort of answer in full, over all evenings."""
    firsts: dict[Sort, str] = {}
    for number in EVENINGS:
        answers = Answers()
        list(record(number, answers))
        for sort, lines in answers.told.items():
            firsts.setdefault(sort, lines[0])
    return "\n".join(f"{kind}, {label}: {line}" for (kind, label, _), line in sorted(firsts.items())) + "\n"


def write_all() -> None:
    """Writes all the files."""
    for number in EVENINGS:
        path_of(number).write_text(text_of(number), "utf-8")
    ANSWERS.write_text(first_answers(), "utf-8")
