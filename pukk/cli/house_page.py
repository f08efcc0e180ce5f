"""How `pukk house` lays out houses and choices: from 40 columns, the reader's language."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from pukk.cli.rules_page import STATUS_STYLES, show_choice
from pukk.cli.values import written, written_lines, written_numbers
from pukk.core.clauses import index
from pukk.core.house import Basis, House
from pukk.core.messages import message
from pukk.core.rulebook import Choice, Phase, Spec

STYLES = {**STATUS_STYLES, "table": "bold"}


def show_houses(console: Console, spec: Spec, language: str) -> None:
    """Prints the shipped houses, each with what it is about."""
    for name, shipped in spec.houses.items():
        head = Text.assemble((name, "cyan"), "  ", (shipped.name.say(language), "bold"))
        if shipped.house.base:
            head.append(f"  ← {shipped.house.base}", "dim")
        console.print(head)
        console.print(Padding(Text(shipped.about.say(language)), (0, 0, 0, 2)))
    console.print(Text(message("house-hint", language), "dim italic"))


def show_house(console: Console, spec: Spec, house: House, language: str) -> None:
    """Prints a house: phase by phase each choice, its value in words, and where it comes from."""
    shipped = spec.houses.get(house.id)
    head = Text(house.id, "bold cyan")
    if shipped:
        head.append(f"  {shipped.name.say(language)}", "bold default")
    if house.base:
        head.append(f"  ← {house.base}", "dim")
    console.print(head)
    if shipped:
        console.print(Text(shipped.about.say(language)))
    for phase in spec.phases:
        if phase.game == house.game and phase.choices:
            _show_phase(console, phase, house, language)


def _show_phase(console: Console, phase: Phase, house: House, language: str) -> None:
    console.print(Rule(Text(phase.title.say(language), "bold"), align="left", style="dim"))
    notes: Mapping[str, Any] = index()["houses"].get(house.id, {}).get("notes", {})
    for choice in phase.choices:
        value = house.choices[choice.id]
        head = Text.assemble(
            (choice.title.say(language), "bold"),
            "  ",
            (choice.id, "cyan"),
            " = ",
            written_lines(value, language),
        )
        console.print(head)
        for option in choice.options:
            if option.value == value and type(option.value) is type(value):
                console.print(Padding(Text(option.text.say(language)), (0, 0, 0, 2)))
        console.print(Padding(_basis(house.basis[choice.id], language), (0, 0, 0, 2)))
        if choice.id in notes:
            console.print(Padding(Text(notes[choice.id][language], "italic dim"), (0, 0, 0, 2)))


def _basis(basis: Basis, language: str) -> Text:
    text = Text()
    if isinstance(basis.status, str):
        text.append(message(f"value-{basis.status}", language), STYLES[basis.status])
    else:
        for numbers, status in written_numbers(basis.status, language):
            text.append(f"{numbers}: ", "dim")
            text.append(message(f"value-{status}", language), STYLES[str(status)])
            text.append("  ")
    if basis.sentences:
        text.append(f" ({', '.join(basis.sentences)})", "dim")
    return text


def show_choices(
    console: Console, spec: Spec, choices: Sequence[Choice], language: str, *, in_full: bool
) -> None:
    """Prints choices with the names of their options, or one in full with the words of each option."""
    if in_full:
        for choice in choices:
            console.print(Text.assemble((choice.title.say(language), "bold"), "  ", (choice.clause, "dim")))
            show_choice(console, spec, choice, language)
            console.print(
                Text(message(f"choice-form-{choice.type}", language, choice=choice.id), "dim italic")
            )
        return
    for choice in choices:
        options = " · ".join(written(option.value) for option in choice.options)
        kind = message(f"choice-form-{choice.type}", language, choice=choice.id)
        console.print(Text.assemble((choice.id, "cyan"), "  ", (choice.title.say(language), "bold")))
        console.print(Padding(Text(options if choice.type in ("enum", "bool") else kind), (0, 0, 0, 2)))
    console.print(Text(message("house-choices-hint", language), "dim italic"))
