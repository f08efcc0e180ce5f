"""Reads TOML tables strictly: every key is asked for, and what nobody asked for is refused with its place."""

import re
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any, TypeVar

from pukk.core.errors import Fault, nearest
from pukk.core.rulebook import NO_WORDS, Words

Value = TypeVar("Value")

SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


class SpecError(Fault):
    """Something in `spec/` that cannot stand; `others` are the further ones found in the same reading."""

    others: "tuple[SpecError, ...]" = ()

    def all(self) -> "tuple[SpecError, ...]":
        """Returns this one and the further ones."""
        return (self, *self.others)


@dataclass(frozen=True)
class Place:
    """A place in a file: the line where something is written, and the keys that lead to it."""

    file: str
    lines: tuple[str, ...] = ()
    line: int = 0
    keys: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line + 1}" + (f": {self.keys}" if self.keys else "")

    def at(self, key: str) -> "Place":
        """Returns the place of a key below this one, on the first line from here that begins with it."""
        begins = re.compile(rf"\s*\[*\s*(?:[\w-]+\.)*\"?{re.escape(key)}\"?\s*[\]=]")
        found = (number for number in range(self.line, len(self.lines)) if begins.match(self.lines[number]))
        return replace(self, line=next(found, self.line), keys=f"{self.keys}.{key}" if self.keys else key)

    def entry(self, header: str, number: int, name: str) -> "Place":
        """Returns the place of an entry of an array of tables, by its header `[[header]]` and a name."""
        heads = [line for line, text in enumerate(self.lines) if text.strip().startswith(f"[[{header}]]")]
        below = [line for line in heads if line >= self.line]
        keys = f"{header.rpartition('.')[2]} {name}"
        above = f"{self.keys}, " if self.keys else ""
        return replace(self, line=below[number] if number < len(below) else self.line, keys=above + keys)


class Table:
    """A table being read; `close` refuses the keys that nobody has asked for."""

    def __init__(self, values: Any, place: Place) -> None:
        if not isinstance(values, dict):
            raise SpecError("spec-type", str(place), found=repr(values), expected="{ }")
        self.values = values
        self.place = place
        self.asked: set[str] = set()

    def has(self, key: str) -> bool:
        """Tells whether a key is there."""
        self.asked.add(key)
        return key in self.values

    def get(self, key: str, kind: type[Value]) -> Value:
        """Returns a value of a type that must be there."""
        self.asked.add(key)
        if key not in self.values:
            present = nearest(key, set(self.values) - self.asked)
            raise SpecError("spec-key-missing", str(self.place), name=key, near=present)
        value = self.values[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise SpecError("spec-type", str(self.place.at(key)), found=repr(value), expected=kind.__name__)
        return value

    def text(self, key: str) -> str:
        """Returns a text that must be there and may not be empty."""
        text = self.get(key, str).strip()
        if not text:
            raise SpecError("spec-empty", str(self.place.at(key)), name=key)
        return text

    def word(self, key: str, known: Iterable[str]) -> str:
        """Returns a text that must be one of some words."""
        return known_word(self.text(key), known, self.place.at(key))

    def slug(self, key: str = "id") -> str:
        """Returns an id: lower-case ASCII words with hyphens."""
        slug = self.text(key)
        if not SLUG.fullmatch(slug.replace("_", "-")):
            raise SpecError("spec-slug", str(self.place.at(key)), found=slug)
        return slug

    def texts(self, key: str) -> tuple[str, ...]:
        """Returns a list of texts without repetition; an empty one where the key is missing."""
        values = self.get(key, list) if self.has(key) else []
        if not all(isinstance(value, str) for value in values) or len(set(values)) < len(values):
            raise SpecError("spec-list", str(self.place.at(key)), found=repr(values))
        return tuple(values)

    def words(self, key: str | None = None, *, optional: bool = False) -> Words:
        """Returns both languages, of a table below a key or of this one; a missing language is refused."""
        if key is None:
            return Words(self.language("is"), self.language("en"))
        if optional and not self.has(key):
            return NO_WORDS
        below = self.table(key)
        words = below.words()
        below.close()
        return words

    def language(self, language: str) -> str:
        """Returns the text in one language; it must be there."""
        self.asked.add(language)
        if language not in self.values:
            raise SpecError("spec-language-missing", str(self.place), language=language)
        return " ".join(self.text(language).split())

    def table(self, key: str) -> "Table":
        """Returns the table below a key, to be read in its turn."""
        return Table(self.get(key, dict), self.place.at(key))

    def tables(self, key: str, header: str | None = None) -> "list[Table]":
        """Returns the entries of an array of tables; none where the key is missing."""
        entries = self.get(key, list) if self.has(key) else []
        tables = []
        for number, entry in enumerate(entries):
            name = str(entry.get("id", number + 1)) if isinstance(entry, dict) else str(number + 1)
            tables.append(Table(entry, self.place.entry(header or key, number, name)))
        return tables

    def close(self) -> None:
        """Refuses a key that nobody has asked for, naming the nearest that is known."""
        unknown = sorted(set(self.values) - self.asked)
        if unknown:
            expected = ", ".join(sorted(self.asked))
            near = nearest(unknown[0], self.asked)
            place = str(self.place.at(unknown[0]))
            raise SpecError("spec-key-unknown", place, found=unknown[0], expected=expected, near=near)


def known_word(word: str, known: Iterable[str], place: Place) -> str:
    """
    Returns a word if it is a known one; refuses it otherwise, naming the nearest.

    >>> known_word("rule", ("rule", "advice"), Place("x.toml"))
    'rule'
    """
    words = list(known)
    if word not in words:
        expected = ", ".join(words) if len(words) <= 12 else "…"
        near = nearest(word, words)
        raise SpecError("spec-word-unknown", str(place), found=word, expected=expected, near=near)
    return word


def read_table(path: Path, root: Path) -> Table:
    """Reads a TOML file in UTF-8 as a table; its place is the file's path as seen from above the root."""
    name = f"{root.name}/{path.relative_to(root).as_posix()}"
    try:
        text = path.read_text(encoding="utf-8")
        values = tomllib.loads(text)
    except (OSError, ValueError) as error:
        raise SpecError("spec-unreadable", name, problem=str(error)) from error
    return Table(values, Place(name, tuple(text.split("\n"))))


class Findings:
    """Collects what is wrong, so that one reading of `spec/` shows all of it."""

    def __init__(self) -> None:
        self.errors: list[SpecError] = []

    def add(self, key: str, place: object, **details: object) -> None:
        """Notes something that is wrong."""
        self.errors.append(SpecError(key, str(place), **details))

    def attempt(self, read: Callable[..., Value], *given: Any) -> Value | None:
        """Returns what a reading of some values gives, or notes why it failed and returns None."""
        try:
            return read(*given)
        except SpecError as error:
            self.errors.append(error)
            return None

    def settle(self) -> None:
        """Raises the first of what is wrong with the others behind it, if anything is."""
        if self.errors:
            first = self.errors[0]
            first.others = tuple(self.errors[1:])
            raise first


def plain(value: Any) -> Any:
    """
    Returns a TOML value as JSON has it: keys are texts, dates are refused.

    >>> plain({"5": [True, 2]})
    {'5': [True, 2]}
    """
    if isinstance(value, dict):
        return {str(key): plain(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [plain(inner) for inner in value]
    if isinstance(value, date):
        raise SpecError("spec-type", "", found=str(value), expected="int, str, bool, [ ], { }")
    return value
