"""The worked disputes in `examples/`: each is told in both languages, runs, and is ruled on as is kept beside it."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.rulings.examples import FOLDER, KEPT, answer_example, example_files, format_kept, to_keep

EXAMPLES = [pytest.param(path, id=path.stem) for path in example_files()]


@pytest.fixture(scope="module")
def kept() -> dict[str, Any]:
    """What is kept of the rulings."""
    loaded: dict[str, Any] = json.loads(KEPT.read_text("utf-8"))
    return loaded


@pytest.mark.parametrize("path", EXAMPLES)
def test_a_dispute_is_ruled_on_as_is_kept(path: Path, kept: dict[str, Any]) -> None:
    assert to_keep(answer_example(path)) == kept[path.stem]


def test_nothing_is_kept_of_a_dispute_that_is_gone(kept: dict[str, Any]) -> None:
    assert list(kept) == [path.stem for path in example_files()]


def test_what_is_kept_is_what_the_command_writes() -> None:
    assert KEPT.read_text("utf-8") == format_kept()


@pytest.mark.parametrize("path", EXAMPLES)
def test_a_dispute_is_told_in_both_languages(path: Path) -> None:
    icelandic, gap, english = path.read_text("utf-8").partition("\n#\n")
    assert gap
    assert icelandic.startswith("# ")
    assert any(letter in icelandic for letter in "áðéíóúýþæö")
    assert english.startswith("# ")


def test_there_are_disputes_of_every_kind() -> None:
    assert len(example_files()) >= 20
    asked = {answer_example(path)["ask"] for path in example_files()}
    assert {"setup", "dress", "deal", "collect", "vie", "buy", "stands", "play", "settle", "session"} <= asked


def test_every_dispute_is_named_in_both_halves_of_the_readme() -> None:
    readme = (FOLDER / "README.md").read_text("utf-8")
    for path in example_files():
        assert readme.count(f"`{path.name}`") == 2, path.name
