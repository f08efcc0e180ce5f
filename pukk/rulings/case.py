"""The part of a case that is the same in every game and under every house: its keys, its language, its houses."""

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pukk.core.errors import CaseFault, nearest

COMMON_KEYS = frozenset(
    {"game", "ask", "house", "choices", "lang", "players", "dealer", "upcard", "hands", "fields", "owners"}
)
"""The keys that any case may have."""

GAMES = ("pukk",)
"""The games that can be asked about."""

LANGUAGES = ("is", "en")

MOST_PLAYERS = 10
"""More than any house admits: the full pack of 52 gives ten players five cards each and one to turn."""


@dataclass(frozen=True)
class Request:
    """What a case asks, of which game, under which houses; `body` holds its other keys as they were written."""

    game: str
    ask: str
    houses: tuple[str, ...]
    choices: Mapping[str, Any]
    language: str | None
    body: Mapping[str, Any]
    folder: Path | None = None


def parse_request(raw: Mapping[str, Any], folder: Path | None = None) -> Request:
    """Reads the common keys of a case; refuses a game, language or house that is none."""
    game = require_word(raw, "game", GAMES)
    language = require_word(raw, "lang", LANGUAGES) if "lang" in raw else None
    choices = raw.get("choices", {})
    if not isinstance(choices, Mapping):
        raise CaseFault("case-table", "choices", found=written(choices))
    return Request(
        game=game,
        ask=require_text(raw, "ask"),
        houses=parse_houses(raw["house"]) if "house" in raw else (),
        choices=choices,
        language=language,
        body=raw,
        folder=folder,
    )


def parse_houses(value: Any) -> tuple[str, ...]:
    """
    Reads the `house` of a case: one name or a list of names.

    >>> parse_houses("pukk-is"), parse_houses(["a", "b"])
    (('pukk-is',), ('a', 'b'))
    """
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list) or not names or not all(isinstance(name, str) for name in names):
        raise CaseFault("case-house", "house", found=written(value))
    return require_once(names, "house")


def require_once(names: Sequence[str], where: str) -> tuple[str, ...]:
    """Returns some names; refuses one that stands twice."""
    for place, name in enumerate(names):
        if name in names[:place]:
            raise CaseFault("case-name-twice", where, found=name)
    return tuple(names)


def require_text(table: Mapping[str, Any], key: str) -> str:
    """Returns a text of a case; refuses one that is missing or no text."""
    if key not in table:
        raise CaseFault("key-missing", key, key=key)
    value = table[key]
    if not isinstance(value, str):
        raise CaseFault("case-text", key, found=written(value))
    return unicodedata.normalize("NFC", value).strip()


def require_word(table: Mapping[str, Any], key: str, known: tuple[str, ...]) -> str:
    """Returns a text of a case that is one of some words; refuses any other, naming the nearest."""
    value = require_text(table, key)
    if value not in known:
        raise CaseFault("case-word", key, found=value, expected=", ".join(known), near=nearest(value, known))
    return value


def require_known_keys(body: Mapping[str, Any], own: frozenset[str]) -> None:
    """Refuses a key that a question does not have, naming the nearest one that it has."""
    for key in body:
        if key not in COMMON_KEYS and key not in own:
            known = sorted(COMMON_KEYS | own)
            raise CaseFault(
                "key-unknown",
                key,
                found=key,
                expected=", ".join(sorted(own)) or "–",
                near=nearest(key, known),
            )


def require_count(value: Any, where: str, least: int, most: int) -> int:
    """Returns a whole number within bounds; refuses anything else."""
    if type(value) is not int or not least <= value <= most:
        raise CaseFault("case-number", where, found=written(value), least=least, most=most)
    return value


def parse_names(value: Any) -> tuple[str, ...]:
    """
    Reads the players of a case: names clockwise, or a number, and then they are P0, P1 ….

    >>> parse_names(3), parse_names(["Amma", "Jói"])
    (('P0', 'P1', 'P2'), ('Amma', 'Jói'))
    """
    if isinstance(value, int) and not isinstance(value, bool):
        count = require_count(value, "players", 1, 1000)
        return tuple(f"P{place}" for place in range(count))
    if not isinstance(value, list) or not value or not all(isinstance(name, str) for name in value):
        raise CaseFault("case-players", "players", found=written(value))
    names = tuple(unicodedata.normalize("NFC", name).strip() for name in value)
    for place, name in enumerate(names):
        if not name or name == "?" or len(name) > 100 or not is_plain(name):
            raise CaseFault("case-name", f"players.{place}", found=printable(name[:100]))
        if name in names[:place]:
            raise CaseFault("case-name-twice", f"players.{place}", found=name)
    if len(names) > 1000:
        raise CaseFault("case-number", "players", found=str(len(names)), least=1, most=1000)
    return names


def is_plain(name: str) -> bool:
    """
    Tells whether a name can be printed on a line: no tabs or line ends, and no half of a character.

    >>> is_plain("Amma Jóna"), is_plain("Amma\\n"), is_plain("\\ud800")
    (True, False, False)
    """
    return not any(unicodedata.category(mark) in ("Cc", "Cs", "Zl", "Zp") for mark in name)


def printable(text: str) -> str:
    """
    Returns a text for a message, with a mark in the place of what cannot be printed on a line.

    >>> printable("Jói\\n")
    'Jói�'
    """
    return "".join(mark if is_plain(mark) else "\ufffd" for mark in text)


def written(value: Any) -> str:
    """
    Returns a value as a short text for a message.

    >>> written("x" * 80)[-1], written(None)
    ('…', 'null')
    """
    text = {None: "null", True: "true", False: "false"}.get(value) if isinstance(value, bool | None) else None
    text = printable(str(value)) if text is None else text
    return text if len(text) <= 60 else text[:59] + "…"
