"""The words of a ruling: what it is, whether the source settles it, and what would change it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pukk.core.clauses import choice_title, option_text
from pukk.core.house import House
from pukk.core.messages import message
from pukk.rulings.flips import Flip, houses_with
from pukk.rulings.question import Finding, Question

UNSETTLED = ("contradictory", "silent")


@dataclass(frozen=True)
class Ruled:
    """What a ruling has come to, to be said: the house, the table, the finding, and what it rests on."""

    house: House
    question: Question
    table: Any
    own: Any
    players: int
    finding: Finding
    basis: str
    flips: Sequence[Flip]
    deciding: Sequence[str]

    def is_unsettled(self, choice: str) -> bool:
        """Tells whether the house's source does not settle a choice."""
        return self.house.basis[choice].at(self.players) in UNSETTLED


def explain(ruled: Ruled, language: str) -> str:
    """Returns the words of a ruling, one sentence or more a line."""
    said = ruled.question.say(ruled.table, ruled.own, ruled.finding.verdict, language)
    if ruled.finding.refused is not None:
        said.append(as_sentence(ruled.finding.refused.words(language)))
    for key, choice in ruled.finding.remarks:
        if not choice or ruled.is_unsettled(choice):
            said.append(message(key, language))
    if ruled.basis in UNSETTLED:
        said.append(message(f"basis-{ruled.basis}", language))
        for choice in filter(ruled.is_unsettled, ruled.deciding):
            said.append(message("our-reading", language, choice=choice_words(ruled.house, choice, language)))
    for flip in ruled.flips:
        changed = flip_verdict(ruled.question, ruled.table, ruled.own, flip, language)
        said.append(message("flip", language, choices=flip_words(ruled.house.game, flip, language)))
        said += [f"    {line}" for line in changed if line not in said]
    return "\n".join(said)


def as_sentence(words: str) -> str:
    """
    Writes the words of a fault as a sentence of its own.

    >>> as_sentence("found 8 players")
    'Found 8 players.'
    """
    return f"{words[:1].upper()}{words[1:]}."


def choice_words(house: House, choice: str, language: str) -> str:
    """Returns a choice of a house in words: the sentence of its option, or its title and value."""
    value = house.choices[choice]
    words = option_text(house.game, choice, value, language)
    title = choice_title(house.game, choice, language)
    return words or message("choice-value-words", language, title=title, value=plain_value(value))


def flip_words(game: str, flip: Flip, language: str) -> str:
    """Returns the changed choices of a flip in words: the sentence of each option, or its title and value."""
    parts = []
    for choice, value in flip.choices.items():
        title, as_there = choice_title(game, choice, language), as_in_houses(game, flip, value, language)
        words = option_text(game, choice, value, language)
        parts.append(words or message("choice-value-words", language, title=title, value=as_there))
    return " ".join(parts)


def as_in_houses(game: str, flip: Flip, value: Any, language: str) -> str:
    """Returns a value without words of its own: as it stands, or where it is a table the houses that have it."""
    if not isinstance(value, dict):
        return plain_value(value)
    return message("as-in-houses", language, houses=", ".join(houses_with(game, flip)))


def plain_value(value: Any) -> str:
    """
    Writes a number, a list or a table of a house as people read it.

    >>> plain_value([5, 7]), plain_value({"5": 7, "6": 6})
    ('5, 7', '5 → 7, 6 → 6')
    """
    if isinstance(value, dict):
        return ", ".join(f"{key} → {plain_value(inner)}" for key, inner in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(plain_value(inner) for inner in value) or "–"
    return str(value)


def flip_verdict(question: Question, table: Any, own: Any, flip: Flip, language: str) -> list[str]:
    """Returns the verdict of a flip in words, said as under the changed house."""
    changed = table.under(flip.house) if table is not None else None
    return question.say(changed, own, flip.verdict, language)
