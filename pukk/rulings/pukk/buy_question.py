"""The question whether a player may buy the turned card."""

from typing import NamedTuple

from pukk.core.errors import CaseFault
from pukk.core.messages import message
from pukk.core.notation import format_card
from pukk.games.pukk.buy import MOMENTS, Moment, bought_fields, is_open, price_of
from pukk.games.pukk.house import Buy
from pukk.rulings.case import require_word
from pukk.rulings.hands import find_name
from pukk.rulings.pukk.situation import Case, Table
from pukk.rulings.pukk.unseen import ON_UPCARD, on_holder, possible_seats
from pukk.rulings.pukk.words import card_word
from pukk.rulings.question import Finding, Question, Verdict


class Purchase(NamedTuple):
    """Who wants to buy, and when."""

    by: str
    moment: Moment


def parse_buy(case: Case) -> Purchase:
    """Reads who wants to buy and when."""
    for key in ("by", "when"):
        if key not in case.body:
            raise CaseFault("key-missing", key, key=key)
    moment = MOMENTS[require_word(case.body, "when", tuple(MOMENTS))]
    return Purchase(find_name(case.body["by"], case.names, "by"), moment)


def decide_buy(table: Table, purchase: Purchase) -> Finding:
    """Decides whether a player may buy the turned card, what he gives for it, and whether it collects its field."""
    if not is_open(table.house.buy, purchase.moment):
        return Finding({"allowed": False, "why": "pukk.buy.buy"}, ("pukk.buy.buy",))
    upcard = table.case.upcard
    if upcard is None:
        return unsettled(ON_UPCARD)
    seven = price_of(upcard)
    seats = possible_seats(table, seven, upcard)
    if table.case.seat(purchase.by) not in seats:
        return Finding({"allowed": False, "why": "pukk.buy.price"}, ("pukk.buy.price", "pukk.buy.buy"))
    if len(seats) > 1:
        return unsettled(on_holder(seven))
    collected = bought_fields(upcard, table.house.pukk_goes_to, table.house.buy_collects)
    collects = any(field in table.fields for field in collected)
    verdict = {
        "allowed": True,
        "gives": format_card(seven),
        "gets": format_card(upcard),
        "collects": collects,
    }
    stands_for = bought_fields(upcard, table.house.pukk_goes_to, True)
    about_field = ("pukk.buy.buy-collects",) if stands_for else ()
    return Finding(verdict, (*about_field, "pukk.buy.price", "pukk.buy.buy"))


def unsettled(on: str) -> Finding:
    """Returns the finding that it depends on an unseen card whether he may buy, and for what."""
    verdict: Verdict = dict.fromkeys(("allowed", "gives", "gets", "collects"))
    return Finding(verdict, ("pukk.buy.price", "pukk.buy.buy"), dict.fromkeys(verdict, on))


def say_buy(table: Table, purchase: Purchase, verdict: Verdict, language: str) -> list[str]:
    """Says whether a player may buy the turned card."""
    if verdict["allowed"] is None:
        return [message("buy-open", language, name=purchase.by)]
    if not verdict["allowed"]:
        never = table.house.buy is Buy.NO
        by_time = "buy-never" if never else "buy-too-late"
        key = "buy-no-seven" if verdict["why"] == "pukk.buy.price" else by_time
        return [message(key, language, name=purchase.by)]
    gives, gets = card_word(verdict["gives"], language), card_word(verdict["gets"], language)
    collects = "buy-collects" if verdict["collects"] else "buy-collects-nothing"
    return [
        message("buy-allowed", language, name=purchase.by, gives=gives, gets=gets),
        message(collects, language),
    ]


QUESTIONS = {"buy": Question(frozenset({"by", "when"}), parse_buy, decide_buy, say_buy, before_tracing=False)}
