"""Setup: who can play, with which pack, and who owns which field."""

from collections.abc import Mapping, Sequence

from pukk.core.cards import PAMFILL, RANK_CARDS, Rank, pack_from
from pukk.core.errors import HouseFault, RuleViolation
from pukk.core.logic import CardSet, Number, Truth, at_least, conj, ite
from pukk.core.rule import rule
from pukk.games.pukk.house import FIELDS, FieldStatus, PukkHouse

HAND_SIZE = 5
"""Cards dealt to each player (mbl.19, pukk.27)."""

FIELD_RANKS: dict[str, Rank] = {
    "ace": Rank.ACE,
    "king": Rank.KING,
    "queen": Rank.QUEEN,
    "jack": Rank.JACK,
    "ten": Rank.TEN,
    "nine": Rank.NINE,
    "pamfill": Rank.JACK,
    "pukk": Rank.SIX,
}
"""Field → the rank of the card it stands for: a trump, but for the pamfíll's, which is ♣J whatever is trump."""

Owners = Mapping[str, tuple[str, ...] | FieldStatus]
"""Field → its owners by name, or `SHARED` or `ABSENT`."""


@rule("pukk.setup.players")
def may_sit_down(players: Number, fewest: Number, most: Number) -> Truth:
    """
    Tells whether so many players may play in a house.

    Source: mbl.04, mbl.12–.14, pukk.02.

    >>> may_sit_down(6, 5, 7), may_sit_down(8, 5, 7)
    (True, False)
    """
    return conj(at_least(players, fewest), at_least(most, players))


@rule("pukk.setup.pack-suffices")
def pack_suffices(players: Number, pack_size: Number) -> Truth:
    """
    Tells whether a pack gives everybody five cards and leaves one to turn.

    Source: mbl.19, mbl.20, pukk.27.

    >>> pack_suffices(7, 40), pack_suffices(8, 40)
    (True, False)
    """
    return at_least(pack_size, players * HAND_SIZE + 1)


@rule("pukk.setup.field-cards")
def field_card(field: str, trump: CardSet) -> CardSet:
    """
    Returns the card that a field stands for when a suit, given as all its cards, is trump.

    Source: mbl.07, mbl.14, mbl.24a, mbl.24b, pukk.28.

    >>> from pukk.core.cards import SUIT_CARDS, Suit
    >>> from pukk.core.notation import format_card
    >>> format_card(field_card("king", SUIT_CARDS[Suit.SPADES]))
    '♠K'
    """
    return ite(field == "pamfill", PAMFILL, RANK_CARDS[FIELD_RANKS[field]] & trump)


@rule("pukk.setup.pack", reading="plain")
def compute_lowest(house: PukkHouse, players: int) -> int:
    """
    Returns the lowest rank that a house keeps for a number of players.

    Refuses a number for which the house says nothing.

    Source: mbl.04, pukk.07, pukk.08.
    """
    lowest = house.lowest.at(players)
    if lowest is None:
        raise HouseFault("house-silent-number", f"choices.lowest.{players}", choice="lowest", players=players)
    return int(lowest)


def compute_pack(house: PukkHouse, players: int) -> int:
    """Returns the pack that a house plays with at a number of players."""
    return pack_from(compute_lowest(house, players))


def require_players(house: PukkHouse, players: int) -> None:
    """Refuses a number of players that the house does not admit, or whose pack does not suffice."""
    fewest, most = house.players
    if not may_sit_down(players, fewest, most):
        raise RuleViolation(
            "pukk.setup.players", players, "players-not-admitted", "players", fewest=fewest, most=most
        )
    pack_size = compute_pack(house, players).bit_count()
    if not pack_suffices(players, pack_size):
        needed = players * HAND_SIZE + 1
        raise RuleViolation(
            "pukk.setup.pack-suffices", players, "pack-too-small", "players", pack=pack_size, needed=needed
        )


@rule("pukk.setup.fields", reading="plain")
def compute_status(house: PukkHouse, field: str, players: int) -> FieldStatus:
    """
    Tells whether a field is owned, shared or absent at a number of players.

    Refuses a number for which the house says nothing.

    Source: mbl.07–.15, pukk.18b, pukk.19, pukk.21, pukk.22.
    """
    status = house.fields[field].at(players)
    if status is None:
        place = f"choices.fields.{field}.{players}"
        raise HouseFault("house-silent-number", place, choice=f"fields.{field}", players=players)
    found: FieldStatus = status
    return found


@rule("pukk.setup.owners", reading="plain")
def compute_owners(house: PukkHouse, names: Sequence[str]) -> Owners:
    """
    Returns who owns each field: the seats in order take the owned fields in order, from the ace.

    With more players than owned fields the seats begin again at the ace, with fewer the fields
    begin again at the first seat.

    Source: mbl.09, mbl.16, mbl.17, pukk.18b, pukk.19.
    """
    status = {field: compute_status(house, field, len(names)) for field in FIELDS}
    owned = [field for field in FIELDS if status[field] is FieldStatus.OWNED]
    owners: dict[str, list[str]] = {field: [] for field in owned}
    for place in range(max(len(owned), len(names)) if owned else 0):
        owners[owned[place % len(owned)]].append(names[place % len(names)])
    return {field: tuple(owners[field]) if field in owners else status[field] for field in FIELDS}


def present_fields(owners: Owners) -> tuple[str, ...]:
    """Returns the fields that are on the board, in the order of `FIELDS`."""
    return tuple(field for field in FIELDS if owners[field] is not FieldStatus.ABSENT)
