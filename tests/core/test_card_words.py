"""The names of cards in both languages, and every Icelandic form against BÍN."""

import pytest
from islenska import Bin

from pukk.core.card_words import (
    CASES,
    FIELD_NOUNS,
    PAMFILL_NOUN,
    RANK_NOUNS,
    SUIT_FIRST_PARTS,
    SUIT_NOUNS,
    Noun,
    card_name,
    count_ranks,
    declined,
    field_name,
    rank_name,
    suit_name,
)
from pukk.core.cards import FULL_PACK, Rank, Suit, each_card
from pukk.core.notation import parse_card

BIN_CASES = {"nom": "NF", "acc": "ÞF", "dat": "ÞGF", "gen": "EF"}
BIN_GENDERS = {"m": "kk", "f": "kvk", "n": "hk"}

NOUNS: list[Noun] = [
    *RANK_NOUNS.values(),
    *SUIT_NOUNS.values(),
    *FIELD_NOUNS.values(),
    PAMFILL_NOUN,
    *(noun.after(first) for first in SUIT_FIRST_PARTS.values() for noun in RANK_NOUNS.values()),
]


@pytest.fixture(scope="module")
def bin_words() -> Bin:
    return Bin()


def forms_in_bin(bin_words: Bin, noun: Noun, case: str, definite: bool, plural: bool) -> set[str]:
    mark = f"{BIN_CASES[case]}{'FT' if plural else 'ET'}{'gr' if definite else ''}"
    meanings = bin_words.lookup_variants(
        noun.form(), BIN_GENDERS[noun.gender], (BIN_CASES[case], "FT" if plural else "ET")
    )
    # A form is rarer where its mark ends in a digit.
    return {meaning.bmynd.replace("-", "") for meaning in meanings if meaning.mark.rstrip("23") == mark}


@pytest.mark.parametrize("noun", NOUNS, ids=lambda noun: noun.form())
def test_every_form_stands_in_the_database_of_icelandic_inflection(bin_words: Bin, noun: Noun) -> None:
    numbers = (False, True) if noun.endings.count("/") == 3 else (False,)
    for plural in numbers:
        for definite in (False, True):
            for case in CASES:
                form = noun.form(case, definite=definite, plural=plural)
                assert form in forms_in_bin(bin_words, noun, case, definite, plural)


@pytest.mark.parametrize(
    ("card", "forms"),
    [
        ("♠K", "spaðakóngur spaðakóng spaðakóngi spaðakóngs"),
        ("♥A", "hjartaás hjartaás hjartaás hjartaáss"),
        ("♦10", "tígultía tígultíu tígultíu tígultíu"),
        ("♣J", "laufagosi laufagosa laufagosa laufagosa"),
        ("♥6", "hjartasexa hjartasexu hjartasexu hjartasexu"),
        ("♠Q", "spaðadrottning spaðadrottningu spaðadrottningu spaðadrottningar"),
        ("♦4", "tígulfjarki tígulfjarka tígulfjarka tígulfjarka"),
    ],
)
def test_a_card_is_declined_in_four_cases(card: str, forms: str) -> None:
    assert [card_name(parse_card(card), "is", case) for case in CASES] == forms.split()


@pytest.mark.parametrize(
    ("field", "forms"),
    [
        ("ace", "ásreiturinn ásreitinn ásreitnum ásreitsins"),
        ("king", "kóngsreiturinn kóngsreitinn kóngsreitnum kóngsreitsins"),
        ("pamfill", "pamfílsreiturinn pamfílsreitinn pamfílsreitnum pamfílsreitsins"),
        ("pukk", "púkkið púkkið púkkinu púkksins"),
    ],
)
def test_a_field_is_declined_with_its_article(field: str, forms: str) -> None:
    assert [field_name(field, "is", case) for case in CASES] == forms.split()


def test_a_card_with_the_article() -> None:
    assert card_name(parse_card("♣J"), "is", "acc", definite=True) == "laufagosann"
    assert card_name(parse_card("♣J"), "en", definite=True) == "the jack of clubs"


def test_plural_ranks() -> None:
    assert [rank_name(Rank.FOUR, "is", case, plural=True) for case in CASES] == [
        "fjarkar",
        "fjarka",
        "fjörkum",
        "fjarka",
    ]
    assert rank_name(Rank.SIX, "en", plural=True) == "sixes"


def test_numerals_agree_with_the_gender_of_the_rank() -> None:
    assert count_ranks(2, Rank.KING, "is") == "tveir kóngar"
    assert count_ranks(4, Rank.QUEEN, "is", "acc") == "fjórar drottningar"
    assert count_ranks(5, Rank.TEN, "is") == "fimm tíur"
    assert count_ranks(1, Rank.ACE, "is") == "einn ás"
    assert count_ranks(0, Rank.ACE, "en") == "no aces"


def test_all_names_of_cards_differ_in_each_language() -> None:
    for language in ("is", "en"):
        assert len({card_name(single, language) for single in each_card(FULL_PACK)}) == 52


def test_a_declined_name_comes_in_all_cases_as_arguments() -> None:
    given = declined("suit", lambda case: suit_name(Suit.SPADES, "is", case))
    assert given == {"suit": "spaði", "suit_acc": "spaða", "suit_dat": "spaða", "suit_gen": "spaða"}
    assert suit_name(Suit.SPADES, "en", definite=True) == "the spades"
