"""
The bulk reading: numpy arrays of uint64 for card sets and numbers from them, int64 for chips, bool for truths.

Importing this registers numpy's meaning of the words of `pukk.core.logic`. A whole number among arrays is
the same in every deal. numpy counts bits in uint8, where five times sixty wraps, and makes floats of uint64
and int64 together: here counts are as wide as card sets, and chips and numbers do not mix.
"""

from functools import reduce
from typing import Any

import numpy as np

from pukk.core.logic import CardSet, Number, Truth, register


def as_array(value: Any, like: Any = None) -> Any:
    """
    Returns a whole number as one of the kind of an array, or else as a uint64; an array stays as it is.

    >>> as_array(3).dtype, as_array(3, np.array([-1])).dtype, as_array(True).dtype
    (dtype('uint64'), dtype('int64'), dtype('bool'))
    """
    if isinstance(value, np.ndarray | np.generic):
        return value
    if isinstance(value, bool):
        return np.bool_(value)
    return like.dtype.type(value) if isinstance(like, np.ndarray | np.generic) else np.uint64(value)


def pair(left: Any, right: Any) -> tuple[Any, Any]:
    """
    Returns two values as arrays of one kind; refuses to mix chips with numbers that come from cards.

    >>> pair(np.array([4, 5], np.uint64), 3)
    (array([4, 5], dtype=uint64), np.uint64(3))
    """
    left, right = as_array(left, right), as_array(right, left)
    if left.dtype != right.dtype:
        raise TypeError(f"{left.dtype} and {right.dtype} do not mix")
    return left, right


class ArrayWords:
    """The words of `pukk.core.logic`, element by element."""

    def ite(self, condition: Truth, then: Any, otherwise: Any) -> Any:
        """
        Returns one value where a condition holds and another where it does not.

        >>> ArrayWords().ite(np.array([True, False]), 3, np.array([4, 5], np.uint64))
        array([3, 5], dtype=uint64)
        """
        return np.where(condition, *pair(then, otherwise))

    def conj(self, truths: list[Truth]) -> Truth:
        """Returns where all hold."""
        return reduce(np.logical_and, truths)

    def disj(self, truths: list[Truth]) -> Truth:
        """Returns where any holds."""
        return reduce(np.logical_or, truths)

    def neg(self, truth: Truth) -> Truth:
        """Returns where one does not hold."""
        return np.logical_not(truth)

    def count(self, cards: CardSet) -> Number:
        """
        Counts the cards of each set.

        >>> ArrayWords().count(np.array([0b1100, 0], np.uint64))
        array([2, 0], dtype=uint64)
        """
        return np.bitwise_count(cards).astype(np.uint64)

    def less(self, left: Number, right: Number) -> Truth:
        """Returns where one number is smaller."""
        return np.less(*pair(left, right))

    def minus(self, left: Number, right: Number) -> Number:
        """
        Subtracts down to nought.

        >>> ArrayWords().minus(np.array([5, 2], np.uint64), 4)
        array([1, 0], dtype=uint64)
        """
        left, right = pair(left, right)
        return np.maximum(left, right) - right

    def divide(self, left: Number, right: Number) -> Number:
        """Divides, rounding down."""
        return np.floor_divide(*pair(left, right))

    def shift_left(self, cards: CardSet) -> CardSet:
        """Moves each card a rank up."""
        return np.left_shift(cards, np.uint64(1))

    def shift_right(self, cards: CardSet) -> CardSet:
        """Moves each card a rank down."""
        return np.right_shift(cards, np.uint64(1))


register(np.ndarray, ArrayWords())
register(np.generic, ArrayWords())
