"""What happens between rounds: the first chips, the next dealer, loans, a player who leaves, and the end."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from pukk.core.errors import RuleViolation
from pukk.core.ledger import BANK, RESERVE, Transfer, player
from pukk.core.seats import NOBODY
from pukk.games.pukk.deal import compute_first_dealer, seat_left_of
from pukk.games.pukk.dress import compute_dressing
from pukk.games.pukk.events import Event, Why
from pukk.games.pukk.house import CannotPay, FirstDealer, Leaver, Lender
from pukk.games.pukk.opening import Step
from pukk.games.pukk.paying import (
    add_debt,
    compute_stakes,
    move_chips,
    parse_account,
    require_may_borrow,
    total,
)
from pukk.games.pukk.session import (
    chips_go_to,
    compute_first_stacks,
    compute_worth,
    find_next_owner,
    find_richest,
    is_over,
)
from pukk.games.pukk.setup import compute_pack, may_sit_down, pack_suffices, require_players
from pukk.games.pukk.state import Phase, Round, Table
from pukk.games.pukk.tracing import compute_debts
from pukk.games.pukk.vying import outstanding

FEW = 3
"""The players left at which `players-left` ends an evening (pukk.04); one fewer than began if less."""


def uses_reserve(table: Table) -> bool:
    """Tells whether a house has a reserve: it lends from it, or takes the chips of leavers into it."""
    return Lender.RESERVE in table.house.loans or table.house.leaver is Leaver.RESERVE


def apply_start(table: Table, event: Event) -> Step:
    """
    Returns the table after everybody has got his first chips, from the bank.

    The reserve, where a house has one, begins with as much as one player (our reading: mbl.06 and pukk.06
    do not say how much).
    """
    stacks = compute_first_stacks(table.names, table.house.starting_chips)
    reserve = table.house.starting_chips if uses_reserve(table) else 0
    transfers = [
        Transfer(BANK, player(name), chips, "pukk.session.starting-chips") for name, chips in stacks.items()
    ]
    transfers.append(Transfer(BANK, RESERVE, reserve, "pukk.session.loans"))
    moved = tuple(transfer for transfer in transfers if transfer.amount)
    done = replace(event, stacks=stacks, reserve=reserve, transfers=moved)
    return move_chips(replace(table, phase=Phase.BETWEEN), moved), done


def find_dealer(table: Table, drawn: int) -> int:
    """Returns the seat that deals next; `drawn` is the youngest's or the drawn one's, where it matters."""
    if table.number:
        return int(seat_left_of(table.dealer, len(table.names)))
    owned_by = table.owners["ace"]
    ace_owner = table.seat(owned_by[0]) if isinstance(owned_by, tuple) and owned_by else 0
    return int(compute_first_dealer(table.house.first_dealer, ace_owner, drawn, drawn))


def apply_round(table: Table, event: Event) -> Step:
    """Returns the table at the beginning of a round; refuses a number of players that cannot play."""
    # READ
    drawn = table.seat(event.dealer)
    seat = find_dealer(table, drawn if drawn != NOBODY else 0)
    # REFUSE
    require_players(table.house, len(table.names))
    # APPLY
    begun = Round(dressing=tuple(compute_dressing(table.house, table.owners, table.names)))
    after = replace(table, phase=Phase.DRESS, number=table.number + 1, dealer=seat, round=begun)
    return after, replace(event, number=after.number, dealer=table.names[seat], transfers=())


def is_dealer_open(table: Table) -> bool:
    """Tells whether the rules leave it to the table who deals: the first dealer is the youngest, or drawn."""
    return table.number == 0 and table.house.first_dealer is not FirstDealer.ACE_OWNER


def compute_due(table: Table, name: str) -> int:
    """Returns the chips that a player has to pay next: stakes, entry, a raise, or what he owes the winner."""
    seat = table.seat(name)
    if table.phase is Phase.DRESS and name not in table.round.dressed:
        return total(compute_stakes(table, name))
    if table.phase is Phase.COLLECT and table.house.pay_on_demand:
        return 1
    if table.phase in (Phase.COLLECT, Phase.VIE):
        return outstanding(table, seat)
    if (
        table.phase is Phase.SETTLE
        and table.house.cannot_pay is CannotPay.LOAN
        and seat != table.round.winner
    ):
        return compute_debts(table)[name]
    return 0


def apply_loan(table: Table, event: Event) -> Step:
    """Returns the table after a loan; refuses one to a player who has chips left, and another lender."""
    # READ
    words = {"bank": Lender.BANK, "reserve": Lender.RESERVE}
    lender = words.get(event.to, Lender.PLAYERS)
    # REFUSE
    require_may_borrow(table, event.by, compute_due(table, event.by))
    if event.chips < 1:
        raise RuleViolation("pukk.session.loans", event.chips, "play-loan-nothing")
    strange = lender is Lender.PLAYERS and (event.to == event.by or event.to not in table.names)
    if lender not in table.house.loans or strange:
        expected = ", ".join(one.word for one in table.house.loans)
        raise RuleViolation(
            "pukk.session.loans", event.to, "play-no-lender", lender=event.to, expected=expected
        )
    # APPLY
    transfers = (Transfer(parse_account(event.to), player(event.by), event.chips, "pukk.session.loans"),)
    return add_debt(move_chips(table, transfers), event.by, event.to, event.chips), replace(
        event, transfers=transfers
    )


def apply_repay(table: Table, event: Event) -> Step:
    """Returns the table after a player has paid back some of what he owes; refuses more than that."""
    owed = table.debts.get((event.by, event.to), 0)
    if not 1 <= event.chips <= owed:
        raise RuleViolation(
            "pukk.session.loans",
            event.chips,
            "play-repay-too-much",
            by=event.by,
            to=event.to,
            owed=owed,
            chips=event.chips,
        )
    transfers = (Transfer(player(event.by), parse_account(event.to), event.chips, "pukk.session.loans"),)
    return add_debt(move_chips(table, transfers), event.by, event.to, -event.chips), replace(
        event, transfers=transfers
    )


def fields_left_by(table: Table, name: str) -> tuple[str, ...]:
    """Returns the fields that a player owns alone, and that another is offered when he leaves."""
    return tuple(field for field, owned_by in table.owners.items() if owned_by == (name,))


def find_heir(table: Table, leaver: str) -> str | None:
    """Returns who is offered the fields of a player who leaves, if anybody is."""
    return find_next_owner(table.owners, leaver) if fields_left_by(table, leaver) else None


def apply_leave(table: Table, event: Event) -> Step:
    """
    Returns the table after a player has left: his chips go where the house says, his field to the next owner.

    The next owner may decline (`taken` false); then nobody dresses the field, and what lies on it stays to
    be collected. Who left owing goes on owing; nobody else owes it for him.
    """
    # READ
    chips = table.stack(event.by)
    target = chips_go_to(table.house.leaver, event.by)
    heir = find_heir(table, event.by)
    taken = heir is not None and event.taken is not False
    # APPLY
    account = parse_account(target)
    moved = (
        (Transfer(player(event.by), account, chips, "pukk.session.leaver"),)
        if chips and target != event.by
        else ()
    )
    table = move_chips(_without_player(table, event.by, heir if taken else None), moved)
    return table, replace(event, to=heir or "", taken=taken, transfers=moved)


def _without_player(table: Table, name: str, heir: str | None) -> Table:
    seat = table.seat(name)
    owners = {
        field: owned_by
        if not isinstance(owned_by, tuple) or name not in owned_by
        else tuple(other for other in owned_by if other != name) or ((heir,) if heir else ())
        for field, owned_by in table.owners.items()
    }
    names = tuple(other for other in table.names if other != name)
    dealer = table.dealer
    if dealer != NOBODY and seat <= dealer and names:
        dealer = (dealer - 1) % len(names)
    return replace(table, names=names, owners=MappingProxyType(owners), dealer=dealer, round=Round())


def why_over(table: Table, *, all_consent: bool, time_is_up: bool) -> Why | None:
    """Returns why an evening is over, if it is: as the house says, or because too few are left to play."""
    players = len(table.names)
    fewest, most = table.house.players
    if not may_sit_down(players, fewest, most) or not pack_suffices(
        players, compute_pack(table.house, players).bit_count()
    ):
        return Why.TOO_FEW
    few = min(FEW, table.began_with - 1)
    by_house = is_over(
        table.house.end, all_consent=all_consent, time_is_up=time_is_up, players_left=players, few=few
    )
    return Why(table.house.end.word) if by_house else None


def compute_worths(table: Table) -> Mapping[str, int]:
    """
    Returns what counts for each player at the end: his chips, net of loans where the house says so.

    What others owe him is his own (pukk.04 counts everybody's own capital).
    """
    how = table.house.loans_count
    return {
        name: int(compute_worth(table.stack(name), table.owed_by(name) - table.owed_to(name), how))
        for name in table.names
    }


def apply_end(table: Table, event: Event) -> Step:
    """Returns the table after the evening; refuses an end that the house does not know."""
    why = why_over(table, all_consent=True, time_is_up=True)
    if why is None:
        left = len(table.names)
        raise RuleViolation(
            "pukk.session.end", left, "play-not-over", left=left, few=min(FEW, table.began_with - 1)
        )
    worth = compute_worths(table)
    winners = tuple(find_richest(worth)) if worth else ()
    done = replace(event, why=why, worth=worth, winners=winners, transfers=())
    return replace(table, phase=Phase.OVER), done


def apply_stop(table: Table, event: Event) -> Step:
    """Returns the same table: the evening is put off, and nobody has won it yet."""
    return table, replace(event, transfers=())
