"""A case of Púkk: what is on the table, and what of it is known, before and under a house."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from pukk.core.cards import NONE
from pukk.core.choices import MOST_CHIPS
from pukk.core.errors import CaseFault, nearest
from pukk.core.notation import format_card
from pukk.games.pukk.dress import Stakes, chips_by_field, compute_dressing, stakes_of
from pukk.games.pukk.house import FIELDS, FieldStatus, PukkHouse
from pukk.games.pukk.setup import (
    HAND_SIZE,
    Owners,
    compute_owners,
    compute_pack,
    present_fields,
    require_players,
)
from pukk.rulings.case import Request, parse_names, require_count, require_once, written
from pukk.rulings.hands import Hand, find_name, parse_hands, parse_single, require_apart


@dataclass(frozen=True)
class Case:
    """
    A case of Púkk, read once for all houses; `body` holds the keys of its own question as they were written.

    `upcard` is None where nobody has seen it; `dealer` is a seat, or None where nobody has dealt yet.
    """

    ask: str
    language: str | None
    names: tuple[str, ...]
    dealer: int | None
    upcard: int | None
    hands: tuple[Hand, ...]
    fields: Mapping[str, int]
    stated_owners: Mapping[str, tuple[str, ...]]
    played: int
    body: Mapping[str, Any]

    @cached_property
    def seen(self) -> int:
        """All cards that the case names, wherever they lie."""
        cards = (self.upcard or NONE) | self.played
        for hand in self.hands:
            cards |= hand.seen
        return cards

    @cached_property
    def seen_hands(self) -> tuple[int, ...]:
        """The cards that are seen in each hand, by seat."""
        return tuple(hand.seen for hand in self.hands)

    @property
    def dealer_seat(self) -> int:
        """The dealer's seat, the first where nobody has dealt yet."""
        return self.dealer or 0

    def seat(self, name: str) -> int:
        """Returns the seat of a player."""
        return self.names.index(name)


def parse_case(request: Request, before_tracing: bool, played: int = NONE) -> Case:
    """
    Reads the keys that all questions of Púkk share; refuses cards in two places and chips below nought.

    Before the tracing a hand with unseen cards is filled up to five of them.
    """
    body = request.body
    if "players" not in body:
        raise CaseFault("key-missing", "players", key="players")
    names = parse_names(body["players"])
    hands = parse_hands(body.get("hands", {}), names, request.language, HAND_SIZE)
    if before_tracing:
        hands = tuple(hand if hand.is_complete else fill_up(hand) for hand in hands)
    upcard = parse_single(body["upcard"], request.language, "upcard") if "upcard" in body else None
    require_apart(
        [("upcard", upcard or NONE), (place_of_played(request.ask), played)]
        + [(f"hands.{name}", hand.seen) for name, hand in zip(names, hands, strict=True)]
    )
    return Case(
        ask=request.ask,
        language=request.language,
        names=names,
        dealer=parse_dealer(body, names, request.ask),
        upcard=upcard,
        hands=hands,
        fields=parse_fields(body.get("fields", {})),
        stated_owners=parse_owners(body.get("owners", {}), names),
        played=played,
        body=body,
    )


def place_of_played(ask: str) -> str:
    """
    Returns the key of a case that names cards already out.

    >>> place_of_played("settle"), place_of_played("play")
    ('last', 'played')
    """
    return "last" if ask == "settle" else "played"


def fill_up(hand: Hand) -> Hand:
    """
    Returns a partly seen hand with as many unseen cards as make five.

    >>> fill_up(Hand(NONE, 0, True)).unseen
    5
    """
    return Hand(hand.seen, HAND_SIZE - hand.seen.bit_count())


def parse_dealer(body: Mapping[str, Any], names: Sequence[str], ask: str) -> int | None:
    """Reads who deals, the first player by default; `?` says that nobody has, which only `next-dealer` can ask."""
    value = body.get("dealer", names[0])
    if value == "?" and ask == "next-dealer":
        return None
    return names.index(find_name(value, names, "dealer"))


def parse_fields(value: Any) -> dict[str, int]:
    """Reads the chips that lie on fields; refuses an unknown field and a number below nought."""
    if not isinstance(value, Mapping):
        raise CaseFault("case-table", "fields", found=written(value))
    for field in value:
        require_field(field, "fields")
    return {field: require_count(chips, f"fields.{field}", 0, MOST_CHIPS) for field, chips in value.items()}


def require_field(field: str, where: str) -> None:
    """Refuses a name that is no field's, naming the nearest."""
    if field not in FIELDS:
        place = f"{where}.{field}"
        raise CaseFault(
            "field-unknown", place, found=field, expected=" ".join(FIELDS), near=nearest(field, FIELDS)
        )


def parse_owners(value: Any, names: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Reads who owns which field, one player or a list of them."""
    if not isinstance(value, Mapping):
        raise CaseFault("case-table", "owners", found=written(value))
    owners = {}
    for field, owner in value.items():
        require_field(field, "owners")
        listed = owner if isinstance(owner, list) and owner else [owner]
        found = [find_name(name, names, f"owners.{field}") for name in listed]
        owners[field] = require_once(found, f"owners.{field}")
    return owners


@lru_cache(maxsize=256)
def dress_once(
    stakes: Stakes, owners: tuple[tuple[str, tuple[str, ...] | FieldStatus], ...], names: tuple[str, ...]
) -> Mapping[str, int]:
    """Returns the chips of one dressing on each field; remembered, since most changes of a house leave it as it is."""
    by_field = dict(owners)
    return chips_by_field(by_field, compute_dressing(stakes, by_field, names))


class Table:
    """
    A case under a house: the pack, the owners and the dressing that the house gives it.

    Making one refuses what cannot be at this table: too many players, cards out of the pack, chips on a
    field that is absent. `dressing` may be handed in to hold the chips that the case does not state.
    """

    def __init__(self, case: Case, house: PukkHouse, dressing: Mapping[str, int] | None = None) -> None:
        self.case = case
        self.house = house
        self.players = len(case.names)
        require_players(house, self.players)
        self.pack = compute_pack(house, self.players)
        self._held_dressing = dressing
        self._require_in_pack()

    def under(self, house: PukkHouse) -> "Table":
        """Returns the same case on the table of another house."""
        return Table(self.case, house)

    @cached_property
    def owners(self) -> Owners:
        """Who owns each field: as the case says, else by the seats."""
        by_seat = compute_owners(self.house, self.case.names)
        for field in self.case.stated_owners:
            if isinstance(by_seat[field], FieldStatus):
                raise CaseFault("field-not-owned", f"owners.{field}", found=field)
        return {**by_seat, **self.case.stated_owners}

    @cached_property
    def fields(self) -> tuple[str, ...]:
        """The fields on the board."""
        present = present_fields(self.owners)
        for field in self.case.fields:
            if field not in present:
                raise CaseFault("field-absent", f"fields.{field}", found=field, players=self.players)
        return present

    @cached_property
    def dressing(self) -> Mapping[str, int]:
        """The chips of one dressing on each field, under this house."""
        return dress_once(stakes_of(self.house), tuple(self.owners.items()), self.case.names)

    def chips(self, field: str) -> int:
        """Returns the chips on a field: as the case says, else those of one dressing."""
        if field in self.case.fields:
            return self.case.fields[field]
        if self._held_dressing is not None and field in self._held_dressing:
            return self._held_dressing[field]
        return self.dressing[field]

    @property
    def stock(self) -> int:
        """How many cards lie face down in the stock."""
        return self.pack.bit_count() - self.players * HAND_SIZE - 1

    def _require_in_pack(self) -> None:
        foreign = self.case.seen & (self.case.seen ^ self.pack) & ~self.pack
        if not foreign:
            return
        single = foreign & -foreign
        hands = zip(self.case.names, self.case.hands, strict=True)
        place = next((f"hands.{name}" for name, hand in hands if hand.seen & single), "")
        place = place or ("upcard" if self.case.upcard == single else place_of_played(self.case.ask))
        lowest = format_card(self.pack & -self.pack)[1:]
        raise CaseFault(
            "card-not-in-pack", place, card=format_card(single), lowest=lowest, players=self.players
        )
