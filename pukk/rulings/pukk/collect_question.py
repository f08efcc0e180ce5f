"""The question of the collecting: who takes which field."""

from collections.abc import Mapping
from functools import lru_cache

from pukk.core.card_words import field_name
from pukk.core.cards import PAMFILL
from pukk.core.logic import same_suit
from pukk.core.messages import message
from pukk.core.notation import format_card
from pukk.core.seats import NOBODY
from pukk.games.pukk.collect import (
    CLAUSE_OF_FIELD,
    collect_choices_of,
    collected_fields,
    compute_collecting,
    find_taker,
    is_both_jacks,
    owners_who_pay,
)
from pukk.games.pukk.setup import field_card
from pukk.rulings.pukk.situation import Table
from pukk.rulings.pukk.unseen import ON_UPCARD, on_holder, place_card, possible_hands, possible_upcards
from pukk.rulings.question import Finding, Question, Verdict, nothing_more, unique

remembered_taker = lru_cache(maxsize=512)(find_taker)
"""Who takes a field; remembered, since most changes of a house leave it as it is."""


def possible_takers(table: Table, field: str) -> set[int]:
    """Returns the seats that may take a field, wherever the unseen cards lie, `NOBODY` among them if it may stay."""
    takers = set()
    choices = collect_choices_of(table.house)
    for upcard in possible_upcards(table):
        card = field_card(field, same_suit(upcard))
        for hands in possible_hands(table, card, upcard):
            takers.add(int(remembered_taker(field, upcard, hands, table.case.dealer_seat, choices)))
    return takers


def decide_collect(table: Table, _: None) -> Finding:
    """Decides who takes each field that the collecting settles, and the chips each player gets."""
    names = table.case.names
    fields: dict[str, dict[str, object] | None] = {}
    takers = {field: possible_takers(table, field) for field in collected_fields(table.house, table.owners)}
    depends: dict[str, str] = {}
    for field, possible in takers.items():
        if len(possible) == 1:
            fields[field] = decided_field(table, field, next(iter(possible)))
        else:
            fields[field] = None
            depends[f"fields.{field}"] = depends_on(table, field)
    takes: dict[str, int | None] = {}
    for seat, name in enumerate(names):
        unsure = [field for field, possible in takers.items() if seat in possible and len(possible) > 1]
        takings = possible_takings(table, seat, tuple(takers)) if unsure else set()
        if len(takings) == 1:
            chips = takings.pop()
            if chips is not None:
                takes[name] = chips
        elif unsure:
            takes[name] = None
            depends[f"takes.{name}"] = "; ".join(dict.fromkeys(depends_on(table, field) for field in unsure))
        elif any(possible == {seat} for possible in takers.values()):
            takes[name] = received(table, takers, seat)
    return Finding({"fields": fields, "takes": takes}, clauses_used(table, takers), depends)


def possible_takings(table: Table, seat: int, fields: tuple[str, ...]) -> set[int | None]:
    """
    Returns the chips that a seat may take from all fields together, None where it takes no field.

    Two fields may each be unsure and the sum be sure: one unseen card is the ace or the king.
    """
    hand = table.case.hands[seat]
    takings: set[int | None] = set()
    for upcard in possible_upcards(table):
        unseen = table.pack & ~(table.case.seen | upcard)
        by_card: dict[int, list[str]] = {}
        for field in fields:
            by_card.setdefault(field_card(field, same_suit(upcard)), []).append(field)
        sure, loose = takings_by_card(table, seat, upcard, unseen, by_card)
        drawn: set[tuple[int, int | None]] = {(0, sure)}
        for chips in loose:
            drawn |= {(count + 1, add(so_far, chips)) for count, so_far in drawn}
        blanks = unseen.bit_count() - len(loose)
        takings |= {chips for count, chips in drawn if 0 <= hand.unseen - count <= blanks}
    return takings


def takings_by_card(
    table: Table, seat: int, upcard: int, unseen: int, by_card: Mapping[int, list[str]]
) -> tuple[int | None, list[int | None]]:
    """Returns the chips that a seat surely takes, and for each unseen card of a field those that it would bring."""
    choices = collect_choices_of(table.house)
    name = table.case.names[seat]
    sure: int | None = None
    loose: list[int | None] = []
    for card, fields in by_card.items():
        held = place_card(table, card, seat) if card & unseen else table.case.seen_hands
        brought: int | None = None
        for field in fields:
            taker = remembered_taker(field, upcard, held, table.case.dealer_seat, choices)
            brought = add(brought, chips_to(table, field, name)) if taker == seat else brought
        if card & unseen:
            loose.append(brought)
        else:
            sure = add(sure, brought)
    return sure, loose


def add(left: int | None, right: int | None) -> int | None:
    """
    Returns the sum of two takings, None for taking nothing.

    >>> add(5, 6), add(None, 5), add(None, None)
    (11, 5, None)
    """
    return left if right is None else right if left is None else left + right


def decided_field(table: Table, field: str, seat: int) -> dict[str, object]:
    """Returns a decided field of the verdict: to whom, or None where it stays, and the chips."""
    name = None if seat == NOBODY else table.case.names[seat]
    return {"to": name, "chips": chips_to(table, field, name)}


def chips_to(table: Table, field: str, name: str | None) -> int:
    """Returns the chips that go with a field: what lies on it, and what its owners pay a taker on the spot."""
    paying = len(owners_who_pay(field, name, table.house, table.owners)) if name is not None else 0
    return table.chips(field) + paying


def received(table: Table, takers: dict[str, set[int]], seat: int) -> int:
    """Returns the chips that a seat gets from the fields that are surely his."""
    name = table.case.names[seat]
    mine = {field: name for field, possible in takers.items() if possible == {seat}}
    chips = {field: table.chips(field) for field in mine}
    return sum(transfer.amount for transfer in compute_collecting(mine, chips, table.house, table.owners))


def depends_on(table: Table, field: str) -> str:
    """Returns what a field's taker depends on: the turned card, or who holds the field's card."""
    if table.case.upcard is None:
        return ON_UPCARD if field != "pamfill" else f"{ON_UPCARD} and {on_holder(PAMFILL)}"
    return on_holder(field_card(field, same_suit(table.case.upcard)))


def clauses_used(table: Table, takers: dict[str, set[int]]) -> tuple[str, ...]:
    """Returns the clauses by which the fields go where they go, those about the turned card first."""
    upcard = table.case.upcard
    clauses = []
    for field in takers:
        card = 0 if upcard is None else field_card(field, same_suit(upcard))
        if upcard is not None and card == upcard:
            turned = "turned-pamfill" if upcard == PAMFILL else "turned-field"
            clauses.append(f"pukk.collect.{turned}")
        elif upcard is not None and card == PAMFILL and is_both_jacks(same_suit(upcard)):
            clauses.append("pukk.collect.both-jacks")
        else:
            clauses.append(CLAUSE_OF_FIELD[field])
    if table.house.pay_on_demand:
        clauses.append("pukk.dress.pay-on-demand")
    return unique(clauses)


def say_collect(table: Table, _: None, verdict: Verdict, language: str) -> list[str]:
    """Says who takes each field and why, field by field."""
    said = []
    upcard = table.case.upcard
    for field, outcome in verdict["fields"].items():
        named = field_name(field, language, "acc")
        card = "?" if upcard is None else format_card(field_card(field, same_suit(upcard)), language)
        if outcome is None:
            said.append(message("collect-open", language, field=named, card=card))
        elif outcome["to"] is not None:
            key = (
                "collect-turned"
                if upcard is not None and card == format_card(upcard, language)
                else "collect-takes"
            )
            name, chips = outcome["to"], outcome["chips"]
            said.append(message(key, language, name=name, chips=chips, field=named, card=card))
        else:
            said.append(message("collect-stays", language, field=named, chips=outcome["chips"], card=card))
    return said


QUESTIONS = {"collect": Question(frozenset(), nothing_more, decide_collect, say_collect)}
