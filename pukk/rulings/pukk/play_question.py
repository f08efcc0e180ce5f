"""The question whose turn it is in the tracing, and which cards may be laid."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from pukk.core.cards import NONE
from pukk.core.errors import CaseFault, RuleViolation
from pukk.core.logic import lower, successor
from pukk.core.messages import message
from pukk.core.notation import format_card, format_cards, parse_card
from pukk.core.seats import NOBODY
from pukk.games.pukk.house import Slip
from pukk.games.pukk.setup import HAND_SIZE
from pukk.games.pukk.trace import (
    Trace,
    apply_card,
    apply_word,
    begin_trace,
    find_mover,
    legal_cards,
    may_lead,
)
from pukk.rulings.case import written
from pukk.rulings.hands import find_name
from pukk.rulings.pukk.situation import Case, Table
from pukk.rulings.pukk.trace_question import SAID, SAID_WORDS, first_leader, parse_pukk_winner, played_cards
from pukk.rulings.pukk.unseen import on_holder, possible_seats
from pukk.rulings.pukk.words import cards_words
from pukk.rulings.question import Finding, Question, Verdict


class Lay(NamedTuple):
    """One entry of what has been played: who, and which card, or None for the word that it stands."""

    name: str
    card: int | None
    text: str


@dataclass(frozen=True)
class Play:
    """What has been played, and the move that is asked about, if any."""

    played: tuple[Lay, ...]
    move: Lay | None
    pukk_winner: str | None


def parse_lay(entry: Any, names: tuple[str, ...], language: str | None, where: str) -> Lay:
    """Reads an entry such as `P1 ♠7` or `P1 stands`."""
    name, _, what = entry.strip().rpartition(" ") if isinstance(entry, str) else ("", "", "")
    if not name:
        raise CaseFault("case-lay", where, found=written(entry))
    known = find_name(name, names, where)
    if what.casefold() in SAID_WORDS:
        return Lay(known, None, f"{known} {SAID}")
    card = parse_card(what, language, where)
    return Lay(known, card, f"{known} {format_card(card)}")


def parse_play(case: Case) -> Play:
    """Reads what has been played and the move asked about."""
    value = case.body.get("played", [])
    played = tuple(
        parse_lay(entry, case.names, case.language, f"played.{place}") for place, entry in enumerate(value)
    )
    move = case.body.get("move")
    parsed = None if move is None else parse_lay(move, case.names, case.language, "move")
    return Play(played, parsed, parse_pukk_winner(case))


def replay(table: Table, play: Play) -> Trace | None:
    """
    Returns the tracing after what has been played, or None where even the first leader is not known.

    Refuses an entry that is illegal, naming it and the clause. The unseen cards may hide a reason
    against a lead, so a lead is only refused for what is seen.
    """
    leader = first_leader(table, play.pukk_winner)
    if leader is None:
        if not play.played:
            return None
        leader = table.case.seat(play.played[0].name)
    hands = list(table.case.seen_hands)
    for lay in play.played:
        hands[table.case.seat(lay.name)] |= lay.card or NONE
    for name, hand in zip(table.case.names, hands, strict=True):
        if hand.bit_count() > HAND_SIZE:
            raise CaseFault("hand-too-large", f"hands.{name}", found=hand.bit_count(), most=HAND_SIZE)
    trace = begin_trace(hands_with_rest(table, hands), leader)
    for place, lay in enumerate(play.played):
        try:
            trace = apply_lay(trace, table.case.seat(lay.name), lay.card, table)
        except RuleViolation as violation:
            raise violation.within(f"played.{place} ({lay.text})") from None
    return trace


FILLER = 1 << 63
"""Stands for the unseen cards of a hand: no card, but it keeps the hand from being empty."""


def hands_with_rest(table: Table, hands: list[int]) -> list[int]:
    """Returns the hands, those that are not wholly seen with a filler in the place of the unseen cards."""
    return [
        hand | (NONE if told.is_complete or hand.bit_count() == HAND_SIZE else FILLER)
        for hand, told in zip(hands, table.case.hands, strict=True)
    ]


def apply_lay(trace: Trace, seat: int, card: int | None, table: Table) -> Trace:
    """Returns the tracing after one entry of what has been played."""
    return apply_word(trace, seat) if card is None else apply_card(trace, seat, card, table.house)


def decide_play(table: Table, play: Play) -> Finding:
    """Decides who should move, who may, with which cards, and whether the move asked about is legal."""
    trace = replay(table, play)
    if trace is None:
        on = "who has won the púkk"
        depends = {"to_play": on, "legal": on} | ({"move_legal": on} if play.move else {})
        return Finding(dict.fromkeys(depends), ("pukk.trace.first-lead",), depends)
    mover = Mover(table, trace)
    verdict: Verdict = {"to_play": mover.to_play(), "legal": mover.legal()}
    remarks: tuple[tuple[str, str], ...] = ()
    if verdict["to_play"] is None and "to_play" not in mover.depends and not trace.is_over():
        remarks = (("play-stuck", ""),)
    elif mover.would_be_stuck():
        remarks = (("stands-reason-stuck", "stands"),)
    if play.move is not None:
        verdict["move_legal"] = mover.is_legal(play.move)
    return Finding(verdict, mover.clauses(), mover.depends, remarks)


class Mover:
    """Whose turn it is in a tracing in which some hands may be unseen; gathers what that depends on."""

    def __init__(self, table: Table, trace: Trace) -> None:
        self.table = table
        self.trace = trace
        self.names = table.case.names
        self.depends: dict[str, str] = {}
        following = successor(trace.out) & table.pack
        self.following = following
        self.holders = possible_seats(table, following, table.case.upcard) if following else [NOBODY]
        if len(self.holders) == 1 and self.holders[0] != NOBODY:
            hands = [
                hand | (following if seat == self.holders[0] else NONE)
                for seat, hand in enumerate(trace.hands)
            ]
            self.trace = replace(trace, hands=tuple(hands), dealt=trace.dealt | following)

    def to_play(self) -> str | None:
        """Returns who should move, or None where nobody can or where the unseen cards decide."""
        if self.trace.is_over():
            return None
        unheld = find_mover(self.trace, self.table.house)
        holders = self.holders if self.trace.out else [NOBODY]
        movers = {unheld if seat == NOBODY else seat for seat in holders}
        if len(movers) > 1:
            self.depends["to_play"] = on_holder(self.following)
            return None
        seat = movers.pop()
        return None if seat == NOBODY else self.names[seat]

    def would_be_stuck(self) -> bool:
        """Tells whether nobody holds the next card, which is out already: for the other reason play would be stuck."""
        is_out = bool(self.following & self.table.case.played)
        return is_out and not self.trace.is_over() and self.holders == [NOBODY]

    def legal(self) -> dict[str, list[str] | None]:
        """Returns for everybody who may move the cards he may lay, None where the unseen cards decide."""
        legal: dict[str, list[str] | None] = {}
        for seat, name in enumerate(self.names):
            if self.trace.is_over():
                break
            cards = legal_cards(self.trace, seat, self.table.house) & ~FILLER
            on = self.unsure_of(seat)
            if on:
                legal[name] = None
                self.depends[f"legal.{name}"] = on
            elif cards:
                legal[name] = format_cards(cards)
        return legal

    def unsure_of(self, seat: int) -> str:
        """Returns what a seat's legal cards depend on, or an empty text where they are known."""
        hand_unseen = not self.table.case.hands[seat].is_complete
        leads = bool(may_lead(self.trace, seat, self.table.house))
        follower_unseen = bool(self.trace.out) and len(self.holders) > 1
        if follower_unseen and (seat in self.holders or seat == self.trace.by):
            return on_holder(self.following)
        if hand_unseen and leads and (not self.trace.out or self.holders == [NOBODY] or self.trace.said):
            return f"which cards {self.names[seat]} holds"
        slips = self.table.house.slip is not Slip.NO and self.trace.out and seat not in self.trace.slipped
        hidden = lower(self.trace.out) & self.table.pack & ~self.table.case.seen
        return f"which cards {self.names[seat]} holds" if hand_unseen and slips and hidden else ""

    def is_legal(self, move: Lay) -> bool | None:
        """Tells whether a move is legal, None where the unseen cards decide."""
        seat = self.table.case.seat(move.name)
        if move.card is None:
            return seat == self.trace.by and not self.trace.is_over()
        if self.trace.is_over() or not move.card & self.table.pack:
            return False
        sure = legal_cards(self.trace, seat, self.table.house) & move.card
        on = self.unsure_of(seat)
        if on and (sure or self.may_be_held(seat, move.card)):
            self.depends["move_legal"] = on
            return None
        return bool(sure)

    def may_be_held(self, seat: int, card: int) -> bool:
        """Tells whether a seat may hold a card that nobody has seen."""
        return seat in possible_seats(self.table, card, self.table.case.upcard)

    def clauses(self) -> tuple[str, ...]:
        """Returns the clauses that say whose turn it is."""
        house = self.table.house
        slip = self.slip_clauses() if house.slip is not Slip.NO and self.trace.out else []
        if self.trace.is_over():
            return ("pukk.trace.trekk",)
        if not self.trace.out:
            return ("pukk.trace.first-lead",)
        if self.holders != [NOBODY]:
            return (*slip, "pukk.trace.next-card", "pukk.trace.follow")
        top = ["pukk.trace.ace-stands"] if not self.following else []
        return (*top, "pukk.trace.stands", "pukk.trace.next-lead", *slip)

    def slip_clauses(self) -> list[str]:
        """Returns the clauses about slipping that bear on this moment: limits only where they hold somebody back."""
        clauses = ["pukk.trace.slip"]
        if self.trace.slipped:
            clauses.insert(0, "pukk.trace.slip-limits")
        last_cards = [hand for hand in self.trace.hands if hand.bit_count() == 1]
        if any(hand & lower(self.trace.out) for hand in last_cards):
            clauses.insert(0, "pukk.trace.slip-last")
        return clauses


def say_play(table: Table, play: Play, verdict: Verdict, language: str) -> list[str]:
    """Says who should move, who may with which cards, and whether the move asked about is legal."""
    said = []
    if verdict["to_play"] is not None:
        said.append(message("play-to-move", language, name=verdict["to_play"]))
    for name, cards in (verdict["legal"] or {}).items():
        if cards is None:
            said.append(message("play-legal-open", language, name=name))
        else:
            said.append(message("play-legal", language, name=name, cards=cards_words(cards, language)))
    if not said:
        said.append(message("play-nobody", language))
    if play.move is not None:
        legal = verdict["move_legal"]
        key = "play-move-open" if legal is None else "play-move-legal" if legal else "play-move-illegal"
        card = SAID if play.move.card is None else format_card(play.move.card, language)
        said.insert(0, message(key, language, name=play.move.name, card=card))
    return said


PLAY_KEYS = frozenset({"played", "move", "pukk_winner"})

QUESTIONS: Mapping[str, Question] = {
    "play": Question(PLAY_KEYS, parse_play, decide_play, say_play, False, played_cards),
}
