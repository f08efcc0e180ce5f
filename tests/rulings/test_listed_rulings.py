"""The Púkk rulings that every build must give, P01 to P49: verdict, basis, and what would change it."""

from typing import Any

import pytest

from pukk.core.errors import RuleViolation
from tests.rulings.asking import SECOND, A, B, answer, flipped, refusal, rule, verdict

# Six hands of five from the 36-card pack: diamonds or spades may be turned.
SIX_HANDS = {
    "P0": "♥A ♥Q ♥8 ♣6 ♣7",
    "P1": "♥K ♥10 ♥7 ♣9 ♦6",
    "P2": "♣J ♥J ♦10 ♠6 ♠7",
    "P3": "♠10 ♦A ♦K ♠8 ♥6",
    "P4": "♥9 ♣10 ♣K ♠9 ♦9",
    "P5": "♠J ♦J ♦Q ♣A ♣8",
}

# The vying of P20 to P34: seven players and the nine of spades turned, unless a case says otherwise.
VYING = {"players": 7, "upcard": "♠9"}


@pytest.mark.clause("pukk.collect.turned-field")
def test_p01_the_dealer_takes_the_turned_kings_field_in_one_source_alone() -> None:
    case = {"players": 6, "upcard": "♠K", "hands": SIX_HANDS}
    first, board = rule(A, "collect", **case), rule(B, "collect", **case)
    assert first["verdict"]["fields"]["king"] == {"to": "P0", "chips": 6}
    assert first["verdict"]["takes"]["P0"] == 6
    assert flipped(first)["turned_field=stays"]["fields"]["king"] == {"to": None, "chips": 6}
    assert board["verdict"]["fields"]["king"] == {"to": None, "chips": 5}
    assert board["basis"] == "silent"
    assert flipped(board)["turned_field=dealer"]["fields"]["king"] == {"to": "P0", "chips": 5}
    assert "does not settle it" in board["text"]


@pytest.mark.clause("pukk.collect.turned-field")
def test_p01_is_explicit_where_the_dealer_takes_it() -> None:
    # Every other field goes to somebody, so that only the turned card can weaken the basis.
    hands = {"P1": "♠A ♠Q ♠J ♠10 ♣J"}
    assert rule(A, "collect", players=6, upcard="♠K", hands=hands)["basis"] == "explicit"


@pytest.mark.clause("pukk.collect.pamfill-field")
def test_p04_the_jack_of_clubs_takes_pamfills_field_though_diamonds_are_trumps() -> None:
    case = {"players": 6, "upcard": "♦8", "hands": {"P2": "♣J ? ? ? ?"}, "fields": {"pamfill": 5}}
    first, board = rule(A, "collect", **case), rule(B, "collect", **case)
    for ruling in (first, board):
        assert ruling["verdict"]["fields"]["pamfill"] == {"to": "P2", "chips": 5}
    assert first["basis"] == "explicit"
    assert board["basis"] == "contradictory"
    assert flipped(board)["pamfill_field=clubs-only"]["fields"]["pamfill"] == {"to": None, "chips": 5}
    assert "contradicts itself" in board["text"]


@pytest.mark.clause("pukk.collect.both-jacks")
def test_p05_clubs_as_trumps_give_both_jack_fields_to_one_holder() -> None:
    for house, chips in ((A, 6), (B, 5)):
        ruling = rule(house, "collect", players=6, upcard="♣8", hands={"P4": "♣J ? ? ? ?"})
        fields = ruling["verdict"]["fields"]
        assert fields["jack"] == fields["pamfill"] == {"to": "P4", "chips": chips}
        assert ruling["clauses"][0] == "pukk.collect.both-jacks"
        assert ruling["basis"] == "explicit"
        assert "pamfill_field=clubs-only" not in flipped(ruling)


@pytest.mark.clause("pukk.setup.players", "pukk.setup.pack-suffices")
def test_p11_eight_cannot_play_with_forty_cards_for_two_different_reasons() -> None:
    first, board = rule(A, "setup", players=8), rule(B, "setup", players=8)
    assert first["verdict"] == {"allowed": False, "why": "pukk.setup.players"}
    assert first["basis"] == "explicit"
    assert "7" in first["text"]
    assert board["verdict"] == {"allowed": False, "why": "pukk.setup.pack-suffices"}
    assert board["basis"] == "inferred"
    assert "41" in board["text"]
    assert "40" in board["text"]


@pytest.mark.clause("pukk.deal.packets", "pukk.deal.upcard")
def test_p13_forehands_cards_lie_where_the_packets_put_them() -> None:
    pack = "♥A ♥K ♥Q ♥J ♥10 ♥9 ♥8 ♥7 ♥6 ♦A ♦K ♦Q ♦J ♦10 ♦9 ♦8 ♦7 ♦6 ♠A ♠K ♠Q ♠J ♠10 ♠9 ♠8 ♠7 ♠6 ♣A ♣K ♣Q ♣J"
    top_down = ["", *pack.split()]
    for house, places in ((A, (1, 2, 3, 19, 20)), (B, (1, 7, 13, 19, 25))):
        ruling = rule(house, "deal", players=6, pack=pack)
        assert ruling["verdict"]["hands"]["P1"] == [top_down[place] for place in places]
        assert ruling["verdict"]["upcard"] == top_down[31]
        assert ruling["basis"] == "explicit"
        assert ruling["depends"] == []


THREE_IN = {
    **VYING,
    "hands": {"P1": "♠6 ♥9 ♦9 ♣9 ♥K", "P2": "♥6 ♦6 ♠J ♣Q ♦10", "P3": "♥A ♦A ♣A ♠8 ♦7"},
    "in_": ["P1", "P2", "P3"],
}


@pytest.mark.clause("pukk.vie.pukk-goes-to", "pukk.vie.rank-order")
def test_p20_the_trump_six_takes_the_pukk_in_one_source_and_three_aces_in_the_other() -> None:
    first, board = rule(A, "vie", **THREE_IN), rule(B, "vie", **THREE_IN)
    assert first["verdict"] == {"vying": False, "winners": ["P1"]}
    assert board["verdict"]["winners"] == ["P3"]
    assert board["verdict"]["sets"]["P1"] == {
        "cards": ["♥9", "♦9", "♣9"],
        "size": 3,
        "rank": "9",
        "natural": True,
    }
    assert board["verdict"]["sets"]["P3"]["rank"] == "A"
    assert first["basis"] == board["basis"] == "explicit"
    assert flipped(first)["pukk_goes_to=best-set"]["winners"] == ["P3"]
    assert flipped(board)["pukk_goes_to=trump-six"]["winners"] == ["P1"]
    assert not answer("vie", house=[A, B], **THREE_IN)["agree"]


@pytest.mark.parametrize("house", [A, SECOND])
def test_p21_to_p27_are_not_vied_for_where_the_trump_six_takes_the_pukk(house: str) -> None:
    for case in (P21, P22, P23, P26, P27):
        assert verdict(house, "vie", **case)["vying"] is False


P21 = {**VYING, "hands": {"P1": "♥K ♦K ♥7 ♦9 ♠10", "P4": "♠K ♣J ♠7 ♣9 ♥10"}, "in_": ["P1", "P4"]}
P22 = {**VYING, "hands": {"P2": "♥Q ♣Q ♥6 ♦7 ♣9", "P5": "♠Q ♦Q ♠6 ♥8 ♦10"}, "in_": ["P2", "P5"]}
P23 = {**VYING, "hands": {"P1": "♥J ♣J ♥6 ♦7 ♣9", "P3": "♠J ♦J ♠6 ♥8 ♦10"}, "in_": ["P1", "P3"]}
P26 = {**VYING, "hands": {"P1": "♥K ♦K ♥9 ♦9 ♣7", "P2": "♥A ♦A ♥10 ♣8 ♦7"}, "in_": ["P1", "P2"]}
P27 = {**VYING, "hands": {"P1": "♥10 ♦10 ♠10 ♣10 ♣J", "P2": "♥5 ♦5 ♠5 ♣5 ♥A"}, "in_": ["P1", "P2"]}


@pytest.mark.clause("pukk.vie.wild-vs-natural", "pukk.vie.pamfill-wild")
def test_p21_a_natural_pair_of_kings_beats_one_with_the_pamfill() -> None:
    ruling = rule(B, "vie", **P21)
    assert ruling["verdict"]["winners"] == ["P1"]
    assert ruling["verdict"]["sets"]["P4"] == {
        "cards": ["♠K", "♣J"],
        "size": 2,
        "rank": "K",
        "natural": False,
    }
    assert ruling["basis"] == "explicit"
    assert "pukk.vie.wild-vs-natural" in ruling["clauses"]


@pytest.mark.clause("pukk.vie.same-rank")
def test_p22_hearts_come_first_between_equal_pairs() -> None:
    ruling = rule(B, "vie", **P22)
    assert ruling["verdict"]["winners"] == ["P2"]
    assert ruling["basis"] in ("explicit", "inferred")
    assert "pukk.vie.same-rank" in ruling["clauses"]


@pytest.mark.clause("pukk.vie.pamfill-is-jack")
def test_p23_says_who_wins_both_if_the_pamfill_is_a_jack_and_if_not() -> None:
    ruling = rule(B, "vie", **P23)
    assert ruling["verdict"]["winners"] == ["P3"]
    assert ruling["basis"] == "silent"
    assert flipped(ruling)["pamfill_is_jack=True"]["winners"] == ["P1"]
    assert "P3 takes the púkk" in ruling["text"]
    assert "P1 takes the púkk" in ruling["text"]
    icelandic = rule(B, "vie", "is", **P23)["text"]
    assert "P1" in icelandic
    assert "P3" in icelandic
    assert icelandic != ruling["text"]


@pytest.mark.clause("pukk.vie.posts")
def test_p25_the_lowest_rank_of_a_smaller_pack_is_the_highest_in_the_vying() -> None:
    case = {
        "players": 6,
        "upcard": "♠9",
        "hands": {"P1": "♥6 ♦6 ♥8 ♠10 ♦Q", "P2": "♥A ♣A ♦8 ♦9 ♣10"},
        "in_": ["P1", "P2"],
    }
    assert verdict(A, "vie", **case)["vying"] is False
    ruling = rule(B, "vie", choices={"lowest": 6}, **case)
    assert ruling["verdict"]["winners"] == ["P1"]
    assert ruling["basis"] == "table"
    assert "pukk.vie.posts" in ruling["clauses"]
    assert verdict(B, "vie", **case)["winners"] == ["P2"]


@pytest.mark.clause("pukk.vie.two-pairs", "pukk.vie.best-set")
def test_p26_only_the_best_set_counts_by_our_reading() -> None:
    ruling = rule(B, "vie", **P26)
    assert ruling["verdict"]["winners"] == ["P2"]
    assert ruling["basis"] == "silent"
    assert flipped(ruling)["two_pairs=True"]["winners"] == ["P1"]


@pytest.mark.clause("pukk.vie.size", "pukk.vie.pamfill-wild")
def test_p27_five_alike_beat_four() -> None:
    ruling = rule(B, "vie", **P27)
    assert ruling["verdict"]["winners"] == ["P1"]
    assert ruling["verdict"]["sets"]["P1"]["size"] == 5
    assert ruling["verdict"]["sets"]["P2"]["size"] == 4
    assert ruling["basis"] == "explicit"


@pytest.mark.clause("pukk.vie.best-set")
def test_p34_three_aces_are_a_better_set_than_a_pair_of_fives() -> None:
    shown = verdict(B, "vie", players=7, upcard="♠7", hands={"P1": "♣J ♥5 ♠A ♦A ♠9"}, in_=["P1"])
    assert shown["sets"]["P1"] == {"cards": ["♠A", "♦A", "♣J"], "size": 3, "rank": "A", "natural": False}


P35: dict[str, Any] = {
    "players": 6,
    "upcard": "♦8",
    "hands": {
        "P0": "♥A ♥K ♥Q ♥J ♥10",
        "P1": "♣A ♣K ♣Q ♣10",
        "P2": "♦A ♦K ♦Q",
        "P3": "♥9 ♥8 ♥7 ♦10",
        "P4": "♣9 ♣8 ♣7 ♣6 ♦9",
        "P5": "♣J ♦J ♥6 ♦7 ♦6",
    },
}
P35_PLAYED = ["P1 ♠J", "P2 ♠Q", "P2 ♠9", "P3 ♠10"]


@pytest.mark.clause("pukk.trace.stands")
def test_p35_a_card_under_one_already_played_stands() -> None:
    first = rule(A, "play", played=P35_PLAYED, **P35)
    assert first["verdict"] == {"to_play": "P3", "legal": {"P3": ["♥9", "♥8", "♥7", "♦10"]}}
    assert first["basis"] == "explicit"
    assert "stuck" not in first["text"]
    board = rule(B, "play", played=P35_PLAYED, **P35)
    assert board["verdict"] == first["verdict"]
    assert board["basis"] == "contradictory"
    assert flipped(board)["stands=never-dealt"] == {"to_play": None, "legal": {}}
    assert "play would be stuck" in board["text"]


@pytest.mark.clause("pukk.trace.stands")
def test_p35_says_that_by_one_reason_alone_play_would_be_stuck() -> None:
    played = [entry.split()[1] for entry in P35_PLAYED]
    first, board = (rule(house, "stands", played=played, **P35) for house in (A, B))
    for ruling in (first, board):
        assert ruling["verdict"] == {"stands": True, "next": "♠J", "where": "played"}
    assert board["basis"] == "contradictory"
    assert "play would be stuck" in board["text"]
    assert "play would be stuck" not in first["text"]
    assert flipped(board)["stands=never-dealt"]["stands"] is False


P38: dict[str, Any] = {
    "players": 6,
    "upcard": "♦8",
    "hands": {
        "P0": "♥A ♥Q ♥8 ♣6 ♣7",
        "P1": "♥9 ♣9 ♦6 ♥K",
        "P2": "♣J ♥J ♦10 ♠6 ♥7",
        "P3": "♠8 ♦A ♦K ♠10 ♥6",
        "P4": "♥10 ♣10 ♣K ♠9 ♦9",
        "P5": "♠J ♦J ♦Q ♣A ♣8",
    },
}


@pytest.mark.clause("pukk.trace.follow")
def test_p38_whoever_sleeps_through_the_word_may_lose_his_chance() -> None:
    case = {**P38, "played": ["P1 ♠7", "P1 stands"], "move": "P1 ♥9"}
    first, board = rule(A, "play", **case), rule(B, "play", **case)
    assert first["verdict"]["move_legal"] is True
    assert first["basis"] == "contradictory"
    assert first["verdict"]["legal"]["P3"] == ["♠8"]
    assert flipped(first)["follow=must"]["move_legal"] is False
    assert board["verdict"]["move_legal"] is False
    assert board["verdict"]["to_play"] == "P3"
    assert flipped(board)["follow=asleep"]["move_legal"] is True


@pytest.mark.clause("pukk.trace.follow")
def test_p38_once_the_lead_is_made_the_eight_is_too_late() -> None:
    hands = {**P38["hands"], "P1": "♣9 ♦6 ♥K"}
    case = {**P38, "hands": hands, "played": ["P1 ♠7", "P1 stands", "P1 ♥9"], "move": "P3 ♠8"}
    assert verdict(A, "play", **case)["move_legal"] is False
    fault = refusal(B, "play", **case)
    assert isinstance(fault, RuleViolation)
    assert fault.clause == "pukk.trace.follow"
    assert "played.2" in fault.where
    assert "♥9" in str(fault)


@pytest.mark.clause("pukk.trace.follow")
def test_p38_without_the_word_nobody_has_slept() -> None:
    case = {**P38, "played": ["P1 ♠7"], "move": "P1 ♥9"}
    assert verdict(A, "play", **case)["move_legal"] is False


P39: dict[str, Any] = {
    "players": 6,
    "upcard": "♦8",
    "hands": {
        "P0": "♥A ♥Q ♥8 ♣6 ♣7",
        "P1": "♣9 ♦6 ♥K ♠7",
        "P2": "♣J ♥9 ♦10 ♠6 ♥7",
        "P3": "♠8 ♦A ♦K ♠10 ♥J",
        "P4": "♦7 ♣10 ♣K ♠9 ♦9",
        "P5": "♠J ♦J ♦Q ♣A ♣8",
    },
    "played": ["P1 ♥10"],
    "move": "P2 ♥9",
}


@pytest.mark.clause("pukk.trace.slip", "pukk.trace.slip-limits")
def test_p39_a_lower_card_is_slipped_under_in_the_second_version_alone() -> None:
    assert verdict(A, "play", **P39)["move_legal"] is False
    board = rule(B, "play", **P39)
    assert board["verdict"]["move_legal"] is False
    assert board["basis"] == "silent"
    assert flipped(board)["slip=any-lower"]["move_legal"] is True
    second = rule(SECOND, "play", **P39)
    assert second["verdict"]["move_legal"] is True
    assert second["verdict"]["to_play"] == "P3"
    assert second["verdict"]["legal"] == {"P0": ["♥8"], "P2": ["♥9", "♥7"], "P3": ["♥J"]}


@pytest.mark.clause("pukk.trace.slip-last")
def test_p39_the_last_card_is_never_slipped() -> None:
    case = {**P39, "hands": {**P39["hands"], "P2": "♥9"}}
    ruling = rule(SECOND, "play", **case)
    assert ruling["verdict"]["move_legal"] is False
    assert "P2" not in ruling["verdict"]["legal"]
    assert "pukk.trace.slip-last" in ruling["clauses"]


P45: dict[str, Any] = {
    "players": 6,
    "upcard": "♦8",
    "winner": "P2",
    "last": "♥J",
    "hands": {"P0": "♣6", "P1": "♣7", "P3": "♣8", "P4": "♥Q ♥K ♣9", "P5": "♠8 ♠9"},
}


@pytest.mark.clause("pukk.settle.relief", "pukk.settle.relief-run", "pukk.settle.pays")
def test_p45_the_next_card_is_spared_by_calling_or_of_itself() -> None:
    due = {"pays": {"P0": 1, "P1": 1, "P3": 1, "P4": 2, "P5": 2}, "wins": 7, "relieved": "P4"}
    first = rule(A, "settle", called=["P4"], **P45)
    assert first["verdict"] == due
    assert "næstur" in first["text"]
    assert rule(B, "settle", **P45)["verdict"] == due
    silent = rule(A, "settle", **P45)
    assert silent["verdict"]["pays"]["P4"] == 3
    assert silent["verdict"]["relieved"] is None


CLUBS = {"upcard": "♣8", "hands": {"P1": "♣10 ♣J ♣Q ♣K ♣A"}}


@pytest.mark.clause("pukk.collect.both-jacks", "pukk.collect.trump-honours")
def test_p49_the_five_clubs_collect_six_fields() -> None:
    first = rule(A, "collect", players=6, **CLUBS)
    assert [field["to"] for field in first["verdict"]["fields"].values()] == ["P1"] * 6
    assert first["verdict"]["takes"] == {"P1": 36}
    assert first["basis"] == "explicit"
    board = rule(B, "collect", players=7, **CLUBS)
    assert [field["to"] for field in board["verdict"]["fields"].values()] == ["P1"] * 6
    assert board["verdict"]["takes"] == {"P1": 30}


@pytest.mark.clause("pukk.trace.next-card", "pukk.trace.first-lead")
@pytest.mark.parametrize(("house", "players"), [(A, 6), (B, 7)])
def test_p49_forehand_lays_all_five_unopposed(house: str, players: int) -> None:
    run = ["♣10", "♣J", "♣Q", "♣K", "♣A"]
    for laid in range(5):
        case = {"players": players, "upcard": "♣8", "hands": {"P1": run[laid:]}}
        played = [f"P1 {card}" for card in run[:laid]]
        ruled = verdict(house, "play", played=played, move=f"P1 {run[laid]}", **case)
        assert ruled["to_play"] == "P1"
        assert ruled["move_legal"] is True
    over = verdict(
        house, "play", players=players, upcard="♣8", hands={"P1": ""}, played=[f"P1 {c}" for c in run]
    )
    assert over == {"to_play": None, "legal": {}}


@pytest.mark.clause("pukk.settle.pays")
@pytest.mark.parametrize(("house", "players", "wins"), [(A, 6, 25), (B, 7, 30)])
def test_p49_the_others_pay_five_each(house: str, players: int, wins: int) -> None:
    hands = {f"P{seat}": "? ? ? ? ?" for seat in range(players) if seat != 1}
    ruling = rule(house, "settle", players=players, upcard="♣8", winner="P1", last="♣A", hands=hands)
    assert ruling["verdict"]["wins"] == wins
    assert set(ruling["verdict"]["pays"].values()) == {5}
    assert ruling["depends"] == []
