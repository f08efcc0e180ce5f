"""Folds the phases into rounds and evenings, each event refused by the clause that forbids it."""

from collections.abc import Callable, Iterable, Mapping

from pukk.core.errors import RuleViolation
from pukk.core.seats import NOBODY
from pukk.games.pukk import evening, opening, tracing, vying
from pukk.games.pukk.events import Event, Kind, SeenHand
from pukk.games.pukk.house import PukkGoesTo
from pukk.games.pukk.paying import require_transfers
from pukk.games.pukk.state import Phase, Table

Apply = Callable[[Table, Event], opening.Step]

HOW: dict[Kind, tuple[Apply, str, frozenset[Phase]]] = {
    kind: (apply, f"pukk.{clause}", frozenset(phases))
    for kind, apply, clause, phases in (
        (Kind.START, evening.apply_start, "session.starting-chips", [Phase.START]),
        (Kind.ROUND, evening.apply_round, "deal.dealer-moves", [Phase.BETWEEN]),
        (
            Kind.LOAN,
            evening.apply_loan,
            "session.loans",
            [Phase.BETWEEN, Phase.DRESS, Phase.COLLECT, Phase.VIE, Phase.SETTLE],
        ),
        (Kind.REPAY, evening.apply_repay, "session.loans", [Phase.BETWEEN]),
        (Kind.DRESS, opening.apply_dress, "dress.own-stake", [Phase.DRESS]),
        (Kind.DEAL, opening.apply_deal, "deal.five-cards", [Phase.DRESS]),
        (Kind.BUY, opening.apply_buy, "buy.buy", [Phase.COLLECT, Phase.VIE, Phase.LEAD, Phase.TRACE]),
        (Kind.COLLECT, opening.apply_collect, "collect.trump-honours", [Phase.COLLECT]),
        (Kind.ENTER, vying.apply_entry, "vie.entry", [Phase.COLLECT, Phase.VIE]),
        (Kind.PASS, vying.apply_entry, "vie.entry", [Phase.COLLECT, Phase.VIE]),
        (Kind.RAISE, vying.apply_answer, "vie.raises", [Phase.VIE]),
        (Kind.STAY, vying.apply_answer, "vie.raises", [Phase.VIE]),
        (Kind.FOLD, vying.apply_answer, "vie.raises", [Phase.VIE]),
        (Kind.VIE, vying.apply_vie, "vie.best-set", [Phase.COLLECT, Phase.VIE]),
        (Kind.LAY, tracing.apply_lay, "trace.next-card", [Phase.COLLECT, Phase.VIE, Phase.LEAD, Phase.TRACE]),
        (Kind.STANDS, tracing.apply_stands, "trace.stands", [Phase.TRACE]),
        (Kind.STUCK, tracing.apply_stuck, "trace.stands", [Phase.TRACE]),
        (Kind.TREKK, tracing.apply_trekk, "trace.trekk", [Phase.SETTLE]),
        (Kind.CALL, tracing.apply_call, "settle.relief", [Phase.SETTLE]),
        (Kind.SETTLE, tracing.apply_settle, "settle.pays", [Phase.SETTLE]),
        (Kind.LEAVE, evening.apply_leave, "session.leaver", [Phase.BETWEEN]),
        (Kind.END, evening.apply_end, "session.end", [Phase.BETWEEN]),
        (Kind.STOP, evening.apply_stop, "session.end", [Phase.BETWEEN]),
    )
}
"""Kind → what applies it, the clause it is played by, and the phases in which it can happen."""

PARTS: dict[str, str] = {
    "by": "pukk.trace.trekk",
    "dealer": "",
    "number": "",
    "stacks": "",
    "reserve": "pukk.session.loans",
    "card": "",
    "gets": "pukk.buy.buy",
    "manner": "",
    "winners": "",
    "sets": "pukk.vie.best-set",
    "pays": "",
    "owes": "pukk.settle.cannot-pay",
    "to": "pukk.session.field-passes",
    "taken": "pukk.session.field-passes",
    "why": "pukk.session.end",
    "worth": "pukk.session.loans-count",
}
"""The parts of an event that the rules decide → the clause that decides them, if not the event's own."""


NOTHING_SAID = Event(Kind.STOP)
"""An event that has no parts, to tell those that a record leaves out."""


def kinds_in(phase: Phase) -> tuple[Kind, ...]:
    """
    Returns what can happen in a phase.

    >>> [kind.value for kind in kinds_in(Phase.START)]
    ['start']
    """
    return tuple(kind for kind, (_, _, phases) in HOW.items() if phase in phases)


def clause_of(table: Table, event: Event) -> str:
    """Returns the clause by which an event is played, where nothing narrower is known."""
    if event.kind is Kind.VIE and table.house.pukk_goes_to is PukkGoesTo.PAIR_OF_SIXES:
        return "pukk.vie.pair-of-sixes"
    if event.kind is Kind.ROUND and table.number == 0:
        return "pukk.deal.first-dealer"
    if event.kind is Kind.END:
        return "pukk.session.richest"
    return HOW[event.kind][1]


def apply_event(table: Table, event: Event) -> opening.Step:
    """
    Returns the table after an event, and the event with every part that the rules decide filled in.

    Refuses, with a `RuleViolation` that names the clause, what cannot happen now, what a rule forbids,
    and a part of the event that is not what the rules make it.
    """
    # READ
    apply, clause, phases = HOW[event.kind]
    # REFUSE
    if table.phase not in phases:
        expected = ", ".join(kinds_in(table.phase))
        raise RuleViolation(
            clause, event.kind.value, "play-not-now", found=event.kind.value, expected=expected
        )
    for name in (event.by, event.dealer, *(event.sets or ()), *(event.hands or ())):
        if name and table.seat(name) == NOBODY:
            raise RuleViolation("pukk.session.leaver", name, "play-has-left", by=name)
    # APPLY
    after, done = apply(table, event)
    require_parts(event, done, clause_of(table, event))
    return after, done


def apply_events(table: Table, events: Iterable[Event]) -> Table:
    """Returns the table after some events in order."""
    for event in events:
        table, _ = apply_event(table, event)
    return table


def require_parts(found: Event, expected: Event, clause: str) -> None:
    """Refuses an event with a part that is not what the rules make it, with the clause that decides it."""
    for part, own_clause in PARTS.items():
        said, due = getattr(found, part), getattr(expected, part)
        if said in (getattr(NOTHING_SAID, part), due):
            continue
        if isinstance(said, Mapping):
            _require_entries(part, said, due or {}, own_clause or clause)
            continue
        raise RuleViolation(
            own_clause or clause, said, "play-part-differs", part=part, found=said, expected=due
        )
    _require_hands(found.hands, expected.hands, clause)
    if found.transfers is not None and found.transfers != expected.transfers:
        require_transfers(found.transfers, expected.transfers or (), clause)


def _require_entries(part: str, said: Mapping[str, int], due: Mapping[str, int], clause: str) -> None:
    """Refuses an entry of a part that is not what the rules make it; some may be left out."""
    for name, found in said.items():
        if found != due.get(name, 0):
            raise RuleViolation(
                clause,
                found,
                "play-part-differs",
                part=f"{part}.{name}",
                found=found,
                expected=due.get(name, 0),
            )


def _require_hands(
    found: Mapping[str, SeenHand] | None, expected: Mapping[str, SeenHand] | None, clause: str
) -> None:
    for name, hand in (found or {}).items():
        due = (expected or {}).get(name, hand)
        if hand.cards & due.cards != hand.cards:
            raise RuleViolation(
                clause, name, "play-part-differs", part=f"hands.{name}", found=hand, expected=due
            )
