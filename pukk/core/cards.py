"""Cards as bits: a card set is 64 bits, bit = 16 × suit + rank, ranks 2–14, suits ♣ ♦ ♠ ♥ from the low end."""

from collections.abc import Iterator
from enum import IntEnum


class Suit(IntEnum):
    """A suit; its value is its place in the suit order ♣ ♦ ♠ ♥ (pukk.37), hearts highest."""

    CLUBS = 0
    DIAMONDS = 1
    SPADES = 2
    HEARTS = 3


class Rank(IntEnum):
    """A rank; its value is its number, the ace high."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14


SUIT_WIDTH = 16
"""Bits from one suit to the next; thirteen are used, so a shift by one never reaches another suit."""

NONE = 0
"""The empty card set."""


def card(suit: int, rank: int) -> int:
    """
    Returns the set of the one card of a suit and a rank.

    >>> card(Suit.CLUBS, Rank.TWO)
    4
    """
    return 1 << (SUIT_WIDTH * suit + rank)


RANK_CARDS: dict[Rank, int] = {rank: sum(card(suit, rank) for suit in Suit) for rank in Rank}
"""Rank → its four cards."""

SUIT_CARDS: dict[Suit, int] = {suit: sum(card(suit, rank) for rank in Rank) for suit in Suit}
"""Suit → its thirteen cards."""

FULL_PACK: int = sum(SUIT_CARDS.values())
"""All 52 cards."""

PAMFILL: int = card(Suit.CLUBS, Rank.JACK)
"""The jack of clubs, the pamfíll (mbl.07, pukk.10)."""


def pack_from(lowest: int) -> int:
    """
    Returns the pack in which a rank is the lowest one kept.

    Source: mbl.04, pukk.08.

    >>> pack_from(Rank.FIVE).bit_count()
    40
    """
    return sum(cards for rank, cards in RANK_CARDS.items() if rank >= lowest)


def suit_of(single: int) -> Suit:
    """
    Returns the suit of a single card.

    >>> suit_of(card(Suit.SPADES, Rank.ACE)).name
    'SPADES'
    """
    return Suit((single.bit_length() - 1) // SUIT_WIDTH)


def rank_of(single: int) -> Rank:
    """
    Returns the rank of a single card.

    >>> rank_of(card(Suit.SPADES, Rank.ACE)).name
    'ACE'
    """
    return Rank((single.bit_length() - 1) % SUIT_WIDTH)


def each_card(cards: int) -> Iterator[int]:
    """
    Yields the single cards of a set, hearts first and the highest rank first in a suit.

    >>> [rank_of(single).name for single in each_card(RANK_CARDS[Rank.TWO] | PAMFILL)]
    ['TWO', 'TWO', 'TWO', 'JACK', 'TWO']
    """
    while cards:
        single = 1 << (cards.bit_length() - 1)
        yield single
        cards ^= single


def by_rank(cards: int) -> list[int]:
    """
    Returns the single cards of a set, the highest rank first and hearts first in a rank.

    >>> [suit_of(single).name for single in by_rank(RANK_CARDS[Rank.TWO])]
    ['HEARTS', 'SPADES', 'DIAMONDS', 'CLUBS']
    """
    return sorted(each_card(cards), key=lambda single: (-rank_of(single), -suit_of(single)))
