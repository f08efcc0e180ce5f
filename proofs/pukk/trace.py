"""What always holds while cards are traced: who can follow, and what stands."""

from collections.abc import Sequence

from pukk.core.cards import NONE, RANK_CARDS, Rank
from pukk.core.logic import (
    CardSet,
    Truth,
    conj,
    disj,
    implies,
    ite,
    neg,
    predecessor,
    same_suit,
    some,
    successor,
)
from pukk.core.seats import NOBODY, union
from pukk.games.pukk.buy import Moment, hand_after_buying, may_buy
from pukk.games.pukk.house import Buy
from pukk.games.pukk.trace import find_follower, stands, stands_in_house
from pukk.proofs.kernel import Rule, Twin, theorem
from pukk.proofs.pieces import Cards, Hands, OneCard
from pukk.proofs.situation import is_single, same, within
from pukk.proofs.tables import PLAYERS, AnyHouse, Choices, Deal, Dealt


def round_the_corner(card: CardSet) -> CardSet:
    """A bent rule: after the ace comes the two of the suit."""
    return successor(card) | ite(
        some(card & RANK_CARDS[Rank.ACE]), RANK_CARDS[Rank.TWO] & same_suit(card), NONE
    )


def next_of_any_suit(card: CardSet) -> CardSet:
    """A bent rule: the next card need not be of the suit."""
    cards: CardSet = NONE
    for alike in RANK_CARDS.values():
        cards = cards | ite(some(successor(card) & alike), alike, NONE)
    return cards


def is_an_ace(card: CardSet) -> Truth:
    """The card is an ace."""
    return some(card & RANK_CARDS[Rank.ACE])


@theorem(
    clauses=["pukk.trace.next-card"],
    given={"card": OneCard()},
    twins=[
        Twin("any-suit", rules={"follows": next_of_any_suit}),
        Twin("round-the-corner", {"follows": round_the_corner}),
    ],
)
def the_next_card_is_one_card_of_the_same_suit(card: CardSet, *, follows: Rule = successor) -> Truth:
    """And the card is the next one's predecessor; an ace has none."""
    above = follows(card)
    is_next = conj(is_single(above), same_suit(above) == same_suit(card), predecessor(above) == card)
    return ite(is_an_ace(card), above == NONE, is_next)


@theorem(
    clauses=["pukk.trace.ace-stands", "pukk.trace.stands"],
    given={"card": OneCard(), "held": Cards()},
    assuming=[is_an_ace],
    twins=[
        Twin("any-card", dropping=("is_an_ace",)),
        Twin("round-the-corner", {"stand": lambda card, held: round_the_corner(card) & held == NONE}),
    ],
)
def an_ace_always_stands(card: CardSet, held: CardSet, *, stand: Rule = stands) -> Truth:
    """Whatever is held."""
    return stand(card, held)


@theorem(
    clauses=["pukk.trace.next-card"],
    over=PLAYERS,
    given=lambda players: {"hands": Hands(players), "card": OneCard()},
    twins=[Twin("any-suit", rules={"follows": next_of_any_suit})],
)
def at_most_one_player_can_follow(
    hands: Sequence[CardSet], card: CardSet, *, follows: Rule = successor
) -> Truth:
    """No second seat holds a next card once a first one does."""
    found: Truth = False
    truths = []
    for hand in hands:
        holds = some(follows(card) & hand)
        truths.append(neg(conj(found, holds)))
        found = disj(found, holds)
    return conj(*truths)


@theorem(
    clauses=["pukk.trace.stands", "pukk.trace.next-card"],
    over=PLAYERS,
    given=lambda players: {"hands": Hands(players), "card": OneCard()},
    twins=[
        Twin("the-last-seat-overlooked", {"follower": lambda card, hands: find_follower(card, hands[:-1])})
    ],
)
def a_card_stands_exactly_when_nobody_holds_the_next(
    hands: Sequence[CardSet], card: CardSet, *, follower: Rule = find_follower
) -> Truth:
    """So that he who should lay and he who may lead are never both there, and never both missing."""
    return same(stands(card, union(hands)), follower(card, hands) == NOBODY)


def hands_only_shrink(held: CardSet, later: CardSet) -> Truth:
    """All that is held later was held before."""
    return within(later, held)


@theorem(
    clauses=["pukk.trace.stands"],
    given={
        "card": OneCard(),
        "held": Cards(),
        "later": Cards(),
        "dealt": Cards(),
        "house": AnyHouse("stands"),
    },
    assuming=[hands_only_shrink],
    twins=[Twin("hands-may-grow", dropping=("hands_only_shrink",))],
)
def what_stands_stays_standing(
    card: CardSet, held: CardSet, later: CardSet, dealt: CardSet, house: Choices
) -> Truth:
    """Under either reading of standing, as long as nothing is bought."""
    stood = stands_in_house(card, held, dealt, house.stands)
    return implies(stood, stands_in_house(card, later, dealt, house.stands))


def hands_after_buying(deal: Dealt) -> list[CardSet]:
    """Returns the hands when whoever may buy the turned card has bought it, after a card has stood."""
    how, when = Buy.UNTIL_NEXT_LEAD, int(Moment.AFTER_STAND)
    return [
        ite(may_buy(hand, deal.upcard, how, when), hand_after_buying(hand, deal.upcard), hand)
        for hand in deal.hands
    ]


def the_turned_card_is_not_next(deal: Dealt, card: CardSet) -> Truth:
    """The turned card is not the one above the card that is out."""
    return neg(deal.upcard == successor(card))


@theorem(
    clauses=["pukk.trace.stands", "pukk.buy.buy"],
    over=PLAYERS,
    given=lambda players, exact: {"deal": Deal(players, counted=exact), "card": OneCard()},
    assuming=[the_turned_card_is_not_next],
    twins=[Twin("the-next-card-is-bought", dropping=("the_turned_card_is_not_next",))],
)
def only_buying_the_next_card_makes_a_standing_card_fall(deal: Dealt, card: CardSet) -> Truth:
    """Buying any other turned card changes nothing for the card that is out."""
    return implies(stands(card, union(deal.hands)), stands(card, union(hands_after_buying(deal))))


def is_played(card: CardSet, held: CardSet) -> Truth:
    """Nobody holds the card any longer."""
    return card & held == NONE


@theorem(
    clauses=["pukk.trace.stands"],
    given={"card": OneCard(), "held": Cards()},
    assuming=[is_played],
    twins=[
        Twin("still-in-a-hand", dropping=("is_played",)),
        Twin("the-card-above", rules={"below": successor}),
    ],
)
def the_card_below_a_played_card_stands(card: CardSet, held: CardSet, *, below: Rule = predecessor) -> Truth:
    """Where there is one: below a two there is none."""
    return implies(some(below(card)), stands(below(card), held))
