"""The question of the settling: who pays what to the player who has trekked."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from pukk.core.cards import NONE
from pukk.core.errors import CaseFault
from pukk.core.logic import successor
from pukk.core.messages import message
from pukk.core.notation import parse_card
from pukk.core.seats import NOBODY
from pukk.games.pukk.house import Relief, ReliefRun
from pukk.games.pukk.settle import compute_debt, compute_loan, compute_payment, compute_unpaid, freed_cards
from pukk.games.pukk.setup import HAND_SIZE
from pukk.rulings.hands import Hand, find_name, find_names
from pukk.rulings.pukk.chips import parse_stacks
from pukk.rulings.pukk.situation import Case, Table
from pukk.rulings.pukk.unseen import on_holder, possible_seats
from pukk.rulings.pukk.words import join_names
from pukk.rulings.question import Finding, Question, Verdict


class Settlement(NamedTuple):
    """Who has trekked, with which card, who has called, and what the players have if it is said."""

    winner: str
    last: int
    called: tuple[str, ...]
    stacks: Mapping[str, int]


def parse_settle(case: Case) -> Settlement:
    """Reads who has trekked with which card, and who has called; refuses a winner who still holds cards."""
    for key in ("winner", "last"):
        if key not in case.body:
            raise CaseFault("key-missing", key, key=key)
    winner = find_name(case.body["winner"], case.names, "winner")
    hand = case.hands[case.seat(winner)]
    if hand.seen or hand.unseen:
        raise CaseFault("winner-holds-cards", f"hands.{winner}", name=winner)
    called = find_names(case.body.get("called", []), case.names, "called")
    if winner in called:
        raise CaseFault("winner-called", "called", name=winner)
    last = parse_card(str(case.body["last"]), case.language, "last")
    return Settlement(winner, last, called, parse_stacks(case))


def last_card(request: Any) -> int:
    """Returns the card with which somebody has trekked, which no hand can hold."""
    value = request.body.get("last")
    return NONE if not isinstance(value, str) else parse_card(value, request.language, "last")


class Debts:
    """What the hands owe, as far as they are seen, for one place of the card above the last."""

    def __init__(self, table: Table, settlement: Settlement) -> None:
        self.table = table
        self.settlement = settlement
        self.names = table.case.names
        hands = list(table.case.hands)
        winner = table.case.seat(settlement.winner)
        hands[winner] = Hand(NONE)
        self.table = Table(replace(table.case, hands=tuple(hands)), table.house)
        self.calls = [name in settlement.called for name in self.names]

    def worlds(self) -> list[tuple[int, tuple[int, ...]]]:
        """
        Returns the ways in which the cards that may be freed can lie: the freed cards, and the hands.

        The card above the last may lie in several hands; each card above it matters only where the one
        below it is freed.
        """
        worlds = [self.table.case.seen_hands]
        wanted = successor(self.settlement.last) & self.table.pack
        steps = 12 if self.table.house.relief_run is ReliefRun.RUN else 1
        for _ in range(0 if self.table.house.relief is Relief.NONE else steps):
            grown = []
            for hands in worlds:
                grown += [self.put(hands, wanted, seat) for seat in self.seats_of(wanted, hands)]
            worlds = list(dict.fromkeys(grown))
            wanted = successor(wanted) & self.table.pack
        return [(self.freed(hands), hands) for hands in worlds]

    def seats_of(self, card: int, hands: tuple[int, ...]) -> list[int]:
        """Returns where a card may lie, given the places already tried for the cards below it."""
        if not card:
            return [NOBODY]
        seats = possible_seats(self.table, card, self.table.case.upcard)
        return [seat for seat in seats if seat == NOBODY or self.has_room(seat, hands[seat], card)]

    def has_room(self, seat: int, tried: int, card: int) -> bool:
        """Tells whether a hand can hold a card besides those already put into it."""
        hand = self.table.case.hands[seat]
        added = (tried ^ hand.seen).bit_count()
        room = HAND_SIZE - hand.seen.bit_count() if hand.is_open else hand.unseen
        return bool(hand.seen & card) or added < room

    def put(self, hands: tuple[int, ...], card: int, seat: int) -> tuple[int, ...]:
        """Returns the hands with a card in one of them, or in none."""
        return tuple(hand | (card if place == seat else NONE) for place, hand in enumerate(hands))

    def freed(self, hands: tuple[int, ...]) -> int:
        """Returns the cards that nobody pays for."""
        house = self.table.house
        return int(freed_cards(self.settlement.last, hands, self.calls, house.relief, house.relief_run))

    def debt(self, seat: int, freed: int, hands: tuple[int, ...]) -> int | None:
        """Returns what a seat owes, or None where the size of its hand is not known."""
        hand = self.table.case.hands[seat]
        if hand.is_open:
            return None
        return int(compute_debt(hand.seen, NONE)) + hand.unseen - (hands[seat] & freed).bit_count()


def decide_settle(table: Table, settlement: Settlement) -> Finding:
    """Decides what everybody pays to the player who has trekked, and who need not pay for a card."""
    debts = Debts(table, settlement)
    worlds = debts.worlds()
    on = on_holder(successor(settlement.last) & table.pack) if successor(settlement.last) & table.pack else ""
    depends: dict[str, str] = {}
    pays: dict[str, int | None] = {}
    short: dict[str, dict[str, int]] = {}
    for seat, name in enumerate(debts.names):
        if name == settlement.winner:
            continue
        owed = {debts.debt(seat, freed, hands) for freed, hands in worlds}
        if len(owed) == 1 and None not in owed:
            pays[name] = pay(table, settlement, name, int(next(iter(owed)) or 0), short)
        else:
            pays[name] = None
            depends[f"pays.{name}"] = f"how many cards {name} holds" if None in owed else on
    wins = None if None in pays.values() else sum(chips or 0 for chips in pays.values())
    if wins is None:
        depends["wins"] = "; ".join(dict.fromkeys(depends.values()))
    verdict: Verdict = {"pays": pays, "wins": wins, "relieved": relieved(table, debts, worlds, depends, on)}
    if short:
        verdict["short"] = short
    following = successor(settlement.last) & table.pack
    above_is_held = debts.seats_of(following, debts.table.case.seen_hands) != [NOBODY]
    return Finding(verdict, settle_clauses(table, settlement, above_is_held), depends)


def pay(table: Table, settlement: Settlement, name: str, debt: int, short: dict[str, dict[str, int]]) -> int:
    """Returns what a player pays now, and notes what he borrows or goes on owing if he has too little."""
    if name not in settlement.stacks or settlement.stacks[name] >= debt:
        return debt
    stack, how = settlement.stacks[name], table.house.cannot_pay
    words = {"borrows": compute_loan(debt, stack, how), "owes": compute_unpaid(debt, stack, how)}
    short[name] = {word: int(chips) for word, chips in words.items() if chips}
    return int(compute_payment(debt, stack, how))


def relieved(
    table: Table,
    debts: Debts,
    worlds: list[tuple[int, tuple[int, ...]]],
    depends: dict[str, str],
    on: str,
) -> Any:
    """Returns who need not pay for a card: a name or None, a list where a whole run is freed."""
    outcomes: list[Any] = []
    for freed, hands in worlds:
        names = [name for name, hand in zip(debts.names, hands, strict=True) if hand & freed]
        outcomes.append(names if table.house.relief_run is ReliefRun.RUN else next(iter(names), None))
    if all(outcome == outcomes[0] for outcome in outcomes):
        return outcomes[0]
    depends["relieved"] = on
    return None


def settle_clauses(table: Table, settlement: Settlement, above_is_held: bool) -> tuple[str, ...]:
    """Returns the clauses of the settling that this one needs; relief only where somebody may hold the next card."""
    clauses = ["pukk.settle.cannot-pay"] if settlement.stacks else []
    if above_is_held:
        clauses.append("pukk.settle.relief")
        if table.house.relief_run is ReliefRun.RUN:
            clauses.insert(0, "pukk.settle.relief-run")
    return (*clauses, "pukk.settle.pays")


def say_settle(table: Table, settlement: Settlement, verdict: Verdict, language: str) -> list[str]:
    """Says what everybody pays, and who need not pay for a card."""
    said = []
    if verdict["wins"] is not None:
        said.append(message("settle-wins", language, name=settlement.winner, chips=verdict["wins"]))
    freed = verdict["relieved"]
    names = [freed] if isinstance(freed, str) else freed or []
    if names:
        key = "settle-freed-by-call" if table.house.relief is Relief.CALL else "settle-freed"
        said.append(message(key, language, names=join_names(names, language), count=len(names)))
    for name, chips in verdict["pays"].items():
        key = "settle-pays-open" if chips is None else "settle-pays"
        said.append(message(key, language, name=name, chips=chips or 0))
    for name, words in verdict.get("short", {}).items():
        for word, chips in words.items():
            said.append(message(f"settle-{word}", language, name=name, chips=chips))
        if not words:
            said.append(message("settle-no-more", language, name=name))
    return said


KEYS = frozenset({"winner", "last", "called", "stacks"})

QUESTIONS = {"settle": Question(KEYS, parse_settle, decide_settle, say_settle, False, last_card)}
