"""Reads what people and programs send: TOML files, JSON files, JSON on standard input, one case or many."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

from pukk.core.errors import CaseFault, os_problem
from pukk.rulings.case import written

LONGEST = 1_000_000
"""The bytes that a case may have; a longer one is refused before it is read whole."""

ENDINGS = (".toml", ".json")


def read_case_file(name: str) -> dict[str, Any]:
    """
    Reads a case from a `.toml` or `.json` file, or as JSON from standard input for `-`.

    Refuses what cannot be opened, is too long, is not UTF-8, is empty, or is not a table.
    """
    if name == "-":
        return parse_json(read_limited(sys.stdin.buffer, "-"), "-")
    path = Path(name)
    if path.is_dir():
        raise CaseFault("file-is-directory", name)
    if path.suffix.lower() not in ENDINGS:
        raise CaseFault("file-ending", name, found=path.suffix, expected=", ".join(ENDINGS))
    try:
        with path.open("rb") as file:
            raw = read_limited(file, name)
    except OSError as error:
        raise CaseFault("file-unreadable", name, problem=os_problem(error)) from error
    return parse_json(raw, name) if path.suffix.lower() == ".json" else parse_toml(raw, name)


def read_limited(file: BinaryIO, where: str) -> bytes:
    """Reads a file to its end; refuses one longer than `LONGEST`."""
    raw = file.read(LONGEST + 1)
    if len(raw) > LONGEST:
        raise CaseFault("file-too-long", where, most=LONGEST)
    return raw


def decode(raw: bytes, where: str) -> str:
    """Decodes UTF-8, with or without a byte order mark; refuses anything else with its first wrong byte."""
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CaseFault("file-encoding", where, byte=error.start) from error
    if not text.strip("\ufeff \t\r\n"):
        raise CaseFault("file-empty", where)
    return text


def parse_toml(raw: bytes, where: str) -> dict[str, Any]:
    """Reads a case from TOML; refuses broken TOML with its line."""
    import tomllib  # late: programs send JSON and should not wait for it

    text = decode(raw, where).replace("\r\n", "\n")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CaseFault("file-toml", where, problem=str(error)) from error
    except RecursionError as error:
        raise CaseFault("file-too-deep", where) from error
    except ValueError as error:
        raise CaseFault("file-long-number", where) from error


def parse_json(raw: bytes, where: str) -> dict[str, Any]:
    """Reads a case from JSON; refuses broken JSON with its line, a key that stands twice, and what is no object."""
    text = decode(raw, where)
    try:
        case = json.loads(text, object_pairs_hook=_without_repeats, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        place = f"{where}:{error.lineno}:{error.colno}" if where else f"{error.lineno}:{error.colno}"
        raise CaseFault("file-json", place, problem=error.msg) from error
    except RecursionError as error:
        raise CaseFault("file-too-deep", where) from error
    except ValueError as error:
        raise CaseFault("file-long-number", where) from error
    except CaseFault as fault:
        raise fault.within(where) if where else fault from None
    if not isinstance(case, dict):
        raise CaseFault("case-not-a-table", where, found=written(case))
    return case


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) != len(pairs):
        seen: set[str] = set()
        repeated = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise CaseFault("key-twice", repeated, found=repeated)
    return table


def _refuse_constant(name: str) -> float:
    raise CaseFault("value-not-finite", "", found=name)


def read_lines(file: BinaryIO) -> Iterator[bytes | CaseFault]:
    """
    Yields the lines of a file one by one, and in the place of one that is too long the fault that says so.

    A line is never held whole beyond `LONGEST`, so that memory stays flat whatever is sent.
    """
    while line := file.readline(LONGEST + 1):
        if len(line) <= LONGEST:
            yield line
            continue
        while not line.endswith(b"\n") and (line := file.readline(LONGEST)):
            pass
        yield CaseFault("file-too-long", "", most=LONGEST)
