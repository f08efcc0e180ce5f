"""
The names of cards, ranks, suits and fields in words, in both languages and in the four Icelandic cases.

One table of stems and endings gives every form; a test compares all of them with BÍN, the database of
Icelandic inflection. In English the case is ignored. Names of players are never declined: messages put
them in the nominative.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from pukk.core.cards import Rank, Suit, rank_of, suit_of

Case = Literal["nom", "acc", "dat", "gen"]
CASES: tuple[Case, ...] = ("nom", "acc", "dat", "gen")
"""Nominative, accusative, dative, genitive: nefnifall, þolfall, þágufall, eignarfall."""

# Endings by case: bare singular, with the article, bare plural, with the article. `-` is no ending.
_WEAK_MASCULINE = "i a a a / inn ann anum ans / ar a um a / arnir ana unum anna"
_WEAK_FEMININE = "a u u u / an una unni unnar / ur ur um a / urnar urnar unum anna"
_STRONG_UR = "ur - i s / urinn inn inum sins / ar a um a / arnir ana unum anna"
_STRONG_BARE = "- - - s / inn inn num sins / ar a um a / arnir ana unum anna"
_FEMININE_NG = "- u u ar / in una unni arinnar / ar ar um a / arnar arnar unum anna"
_REITUR = "ur - - s / urinn inn num sins / ir i um a / irnir ina unum anna"
_PAMFILL = "l - - s / linn inn num sins / ar a um a / arnir ana unum anna"
_LAUF = "- - i s / ið ið inu sins / - - um a / in in unum anna"
_PUKK = "- - i s / ið ið inu sins"
_HJARTA = (
    "arta arta arta arta / artað artað artanu artans / örtu örtu örtum artna / örtun örtun örtunum artnanna"
)
_TIGULL = "ull ul li uls / ullinn ulinn linum ulsins / lar la lum la / larnir lana lunum lanna"
_SPADI = "aði aða aða aða / aðinn aðann aðanum aðans / aðar aða öðum aða / aðarnir aðana öðunum aðanna"
_FJARKI = (
    "arki arka arka arka / arkinn arkann arkanum arkans"
    " / arkar arka örkum arka / arkarnir arkana örkunum arkanna"
)


@dataclass(frozen=True)
class Noun:
    """An Icelandic noun: a stem, its endings, and its gender, `m` `f` or `n`."""

    stem: str
    endings: str
    gender: str

    def form(self, case: Case = "nom", *, definite: bool = False, plural: bool = False) -> str:
        """
        Returns one form.

        >>> Noun("gos", _WEAK_MASCULINE, "m").form("dat", definite=True)
        'gosanum'
        """
        rows = self.endings.split(" / ")
        ending = rows[2 * plural + definite].split()[CASES.index(case)]
        return self.stem + ending.replace("-", "")

    def after(self, first: str) -> "Noun":
        """Returns the compound that this noun makes behind a first part."""
        return Noun(first + self.stem, self.endings, self.gender)


RANK_NOUNS: dict[Rank, Noun] = {
    Rank.TWO: Noun("tvist", _STRONG_UR, "m"),
    Rank.THREE: Noun("þrist", _STRONG_UR, "m"),
    Rank.FOUR: Noun("fj", _FJARKI, "m"),
    Rank.FIVE: Noun("fimm", _WEAK_FEMININE, "f"),
    Rank.SIX: Noun("sex", _WEAK_FEMININE, "f"),
    Rank.SEVEN: Noun("sjö", _WEAK_FEMININE, "f"),
    Rank.EIGHT: Noun("átt", _WEAK_FEMININE, "f"),
    Rank.NINE: Noun("ní", _WEAK_FEMININE, "f"),
    Rank.TEN: Noun("tí", _WEAK_FEMININE, "f"),
    Rank.JACK: Noun("gos", _WEAK_MASCULINE, "m"),
    Rank.QUEEN: Noun("drottning", _FEMININE_NG, "f"),
    Rank.KING: Noun("kóng", _STRONG_UR, "m"),
    Rank.ACE: Noun("ás", _STRONG_BARE, "m"),
}
"""Rank → its noun."""

SUIT_NOUNS: dict[Suit, Noun] = {
    Suit.CLUBS: Noun("lauf", _LAUF, "n"),
    Suit.DIAMONDS: Noun("tíg", _TIGULL, "m"),
    Suit.SPADES: Noun("sp", _SPADI, "m"),
    Suit.HEARTS: Noun("hj", _HJARTA, "n"),
}
"""Suit → its noun."""

SUIT_FIRST_PARTS: dict[Suit, str] = {
    Suit.CLUBS: "laufa",
    Suit.DIAMONDS: "tígul",
    Suit.SPADES: "spaða",
    Suit.HEARTS: "hjarta",
}
"""Suit → what it is before the rank in a card's name (laufagosi: mbl.07, pukk.10)."""

_REIT = Noun("reit", _REITUR, "m")

FIELD_NOUNS: dict[str, Noun] = {
    "ace": _REIT.after("ás"),
    "king": _REIT.after("kóngs"),
    "queen": _REIT.after("drottningar"),
    "jack": _REIT.after("gosa"),
    "ten": _REIT.after("tíu"),
    "nine": _REIT.after("níu"),
    "pamfill": _REIT.after("pamfíls"),
    "pukk": Noun("púkk", _PUKK, "n"),
}
"""Field → its noun."""

PAMFILL_NOUN = Noun("pamfíl", _PAMFILL, "m")

_ENGLISH_RANKS = (
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
    "ace",
)
_ENGLISH_NUMBERS = ("no", "one", "two", "three", "four", "five")
_NUMERALS: dict[str, dict[int, str]] = {
    "m": {
        1: "einn einn einum eins",
        2: "tveir tvo tveimur tveggja",
        3: "þrír þrjá þremur þriggja",
        4: "fjórir fjóra fjórum fjögurra",
    },
    "f": {
        1: "ein eina einni einnar",
        2: "tvær tvær tveimur tveggja",
        3: "þrjár þrjár þremur þriggja",
        4: "fjórar fjórar fjórum fjögurra",
    },
}


def card_name(single: int, language: str, case: Case = "nom", *, definite: bool = False) -> str:
    """
    Returns the name of a card.

    >>> from pukk.core.notation import parse_card
    >>> card_name(parse_card("♠K"), "is", "dat"), card_name(parse_card("♠K"), "en")
    ('spaðakóngi', 'king of spades')
    """
    suit, rank = suit_of(single), rank_of(single)
    if language == "is":
        return RANK_NOUNS[rank].after(SUIT_FIRST_PARTS[suit]).form(case, definite=definite)
    return _the(f"{_ENGLISH_RANKS[rank - 2]} of {suit.name.lower()}", definite)


def rank_name(
    rank: Rank, language: str, case: Case = "nom", *, definite: bool = False, plural: bool = False
) -> str:
    """
    Returns the name of a rank.

    >>> rank_name(Rank.SIX, "is", "dat", plural=True), rank_name(Rank.SIX, "en", plural=True)
    ('sexum', 'sixes')
    """
    if language == "is":
        return RANK_NOUNS[rank].form(case, definite=definite, plural=plural)
    word = _ENGLISH_RANKS[rank - 2]
    ending = "" if not plural else "es" if word.endswith("x") else "s"
    return _the(word + ending, definite)


def suit_name(suit: Suit, language: str, case: Case = "nom", *, definite: bool = False) -> str:
    """
    Returns the name of a suit; in English it is a plural.

    >>> suit_name(Suit.DIAMONDS, "is", "dat"), suit_name(Suit.DIAMONDS, "en")
    ('tígli', 'diamonds')
    """
    if language == "is":
        return SUIT_NOUNS[suit].form(case, definite=definite)
    return _the(suit.name.lower(), definite)


def field_name(field: str, language: str, case: Case = "nom", *, definite: bool = True) -> str:
    """
    Returns the name of a field, with its article.

    >>> field_name("king", "is", "gen"), field_name("pukk", "is", "dat"), field_name("pukk", "en")
    ('kóngsreitsins', 'púkkinu', 'the púkk')
    >>> field_name("king", "is", "acc"), field_name("pamfill", "en", "acc")
    ('kóngsreitinn', 'the pamfíll’s field')
    """
    if language == "is":
        return FIELD_NOUNS[field].form(case, definite=definite)
    names = {"pamfill": "pamfíll’s field", "pukk": "púkk"}
    return _the(names.get(field, f"{field}’s field"), definite)


def count_ranks(number: int, rank: Rank, language: str, case: Case = "nom") -> str:
    """
    Returns how many of a rank in words, the Icelandic numeral in the rank's gender.

    >>> count_ranks(3, Rank.NINE, "is"), count_ranks(2, Rank.ACE, "is", "acc"), count_ranks(2, Rank.ACE, "en")
    ('þrjár níur', 'tvo ása', 'two aces')
    """
    name = rank_name(rank, language, case, plural=number != 1)
    if language != "is":
        return f"{_ENGLISH_NUMBERS[number]} {name}"
    forms = _NUMERALS[RANK_NOUNS[rank].gender].get(number)
    numeral = forms.split()[CASES.index(case)] if forms else ("engir", "fimm")[number > 0]
    return f"{numeral} {name}"


def declined(argument: str, name: Callable[[Case], str]) -> dict[str, str]:
    """
    Returns a name in all cases as arguments for a message: `card`, `card_acc`, `card_dat`, `card_gen`.

    >>> declined("suit", lambda case: suit_name(Suit.HEARTS, "is", case))["suit_gen"]
    'hjarta'
    """
    return {argument if case == "nom" else f"{argument}_{case}": name(case) for case in CASES}


def _the(name: str, definite: bool) -> str:
    return f"the {name}" if definite else name
