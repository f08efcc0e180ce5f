"""Finds what a reader of the rulebook asks for: a game, a phase, a clause, a sentence, a choice, or words."""

from dataclasses import dataclass
from typing import Literal

from pukk.core.errors import nearest
from pukk.core.rulebook import Clause, Phase, Spec, Term
from pukk.core.search import Forms, find_terms, fold, search, vocabulary

Kind = Literal["game", "phase", "clause", "sentence", "choice", "words"]


@dataclass(frozen=True)
class Found:
    """
    What was found for a query.

    `name` is the game, phase, clause, sentence or choice that it names, or the words that were searched
    for; `near` is set where nothing was found for the query itself, and the rest is for that instead.
    """

    kind: Kind
    name: str
    clauses: tuple[Clause, ...] = ()
    phases: tuple[Phase, ...] = ()
    terms: tuple[Term, ...] = ()
    near: str = ""


def look_up(spec: Spec, query: str, forms: Forms) -> Found | None:
    """
    Returns what a query finds, or what the nearest known name finds, or None where nothing is near.

    A name goes before words: `collect` is the phase, `both-jacks` the clause, `mbl.27` the clauses that
    cite the sentence, `turned_field` the clause that puts the choice.
    """
    found = find_name(spec, query) or find_words(spec, query, forms)
    if found is not None:
        return found
    near = nearest(fold(query), names(spec)) or nearest(fold(query), vocabulary(spec))
    again = (find_name(spec, near) or find_words(spec, near, forms)) if near else None
    return again and Found(again.kind, again.name, again.clauses, again.phases, again.terms, near)


def find_name(spec: Spec, query: str) -> Found | None:
    """Returns what a query names, or None where it is no name."""
    name = query.strip().lower()
    if name in spec.sentences:
        clauses = spec.clauses()
        return Found("sentence", name, tuple(clauses[cited] for cited in spec.citing(name)))
    if fold(name) in spec.games():
        return Found(
            "game", fold(name), phases=tuple(phase for phase in spec.phases if phase.game == fold(name))
        )
    phases = tuple(phase for phase in spec.phases if name in (phase.id, f"{phase.game}.{phase.id}"))
    if phases:
        return Found("phase", name, tuple(clause for phase in phases for clause in phase.clauses), phases)
    clauses_named = tuple(
        clause for clause in spec.clauses().values() if name in (clause.id, clause.id.rpartition(".")[2])
    )
    if clauses_named:
        return Found("clause", name, clauses_named)
    choice = name.replace("-", "_")
    put = tuple(clause for clause in spec.clauses().values() if choice in clause.choices)
    return Found("choice", choice, put) if put else None


def find_words(spec: Spec, query: str, forms: Forms) -> Found | None:
    """Returns the clauses and terms that a query's words find, or None where they find nothing."""
    clauses = tuple(hit.clause for hit in search(spec, query, forms))
    terms = tuple(find_terms(spec, query, forms))
    return Found("words", query.strip(), clauses, terms=terms) if clauses or terms else None


def names(spec: Spec) -> list[str]:
    """Returns every name that `find_name` knows."""
    clauses = list(spec.clauses())
    choices = [choice for game in spec.games() for choice in spec.choices(game)]
    phases = [phase.id for phase in spec.phases]
    slugs = [clause.rpartition(".")[2] for clause in clauses]
    return [*spec.games(), *phases, *slugs, *choices, *clauses, *spec.sentences]
