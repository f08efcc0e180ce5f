"""
Every three-way rule says the same in z3 and on arrays as on ints, for the same values.

A rule is read once with symbols for all that a proof leaves open; the values are put in afterwards. So a
rule that asks a symbol for its truth fails here, and one whose terms mean something else is caught. It is
read once more on arrays of two deals, and has to say of each what it says of that one on ints.
"""

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
import z3
from hypothesis import given, settings
from hypothesis import strategies as st

import pukk.bulk.arrays  # registers the reading on arrays
import pukk.proofs.symbolic  # noqa: F401  (registers that in z3)
from pukk.core import ledger, logic, rule, seats
from pukk.core.cards import Rank
from pukk.core.rule import RULES
from pukk.games.pukk.buy import Moment
from pukk.games.pukk.collect import CollectChoices
from pukk.games.pukk.house import (
    FIELDS,
    Buy,
    CannotPay,
    FirstDealer,
    FirstLead,
    Follow,
    MinSet,
    NextLead,
    OddChip,
    PamfillField,
    Posts,
    PukkGoesTo,
    Raises,
    Relief,
    ReliefRun,
    SameRank,
    Slip,
    SoleEntrant,
    Stands,
    TurnedField,
    TurnedPamfill,
    WildVsNatural,
)
from pukk.games.pukk.vie import Ranking
from tests.games.pukk.strategies import card_sets, rankings, single_cards, trumps

for path in sorted(Path(rule.__file__).parents[1].joinpath("games", "pukk").glob("*.py")):
    importlib.import_module(f"pukk.games.pukk.{path.stem}")


class Part(NamedTuple):
    """An argument: how to draw it, and the sort of its symbols; what is `fixed` has none."""

    values: st.SearchStrategy[Any]
    sort: str


def fixed(values: st.SearchStrategy[Any]) -> Part:
    """Returns an argument that no proof leaves open, such as a field's name."""
    return Part(values, "fixed")


def choice(options: Any) -> Part:
    """Returns a choice of a house."""
    return Part(st.sampled_from(options), "number")


TRUTH = Part(st.booleans(), "truth")
TRUTHS = Part(st.lists(st.booleans(), min_size=3, max_size=3), "truth")
CARD, CARDS, HAND = (Part(values, "number") for values in (single_cards(), card_sets(), card_sets(most=6)))
TRUMP = Part(trumps, "number")
HANDS = Part(st.lists(card_sets(most=5), min_size=3, max_size=3), "number")
SEAT = Part(st.integers(0, 9), "number")
BIT = Part(st.integers(0, 1), "number")
SMALL = Part(st.integers(0, 15), "number")
CHIPS = Part(st.integers(0, 200), "chips")
POT = Part(st.integers(0, 200), "number")
FIELD = fixed(st.sampled_from(FIELDS))
RANK = fixed(st.sampled_from(Rank))
GOES_TO = choice(PukkGoesTo)
COLLECTING = Part(
    st.builds(
        CollectChoices,
        st.sampled_from(PamfillField),
        st.sampled_from(TurnedField),
        st.sampled_from(TurnedPamfill),
        st.sampled_from(PukkGoesTo),
    ),
    "number",
)
RANKING = Part(rankings(), "number")

ARGUMENTS: dict[str, tuple[Part, ...]] = {
    # setup
    "may_sit_down": (SMALL, SMALL, SMALL),
    "pack_suffices": (SEAT, Part(st.integers(0, 52), "number")),
    "field_card": (FIELD, TRUMP),
    # dress
    "stake_before_deal": (CHIPS, TRUTH),
    "stake_on_shared": (TRUTH, CHIPS),
    "extra_in_pukk": (TRUTH, CHIPS),
    "add_dressing": (CHIPS, CHIPS),
    # deal
    "compute_first_dealer": (choice(FirstDealer), SEAT, SEAT, SEAT),
    "seat_left_of": (SEAT, fixed(st.integers(2, 10))),
    "compute_trump": (CARD,),
    # collect
    "find_field_holder": (FIELD, TRUMP, HANDS),
    "pamfill_counts": (choice(PamfillField), TRUMP),
    "is_both_jacks": (TRUMP,),
    "turned_field_taker": (choice(TurnedField), SEAT),
    "turned_pamfill_taker": (
        fixed(st.sampled_from(["jack", "pamfill"])),
        choice(TurnedField),
        choice(TurnedPamfill),
        SEAT,
    ),
    "decided_at_collecting": (FIELD, GOES_TO),
    "find_taker": (FIELD, CARD, HANDS, SEAT, COLLECTING),
    # vie
    "find_posts": (choice(Posts), SMALL),
    "value_of_rank": (RANK, SMALL),
    "real_cards": (HAND, RANK, TRUTH),
    "has_wild": (HAND, HAND),
    "may_be_called_wild": (HAND,),
    "value_of_naturalness": (TRUTH, choice(WildVsNatural)),
    "value_of_suits": (HAND, choice(SameRank), TRUMP),
    "compute_key": (SMALL, BIT, SMALL, BIT, SMALL, Part(st.integers(0, 3), "number")),
    "is_shown": (SMALL, choice(MinSet)),
    "two_pairs_key": (HAND, RANKING),
    "best_key": (HAND, RANKING),
    "is_vied_for": (GOES_TO,),
    "has_pair_of_sixes": (HAND,),
    "wins_vying": (SMALL, Part(st.lists(st.integers(0, 15), min_size=3, max_size=3), "number")),
    "takes_alone": (Part(st.integers(0, 3), "number"), choice(SoleEntrant)),
    "compute_stake": (CHIPS, CHIPS),
    "may_raise": (choice(Raises),),
    "compute_share": (POT, Part(st.integers(1, 7), "number"), TRUTH, choice(OddChip)),
    # buy
    "price_of": (CARD,),
    "is_open": (choice(Buy), choice(Moment)),
    "collects_field": (FIELD, CARD, GOES_TO, TRUTH),
    # trace
    "find_first_leader": (choice(FirstLead), SEAT, Part(st.sampled_from([*range(10), 15]), "number")),
    "has_next": (CARD,),
    "find_follower": (CARD, HANDS),
    "stands": (CARD, CARDS),
    "stands_in_house": (CARD, CARDS, CARDS, choice(Stands)),
    "may_lead_again": (TRUTH, TRUTH, TRUTH, choice(Follow)),
    "legal_leads": (HAND, Part(st.one_of(st.just(0), single_cards()), "number"), choice(NextLead)),
    "slippable": (CARD, HAND, choice(Slip)),
    "keeps_a_card": (HAND,),
    "legal_slips": (CARD, HAND, choice(Slip), TRUTH),
    "has_trekked": (HAND,),
    # settle
    "is_freed": (choice(Relief), TRUTH, TRUTH),
    "freed_cards": (CARD, HANDS, TRUTHS, choice(Relief), choice(ReliefRun)),
    "compute_debt": (HAND, CARDS),
    "compute_payment": (POT, POT, choice(CannotPay)),
    # session
    "may_borrow": (POT, SMALL),
}
"""The arguments of every three-way rule."""

WORDS: dict[str, tuple[Part, ...]] = {
    "count": (CARDS,),
    "less": (SMALL, SMALL),
    "at_least": (SMALL, SMALL),
    "minus": (CHIPS, CHIPS),
    "divide": (CHIPS, Part(st.integers(1, 9), "chips")),
    "maximum": (SMALL, SMALL, SMALL),
    "minimum": (SMALL, SMALL, SMALL),
    "ite": (TRUTH, CARDS, CARDS),
    "conj": (TRUTH, TRUTH, TRUTH),
    "disj": (TRUTH, TRUTH, TRUTH),
    "neg": (TRUTH,),
    "implies": (TRUTH, TRUTH),
    "some": (Part(card_sets(most=1), "number"),),
    "complement": (CARDS,),
    "without": (CARDS, CARDS),
    "successor": (CARDS,),
    "predecessor": (CARDS,),
    "same_suit": (Part(card_sets(most=3), "number"),),
    "lower": (CARD,),
}
"""The words that rules are written in."""

OTHERS: dict[Callable[..., Any], tuple[Part, ...]] = {
    seats.find_holder: (CARD, HANDS),
    seats.union: (HANDS,),
    seats.held_by_anyone: (CARD, HANDS),
    ledger.can_move: (CHIPS, CHIPS, TRUTH),
    ledger.move: (CHIPS, CHIPS, CHIPS),
}
"""Other functions that the proofs read in z3."""


class Symbols:
    """Makes a symbol for each open part of an argument, and remembers the value that it stands for."""

    def __init__(self) -> None:
        self.values: list[tuple[z3.ExprRef, z3.ExprRef]] = []

    def open(self, value: Any, sort: str) -> Any:
        """Returns a value with symbols in place of its numbers and truths."""
        if sort == "fixed":
            return value
        if isinstance(value, tuple):
            return type(value)(*(self.open(part, sort) for part in value))
        if isinstance(value, list):
            return [self.open(part, sort) for part in value]
        name = f"s{len(self.values)}"
        if isinstance(value, bool):
            symbol, term = z3.Bool(name), z3.BoolVal(value)
        elif sort == "chips":
            symbol, term = z3.Int(name), z3.IntVal(value)
        else:
            symbol, term = z3.BitVec(name, 64), z3.BitVecVal(int(value), 64)
        self.values.append((symbol, term))
        return symbol

    def close(self, found: Any) -> Any:
        """Returns what a term comes to when each symbol has its value: an int, a bool, or a tuple of these."""
        if isinstance(found, tuple):
            return tuple(self.close(part) for part in found)
        if not isinstance(found, z3.ExprRef):
            return found
        value = z3.simplify(z3.substitute(found, *self.values))
        return z3.is_true(value) if z3.is_bool(value) else value.as_long()


def stacked(first: Any, second: Any, sort: str) -> Any:
    """Returns two values of an argument as one, with an array of both in place of each number and truth."""
    if sort == "fixed":
        return first
    if isinstance(first, tuple):
        return type(first)(*(stacked(*parts, sort) for parts in zip(first, second, strict=True)))
    if isinstance(first, list):
        return [stacked(*parts, sort) for parts in zip(first, second, strict=True)]
    kind: type = bool if isinstance(first, bool) else np.int64 if sort == "chips" else np.uint64
    return np.array([first, second], kind)


def unstacked(found: Any, place: int) -> Any:
    """Returns what arrays say of one deal: an int, a bool, or a tuple of these."""
    if isinstance(found, tuple):
        return tuple(unstacked(part, place) for part in found)
    if isinstance(found, np.ndarray):
        assert found.dtype in (np.uint64, np.int64, np.bool_), f"an array of {found.dtype}"
        return found[place].item()
    return found


def assert_agrees_on_arrays(
    function: Callable[..., Any], parts: tuple[Part, ...], first: tuple[Any, ...], second: tuple[Any, ...]
) -> None:
    """Holds a function on arrays of two deals against the same function on the ints of each."""
    second = tuple(
        one if part.sort == "fixed" else other for part, one, other in zip(parts, first, second, strict=True)
    )
    arguments = (
        stacked(one, other, part.sort) for part, one, other in zip(parts, first, second, strict=True)
    )
    with np.errstate(all="raise"):
        found = function(*arguments)
    assert (unstacked(found, 0), unstacked(found, 1)) == (function(*first), function(*second)), (
        function.__name__
    )


def assert_agrees(function: Callable[..., Any], parts: tuple[Part, ...], values: tuple[Any, ...]) -> None:
    """Holds a function on symbols, their values put in, against the same function on ints."""
    symbols = Symbols()
    found = function(*(symbols.open(value, part.sort) for part, value in zip(parts, values, strict=True)))
    expected = function(*values)
    assert symbols.close(found) == expected, function.__name__


def three_way_rules() -> dict[str, Callable[..., Any]]:
    """Returns the three-way rules of Púkk by name."""
    return {
        function.__name__: function
        for clause, functions in RULES.items()
        if clause.startswith("pukk.")
        for function in functions
        if function.__dict__["reading"] == "three-way"
    }


def test_every_three_way_rule_is_read_here() -> None:
    assert sorted(three_way_rules()) == sorted(ARGUMENTS)


def assert_agrees_in_z3(function: Callable[..., Any], parts: tuple[Part, ...], data: st.DataObject) -> None:
    """Holds a function in z3 against the same function on ints, for values that are drawn."""
    assert_agrees(function, parts, data.draw(st.tuples(*(part.values for part in parts))))


def assert_agrees_on_drawn_arrays(
    function: Callable[..., Any], parts: tuple[Part, ...], data: st.DataObject
) -> None:
    """Holds a function on arrays against the same function on ints, for two deals that are drawn."""
    values = st.tuples(*(part.values for part in parts))
    assert_agrees_on_arrays(function, parts, data.draw(values), data.draw(values))


each_other_reading = pytest.mark.parametrize(
    "agrees", [assert_agrees_in_z3, assert_agrees_on_drawn_arrays], ids=["in z3", "on arrays"]
)


@each_other_reading
@pytest.mark.parametrize("name", ARGUMENTS)
@settings(max_examples=12)
@given(st.data())
def test_a_rule_says_the_same_in_every_reading(
    agrees: Callable[..., None], name: str, data: st.DataObject
) -> None:
    agrees(three_way_rules()[name], ARGUMENTS[name], data)


@each_other_reading
@pytest.mark.parametrize("name", WORDS)
@settings(max_examples=25)
@given(st.data())
def test_a_word_says_the_same_in_every_reading(
    agrees: Callable[..., None], name: str, data: st.DataObject
) -> None:
    agrees(getattr(logic, name), WORDS[name], data)


@each_other_reading
@pytest.mark.parametrize("function", OTHERS, ids=lambda function: function.__name__)
@settings(max_examples=25)
@given(st.data())
def test_what_proofs_read_besides_says_the_same_in_every_reading(
    agrees: Callable[..., None], function: Callable[..., Any], data: st.DataObject
) -> None:
    agrees(function, OTHERS[function], data)


def test_on_a_symbol_every_rank_may_occur_and_on_an_int_those_that_do() -> None:
    assert logic.ranks_in(z3.BitVec("hand", 64)) == tuple(Rank)
    assert logic.ranks_in(1 << 5 | 1 << 16 + 5) == (Rank.FIVE,)


def test_a_rule_that_asks_a_symbol_for_its_truth_fails() -> None:
    def bent(card: Any, held: Any) -> Any:
        return 1 if card & held == 0 else 0

    assert bent(4, 8) == 1
    with pytest.raises(TypeError, match="no truth value"):
        assert_agrees(bent, (CARD, CARDS), (4, 8))


def test_a_rule_that_means_something_else_in_z3_is_caught() -> None:
    def bent(card: Any) -> Any:
        return card >> 63 == 1

    with pytest.raises(AssertionError, match="bent"):
        assert_agrees(bent, (CARD,), (1 << 63,))


def test_a_rule_that_asks_an_array_for_its_truth_fails() -> None:
    def bent(card: Any, held: Any) -> Any:
        return 1 if card & held == 0 else 0

    with pytest.raises(ValueError, match="truth value of an array"):
        assert_agrees_on_arrays(bent, (CARD, CARDS), (4, 8), (4, 4))


def test_a_rule_that_wraps_on_arrays_is_caught() -> None:
    def bent(chips: Any, more: Any) -> Any:
        return chips - more

    assert_agrees_on_arrays(bent, (SMALL, SMALL), (5, 2), (4, 4))
    with pytest.raises(AssertionError, match="bent"):
        assert_agrees_on_arrays(bent, (SMALL, SMALL), (5, 2), (2, 5))


def test_a_rule_that_makes_floats_of_arrays_is_caught() -> None:
    def bent(number: Any, chips: Any) -> Any:
        return number + chips

    with pytest.raises(AssertionError, match="float64"):
        assert_agrees_on_arrays(bent, (SMALL, CHIPS), (5, 2), (2, 5))


def test_a_rule_that_mixes_deals_on_arrays_is_caught() -> None:
    def bent(card: Any, held: Any) -> Any:
        return np.any(card & held) if isinstance(card, np.ndarray) else bool(card & held)

    with pytest.raises(AssertionError, match="bent"):
        assert_agrees_on_arrays(bent, (CARD, CARDS), (4, 4), (4, 8))


def test_chips_and_numbers_that_come_from_cards_do_not_mix() -> None:
    with pytest.raises(TypeError, match="do not mix"):
        logic.less(z3.Int("chips"), z3.BitVec("cards", 64))
    with pytest.raises(TypeError, match="do not mix"):
        logic.less(np.array([3]), np.array([3], np.uint64))


def test_the_ranking_is_open_in_every_part() -> None:
    symbols = Symbols()
    ranking: Ranking = symbols.open(
        Ranking(5, 4, WildVsNatural.WILD, True, SameRank.SPLIT, MinSet.NONE, False), "number"
    )
    assert isinstance(ranking, Ranking)
    assert all(isinstance(part, z3.ExprRef) for part in ranking)
