"""The values in a record: how each form of value is written and read."""

import json
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from pukk.core.cards import NONE
from pukk.core.choices import MOST_CHIPS
from pukk.core.errors import CaseFault, nearest
from pukk.core.ledger import Transfer
from pukk.core.notation import UNSEEN, format_card, format_cards, parse_card, split_cards
from pukk.games.pukk.events import Manner, SeenHand, Why
from pukk.games.pukk.house import FIELDS
from pukk.games.pukk.paying import format_account, parse_account


class Reader(NamedTuple):
    """What a line is read with: who plays, and the language of the letters of cards, if any."""

    players: tuple[str, ...]
    language: str | None = None


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


def wrong_value(where: str, value: object, expected: str) -> CaseFault:
    found = json.dumps(value, ensure_ascii=False)
    return CaseFault(
        "audit-value", where, found=found if len(found) <= 60 else found[:57] + "…", expected=expected
    )


def parse_player(value: Any, reader: Reader, where: str) -> str:
    """Reads the name of a player; refuses one who does not play, naming the nearest who does."""
    if not isinstance(value, str):
        raise wrong_value(where, value, ", ".join(reader.players))
    if value not in reader.players:
        near = nearest(value, reader.players)
        raise CaseFault("audit-player", where, found=value, expected=", ".join(reader.players), near=near)
    return value


def _parse_players(value: Any, reader: Reader, where: str) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise wrong_value(where, value, "[…]")
    names = tuple(parse_player(name, reader, f"{where}[{place}]") for place, name in enumerate(value))
    if len(set(names)) != len(names):
        raise wrong_value(where, value, ", ".join(dict.fromkeys(names)))
    return names


def _parse_lender(value: Any, reader: Reader, where: str) -> str:
    return str(value) if value in ("bank", "reserve") else parse_player(value, reader, where)


def _parse_field(value: Any, reader: Reader, where: str) -> str:
    if value in FIELDS:
        return str(value)
    raise wrong_value(where, value, ", ".join(FIELDS))


def _parse_card(value: Any, reader: Reader, where: str) -> int:
    if not isinstance(value, str):
        raise wrong_value(where, value, "♠7")
    return parse_card(value, reader.language, where)


def _card_words(value: Any, where: str) -> list[Any]:
    if isinstance(value, str):
        return split_cards(value)
    if isinstance(value, list):
        return value
    raise wrong_value(where, value, '["♠7", "♥K"]')


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
        raise wrong_value(where, value, f"0–{MOST_CHIPS}")
    return value


def _parse_worth(value: Any, reader: Reader, where: str) -> int:
    if type(value) is not int or abs(value) > MOST_CHIPS:
        raise wrong_value(where, value, f"−{MOST_CHIPS}–{MOST_CHIPS}")
    return value


def _by_player(parse: Callable[[Any, Reader, str], Any]) -> Callable[[Any, Reader, str], dict[str, Any]]:
    def parse_table(value: Any, reader: Reader, where: str) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise wrong_value(where, value, "{…}")
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
        raise wrong_value(where, value, ", ".join(words))

    return parse_one


def _parse_truth(value: Any, reader: Reader, where: str) -> bool:
    if isinstance(value, bool):
        return value
    raise wrong_value(where, value, "true, false")


def _parse_transfers(value: Any, reader: Reader, where: str) -> tuple[Transfer, ...]:
    if not isinstance(value, list):
        raise wrong_value(where, value, '[{"from": …, "to": …, "chips": …}]')
    return tuple(_parse_transfer(one, reader, f"{where}[{place}]") for place, one in enumerate(value))


def _parse_transfer(value: Any, reader: Reader, where: str) -> Transfer:
    if not isinstance(value, dict) or not {"from", "to", "chips"} <= set(value) <= {
        "from",
        "to",
        "chips",
        "clause",
    }:
        raise wrong_value(where, value, '{"from": …, "to": …, "chips": …, "clause": …}')
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
        raise wrong_value(f"{where}.clause", clause, "pukk.…")
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
