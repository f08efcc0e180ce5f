"""Every theorem without being told: said in both languages, sampled on ints, its twins and beliefs refuted."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pukk.core.clauses import index
from pukk.core.messages import LANGUAGES, entries
from pukk.proofs.kernel import Job, collect, jobs_of, prove, replays
from pukk.proofs.theorem import call, draw_situation

THEOREMS = collect()
PROVED = [name for name, made in THEOREMS.items() if made.expected == "proved"]
BELIEVED = [name for name, made in THEOREMS.items() if made.expected == "refuted"]
MUST_FAIL = [
    job
    for made in THEOREMS.values()
    for job in jobs_of(made)
    if job.twin is not None or made.expected == "refuted"
]


PIECES_WITH_LINES_OF_THEIR_OWN = {"deal", "hands", "house"}
"""Parts that are written in several lines, each with its own label."""


def title(job: Job) -> str:
    """Names a job for pytest."""
    return job.theorem if job.twin is None else f"{job.theorem}-{THEOREMS[job.theorem].twins[job.twin].name}"


@pytest.mark.parametrize("name", PROVED)
@settings(max_examples=25)
@given(seed=st.integers(0, 2**32))
def test_what_is_proved_holds_on_any_deal_that_is_drawn(name: str, seed: int) -> None:
    made, random = THEOREMS[name], Random(seed)
    case = random.choice(made.cases())
    situation = draw_situation(made, case, random)
    if situation is not None:
        assert made.claims(situation)


@pytest.mark.parametrize("name", THEOREMS)
def test_its_situations_can_be_drawn(name: str) -> None:
    made = THEOREMS[name]
    drawn = [draw_situation(made, case, Random(seed)) for case in made.cases() for seed in range(5)]
    found = [situation for situation in drawn if situation is not None]
    assert found
    if made.every is None:
        assert all(replays(made, situation, None) for situation in found)


@pytest.mark.slow
@pytest.mark.parametrize("job", MUST_FAIL, ids=title)
def test_what_is_bent_or_only_believed_fails_on_a_deal(job: Job) -> None:
    made = THEOREMS[job.theorem]
    twin = None if job.twin is None else made.twins[job.twin]
    proof = prove(job)
    assert proof.outcome == "refuted"
    assert proof.situation is not None
    assert not made.claims(proof.situation, twin)
    lines = made.show(proof.situation, proof.case, "is")
    assert all(label and text for label, text in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", THEOREMS)
def test_it_is_said_in_players_words(name: str, language: str) -> None:
    made = THEOREMS[name]
    words = made.words(language)
    assert words[0] == "„" or words[0] == "“" or words[0].isupper()
    assert words[-1] in ".!"
    assert made.bounds(language) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_of_a_theorem_that_is_gone(language: str) -> None:
    said = {key for key in entries(language) if key.startswith("theorem-")}
    assert said == {f"theorem-{name.replace('_', '-')}" for name in THEOREMS}


@pytest.mark.parametrize("name", THEOREMS)
def test_every_part_of_its_situation_has_a_label(name: str) -> None:
    made = THEOREMS[name]
    parts = {*made.over, *made.pieces(made.cases()[0])} - PIECES_WITH_LINES_OF_THEIR_OWN
    if made.every is not None:
        parts |= set(next(iter(call(made.every, made.cases()[0]))))
    unlabelled = {part for part in parts if f"situation-{part.replace('_', '-')}" not in entries("en")}
    assert not unlabelled


@pytest.mark.parametrize("name", THEOREMS)
def test_its_clauses_are_in_the_rulebook(name: str) -> None:
    assert THEOREMS[name].clauses
    assert set(THEOREMS[name].clauses) <= set(index()["clauses"])


def test_each_belief_says_what_its_negation_does_not() -> None:
    assert len(BELIEVED) >= 8
    assert len(THEOREMS) == len({made.words("en") for made in THEOREMS.values()})
