"""Writes a family's house: a base, and the choices in which it differs."""

import json
import os
import re
import tempfile
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from pukk.core.choices import ChoiceType, EnumChoice, ListChoice, TableChoice
from pukk.core.clauses import ShippedHouses
from pukk.core.errors import HouseFault, nearest, os_problem
from pukk.core.house import House, parse_choices, read_family_house
from pukk.core.spec_checks import words_of
from pukk.core.spec_table import SLUG


def parse_setting(setting: str, types: Mapping[str, ChoiceType]) -> tuple[str, Any]:
    """
    Reads `choice=value`; the value is a word, `true` or `false`, a number, or TOML for lists and tables.

    Refuses a setting without `=`, an unknown choice, a value that the choice cannot have.

    >>> from pukk.games.pukk.house import CHOICES
    >>> parse_setting("turned_field=dealer", CHOICES), parse_setting("players=[3, 6]", CHOICES)
    (('turned_field', 'dealer'), ('players', [3, 6]))
    """
    choice, equals, text = (part.strip() for part in setting.partition("="))
    if not equals or not choice or not text:
        raise HouseFault("setting-form", "--set", found=setting)
    where = f"--set {choice}"
    if choice not in types:
        raise HouseFault("choice-unknown", where, found=choice, near=nearest(choice, types))
    kind = types[choice]
    value = _parse_value(text)
    if isinstance(kind, ListChoice) and isinstance(value, str) and "," in value:
        value = [word.strip() for word in value.split(",")]
    if isinstance(kind, EnumChoice) and not isinstance(value, str | dict | list):
        # A word that TOML reads as a number or a date is still meant as a word.
        value = text
    _check_value(kind, value, where)
    return choice, value


def _check_value(kind: ChoiceType, value: Any, where: str) -> None:
    if not isinstance(kind, TableChoice) or not isinstance(value, Mapping):
        kind.parse(value, where)
        return
    # What a table leaves out stays as it is in the base.
    kept = {name: next(iter(words_of(kind)), None) for name in kind.names}
    kind.parse({**kept, **value}, where)


def _parse_value(text: str) -> Any:
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text


def parse_settings(settings: Iterable[str], types: Mapping[str, ChoiceType]) -> dict[str, Any]:
    """Reads several settings; refuses a choice that is set twice."""
    choices: dict[str, Any] = {}
    for setting in settings:
        choice, value = parse_setting(setting, types)
        if choice in choices:
            raise HouseFault("setting-twice", "--set", found=choice)
        choices[choice] = value
    return choices


def check_name(name: str, shipped: ShippedHouses) -> str:
    """
    Returns a name that a family's house can have; refuses one that is no id, and that of a shipped house.

    >>> check_name("amma", ShippedHouses())
    'amma'
    """
    if not SLUG.fullmatch(name):
        raise HouseFault("house-name", "", found=name)
    if name in shipped.names:
        raise HouseFault("house-name-shipped", "", found=name)
    return name


def format_house(base: str, choices: Mapping[str, Any]) -> str:
    """
    Writes a house file.

    >>> print(format_house("pukk-is", {"buy": "no", "lowest": {"5": 7}}))
    base = "pukk-is"
    <BLANKLINE>
    [choices]
    buy = "no"
    lowest = { 5 = 7 }
    <BLANKLINE>
    """
    lines = [f"base = {format_value(base)}", "", "[choices]"]
    lines += [f"{choice} = {format_value(value)}" for choice, value in choices.items()]
    return "\n".join(lines) + "\n"


def format_value(value: Any) -> str:
    """
    Writes a value as TOML on one line.

    >>> format_value({"ace": "owned", "pamfill": {"5": "shared"}}), format_value([True, 3])
    ('{ ace = "owned", pamfill = { 5 = "shared" } }', '[true, 3]')
    """
    if isinstance(value, Mapping):
        inner = ", ".join(f"{_key(str(key))} = {format_value(item)}" for key, item in value.items())
        return f"{{ {inner} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(format_value(item) for item in value)}]"
    # A string in JSON is one in TOML.
    return json.dumps(value, ensure_ascii=False)


def _key(key: str) -> str:
    return key if re.fullmatch(r"[\w-]+", key, re.ASCII) else json.dumps(key)


def write_house(
    path: Path,
    base: str,
    choices: Mapping[str, Any],
    types: Mapping[str, ChoiceType],
    *,
    force: bool = False,
) -> House:
    """
    Writes a family's house to a file and returns it as it is read from there.

    The file appears only when the house can be read back whole. Refuses to overwrite without `force`, and
    a folder that does not exist.
    """
    if path.is_dir():
        raise HouseFault("file-is-directory", str(path))
    if path.exists() and not force:
        raise HouseFault("house-file-exists", str(path))
    try:
        handle, name = tempfile.mkstemp(suffix=".toml", prefix=f".{path.stem}-", dir=path.parent)
    except OSError as error:
        raise HouseFault("file-unwritable", str(path), problem=os_problem(error)) from error
    draft = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(format_house(base, choices))
        house = read_family_house(draft, ShippedHouses())
        parse_choices(house, types)
        draft.chmod(0o644)
        draft.replace(path)
    except OSError as error:
        raise HouseFault("file-unwritable", str(path), problem=os_problem(error)) from error
    finally:
        draft.unlink(missing_ok=True)
    return read_family_house(path, ShippedHouses())
