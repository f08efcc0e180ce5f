"""Questions to a player, each with all the events that it may be answered with."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from pukk.core.cards import by_rank
from pukk.games.pukk.evening import find_heir
from pukk.games.pukk.events import Event, Kind
from pukk.games.pukk.paying import find_lenders, must_borrow
from pukk.games.pukk.state import Table
from pukk.games.pukk.trace import legal_leads
from pukk.games.pukk.tracing import trace_of
from pukk.games.pukk.vying import outstanding

LARGEST_RAISE = 3
"""The raises that are offered at once; somebody who wants more raises again."""


LOANS = (10, 20, 50)
"""The loans that are offered besides what a player is short of."""


class Ask(StrEnum):
    """What a player is asked."""

    BETWEEN = "between"
    HEIR = "heir"
    LOAN = "loan"
    BUY = "buy"
    ENTER = "enter"
    ANSWER = "answer"
    LEAD = "lead"
    NEXT = "next"
    SLIP = "slip"
    CALL = "call"


@dataclass(frozen=True, slots=True)
class Question:
    """
    A question to a seat, with the events that it may answer with; `may_decline` where it may do nothing.

    `mark` tells one question from another, so that who has declined is not asked again.
    """

    ask: Ask
    seat: int
    options: tuple[Event, ...]
    may_decline: bool
    mark: tuple[object, ...]


Declined = frozenset[tuple[object, ...]]


def question(
    ask: Ask, table: Table, seat: int, options: tuple[Event, ...], may_decline: bool, *marks: object
) -> Question:
    """Returns a question, marked by the round, the seat, what is asked, and what else tells it from others."""
    return Question(ask, seat, options, may_decline, (table.number, seat, ask, *marks))


def unless_declined(asked: Question, declined: Declined) -> Question | None:
    """Returns a question that has an answer and was not declined, or None."""
    return asked if asked.options and asked.mark not in declined else None


def ask_for_loan(table: Table, name: str, dues: Mapping[str, int], declined: Declined) -> Question | None:
    """Returns the question from whom a player borrows what he is short of, if he is and somebody can lend."""
    short = dues.get(name, 0) - table.stack(name)
    if short <= 0:
        return None
    amounts = sorted({short, *(size for size in LOANS if size > short)})
    options = tuple(
        Event(Kind.LOAN, by=name, to=lender, chips=chips)
        for lender in find_lenders(table, name, short, dues)
        for chips in amounts
        if lender in find_lenders(table, name, chips, dues)
    )
    may_decline = not must_borrow(table, short)
    asked = question(Ask.LOAN, table, table.seat(name), options, may_decline, table.phase)
    return unless_declined(asked, declined)


def ask_heir(table: Table, leaving: Event) -> Event | Question:
    """Returns the question to the next owner whether he takes the field of a player who leaves, if he is asked."""
    heir = find_heir(table, leaving.by)
    if heir is None:
        return leaving
    options = tuple(replace(leaving, to=heir, taken=taken) for taken in (True, False))
    return question(Ask.HEIR, table, table.seat(heir), options, False, leaving.by)


def ask_to_enter(table: Table, seat: int) -> Event | Question:
    """Returns the question whether a seat goes in; who cannot pay the entry passes."""
    name = table.names[seat]
    if table.stack(name) < table.house.entry:
        return Event(Kind.PASS, by=name)
    options = (Event(Kind.ENTER, by=name), Event(Kind.PASS, by=name))
    return question(Ask.ENTER, table, seat, options, False)


def ask_to_answer(table: Table, seat: int) -> Event | Question:
    """Returns the question whether a seat stays, raises or folds; who cannot pay folds."""
    name = table.names[seat]
    left = table.stack(name) - outstanding(table, seat)
    if left < 0:
        return Event(Kind.FOLD, by=name)
    raises = tuple(
        Event(Kind.RAISE, by=name, chips=chips) for chips in range(1, min(left, LARGEST_RAISE) + 1)
    )
    options = (Event(Kind.STAY, by=name), *raises, Event(Kind.FOLD, by=name))
    return question(Ask.ANSWER, table, seat, options, False, table.round.vying.raised)


def lays(table: Table, seat: int, cards: int) -> tuple[Event, ...]:
    """Returns the events of laying each of some cards, the highest first."""
    return tuple(Event(Kind.LAY, by=table.names[seat], card=card) for card in by_rank(cards))


def ask_to_lead(table: Table, seat: int) -> Question:
    """Returns the question which card a seat leads."""
    trace = trace_of(table)
    leads = int(legal_leads(trace.hands[seat], trace.out, table.house.next_lead))
    return question(Ask.LEAD, table, seat, lays(table, seat, leads), False, table.round.leads)
