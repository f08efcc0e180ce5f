"""Buying: one player at most can buy, only in time, and a field is not collected twice by it."""

from pukk.core.cards import RANK_CARDS, Rank
from pukk.core.logic import Number, Truth, conj, disj, implies, less, neg, some
from pukk.core.seats import NOBODY
from pukk.games.pukk.buy import Moment, collects_field, is_open, may_buy, price_of
from pukk.games.pukk.collect import find_taker
from pukk.games.pukk.house import FIELDS, Buy
from pukk.proofs.kernel import Rule, Twin, theorem
from pukk.proofs.pieces import Whole
from pukk.proofs.tables import PLAYERS, AnyHouse, Choices, Deal, Dealt

ANY_MOMENT = Whole(0, len(Moment) - 1)


@theorem(
    clauses=["pukk.buy.price", "pukk.buy.buy"],
    over=PLAYERS,
    given=lambda players, exact: {
        "deal": Deal(players, counted=exact),
        "house": AnyHouse("buy"),
        "moment": ANY_MOMENT,
    },
    twins=[Twin("any-seven", {"price": lambda upcard: RANK_CARDS[Rank.SEVEN]})],
)
def at_most_one_player_can_buy(
    deal: Dealt, house: Choices, moment: Number, *, price: Rule = price_of
) -> Truth:
    """There is one seven of trumps."""
    found: Truth = False
    truths = []
    for hand in deal.hands:
        can = conj(is_open(house.buy, moment), some(hand & price(deal.upcard)))
        truths.append(neg(conj(found, can)))
        found = disj(found, can)
    return conj(*truths)


@theorem(
    clauses=["pukk.buy.buy"],
    given={"house": AnyHouse("buy"), "moment": ANY_MOMENT, "later": ANY_MOMENT},
    twins=[
        Twin(
            "closed-for-a-while",
            {"open_at": lambda buy, moment: conj(is_open(buy, moment), neg(moment == Moment.BEFORE_VIE))},
        )
    ],
)
def buying_once_closed_stays_closed(
    house: Choices, moment: Number, later: Number, *, open_at: Rule = is_open
) -> Truth:
    """And it is always closed when the next card has been led, and where the house does not have it."""
    order = implies(conj(less(moment, later), open_at(house.buy, later)), open_at(house.buy, moment))
    never = disj(moment == Moment.AFTER_LEAD, house.buy == Buy.NO)
    return conj(order, implies(never, neg(open_at(house.buy, moment))))


@theorem(
    clauses=["pukk.buy.price"],
    over=PLAYERS,
    given=lambda players, exact: {
        "deal": Deal(players, counted=exact),
        "house": AnyHouse("buy"),
        "moment": ANY_MOMENT,
    },
    twins=[
        Twin(
            "the-eight-buys", {"buys": lambda hand, upcard, buy, moment: some(hand & RANK_CARDS[Rank.EIGHT])}
        )
    ],
)
def a_turned_seven_cannot_be_bought(
    deal: Dealt, house: Choices, moment: Number, *, buys: Rule = may_buy
) -> Truth:
    """What would buy it is the card itself."""
    is_seven = some(deal.upcard & RANK_CARDS[Rank.SEVEN])
    return implies(is_seven, conj(*(neg(buys(hand, deal.upcard, house.buy, moment)) for hand in deal.hands)))


def its_field_waits_for_the_buyer(deal: Dealt, house: Choices) -> Truth:
    """Where a bought card collects, its field has not gone to the dealer; the house says one or the other."""
    goes_to_dealer = [find_taker(field, deal.upcard, (), deal.dealer, house) for field in FIELDS]
    return disj(neg(house.buy_collects), conj(*(taker == NOBODY for taker in goes_to_dealer)))


@theorem(
    clauses=["pukk.buy.buy-collects", "pukk.collect.turned-field"],
    over=PLAYERS,
    given=lambda players, exact: {
        "deal": Deal(players, counted=exact),
        "house": AnyHouse("turned_field", "turned_pamfill", "pamfill_field", "pukk_goes_to", "buy_collects"),
    },
    assuming=[its_field_waits_for_the_buyer],
    twins=[Twin("the-dealer-has-taken-it", dropping=("its_field_waits_for_the_buyer",))],
)
def no_field_is_collected_by_the_dealer_and_by_a_buyer(deal: Dealt, house: Choices) -> Truth:
    """A house where the turned card's field is the dealer's and a bought card collects would give it twice."""
    return conj(*(neg(is_taken_twice(field, deal, house)) for field in FIELDS))


def is_taken_twice(field: str, deal: Dealt, house: Choices) -> Truth:
    """Tells whether somebody has taken a field and a buyer of the turned card would collect it too."""
    taken = neg(find_taker(field, deal.upcard, deal.hands, deal.dealer, house) == NOBODY)
    return conj(taken, collects_field(field, deal.upcard, house.pukk_goes_to, house.buy_collects))
