"""
The kernel: `prove` is the only maker of a `Proof`.

How to add a theorem. Write a predicate in the words of `pukk.core.logic` into the proof file of its phase,
`proofs/<game>/<phase>.py`, its name a sentence, its parameters the parts of the situation; the rules that it
speaks about are keyword parameters with the rule as default. Decorate it:

    @theorem(
        clauses=["pukk.trace.ace-stands"],              # what it is about
        given={"card": OneCard(), "held": Cards()},     # the situation, or a function of the case
        over={"players": range(2, 11)},                 # the cases, if it has any
        assuming=[is_an_ace],                           # conditions, each a named predicate
        twins=[Twin("the two follows the ace", rules={"next_card": round_the_corner})],
    )
    def an_ace_always_stands(card, held, *, next_card=successor): ...

and say it in players' words in `pukk/messages/{is,en}.ftl` under `theorem-an-ace-always-stands`. What
players believe and what is false is a `@belief`, whose deal is kept. A finite space may be listed in full
instead, by `every=`. `pukk verify an_ace_always_stands` settles it, and the tests sample it without being
told.

What `prove` does. It shows that the assumptions can hold, and that the witness is one in the play reading
too; then asks z3 for a situation in which they hold and the predicate does not. None is *proved*. One is
decoded, replayed on ints, and only if it fails there is it *refuted*. Anything else is *unsettled*, a
timeout too, and is never called proved. A lemma is used as what was proved: at one situation or at several,
and only if its own conditions hold there. What rests on a lemma is proved when the lemma is, and a theorem
when every case of it is.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Literal

from pukk.core.logic import Truth, conj, implies
from pukk.proofs.theorem import (
    THEOREMS,
    Case,
    Expected,
    ProofFileError,
    Rule,
    Situation,
    Theorem,
    Twin,
    belief,
    call,
    collect,
    theorem,
)

__all__ = [
    "Job",
    "Proof",
    "Rule",
    "Twin",
    "Verdict",
    "belief",
    "collect",
    "jobs_of",
    "prove",
    "settle",
    "theorem",
]

Outcome = Literal["proved", "refuted", "unsettled"]
Method = Literal["z3", "enumeration"]

TIMEOUT = 20.0
"""Seconds that a solver may take for one question."""

_MAKER = object()


@dataclass(frozen=True)
class Job:
    """One question to settle: a theorem or a twin of it, in one case, or in the first that is refuted."""

    theorem: str
    twin: int | None = None
    case: int | None = None


@dataclass(frozen=True)
class Proof:
    """
    What became of a theorem, or of a twin, in a case; only `prove` makes one.

    `situation` refutes it, in the play reading. `note` says why it is unsettled. `second` is what the
    second solver said of the same question, if it was asked.
    """

    theorem: str
    twin: str | None
    case: Mapping[str, int]
    outcome: Outcome
    method: Method
    seconds: float
    assumptions: tuple[str, ...] = ()
    lemmas: tuple[str, ...] = ()
    situations: int = 0
    situation: Situation | None = None
    note: str = ""
    second: str = ""
    maker: object = None

    def __post_init__(self) -> None:
        if self.maker is not _MAKER:
            raise ProofFileError("only the kernel makes proofs")
        object.__setattr__(self, "maker", None)


@dataclass(frozen=True)
class Verdict:
    """A theorem's proofs together: its outcome, whether that is as declared, and the proof that shows it."""

    theorem: str
    outcome: Outcome
    expected: Expected
    twins_refuted: int
    twins: int
    method: Method
    seconds: float
    shown_by: Proof
    lemmas: tuple[str, ...]
    proofs: tuple[Proof, ...]

    def is_as_declared(self) -> bool:
        """Tells whether the theorem and all its twins came out as they must."""
        return self.outcome == self.expected and self.twins_refuted == self.twins


def jobs_of(made: Theorem) -> list[Job]:
    """Returns the questions of a theorem: each case of what must be proved, and each twin."""
    twins = [Job(made.name, twin=place) for place in range(len(made.twins))]
    if made.expected == "refuted":
        return [Job(made.name), *twins]
    return [*(Job(made.name, case=place) for place in range(len(made.cases()))), *twins]


def prove(job: Job, timeout: float = TIMEOUT, second: bool = False, folder: Path | None = None) -> Proof:
    """
    Settles one question; with `second` both solvers must agree, and `folder` gets it in SMT-LIB.

    >>> prove(Job("an_ace_always_stands", case=0)).outcome
    'proved'
    """
    made = collect()[job.theorem]
    twin = None if job.twin is None else made.twins[job.twin]
    cases = made.cases() if job.case is None else [made.cases()[job.case]]
    start = perf_counter()
    asked = (twin, timeout, second, folder)
    found: dict[str, Any] = {}
    for case in cases:
        found = {"case": case, **(_enumerate(made, case, twin) if made.every else _solve(made, case, *asked))}
        if found["outcome"] != "proved":
            break
    return Proof(
        theorem=made.name,
        twin=twin.name if twin else None,
        method="enumeration" if made.every else "z3",
        seconds=perf_counter() - start,
        assumptions=tuple(condition.__name__ for condition in made.conditions(twin)),
        lemmas=transitive_lemmas(made.name),
        maker=_MAKER,
        **found,
    )


def transitive_lemmas(name: str) -> tuple[str, ...]:
    """Returns the theorems that a theorem rests on, and those that these rest on."""
    found: dict[str, None] = {}
    waiting = list(THEOREMS[name].lemmas)
    while waiting:
        lemma = waiting.pop()
        if lemma not in THEOREMS or lemma == name:
            raise ProofFileError(f"{name}: no lemma is called {lemma}, or it rests on itself")
        if lemma not in found:
            found[lemma] = None
            waiting += THEOREMS[lemma].lemmas
    return tuple(sorted(found))


def _enumerate(made: Theorem, case: Case, twin: Twin | None) -> dict[str, Any]:
    """Evaluates the predicate at every situation there is."""
    situations = 0
    for listed in call(made.every, case):  # type: ignore[arg-type]
        situation = {**case, **listed}
        if all(call(condition, situation) for condition in made.conditions(twin)):
            situations += 1
            if not made.claims(situation, twin):
                return {"outcome": "refuted", "situation": situation, "situations": situations}
    note = "" if situations else "vacuous"
    return {"outcome": "unsettled" if note else "proved", "situations": situations, "note": note}


def _solve(
    made: Theorem, case: Case, twin: Twin | None, timeout: float, second: bool, folder: Path | None
) -> dict[str, Any]:
    """Asks z3 for a situation that refutes, and believes one only when it fails on ints as well."""
    from pukk.proofs.solver import Question

    question = Question(made, case, twin, timeout)
    if folder is not None:
        question.write(folder)
    # A situation that refutes is its own witness.
    if twin is None and made.expected == "proved":
        answer, witness = question.find_witness()
        if witness is None:
            return {"outcome": "unsettled", "note": "vacuous" if answer == "unsat" else "timeout"}
        if not replays(made, witness, twin):
            return {"outcome": "unsettled", "note": "readings-part"}
    answer, situation = question.find_refutation()
    found: dict[str, Any] = {"second": question.ask_second() if second else ""}
    if found["second"] not in ("", answer):
        return {**found, "outcome": "unsettled", "note": "solvers-disagree"}
    if answer == "unsat":
        return {**found, "outcome": "proved"}
    if situation is None:
        return {**found, "outcome": "unsettled", "note": "timeout"}
    if not replays(made, situation, twin) or made.claims(situation, twin):
        return {**found, "outcome": "unsettled", "note": "readings-part"}
    return {**found, "outcome": "refuted", "situation": situation}


def replays(made: Theorem, situation: Situation, twin: Twin | None) -> bool:
    """Tells whether a situation is one of the theorem's in the play reading too."""
    case = {name: situation[name] for name in made.over}
    pieces = made.pieces(case, exact=twin is not None or made.expected == "refuted")
    fits = all(piece.holds(situation[name]) for name, piece in pieces.items())
    return fits and all(call(condition, situation) for condition in made.conditions(twin))


def use_lemma(name: str, situation: Situation) -> Truth:
    """Returns what a lemma says at a situation: where its own conditions hold there, it holds."""
    lemma = THEOREMS[name]
    case = {number: situation[number] for number in lemma.over}
    # What was proved by listing every situation says nothing of a symbol.
    if case not in lemma.cases() or lemma.expected != "proved" or lemma.every is not None:
        raise ProofFileError(f"{name}: not a lemma for {case}")
    holds = [piece.holds(situation[part]) for part, piece in lemma.pieces(case, exact=False).items()]
    conditions = [call(condition, situation) for condition in lemma.assuming]
    return implies(conj(*holds, *conditions), lemma.claims(situation))


def settle(made: Theorem, proofs: Iterable[Proof], lemma_holds: Callable[[str], bool]) -> Verdict:
    """
    Puts the proofs of a theorem together.

    A theorem of which a case has no proof is unsettled, and so is one that rests on a lemma that does not hold.
    """
    order = [None, *(twin.name for twin in made.twins)]
    mine = tuple(
        sorted(
            (proof for proof in proofs if proof.theorem == made.name),
            key=lambda proof: (order.index(proof.twin), made.cases().index(dict(proof.case))),
        )
    )
    own = [proof for proof in mine if proof.twin is None]
    twins = [proof for proof in mine if proof.twin is not None]
    shown_by = next((proof for proof in own if proof.outcome != "proved"), own[-1])
    outcome = shown_by.outcome
    lemmas = transitive_lemmas(made.name)
    settled = [dict(proof.case) for proof in own]
    whole = made.expected == "refuted" or all(case in settled for case in made.cases())
    if outcome == "proved" and not (whole and all(lemma_holds(lemma) for lemma in lemmas)):
        outcome = "unsettled"
    return Verdict(
        theorem=made.name,
        outcome=outcome,
        expected=made.expected,
        twins_refuted=sum(twin.outcome == "refuted" for twin in twins),
        twins=len(made.twins),
        method=shown_by.method,
        seconds=sum(proof.seconds for proof in mine),
        shown_by=shown_by,
        lemmas=lemmas,
        proofs=mine,
    )
