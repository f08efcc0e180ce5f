"""Seats around a table: numbers from nought, clockwise, and who of them holds a card."""

from collections.abc import Sequence

from pukk.core.logic import CardSet, Number, disj, ite, some

NOBODY = 15
"""The seat of nobody: what a rule that looks for a player gives where there is none."""


def find_holder(single: CardSet, hands: Sequence[CardSet]) -> Number:
    """
    Returns the seat whose hand holds a card, or `NOBODY`.

    >>> find_holder(4, [8, 12]), find_holder(4, [8]) == NOBODY
    (1, True)
    """
    seat: Number = NOBODY
    for place, hand in enumerate(hands):
        seat = ite(some(single & hand), place, seat)
    return seat


def union(hands: Sequence[CardSet]) -> CardSet:
    """
    Returns all cards of some hands together.

    >>> union([4, 8])
    12
    """
    together: CardSet = 0
    for hand in hands:
        together = together | hand
    return together


def held_by_anyone(single: CardSet, hands: Sequence[CardSet]) -> CardSet:
    """
    Tells whether any hand holds a card.

    >>> held_by_anyone(4, [8, 12])
    True
    """
    return disj(*(some(single & hand) for hand in hands))
