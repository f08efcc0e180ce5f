"""
Every way in which unseen cards can lie, tried one after the other: the plain meaning of what is not known.

A case with few unseen cards is ruled on in each of its worlds; a part of its verdict is known if all worlds
give the same. The rulings never do this, since real cases have far too many worlds.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from typing import Any

from pukk.core.cards import each_card
from pukk.core.clauses import ShippedHouses
from pukk.games.pukk.house import PukkHouse, parse_house
from pukk.rulings.case import parse_request
from pukk.rulings.hands import Hand
from pukk.rulings.pukk.game import GAME
from pukk.rulings.pukk.situation import Case, Table
from pukk.rulings.question import Finding, Question, Verdict

MISSING = "—"
"""Stands for a part that a verdict does not have."""


class Posed:
    """A case that can be decided as it is, and in each of its worlds."""

    def __init__(self, raw: Mapping[str, Any], choices: Mapping[str, Any], house: str = "pukk-is") -> None:
        request = parse_request({"game": "pukk", **raw})
        shipped = ShippedHouses()(house)
        assert shipped is not None
        self.house: PukkHouse = parse_house(shipped.with_choices(choices))
        self.question: Question = GAME.questions[request.ask]
        self.case: Case = GAME.parse_case(request, self.question)
        self.table: Table = GAME.lay_table(self.case, self.house, None)

    def finding(self) -> Finding:
        """Returns what is found without knowing where the unseen cards lie."""
        return self.decide(self.case)

    def decide(self, case: Case) -> Finding:
        """Returns what is found in a case."""
        return self.question.decide(GAME.lay_table(case, self.house, None), self.question.parse(case))

    def verdicts(self, least: int = 0) -> list[Verdict]:
        """Returns the verdict in each world; an open hand holds from so many cards to five."""
        return [self.decide(world).verdict for world in self.worlds(least)]

    def worlds(self, least: int = 0) -> Iterator[Case]:
        """Yields the case with every card seen, for each way in which the cards can lie."""
        unseen = list(each_card(self.table.pack & ~self.case.seen))
        upcards = [self.case.upcard] if self.case.upcard is not None else unseen
        for upcard in upcards:
            rest = [card for card in unseen if card != upcard]
            for hands in fill(self.case.hands, rest, least):
                yield replace(self.case, upcard=upcard, hands=hands)


def fill(hands: tuple[Hand, ...], unseen: list[int], least: int) -> Iterator[tuple[Hand, ...]]:
    """Yields the hands with their unseen cards in them, for each way of choosing these."""
    if not hands:
        yield ()
        return
    first, *others = hands
    sizes = [first.unseen]
    if first.is_open:
        sizes = list(range(max(0, least - first.seen.bit_count()), 6 - first.seen.bit_count()))
    for size in sizes:
        for drawn in combinations(unseen, size):
            rest = [card for card in unseen if card not in drawn]
            for filled in fill(tuple(others), rest, least):
                yield (Hand(first.seen | sum(drawn)), *filled)


def part(verdict: Verdict, place: str) -> Any:
    """Returns a part of a verdict by its place, such as `fields.ace`."""
    found: Any = verdict
    for key in place.split("."):
        if isinstance(found, list):
            found = found[int(key)]
        else:
            found = found.get(key, MISSING) if isinstance(found, dict) else MISSING
    return found


def disagreements(posed: Posed, places: list[str], least: int = 0) -> list[str]:
    """Returns where a finding without the unseen cards says too much, or too little."""
    finding, verdicts = posed.finding(), posed.verdicts(least)
    assert verdicts
    wrong = []
    for place in places:
        said = part(finding.verdict, place)
        found = {repr(part(verdict, place)) for verdict in verdicts}
        if place in finding.depends:
            if said is not None:
                wrong.append(f"{place} is {said} and depends on {finding.depends[place]}")
            if len(found) == 1:
                wrong.append(f"{place} is {found} in every world, and left open")
        elif found != {repr(said)}:
            wrong.append(f"{place} is said to be {said}, and is {sorted(found)[:4]}")
    unplaced = [place for place in finding.depends if place not in places]
    return wrong + [f"{place} depends, and is no part" for place in unplaced]
