"""Records of play: the first line and the events as lines of JSON, in the format of docs/records.md."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from pukk.core.errors import CaseFault, nearest
from pukk.games.pukk.events import Event, Kind
from pukk.rulings.record_values import FORMATS, PARSES, Reader

FORMAT = 1
"""The version of the format of records, the value of `record` in their first line."""


class Key(NamedTuple):
    """A key of an event: its name in a record, the part it is, the form of its value, whether it is needed."""

    name: str
    part: str
    form: str
    needed: bool = False


BY = Key("by", "by", "player", needed=True)


TRANSFERS = Key("transfers", "transfers", "transfers")


REMARK = "note"
"""A key that any line may have: a remark for people, which nobody checks."""


KEYS: dict[Kind, tuple[Key, ...]] = {
    Kind.START: (Key("stacks", "stacks", "chips by player"), Key("reserve", "reserve", "chips"), TRANSFERS),
    Kind.ROUND: (Key("round", "number", "number"), Key("dealer", "dealer", "player", needed=True)),
    Kind.LOAN: (
        BY,
        Key("from", "to", "lender", needed=True),
        Key("chips", "chips", "chips", needed=True),
        TRANSFERS,
    ),
    Kind.REPAY: (
        BY,
        Key("to", "to", "lender", needed=True),
        Key("chips", "chips", "chips", needed=True),
        TRANSFERS,
    ),
    Kind.DRESS: (BY, TRANSFERS),
    Kind.DEAL: (
        Key("hands", "hands", "hands"),
        Key("upcard", "card", "card"),
        Key("pack", "pack", "cards"),
    ),
    Kind.BUY: (BY, Key("gives", "card", "card"), Key("gets", "gets", "card"), TRANSFERS),
    Kind.COLLECT: (BY, Key("field", "field", "field", needed=True), TRANSFERS),
    Kind.ENTER: (BY, TRANSFERS),
    Kind.PASS: (BY,),
    Kind.RAISE: (BY, Key("chips", "chips", "chips", needed=True), TRANSFERS),
    Kind.STAY: (BY, TRANSFERS),
    Kind.FOLD: (BY,),
    Kind.VIE: (Key("winners", "winners", "players"), Key("sets", "sets", "cards by player"), TRANSFERS),
    Kind.LAY: (BY, Key("card", "card", "card", needed=True), Key("as", "manner", "manner")),
    Kind.STANDS: (BY,),
    Kind.STUCK: (),
    Kind.TREKK: (BY,),
    Kind.CALL: (BY, Key("card", "card", "card")),
    Kind.SETTLE: (
        Key("winner", "by", "player"),
        Key("pays", "pays", "chips by player"),
        Key("owes", "owes", "chips by player"),
        Key("hands", "hands", "hands"),
        TRANSFERS,
    ),
    Kind.LEAVE: (BY, Key("offered", "to", "player"), Key("taken", "taken", "yes or no"), TRANSFERS),
    Kind.END: (
        Key("why", "why", "why"),
        Key("worth", "worth", "worth by player"),
        Key("winners", "winners", "players"),
    ),
    Kind.STOP: (),
}
"""Kind → its keys in the order in which they are written."""


def format_event(event: Event) -> str:
    """
    Writes an event as one line of a record, without its line break; what is empty is left out.

    >>> format_event(Event(Kind.STANDS, by="Amma"))
    '{"event":"stands","by":"Amma"}'
    """
    line: dict[str, Any] = {"event": event.kind.value}
    for key in KEYS[event.kind]:
        value = getattr(event, key.part)
        if value is None or (not value and value is not False and key.name not in ("winners", "reserve")):
            continue
        line[key.name] = FORMATS[key.form](value)
    return compact(line)


def compact(line: Mapping[str, Any]) -> str:
    """Writes a line of JSON without spaces, with all letters as they are."""
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def parse_event(line: Mapping[str, Any], reader: Reader) -> Event:
    """
    Reads an event from a line of a record; refuses an unknown event, key, player, card or number.

    >>> parse_event({"event": "lay", "by": "Amma", "card": "♠7"}, Reader(("Amma", "Jói"))).kind.value
    'lay'
    """
    kind = _parse_kind(line)
    keys = {key.name: key for key in KEYS[kind]}
    parts: dict[str, Any] = {}
    for name, value in line.items():
        if name in ("event", REMARK):
            continue
        if name not in keys:
            raise CaseFault(
                "audit-key",
                name,
                found=name,
                event=kind.value,
                expected=", ".join(keys),
                near=nearest(name, keys),
            )
        parts[keys[name].part] = PARSES[keys[name].form](value, reader, name)
    for key in keys.values():
        if key.needed and key.part not in parts:
            raise CaseFault("audit-key-missing", key.name, missing=key.name, event=kind.value)
    return Event(kind, **parts)


def _parse_kind(line: Mapping[str, Any]) -> Kind:
    word = line.get("event")
    words = [kind.value for kind in Kind]
    if word is None:
        raise CaseFault("audit-no-event", "", expected=", ".join(words))
    if not isinstance(word, str) or word not in words:
        raise CaseFault(
            "audit-event", "event", found=str(word), expected=", ".join(words), near=nearest(str(word), words)
        )
    return Kind(word)
