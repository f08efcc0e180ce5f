"""No choice is a dead knob: for each option of each choice there is a case whose ruling it changes."""

from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import pytest

from pukk.core.choices import ChoiceType
from pukk.core.clauses import ShippedHouses
from pukk.core.errors import Fault
from pukk.games.pukk.evening import why_over
from pukk.games.pukk.house import CHOICES, FIELDS, End, parse_house
from pukk.games.pukk.state import sit_down
from tests.rulings.asking import A, B, depends, rule

Answer = Any


@dataclass(frozen=True)
class Asked:
    """One case that shows a choice: the house, the question, its keys, and other choices that let this one matter."""

    house: str
    ask: str
    keys: dict[str, Any]
    others: dict[str, Any] = field(default_factory=dict)

    def under(self, choice: str, value: Any) -> Answer:
        """Returns the verdict, and what it depends on, where the choice has a value; a refusal is an answer too."""
        keys = {**self.keys, "choices": {**self.others, choice: value}}
        try:
            ruling = rule(self.house, self.ask, **keys)
        except Fault as fault:
            return fault.key, fault.where
        return ruling["verdict"], depends(ruling)


SEVEN = {"players": 7, "upcard": "♠9"}
FIVE = {"players": 5, "upcard": "♠9"}


def vie(hands: dict[str, str], **others: Any) -> Asked:
    """Returns a vying between some hands, at seven players with spades as trumps and 12 chips in the púkk."""
    return Asked(B, "vie", {**SEVEN, "hands": hands, "in_": list(hands), "pot": 15}, others)


def play(played: list[str], hands: dict[str, str], house: str = B, **others: Any) -> Asked:
    """Returns a tracing in which every hand is seen; those not told hold one card that never matters."""
    idle = {f"P{seat}": card for seat, card in enumerate(("♦5", "♦7", "♦9", "♦J", "♦K", "♣5", "♣7"))}
    return Asked(
        house, "play", {"players": 7, "upcard": "♠5", "hands": {**idle, **hands}, "played": played}, others
    )


KINGS = {"P1": "♥K ♦K ♥7 ♦9 ♠10", "P4": "♠K ♣J ♠7 ♣9 ♥10"}
QUEENS = {"P2": "♥Q ♣Q ♥6 ♦7 ♣9", "P5": "♠Q ♦Q ♠6 ♥8 ♦10"}
JACKS = {"P1": "♥J ♣J ♥6 ♦7 ♣9", "P3": "♠J ♦J ♠6 ♥8 ♦10"}
NO_PAIRS = {"P1": "♥A ♦K ♥7 ♦9 ♠10", "P2": "♥8 ♦10 ♣9 ♣7 ♠Q"}
LEFT = {
    "players": 6,
    "winner": "P2",
    "last": "♥J",
    "hands": {"P0": "♣6", "P1": "♣7", "P3": "♣8", "P4": "♥Q ♥K ♣9", "P5": "♠8 ♠9"},
}
NINES = {
    name: "owned" if name in ("ace", "king", "queen", "jack", "ten", "nine", "pamfill") else "absent"
    for name in FIELDS
}

CASES: dict[str, list[Asked]] = {
    "players": [Asked(B, "setup", {"players": 7}), Asked(B, "setup", {"players": 4})],
    "lowest": [Asked(B, "setup", {"players": 6})],
    "fields": [Asked(B, "setup", {"players": 7})],
    "own_stake": [Asked(B, "dress", {"players": 7})],
    "shared_stake": [Asked(A, "dress", {"players": 5})],
    "pukk_extra": [Asked(B, "dress", {"players": 7})],
    "pay_on_demand": [
        Asked(A, "dress", {"players": 6}),
        Asked(A, "collect", {"players": 6, "upcard": "♠9", "hands": {"P2": "♠A"}, "fields": {"ace": 0}}),
    ],
    "starting_chips": [Asked(B, "session", {"players": 4, "event": "start"})],
    "packets": [Asked(A, "deal", {"players": 5, "pack": "♥A ♥K ♥Q ♥J ♥10 ♥9 ♥8 ♥7 ♦A ♦K ♦Q ♦J"})],
    "first_dealer": [Asked(A, "next-dealer", {"players": 6, "dealer": "?"})],
    "pamfill_field": [Asked(B, "collect", {**SEVEN, "hands": {"P2": "♣J"}})],
    "turned_field": [Asked(B, "collect", {"players": 7, "upcard": "♠K"})],
    "turned_pamfill": [Asked(B, "collect", {"players": 7, "upcard": "♣J"})],
    "pukk_goes_to": [
        Asked(
            B,
            "vie",
            {
                **SEVEN,
                "hands": {
                    f"P{seat}": cards
                    for seat, cards in enumerate(("♠6 ♥K", "♥6 ♦6", "♥A ♦A", "♥9", "♥10", "♦5", "♥5"))
                },
                "in_": ["P0", "P1", "P2"],
            },
        )
    ],
    "entry": [Asked(B, "enter", {**SEVEN, "by": "P1"})],
    "raises": [
        Asked(B, "enter", {**SEVEN, "by": "P1", "raises": ["P2 2"]}),
    ],
    "min_set": [vie(NO_PAIRS)],
    "sole_entrant": [vie({"P1": "♥A ♦K ♥7 ♦9 ♠10"})],
    "posts": [
        vie({"P1": "♥5 ♦5 ♥7 ♦9 ♠10", "P2": "♥A ♦A ♣9 ♣7 ♠Q"}),
        vie({"P1": "♥6 ♦6 ♥7 ♦9 ♠10", "P2": "♥A ♦A ♣9 ♣7 ♠Q"}),
    ],
    "wild_vs_natural": [
        vie(KINGS),
        vie({"P1": "♣K ♦K ♥7 ♦9 ♠10", "P4": "♠K ♣J ♠7 ♣9 ♥10"}, same_rank="split"),
    ],
    "pamfill_is_jack": [vie(JACKS)],
    "same_rank": [vie(QUEENS)],
    "two_pairs": [vie({"P1": "♥K ♦K ♥9 ♦9 ♣7", "P2": "♥A ♦A ♥10 ♣8 ♦7"})],
    "odd_chip": [vie(QUEENS, same_rank="split")],
    "buy": [
        Asked(B, "buy", {"players": 7, "upcard": "♠K", "hands": {"P1": "♠7"}, "by": "P1", "when": when})
        for when in ("before-collect", "before-vie", "before-lead", "during-run", "after-stand")
    ],
    "buy_collects": [
        Asked(
            A, "buy", {"players": 7, "upcard": "♠K", "hands": {"P1": "♠7"}, "by": "P1", "when": "before-lead"}
        )
    ],
    "first_lead": [Asked(B, "first-lead", {"players": 7, "pukk_winner": "P4"})],
    "follow": [play(["P1 ♠7", "P1 stands"], {"P1": "♥9", "P3": "♠8"})],
    "stands": [play(["P1 ♠J", "P2 ♠Q", "P2 ♠9", "P3 ♠10"], {"P3": "♥9 ♥8"})],
    "next_lead": [play(["P1 ♠8"], {"P1": "♠K ♥6 ♥9 ♠7"})],
    "slip": [play(["P1 ♥10"], {"P1": "♠A", "P2": "♥9 ♥7 ♠K"})],
    "relief": [Asked(A, "settle", LEFT), Asked(A, "settle", {**LEFT, "called": ["P4"]})],
    "relief_run": [Asked(B, "settle", LEFT)],
    "cannot_pay": [Asked(B, "settle", {**LEFT, "stacks": {"P5": 1}})],
    "loans": [Asked(B, "session", {"players": 4, "event": "loan", "by": "P2"})],
    "leaver": [Asked(B, "session", {"players": 4, "event": "leave", "by": "P2"})],
    "loans_count": [
        Asked(
            B, "session", {"players": 2, "event": "end", "stacks": {"P0": 90, "P1": 100}, "owes": {"P1": 40}}
        )
    ],
}
"""Choice → the cases that show it."""

NOT_LISTED: dict[str, list[Any]] = {
    "players": [[2, 10], [5, 7], [2, 4]],
    "lowest": [2, 5, 6, 7, {"6": 7}],
    "fields": [NINES, {"nine": "shared"}, {"nine": "absent"}, {"ace": {"7": "shared"}}],
    "own_stake": ["players", 0, 5, 6],
    "shared_stake": [0, 1, 2],
    "pukk_extra": [0, 1, 2],
    "starting_chips": [80, 100],
    "entry": [0, 1, 2],
}
"""Choice → values of it, where they are numbers, ranges or tables, and no list has them all."""


def values_of(choice: str, kind: ChoiceType) -> list[Any]:
    """Returns the values of a choice that are tried: all that can be listed, those of houses, and samples."""
    shipped = [house.choices[choice] for house in ShippedHouses("pukk")]
    values: list[Any] = []
    for value in [*kind.listed(), *shipped, *NOT_LISTED.get(choice, [])]:
        if value not in values or type(value) is bool:
            values.append(value)
    return values


def outcomes(asked: Asked, choice: str, values: list[Any]) -> list[Answer]:
    """Returns the verdicts of a case under each value of a choice."""
    return [asked.under(choice, value) for value in values]


@pytest.mark.parametrize("choice", [name for name in CHOICES if name != "end"])
def test_each_option_changes_a_ruling(choice: str) -> None:
    assert choice in CASES, f"no case shows {choice}"
    values = values_of(choice, CHOICES[choice])
    seen = [outcomes(asked, choice, values) for asked in CASES[choice]]
    for place, value in enumerate(values):
        shown = any(answers[place] != other for answers in seen for other in answers)
        assert shown, f"no case shows {choice} = {value!r}"


@pytest.mark.parametrize(
    "choice", [name for name, kind in CHOICES.items() if kind.kind in ("enum", "bool") and name != "end"]
)
def test_each_two_options_are_told_apart(choice: str) -> None:
    values = list(CHOICES[choice].listed())
    seen = [outcomes(asked, choice, values) for asked in CASES[choice]]
    for (first, one), (second, other) in combinations(enumerate(values), 2):
        assert any(answers[first] != answers[second] for answers in seen), (choice, one, other)


@pytest.mark.clause("pukk.session.end")
@pytest.mark.parametrize("option", list(End))
def test_each_way_to_end_ends_an_evening_that_the_others_do_not(option: End) -> None:
    moments = {
        End.CONSENT: (6, {"all_consent": True, "time_is_up": False}),
        End.TIME: (6, {"all_consent": False, "time_is_up": True}),
        End.PLAYERS_LEFT: (3, {"all_consent": False, "time_is_up": False}),
    }
    left, moment = moments[option]
    over = {}
    for end in End:
        shipped = ShippedHouses()("pukk-is")
        assert shipped is not None
        house = parse_house(shipped.with_choices({"end": end.word}))
        table = sit_down(house, tuple(f"P{seat}" for seat in range(6)))
        after = type(table)(house, table.names[:left], table.owners, table.began_with)
        over[end] = why_over(after, **moment) is not None
    assert over == {end: end is option for end in End}


def test_every_choice_of_the_game_is_here_and_no_other() -> None:
    assert set(CASES) | {"end"} == set(CHOICES)
