"""Settling: what the others pay to the player who trekks."""

from collections.abc import Sequence

from pukk.core.cards import NONE
from pukk.core.logic import (
    CardSet,
    Number,
    Truth,
    conj,
    count,
    disj,
    ite,
    less,
    minus,
    neg,
    some,
    successor,
)
from pukk.core.rule import rule
from pukk.games.pukk.house import CannotPay, Relief, ReliefRun


@rule("pukk.settle.relief")
def is_freed(relief: Number, called: Truth, holds_next: Truth) -> Truth:
    """
    Tells whether a player need not pay for the card next above the last: he holds it and, if need be, calls.

    Source: mbl.37, mbl.38, pukk.48.

    >>> is_freed(Relief.CALL, False, True), is_freed(Relief.AUTOMATIC, False, True)
    (False, True)
    """
    without_call = relief == Relief.AUTOMATIC
    by_call = conj(relief == Relief.CALL, called)
    return conj(holds_next, disj(without_call, by_call))


@rule("pukk.settle.relief-run")
def freed_cards(
    last: CardSet, hands: Sequence[CardSet], called: Sequence[Truth], relief: Number, relief_run: Number
) -> CardSet:
    """
    Returns the cards that nobody pays for: the one above the last, or the whole run above it.

    Shape: the last card; the hands by seat, and who called. Any reading.
    Source: mbl.38, pukk.48.

    >>> from pukk.core.notation import cards, format_cards
    >>> hands = [cards("♥Q ♥K ♣9"), cards("♠8")]
    >>> format_cards(freed_cards(cards("♥J"), hands, [True, False], Relief.CALL, ReliefRun.ONE))
    ['♥Q']
    """
    freed: CardSet = NONE
    wanted = successor(last)
    for step in range(12):
        by_anyone = disj(
            *(is_freed(relief, call, some(wanted & hand)) for hand, call in zip(hands, called, strict=True))
        )
        in_run = disj(step == 0, relief_run == ReliefRun.RUN)
        now_freed = ite(conj(by_anyone, in_run), wanted, NONE)
        freed = freed | now_freed
        wanted = successor(now_freed)
    return freed


@rule("pukk.settle.pays")
def compute_debt(hand: CardSet, freed: CardSet) -> Number:
    """
    Returns the chips that a player owes the winner: one for each card held, freed ones aside.

    Source: mbl.36, pukk.47.

    >>> from pukk.core.notation import cards
    >>> compute_debt(cards("♥Q ♥K ♣9"), cards("♥Q"))
    2
    """
    return minus(count(hand), count(hand & freed))


@rule("pukk.settle.cannot-pay")
def compute_payment(debt: Number, stack: Number, cannot_pay: Number) -> Number:
    """
    Returns the chips that a player pays now; where he may not borrow it is no more than he has.

    >>> compute_payment(3, 1, CannotPay.LOAN), compute_payment(3, 1, CannotPay.WHAT_HE_HAS)
    (3, 1)
    """
    short = conj(less(stack, debt), neg(cannot_pay == CannotPay.LOAN))
    return ite(short, stack, debt)


def compute_loan(debt: Number, stack: Number, cannot_pay: Number) -> Number:
    """
    Returns the chips that a player must borrow before he pays.

    >>> compute_loan(3, 1, CannotPay.LOAN), compute_loan(3, 1, CannotPay.OWES)
    (2, 0)
    """
    return ite(cannot_pay == CannotPay.LOAN, minus(debt, stack), 0)


def compute_unpaid(debt: Number, stack: Number, cannot_pay: Number) -> Number:
    """
    Returns the chips that a player goes on owing the winner.

    >>> compute_unpaid(3, 1, CannotPay.OWES), compute_unpaid(3, 1, CannotPay.WHAT_HE_HAS)
    (2, 0)
    """
    return ite(cannot_pay == CannotPay.OWES, minus(debt, stack), 0)
