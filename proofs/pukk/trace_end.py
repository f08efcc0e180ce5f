"""That tracing never gets stuck, and ends: who may lead, what a slip is, and that one player trekks."""

from collections.abc import Sequence
from random import Random

from pukk.core.cards import NONE, each_card
from pukk.core.logic import (
    CardSet,
    Number,
    Truth,
    at_least,
    conj,
    count,
    disj,
    implies,
    ite,
    less,
    lower,
    minus,
    neg,
    same_suit,
    some,
    successor,
    without,
)
from pukk.core.seats import NOBODY, held_by_anyone, union
from pukk.games.pukk.house import FirstLead, Follow, Stands
from pukk.games.pukk.setup import HAND_SIZE
from pukk.games.pukk.trace import (
    find_first_leader,
    find_follower,
    has_trekked,
    legal_leads,
    legal_slips,
    may_lead_again,
    slippable,
    stands,
    stands_in_house,
)
from pukk.proofs.kernel import Rule, Twin, theorem
from pukk.proofs.pieces import Cards, Flag, Hands, Many, OneCard, Seat, Whole
from pukk.proofs.situation import same, within
from pukk.proofs.tables import PLAYERS, AnyHouse, Choices


def standing_is_not_held(house: Choices) -> Truth:
    """A card stands if nobody holds the next one."""
    return house.stands == Stands.NOT_HELD


def leader_has_cards(hands: Sequence[CardSet]) -> Truth:
    """The player whose card is out, here the first, has not trekked."""
    return some(hands[0])


@theorem(
    clauses=["pukk.trace.next-lead"],
    given={"hand": Cards(), "card": OneCard(), "house": AnyHouse("next_lead")},
    twins=[Twin("no-way-out", {"leads": lambda hand, last, how: without(hand, same_suit(last))})],
)
def whoever_has_cards_can_lead_one_of_them(
    hand: CardSet, card: CardSet, house: Choices, *, leads: Rule = legal_leads
) -> Truth:
    """Whichever leads a house allows, there is one, and it is in the hand."""
    may = leads(hand, card, house.next_lead)
    return conj(implies(some(hand), some(may)), within(may, hand))


@theorem(
    clauses=["pukk.trace.stands", "pukk.trace.next-lead", "pukk.trace.follow"],
    over=PLAYERS,
    given=lambda players: {
        "hands": Hands(players),
        "card": OneCard(),
        "dealt": Cards(),
        "said": Flag(),
        "house": AnyHouse("stands", "follow", "next_lead"),
    },
    assuming=[standing_is_not_held, leader_has_cards],
    lemmas={
        "whoever_has_cards_can_lead_one_of_them": lambda hands, card, house: {
            "hand": hands[0],
            "card": card,
            "house": house,
        }
    },
    twins=[Twin("never-dealt", dropping=("standing_is_not_held",))],
)
def play_is_never_stuck(
    hands: Sequence[CardSet], card: CardSet, dealt: CardSet, said: Truth, house: Choices
) -> Truth:
    """Whoever's turn it is."""
    return can_go_on(hands, card, dealt, said, house)


def can_go_on(hands: Sequence[CardSet], card: CardSet, dealt: CardSet, said: Truth, house: Choices) -> Truth:
    """Somebody can lay the next card, or the first seat, whose card is out, can lead."""
    stood = stands_in_house(card, union(hands), dealt, house.stands)
    may = may_lead_again(stood, held_by_anyone(successor(card), hands), said, house.follow)
    leads = legal_leads(hands[0], card, house.next_lead)
    return disj(neg(find_follower(card, hands) == NOBODY), conj(may, some(leads)))


def following_is_a_must(house: Choices) -> Truth:
    """The next card must be laid; nobody may sleep."""
    return house.follow == Follow.MUST


@theorem(
    clauses=["pukk.trace.follow", "pukk.trace.next-card", "pukk.trace.stands"],
    over=PLAYERS,
    given=lambda players: {
        "hands": Hands(players),
        "card": OneCard(),
        "said": Flag(),
        "house": AnyHouse("follow"),
    },
    assuming=[following_is_a_must],
    twins=[Twin("the-holder-sleeps", dropping=("following_is_a_must",))],
)
def where_one_can_follow_nobody_may_lead(
    hands: Sequence[CardSet], card: CardSet, said: Truth, house: Choices
) -> Truth:
    """Exactly one of the two: a next card to be laid, or a card that stands."""
    follows = neg(find_follower(card, hands) == NOBODY)
    leads = may_lead_again(
        stands(card, union(hands)), held_by_anyone(successor(card), hands), said, house.follow
    )
    return same(follows, neg(leads))


@theorem(
    clauses=["pukk.trace.first-lead"],
    over=PLAYERS,
    given=lambda players: {
        "forehand": Seat(players),
        "winner": Seat(players, or_nobody=True),
        "house": AnyHouse("first_lead"),
    },
    twins=[
        Twin(
            "nobody-leads",
            {"leader": lambda how, forehand, winner: ite(how == FirstLead.PUKK_WINNER, winner, forehand)},
        )
    ],
)
def somebody_at_the_table_leads_first(
    players: int, forehand: Number, winner: Number, house: Choices, *, leader: Rule = find_first_leader
) -> Truth:
    """Also where the winner of the púkk leads and nobody has won it."""
    return less(leader(house.first_lead, forehand, winner), players)


@theorem(
    clauses=["pukk.trace.slip", "pukk.trace.slip-limits", "pukk.trace.slip-last"],
    given={"card": OneCard(), "hand": Cards(most=5), "slipped": Flag(), "house": AnyHouse("slip")},
    twins=[Twin("no-limits", {"slips": lambda card, hand, slip, slipped: slippable(card, hand, slip)})],
)
def a_slip_is_a_lower_card_and_never_the_last(
    card: CardSet, hand: CardSet, slipped: Truth, house: Choices, *, slips: Rule = legal_slips
) -> Truth:
    """So a slip is never the next card too, nobody trekks by it, and nobody slips twice under one card."""
    under = slips(card, hand, house.slip, slipped)
    limits = implies(some(under), conj(at_least(count(hand), 2), neg(slipped)))
    return conj(within(under, hand & lower(card)), under & successor(card) == NONE, limits)


def nobody_has_trekked(hands: Sequence[CardSet]) -> Truth:
    """Everybody has a card."""
    return conj(*(neg(has_trekked(hand)) for hand in hands))


def it_is_in_the_first_hand(hands: Sequence[CardSet], card: CardSet) -> Truth:
    """The card is in the first seat's hand, from which it is laid; seats can be counted from anywhere."""
    return some(card & hands[0])


def it_is_in_the_hand(hand: CardSet, card: CardSet) -> Truth:
    """The card is in the hand."""
    return some(card & hand)


@theorem(
    clauses=["pukk.trace.trekk", "pukk.trace.next-card"],
    given={"hand": Cards(most=5), "card": OneCard()},
    assuming=[it_is_in_the_hand],
    draw=lambda hand, random: {"card": random.choice(list(each_card(hand)) or [4])},
    twins=[
        Twin("the-card-stays", {"lay": lambda hand, card: hand}),
        Twin("a-card-of-another-hand", dropping=("it_is_in_the_hand",)),
    ],
)
def laying_a_card_leaves_one_fewer(hand: CardSet, card: CardSet, *, lay: Rule = without) -> Truth:
    """That other hands keep theirs is a theorem of the deal: every card is always in exactly one place."""
    return count(lay(hand, card)) + 1 == count(hand)


def all_have_a_card(sizes: Sequence[Number]) -> Truth:
    """Nobody has trekked."""
    return conj(*(at_least(size, 1) for size in sizes))


def draw_sizes(players: int, random: Random) -> dict[str, object]:
    """Draws hands that all have a card, and counts what is gone from them."""
    sizes = tuple(random.randint(1, HAND_SIZE) for _ in range(players))
    return {"sizes": sizes, "played": players * HAND_SIZE - sum(sizes)}


def what_is_gone_was_played(players: int, sizes: Sequence[Number], played: Number) -> Truth:
    """What is held and what has been played are together all that was dealt."""
    return sum(sizes, played) == players * HAND_SIZE


@theorem(
    clauses=["pukk.trace.trekk"],
    over=PLAYERS,
    given=lambda players: {
        "sizes": Many(Whole(0, HAND_SIZE, "chips"), players),
        "played": Whole(0, players * HAND_SIZE, "chips"),
        "seat": Seat(players),
    },
    assuming=[all_have_a_card, what_is_gone_was_played],
    twins=[Twin("play-goes-on-after-trekking", dropping=("all_have_a_card",))],
    draw=draw_sizes,
)
def a_round_ends_within_four_cards_each_and_one(
    players: int, sizes: Sequence[Number], played: Number, seat: Number
) -> Truth:
    """
    While nobody has trekked every hand has a card, so at most four of each are out, and one more is laid.

    The second part hands the condition on to the next play, by the theorem on laying a card.
    """
    after = [ite(seat == place, minus(size, 1), size) for place, size in enumerate(sizes)]
    return conj(at_least(4 * players + 1, played + 1), what_is_gone_was_played(players, after, played + 1))


def last_card_trekks(hand: CardSet) -> Truth:
    """A bent rule: who has one card left has trekked."""
    return at_least(1, count(hand))


@theorem(
    clauses=["pukk.trace.trekk"],
    over=PLAYERS,
    given=lambda players: {
        "hands": Hands(players, at_most=HAND_SIZE),
        "card": OneCard(),
        "dealt": Cards(),
        "said": Flag(),
        "house": AnyHouse("stands", "follow", "next_lead"),
    },
    assuming=[nobody_has_trekked, it_is_in_the_first_hand, standing_is_not_held],
    # That somebody can go on is not proved here once more: it is the lemma, at the hands after the card.
    lemmas={
        "play_is_never_stuck": lambda players, hands, card, dealt, said, house: {
            "players": players,
            "hands": [without(hand, card) for hand in hands],
            "card": card,
            "dealt": dealt,
            "said": said,
            "house": house,
        }
    },
    twins=[
        Twin("never-dealt", dropping=("standing_is_not_held",)),
        Twin("with-one-card-left", {"trekked": last_card_trekks}),
    ],
    draw=lambda hands, random: {"card": random.choice(list(each_card(hands[0]))) if hands[0] else 4},
)
def one_player_trekks_or_play_goes_on(
    hands: Sequence[CardSet],
    card: CardSet,
    dealt: CardSet,
    said: Truth,
    house: Choices,
    *,
    trekked: Rule = has_trekked,
) -> Truth:
    """After each card; and since a round ends, one player trekks, and never two."""
    after = [without(hand, card) for hand in hands]
    others = disj(*(trekked(hand) for hand in after[1:]))
    goes_on = can_go_on(after, card, dealt, said, house)
    return conj(neg(others), disj(trekked(after[0]), goes_on))
