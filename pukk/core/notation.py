"""Cards in writing: `♥K`, `K♥`, and the letters of either language, as people type them."""

import unicodedata
from collections.abc import Iterable

from pukk.core.cards import Rank, Suit, card, each_card, rank_of, suit_of
from pukk.core.errors import CaseFault

SIGNS: dict[Suit, str] = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.SPADES: "♠", Suit.HEARTS: "♥"}
"""Suit → its sign."""

SUIT_NAMES: dict[Suit, str] = {suit: suit.name.lower() for suit in Suit}
"""Suit → its name in verdicts: `hearts spades diamonds clubs`."""

RANK_LETTERS: dict[str, dict[Rank, str]] = {
    "en": {Rank.JACK: "J", Rank.QUEEN: "Q", Rank.KING: "K", Rank.ACE: "A"},
    "is": {Rank.JACK: "G", Rank.QUEEN: "D", Rank.KING: "K", Rank.ACE: "Á"},
}
"""Language → the letters of its court cards."""

SUIT_LETTERS: dict[str, dict[str, Suit]] = {
    "en": {"H": Suit.HEARTS, "S": Suit.SPADES, "D": Suit.DIAMONDS, "C": Suit.CLUBS},
    "is": {"H": Suit.HEARTS, "S": Suit.SPADES, "T": Suit.DIAMONDS, "L": Suit.CLUBS},
}
"""Language → the first letters of its suits."""

UNSEEN = "?"
"""A card that nobody has seen."""

_HOLLOW_SIGNS = str.maketrans("♡♤♢♧", "♥♠♦♣")
_SIGN_SUITS = {sign: suit for suit, sign in SIGNS.items()}
_RANKS: dict[str, Rank] = {str(int(rank)): rank for rank in Rank if rank <= Rank.TEN} | {"T": Rank.TEN}
_RANKS |= {letter: rank for letters in RANK_LETTERS.values() for rank, letter in letters.items()}
_LETTER_RANKS: dict[str, dict[str, Rank]] = {
    language: {str(int(rank)): rank for rank in Rank if rank <= Rank.TEN}
    | {letter: rank for rank, letter in letters.items()}
    for language, letters in RANK_LETTERS.items()
}
_LETTER_RANKS["en"]["T"] = Rank.TEN
_LETTER_RANKS["is"]["A"] = Rank.ACE  # a keyboard without accents


def tidy(text: str) -> str:
    """
    Returns a written card with emoji selectors, lower case and decomposed accents made plain.

    >>> tidy("h\u0065\u0301"), tidy("\u2665\ufe0fk")
    ('HÉ', '♥K')
    """
    plain = unicodedata.normalize("NFC", text).translate(_HOLLOW_SIGNS)
    return plain.replace("\ufe0f", "").replace("\ufe0e", "").strip().upper()


def parse_card(text: str, language: str | None = None, where: str = "") -> int:
    """
    Reads one card and returns its set; letters for a suit are read only where the language is known.

    Refuses what is not a card, and letters without a language: `TD` is the ten of diamonds in English
    and the queen of tíglar in Icelandic.

    >>> parse_card("♥K") == parse_card("K♥") == parse_card("HK", "is") == parse_card("KH", "en")
    True
    """
    plain = tidy(text)
    suits = [_SIGN_SUITS[mark] for mark in plain if mark in _SIGN_SUITS]
    if len(suits) == 1 and (plain[0] in _SIGN_SUITS or plain[-1] in _SIGN_SUITS):
        rank = _RANKS.get(plain.replace(SIGNS[suits[0]], "").strip())
        if rank is not None:
            return card(suits[0], rank)
    if not suits:
        lettered = {name: _parse_letters(plain, name) for name in SUIT_LETTERS}
        if language is not None and lettered.get(language):
            return lettered[language]
        if language is None and any(lettered.values()):
            raise CaseFault("card-needs-language", where, found=text)
    raise CaseFault("card-unknown", where, found=text)


def _parse_letters(plain: str, language: str) -> int:
    suit_letter, rank_letters = (plain[-1:], plain[:-1]) if language == "en" else (plain[:1], plain[1:])
    suit = SUIT_LETTERS[language].get(suit_letter)
    rank = _LETTER_RANKS[language].get(rank_letters.strip())
    return 0 if suit is None or rank is None else card(suit, rank)


def format_card(single: int, language: str = "en") -> str:
    """
    Writes a single card, the suit sign first, with the letters of a language.

    >>> format_card(card(Suit.HEARTS, Rank.ACE)), format_card(card(Suit.HEARTS, Rank.ACE), "is")
    ('♥A', '♥Á')
    """
    rank = rank_of(single)
    return SIGNS[suit_of(single)] + RANK_LETTERS[language].get(rank, str(int(rank)))


def split_cards(text: str) -> list[str]:
    """
    Splits a written hand at spaces and commas, keeping a rank and a sign that stand apart together.

    >>> split_cards("♥K, ♣J  ♠7 ?")
    ['♥K', '♣J', '♠7', '?']
    """
    return text.replace(",", " ").replace(";", " ").split()


def cards(text: str, language: str | None = None) -> int:
    """
    Reads a written hand without unseen cards and returns its set; refuses a card that stands twice.

    >>> cards("♥K ♣J").bit_count()
    2
    """
    held = 0
    for word in split_cards(text):
        single = parse_card(word, language)
        if held & single:
            raise CaseFault("card-twice", "", card=format_card(single))
        held |= single
    return held


def format_cards(held: int, language: str = "en") -> list[str]:
    """
    Writes the cards of a set, hearts first and the highest rank first in a suit.

    >>> format_cards(cards("♣J ♥7 ♥K"))
    ['♥K', '♥7', '♣J']
    """
    return [format_card(single, language) for single in each_card(held)]


def join_cards(held: int | Iterable[int], language: str = "en") -> str:
    """
    Writes cards in one line; a set in the order of `format_cards`, single cards in their own order.

    >>> join_cards(cards("♣J ♥K"))
    '♥K ♣J'
    """
    singles = each_card(held) if isinstance(held, int) else held
    return " ".join(format_card(single, language) for single in singles)
