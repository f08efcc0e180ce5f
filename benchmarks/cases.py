"""
Mixed cases from a seed: every question of Púkk, under both houses, with hands seen and unseen.

The same seed gives the same cases, so two versions of Púkk can be compared on them.
"""

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

HOUSES = ("morgunbladid-2002", "pukk-is")
SUITS = "♥♠♦♣"
RANKS = ("5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
LOWEST = {5: "7", 6: "6", 7: "5"}
HAND = 5

Case = dict[str, Any]


@dataclass(frozen=True)
class Table:
    """A deal at a table of five to seven, with a pack that is right in both houses."""

    dice: random.Random
    players: tuple[str, ...]
    pack: tuple[str, ...]
    hands: dict[str, list[str]]
    upcard: str

    @classmethod
    def draw(cls, dice: random.Random) -> "Table":
        """Draws the number of players, and shuffles and deals the pack that it takes."""
        number = dice.choice(tuple(LOWEST))
        ranks = RANKS[RANKS.index(LOWEST[number]) :]
        pack = [suit + rank for suit in SUITS for rank in ranks]
        dice.shuffle(pack)
        players = tuple(f"P{seat}" for seat in range(number))
        hands = {player: pack[seat * HAND : (seat + 1) * HAND] for seat, player in enumerate(players)}
        return cls(dice, players, tuple(pack), hands, pack[number * HAND])

    def seen(self) -> dict[str, str]:
        """Returns the hands as a case has them, now and then with one or two unseen."""
        unseen = self.dice.sample(self.players, self.dice.choice((0, 0, 0, 1, 2)))
        return {player: " ".join(cards) for player, cards in self.hands.items() if player not in unseen}

    def someone(self) -> str:
        """Draws a player."""
        return self.dice.choice(self.players)

    def some(self, least: int) -> list[str]:
        """Draws so many players or more, in the order of their seats."""
        chosen = self.dice.sample(self.players, self.dice.randint(least, len(self.players)))
        return sorted(chosen)

    def stacks(self) -> dict[str, int]:
        """Draws what each player has in front of him."""
        return {player: self.dice.randint(0, 150) for player in self.players}


def trace(table: Table) -> tuple[dict[str, list[str]], list[str]]:
    """Plays a few cards as both houses would: a random lead, followed as far as it goes, then another."""
    hands = {player: list(cards) for player, cards in table.hands.items()}
    played: list[str] = []
    leader = table.players[1]
    for _ in range(table.dice.randint(1, 3)):
        card = table.dice.choice(hands[leader])
        while True:
            hands[leader].remove(card)
            played.append(f"{leader} {card}")
            if not hands[leader]:
                return hands, played
            above = next_card(card)
            holders = [player for player, cards in hands.items() if above in cards]
            if above is None or not holders:
                break
            leader, card = holders[0], above
    return hands, played


def next_card(card: str) -> str | None:
    """Returns the next card of the suit; None above the ace."""
    place = RANKS.index(card[1:]) + 1
    return card[0] + RANKS[place] if place < len(RANKS) else None


def spelt(hands: dict[str, list[str]]) -> dict[str, str]:
    """Writes hands as a case has them."""
    return {player: " ".join(cards) for player, cards in hands.items()}


def deal(table: Table) -> Case:
    """Asks how a known pack is dealt."""
    return {"ask": "deal", "pack": " ".join(table.pack)}


def collect(table: Table) -> Case:
    """Asks who takes which field."""
    return {"ask": "collect", "upcard": table.upcard, "hands": table.seen()}


def enter(table: Table) -> Case:
    """Asks whether somebody may vie for the púkk."""
    return {"ask": "enter", "by": table.someone(), "upcard": table.upcard}


def vie(table: Table) -> Case:
    """Asks who wins the púkk."""
    entrants = table.some(least=1)
    hands = {player: " ".join(table.hands[player]) for player in entrants}
    return {"ask": "vie", "upcard": table.upcard, "in": entrants, "pot": len(entrants) + 6, "hands": hands}


def buy(table: Table) -> Case:
    """Asks whether somebody may take the turned card."""
    when = table.dice.choice(("before-collect", "before-vie", "before-lead", "after-stand", "after-lead"))
    case = {"ask": "buy", "by": table.someone(), "when": when}
    return {**case, "upcard": table.upcard, "hands": spelt(table.hands)}


def stands(table: Table) -> Case:
    """Asks whether the card that is out stands."""
    hands, played = trace(table)
    cards = [play.split()[1] for play in played]
    return {"ask": "stands", "upcard": table.upcard, "hands": spelt(hands), "played": cards}


def play(table: Table) -> Case:
    """Asks who is to lay which card."""
    hands, played = trace(table)
    return {"ask": "play", "upcard": table.upcard, "hands": spelt(hands), "played": played}


def settle(table: Table) -> Case:
    """Asks who pays what to the player who is out of cards."""
    winner = table.someone()
    hands = {player: cards[table.dice.randint(0, 3) :] for player, cards in table.hands.items()}
    hands[winner] = []
    return {"ask": "settle", "hands": spelt(hands), "winner": winner, "last": table.hands[winner][-1]}


def session(table: Table) -> Case:
    """Asks about a loan, a leaver or the end."""
    event = table.dice.choice(("loan", "leave", "end"))
    case = {"ask": "session", "event": event, "stacks": table.stacks()}
    return case if event == "end" else {**case, "by": table.someone()}


QUESTIONS: tuple[Callable[[Table], Case], ...] = (
    lambda table: {"ask": "setup"},
    lambda table: {"ask": "dress"},
    lambda table: {"ask": "next-dealer", "dealer": table.someone()},
    lambda table: {"ask": "first-lead"},
    deal,
    collect,
    collect,
    enter,
    vie,
    vie,
    buy,
    stands,
    play,
    play,
    settle,
    session,
)


def mixed_cases(number: int, seed: int = 2002) -> Iterator[str]:
    """
    Yields so many cases as lines of JSON.

    >>> [json.loads(line)["ask"] for line in mixed_cases(3)] == [json.loads(l)["ask"] for l in mixed_cases(3)]
    True
    """
    dice = random.Random(seed)
    for _ in range(number):
        table = Table.draw(dice)
        asked = dice.choice(QUESTIONS)(table)
        case = {"game": "pukk", "house": dice.choice(HOUSES), "players": len(table.players), **asked}
        yield json.dumps(case, ensure_ascii=False)
