"""Chips as cases write them: what players have or owe, and what they raise."""

from collections.abc import Mapping

from pukk.core.choices import MOST_CHIPS
from pukk.core.errors import CaseFault
from pukk.rulings.case import require_count, written
from pukk.rulings.hands import find_name
from pukk.rulings.pukk.situation import Case


def parse_raises(case: Case) -> tuple[tuple[str, int], ...]:
    """Reads raises such as `P1 2`: who raises, and by how many chips."""
    value = case.body.get("raises", [])
    if not isinstance(value, list):
        raise CaseFault("case-names", "raises", found=written(value))
    raises = []
    for place, entry in enumerate(value):
        where = f"raises.{place}"
        name, _, amount = entry.strip().rpartition(" ") if isinstance(entry, str) else ("", "", "")
        if not (amount.isascii() and amount.isdecimal()) or len(amount) > len(str(MOST_CHIPS)):
            raise CaseFault("case-raise", where, found=written(entry))
        raises.append((find_name(name, case.names, where), require_count(int(amount), where, 1, MOST_CHIPS)))
    return tuple(raises)


def parse_stacks(case: Case, key: str = "stacks") -> dict[str, int]:
    """Reads the chips that players have; refuses unknown names and numbers below nought."""
    value = case.body.get(key, {})
    if not isinstance(value, Mapping):
        raise CaseFault("case-table", key, found=written(value))
    stacks: dict[str, int] = {}
    for name, chips in value.items():
        known = find_name(name, case.names, f"{key}.{name}")
        stacks[known] = require_count(chips, f"{key}.{name}", 0, MOST_CHIPS)
    return stacks
