"""What is not known: a part of a verdict is open exactly where two worlds give it two values."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pukk.core.cards import each_card, pack_from
from pukk.core.notation import format_card
from pukk.games.pukk.collect import collected_fields
from tests.rulings.worlds import Posed, disagreements

NAMES = ["P0", "P1", "P2"]
FIELDS = dict.fromkeys(("ace", "king", "queen", "jack", "ten", "pamfill"), "owned") | {
    "nine": "absent",
    "pukk": "shared",
}
# Twenty cards and three players: four cards lie in the stock, and the worlds can be counted.
SMALL: dict[str, Any] = {"lowest": 10, "players": [2, 10], "fields": FIELDS}

Chance = random.Random
chances = st.integers(0, 10**6).map(random.Random)


def dealt(
    chance: Chance, most_unseen: int, size: int = 5, *, may_hide_upcard: bool = False
) -> dict[str, Any]:
    """Returns three hands, some of their cards unseen, and the turned card; what is left over is the stock."""
    pack = [format_card(card) for card in each_card(pack_from(10))]
    chance.shuffle(pack)
    hides = may_hide_upcard and chance.random() < 0.2
    left = 1 if hides else most_unseen
    hands = {}
    for name in chance.sample(NAMES, 3):
        hidden = min(chance.randint(0, 2), left, size)
        left -= hidden
        cards = [pack.pop() for _ in range(size)]
        hands[name] = " ".join(cards[hidden:] + ["?"] * hidden)
    hands = {name: hands[name] for name in NAMES}
    turned = pack.pop()
    return {"players": 3, "hands": hands, **({} if hides else {"upcard": turned})}


def draw(chance: Chance, **options: list[Any]) -> dict[str, Any]:
    """Returns the small table with some choices drawn by chance."""
    return SMALL | {choice: chance.choice(values) for choice, values in options.items()}


@settings(max_examples=30)
@given(chances)
def test_who_takes_which_field_is_open_where_worlds_differ(chance: Chance) -> None:
    raw = {"ask": "collect", **dealt(chance, 3, may_hide_upcard=True)}
    choices = draw(
        chance,
        turned_field=["dealer", "stays"],
        pamfill_field=["always", "clubs-only"],
        turned_pamfill=["both", "pamfill-only", "as-turned-field"],
        pay_on_demand=[False, False, True],
        pukk_goes_to=["best-set", "nobody", "trump-six"],
    )
    posed = Posed(raw, choices)
    fields = collected_fields(posed.house, posed.table.owners)
    assert (
        disagreements(posed, [f"fields.{field}" for field in fields] + [f"takes.{name}" for name in NAMES])
        == []
    )


def vying(chance: Chance, most_in: int) -> Posed:
    """Returns a vying of some players under choices drawn by chance."""
    entrants = chance.sample(NAMES, chance.randint(1, most_in))
    raw = {
        "ask": "vie",
        "in": entrants,
        "pot": chance.choice([1, 3, 7]),
        **dealt(chance, 3, may_hide_upcard=True),
    }
    choices = draw(
        chance,
        min_set=["none", "pair"],
        sole_entrant=["takes", "must-show"],
        posts=["lowest", "sixes", "none"],
        wild_vs_natural=["natural", "wild", "equal"],
        pamfill_is_jack=[False, True],
        same_rank=["suits", "suits", "trump-pair", "split"],
        two_pairs=[False, True],
        odd_chip=["stays", "first-left"],
    )
    return Posed(raw, choices)


def parts_of_vying(posed: Posed) -> list[str]:
    entrants = posed.case.body["in"]
    return ["winners", "left", *(f"{part}.{name}" for part in ("sets", "shares") for name in entrants)]


@settings(max_examples=30)
@given(chances)
def test_who_wins_the_pukk_and_with_what_is_open_where_worlds_differ(chance: Chance) -> None:
    posed = vying(chance, 3)
    wrong = disagreements(posed, parts_of_vying(posed))
    assert [problem for problem in wrong if problem.startswith(("winners", "sets"))] == []


@settings(max_examples=30)
@given(chances)
def test_nothing_is_said_of_shares_that_some_world_denies(chance: Chance) -> None:
    # Among three players who tie, a share that is the same in every world may be left open.
    posed = vying(chance, 3)
    wrong = disagreements(posed, parts_of_vying(posed))
    assert [problem for problem in wrong if "left open" not in problem] == []


@settings(max_examples=25)
@given(chances)
def test_whether_he_may_buy_is_open_where_worlds_differ(chance: Chance) -> None:
    raw = {"ask": "buy", "by": chance.choice(NAMES), "when": "before-lead", **dealt(chance, 2)}
    # The sevens are in no pack this small: fewer players, more cards, and a hand of which nothing is known.
    cards = [f"{suit}{rank}" for suit in "♥♠♦♣" for rank in ("A", "K", "Q", "J", "10", "9", "8", "7")]
    chance.shuffle(cards)
    hidden = chance.choice(["? ?", "?", "", " ".join(cards[10:12])])
    raw |= {
        "hands": {"P0": " ".join(cards[:5]), "P1": " ".join(cards[5:9]) + " ?", "P2": hidden},
        "upcard": cards[12],
    }
    choices = draw(chance, buy=["no", "before-first-lead"], buy_collects=[False, True]) | {"lowest": 7}
    posed = Posed(raw, choices)
    finding = posed.finding()
    unsure = "?" in hidden or len(hidden) > 0
    assert finding.verdict["allowed"] in (True, False, None)
    if finding.verdict["allowed"] is not None:
        assert not finding.depends
    if posed.house.buy.word == "no":
        assert finding.verdict == {"allowed": False, "why": "pukk.buy.buy"}
    elif raw["by"] == "P0":
        assert finding.verdict["allowed"] is (f"{cards[12][0]}7" in cards[:5])
    elif f"{cards[12][0]}7" in cards[:9]:
        assert finding.verdict["allowed"] is (raw["by"] == "P1" and f"{cards[12][0]}7" in cards[5:9])
    assert unsure or finding.verdict["allowed"] is not None or raw["by"] == "P1"


@settings(max_examples=25)
@given(chances, st.integers(2, 4))
def test_whether_a_card_stands_is_open_where_worlds_differ(chance: Chance, size: int) -> None:
    raw = dealt(chance, 2, size)
    seen = " ".join([*raw["hands"].values(), raw["upcard"]])
    free = [format_card(card) for card in each_card(pack_from(10)) if format_card(card) not in seen.split()]
    raw |= {"ask": "stands", "played": [chance.choice(free)]}
    posed = Posed(raw, draw(chance, stands=["not-held", "never-dealt"]))
    assert disagreements(posed, ["stands", "next", "where"]) == []


@settings(max_examples=25)
@given(chances, st.integers(2, 4))
def test_what_is_paid_is_open_where_worlds_differ(chance: Chance, size: int) -> None:
    raw = dealt(chance, 2, size)
    raw["hands"]["P1"] = ""
    seen = " ".join([*raw["hands"].values(), raw["upcard"]]).split()
    free = [format_card(card) for card in each_card(pack_from(10)) if format_card(card) not in seen]
    called = [name for name in ("P0", "P2") if chance.random() < 0.5]
    raw |= {"ask": "settle", "winner": "P1", "last": chance.choice(free), "called": called}
    posed = Posed(raw, draw(chance, relief=["none", "call", "automatic"], relief_run=["one", "run"]))
    assert disagreements(posed, ["pays.P0", "pays.P2", "wins", "relieved"]) == []


@settings(max_examples=25)
@given(chances)
def test_whose_turn_it_is_is_open_where_worlds_differ(chance: Chance) -> None:
    raw = dealt(chance, 2, 4)
    seen = " ".join([*raw["hands"].values(), raw["upcard"]]).split()
    free = [format_card(card) for card in each_card(pack_from(10)) if format_card(card) not in seen]
    raw |= {"ask": "play", "played": [f"P1 {chance.choice(free)}"]}
    choices = draw(
        chance,
        follow=["must", "asleep"],
        stands=["not-held", "never-dealt"],
        next_lead=["any", "lowest", "other-suit"],
        slip=["no", "next-lower", "any-lower"],
    )
    posed = Posed(raw, choices)
    wrong = disagreements(posed, ["to_play", *(f"legal.{name}" for name in NAMES)])
    assert [problem for problem in wrong if "left open" not in problem] == []
    assert [problem for problem in wrong if problem.startswith("to_play")] == []


@pytest.mark.parametrize("ask", ["collect", "vie"])
def test_hands_that_must_hold_more_cards_than_there_are_are_refused(ask: str) -> None:
    raw = {"ask": ask, "players": 3, "upcard": "♠10", "hands": {}} | (
        {"in": ["P1", "P2"]} if ask == "vie" else {}
    )
    assert Posed(raw, SMALL).finding().depends


def test_two_pairs_that_unseen_cards_may_fill_up_leave_the_winner_open() -> None:
    raw = {
        "ask": "vie",
        "players": 3,
        "in": ["P0", "P1"],
        "upcard": "♦J",
        "hands": {"P0": "♦K ♥J ♦Q ? ?", "P1": "♣J ♥K ♠J ♥10 ♠Q"},
    }
    two_pairs_count = Posed(raw, SMALL | {"two_pairs": True}).finding()
    assert two_pairs_count.verdict["winners"] is None
    assert "winners" in two_pairs_count.depends


def test_chips_left_are_known_where_a_third_hand_surely_beats_all_who_may_tie() -> None:
    raw = {
        "ask": "vie",
        "players": 3,
        "pot": 1,
        "in": ["P0", "P1", "P2"],
        "upcard": "♠10",
        "hands": {"P0": "♦K ♦Q ♦J ♥A ?", "P1": "♠A ♣10 ♣Q ♥Q ♥10", "P2": "♠Q ♦A ♥J ? ?"},
    }
    choices = SMALL | {"same_rank": "split", "two_pairs": True, "posts": "none", "wild_vs_natural": "wild"}
    finding = Posed(raw, choices).finding()
    assert finding.verdict["winners"] is None
    assert finding.verdict["left"] == 0
