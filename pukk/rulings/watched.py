"""A house that notes which of its choices a decision has asked for."""

from typing import Any


class Watched:
    """
    Stands before a typed house and notes each choice that is read, so that the others need not be tried.

    >>> from types import SimpleNamespace
    >>> house = Watched(SimpleNamespace(buy=1, slip=2))
    >>> house.slip, house.read
    (2, {'slip'})
    """

    def __init__(self, house: Any) -> None:
        self._house = house
        self.read: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.read.add(name)
        value = getattr(self._house, name)
        # Kept as an attribute of its own, so that Python finds it without coming here again.
        self.__dict__[name] = value
        return value
