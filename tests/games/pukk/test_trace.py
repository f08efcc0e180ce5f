"""Tracing: who leads, who follows, when a card stands, what may be slipped under it, and who trekks."""

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pukk.core.choices import Option
from pukk.core.errors import RuleViolation
from pukk.core.notation import cards, format_cards
from pukk.core.seats import NOBODY
from pukk.games.pukk.house import FirstLead, Follow, NextLead, PukkHouse, Slip, Stands
from pukk.games.pukk.trace import (
    Trace,
    apply_card,
    apply_word,
    begin_trace,
    find_first_leader,
    find_follower,
    find_mover,
    has_next,
    has_trekked,
    keeps_a_card,
    legal_cards,
    legal_leads,
    legal_slips,
    may_lead,
    may_lead_again,
    slippable,
    stands,
    stands_in_house,
)
from tests.games.pukk.plain import Card, card_set, find_place, plain_cards
from tests.games.pukk.strategies import card_sets, deals, shipped, single_cards, uneven_hands

MBL, SECOND, ISL = (
    shipped("morgunbladid-2002"),
    shipped("morgunbladid-2002-second"),
    shipped("pukk-is"),
)


def trace(*hands: str, leader: int = 0, played: str = "", house: PukkHouse = ISL) -> Trace:
    """Returns the tracing after some cards, each by whoever holds it."""
    now = begin_trace([cards(hand) for hand in hands], leader)
    for word in played.split():
        card = cards(word)
        seat = next(seat for seat, hand in enumerate(now.hands) if hand & card)
        now = apply_card(now, seat, card, house)
    return now


def legal(now: Trace, house: PukkHouse) -> list[str]:
    """Returns what each seat may lay, in writing."""
    return [" ".join(format_cards(legal_cards(now, seat, house))) for seat in range(len(now.hands))]


def refusal(now: Trace, seat: int, card: str, house: PukkHouse) -> tuple[str, str]:
    """Returns the clause and the message with which a card is refused; what is legal is not changed by it."""
    before = legal(now, house)
    with pytest.raises(RuleViolation) as refused:
        apply_card(now, seat, cards(card), house)
    assert legal(now, house) == before
    assert refused.value.offending == card
    assert refused.value.where == ""
    assert refused.value.details["card"] == cards(card)
    assert refused.value.details["out"] == now.out
    return refused.value.clause, refused.value.key


# Pinned, a choice at a time.


@pytest.mark.clause("pukk.trace.first-lead")
def test_forehand_leads_first_or_the_winner_of_the_pukk_if_there_is_one() -> None:
    assert find_first_leader(FirstLead.FOREHAND, 1, 3) == 1
    assert find_first_leader(FirstLead.PUKK_WINNER, 1, 3) == 3
    assert find_first_leader(FirstLead.PUKK_WINNER, 1, NOBODY) == 1


@pytest.mark.clause("pukk.trace.first-lead")
def test_only_the_first_leader_leads_and_any_card() -> None:
    now = trace("♠7 ♥9", "♠8 ♥A", leader=1)
    assert legal(now, ISL) == ["", "♥A ♠8"]
    assert refusal(now, 0, "♠7", ISL) == ("pukk.trace.first-lead", "refused-not-leader")
    assert find_mover(now, ISL) == 1
    assert apply_card(now, 1, cards("♠8"), ISL).out == cards("♠8")


@pytest.mark.clause("pukk.trace.next-card")
def test_the_holder_of_the_next_card_lays_it_wherever_he_sits() -> None:
    now = trace("♠7 ♥9", "♥K ♥A", "♠8 ♠9", played="♠7")
    assert find_follower(cards("♠7"), now.hands) == find_mover(now, ISL) == 2
    assert legal(now, ISL) == ["", "", "♠8"]
    after = apply_card(now, 2, cards("♠8"), ISL)
    assert (after.out, after.by, after.hands[2]) == (cards("♠8"), 2, cards("♠9"))


@pytest.mark.clause("pukk.trace.next-card")
def test_a_card_that_is_not_next_is_refused_and_so_is_one_that_is_not_held() -> None:
    now = trace("♠7 ♥9", "♥K ♠10", "♠8 ♠9", played="♠7")
    assert refusal(now, 1, "♠10", ISL) == ("pukk.trace.next-card", "refused-not-next")
    assert refusal(now, 2, "♠9", ISL) == ("pukk.trace.next-card", "refused-not-next")
    assert refusal(now, 1, "♠8", ISL) == ("pukk.trace.next-card", "refused-not-held")


@pytest.mark.clause("pukk.trace.ace-stands")
def test_above_an_ace_there_is_no_card_so_it_always_stands() -> None:
    assert [has_next(cards(card)) for card in ("♠K", "♠A", "♣A", "♥A")] == [True, False, False, False]
    now = trace("♠A ♥9", "♦2 ♥K", played="♠A")
    assert legal(now, ISL) == ["♥9", ""]
    assert legal(now, shipped("pukk-is", stands="never-dealt")) == ["♥9", ""]


@pytest.mark.clause("pukk.trace.stands")
def test_a_card_stands_when_the_next_is_in_the_stock() -> None:
    now = trace("♠J ♥9", "♠Q ♦9", "♠9 ♦8", played="♠J ♠Q")
    assert stands(now.out, cards("♥9 ♦9 ♠9 ♦8"))
    assert find_mover(now, ISL) == 1
    assert legal(now, ISL) == ["", "♦9", ""]


@pytest.mark.clause("pukk.trace.stands")
def test_a_card_stands_under_what_was_played_before_but_not_if_it_must_never_have_been_dealt() -> None:
    hands = ("♠J ♥9 ♥7", "♠Q ♠9 ♦9", "♠10 ♦8")
    dealt = shipped("pukk-is", stands="never-dealt")
    for house, expected in ((ISL, 2), (MBL, 2), (dealt, NOBODY)):
        now = trace(*hands, leader=0, played="♠J ♠Q ♠9 ♠10", house=house)
        assert find_mover(now, house) == expected
    now = trace(*hands, played="♠J ♠Q ♠9 ♠10", house=dealt)
    assert legal(now, dealt) == ["", "", ""]
    assert refusal(now, 2, "♦8", dealt) == ("pukk.trace.stands", "refused-stuck")
    assert refusal(now, 0, "♥9", dealt) == ("pukk.trace.next-card", "refused-not-next")


@pytest.mark.clause("pukk.trace.stands")
def test_how_a_card_stands_is_read_off_the_hands_now_or_off_the_deal() -> None:
    held, dealt = cards("♥K"), cards("♠J ♥K")
    assert stands_in_house(cards("♠10"), held, dealt, Stands.NOT_HELD)
    assert not stands_in_house(cards("♠10"), held, dealt, Stands.NEVER_DEALT)


@pytest.mark.clause("pukk.trace.follow")
def test_while_the_next_card_is_held_the_lead_is_lost_only_to_those_who_sleep() -> None:
    hands = ("♠7 ♥9", "♠8 ♦9")
    now = trace(*hands, played="♠7")
    for house in (ISL, MBL):
        assert legal(now, house) == ["", "♠8"]
        assert refusal(now, 0, "♥9", house) == ("pukk.trace.follow", "refused-must-follow")
    said = apply_word(now, 0)
    assert legal(said, ISL) == ["", "♠8"]
    assert legal(said, MBL) == ["♥9", "♠8"]
    assert find_mover(said, MBL) == 1
    after = apply_card(said, 0, cards("♥9"), MBL)
    assert (after.out, after.by, after.said) == (cards("♥9"), 0, False)


@pytest.mark.clause("pukk.trace.follow")
def test_the_word_alone_gives_no_lead_where_the_card_stands_under_the_deal_only() -> None:
    assert may_lead_again(False, True, True, Follow.ASLEEP)
    assert not may_lead_again(False, False, True, Follow.ASLEEP)
    assert not may_lead_again(False, True, False, Follow.ASLEEP)
    assert not may_lead_again(False, True, True, Follow.MUST)
    assert may_lead_again(True, False, False, Follow.MUST)


@pytest.mark.clause("pukk.trace.stands")
def test_only_he_whose_card_is_out_says_that_it_stands_and_only_while_it_is_played() -> None:
    begun = trace("♠7 ♥9", "♠8 ♦9")
    now = trace("♠7 ♥9", "♠8 ♦9", played="♠7")
    over = trace("♠7", "♠9 ♦9", played="♠7")
    assert apply_word(now, 0).said
    for state, seat in ((begun, 0), (begun, NOBODY), (now, 1), (over, 0)):
        with pytest.raises(RuleViolation) as refused:
            apply_word(state, seat)
        assert (refused.value.clause, refused.value.key) == ("pukk.trace.stands", "refused-word")
        assert (refused.value.offending, refused.value.where) == ("stands", "")


@pytest.mark.clause("pukk.trace.next-lead")
@pytest.mark.parametrize(
    ("choice", "expected"), [("any", "♥9 ♠8 ♦8"), ("lowest", "♠8 ♦8"), ("other-suit", "♥9 ♦8")]
)
def test_who_leads_again_leads_any_his_lowest_or_another_suit(choice: str, expected: str) -> None:
    house = shipped("pukk-is", next_lead=choice)
    now = trace("♠A ♠8 ♥9 ♦8", "♣9", played="♠A")
    assert legal(now, house) == [expected, ""]
    for card in {"♥9", "♠8", "♦8"} - set(expected.split()):
        assert refusal(now, 0, card, house) == ("pukk.trace.next-lead", "refused-lead")
    assert apply_card(now, 0, cards("♦8"), house).out == cards("♦8")


@pytest.mark.clause("pukk.trace.next-lead")
def test_who_has_no_other_suit_leads_what_he_has_and_the_first_lead_is_free() -> None:
    house = shipped("pukk-is", next_lead="other-suit")
    assert legal(trace("♠A ♠8", "♣9", played="♠A"), house) == ["♠8", ""]
    assert legal_leads(cards("♠A ♦8"), 0, NextLead.OTHER_SUIT) == cards("♠A ♦8")
    assert legal_leads(cards("♠A ♦8"), 0, NextLead.LOWEST) == cards("♠A ♦8")


@pytest.mark.clause("pukk.trace.slip")
def test_a_lower_card_is_slipped_under_the_one_that_is_out_only_where_the_house_says_so() -> None:
    now = trace("♥10 ♠7", "♥9 ♥7 ♠9", played="♥10")
    under = {slip.word: format_cards(slippable(now.out, now.hands[1], slip)) for slip in Slip}
    assert under == {"no": [], "next-lower": ["♥9"], "any-lower": ["♥9", "♥7"]}
    assert refusal(now, 1, "♥9", MBL) == ("pukk.trace.slip", "refused-slip")
    assert refusal(now, 1, "♥7", shipped("pukk-is", slip="next-lower")) == ("pukk.trace.slip", "refused-slip")
    after = apply_card(now, 1, cards("♥7"), SECOND)
    assert (after.out, after.by, after.hands[1]) == (cards("♥10"), 0, cards("♥9 ♠9"))


@pytest.mark.clause("pukk.trace.slip-limits")
def test_each_slips_once_under_each_card_and_nobody_gains_the_lead_by_it() -> None:
    now = trace("♥10 ♠7 ♠8", "♥9 ♥7 ♠9", "♥8 ♥6 ♥J ♣K", played="♥10", house=SECOND)
    once = apply_card(now, 1, cards("♥7"), SECOND)
    assert refusal(once, 1, "♥9", SECOND) == ("pukk.trace.slip-limits", "refused-slip-again")
    both = apply_card(once, 2, cards("♥6"), SECOND)
    assert (both.by, both.out, both.slipped) == (0, cards("♥10"), frozenset({1, 2}))
    followed = apply_card(both, 2, cards("♥J"), SECOND)
    assert followed.slipped == frozenset()
    assert legal(followed, SECOND) == ["", "♥9", "♥8 ♣K"]


@pytest.mark.clause("pukk.trace.slip-limits")
def test_who_has_slipped_may_still_lay_the_next_card() -> None:
    now = trace("♥10 ♠7", "♥9 ♥J ♠9", played="♥10", house=SECOND)
    assert legal(apply_card(now, 1, cards("♥9"), SECOND), SECOND) == ["", "♥J"]


@pytest.mark.clause("pukk.trace.slip-last")
def test_the_last_card_is_not_slipped() -> None:
    now = trace("♥10 ♠7", "♥9", played="♥10", house=SECOND)
    assert legal(now, SECOND) == ["♠7", ""]
    assert refusal(now, 1, "♥9", SECOND) == ("pukk.trace.slip-last", "refused-slip-last")
    assert [keeps_a_card(cards(hand)) for hand in ("", "♥9", "♥9 ♥7")] == [False, False, True]
    assert legal_slips(cards("♥10"), cards("♥9 ♠7"), Slip.NEXT_LOWER, False) == cards("♥9")
    assert legal_slips(cards("♥10"), cards("♥9 ♠7"), Slip.NEXT_LOWER, True) == 0


@pytest.mark.clause("pukk.trace.slip")
def test_who_may_lead_leads_a_lower_card_and_does_not_slip_it() -> None:
    now = trace("♥10 ♥7 ♠8", "♥9 ♠9", played="♥10", house=SECOND)
    after = apply_card(now, 0, cards("♥7"), SECOND)
    assert (after.out, after.slipped) == (cards("♥7"), frozenset())


@pytest.mark.clause("pukk.trace.slip")
def test_whose_card_does_not_stand_may_slip_under_it_himself() -> None:
    now = trace("♥10 ♥7 ♠8", "♥J ♠9", played="♥10", house=SECOND)
    after = apply_card(now, 0, cards("♥7"), SECOND)
    assert (after.out, after.slipped) == (cards("♥10"), frozenset({0}))


@pytest.mark.clause("pukk.trace.trekk")
def test_who_lays_his_last_card_trekks_and_nobody_plays_on() -> None:
    over = trace("♠7", "♠8 ♦9", played="♠7")
    assert has_trekked(over.hands[0])
    assert not has_trekked(over.hands[1])
    assert over.is_over()
    assert legal(over, ISL) == ["", ""]
    assert find_mover(over, ISL) == NOBODY
    assert refusal(over, 1, "♠8", ISL) == ("pukk.trace.trekk", "refused-over")


def test_before_the_first_lead_nothing_is_out_and_all_that_is_held_was_dealt() -> None:
    now = begin_trace([cards("♠7"), cards("♠8 ♦9")], 1)
    assert now == Trace((cards("♠7"), cards("♠8 ♦9")), 1, cards("♠7 ♠8 ♦9"))
    assert (now.out, now.by, now.said, now.slipped) == (0, NOBODY, False, frozenset())
    assert may_lead(now, 1, ISL)
    assert not may_lead(now, 0, ISL)


def test_the_honours_of_clubs_from_forehand_are_laid_out_unopposed() -> None:
    now = trace("♥8 ♥9 ♠7 ♠9 ♦7", "♣10 ♣J ♣Q ♣K ♣A", leader=1, played="♣10 ♣J ♣Q ♣K ♣A")
    assert now.is_over()
    assert now.by == 1


# Properties: against tracing by hand, with lists of cards.


@dataclass
class ByHand:
    """A round traced as the rulebook says, on lists of cards; choices are their words."""

    hands: list[list[Card]]
    leader: int
    choices: dict[str, str]
    dealt: list[Card] = field(default_factory=list)
    out: Card | None = None
    by: int = NOBODY
    said: bool = False
    slipped: list[int] = field(default_factory=list)

    def is_over(self) -> bool:
        return [] in self.hands

    def next_card(self) -> Card | None:
        return (self.out[0], self.out[1] + 1) if self.out and self.out[1] < 14 else None

    def holder(self) -> int:
        return NOBODY if self.next_card() is None else find_place(self.hands, self.next_card())

    def does_stand(self) -> bool:
        if self.choices["stands"] == "never-dealt":
            return self.next_card() not in self.dealt
        return self.holder() == NOBODY

    def leads_open_to(self, seat: int) -> list[Card]:
        hand = self.hands[seat]
        if self.out is None:
            return hand if seat == self.leader else []
        asleep = self.choices["follow"] == "asleep" and self.said and self.holder() != NOBODY
        if seat != self.by or not (self.does_stand() or asleep):
            return []
        if self.choices["next_lead"] == "lowest":
            return [one for one in hand if one[1] == min(rank for _, rank in hand)]
        if self.choices["next_lead"] == "other-suit":
            return [one for one in hand if one[0] != self.out[0]] or hand
        return hand

    def slips_open_to(self, seat: int) -> list[Card]:
        if self.out is None or seat in self.slipped or len(self.hands[seat]) == 1:
            return []
        suit, rank = self.out
        lower = {"no": [], "next-lower": [rank - 1], "any-lower": list(range(2, rank))}[self.choices["slip"]]
        return [one for one in self.hands[seat] if one[0] == suit and one[1] in lower]

    def open_to(self, seat: int) -> list[Card]:
        if self.is_over():
            return []
        follows = [one for one in self.hands[seat] if one == self.next_card()]
        return sorted({*follows, *self.leads_open_to(seat), *self.slips_open_to(seat)})

    def mover(self) -> int:
        if self.is_over():
            return NOBODY
        if self.out is None:
            return self.leader
        if self.holder() != NOBODY:
            return self.holder()
        return self.by if self.does_stand() else NOBODY

    def lay(self, seat: int, card: Card) -> None:
        is_slip = card != self.next_card() and card not in self.leads_open_to(seat)
        self.hands[seat] = [one for one in self.hands[seat] if one != card]
        if is_slip:
            self.slipped.append(seat)
        else:
            self.out, self.by, self.said, self.slipped = card, seat, False, []


CHOSEN: dict[str, dict[str, Option]] = {
    "follow": {option.word: option for option in Follow},
    "stands": {option.word: option for option in Stands},
    "next_lead": {option.word: option for option in NextLead},
    "slip": {option.word: option for option in Slip},
}


def assert_same(now: Trace, by_hand: ByHand, house: PukkHouse) -> None:
    """Holds the tracing against the one by hand."""
    assert [plain_cards(hand) for hand in now.hands] == [sorted_cards(hand) for hand in by_hand.hands]
    assert plain_cards(now.out) == ([by_hand.out] if by_hand.out else [])
    assert (now.by, now.said, now.slipped) == (by_hand.by, by_hand.said, frozenset(by_hand.slipped))
    assert now.is_over() is by_hand.is_over()
    assert find_mover(now, house) == by_hand.mover()
    for seat in range(len(now.hands)):
        assert legal_cards(now, seat, house) == card_set(by_hand.open_to(seat))


def sorted_cards(hand: list[Card]) -> list[Card]:
    """Returns cards in the order in which sets list them."""
    return plain_cards(card_set(hand))


def play_out(hands: tuple[int, ...], choices: dict[str, str], chance: Random) -> ByHand:
    """Plays a round both ways with moves by chance, legal ones and others, to its end or until it is stuck."""
    chosen: dict[str, Any] = {name: CHOSEN[name][word] for name, word in choices.items()}
    house = replace(ISL, **chosen)
    leader = chance.randrange(len(hands))
    by_hand = ByHand([plain_cards(hand) for hand in hands], leader, choices)
    by_hand.dealt = [one for hand in by_hand.hands for one in hand]
    now = begin_trace(hands, leader)
    for _ in range(100):
        assert_same(now, by_hand, house)
        seat = chance.randrange(len(hands))
        strange = chance.choice(by_hand.dealt)
        if strange not in by_hand.open_to(seat):
            with pytest.raises(RuleViolation):
                apply_card(now, seat, card_set([strange]), house)
        moves = [(place, one) for place in range(len(hands)) for one in by_hand.open_to(place)]
        if not moves:
            break
        if by_hand.out and chance.random() < 0.3:
            by_hand.said = True
            now = apply_word(now, by_hand.by)
            continue
        seat, card = chance.choice(moves)
        by_hand.lay(seat, card)
        now = apply_card(now, seat, card_set([card]), house)
    return by_hand


choices_drawn = st.fixed_dictionaries(
    {name: st.sampled_from(sorted(words)) for name, words in CHOSEN.items()}
)


@given(deals(most=6), choices_drawn, st.integers(0, 2**32))
@settings(max_examples=150)
@pytest.mark.clause("pukk.trace.next-card", "pukk.trace.follow", "pukk.trace.slip", "pukk.trace.next-lead")
def test_a_round_goes_as_it_does_when_traced_by_hand(
    deal: tuple[int, tuple[int, ...], int, int], choices: dict[str, str], seed: int
) -> None:
    played = play_out(deal[1], choices, Random(seed))
    if choices["stands"] == "not-held":
        assert sum(hand == [] for hand in played.hands) == 1
    else:
        assert sum(hand == [] for hand in played.hands) <= 1


@given(uneven_hands(), choices_drawn, st.integers(0, 2**32))
@pytest.mark.clause("pukk.trace.trekk")
def test_hands_of_any_size_are_traced_as_by_hand(
    hands: tuple[int, ...], choices: dict[str, str], seed: int
) -> None:
    if any(hands):
        play_out(hands, choices, Random(seed))


@given(single_cards(), card_sets(), card_sets())
@pytest.mark.clause("pukk.trace.stands", "pukk.trace.ace-stands")
def test_a_card_stands_exactly_where_a_list_lacks_the_next(single: int, held: int, dealt: int) -> None:
    suit, rank = plain_cards(single)[0]
    assert stands(single, held) is ((suit, rank + 1) not in plain_cards(held))
    assert stands_in_house(single, held, dealt, Stands.NOT_HELD) is stands(single, held)
    assert stands_in_house(single, held, dealt, Stands.NEVER_DEALT) is stands(single, dealt)
    assert has_next(single) is (rank < 14)


@given(single_cards(), card_sets(most=5), st.sampled_from(Slip), st.booleans())
@pytest.mark.clause("pukk.trace.slip", "pukk.trace.slip-limits", "pukk.trace.slip-last")
def test_what_may_be_slipped_is_lower_and_of_the_suit(out: int, hand: int, slip: Slip, again: bool) -> None:
    suit, rank = plain_cards(out)[0]
    lower = [one for one in plain_cards(hand) if one[0] == suit and one[1] < rank and slip is not Slip.NO]
    if slip is Slip.NEXT_LOWER:
        lower = [one for one in lower if one[1] == rank - 1]
    assert slippable(out, hand, slip) == card_set(lower)
    few = len(plain_cards(hand)) < 2
    assert legal_slips(out, hand, slip, again) == (0 if again or few else card_set(lower))
