"""What a record leaves open: cards that it brings to light later, and what cannot be checked without the others."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from pukk.core.cards import NONE, each_card
from pukk.core.logic import successor
from pukk.core.seats import NOBODY
from pukk.games.pukk.collect import CLAUSE_OF_FIELD, collected_fields
from pukk.games.pukk.deal import compute_trump
from pukk.games.pukk.evening import is_dealer_open, why_over
from pukk.games.pukk.events import Event, Kind, SeenHand
from pukk.games.pukk.hidden import could_anyone_hold, has_hidden, unaccounted
from pukk.games.pukk.house import End, NextLead, PukkGoesTo, Relief
from pukk.games.pukk.setup import HAND_SIZE, field_card
from pukk.games.pukk.state import Phase, Table, unseen
from pukk.games.pukk.trace import may_lead
from pukk.games.pukk.tracing import possible_run, trace_of
from pukk.games.pukk.vying import is_vied_here


@dataclass(frozen=True)
class Unchecked:
    """Something that an audit does not claim: the line, the clause, and the id of the message that says what."""

    line: int
    clause: str
    key: str
    card: int = NONE


def shown_later(event: Event, upcard: int) -> dict[str, int]:
    """Returns name → cards that an event shows to have been dealt to a player."""
    if event.kind in (Kind.LAY, Kind.CALL, Kind.BUY):
        cards = event.card
    elif event.kind is Kind.COLLECT and event.field:
        cards = int(field_card(event.field, compute_trump(upcard)))
    elif event.kind is Kind.VIE:
        return dict(event.sets or {})
    elif event.kind is Kind.SETTLE:
        return {name: hand.cards for name, hand in (event.hands or {}).items()}
    else:
        return {}
    return {event.by: cards}


def fill_hands(events: Sequence[Event], names: Iterable[str]) -> list[Event]:
    """
    Returns the events of a round, the hidden cards of its deal filled in with those that come to light later.

    So the first event that breaks a rule is found even where only a later one shows it. A card that two
    players show is left to the first.
    """
    deal = next((event for event in events if event.kind is Kind.DEAL), None)
    if deal is None or deal.pack or not deal.card:
        return list(events)
    hands = {name: (deal.hands or {}).get(name, SeenHand(NONE, HAND_SIZE)) for name in names}
    taken = deal.card
    for hand in hands.values():
        taken |= hand.cards
    for event in events:
        for name, cards in shown_later(event, deal.card).items():
            fresh = cards & (cards ^ (cards & taken))
            if name not in hands or not fresh:
                continue
            hand = hands[name]
            if fresh.bit_count() <= hand.hidden:
                hands[name] = SeenHand(hand.cards | fresh, hand.hidden - fresh.bit_count())
                taken |= fresh
    return [replace(event, hands=hands) if event is deal else event for event in events]


def find_unchecked(table: Table, event: Event, line: int) -> list[Unchecked]:
    """Returns what of an event cannot be checked at a table: it hangs on cards, or on people, not in the record."""
    if event.kind is Kind.ROUND and is_dealer_open(table):
        return [Unchecked(line, "pukk.deal.first-dealer", "unchecked-dealer")]
    by_people = why_over(table, all_consent=False, time_is_up=False) is None
    if event.kind is Kind.END and by_people and table.house.end is not End.PLAYERS_LEFT:
        return [Unchecked(line, "pukk.session.end", f"unchecked-{table.house.end.word}")]
    if table.phase < Phase.COLLECT or not has_hidden(table):
        return []
    if event.kind is Kind.LAY:
        return _open_lead(table, event, line)
    if event.kind is Kind.STUCK:
        return [Unchecked(line, "pukk.trace.stands", "unchecked-stuck")]
    if event.kind is Kind.VIE:
        return _open_sets(table, line)
    if event.kind is Kind.SETTLE:
        return _open_relief(table, line)
    return []


def open_fields(table: Table, line: int) -> list[Unchecked]:
    """Returns the fields of which a deal does not show whether anybody holds their card."""
    trump = compute_trump(table.round.upcard)
    hidden = unaccounted(table) if has_hidden(table) else NONE
    return [
        Unchecked(line, CLAUSE_OF_FIELD[field], "unchecked-holder", int(field_card(field, trump)))
        for field in collected_fields(table.house, table.owners)
        if field_card(field, trump) & hidden
    ]


def _open_lead(table: Table, event: Event, line: int) -> list[Unchecked]:
    trace = trace_of(table)
    seat = table.seat(event.by)
    if trace.out == NONE or seat == NOBODY or not may_lead(trace, seat, table.house):
        return []
    found = []
    above = int(successor(trace.out))
    if event.card != above and not trace.said and could_anyone_hold(table, above):
        found.append(Unchecked(line, "pukk.trace.stands", "unchecked-holder", above))
    elif event.card != above and could_anyone_hold(table, above):
        found.append(Unchecked(line, "pukk.trace.follow", "unchecked-holder", above))
    if table.house.next_lead is not NextLead.ANY and unseen(trace.hands[seat]):
        found.append(Unchecked(line, "pukk.trace.next-lead", "unchecked-hand"))
    return found


def _open_sets(table: Table, line: int) -> list[Unchecked]:
    seats = table.round.vying.staked if is_vied_here(table) else range(len(table.names))
    if not any(unseen(table.round.hands[seat]) for seat in seats):
        return []
    by_pair = table.house.pukk_goes_to is PukkGoesTo.PAIR_OF_SIXES
    return [Unchecked(line, "pukk.vie.pair-of-sixes" if by_pair else "pukk.vie.best-set", "unchecked-sets")]


def _open_relief(table: Table, line: int) -> list[Unchecked]:
    hidden = possible_run(table) & unaccounted(table)
    if table.house.relief is not Relief.AUTOMATIC and not table.round.called:
        return []
    return [
        Unchecked(line, "pukk.settle.relief", "unchecked-holder", card)
        for card in each_card(hidden)
        if could_anyone_hold(table, card)
    ]
