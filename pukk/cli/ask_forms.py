"""What a case looks like: a template of each question to fill in, and the JSON Schema of all."""

from typing import Any

from pukk.core.errors import CaseFault, nearest
from pukk.games.pukk.buy import MOMENTS
from pukk.games.pukk.house import FIELDS
from pukk.rulings.case import COMMON_KEYS, GAMES, LANGUAGES
from pukk.rulings.game import load_game
from pukk.rulings.pukk.session_question import EVENTS

HANDS = """upcard = "♠9"

[hands]
P1 = "♠6 ♥9 ♦9 ♣9 ♥K"
P2 = "♥6 ♦6 ♠J ♣Q ♦10"
"""

LEFT_IN_HAND = HANDS.replace("♠6 ", "").replace("♠J ", "")
"""The same hands after each has laid a card."""

TEMPLATES: dict[str, tuple[str, str]] = {
    "setup": ("", ""),
    "dress": ("", ""),
    "deal": ('pack = "♥A ♥K ♥Q"  # …\n', ""),
    "next-dealer": ("", ""),
    "collect": ("", HANDS),
    "enter": ('by = "P1"\n', HANDS),
    "vie": ('in = ["P1", "P2"]\npot = 15\n', HANDS),
    "buy": ('by = "P1"\nwhen = "before-lead"\n', HANDS),
    "stands": ('played = ["♠7", "♠8"]\n', HANDS.replace("♠6", "♠10")),
    "play": ('played = ["P1 ♠7", "P2 ♠8"]\nmove = "P2 ♥6"\n', LEFT_IN_HAND),
    "first-lead": ('pukk_winner = "P2"\n', ""),
    "settle": ('winner = "P0"\nlast = "♥J"\ncalled = ["P2"]\n', '\n[hands]\nP1 = "♠8 ♠9"\nP2 = "♥Q ♥K ♣9"\n'),
    "session": ('event = "loan"\nby = "P1"\n\n[stacks]\nP1 = 0\n', ""),
}
"""Question → its own keys in a filled-in template, and the tables after them."""


def case_template(ask: str) -> str:
    """
    Returns a case of a question as TOML, filled in so that it runs; refuses an unknown question.

    >>> case_template("setup").splitlines()[1]
    'ask = "setup"'
    """
    questions = {name: game for game in GAMES for name in load_game(game).questions}
    if ask not in questions:
        known = list(questions)
        raise CaseFault(
            "case-word", "--template", found=ask, expected=", ".join(known), near=nearest(ask, known)
        )
    own, tables = TEMPLATES[ask]
    head = f'game = "{questions[ask]}"\nask = "{ask}"\nplayers = 7\ndealer = "P0"\n'
    return f"{head}{own}{tables}".rstrip("\n")


def case_schema() -> dict[str, Any]:
    """Returns the JSON Schema of cases: the common keys, and for each question the keys that it adds."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "pukk ask",
        "type": "object",
        "required": ["game", "ask", "players"],
        "properties": {**common_properties(), **own_properties()},
        "additionalProperties": False,
        "allOf": [rule for game in GAMES for rule in own_key_rules(game)],
    }


def own_key_rules(game: str) -> list[dict[str, Any]]:
    """Returns for each question of a game the rule that it has its own keys and the common ones, and no others."""
    return [
        {
            "if": {"properties": {"game": {"const": game}, "ask": {"const": ask}}},
            "then": {"propertyNames": {"enum": sorted(COMMON_KEYS | question.keys)}},
        }
        for ask, question in load_game(game).questions.items()
    ]


CARDS = {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}, "maxItems": 52}]}
CHIPS = {"type": "object", "additionalProperties": {"type": "integer", "minimum": 0}}
NAMES = {"type": "array", "items": {"type": "string"}}


def common_properties() -> dict[str, Any]:
    """Returns the schemas of the keys that any case may have."""
    asks = [name for game in GAMES for name in load_game(game).questions]
    choices = {name: True for game in GAMES for name in load_game(game).choices}
    return {
        "game": {"enum": list(GAMES)},
        "ask": {"enum": asks},
        "house": {"anyOf": [{"type": "string"}, NAMES]},
        "choices": {"type": "object", "properties": choices, "additionalProperties": False},
        "lang": {"enum": list(LANGUAGES)},
        "players": {"anyOf": [{"type": "integer", "minimum": 1}, {**NAMES, "minItems": 1}]},
        "dealer": {"type": "string"},
        "upcard": {"type": "string"},
        "hands": {"type": "object", "additionalProperties": CARDS},
        "fields": {**CHIPS, "propertyNames": {"enum": list(FIELDS)}},
        "owners": {"type": "object", "propertyNames": {"enum": list(FIELDS)}},
    }


def own_properties() -> dict[str, Any]:
    """Returns the schemas of the keys that some questions have."""
    return {
        "pack": CARDS,
        "by": {"type": "string"},
        "when": {"enum": list(MOMENTS)},
        "in": NAMES,
        "pot": {"type": "integer", "minimum": 0},
        "raises": NAMES,
        "stacks": CHIPS,
        "owes": CHIPS,
        "played": CARDS,
        "move": {"type": "string"},
        "pukk_winner": {"type": "string"},
        "winner": {"type": "string"},
        "last": {"type": "string"},
        "called": NAMES,
        "event": {"enum": list(EVENTS)},
    }
