"""Replays a record of play and names the first event that breaks a rule."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace

from pukk.core.errors import CaseFault, Fault, HouseFault, RuleViolation
from pukk.core.house import House
from pukk.games.pukk.asking import Question, lays
from pukk.games.pukk.events import Event, Kind
from pukk.games.pukk.hidden import has_hidden
from pukk.games.pukk.house import PukkHouse, parse_house
from pukk.games.pukk.play import Chance, find_next
from pukk.games.pukk.round import apply_event
from pukk.games.pukk.state import Phase, Table, sit_down
from pukk.games.pukk.trace import legal_cards
from pukk.rulings.record_head import Head, compute_digest, plain_choices
from pukk.rulings.record_lines import CutFault, Line, Raw, read_record
from pukk.rulings.unchecked import Unchecked, fill_hands, find_unchecked, open_fields

FindHouse = Callable[[str], House]
"""Finds a house by its name or path; refuses one that is neither with a `HouseFault`."""


@dataclass(frozen=True)
class Broken:
    """The first event that breaks a rule: its line, the event, why, and the events that could have stood there."""

    line: int
    event: Event | None
    violation: RuleViolation
    expected: tuple[Event, ...] = ()


@dataclass
class Audit:
    """
    What an audit has found.

    `fault` is what could not be read, `broken` the first event against a rule; without either the record is
    clean. `note` is the id of a message about the house, `table` where the record ends.
    """

    head: Head | None = None
    table: Table | None = None
    events: int = 0
    last_line: int = 0
    broken: Broken | None = None
    fault: Fault | None = None
    note: str = ""
    unchecked: list[Unchecked] = field(default_factory=list)

    def code(self) -> int:
        """Returns the exit code: 0 clean, 1 a rule broken, 2 not to be read."""
        return 1 if self.broken else 2 if self.fault else 0

    def is_over(self) -> bool:
        """Tells whether the record goes to the end of the evening."""
        return self.table is not None and self.table.phase is Phase.OVER

    def cut_at(self) -> int:
        """Returns the line that is cut off, or nought."""
        return int(str(self.fault.details["line"])) if self.is_cut() and self.fault else 0

    def is_cut(self) -> bool:
        """Tells whether all that is wrong with the record is that its last line is cut off."""
        return isinstance(self.fault, CutFault) and self.broken is None


def audit_record(lines: Iterable[Raw], where: str, find_house: FindHouse) -> Audit:
    """Replays a record and returns what was found; it stops at the first event that breaks a rule."""
    audit = Audit()
    try:
        audit.head, rounds = read_record(lines, where)
        house, audit.note = resolve_house(audit.head, find_house, f"{where}:1")
        audit.last_line = 1
        audit.table = _sit_down(house, audit.head)
        for line_group in rounds:
            if not _replay(audit, line_group):
                break
    except RuleViolation as violation:
        audit.broken = Broken(1, None, violation)
    except Fault as fault:
        audit.fault = fault
    return audit


def _sit_down(house: PukkHouse, head: Head) -> Table:
    try:
        return sit_down(house, head.players)
    except HouseFault as fault:
        raise fault.within("choices") from None


def resolve_house(head: Head, find_house: FindHouse, where: str) -> tuple[PukkHouse, str]:
    """
    Returns the house of a record, and the id of a note where a shipped house of its name has other choices now.

    The choices in the first line count; without them the house is looked up. Refuses a digest that is not
    that of the choices.
    """
    if head.choices is None:
        house, note = _find(head, find_house, where), ""
    else:
        house = House(head.house, "pukk", "", head.choices, {})
        note = _note_on(head, find_house)
    digest = compute_digest(house.choices)
    if head.digest and head.digest != digest:
        raise CaseFault("audit-digest", f"{where}.digest", found=head.digest, expected=digest)
    try:
        return parse_house(house), note
    except HouseFault as fault:
        raise fault.within(where) from None


def _find(head: Head, find_house: FindHouse, where: str) -> House:
    try:
        return find_house(head.house)
    except HouseFault as fault:
        raise HouseFault(fault.key, f"{where}.house", **fault.details) from None


def _note_on(head: Head, find_house: FindHouse) -> str:
    try:
        today = find_house(head.house)
    except Fault:
        return "audit-house-own"
    return "" if plain_choices(today.choices) == plain_choices(head.choices or {}) else "audit-house-differs"


def _replay(audit: Audit, lines: list[Line]) -> bool:
    """Applies the events of a round; returns whether all stand."""
    if audit.table is None:
        return False
    events = fill_hands([line.event for line in lines], audit.table.names)
    for line, event in zip(lines, events, strict=True):
        table = audit.table
        audit.unchecked += find_unchecked(table, event, line.number)
        try:
            audit.table, _ = apply_event(table, event)
        except RuleViolation as violation:
            expected = () if has_hidden(table) else legal_events(table)
            audit.broken = Broken(line.number, line.event, violation, expected)
            return False
        if event.kind is Kind.DEAL:
            audit.unchecked += open_fields(audit.table, line.number)
        audit.events += 1
        audit.last_line = line.number
    return True


def legal_events(table: Table) -> tuple[Event, ...]:
    """Returns the events that could come next at a table of which all cards are known; none where there are many."""
    if table.phase in (Phase.BETWEEN, Phase.OVER):
        return ()
    if table.phase is Phase.TRACE and table.round.trace is not None:
        trace = table.round.trace
        moves = [lays(table, seat, legal_cards(trace, seat, table.house)) for seat in range(len(table.names))]
        return tuple(move for seat_moves in moves for move in seat_moves)
    nobody = Chance(lambda _: (), lambda _: 0)
    coming = find_next(table, table.number + 1, frozenset(), nobody)
    return coming.options if isinstance(coming, Question) else (replace(coming, pack=()),)


def replay(lines: Iterable[Raw], where: str, find_house: FindHouse) -> Audit:
    """
    Replays a record that is to be played on; refuses one that breaks a rule or hides cards.

    A last line that is cut off is left out.
    """
    audit = audit_record(lines, where, find_house)
    if audit.broken is not None:
        raise audit.broken.violation.within(f"{where}:{audit.broken.line}")
    if audit.fault is not None and not audit.is_cut():
        raise audit.fault
    return audit


def each_finding(audit: Audit) -> Iterator[Unchecked]:
    """Yields what was not checked, each thing once."""
    seen: set[tuple[str, str, int]] = set()
    for one in audit.unchecked:
        if (one.clause, one.key, one.card) not in seen:
            seen.add((one.clause, one.key, one.card))
            yield one
