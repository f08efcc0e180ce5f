"""Chips, in double entry: every chip that moves leaves one account and reaches another, by a clause."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from pukk.core.errors import RuleViolation
from pukk.core.logic import Number, Truth, at_least, conj, disj


class Account(NamedTuple):
    """Where chips lie: a `player`, a `field` (the púkk is one), the `reserve`, or the `bank`."""

    kind: str
    name: str = ""

    def __str__(self) -> str:
        return f"{self.kind} {self.name}".strip()


BANK = Account("bank")
"""The only account that may go below nought: it lends without limit (mbl.42)."""

RESERVE = Account("reserve")
"""Chips put aside before play, to be borrowed (mbl.06, pukk.06)."""


def player(name: str) -> Account:
    """
    Returns a player's account.

    >>> str(player("Amma"))
    'player Amma'
    """
    return Account("player", name)


def on_field(name: str) -> Account:
    """
    Returns a field's account.

    >>> str(on_field("pukk"))
    'field pukk'
    """
    return Account("field", name)


@dataclass(frozen=True, slots=True)
class Transfer:
    """An amount of chips that a clause moves from one account to another."""

    source: Account
    target: Account
    amount: int
    clause: str


def can_move(balance: Number, amount: Number, unlimited: Truth) -> Truth:
    """
    Tells whether an account may give an amount: what it holds covers it, or it is the bank.

    >>> can_move(3, 3, False), can_move(3, 4, False), can_move(0, 4, True)
    (True, False, True)
    """
    return disj(unlimited, at_least(balance, amount))


def move(giver: Number, taker: Number, amount: Number) -> tuple[Number, Number]:
    """
    Returns the balances of two accounts after an amount has moved from the first to the second.

    >>> move(5, 1, 2)
    (3, 3)
    """
    return giver + (-amount), taker + amount


@dataclass(frozen=True, slots=True)
class Ledger:
    """All chips of a table, by account; an account that is not named holds none."""

    balances: Mapping[Account, int] = field(default_factory=lambda: MappingProxyType({}))

    def balance(self, account: Account) -> int:
        """
        Returns the chips in an account.

        >>> Ledger({player("Amma"): 3}).balance(player("Amma"))
        3
        """
        return self.balances.get(account, 0)

    def total(self) -> int:
        """
        Returns all chips there are, the bank's included; no transfer changes it.

        >>> Ledger({player("Amma"): 3, BANK: -3}).total()
        0
        """
        return sum(self.balances.values())

    def apply(self, transfers: Iterable[Transfer]) -> "Ledger":
        """
        Returns the ledger after some transfers, in order, all of them or none.

        Refuses a negative amount, an account that pays itself, and an account other than the bank
        that would go below nought.

        >>> Ledger({player("Amma"): 3}).apply(
        ...     [Transfer(player("Amma"), on_field("ace"), 2, "pukk.dress.own-stake")]
        ... ).balance(on_field("ace"))
        2
        """
        balances = dict(self.balances)
        for transfer in transfers:
            # READ
            giver = balances.get(transfer.source, 0)
            taker = balances.get(transfer.target, 0)
            # REFUSE
            if transfer.amount < 0 or transfer.source == transfer.target:
                raise RuleViolation(
                    transfer.clause, transfer.amount, "ledger-bad-transfer", str(transfer.source)
                )
            if not conj(can_move(giver, transfer.amount, transfer.source == BANK)):
                raise RuleViolation(
                    transfer.clause, transfer.amount, "ledger-short", str(transfer.source), balance=giver
                )
            # APPLY
            balances[transfer.source], balances[transfer.target] = move(giver, taker, transfer.amount)
        return Ledger(MappingProxyType(balances))
