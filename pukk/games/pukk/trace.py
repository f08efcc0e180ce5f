"""Tracing: who leads, who follows, when a card stands, what may be slipped under it, and who trekks."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pukk.core.cards import NONE, RANK_CARDS
from pukk.core.errors import RuleViolation
from pukk.core.logic import (
    CardSet,
    Number,
    Truth,
    at_least,
    conj,
    count,
    disj,
    ite,
    lower,
    neg,
    predecessor,
    same_suit,
    some,
    successor,
    without,
)
from pukk.core.notation import format_card
from pukk.core.rule import rule
from pukk.core.seats import NOBODY, find_holder, held_by_anyone, union
from pukk.games.pukk.house import FirstLead, Follow, NextLead, PukkHouse, Slip, Stands


@rule("pukk.trace.first-lead")
def find_first_leader(first_lead: Number, forehand: Number, pukk_winner: Number) -> Number:
    """
    Returns the seat that leads first: forehand, or the winner of the púkk if there is one.

    Source: mbl.29, pukk.43.

    >>> find_first_leader(FirstLead.FOREHAND, 1, 3), find_first_leader(FirstLead.PUKK_WINNER, 1, 3)
    (1, 3)
    """
    by_pukk = conj(first_lead == FirstLead.PUKK_WINNER, neg(pukk_winner == NOBODY))
    return ite(by_pukk, pukk_winner, forehand)


@rule("pukk.trace.ace-stands")
def has_next(card: CardSet) -> Truth:
    """
    Tells whether there is a card above a card at all; above an ace there is none, so an ace always stands.

    Source: mbl.33, pukk.44.

    >>> from pukk.core.notation import cards
    >>> has_next(cards("♠K")), has_next(cards("♠A"))
    (True, False)
    """
    return some(successor(card))


@rule("pukk.trace.next-card")
def find_follower(card: CardSet, hands: Sequence[CardSet]) -> Number:
    """
    Returns the seat that holds the next card of the suit and lays it, or `NOBODY`.

    Source: mbl.33, pukk.14, pukk.44.

    >>> from pukk.core.notation import cards
    >>> find_follower(cards("♠7"), [cards("♥8"), cards("♠8 ♠9")])
    1
    """
    return find_holder(successor(card), hands)


@rule("pukk.trace.stands")
def stands(card: CardSet, held: CardSet) -> Truth:
    """
    Tells whether no player holds the next card of the suit.

    Shape: one card; the union of all hands. Any reading.
    Source: mbl.32–.34, pukk.15.

    >>> from pukk.core.notation import cards
    >>> stands(cards("♠8"), cards("♠10 ♥K"))
    True
    """
    return successor(card) & held == NONE


@rule("pukk.trace.stands")
def stands_in_house(card: CardSet, held: CardSet, dealt: CardSet, how: Number) -> Truth:
    """
    Tells whether a card stands as a house reads it: nobody holds the next one, or nobody was dealt it.

    Source: mbl.32–.34, pukk.15, pukk.44.

    >>> from pukk.core.notation import cards
    >>> stands_in_house(cards("♠10"), cards("♥K"), cards("♠J ♥K"), Stands.NEVER_DEALT)
    False
    """
    return ite(how == Stands.NOT_HELD, stands(card, held), stands(card, dealt))


@rule("pukk.trace.follow")
def may_lead_again(stood: Truth, someone_holds: Truth, said: Truth, follow: Number) -> Truth:
    """
    Tells whether the player whose card is out may lead: it stands, or he has said so and the holder sleeps.

    Source: mbl.33, mbl.39, pukk.44.

    >>> may_lead_again(False, True, True, Follow.ASLEEP), may_lead_again(False, True, True, Follow.MUST)
    (True, False)
    """
    return disj(stood, conj(someone_holds, said, follow == Follow.ASLEEP))


@rule("pukk.trace.next-lead")
def legal_leads(hand: CardSet, last: CardSet, next_lead: Number) -> CardSet:
    """
    Returns the cards that may be led after a card has stood: any, the lowest, or those of another suit.

    Who has no other suit leads what he has. The first lead of a round, when no card is out, is free.

    Source: mbl.34, mbl.35, pukk.15, pukk.44.

    >>> from pukk.core.notation import cards, format_cards
    >>> format_cards(legal_leads(cards("♠8 ♥9 ♦8"), cards("♠A"), NextLead.LOWEST))
    ['♠8', '♦8']
    """
    lowest: CardSet = NONE
    for alike in RANK_CARDS.values():
        lowest = ite(some(lowest), lowest, hand & alike)
    others = without(hand, same_suit(last))
    other_suit = ite(some(others), others, hand)
    restricted = ite(next_lead == NextLead.LOWEST, lowest, other_suit)
    return ite(disj(next_lead == NextLead.ANY, last == NONE), hand, restricted)


@rule("pukk.trace.slip")
def slippable(card: CardSet, hand: CardSet, slip: Number) -> CardSet:
    """
    Returns the cards of a hand that a house lets be slipped under the card that is out.

    Source: mbl.46, mbl.47.

    >>> from pukk.core.notation import cards, format_cards
    >>> format_cards(slippable(cards("♥10"), cards("♥9 ♥7 ♠9"), Slip.ANY_LOWER))
    ['♥9', '♥7']
    """
    below = ite(slip == Slip.ANY_LOWER, lower(card), predecessor(card))
    return ite(slip == Slip.NO, NONE, hand & below)


@rule("pukk.trace.slip-last")
def keeps_a_card(hand: CardSet) -> Truth:
    """
    Tells whether a hand would still hold a card after a slip, for nobody trekks by slipping.

    Source: mbl.47.

    >>> keeps_a_card(0b0100), keeps_a_card(0b1100)
    (False, True)
    """
    return at_least(count(hand), 2)


@rule("pukk.trace.slip-limits")
def legal_slips(card: CardSet, hand: CardSet, slip: Number, has_slipped: Truth) -> CardSet:
    """
    Returns the cards that a player may slip now: once under each card, and never his last.

    Source: mbl.47.

    >>> from pukk.core.notation import cards
    >>> legal_slips(cards("♥10"), cards("♥9"), Slip.ANY_LOWER, False)
    0
    """
    open_to_him = conj(neg(has_slipped), keeps_a_card(hand))
    return ite(open_to_him, slippable(card, hand, slip), NONE)


@rule("pukk.trace.trekk")
def has_trekked(hand: CardSet) -> Truth:
    """
    Tells whether a player has laid his last card.

    Source: mbl.36, pukk.16, pukk.45.

    >>> has_trekked(0)
    True
    """
    return hand == NONE


@dataclass(frozen=True, slots=True)
class Trace:
    """
    The tracing at a moment: the hands, who leads first, the card that is out and by whom.

    `said` tells whether its player has said that it stands; `slipped` who has slipped under it; `dealt`
    is all that the hands held when the tracing began.
    """

    hands: tuple[int, ...]
    leader: int
    dealt: int
    out: int = NONE
    by: int = NOBODY
    said: bool = False
    slipped: frozenset[int] = frozenset()

    def is_over(self) -> bool:
        """Tells whether somebody has trekked."""
        return any(has_trekked(hand) for hand in self.hands)


def begin_trace(hands: Sequence[int], leader: int) -> Trace:
    """Returns the tracing before the first lead."""
    return Trace(tuple(hands), leader, union(hands))


def may_lead(trace: Trace, seat: int, house: PukkHouse) -> bool:
    """Tells whether a seat may lead now: the first leader, or he whose card is out, if it stands."""
    if trace.out == NONE:
        return seat == trace.leader
    held = union(trace.hands)
    stood = stands_in_house(trace.out, held, trace.dealt, house.stands)
    someone_holds = held_by_anyone(successor(trace.out), trace.hands)
    return seat == trace.by and bool(may_lead_again(stood, someone_holds, trace.said, house.follow))


def legal_cards(trace: Trace, seat: int, house: PukkHouse) -> int:
    """Returns the cards that a seat may lay now, as a lead, as the next card or as a slip."""
    if trace.is_over():
        return NONE
    hand = trace.hands[seat]
    leads = legal_leads(hand, trace.out, house.next_lead) if may_lead(trace, seat, house) else NONE
    if trace.out == NONE:
        return int(leads)
    slips = legal_slips(trace.out, hand, house.slip, seat in trace.slipped)
    return int(leads | successor(trace.out) & hand | slips)


def find_mover(trace: Trace, house: PukkHouse) -> int:
    """Returns the seat that should move: the holder of the next card, else he who may lead, else `NOBODY`."""
    if trace.is_over():
        return NOBODY
    if trace.out == NONE:
        return trace.leader
    follower = int(find_follower(trace.out, trace.hands))
    if follower != NOBODY:
        return follower
    return trace.by if may_lead(trace, trace.by, house) else NOBODY


def apply_card(trace: Trace, seat: int, card: int, house: PukkHouse) -> Trace:
    """Returns the tracing after a seat has laid a card; refuses an illegal one with the clause that forbids it."""
    # READ
    hand = trace.hands[seat]
    leads = may_lead(trace, seat, house)
    follows = card == successor(trace.out)
    # REFUSE
    if not card & legal_cards(trace, seat, house):
        clause, key = why_refused(trace, seat, card, house)
        raise RuleViolation(clause, format_card(card), key, card=card, out=trace.out)
    # APPLY
    hands = tuple(hand ^ card if place == seat else other for place, other in enumerate(trace.hands))
    if follows or (leads and card & legal_leads(hand, trace.out, house.next_lead)):
        return replace(trace, hands=hands, out=card, by=seat, said=False, slipped=frozenset())
    return replace(trace, hands=hands, slipped=trace.slipped | {seat})


def apply_word(trace: Trace, seat: int) -> Trace:
    """Returns the tracing after a seat has said that its card stands; refuses it to anyone else."""
    if trace.out == NONE or seat != trace.by or trace.is_over():
        raise RuleViolation("pukk.trace.stands", "stands", "refused-word")
    return replace(trace, said=True)


def why_refused(trace: Trace, seat: int, card: int, house: PukkHouse) -> tuple[str, str]:
    """Returns the clause that forbids laying a card, and the id of the message that says why."""
    if trace.is_over():
        return "pukk.trace.trekk", "refused-over"
    if not card & trace.hands[seat]:
        return "pukk.trace.next-card", "refused-not-held"
    if trace.out == NONE:
        return "pukk.trace.first-lead", "refused-not-leader"
    if may_lead(trace, seat, house):
        return "pukk.trace.next-lead", "refused-lead"
    if card & lower(trace.out):
        return why_no_slip(trace, seat, card, house)
    if seat == trace.by:
        is_held = held_by_anyone(successor(trace.out), trace.hands)
        return (
            ("pukk.trace.follow", "refused-must-follow")
            if is_held
            else ("pukk.trace.stands", "refused-stuck")
        )
    return "pukk.trace.next-card", "refused-not-next"


def why_no_slip(trace: Trace, seat: int, card: int, house: PukkHouse) -> tuple[str, str]:
    """Returns the clause that forbids slipping a card of a hand under the one that is out, and the message."""
    if not card & slippable(trace.out, trace.hands[seat], house.slip):
        return "pukk.trace.slip", "refused-slip"
    if seat in trace.slipped:
        return "pukk.trace.slip-limits", "refused-slip-again"
    return "pukk.trace.slip-last", "refused-slip-last"
