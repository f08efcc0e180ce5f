"""The first line of a record: which house is played, by whom, and where the chance comes from."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pukk.core.errors import CaseFault, nearest
from pukk.core.house import House
from pukk.games.pukk.paying import RESERVED_NAMES
from pukk.rulings.record import FORMAT, REMARK, compact
from pukk.rulings.record_values import wrong_value

HEAD_KEYS = (
    "record",
    "game",
    "house",
    "digest",
    "players",
    "seed",
    "rounds",
    "version",
    "lang",
    "choices",
    REMARK,
)
LONGEST_NAME = 40


@dataclass(frozen=True)
class Head:
    """
    The first line of a record.

    `choices` are all choices of the house as plain values, or None where the record names a shipped house
    only; `digest` is theirs. `seed` and `rounds` are None in a record written by hand.
    """

    house: str
    players: tuple[str, ...]
    choices: Mapping[str, Any] | None = None
    digest: str = ""
    seed: int | None = None
    rounds: int | None = None
    version: str = ""
    language: str | None = None


def plain_choices(choices: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the choices of a house as JSON has them: keys are strings, tuples are lists."""
    plain: dict[str, Any] = json.loads(json.dumps(dict(choices)))
    return plain


def compute_digest(choices: Mapping[str, Any]) -> str:
    """
    Returns the digest of the choices of a house: two houses with the same choices have the same.

    >>> compute_digest({"lowest": {5: 7}}) == compute_digest({"lowest": {"5": 7}})
    True
    """
    text = json.dumps(plain_choices(choices), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def head_of(house: House, players: tuple[str, ...], seed: int, rounds: int, version: str) -> Head:
    """Returns the first line of a record of play under a house."""
    choices = plain_choices(house.choices)
    return Head(house.id, players, choices, compute_digest(choices), seed, rounds, version)


def format_head(head: Head) -> str:
    """Writes the first line of a record, without its line break."""
    line = {
        "record": FORMAT,
        "game": "pukk",
        "house": head.house,
        "digest": head.digest,
        "players": list(head.players),
        "seed": head.seed,
        "rounds": head.rounds,
        "version": head.version,
        "lang": head.language,
        "choices": head.choices,
    }
    return compact({key: value for key, value in line.items() if value is not None and value != ""})


def parse_head(line: Mapping[str, Any]) -> Head:
    """Reads the first line of a record; refuses another format or game, an unknown key, a bad name."""
    for name in line:
        if name not in HEAD_KEYS:
            raise CaseFault(
                "audit-head-key",
                name,
                found=name,
                expected=", ".join(HEAD_KEYS),
                near=nearest(name, HEAD_KEYS),
            )
    for name in ("record", "game", "house", "players"):
        if name not in line:
            raise CaseFault("audit-no-head", name, missing=name)
    if line["record"] != FORMAT or isinstance(line["record"], bool):
        raise wrong_value("record", line["record"], str(FORMAT))
    if line["game"] != "pukk":
        raise wrong_value("game", line["game"], "pukk")
    choices = line.get("choices")
    if choices is not None and not isinstance(choices, dict):
        raise wrong_value("choices", choices, "{…}")
    return Head(
        house=_text(line, "house"),
        players=parse_names(line["players"], "players"),
        choices=choices,
        digest=_text(line, "digest"),
        seed=_whole(line, "seed"),
        rounds=_whole(line, "rounds"),
        version=_text(line, "version"),
        language=_language(line),
    )


def _text(line: Mapping[str, Any], key: str) -> str:
    value = line.get(key, "")
    if not isinstance(value, str):
        raise wrong_value(key, value, '"…"')
    return value


def _whole(line: Mapping[str, Any], key: str) -> int | None:
    value = line.get(key)
    if value is not None and (type(value) is not int or not 0 <= value < 1 << 64):
        raise wrong_value(key, value, "0–18446744073709551615")
    return value


def _language(line: Mapping[str, Any]) -> str | None:
    value = line.get("lang")
    if value not in (None, "is", "en"):
        raise wrong_value("lang", value, "is, en")
    return value


def parse_names(value: Any, where: str) -> tuple[str, ...]:
    """
    Reads the names of the players, or their number, and then they are P0, P1 …

    Refuses a name that stands twice, is empty or too long, or stands for an account in a record.

    >>> parse_names(3, "players"), parse_names(["Amma", "Jói"], "players")
    (('P0', 'P1', 'P2'), ('Amma', 'Jói'))
    """
    if type(value) is int and 1 <= value <= 10:
        return tuple(f"P{place}" for place in range(value))
    if not isinstance(value, list | tuple) or not 1 <= len(value) <= 10:
        raise wrong_value(where, value, '2–10, ["Amma", "Jói", …]')
    for place, name in enumerate(value):
        spot = f"{where}[{place}]"
        if (
            not isinstance(name, str)
            or not name.strip()
            or len(name) > LONGEST_NAME
            or not name.isprintable()
        ):
            raise wrong_value(spot, name, '"Amma"')
        if name in RESERVED_NAMES:
            raise CaseFault("audit-name-reserved", spot, found=name)
        if name in value[:place]:
            raise CaseFault("audit-name-twice", spot, found=name)
    return tuple(value)
