"""What always holds while cards are traced: who can follow, what stands, and that it ends."""

from pukk.core.cards import RANK_CARDS, Rank
from pukk.core.logic import CardSet, Truth, implies, some, successor
from pukk.games.pukk.trace import stands
from pukk.proofs.kernel import Twin, theorem
from pukk.proofs.situation import Cards, OneCard


def is_an_ace(card: CardSet) -> Truth:
    """The card is an ace."""
    return some(card & RANK_CARDS[Rank.ACE])


@theorem(
    clauses=["pukk.trace.ace-stands", "pukk.trace.stands"],
    given={"card": OneCard(), "held": Cards()},
    assuming=[is_an_ace],
    twins=[Twin("any-card", dropping=("is_an_ace",))],
)
def an_ace_always_stands(card: CardSet, held: CardSet, *, stand=stands) -> Truth:
    return stand(card, held)
