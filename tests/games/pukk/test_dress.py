"""Dressing: what everybody puts on the fields, and that nothing of it is lost."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pukk.core.errors import HouseFault
from pukk.core.ledger import Ledger, Transfer, on_field, player
from pukk.games.pukk.dress import (
    add_dressing,
    chips_by_field,
    chips_by_player,
    compute_dressing,
    compute_own_stake,
    extra_in_pukk,
    stake_before_deal,
    stake_on_shared,
    stakes_of,
)
from pukk.games.pukk.house import FIELDS, FieldStatus, PukkHouse
from pukk.games.pukk.setup import Owners, compute_owners
from tests.games.pukk.strategies import houses, shipped

NAMES = tuple(f"P{seat}" for seat in range(10))
tables = st.integers(2, 10).map(lambda players: NAMES[:players])
chips = st.integers(0, 10**9)


def dress(house: PukkHouse, players: int) -> tuple[dict[str, int], dict[str, int]]:
    """Returns what one dressing brings to each field, and what it costs each player."""
    names = NAMES[:players]
    owners = compute_owners(house, names)
    transfers = compute_dressing(house, owners, names)
    return dict(chips_by_field(owners, transfers)), dict(chips_by_player(names, transfers))


@pytest.mark.clause("pukk.dress.own-stake")
@pytest.mark.parametrize("players", [6, 7])
def test_as_many_chips_as_players_lie_on_each_field_of_ones_own(players: int) -> None:
    fields, pays = dress(shipped("morgunbladid-2002"), players)
    assert set(fields.values()) == set(pays.values()) == {players}
    assert len(fields) == players


@pytest.mark.clause("pukk.dress.own-stake")
def test_a_stake_may_be_a_number_that_does_not_depend_on_the_players() -> None:
    house = shipped("morgunbladid-2002", own_stake=3)
    assert compute_own_stake(house, 6) == 3
    assert compute_own_stake(shipped("morgunbladid-2002"), 6) == 6


@pytest.mark.clause("pukk.dress.shared-stake")
def test_five_players_each_put_a_chip_on_the_pamfills_field_that_they_share() -> None:
    fields, pays = dress(shipped("morgunbladid-2002"), 5)
    assert fields == dict.fromkeys(("ace", "king", "queen", "jack", "ten", "pamfill"), 5)
    assert pays == dict.fromkeys(NAMES[:5], 6)


@pytest.mark.clause("pukk.dress.shared-stake")
def test_the_stake_on_a_shared_field_is_what_the_house_says() -> None:
    fields, pays = dress(shipped("morgunbladid-2002", shared_stake=3), 5)
    assert (fields["pamfill"], pays["P4"]) == (15, 8)
    assert (stake_on_shared(True, 3), stake_on_shared(False, 3)) == (3, 0)


@pytest.mark.clause("pukk.dress.pukk-extra")
def test_at_seven_the_owner_of_the_pukk_puts_in_five_and_one() -> None:
    fields, pays = dress(shipped("pukk-is"), 7)
    assert fields == dict.fromkeys(("ace", "king", "queen", "jack", "ten", "pamfill"), 5) | {"pukk": 12}
    assert pays == dict.fromkeys(NAMES[:7], 6)
    assert sum(fields.values()) == 42


@pytest.mark.clause("pukk.dress.pukk-extra")
def test_the_extra_chip_goes_into_the_pukk_alone() -> None:
    assert (extra_in_pukk(True, 2), extra_in_pukk(False, 2)) == (2, 0)
    fields, _ = dress(shipped("pukk-is", pukk_extra=2), 6)
    assert fields["pukk"] == 12
    assert fields["ace"] == 5


@pytest.mark.clause("pukk.dress.pukk-extra")
def test_without_a_pukk_on_the_board_nobody_pays_into_it() -> None:
    fields, pays = dress(shipped("morgunbladid-2002", pukk_extra=2), 6)
    assert "pukk" not in fields
    assert set(pays.values()) == {6}


@pytest.mark.clause("pukk.dress.pay-on-demand")
def test_who_pays_on_demand_dresses_nothing_of_his_own() -> None:
    assert (stake_before_deal(5, True), stake_before_deal(5, False)) == (0, 5)
    fields, pays = dress(shipped("morgunbladid-2002", pay_on_demand=True), 5)
    assert fields == {"ace": 0, "king": 0, "queen": 0, "jack": 0, "ten": 0, "pamfill": 5}
    assert set(pays.values()) == {1}


@pytest.mark.clause("pukk.dress.stays-dressed")
def test_what_nobody_took_is_dressed_again_on_top() -> None:
    assert add_dressing(6, 6) == 12
    assert add_dressing(0, 6) == 6


def test_who_owns_two_fields_dresses_both_and_two_owners_dress_one_each() -> None:
    status = dict.fromkeys(FIELDS, "absent") | {"ace": "owned", "king": "owned", "queen": "owned"}
    house = shipped("pukk-is", fields=status)
    assert dress(house, 2) == ({"ace": 5, "king": 5, "queen": 5}, {"P0": 10, "P1": 5})
    assert dress(house, 4) == ({"ace": 10, "king": 5, "queen": 5}, dict.fromkeys(NAMES[:4], 5))


def test_each_transfer_names_its_clause_and_transfers_of_nothing_are_left_out() -> None:
    house = shipped("pukk-is", shared_stake=2)
    names = NAMES[:2]
    transfers = compute_dressing(house, compute_owners(house, names), names)
    assert transfers == [
        Transfer(player("P0"), on_field("ace"), 5, "pukk.dress.own-stake"),
        Transfer(player("P1"), on_field("king"), 5, "pukk.dress.own-stake"),
        Transfer(player("P0"), on_field("pukk"), 2, "pukk.dress.shared-stake"),
        Transfer(player("P0"), on_field("pukk"), 1, "pukk.dress.pukk-extra"),
        Transfer(player("P1"), on_field("pukk"), 2, "pukk.dress.shared-stake"),
        Transfer(player("P1"), on_field("pukk"), 1, "pukk.dress.pukk-extra"),
    ]


def test_a_house_is_asked_only_for_stakes_that_the_board_has() -> None:
    asked = set()

    class Asked:
        def __getattr__(self, choice: str) -> bool:
            asked.add(choice)
            return False

    house: Any = Asked()
    for status, choices in (
        (FieldStatus.ABSENT, set()),
        (FieldStatus.SHARED, {"shared_stake", "pukk_extra"}),
    ):
        asked.clear()
        compute_dressing(house, dict.fromkeys(FIELDS, ("P0",)) | {"pukk": status}, ["P0"])
        assert asked == {"own_stake", "pay_on_demand", *choices}


def test_other_transfers_are_counted_neither_as_on_a_field_nor_as_by_a_player() -> None:
    owners: Owners = dict.fromkeys(FIELDS, FieldStatus.ABSENT) | {"ace": ("P0",)}
    back = Transfer(on_field("ace"), player("P0"), 5, "pukk.collect.trump-honours")
    assert dict(chips_by_field(owners, [back])) == {"ace": 0}
    assert dict(chips_by_player(["P0"], [back])) == {"P0": 0}


def test_what_was_counted_cannot_be_written_over() -> None:
    owners: Owners = dict.fromkeys(FIELDS, FieldStatus.SHARED)
    for counted in (chips_by_field(owners, []), chips_by_player(["P0"], [])):
        with pytest.raises(TypeError):
            counted["P0"] = 9  # type: ignore[index]


@given(chips, chips)
@pytest.mark.clause("pukk.dress.stays-dressed")
def test_dressing_adds_to_what_lies_there_whatever_it_is(before: int, dressing: int) -> None:
    assert add_dressing(before, dressing) - dressing == before


@given(houses(), tables)
@pytest.mark.clause("pukk.dress.own-stake", "pukk.dress.shared-stake", "pukk.dress.pukk-extra")
def test_each_field_gets_what_a_count_of_every_player_and_chip_gives(
    house: PukkHouse, names: tuple[str, ...]
) -> None:
    try:
        owners = compute_owners(house, names)
    except HouseFault:
        return
    stake = len(names) if house.own_stake == "players" else house.own_stake
    expected = {field: 0 for field in FIELDS if owners[field] is not FieldStatus.ABSENT}
    paid = dict.fromkeys(names, 0)
    for field in expected:
        for name in names:
            owned_by = owners[field]
            amount = house.shared_stake if owned_by is FieldStatus.SHARED else 0
            if isinstance(owned_by, tuple) and name in owned_by and not house.pay_on_demand:
                assert not isinstance(stake, str)
                amount += stake
            if field == "pukk":
                amount += house.pukk_extra
            expected[field] += amount
            paid[name] += amount
    transfers = compute_dressing(house, owners, names)
    assert dict(chips_by_field(owners, transfers)) == expected
    assert dict(chips_by_player(names, transfers)) == paid
    assert transfers == compute_dressing(stakes_of(house), owners, names)
    ledger = Ledger({player(name): paid[name] for name in names}).apply(transfers)
    assert ledger.total() == sum(paid.values())
    assert all(ledger.balance(player(name)) == 0 for name in names)


@given(st.integers(5, 7))
@pytest.mark.clause("pukk.dress.own-stake")
def test_dressing_in_morgunbladid_is_one_chip_of_each_player_on_each_field(players: int) -> None:
    fields, pays = dress(shipped("morgunbladid-2002"), players)
    assert set(fields.values()) == {players}
    assert set(pays.values()) == {len(fields)}
