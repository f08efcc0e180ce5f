"""What would change a ruling: held against trying every choice, without asking which of them are read."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from pukk.core.clauses import ShippedHouses, index
from pukk.core.errors import Fault
from pukk.core.house import House
from pukk.games.pukk.house import CHOICES, parse_house
from pukk.rulings.answer import answer_case, order_clauses
from pukk.rulings.case import parse_request
from pukk.rulings.files import read_case_file
from pukk.rulings.flips import differing_choices, listed_options
from pukk.rulings.pukk.game import GAME
from tests.rulings.asking import A, B, answer, rule
from tests.rulings.examples import answer_example, example_files

BASES = ["explicit", "inferred", "table", "contradictory", "silent"]
EXAMPLES = [pytest.param(path, id=path.stem) for path in example_files()]


def plain_flips(raw: dict[str, Any], house: House) -> list[dict[str, Any]]:
    """Returns the flips of a case by the words of the contract: all of one choice, or else all of two."""
    request = parse_request(raw)
    question = GAME.questions[request.ask]
    case = GAME.parse_case(request, question)
    own = question.parse(case)
    typed = parse_house(house)
    players = len(case.names)

    def decide(changed: Any, dressing: Any) -> Any:
        try:
            return question.decide(GAME.lay_table(case, changed, dressing), own).verdict
        except Fault as fault:
            found = GAME.refusal(case, fault)
            return None if found is None else found.verdict

    mine = decide(typed, None)
    dressing = (
        None
        if mine.get("allowed") is False and request.ask == "setup"
        else GAME.lay_table(case, typed, None).dressing
    )
    open_choices = {name for name in CHOICES if house.basis[name].at(players) in ("silent", "contradictory")}
    tried = sorted(open_choices | differing_choices("pukk"))

    def flips_of(*names: str) -> list[dict[str, Any]]:
        found = []
        options = [
            [
                (name, plain, value)
                for plain, value in listed_options("pukk", name)
                if value != getattr(typed, name)
            ]
            for name in names
        ]
        picks = (
            [[one] for one in options[0]]
            if len(names) == 1
            else [[one, two] for one in options[0] for two in options[1]]
        )
        for pick in picks:
            changed = replace(typed, **{name: value for name, _, value in pick})
            now = decide(changed, None)
            if now is not None and now != mine and decide(changed, dressing) != mine:
                found.append({"choices": {name: plain for name, plain, _ in pick}, "verdict": now})
        return found

    single = [flip for name in tried for flip in flips_of(name)]
    return single or [flip for first, second in combinations(tried, 2) for flip in flips_of(first, second)]


@pytest.mark.parametrize("path", [param for param in EXAMPLES if param.id != "at-grandmothers"])
def test_the_flips_are_those_of_trying_every_choice(path: Any) -> None:
    raw = read_case_file(str(path))
    for ruling in answer_example(path)["rulings"]:
        shipped = ShippedHouses()(ruling["house"])
        assert shipped is not None
        house = shipped.with_choices(raw["choices"]) if "choices" in raw else shipped
        said = [{"choices": flip["choices"], "verdict": flip["verdict"]} for flip in ruling["flips"]]
        assert said == plain_flips(raw, house)


@pytest.mark.parametrize("path", EXAMPLES)
def test_a_flip_leads_to_the_verdict_that_it_names(path: Any) -> None:
    raw = read_case_file(str(path))
    for ruling in answer_example(path)["rulings"]:
        for flip in ruling["flips"]:
            names = list(flip["choices"])
            assert names == sorted(names)
            shipped = {house.id: house.choices for house in ShippedHouses("pukk")}
            with_it = [
                name
                for name, choices in shipped.items()
                if all(choices[key] == value for key, value in flip["choices"].items())
            ]
            assert flip["houses"] == with_it
            laid = {**raw, "house": ruling["house"] if ruling["house"] in shipped else "houses/amma.toml"}
            laid["choices"] = {**raw.get("choices", {}), **flip["choices"]}
            changed = answer_case(laid, (), "en", path.parent)
            assert changed["rulings"][0]["verdict"] == flip["verdict"]


@pytest.mark.parametrize("path", EXAMPLES)
def test_each_clause_exists_and_the_most_specific_comes_first(path: Any) -> None:
    known = index()["clauses"]
    for ruling in answer_example(path)["rulings"]:
        clauses = ruling["clauses"]
        assert clauses
        assert set(clauses) <= set(known)
        assert clauses == order_clauses(clauses)
        assert len(set(clauses)) == len(clauses)
        for place, clause in enumerate(clauses):
            assert not set(known[clause]["refines"]) & set(clauses[:place])


@pytest.mark.parametrize("path", EXAMPLES)
def test_the_text_says_where_the_source_settles_nothing(path: Any) -> None:
    for ruling in answer_example(path)["rulings"]:
        assert ruling["basis"] in BASES
        assert ("does not settle it" in ruling["text"]) is (ruling["basis"] in ("silent", "contradictory"))


@pytest.mark.parametrize("path", EXAMPLES)
def test_what_is_left_open_is_sorted_and_empty(path: Any) -> None:
    for ruling in answer_example(path)["rulings"]:
        places = [entry["at"] for entry in ruling["depends"]]
        assert places == sorted(places)
        for place in places:
            part = ruling["verdict"]
            for key in place.split("."):
                part = part[int(key) if isinstance(part, list) else key]
            assert part is None


@pytest.mark.parametrize("path", EXAMPLES)
def test_the_houses_agree_where_their_verdicts_are_the_same(path: Any) -> None:
    answered = answer_example(path)
    verdicts = [ruling["verdict"] for ruling in answered["rulings"]]
    assert answered["agree"] is all(verdict == verdicts[0] for verdict in verdicts)


def test_a_choice_that_would_change_nothing_does_not_weaken_the_basis() -> None:
    clubs = rule(B, "collect", players=6, upcard="♣8", hands={"P1": "♣A ♣K ♣Q ♣J ♣10"})
    assert clubs["basis"] == "explicit"


def test_a_choice_of_the_case_has_the_basis_table_only_where_it_decides() -> None:
    case = {"players": 6, "upcard": "♠K", "hands": {"P1": "♠A ♠Q ♠J ♠10 ♣J"}}
    assert rule(A, "collect", choices={"turned_field": "stays"}, **case)["basis"] == "table"
    assert rule(A, "collect", choices={"slip": "any-lower"}, **case)["basis"] == "explicit"


def test_chips_that_the_case_does_not_state_flip_nothing() -> None:
    case = {"players": 7, "upcard": "♠9", "hands": {"P1": "♠A"}}
    for flip in rule(A, "collect", **case)["flips"]:
        assert not {"own_stake", "shared_stake", "pukk_extra"} & set(flip["choices"])


def test_two_choices_are_changed_where_no_one_changes_anything() -> None:
    for ruling in answer("setup", players=8)["rulings"]:
        if ruling["house"] == A:
            assert [list(flip["choices"]) for flip in ruling["flips"]] == [["lowest", "players"]]
