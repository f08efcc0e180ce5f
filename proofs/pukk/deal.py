"""The deal: every place in the pack is dealt once, and every card is somewhere, once, from then on."""

from collections.abc import Iterator, Sequence

from pukk.core.cards import SUIT_CARDS, Suit
from pukk.core.logic import CardSet, Number, Truth, conj, disj, implies, ite, less, neg, some, without
from pukk.core.seats import union
from pukk.games.pukk.buy import hand_after_buying, price_of
from pukk.games.pukk.deal import (
    compute_first_dealer,
    compute_places,
    compute_trump,
    compute_turned_place,
    seat_left_of,
    seats_from_left,
)
from pukk.games.pukk.house import FirstDealer, Packets
from pukk.games.pukk.setup import HAND_SIZE
from pukk.proofs.kernel import Rule, Twin, theorem
from pukk.proofs.pieces import Cards, Flag, Hands, OneCard, Seat
from pukk.proofs.situation import disjoint, is_single, within
from pukk.proofs.tables import PLAYERS, AnyHouse, Choices


def every_number_and_packets() -> Iterator[dict[str, object]]:
    """Lists every number of players with every way to deal five cards."""
    for players in range(2, 11):
        yield from ({"players": players, "packets": packets.word} for packets in Packets)


def six_to_the_last(players: int, packets: Packets) -> list[list[int]]:
    """A bent rule: the last hand gets a card too many."""
    places = compute_places(players, packets)
    return [*places[:-1], [*places[-1], players * HAND_SIZE]]


@theorem(
    clauses=["pukk.deal.packets", "pukk.deal.five-cards"],
    every=every_number_and_packets,
    twins=[Twin("six-to-the-last", {"places_of": six_to_the_last})],
)
def the_deal_takes_the_cards_from_the_top_each_once(
    players: int, packets: str, *, places_of: Rule = compute_places
) -> Truth:
    """Five to everybody, however they are packed, and the next card is the one that is turned."""
    how = next(option for option in Packets if option.word == packets)
    places = places_of(players, how)
    dealt = sorted(place for hand in places for place in hand)
    fives = all(len(hand) == HAND_SIZE for hand in places)
    return fives and dealt == list(range(players * HAND_SIZE)) and compute_turned_place(players) == len(dealt)


@theorem(
    clauses=["pukk.deal.upcard"],
    given={"upcard": OneCard()},
    twins=[
        Twin("black-and-red", {"trump_of": lambda upcard: SUIT_CARDS[Suit.CLUBS] | SUIT_CARDS[Suit.SPADES]})
    ],
)
def exactly_one_suit_is_trump_and_the_turned_card_is_of_it(
    upcard: CardSet, *, trump_of: Rule = compute_trump
) -> Truth:
    """The whole suit, the turned card in it."""
    trump = trump_of(upcard)
    return conj(within(upcard, trump), disj(*(trump == suit for suit in SUIT_CARDS.values())))


@theorem(
    clauses=["pukk.deal.dealer-moves"],
    over=PLAYERS,
    given=lambda players: {"seat": Seat(players), "other": Seat(players)},
    twins=[Twin("past-the-last", {"left_of": lambda seat, players: seat + 1})],
)
def the_deal_comes_to_everybody_in_turn(
    players: int, seat: Number, other: Number, *, left_of: Rule = seat_left_of
) -> Truth:
    """After as many deals as there are players it is back, and not before: no two seats have the same neighbour."""
    at = seat
    truths = []
    for step in range(1, players + 1):
        at = left_of(at, players)
        truths.append(conj(less(at, players), neg(at == seat) if step < players else at == seat))
    return conj(*truths, implies(left_of(seat, players) == left_of(other, players), seat == other))


@theorem(
    clauses=["pukk.deal.first-dealer"],
    over=PLAYERS,
    given=lambda players: {
        "owner": Seat(players),
        "youngest": Seat(players),
        "drawn": Seat(players),
        "house": AnyHouse("first_dealer"),
    },
    twins=[
        Twin(
            "nobody-deals",
            {"dealer": lambda how, owner, youngest, drawn: ite(how == FirstDealer.DRAWN, 15, owner)},
        )
    ],
)
def every_house_has_one_first_dealer(
    players: int,
    owner: Number,
    youngest: Number,
    drawn: Number,
    house: Choices,
    *,
    dealer: Rule = compute_first_dealer,
) -> Truth:
    """A seat at the table, whoever it is that the house means."""
    return less(dealer(house.first_dealer, owner, youngest, drawn), players)


def seven_kept(hand: CardSet, upcard: CardSet) -> CardSet:
    """A bent rule: the buyer keeps the seven."""
    return hand | upcard


def it_can_be_bought(hand: CardSet, upcard: CardSet) -> Truth:
    """The hand holds the seven of trumps, and not the turned card."""
    return conj(some(hand & price_of(upcard)), neg(some(hand & upcard)))


@theorem(
    clauses=["pukk.buy.price", "pukk.buy.buy"],
    given={"hand": Cards(most=5), "upcard": OneCard()},
    assuming=[it_can_be_bought],
    twins=[
        Twin("the-seven-is-kept", {"buying": seven_kept}),
        Twin("without-a-seven", dropping=("it_can_be_bought",)),
    ],
)
def buying_swaps_one_card_for_one(
    hand: CardSet, upcard: CardSet, *, buying: Rule = hand_after_buying
) -> Truth:
    """The seven goes, the turned card comes, and all else stays; laying only takes away, by a theorem of its own."""
    after = buying(hand, upcard)
    gone = without(hand, after)
    return conj(without(after, hand) == upcard, gone == price_of(upcard), is_single(gone))


def it_is_bought_with_a_seven_in_a_hand(places: Sequence[CardSet], buys: Truth) -> Truth:
    """If the turned card is bought, the first hand holds the seven of its suit."""
    return implies(buys, some(places[0] & price_of(places[-2])))


def one_card_is_turned(places: Sequence[CardSet]) -> Truth:
    """One card lies turned."""
    return is_single(places[-2])


@theorem(
    clauses=["pukk.buy.price", "pukk.trace.next-card", "pukk.deal.upcard"],
    over=PLAYERS,
    given=lambda players: {"places": Hands(players + 3), "buys": Flag(), "card": OneCard()},
    assuming=[it_is_bought_with_a_seven_in_a_hand, one_card_is_turned],
    # The hands, the stock, the turned card and what is played, from any moment to the next: by induction always.
    twins=[
        Twin("the-seven-is-kept", {"buying": seven_kept}),
        Twin("bought-with-nothing", dropping=("it_is_bought_with_a_seven_in_a_hand",)),
    ],
)
def every_card_is_always_in_exactly_one_place(
    places: Sequence[CardSet], buys: Truth, card: CardSet, *, buying: Rule = hand_after_buying
) -> Truth:
    """Whether the first hand buys the turned card or lays a card; seats can be counted from anywhere."""
    first, *others, stock, turned, played = places
    laid = card & first
    bought = [buying(first, turned), *others, stock, price_of(turned), played]
    after_laying = [without(first, laid), *others, stock, turned, played | laid]
    after = [ite(buys, one, other) for one, other in zip(bought, after_laying, strict=True)]
    return conj(disjoint(after), union(after) == union(places))


@theorem(
    clauses=["pukk.deal.dealer-moves", "pukk.deal.packets"],
    every=lambda: (
        {"players": players, "dealer": dealer} for players in range(2, 11) for dealer in range(players)
    ),
    twins=[
        Twin(
            "from-the-dealer",
            {"order": lambda dealer, players: [(dealer + step) % players for step in range(players)]},
        )
    ],
)
def cards_and_questions_go_round_from_the_dealers_left(
    players: int, dealer: int, *, order: Rule = seats_from_left
) -> Truth:
    """Everybody once, forehand first and the dealer last."""
    seats = order(dealer, players)
    return (
        sorted(seats) == list(range(players))
        and seats[0] == seat_left_of(dealer, players)
        and seats[-1] == dealer
    )
