"""The records of the rulebook: what stands in `spec/`, read and checked."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pukk.core.house import House

KINDS = ("definition", "rule", "option", "advice")
"""What a clause can be; only an option puts a choice to the house."""

STATUS_OF = {"says": "explicit", "implies": "inferred", "silent": "silent", "contradicts": "contradictory"}
"""The key of a source in a clause → the status that the clause has in that edition."""

WORD_CLASSES = ("noun-m", "noun-f", "noun-n", "verb", "adjective", "adverb", "phrase")
"""What a term can be."""

SENTENCE_KINDS = ("heading", "advice", "history", "example", "shop-text")
"""What a sentence of a source can be that no clause cites."""


@dataclass(frozen=True)
class Words:
    """The same thing said in both languages."""

    icelandic: str
    english: str

    def say(self, language: str) -> str:
        """
        Returns the words in a language.

        >>> Words("gosi", "jack").say("is")
        'gosi'
        """
        return self.icelandic if language == "is" else self.english


NO_WORDS = Words("", "")
"""Nothing said, in either language."""


@dataclass(frozen=True)
class Standing:
    """What an edition makes of a clause or of a value: a status, and the sentences it rests on."""

    status: str
    sentences: tuple[str, ...] = ()


@dataclass(frozen=True)
class Example:
    """A case in the format of `pukk ask`, and what must come out of it: a part of the verdict."""

    caption: Words
    case: Mapping[str, Any]
    verdict: Mapping[str, Any]
    place: str = field(default="", compare=False)


@dataclass(frozen=True)
class Clause:
    """One rule in words. Its id and those in `refines` are full, such as `pukk.collect.both-jacks`."""

    id: str
    kind: str
    title: Words
    text: Words
    refines: tuple[str, ...]
    choices: tuple[str, ...]
    sources: Mapping[str, Standing]
    examples: tuple[Example, ...]
    place: str = field(default="", compare=False)


@dataclass(frozen=True)
class Option:
    """One value that a choice can have, in a sentence that stands alone."""

    value: str | bool | int
    text: Words


@dataclass(frozen=True)
class Choice:
    """A question that a clause puts to the house; `clause` is a full id, `type` the name of its type."""

    id: str
    clause: str
    title: Words
    text: Words
    type: str
    options: tuple[Option, ...]
    place: str = field(default="", compare=False)


@dataclass(frozen=True)
class Phase:
    """A phase of a game with its clauses and choices in the order in which they are written."""

    id: str
    game: str
    title: Words
    clauses: tuple[Clause, ...]
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Edition:
    """A written source; its sentences begin with its prefix."""

    id: str
    prefix: str
    game: str
    title: Words
    text: Words
    year: int | None
    publisher: str


@dataclass(frozen=True)
class Sentence:
    """A sentence of a source, of which we keep only the id and a digest; a kind if no clause cites it."""

    id: str
    digest: str
    kind: str | None
    place: str = field(default="", compare=False)


@dataclass(frozen=True)
class ShippedHouse:
    """A house that comes with the rulebook: resolved, with its name and notes for people."""

    house: House
    name: Words
    about: Words
    notes: Mapping[str, Words]
    place: str = field(default="", compare=False)


@dataclass(frozen=True)
class Term:
    """A word of the games in both languages; `lemma` is its headword, or the chief word's of a phrase."""

    id: str
    words: Words
    lemma: str
    word_class: str
    definition: Words
    sources: tuple[str, ...]
    place: str = field(default="", compare=False)


@dataclass(frozen=True)
class Spec:
    """The whole rulebook; `digest` is that of all files it was read from."""

    editions: Mapping[str, Edition]
    sentences: Mapping[str, Sentence]
    phases: tuple[Phase, ...]
    houses: Mapping[str, ShippedHouse]
    terms: tuple[Term, ...]
    digest: str

    def clauses(self) -> dict[str, Clause]:
        """Returns the clauses of all games by their full ids, in the order of the phases."""
        return {clause.id: clause for phase in self.phases for clause in phase.clauses}

    def choices(self, game: str) -> dict[str, Choice]:
        """Returns the choices of a game by their names, in the order of the phases."""
        return {choice.id: choice for phase in self.phases if phase.game == game for choice in phase.choices}

    def games(self) -> tuple[str, ...]:
        """Returns the games that have a phase."""
        return tuple(dict.fromkeys(phase.game for phase in self.phases))

    def citing(self, sentence: str) -> tuple[str, ...]:
        """Returns the full ids of the clauses that cite a sentence."""
        return tuple(
            clause.id
            for clause in self.clauses().values()
            if any(sentence in standing.sentences for standing in clause.sources.values())
        )
