"""A question to the solvers: z3 looks for a situation that refutes a theorem, cvc5 checks its answer."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import z3

from pukk.core.logic import Truth, neg
from pukk.proofs.paths import knowing
from pukk.proofs.situation import Piece
from pukk.proofs.symbolic import as_truth, decode, leaf_symbols
from pukk.proofs.theorem import Case, Situation, Theorem, Twin, call


class Question:
    """One theorem or twin in one case, as terms: the facts that are assumed, and the claim."""

    def __init__(self, made: Theorem, case: Case, twin: Twin | None, timeout: float) -> None:
        self.made = made
        self.case = case
        self.twin = twin
        self.timeout = timeout
        self.pieces: Mapping[str, Piece] = made.pieces(
            case, exact=twin is not None or made.expected == "refuted"
        )
        self.symbols = leaf_symbols(self.pieces)

    def build(self, leaves: Mapping[str, Mapping[str, Any]]) -> Situation:
        """Builds the situation of some leaves, in whichever reading they are."""
        return {**self.case, **{name: piece.build(leaves[name]) for name, piece in self.pieces.items()}}

    @cached_property
    def situation(self) -> Situation:
        """The situation of symbols, built once, so that what its pieces work out is worked out once."""
        return self.build(self.symbols)

    @cached_property
    def facts(self) -> list[Truth]:
        """What is assumed: the pieces' own bounds, the conditions, and the lemmas where they are used."""
        from pukk.proofs.kernel import use_lemma

        situation = self.situation
        facts = [piece.holds(situation[name]) for name, piece in self.pieces.items()]
        facts += [call(condition, situation) for condition in self.made.conditions(self.twin)]
        with knowing(facts):
            for name, at in self.made.lemmas.items():
                used = call(at, situation)
                facts += [use_lemma(name, each) for each in ([used] if isinstance(used, Mapping) else used)]
        return facts

    @cached_property
    def has_chips(self) -> bool:
        """Whether whole numbers of any size are in it, and not only bit-vectors."""
        return any("chips" in piece.leaves().values() for piece in self.pieces.values())

    @cached_property
    def refuting(self) -> z3.Solver:
        """The solver that looks for a situation in which the facts hold and the claim does not."""
        with knowing(self.facts):
            claim = self.made.claims(self.situation, self.twin)
        return self.solver([*self.facts, neg(claim)])

    def solver(self, truths: list[Truth]) -> z3.Solver:
        """Returns a solver that has been told some truths."""
        solver = z3.Solver() if self.has_chips else z3.SolverFor("QF_BV")
        solver.set("timeout", int(self.timeout * 1000))
        solver.add(*map(as_truth, truths))
        return solver

    def find_witness(self) -> tuple[str, Situation | None]:
        """Returns z3's answer whether all that is assumed can hold, and a situation in which it does."""
        return self.ask(self.solver(self.facts))

    def find_refutation(self) -> tuple[str, Situation | None]:
        """Returns z3's answer, `unsat` `sat` or `unknown`, and the situation that it found."""
        return self.ask(self.refuting)

    def ask(self, solver: z3.Solver) -> tuple[str, Situation | None]:
        """Returns a solver's answer, `unsat` `sat` or `unknown`, and the situation that it found."""
        answer = str(solver.check())
        if answer != "sat":
            return answer, None
        return answer, self.build(decode(solver.model(), self.symbols))

    def smt_lib(self) -> str:
        """Returns the question in SMT-LIB, for any solver."""
        logic = "ALL" if self.has_chips else "QF_BV"
        return f"(set-logic {logic})\n{self.refuting.to_smt2()}"

    def write(self, folder: Path) -> None:
        """Writes the question to a file that is named for the theorem, the twin and the case."""
        parts = [self.made.name, *([self.twin.name] if self.twin else [])]
        parts += [f"{name}-{number}" for name, number in self.case.items()]
        name = "--".join(part.replace(" ", "-") for part in parts)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.smt2").write_text(self.smt_lib(), encoding="utf-8")

    def ask_second(self) -> str:
        """
        Returns what cvc5 answers to the same question, in SMT-LIB and in a process of its own memory.

        Bit-vectors are blasted eagerly, which on such goals has measured 60 times as fast, and truth values
        with them, which has measured twice as fast again.
        """
        import cvc5

        terms = cvc5.TermManager()
        solver = cvc5.Solver(terms)
        solver.setOption("tlimit-per", str(int(self.timeout * 1000)))
        if not self.has_chips:
            solver.setOption("bitblast", "eager")
            solver.setOption("bool-to-bv", "all")
        symbols = cvc5.SymbolManager(terms)
        parser = cvc5.InputParser(solver, symbols)
        parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, self.smt_lib(), self.made.name)
        answer = "unknown"
        while not (command := parser.nextCommand()).isNull():
            said = str(command.invoke(solver, symbols)).strip()
            answer = said if command.getCommandName() == "check-sat" else answer
        return answer if answer in ("sat", "unsat") else "unknown"
