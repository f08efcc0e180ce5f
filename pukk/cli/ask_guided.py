"""Asks for a case question by question on a terminal."""

from typing import Any

import typer

from pukk.core.errors import Fault
from pukk.core.messages import message
from pukk.rulings.case import GAMES, parse_names, parse_request
from pukk.rulings.game import load_game
from pukk.rulings.hands import parse_hand

LISTS = frozenset({"in", "called", "raises", "played"})
NUMBERS = frozenset({"pot"})
BY_NAME = frozenset({"stacks", "owes"})
WITH_CARDS = frozenset({"collect", "enter", "vie", "buy", "stands", "play", "settle"})
"""The questions for which the hands are asked."""


def guided_case(language: str) -> dict[str, Any]:
    """
    Asks for a case and returns it, and shows it as JSON so that it can be kept.

    What cannot be read is said at once and asked again; an empty answer leaves a key out.
    """
    import json

    game = GAMES[0]
    questions = load_game(game).questions
    ask = prompt_choice(message("ask-which-question", language), list(questions), language)
    case: dict[str, Any] = {"game": game, "ask": ask, "lang": language}
    case["players"] = prompt_players(language)
    names = parse_names(case["players"])
    if house := prompt(message("ask-house-question", language)):
        case["house"] = house
    for key in ("dealer", "upcard") if ask not in ("setup", "session") else ():
        if answer := prompt(message("ask-answer-key", language, key=key)):
            case[key] = answer
    if ask in WITH_CARDS:
        case["hands"] = prompt_hands(names, language)
    for key in sorted(questions[ask].keys):
        answer = prompt_key(key, names, language)
        if answer not in ("", [], {}):
            case[key] = answer
    typer.echo(message("ask-done", language))
    typer.echo(json.dumps(case, ensure_ascii=False))
    parse_request(case)
    return case


def prompt(text: str) -> str:
    """Asks for one line, which may be empty."""
    return str(typer.prompt(text, default="", show_default=False)).strip()


def prompt_choice(text: str, known: list[str], language: str) -> str:
    """Asks for one of some words, by the word or its number, until one is given."""
    for place, word in enumerate(known, 1):
        typer.echo(f"{place:3} {word}")
    while True:
        answer = prompt(text)
        if answer in known:
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(known):
            return known[int(answer) - 1]
        wrong = Fault("case-word", "", found=answer, expected=", ".join(known), near="")
        typer.echo(message("ask-try-again", language, message=wrong.words(language)))


def prompt_players(language: str) -> int | list[str]:
    """Asks how many play, or for their names, until either is given."""
    while True:
        answer = prompt(message("ask-how-many", language))
        value: Any = (
            int(answer)
            if answer.isdecimal()
            else [name.strip() for name in answer.split(",") if name.strip()]
        )
        try:
            parse_names(value)
        except Fault as fault:
            typer.echo(message("ask-try-again", language, message=fault.words(language)))
            continue
        return value  # type: ignore[no-any-return]


def prompt_hands(names: tuple[str, ...], language: str) -> dict[str, str]:
    """Asks for each hand; one that is left empty is unseen."""
    hands = {}
    for name in names:
        while answer := prompt(message("ask-answer-key", language, key=name)):
            try:
                parse_hand(answer, language, name, 5)
            except Fault as fault:
                typer.echo(message("ask-try-again", language, message=fault.words(language)))
                continue
            hands[name] = answer
            break
    return hands


def prompt_key(key: str, names: tuple[str, ...], language: str) -> Any:
    """Asks for one of a question's own keys: a text, a list, a number, or a number for each player."""
    text = message("ask-answer-key", language, key=key)
    if key in BY_NAME:
        answers = {name: prompt(f"{text} {name}") for name in names}
        return {name: int(chips) for name, chips in answers.items() if chips.isdecimal()}
    answer = prompt(text)
    if key in LISTS:
        return [entry.strip() for entry in answer.split(",") if entry.strip()]
    if key in NUMBERS and answer.isdecimal():
        return int(answer)
    return answer
