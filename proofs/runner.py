"""Settles many theorems at once, in processes of their own, and puts what came out together."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path

from pukk.core.errors import Fault, nearest
from pukk.proofs.kernel import (
    TIMEOUT,
    Job,
    Proof,
    Verdict,
    collect,
    jobs_of,
    prove,
    settle,
    transitive_lemmas,
)
from pukk.proofs.theorem import Theorem


class VerifyFault(Fault):
    """Something without which nothing can be verified: a name that is no theorem's, a solver that is missing."""


@dataclass(frozen=True)
class Asked:
    """How a run is to be done: seconds for each question, the second solver, a folder for SMT-LIB, processes."""

    timeout: float = TIMEOUT
    second: bool = False
    folder: Path | None = None
    jobs: int = 2


def choose_theorems(names: Sequence[str]) -> list[Theorem]:
    """
    Returns the theorems that are named, by name or by phase, and the lemmas that they rest on; all without a name.

    Refuses a name that is neither, with the nearest one.

    >>> [made.name for made in choose_theorems(["an-ace-always-stands"])]
    ['an_ace_always_stands']
    """
    known = collect()
    phases = {made.module.rsplit(".", 1)[-1] for made in known.values()}
    chosen: dict[str, None] = {}
    for name in names or known:
        plain = name.replace("-", "_")
        found = [plain] if plain in known else [each for each in known if plain == _phase(known[each])]
        if not found:
            raise VerifyFault("verify-unknown", found=name, near=nearest(plain, [*known, *phases]))
        for each in found:
            chosen.update(dict.fromkeys((*transitive_lemmas(each), each)))
    return [known[name] for name in known if name in chosen]


def _phase(made: Theorem) -> str:
    return made.module.rsplit(".", 1)[-1]


def require_solvers(second: bool) -> None:
    """Refuses to go on without z3, or without cvc5 where it is asked for."""
    for module, wanted in (("z3", True), ("cvc5", second)):
        if wanted and find_spec(module) is None:
            raise VerifyFault("verify-no-solver", solver=module)


def run(theorems: Sequence[Theorem], asked: Asked, tell: Callable[[Proof], None]) -> list[Verdict]:
    """Settles theorems and their twins, telling each proof as it comes, and returns the verdicts in order."""
    jobs = [job for made in theorems for job in jobs_of(made)]
    proofs = []
    for proof in _prove_all(jobs, asked):
        proofs.append(proof)
        tell(proof)
    by_name: dict[str, Verdict] = {}

    def holds(name: str) -> bool:
        return name in by_name and by_name[name].outcome == "proved"

    for made in sorted(theorems, key=lambda made: len(transitive_lemmas(made.name))):
        by_name[made.name] = settle(made, proofs, holds)
    return [by_name[made.name] for made in theorems]


def _prove_all(jobs: Iterable[Job], asked: Asked) -> Iterator[Proof]:
    if asked.jobs == 1:
        for job in jobs:
            yield prove(job, asked.timeout, asked.second, asked.folder)
        return
    # A fresh interpreter for each worker: z3's memory does not survive a fork in all builds.
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn")) as pool:
        waiting: set[Future[Proof]] = {
            pool.submit(prove, job, asked.timeout, asked.second, asked.folder) for job in jobs
        }
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def default_jobs() -> int:
    """Returns how many processes suit this machine."""
    return max(1, min(8, os.cpu_count() or 1))
