"""Questions about the púkk: who may go in, and who wins it with which set."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any, NamedTuple

from pukk.core.cards import NONE, PAMFILL, RANK_CARDS, Rank, each_card
from pukk.core.choices import MOST_CHIPS
from pukk.core.errors import CaseFault, RuleViolation
from pukk.core.logic import same_suit
from pukk.core.messages import message
from pukk.core.notation import RANK_LETTERS, format_cards
from pukk.core.seats import NOBODY
from pukk.games.pukk.deal import seats_from_left
from pukk.games.pukk.house import OddChip, PukkGoesTo, SameRank
from pukk.games.pukk.setup import compute_lowest, field_card
from pukk.games.pukk.vie import (
    Ranking,
    ShownSet,
    compute_share,
    compute_stake,
    has_pair_of_sixes,
    is_vied_for,
    may_raise,
    ranking_of,
    takes_alone,
)
from pukk.rulings.case import require_count, written
from pukk.rulings.hands import find_name, find_names
from pukk.rulings.pukk.collect_question import possible_takers
from pukk.rulings.pukk.showdown import (
    ABOVE,
    BELOW,
    LEVEL,
    Holding,
    can_tie,
    fill_below,
    is_set_sure,
    possible_orders,
    shown_set,
    useful_draws,
)
from pukk.rulings.pukk.situation import Case, Table
from pukk.rulings.pukk.unseen import ON_UPCARD, on_holder, possible_upcards, unseen_count
from pukk.rulings.pukk.words import cards_words, join_names
from pukk.rulings.question import Finding, Question, Verdict


class Entry(NamedTuple):
    """Who wants to go in, what has been raised, and what the players hold if it is said."""

    by: str
    raised: int
    stack: int | None


class Vying(NamedTuple):
    """Who is in, what lies in the púkk, and what each player has raised."""

    entrants: tuple[str, ...]
    pot: int | None
    raises: tuple[tuple[str, int], ...]


def parse_raises(case: Case) -> tuple[tuple[str, int], ...]:
    """Reads raises such as `P1 2`: who raises, and by how many chips."""
    value = case.body.get("raises", [])
    if not isinstance(value, list):
        raise CaseFault("case-names", "raises", found=written(value))
    raises = []
    for place, entry in enumerate(value):
        where = f"raises.{place}"
        name, _, amount = entry.strip().rpartition(" ") if isinstance(entry, str) else ("", "", "")
        if not amount.isascii() or not amount.isdecimal():
            raise CaseFault("case-raise", where, found=written(entry))
        raises.append(
            (find_name(name, case.names, where), require_count(int(amount[:12]), where, 1, MOST_CHIPS))
        )
    return tuple(raises)


def parse_enter(case: Case) -> Entry:
    """Reads who wants to go in."""
    if "by" not in case.body:
        raise CaseFault("key-missing", "by", key="by")
    by = find_name(case.body["by"], case.names, "by")
    stacks = parse_stacks(case)
    return Entry(by, sum(amount for _, amount in parse_raises(case)), stacks.get(by))


def parse_stacks(case: Case, key: str = "stacks") -> dict[str, int]:
    """Reads the chips that players have; refuses unknown names and numbers below nought."""
    value = case.body.get(key, {})
    if not isinstance(value, Mapping):
        raise CaseFault("case-table", key, found=written(value))
    stacks: dict[str, int] = {}
    for name, chips in value.items():
        known = find_name(name, case.names, f"{key}.{name}")
        stacks[known] = require_count(chips, f"{key}.{name}", 0, MOST_CHIPS)
    return stacks


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


def holding_of(table: Table, name: str) -> Holding:
    """Returns what a player shows from."""
    hand = table.case.hands[table.case.seat(name)]
    return Holding(hand.seen, hand.unseen)


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


def possible_trumps(table: Table) -> list[int]:
    """Returns the trump suits that matter: one where the turned card is seen, or where no pair is won by trumps."""
    if table.case.upcard is not None:
        return [same_suit(table.case.upcard)]
    if table.house.same_rank is not SameRank.TRUMP_PAIR:
        return [NONE]
    return list(dict.fromkeys(same_suit(card) for card in possible_upcards(table)))


class Showdown:
    """The sets of those who are in, as far as they are known, and how they come out against each other."""

    def __init__(self, table: Table, vying: Vying) -> None:
        self.table = table
        self.vying = vying
        self.unseen = table.pack & ~table.case.seen
        lowest = compute_lowest(table.house, table.players)
        self.rankings = [ranking_of(table.house, lowest, trump) for trump in possible_trumps(table)]
        self.ranking: Ranking = self.rankings[0]
        self.holdings = {name: holding_of(table, name) for name in vying.entrants}
        if any(holding.room for holding in self.holdings.values()):
            unseen_count(table, table.case.upcard)

    def pot(self) -> int:
        """Returns what lies in the púkk: as the case says or as it was dressed, with entries, and what was raised."""
        entries = self.table.house.entry if self.vying.pot is None else 0
        pot = self.table.chips("pukk") if self.vying.pot is None else self.vying.pot
        for name, amount in self.vying.raises:
            matched = len({*self.vying.entrants, name})
            pot += amount * matched
        return pot + entries * (len(self.vying.entrants) if entries else 0)

    def winners(self) -> list[str] | None:
        """Returns the winners from the dealer's left, or None where the unseen cards decide."""
        outcomes = []
        for ranking in self.rankings:
            self.ranking = ranking
            outcomes.append(self.winners_under_trump())
        return outcomes[0] if all(outcome == outcomes[0] for outcome in outcomes) else None

    def winners_under_trump(self) -> list[str] | None:
        """Returns the winners under one trump suit, or None where the unseen cards decide."""
        entrants = self.vying.entrants
        if len(entrants) == 1 and takes_alone(1, self.table.house.sole_entrant):
            return list(entrants)
        unsettled = False
        for name in entrants:
            level = self.level_with(name)
            if level is None:
                unsettled = True
            elif self.surely_shows(name):
                order = seats_from_left(self.table.case.dealer_seat, self.table.players)
                names = [self.table.case.names[seat] for seat in order]
                return [other for other in names if other == name or other in level]
        return None if unsettled or any(self.may_show(name) for name in entrants) else []

    def level_with(self, name: str) -> list[str] | None:
        """Returns those whose sets are surely level with a player's best of all, or None where he may be beaten."""
        level = []
        for other in self.vying.entrants:
            if other == name:
                continue
            orders = possible_orders(self.holdings[name], self.holdings[other], self.unseen, self.ranking)
            if orders == {LEVEL}:
                level.append(other)
            elif orders != {ABOVE}:
                return None
        return level

    def surely_shows(self, name: str) -> bool:
        """Tells whether a player has a set whatever he draws."""
        return fill_below(self.holdings[name], self.unseen, 0, self.ranking) is None

    def may_show(self, name: str) -> bool:
        """Tells whether a player has a set, or may draw one."""
        holding = self.holdings[name]
        draws = useful_draws(holding, self.unseen) if holding.room else (NONE,)
        return any(shown_set(holding.seen | drawn, self.ranking) for drawn in draws)

    def hopeful(self) -> list[str]:
        """Returns the players who are in and may still win: they may show a set, and no other surely beats it."""
        names: dict[str, None] = {}
        for ranking in self.rankings:
            self.ranking = ranking
            for name in self.vying.entrants:
                if self.may_show(name) and not self.surely_beaten(name):
                    names[name] = None
        return [name for name in self.vying.entrants if name in names]

    def surely_beaten(self, name: str) -> bool:
        """Tells whether another player's set is better than a player's, whatever both draw."""
        mine = self.holdings[name]
        return any(
            possible_orders(mine, self.holdings[other], self.unseen, self.ranking) == {BELOW}
            for other in self.vying.entrants
            if other != name
        )

    def surely_leaves_nothing(self) -> bool:
        """Tells whether the púkk is won to the last chip, though it is not known by whom."""
        if self.pot() == 0:
            return True
        for ranking in self.rankings:
            self.ranking = ranking
            if not any(self.surely_shows(name) for name in self.vying.entrants):
                return False
        return self.table.house.odd_chip is OddChip.FIRST_LEFT or not self.may_be_shared()

    def may_be_shared(self) -> bool:
        """Tells whether two players may show sets that are worth the same, for all that is seen."""
        for ranking in self.rankings:
            for first, second in combinations(self.vying.entrants, 2):
                if can_tie(self.holdings[first], self.holdings[second], self.unseen, ranking):
                    return True
        return False

    def unsettled_by(self) -> str:
        """Returns what the winners depend on: the hands of those in that are not wholly seen."""
        unsure = [name for name, holding in self.holdings.items() if holding.room]
        return " and ".join(f"which cards {name} holds" for name in unsure) or ON_UPCARD

    def clauses(self, winners: list[str]) -> list[str]:
        """Returns the clauses that decide between the winners' sets and the best of the others."""
        shown = {name: shown_set(self.holdings[name].seen, self.ranking) for name in self.vying.entrants}
        if not winners:
            return ["pukk.vie.nobody-in" if not shown else "pukk.vie.min-set", "pukk.vie.pukk-goes-to"]
        raised = ["pukk.vie.raises"] if self.vying.raises else []
        if len(shown) == 1:
            return [*raised, "pukk.vie.sole-entrant", "pukk.vie.best-set", "pukk.vie.pukk-goes-to"]
        best = shown[winners[0]]
        clauses = ["pukk.vie.odd-chip", "pukk.vie.order", *raised] if len(winners) > 1 else raised
        for name, other in shown.items():
            if name != winners[0] and best is not None and other is not None:
                clauses += deciding_clauses(best, other, self.ranking)
        if best is not None and not best.natural:
            clauses.append("pukk.vie.pamfill-wild")
        return list(dict.fromkeys([*clauses, "pukk.vie.best-set", "pukk.vie.pukk-goes-to"]))


def deciding_clauses(best: ShownSet, other: ShownSet, ranking: Ranking) -> list[str]:
    """Returns the clauses by which one set beats another, or is level with it."""
    if best.size != other.size:
        return ["pukk.vie.size"]
    if (best.second is None) != (other.second is None):
        return ["pukk.vie.two-pairs"]
    if best.rank != other.rank:
        has_posts = ranking.posts_rank in (best.rank, other.rank)
        return ["pukk.vie.posts"] if has_posts else ["pukk.vie.rank-order"]
    if best.natural != other.natural:
        return ["pukk.vie.wild-vs-natural"]
    return ["pukk.vie.same-rank"]


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
