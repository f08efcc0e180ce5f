"""Reads the lines of a record: the first one, then the events round by round; refuses with the place."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pukk.core.errors import CaseFault
from pukk.games.pukk.events import Event, Kind
from pukk.rulings.files import parse_json
from pukk.rulings.record import parse_event
from pukk.rulings.record_head import Head, parse_head
from pukk.rulings.record_values import Reader


class CutFault(CaseFault):
    """The last line of a record, which ends before its line break and in the middle of its JSON."""


@dataclass(frozen=True)
class Line:
    """One event of a record: the number of its line, the line as it was read, and the event."""

    number: int
    raw: Mapping[str, Any]
    event: Event


Raw = bytes | CaseFault
"""A line as bytes with its line break, or why it could not be read."""


def read_table(raw: Raw, number: int, where: str) -> Mapping[str, Any] | None:
    """Reads one line as a table of keys, or None for an empty one; refuses all else with the file and the line."""
    place = f"{where}:{number}"
    if isinstance(raw, CaseFault):
        raise CaseFault(raw.key, place, **raw.details)
    if not raw.strip(b"\xef\xbb\xbf \t\r\n\0"):
        return None
    try:
        return parse_json(raw, "")
    except CaseFault as fault:
        if fault.key in ("file-json", "file-encoding") and not raw.endswith(b"\n"):
            raise CutFault("audit-cut", place, line=number) from fault
        column = fault.where.rpartition(":")[2]
        raise CaseFault(fault.key, f"{place}:{column}" if column else place, **fault.details) from fault


def read_record(lines: Iterable[Raw], where: str) -> tuple[Head, Iterator[list[Line]]]:
    """
    Reads a record: its first line, and its events, those of a round together.

    What follows a line that cannot be read is not read; the events of its round before it are given first,
    and then it is refused.
    """
    numbered = enumerate(lines, 1)
    for number, raw in numbered:
        table = read_table(raw, number, where)
        if table is not None:
            try:
                head = parse_head(table)
            except CaseFault as fault:
                raise fault.within(f"{where}:{number}") from None
            return head, _read_rounds(numbered, head, where)
    raise CaseFault("file-empty", where)


def _read_rounds(numbered: Iterator[tuple[int, Raw]], head: Head, where: str) -> Iterator[list[Line]]:
    reader = Reader(head.players, head.language)
    waiting: list[Line] = []
    while True:
        try:
            line = _read_next(numbered, reader, where)
        except CaseFault as fault:
            yield waiting
            raise fault from None
        if line is None:
            yield waiting
            return
        if line.event.kind is Kind.ROUND and waiting:
            yield waiting
            waiting = []
        waiting.append(line)


def _read_next(numbered: Iterator[tuple[int, Raw]], reader: Reader, where: str) -> Line | None:
    for number, raw in numbered:
        table = read_table(raw, number, where)
        if table is None:
            continue
        try:
            return Line(number, table, parse_event(table, reader))
        except CaseFault as fault:
            raise fault.within(f"{where}:{number}") from None
    return None
