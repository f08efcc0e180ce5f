"""The kernel proves nothing that it should not, and says why it does not."""

import dataclasses
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from pukk.core.cards import RANK_CARDS, Rank
from pukk.core.logic import conj, some, successor
from pukk.games.pukk.trace import stands
from pukk.proofs import theorem as theorems
from pukk.proofs.kernel import (
    Job,
    Proof,
    Twin,
    belief,
    collect,
    jobs_of,
    prove,
    settle,
    theorem,
    transitive_lemmas,
)
from pukk.proofs.pieces import Cards, Chips, OneCard, Whole
from pukk.proofs.runner import Asked, run
from pukk.proofs.solver import Question
from pukk.proofs.theorem import THEOREMS, ProofFileError

A_TWIN = [Twin("all", dropping=("is_any",))]


def all_hold(lemma: str) -> bool:
    """Takes every lemma for proved."""
    return True


def is_any(card: Any) -> Any:
    """Holds of every card."""
    return some(card | 4)


def both_are_aces(one: Any, other: Any) -> Any:
    """Holds of two aces."""
    return conj(*(some(card & RANK_CARDS[Rank.ACE]) for card in (one, other)))


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """Forgets what a test registers."""
    collect()
    before = dict(THEOREMS)
    yield
    THEOREMS.clear()
    THEOREMS.update(before)


def outcome_of(name: str, **options: Any) -> tuple[str, str]:
    """Settles the first case of a theorem and returns the outcome and the note."""
    proof = prove(Job(name, case=0), **options)
    return proof.outcome, proof.note


def test_nobody_else_makes_a_proof() -> None:
    with pytest.raises(ProofFileError, match="only the kernel"):
        Proof("an_ace_always_stands", None, {}, "proved", "z3", 0.0)
    made = prove(Job("an_ace_always_stands", case=0))
    with pytest.raises(ProofFileError, match="only the kernel"):
        dataclasses.replace(made, theorem="two_and_two_are_five")


def test_a_proof_comes_back_from_another_process() -> None:
    made = prove(Job("an_ace_always_stands", case=0))
    assert pickle.loads(pickle.dumps(made)) == made  # noqa: S301 (our own)


def test_a_theorem_that_is_false_is_refuted_and_not_proved() -> None:
    @theorem(clauses=["pukk.trace.next-card"], given={"card": OneCard()}, assuming=[is_any], twins=A_TWIN)
    def every_card_has_a_next(card: Any) -> Any:
        return successor(card) == successor(card) | card

    assert outcome_of("every_card_has_a_next")[0] == "refuted"


def test_assumptions_that_cannot_hold_prove_nothing() -> None:
    def impossible(card: Any) -> Any:
        return card == 0

    @theorem(
        clauses=["a"],
        given={"card": OneCard()},
        assuming=[impossible],
        twins=[Twin("t", dropping=("impossible",))],
    )
    def no_card_is_a_king(card: Any) -> Any:
        return card == 0

    assert outcome_of("no_card_is_a_king") == ("unsettled", "vacuous")


def test_a_listed_space_without_situations_proves_nothing() -> None:
    @belief(clauses=["a"], every=list)
    def whatever_you_like() -> Any:
        return False

    assert outcome_of("whatever_you_like") == ("unsettled", "vacuous")


def test_a_claim_that_the_readings_do_not_share_is_neither_proved_nor_refuted() -> None:
    @belief(clauses=["a"], given={"card": OneCard()})
    def it_is_a_plain_number(card: Any) -> Any:
        return type(card) is int

    assert outcome_of("it_is_a_plain_number") == ("unsettled", "readings-part")


def test_an_assumption_that_the_readings_do_not_share_is_found_at_the_witness() -> None:
    def is_no_plain_number(card: Any) -> Any:
        return type(card) is not int

    @theorem(
        clauses=["a"],
        given={"card": OneCard()},
        assuming=[is_no_plain_number],
        twins=[Twin("t", dropping=("is_no_plain_number",))],
    )
    def a_card_is_itself(card: Any) -> Any:
        return is_any(card)

    assert outcome_of("a_card_is_itself") == ("unsettled", "readings-part")


def test_a_timeout_is_never_called_proved() -> None:
    @belief(clauses=["a"], given={"left": Whole(2, 2**31), "right": Whole(2, 2**31)})
    def a_large_number_has_no_factors(left: Any, right: Any) -> Any:
        return (left * right == 3037000493 * 2147483647) == False  # noqa: E712

    assert outcome_of("a_large_number_has_no_factors", timeout=0.05) == ("unsettled", "timeout")


def test_a_theorem_without_a_twin_is_refused() -> None:
    with pytest.raises(ProofFileError, match="has no twin"):
        theorem(clauses=["a"], given={"card": OneCard()})(is_any)


@pytest.mark.parametrize("twin", [Twin("t", {"other": successor}), Twin("t", dropping=("other",)), Twin("t")])
def test_a_twin_that_bends_nothing_there_is_is_refused(twin: Twin) -> None:
    def holds(card: Any, *, rule: Any = successor) -> Any:
        return is_any(card)

    with pytest.raises(ProofFileError, match="the twin t bends"):
        theorem(clauses=["a"], given={"card": OneCard()}, twins=[twin])(holds)


def test_two_files_cannot_have_one_theorem() -> None:
    def an_ace_always_stands(card: Any) -> Any:
        return is_any(card)

    with pytest.raises(ProofFileError, match="is a theorem of"):
        belief(clauses=["a"], given={"card": OneCard()})(an_ace_always_stands)


def test_a_proof_file_that_registers_nothing_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(theorems, "_proof_files", lambda: ["pukk.proofs.tables"])
    with pytest.raises(ProofFileError, match="registers no theorem"):
        collect()


def test_what_rests_on_a_lemma_that_fails_is_unsettled() -> None:
    made = collect()["one_player_trekks_or_play_goes_on"]
    proofs = [prove(job) for job in jobs_of(made)]
    assert settle(made, proofs, all_hold).is_as_declared()
    assert settle(made, proofs, lambda lemma: lemma != "play_is_never_stuck").outcome == "unsettled"
    assert transitive_lemmas(made.name) == ("play_is_never_stuck", "whoever_has_cards_can_lead_one_of_them")


def test_a_lemma_that_was_not_settled_in_a_run_proves_nothing() -> None:
    made = collect()["play_is_never_stuck"]
    assert run([made], Asked(jobs=1), lambda proof: None)[0].outcome == "unsettled"


def test_a_theorem_of_which_a_case_is_missing_is_unsettled() -> None:
    made = collect()["at_most_one_player_can_follow"]
    proofs = [prove(job) for job in jobs_of(made)]
    assert settle(made, proofs, all_hold).is_as_declared()
    assert settle(made, proofs[1:], all_hold).outcome == "unsettled"


def test_a_lemma_is_used_at_every_situation_that_is_named() -> None:
    @theorem(
        clauses=["a"],
        given={"one": OneCard(), "other": OneCard(), "held": Cards()},
        assuming=[both_are_aces],
        twins=[Twin("t", dropping=("both_are_aces",))],
        lemmas={
            "an_ace_always_stands": lambda one, other, held: [
                {"card": card, "held": held} for card in (one, other)
            ]
        },
    )
    def two_aces_stand(one: Any, other: Any, held: Any) -> Any:
        return conj(*(stands(card, held) for card in (one, other)))

    assert outcome_of("two_aces_stand")[0] == "proved"
    made = Question(collect()["two_aces_stand"], {}, None, 20)
    assert len(made.facts) == 3 + 1 + 2


def test_what_was_listed_in_full_is_no_lemma_for_a_symbol() -> None:
    @belief(
        clauses=["a"],
        given={"players": Whole(2, 10), "lowest": Whole(2, 10)},
        lemmas={
            "five_cards_each_and_one_to_turn_decide_who_can_play": lambda players, lowest: {
                "players": players,
                "lowest": lowest,
            }
        },
    )
    def twenty_can_play(players: Any, lowest: Any) -> Any:
        return players == 20

    with pytest.raises(ProofFileError, match="not a lemma"):
        prove(Job("twenty_can_play"))


def test_a_lemma_is_used_only_where_its_own_conditions_hold() -> None:
    @theorem(
        clauses=["a"],
        given={"card": OneCard(), "held": Cards()},
        assuming=[is_any],
        twins=A_TWIN,
        lemmas={"an_ace_always_stands": lambda card, held: {"card": card, "held": held}},
    )
    def every_card_stands(card: Any, held: Any) -> Any:
        return successor(card) & held == 0

    assert outcome_of("every_card_stands")[0] == "refuted"


def test_a_belief_is_no_lemma() -> None:
    @belief(
        clauses=["a"],
        given={"winners": Chips()},
        lemmas={"eight_can_play_with_forty_cards": lambda winners: {"players": 8, "lowest": 5}},
    )
    def eight_do_play(winners: Any) -> Any:
        return winners == 0

    with pytest.raises(ProofFileError, match="not a lemma"):
        prove(Job("eight_do_play"))


def test_a_theorem_is_no_lemma_of_its_own() -> None:
    @belief(clauses=["a"], given={"card": OneCard()}, lemmas={"it_is_so": lambda card: {"card": card}})
    def it_is_so(card: Any) -> Any:
        return card == 0

    with pytest.raises(ProofFileError, match="rests on itself"):
        transitive_lemmas("it_is_so")


def test_a_twin_that_lives_is_told() -> None:
    made = collect()["an_ace_always_stands"]
    alive = settle(made, [prove(Job(made.name, case=0))], all_hold)
    assert alive.outcome == "proved"
    assert not alive.is_as_declared()
