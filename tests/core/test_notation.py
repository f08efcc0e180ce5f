"""Cards in writing: every way in which people type them, and what is refused."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pukk.core.cards import Rank, Suit, card
from pukk.core.errors import CaseFault
from pukk.core.notation import (
    RANK_LETTERS,
    SIGNS,
    SUIT_LETTERS,
    cards,
    format_card,
    format_cards,
    join_cards,
    parse_card,
    split_cards,
    tidy,
)
from tests.games.pukk.strategies import card_sets, single_cards

KING_OF_HEARTS = card(Suit.HEARTS, Rank.KING)
languages = st.sampled_from(["is", "en"])


@pytest.mark.parametrize("text", ["♥K", "K♥", "♡K", "♥️K", "k♥", " ♥ K ", "♥︎K"])
def test_a_sign_may_stand_first_or_last_and_in_any_dress(text: str) -> None:
    assert parse_card(text) == KING_OF_HEARTS


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("♥D", "♥Q"),
        ("♣G", "♣J"),
        ("♠Á", "♠A"),
        ("♦10", "♦T"),
        ("♠" + unicodedata.normalize("NFD", "Á"), "♠A"),
    ],
)
def test_behind_a_sign_the_letters_of_either_language_are_read(one: str, other: str) -> None:
    assert parse_card(one) == parse_card(other) == parse_card(one, "is") == parse_card(one, "en")


@pytest.mark.parametrize(
    ("text", "suit", "rank"),
    [
        ("KH", Suit.HEARTS, Rank.KING),
        ("QD", Suit.DIAMONDS, Rank.QUEEN),
        ("10S", Suit.SPADES, Rank.TEN),
        ("TS", Suit.SPADES, Rank.TEN),
        ("TD", Suit.DIAMONDS, Rank.TEN),
        ("2C", Suit.CLUBS, Rank.TWO),
    ],
)
def test_english_letters_have_the_rank_first(text: str, suit: Suit, rank: Rank) -> None:
    assert parse_card(text, "en") == card(suit, rank)


@pytest.mark.parametrize(
    ("text", "suit", "rank"),
    [
        ("HK", Suit.HEARTS, Rank.KING),
        ("TD", Suit.DIAMONDS, Rank.QUEEN),
        ("SÁ", Suit.SPADES, Rank.ACE),
        ("L10", Suit.CLUBS, Rank.TEN),
        ("LG", Suit.CLUBS, Rank.JACK),
    ],
)
def test_icelandic_letters_have_the_suit_first(text: str, suit: Suit, rank: Rank) -> None:
    assert parse_card(text, "is") == card(suit, rank)


@pytest.mark.parametrize("text", ["TD", "HK", "KH", "L10", "10S"])
def test_letters_without_a_language_are_refused_and_never_guessed(text: str) -> None:
    with pytest.raises(CaseFault) as refused:
        parse_card(text, None, "hands.P1")
    assert (refused.value.key, refused.value.where) == ("card-needs-language", "hands.P1")
    assert refused.value.details == {"found": text}


@pytest.mark.parametrize(
    "text", ["", "K", "♥", "♥1", "♥11", "♥♠K", "K♥K", "XX", "♥KK", "?", "HQ", "♥ 0", "10"]
)
def test_what_is_no_card_is_refused_in_any_language(text: str) -> None:
    for language in ("is", "en", None):
        if text == "HQ" and language is None:
            continue
        with pytest.raises(CaseFault) as refused:
            parse_card(text, language, "upcard")
        assert (refused.value.key, refused.value.where) == ("card-unknown", "upcard")


def test_letters_of_the_other_language_are_refused_where_the_language_is_known() -> None:
    for text, language in (("HK", "en"), ("KH", "is"), ("TL", "is"), ("HT", "is")):
        with pytest.raises(CaseFault):
            parse_card(text, language)


def test_a_card_twice_in_one_hand_is_refused() -> None:
    with pytest.raises(CaseFault) as refused:
        cards("♥K ♠7 K♥")
    assert refused.value.key == "card-twice"
    assert refused.value.details == {"card": "♥K"}


def test_a_hand_is_split_at_spaces_commas_and_semicolons() -> None:
    assert split_cards("♥K, ♣J;♠7  ?\n♦10") == ["♥K", "♣J", "♠7", "?", "♦10"]
    assert split_cards("  ") == []


def test_an_empty_hand_has_no_cards() -> None:
    assert cards("") == 0


def test_a_hand_of_letters_is_read_in_its_language() -> None:
    assert cards("HK TD", "is") == cards("♥K ♦Q")


def test_single_cards_are_joined_in_their_own_order_and_a_set_in_that_of_suits() -> None:
    assert join_cards([cards("♣J"), cards("♥K")]) == "♣J ♥K"
    assert join_cards(cards("♣J ♥K")) == "♥K ♣J"
    assert join_cards(cards("♣J ♥A"), "is") == "♥Á ♣G"


def test_tidying_makes_capitals_composes_accents_and_fills_the_signs() -> None:
    assert tidy(" ♢a" + "\u0301" + "\ufe0f ") == "♦Á"
    assert [tidy(hollow) for hollow in "♡♤♢♧"] == list("♥♠♦♣")


@given(single_cards(), languages)
def test_a_written_card_is_read_back(single: int, language: str) -> None:
    written = format_card(single, language)
    assert parse_card(written) == parse_card(written[1:] + written[0]) == single


@given(st.sampled_from(Suit), st.sampled_from(Rank), languages)
def test_letters_are_read_back_in_their_language(suit: Suit, rank: Rank, language: str) -> None:
    letter = {value: key for key, value in SUIT_LETTERS[language].items()}[suit]
    figure = RANK_LETTERS[language].get(rank, str(int(rank)))
    written = figure + letter if language == "en" else letter + figure
    assert parse_card(written.lower(), language) == card(suit, rank)


@given(card_sets(), languages)
def test_a_written_hand_is_read_back(held: int, language: str) -> None:
    assert cards(" ".join(format_cards(held, language))) == held
    assert cards(join_cards(held, language)) == held


@given(st.text(max_size=5), languages)
def test_any_text_is_a_card_or_is_refused_with_its_place(text: str, language: str) -> None:
    place = "hands.P1"
    try:
        found = parse_card(text, language, place).bit_count()
    except CaseFault as refused:
        found, place = 1, refused.where
    assert (found, place) == (1, "hands.P1")


def test_every_suit_has_its_sign() -> None:
    assert SIGNS == {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.SPADES: "♠", Suit.HEARTS: "♥"}
