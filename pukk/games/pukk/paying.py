"""Who can pay, who must borrow and from whom, and which chips an event should have moved."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType

from pukk.core.errors import RuleViolation
from pukk.core.ledger import BANK, RESERVE, Account, Transfer, on_field, player
from pukk.core.logic import minus
from pukk.games.pukk.house import FIELDS, CannotPay, Lender
from pukk.games.pukk.session import may_borrow
from pukk.games.pukk.settle import compute_payment, compute_unpaid
from pukk.games.pukk.state import Table

RESERVED_NAMES = frozenset({"bank", "reserve", *FIELDS})
"""The words that stand for accounts in a record, so that no player can be called by them."""


def parse_account(word: str) -> Account:
    """
    Returns the account that a word stands for in a record: the bank, the reserve, a field, or a player.

    >>> str(parse_account("king")), str(parse_account("Amma"))
    ('field king', 'player Amma')
    """
    if word in FIELDS:
        return on_field(word)
    return {"bank": BANK, "reserve": RESERVE}.get(word, player(word))


def format_account(account: Account) -> str:
    """
    Returns the word that stands for an account in a record.

    >>> format_account(on_field("king")), format_account(BANK)
    ('king', 'bank')
    """
    return account.name or account.kind


def find_lenders(table: Table, name: str, chips: int, dues: Mapping[str, int]) -> tuple[str, ...]:
    """
    Returns who could lend a player so many chips, in the order of the house: `bank`, `reserve`, players.

    The bank lends without limit (mbl.42), the reserve what it holds, a player what he does not have to pay
    himself now, which `dues` says.
    """
    found: list[str] = []
    for lender in table.house.loans:
        if lender is Lender.BANK:
            found.append("bank")
        elif lender is Lender.RESERVE and table.ledger.balance(RESERVE) >= chips:
            found.append("reserve")
        elif lender is Lender.PLAYERS:
            spare = {other: table.stack(other) - dues.get(other, 0) for other in table.names}
            richest = sorted(table.names, key=lambda other: -spare[other])
            found.extend(other for other in richest if other != name and spare[other] >= chips)
    return tuple(found)


def compute_stakes(table: Table, name: str) -> tuple[Transfer, ...]:
    """Returns what a player has to put on the fields this round."""
    giver = player(name)
    return tuple(transfer for transfer in table.round.dressing if transfer.source == giver)


def total(transfers: Iterable[Transfer]) -> int:
    """Returns the chips that some transfers move."""
    return sum(transfer.amount for transfer in transfers)


def require_may_borrow(table: Table, name: str, due: int) -> None:
    """
    Refuses a loan to a player who has chips left when he has paid what is due now.

    Source: mbl.42, pukk.06.
    """
    left = minus(table.stack(name), due)
    if not may_borrow(left, len(table.house.loans)):
        raise RuleViolation(
            "pukk.session.loans", name, "play-loan-refused", by=name, stack=table.stack(name), due=due
        )


def afford(transfers: Iterable[Transfer], stack: int) -> tuple[Transfer, ...]:
    """
    Returns the transfers that a stack covers, the one at which it runs out cut short.

    >>> own = Transfer(player("Amma"), on_field("ace"), 5, "")
    >>> [transfer.amount for transfer in afford([own, replace(own, amount=1)], 3)]
    [3]
    """
    covered = []
    for transfer in transfers:
        amount = compute_payment(transfer.amount, stack, CannotPay.WHAT_HE_HAS)
        if amount:
            covered.append(replace(transfer, amount=amount))
        stack = minus(stack, amount)
    return tuple(covered)


def must_borrow(table: Table, shortage: int) -> bool:
    """
    Tells whether a player who is short has to borrow: the bank or the reserve can lend him what he lacks.

    Other players may lend or not, so nobody has to borrow from them.
    """
    lenders = table.house.loans
    from_reserve = Lender.RESERVE in lenders and table.ledger.balance(RESERVE) >= shortage
    return Lender.BANK in lenders or from_reserve


def how_to_fall_short(table: Table, shortage: int) -> CannotPay:
    """
    Returns what happens when a player is short: as the house says, but he owes where nobody has to lend.

    The sources do not say what happens where a loan is due and there is no lender.
    """
    how = table.house.cannot_pay
    if how is CannotPay.LOAN and not must_borrow(table, shortage):
        return CannotPay.OWES
    return how


def compute_paying(
    table: Table, debtor: str, creditor: str, debt: int, clause: str
) -> tuple[tuple[Transfer, ...], int]:
    """
    Returns the transfer by which a player pays another, and what he goes on owing.

    Refuses where he has to borrow first.
    """
    # READ
    stack = table.stack(debtor)
    how = how_to_fall_short(table, debt - stack) if stack < debt else CannotPay.WHAT_HE_HAS
    # REFUSE
    if how is CannotPay.LOAN:
        raise RuleViolation(
            "pukk.settle.cannot-pay",
            debt,
            "play-must-borrow",
            by=debtor,
            stack=stack,
            due=debt,
            short=debt - stack,
        )
    # APPLY
    paid = compute_payment(debt, stack, how)
    transfers = (Transfer(player(debtor), player(creditor), paid, clause),) if paid else ()
    return transfers, compute_unpaid(debt, stack, how)


def add_debt(table: Table, debtor: str, creditor: str, chips: int) -> Table:
    """Returns the table with a debt grown by some chips, or shrunk by as many where they are negative."""
    if not chips:
        return table
    debts = {**table.debts, (debtor, creditor): table.debts.get((debtor, creditor), 0) + chips}
    return replace(table, debts=MappingProxyType({pair: owed for pair, owed in debts.items() if owed}))


def move_chips(table: Table, transfers: Iterable[Transfer]) -> Table:
    """Returns the table after some transfers; refuses any that the ledger refuses."""
    return replace(table, ledger=table.ledger.apply(transfers))


def require_transfers(found: Iterable[Transfer], expected: Iterable[Transfer], clause: str) -> None:
    """
    Refuses transfers other than those that the rules ask for, with the clause of the first that differs.

    A transfer without a clause stands for all between its two accounts, by whatever clause.
    """
    found, expected = tuple(found), tuple(expected)
    with_clause = all(transfer.clause for transfer in found)
    said, due = _sums(found, with_clause), _sums(expected, with_clause)
    for key in (*due, *said):
        if said.get(key, 0) != due.get(key, 0):
            blamed = next(
                (transfer.clause for transfer in (*expected, *found) if _key(transfer, with_clause) == key),
                "",
            )
            path = f"{format_account(key[0])} → {format_account(key[1])}"
            raise RuleViolation(
                blamed or clause,
                said.get(key, 0),
                "play-chips-differ",
                path=path,
                due=due.get(key, 0),
                said=said.get(key, 0),
            )


def _key(transfer: Transfer, with_clause: bool) -> tuple[Account, Account, str]:
    return transfer.source, transfer.target, transfer.clause if with_clause else ""


def _sums(transfers: Iterable[Transfer], with_clause: bool) -> Mapping[tuple[Account, Account, str], int]:
    sums: Counter[tuple[Account, Account, str]] = Counter()
    for transfer in transfers:
        sums[_key(transfer, with_clause)] += transfer.amount
    return sums
