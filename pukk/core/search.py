"""
Finds clauses by words, in either language, an Icelandic word in any of its forms.

Accents and case do not matter. The forms come from `spec/forms.json`, which `make index` derives from
BÍN, the database of Icelandic inflection, for the words of our own text; see `spec/forms.LICENSE`.
"""

import json
import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from pukk.core.clauses import SPEC
from pukk.core.rulebook import Clause, Spec, Term, Words

_LETTERS = str.maketrans({"ð": "d", "þ": "th", "æ": "ae", "ø": "o", "’": "'"})
_WORD = re.compile(r"[^\W\d_]+")
_ENGLISH_ENDINGS = ("ies", "ing", "es", "ed", "s")

Forms = Mapping[str, frozenset[str]]
"""A form without accents → the headwords it can belong to."""


def fold(text: str) -> str:
    """
    Returns a text in lower case and without accents.

    >>> fold("Pamfíllinn"), fold("Þristur"), fold("gjöf")
    ('pamfillinn', 'thristur', 'gjof')
    """
    parts = unicodedata.normalize("NFD", text.casefold().translate(_LETTERS))
    return "".join(part for part in parts if not unicodedata.combining(part))


def tokens(text: str) -> list[str]:
    """
    Returns the words of a text, folded.

    >>> tokens("Ásreiturinn, 5 peningar")
    ['asreiturinn', 'peningar']
    """
    return _WORD.findall(fold(text))


def unpack_forms(packed: Mapping[str, str]) -> Forms:
    """
    Reads headword → "stem,ending,ending…" as form → headwords, all folded.

    >>> sorted(unpack_forms({"gosi": "gos,i,a,anum"})["gosanum"])
    ['gosi']
    """
    forms: dict[str, set[str]] = {}
    for headword, written in packed.items():
        stem, *endings = written.split(",")
        for ending in endings:
            forms.setdefault(stem + ending, set()).add(headword)
    return {form: frozenset(headwords) for form, headwords in forms.items()}


@cache
def load_forms() -> Forms:
    """Returns the forms of `spec/forms.json`."""
    packed: Mapping[str, str] = json.loads((SPEC / "forms.json").read_text(encoding="utf-8"))["forms"]
    return unpack_forms(packed)


def english_stem(word: str) -> str:
    """
    Returns an English word without its ending.

    >>> english_stem("jacks"), english_stem("sixes"), english_stem("trumping"), english_stem("played")
    ('jack', 'six', 'trump', 'play')
    """
    for ending in _ENGLISH_ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word.removesuffix(ending)
    return word.removesuffix("e") if len(word) > 4 else word


def keys_of(word: str, forms: Forms, language: str | None = None) -> frozenset[str]:
    """
    Returns what a folded word can be matched by; of a language, or of either where it is not known.

    >>> sorted(keys_of("jacks", {}, "en"))
    ['=jacks', 'en:jack']
    """
    keys = {f"={word}"}
    if language != "en":
        keys |= {f"is:{headword}" for headword in forms.get(word, ())}
    if language != "is":
        keys.add(f"en:{english_stem(word)}")
    return frozenset(keys)


@dataclass(frozen=True)
class Hit:
    """A clause that a search has found, and how well it fits."""

    clause: Clause
    score: int


def keys_of_words(words: Words, forms: Forms) -> set[str]:
    """Returns all keys of a text in both languages."""
    keys: set[str] = set()
    for language in ("is", "en"):
        for word in tokens(words.say(language)):
            keys |= keys_of(word, forms, language)
    return keys


def search(spec: Spec, query: str, forms: Forms) -> list[Hit]:
    """
    Returns the clauses in which every word of a query stands, the best first.

    A word in a title counts more than one in the text, and that more than one in a choice or an example.
    """
    wanted = [keys_of(word, forms) for word in tokens(query)]
    hits = []
    for clause in spec.clauses().values() if wanted else ():
        layers = [(weight, keys) for weight, keys in _layers(spec, clause, forms)]
        scores = [max((weight for weight, keys in layers if keys & word), default=0) for word in wanted]
        if all(scores):
            hits.append(Hit(clause, sum(scores)))
    return sorted(hits, key=lambda hit: -hit.score)


def _layers(spec: Spec, clause: Clause, forms: Forms) -> Iterable[tuple[int, set[str]]]:
    yield 9, keys_of_words(clause.title, forms)
    yield 4, keys_of_words(clause.text, forms)
    choices = spec.choices(clause.id.partition(".")[0])
    for name in clause.choices:
        choice = choices[name]
        for words in (choice.title, choice.text, *(option.text for option in choice.options)):
            yield 2, keys_of_words(words, forms)
    for example in clause.examples:
        yield 1, keys_of_words(example.caption, forms)


def find_terms(spec: Spec, query: str, forms: Forms) -> list[Term]:
    """Returns the terms of the glossary that a query names, in either language and in any form."""
    wanted = [keys_of(word, forms) for word in tokens(query)]
    if not wanted:
        return []
    return [term for term in spec.terms if _names(term, wanted, forms)]


def _names(term: Term, wanted: list[frozenset[str]], forms: Forms) -> bool:
    for language in ("is", "en"):
        # A term may list several words; a query must name all of one.
        for name in term.words.say(language).split(","):
            words = [keys_of(word, forms, language) for word in tokens(name)]
            same = len(words) == len(wanted) and all(a & b for a, b in zip(words, wanted, strict=True))
            if words and same:
                return True
    return False


def vocabulary(spec: Spec) -> set[str]:
    """Returns every folded word that a search could find."""
    words: set[str] = set()
    for clause in spec.clauses().values():
        for said in (clause.title, clause.text):
            words |= set(tokens(said.icelandic)) | set(tokens(said.english))
    for term in spec.terms:
        words |= set(tokens(term.words.icelandic)) | set(tokens(term.words.english))
    return {word for word in words if len(word) > 2}
