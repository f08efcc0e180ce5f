"""The deal: who deals, in which packets, and which card is turned."""

from collections.abc import Sequence

from pukk.core.logic import CardSet, Number, ite, same_suit
from pukk.core.rule import rule
from pukk.games.pukk.house import FirstDealer, Packets
from pukk.games.pukk.setup import HAND_SIZE

PACKETS: dict[Packets, tuple[int, ...]] = {
    Packets.THREE_TWO: (3, 2),
    Packets.TWO_THREE: (2, 3),
    Packets.SINGLY: (1, 1, 1, 1, 1),
}
"""Packets → how many cards each player gets in each turn of the deal."""


@rule("pukk.deal.first-dealer")
def compute_first_dealer(first_dealer: Number, ace_owner: Number, youngest: Number, drawn: Number) -> Number:
    """
    Returns the seat that deals first, given the seats of those among whom a house chooses.

    Source: mbl.19, pukk.26.

    >>> compute_first_dealer(FirstDealer.YOUNGEST, 0, 3, 2)
    3
    """
    by_age = first_dealer == FirstDealer.YOUNGEST
    return ite(first_dealer == FirstDealer.ACE_OWNER, ace_owner, ite(by_age, youngest, drawn))


@rule("pukk.deal.dealer-moves")
def seat_left_of(seat: Number, players: int) -> Number:
    """
    Returns the next seat clockwise: the next dealer, and forehand as seen from the dealer.

    Source: mbl.29, pukk.25, pukk.49.

    >>> seat_left_of(0, 6), seat_left_of(5, 6)
    (1, 0)
    """
    return ite(seat + 1 == players, 0, seat + 1)


@rule("pukk.vie.order", reading="plain")
def seats_from_left(dealer: int, players: int) -> list[int]:
    """
    Returns all seats in the order in which they are dealt to and asked: from the dealer's left, he last.

    Source: pukk.25, pukk.34.

    >>> seats_from_left(1, 4)
    [2, 3, 0, 1]
    """
    return [(dealer + 1 + step) % players for step in range(players)]


@rule("pukk.deal.packets", reading="plain")
def compute_places(players: int, packets: Packets) -> list[list[int]]:
    """
    Returns the places in the pack, from the top and from nought, of the cards of each hand in dealing order.

    Source: mbl.19, pukk.27.

    >>> compute_places(6, Packets.THREE_TWO)[0]
    [0, 1, 2, 18, 19]
    """
    places: list[list[int]] = [[] for _ in range(players)]
    top = 0
    for size in PACKETS[packets]:
        for hand in places:
            hand.extend(range(top, top + size))
            top += size
    return places


@rule("pukk.deal.five-cards", reading="plain")
def compute_turned_place(players: int) -> int:
    """
    Returns the place in the pack of the card that is turned: the first after everybody's five.

    Source: mbl.19, mbl.20, pukk.27.

    >>> compute_turned_place(6)
    30
    """
    return players * HAND_SIZE


@rule("pukk.deal.upcard")
def compute_trump(upcard: CardSet) -> CardSet:
    """
    Returns the trump suit, as all its cards: the suit of the card that is turned.

    Source: mbl.20, mbl.21, pukk.27.

    >>> from pukk.core.notation import cards, format_cards
    >>> format_cards(compute_trump(cards("♠9")))[0]
    '♠A'
    """
    return same_suit(upcard)


def deal_hands(
    pack: Sequence[int], players: int, dealer: int, packets: Packets
) -> tuple[list[int], int, list[int]]:
    """
    Deals a pack of single cards, top first: the hands by seat, the turned card, and the rest of the stock.

    >>> hands, upcard, rest = deal_hands([1 << place for place in range(16)], 3, 0, Packets.SINGLY)
    >>> hands[1] == 1 | 1 << 3 | 1 << 6 | 1 << 9 | 1 << 12, upcard == 1 << 15, rest
    (True, True, [])
    """
    hands = [0] * players
    for seat, places in zip(seats_from_left(dealer, players), compute_places(players, packets), strict=True):
        hands[seat] = sum(pack[place] for place in places)
    turned = compute_turned_place(players)
    return hands, pack[turned], list(pack[turned + 1 :])
