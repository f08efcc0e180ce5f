"""Who wins the púkk, as far as the hands are seen, and by which clauses."""

from itertools import combinations
from typing import NamedTuple

from pukk.core.cards import NONE
from pukk.core.logic import same_suit
from pukk.games.pukk.deal import seats_from_left
from pukk.games.pukk.house import OddChip, SameRank
from pukk.games.pukk.setup import compute_lowest
from pukk.games.pukk.vie import (
    Ranking,
    ShownSet,
    ranking_of,
    takes_alone,
)
from pukk.rulings.pukk.showdown import (
    ABOVE,
    BELOW,
    LEVEL,
    Holding,
    can_both_stay,
    can_share,
    draws_by_key,
    fill_below,
    possible_orders,
    shown_set,
)
from pukk.rulings.pukk.situation import Table
from pukk.rulings.pukk.unseen import ON_UPCARD, possible_upcards, unseen_count


class Vying(NamedTuple):
    """Who is in, what lies in the púkk, and what each player has raised."""

    entrants: tuple[str, ...]
    pot: int | None
    raises: tuple[tuple[str, int], ...]


def holding_of(table: Table, name: str) -> Holding:
    """Returns what a player shows from."""
    hand = table.case.hands[table.case.seat(name)]
    return Holding(hand.seen, hand.unseen)


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
        return any(draws_by_key(self.holdings[name], self.unseen, self.ranking))

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
        pot = self.pot()
        if pot == 0:
            return True
        for ranking in self.rankings:
            self.ranking = ranking
            if not self.somebody_surely_shows():
                return False
        shares_evenly = all(pot % winners == 0 for winners in range(2, len(self.vying.entrants) + 1))
        first_has_rest = self.table.house.odd_chip is OddChip.FIRST_LEFT
        return shares_evenly or first_has_rest or not self.may_be_shared()

    def somebody_surely_shows(self) -> bool:
        """Tells whether one of the players has a set, or one of two who cannot both do without."""
        return any(self.surely_shows(name) for name in self.vying.entrants) or not all(
            can_both_stay(first, second, self.unseen, 0, self.ranking)
            for first, second in combinations(self.holdings.values(), 2)
        )

    def may_be_shared(self) -> bool:
        """Tells whether two players may show sets worth the same that nobody surely beats, for all that is seen."""
        for ranking in self.rankings:
            for pair in combinations(self.vying.entrants, 2):
                first, second = (self.holdings[name] for name in pair)
                others = tuple(holding for name, holding in self.holdings.items() if name not in pair)
                if can_share(first, second, others, self.unseen, ranking):
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
