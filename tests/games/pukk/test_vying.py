"""The vying where a record does not show all hands: whom it may name as the winner, and whom not."""

import pytest

from pukk.core.notation import cards
from pukk.games.pukk.events import Event, Kind
from pukk.games.pukk.round import apply_events
from pukk.games.pukk.state import Table
from tests.games.pukk.evenings import completed, dealt, refusal
from tests.games.pukk.strategies import shipped

NO_SET = "♠A ♠Q ♦10 ♣9 ♥8"
NINES = "♠9 ♦9 ♥7 ♣6 ♠10"
HIDDEN = "? ? ? ? ?"


def vied(*hands: str, **choices: object) -> Table:
    """Returns a table at which P0 has dealt and passed, and all others are in for the púkk."""
    table = dealt(shipped("pukk-is", **choices), "♥5", "♣Q ♣8 ♠7 ♥9 ♦8", *hands)
    names = table.names[1:]
    return apply_events(table, [*(Event(Kind.ENTER, by=name) for name in names), Event(Kind.PASS, by="P0")])


def winners_said(table: Table, *names: str) -> tuple[str, ...] | None:
    """Returns the winners that a table makes of those whom a record names."""
    return completed(table, Event(Kind.VIE, winners=names)).winners


@pytest.mark.clause("pukk.vie.best-set")
def test_a_hidden_hand_may_win_over_a_set_that_was_seen() -> None:
    assert winners_said(vied(NINES, HIDDEN), "P2") == ("P2",)
    assert winners_said(vied(NINES, HIDDEN), "P1") == ("P1",)


@pytest.mark.clause("pukk.vie.best-set")
def test_a_hand_that_is_seen_does_not_win_over_a_better_one() -> None:
    table = vied(NINES, "♠K ♣K ? ? ?")
    assert refusal(table, Event(Kind.VIE, winners=("P1",))).clause == "pukk.vie.best-set"
    assert refusal(table, Event(Kind.VIE, winners=("P1", "P2"))).clause == "pukk.vie.best-set"
    assert completed(table, Event(Kind.VIE)).winners == ("P2",)


@pytest.mark.clause("pukk.vie.min-set")
def test_a_hand_that_is_seen_without_a_set_does_not_win_whatever_is_hidden() -> None:
    assert refusal(vied(NO_SET, HIDDEN), Event(Kind.VIE, winners=("P1",))).clause == "pukk.vie.best-set"
    assert completed(vied(NO_SET, HIDDEN), Event(Kind.VIE)).winners == ()


@pytest.mark.clause("pukk.vie.best-set")
def test_who_has_not_gone_in_wins_nothing_whatever_is_hidden() -> None:
    assert refusal(vied(NINES, HIDDEN), Event(Kind.VIE, winners=("P0",))).clause == "pukk.vie.best-set"


@pytest.mark.clause("pukk.vie.pair-of-sixes")
@pytest.mark.parametrize(
    ("said", "stands"), [(("P1",), True), (("P1", "P2"), True), (("P2",), False), (("P1", "P3"), False)]
)
def test_a_hidden_hand_may_share_the_pukk_with_a_pair_of_sixes_that_was_seen(
    said: tuple[str, ...], stands: bool
) -> None:
    house = shipped("pukk-is", pukk_goes_to="pair-of-sixes")
    table = dealt(house, "♥5", "♣Q ♣8 ♠7 ♥9 ♦8", "♥6 ♠6 ♣7 ♦7 ♠8", HIDDEN, NO_SET)
    if stands:
        assert winners_said(table, *said) == said
    else:
        assert refusal(table, Event(Kind.VIE, winners=said)).clause == "pukk.vie.pair-of-sixes"


@pytest.mark.clause("pukk.vie.best-set")
def test_a_set_that_is_shown_comes_to_light_in_the_hand() -> None:
    table = vied(NINES, HIDDEN)
    done = completed(table, Event(Kind.VIE, sets={"P2": cards("♣K ♠K")}))
    assert (done.winners, (done.sets or {})["P2"]) == (("P2",), cards("♣K ♠K"))
    assert refusal(table, Event(Kind.VIE, sets={"P2": cards("♦9 ♠9")})).clause == "pukk.vie.best-set"
