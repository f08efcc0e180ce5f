"""Which changes of a house's choices would change a verdict: all of one choice, or else of two."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import combinations
from typing import Any

from pukk.core.clauses import ShippedHouses
from pukk.core.errors import Fault
from pukk.core.house import House
from pukk.rulings.game import Game, load_game
from pukk.rulings.question import Finding, Question, Verdict
from pukk.rulings.watched import Watched


@dataclass(frozen=True)
class Flip:
    """A change of choices, plain values by name, that brings another verdict."""

    choices: Mapping[str, Any]
    verdict: Verdict
    house: Any


@cache
def typed_shipped(game: str) -> dict[str, Any]:
    """Returns the shipped houses of a game, name → typed."""
    return {house.id: load_game(game).parse_house(house) for house in ShippedHouses(game)}


@cache
def listed_options(game: str, choice: str) -> tuple[tuple[Any, Any], ...]:
    """Returns the options of a choice, plain and typed: those that are listed, and those of shipped houses."""
    kind = load_game(game).choices[choice]
    plain = [*kind.listed(), *(house.choices[choice] for house in ShippedHouses(game))]
    options: list[tuple[Any, Any]] = []
    for value in plain:
        typed = kind.parse(value, choice)
        if all(typed != other for _, other in options):
            options.append((value, typed))
    return tuple(options)


@cache
def differing_choices(game: str) -> frozenset[str]:
    """Returns the choices in which the shipped houses of a game differ."""
    houses = list(typed_shipped(game).values())
    first = houses[0]
    return frozenset(
        choice
        for choice in load_game(game).choices
        if any(getattr(house, choice) != getattr(first, choice) for house in houses[1:])
    )


class Decider:
    """
    Decides one case under a house and under changes of it, each change once.

    A change that only scales chips which the case does not state is no change: it is decided again with
    the chips of the house itself, and dropped if the verdict is then the same.
    """

    def __init__(self, game: Game, question: Question, case: Any, own: Any, house: Any) -> None:
        self.game = game
        self.question = question
        self.case = case
        self.own = own
        self.house = house
        watched = Watched(house)
        self.finding, self.table = self._decide(watched, None)
        self.read = frozenset(watched.read)
        self._changed: dict[frozenset[tuple[str, int]], tuple[Verdict | None, frozenset[str]]] = {}

    def _decide(self, house: Any, dressing: Any) -> tuple[Finding, Any]:
        try:
            table = self.game.lay_table(self.case, house, dressing)
        except Fault as fault:
            finding = self.game.refusal(self.case, fault)
            if finding is None:
                raise
            return finding, None
        return self.question.decide(table, self.own), table

    def changed(self, changes: Mapping[str, tuple[int, Any]]) -> tuple[Verdict | None, frozenset[str]]:
        """
        Returns the verdict under some changes, None where it is the same or the case is bad, and what was read.

        A change is a choice → the place of the option among those listed, and the option.
        """
        key = frozenset((choice, place) for choice, (place, _) in changes.items())
        if key not in self._changed:
            self._changed[key] = self._decide_changed(
                {choice: option for choice, (_, option) in changes.items()}
            )
        return self._changed[key]

    def _decide_changed(self, options: Mapping[str, Any]) -> tuple[Verdict | None, frozenset[str]]:
        watched = Watched(self.house, options)
        try:
            verdict = self._decide(watched, None)[0].verdict
            if verdict == self.finding.verdict:
                return None, frozenset(watched.read)
            held = self._decide(watched, self.own_dressing)[0].verdict
        except Fault:
            return None, frozenset(watched.read)
        return (None if held == self.finding.verdict else verdict), frozenset(watched.read)

    @cached_property
    def own_dressing(self) -> Any:
        """The chips of one dressing under the house itself, or None where so many cannot play."""
        return None if self.table is None else self.game.dressing(self.table)

    def options(self, choice: str) -> Iterator[tuple[Any, tuple[int, Any]]]:
        """Yields the other options of a choice: the plain value, and its place and typed value."""
        mine = getattr(self.house, choice)
        for place, (plain, typed) in enumerate(listed_options(self.game.name, choice)):
            if typed != mine:
                yield plain, (place, typed)

    def matters(self, choice: str) -> bool:
        """Tells whether another option of a choice would change the verdict."""
        if choice not in self.read:
            return False
        return any(self.changed({choice: option})[0] is not None for _, option in self.options(choice))

    def single_flips(self, choices: frozenset[str]) -> Iterator[Flip]:
        """Yields the changes of one choice, among some, that change the verdict."""
        for choice in sorted(choices & self.read):
            for plain, option in self.options(choice):
                verdict, _ = self.changed({choice: option})
                if verdict is not None:
                    yield Flip({choice: plain}, verdict, replace(self.house, **{choice: option[1]}))

    def double_flips(self, choices: frozenset[str]) -> Iterator[Flip]:
        """
        Yields the changes of two choices, among some, that change the verdict though neither does alone.

        The second choice is one that the decision asks for, at the latest once the first is changed.
        """
        reachable = set(self.read)
        for choice in choices & self.read:
            for _, option in self.options(choice):
                reachable |= self.changed({choice: option})[1]
        for first, second in combinations(sorted(choices & reachable), 2):
            if first not in self.read and second not in self.read:
                continue
            yield from self._flips_of_two(first, second)

    def _flips_of_two(self, first: str, second: str) -> Iterator[Flip]:
        for plain, option in self.options(first):
            for other_plain, other in self.options(second):
                verdict, _ = self.changed({first: option, second: other})
                if verdict is not None:
                    house = replace(self.house, **{first: option[1], second: other[1]})
                    yield Flip({first: plain, second: other_plain}, verdict, house)

    def flips(self, house: House, players: int) -> list[Flip]:
        """
        Returns the changes that change the verdict, of one choice, or of two where no one does.

        Only choices that the house leaves silent or contradictory are tried, and those in which the
        shipped houses differ.
        """
        unsettled = {
            choice
            for choice in self.game.choices
            if house.basis[choice].at(players) in ("silent", "contradictory")
        }
        tried = frozenset(unsettled | differing_choices(house.game))
        return list(self.single_flips(tried)) or list(self.double_flips(tried))


def houses_with(game: str, flip: Flip) -> list[str]:
    """Returns the shipped houses that have the values of a flip's choices."""
    return [
        name
        for name, house in typed_shipped(game).items()
        if all(getattr(house, choice) == getattr(flip.house, choice) for choice in flip.choices)
    ]
