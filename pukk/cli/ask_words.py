"""Shows an answer to people: each house's ruling in words, its clauses, and what it rests on."""

from typing import Any

from rich.panel import Panel
from rich.text import Text

from pukk.cli.common import make_console
from pukk.core.clauses import clause_title
from pukk.core.messages import message
from pukk.rulings.answer import Answer
from pukk.rulings.explain import UNSETTLED

BASIS_COLOURS = {
    "explicit": "green",
    "inferred": "cyan",
    "table": "blue",
    "contradictory": "magenta",
    "silent": "yellow",
}
"""Basis → the colour of its badge, the same as on the site."""

RED_SUITS = "♥♦"


def print_answer(answer: Answer, language: str) -> None:
    """Prints an answer in words, one panel a house."""
    console = make_console()
    for ruling in answer["rulings"]:
        console.print(
            refused_panel(ruling, language) if "error" in ruling else ruling_panel(ruling, language)
        )
    if len(answer["rulings"]) > 1:
        console.print(message("ask-all-agree" if answer["agree"] else "ask-differ", language), style="bold")


def refused_panel(ruling: dict[str, Any], language: str) -> Panel:
    """Returns the panel of a house under which the case is bad."""
    error = ruling["error"]
    problem = message("where-found", language, where=error["where"], problem=error["message"])
    text = message("ask-house-refuses", language, message=problem if error["where"] else error["message"])
    return Panel(Text(text), title=ruling["house"], title_align="left", border_style="red")


def ruling_panel(ruling: dict[str, Any], language: str) -> Panel:
    """Returns the panel of a ruling: its words with red suits red, its basis, its clauses with their titles."""
    body = with_red_suits(ruling["text"])
    basis = ruling["basis"]
    if basis not in UNSETTLED:
        body.append("\n\n" + message(f"basis-{basis}", language), style=BASIS_COLOURS[basis])
    body.append("\n" + message("ask-clauses", language) + ":", style="dim")
    for clause in ruling["clauses"]:
        body.append(f"\n  {clause}", style="dim")
        body.append(f"  {clause_title(clause, language)}")
    return Panel(body, title=ruling["house"], title_align="left", border_style=BASIS_COLOURS[basis])


def with_red_suits(text: str) -> Text:
    """Returns a text in which hearts and diamonds are red."""
    shown = Text(text)
    for place, mark in enumerate(text):
        if mark in RED_SUITS:
            shown.stylize("red", place, place + 1)
    return shown
