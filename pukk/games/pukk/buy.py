"""Buying: the trump seven for the turned card."""

from enum import IntEnum

from pukk.core.cards import RANK_CARDS, Rank
from pukk.core.logic import CardSet, Number, Truth, conj, ite, less, same_suit, some, without
from pukk.core.rule import rule
from pukk.games.pukk.collect import decided_at_collecting
from pukk.games.pukk.house import FIELDS, Buy, PukkGoesTo
from pukk.games.pukk.setup import field_card


class Moment(IntEnum):
    """When in a round somebody wants to buy, in the order of play."""

    BEFORE_COLLECT = 0
    BEFORE_VIE = 1
    BEFORE_LEAD = 2
    DURING_RUN = 3
    AFTER_STAND = 4
    AFTER_LEAD = 5


MOMENTS: dict[str, Moment] = {moment.name.lower().replace("_", "-"): moment for moment in Moment}
"""The words of cases → the moments."""


@rule("pukk.buy.price")
def price_of(upcard: CardSet) -> CardSet:
    """
    Returns the card that buys the turned card: the seven of its suit, and nothing else is paid.

    Source: mbl.31.

    >>> from pukk.core.notation import cards, format_cards
    >>> format_cards(price_of(cards("♠K")))
    ['♠7']
    """
    return RANK_CARDS[Rank.SEVEN] & same_suit(upcard)


@rule("pukk.buy.buy")
def is_open(buy: Number, moment: Number) -> Truth:
    """
    Tells whether buying is still open at a moment of the round.

    Source: mbl.31.

    >>> is_open(Buy.UNTIL_NEXT_LEAD, Moment.AFTER_STAND), is_open(Buy.BEFORE_COLLECT, Moment.BEFORE_VIE)
    (True, False)
    """
    before_next_lead = ite(buy == Buy.UNTIL_NEXT_LEAD, int(Moment.AFTER_LEAD), 0)
    before_lead = ite(buy == Buy.BEFORE_FIRST_LEAD, int(Moment.DURING_RUN), before_next_lead)
    return less(moment, ite(buy == Buy.BEFORE_COLLECT, int(Moment.BEFORE_VIE), before_lead))


def may_buy(hand: CardSet, upcard: CardSet, buy: Number, moment: Number) -> Truth:
    """
    Tells whether a hand may buy the turned card: buying is open and the hand holds the seven of trumps.

    >>> from pukk.core.notation import cards
    >>> may_buy(cards("♠7 ♥9"), cards("♠K"), Buy.UNTIL_NEXT_LEAD, Moment.BEFORE_LEAD)
    True
    """
    return conj(is_open(buy, moment), some(hand & price_of(upcard)))


def hand_after_buying(hand: CardSet, upcard: CardSet) -> CardSet:
    """
    Returns a hand after it has bought the turned card, in whose place the seven lies then.

    >>> from pukk.core.notation import cards, format_cards
    >>> format_cards(hand_after_buying(cards("♠7 ♥9"), cards("♠K")))
    ['♥9', '♠K']
    """
    return without(hand, price_of(upcard)) | upcard


@rule("pukk.buy.buy-collects")
def collects_field(field: str, upcard: CardSet, pukk_goes_to: Number, buy_collects: Truth) -> Truth:
    """
    Tells whether the buyer collects a field with the card he has bought.

    Source: mbl.31 does not say.

    >>> from pukk.core.notation import cards
    >>> collects_field("king", cards("♠K"), PukkGoesTo.BEST_SET, True)
    True
    """
    stands_for = upcard == field_card(field, same_suit(upcard))
    return conj(buy_collects, stands_for, decided_at_collecting(field, pukk_goes_to))


def bought_fields(upcard: int, pukk_goes_to: PukkGoesTo, buy_collects: bool) -> tuple[str, ...]:
    """Returns the fields, on the board or not, that a buyer of the turned card collects."""
    return tuple(field for field in FIELDS if collects_field(field, upcard, pukk_goes_to, buy_collects))
