"""Records of play: the first line and the events as lines of JSON, in the format of docs/records.md."""

import json
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from pukk.core.cards import NONE, each_card
from pukk.core.choices import MOST_CHIPS
from pukk.core.errors import CaseFault, nearest
from pukk.core.ledger import Transfer
from pukk.core.notation import UNSEEN, format_card, format_cards, parse_card, split_cards
from pukk.games.pukk.events import Event, Kind, Manner, SeenHand, Why
from pukk.games.pukk.house import FIELDS
from pukk.games.pukk.paying import format_account, parse_account

FORMAT = 1
"""The version of the format of records, the value of `record` in their first line."""


class Reader(NamedTuple):
    """What a line is read with: who plays, and the language of the letters of cards, if any."""

    players: tuple[str, ...]
    language: str | None = None


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


def _format_transfers(transfers: tuple[Transfer, ...]) -> list[dict[str, Any]]:
    return [
        {
            "from": format_account(transfer.source),
            "to": format_account(transfer.target),
            "chips": transfer.amount,
            "clause": transfer.clause,
        }
        for transfer in transfers
    ]


def _format_hands(hands: Mapping[str, SeenHand]) -> dict[str, list[str]]:
    return {name: format_cards(hand.cards) + [UNSEEN] * hand.hidden for name, hand in hands.items()}


FORMATS: dict[str, Callable[[Any], Any]] = {
    "player": str,
    "players": list,
    "lender": str,
    "field": str,
    "card": format_card,
    "cards": lambda pack: [format_card(single) for single in pack],
    "hands": _format_hands,
    "cards by player": lambda sets: {name: format_cards(held) for name, held in sets.items()},
    "chips": int,
    "number": int,
    "chips by player": dict,
    "worth by player": dict,
    "manner": str,
    "why": str,
    "yes or no": bool,
    "transfers": _format_transfers,
}
"""The form of a value → how it is written."""


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


def _wrong(where: str, value: object, expected: str) -> CaseFault:
    found = json.dumps(value, ensure_ascii=False)
    return CaseFault(
        "audit-value", where, found=found if len(found) <= 60 else found[:57] + "…", expected=expected
    )


def parse_player(value: Any, reader: Reader, where: str) -> str:
    """Reads the name of a player; refuses one who does not play, naming the nearest who does."""
    if not isinstance(value, str):
        raise _wrong(where, value, ", ".join(reader.players))
    if value not in reader.players:
        near = nearest(value, reader.players)
        raise CaseFault("audit-player", where, found=value, expected=", ".join(reader.players), near=near)
    return value


def _parse_players(value: Any, reader: Reader, where: str) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise _wrong(where, value, "[…]")
    names = tuple(parse_player(name, reader, f"{where}[{place}]") for place, name in enumerate(value))
    if len(set(names)) != len(names):
        raise _wrong(where, value, ", ".join(dict.fromkeys(names)))
    return names


def _parse_lender(value: Any, reader: Reader, where: str) -> str:
    return str(value) if value in ("bank", "reserve") else parse_player(value, reader, where)


def _parse_field(value: Any, reader: Reader, where: str) -> str:
    if value in FIELDS:
        return str(value)
    raise _wrong(where, value, ", ".join(FIELDS))


def _parse_card(value: Any, reader: Reader, where: str) -> int:
    if not isinstance(value, str):
        raise _wrong(where, value, "♠7")
    return parse_card(value, reader.language, where)


def _card_words(value: Any, where: str) -> list[Any]:
    if isinstance(value, str):
        return split_cards(value)
    if isinstance(value, list):
        return value
    raise _wrong(where, value, '["♠7", "♥K"]')


def _parse_cards(value: Any, reader: Reader, where: str) -> tuple[int, ...]:
    cards = tuple(
        _parse_card(word, reader, f"{where}[{place}]") for place, word in enumerate(_card_words(value, where))
    )
    seen = NONE
    for single in cards:
        if seen & single:
            raise CaseFault("card-twice", where, card=format_card(single))
        seen |= single
    return cards


def _parse_hand(value: Any, reader: Reader, where: str) -> SeenHand:
    words = _card_words(value, where)
    if words == [UNSEEN] and value == UNSEEN:
        return SeenHand(NONE, 5)
    seen = [word for word in words if word != UNSEEN]
    return SeenHand(sum(_parse_cards(seen, reader, where)), len(words) - len(seen))


def _parse_chips(value: Any, reader: Reader, where: str) -> int:
    if type(value) is not int or not 0 <= value <= MOST_CHIPS:
        raise _wrong(where, value, f"0–{MOST_CHIPS}")
    return value


def _parse_worth(value: Any, reader: Reader, where: str) -> int:
    if type(value) is not int or abs(value) > MOST_CHIPS:
        raise _wrong(where, value, f"−{MOST_CHIPS}–{MOST_CHIPS}")
    return value


def _by_player(parse: Callable[[Any, Reader, str], Any]) -> Callable[[Any, Reader, str], dict[str, Any]]:
    def parse_table(value: Any, reader: Reader, where: str) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise _wrong(where, value, "{…}")
        return {
            parse_player(name, reader, f"{where}.{name}"): parse(one, reader, f"{where}.{name}")
            for name, one in value.items()
        }

    return parse_table


def _parse_word(words: type[Manner] | type[Why]) -> Callable[[Any, Reader, str], Manner | Why]:
    def parse_one(value: Any, reader: Reader, where: str) -> Manner | Why:
        for word in words:
            if word.value == value:
                return word
        raise _wrong(where, value, ", ".join(words))

    return parse_one


def _parse_truth(value: Any, reader: Reader, where: str) -> bool:
    if isinstance(value, bool):
        return value
    raise _wrong(where, value, "true, false")


def _parse_transfers(value: Any, reader: Reader, where: str) -> tuple[Transfer, ...]:
    if not isinstance(value, list):
        raise _wrong(where, value, '[{"from": …, "to": …, "chips": …}]')
    return tuple(_parse_transfer(one, reader, f"{where}[{place}]") for place, one in enumerate(value))


def _parse_transfer(value: Any, reader: Reader, where: str) -> Transfer:
    if not isinstance(value, dict) or not {"from", "to", "chips"} <= set(value) <= {
        "from",
        "to",
        "chips",
        "clause",
    }:
        raise _wrong(where, value, '{"from": …, "to": …, "chips": …, "clause": …}')
    accounts = []
    for end in ("from", "to"):
        word = value[end]
        name = (
            word
            if word in FIELDS or word in ("bank", "reserve")
            else parse_player(word, reader, f"{where}.{end}")
        )
        accounts.append(parse_account(name))
    clause = value.get("clause", "")
    if not isinstance(clause, str):
        raise _wrong(f"{where}.clause", clause, "pukk.…")
    return Transfer(accounts[0], accounts[1], _parse_chips(value["chips"], reader, f"{where}.chips"), clause)


PARSES: dict[str, Callable[[Any, Reader, str], Any]] = {
    "player": parse_player,
    "players": _parse_players,
    "lender": _parse_lender,
    "field": _parse_field,
    "card": _parse_card,
    "cards": _parse_cards,
    "hands": _by_player(_parse_hand),
    "cards by player": _by_player(lambda value, reader, where: sum(_parse_cards(value, reader, where))),
    "chips": _parse_chips,
    "number": _parse_chips,
    "chips by player": _by_player(_parse_chips),
    "worth by player": _by_player(_parse_worth),
    "manner": _parse_word(Manner),
    "why": _parse_word(Why),
    "yes or no": _parse_truth,
    "transfers": _parse_transfers,
}
"""The form of a value → how it is read."""


def pack_in_order(cards: int) -> tuple[int, ...]:
    """Returns the single cards of a pack in the order of `each_card`, as it lies before it is shuffled."""
    return tuple(each_card(cards))
