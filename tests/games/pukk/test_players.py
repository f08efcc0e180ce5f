"""Simple players: they answer by the rules, see only their own seat, and play a seed the same way each time."""

from dataclasses import fields, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pukk.core.errors import HouseFault, RuleViolation
from pukk.core.logic import successor
from pukk.core.notation import parse_card
from pukk.core.seats import union
from pukk.games.pukk.asking import Ask, Question
from pukk.games.pukk.events import Event, Kind
from pukk.games.pukk.house import PukkHouse
from pukk.games.pukk.opening import open_claims
from pukk.games.pukk.play import play_on, sorted_pack
from pukk.games.pukk.players import View, chance_of, look, simple_player
from pukk.games.pukk.round import apply_events
from pukk.games.pukk.state import Phase, Table, sit_down
from tests.games.pukk.evenings import dealt, evening, lead_ready, move, names_of, simple, started
from tests.games.pukk.strategies import houses, shipped

HOUSES = ("morgunbladid-2002", "morgunbladid-2002-second", "pukk-is")


@pytest.mark.parametrize("name", HOUSES)
def test_the_same_seed_gives_the_same_evening_and_another_seed_another(name: str) -> None:
    played = {seed: [event for _, event in evening(shipped(name), 6, seed, 3)] for seed in (1, 2)}
    assert [event for _, event in evening(shipped(name), 6, 1, 3)] == played[1]
    assert played[1] != played[2]


@pytest.mark.parametrize("name", HOUSES)
@pytest.mark.parametrize("stop", [1, 20, 47, 90])
def test_an_evening_that_is_played_on_goes_as_it_would_have(name: str, stop: int) -> None:
    whole = list(evening(shipped(name), 6, 8, 3))
    table = whole[stop][0]
    rest = [event for _, event in play_on(table, 3, chance_of(8), simple(8))]
    assert rest == [event for _, event in whole[stop + 1 :]]


def hidden_from(table: Table, seat: int) -> Table:
    """Returns the table with the cards that a seat does not see dealt otherwise: all hands of others moved on."""
    hands = list(table.round.cards_in_hand())
    others = [other for other in range(len(hands)) if other != seat]
    moved = [hands[other] for other in others[1:] + others[:1]]
    for other, hand in zip(others, moved, strict=True):
        hands[other] = hand
    place = replace(table.round, hands=tuple(hands), dealt=tuple(hands))
    if place.trace is not None:
        place = replace(place, trace=replace(place.trace, hands=tuple(hands)))
    return replace(table, round=place)


@pytest.mark.parametrize("name", HOUSES)
def test_an_answer_does_not_hang_on_what_the_seat_does_not_see(name: str) -> None:
    """Views of the same size must be the same whatever the others hold."""
    asked_for: list[Ask] = []

    def decide(table: Table, asked: Question) -> Event | None:
        answer = simple_player(5, table, asked)
        other = hidden_from(table, asked.seat)
        mine, theirs = look(table, asked.seat), look(other, asked.seat)
        for one in fields(View):
            if one.name != "sizes":
                assert getattr(mine, one.name) == getattr(theirs, one.name)
        assert simple_player(5, other, asked) == answer
        asked_for.append(asked.ask)
        return answer

    for _ in evening(shipped(name, raises="rounds"), 6, 5, 6, decide):
        pass
    assert {Ask.LEAD, Ask.NEXT} < set(asked_for)


@given(house=houses(players=[2, 10]), players=st.integers(2, 7), seed=st.integers(0, 999))
@settings(max_examples=40)
def test_simple_players_play_any_house_that_can_be_written(house: PukkHouse, players: int, seed: int) -> None:
    try:
        table = sit_down(house, names_of(players))
    except (RuleViolation, HouseFault):
        return
    last = table
    for last, _ in play_on(table, 3, chance_of(seed), simple(seed)):
        assert last.ledger.total() == 0
    assert last.phase in (Phase.OVER, Phase.BETWEEN)


@given(st.integers(0, 10_000), st.integers(1, 50))
@settings(max_examples=30)
def test_every_pack_is_the_pack_of_the_house_shuffled(seed: int, number: int) -> None:
    table = replace(started(shipped("pukk-is"), 6), number=number)
    pack = chance_of(seed).shuffle(table)
    assert sorted(pack) == sorted(sorted_pack(table))
    assert chance_of(seed).shuffle(table) == pack
    assert chance_of(seed).shuffle(replace(table, number=number + 1)) != pack


def test_the_pack_of_a_seed_is_pinned_so_that_old_records_can_be_made_again() -> None:
    pack = chance_of(7).shuffle(replace(started(shipped("pukk-is"), 6), number=1))
    assert [parse_card(word) for word in PINNED] == list(pack[:8])


PINNED = ("♥6", "♠8", "♣9", "♦5", "♣A", "♦7", "♣5", "♦6")


def answer_of(
    table: Table, ask: Ask, *options: Event, seat: int = 1, may_decline: bool = True
) -> Event | None:
    return simple_player(1, table, Question(ask, seat, options, may_decline, ("test",)))


def test_a_lead_that_stands_is_led_before_one_that_does_not() -> None:
    hands = ("♥Q ♥7 ♣9 ♦10 ♠8", "♦7 ♣A ♠9 ♣7 ♥J", "♠Q ♦9 ♥8 ♦Q ♣8")
    table = lead_ready(dealt(shipped("pukk-is"), "♥5", *hands))
    first = next(event for _, event in play_on(table, 1, chance_of(1), simple(1)))
    assert first.card == parse_card("♣A")


def test_a_long_run_of_ones_own_is_led_from_its_lowest_card() -> None:
    hands = ("♥7 ♣9 ♦10 ♠8 ♣5", "♦Q ♦K ♦A ♣7 ♥J", "♠Q ♦9 ♥8 ♣Q ♣8")
    table = lead_ready(dealt(shipped("pukk-is"), "♥5", *hands))
    first = next(event for _, event in play_on(table, 1, chance_of(1), simple(1)))
    assert first.card == parse_card("♦Q")


@pytest.mark.parametrize(
    ("hand", "upcard", "buys"),
    [("♠7 ♥9 ♦9 ♣9 ♥8", "♠A", True), ("♠7 ♠Q ♦9 ♣9 ♥8", "♠K", True), ("♠7 ♥9 ♦9 ♣9 ♥8", "♠10", False)],
)
def test_a_card_is_bought_where_it_is_useful(hand: str, upcard: str, buys: bool) -> None:
    others = ("♥Q ♥7 ♣8 ♦10 ♠8", "♠J ♦Q ♥K ♣Q ♣10", "♥10 ♥J ♦7 ♦8 ♣7", "♥A ♦A ♣A ♦K ♣K")
    table = dealt(shipped("morgunbladid-2002"), upcard, others[0], hand, *others[1:])
    offer = Event(Kind.BUY, by="P1")
    asked = Question(Ask.BUY, 1, (offer,), True, ("test",))
    answers = {simple_player(seed, table, asked) for seed in range(50)}
    assert answers == ({offer, None} if buys else {None})


@pytest.mark.parametrize(
    ("hand", "goes_in"), [("♠7 ♥9 ♦9 ♣Q ♥8", 0), ("♠7 ♥9 ♦10 ♣Q ♥8", 1), ("♣J ♥9 ♦10 ♣Q ♥8", 0)]
)
def test_a_pair_goes_in(hand: str, goes_in: int) -> None:
    table = dealt(shipped("pukk-is"), "♠A", "♥Q ♥7 ♣8 ♦8 ♠8", hand, "♠J ♦Q ♥K ♣5 ♣10")
    options = (Event(Kind.ENTER, by="P1"), Event(Kind.PASS, by="P1"))
    assert answer_of(table, Ask.ENTER, *options) == options[goes_in]


@pytest.mark.parametrize(
    ("hand", "raised", "kind"),
    [
        ("♠9 ♥9 ♦9 ♣Q ♥8", 0, Kind.RAISE),
        ("♠9 ♥9 ♦9 ♣Q ♥8", 3, Kind.STAY),
        ("♠7 ♥9 ♦9 ♣Q ♥8", 2, Kind.STAY),
        ("♠7 ♥9 ♦10 ♣Q ♥8", 2, Kind.FOLD),
        ("♠7 ♥9 ♦10 ♣Q ♥8", 0, Kind.STAY),
    ],
)
def test_three_alike_raise_and_no_set_folds_when_it_costs(hand: str, raised: int, kind: Kind) -> None:
    table = dealt(shipped("pukk-is"), "♠A", "♥Q ♥7 ♣8 ♦8 ♠8", hand, "♠J ♦Q ♥K ♣5 ♣10")
    table = replace(table, round=replace(table.round, vying=replace(table.round.vying, raised=raised)))
    options = (Event(Kind.STAY, by="P1"), Event(Kind.RAISE, by="P1", chips=1), Event(Kind.FOLD, by="P1"))
    answer = answer_of(table, Ask.ANSWER, *options, may_decline=False)
    assert answer is not None
    assert answer.kind is kind


def test_a_slip_rids_the_hand_of_a_card_that_begins_no_run() -> None:
    hands = ("♥Q ♥7 ♣9 ♦10 ♠8", "♥10 ♣A ♠9 ♣7 ♦7", "♥9 ♥8 ♥6 ♦Q ♣8")
    table = move(lead_ready(dealt(shipped("pukk-is", slip="any-lower"), "♥5", *hands)), "P1 ♥10")
    options = tuple(Event(Kind.LAY, by="P2", card=parse_card(card)) for card in ("♥9", "♥8", "♥6"))
    assert answer_of(table, Ask.SLIP, *options, seat=2) == options[2]


def test_who_sleeps_does_so_only_where_he_may() -> None:
    hands = ("♥Q ♥7 ♣9 ♦10 ♠8", "♥10 ♣A ♠9 ♣7 ♦7", "♥9 ♥8 ♥6 ♦Q ♣8")
    for follow, may in (("must", False), ("asleep", True)):
        table = move(lead_ready(dealt(shipped("pukk-is", follow=follow), "♥5", *hands)), "P1 ♦7")
        option = Event(Kind.LAY, by="P2", card=parse_card("♦Q"))
        answers = {
            simple_player(seed, table, Question(Ask.NEXT, 2, (option,), may, ("test",)))
            for seed in range(200)
        }
        assert answers == ({option, None} if may else {option})


def test_a_tired_debtor_leaves_now_and_then_and_a_rich_one_pays_back() -> None:
    table = started(shipped("pukk-is"), 6)
    owing = replace(table, debts={("P1", "bank"): 20}, number=1)
    leave = Event(Kind.LEAVE, by="P1")
    repay = Event(Kind.REPAY, by="P1", to="bank", chips=20)
    asked = Question(Ask.BETWEEN, 1, (repay, leave), True, ("test",))
    answers = {simple_player(seed, owing, asked) for seed in range(200)}
    assert answers == {leave, None}
    rich = replace(owing, house=replace(owing.house, starting_chips=10))
    assert simple_player(1, rich, asked) == repay
    content = replace(owing, debts={})
    assert {simple_player(seed, content, asked) for seed in range(200)} == {None}


def test_the_field_of_a_leaver_is_offered_to_the_next_owner_who_may_decline() -> None:
    asked_for: list[tuple[str, int]] = []

    def decide(table: Table, asked: Question) -> Event | None:
        asked_for.append((asked.ask, asked.seat))
        if asked.ask is Ask.BETWEEN:
            return asked.options[-1] if asked.seat == 2 and len(table.names) == 6 else None
        return asked.options[1] if asked.ask is Ask.HEIR else simple_player(1, table, asked)

    steps = list(evening(shipped("pukk-is"), 6, 1, 2, decide))
    left = next(event for _, event in steps if event.kind is Kind.LEAVE)
    assert (Ask.HEIR, 3) in asked_for
    assert (left.by, left.to, left.taken) == ("P2", "P3", False)


def test_nothing_is_asked_that_the_rules_would_refuse() -> None:
    """Every option of every question is applied and stands."""

    def decide(table: Table, asked: Question) -> Event | None:
        for option in asked.options:
            apply_events(table, [option])
        return simple_player(2, table, asked)

    second = shipped("morgunbladid-2002-second", pukk_goes_to="best-set", raises="rounds", starting_chips=12)
    kinds = {event.kind for _, event in evening(second, 7, 2, 12, decide)}
    assert {Kind.LOAN, Kind.BUY, Kind.CALL, Kind.VIE} < kinds


def test_what_is_dealt_is_what_is_played_and_left() -> None:
    for table, event in evening(shipped("morgunbladid-2002-second"), 6, 4, 3):
        if event.kind is Kind.LAY:
            held = union(table.round.cards_in_hand())
            assert not held & table.round.laid
            assert held.bit_count() + table.round.laid.bit_count() == 30
        if event.kind is Kind.COLLECT:
            assert event.field not in open_claims(table)


def test_a_card_that_is_out_is_followed_at_once_where_it_must_be() -> None:
    out = 0
    for table, event in evening(shipped("pukk-is"), 6, 9, 4):
        if event.kind is Kind.LAY:
            held = union(table.round.cards_in_hand()) | event.card
            if out and successor(out) & held and table.round.laid != event.card:
                assert event.card == successor(out)
            assert table.round.trace is not None
            out = table.round.trace.out
        else:
            out = out if event.kind is Kind.STANDS else 0
