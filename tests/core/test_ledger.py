"""Chips in double entry: nothing is made or lost, and only the bank goes below nought."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pukk.core.errors import RuleViolation
from pukk.core.ledger import BANK, RESERVE, Account, Ledger, Transfer, can_move, move, on_field, player

AMMA, JOI, ACE = player("Amma"), player("Jói"), on_field("ace")
CLAUSE = "pukk.settle.pays"
accounts = st.sampled_from([AMMA, JOI, ACE, BANK, RESERVE])
transfers = st.builds(Transfer, accounts, accounts, st.integers(-3, 30), st.just(CLAUSE))


def test_chips_leave_one_account_and_reach_another() -> None:
    after = Ledger({AMMA: 5}).apply([Transfer(AMMA, ACE, 2, CLAUSE)])
    assert (after.balance(AMMA), after.balance(ACE)) == (3, 2)


def test_a_player_may_give_his_last_chip_and_not_one_more() -> None:
    assert Ledger({AMMA: 5}).apply([Transfer(AMMA, JOI, 5, CLAUSE)]).balance(AMMA) == 0
    with pytest.raises(RuleViolation) as refused:
        Ledger({AMMA: 5}).apply([Transfer(AMMA, JOI, 6, CLAUSE)])
    assert (refused.value.key, refused.value.clause, refused.value.offending) == ("ledger-short", CLAUSE, 6)
    assert refused.value.where == "player Amma"
    assert refused.value.details["balance"] == 5


def test_a_field_and_the_reserve_do_not_go_below_nought_either() -> None:
    for account in (ACE, RESERVE):
        with pytest.raises(RuleViolation):
            Ledger().apply([Transfer(account, JOI, 1, CLAUSE)])


def test_the_bank_lends_without_limit() -> None:
    after = Ledger().apply([Transfer(BANK, JOI, 1000, CLAUSE)])
    assert (after.balance(BANK), after.balance(JOI)) == (-1000, 1000)


def test_a_negative_amount_is_refused_and_nought_is_not() -> None:
    assert Ledger({AMMA: 5}).apply([Transfer(AMMA, JOI, 0, CLAUSE)]).balance(AMMA) == 5
    with pytest.raises(RuleViolation) as refused:
        Ledger({AMMA: 5, JOI: 5}).apply([Transfer(AMMA, JOI, -1, CLAUSE)])
    assert (refused.value.key, refused.value.offending) == ("ledger-bad-transfer", -1)
    assert refused.value.where == "player Amma"


def test_an_account_that_pays_itself_is_refused() -> None:
    with pytest.raises(RuleViolation) as refused:
        Ledger({AMMA: 5}).apply([Transfer(AMMA, AMMA, 1, CLAUSE)])
    assert refused.value.key == "ledger-bad-transfer"


def test_of_several_transfers_all_are_made_or_none() -> None:
    before = Ledger({AMMA: 5})
    with pytest.raises(RuleViolation):
        before.apply([Transfer(AMMA, JOI, 5, CLAUSE), Transfer(AMMA, ACE, 1, CLAUSE)])
    assert dict(before.balances) == {AMMA: 5}


def test_what_has_just_been_received_can_be_given_on() -> None:
    after = Ledger({AMMA: 5}).apply([Transfer(AMMA, JOI, 5, CLAUSE), Transfer(JOI, ACE, 5, CLAUSE)])
    assert (after.balance(AMMA), after.balance(JOI), after.balance(ACE)) == (0, 0, 5)


def test_a_player_called_like_a_field_has_an_account_of_his_own() -> None:
    assert player("ace") != on_field("ace")
    assert Ledger({player("ace"): 5}).balance(on_field("ace")) == 0


def test_an_account_is_named_by_its_kind_and_name() -> None:
    assert [str(account) for account in (AMMA, ACE, BANK, RESERVE)] == [
        "player Amma",
        "field ace",
        "bank",
        "reserve",
    ]
    assert Account("player", "Amma") == AMMA


def test_a_ledger_cannot_be_written_over() -> None:
    after = Ledger({AMMA: 5}).apply([Transfer(AMMA, JOI, 1, CLAUSE)])
    with pytest.raises(TypeError):
        after.balances[AMMA] = 100  # type: ignore[index]


@given(st.integers(0, 50), st.integers(0, 50), st.integers(0, 50))
def test_a_move_takes_from_one_what_it_gives_the_other(giver: int, taker: int, amount: int) -> None:
    assert move(giver, taker, amount) == (giver - amount, taker + amount)
    assert can_move(giver, amount, False) is (amount <= giver)
    assert can_move(giver, amount, True) is True


@given(st.dictionaries(accounts, st.integers(0, 40)), st.lists(transfers, max_size=12))
def test_no_transfers_make_or_lose_a_chip(balances: dict[Account, int], moved: list[Transfer]) -> None:
    ledger = Ledger(balances)
    total = ledger.total()
    for transfer in moved:
        sound = transfer.amount >= 0 and transfer.source != transfer.target
        covered = transfer.source == BANK or ledger.balance(transfer.source) >= transfer.amount
        if sound and covered:
            ledger = ledger.apply([transfer])
        else:
            with pytest.raises(RuleViolation):
                ledger.apply([transfer])
    assert ledger.total() == total == sum(balances.values())
    assert all(chips >= 0 for account, chips in ledger.balances.items() if account != BANK)
