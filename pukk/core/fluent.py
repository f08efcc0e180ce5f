"""
The part of Fluent that our messages use: text, arguments, references, literals and selectors.

Read here because `fluent.runtime` takes longer to import than a ruling takes to be made; what this part
does not know, `parse_pattern` leaves to it. A test compares the two on every message.
"""

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias


class Argument(NamedTuple):
    """`{ $name }`: a value that the caller gives."""

    name: str


class Reference(NamedTuple):
    """`{ name }` or `{ -name }`: another message, or a term."""

    name: str


class Select(NamedTuple):
    """`{ $name -> [key] … *[key] … }`: one of some patterns, by the value of an argument."""

    name: str
    variants: tuple[tuple[str, "Pattern"], ...]
    default: "Pattern"


Part: TypeAlias = str | Argument | Reference | Select
Pattern: TypeAlias = tuple[Part, ...]
Values: TypeAlias = Mapping[str, int | str]
Lookup: TypeAlias = Callable[[str], Pattern]


class BeyondThisError(Exception):
    """What is written is Fluent that this module does not read."""


_NAME = r"[a-zA-Z][\w-]*"
_INLINE = re.compile(rf"\$({_NAME})$|(-?{_NAME})$|\"([^\"\\]*)\"$")
_SELECTOR = re.compile(rf"\s*\$({_NAME})\s*->")
_VARIANT = re.compile(rf"\s*(\*?)\[\s*({_NAME}|\d+)\s*\]")


def parse_pattern(source: str) -> Pattern:
    """
    Reads the value of a Fluent entry; what is beyond this module is refused with `BeyondThisError`.

    >>> parse_pattern(" { $chips } chips")
    (Argument(name='chips'), ' chips')
    """
    parts: list[Part] = []
    rest = _dedent(source)
    while rest:
        text, brace, rest = rest.partition("{")
        if "}" in text:
            raise BeyondThisError
        if text:
            parts.append(text)
        if brace:
            inner, rest = _until_closed(rest)
            parts.append(_placeable(inner))
    return tuple(parts)


def _dedent(source: str) -> str:
    """Removes the common indent of continued lines, as Fluent does, except where it stands in braces."""
    lines = source.strip("\n").rstrip().split("\n")
    if any(re.match(r"\s*\.", line) for line in lines[1:]):
        raise BeyondThisError
    depths = []
    depth = 0
    for line in lines:
        depths.append(depth)
        depth += line.count("{") - line.count("}")
    free = [line for line, deep in zip(lines[1:], depths[1:], strict=True) if deep == 0 and line.strip()]
    indent = min((len(line) - len(line.lstrip(" ")) for line in free), default=0)
    kept = [lines[0].lstrip(" ")]
    kept += [line[indent:] if deep == 0 else line for line, deep in zip(lines[1:], depths[1:], strict=True)]
    return "\n".join(kept).strip("\n")


def _until_closed(source: str) -> tuple[str, str]:
    depth = 1
    for place, mark in enumerate(source):
        depth += {"{": 1, "}": -1}.get(mark, 0)
        if depth == 0:
            return source[:place], source[place + 1 :]
    raise BeyondThisError


def _placeable(inner: str) -> Part:
    selector = _SELECTOR.match(inner)
    if selector:
        return _select(selector[1], inner[selector.end() :])
    found = _INLINE.match(inner.strip())
    if not found:
        raise BeyondThisError
    argument, reference, literal = found.groups()
    if argument:
        return Argument(argument)
    return Reference(reference) if reference else str(literal)


def _select(name: str, source: str) -> Select:
    variants: list[tuple[str, Pattern]] = []
    default: Pattern | None = None
    rest = source
    while rest.strip():
        head = _VARIANT.match(rest)
        if not head:
            raise BeyondThisError
        value, rest = _until_variant(rest[head.end() :])
        pattern = parse_pattern(value)
        variants.append((head[2], pattern))
        default = pattern if head[1] else default
    if default is None:
        raise BeyondThisError
    return Select(name, tuple(variants), default)


def _until_variant(source: str) -> tuple[str, str]:
    depth = 0
    for place, mark in enumerate(source):
        depth += {"{": 1, "}": -1}.get(mark, 0)
        if depth == 0 and mark == "\n" and _VARIANT.match(source, place):
            return source[:place], source[place:]
    return source, ""


def format_pattern(pattern: Pattern, language: str, values: Values, lookup: Lookup) -> str:
    """
    Fills in a pattern, whose references `lookup` finds; a missing argument is a `KeyError`.

    >>> format_pattern((Argument("chips"), " chips"), "en", {"chips": 1200}, lambda name: None)
    '1,200 chips'
    """
    written = []
    for part in pattern:
        if isinstance(part, str):
            written.append(part)
        elif isinstance(part, Argument):
            written.append(_write(values[part.name], language))
        elif isinstance(part, Reference):
            written.append(_refer(part, language, values, lookup))
        else:
            chosen = _choose(part, language, values[part.name])
            written.append(format_pattern(chosen, language, values, lookup))
    return "".join(written)


def _refer(part: Reference, language: str, values: Values, lookup: Lookup) -> str:
    # A term sees none of the message's arguments.
    return format_pattern(lookup(part.name), language, {} if part.name.startswith("-") else values, lookup)


def _write(value: int | str, language: str) -> str:
    if isinstance(value, str):
        return value
    grouped = f"{value:,}"
    return grouped.replace(",", ".") if language == "is" else grouped


def _choose(select: Select, language: str, value: int | str) -> Pattern:
    if isinstance(value, int):
        keys = {str(value), plural(value, language)}
    else:
        # An empty text selects `[none]`, which Fluent cannot write otherwise; a text never selects a number.
        keys = set() if value.isdecimal() else {value or "none"}
    return next((pattern for key, pattern in select.variants if key in keys), select.default)


def plural(number: int, language: str) -> str:
    """
    Returns the plural category of a whole number in a language, `one` or `other`.

    >>> plural(21, "is"), plural(21, "en"), plural(11, "is")
    ('one', 'other', 'other')
    """
    size = abs(number)
    if language == "is":
        return "one" if size % 10 == 1 and size % 100 != 11 else "other"
    return "one" if size == 1 else "other"
