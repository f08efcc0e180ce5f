"""The tracing as it goes: cards led, laid and slipped, words, who trekks, and what the others pay."""

from collections.abc import Mapping
from dataclasses import replace

from pukk.core.cards import NONE
from pukk.core.errors import RuleViolation
from pukk.core.ledger import Transfer
from pukk.core.logic import successor
from pukk.core.notation import format_card
from pukk.core.seats import NOBODY
from pukk.games.pukk.deal import seat_left_of, seats_from_left
from pukk.games.pukk.events import Event, Manner
from pukk.games.pukk.hidden import could_hold, has_hidden, reveal, reveal_all
from pukk.games.pukk.house import PukkGoesTo, Relief, Stands
from pukk.games.pukk.opening import Step, require_collected
from pukk.games.pukk.paying import add_debt, compute_paying, move_chips
from pukk.games.pukk.settle import compute_debt, freed_cards
from pukk.games.pukk.setup import present_fields
from pukk.games.pukk.state import Phase, Table
from pukk.games.pukk.trace import (
    Trace,
    apply_card,
    apply_word,
    begin_trace,
    find_first_leader,
    find_mover,
    legal_leads,
    may_lead,
)
from pukk.games.pukk.vying import find_pukk_winners, is_vied_here, next_to_speak


def require_vied(table: Table) -> None:
    """Refuses a lead while the púkk is still to be won."""
    if table.phase is Phase.LEAD:
        return
    require_collected(table)
    by_pair = table.house.pukk_goes_to is PukkGoesTo.PAIR_OF_SIXES and "pukk" in present_fields(table.owners)
    vying = is_vied_here(table) and (next_to_speak(table) != NOBODY or table.round.vying.staked)
    if vying or (by_pair and find_pukk_winners(table)):
        raise RuleViolation("pukk.vie.pukk-goes-to", "lay", "play-pukk-open", "")


def leader_of(table: Table) -> int:
    """Returns the seat that leads first in this round."""
    forehand = seat_left_of(table.dealer, len(table.names))
    return int(find_first_leader(table.house.first_lead, forehand, table.round.pukk_winner))


def trace_of(table: Table) -> Trace:
    """Returns the tracing as it stands, begun if nobody has led yet."""
    return table.round.trace or begin_trace(table.round.hands, leader_of(table))


def apply_lay(table: Table, event: Event) -> Step:
    """Returns the table after a player has laid a card; refuses an illegal one with its clause."""
    # READ
    seat = table.seat(event.by)
    if table.round.trace is None:
        require_vied(table)
        table = replace(table, phase=Phase.TRACE, round=replace(table.round, trace=trace_of(table)))
    table = reveal(table, seat, event.card)
    before = trace_of(table)
    # REFUSE
    manner = find_manner(table, before, seat, event.card)
    after = apply_card(before, seat, event.card, table.house)
    # APPLY
    place = replace(
        table.round,
        trace=after,
        laid=table.round.laid | event.card,
        leads=table.round.leads + (manner is Manner.LEAD),
    )
    if after.is_over():
        table = replace(table, phase=Phase.SETTLE)
        place = replace(place, winner=seat)
    return replace(table, round=place), replace(event, manner=manner, transfers=())


def find_manner(table: Table, trace: Trace, seat: int, card: int) -> Manner:
    """Tells how a card would be laid: as the next card, as a lead, or as a slip."""
    if card == successor(trace.out):
        return Manner.NEXT
    leads = may_lead(trace, seat, table.house) and card & legal_leads(
        trace.hands[seat], trace.out, table.house.next_lead
    )
    return Manner.LEAD if leads else Manner.SLIP


def apply_stands(table: Table, event: Event) -> Step:
    """Returns the table after a player has said that his card stands."""
    trace = apply_word(trace_of(table), table.seat(event.by))
    return replace(table, round=replace(table.round, trace=trace)), replace(event, transfers=())


def is_stuck(table: Table) -> bool:
    """Tells whether nobody may go on, which happens only where a card stands if its next was never dealt."""
    return find_mover(trace_of(table), table.house) == NOBODY


def apply_stuck(table: Table, event: Event) -> Step:
    """Returns the table after a round in which nobody could go on: it ends, and nobody trekks."""
    unknown = has_hidden(table) and table.house.stands is Stands.NEVER_DEALT
    if not is_stuck(table) and not unknown:
        mover = table.names[find_mover(trace_of(table), table.house)]
        raise RuleViolation("pukk.trace.stands", mover, "play-not-stuck", "", by=mover)
    return replace(table, phase=Phase.BETWEEN), replace(event, transfers=())


def apply_trekk(table: Table, event: Event) -> Step:
    """Returns the table after the word that ends the play; refuses it to all but him who is out of cards."""
    if table.names[table.round.winner] != event.by or table.round.said_trekk:
        raise RuleViolation("pukk.trace.trekk", event.by, "play-no-trekk", "", by=event.by)
    return replace(table, round=replace(table.round, said_trekk=True)), replace(event, transfers=())


def compute_freed(table: Table, called: frozenset[int]) -> int:
    """Returns the cards that nobody pays for when some seats have called."""
    calls = [seat in called for seat in range(len(table.names))]
    trace = trace_of(table)
    return int(freed_cards(trace.out, trace.hands, calls, table.house.relief, table.house.relief_run))


def can_call(table: Table, seat: int) -> int:
    """Returns the card that a seat frees by calling now, or none."""
    if table.house.relief is not Relief.CALL or seat == table.round.winner or seat in table.round.called:
        return NONE
    freed = compute_freed(table, table.round.called | {seat}) & trace_of(table).hands[seat]
    return freed & -freed


def apply_call(table: Table, event: Event) -> Step:
    """Returns the table after a player has called that he holds the next card; refuses it to anybody else."""
    # READ
    seat = table.seat(event.by)
    wanted = event.card or int(successor(trace_of(table).out))
    table = reveal(table, seat, wanted) if wanted else table
    card = can_call(table, seat)
    # REFUSE
    if not card:
        raise RuleViolation("pukk.settle.relief", event.by, "play-no-call", "", by=event.by)
    # APPLY
    place = replace(table.round, called=table.round.called | {seat})
    return replace(table, round=place), replace(event, card=card, transfers=())


def compute_debts(table: Table) -> Mapping[str, int]:
    """Returns what each other player owes him who has trekked, by seat from his left, nought included."""
    freed = compute_freed(table, table.round.called)
    hands = trace_of(table).hands
    order = seats_from_left(table.round.winner, len(table.names))
    return {
        table.names[seat]: int(compute_debt(hands[seat], freed))
        for seat in order
        if seat != table.round.winner
    }


def apply_settle(table: Table, event: Event) -> Step:
    """
    Returns the table after the others have paid the winner, and what they go on owing him.

    Refuses where somebody has to borrow first.
    """
    # READ
    for name, hand in (event.hands or {}).items():
        table = reveal_all(table, table.seat(name), hand.cards)
        _require_left(table, name, hand.cards)
    winner = table.names[table.round.winner]
    debts = {name: _debt_as_said(table, event, name, debt) for name, debt in compute_debts(table).items()}
    # APPLY
    moved: list[Transfer] = []
    owes = {}
    for name, debt in debts.items():
        transfers, unpaid = compute_paying(table, name, winner, debt, "pukk.settle.pays")
        table = add_debt(move_chips(table, transfers), name, winner, unpaid)
        moved.extend(transfers)
        if unpaid:
            owes[name] = unpaid
    done = replace(event, by=winner, pays=debts, owes=owes, hands=event.hands, transfers=tuple(moved))
    return replace(table, phase=Phase.BETWEEN), done


def _require_left(table: Table, name: str, cards: int) -> None:
    hand = trace_of(table).hands[table.seat(name)]
    strange = cards & (cards ^ (cards & hand))
    if strange:
        card = format_card(strange & -strange)
        raise RuleViolation("pukk.settle.pays", card, "play-not-left", "", by=name, card=strange & -strange)


def _debt_as_said(table: Table, event: Event, name: str, debt: int) -> int:
    """Returns what a record says of a debt if a hidden card can have freed it, else what the rules say."""
    said = (event.pays or {}).get(name, debt)
    freed = table.house.relief is Relief.AUTOMATIC and could_hold(
        table, table.seat(name), int(successor(trace_of(table).out))
    )
    return said if freed and said == debt - 1 else debt
