"""The tracing as it goes: cards led, laid and slipped, words, who trekks, and what the others pay."""

from collections.abc import Mapping
from dataclasses import replace

from pukk.core.cards import NONE
from pukk.core.errors import RuleViolation
from pukk.core.ledger import Transfer, player
from pukk.core.logic import successor, without
from pukk.core.notation import format_card
from pukk.core.seats import NOBODY, union
from pukk.games.pukk.deal import seat_left_of, seats_from_left
from pukk.games.pukk.events import Event, Manner
from pukk.games.pukk.hidden import could_anyone_hold, has_hidden, reveal, reveal_all, unaccounted
from pukk.games.pukk.house import PukkGoesTo, Relief, ReliefRun, Stands
from pukk.games.pukk.opening import Step, require_collected
from pukk.games.pukk.paying import add_debt, compute_paying, move_chips, total
from pukk.games.pukk.settle import compute_debt, freed_cards
from pukk.games.pukk.setup import present_fields
from pukk.games.pukk.state import Phase, Table, seen, unseen
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
        raise RuleViolation("pukk.vie.pukk-goes-to", "lay", "play-pukk-open")


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
    as_said = _with_holder(table, before, event)
    # REFUSE
    manner = find_manner(table, as_said, seat, event.card)
    after = apply_card(as_said, seat, event.card, table.house)
    # APPLY
    after = replace(after, hands=after.hands[: len(table.names)], dealt=before.dealt)
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


def _with_holder(table: Table, trace: Trace, event: Event) -> Trace:
    """
    Returns the tracing with the next card in one more hand, where a record says that a card is slipped.

    Nobody slips under a card of his own that stands, so that somebody holds the next one, hidden as it is.
    """
    above = int(successor(trace.out))
    if event.manner is not Manner.SLIP or not could_anyone_hold(table, above):
        return trace
    return replace(trace, hands=(*trace.hands, above), dealt=trace.dealt | above)


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
        raise RuleViolation("pukk.trace.stands", mover, "play-not-stuck", by=mover)
    return replace(table, phase=Phase.BETWEEN), replace(event, transfers=())


def apply_trekk(table: Table, event: Event) -> Step:
    """Returns the table after the word that ends the play; refuses it to all but him who is out of cards."""
    if table.names[table.round.winner] != event.by or table.round.said_trekk:
        raise RuleViolation("pukk.trace.trekk", event.by, "play-no-trekk", by=event.by)
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
    if not can_call(table, seat):
        hidden = possible_run(table) & unaccounted(table)
        wanted = event.card or hidden & -hidden
        table = reveal(table, seat, wanted) if wanted else table
    card = can_call(table, seat) or _call_as_said(table, event, seat)
    # REFUSE
    if not card:
        raise RuleViolation("pukk.settle.relief", event.by, "play-no-call", by=event.by)
    # APPLY
    place = replace(table.round, called=table.round.called | {seat})
    return replace(table, round=place), replace(event, card=card, transfers=())


def _call_as_said(table: Table, event: Event, seat: int) -> int:
    """Returns the card that a record calls with, if hidden cards of others can have freed those below it."""
    in_run = event.card & possible_run(table) & trace_of(table).hands[seat]
    may_call = table.house.relief is Relief.CALL and seat not in table.round.called
    return in_run if may_call and has_hidden(table) else NONE


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
        raise RuleViolation("pukk.settle.pays", card, "play-not-left", by=name, card=strange & -strange)


def _debt_as_said(table: Table, event: Event, name: str, debt: int) -> int:
    """Returns what a record says of a debt if hidden cards can have freed so much of it, else what the rules say."""
    seat = table.seat(name)
    by_itself = table.house.relief is Relief.AUTOMATIC
    if not has_hidden(table) or not (by_itself or seat in table.round.called):
        return debt
    hand = trace_of(table).hands[seat]
    run = possible_run(table)
    known = run & without(hand, compute_freed(table, table.round.called))
    most = known.bit_count() + min(unseen(hand).bit_count(), (run & unaccounted(table)).bit_count())
    said = _said_debt(event, name, debt)
    return said if debt - most <= said <= debt else debt


def _said_debt(event: Event, name: str, debt: int) -> int:
    if event.pays is not None:
        return event.pays.get(name, debt)
    if event.transfers is None:
        return debt
    paid = total(transfer for transfer in event.transfers if transfer.source == player(name))
    return paid + (event.owes or {}).get(name, 0)


def possible_run(table: Table) -> int:
    """Returns the cards above the last one that nobody may have to pay for, as far as hidden cards allow."""
    could_be = unaccounted(table) | seen(union(trace_of(table).hands))
    run, above = NONE, int(successor(trace_of(table).out))
    while above & could_be:
        run |= above
        above = int(successor(above)) if table.house.relief_run is ReliefRun.RUN else NONE
    return run
