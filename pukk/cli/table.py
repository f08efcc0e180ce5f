"""Draws a table: cards in colour, who has how many chips and cards, and what lies on the fields."""

from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from pukk.core.card_words import field_name
from pukk.core.cards import NONE, Suit, each_card, suit_of
from pukk.core.ledger import RESERVE, on_field
from pukk.core.messages import message
from pukk.core.notation import format_card
from pukk.core.seats import NOBODY
from pukk.games.pukk.events import Event, Kind
from pukk.games.pukk.setup import present_fields
from pukk.games.pukk.state import Table, seen
from pukk.rulings.event_words import account_words, event_words

if TYPE_CHECKING:
    from rich.console import Console

COLOURS = {Suit.HEARTS: "bold red", Suit.DIAMONDS: "bold red", Suit.SPADES: "bold", Suit.CLUBS: "bold"}
"""Suit → the style of its cards."""

STYLES = {Kind.TREKK: "bold green", Kind.END: "bold green", Kind.STUCK: "bold yellow", Kind.LOAN: "yellow"}
"""Kind of event → the style of its line."""


def card_text(cards: int, language: str) -> Text:
    """Returns the cards of a hand in colour, hearts first and the highest first in a suit."""
    words = Text()
    for single in each_card(seen(cards)):
        words.append(" " if words else "").append(format_card(single, language), COLOURS[suit_of(single)])
    return words


def coloured(line: str) -> Text:
    """Returns a line of words with its red cards red."""
    words = Text(line)
    words.highlight_regex(r"[♥♦]\w+", "bold red")
    words.highlight_regex(r"[♠♣]\w+", "bold")
    return words


def chip_grid(table: Table, language: str) -> Grid:
    """Returns who has how many chips and cards, and who owes; narrow enough for 40 columns."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    in_debt = any(table.owed_by(name) for name in table.names)
    columns = ["name", "chips", *(["owes"] if in_debt else []), "cards"]
    for column in columns:
        title = message(f"play-column-{column}", language)
        grid.add_column(
            title, justify="left" if column == "name" else "right", overflow="ellipsis", no_wrap=True
        )
    hands = table.round.cards_in_hand()
    for seat, name in enumerate(table.names):
        held = str(hands[seat].bit_count()) if hands else "–"
        owed = [str(table.owed_by(name) or "")] if in_debt else []
        style = "bold" if seat == table.dealer else ""
        grid.add_row(name, str(table.stack(name)), *owed, held, style=style)
    if table.ledger.balance(RESERVE):
        blank = [""] if in_debt else []
        words = account_words(RESERVE.kind, language)
        grid.add_row(words, str(table.ledger.balance(RESERVE)), *blank, "", style="dim")
    return grid


def field_line(table: Table, language: str) -> Text:
    """Returns what lies on the fields in one line, which wraps between fields."""
    parts = [
        f"{field_name(field, language, definite=False)}\u00a0{table.ledger.balance(on_field(field))}".replace(
            " ", "\u00a0"
        )
        for field in present_fields(table.owners)
    ]
    return Text(" · ".join(parts))


def show_chips(console: "Console", table: Table, language: str) -> None:
    """Prints the chips of all, and what lies on the fields."""
    console.print(chip_grid(table, language))
    console.print(Text.assemble((message("play-fields", language) + " ", "dim"), field_line(table, language)))


def show_open_cards(console: "Console", table: Table, language: str) -> None:
    """Prints what lies open: the turned card, and the card that is out."""
    parts = []
    if table.round.turned:
        parts.append(message("play-turned", language, card=format_card(table.round.turned, language)))
    trace = table.round.trace
    if trace is not None and trace.out != NONE and trace.by != NOBODY:
        card = format_card(trace.out, language)
        parts.append(message("play-out", language, card=card, name=table.names[trace.by]))
    if parts:
        console.print(coloured(" · ".join(parts)))


def show_hand(console: "Console", table: Table, seat: int, language: str) -> None:
    """Prints the hand of one seat."""
    hands = table.round.cards_in_hand()
    if hands:
        cards = card_text(hands[seat], language)
        console.print(Text.assemble((f"{table.names[seat]}: ", "bold"), cards))


def show_hands(console: "Console", table: Table, language: str) -> None:
    """Prints the hands of all, for those who only watch."""
    for seat in range(len(table.names)):
        console.print(
            Text.assemble(
                "  ", (f"{table.names[seat]}: ", "dim"), card_text(table.round.hands[seat], language)
            )
        )


def show_event(console: "Console", table: Table, event: Event, language: str, *, watching: bool) -> None:
    """
    Prints what has happened, and after a round the chips of all.

    Those who only watch see all hands; those who play see what anybody may see.
    """
    words = event_words(event, language)
    if event.kind is Kind.ROUND:
        console.print()
        console.rule(Text(words, "bold cyan"), align="left")
        return
    console.print(coloured(words), style="dim" if event.kind is Kind.DRESS else STYLES.get(event.kind, ""))
    if event.kind is Kind.DEAL and watching:
        show_hands(console, table, language)
    if event.kind in (Kind.SETTLE, Kind.STUCK):
        show_chips(console, table, language)
