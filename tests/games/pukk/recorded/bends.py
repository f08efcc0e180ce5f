"""Events with one thing bent: another player, another card, other chips, another order."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from pukk.core.cards import FULL_PACK, NONE, RANK_CARDS, Rank, each_card
from pukk.core.ledger import BANK
from pukk.core.notation import parse_card
from pukk.games.pukk.events import Event, Kind, Manner, SeenHand, Why
from pukk.games.pukk.house import FIELDS
from pukk.games.pukk.setup import HAND_SIZE
from pukk.games.pukk.state import Table, seen

Bent = tuple[str, Event]
"""What is bent, and the event."""

MOST = 10**9

GONE = "Nobody"

ACES = RANK_CARDS[Rank.ACE]

ACE_OF_HEARTS = parse_card("♥A")


def bare(event: Event) -> Event:
    """Returns an event with no more than a record must have; the rules say the rest."""
    hands = event.hands if event.kind is Kind.DEAL and not event.pack else None
    without_card = event.kind in (Kind.BUY, Kind.CALL) or (event.kind is Kind.DEAL and event.pack)
    return Event(
        event.kind,
        by="" if event.kind is Kind.SETTLE else event.by,
        to="" if event.kind is Kind.LEAVE else event.to,
        field=event.field,
        card=NONE if without_card else event.card,
        chips=event.chips,
        dealer=event.dealer,
        hands=hands,
        pack=event.pack,
        taken=event.taken,
    )


def bent(table: Table, done: Event) -> Iterator[Bent]:
    """Yields an event with each of its parts bent in turn; `done` has all its parts."""
    said = bare(done)
    yield "bare", said
    for name in table.names:
        if said.by and name != said.by:
            yield "by another", replace(said, by=name)
    yield from _bent_words(table, said)
    yield from _bent_cards(table, said)
    yield from _bent_parts(done)
    yield from _bent_transfers(done)


def others_now(table: Table, done: Event) -> Iterator[Bent]:
    """Yields an event of every other kind, as it might come instead, by the same player and by the last."""
    card = done.card or ACE_OF_HEARTS
    for kind in Kind:
        for name in {done.by or table.names[0]: 0, table.names[-1]: 0} if kind is not done.kind else ():
            instead = Event(
                kind,
                by="" if kind in (Kind.START, Kind.SETTLE) else name,
                to=done.to,
                chips=max(done.chips, 1),
                dealer=name if kind is Kind.ROUND else "",
                field=done.field or FIELDS[table.number % len(FIELDS)],
                card=card if kind in (Kind.LAY, Kind.CALL) else 0,
            )
            yield f"{kind.value} instead", instead


def _bent_words(table: Table, said: Event) -> Iterator[Bent]:
    """Yields an event with a part of which a record must say what it is said to be otherwise."""
    chips = (0, 1, said.chips - 1, said.chips + 1, said.chips + 20, MOST)
    others: dict[str, tuple[Any, ...]] = {
        "chips": chips if said.chips else (),
        "to": ("bank", "reserve", GONE, *table.names) if said.to else (),
        "field": FIELDS if said.field else (),
        "dealer": table.names if said.dealer else (),
        "taken": (None, True, False) if said.kind is Kind.LEAVE else (),
    }
    for part, values in others.items():
        for value in values:
            yield f"another {part}", with_parts(said, {part: value})


def with_parts(event: Event, parts: dict[str, Any]) -> Event:
    """Returns an event with some parts otherwise."""
    return replace(event, **parts)


def _bent_cards(table: Table, said: Event) -> Iterator[Bent]:
    hands = table.round.cards_in_hand()
    if said.kind in (Kind.LAY, Kind.CALL):
        for single in each_card(seen(hands[table.seat(said.by)])):
            yield "another card", replace(said, card=single)
        for name, hand in zip(table.names, hands, strict=True):
            for single in [*each_card(seen(hand))][::4]:
                yield "another's card", replace(said, card=single)
                yield "another with his card", replace(said, by=name, card=single)
        for single in [*each_card(FULL_PACK & ~seen(sum(hands)))][::6]:
            yield "a card that nobody holds", replace(said, card=single)
    if said.kind is Kind.DEAL and said.pack:
        for pack in (
            said.pack[1:],
            said.pack[:5],
            (*said.pack[:3], said.pack[0], *said.pack[4:]),
            (said.pack[0] | said.pack[1], *said.pack[1:]),
            said.pack[::-1],
        ):
            yield "another pack", replace(said, pack=pack, card=NONE)


def _bent_parts(done: Event) -> Iterator[Bent]:
    """Yields an event with a part other than the rules make it."""
    for part, values in _other_parts(done).items():
        for value in values:
            yield part, with_parts(done, {part: value})
    said = replace(done, transfers=None)
    for winners in _other_winners(done.winners):
        yield "winners", replace(said, winners=winners)
    for part in ("stacks", "pays", "owes", "worth", "sets"):
        for other in _bent_table(getattr(done, part)):
            yield part, with_parts(said if done.kind is Kind.SETTLE else done, {part: other})
    yield from _bent_hands(done)


def _other_parts(done: Event) -> dict[str, tuple[Any, ...]]:
    return {
        "manner": tuple(Manner) if done.manner else (),
        "why": tuple(Why) if done.why else (),
        "number": () if done.number is None else (0, done.number + 1),
        "reserve": () if done.reserve is None else (0, done.reserve + 1),
        "card": (done.gets,) if done.kind is Kind.BUY else (),
        "gets": (done.card,) if done.kind is Kind.BUY else (),
    }


def _other_winners(said: tuple[str, ...] | None) -> tuple[tuple[str, ...], ...]:
    if said is None:
        return ()
    return said[1:], said[::-1], (*said, "P0"), ("P1",), ("P1", "P0")


def _bent_table(said: Mapping[str, Any] | None) -> Iterator[Mapping[str, Any]]:
    for name, value in (said or {}).items():
        yield {**(said or {}), name: value + 1}
        yield {**(said or {}), name: value - 1 if value else 0}
        yield {name: value}
    if said is not None:
        yield {}
        yield {**said, "P1": 2}


def _bent_hands(done: Event) -> Iterator[Bent]:
    hands = done.hands or {}
    said = replace(done, pack=())
    for name, hand in hands.items():
        first = hand.cards & -hand.cards
        for other in (
            SeenHand(hand.cards ^ first, hand.hidden + 1),
            SeenHand(hand.cards ^ first, hand.hidden),
            SeenHand(hand.cards ^ first | done.card, hand.hidden),
            SeenHand(NONE, HAND_SIZE),
            SeenHand(ACES | hand.cards, 0),
        ):
            yield "hands", replace(said, hands={**hands, name: other})
        yield "hands left out", replace(said, hands={one: hands[one] for one in hands if one != name})
    if done.kind in (Kind.VIE, Kind.SETTLE, Kind.DEAL):
        yield "one who has left", replace(said, sets={GONE: done.card})
        yield "one who has left", replace(said, hands={GONE: SeenHand(done.card)})


def _bent_transfers(done: Event) -> Iterator[Bent]:
    moved = done.transfers or ()
    for place, one in enumerate(moved):
        before, after = moved[:place], moved[place + 1 :]
        yield "transfer left out", replace(done, transfers=before + after)
        yield "a chip more", replace(done, transfers=(*before, replace(one, amount=one.amount + 1), *after))
        yield (
            "the other way",
            replace(done, transfers=(*before, replace(one, source=one.target, target=one.source), *after)),
        )
        yield "from the bank", replace(done, transfers=(*before, replace(one, source=BANK), *after))
        yield (
            "by another clause",
            replace(done, transfers=(*before, replace(one, clause="pukk.dress.own-stake"), *after)),
        )
        yield (
            "without a clause",
            replace(done, transfers=tuple(replace(each, clause="") for each in (*before, *after, one))),
        )
    yield "a transfer twice", replace(done, transfers=moved * 2)
