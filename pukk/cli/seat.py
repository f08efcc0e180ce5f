"""A person at the keyboard: shown what the seat may see, offered the legal choices, told why another is refused."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pukk.cli.table import card_text, coloured, show_chips, show_hand, show_open_cards
from pukk.core.clauses import clause_text
from pukk.core.errors import CaseFault, RuleViolation
from pukk.core.messages import message
from pukk.core.notation import format_card, parse_card
from pukk.games.pukk.asking import Ask, Question
from pukk.games.pukk.events import Event, Kind
from pukk.games.pukk.round import apply_event
from pukk.games.pukk.state import Table
from pukk.rulings.event_words import event_words, fault_words

if TYPE_CHECKING:
    from rich.console import Console

COMMANDS: dict[str, str] = {
    "?": "help",
    "help": "help",
    "hjálp": "help",
    "chips": "chips",
    "eign": "chips",
    "quit": "quit",
    "q": "quit",
    "hætta": "quit",
}
"""What can be typed at every prompt → what it does."""

LOG = 12
"""The last events that a person is shown again who takes over the keyboard."""


class LeftOffError(Exception):
    """A person breaks the evening off; the record stands as it is."""


@dataclass
class Keyboard:
    """The keyboard that persons share: who had it last, and what has happened since."""

    console: "Console"
    language: str
    persons: frozenset[str]
    read: Callable[[str], str] = input
    last: str = ""
    log: list[str] = field(default_factory=list)

    def note(self, line: str) -> None:
        """Keeps a line of what has happened, for whoever gets the keyboard next."""
        self.log = [*self.log, line][-LOG:]

    def ask(self, table: Table, asked: Question) -> Event | None:
        """Asks a person until the answer is one that the rules allow; None declines."""
        name = table.names[asked.seat]
        self.hand_over(name)
        self.show(table, asked)
        while True:
            typed = self.read(message("play-prompt", self.language, name=name) + " ").strip()
            command = COMMANDS.get(typed.casefold())
            if command == "quit":
                raise LeftOffError
            if command == "help":
                self.help(asked)
            elif command == "chips":
                show_chips(self.console, table, self.language)
            else:
                try:
                    return self.answer(table, asked, typed)
                except RuleViolation as violation:
                    self.refuse(violation)
                except CaseFault:
                    unknown = message("play-not-understood", self.language, found=typed)
                    self.console.print(unknown, style="yellow", markup=False)

    def hand_over(self, name: str) -> None:
        """Hides what the last person saw, where another gets the keyboard."""
        if len(self.persons) > 1 and name != self.last:
            self.hide()
            self.read(message("play-pass-keyboard", self.language, name=name) + " ")
            self.hide()
            for line in self.log:
                self.console.print(coloured(line))
        self.last = name

    def hide(self) -> None:
        """Clears the terminal, with what could be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    def show(self, table: Table, asked: Question) -> None:
        """Shows what the seat may see, and what may be answered."""
        self.console.print()
        if asked.ask in (Ask.LOAN, Ask.ENTER):
            show_chips(self.console, table, self.language)
        if asked.ask not in (Ask.BETWEEN, Ask.HEIR):
            show_open_cards(self.console, table, self.language)
            show_hand(self.console, table, asked.seat, self.language)
        card = format_card(table.round.turned, self.language) if table.round.turned else ""
        self.console.print(
            coloured(message(f"play-ask-{asked.ask.value}", self.language, card=card)), style="bold cyan"
        )
        default = default_of(asked)
        for number, option in enumerate(asked.options, 1):
            mark = "*" if default == number else " "
            self.console.print(coloured(f" {mark}{number}  {self.option_words(option)}"))
        if asked.may_decline:
            decline = message(f"play-decline-{asked.ask.value}", self.language)
            self.console.print(f" *0  {decline}", markup=False)

    def option_words(self, option: Event) -> str:
        """Says one of the choices; a card is only named."""
        if option.kind is Kind.LAY:
            return str(card_text(option.card, self.language))
        return event_words(option, self.language)

    def help(self, asked: Question) -> None:
        """Says what is asked, and what can be typed."""
        self.console.print(message(f"play-tip-{asked.ask.value}", self.language), style="dim", markup=False)
        self.console.print(message("play-keys", self.language), style="dim", markup=False)

    def refuse(self, violation: RuleViolation) -> None:
        """Says why the rules refuse an answer, with the words of the clause."""
        problem = fault_words(violation, self.language)
        self.console.print(coloured(message("play-refused", self.language, problem=problem)), style="yellow")
        text = clause_text(violation.clause, self.language)
        words = message("play-clause", self.language, clause=violation.clause, text=text)
        self.console.print(words, style="dim", markup=False)

    def answer(self, table: Table, asked: Question, typed: str) -> Event | None:
        """
        Reads an answer: a number, a card, or nothing for the choice that is marked.

        Refuses a card with the rule that forbids it, and what is neither with a `CaseFault`.
        """
        if not typed:
            typed = str(default_of(asked))
        if typed.isascii() and typed.isdecimal():
            number = int(typed[:4])
            if number == 0 and asked.may_decline:
                return None
            if 1 <= number <= len(asked.options):
                return asked.options[number - 1]
            raise CaseFault("play-not-understood", found=typed)
        card = parse_card(typed, self.language)
        event = next((option for option in asked.options if option.card == card), None)
        event = event or Event(Kind.LAY, by=table.names[asked.seat], card=card)
        apply_event(table, event)
        return event


def default_of(asked: Question) -> int:
    """Returns the number of the choice that Enter stands for: to decline, or the only one; else one that is none."""
    if asked.may_decline:
        return 0
    return 1 if len(asked.options) == 1 else -1
