"""Tables to try the folds on: dealt as a test wants it, and evenings played by simple players."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from pukk.core.errors import RuleViolation
from pukk.core.ledger import BANK, Transfer, player
from pukk.core.notation import cards, parse_card, split_cards
from pukk.games.pukk.asking import Question
from pukk.games.pukk.events import Event, Kind, SeenHand
from pukk.games.pukk.house import PukkHouse
from pukk.games.pukk.opening import open_claims, undressed
from pukk.games.pukk.play import play_on
from pukk.games.pukk.players import chance_of, simple_player
from pukk.games.pukk.round import apply_event, apply_events
from pukk.games.pukk.state import Table, sit_down
from pukk.games.pukk.vying import next_to_speak

Decide = Callable[[Table, Question], Event | None]


def names_of(players: int) -> tuple[str, ...]:
    return tuple(f"P{seat}" for seat in range(players))


def started(house: PukkHouse, players: int) -> Table:
    """Returns a table at which everybody has his first chips."""
    return apply_events(sit_down(house, names_of(players)), [Event(Kind.START)])


def dressed(house: PukkHouse, players: int, dealer: str = "P0") -> Table:
    """Returns a table at which everybody has dressed; the dealer must be one whom the house lets deal first."""
    table = apply_events(started(house, players), [Event(Kind.ROUND, dealer=dealer)])
    return apply_events(table, [Event(Kind.DRESS, by=name) for name in undressed(table)])


def dealt(house: PukkHouse, upcard: str, *hands: str, players: int | None = None) -> Table:
    """Returns a table at which hands are dealt and a card is turned; a hand that is left out is hidden."""
    table = dressed(house, players or len(hands))
    return apply_events(table, [deal_of(table, upcard, *hands)])


def deal_of(table: Table, upcard: str, *hands: str) -> Event:
    """Returns the event of a deal."""
    seen = {
        name: SeenHand(cards(hand.replace("?", "")), split_cards(hand).count("?"))
        for name, hand in zip(table.names, hands, strict=False)
    }
    return Event(Kind.DEAL, hands=seen, card=parse_card(upcard))


def lead_ready(table: Table) -> Table:
    """Returns a dealt table after the collecting, and after all have passed where the púkk is vied for."""
    for field, seat in dict(open_claims(table)).items():
        table = apply_events(table, [Event(Kind.COLLECT, by=table.names[seat], field=field)])
    while next_to_speak(table) < len(table.names):
        table = apply_events(table, [Event(Kind.PASS, by=table.names[next_to_speak(table)])])
    return table


def move(table: Table, *moves: str) -> Table:
    """Returns a table after some moves, each a name and a card, or a name and the word of an event."""
    for written in moves:
        name, word = written.split()
        card = 0 if word in tuple(Kind) else parse_card(word)
        table = apply_events(table, [Event(Kind.LAY if card else Kind(word), by=name, card=card)])
    return table


def with_stacks(table: Table, **stacks: int) -> Table:
    """Returns a table at which some players have other stacks; the bank gives or takes the difference."""
    for name, chips in stacks.items():
        have = table.stack(name)
        source, target = (player(name), BANK) if have > chips else (BANK, player(name))
        if have != chips:
            moved = Transfer(source, target, abs(have - chips), "pukk.session.loans")
            table = replace(table, ledger=table.ledger.apply([moved]))
    return table


def simple(seed: int) -> Decide:
    """Returns the simple players of a seed."""
    return lambda table, asked: simple_player(seed, table, asked)


def evening(
    house: PukkHouse, players: int, seed: int, rounds: int, decide: Decide | None = None
) -> Iterator[tuple[Table, Event]]:
    """Plays an evening; yields each event and the table after it."""
    table = sit_down(house, names_of(players))
    return play_on(table, rounds, chance_of(seed), decide or simple(seed))


def completed(table: Table, event: Event) -> Event:
    """Applies an event and returns it with all its parts."""
    return apply_event(table, event)[1]


def refusal(table: Table, event: Event) -> RuleViolation:
    """Returns the violation with which a table refuses an event."""
    with pytest.raises(RuleViolation) as caught:
        apply_event(table, event)
    return caught.value
