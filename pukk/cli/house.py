"""`pukk house`: lists the houses, shows one with where its values come from, and writes a new one."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from pukk.cli.common import LangOption, make_console, reader
from pukk.cli.rules import load_rulebook
from pukk.core.clauses import ShippedHouses, index
from pukk.core.errors import HouseFault, nearest
from pukk.core.house import House, parse_choices
from pukk.core.messages import message
from pukk.core.rulebook import Choice, Spec
from pukk.games.pukk.house import CHOICES
from pukk.houses.writing import check_name, parse_settings, write_house
from pukk.rulings.houses import load_house

house = typer.Typer(add_completion=False, no_args_is_help=True)

JsonOption = Annotated[bool, typer.Option("--json", help="house-json")]


def complete_house(incomplete: str) -> list[str]:
    """Lists the shipped houses that a name can be completed to in the shell."""
    return [name for name in ShippedHouses().names if name.startswith(incomplete)]


def complete_choice(incomplete: str) -> list[str]:
    """Lists the choices that a name can be completed to in the shell."""
    return [name for name in CHOICES if name.startswith(incomplete)]


def complete_setting(incomplete: str) -> list[str]:
    """Lists the settings `choice=option` that can be completed to in the shell."""
    from pukk.cli.values import written

    settings = []
    for choice, kind in CHOICES.items():
        values = [written(value) for value in kind.listed()] or [""]
        settings += [f"{choice}={value}" for value in values]
    return [setting for setting in settings if setting.startswith(incomplete)]


@house.command("list")
def list_houses(as_json: JsonOption = False, lang: LangOption = None) -> None:
    """Lists the shipped houses."""
    language = reader(lang)
    if as_json:
        _print_json({name: _summary(shipped) for name, shipped in index()["houses"].items()})
        return
    from pukk.cli.house_page import show_houses

    show_houses(make_console(), load_rulebook(), language)


@house.command("show")
def show(
    name: Annotated[str, typer.Argument(help="house-name-argument", autocompletion=complete_house)],
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Shows a house: each choice, its value, and where that comes from."""
    language = reader(lang)
    found = load_house(name)
    parse_choices(found, CHOICES)
    if as_json:
        _print_json(_record(found))
        return
    from pukk.cli.house_page import show_house

    show_house(make_console(), load_rulebook(), found, language)


@house.command("new")
def new(
    name: Annotated[str, typer.Argument(help="house-new-name")],
    *,
    base: Annotated[str, typer.Option("--base", help="house-new-base", autocompletion=complete_house)],
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="CHOICE=VALUE", help="house-new-set", autocompletion=complete_setting),
    ] = None,
    output: Annotated[Path | None, typer.Option("--output", metavar="FILE", help="house-new-output")] = None,
    force: Annotated[bool, typer.Option("--force", help="house-new-force")] = False,
    lang: LangOption = None,
) -> None:
    """Writes a house file from a base and choices, and says where."""
    language = reader(lang)
    path = output or Path(f"{name}.toml")
    check_name(name, ShippedHouses())
    if path.stem in ShippedHouses().names:
        # A house read from a file is called by the file's name.
        raise HouseFault("house-name-shipped", str(path), found=path.stem)
    choices = parse_settings(settings or [], CHOICES)
    written = write_house(path, base, choices, CHOICES, force=force)
    print(message("house-written", language, path=str(path), name=written.id, base=base, count=len(choices)))


@house.command("choices")
def choices(
    choice: Annotated[str | None, typer.Argument(help="house-choice", autocompletion=complete_choice)] = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Lists the choices, or the options of one."""
    language = reader(lang)
    spec = load_rulebook()
    wanted = [_find_choice(spec, choice)] if choice else list(spec.choices("pukk").values())
    if as_json:
        from pukk.core.record import choice_record

        _print_json([choice_record(spec, found) for found in wanted])
        return
    from pukk.cli.house_page import show_choices

    show_choices(make_console(), spec, wanted, language, in_full=choice is not None)


def _find_choice(spec: Spec, name: str) -> Choice:
    known = spec.choices("pukk")
    plain = name.replace("-", "_").lower()
    if plain not in known:
        raise HouseFault("choice-unknown", "", found=name, near=nearest(plain, known))
    return known[plain]


def _summary(shipped: dict[str, Any]) -> dict[str, Any]:
    return {key: shipped[key] for key in ("game", "edition", "base", "name", "about")}


def _record(found: House) -> dict[str, Any]:
    notes = index()["houses"].get(found.id, {}).get("notes", {})
    return {
        "id": found.id,
        "game": found.game,
        "edition": found.edition,
        "base": found.base,
        "choices": {
            choice: {
                "value": found.choices[choice],
                "status": basis.status if isinstance(basis.status, str) else dict(basis.status),
                "sentences": list(basis.sentences),
                **({"note": notes[choice]} if choice in notes else {}),
            }
            for choice, basis in ((choice, found.basis[choice]) for choice in CHOICES)
        },
    }


def _print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))
