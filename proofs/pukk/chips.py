"""Chips: none comes into being and none is lost, whatever is moved in whatever order, and nobody is below nought."""

from collections.abc import Sequence

from pukk.core.ledger import can_move, move
from pukk.core.logic import Number, Truth, at_least, conj, implies, ite, less, neg
from pukk.games.pukk.house import OddChip
from pukk.games.pukk.vie import compute_share
from pukk.proofs.kernel import Rule, Twin, theorem
from pukk.proofs.pieces import Chips, Flag, Many, Whole
from pukk.proofs.tables import AnyHouse, Choices

ACCOUNTS = 20
"""Ten players, eight fields, the reserve and the bank: all accounts that a table can have."""

THE_BANK = ACCOUNTS - 1
"""The place of the bank among the accounts."""


@theorem(
    clauses=["pukk.dress.own-stake", "pukk.settle.pays"],
    given={"giver": Chips(below_nought=True), "taker": Chips(below_nought=True), "amount": Chips()},
    twins=[
        Twin("a-chip-is-lost", {"moved": lambda giver, taker, amount: (giver - amount, taker + amount - 1)})
    ],
)
def what_one_gives_another_gets(giver: Number, taker: Number, amount: Number, *, moved: Rule = move) -> Truth:
    """Any transfer of any clause keeps the sum of the two accounts."""
    after = moved(giver, taker, amount)
    return after[0] + after[1] == giver + taker


def the_giver_can(giver: Number, amount: Number, is_bank: Truth, *, can: Rule = can_move) -> Truth:
    """The ledger lets the amount go."""
    return can(giver, amount, is_bank)


@theorem(
    clauses=["pukk.session.loans", "pukk.settle.cannot-pay"],
    given={"giver": Chips(), "taker": Chips(), "amount": Chips(), "is_bank": Flag()},
    twins=[
        Twin(
            "one-chip-too-many", {"can": lambda giver, amount, is_bank: can_move(giver + 1, amount, is_bank)}
        ),
    ],
)
def no_account_but_the_bank_goes_below_nought(
    giver: Number, taker: Number, amount: Number, is_bank: Truth, *, can: Rule = can_move
) -> Truth:
    """Neither who gives nor who takes; what the ledger does not let go stays."""
    after = move(giver, taker, amount)
    fine = conj(at_least(after[0], 0), at_least(after[1], 0))
    return implies(conj(can(giver, amount, is_bank), neg(is_bank)), fine)


def two_different_accounts(source: Number, target: Number) -> Truth:
    """No account pays itself: the ledger refuses that."""
    return neg(source == target)


def apply_transfer(
    accounts: Sequence[Number], source: Number, target: Number, amount: Number, moved: Rule = move
) -> list[Number]:
    """Returns all accounts after the ledger has been asked to move an amount; what may not go stays."""
    after = []
    for place, balance in enumerate(accounts):
        gives = moved(balance, 0, amount)[0]
        takes = moved(0, balance, amount)[1]
        after.append(ite(source == place, gives, ite(target == place, takes, balance)))
    may = conj(
        *(
            implies(source == place, can_move(chips, amount, place == THE_BANK))
            for place, chips in enumerate(accounts)
        )
    )
    return [ite(may, new, old) for new, old in zip(after, accounts, strict=True)]


@theorem(
    clauses=["pukk.dress.stays-dressed", "pukk.settle.pays", "pukk.session.loans"],
    given={
        "accounts": Many(Chips(), ACCOUNTS - 1),
        "bank": Chips(below_nought=True),
        "source": Whole(0, ACCOUNTS - 1),
        "target": Whole(0, ACCOUNTS - 1),
        "amount": Chips(),
    },
    assuming=[two_different_accounts],
    # One transfer from any table whose accounts are sound; by induction, any number of them in any order.
    twins=[
        Twin("a-chip-is-lost", {"moved": lambda giver, taker, amount: (giver - amount, taker + amount - 1)}),
        Twin("an-account-pays-itself", dropping=("two_different_accounts",)),
    ],
)
def whatever_is_moved_in_whatever_order_no_chip_is_lost(
    accounts: Sequence[Number],
    bank: Number,
    source: Number,
    target: Number,
    amount: Number,
    *,
    moved: Rule = move,
) -> Truth:
    """The sum of twenty accounts stays, and none but the bank goes below nought."""
    before = [*accounts, bank]
    after = apply_transfer(before, source, target, amount, moved)
    return conj(sum(after) == sum(before), *(at_least(chips, 0) for chips in after[:THE_BANK]))


@theorem(
    clauses=["pukk.vie.odd-chip"],
    over={"winners": range(1, 11)},
    given={"pot": Chips(), "house": AnyHouse("odd_chip")},
    twins=[
        Twin(
            "rounded-up",
            {"share": lambda pot, winners, first, odd: compute_share(pot + winners - 1, winners, first, odd)},
        )
    ],
)
def a_shared_pukk_is_shared_out_whole(
    winners: int, pot: Number, house: Choices, *, share: Rule = compute_share
) -> Truth:
    """Shares and rest are the pot; less is left than there are winners, and nothing where a first one gets it."""
    shares = [share(pot, winners, place == 0, house.odd_chip) for place in range(winners)]
    left = pot + (-1) * sum(shares)
    whole = implies(house.odd_chip == OddChip.FIRST_LEFT, left == 0)
    return conj(at_least(left, 0), less(left, winners), whole)
