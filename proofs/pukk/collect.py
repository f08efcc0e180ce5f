"""Collecting: every field's fate is settled once, in every house; both jacks with clubs; “I have all of all”."""

from collections.abc import Sequence
from random import Random
from types import SimpleNamespace

from pukk.core.cards import PAMFILL, SUIT_CARDS, Rank, Suit, card, each_card
from pukk.core.logic import CardSet, Number, Truth, conj, disj, implies, ite, less, neg, same_suit, some
from pukk.core.seats import NOBODY
from pukk.games.pukk.collect import decided_at_collecting, find_taker, pamfill_counts
from pukk.games.pukk.house import FIELDS, FirstLead, PukkGoesTo, TurnedField, TurnedPamfill
from pukk.games.pukk.setup import field_card
from pukk.games.pukk.trace import find_first_leader, find_follower
from pukk.games.pukk.vie import is_vied_for
from pukk.proofs.kernel import Rule, Twin, theorem
from pukk.proofs.pieces import Chips, Seat
from pukk.proofs.situation import same
from pukk.proofs.tables import PLAYERS, AnyHouse, Choices, Deal, Dealt

COLLECTING = ("turned_field", "turned_pamfill", "pamfill_field", "pukk_goes_to")
"""The choices that say who takes a field."""

CLUB_HONOURS: int = sum(card(Suit.CLUBS, rank) for rank in Rank if rank >= Rank.TEN)
"""♣A ♣K ♣Q ♣J ♣10."""

SIX_FIELDS = ("ace", "king", "queen", "jack", "ten", "pamfill")
"""The fields that the five honours of clubs take."""


def taker_of(field: str, deal: Dealt, house: Choices, taker: Rule = find_taker) -> Number:
    """Returns the seat that takes a field, or nobody's."""
    return taker(field, deal.upcard, deal.hands, deal.dealer, house)


def any_trump_of_the_first_seat(
    field: str, upcard: CardSet, hands: Sequence[CardSet], dealer: Number, house: Choices
) -> Number:
    """A bent rule: the first seat takes every field with any trump."""
    return ite(some(hands[0] & same_suit(upcard)), 0, find_taker(field, upcard, hands, dealer, house))


@theorem(
    clauses=[
        "pukk.collect.trump-honours",
        "pukk.collect.turned-field",
        "pukk.collect.turned-pamfill",
        "pukk.collect.unclaimed-stays",
        "pukk.collect.trump-six",
        "pukk.collect.pamfill-field",
    ],
    over=PLAYERS,
    given=lambda players, exact: {"deal": Deal(players, counted=exact), "house": AnyHouse(*COLLECTING)},
    twins=[Twin("any-trump-takes-it", {"taker": any_trump_of_the_first_seat})],
)
def every_field_goes_to_the_holder_of_its_card_or_by_the_turned_card_or_stays(
    deal: Dealt, house: Choices, *, taker: Rule = find_taker
) -> Truth:
    """
    For each field one of three: its card is in a hand, it is turned, or nobody has it; and the clause decides alone.

    A seat takes a field exactly if it holds the card and the house lets the card count, but for the dealer,
    who takes only what was turned.
    """
    truths = []
    for field in FIELDS:
        found = taker_of(field, deal, house, taker)
        its_card = field_card(field, same_suit(deal.upcard))
        is_turned = deal.upcard == its_card
        truths.append(disj(found == NOBODY, less(found, len(deal.hands))))
        truths.append(implies(is_turned, disj(found == NOBODY, found == deal.dealer)))
        for seat, hand in enumerate(deal.hands):
            holds = conj(some(hand & its_card), can_be_taken(field, deal, house))
            truths.append(implies(neg(is_turned), same(found == seat, holds)))
    return conj(*truths)


def can_be_taken(field: str, deal: Dealt, house: Choices) -> Truth:
    """Tells plainly whether the house lets the holder of a field's card take it."""
    if field == "pamfill":
        return pamfill_counts(house.pamfill_field, same_suit(deal.upcard))
    return house.pukk_goes_to == PukkGoesTo.TRUMP_SIX if field == "pukk" else True


@theorem(
    clauses=["pukk.collect.trump-honours", "pukk.collect.unclaimed-stays"],
    over=PLAYERS,
    given=lambda players: {"taker": Seat(players, or_nobody=True), "chips": Chips()},
    twins=[Twin("half-of-it", {"part": lambda chips: ite(chips == 0, 0, chips + (-1))})],
)
def a_field_is_taken_entirely_or_not_at_all(
    players: int, taker: Number, chips: Number, *, part: Rule = lambda chips: chips
) -> Truth:
    """By one player at most, by the theorem on who takes it: what he gets and what stays are what lay there."""
    gains = [ite(taker == seat, part(chips), 0 * chips) for seat in range(players)]
    stays = ite(taker == NOBODY, chips, 0 * chips)
    whole = [disj(gain == 0, gain == chips) for gain in (*gains, stays)]
    return conj(sum(gains) + stays == chips, *whole)


def clubs_are_trump(deal: Dealt) -> Truth:
    """Clubs are trump."""
    return same_suit(deal.upcard) == SUIT_CARDS[Suit.CLUBS]


def the_jack_is_not_turned_or_both_follow_it(deal: Dealt, house: Choices) -> Truth:
    """♣J is not the turned card, or the house gives both fields by it, or neither."""
    return disj(neg(deal.upcard == PAMFILL), neg(house.turned_pamfill == TurnedPamfill.PAMFILL_ONLY))


@theorem(
    clauses=["pukk.collect.both-jacks", "pukk.collect.pamfill-field", "pukk.collect.turned-pamfill"],
    over=PLAYERS,
    given=lambda players, exact: {"deal": Deal(players, counted=exact), "house": AnyHouse(*COLLECTING)},
    assuming=[clubs_are_trump, the_jack_is_not_turned_or_both_follow_it],
    twins=[
        Twin("any-trump", dropping=("clubs_are_trump",)),
        Twin("pamfill-only-when-turned", dropping=("the_jack_is_not_turned_or_both_follow_it",)),
    ],
)
def with_clubs_both_jack_fields_go_to_one_player(deal: Dealt, house: Choices) -> Truth:
    """In every deal and every house: to the holder of ♣J, or both by the turned card, or both stay."""
    return taker_of("jack", deal, house) == taker_of("pamfill", deal, house)


def forehand_leads(house: Choices) -> Truth:
    """The first lead is forehand's."""
    return house.first_lead == FirstLead.FOREHAND


def the_lucky_one_has_forehand(deal: Dealt, seat: Number) -> Truth:
    """The seat is left of the dealer."""
    return deal.forehand() == seat


def the_lucky_one_has_the_five_honours_of_clubs(deal: Dealt, seat: Number) -> Truth:
    """He holds ♣A ♣K ♣Q ♣J ♣10."""
    return conj(*(implies(seat == place, hand == CLUB_HONOURS) for place, hand in enumerate(deal.hands)))


def lays_all_unopposed(deal: Dealt, seat: Number) -> Truth:
    """Tells whether a seat follows each of its own cards from the ten to the king itself, and the ace is its last."""
    run = [card(Suit.CLUBS, rank) for rank in (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING)]
    return conj(*(find_follower(each, deal.hands) == seat for each in run))


def draw_the_lucky_hand(deal: Dealt, seat: int, random: Random) -> dict[str, object]:
    """Deals the five honours of clubs to a seat, and has its right neighbour deal."""
    rest = [single for hand in (*deal.hands, deal.upcard, deal.stock) for single in each_card(hand)]
    rest = [single for single in rest if not single & CLUB_HONOURS]
    random.shuffle(rest)
    hands = [
        CLUB_HONOURS if place == seat else sum(rest.pop() for _ in range(5))
        for place in range(len(deal.hands))
    ]
    clubs = [single for single in rest if single & SUIT_CARDS[Suit.CLUBS]]
    upcard = clubs[0] if clubs else rest[0]
    stock = sum(rest) - upcard
    dealer = (seat - 1) % len(hands)
    return {"deal": deal._replace(hands=tuple(hands), upcard=upcard, stock=stock, dealer=dealer)}


@theorem(
    clauses=[
        "pukk.collect.trump-honours",
        "pukk.collect.both-jacks",
        "pukk.trace.first-lead",
        "pukk.trace.trekk",
    ],
    over=PLAYERS,
    given=lambda players, exact: {
        "deal": Deal(players, counted=exact),
        "seat": Seat(players),
        "winner": Seat(players, or_nobody=True),
        "house": AnyHouse(*COLLECTING, "first_lead"),
    },
    assuming=[
        clubs_are_trump,
        forehand_leads,
        the_lucky_one_has_forehand,
        the_lucky_one_has_the_five_honours_of_clubs,
    ],
    draw=lambda deal, seat, random, house: {
        **draw_the_lucky_hand(deal, seat, random),
        "house": SimpleNamespace(**{**vars(house), "first_lead": int(FirstLead.FOREHAND)}),
    },
    twins=[
        Twin("clubs-are-not-trump", dropping=("clubs_are_trump",)),
        Twin("the-winner-of-the-pukk-leads", dropping=("forehand_leads",)),
        Twin("not-in-forehand", dropping=("the_lucky_one_has_forehand",)),
        Twin("not-all-five-honours", dropping=("the_lucky_one_has_the_five_honours_of_clubs",)),
    ],
)
def i_have_all_of_all(deal: Dealt, seat: Number, winner: Number, house: Choices) -> Truth:
    """The five honours of clubs from forehand take six fields, and are laid out with nobody between."""
    takes = [taker_of(field, deal, house) == seat for field in SIX_FIELDS]
    leads = find_first_leader(house.first_lead, deal.forehand(), winner) == seat
    return conj(leads, *takes, lays_all_unopposed(deal, seat))


@theorem(
    clauses=["pukk.vie.pukk-goes-to", "pukk.collect.trump-six", "pukk.vie.pair-of-sixes"],
    given={"house": AnyHouse("pukk_goes_to")},
    twins=[Twin("always-vied-for", {"vied_for": lambda pukk_goes_to: True})],
)
def what_wins_the_pukk_is_one_thing_in_every_house(house: Choices, *, vied_for: Rule = is_vied_for) -> Truth:
    """The trump six when collecting, the best set, a pair of sixes, or nothing: one of them, never two."""
    ways = [
        decided_at_collecting("pukk", house.pukk_goes_to),
        vied_for(house.pukk_goes_to),
        house.pukk_goes_to == PukkGoesTo.PAIR_OF_SIXES,
        house.pukk_goes_to == PukkGoesTo.NOBODY,
    ]
    return conj(
        disj(*ways), *(neg(conj(one, other)) for place, one in enumerate(ways) for other in ways[:place])
    )


def the_dealer_takes_the_turned_field(house: Choices) -> Truth:
    """The turned card's field is the dealer's, ♣J's too, and a trump six takes the púkk."""
    turned = conj(
        house.turned_field == TurnedField.DEALER, neg(house.turned_pamfill == TurnedPamfill.PAMFILL_ONLY)
    )
    return conj(turned, house.pukk_goes_to == PukkGoesTo.TRUMP_SIX)


def fives_are_lowest(deal: Dealt) -> Truth:
    """Seven play with forty cards."""
    return deal.lowest == int(Rank.FIVE)


@theorem(
    clauses=["pukk.collect.trump-honours", "pukk.collect.trump-six", "pukk.collect.turned-field"],
    over={"players": [7]},
    given=lambda players: {"deal": Deal(players), "house": AnyHouse(*COLLECTING)},
    assuming=[the_dealer_takes_the_turned_field, fives_are_lowest],
    twins=[Twin("fewer-fields", {"fields": ("ace", "king", "queen", "jack")})],
)
def when_seven_play_somebody_always_collects(
    deal: Dealt, house: Choices, *, fields: Sequence[str] = FIELDS
) -> Truth:
    """Six cards or seven take fields, and only four lie unseen in the stock."""
    board = [field for field in fields if field != "nine"]
    return disj(*(neg(taker_of(field, deal, house) == NOBODY) for field in board))
