"""Settling: a chip for each card held, and the relief of the card next above the last."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pukk.core.notation import cards
from pukk.games.pukk.house import CannotPay, Relief, ReliefRun
from pukk.games.pukk.settle import (
    compute_debt,
    compute_loan,
    compute_payment,
    compute_unpaid,
    freed_cards,
    is_freed,
)
from tests.games.pukk.plain import Card, card_set, find_place, plain_cards
from tests.games.pukk.strategies import single_cards, uneven_hands

chips = st.integers(0, 40)
HANDS = [cards("♥Q ♥K ♣9"), cards("♠8 ♠9"), cards("♥A")]
JACK = cards("♥J")


@pytest.mark.clause("pukk.settle.pays")
def test_each_card_held_costs_a_chip_and_a_freed_one_nothing() -> None:
    assert compute_debt(cards("♠8 ♠9"), cards("♥Q")) == 2
    assert compute_debt(cards("♥Q ♥K ♣9"), cards("♥Q")) == 2
    assert compute_debt(0, cards("♥Q")) == 0


@pytest.mark.clause("pukk.settle.relief")
@pytest.mark.parametrize(
    ("relief", "when_called", "when_silent"),
    [(Relief.NONE, False, False), (Relief.CALL, True, False), (Relief.AUTOMATIC, True, True)],
)
def test_the_holder_of_the_next_card_is_spared_as_the_house_says(
    relief: Relief, when_called: bool, when_silent: bool
) -> None:
    assert is_freed(relief, True, True) is when_called
    assert is_freed(relief, False, True) is when_silent
    assert is_freed(relief, True, False) is False
    for called, spared in ((True, when_called), (False, when_silent)):
        freed = freed_cards(JACK, HANDS, [called, False, False], relief, ReliefRun.ONE)
        assert freed == (cards("♥Q") if spared else 0)


@pytest.mark.clause("pukk.settle.relief")
def test_a_call_by_somebody_who_does_not_hold_the_card_spares_nobody() -> None:
    assert freed_cards(JACK, HANDS, [False, True, True], Relief.CALL, ReliefRun.ONE) == 0


def test_of_every_seat_it_must_be_said_whether_it_has_called() -> None:
    with pytest.raises(ValueError, match="shorter"):
        freed_cards(JACK, HANDS, [False, False], Relief.AUTOMATIC, ReliefRun.ONE)


@pytest.mark.clause("pukk.settle.relief-run")
def test_one_card_goes_unpaid_or_the_run_above_it_too() -> None:
    spared = {run: freed_cards(JACK, HANDS, [False] * 3, Relief.AUTOMATIC, run) for run in ReliefRun}
    assert spared == {ReliefRun.ONE: cards("♥Q"), ReliefRun.RUN: cards("♥Q ♥K ♥A")}


@pytest.mark.clause("pukk.settle.relief-run")
def test_a_run_ends_where_a_card_is_missing_or_its_holder_does_not_call() -> None:
    gap = [cards("♥Q ♣9"), cards("♥A")]
    assert freed_cards(JACK, gap, [False] * 2, Relief.AUTOMATIC, ReliefRun.RUN) == cards("♥Q")
    called = freed_cards(JACK, HANDS, [True, False, False], Relief.CALL, ReliefRun.RUN)
    assert called == cards("♥Q ♥K")


@pytest.mark.clause("pukk.settle.relief")
def test_above_an_ace_nobody_is_spared() -> None:
    assert freed_cards(cards("♥A"), [cards("♠2 ♣2")], [True], Relief.AUTOMATIC, ReliefRun.RUN) == 0


@pytest.mark.clause("pukk.settle.relief-run")
def test_the_longest_run_is_freed_to_its_end() -> None:
    suit = [cards("♥3 ♥4 ♥5 ♥6 ♥7 ♥8"), cards("♥9 ♥10 ♥J ♥Q ♥K ♥A")]
    freed = freed_cards(cards("♥2"), suit, [True] * 2, Relief.AUTOMATIC, ReliefRun.RUN)
    assert freed == suit[0] | suit[1]


@pytest.mark.clause("pukk.settle.cannot-pay")
@pytest.mark.parametrize(
    ("how", "pays", "borrows", "owes"),
    [(CannotPay.LOAN, 3, 2, 0), (CannotPay.OWES, 1, 0, 2), (CannotPay.WHAT_HE_HAS, 1, 0, 0)],
)
def test_who_is_two_chips_short_borrows_owes_or_is_clear(
    how: CannotPay, pays: int, borrows: int, owes: int
) -> None:
    assert compute_payment(3, 1, how) == pays
    assert compute_loan(3, 1, how) == borrows
    assert compute_unpaid(3, 1, how) == owes


@pytest.mark.clause("pukk.settle.cannot-pay")
@pytest.mark.parametrize("how", CannotPay)
def test_who_has_just_enough_pays_in_full(how: CannotPay) -> None:
    assert (compute_payment(3, 3, how), compute_loan(3, 3, how), compute_unpaid(3, 3, how)) == (3, 0, 0)


def freed_in_words(
    last: Card, lists: Sequence[list[Card]], called: Sequence[bool], relief: str, run: str
) -> list[Card]:
    """Traces on from the last card as the rulebook says who is spared, on lists of cards."""
    freed: list[Card] = []
    wanted = (last[0], last[1] + 1)
    while True:
        holder = find_place(list(lists), wanted)
        if holder == 15 or relief == "none" or (relief == "call" and not called[holder]):
            return freed
        freed.append(wanted)
        if run == "one":
            return freed
        wanted = (wanted[0], wanted[1] + 1)


@given(uneven_hands(), single_cards(5), st.data(), st.sampled_from(Relief), st.sampled_from(ReliefRun))
@pytest.mark.clause("pukk.settle.pays", "pukk.settle.relief", "pukk.settle.relief-run")
def test_everybody_pays_for_what_he_holds_but_for_the_cards_traced_on(
    hands: tuple[int, ...], last: int, data: st.DataObject, relief: Relief, run: ReliefRun
) -> None:
    called = data.draw(st.lists(st.booleans(), min_size=len(hands), max_size=len(hands)))
    lists = [[one for one in plain_cards(hand) if one != plain_cards(last)[0]] for hand in hands]
    held = [card_set(hand) for hand in lists]
    expected = freed_in_words(plain_cards(last)[0], lists, called, relief.word, run.word)
    freed = freed_cards(last, held, called, relief, run)
    assert plain_cards(freed) == expected
    debts = [compute_debt(hand, freed) for hand in held]
    assert debts == [sum(one not in expected for one in hand) for hand in lists]
    assert sum(debts) == sum(map(len, lists)) - len(expected)


@given(chips, chips, st.sampled_from(CannotPay))
@pytest.mark.clause("pukk.settle.cannot-pay")
def test_what_is_paid_owed_or_forgiven_is_the_debt(debt: int, stack: int, how: CannotPay) -> None:
    pays, loan, owes = (
        compute(debt, stack, how) for compute in (compute_payment, compute_loan, compute_unpaid)
    )
    short = max(debt - stack, 0)
    assert stack + loan >= pays
    assert debt - pays == (0 if how is CannotPay.LOAN else short)
    assert loan == (short if how is CannotPay.LOAN else 0)
    assert owes == (short if how is CannotPay.OWES else 0)
