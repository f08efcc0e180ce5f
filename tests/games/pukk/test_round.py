"""Rounds and evenings: each event seen to be accepted, and to be refused with its clause."""

from dataclasses import replace

import pytest

from pukk.core.errors import RuleViolation
from pukk.core.ledger import BANK, RESERVE, Transfer, on_field, player
from pukk.core.notation import cards, parse_card
from pukk.core.seats import NOBODY
from pukk.games.pukk.buy import Moment
from pukk.games.pukk.events import Event, Kind, Manner, SeenHand, Why
from pukk.games.pukk.opening import find_moment, open_claims, undressed
from pukk.games.pukk.paying import find_lenders, format_account, parse_account
from pukk.games.pukk.play import play_on
from pukk.games.pukk.players import chance_of
from pukk.games.pukk.round import HOW, apply_event, apply_events
from pukk.games.pukk.setup import HAND_SIZE
from pukk.games.pukk.state import Phase, Table, hidden_cards, seen, sit_down, unseen
from pukk.games.pukk.tracing import leader_of
from pukk.games.pukk.vying import find_pukk_winners
from tests.games.pukk.evenings import (
    completed,
    deal_of,
    dealt,
    dressed,
    evening,
    lead_ready,
    move,
    names_of,
    refusal,
    simple,
    started,
    with_stacks,
)
from tests.games.pukk.strategies import shipped

A = "morgunbladid-2002"
B = "pukk-is"
FIVE = ("♥A ♥9 ♦9 ♠8 ♣9", "♠K ♥10 ♦10 ♣8 ♠7", "♥K ♦K ♠9 ♣7 ♥8", "♠Q ♣A ♦8 ♥7 ♦7", "♣K ♣Q ♥Q ♦Q ♣10")


def refused(table: Table, event: Event) -> str:
    """Returns the clause by which a table refuses an event."""
    return refusal(table, event).clause


def lay(name: str, card: str) -> Event:
    return Event(Kind.LAY, by=name, card=parse_card(card))


def vied(*entrants: str, table: Table) -> Table:
    """Returns a table after all have spoken."""
    for name in (*table.names[1:], table.names[0]):
        table = apply_events(table, [Event(Kind.ENTER if name in entrants else Kind.PASS, by=name)])
    return table


# The beginning of an evening


@pytest.mark.clause("pukk.session.starting-chips")
def test_everybody_begins_with_the_same_chips_from_the_bank() -> None:
    table = started(shipped(A), 6)
    assert [table.stack(name) for name in table.names] == [100] * 6
    assert table.ledger.balance(BANK) == -600
    assert refused(sit_down(shipped(A), names_of(6)), Event(Kind.START, stacks={"P2": 99})) == (
        "pukk.session.starting-chips"
    )
    assert completed(sit_down(shipped(A), names_of(6)), Event(Kind.START, stacks={"P2": 100})).reserve == 0


@pytest.mark.clause("pukk.session.loans", "pukk.deal.first-dealer")
def test_nought_that_is_said_is_refused_like_any_other_number() -> None:
    table = sit_down(shipped(A, loans=["reserve"]), names_of(6))
    assert refused(table, Event(Kind.START, reserve=0)) == "pukk.session.loans"
    assert (
        refused(started(shipped(A), 6), Event(Kind.ROUND, dealer="P0", number=0)) == "pukk.deal.first-dealer"
    )


@pytest.mark.clause("pukk.session.loans", "pukk.session.leaver")
@pytest.mark.parametrize(
    ("loans", "leaver", "reserve"),
    [(["reserve"], "bank", 100), (["bank"], "reserve", 100), (["bank"], "bank", 0)],
)
def test_a_house_that_uses_a_reserve_has_one(loans: list[str], leaver: str, reserve: int) -> None:
    table = started(shipped(A, loans=loans, leaver=leaver), 5)
    assert table.ledger.balance(RESERVE) == reserve


@pytest.mark.clause("pukk.setup.players")
def test_too_many_players_cannot_sit_down() -> None:
    with pytest.raises(RuleViolation):
        sit_down(shipped(A), names_of(8))
    assert len(sit_down(shipped(A), names_of(7)).names) == 7


@pytest.mark.clause("pukk.deal.first-dealer")
def test_the_owner_of_the_ace_deals_first_where_the_house_says_so() -> None:
    assert completed(started(shipped(A), 6), Event(Kind.ROUND, dealer="P0")).dealer == "P0"
    assert refused(started(shipped(A), 6), Event(Kind.ROUND, dealer="P3")) == "pukk.deal.first-dealer"
    assert completed(started(shipped(B), 6), Event(Kind.ROUND, dealer="P3")).dealer == "P3"


@pytest.mark.clause("pukk.deal.dealer-moves")
def test_the_deal_moves_to_the_left() -> None:
    table = replace(started(shipped(B), 6), number=1, dealer=5)
    assert completed(table, Event(Kind.ROUND, dealer="P0")).number == 2
    assert refused(table, Event(Kind.ROUND, dealer="P1")) == "pukk.deal.dealer-moves"
    assert refused(table, Event(Kind.ROUND, dealer="P0", number=3)) == "pukk.deal.dealer-moves"


# Dressing


@pytest.mark.clause("pukk.dress.own-stake", "pukk.dress.pukk-extra")
def test_a_player_dresses_his_fields_once() -> None:
    table = apply_events(started(shipped(B), 7), [Event(Kind.ROUND, dealer="P0")])
    after, done = apply_event(table, Event(Kind.DRESS, by="P6"))
    assert [transfer.amount for transfer in done.transfers or ()] == [5, 1]
    assert after.ledger.balance(on_field("pukk")) == 6
    assert refused(after, Event(Kind.DRESS, by="P6")) == "pukk.dress.own-stake"


@pytest.mark.clause("pukk.dress.own-stake", "pukk.dress.pukk-extra")
def test_other_chips_than_the_stakes_are_refused_with_the_clause_of_those_that_differ() -> None:
    table = apply_events(started(shipped(B), 7), [Event(Kind.ROUND, dealer="P0")])
    own = Transfer(player("P6"), on_field("pukk"), 5, "pukk.dress.own-stake")
    extra = Transfer(player("P6"), on_field("pukk"), 1, "pukk.dress.pukk-extra")
    lumped = replace(own, amount=6, clause="")
    assert completed(table, Event(Kind.DRESS, by="P6", transfers=(extra, own))).transfers == (own, extra)
    assert completed(table, Event(Kind.DRESS, by="P6", transfers=(lumped,))).transfers == (own, extra)
    for wrong, clause in (
        ((own,), "pukk.dress.pukk-extra"),
        ((replace(own, amount=4), extra), "pukk.dress.own-stake"),
        ((replace(lumped, amount=7),), "pukk.dress.own-stake"),
        ((own, extra, replace(own, target=on_field("ace"), clause="")), "pukk.dress.own-stake"),
    ):
        assert refused(table, Event(Kind.DRESS, by="P6", transfers=wrong)) == clause


@pytest.mark.clause("pukk.dress.stays-dressed")
def test_nothing_is_dealt_before_all_have_dressed() -> None:
    table = apply_events(started(shipped(A), 5), [Event(Kind.ROUND, dealer="P0")])
    assert refused(table, deal_of(table, "♠10", *FIVE)) == "pukk.dress.own-stake"
    ready = dressed(shipped(A), 5)
    assert apply_events(ready, [deal_of(ready, "♠10", *FIVE[:-1], "♣K ♣Q ♥Q ♦Q ♦A")]).phase is Phase.COLLECT


@pytest.mark.clause("pukk.session.loans")
def test_who_is_short_borrows_before_he_dresses_or_puts_what_he_has_where_nobody_has_to_lend() -> None:
    for loans, clause in ((["bank"], "pukk.session.loans"), (["reserve"], "pukk.session.loans")):
        table = apply_events(started(shipped(A, loans=loans), 5), [Event(Kind.ROUND, dealer="P0")])
        assert refused(with_stacks(table, P1=2), Event(Kind.DRESS, by="P1")) == clause
        after = apply_events(
            with_stacks(table, P1=2),
            [Event(Kind.LOAN, by="P1", to=loans[0], chips=4), Event(Kind.DRESS, by="P1")],
        )
        assert (after.stack("P1"), after.owed_by("P1")) == (0, 4)
    for loans in ([], ["players"]):
        table = apply_events(started(shipped(A, loans=loans), 5), [Event(Kind.ROUND, dealer="P0")])
        done = completed(with_stacks(table, P1=2), Event(Kind.DRESS, by="P1"))
        assert [transfer.amount for transfer in done.transfers or ()] == [2]


@pytest.mark.clause("pukk.session.loans")
def test_only_who_has_no_chips_left_borrows_and_only_from_whom_the_house_names() -> None:
    table = with_stacks(started(shipped(A), 5), P1=0)
    done = completed(table, Event(Kind.LOAN, by="P1", to="bank", chips=20))
    assert done.transfers == (Transfer(BANK, player("P1"), 20, "pukk.session.loans"),)
    for event in (
        Event(Kind.LOAN, by="P2", to="bank", chips=20),
        Event(Kind.LOAN, by="P1", to="reserve", chips=20),
        Event(Kind.LOAN, by="P1", to="P2", chips=20),
        Event(Kind.LOAN, by="P1", to="bank", chips=0),
    ):
        assert refused(table, event) == "pukk.session.loans"
    lending = with_stacks(started(shipped(A, loans=["players"]), 5), P1=0)
    assert refused(lending, Event(Kind.LOAN, by="P1", to="P1", chips=5)) == "pukk.session.loans"
    assert refused(lending, Event(Kind.LOAN, by="P1", to="P2", chips=101)) == "pukk.session.loans"
    assert apply_events(lending, [Event(Kind.LOAN, by="P1", to="P2", chips=5)]).owed_to("P2") == 5


@pytest.mark.clause("pukk.session.loans")
def test_nobody_pays_back_more_than_he_owes() -> None:
    table = apply_events(
        with_stacks(started(shipped(A), 5), P1=0), [Event(Kind.LOAN, by="P1", to="bank", chips=20)]
    )
    assert refused(table, Event(Kind.REPAY, by="P1", to="bank", chips=21)) == "pukk.session.loans"
    assert refused(table, Event(Kind.REPAY, by="P1", to="bank", chips=0)) == "pukk.session.loans"
    assert refused(table, Event(Kind.REPAY, by="P2", to="bank", chips=1)) == "pukk.session.loans"
    assert apply_events(table, [Event(Kind.REPAY, by="P1", to="bank", chips=15)]).owed_by("P1") == 5
    assert not apply_events(table, [Event(Kind.REPAY, by="P1", to="bank", chips=20)]).debts


@pytest.mark.clause("pukk.session.loans")
def test_nobody_lends_what_he_has_to_pay_himself() -> None:
    table = with_stacks(started(shipped(A, loans=["players", "bank", "reserve"]), 5), P1=0, P2=10, P3=50)
    assert find_lenders(table, "P1", 8, {"P2": 3}) == ("P0", "P4", "P3", "bank", "reserve")
    assert find_lenders(table, "P1", 200, {}) == ("bank",)


@pytest.mark.clause("pukk.session.loans")
def test_a_loan_of_nothing_and_one_from_who_has_left_are_refused_for_what_they_are() -> None:
    table = started(shipped(A, loans=["players"], leaver="keeps"), 6)
    table = with_stacks(apply_events(table, [Event(Kind.LEAVE, by="P5")]), P1=0)
    assert table.stack("P5") == 100
    assert refusal(table, Event(Kind.LOAN, by="P1", to="P2", chips=0)).key == "play-loan-nothing"
    assert refusal(table, Event(Kind.LOAN, by="P1", to="P5", chips=5)).key == "play-no-lender"


# The deal


@pytest.mark.clause("pukk.deal.five-cards", "pukk.deal.packets", "pukk.deal.upcard")
def test_a_pack_is_dealt_as_the_house_deals() -> None:
    table = dressed(shipped(A), 6)
    pack = chance_of(1).shuffle(table)
    done = completed(table, Event(Kind.DEAL, pack=pack))
    assert done.hands is not None
    assert done.hands["P1"].cards == sum((*pack[:3], *pack[18:20]))
    assert done.card == pack[30]
    other = {"P1": SeenHand(sum(pack[:5]))}
    assert refused(table, Event(Kind.DEAL, pack=pack, hands=other)) == "pukk.deal.five-cards"
    assert refused(table, Event(Kind.DEAL, pack=pack, card=pack[31])) == "pukk.deal.five-cards"
    assert refused(table, Event(Kind.DEAL, pack=pack[:30])) == "pukk.deal.five-cards"
    assert completed(table, Event(Kind.DEAL, pack=pack[:31])).card == pack[30]


@pytest.mark.clause("pukk.deal.five-cards", "pukk.setup.pack", "pukk.deal.upcard")
@pytest.mark.parametrize(
    ("upcard", "hand", "clause"),
    [
        ("♠10", "♥A ♥9 ♦9 ♠8", "pukk.deal.five-cards"),
        ("♠10", "♥A ♥9 ♦9 ♠8 ♣9 ?", "pukk.deal.five-cards"),
        ("♠10", "♥A ♥9 ♦9 ♠8 ♠K", "pukk.deal.five-cards"),
        ("♥A", "♥A ♥9 ♦9 ♠8 ♣9", "pukk.deal.five-cards"),
        ("♠10", "♥A ♥9 ♦9 ♠8 ♣2", "pukk.setup.pack"),
    ],
)
def test_a_deal_that_no_pack_gives_is_refused(upcard: str, hand: str, clause: str) -> None:
    table = dressed(shipped(A), 5)
    assert refused(table, deal_of(table, upcard, hand, *FIVE[1:])) == clause
    no_upcard = replace(deal_of(table, "♠10", *FIVE), card=0)
    assert refused(table, no_upcard) == "pukk.deal.upcard"


# Collecting and buying


@pytest.mark.clause("pukk.collect.trump-honours", "pukk.collect.unclaimed-stays")
def test_a_field_goes_to_the_holder_of_its_card_and_to_nobody_else() -> None:
    table = dealt(shipped(A), "♠10", *FIVE)
    assert dict(open_claims(table)) == {"king": 1, "queen": 3, "ten": 0}
    after, done = apply_event(table, Event(Kind.COLLECT, by="P1", field="king"))
    assert done.transfers == (Transfer(on_field("king"), player("P1"), 5, "pukk.collect.trump-honours"),)
    assert refused(after, Event(Kind.COLLECT, by="P1", field="king")) == "pukk.collect.trump-honours"
    assert refused(table, Event(Kind.COLLECT, by="P2", field="king")) == "pukk.collect.trump-honours"
    assert refused(table, Event(Kind.COLLECT, by="P2", field="ace")) == "pukk.collect.trump-honours"


@pytest.mark.clause(
    "pukk.collect.turned-field", "pukk.setup.fields", "pukk.vie.pukk-goes-to", "pukk.collect.pamfill-field"
)
def test_why_a_field_does_not_go_to_a_player_is_the_clause_that_decides_it() -> None:
    table = dealt(shipped(A), "♠10", *FIVE)
    assert refused(table, Event(Kind.COLLECT, by="P3", field="ten")) == "pukk.collect.turned-field"
    assert refused(table, Event(Kind.COLLECT, by="P3", field="nine")) == "pukk.setup.fields"
    vying = dealt(shipped(B), "♠10", *FIVE)
    assert refused(vying, Event(Kind.COLLECT, by="P3", field="pukk")) == "pukk.vie.pukk-goes-to"
    nobody = dealt(shipped(B, pukk_goes_to="nobody"), "♠10", *FIVE)
    assert refused(nobody, Event(Kind.COLLECT, by="P3", field="pukk")) == "pukk.vie.pukk-goes-to"
    with_pamfill = (*FIVE[:4], "♣K ♣J ♥Q ♦Q ♣10")
    clubs_only = dealt(shipped(A, pamfill_field="clubs-only"), "♠10", *with_pamfill)
    assert refused(clubs_only, Event(Kind.COLLECT, by="P4", field="pamfill")) == "pukk.collect.pamfill-field"
    turned = dealt(shipped(A), "♣J", *FIVE)
    assert refused(turned, Event(Kind.COLLECT, by="P3", field="jack")) == "pukk.collect.turned-pamfill"


@pytest.mark.clause("pukk.collect.both-jacks")
def test_the_pamfill_takes_both_jacks_fields_with_clubs_trump() -> None:
    table = dealt(shipped(A), "♣10", *FIVE[:4], "♣K ♣J ♥Q ♦Q ♦A")
    assert {field for field, seat in open_claims(table).items() if seat == 4} == {"king", "jack", "pamfill"}


@pytest.mark.clause("pukk.collect.unclaimed-stays")
def test_nobody_leads_or_speaks_before_all_is_collected() -> None:
    assert refused(dealt(shipped(A), "♠10", *FIVE), lay("P1", "♠7")) == "pukk.collect.trump-honours"
    assert refused(dealt(shipped(B), "♠10", *FIVE), Event(Kind.PASS, by="P1")) == "pukk.collect.trump-honours"
    assert lead_ready(dealt(shipped(A), "♠10", *FIVE)).ledger.balance(on_field("ace")) == 5


@pytest.mark.clause("pukk.dress.pay-on-demand")
def test_owners_pay_on_demand_and_fall_short_as_the_house_says() -> None:
    house = shipped(A, pay_on_demand=True)
    table = dealt(house, "♠10", *FIVE)
    done = completed(table, Event(Kind.COLLECT, by="P3", field="queen"))
    assert done.transfers == (Transfer(player("P2"), player("P3"), 1, "pukk.dress.pay-on-demand"),)
    short = with_stacks(table, P2=0)
    assert refused(short, Event(Kind.COLLECT, by="P3", field="queen")) == "pukk.settle.cannot-pay"
    owing = replace(short, house=shipped(A, pay_on_demand=True, cannot_pay="owes"))
    assert apply_events(owing, [Event(Kind.COLLECT, by="P3", field="queen")]).debts == {("P2", "P3"): 1}


@pytest.mark.clause("pukk.buy.buy", "pukk.buy.price")
def test_the_trump_seven_buys_the_turned_card_as_long_as_the_house_lets_it() -> None:
    table = dealt(shipped(A), "♠10", *FIVE)
    after, done = apply_event(table, Event(Kind.BUY, by="P1"))
    assert (done.card, done.gets, done.transfers) == (parse_card("♠7"), parse_card("♠10"), ())
    assert after.round.hands[1] == cards("♠K ♥10 ♦10 ♣8 ♠10")
    assert after.round.turned == parse_card("♠7")
    assert refused(after, Event(Kind.BUY, by="P1")) == "pukk.buy.price"
    assert refused(table, Event(Kind.BUY, by="P2")) == "pukk.buy.price"
    assert refused(dealt(shipped(B), "♠10", *FIVE), Event(Kind.BUY, by="P1")) == "pukk.buy.buy"
    assert refused(table, Event(Kind.BUY, by="P1", gets=parse_card("♠9"))) == "pukk.buy.buy"


@pytest.mark.clause("pukk.buy.buy")
def test_the_moments_of_a_round_close_the_buying_one_by_one() -> None:
    house = shipped(A)
    table = dealt(house, "♠10", *FIVE)
    moments = [find_moment(table)]
    table = apply_events(table, [Event(Kind.COLLECT, by="P1", field="king")])
    moments.append(find_moment(table))
    table = lead_ready(table)
    table = move(table, "P1 ♥10")
    moments.append(find_moment(table))
    assert moments == [Moment.BEFORE_COLLECT, Moment.BEFORE_VIE, Moment.AFTER_STAND]
    assert find_moment(move(lead_ready(dealt(house, "♠10", *FIVE)), "P1 ♣8")) is Moment.DURING_RUN
    assert (
        find_moment(replace(table, phase=Phase.LEAD, round=replace(table.round, trace=None)))
        is Moment.BEFORE_LEAD
    )
    bought = move(table, "P1 buy")
    assert bought.round.cards_in_hand()[1] == cards("♠K ♦10 ♣8 ♠10")
    after_lead = move(table, "P1 stands", "P1 ♠K")
    assert find_moment(after_lead) is Moment.AFTER_LEAD
    assert refused(after_lead, Event(Kind.BUY, by="P1")) == "pukk.buy.buy"
    early = replace(table, house=shipped(A, buy="before-first-lead"))
    assert refused(early, Event(Kind.BUY, by="P1")) == "pukk.buy.buy"


@pytest.mark.clause("pukk.buy.buy-collects")
def test_a_bought_card_collects_its_field_where_the_house_says_so_and_the_dealer_does_not_again() -> None:
    table = dealt(shipped(A, buy_collects=True), "♠10", *FIVE)
    after, done = apply_event(table, Event(Kind.BUY, by="P1"))
    assert done.transfers == (Transfer(on_field("ten"), player("P1"), 5, "pukk.buy.buy-collects"),)
    assert "ten" not in open_claims(after)
    assert refused(after, Event(Kind.COLLECT, by="P0", field="ten")) == "pukk.collect.turned-field"


# Vying


@pytest.mark.clause("pukk.vie.order", "pukk.vie.entry")
def test_all_are_asked_from_the_dealers_left_and_pay_the_entry() -> None:
    table = _collected(dealt(shipped(B), "♠5", *FIVE))
    assert refused(table, Event(Kind.ENTER, by="P0")) == "pukk.vie.order"
    after, done = apply_event(table, Event(Kind.ENTER, by="P1"))
    assert done.transfers == (Transfer(player("P1"), on_field("pukk"), 1, "pukk.vie.entry"),)
    assert refused(after, Event(Kind.ENTER, by="P1")) == "pukk.vie.order"
    assert refused(after, Event(Kind.VIE)) == "pukk.vie.order"
    assert refused(with_stacks(table, P1=0), Event(Kind.ENTER, by="P1")) == "pukk.vie.entry"


@pytest.mark.clause("pukk.vie.best-set", "pukk.vie.nobody-in", "pukk.vie.pukk-goes-to")
def test_the_best_set_takes_the_pukk_before_the_first_lead() -> None:
    table = _collected(dealt(shipped(B), "♠5", *FIVE))
    shown = vied("P0", "P4", table=table)
    assert refused(shown, lay("P1", "♠7")) == "pukk.vie.pukk-goes-to"
    done = completed(shown, Event(Kind.VIE))
    assert done.winners == ("P4",)
    assert done.sets == {"P0": cards("♥9 ♦9 ♣9"), "P4": cards("♥Q ♦Q ♣Q")}
    assert refused(shown, Event(Kind.VIE, winners=("P0",))) == "pukk.vie.best-set"
    nobody = vied(table=table)
    assert apply_events(nobody, [lay("P1", "♠7")]).ledger.balance(on_field("pukk")) == nobody.ledger.balance(
        on_field("pukk")
    )
    assert completed(nobody, Event(Kind.VIE)).winners == ()
    ready = lead_ready(dealt(shipped(A), "♠10", *FIVE))
    assert refused(ready, Event(Kind.VIE)) == "pukk.vie.pukk-goes-to"


@pytest.mark.clause("pukk.vie.raises", "pukk.vie.order")
def test_who_is_in_raises_stays_or_folds_in_turn() -> None:
    house = shipped(B, raises="rounds")
    table = vied("P1", "P2", "P4", table=_collected(dealt(house, "♠5", *FIVE)))
    assert refused(table, Event(Kind.RAISE, by="P2", chips=1)) == "pukk.vie.order"
    assert refused(table, Event(Kind.RAISE, by="P1", chips=0)) == "pukk.vie.raises"
    table, done = apply_event(table, Event(Kind.RAISE, by="P1", chips=2))
    assert done.transfers == (Transfer(player("P1"), on_field("pukk"), 2, "pukk.vie.raises"),)
    assert refused(table, Event(Kind.VIE)) == "pukk.vie.order"
    table = apply_events(table, [Event(Kind.FOLD, by="P2"), Event(Kind.RAISE, by="P4", chips=1)])
    table, done = apply_event(table, Event(Kind.STAY, by="P1"))
    assert [transfer.amount for transfer in done.transfers or ()] == [1]
    assert dict(table.round.vying.staked) == {1: 4, 4: 4}
    assert completed(table, Event(Kind.VIE)).winners == ("P4",)
    quiet = vied("P1", table=_collected(dealt(shipped(B), "♠5", *FIVE)))
    assert refused(quiet, Event(Kind.RAISE, by="P1", chips=1)) == "pukk.vie.raises"


def _collected(table: Table) -> Table:
    for field, seat in dict(open_claims(table)).items():
        table = apply_events(table, [Event(Kind.COLLECT, by=table.names[seat], field=field)])
    return table


@pytest.mark.clause("pukk.vie.raises")
def test_a_last_one_who_is_in_is_not_asked_to_raise_against_himself() -> None:
    house = shipped(B, raises="rounds", sole_entrant="takes")
    table = vied("P1", "P2", table=_collected(dealt(house, "♠5", *FIVE)))
    table = apply_events(table, [Event(Kind.RAISE, by="P1", chips=2), Event(Kind.FOLD, by="P2")])
    assert completed(table, Event(Kind.VIE)).winners == ("P1",)


@pytest.mark.clause("pukk.vie.odd-chip", "pukk.vie.same-rank")
@pytest.mark.parametrize(("odd_chip", "shares"), [("stays", [3, 3]), ("first-left", [4, 3])])
def test_a_split_pukk_leaves_the_odd_chip_where_the_house_says(odd_chip: str, shares: list[int]) -> None:
    house = shipped(B, same_rank="split", odd_chip=odd_chip)
    hands = ("♥9 ♦K ♠8 ♣7 ♥6", "♥Q ♦Q ♠7 ♣9 ♥8", "♠Q ♣Q ♠6 ♦9 ♦8")
    table = vied("P1", "P2", table=_collected(dealt(house, "♥5", *hands)))
    table = _with_pukk(table, 7)
    done = completed(table, Event(Kind.VIE))
    assert [transfer.amount for transfer in done.transfers or ()] == shares
    assert done.winners == ("P1", "P2")


def _with_pukk(table: Table, chips: int) -> Table:
    off = Transfer(on_field("pukk"), BANK, table.ledger.balance(on_field("pukk")), "pukk.session.loans")
    back = Transfer(BANK, on_field("pukk"), chips, "pukk.session.loans")
    return replace(table, ledger=table.ledger.apply([off, back]))


@pytest.mark.clause("pukk.vie.pair-of-sixes")
def test_a_pair_of_sixes_takes_the_pukk_without_vying_and_two_share_it() -> None:
    house = shipped(B, pukk_goes_to="pair-of-sixes")
    hands = ("♥9 ♦K ♠8 ♣7 ♥7", "♥6 ♦6 ♠7 ♣9 ♥8", "♠6 ♣J ♠Q ♦9 ♦8")
    table = _collected(dealt(house, "♥5", *hands))
    assert find_pukk_winners(table) == (1, 2)
    assert refused(table, lay("P1", "♥6")) == "pukk.vie.pukk-goes-to"
    assert refused(table, Event(Kind.ENTER, by="P1")) == "pukk.vie.pukk-goes-to"
    pot = table.ledger.balance(on_field("pukk"))
    done = completed(table, Event(Kind.VIE))
    assert done.winners == ("P1", "P2")
    assert sum(transfer.amount for transfer in done.transfers or ()) == pot - pot % 2
    assert refused(table, Event(Kind.VIE, winners=("P1",))) == "pukk.vie.pair-of-sixes"


@pytest.mark.clause("pukk.trace.first-lead")
def test_the_winner_of_the_pukk_leads_first_where_the_house_says_so() -> None:
    hands = ("♥9 ♦K ♠8 ♣7 ♥6", "♥Q ♦Q ♠7 ♣9 ♥8", "♠Q ♣Q ♠6 ♦9 ♦8")
    for first_lead, leader in (("forehand", "P1"), ("pukk-winner", "P0")):
        house = shipped(B, first_lead=first_lead, sole_entrant="takes")
        table = apply_events(vied("P0", table=_collected(dealt(house, "♥5", *hands))), [Event(Kind.VIE)])
        assert table.names[leader_of(table)] == leader
        card = {"P0": "♥9", "P1": "♥Q"}[leader]
        assert apply_events(table, [lay(leader, card)]).phase is Phase.TRACE
        assert refused(table, lay("P2", "♠Q")) == "pukk.trace.first-lead"
    six = dealt(shipped(A, first_lead="pukk-winner", pukk_goes_to="trump-six"), "♠9", players=7)
    assert leader_of(six) == 1


# Tracing


@pytest.mark.clause("pukk.trace.next-card", "pukk.trace.follow", "pukk.trace.stands")
def test_cards_are_laid_as_the_rules_ask_and_refused_with_their_clause() -> None:
    table = lead_ready(dealt(shipped(B), "♠5", *FIVE))
    table = move(table, "P1 ♣8")
    assert completed(table, lay("P0", "♣9")).manner is Manner.NEXT
    assert refused(table, lay("P0", "♥9")) == "pukk.trace.next-card"
    assert refused(table, lay("P1", "♥10")) == "pukk.trace.follow"
    assert refused(table, lay("P4", "♥A")) == "pukk.trace.next-card"
    assert refused(table, replace(lay("P0", "♣9"), manner=Manner.SLIP)) == "pukk.trace.next-card"
    stood = move(table, "P0 ♣9", "P4 ♣10", "P4 stands", "P4 ♣Q", "P4 ♣K", "P3 ♣A", "P3 stands")
    assert completed(stood, lay("P3", "♠Q")).manner is Manner.LEAD


@pytest.mark.clause("pukk.trace.follow")
def test_who_sleeps_loses_the_chance_where_the_house_says_so() -> None:
    table = move(lead_ready(dealt(shipped(A), "♠10", *FIVE)), "P1 ♣8", "P1 stands")
    assert apply_events(table, [lay("P1", "♥10")]).round.leads == 2
    strict = move(lead_ready(dealt(shipped(B), "♠5", *FIVE)), "P1 ♣8", "P1 stands")
    assert refused(strict, lay("P1", "♥10")) == "pukk.trace.follow"


@pytest.mark.clause("pukk.trace.slip", "pukk.trace.slip-limits")
def test_a_card_is_slipped_once_and_only_where_the_house_lets_it() -> None:
    second = shipped("morgunbladid-2002-second")
    table = move(lead_ready(dealt(second, "♠10", *FIVE)), "P1 ♥10")
    after, done = apply_event(table, lay("P0", "♥9"))
    assert done.manner is Manner.SLIP
    assert after.round.trace is not None
    assert after.round.trace.out == parse_card("♥10")
    again = move(table, "P2 ♥8")
    assert refused(again, lay("P2", "♥K")) == "pukk.trace.next-card"
    first = move(lead_ready(dealt(shipped(A), "♠10", *FIVE)), "P1 ♥10")
    assert refused(first, lay("P0", "♥9")) == "pukk.trace.slip"


@pytest.mark.clause("pukk.trace.stands")
def test_a_round_that_is_stuck_ends_and_one_that_is_not_goes_on() -> None:
    hands = ("♥9 ♠8 ♦K ♣8 ♥6", "♥Q ♠7 ♣9 ♥8 ♦7", "♠Q ♣Q ♠6 ♦9 ♦J")
    laid = ("P1 ♠7", "P0 ♠8", "P0 ♥9", "P0 ♣8", "P1 ♣9", "P1 ♥8")
    table = move(lead_ready(dealt(shipped(B, stands="never-dealt"), "♥5", *hands)), *laid)
    assert refused(table, lay("P1", "♦7")) == "pukk.trace.stands"
    after = apply_events(table, [Event(Kind.STUCK)])
    assert (after.phase, after.ledger) == (Phase.BETWEEN, table.ledger)
    going_on = move(lead_ready(dealt(shipped(B), "♥5", *hands)), *laid)
    assert refused(going_on, Event(Kind.STUCK)) == "pukk.trace.stands"
    assert move(going_on, "P1 ♦7").phase is Phase.TRACE


@pytest.mark.clause("pukk.trace.trekk")
def test_only_who_is_out_of_cards_says_trekk_and_only_once() -> None:
    table = _trekked()
    assert refused(table, Event(Kind.TREKK, by="P0")) == "pukk.trace.trekk"
    after = apply_events(table, [Event(Kind.TREKK, by="P1")])
    assert refused(after, Event(Kind.TREKK, by="P1")) == "pukk.trace.trekk"
    assert refused(after, lay("P0", "♥9")) == "pukk.trace.next-card"


def _trekked(**choices: object) -> Table:
    """Returns a table at which P1 has trekked with ♥J; P0 holds ♥Q and ♥K, P2 has five cards."""
    hands = ("♥Q ♥K ♣9 ♦10 ♠8", "♦A ♣A ♠A ♣J ♥J", "♠9 ♦9 ♣7 ♦7 ♣8")
    table = lead_ready(dealt(shipped(B, **choices), "♥5", *hands))
    return move(table, "P1 ♦A", "P1 ♣A", "P1 ♠A", "P1 ♣J", "P1 ♥J")


# Settling


@pytest.mark.clause("pukk.settle.pays", "pukk.settle.relief", "pukk.settle.relief-run")
@pytest.mark.parametrize(
    ("choices", "called", "pays"),
    [
        ({}, False, {"P2": 5, "P0": 4}),
        ({"relief_run": "run"}, False, {"P2": 5, "P0": 3}),
        ({"relief": "none"}, False, {"P2": 5, "P0": 5}),
        ({"relief": "call"}, False, {"P2": 5, "P0": 5}),
        ({"relief": "call"}, True, {"P2": 5, "P0": 4}),
        ({"relief": "call", "relief_run": "run"}, True, {"P2": 5, "P0": 3}),
    ],
)
def test_the_others_pay_for_their_cards(choices: dict[str, str], called: bool, pays: dict[str, int]) -> None:
    table = _trekked(**choices)
    if called:
        table = apply_events(table, [Event(Kind.CALL, by="P0", card=parse_card("♥Q"))])
    after, done = apply_event(table, Event(Kind.SETTLE, pays=pays))
    assert (done.by, done.pays, done.owes) == ("P1", pays, {})
    assert after.phase is Phase.BETWEEN
    wrong = {**pays, "P2": 4}
    assert refused(table, Event(Kind.SETTLE, pays=wrong)) == "pukk.settle.pays"
    assert refused(table, Event(Kind.SETTLE, by="P2")) == "pukk.trace.trekk"


@pytest.mark.clause("pukk.settle.relief")
def test_only_the_holder_of_the_next_card_calls_once_where_the_house_wants_a_call() -> None:
    table = _trekked(relief="call")
    assert refused(table, Event(Kind.CALL, by="P2")) == "pukk.settle.relief"
    assert refused(table, Event(Kind.CALL, by="P1")) == "pukk.settle.relief"
    after = apply_events(table, [Event(Kind.CALL, by="P0")])
    assert refused(after, Event(Kind.CALL, by="P0")) == "pukk.settle.relief"
    assert refused(_trekked(), Event(Kind.CALL, by="P0")) == "pukk.settle.relief"


@pytest.mark.clause("pukk.settle.cannot-pay")
@pytest.mark.parametrize(
    ("cannot_pay", "loans", "paid", "owed"),
    [
        ("owes", ["bank"], 2, 3),
        ("what-he-has", ["bank"], 2, 0),
        ("loan", [], 2, 3),
        ("loan", ["players"], 2, 3),
    ],
)
def test_who_cannot_pay_owes_or_gives_what_he_has(
    cannot_pay: str, loans: list[str], paid: int, owed: int
) -> None:
    table = with_stacks(_trekked(cannot_pay=cannot_pay, loans=loans), P2=2)
    after, done = apply_event(table, Event(Kind.SETTLE))
    assert (
        next(transfer.amount for transfer in done.transfers or () if transfer.source == player("P2")) == paid
    )
    assert after.debts.get(("P2", "P1"), 0) == owed
    assert (done.owes or {}).get("P2", 0) == owed


@pytest.mark.clause("pukk.settle.cannot-pay", "pukk.session.loans")
def test_who_cannot_pay_borrows_first_where_the_house_lends() -> None:
    table = with_stacks(_trekked(loans=["bank"]), P2=2)
    assert refused(table, Event(Kind.SETTLE)) == "pukk.settle.cannot-pay"
    assert refused(table, Event(Kind.LOAN, by="P0", to="bank", chips=3)) == "pukk.session.loans"
    after = apply_events(table, [Event(Kind.LOAN, by="P2", to="bank", chips=3), Event(Kind.SETTLE)])
    assert (after.stack("P2"), after.owed_by("P2")) == (0, 3)


def test_cards_left_that_nobody_held_are_refused() -> None:
    table = _trekked()
    left = {"P2": SeenHand(cards("♠9 ♦9 ♣7 ♦7 ♣8"))}
    assert completed(table, Event(Kind.SETTLE, hands=left)).by == "P1"
    assert refused(table, Event(Kind.SETTLE, hands={"P2": SeenHand(cards("♠10"))})) == "pukk.settle.pays"


# Leaving and the end


@pytest.mark.clause("pukk.session.leaver", "pukk.session.field-passes")
@pytest.mark.parametrize(("leaver", "account"), [("bank", "bank"), ("reserve", "reserve"), ("keeps", "P1")])
def test_a_leavers_chips_and_field_go_where_the_house_says(leaver: str, account: str) -> None:
    table = started(shipped(A, leaver=leaver), 6)
    before = table.ledger.balance(parse_account(account))
    after, done = apply_event(table, Event(Kind.LEAVE, by="P1"))
    assert after.ledger.balance(parse_account(account)) == before + (0 if account == "P1" else 100)
    assert (done.to, done.taken, after.owners["king"]) == ("P2", True, ("P2",))
    declined = apply_events(table, [Event(Kind.LEAVE, by="P1", taken=False)])
    assert declined.owners["king"] == ()
    alone = started(shipped(A, fields=dict.fromkeys(table.owners, "absent")), 6)
    assert completed(alone, Event(Kind.LEAVE, by="P1")).taken is False
    assert refused(alone, Event(Kind.LEAVE, by="P1", taken=True)) == "pukk.session.field-passes"
    assert refused(table, Event(Kind.LEAVE, by="P1", to="P3")) == "pukk.session.field-passes"
    assert refused(after, Event(Kind.LEAVE, by="P1")) == "pukk.session.leaver"


@pytest.mark.clause("pukk.session.leaver", "pukk.deal.dealer-moves")
@pytest.mark.parametrize(("leaver", "dealer"), [("P0", "P4"), ("P3", "P4"), ("P5", "P4"), ("P4", "P5")])
def test_the_deal_goes_on_to_the_left_whoever_has_left(leaver: str, dealer: str) -> None:
    table = replace(started(shipped(A), 6), number=1, dealer=3)
    after = apply_events(table, [Event(Kind.LEAVE, by=leaver)])
    assert completed(after, Event(Kind.ROUND, dealer=dealer)).dealer == dealer


@pytest.mark.clause("pukk.session.end", "pukk.session.richest")
@pytest.mark.parametrize("end", ["consent", "time"])
def test_an_evening_ends_by_consent_or_time_and_the_richest_wins(end: str) -> None:
    table = with_stacks(started(shipped(A, end=end), 5), P3=130)
    done = completed(table, Event(Kind.END))
    assert (done.why, done.winners) == (Why(end), ("P3",))
    assert refused(table, Event(Kind.END, winners=("P2",))) == "pukk.session.richest"
    assert refused(table, Event(Kind.END, worth={"P3": 100})) == "pukk.session.loans-count"
    assert refused(table, Event(Kind.END, why=Why.TOO_FEW)) == "pukk.session.end"


@pytest.mark.clause("pukk.session.end")
def test_an_evening_ends_when_few_enough_are_left() -> None:
    table = started(shipped(B, end="players-left"), 5)
    assert refused(table, Event(Kind.END)) == "pukk.session.end"
    table = apply_events(table, [Event(Kind.LEAVE, by="P1"), Event(Kind.LEAVE, by="P2")])
    assert completed(table, Event(Kind.END)).why is Why.PLAYERS_LEFT
    three = started(shipped(B, end="players-left"), 3)
    assert refused(three, Event(Kind.END)) == "pukk.session.end"
    assert (
        completed(apply_events(three, [Event(Kind.LEAVE, by="P1")]), Event(Kind.END)).why is Why.PLAYERS_LEFT
    )


@pytest.mark.clause("pukk.session.end", "pukk.setup.players")
def test_an_evening_ends_when_too_few_are_left_to_play() -> None:
    table = apply_events(started(shipped(A), 5), [Event(Kind.LEAVE, by="P1")])
    assert refused(table, Event(Kind.ROUND, dealer="P0")) == "pukk.setup.players"
    assert completed(table, Event(Kind.END)).why is Why.TOO_FEW


@pytest.mark.clause("pukk.session.loans-count")
@pytest.mark.parametrize(
    ("loans_count", "worth"), [("net", {"P1": 80, "P2": 110}), ("chips", {"P1": 130, "P2": 90})]
)
def test_loans_count_as_the_house_says_and_what_is_lent_is_ones_own(
    loans_count: str, worth: dict[str, int]
) -> None:
    table = with_stacks(
        started(shipped(A, loans_count=loans_count, loans=["bank", "players"]), 5), P1=0, P2=110
    )
    table = apply_events(table, [Event(Kind.LOAN, by="P1", to="P2", chips=20)])
    table = apply_events(with_stacks(table, P1=0), [Event(Kind.LOAN, by="P1", to="bank", chips=30)])
    done = completed(with_stacks(table, P1=130), Event(Kind.END))
    assert {name: (done.worth or {})[name] for name in worth} == worth


def test_an_evening_that_is_put_off_is_not_won() -> None:
    table = started(shipped(B), 5)
    assert apply_events(table, [Event(Kind.STOP)]) == table


# Order


def test_every_kind_of_event_is_refused_where_it_cannot_come() -> None:
    table = started(shipped(B), 5)
    for kind in Kind:
        if table.phase not in HOW[kind][2]:
            assert refused(table, Event(kind, by="P0")) == HOW[kind][1]
    assert set(HOW) == set(Kind)


# Cards that a record does not show


def test_hidden_cards_are_cards_of_no_pack() -> None:
    assert seen(hidden_cards(3, 5)) == 0
    assert unseen(hidden_cards(9, HAND_SIZE) | parse_card("♥A")) == hidden_cards(9, HAND_SIZE)


def test_a_hidden_card_comes_to_light_when_it_is_laid() -> None:
    table = dealt(shipped(A), "♠10", FIVE[0], "? ? ? ? ?", *FIVE[2:])
    table = lead_ready(table)
    after = move(table, "P1 ♠7")
    assert after.round.trace is not None
    assert unseen(after.round.trace.hands[1]).bit_count() == 4
    assert refused(table, lay("P1", "♥A")) == "pukk.trace.next-card"
    assert refused(table, lay("P1", "♠10")) == "pukk.trace.next-card"
    assert refused(table, lay("P1", "♠2")) == "pukk.trace.next-card"


def test_a_hidden_card_can_collect_and_buy() -> None:
    table = dealt(shipped(A), "♠10", FIVE[0], players=5)
    after = move(table, "P2 buy")
    assert seen(after.round.hands[2]) == parse_card("♠10")
    taken = completed(table, Event(Kind.COLLECT, by="P3", field="ace"))
    assert [transfer.amount for transfer in taken.transfers or ()] == [5]
    assert refused(table, Event(Kind.COLLECT, by="P0", field="ace")) == "pukk.collect.trump-honours"


@pytest.mark.clause("pukk.session.leaver")
def test_who_has_left_shows_no_cards() -> None:
    table = apply_events(started(shipped(B), 6), [Event(Kind.LEAVE, by="P5"), Event(Kind.ROUND, dealer="P0")])
    table = apply_events(table, [Event(Kind.DRESS, by=name) for name in undressed(table)])
    shown = {"P5": SeenHand(parse_card("♥A"), 4)}
    assert refused(table, Event(Kind.DEAL, hands=shown, card=parse_card("♥5"))) == "pukk.session.leaver"
    table = vied("P1", "P2", table=_collected(apply_events(table, [Event(Kind.DEAL, card=parse_card("♥5"))])))
    assert refused(table, Event(Kind.VIE, sets={"P5": cards("♥A ♠A")})) == "pukk.session.leaver"


@pytest.mark.clause("pukk.trace.slip")
@pytest.mark.parametrize("stands", ["not-held", "never-dealt"])
def test_a_slip_under_ones_own_card_tells_that_somebody_hides_the_next(stands: str) -> None:
    house = shipped(B, slip="any-lower", stands=stands)
    table = move(lead_ready(dealt(house, "♥5", "♥A ♥9 ♦9 ♠8 ♣5", "♣8 ♣7 ♠K ♥10 ♦10", players=3)), "P1 ♣8")
    after, done = apply_event(table, replace(lay("P1", "♣7"), manner=Manner.SLIP))
    assert done.manner is Manner.SLIP
    assert after.round.trace is not None
    assert (after.round.trace.out, after.round.leads) == (parse_card("♣8"), 1)
    assert len(after.round.trace.hands) == 3
    assert not after.round.trace.dealt & parse_card("♣9")
    assert completed(table, lay("P1", "♣7")).manner is Manner.LEAD
    ace = move(lead_ready(dealt(house, "♥5", FIVE[0], "♣A ♣7 ♠K ♥10 ♦10", players=3)), "P1 ♣A")
    assert refused(ace, replace(lay("P1", "♣7"), manner=Manner.SLIP)) == "pukk.trace.next-card"


def test_names_of_accounts_read_as_they_are_written() -> None:
    for word in ("bank", "reserve", "king", "pukk", "Amma"):
        assert format_account(parse_account(word)) == word


@pytest.mark.clause("pukk.session.end")
@pytest.mark.parametrize("name", [A, B, "morgunbladid-2002-second"])
def test_an_evening_of_simple_players_goes_to_its_end(name: str) -> None:
    steps = list(evening(shipped(name), 6, 3, 4))
    table, last = steps[-1]
    assert (last.kind, table.phase, table.number) == (Kind.END, Phase.OVER, 4)
    assert table.ledger.total() == 0
    assert table.dealer != NOBODY


@pytest.mark.clause("pukk.trace.follow")
@pytest.mark.parametrize("house", [A, B])
def test_a_word_said_too_early_takes_nobodys_chance(house: str) -> None:
    table = move(
        lead_ready(dealt(shipped(house), "♠5" if house == B else "♠10", *FIVE)), "P1 ♣8", "P1 stands"
    )
    after = next(table for table, _ in play_on(table, 1, chance_of(1), simple(1)))
    assert after.round.trace is not None
    assert after.round.trace.out == parse_card("♣9")
