"""
The proof reading: card sets are 64-bit z3 bit-vectors, chips are z3 integers of any size.

Importing this registers z3's meaning of the words of `pukk.core.logic`, and takes from z3 a habit that
proves the wrong thing: `bool(x == y)` is silently False for two symbols, so that `if`, `and`, `not` and
`in` in a rule would choose a branch for all deals at once. Here it raises, but where plain Python is run on
every path: there it is asked both ways.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import z3

from pukk.core.logic import CardSet, Number, Truth, register
from pukk.proofs.narrow import add_bits, same_width, widen
from pukk.proofs.paths import current_path, known_facts
from pukk.proofs.situation import Piece, Sort

WIDTH = 64
"""Bits of a card set, and of every number that comes from one."""


def _truth_of_known(self: z3.AstRef) -> bool:
    """Tells whether a truth value is true where that is plain to see; a symbol's raises, but on a path."""
    if z3.is_true(self):
        return True
    if z3.is_false(self):
        return False
    # Two spellings of one term are equal whatever it is: by this, terms can be the keys of a dict.
    if z3.is_eq(self) and self.arg(0).eq(self.arg(1)):
        return True
    path = current_path()
    if path is not None and isinstance(self, z3.BoolRef | z3.ArithRef):
        question = z3.simplify(self if z3.is_bool(self) else self != 0)
        return z3.is_true(question) or (not z3.is_false(question) and path.decide(question, can_hold))
    raise TypeError(f"a symbol has no truth value; use ite, conj, disj, neg: {str(self)[:80]}")


z3.AstRef.__bool__ = _truth_of_known
z3.BoolRef.__bool__ = _truth_of_known


def can_hold(truths: Sequence[Truth]) -> bool:
    """
    Tells whether some truths can hold together with what is known; where z3 cannot tell, that they can.

    >>> can_hold([z3.Int("stack") > 3, z3.Int("stack") < 3])
    False
    """
    solver = z3.Solver()
    solver.add(*map(as_truth, (*known_facts(), *truths)))
    return bool(solver.check() != z3.unsat)


def as_truth(value: Truth) -> Any:
    """
    Returns a truth as a z3 term.

    >>> as_truth(True).sort()
    Bool
    """
    return z3.BoolVal(value) if isinstance(value, bool) else value


def as_number(value: Any, like: z3.ExprRef | None = None) -> Any:
    """
    Returns a number as a z3 term: of the sort of another, or else as a bit-vector.

    >>> as_number(3).sort()
    BitVec(64)
    """
    if isinstance(value, z3.ExprRef):
        return value
    if isinstance(like, z3.ArithRef):
        return z3.IntVal(int(value))
    return z3.BitVecVal(int(value), WIDTH)


def pair(left: Any, right: Any) -> tuple[Any, Any]:
    """
    Returns two numbers as z3 terms of one sort; refuses to mix chips with numbers that come from cards.

    >>> pair(z3.Int("chips"), 3)
    (chips, 3)
    """
    symbol = left if isinstance(left, z3.ExprRef) else right
    left, right = as_number(left, symbol), as_number(right, symbol)
    if left.sort() != right.sort():
        raise TypeError(f"{left.sort()} and {right.sort()} do not mix")
    return left, right


class SymbolicWords:
    """The words of `pukk.core.logic` as z3 terms; every comparison of bit-vectors is unsigned."""

    def ite(self, condition: Truth, then: Any, otherwise: Any) -> Any:
        """Returns a term that is one of two, by a condition."""
        if all(isinstance(value, bool | z3.BoolRef) for value in (then, otherwise)):
            return z3.If(condition, as_truth(then), otherwise)
        then, otherwise = pair(then, otherwise)
        if z3.is_bv(then):
            return widen(z3.If(condition, *same_width(then, otherwise)), WIDTH)
        return z3.If(condition, then, otherwise)

    def conj(self, truths: list[Truth]) -> Truth:
        """Returns that all hold."""
        return z3.And(*truths)

    def disj(self, truths: list[Truth]) -> Truth:
        """Returns that any holds."""
        return z3.Or(*truths)

    def neg(self, truth: Truth) -> Truth:
        """Returns that one does not hold."""
        return z3.Not(truth)

    def count(self, cards: CardSet) -> Number:
        """
        Counts the bits of a card set.

        >>> z3.simplify(SymbolicWords().count(z3.BitVecVal(0b1101, 64)))
        3
        """
        return widen(add_bits(cards), WIDTH)

    def less(self, left: Number, right: Number) -> Truth:
        """Returns that one number is smaller."""
        left, right = pair(left, right)
        return z3.ULT(*same_width(left, right)) if z3.is_bv(left) else left < right

    def minus(self, left: Number, right: Number) -> Number:
        """Subtracts down to nought."""
        left, right = pair(left, right)
        return z3.If(self.less(right, left), left - right, as_number(0, left))

    def divide(self, left: Number, right: Number) -> Number:
        """Divides, rounding down."""
        left, right = pair(left, right)
        return z3.UDiv(left, right) if z3.is_bv(left) else left / right

    def shift_left(self, cards: CardSet) -> CardSet:
        """Moves each card a rank up."""
        return cards << 1

    def shift_right(self, cards: CardSet) -> CardSet:
        """Moves each card a rank down."""
        return z3.LShR(cards, 1)


register(z3.ExprRef, SymbolicWords())


def symbol(name: str, sort: Sort) -> z3.ExprRef:
    """
    Returns the symbol of a leaf.

    >>> symbol("stack", "chips").sort(), symbol("hand", "cards").sort()
    (Int, BitVec(64))
    """
    if sort == "truth":
        return z3.Bool(name)
    return z3.Int(name) if sort == "chips" else z3.BitVec(name, WIDTH)


def leaf_symbols(given: Mapping[str, Piece]) -> dict[str, dict[str, z3.ExprRef]]:
    """Returns a symbol for every leaf of every piece of a situation."""
    return {
        name: {
            leaf: symbol(f"{name}.{leaf}" if leaf else name, sort) for leaf, sort in piece.leaves().items()
        }
        for name, piece in given.items()
    }


def decode(model: z3.ModelRef, symbols: Mapping[str, Mapping[str, z3.ExprRef]]) -> dict[str, dict[str, Any]]:
    """Reads the leaves of a situation out of a model: ints and bools, as the play reading has them."""
    return {
        name: {leaf: _decode_leaf(model.eval(term, model_completion=True)) for leaf, term in leaves.items()}
        for name, leaves in symbols.items()
    }


def _decode_leaf(value: z3.ExprRef) -> int | bool:
    return bool(z3.is_true(value)) if z3.is_bool(value) else int(value.as_long())
