"""The evening: chips to begin with, loans, a player who leaves, and who has won."""

from collections.abc import Mapping, Sequence

from pukk.core.logic import Number, Truth, ite, some
from pukk.core.rule import rule
from pukk.games.pukk.house import FIELDS, End, Leaver, Lender, LoansCount
from pukk.games.pukk.setup import Owners


@rule("pukk.session.starting-chips", reading="plain")
def compute_first_stacks(names: Sequence[str], starting_chips: int) -> dict[str, int]:
    """
    Returns the chips that each player begins with, the same for all.

    Source: mbl.05, mbl.06, pukk.18a.

    >>> compute_first_stacks(["Amma", "Jói"], 100)
    {'Amma': 100, 'Jói': 100}
    """
    return dict.fromkeys(names, starting_chips)


@rule("pukk.session.loans")
def may_borrow(stack: Number, lenders: Number) -> Truth:
    """
    Tells whether a player may borrow: he has no chips left, and the house has somebody who lends.

    Source: mbl.42, pukk.06.

    >>> may_borrow(0, 1), may_borrow(3, 1), may_borrow(0, 0)
    (True, False, False)
    """
    return ite(stack == 0, some(lenders), False)


def format_lenders(loans: Sequence[Lender]) -> list[str]:
    """Returns the words of those who lend in a house, in its order."""
    return [lender.word for lender in loans]


@rule("pukk.session.leaver", reading="plain")
def chips_go_to(leaver: Leaver, name: str) -> str:
    """
    Returns who gets the chips of a player who leaves: the bank, the reserve, or he himself.

    Source: mbl.45.

    >>> chips_go_to(Leaver.BANK, "Jói"), chips_go_to(Leaver.KEEPS, "Jói")
    ('bank', 'Jói')
    """
    return name if leaver is Leaver.KEEPS else leaver.word


@rule("pukk.session.field-passes", reading="plain")
def find_next_owner(owners: Owners, leaver: str) -> str | None:
    """
    Returns who is offered the field of a player who leaves: the owner of the next field, after the last the first.

    Source: mbl.44.

    >>> find_next_owner({"ace": ("Amma",), "king": ("Jói",)}, "Jói")
    'Amma'
    """
    owned_by = [names for field in FIELDS if isinstance(names := owners.get(field), tuple)]
    mine = next((place for place, names in enumerate(owned_by) if leaver in names), None)
    if mine is None:
        return None
    following = [*owned_by[mine + 1 :], *owned_by[:mine]]
    return next((name for names in following for name in names if name != leaver), None)


@rule("pukk.session.loans-count", reading="plain")
def compute_worth(chips: int, owes: int, loans_count: LoansCount) -> int:
    """
    Returns what counts for a player at the end: his chips, or these less what he owes.

    Source: pukk.04, pukk.05.

    >>> compute_worth(90, 40, LoansCount.NET), compute_worth(90, 40, LoansCount.CHIPS)
    (50, 90)
    """
    return chips - owes if loans_count is LoansCount.NET else chips


@rule("pukk.session.richest", reading="plain")
def find_richest(worth: Mapping[str, int]) -> list[str]:
    """
    Returns the players with the most; those who tie have all won.

    Source: pukk.04, pukk.05.

    >>> find_richest({"Amma": 90, "Jói": 50, "Sigga": 90})
    ['Amma', 'Sigga']
    """
    most = max(worth.values())
    return [name for name, chips in worth.items() if chips == most]


@rule("pukk.session.end", reading="plain")
def is_over(end: End, *, all_consent: bool, time_is_up: bool, players_left: int, few: int = 3) -> bool:
    """
    Tells whether an evening is over: all agree, the time is up, or only so many players are left.

    Source: mbl.43, pukk.04.

    >>> is_over(End.CONSENT, all_consent=False, time_is_up=True, players_left=6)
    False
    """
    by_rule = {End.CONSENT: all_consent, End.TIME: time_is_up, End.PLAYERS_LEFT: players_left <= few}
    return by_rule[end]
