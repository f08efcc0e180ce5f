"""What a case says of the cards: hands that are seen, partly seen or unseen, and cards written one by one."""

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from pukk.core.cards import NONE
from pukk.core.errors import CaseFault, nearest
from pukk.core.notation import UNSEEN, format_card, parse_card, split_cards
from pukk.rulings.case import written


class Hand(NamedTuple):
    """
    A hand as a case gives it: the cards that are seen, and how many are not.

    `is_open` says that the number of unseen cards is itself unknown, as for `?` alone or a name left out.
    """

    seen: int
    unseen: int = 0
    is_open: bool = False

    @property
    def is_complete(self) -> bool:
        """Whether every card of the hand is seen."""
        return not self.unseen and not self.is_open


OPEN_HAND = Hand(NONE, 0, True)
"""A hand of which nothing is known."""


def parse_written(value: Any, where: str) -> list[str]:
    """Splits a hand, written as a list or as one string, into its cards; refuses anything else."""
    if isinstance(value, str):
        return split_cards(value)
    if isinstance(value, list) and all(isinstance(word, str) for word in value):
        return [word.strip() for word in value]
    raise CaseFault("case-hand", where, found=written(value))


def parse_hand(value: Any, language: str | None, where: str, most: int) -> Hand:
    """
    Reads a hand of at most so many cards, each seen or `?`; refuses one too many and one that stands twice.

    >>> parse_hand("♥K ?", None, "hands.P1", 5).unseen, parse_hand("", None, "hands.P1", 5).is_complete
    (1, True)
    """
    words = parse_written(value, where)
    if words == [UNSEEN]:
        return OPEN_HAND
    if len(words) > most:
        raise CaseFault("hand-too-large", where, found=len(words), most=most)
    seen = NONE
    for word in words:
        if word == UNSEEN:
            continue
        single = parse_card(word, language, where)
        if seen & single:
            raise CaseFault("card-twice", where, card=format_card(single))
        seen |= single
    return Hand(seen, words.count(UNSEEN))


def parse_hands(value: Any, names: Sequence[str], language: str | None, most: int) -> tuple[Hand, ...]:
    """Reads the hands of a case by seat; a name left out has an unseen hand."""
    if not isinstance(value, Mapping):
        raise CaseFault("case-table", "hands", found=written(value))
    by_name: dict[str, Hand] = {}
    for name, cards in value.items():
        known = find_name(name, names, f"hands.{name}")
        if known in by_name:
            raise CaseFault("case-name-twice", f"hands.{name}", found=name)
        by_name[known] = parse_hand(cards, language, f"hands.{name}", most)
    return tuple(by_name.get(name, OPEN_HAND) for name in names)


def find_name(value: Any, names: Sequence[str], where: str) -> str:
    """Returns a player's name as it stands among the players; refuses one that does not, naming the nearest."""
    if isinstance(value, str):
        name = unicodedata.normalize("NFC", value).strip()
        if name in names:
            return name
    shown = ", ".join(names[:10])
    raise CaseFault(
        "name-unknown", where, found=written(value), expected=shown, near=nearest(str(value), names)
    )


def find_names(value: Any, names: Sequence[str], where: str) -> tuple[str, ...]:
    """Returns a list of players' names; refuses anything else, and a name that stands twice."""
    if not isinstance(value, list):
        raise CaseFault("case-names", where, found=written(value))
    found = tuple(find_name(name, names, f"{where}.{place}") for place, name in enumerate(value))
    for place, name in enumerate(found):
        if name in found[:place]:
            raise CaseFault("case-name-twice", f"{where}.{place}", found=name)
    return found


def parse_single(value: Any, language: str | None, where: str) -> int | None:
    """Reads one card, or None where it is `?`."""
    if not isinstance(value, str):
        raise CaseFault("card-unknown", where, found=written(value))
    if value.strip() == UNSEEN:
        return None
    return parse_card(value, language, where)


def require_apart(sets: Sequence[tuple[str, int]]) -> None:
    """Refuses a card that lies in two places at once, naming both places."""
    seen: dict[str, int] = {}
    for place, cards in sets:
        for other, there in seen.items():
            both = cards & there
            if both:
                single = both & -both
                raise CaseFault("card-in-two-places", place, card=format_card(single), other=other)
        seen[place] = seen.get(place, NONE) | cards
