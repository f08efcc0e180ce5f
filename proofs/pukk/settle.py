"""Settling: the losers pay for what they hold, one card is freed and no more, and nobody pays what he has not."""

from collections.abc import Sequence

from pukk.core.cards import NONE
from pukk.core.logic import (
    CardSet,
    Number,
    Truth,
    conj,
    count,
    disj,
    implies,
    ite,
    minus,
    neg,
    some,
    successor,
)
from pukk.games.pukk.house import CannotPay, Relief, ReliefRun
from pukk.games.pukk.settle import compute_debt, compute_loan, compute_payment, compute_unpaid, freed_cards
from pukk.proofs.kernel import Rule, Twin, theorem
from pukk.proofs.pieces import Cards, Chips, Flag, Hands, Many, OneCard
from pukk.proofs.situation import is_single
from pukk.proofs.tables import PLAYERS, AnyHouse, Choices


def one_card_frees(house: Choices) -> Truth:
    """Only the card next above the last one frees, not the run above it."""
    return house.relief_run == ReliefRun.ONE


def is_freed_by(hand: CardSet, called: Truth, last: CardSet, relief: Number) -> Truth:
    """A plain telling of the relief: he holds the next card, and calls it out where that is asked for."""
    by_house = disj(relief == Relief.AUTOMATIC, conj(relief == Relief.CALL, called))
    return conj(some(hand & successor(last)), by_house)


@theorem(
    clauses=["pukk.settle.relief", "pukk.settle.relief-run"],
    over=PLAYERS,
    given=lambda players: {
        "hands": Hands(players),
        "called": Many(Flag(), players),
        "last": OneCard(),
        "house": AnyHouse("relief", "relief_run"),
    },
    assuming=[one_card_frees],
    twins=[
        Twin("the-whole-run", dropping=("one_card_frees",)),
        Twin("the-last-card-itself", {"freed_by": lambda last, hands, called, relief, run: last}),
    ],
)
def at_most_one_player_is_freed_and_of_one_card(
    hands: Sequence[CardSet],
    called: Sequence[Truth],
    last: CardSet,
    house: Choices,
    *,
    freed_by: Rule = freed_cards,
) -> Truth:
    """The one who holds the next card, and only of that card."""
    freed = freed_by(last, hands, called, house.relief, house.relief_run)
    free = [is_freed_by(hand, call, last, house.relief) for hand, call in zip(hands, called, strict=True)]
    nobody_else = [neg(conj(one, other)) for place, one in enumerate(free) for other in free[:place]]
    return conj(freed == ite(disj(*free), successor(last), NONE), *nobody_else)


def one_card_is_freed_or_none(freed: CardSet) -> Truth:
    """By the theorem on the relief."""
    return disj(freed == NONE, is_single(freed))


@theorem(
    clauses=["pukk.settle.pays", "pukk.settle.relief"],
    given={"hand": Cards(most=5), "freed": Cards(most=1)},
    assuming=[one_card_is_freed_or_none],
    twins=[
        Twin(
            "two-chips-freed",
            {"debt": lambda hand, freed: minus(compute_debt(hand, freed), count(hand & freed))},
        ),
        Twin("a-chip-for-the-round", {"debt": lambda hand, freed: compute_debt(hand, freed) + 1}),
    ],
)
def a_loser_pays_for_each_card_and_one_less_if_he_is_freed(
    hand: CardSet, freed: CardSet, *, debt: Rule = compute_debt
) -> Truth:
    """So what the winner gets is what the losers hold, and the relief is exactly one chip for exactly one of them."""
    return debt(hand, freed) + ite(some(hand & freed), 1, 0) == count(hand)


@theorem(
    clauses=["pukk.settle.cannot-pay"],
    given={"debt": Chips(), "stack": Chips(), "house": AnyHouse("cannot_pay")},
    twins=[
        Twin("no-loan", {"loan": lambda debt, stack, cannot_pay: 0}),
        Twin("pays-all", {"payment": lambda debt, stack, cannot_pay: debt}),
    ],
)
def nobody_pays_chips_that_he_has_not(
    debt: Number,
    stack: Number,
    house: Choices,
    *,
    payment: Rule = compute_payment,
    loan: Rule = compute_loan,
) -> Truth:
    """With what he borrows he can pay, and he borrows no more than he lacks."""
    how = house.cannot_pay
    borrowed = loan(debt, stack, how)
    left = stack + borrowed + (-1) * payment(debt, stack, how)
    return conj(is_nought_or_more(left), implies(is_more(borrowed), left == 0))


def is_nought_or_more(chips: Number) -> Truth:
    """Tells whether an account is not below nought."""
    return minus(chips, 0) == chips


def is_more(chips: Number) -> Truth:
    """Tells whether there is any chip."""
    return neg(chips == 0)


@theorem(
    clauses=["pukk.settle.cannot-pay", "pukk.settle.pays"],
    given={"debt": Chips(), "stack": Chips(), "house": AnyHouse("cannot_pay")},
    twins=[Twin("the-rest-is-forgotten", {"unpaid": lambda debt, stack, cannot_pay: 0})],
)
def a_debt_is_paid_owed_or_beyond_his_means(
    debt: Number, stack: Number, house: Choices, *, unpaid: Rule = compute_unpaid
) -> Truth:
    """One of the three for every chip, in every house: no chip of a debt is counted twice or lost."""
    how = house.cannot_pay
    settled = compute_payment(debt, stack, how) + unpaid(debt, stack, how)
    forgiven = ite(how == CannotPay.WHAT_HE_HAS, minus(debt, stack), 0)
    return settled + forgiven == debt
