"""
Recorded evenings: each seed plays as it did, and each bent event is answered as it was.

`python -m tests.games.pukk.recorded` writes them anew; its diff is to be read before it is committed.
"""

import pytest

from pukk.games.pukk.events import Kind
from pukk.games.pukk.house import CHOICES
from tests.games.pukk.recorded.evenings import (
    ANSWERS,
    FOLDER,
    Answers,
    first_answers,
    path_of,
    record,
    text_of,
)
from tests.games.pukk.recorded.tables import EVENINGS, VALUES, played, seating


@pytest.mark.parametrize("number", EVENINGS)
def test_an_evening_goes_as_it_was_recorded(number: int) -> None:
    assert text_of(number).splitlines() == path_of(number).read_text("utf-8").splitlines()


@pytest.mark.slow
def test_each_sort_of_answer_is_the_one_that_was_read() -> None:
    assert first_answers().splitlines() == ANSWERS.read_text("utf-8").splitlines()


def test_every_file_is_an_evening_or_the_answers() -> None:
    assert {*FOLDER.glob("*.txt")} == {ANSWERS, *map(path_of, EVENINGS)}


@pytest.mark.parametrize("choice", [name for name in CHOICES if name != "fields"])
def test_every_option_of_a_choice_is_played(choice: str) -> None:
    options = VALUES.get(choice) or CHOICES[choice].listed()
    played_with = [seating(number).choices[choice] for number in EVENINGS]
    assert [option for option in options if option not in played_with] == []


@pytest.mark.parametrize("status", ["owned", "shared", "absent"])
def test_every_field_is_owned_shared_and_absent_somewhere(status: str) -> None:
    tables = [seating(number).choices["fields"] for number in EVENINGS]
    assert all(any(fields[name] == status for fields in tables) for name in tables[0])


def test_every_kind_of_event_happens() -> None:
    happened = {event.kind for number in EVENINGS for _, event in played(number)}
    assert happened == set(Kind)


def test_nothing_that_happened_is_refused_where_hands_are_hidden() -> None:
    answers = Answers()
    for _ in record(EVENINGS[0], answers):
        pass
    veiled = {answer for _, label, answer in answers.told if label == "veiled"}
    assert veiled == {"stands"}
