"""Plain Python on symbols: every way is gone, none that cannot be, and on ints there is one."""

from typing import Any

import pytest
import z3
from hypothesis import given
from hypothesis import strategies as st

from pukk.core.errors import RuleViolation
from pukk.games.pukk.house import CannotPay, Leaver
from pukk.proofs import paths
from pukk.proofs.kernel import Job, Twin, prove, theorem
from pukk.proofs.paths import EndlessError, choose, knowing, on_every_path, pick, unless_refused
from pukk.proofs.pieces import Chips
from pukk.proofs.symbolic import symbol
from pukk.proofs.theorem import THEOREMS

STACK = symbol("stack", "chips")
DEBT = symbol("debt", "chips")


def always(claim: Any) -> bool:
    """Tells whether a claim holds of every amount."""
    return bool(z3.Solver().check(z3.Not(claim) if z3.is_expr(claim) else z3.BoolVal(not claim)) == z3.unsat)


def larger(left: Any, right: Any) -> Any:
    """Says in plain Python which amount is larger."""
    return left if left > right else right


def test_both_ways_of_a_question_are_gone() -> None:
    assert always(on_every_path(lambda: larger(STACK, DEBT) >= DEBT))
    assert always(on_every_path(lambda: larger(STACK, DEBT) >= STACK))
    assert not always(on_every_path(lambda: larger(STACK, DEBT) == STACK))


def test_off_a_path_a_symbol_has_no_truth_value() -> None:
    on_every_path(lambda: larger(STACK, DEBT) >= DEBT)
    with pytest.raises(TypeError, match="no truth value"):
        larger(STACK, DEBT)


@given(left=st.integers(0, 9), right=st.integers(0, 9))
def test_on_ints_there_is_one_way_and_it_says_the_same(left: int, right: int) -> None:
    gone: list[int] = []

    def run() -> Any:
        gone.append(1)
        return larger(left, right) == left

    assert on_every_path(run) is (max(left, right) == left)
    symbols = on_every_path(lambda: larger(STACK, DEBT) == STACK)
    at = z3.simplify(z3.substitute(symbols, (STACK, z3.IntVal(left)), (DEBT, z3.IntVal(right))))
    assert z3.is_true(at) is (max(left, right) == left)
    assert len(gone) == 1


def test_a_way_that_cannot_be_gone_is_left_out_and_a_known_fact_leaves_out_more() -> None:
    ways: list[bool] = []

    def run() -> Any:
        ways.append(True)
        return larger(STACK, DEBT) >= 0 if STACK > DEBT else STACK <= DEBT

    on_every_path(run)
    assert len(ways) == 2
    ways.clear()
    with knowing([STACK > DEBT]):
        assert always(on_every_path(run)) is False
    assert len(ways) == 1


def test_a_question_that_is_asked_again_is_answered_as_before() -> None:
    assert always(on_every_path(lambda: (STACK > 3) == (STACK > 3) and (bool(STACK > 3) is bool(STACK > 3))))


def test_an_amount_is_true_unless_it_is_nought() -> None:
    assert always(on_every_path(lambda: STACK != 0 if STACK else STACK == 0))


def test_every_option_is_chosen() -> None:
    how = symbol("how", "number")
    chosen: set[Any] = set()

    def run() -> Any:
        option = choose(CannotPay, how)
        chosen.add(option)
        return how == int(option)

    with knowing([z3.ULT(how, 3)]):
        assert always(z3.Implies(z3.ULT(how, 3), on_every_path(run)))
    assert chosen == set(CannotPay)
    assert [choose(Leaver, int(option)) for option in Leaver] == list(Leaver)
    assert pick("ab", 0) + pick("ab", 1) == "ab"


def test_what_a_rule_refuses_is_nothing() -> None:
    def refuse() -> int:
        raise RuleViolation("pukk.session.loans", 0)

    assert unless_refused(refuse) is None
    assert unless_refused(lambda: 0) == 0


def test_a_run_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "MOST_WAYS", 5)
    with pytest.raises(EndlessError):
        on_every_path(lambda: pick(range(10), STACK) >= 0)


def test_a_false_claim_about_plain_python_is_refuted_by_amounts() -> None:
    def the_stack_is_larger(stack: Any, debt: Any, *, larger_of: Any = larger) -> Any:
        return on_every_path(lambda: larger_of(stack, debt) == stack)

    theorem(
        clauses=["a"],
        given={"stack": Chips(), "debt": Chips()},
        twins=[Twin("t", {"larger_of": lambda stack, debt: debt})],
    )(the_stack_is_larger)
    try:
        proof = prove(Job("the_stack_is_larger", case=0))
    finally:
        del THEOREMS["the_stack_is_larger"]
    assert proof.outcome == "refuted"
    assert proof.situation is not None
    assert proof.situation["stack"] < proof.situation["debt"]
