"""
Writes `spec/forms.json`: every form of the Icelandic words of our text, so that a search finds them in any.

The forms come from BÍN by the package `islenska`; a search needs only what is written here.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from pukk.core.rulebook import Spec, Words
from pukk.core.search import fold

CREDIT = (
    "Beygingarlýsing íslensks nútímamáls (BÍN), Stofnun Árna Magnússonar í íslenskum fræðum; "
    "ritstjóri Kristín Bjarnadóttir. CC BY-SA 4.0, see forms.LICENSE."
)

INFLECTED = frozenset({"kk", "kvk", "hk", "so", "lo", "to"})
"""BÍN's word classes whose forms are worth finding: nouns, verbs, adjectives, numerals."""


def each_words(spec: Spec) -> Iterator[Words]:
    """Yields everything that the rulebook says in both languages and that a search looks at."""
    for clause in spec.clauses().values():
        yield from (clause.title, clause.text, *(example.caption for example in clause.examples))
    for game in spec.games():
        for choice in spec.choices(game).values():
            yield from (choice.title, choice.text, *(option.text for option in choice.options))
    for phase in spec.phases:
        yield phase.title
    for term in spec.terms:
        yield term.words


def icelandic_words(said: Iterable[Words]) -> set[str]:
    """Returns the distinct words of the Icelandic text, as they are written."""
    letters = str.maketrans(dict.fromkeys("„“”\"'.,:;!?()[]–—/", " "))
    return {word for words in said for word in words.icelandic.translate(letters).split() if word.isalpha()}


def forms_of(words: set[str]) -> dict[str, set[str]]:
    """Returns headword → its forms, both folded, of every inflected word that BÍN knows."""
    from islenska import Bin

    database = Bin()
    found: dict[str, set[str]] = {}
    for word in sorted(words):
        for meaning in {
            (entry.ord, entry.ofl) for entry in database.lookup(word)[1] if entry.ofl in INFLECTED
        }:
            headword, word_class = meaning
            variants: Any = database.lookup_lemmas(headword)[1]
            ids = {entry.bin_id for entry in variants if entry.ofl == word_class}
            forms = {
                fold(form.bmynd.replace("-", ""))
                for bin_id in ids - {0}
                for form in database.lookup_id(bin_id)
            }
            forms |= _compound_forms(database, headword, word_class) if 0 in ids or not ids else set()
            found.setdefault(fold(headword.replace("-", "")), set()).update(forms | {fold(word)})
    return found


def _compound_forms(database: Any, headword: str, word_class: str) -> set[str]:
    forms = set()
    for number in ("ET", "FT"):
        for case in ("NF", "ÞF", "ÞGF", "EF"):
            for form in database.lookup_variants(headword.replace("-", ""), word_class, (case, number)):
                forms.add(fold(form.bmynd.replace("-", "")))
    return forms


def pack(headword: str, forms: set[str]) -> str:
    """
    Writes forms as their common beginning and their endings.

    >>> pack("gosi", {"gosi", "gosa"})
    'gos,a,i'
    """
    first, last = min(forms), max(forms)
    shared = next(
        (place for place, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), len(first)
    )
    stem = first[:shared]
    return ",".join([stem, *sorted(form[len(stem) :] for form in forms)])


def format_forms(spec: Spec) -> str:
    """Writes the file, one headword a line."""
    forms = forms_of(icelandic_words(each_words(spec)))
    lines = ",\n".join(f"  {_json(word)}: {_json(pack(word, forms[word]))}" for word in sorted(forms))
    return f'{{\n "licence": {_json(CREDIT)},\n "forms": {{\n{lines}\n }}\n}}\n'


def write_forms(spec: Spec, path: Path) -> None:
    """Writes `spec/forms.json`."""
    path.write_text(format_forms(spec), encoding="utf-8")


def _json(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)
