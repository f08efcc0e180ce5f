"""What players believe and what is false of tracing and settling, each kept with the deal that shows it."""

from collections.abc import Sequence
from random import Random

from pukk.core.cards import NONE, each_card, pack_from
from pukk.core.logic import (
    CardSet,
    Truth,
    at_least,
    conj,
    count,
    disj,
    implies,
    lower,
    neg,
    predecessor,
    some,
    successor,
    without,
)
from pukk.core.seats import NOBODY, union
from pukk.games.pukk.house import Relief, Stands
from pukk.games.pukk.settle import compute_debt, freed_cards
from pukk.games.pukk.trace import find_follower, legal_slips, stands, stands_in_house
from pukk.proofs.kernel import belief
from pukk.proofs.pieces import Cards, Flag, Hands, Many, OneCard
from pukk.proofs.pukk.trace import hands_after_buying
from pukk.proofs.situation import within
from pukk.proofs.tables import AnyHouse, Choices, Deal, Dealt

FOUR_PLAY = {"players": [4]}


def it_has_been_laid(deal: Dealt, laid: CardSet, card: CardSet) -> Truth:
    """The card is the last of those that have been laid, all of them from hands."""
    return conj(within(laid, union(deal.hands)), within(card, laid))


def draw_laid(deal: Dealt, random: Random) -> dict[str, object]:
    """Draws some cards of the hands as laid, and one of these as the last."""
    cards = random.sample(list(each_card(union(deal.hands))), random.randint(1, 2))
    return {"laid": sum(cards), "card": cards[-1]}


@belief(
    clauses=["pukk.trace.stands"],
    over=FOUR_PLAY,
    given=lambda players: {"deal": Deal(players), "laid": Cards(most=4), "card": OneCard()},
    assuming=[it_has_been_laid],
    draw=draw_laid,
)
def a_card_stands_only_if_the_next_is_in_the_stock(deal: Dealt, laid: CardSet, card: CardSet) -> Truth:
    """Or is an ace; but the next may have been laid already, and that is as good."""
    above = successor(card)
    unseen = disj(above == NONE, some(above & (deal.stock | deal.upcard)))
    return implies(stands(card, without(union(deal.hands), laid)), unseen)


@belief(
    clauses=["pukk.trace.stands", "pukk.trace.next-card"],
    over=FOUR_PLAY,
    given=lambda players: {"deal": Deal(players), "laid": Cards(most=4), "card": OneCard()},
    assuming=[it_has_been_laid],
    draw=draw_laid,
)
def a_card_stands_when_the_one_below_has_been_laid(deal: Dealt, laid: CardSet, card: CardSet) -> Truth:
    """It is the card above that counts."""
    return implies(some(predecessor(card) & laid), stands(card, without(union(deal.hands), laid)))


@belief(
    clauses=["pukk.trace.stands", "pukk.buy.buy"],
    over=FOUR_PLAY,
    given=lambda players: {"deal": Deal(players), "laid": Cards(most=2), "card": OneCard()},
    assuming=[it_has_been_laid],
    draw=draw_laid,
)
def what_stands_stands_even_if_the_turned_card_is_bought(deal: Dealt, laid: CardSet, card: CardSet) -> Truth:
    """The bought card may be the very next one."""
    later = union(hands_after_buying(deal._replace(hands=tuple(without(hand, laid) for hand in deal.hands))))
    return implies(stands(card, without(union(deal.hands), laid)), stands(card, later))


def both_are_led_in_turn(deal: Dealt, first: CardSet, second: CardSet) -> Truth:
    """Forehand leads a card above which nobody was dealt one, and so leads another card."""
    both = conj(neg(first == second), stands(first, union(deal.hands)))
    return conj(
        both,
        *(
            implies(deal.forehand() == seat, within(first | second, hand))
            for seat, hand in enumerate(deal.hands)
        ),
    )


def draw_two_leads(deal: Dealt, random: Random) -> dict[str, object]:
    """Draws two cards of forehand's hand, the first of which stands if any does."""
    mine = list(each_card(deal.hands[deal.forehand()]))
    random.shuffle(mine)
    mine.sort(key=lambda single: not stands(single, union(deal.hands)))
    return {"first": mine[0], "second": random.choice(mine[1:])}


@belief(
    clauses=["pukk.trace.stands"],
    over=FOUR_PLAY,
    given=lambda players: {"deal": Deal(players), "first": OneCard(), "second": OneCard()},
    assuming=[both_are_led_in_turn],
    draw=draw_two_leads,
)
def play_goes_on_where_a_card_stands_only_if_the_next_was_never_dealt(
    deal: Dealt, first: CardSet, second: CardSet
) -> Truth:
    """The next card was dealt and has been laid: nobody can follow, and the card does not stand either."""
    hands = [without(hand, first | second) for hand in deal.hands]
    dealt = union(deal.hands)
    stood = stands_in_house(second, union(hands), dealt, int(Stands.NEVER_DEALT))
    return disj(stood, neg(find_follower(second, hands) == NOBODY))


def run_from(card: CardSet, held: CardSet) -> CardSet:
    """Returns the cards that are laid one on another from a card on, as long as somebody holds the next."""
    run: CardSet = NONE
    step = card
    for _ in range(12):
        step = successor(step) & held
        run = run | step
    return run


def forehand_leads_it(deal: Dealt, card: CardSet) -> Truth:
    """The card is in forehand's hand."""
    return conj(
        *(implies(deal.forehand() == seat, within(card, hand)) for seat, hand in enumerate(deal.hands))
    )


@belief(
    clauses=["pukk.trace.trekk", "pukk.trace.first-lead"],
    over=FOUR_PLAY,
    given=lambda players: {"deal": Deal(players), "card": OneCard()},
    assuming=[forehand_leads_it],
    draw=lambda deal, random: {"card": random.choice(list(each_card(deal.hands[deal.forehand()])))},
)
def whoever_has_forehand_always_trekks(deal: Dealt, card: CardSet) -> Truth:
    """Another may lay all five cards on the first lead."""
    run = run_from(card, union(deal.hands))
    others = [conj(neg(deal.forehand() == seat), within(hand, run)) for seat, hand in enumerate(deal.hands)]
    return neg(disj(*others))


@belief(
    clauses=["pukk.trace.slip-limits"],
    given={"card": OneCard(), "hand": Cards(most=5), "slipped": Flag(), "house": AnyHouse("slip")},
)
def any_lower_card_of_the_suit_can_be_slipped(
    card: CardSet, hand: CardSet, slipped: Truth, house: Choices
) -> Truth:
    """Not where the house has no slip, not as the last card, and not twice under one card."""
    return legal_slips(card, hand, house.slip, slipped) == hand & lower(card)


def somebody_trekked(hands: Sequence[CardSet], last: CardSet) -> Truth:
    """The first seat has laid the last card and has none left; all others have cards."""
    return conj(hands[0] == NONE, last & union(hands) == NONE, *(some(hand) for hand in hands[1:]))


def draw_losers(hands: Sequence[int], random: Random) -> dict[str, object]:
    """Empties the first hand, and draws the last card from what nobody holds."""
    left = [0, *hands[1:]]
    return {"hands": tuple(left), "last": random.choice(list(each_card(without(pack_from(2), union(left)))))}


LOSERS = {
    "over": FOUR_PLAY,
    "given": lambda players: {
        "hands": Hands(players, at_most=5),
        "last": OneCard(),
        "called": Many(Flag(), players),
        "house": AnyHouse("relief", "relief_run"),
    },
    "assuming": [somebody_trekked],
    "draw": draw_losers,
}
"""What is left when the first seat has trekked."""


@belief(clauses=["pukk.settle.pays", "pukk.settle.relief"], **LOSERS)
def whoever_trekks_gets_a_chip_from_everybody(
    hands: Sequence[CardSet], last: CardSet, called: Sequence[Truth], house: Choices
) -> Truth:
    """Not from one whose only card is the next one."""
    freed = freed_cards(last, hands, called, house.relief, house.relief_run)
    return conj(*(at_least(compute_debt(hand, freed), 1) for hand in hands[1:]))


@belief(clauses=["pukk.settle.relief-run", "pukk.settle.relief"], **LOSERS)
def whoever_holds_the_next_two_cards_pays_for_neither(
    hands: Sequence[CardSet], last: CardSet, called: Sequence[Truth], house: Choices
) -> Truth:
    """The relief is one card, unless the house frees the run."""
    two = successor(last) | successor(successor(last))
    freed = freed_cards(last, hands, called, house.relief, house.relief_run)
    holds = [
        conj(within(two, hand), neg(house.relief == Relief.NONE), call)
        for hand, call in zip(hands, called, strict=True)
    ]
    return conj(*(implies(both, count(freed & two) == count(two)) for both in holds))
