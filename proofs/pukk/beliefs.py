"""What players believe and what is false of chips and collecting, each kept with its deal."""

from random import Random
from types import SimpleNamespace

from pukk.core.cards import PAMFILL, RANK_CARDS, Rank, each_card, pack_from
from pukk.core.logic import (
    CardSet,
    Number,
    Truth,
    conj,
    disj,
    implies,
    neg,
    same_suit,
    some,
    without,
)
from pukk.core.seats import NOBODY, union
from pukk.games.pukk.buy import collects_field, price_of
from pukk.games.pukk.dress import chips_by_field, compute_dressing
from pukk.games.pukk.house import FIELDS, PukkGoesTo
from pukk.games.pukk.setup import compute_owners, field_card, pack_suffices
from pukk.games.pukk.vie import compute_share
from pukk.proofs.kernel import belief
from pukk.proofs.pieces import Chips, OneCard
from pukk.proofs.pukk.collect import COLLECTING, taker_of
from pukk.proofs.tables import AnyHouse, Choices, Deal, Dealt, house_at_numbers, shipped_houses

SIX_PLAY = {"players": [6]}


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
def a_shared_pukk_can_always_be_shared_evenly(winners: int, pot: Number, house: Choices) -> Truth:
    """Every winner gets the same, and nothing is left."""
    return compute_share(pot, winners, False, house.odd_chip) * winners == pot


@belief(
    clauses=["pukk.collect.trump-six", "pukk.vie.pukk-goes-to"],
    over=SIX_PLAY,
    given=lambda players: {"deal": Deal(players), "house": AnyHouse(*COLLECTING)},
)
def the_trump_six_always_wins_the_pukk(deal: Dealt, house: Choices) -> Truth:
    """Whoever holds it takes the púkk; only where the house has it so."""
    six = RANK_CARDS[Rank.SIX] & same_suit(deal.upcard)
    taker = taker_of("pukk", deal, house)
    return conj(*(implies(some(hand & six), taker == seat) for seat, hand in enumerate(deal.hands)))


def the_trump_six_wins_it(house: Choices) -> Truth:
    """The house gives the púkk to the trump six."""
    return house.pukk_goes_to == PukkGoesTo.TRUMP_SIX


@belief(
    clauses=["pukk.collect.trump-six", "pukk.collect.unclaimed-stays"],
    over=SIX_PLAY,
    given=lambda players: {"deal": Deal(players), "house": AnyHouse(*COLLECTING)},
    assuming=[the_trump_six_wins_it],
)
def somebody_wins_the_pukk_in_every_round(deal: Dealt, house: Choices) -> Truth:
    """The six may lie in the stock."""
    return neg(taker_of("pukk", deal, house) == NOBODY)


@belief(
    clauses=["pukk.collect.turned-field"],
    over=SIX_PLAY,
    given=lambda players: {"deal": Deal(players), "house": AnyHouse(*COLLECTING)},
)
def the_dealer_always_gets_the_turned_field(deal: Dealt, house: Choices) -> Truth:
    """He does where the house has it so, and where there is such a field."""
    trump = same_suit(deal.upcard)
    return conj(
        *(
            implies(deal.upcard == field_card(field, trump), taker_of(field, deal, house) == deal.dealer)
            for field in FIELDS
        )
    )


def they_play_by_the_paper(deal: Dealt, house: Choices) -> Truth:
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
    return {
        "deal": drawn,
        "house": SimpleNamespace(**{choice: int(getattr(paper, choice)) for choice in COLLECTING}),
    }


@belief(
    clauses=["pukk.collect.trump-honours", "pukk.collect.unclaimed-stays"],
    over=SIX_PLAY,
    given=lambda players: {"deal": Deal(players), "house": AnyHouse(*COLLECTING)},
    assuming=[they_play_by_the_paper],
    draw=draw_by_the_paper,
)
def somebody_collects_in_every_round(deal: Dealt, house: Choices) -> Truth:
    """When seven play it is so, by a theorem; with six, clubs trump, the five honours can all lie in the stock."""
    board = [field for field in FIELDS if field not in ("nine", "pukk")]
    return disj(*(neg(taker_of(field, deal, house) == NOBODY) for field in board))


@belief(
    clauses=["pukk.collect.both-jacks", "pukk.collect.pamfill-field"],
    over=SIX_PLAY,
    given=lambda players: {"deal": Deal(players), "house": AnyHouse(*COLLECTING)},
)
def the_pamfill_always_takes_the_field_of_the_jack_too(deal: Dealt, house: Choices) -> Truth:
    """Only where clubs are trump."""
    taker = taker_of("jack", deal, house)
    return conj(*(implies(some(hand & PAMFILL), taker == seat) for seat, hand in enumerate(deal.hands)))


@belief(
    clauses=["pukk.collect.both-jacks", "pukk.setup.field-cards"],
    over=SIX_PLAY,
    given=lambda players: {"deal": Deal(players), "house": AnyHouse(*COLLECTING), "card": OneCard()},
)
def one_card_takes_one_field_at_most(deal: Dealt, house: Choices, card: CardSet) -> Truth:
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
def a_bought_honour_takes_its_field(deal: Dealt, house: Choices) -> Truth:
    """Only where the house says so: collecting is over when the seven buys."""
    is_bought = some(union(deal.hands) & price_of(deal.upcard))
    its_field = [deal.upcard == field_card(field, same_suit(deal.upcard)) for field in FIELDS]
    collects = [
        collects_field(field, deal.upcard, house.pukk_goes_to, house.buy_collects) for field in FIELDS
    ]
    return implies(conj(is_bought, disj(*its_field)), disj(*collects))
