"""Dressing: what everybody puts on the fields before the deal."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from pukk.core.ledger import Transfer, on_field, player
from pukk.core.logic import Number, Truth, ite
from pukk.core.rule import rule
from pukk.games.pukk.house import FieldStatus, PukkHouse
from pukk.games.pukk.setup import Owners, present_fields


class Stakes(NamedTuple):
    """The choices of a house that dressing asks for."""

    own_stake: int | str
    shared_stake: int
    pukk_extra: int
    pay_on_demand: bool


def stakes_of(house: PukkHouse) -> Stakes:
    """Returns what a house says of dressing."""
    return Stakes(house.own_stake, house.shared_stake, house.pukk_extra, house.pay_on_demand)


@rule("pukk.dress.own-stake", reading="plain")
def compute_own_stake(house: PukkHouse | Stakes, players: int) -> int:
    """
    Returns the chips that a player puts on a field of his own; `players` is as many as there are players.

    Source: mbl.12, mbl.13, pukk.21.
    """
    stake = house.own_stake
    return players if isinstance(stake, str) else stake


@rule("pukk.dress.pay-on-demand")
def stake_before_deal(stake: Number, pay_on_demand: Truth) -> Number:
    """
    Returns what is put on an owned field beforehand: nothing where the owner pays the holder on the spot.

    Source: mbl.10, mbl.11, pukk.09.

    >>> stake_before_deal(6, False), stake_before_deal(6, True)
    (6, 0)
    """
    return ite(pay_on_demand, 0, stake)


@rule("pukk.dress.shared-stake")
def stake_on_shared(is_shared: Truth, shared_stake: Number) -> Number:
    """
    Returns the chips that each player puts on a field, if everybody shares it.

    Source: mbl.13, mbl.15.

    >>> stake_on_shared(True, 1), stake_on_shared(False, 1)
    (1, 0)
    """
    return ite(is_shared, shared_stake, 0)


@rule("pukk.dress.pukk-extra")
def extra_in_pukk(is_pukk: Truth, pukk_extra: Number) -> Number:
    """
    Returns the chips that each player, its owner too, puts in the púkk besides.

    Source: pukk.21, pukk.22.

    >>> extra_in_pukk(True, 1), extra_in_pukk(False, 1)
    (1, 0)
    """
    return ite(is_pukk, pukk_extra, 0)


def compute_dressing(house: PukkHouse | Stakes, owners: Owners, names: Sequence[str]) -> list[Transfer]:
    """Returns the transfers of one dressing, field by field; transfers of nothing are left out."""
    own = stake_before_deal(compute_own_stake(house, len(names)), house.pay_on_demand)
    transfers = []
    for field in present_fields(owners):
        owned_by = owners[field]
        is_shared = owned_by is FieldStatus.SHARED
        shared = stake_on_shared(is_shared, house.shared_stake if is_shared else 0)
        extra = extra_in_pukk(field == "pukk", house.pukk_extra if field == "pukk" else 0)
        for name in names:
            is_owner = isinstance(owned_by, tuple) and name in owned_by
            for amount, clause in (
                (own if is_owner else 0, "pukk.dress.own-stake"),
                (shared, "pukk.dress.shared-stake"),
                (extra, "pukk.dress.pukk-extra"),
            ):
                if amount:
                    transfers.append(Transfer(player(name), on_field(field), amount, clause))
    return transfers


@rule("pukk.dress.stays-dressed")
def add_dressing(before: Number, dressing: Number) -> Number:
    """
    Returns the chips on a field after dressing: what was not taken stays, and the dressing comes on top.

    Source: mbl.11, pukk.23.

    >>> add_dressing(6, 6)
    12
    """
    return before + dressing


def chips_by_field(owners: Owners, transfers: Sequence[Transfer]) -> Mapping[str, int]:
    """Returns the chips that some transfers bring to each field on the board."""
    chips = dict.fromkeys(present_fields(owners), 0)
    for transfer in transfers:
        if transfer.target.kind == "field":
            chips[transfer.target.name] += transfer.amount
    return MappingProxyType(chips)


def chips_by_player(names: Sequence[str], transfers: Sequence[Transfer]) -> Mapping[str, int]:
    """Returns the chips that each player gives in some transfers, nought included."""
    chips = dict.fromkeys(names, 0)
    for transfer in transfers:
        if transfer.source.kind == "player":
            chips[transfer.source.name] += transfer.amount
    return MappingProxyType(chips)
