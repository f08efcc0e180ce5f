"""A house that notes which of its choices a decision has asked for."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any


class Watched:
    """
    Stands before a typed house and notes each choice that is read, so that the others need not be tried.

    `changes` are choices that it has otherwise than the house behind it.

    >>> from types import SimpleNamespace
    >>> house = Watched(SimpleNamespace(buy=1, slip=2))
    >>> house.slip, house.read
    (2, {'slip'})
    """

    def __init__(self, house: Any, changes: Mapping[str, Any] = MappingProxyType({})) -> None:
        self._house = house
        self._changes = changes
        self.read: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.read.add(name)
        value = self._changes[name] if name in self._changes else getattr(self._house, name)
        # Kept as an attribute of its own, so that Python finds it without coming here again.
        self.__dict__[name] = value
        return value
