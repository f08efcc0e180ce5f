"""Setup: who can play, with which pack, and who owns which field."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pukk.core.cards import FULL_PACK, PAMFILL, SUIT_CARDS, Suit, pack_from
from pukk.core.errors import HouseFault, RuleViolation
from pukk.core.notation import cards
from pukk.games.pukk.house import FIELDS, FieldStatus, PukkHouse
from pukk.games.pukk.setup import (
    compute_lowest,
    compute_owners,
    compute_pack,
    compute_status,
    field_card,
    may_sit_down,
    pack_suffices,
    present_fields,
    require_players,
)
from tests.games.pukk.plain import plain_cards
from tests.games.pukk.strategies import houses, shipped, trumps

MBL, ISL = shipped("morgunbladid-2002"), shipped("pukk-is")
OWNED, SHARED, ABSENT = FieldStatus
NAMES = tuple(f"P{seat}" for seat in range(10))
tables = st.integers(2, 10).map(lambda players: NAMES[:players])


def board(**status: str) -> dict[str, str]:
    """Returns the plain value of the choice of fields: absent but for some."""
    return dict.fromkeys(FIELDS, "absent") | status


@pytest.mark.clause("pukk.setup.players")
def test_as_many_play_as_a_house_admits_and_neither_fewer_nor_more() -> None:
    assert [may_sit_down(players, 5, 7) for players in (4, 5, 7, 8)] == [False, True, True, False]


@pytest.mark.clause("pukk.setup.players")
def test_a_fourth_and_an_eighth_player_are_refused_at_a_table_of_five_to_seven() -> None:
    require_players(MBL, 5)
    require_players(MBL, 7)
    for players in (4, 8):
        with pytest.raises(RuleViolation) as refused:
            require_players(MBL, players)
        assert (refused.value.clause, refused.value.offending) == ("pukk.setup.players", players)
        assert (refused.value.key, refused.value.where) == ("players-not-admitted", "players")
        assert (refused.value.details["fewest"], refused.value.details["most"]) == (5, 7)


@pytest.mark.clause("pukk.setup.pack-suffices")
def test_forty_cards_are_enough_for_seven_and_a_full_pack_for_ten() -> None:
    assert pack_suffices(7, 40)
    assert pack_suffices(10, 52)
    assert not pack_suffices(8, 40)


@pytest.mark.clause("pukk.setup.pack-suffices")
def test_a_card_must_be_left_to_turn() -> None:
    assert pack_suffices(8, 41)
    assert not pack_suffices(8, 40)


@pytest.mark.clause("pukk.setup.pack-suffices")
def test_eight_are_refused_where_forty_cards_are_all_dealt_out() -> None:
    require_players(ISL, 7)
    with pytest.raises(RuleViolation) as refused:
        require_players(ISL, 8)
    assert (refused.value.clause, refused.value.offending) == ("pukk.setup.pack-suffices", 8)
    assert (refused.value.key, refused.value.where) == ("pack-too-small", "players")
    assert (refused.value.details["pack"], refused.value.details["needed"]) == (40, 41)


@pytest.mark.clause("pukk.setup.pack")
def test_the_lowest_card_depends_on_how_many_play() -> None:
    assert [compute_lowest(MBL, players) for players in (5, 6, 7)] == [7, 6, 5]
    assert [compute_pack(MBL, players).bit_count() for players in (5, 6, 7)] == [32, 36, 40]
    assert compute_lowest(ISL, 3) == 5


@pytest.mark.clause("pukk.setup.pack")
def test_a_number_of_players_without_a_pack_is_refused_with_its_place() -> None:
    house = shipped("morgunbladid-2002", players=[4, 7])
    with pytest.raises(HouseFault) as refused:
        require_players(house, 4)
    assert (refused.value.key, refused.value.where) == ("house-silent-number", "choices.lowest.4")
    assert refused.value.details == {"choice": "lowest", "players": 4}


@pytest.mark.clause("pukk.setup.field-cards")
@pytest.mark.parametrize(
    ("field", "card"),
    [
        ("ace", "♦A"),
        ("king", "♦K"),
        ("queen", "♦Q"),
        ("jack", "♦J"),
        ("ten", "♦10"),
        ("nine", "♦9"),
        ("pukk", "♦6"),
        ("pamfill", "♣J"),
    ],
)
def test_each_field_stands_for_its_card_of_the_trump_suit(field: str, card: str) -> None:
    assert field_card(field, SUIT_CARDS[Suit.DIAMONDS]) == cards(card)


@pytest.mark.clause("pukk.setup.field-cards")
@given(trumps)
def test_the_pamfills_field_stands_for_the_jack_of_clubs_whatever_is_trump(trump: int) -> None:
    assert field_card("pamfill", trump) == PAMFILL


@pytest.mark.clause("pukk.setup.fields")
def test_the_fields_depend_on_how_many_play() -> None:
    assert [compute_status(MBL, "pamfill", players) for players in (5, 6, 7)] == [SHARED, OWNED, OWNED]
    assert [compute_status(MBL, "pukk", players) for players in (5, 6, 7)] == [ABSENT, ABSENT, OWNED]
    assert [compute_status(ISL, "pukk", players) for players in (6, 7)] == [SHARED, OWNED]


@pytest.mark.clause("pukk.setup.fields")
def test_a_number_of_players_without_a_field_is_refused_with_its_place() -> None:
    with pytest.raises(HouseFault) as refused:
        compute_status(MBL, "pamfill", 4)
    assert (refused.value.key, refused.value.where) == ("house-silent-number", "choices.fields.pamfill.4")
    assert refused.value.details == {"choice": "fields.pamfill", "players": 4}


@pytest.mark.clause("pukk.setup.owners")
def test_the_seats_own_the_fields_in_order_from_the_ace() -> None:
    assert compute_owners(MBL, NAMES[:7]) == {
        "ace": ("P0",),
        "king": ("P1",),
        "queen": ("P2",),
        "jack": ("P3",),
        "ten": ("P4",),
        "nine": ABSENT,
        "pamfill": ("P5",),
        "pukk": ("P6",),
    }


@pytest.mark.clause("pukk.setup.owners")
def test_shared_fields_are_passed_over() -> None:
    house = shipped("pukk-is", fields=board(ace="owned", king="shared", queen="owned"))
    assert compute_owners(house, NAMES[:2])["queen"] == ("P1",)
    assert compute_owners(house, NAMES[:2])["king"] is SHARED


@pytest.mark.clause("pukk.setup.owners")
def test_with_more_players_than_fields_the_order_begins_again_at_the_ace() -> None:
    house = shipped("pukk-is", fields=board(ace="owned", king="owned"))
    owners = compute_owners(house, NAMES[:5])
    assert (owners["ace"], owners["king"]) == (("P0", "P2", "P4"), ("P1", "P3"))


@pytest.mark.clause("pukk.setup.owners")
def test_with_fewer_players_than_fields_the_owner_of_the_ace_gets_the_next() -> None:
    house = shipped(
        "pukk-is", fields=board(ace="owned", king="owned", queen="owned", jack="owned", ten="owned")
    )
    owners = compute_owners(house, NAMES[:2])
    assert [owners[field] for field in FIELDS[:5]] == [("P0",), ("P1",), ("P0",), ("P1",), ("P0",)]


@pytest.mark.clause("pukk.setup.owners")
def test_a_board_that_is_all_shared_has_no_owners() -> None:
    house = shipped("pukk-is", fields=dict.fromkeys(FIELDS, "shared"))
    assert set(compute_owners(house, NAMES[:3]).values()) == {SHARED}


def test_the_fields_on_the_board_are_those_that_are_not_absent_in_order() -> None:
    assert present_fields(compute_owners(MBL, NAMES[:5])) == (
        "ace",
        "king",
        "queen",
        "jack",
        "ten",
        "pamfill",
    )
    assert present_fields(dict.fromkeys(FIELDS[:-1], ABSENT) | {"pukk": SHARED}) == ("pukk",)


@given(st.integers(2, 12), st.integers(2, 14))
@pytest.mark.clause("pukk.setup.pack-suffices")
def test_a_pack_suffices_exactly_where_five_each_leave_a_card(players: int, lowest: int) -> None:
    pack = plain_cards(pack_from(lowest))
    for _ in range(5 * players):
        pack = pack[1:]
    assert pack_suffices(players, 4 * (15 - lowest)) is bool(pack)


@given(houses(), st.integers(1, 12))
@pytest.mark.clause("pukk.setup.players", "pukk.setup.pack-suffices")
def test_who_may_sit_down_has_a_pack_with_five_cards_each_and_one_to_turn(
    house: PukkHouse, players: int
) -> None:
    try:
        require_players(house, players)
        allowed = True
    except (RuleViolation, HouseFault):
        allowed = False
    fewest, most = house.players
    lowest = house.lowest.at(players)
    expected = fewest <= players <= most and lowest is not None and 4 * (15 - lowest) > 5 * players
    assert allowed is expected


@given(houses(), tables)
@pytest.mark.clause("pukk.setup.owners", "pukk.setup.fields")
def test_every_owned_field_has_an_owner_and_nobody_else_has_more_than_one_more(
    house: PukkHouse, names: tuple[str, ...]
) -> None:
    status: dict[str, Any] = {field: house.fields[field].at(len(names)) for field in FIELDS}
    if None in status.values():
        with pytest.raises(HouseFault):
            compute_owners(house, names)
        return
    owners = compute_owners(house, names)
    assert list(owners) == list(FIELDS)
    owned = [field for field in FIELDS if status[field] is OWNED]
    assert all(owners[field] is status[field] for field in FIELDS if field not in owned)
    by_field = [owned_by for owned_by in owners.values() if isinstance(owned_by, tuple)]
    held = [
        [field for field, owned_by in zip(owned, by_field, strict=True) if name in owned_by] for name in names
    ]
    counts = [len(fields) for fields in held]
    if len(owned) >= len(names):
        assert all(len(owned_by) == 1 for owned_by in by_field)
        assert max(counts) - min(counts) <= 1
        assert counts == sorted(counts, reverse=True)
    elif owned:
        assert set(counts) == {1}
        assert all(by_field)
    assert held[0][:1] == owned[:1]


@given(houses(), st.integers(2, 10))
@pytest.mark.clause("pukk.setup.pack")
def test_a_pack_is_the_full_one_without_the_ranks_below_the_lowest(house: PukkHouse, players: int) -> None:
    if house.lowest.at(players) is not None:
        lowest = compute_lowest(house, players)
        kept = [one for one in plain_cards(FULL_PACK) if one[1] >= lowest]
        assert plain_cards(compute_pack(house, players)) == kept
