"""How the value of a choice is written for people."""

from collections.abc import Mapping
from typing import Any

from pukk.core.choices import ELSE
from pukk.core.messages import message


def written(value: Any) -> str:
    """
    Writes a plain value as it stands in a house file, or nearly so.

    >>> written(True), written(["bank", "players"]), written([]), written("stays")
    ('true', 'bank, players', 'none', 'stays')
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return ", ".join(written(inner) for inner in value) or "none"
    return str(value)


def written_numbers(table: Mapping[str, Any], language: str) -> list[tuple[str, Any]]:
    """
    Returns a table by numbers of players with its numbers joined where the values are the same.

    >>> written_numbers({"2": "absent", "3": "absent", "4": "owned", "else": "shared"}, "en")
    [('2–3', 'absent'), ('4', 'owned'), ('otherwise', 'shared')]
    """
    runs: list[tuple[int, int, Any]] = []
    for number in sorted(int(key) for key in table if key != ELSE):
        value = table[str(number)]
        if runs and runs[-1][1] == number - 1 and runs[-1][2] == value:
            runs[-1] = (runs[-1][0], number, value)
        else:
            runs.append((number, number, value))
    rows = [(f"{first}–{last}" if last > first else str(first), value) for first, last, value in runs]
    return rows + ([(message("value-else", language), table[ELSE])] if ELSE in table else [])


def written_lines(value: Any, language: str) -> str:
    """
    Writes a value, a table by number of players on the same line, a table of fields one field a line.

    >>> written_lines({"5": 7, "6": 6}, "en")
    '5: 7, 6: 6'
    >>> print(written_lines({"ace": "owned", "pukk": {"6": "shared", "else": "owned"}}, "en"))
    <BLANKLINE>
      ace: owned
      pukk: 6: shared, otherwise: owned
    """
    if not isinstance(value, Mapping):
        return written(value)
    if all(key == ELSE or key.isdecimal() for key in value):
        return ", ".join(f"{key}: {written(inner)}" for key, inner in written_numbers(value, language))
    return "".join(f"\n  {name}: {written_lines(inner, language)}" for name, inner in value.items())
