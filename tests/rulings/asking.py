"""How the tests of rulings ask: one question under one house, in a line."""

from collections.abc import Mapping
from typing import Any

from pukk.core.errors import Fault
from pukk.rulings.answer import answer_case

A = "morgunbladid-2002"
SECOND = "morgunbladid-2002-second"
B = "pukk-is"

Ruling = Mapping[str, Any]


def answer(ask: str, language: str = "en", /, **keys: Any) -> dict[str, Any]:
    """Returns the whole answer to a case; `in_` stands for the key `in`, which Python keeps for itself."""
    case = {"game": "pukk", "ask": ask, **keys}
    if "in_" in case:
        case["in"] = case.pop("in_")
    return answer_case(case, (), language)


def rule(house: str, ask: str, language: str = "en", /, **keys: Any) -> Ruling:
    """Returns the ruling of one house."""
    (ruling,) = answer(ask, language, house=house, **keys)["rulings"]
    return ruling  # type: ignore[no-any-return]


def verdict(house: str, ask: str, /, **keys: Any) -> dict[str, Any]:
    """Returns the verdict of one house."""
    return rule(house, ask, **keys)["verdict"]  # type: ignore[no-any-return]


def refusal(house: str, ask: str, /, **keys: Any) -> Fault:
    """Returns the fault that makes a case bad; a case that is good fails the test."""
    try:
        found = verdict(house, ask, **keys)
    except Fault as fault:
        return fault
    raise AssertionError(f"ruled on a bad case: {found}")


def flipped(ruling: Ruling) -> dict[str, Any]:
    """Returns the flips of a ruling: the changed choices, written `choice=value`, → the verdict then."""
    return {
        ", ".join(f"{choice}={value}" for choice, value in flip["choices"].items()): flip["verdict"]
        for flip in ruling["flips"]
    }


def depends(ruling: Ruling) -> dict[str, str]:
    """Returns what the parts of a verdict depend on: place → on what."""
    return {entry["at"]: entry["on"] for entry in ruling["depends"]}
