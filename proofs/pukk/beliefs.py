"""What players believe and what is false, each kept with the deal that shows it: chips, collecting and tracing."""

from collections.abc import Sequence
from random import Random
from types import SimpleNamespace

from pukk.core.cards import PAMFILL, RANK_CARDS, Rank, each_card, pack_from
from pukk.core.logic import (
    NONE,
    CardSet,
    Number,
    Truth,
    at_least,
    conj,
    count,
    disj,
    implies,
    ite,
    lower,
    neg,
    predecessor,
    same_suit,
    some,
    successor,
    without,
)
from pukk.core.seats import NOBODY, union
from pukk.games.pukk.buy import collects_field, price_of
from pukk.games.pukk.collect import find_taker
from pukk.games.pukk.dress import chips_by_field, compute_dressing
from pukk.games.pukk.house import FIELDS, Buy, PukkGoesTo, Relief, ReliefRun, Stands, TurnedField
from pukk.games.pukk.setup import compute_owners, field_card, pack_suffices
from pukk.games.pukk.settle import compute_debt, freed_cards
from pukk.games.pukk.trace import find_follower, legal_slips, stands, stands_in_house
from pukk.games.pukk.vie import compute_share
from pukk.proofs.kernel import belief
from pukk.proofs.pukk.collect import COLLECTING, taker_of
from pukk.proofs.pukk.trace import hands_after_buying
from pukk.proofs.situation import Cards, Chips, Flag, Hands, Many, OneCard, within
from pukk.proofs.tables import AnyHouse, Deal, Dealt, house_at_numbers, shipped_houses

SIX_PLAY = {"players": [6]}
FOUR_PLAY = {"players": [4]}


@belief(
    clauses=["pukk.dress.own-stake", "pukk.dress.stays-dressed"],
    every=lambda: (listed for listed in house_at_numbers() if listed["players"] in (5, 6, 7)),
)
def every_field_holds_a_multiple_of_the_players(house_name: str, players: int) -> Truth:
    """So that it could be handed back evenly; it is so in the paper's rules, by a theorem."""
    house, names = shipped_houses()[house_name], [f"P{seat}" for seat in range(players)]
    owners = compute_owners(house, names)
    chips = chips_by_field(owners, compute_dressing(house, owners, names))
    return all(amount % players == 0 for amount in chips.values())


@belief(clauses=["pukk.setup.pack-suffices"], every=lambda: [{"players": 8, "lowest": int(Rank.FIVE)}])
def eight_can_play_with_forty_cards(players: int, lowest: int) -> Truth:
    """Five times eight are forty, but none is left to turn."""
    return pack_suffices(players, pack_from(lowest).bit_count())


@belief(
    clauses=["pukk.vie.odd-chip"],
    over={"winners": [2]},
    given={"pot": Chips(), "house": AnyHouse("odd_chip")},
)
def a_shared_pukk_can_always_be_shared_evenly(winners: int, pot: Number, house: SimpleNamespace) -> Truth:
    """Every winner gets the same, and nothing is left."""
    return compute_share(pot, winners, False, house.odd_chip) * winners == pot


@belief(
    clauses=["pukk.collect.trump-six", "pukk.vie.pukk-goes-to"],
    over=SIX_PLAY,
    given=lambda players: {"deal": Deal(players), "house": AnyHouse(*COLLECTING)},
)
def the_trump_six_always_wins_the_pukk(deal: Dealt, house: SimpleNamespace) -> Truth:
    """Whoever holds it takes the púkk; only where the house has it so."""
    six = RANK_CARDS[Rank.SIX] & same_suit(deal.upcard)
    taker = taker_of("pukk", deal, house)
    return conj(*(implies(some(hand & six), taker == seat) for seat, hand in enumerate(deal.hands)))


def the_trump_six_wins_it(house: SimpleNamespace) -> Truth:
    """The house gives the púkk to the trump six."""
    return house.pukk_goes_to == PukkGoesTo.TRUMP_SIX


@belief(
    clauses=["pukk.collect.trump-six", "pukk.collect.unclaimed-stays"],
    over=SIX_PLAY,
    given=lambda players: {"deal": Deal(players), "house": AnyHouse(*COLLECTING)},
    assuming=[the_trump_six_wins_it],
)
def somebody_wins_the_pukk_in_every_round(deal: Dealt, house: SimpleNamespace) -> Truth:
    """The six may lie in the stock."""
    return neg(taker_of("pukk", deal, house) == NOBODY)


@belief(
    clauses=["pukk.collect.turned-field"],
    over=SIX_PLAY,
    given=lambda players: {"deal": Deal(players), "house": AnyHouse(*COLLECTING)},
)
def the_dealer_always_gets_the_turned_field(deal: Dealt, house: SimpleNamespace) -> Truth:
    """He does where the house has it so, and where there is such a field."""
    trump = same_suit(deal.upcard)
    return conj(
        *(
            implies(deal.upcard == field_card(field, trump), taker_of(field, deal, house) == deal.dealer)
            for field in FIELDS
        )
    )


def they_play_by_the_paper(deal: Dealt, house: SimpleNamespace) -> Truth:
    """Six play with thirty-six cards, the turned field is the dealer's, the pamfíll counts always, no púkk."""
    paper = shipped_houses()["morgunbladid-2002"]
    alike = [getattr(house, choice) == int(getattr(paper, choice)) for choice in COLLECTING]
    return conj(deal.lowest == int(Rank.SIX), *alike)


def draw_by_the_paper(deal: Dealt, random: Random) -> dict[str, object]:
    """Deals thirty-six cards to six players and takes the paper's choices."""
    paper = shipped_houses()["morgunbladid-2002"]
    cards = list(each_card(pack_from(Rank.SIX)))
    random.shuffle(cards)
    hands = tuple(sum(cards[seat * 5 : seat * 5 + 5]) for seat in range(len(deal.hands)))
    pack, upcard = pack_from(Rank.SIX), cards[-1]
    drawn = Dealt(int(Rank.SIX), pack, hands, upcard, without(pack, union(hands) | upcard), deal.dealer)
    return {"deal": drawn, "house": SimpleNamespace(**{choice: int(getattr(paper, choice)) for choice in COLLECTING})}


@belief(
    clauses=["pukk.collect.trump-honours", "pukk.collect.unclaimed-stays"],
    over=SIX_PLAY,
    given=lambda players: {"deal": Deal(players), "house": AnyHouse(*COLLECTING)},
    assuming=[they_play_by_the_paper],
    draw=draw_by_the_paper,
)
def somebody_collects_in_every_round(deal: Dealt, house: SimpleNamespace) -> Truth:
    """When seven play it is so, by a theorem; with six, clubs trump, the five honours can all lie in the stock."""
    board = [field for field in FIELDS if field not in ("nine", "pukk")]
    return disj(*(neg(taker_of(field, deal, house) == NOBODY) for field in board))


@belief(
    clauses=["pukk.collect.both-jacks", "pukk.collect.pamfill-field"],
    over=SIX_PLAY,
    given=lambda players: {"deal": Deal(players), "house": AnyHouse(*COLLECTING)},
)
def the_pamfill_always_takes_the_field_of_the_jack_too(deal: Dealt, house: SimpleNamespace) -> Truth:
    """Only where clubs are trump."""
    taker = taker_of("jack", deal, house)
    return conj(*(implies(some(hand & PAMFILL), taker == seat) for seat, hand in enumerate(deal.hands)))


@belief(
    clauses=["pukk.collect.both-jacks", "pukk.setup.field-cards"],
    over=SIX_PLAY,
    given=lambda players: {"deal": Deal(players), "house": AnyHouse(*COLLECTING), "card": OneCard()},
)
def one_card_takes_one_field_at_most(deal: Dealt, house: SimpleNamespace, card: CardSet) -> Truth:
    """♣J takes two when clubs are trump."""
    takes = [
        conj(field_card(field, same_suit(deal.upcard)) == card, neg(taker_of(field, deal, house) == NOBODY))
        for field in FIELDS
    ]
    return conj(*(neg(conj(one, other)) for place, one in enumerate(takes) for other in takes[:place]))


@belief(
    clauses=["pukk.buy.buy-collects", "pukk.buy.price"],
    over=SIX_PLAY,
    given=lambda players: {"deal": Deal(players), "house": AnyHouse("buy_collects", "pukk_goes_to")},
)
def a_bought_honour_takes_its_field(deal: Dealt, house: SimpleNamespace) -> Truth:
    """Only where the house says so: collecting is over when the seven buys."""
    is_bought = some(union(deal.hands) & price_of(deal.upcard))
    its_field = [deal.upcard == field_card(field, same_suit(deal.upcard)) for field in FIELDS]
    collects = [collects_field(field, deal.upcard, house.pukk_goes_to, house.buy_collects) for field in FIELDS]
    return implies(conj(is_bought, disj(*its_field)), disj(*collects))


def it_has_been_laid(deal: Dealt, laid: CardSet, card: CardSet) -> Truth:
    """The card is the last of those that have been laid, all of them from hands."""
    return conj(within(laid, union(deal.hands)), within(card, laid))


def draw_laid(deal: Dealt, random: Random) -> dict[str, object]:
    """Draws some cards of the hands as laid, and one of these as the last."""
    cards = random.sample(list(each_card(union(deal.hands))), random.randint(1, 6))
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
    return conj(both, *(implies(deal.forehand() == seat, within(first | second, hand)) for seat, hand in enumerate(deal.hands)))


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
    return conj(*(implies(deal.forehand() == seat, within(card, hand)) for seat, hand in enumerate(deal.hands)))


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
    card: CardSet, hand: CardSet, slipped: Truth, house: SimpleNamespace
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
    hands: Sequence[CardSet], last: CardSet, called: Sequence[Truth], house: SimpleNamespace
) -> Truth:
    """Not from one whose only card is the next one."""
    freed = freed_cards(last, hands, called, house.relief, house.relief_run)
    return conj(*(at_least(compute_debt(hand, freed), 1) for hand in hands[1:]))


@belief(clauses=["pukk.settle.relief-run", "pukk.settle.relief"], **LOSERS)
def whoever_holds_the_next_two_cards_pays_for_neither(
    hands: Sequence[CardSet], last: CardSet, called: Sequence[Truth], house: SimpleNamespace
) -> Truth:
    """The relief is one card, unless the house frees the run."""
    two = successor(last) | successor(successor(last))
    freed = freed_cards(last, hands, called, house.relief, house.relief_run)
    holds = [conj(within(two, hand), neg(house.relief == Relief.NONE), call) for hand, call in zip(hands, called, strict=True)]
    return conj(*(implies(both, count(freed & two) == count(two)) for both in holds))
