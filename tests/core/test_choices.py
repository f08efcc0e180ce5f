"""The kinds of choices: each value that can be written is read, every other is refused with its place."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pukk.core.choices import (
    MOST_CHIPS,
    BoolChoice,
    ChoiceType,
    EnumChoice,
    ListChoice,
    NumberChoice,
    Option,
    PerNumber,
    PerNumberChoice,
    RangeChoice,
    TableChoice,
    overlay,
)
from pukk.core.errors import HouseFault


class Colour(Option):
    """Two options to test with."""

    RED = 0, "bright-red"
    BLUE = 1, "blue"


PLAYERS = RangeChoice(2, 10)
STAKE = NumberChoice(words=("players",))
LOWEST = PerNumberChoice(NumberChoice(least=2, most=10))
BOARD = TableChoice(("ace", "king"), PerNumberChoice(EnumChoice(Colour)))


def refusal(kind: ChoiceType, value: Any) -> HouseFault:
    """Returns the fault with which a kind of choice refuses a value."""
    with pytest.raises(HouseFault) as refused:
        kind.parse(value, "choices.it")
    return refused.value


def test_an_option_is_a_small_number_and_a_word() -> None:
    assert [(int(option), option.value, option.word) for option in Colour] == [
        (0, 0, "bright-red"),
        (1, 1, "blue"),
    ]


def test_a_word_of_the_enum_is_read_and_another_refused_with_the_nearest() -> None:
    kind = EnumChoice(Colour)
    assert kind.parse("blue", "choices.it") is Colour.BLUE
    fault = refusal(kind, "brigt-red")
    assert (fault.key, fault.where) == ("choice-value", "choices.it")
    assert fault.details == {"found": "brigt-red", "expected": "bright-red, blue", "near": "bright-red"}
    assert refusal(kind, 1).key == "choice-value"
    assert kind.listed() == ("bright-red", "blue")
    assert kind.kind == "enum"


def test_yes_and_no_are_read_and_nothing_that_is_like_them() -> None:
    kind = BoolChoice()
    assert kind.parse(True, "") is True
    assert kind.parse(False, "") is False
    for found in (1, 0, "true", None):
        fault = refusal(kind, found)
        assert (fault.key, fault.where) == ("choice-value", "choices.it")
        assert fault.details == {"found": str(found), "expected": "true, false", "near": ""}
    assert kind.listed() == (False, True)


def test_a_number_is_read_from_the_least_to_the_most() -> None:
    kind = NumberChoice(least=2, most=10)
    assert [kind.parse(number, "") for number in (2, 10)] == [2, 10]
    for found in (1, 11, True, 5.0, "5", None, "players"):
        fault = refusal(kind, found)
        assert (fault.key, fault.where, fault.details["expected"]) == ("choice-value", "choices.it", "2–10")
        assert fault.details["found"] == str(found)
        assert fault.details["near"] == ""


def test_chips_go_from_nought_to_a_thousand_million() -> None:
    assert STAKE.parse(0, "") == 0
    assert STAKE.parse(MOST_CHIPS, "") == 1_000_000_000
    assert refusal(STAKE, -1).details["expected"] == "0–1000000000, players"
    assert refusal(STAKE, MOST_CHIPS + 1).key == "choice-value"


def test_where_a_number_may_be_a_word_that_word_is_read_and_no_other() -> None:
    assert STAKE.parse("players", "") == "players"
    assert refusal(STAKE, "player").key == "choice-value"
    assert STAKE.listed() == ("players",)
    assert NumberChoice().listed() == ()


def test_a_range_is_read_and_one_that_runs_backwards_or_out_is_refused() -> None:
    assert PLAYERS.parse([5, 7], "") == PLAYERS.parse((5, 7), "") == (5, 7)
    assert PLAYERS.parse([2, 10], "") == (2, 10)
    assert PLAYERS.parse([6, 6], "") == (6, 6)
    for found in ([7, 5], [1, 7], [5, 11], [5], [5, 6, 7], 5, "57", ["5", "7"], [5, True], [5.0, 7], None):
        fault = refusal(PLAYERS, found)
        assert (fault.key, fault.where) == ("choice-value", "choices.it")
        assert fault.details == {"found": str(found), "expected": "[2, 10]", "near": ""}
    assert PLAYERS.listed() == ()


def test_a_list_is_read_in_order_one_word_for_itself_and_none_for_no_words() -> None:
    kind = ListChoice(Colour)
    assert kind.parse(["blue", "bright-red"], "") == (Colour.BLUE, Colour.RED)
    assert kind.parse("blue", "") == (Colour.BLUE,)
    assert kind.parse("none", "") == kind.parse([], "") == ()
    assert kind.listed() == (["bright-red"], ["blue"], [])


def test_a_list_with_a_strange_word_or_a_word_twice_is_refused() -> None:
    kind = ListChoice(Colour)
    fault = refusal(kind, ["blue", "green"])
    assert (fault.key, fault.where, fault.details["found"]) == ("choice-value", "choices.it", "green")
    fault = refusal(kind, ["blue", "blue"])
    assert (fault.key, fault.where, fault.details["found"]) == (
        "choice-repeats",
        "choices.it",
        "['blue', 'blue']",
    )
    fault = refusal(kind, 5)
    assert (fault.key, fault.where) == ("choice-value", "choices.it")
    assert fault.details == {"found": "5", "expected": "[bright-red, blue]", "near": ""}


def test_one_value_stands_for_every_number_of_players() -> None:
    lowest = LOWEST.parse(5, "")
    assert lowest == PerNumber(5)
    assert [lowest.at(players) for players in (2, 7)] == [5, 5]
    assert list(lowest.values()) == [5]


def test_a_table_by_number_says_nothing_of_the_numbers_it_leaves_out() -> None:
    lowest = LOWEST.parse({"6": 6, 5: 7}, "")
    assert [lowest.at(players) for players in (5, 6, 7)] == [7, 6, None]
    assert list(lowest.values()) == [7, 6]
    with_else = LOWEST.parse({"6": 6, "else": 5}, "")
    assert [with_else.at(players) for players in (5, 6)] == [5, 6]
    assert list(with_else.values()) == [6, 5]


def test_in_a_table_by_number_a_key_that_is_no_number_is_refused_with_its_place() -> None:
    for key in ("six", "-1", "٦", ""):
        fault = refusal(LOWEST, {key: 5})
        assert (fault.key, fault.where, fault.details) == (
            "choice-number-key",
            f"choices.it.{key}",
            {"found": key},
        )
    assert refusal(LOWEST, {"6": 11}).where == "choices.it.6"
    assert refusal(LOWEST, {"else": 11}).where == "choices.it.else"
    assert LOWEST.listed() == ()


def test_a_table_has_every_name_and_no_other() -> None:
    board = BOARD.parse({"king": {"6": "blue"}, "ace": "bright-red"}, "")
    assert list(board) == ["ace", "king"]
    assert (board["ace"].at(6), board["king"].at(6)) == (Colour.RED, Colour.BLUE)
    fault = refusal(BOARD, {"ace": "blue", "kong": "blue"})
    assert (fault.key, fault.where, fault.details) == (
        "choice-table-key",
        "choices.it.kong",
        {"found": "kong", "near": "king"},
    )
    fault = refusal(BOARD, {"king": "blue"})
    assert (fault.key, fault.where, fault.details) == (
        "choice-table-missing",
        "choices.it",
        {"missing": "ace"},
    )
    assert refusal(BOARD, {}).details == {"missing": "ace, king"}
    fault = refusal(BOARD, "blue")
    assert (fault.key, fault.details) == (
        "choice-value",
        {"found": "blue", "expected": "ace king", "near": ""},
    )
    assert refusal(BOARD, {"ace": "blue", "king": {"6": "green"}}).where == "choices.it.king.6"
    assert BOARD.listed() == ()


def test_each_kind_of_choice_has_its_name() -> None:
    kinds: list[ChoiceType] = [BoolChoice(), NumberChoice(), PLAYERS, ListChoice(Colour), LOWEST, BOARD]
    assert [kind.kind for kind in kinds] == ["bool", "number", "range", "list", "per-number", "fields"]


def test_a_value_laid_over_another_hides_it() -> None:
    assert overlay("no", "any-lower") == "any-lower"
    assert overlay({"6": 6}, 5) == 5
    assert overlay(None, 5) == 5


def test_a_table_by_number_laid_over_a_value_covers_only_its_numbers() -> None:
    assert overlay(5, {6: 7}) == {"else": 5, "6": 7}
    assert overlay({5: 7, "6": 6}, {6: 7}) == {"5": 7, "6": 7}
    assert overlay(None, {6: 7}) == {"6": 7}


def test_tables_are_merged_at_every_depth() -> None:
    below = {"ace": "owned", "pamfill": {"5": "shared", "else": "owned"}}
    assert overlay(below, {"pamfill": {"5": "absent"}, "ten": "absent"}) == {
        "ace": "owned",
        "pamfill": {"5": "absent", "else": "owned"},
        "ten": "absent",
    }
    assert below["pamfill"] == {"5": "shared", "else": "owned"}


@given(st.dictionaries(st.integers(2, 10), st.integers(2, 10)), st.integers(2, 10), st.integers(2, 10))
def test_a_table_gives_its_own_value_or_that_for_all_others(
    table: dict[int, int], otherwise: int, number: int
) -> None:
    read = LOWEST.parse({**{str(key): value for key, value in table.items()}, "else": otherwise}, "")
    assert read.at(number) == table.get(number, otherwise)
