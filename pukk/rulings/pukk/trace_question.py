"""Questions about the tracing: does a card stand, whose turn is it, and which cards may be laid."""

from collections.abc import Mapping
from typing import Any

from pukk.core.cards import NONE
from pukk.core.errors import CaseFault
from pukk.core.logic import successor
from pukk.core.messages import message
from pukk.core.notation import format_card, parse_card
from pukk.core.seats import NOBODY
from pukk.games.pukk.deal import seat_left_of
from pukk.games.pukk.house import FirstLead, Stands
from pukk.games.pukk.trace import (
    find_first_leader,
    has_next,
    stands_in_house,
)
from pukk.rulings.case import written
from pukk.rulings.hands import find_name, parse_written
from pukk.rulings.pukk.situation import Case, Table
from pukk.rulings.pukk.unseen import on_holder, possible_seats
from pukk.rulings.pukk.words import card_word
from pukk.rulings.question import Finding, Question, Verdict

SAID = "stands"
"""The word by which a player says that his card stands, in either language."""
SAID_WORDS = frozenset({SAID, "stendur"})


def parse_pukk_winner(case: Case) -> str | None:
    """Reads who has won the púkk, if the case says so."""
    if "pukk_winner" not in case.body:
        return None
    return find_name(case.body["pukk_winner"], case.names, "pukk_winner")


def played_cards(request: Any) -> int:
    """Returns the cards that a case says are out, whoever laid them; refuses one that was laid twice."""
    value = request.body.get("played", [])
    words = parse_written(value, "played")
    if request.ask == "play" and isinstance(value, str):
        raise CaseFault("case-lay", "played", found=written(value))
    out = NONE
    for place, word in enumerate(words):
        text = word.rpartition(" ")[2]
        if text.casefold() in SAID_WORDS:
            continue
        card = parse_card(text, request.language, f"played.{place}")
        if out & card:
            raise CaseFault("card-twice", f"played.{place}", card=format_card(card))
        out |= card
    return out


def parse_stands(case: Case) -> int:
    """Reads the card that is asked about: the last one out."""
    words = parse_written(case.body.get("played", []), "played")
    if not words:
        raise CaseFault("key-missing", "played", key="played")
    return parse_card(words[-1].rpartition(" ")[2], case.language, "played")


def decide_stands(table: Table, card: int) -> Finding:
    """Decides whether a card stands, and where the next card of the suit lies."""
    following = successor(card) & table.pack
    if not following or not has_next(card):
        verdict: Verdict = {"stands": True, "next": None, "where": "none"}
        return Finding(verdict, ("pukk.trace.ace-stands", "pukk.trace.stands"))
    named = format_card(following)
    seats = possible_seats(table, following, table.case.upcard)
    if len(seats) > 1:
        depends = dict.fromkeys(("stands", "where"), on_holder(following))
        return Finding({"stands": None, "next": named, "where": None}, ("pukk.trace.stands",), depends)
    seat = seats[0]
    if seat != NOBODY:
        verdict = {"stands": False, "next": named, "where": "hand", "holder": table.case.names[seat]}
        return Finding(verdict, ("pukk.trace.next-card", "pukk.trace.stands"))
    out = bool(following & table.case.played)
    where = "played" if out else "turned" if following == table.case.upcard else "stock"
    stands = stands_in_house(card, NONE, table.case.played, table.house.stands)
    stuck = not stands_in_house(card, NONE, table.case.played, Stands.NEVER_DEALT)
    remarks = (("stands-reason-stuck", "stands"),) if stuck else ()
    return Finding({"stands": stands, "next": named, "where": where}, ("pukk.trace.stands",), {}, remarks)


def say_stands(table: Table, card: int, verdict: Verdict, language: str) -> list[str]:
    """Says whether a card stands, and why."""
    named = format_card(card, language)
    if verdict["where"] == "none":
        return [message("stands-top", language, card=named)]
    following = card_word(verdict["next"], language)
    if verdict["stands"] is None:
        return [message("stands-open", language, card=named, next=following)]
    if verdict["where"] == "hand":
        return [message("stands-not", language, card=named, next=following, name=verdict["holder"])]
    key = "stands" if verdict["stands"] else "stands-stuck"
    return [
        message(f"next-{verdict['where']}", language, next=following),
        message(key, language, card=named),
    ]


def decide_first_lead(table: Table, winner: str | None) -> Finding:
    """Decides who leads first."""
    seat = first_leader(table, winner)
    if seat is None:
        return Finding({"to_play": None}, ("pukk.trace.first-lead",), {"to_play": "who has won the púkk"})
    return Finding({"to_play": table.case.names[seat]}, ("pukk.trace.first-lead",))


def first_leader(table: Table, winner: str | None) -> int | None:
    """Returns the seat that leads first, or None where the house asks for the púkk's winner and nobody is named."""
    if winner is None and table.house.first_lead is FirstLead.PUKK_WINNER:
        return None
    forehand = seat_left_of(table.case.dealer_seat, table.players)
    by_pukk = NOBODY if winner is None else table.case.seat(winner)
    return int(find_first_leader(table.house.first_lead, forehand, by_pukk))


def say_first_lead(table: Table, winner: str | None, verdict: Verdict, language: str) -> list[str]:
    """Says who leads first."""
    if verdict["to_play"] is None:
        return [message("first-lead-open", language)]
    return [message("first-lead", language, name=verdict["to_play"])]


QUESTIONS: Mapping[str, Question] = {
    "stands": Question(frozenset({"played"}), parse_stands, decide_stands, say_stands, False, played_cards),
    "first-lead": Question(
        frozenset({"pukk_winner"}), parse_pukk_winner, decide_first_lead, say_first_lead, False
    ),
}
