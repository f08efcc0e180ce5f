"""Questions about the púkk: who may go in, and who wins it with which set."""

from typing import Any, NamedTuple

from pukk.core.cards import PAMFILL, RANK_CARDS, Rank, each_card
from pukk.core.choices import MOST_CHIPS
from pukk.core.errors import CaseFault, RuleViolation
from pukk.core.logic import same_suit
from pukk.core.messages import message
from pukk.core.notation import RANK_LETTERS, format_cards
from pukk.core.seats import NOBODY
from pukk.games.pukk.deal import seats_from_left
from pukk.games.pukk.house import PukkGoesTo
from pukk.games.pukk.setup import field_card
from pukk.games.pukk.vie import (
    ShownSet,
    compute_share,
    compute_stake,
    has_pair_of_sixes,
    is_vied_for,
    may_raise,
)
from pukk.rulings.case import require_count
from pukk.rulings.hands import find_name, find_names
from pukk.rulings.pukk.chips import parse_raises, parse_stacks
from pukk.rulings.pukk.collect_question import possible_takers
from pukk.rulings.pukk.showdown import (
    Holding,
    is_set_sure,
    shown_set,
)
from pukk.rulings.pukk.situation import Case, Table
from pukk.rulings.pukk.unseen import ON_UPCARD, on_holder
from pukk.rulings.pukk.vie_winners import Showdown, Vying, holding_of
from pukk.rulings.pukk.words import cards_words, join_names
from pukk.rulings.question import Finding, Question, Verdict


class Entry(NamedTuple):
    """Who wants to go in, what has been raised, and what the players hold if it is said."""

    by: str
    raised: int
    stack: int | None


def parse_enter(case: Case) -> Entry:
    """Reads who wants to go in."""
    if "by" not in case.body:
        raise CaseFault("key-missing", "by", key="by")
    by = find_name(case.body["by"], case.names, "by")
    stacks = parse_stacks(case)
    return Entry(by, sum(amount for _, amount in parse_raises(case)), stacks.get(by))


def parse_vie(case: Case) -> Vying:
    """Reads who is in, and the púkk."""
    if "in" not in case.body:
        raise CaseFault("key-missing", "in", key="in")
    entrants = find_names(case.body["in"], case.names, "in")
    pot = require_count(case.body["pot"], "pot", 0, MOST_CHIPS) if "pot" in case.body else None
    return Vying(entrants, pot, parse_raises(case))


def has_vying(table: Table) -> bool:
    """Tells whether the púkk is on the board and vied for."""
    return bool(is_vied_for(table.house.pukk_goes_to)) and "pukk" in table.fields


def decide_without_vying(table: Table) -> Finding:
    """Decides who takes the púkk in a house that does not vie: the trump six, a pair of sixes, or nobody."""
    goes_to = table.house.pukk_goes_to
    clauses = ["pukk.vie.pukk-goes-to"]
    if "pukk" not in table.fields:
        return Finding({"vying": False, "winners": []}, (*clauses, "pukk.setup.fields"))
    if goes_to is PukkGoesTo.PAIR_OF_SIXES:
        return decide_pair_of_sixes(table)
    if goes_to is PukkGoesTo.TRUMP_SIX:
        clauses.insert(0, "pukk.collect.trump-six")
    possible = possible_takers(table, "pukk")
    if len(possible) > 1:
        upcard = table.case.upcard
        on = ON_UPCARD if upcard is None else on_holder(field_card("pukk", same_suit(upcard)))
        return Finding({"vying": False, "winners": None}, tuple(clauses), {"winners": on})
    winners = [table.case.names[seat] for seat in possible if seat != NOBODY]
    return Finding({"vying": False, "winners": winners}, tuple(clauses))


def decide_pair_of_sixes(table: Table) -> Finding:
    """Decides who holds two sixes, or a six and the pamfíll; those who do share the púkk."""
    winners, unsure = [], []
    for seat in seats_from_left(table.case.dealer_seat, table.players):
        name = table.case.names[seat]
        holding = holding_of(table, name)
        if has_pair_of_sixes(holding.seen):
            winners.append(name)
        elif has_pair_of_sixes(holding.seen | best_draw_of_sixes(table, holding)):
            unsure.append(name)
    clauses = ("pukk.vie.pair-of-sixes", "pukk.vie.pukk-goes-to")
    if unsure:
        on = " and ".join(f"which cards {name} holds" for name in unsure)
        return Finding({"vying": False, "winners": None}, clauses, {"winners": on})
    return Finding({"vying": False, "winners": winners}, clauses)


def best_draw_of_sixes(table: Table, holding: Holding) -> int:
    """Returns what helps a hand most to a pair of sixes: the unseen sixes that it can draw, then the pamfíll."""
    unseen = table.pack & ~table.case.seen
    helpful = [*each_card(unseen & RANK_CARDS[Rank.SIX]), *each_card(unseen & PAMFILL)]
    return sum(helpful[: holding.room])


def decide_enter(table: Table, entry: Entry) -> Finding:
    """Decides whether a player may go in, and for how many chips."""
    if not has_vying(table):
        return decide_without_vying(table)
    if entry.raised and not may_raise(table.house.raises):
        return Finding({"allowed": False, "why": "pukk.vie.raises"}, ("pukk.vie.raises",))
    stake = compute_stake(table.house.entry, entry.raised)
    if entry.stack is not None and entry.stack < stake:
        return Finding({"allowed": False, "why": "pukk.vie.entry"}, ("pukk.vie.entry",))
    clauses = ("pukk.vie.entry", "pukk.vie.raises") if entry.raised else ("pukk.vie.entry",)
    return Finding({"allowed": True, "stake": stake}, (*clauses, "pukk.vie.pukk-goes-to"))


def decide_vie(table: Table, vying: Vying) -> Finding:
    """Decides who wins the púkk, with which sets, and how it is shared."""
    if not has_vying(table):
        return decide_without_vying(table)
    if vying.raises and not may_raise(table.house.raises):
        raise RuleViolation("pukk.vie.raises", vying.raises[0][0], "raises-not-played", "raises.0")
    showdown = Showdown(table, vying)
    winners = showdown.winners()
    depends: dict[str, str] = {}
    sets: dict[str, Any] = {}
    for name in vying.entrants:
        if is_set_sure(showdown.holdings[name], showdown.unseen, showdown.ranking):
            sets[name] = format_set(shown_set(showdown.holdings[name].seen, showdown.ranking))
        else:
            sets[name] = None
            depends[f"sets.{name}"] = f"which cards {name} holds"
    verdict: Verdict = {"winners": winners, "sets": sets}
    if winners is None:
        on = showdown.unsettled_by()
        hopeful = showdown.hopeful()
        is_shared = showdown.surely_leaves_nothing()
        verdict |= {"shares": dict.fromkeys(hopeful), "left": 0 if is_shared else None}
        open_parts = ["winners", *(f"shares.{name}" for name in hopeful), *([] if is_shared else ["left"])]
        depends |= dict.fromkeys(open_parts, on)
        clauses = ["pukk.vie.best-set", "pukk.vie.size"]
    else:
        verdict |= share_out(table, showdown.pot(), winners)
        clauses = showdown.clauses(winners)
    return Finding(verdict, tuple(clauses), depends)


def format_set(shown: ShownSet | None) -> dict[str, Any] | None:
    """Returns a shown set as verdicts have it, or None for no set."""
    if shown is None:
        return None
    by_suit = format_cards(shown.cards)
    rank = RANK_LETTERS["en"].get(shown.rank, str(int(shown.rank)))
    verdict: dict[str, Any] = {"cards": by_suit, "size": shown.size, "rank": rank, "natural": shown.natural}
    if shown.second is not None:
        verdict["second"] = RANK_LETTERS["en"].get(shown.second, str(int(shown.second)))
    return verdict


def share_out(table: Table, pot: int, winners: list[str]) -> dict[str, Any]:
    """Returns what each winner gets, and what is left in the púkk."""
    shares = {
        name: compute_share(pot, len(winners), place == 0, table.house.odd_chip if pot % len(winners) else 0)
        for place, name in enumerate(winners)
    }
    return {"shares": shares, "left": pot - sum(shares.values())}


def say_enter(table: Table, entry: Entry, verdict: Verdict, language: str) -> list[str]:
    """Says whether a player may go in."""
    if "vying" in verdict:
        return say_without_vying(verdict, language)
    if not verdict["allowed"]:
        key = "enter-no-raises" if verdict["why"] == "pukk.vie.raises" else "enter-too-dear"
        return [message(key, language, name=entry.by)]
    return [message("enter-allowed", language, name=entry.by, stake=verdict["stake"])]


def say_without_vying(verdict: Verdict, language: str) -> list[str]:
    """Says who takes the púkk where it is not vied for."""
    said = [message("vie-none", language)]
    if verdict["winners"] is None:
        return [*said, message("vie-open", language)]
    if not verdict["winners"]:
        return [*said, message("vie-nobody", language)]
    count = len(verdict["winners"])
    return [
        *said,
        message("vie-winner", language, names=join_names(verdict["winners"], language), count=count),
    ]


def say_vie(table: Table, vying: Vying, verdict: Verdict, language: str) -> list[str]:
    """Says who wins the púkk, what each shows, and how it is shared."""
    if "vying" in verdict:
        return say_without_vying(verdict, language)
    said = []
    for name, shown in verdict["sets"].items():
        if shown is None:
            is_seen = table.case.hands[table.case.seat(name)].is_complete
            said.append(message("vie-no-set" if is_seen else "vie-set-open", language, name=name))
        else:
            cards = cards_words(shown["cards"], language)
            said.append(message("vie-set", language, name=name, cards=cards))
    if verdict["winners"] is None:
        return [message("vie-open", language), *said]
    if not verdict["winners"]:
        return [message("vie-nobody", language), *said]
    first = message(
        "vie-winner", language, names=join_names(verdict["winners"], language), count=len(verdict["winners"])
    )
    shares = [
        message("vie-share", language, name=name, chips=chips) for name, chips in verdict["shares"].items()
    ]
    left = [message("vie-left", language, chips=verdict["left"])] if verdict["left"] else []
    return [first, *said, *shares, *left]


QUESTIONS = {
    "enter": Question(frozenset({"by", "raises", "stacks"}), parse_enter, decide_enter, say_enter),
    "vie": Question(frozenset({"in", "pot", "raises"}), parse_vie, decide_vie, say_vie),
}
