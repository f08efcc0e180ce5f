"""The evening: first chips, loans, a player who leaves, and who has won."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pukk.core.errors import HouseFault
from pukk.games.pukk.house import FIELDS, End, FieldStatus, Leaver, Lender, LoansCount, PukkHouse
from pukk.games.pukk.session import (
    chips_go_to,
    compute_first_stacks,
    compute_worth,
    find_next_owner,
    find_richest,
    format_lenders,
    is_over,
    may_borrow,
)
from pukk.games.pukk.setup import Owners, compute_owners
from tests.games.pukk.strategies import houses, shipped

ISL = shipped("pukk-is")
NAMES = tuple(f"P{seat}" for seat in range(10))


@pytest.mark.clause("pukk.session.starting-chips")
def test_everybody_begins_with_the_same_chips() -> None:
    assert compute_first_stacks(["Amma", "Jói"], 80) == {"Amma": 80, "Jói": 80}


@pytest.mark.clause("pukk.session.loans")
def test_who_has_a_chip_left_may_not_borrow_nor_may_anyone_without_a_lender() -> None:
    assert may_borrow(0, 1)
    assert may_borrow(0, 2)
    assert may_borrow(1, 1) is False
    assert may_borrow(0, 0) is False


@pytest.mark.clause("pukk.session.loans")
def test_the_lenders_are_named_in_the_order_of_the_house() -> None:
    assert format_lenders([Lender.PLAYERS, Lender.BANK]) == ["players", "bank"]
    assert format_lenders(ISL.loans) == ["reserve", "players"]


@pytest.mark.clause("pukk.session.leaver")
def test_the_chips_of_a_leaver_go_where_the_house_says() -> None:
    assert {how.word: chips_go_to(how, "Jói") for how in Leaver} == {
        "bank": "bank",
        "reserve": "reserve",
        "keeps": "Jói",
    }


@pytest.mark.clause("pukk.session.field-passes")
def test_the_king_is_offered_to_the_owner_of_the_queen() -> None:
    owners = compute_owners(shipped("morgunbladid-2002"), NAMES[:6])
    assert find_next_owner(owners, "P1") == "P2"


@pytest.mark.clause("pukk.session.field-passes")
def test_after_the_last_field_the_ace_is_next() -> None:
    owners = compute_owners(shipped("morgunbladid-2002"), NAMES[:6])
    assert find_next_owner(owners, "P5") == "P0"


@pytest.mark.clause("pukk.session.field-passes")
def test_shared_and_absent_fields_are_passed_over() -> None:
    owners: Owners = dict.fromkeys(FIELDS, FieldStatus.ABSENT) | {
        "ace": ("P0",),
        "king": FieldStatus.SHARED,
        "jack": ("P1",),
    }
    assert find_next_owner(owners, "P0") == "P1"
    assert find_next_owner(owners, "P1") == "P0"
    assert find_next_owner(dict(owners, jack=FieldStatus.SHARED), "P0") is None


@pytest.mark.clause("pukk.session.field-passes")
def test_who_owns_no_field_leaves_none_and_who_owns_them_all_has_nobody_to_offer_them_to() -> None:
    owners: Owners = {"ace": ("P0",), "king": ("P0",)}
    assert find_next_owner(owners, "P1") is None
    assert find_next_owner(owners, "P0") is None


@pytest.mark.clause("pukk.session.field-passes")
def test_a_leaver_is_not_offered_another_field_of_his_own() -> None:
    owners: Owners = {"ace": ("P0",), "king": ("P1",), "queen": ("P0",), "jack": ("P2",)}
    assert find_next_owner(owners, "P0") == "P1"
    shared: Owners = {"ace": ("P0", "P3"), "king": ("P0", "P4"), "queen": ("P1",)}
    assert find_next_owner(shared, "P0") == "P4"
    assert find_next_owner(shared, "P4") == "P1"


@pytest.mark.clause("pukk.session.loans-count")
def test_loans_are_taken_off_or_left_in() -> None:
    assert compute_worth(90, 40, LoansCount.NET) == 50
    assert compute_worth(90, 40, LoansCount.CHIPS) == 90
    assert compute_worth(10, 40, LoansCount.NET) == -30


@pytest.mark.clause("pukk.session.richest")
def test_the_richest_wins_and_those_who_tie_win_together() -> None:
    assert find_richest({"Amma": 90, "Jói": 50, "Sigga": 80}) == ["Amma"]
    assert find_richest({"Amma": 50, "Jói": 90, "Sigga": 90}) == ["Jói", "Sigga"]
    assert find_richest({"Amma": -3, "Jói": -9}) == ["Amma"]


@pytest.mark.clause("pukk.session.end")
def test_an_evening_ends_as_the_house_says_and_not_otherwise() -> None:
    def over(end: End, *, agreed: bool = False, late: bool = False, left: int = 6) -> bool:
        return is_over(end, all_consent=agreed, time_is_up=late, players_left=left)

    assert [over(end, agreed=True) for end in End] == [True, False, False]
    assert [over(end, late=True) for end in End] == [False, True, False]
    assert [over(End.PLAYERS_LEFT, left=left) for left in (4, 3, 2)] == [False, True, True]
    assert is_over(End.PLAYERS_LEFT, all_consent=False, time_is_up=False, players_left=4, few=4)


@given(st.dictionaries(st.text(min_size=1, max_size=3), st.integers(-99, 99), min_size=1))
@pytest.mark.clause("pukk.session.richest")
def test_nobody_has_more_than_a_winner_and_no_winner_is_left_out(worth: dict[str, int]) -> None:
    winners = find_richest(worth)
    assert winners
    assert all(worth[winner] >= chips for winner in winners for chips in worth.values())
    assert all(name in winners or worth[name] < worth[winners[0]] for name in worth)


@given(houses(), st.integers(2, 10), st.data())
@pytest.mark.clause("pukk.session.field-passes")
def test_a_field_is_offered_to_the_first_other_owner_around_the_board(
    house: PukkHouse, players: int, data: st.DataObject
) -> None:
    try:
        owners = compute_owners(house, NAMES[:players])
    except HouseFault:
        return
    leaver = data.draw(st.sampled_from(NAMES[:players]))
    heir = find_next_owner(owners, leaver)
    owned = [owned_by for owned_by in owners.values() if isinstance(owned_by, tuple)]
    mine = [place for place, owned_by in enumerate(owned) if leaver in owned_by]
    around = owned[mine[0] + 1 :] + owned[: mine[0]] if mine else []
    others = [name for owned_by in around for name in owned_by if name != leaver]
    assert heir == (others[0] if others else None)
