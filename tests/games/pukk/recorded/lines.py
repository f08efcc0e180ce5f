"""Events, tables and refusals in writing, short enough to be read where they differ."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from pukk.core.errors import RuleViolation
from pukk.core.ledger import Account
from pukk.core.notation import UNSEEN, format_cards
from pukk.games.pukk.events import Event, SeenHand
from pukk.games.pukk.paying import format_account
from pukk.games.pukk.state import Table, seen, unseen

CARDS = frozenset({"hands", "dealt", "upcard", "turned", "laid", "out", "card", "gets", "sets"})
"""The parts of events, tables and refusals that are cards."""

LONG = frozenset({"pack"})
"""What is not written: the hands say what the pack was."""


def said(value: Any, part: str = "") -> str:
    """Returns a value in writing; `part` is the last name of where it stands."""
    if isinstance(value, SeenHand):
        return said(value.cards, "card") + UNSEEN * value.hidden
    if isinstance(value, int) and not isinstance(value, bool) and part in CARDS:
        return "".join(format_cards(seen(value))) + UNSEEN * unseen(value).bit_count() or "–"
    if isinstance(value, Mapping):
        return "{" + " ".join(f"{said(name)}:{said(one, part)}" for name, one in value.items()) + "}"
    if isinstance(value, frozenset):
        return "{" + " ".join(sorted(map(str, value))) + "}"
    if isinstance(value, Account):
        return format_account(value)
    if isinstance(value, tuple):
        return "[" + " ".join(said(one, part) for one in value) + "]"
    if is_dataclass(value):
        return "(" + " ".join(said(getattr(value, one.name), one.name) for one in fields(value)) + ")"
    return str(value)


def parts_of(event: Event) -> str:
    """Returns an event in writing, without the parts that it does not have."""
    written = [
        f"{one.name}={said(value, one.name)}"
        for one in fields(Event)[1:]
        if one.name not in LONG
        if (value := getattr(event, one.name)) is not None and value != one.default
    ]
    return " ".join([event.kind.value, *written])


SHORT = ("ledger.balances.", "round.")
"""What need not be said of where a part of a table stands."""


def differences(before: Any, after: Any, *path: str) -> Iterator[str]:
    """Yields each part of a table that an event has changed, with what it is now."""
    part = next((name for name in reversed(path) if not name.isdecimal()), "")
    if before is after or before == after:
        return
    if is_dataclass(before) and type(before) is type(after):
        for one in fields(before):
            yield from differences(getattr(before, one.name), getattr(after, one.name), *path, one.name)
    elif isinstance(before, Mapping) and path[-1] != "staked":
        for key in [*before, *(key for key in after if key not in before)]:
            yield from differences(before.get(key), after.get(key), *path, said(key))
    elif isinstance(before, tuple) and len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from differences(old, new, *path, str(place))
    else:
        yield f"{'.'.join(path)}={said(after, part)}"


def change(before: Table, after: Table) -> str:
    """Returns what an event has made of a table."""
    changed = " ".join(differences(before, after))
    for place in SHORT:
        changed = changed.replace(place, "")
    return changed


def refusal(violation: RuleViolation) -> str:
    """Returns a refusal in writing, with everything that it tells."""
    part = str(violation.details.get("part", "")).split(".")[0]
    details = " ".join(
        f"{name}={said(value, part if name in ('found', 'expected') else name)}"
        for name, value in violation.details.items()
        if name not in ("clause", "offending")
    )
    offending = said(violation.offending, part)
    return f"{violation.clause} {violation.key} {offending} {violation.where}| {details}".strip(" |")
