"""A clause with everything about it as plain values: what `pukk rules --json` writes."""

from dataclasses import asdict
from typing import Any

from pukk.core.lookup import Found
from pukk.core.rulebook import Choice, Clause, Spec, Term, Words
from pukk.core.witnesses import code_of, theorems_of


def found_record(spec: Spec, query: str, found: Found) -> dict[str, Any]:
    """Returns what a query has found; `near` stands in it where it is for the nearest name instead."""
    record: dict[str, Any] = {"query": query, "found": found.kind, "name": found.name}
    if found.near:
        record["near"] = found.near
    if found.kind == "sentence":
        record["sentence"] = sentence_record(spec, found.name)
    if found.phases:
        record["phases"] = [
            {
                "id": f"{phase.game}.{phase.id}",
                **_words(phase.title, "title"),
                "clauses": [c.id for c in phase.clauses],
            }
            for phase in found.phases
        ]
    record["terms"] = [term_record(term) for term in found.terms]
    record["clauses"] = [clause_record(spec, clause) for clause in found.clauses]
    return record


def clause_record(spec: Spec, clause: Clause) -> dict[str, Any]:
    """Returns a clause with its choices, sources, code, theorems and examples."""
    choices = spec.choices(clause.id.partition(".")[0])
    return {
        "id": clause.id,
        "kind": clause.kind,
        **_words(clause.title, "title"),
        "is": clause.text.icelandic,
        "en": clause.text.english,
        "refines": list(clause.refines),
        "refined_by": [other.id for other in spec.clauses().values() if clause.id in other.refines],
        "choices": [choice_record(spec, choices[name]) for name in clause.choices],
        "sources": [
            {"edition": edition, "status": standing.status, "sentences": list(standing.sentences)}
            for edition, standing in clause.sources.items()
        ],
        "code": [asdict(code) for code in code_of(clause.id)],
        "theorems": [
            {**asdict(theorem), "is": theorem.words("is"), "en": theorem.words("en")}
            for theorem in theorems_of(clause.id)
        ],
        "examples": [
            {**_words(example.caption, "caption"), "case": example.case, "verdict": example.verdict}
            for example in clause.examples
        ],
    }


def choice_record(spec: Spec, choice: Choice) -> dict[str, Any]:
    """Returns a choice with its options, and the value it has in each shipped house."""
    game = choice.clause.partition(".")[0]
    return {
        "id": choice.id,
        "clause": choice.clause,
        **_words(choice.title, "title"),
        "is": choice.text.icelandic,
        "en": choice.text.english,
        "type": choice.type,
        "options": [
            {"value": option.value, "is": option.text.icelandic, "en": option.text.english}
            for option in choice.options
        ],
        "houses": {
            name: shipped.house.choices.get(choice.id)
            for name, shipped in spec.houses.items()
            if shipped.house.game == game
        },
    }


def sentence_record(spec: Spec, sentence: str) -> dict[str, Any]:
    """Returns where a sentence of a source went; its text is not ours to give."""
    prefix = sentence.partition(".")[0]
    edition = next(edition.id for edition in spec.editions.values() if edition.prefix == prefix)
    known = spec.sentences[sentence]
    return {
        "id": sentence,
        "edition": edition,
        "sha256": known.digest,
        "kind": known.kind,
        "cited_by": list(spec.citing(sentence)),
    }


def term_record(term: Term) -> dict[str, Any]:
    """Returns a term of the glossary."""
    return {
        "id": term.id,
        "is": term.words.icelandic,
        "en": term.words.english,
        "class": term.word_class,
        **_words(term.definition, "definition"),
        "sources": list(term.sources),
    }


def _words(words: Words, key: str) -> dict[str, dict[str, str]]:
    return {key: {"is": words.icelandic, "en": words.english}}
