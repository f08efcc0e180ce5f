"""Reads the shipped houses: the choices of a table, laid over its base's, and where each value comes from."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pukk.core.house import STATUSES, Basis, House
from pukk.core.rulebook import NO_WORDS, ShippedHouse, Words
from pukk.core.spec_table import Findings, Place, SpecError, Table, known_word, plain, read_table

BASES = tuple(status for status in STATUSES if status != "table")
"""What a shipped house can say of a value; `table` is for families and cases."""


@dataclass(frozen=True)
class HouseFile:
    """A house as its file has it, before its base is laid below it."""

    id: str
    game: str
    edition: str
    base: str
    name: Words
    about: Words
    choices: Mapping[str, Any]
    basis: Mapping[str, Basis]
    notes: Mapping[str, Words]
    place: Place


def read_houses(root: Path, findings: Findings) -> dict[str, ShippedHouse]:
    """
    Reads every file of `spec/houses`, each after its base, and returns the houses by their ids.

    Notes a base that does not exist, a chain of bases that comes back to itself, and every slip in a file.
    """
    files = {}
    for path in sorted((root / "houses").glob("*.toml"), key=lambda path: path.stem):
        read = findings.attempt(_read_file, path, root)
        if read is not None:
            files[read.id] = read
    resolved: dict[str, ShippedHouse] = {}
    for name in files:
        findings.attempt(_resolve, name, files, resolved, ())
    return {name: resolved[name] for name in files if name in resolved}


def _read_file(path: Path, root: Path) -> HouseFile:
    table = read_table(path, root)
    identity = known_word(table.slug(), (path.stem,), table.place.at("id"))
    choices = table.table("choices")
    basis, notes = _read_basis(table)
    read = HouseFile(
        id=identity,
        game=table.slug("game"),
        edition=table.slug("edition"),
        base=table.slug("base") if table.has("base") else "",
        name=table.words("name"),
        about=table.words("about", optional=True),
        choices=plain(choices.values),
        basis=basis,
        notes=notes,
        place=table.place,
    )
    table.close()
    _match_basis(read, choices)
    return read


def _read_basis(table: Table) -> tuple[dict[str, Basis], dict[str, Words]]:
    below = table.table("basis")
    basis, notes = {}, {}
    for choice in below.values:
        below.asked.add(choice)
        entry = below.table(choice)
        basis[choice] = Basis(_read_status(entry), entry.texts("sentences"))
        note = entry.words("note", optional=True)
        if note != NO_WORDS:
            notes[choice] = note
        entry.close()
    return basis, notes


def _read_status(entry: Table) -> str | dict[str, str]:
    if not entry.has("status"):
        raise SpecError("spec-key-missing", str(entry.place), name="status", near="")
    if isinstance(entry.values["status"], str):
        return entry.word("status", BASES)
    by_number = entry.table("status")
    for number in by_number.values:
        by_number.word(number, BASES)
    return {str(number): by_number.values[number] for number in by_number.values}


def _match_basis(read: HouseFile, choices: Table) -> None:
    for choice in read.choices:
        if choice not in read.basis:
            raise SpecError("spec-basis-missing", str(choices.place.at(choice)), choice=choice)
    for choice in read.basis:
        known_word(choice, read.choices, choices.place)


def _resolve(
    name: str, files: Mapping[str, HouseFile], resolved: dict[str, ShippedHouse], seen: tuple[str, ...]
) -> ShippedHouse:
    if name in resolved:
        return resolved[name]
    if name in seen:
        raise SpecError("house-loop", str(files[name].place))
    read = files[name]
    below = House(name, read.game, read.edition, {}, {})
    notes: dict[str, Words] = {}
    if read.base:
        if read.base not in files:
            known_word(read.base, files, read.place)
        base = _resolve(read.base, files, resolved, (*seen, name))
        below, notes = base.house, dict(base.notes)
    house = House(name, read.game, read.edition, below.choices, below.basis, read.base)
    for choice, value in read.choices.items():
        house = house.with_choices({choice: value}, read.basis[choice])
        notes.pop(choice, None)
    resolved[name] = ShippedHouse(house, read.name, read.about, {**notes, **read.notes}, str(read.place))
    return resolved[name]
