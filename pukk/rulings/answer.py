"""Rules on a case: the verdict under each house, what it rests on, and what would change it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from pukk.core.clauses import ShippedHouses, index
from pukk.core.errors import CaseFault, Fault, nearest
from pukk.core.house import STATUSES, House, check_choices
from pukk.rulings.case import Request, parse_request, require_once
from pukk.rulings.explain import Ruled, explain
from pukk.rulings.flips import Decider, Flip, houses_with, typed_shipped
from pukk.rulings.game import Game, load_game
from pukk.rulings.houses import load_house
from pukk.rulings.question import Question

Answer = dict[str, Any]
"""An answer as case-format has it: `game`, `ask`, `agree`, `rulings`; or `error`."""


def answer_case(
    raw: Mapping[str, Any], houses: Sequence[str] = (), language: str = "en", folder: Path | None = None
) -> Answer:
    """
    Rules on a case under the houses given, or those in the case, or every shipped house of its game.

    A house under which the case is bad has its `error` in its place. Refuses a case that is bad under all.

    >>> answer = answer_case({"game": "pukk", "ask": "setup", "players": 6, "house": "morgunbladid-2002"})
    >>> answer["rulings"][0]["verdict"]["pack"]
    36
    """
    request = parse_request(raw, folder)
    game = load_game(request.game)
    question = find_question(game, request.ask)
    case = game.parse_case(request, question)
    own = question.parse(case)
    rulings = []
    faults: list[Fault] = []
    for house in houses_of(request, houses, folder):
        try:
            rulings.append(rule_under(house, request, game, question, case, own, language))
        except Fault as fault:
            faults.append(fault)
            rulings.append({"house": house.id, "error": format_error(fault, language)})
    if len(faults) == len(rulings):
        raise faults[0]
    verdicts = [ruling["verdict"] for ruling in rulings if "verdict" in ruling]
    agree = all(verdict == verdicts[0] for verdict in verdicts)
    return {"game": request.game, "ask": request.ask, "agree": agree, "rulings": rulings}


def find_question(game: Game, ask: str) -> Question:
    """Returns a question of a game; refuses an unknown one, naming the nearest."""
    if ask not in game.questions:
        known = list(game.questions)
        raise CaseFault("case-word", "ask", found=ask, expected=", ".join(known), near=nearest(ask, known))
    return game.questions[ask]


def houses_of(request: Request, houses: Sequence[str], folder: Path | None) -> list[House]:
    """Returns the houses to rule under, the case's own choices laid over each."""
    if houses:
        found = [load_house(name, request.game) for name in require_once(houses, "--house")]
    elif request.houses:
        found = [load_house(name, request.game, folder) for name in request.houses]
    else:
        found = list(ShippedHouses(request.game))
    check_choices(request.choices, load_game(request.game).choices, "choices")
    return [house.with_choices(request.choices) if request.choices else house for house in found]


def rule_under(
    house: House, request: Request, game: Game, question: Question, case: Any, own: Any, language: str
) -> dict[str, Any]:
    """Rules on a case under one house; raises the fault that makes it bad there."""
    decider = Decider(game, question, case, own, typed_house(game, house))
    finding = decider.finding
    players = game.players(case)
    deciding = deciding_choices(decider, house, players)
    clauses = order_clauses([*finding.clauses, *(clause_of(request.game, choice) for choice in deciding)])
    basis = weakest_basis(house, players, clauses, deciding)
    flips = decider.flips(house, players)
    ruled = Ruled(house, question, decider.table, own, players, finding, basis, flips, deciding)
    return {
        "house": house.id,
        "verdict": finding.verdict,
        "basis": basis,
        "clauses": clauses,
        "depends": [{"at": place, "on": on} for place, on in sorted(finding.depends.items())],
        "flips": [format_flip(request.game, flip) for flip in flips],
        "text": explain(ruled, language),
    }


def typed_house(game: Game, house: House) -> Any:
    """Returns the typed choices of a house; those of a shipped house are read once."""
    is_shipped = ShippedHouses(game.name)(house.id) is house
    return typed_shipped(game.name)[house.id] if is_shipped else game.parse_house(house)


def deciding_choices(decider: Decider, house: House, players: int) -> list[str]:
    """Returns the choices that decide and that the source does not settle in so many words."""
    open_choices = [
        choice for choice in decider.game.choices if house.basis[choice].at(players) != "explicit"
    ]
    return [choice for choice in open_choices if decider.matters(choice)]


def clause_of(game: str, choice: str) -> str:
    """Returns the full id of the clause that puts a choice to the house."""
    return str(index()["choices"][game][choice]["clause"])


def order_clauses(clauses: Sequence[str]) -> list[str]:
    """
    Returns clauses without repeats, the most specific first.

    A clause is the more specific the longer the chain of clauses that it refines; among equals the order stays.
    """
    known = index()["clauses"]

    def depth(clause: str) -> int:
        return max((1 + depth(wider) for wider in known[clause]["refines"]), default=0)

    return sorted(dict.fromkeys(clauses), key=lambda clause: -depth(clause))


def weakest_basis(house: House, players: int, clauses: Sequence[str], deciding: Sequence[str]) -> str:
    """
    Returns the weakest basis among the clauses used; a choice counts only if it decides.

    The basis of a clause that puts a choice to the house is that of its value.
    """
    known = index()["clauses"]
    statuses = [house.basis[choice].at(players) for choice in deciding]
    for clause in clauses:
        if not known[clause]["choices"]:
            statuses.append(known[clause]["status"].get(house.edition, ("silent",))[0])
    return max(statuses, key=STATUSES.index, default="explicit")


def format_flip(game: str, flip: Flip) -> dict[str, Any]:
    """Returns a flip as answers have it."""
    return {"choices": dict(flip.choices), "verdict": flip.verdict, "houses": houses_with(game, flip)}


def format_error(fault: Fault, language: str) -> dict[str, str]:
    """Returns a fault as answers have it: where, and what is wrong in a language."""
    return {"where": fault.where, "message": fault.words(language)}


def error_of(fault: Fault, language: str) -> Answer:
    """Returns the answer to a case that cannot be ruled on."""
    return {"error": format_error(fault, language)}
