"""The proof reading: no silent truth value, and every word means on symbols what it means on ints."""

from random import Random
from typing import Any

import pytest
import z3
from hypothesis import given
from hypothesis import strategies as st

from pukk.core import logic
from pukk.core.cards import FULL_PACK, pack_from
from pukk.proofs.kernel import collect
from pukk.proofs.solver import Question
from pukk.proofs.symbolic import decode, leaf_symbols, pair, symbol
from pukk.proofs.tables import Deal, compute_any_pack
from pukk.proofs.theorem import draw_situation

HAND = symbol("hand", "cards")
CARD = symbol("card", "cards")
STACK = symbol("stack", "chips")

card_sets = st.integers(0, FULL_PACK).map(lambda bits: bits & FULL_PACK)
numbers = st.integers(0, 2**20)


@pytest.mark.parametrize(
    "misused",
    [
        lambda: bool(HAND == 0),
        lambda: 1 if CARD == HAND else 2,
        lambda: HAND == 0 and CARD == 0,
        lambda: HAND == 0 or CARD == 0,
        lambda: not z3.ULT(HAND, CARD),
        lambda: CARD in [HAND],
        lambda: z3.ULT(HAND, CARD) and True,
        lambda: bool(STACK > 0),
        lambda: bool(symbol("said", "truth")),
        lambda: max(STACK, STACK + 1),
    ],
)
def test_a_symbol_has_no_truth_value(misused: Any) -> None:
    with pytest.raises(TypeError, match="no truth value"):
        misused()


def test_what_is_plainly_true_or_false_has_one() -> None:
    assert bool(z3.BoolVal(True))
    assert not bool(z3.BoolVal(False))
    assert bool(z3.BitVec("hand", 64) == HAND)


def test_solver_if_and_dict_keys_still_work() -> None:
    seen = {HAND: "hand", CARD: "card", HAND & CARD: "both"}
    assert seen[z3.BitVec("card", 64)] == "card"
    assert seen[HAND & CARD] == "both"
    solver = z3.Solver()
    solver.add(z3.If(HAND == CARD, STACK, 0) > 3, z3.Distinct(HAND, CARD))
    assert solver.check() == z3.unsat
    assert z3.substitute(HAND == CARD, (HAND, CARD)).eq(z3.substitute(CARD == HAND, (HAND, CARD)))


def test_chips_and_numbers_of_cards_do_not_mix() -> None:
    with pytest.raises(TypeError, match="do not mix"):
        pair(STACK, HAND)


def value_of(term: Any) -> Any:
    """Evaluates a term without symbols."""
    found = z3.simplify(term) if isinstance(term, z3.ExprRef) else term
    if isinstance(found, z3.BoolRef):
        return bool(z3.is_true(found))
    return int(found.as_long()) if isinstance(found, z3.ExprRef) else found


ON_SETS = [
    logic.count, logic.some, logic.complement, logic.successor, logic.predecessor, logic.same_suit, logic.lower
]  # fmt: skip
ON_NUMBERS = [logic.less, logic.at_least, logic.minus, logic.maximum, logic.minimum]


@pytest.mark.parametrize("word", ON_SETS, ids=lambda word: str(word.__name__))
@given(cards=card_sets)
def test_a_word_on_sets_means_the_same(word: Any, cards: int) -> None:
    assert value_of(word(z3.BitVecVal(cards, 64))) == word(cards)


@given(cards=card_sets, others=card_sets)
def test_taking_away_means_the_same(cards: int, others: int) -> None:
    assert value_of(logic.without(z3.BitVecVal(cards, 64), z3.BitVecVal(others, 64))) == logic.without(
        cards, others
    )


@pytest.mark.parametrize("word", ON_NUMBERS, ids=lambda word: str(word.__name__))
@pytest.mark.parametrize("make", [lambda number: z3.BitVecVal(number, 64), z3.IntVal], ids=["cards", "chips"])
@given(left=numbers, right=numbers)
def test_a_word_on_numbers_means_the_same(make: Any, word: Any, left: int, right: int) -> None:
    assert value_of(word(make(left), make(right))) == word(left, right)
    assert value_of(word(make(left), right)) == word(left, right)


@pytest.mark.parametrize("make", [lambda number: z3.BitVecVal(number, 64), z3.IntVal], ids=["cards", "chips"])
@given(left=numbers, right=st.integers(1, 50))
def test_dividing_means_the_same(make: Any, left: int, right: int) -> None:
    assert value_of(logic.divide(make(left), make(right))) == logic.divide(left, right)


@given(one=st.booleans(), other=st.booleans())
def test_the_words_on_truths_mean_the_same(one: bool, other: bool) -> None:
    left, right = z3.BoolVal(one), z3.BoolVal(other)
    assert value_of(logic.conj(left, right)) == (one and other)
    assert value_of(logic.disj(left, right, False)) == (one or other)
    assert value_of(logic.neg(left)) == (not one)
    assert value_of(logic.implies(left, right)) == (not one or other)
    assert value_of(logic.ite(left, 3, 4)) == (3 if one else 4)
    assert value_of(logic.ite(left, right, False)) == (one and other)


def test_the_top_suit_is_compared_without_a_sign() -> None:
    ace_of_hearts = 1 << 62
    assert value_of(logic.less(z3.BitVecVal(2, 64), z3.BitVecVal(ace_of_hearts << 1, 64)))
    assert value_of(logic.predecessor(z3.BitVecVal(1 << 63, 64))) == ace_of_hearts


@pytest.mark.parametrize("lowest", range(2, 11))
def test_a_symbolic_pack_is_the_pack(lowest: int) -> None:
    assert compute_any_pack(lowest) == pack_from(lowest)
    assert value_of(compute_any_pack(z3.BitVecVal(lowest, 64))) == pack_from(lowest)


@pytest.mark.parametrize("players", range(2, 11))
def test_a_deal_is_read_out_of_a_model_as_one_that_can_be_dealt(players: int) -> None:
    piece = Deal(players)
    symbols = leaf_symbols({"deal": piece})
    solver = z3.SolverFor("QF_BV")
    solver.add(piece.holds(piece.build(symbols["deal"])))
    assert solver.check() == z3.sat
    dealt = piece.build(decode(solver.model(), symbols)["deal"])
    assert piece.holds(dealt)
    cards = [*dealt.hands, dealt.upcard, dealt.stock]
    assert sum(cards) == dealt.pack
    assert [hand.bit_count() for hand in dealt.hands] == [5] * players


@pytest.mark.parametrize("players", range(2, 11))
def test_what_is_drawn_can_be_dealt(players: int) -> None:
    piece = Deal(players)
    for seed in range(20):
        assert piece.holds(piece.build(piece.draw(Random(seed))))


def test_a_situation_is_told_in_both_languages() -> None:
    made = collect()["the_trump_six_always_wins_the_pukk"]
    case = made.cases()[0]
    situation = draw_situation(made, case, Random(0))
    assert situation is not None
    icelandic, english = made.show(situation, case, "is"), made.show(situation, case, "en")
    assert len(icelandic) == len(english)
    assert dict(icelandic)["pukk_goes_to"] == dict(english)["pukk_goes_to"]
    assert dict(icelandic)["Gjafari"] == dict(english)["Dealer"]


def test_both_solvers_answer_the_same_question(tmp_path: Any) -> None:
    made = collect()["at_most_one_player_can_follow"]
    for twin, answer in ((None, "unsat"), (made.twins[0], "sat")):
        question = Question(made, {"players": 3}, twin, 20)
        assert question.find_refutation()[0] == question.ask_second() == answer
        question.write(tmp_path)
    written = sorted(path.name for path in tmp_path.iterdir())
    assert written == [
        "at_most_one_player_can_follow--any-suit--players-3.smt2",
        "at_most_one_player_can_follow--players-3.smt2",
    ]
    again = z3.Solver()
    again.from_string((tmp_path / written[1]).read_text("utf-8"))
    assert again.check() == z3.unsat
