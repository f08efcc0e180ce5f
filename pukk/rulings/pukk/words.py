"""Small pieces of the words of rulings: fields, lists of names, cards in the reader's letters."""

from collections.abc import Sequence

from pukk.core.messages import message
from pukk.core.notation import format_card, parse_card


def join_names(names: Sequence[str], language: str) -> str:
    """
    Joins names as a sentence does.

    >>> join_names(["Amma", "Jói", "Sigga"], "is")
    'Amma, Jói og Sigga'
    """
    if len(names) < 2:
        return "".join(names)
    return message("list-and", language, all=", ".join(names[:-1]), last=names[-1])


def card_word(card: str, language: str) -> str:
    """
    Rewrites a card of a verdict with the letters of a language.

    >>> card_word("♥Q", "is")
    '♥D'
    """
    return format_card(parse_card(card), language)


def cards_words(cards: Sequence[str], language: str) -> str:
    """
    Rewrites cards of a verdict with the letters of a language, in one line.

    >>> cards_words(["♥A", "♣J"], "is")
    '♥Á ♣G'
    """
    return " ".join(card_word(card, language) for card in cards)
