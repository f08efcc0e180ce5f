"""The kinds of choices that a game puts to a house, each of which reads and writes its values."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Protocol

from pukk.core.errors import HouseFault, nearest

ELSE = "else"
"""In a table by the number of players: the value for every number that is not named."""

MOST_CHIPS = 1_000_000_000
"""The largest number of chips that anybody can write down."""


class Option(IntEnum):
    """A small enum whose members also have the word that house files use."""

    word: str

    def __new__(cls, number: int, word: str) -> "Option":
        member = int.__new__(cls, number)
        member._value_ = number
        member.word = word
        return member


class ChoiceType(Protocol):
    """What a choice must be able to do with a value as TOML or JSON gives it."""

    @property
    def kind(self) -> str:
        """What kind of choice this is."""

    def parse(self, value: Any, where: str) -> Any:
        """Reads a plain value; refuses what is not one of the choice's with a `HouseFault`."""

    def listed(self) -> tuple[Any, ...]:
        """Returns the plain values that can be listed; none where they are numbers or tables."""


@dataclass(frozen=True)
class EnumChoice:
    """A choice between the words of an enum."""

    options: type[Option]
    kind: str = "enum"

    def parse(self, value: Any, where: str) -> Option:
        for option in self.options:
            if option.word == value:
                return option
        words = [option.word for option in self.options]
        raise HouseFault(
            "choice-value",
            where,
            found=str(value),
            expected=", ".join(words),
            near=nearest(str(value), words),
        )

    def listed(self) -> tuple[str, ...]:
        return tuple(option.word for option in self.options)


@dataclass(frozen=True)
class BoolChoice:
    """A choice between yes and no."""

    kind: str = "bool"

    def parse(self, value: Any, where: str) -> bool:
        if isinstance(value, bool):
            return value
        raise HouseFault("choice-value", where, found=str(value), expected="true, false", near="")

    def listed(self) -> tuple[bool, ...]:
        return (False, True)


@dataclass(frozen=True)
class NumberChoice:
    """A number of chips from nought, or one of some words."""

    words: tuple[str, ...] = ()
    least: int = 0
    most: int = MOST_CHIPS
    kind: str = "number"

    def parse(self, value: Any, where: str) -> int | str:
        if isinstance(value, str) and value in self.words:
            return value
        if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
            return value
        expected = ", ".join([f"{self.least}–{self.most}", *self.words])
        raise HouseFault("choice-value", where, found=str(value), expected=expected, near="")

    def listed(self) -> tuple[str, ...]:
        return self.words


@dataclass(frozen=True)
class RangeChoice:
    """The fewest and the most, such as `[5, 7]`."""

    least: int
    most: int
    kind: str = "range"

    def parse(self, value: Any, where: str) -> tuple[int, int]:
        whole = (
            isinstance(value, (list, tuple)) and len(value) == 2 and all(type(end) is int for end in value)
        )
        if whole and self.least <= value[0] <= value[1] <= self.most:
            return value[0], value[1]
        expected = f"[{self.least}, {self.most}]"
        raise HouseFault("choice-value", where, found=str(value), expected=expected, near="")

    def listed(self) -> tuple[Any, ...]:
        return ()


@dataclass(frozen=True)
class ListChoice:
    """Some of the words of an enum, in order, or `none`."""

    options: type[Option]
    kind: str = "list"

    def parse(self, value: Any, where: str) -> tuple[Option, ...]:
        if value == "none":
            return ()
        words = [value] if isinstance(value, str) else value
        if not isinstance(words, list | tuple):
            expected = ", ".join(option.word for option in self.options)
            raise HouseFault("choice-value", where, found=str(value), expected=f"[{expected}]", near="")
        parsed = tuple(EnumChoice(self.options).parse(word, where) for word in words)
        if len(set(parsed)) != len(parsed):
            raise HouseFault("choice-repeats", where, found=str(list(words)))
        return parsed

    def listed(self) -> tuple[list[str], ...]:
        return (*([option.word] for option in self.options), [])


@dataclass(frozen=True)
class PerNumber:
    """A value for each number of players; the same for all where only `otherwise` is given."""

    otherwise: Any = None
    by_number: tuple[tuple[int, Any], ...] = ()

    def at(self, players: int) -> Any:
        """
        Returns the value for a number of players, or None where the house says nothing.

        >>> PerNumber(5, ((6, 7),)).at(6), PerNumber(5, ((6, 7),)).at(4)
        (7, 5)
        """
        for number, value in self.by_number:
            if number == players:
                return value
        return self.otherwise

    def values(self) -> Iterator[Any]:
        """Yields every value that stands in the table."""
        yield from (value for _, value in self.by_number)
        if self.otherwise is not None:
            yield self.otherwise


@dataclass(frozen=True)
class PerNumberChoice:
    """A value of another choice, or a table of them by the number of players."""

    inner: ChoiceType
    kind: str = "per-number"

    def parse(self, value: Any, where: str) -> PerNumber:
        if not isinstance(value, Mapping):
            return PerNumber(self.inner.parse(value, where))
        by_number = []
        otherwise = None
        for key, inner_value in value.items():
            place = f"{where}.{key}"
            if key == ELSE:
                otherwise = self.inner.parse(inner_value, place)
            elif str(key).isascii() and str(key).isdecimal():
                by_number.append((int(key), self.inner.parse(inner_value, place)))
            else:
                raise HouseFault("choice-number-key", place, found=str(key))
        return PerNumber(otherwise, tuple(sorted(by_number)))

    def listed(self) -> tuple[Any, ...]:
        return ()


@dataclass(frozen=True)
class TableChoice:
    """One per-number value for each of some names, all of which must be there."""

    names: tuple[str, ...]
    inner: PerNumberChoice
    kind: str = "fields"

    def parse(self, value: Any, where: str) -> dict[str, PerNumber]:
        if not isinstance(value, Mapping):
            raise HouseFault("choice-value", where, found=str(value), expected=" ".join(self.names), near="")
        for name in value:
            if name not in self.names:
                near = nearest(str(name), self.names)
                raise HouseFault("choice-table-key", f"{where}.{name}", found=str(name), near=near)
        missing = [name for name in self.names if name not in value]
        if missing:
            raise HouseFault("choice-table-missing", where, missing=", ".join(missing))
        return {name: self.inner.parse(value[name], f"{where}.{name}") for name in self.names}

    def listed(self) -> tuple[Any, ...]:
        return ()


def overlay(below: Any, above: Any) -> Any:
    """
    Lays a plain value over another: tables are merged, and a table by number covers only its numbers.

    >>> overlay(5, {"6": 7}), overlay({"a": 1, "b": 2}, {"b": 3}), overlay("x", "y")
    ({'else': 5, '6': 7}, {'a': 1, 'b': 3}, 'y')
    """
    if not isinstance(above, Mapping):
        return above
    lower: dict[str, Any] = {}
    if isinstance(below, Mapping):
        lower = {str(key): value for key, value in below.items()}
    elif below is not None:
        lower = {ELSE: below}
    for key, value in above.items():
        lower[str(key)] = overlay(lower[str(key)], value) if str(key) in lower else value
    return lower
