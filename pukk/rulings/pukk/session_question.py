"""Questions about the evening: the start, a loan, a player who leaves, and the end."""

from collections.abc import Mapping
from typing import NamedTuple

from pukk.core.errors import CaseFault
from pukk.core.messages import message
from pukk.games.pukk.house import LoansCount
from pukk.games.pukk.session import (
    chips_go_to,
    compute_first_stacks,
    compute_worth,
    find_next_owner,
    find_richest,
    format_lenders,
    may_borrow,
)
from pukk.rulings.case import require_word
from pukk.rulings.hands import find_name
from pukk.rulings.pukk.chips import parse_stacks
from pukk.rulings.pukk.situation import Case, Table
from pukk.rulings.pukk.words import join_names
from pukk.rulings.question import Finding, Question, Verdict

EVENTS = ("start", "loan", "leave", "end")


class Event(NamedTuple):
    """What happens in an evening, to whom, and what the players have and owe."""

    kind: str
    by: str | None
    stacks: Mapping[str, int]
    owes: Mapping[str, int]


def parse_session(case: Case) -> Event:
    """Reads what happens, to whom, and what the players have and owe."""
    kind = require_word(case.body, "event", EVENTS)
    by = find_name(case.body["by"], case.names, "by") if "by" in case.body else None
    if by is None and kind in ("loan", "leave"):
        raise CaseFault("key-missing", "by", key="by")
    stacks, owes = parse_stacks(case), parse_stacks(case, "owes")
    if kind == "end" and not stacks:
        raise CaseFault("key-missing", "stacks", key="stacks")
    return Event(kind, by, stacks, owes)


def decide_session(table: Table, event: Event) -> Finding:
    """Decides what an event of the evening brings."""
    return {"start": decide_start, "loan": decide_loan, "leave": decide_leave, "end": decide_end}[event.kind](
        table, event
    )


def decide_start(table: Table, event: Event) -> Finding:
    """Decides with how many chips everybody begins."""
    stacks = compute_first_stacks(table.case.names, table.house.starting_chips)
    return Finding({"stacks": stacks}, ("pukk.session.starting-chips",))


def decide_loan(table: Table, event: Event) -> Finding:
    """Decides whether a player may borrow, and from whom; a stack that is not told is taken to be used up."""
    clause = "pukk.session.loans"
    stack = event.stacks.get(event.by or "", 0)
    if not may_borrow(stack, len(table.house.loans)):
        return Finding({"allowed": False, "why": clause}, (clause,))
    return Finding({"allowed": True, "from": format_lenders(table.house.loans)}, (clause,))


def decide_leave(table: Table, event: Event) -> Finding:
    """Decides where the chips of a player who leaves go, and who is offered his field."""
    by = event.by or ""
    verdict = {
        "chips_to": chips_go_to(table.house.leaver, by),
        "field_offered_to": find_next_owner(table.owners, by),
    }
    return Finding(verdict, ("pukk.session.leaver", "pukk.session.field-passes"))


def decide_end(table: Table, event: Event) -> Finding:
    """Decides who has won, net of what they owe or by chips alone."""
    clauses = ("pukk.session.loans-count", "pukk.session.richest")
    missing = [name for name in table.case.names if name not in event.stacks]
    if missing:
        on = " and ".join(f"how many chips {name} has" for name in missing)
        return Finding({"winners": None}, clauses, {"winners": on})
    worth = {
        name: compute_worth(event.stacks[name], event.owes.get(name, 0), table.house.loans_count)
        for name in table.case.names
    }
    return Finding({"winners": find_richest(worth)}, clauses)


def say_session(table: Table, event: Event, verdict: Verdict, language: str) -> list[str]:
    """Says what an event of the evening brings."""
    if event.kind == "start":
        return [
            message("session-start", language, name=name, chips=chips)
            for name, chips in verdict["stacks"].items()
        ]
    if event.kind == "loan":
        return say_loan(table, event, verdict, language)
    if event.kind == "leave":
        to = verdict["chips_to"]
        key = "session-keeps" if to == event.by else f"session-chips-to-{to}"
        said = [message(key, language, name=event.by)]
        offered = verdict["field_offered_to"]
        if offered is not None:
            said.append(message("session-field-offered", language, name=event.by, to=offered))
        return said
    if verdict["winners"] is None:
        return [message("session-end-open", language)]
    winners = verdict["winners"]
    how = "session-net" if table.house.loans_count is LoansCount.NET else "session-by-chips"
    said = [message("session-winners", language, names=join_names(winners, language), count=len(winners))]
    return [*said, message(how, language)] if any(event.owes.values()) else said


def say_loan(table: Table, event: Event, verdict: Verdict, language: str) -> list[str]:
    """Says whether a player may borrow, and from whom."""
    if not verdict["allowed"]:
        key = "session-no-loan" if table.house.loans else "session-no-lender"
        return [message(key, language, name=event.by)]
    lenders = [message(f"lender-{word}", language) for word in verdict["from"]]
    joined = lenders[0]
    for other in lenders[1:]:
        joined = message("list-or", language, all=joined, last=other)
    return [message("session-loan", language, name=event.by, lenders=joined)]


KEYS = frozenset({"event", "by", "stacks", "owes"})

QUESTIONS = {"session": Question(KEYS, parse_session, decide_session, say_session, False)}
