"""The check of the Icelandic spelling, seen to accept and to refuse."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from tools.spelling import bin_unknown, has_hunspell, hunspell_unknown, message_texts, problems, words

CLAUSE = """
[[clause]]
id = "turned-field"
is = "Gjafarinn tekur reitinn."
en = "The dealer takes the field."
[[clause.example]]
caption = { is = "Kóngurinn liggur uppi.", en = "The king lies face up." }
"""
KNOWN = {"gjafarinn", "tekur", "reitinn", "kóngurinn", "liggur", "uppi"}


def speller(asked: Iterable[str]) -> set[str]:
    return {word for word in asked if word.lower() not in KNOWN}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "spec" / "pukk").mkdir(parents=True)
    (tmp_path / "spec" / "pukk" / "collect.toml").write_text(CLAUSE, "utf-8")
    return tmp_path


def test_known_words_pass_at_every_depth(project: Path) -> None:
    assert problems(project, speller) == []


def test_an_unknown_word_is_named_with_its_file(project: Path) -> None:
    text = CLAUSE.replace("liggur", "liggr")
    (project / "spec" / "pukk" / "collect.toml").write_text(text, "utf-8")
    assert problems(project, speller) == ["spec/pukk/collect.toml: liggr"]


def test_a_message_is_read_too(project: Path) -> None:
    (project / "pukk" / "messages").mkdir(parents=True)
    (project / "pukk" / "messages" / "is.ftl").write_text("takes = { $name } tekr reitinn\n", "utf-8")
    assert problems(project, speller) == ["pukk/messages/is.ftl: tekr"]


def test_our_own_word_list_counts_with_a_capital_too(project: Path) -> None:
    (project / "spec" / "pukk" / "collect.toml").write_text('is = "Púkkar. Reitinn púkkar uppi."', "utf-8")
    (project / "spec" / "ordalisti.txt").write_text("liggur\n", "utf-8")
    assert problems(project, speller) == [
        "spec/pukk/collect.toml: Púkkar",
        "spec/pukk/collect.toml: púkkar",
        "spec/ordalisti.txt: liggur: no text has it",
    ]
    (project / "spec" / "ordalisti.txt").write_text("púkkar  # sögnin\n", "utf-8")
    assert problems(project, speller) == []


def test_selections_are_text_and_names_are_not() -> None:
    text = "wins = { $count ->\n    [one] vinnur flögu\n   *[other] vinnur { $count } flögur\n }\n# liggr\n"
    assert {word for part in message_texts(text) for word in words(part)} == {"vinnur", "flögu", "flögur"}


@pytest.mark.skipif(not has_hunspell(), reason="hunspell with its Icelandic dictionary is not installed")
def test_hunspell_knows_icelandic_and_refuses_what_is_not() -> None:
    assert hunspell_unknown(["gjafarinn", "spilin", "gjafarninn"]) == {"gjafarninn"}


def test_bin_knows_the_forms_of_the_game_and_makes_up_none() -> None:
    assert bin_unknown(["Laufagosinn", "pamfílnum", "trekkir", "ásreitinn", "laufagosnn"]) == {
        "ásreitinn",
        "laufagosnn",
    }
