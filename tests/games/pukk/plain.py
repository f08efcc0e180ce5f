"""
Cards as a person has them, pairs of a suit and a rank, for oracles that share no code with the rules.

A suit is one of `♣♦♠♥`, a rank a number from 2 to 14.
"""

Card = tuple[str, int]

SUITS = "♣♦♠♥"
PAMFILL: Card = ("♣", 11)


def plain_cards(held: int) -> list[Card]:
    """Returns the cards of a set, the lowest suit and rank first."""
    return [
        (suit, rank)
        for place, suit in enumerate(SUITS)
        for rank in range(2, 15)
        if held & (1 << (16 * place + rank))
    ]


def card_set(cards: list[Card]) -> int:
    """Returns the set of some cards."""
    return sum(1 << (16 * SUITS.index(suit) + rank) for suit, rank in cards)


def find_place(hands: list[list[Card]], wanted: Card | None) -> int:
    """Returns the place of the hand in which a card lies, or 15."""
    return next((place for place, hand in enumerate(hands) if wanted in hand), 15)
