"""Asks for a case question by question on a terminal, in the reader's language."""

import json
from typing import Any

import typer

from pukk.core.clauses import ShippedHouses
from pukk.core.errors import Fault
from pukk.core.messages import message
from pukk.core.notation import parse_card
from pukk.games.pukk.buy import MOMENTS
from pukk.rulings.case import GAMES, parse_names
from pukk.rulings.game import load_game
from pukk.rulings.hands import find_name, parse_hand
from pukk.rulings.pukk.session_question import EVENTS

LISTS = frozenset({"in", "called", "raises", "played"})
NUMBERS = frozenset({"pot"})
BY_NAME = frozenset({"stacks", "owes"})
NAMES = frozenset({"by", "dealer", "pukk_winner", "winner"})
CARDS = frozenset({"upcard", "last"})
OPTIONS = {"event": EVENTS, "when": tuple(MOMENTS)}

WITH_HANDS = frozenset({"collect", "enter", "vie", "buy", "stands", "play", "settle"})
WITHOUT_DEAL = frozenset({"setup", "dress", "session"})
"""The questions for which neither the dealer nor the turned card matters."""


def guided_case(language: str) -> dict[str, Any]:
    """
    Asks for a case and returns it, and shows it as JSON so that it can be kept.

    What cannot be read is said at once and asked again; an empty answer leaves a key out.
    """
    guide = Guide(language)
    game = GAMES[0]
    questions = load_game(game).questions
    ask = guide.choose([(name, message(f"ask-question-{name}", language)) for name in questions])
    case: dict[str, Any] = {"game": game, "ask": ask, "lang": language, "players": guide.players()}
    keys = (
        [] if ask in WITHOUT_DEAL else ["dealer"] if ask in ("deal", "next-dealer") else ["dealer", "upcard"]
    )
    for key in keys:
        case[key] = guide.key(key)
    if ask in WITH_HANDS:
        case["hands"] = {name: hand for name in guide.names if (hand := guide.hand(name))}
    for key in sorted(questions[ask].keys):
        case[key] = guide.key(key)
    case["house"] = guide.house(game)
    told = {key: value for key, value in case.items() if value not in ("", [], {}, None)}
    typer.echo(message("ask-done", language))
    typer.echo(json.dumps(told, ensure_ascii=False))
    return told


class Guide:
    """Asks one thing after another in a language, each until it can be read."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.names: tuple[str, ...] = ()

    def prompt(self, key: str, **details: object) -> str:
        """Asks for one line, which may be empty; the message's id is the key."""
        return str(
            typer.prompt(message(key, self.language, **details), default="", show_default=False)
        ).strip()

    def again(self, fault: Fault) -> None:
        """Says why an answer cannot be read."""
        typer.echo(message("ask-try-again", self.language, message=fault.words(self.language)))

    def choose(self, known: list[tuple[str, str]]) -> str:
        """Lists some words with what they mean, and asks for one by the word or its number."""
        for place, (_, words) in enumerate(known, 1):
            typer.echo(f"{place:3}  {words}")
        names = [name for name, _ in known]
        while True:
            answer = self.prompt("ask-which-question")
            if answer in names:
                return answer
            if answer.isdecimal() and 1 <= int(answer) <= len(names):
                return names[int(answer) - 1]
            self.again(Fault("case-number", "", found=answer, least=1, most=len(names)))

    def players(self) -> int | list[str]:
        """Asks how many play, or for their names."""
        while True:
            answer = self.prompt("ask-how-many")
            listed = [name.strip() for name in answer.split(",") if name.strip()]
            value = int(answer) if answer.isdecimal() else listed
            try:
                self.names = parse_names(value)
            except Fault as fault:
                self.again(fault)
                continue
            return value

    def hand(self, name: str) -> str:
        """Asks for a hand."""
        while answer := self.prompt("ask-key-hand", name=name):
            try:
                parse_hand(answer, self.language, "", 5)
            except Fault as fault:
                self.again(fault)
                continue
            return answer
        return ""

    def house(self, game: str) -> str:
        """Asks for a house, shipped or a path."""
        return self.prompt("ask-house-question", houses=", ".join(ShippedHouses(game).names))

    def key(self, key: str) -> Any:
        """Asks for one key of the case: a name, a card, a word, a list, a number, or a number for each player."""
        if key in BY_NAME:
            return {name: chips for name in self.names if (chips := self.chips(key, name)) is not None}
        details = {"options": ", ".join(OPTIONS[key])} if key in OPTIONS else {}
        while answer := self.prompt(f"ask-key-{key.replace('_', '-')}", **details):
            try:
                return self.read(key, answer)
            except Fault as fault:
                self.again(fault)
        return ""

    def chips(self, key: str, name: str) -> int | None:
        """Asks for a number of chips of one player; an empty answer is None."""
        while answer := self.prompt(f"ask-key-{key}", name=name):
            try:
                return read_number(answer)
            except Fault as fault:
                self.again(fault)
        return None

    def read(self, key: str, answer: str) -> Any:
        """Reads an answer as its key wants it; refuses what cannot be read."""
        if key in NAMES:
            return find_name(answer, self.names, "")
        if key in CARDS:
            parse_card(answer, self.language)
        if key in NUMBERS:
            return read_number(answer)
        return [entry.strip() for entry in answer.split(",") if entry.strip()] if key in LISTS else answer


def read_number(answer: str) -> int:
    """
    Reads a number of chips; refuses anything else.

    >>> read_number("12")
    12
    """
    if not (answer.isascii() and answer.isdecimal()) or len(answer) > 9:
        raise Fault("case-number", "", found=answer[:20], least=0, most=999_999_999)
    return int(answer)
