"""Events of play, and what a rule has against one, in the reader's language."""

from collections.abc import Iterable, Mapping
from typing import Any

from pukk.core.card_words import Case, field_name, suit_name
from pukk.core.cards import suit_of
from pukk.core.errors import Fault
from pukk.core.ledger import Transfer
from pukk.core.messages import message
from pukk.core.notation import format_card, join_cards
from pukk.games.pukk.events import Event, Kind, SeenHand
from pukk.games.pukk.house import FIELDS
from pukk.games.pukk.paying import total

CARD_PARTS = ("card", "gets", "out")
"""The details of a refusal, and the parts of an event, that are single cards."""


def event_words(event: Event, language: str) -> str:
    """
    Says in one sentence what happened; what the event does not say is left out.

    >>> event_words(Event(Kind.LAY, by="Amma", card=1 << 39), "en")
    'Amma lays ♠7.'
    """
    say = SPECIAL.get(event.kind)
    if say is not None:
        return say(event, language)
    details = {
        "by": event.by or event.dealer,
        "to": account_words(event.to, language),
        "number": event.number or 0,
        "chips": chips_object(event.chips, language),
        "card": format_card(event.card, language) if event.card else "?",
        "clause": "pukk.trace.stands",
    }
    return message(f"event-{event.kind.value}", language, **details)


def chips_object(chips: int, language: str) -> str:
    """
    Says how many chips somebody gets or gives, in the accusative.

    >>> chips_object(1, "en"), chips_object(2, "is")
    ('1 chip', '2 spilapeninga')
    """
    return message("chips", language, chips=chips)


def account_words(name: str, language: str, case: Case = "nom") -> str:
    """Says whose chips: the bank's and the reserve's in the nominative, a field's in a case, or a player's name."""
    if name in ("bank", "reserve"):
        return message(f"account-{name}", language)
    return field_name(name, language, case) if name in FIELDS else name


def _moved(transfers: Iterable[Transfer], end: str, language: str) -> str:
    sums: dict[str, int] = {}
    for transfer in transfers:
        account = transfer.source if end == "from" else transfer.target
        sums[account.name] = sums.get(account.name, 0) + transfer.amount
    return ", ".join(f"{account_words(name, language, 'acc')} {chips}" for name, chips in sums.items())


def _start(event: Event, language: str) -> str:
    chips = max((event.stacks or {}).values(), default=0)
    return message("event-start", language, chips=chips_object(chips, language))


def _dress(event: Event, language: str) -> str:
    if event.transfers is None:
        return message("event-dress-due", language, by=event.by)
    if not event.transfers:
        return message("event-dress-nothing", language, by=event.by)
    return message("event-dress", language, by=event.by, what=_moved(event.transfers, "to", language))


def _deal(event: Event, language: str) -> str:
    if not event.card:
        return message("event-deal-due", language)
    suit = suit_name(suit_of(event.card), language)
    return message("event-deal", language, card=format_card(event.card, language), suit=suit)


def _buy(event: Event, language: str) -> str:
    chips = total(event.transfers or ())
    key = "event-buy-takes" if chips else "event-buy"
    card, gets = (format_card(single, language) if single else "?" for single in (event.card, event.gets))
    return message(key, language, by=event.by, card=card, gets=gets, chips=chips_object(chips, language))


def _collect(event: Event, language: str) -> str:
    paid = [transfer for transfer in event.transfers or () if transfer.source.kind == "player"]
    field = field_name(event.field, language, "acc")
    if event.transfers is None:
        return message("event-collect-due", language, by=event.by, field=field)
    if paid and not any(transfer.source.kind == "field" for transfer in event.transfers or ()):
        what = _moved(paid, "from", language)
        return message("event-collect-from", language, by=event.by, field=field, what=what)
    chips = chips_object(total(event.transfers or ()), language)
    return message("event-collect", language, by=event.by, field=field, chips=chips)


def _vie(event: Event, language: str) -> str:
    sets = [
        message("event-set", language, by=name, cards=join_cards(held, language))
        if held
        else message("event-set-none", language, by=name)
        for name, held in (event.sets or {}).items()
    ]
    shares = _moved(event.transfers or (), "to", language) or ", ".join(event.winners or ())
    outcome = message("event-vie", language, what=shares) if shares else message("event-vie-stays", language)
    return f"{'; '.join(sets)}. {outcome}" if sets else outcome


def _lay(event: Event, language: str) -> str:
    key = f"event-lay-{event.manner.value}" if event.manner else "event-lay"
    return message(key, language, by=event.by, card=format_card(event.card, language))


def _settle(event: Event, language: str) -> str:
    chips = chips_object(total(event.transfers or ()), language)
    what = ", ".join(f"{name} {paid}" for name, paid in (event.pays or {}).items())
    if event.transfers is None:
        words = message("event-settle-due", language, what=what or "–")
    else:
        words = message("event-settle", language, by=event.by, chips=chips, what=what)
    owing = ", ".join(f"{name} {chips}" for name, chips in (event.owes or {}).items())
    return f"{words} {message('event-settle-owes', language, what=owing)}" if owing else words


def _leave(event: Event, language: str) -> str:
    if not event.to:
        return message("event-leave", language, by=event.by)
    key = "event-leave-declined" if event.taken is False else "event-leave-takes"
    return message(key, language, by=event.by, to=event.to)


def _end(event: Event, language: str) -> str:
    winners = event.winners or ()
    what = ", ".join(f"{name} ({(event.worth or {}).get(name, 0)})" for name in winners)
    return message("event-end", language, winners=len(winners), what=what)


SPECIAL = {
    Kind.START: _start,
    Kind.DRESS: _dress,
    Kind.DEAL: _deal,
    Kind.BUY: _buy,
    Kind.COLLECT: _collect,
    Kind.VIE: _vie,
    Kind.LAY: _lay,
    Kind.SETTLE: _settle,
    Kind.LEAVE: _leave,
    Kind.END: _end,
}
"""The kinds of events of which more is said than one line of names and numbers."""


def fault_words(fault: Fault, language: str) -> str:
    """
    Says what is wrong with an event or a line, its cards and fields in the reader's language.

    >>> from pukk.core.errors import RuleViolation
    >>> violation = RuleViolation("pukk.trace.next-card", "♠Q", "refused-not-next", "", card=1 << 44)
    >>> fault_words(violation, "is").startswith("♠D")
    True
    """
    details = dict(fault.details)
    part = str(details.get("part", ""))
    for name, value in details.items():
        details[name] = detail_words(
            part if name in ("found", "expected") and part else name, value, language
        )
    if type(fault.details.get("card")) is int and "offending" in details:
        details["offending"] = details["card"]
    return message(fault.key, language, **details)


def detail_words(name: str, value: Any, language: str) -> Any:
    """Says the value of a detail as its name asks for: a card, some cards, a field, names, or as it is."""
    part = name.partition(".")[0]
    if part in CARD_PARTS and type(value) is int:
        return format_card(value, language) if value else "–"
    if part == "sets":
        return join_cards(value, language) or "–"
    if isinstance(value, SeenHand):
        return join_cards(value.cards, language) + " ?" * value.hidden
    if part == "field" and value in FIELDS:
        return field_name(str(value), language, "acc")
    if isinstance(value, tuple):
        return ", ".join(str(one) for one in value) or "–"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {one}" for key, one in value.items()) or "–"
    return value if value is not None else "–"
