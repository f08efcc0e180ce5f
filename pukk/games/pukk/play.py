"""What comes next at a table: an event that the rules force, or a question with all its answers."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from pukk.core.cards import NONE, each_card
from pukk.core.logic import successor
from pukk.core.seats import NOBODY
from pukk.games.pukk.asking import (
    Ask,
    Declined,
    Question,
    ask_for_loan,
    ask_heir,
    ask_to_answer,
    ask_to_enter,
    ask_to_lead,
    lays,
    question,
    unless_declined,
)
from pukk.games.pukk.collect import owners_who_pay
from pukk.games.pukk.deal import seats_from_left
from pukk.games.pukk.evening import find_dealer, why_over
from pukk.games.pukk.events import Event, Kind
from pukk.games.pukk.house import CannotPay, Follow, PukkGoesTo
from pukk.games.pukk.opening import Step, can_buy, find_moment, open_claims, undressed
from pukk.games.pukk.paying import compute_stakes, total
from pukk.games.pukk.round import apply_event
from pukk.games.pukk.setup import compute_pack, present_fields
from pukk.games.pukk.state import Phase, Table
from pukk.games.pukk.trace import find_mover, legal_slips, may_lead
from pukk.games.pukk.tracing import can_call, compute_debts, is_stuck, trace_of
from pukk.games.pukk.vying import find_pukk_winners, is_vied_here, next_to_answer, next_to_speak

Packs = Callable[[Table], tuple[int, ...]]
"""Gives the shuffled pack of the round that is about to be dealt, top first."""


Drawing = Callable[[Table], int]
"""Gives the seat of the first dealer, where the house does not say it."""


@dataclass(frozen=True, slots=True)
class Chance:
    """Where the chance of an evening comes from: the packs, and who is drawn to deal first."""

    shuffle: Packs
    draw: Drawing


Next = Event | Question


def find_next(table: Table, rounds: int, declined: Declined, chance: Chance) -> Next:
    """Returns what comes next at a table that plays so many rounds; the evening must not be over."""
    if table.phase is Phase.START:
        return Event(Kind.START)
    if table.phase is Phase.BETWEEN:
        return next_between(table, rounds, declined, chance)
    if table.phase is Phase.DRESS:
        return next_dressing(table, declined, chance)
    if table.phase is Phase.SETTLE:
        return next_settling(table, declined)
    buying = next_buying(table, declined)
    if buying is not None:
        return buying
    if table.phase in (Phase.COLLECT, Phase.VIE):
        opening = next_collecting(table, declined) or next_vying(table)
        if opening is not None:
            return opening
    return next_tracing(table, declined)


def next_between(table: Table, rounds: int, declined: Declined, chance: Chance) -> Next:
    """Returns what comes between rounds: the end, somebody who pays back or leaves, or the next round."""
    enough = table.number >= rounds
    if why_over(table, all_consent=enough, time_is_up=enough) is not None:
        return Event(Kind.END)
    if enough:
        return Event(Kind.STOP)
    for seat, name in enumerate(table.names if table.number else ()):
        owed = [(creditor, chips) for (debtor, creditor), chips in table.debts.items() if debtor == name]
        repay = tuple(
            Event(Kind.REPAY, by=name, to=creditor, chips=min(chips, table.stack(name)))
            for creditor, chips in owed
            if table.stack(name) and (creditor in ("bank", "reserve") or creditor in table.names)
        )
        options = (*repay, Event(Kind.LEAVE, by=name))
        asked = unless_declined(question(Ask.BETWEEN, table, seat, options, True), declined)
        if asked is not None:
            return asked
    drawn = chance.draw(table) if table.number == 0 else 0
    return Event(Kind.ROUND, dealer=table.names[find_dealer(table, drawn)])


def next_dressing(table: Table, declined: Declined, chance: Chance) -> Next:
    """
    Returns what comes before the deal: somebody who dresses his fields, a loan, or the deal itself.

    Who has enough dresses first, so that he can lend what he has left.
    """
    dues = {name: total(compute_stakes(table, name)) for name in undressed(table)}
    for name in sorted(dues, key=lambda other: table.stack(other) < dues[other]):
        return ask_for_loan(table, name, dues, declined) or Event(Kind.DRESS, by=name)
    return Event(Kind.DEAL, pack=chance.shuffle(table))


def next_buying(table: Table, declined: Declined) -> Question | None:
    """Returns the question to the holder of the trump seven whether he buys, once at each moment."""
    for seat, name in enumerate(table.names):
        if can_buy(table, seat):
            options = (Event(Kind.BUY, by=name),)
            return unless_declined(
                question(Ask.BUY, table, seat, options, True, find_moment(table)), declined
            )
    return None


def next_collecting(table: Table, declined: Declined) -> Next | None:
    """Returns the next field that is taken, or the loan of an owner who pays for it; None when all is taken."""
    for field, seat in open_claims(table).items():
        owners = owners_who_pay(field, table.names[seat], table.house, table.owners)
        loan = next_loan(table, dict.fromkeys(owners, 1), declined)
        if loan is not None:
            return loan
        return Event(Kind.COLLECT, by=table.names[seat], field=field)
    return None


def next_loan(table: Table, dues: Mapping[str, int], declined: Declined) -> Question | None:
    """Returns the next loan of somebody who cannot pay another what is due, in a house where he borrows it."""
    if table.house.cannot_pay is not CannotPay.LOAN:
        return None
    loans = (ask_for_loan(table, name, dues, declined) for name in dues)
    return next((loan for loan in loans if loan is not None), None)


def next_vying(table: Table) -> Next | None:
    """Returns the next word in the vying, or its outcome; None where there is none."""
    seat = next_to_speak(table)
    if seat != NOBODY:
        return ask_to_enter(table, seat)
    if not is_vied_here(table):
        by_pair = table.house.pukk_goes_to is PukkGoesTo.PAIR_OF_SIXES and "pukk" in present_fields(
            table.owners
        )
        return Event(Kind.VIE) if by_pair and find_pukk_winners(table) else None
    seat = next_to_answer(table)
    if seat != NOBODY:
        return ask_to_answer(table, seat)
    return Event(Kind.VIE) if table.round.vying.staked else None


def next_tracing(table: Table, declined: Declined) -> Next:
    """Returns what comes next in the tracing: a slip, the next card, the word, a lead, or nothing."""
    trace = trace_of(table)
    if trace.out == NONE:
        return ask_to_lead(table, trace.leader)
    own_lead = may_lead(trace, trace.by, table.house)
    for seat in seats_from_left(trace.by, len(table.names)):
        if own_lead and seat == trace.by:
            continue
        slips = int(legal_slips(trace.out, trace.hands[seat], table.house.slip, seat in trace.slipped))
        asked = question(Ask.SLIP, table, seat, lays(table, seat, slips), True, trace.out)
        if unless_declined(asked, declined) and not trace.said:
            return asked
    if is_stuck(table):
        return Event(Kind.STUCK)
    return next_run(table, declined)


def next_run(table: Table, declined: Declined) -> Next:
    """Returns the next card of the run if its holder lays it, else the word that it stands, and the lead."""
    trace = trace_of(table)
    mover = find_mover(trace, table.house)
    follows = trace.hands[mover] & int(successor(trace.out))
    if follows:
        may_sleep = table.house.follow is Follow.ASLEEP and mover != trace.by
        asked = question(Ask.NEXT, table, mover, lays(table, mover, follows), may_sleep, trace.out)
        if unless_declined(asked, declined):
            return asked
    if not trace.said:
        return Event(Kind.STANDS, by=table.names[trace.by])
    return ask_to_lead(table, trace.by)


def next_settling(table: Table, declined: Declined) -> Next:
    """Returns what comes when somebody has trekked: his word, calls, loans, and what the others pay."""
    winner = table.names[table.round.winner]
    if not table.round.said_trekk:
        return Event(Kind.TREKK, by=winner)
    for seat in seats_from_left(table.round.winner, len(table.names)):
        card = can_call(table, seat)
        options = (Event(Kind.CALL, by=table.names[seat], card=card),) if card else ()
        asked = unless_declined(question(Ask.CALL, table, seat, options, True, card), declined)
        if asked is not None:
            return asked
    return next_loan(table, compute_debts(table), declined) or Event(Kind.SETTLE)


Decide = Callable[[Table, Question], Event | None]
"""Answers a question at a table; None declines."""


def play_on(table: Table, rounds: int, chance: Chance, decide: Decide) -> Iterator[Step]:
    """
    Plays from a table until the evening or its rounds end; yields each event and the table after it.

    What is asked is answered by `decide`; every answer goes through the rules, which may refuse it.
    """
    declined: Declined = frozenset()
    while table.phase is not Phase.OVER:
        coming = find_next(table, rounds, declined, chance)
        while isinstance(coming, Question):
            answer = decide(table, coming)
            if answer is None:
                declined |= {coming.mark}
                coming = find_next(table, rounds, declined, chance)
            else:
                coming = ask_heir(table, answer) if is_leaving(answer) else answer
        if coming.kind is Kind.ROUND:
            declined = frozenset()
        table, done = apply_event(table, coming)
        yield table, done
        if coming.kind is Kind.STOP:
            return


def is_leaving(answer: Event) -> bool:
    """Tells whether an answer is to leave, and nobody has been asked yet to take over the field."""
    return answer.kind is Kind.LEAVE and answer.taken is None


def sorted_pack(table: Table) -> list[int]:
    """Returns the pack of a table before it is shuffled, hearts first and the highest first in a suit."""
    return list(each_card(compute_pack(table.house, len(table.names))))
