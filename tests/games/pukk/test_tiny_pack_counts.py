"""
Counts of all rounds of a tiny pack: the folds against an enumerator that shares no code with the rules.

The enumerator has cards as pairs of a suit and a rank and is written from the rules in words alone. For
every deal of a tiny pack it plays every legal card in every order; both must come to the same number of
positions, of rounds in which somebody trekks, and of positions in which nobody can go on.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

import pytest

from pukk.core.cards import each_card
from pukk.games.pukk.house import PukkHouse
from pukk.games.pukk.trace import Trace, apply_card, begin_trace, legal_cards
from tests.games.pukk.plain import Card, card_set
from tests.games.pukk.strategies import shipped


class Counts(NamedTuple):
    """The positions reached, the rounds that somebody wins, and those in which no card can be laid any more."""

    positions: int
    trekks: int
    stuck: int


# The rules


def count_by_rules(trace: Trace, house: PukkHouse) -> Counts:
    """Counts what can be reached from a tracing by the rules."""
    if trace.is_over():
        return Counts(1, 1, 0)
    positions, trekks, stuck = 1, 0, 0
    for seat in range(len(trace.hands)):
        for card in each_card(legal_cards(trace, seat, house)):
            below = count_by_rules(apply_card(trace, seat, card, house), house)
            positions, trekks, stuck = positions + below[0], trekks + below[1], stuck + below[2]
    return Counts(positions, trekks, stuck + (positions == 1))


# The enumerator


@dataclass(frozen=True)
class Words:
    """The choices of a table, in the words of house files."""

    stands: str = "not-held"
    next_lead: str = "any"
    slip: str = "no"


@dataclass(frozen=True)
class Position:
    """The hands, the cards that were dealt, the card that is out and whose it is, and who slipped under it."""

    hands: tuple[frozenset[Card], ...]
    dealt: frozenset[Card]
    out: Card | None = None
    by: int = 0
    slipped: frozenset[int] = frozenset()


def above(card: Card) -> Card:
    return card[0], card[1] + 1


def plain_moves(position: Position, words: Words) -> Iterator[tuple[int, Card, bool]]:
    """Yields every legal move: the seat, the card, and whether it is slipped under."""
    if position.out is None:
        for card in position.hands[0]:
            yield 0, card, False
        return
    wanted = above(position.out)
    missing = position.dealt if words.stands == "never-dealt" else frozenset[Card]().union(*position.hands)
    leads = plain_leads(position, words) if wanted not in missing else []
    for card in leads:
        yield position.by, card, False
    for seat, hand in enumerate(position.hands):
        if wanted in hand and not (seat == position.by and wanted in leads):
            yield seat, wanted, False
        if words.slip == "no" or seat in position.slipped or len(hand) < 2:
            continue
        for suit, rank in hand:
            lower = suit == position.out[0] and rank < position.out[1]
            fits = lower and (words.slip == "any-lower" or rank == position.out[1] - 1)
            if fits and not (seat == position.by and (suit, rank) in leads):
                yield seat, (suit, rank), True


def plain_leads(position: Position, words: Words) -> list[Card]:
    """Returns what the player whose card stands may lead."""
    hand = position.hands[position.by]
    if words.next_lead == "lowest":
        return [card for card in hand if card[1] == min(rank for _, rank in hand)]
    if words.next_lead == "other-suit" and position.out is not None:
        other = [card for card in hand if card[0] != position.out[0]]
        return other or list(hand)
    return list(hand)


def plain_after(position: Position, seat: int, card: Card, slips: bool) -> Position:
    """Returns the position after a move."""
    hands = tuple(hand - {card} if place == seat else hand for place, hand in enumerate(position.hands))
    if slips:
        return Position(hands, position.dealt, position.out, position.by, position.slipped | {seat})
    return Position(hands, position.dealt, card, seat)


def count_plainly(position: Position, words: Words) -> Counts:
    """Counts what can be reached from a position."""
    if not all(position.hands):
        return Counts(1, 1, 0)
    positions, trekks, stuck = 1, 0, 0
    for seat, card, slips in plain_moves(position, words):
        below = count_plainly(plain_after(position, seat, card, slips), words)
        positions, trekks, stuck = positions + below[0], trekks + below[1], stuck + below[2]
    return Counts(positions, trekks, stuck + (positions == 1))


def tiny_deals(pack: Sequence[Card], each: int, players: int) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Yields every deal of a pack of so many cards to each player; the rest is the stock."""
    if players == 0:
        yield ()
        return
    for hand in combinations(pack, each):
        rest = [card for card in pack if card not in hand]
        for others in tiny_deals(rest, each, players - 1):
            yield (hand, *others)


TWO_SUITS = [(suit, rank) for suit in "♠♥" for rank in (11, 12, 13, 14)]
ONE_SUIT = [("♦", rank) for rank in range(8, 15)]
MIXED = [("♣", 5), ("♣", 6), ("♣", 7), ("♥", 6), ("♥", 7), ("♥", 8), ("♦", 14)]

PACKS = {"two suits": (TWO_SUITS, 3, 2), "one suit": (ONE_SUIT, 2, 3), "mixed": (MIXED, 2, 3)}
"""Name → a pack, the cards of each hand, and the players."""


@pytest.mark.clause("pukk.trace.next-card", "pukk.trace.stands", "pukk.trace.ace-stands", "pukk.trace.trekk")
@pytest.mark.clause("pukk.trace.next-lead", "pukk.trace.slip", "pukk.trace.slip-limits")
@pytest.mark.slow
@pytest.mark.parametrize("name", PACKS)
@pytest.mark.parametrize(
    ("stands", "next_lead", "slip"),
    [
        ("not-held", "any", "no"),
        ("not-held", "any", "any-lower"),
        ("not-held", "lowest", "next-lower"),
        ("not-held", "other-suit", "any-lower"),
        ("never-dealt", "any", "no"),
        ("never-dealt", "lowest", "any-lower"),
        ("never-dealt", "other-suit", "next-lower"),
    ],
)
def test_every_round_of_a_tiny_pack_is_counted_alike(
    name: str, stands: str, next_lead: str, slip: str
) -> None:
    pack, each, players = PACKS[name]
    words = Words(stands, next_lead, slip)
    house = shipped("pukk-is", stands=stands, next_lead=next_lead, slip=slip)
    for deal in tiny_deals(pack, each, players):
        position = Position(tuple(map(frozenset, deal)), frozenset(card for hand in deal for card in hand))
        trace = begin_trace([card_set(list(hand)) for hand in deal], 0)
        by_rules = count_by_rules(trace, house)
        assert by_rules == count_plainly(position, words), deal
        if stands == "not-held":
            assert by_rules.stuck == 0


def total_counts(name: str, **choices: str) -> Counts:
    """Adds up the counts of every deal of a tiny pack."""
    pack, each, players = PACKS[name]
    house = shipped("pukk-is", **choices)
    found = [
        count_by_rules(begin_trace([card_set(list(hand)) for hand in deal], 0), house)
        for deal in tiny_deals(pack, each, players)
    ]
    return Counts(*(sum(column) for column in zip(*found, strict=True)))


@pytest.mark.clause("pukk.trace.slip", "pukk.trace.stands")
@pytest.mark.parametrize(
    ("choices", "counts"),
    [
        ({}, Counts(10_664, 3_192, 0)),
        ({"slip": "next-lower"}, Counts(15_760, 5_176, 0)),
        ({"slip": "any-lower"}, Counts(23_276, 8_316, 0)),
        ({"next_lead": "lowest"}, Counts(7_536, 1_854, 0)),
        ({"next_lead": "other-suit"}, Counts(8_648, 2_340, 0)),
        ({"stands": "never-dealt"}, Counts(9_800, 2_496, 612)),
    ],
)
def test_the_counts_of_all_rounds_are_pinned(choices: dict[str, str], counts: Counts) -> None:
    assert total_counts("two suits", **choices) == counts
