"""
The words that rules are written in, each of which dispatches on what it is given.

On ints and bools they are plain arithmetic. The proofs register z3's terms, the bulk reading numpy's
arrays, by `register`; nothing here imports either.
"""

from typing import Any, Protocol

from pukk.core.cards import FULL_PACK, NONE, RANK_CARDS, SUIT_CARDS, Rank, each_card

CardSet = Any
"""A set of cards: an int, a 64-bit z3 bit-vector, or a numpy array of uint64."""

Truth = Any
"""A truth value: a bool, a z3 Bool, or a numpy array of bool."""

Number = Any
"""A natural number: an int, a z3 bit-vector or Int, or a numpy array of uint64."""

_SUIT_OF_CARD = {single: cards for cards in SUIT_CARDS.values() for single in each_card(cards)}


class Words(Protocol):
    """What another reading must know; each method is the word of the same name in this module."""

    def ite(self, condition: Truth, then: Any, otherwise: Any) -> Any: ...
    def conj(self, truths: list[Truth]) -> Truth: ...
    def disj(self, truths: list[Truth]) -> Truth: ...
    def neg(self, truth: Truth) -> Truth: ...
    def count(self, cards: CardSet) -> Number: ...
    def less(self, left: Number, right: Number) -> Truth: ...
    def minus(self, left: Number, right: Number) -> Number: ...
    def divide(self, left: Number, right: Number) -> Number: ...
    def shift_left(self, cards: CardSet) -> CardSet: ...
    def shift_right(self, cards: CardSet) -> CardSet: ...


_READINGS: dict[type, Words] = {}


def register(kind: type, words: Words) -> None:
    """Registers the words of another reading for values of a type and of its subclasses."""
    _READINGS[kind] = words


def _words(*values: Any) -> Words:
    for value in values:
        for kind in type(value).__mro__:
            if kind in _READINGS:
                return _READINGS[kind]
    raise TypeError(f"no reading is registered for {[type(value).__name__ for value in values]}")


def ite(condition: Truth, then: Any, otherwise: Any) -> Any:
    """
    Returns one value where a condition holds and another where it does not.

    >>> ite(True, 3, 4), ite(False, 3, 4)
    (3, 4)
    """
    if condition is True or condition is False:
        return then if condition else otherwise
    return _words(condition).ite(condition, then, otherwise)


def conj(*truths: Truth) -> Truth:
    """
    Tells whether all of some truths hold; of none, it holds.

    >>> conj(), conj(True, False)
    (True, False)
    """
    open_truths = []
    for truth in truths:
        if truth is False:
            return False
        if truth is not True:
            open_truths.append(truth)
    return _words(*open_truths).conj(open_truths) if open_truths else True


def disj(*truths: Truth) -> Truth:
    """
    Tells whether any of some truths holds; of none, none does.

    >>> disj(), disj(True, False)
    (False, True)
    """
    open_truths = []
    for truth in truths:
        if truth is True:
            return True
        if truth is not False:
            open_truths.append(truth)
    return _words(*open_truths).disj(open_truths) if open_truths else False


def neg(truth: Truth) -> Truth:
    """
    Tells whether a truth does not hold.

    >>> neg(True)
    False
    """
    if truth is True or truth is False:
        return not truth
    return _words(truth).neg(truth)


def implies(condition: Truth, truth: Truth) -> Truth:
    """
    Tells whether a truth holds wherever a condition does.

    >>> implies(False, False), implies(True, False)
    (True, False)
    """
    return disj(neg(condition), truth)


def count(cards: CardSet) -> Number:
    """
    Counts the cards of a set; the result is as wide as a card set, so that it never wraps.

    >>> count(0b1100)
    2
    """
    if type(cards) is int:
        return cards.bit_count()
    return _words(cards).count(cards)


def less(left: Number, right: Number) -> Truth:
    """
    Tells whether one natural number is smaller than another.

    >>> less(2, 3), less(3, 3)
    (True, False)
    """
    if isinstance(left, int) and isinstance(right, int):
        return left < right
    return _words(left, right).less(left, right)


def at_least(left: Number, right: Number) -> Truth:
    """
    Tells whether one natural number is as large as another or larger.

    >>> at_least(3, 3), at_least(2, 3)
    (True, False)
    """
    return neg(less(left, right))


def minus(left: Number, right: Number) -> Number:
    """
    Subtracts a natural number from another, down to nought and no further.

    >>> minus(5, 2), minus(2, 5)
    (3, 0)
    """
    if isinstance(left, int) and isinstance(right, int):
        return left - right if left > right else 0
    return _words(left, right).minus(left, right)


def divide(left: Number, right: Number) -> Number:
    """
    Divides a natural number by another that is not nought, rounding down.

    >>> divide(7, 2)
    3
    """
    if isinstance(left, int) and isinstance(right, int):
        return left // right
    return _words(left, right).divide(left, right)


def maximum(first: Number, *others: Number) -> Number:
    """
    Returns the largest of some natural numbers.

    >>> maximum(3, 9, 4)
    9
    """
    largest = first
    for other in others:
        largest = ite(less(largest, other), other, largest)
    return largest


def minimum(first: Number, *others: Number) -> Number:
    """
    Returns the smallest of some natural numbers.

    >>> minimum(3, 9, 2)
    2
    """
    smallest = first
    for other in others:
        smallest = ite(less(other, smallest), other, smallest)
    return smallest


def some(cards: CardSet) -> Truth:
    """
    Tells whether a card set holds any card.

    >>> some(0), some(4)
    (False, True)
    """
    return neg(cards == NONE)


def complement(cards: CardSet) -> CardSet:
    """
    Returns the cards of the full pack that are not in a set.

    >>> complement(FULL_PACK)
    0
    """
    return cards ^ FULL_PACK


def without(cards: CardSet, others: CardSet) -> CardSet:
    """
    Returns the cards of a set that are not in another.

    >>> without(0b1100, 0b0100)
    8
    """
    return cards & (others ^ FULL_PACK)


def successor(cards: CardSet) -> CardSet:
    """
    Returns the next higher card of the suit, for each card of a set; an ace has none.

    Source: mbl.33, pukk.14.

    >>> successor(0b100) == 0b1000
    True
    """
    if type(cards) is int:
        return (cards << 1) & FULL_PACK
    return _words(cards).shift_left(cards) & FULL_PACK


def predecessor(cards: CardSet) -> CardSet:
    """
    Returns the next lower card of the suit, for each card of a set; a two has none.

    >>> predecessor(0b1000) == 0b100, predecessor(0b100)
    (True, 0)
    """
    if type(cards) is int:
        return (cards >> 1) & FULL_PACK
    return _words(cards).shift_right(cards) & FULL_PACK


def same_suit(cards: CardSet) -> CardSet:
    """
    Returns all cards of the suits that a set touches.

    >>> same_suit(0b100) == SUIT_CARDS[0]
    True
    """
    if type(cards) is int and cards in _SUIT_OF_CARD:
        return _SUIT_OF_CARD[cards]
    suits: CardSet = NONE
    for suit in SUIT_CARDS.values():
        suits = suits | ite(some(cards & suit), suit, NONE)
    return suits


def lower(cards: CardSet) -> CardSet:
    """
    Returns every card of the suit below a card.

    >>> lower(0b10000) == 0b1100
    True
    """
    below: CardSet = NONE
    step = cards
    for _ in range(12):
        step = predecessor(step)
        below = below | step
    return below


def ranks_in(cards: CardSet) -> tuple[Rank, ...]:
    """
    Returns the ranks that may occur in a set: on an int those that do, on any other reading all thirteen.

    >>> [int(rank) for rank in ranks_in(0b1100)]
    [2, 3]
    """
    if type(cards) is int:
        return tuple(rank for rank, alike in RANK_CARDS.items() if cards & alike)
    return tuple(RANK_CARDS)
