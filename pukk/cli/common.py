"""What the verbs share: the reader's language, and a console that suits a terminal and a pipe alike."""

import os
import shutil
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from pukk.core.messages import choose_language

if TYPE_CHECKING:
    from rich.console import Console

NARROWEST = 40
"""The fewest columns that anything is laid out for."""


class Language(StrEnum):
    """The languages that everything is said in."""

    ICELANDIC = "is"
    ENGLISH = "en"


LangOption = Annotated[Language | None, typer.Option("--lang", help="cli-lang")]


def reader(lang: Language | None, case: str | None = None) -> str:
    """
    Returns the reader's language: what `--lang` asks for, else the case's, else the locale's.

    >>> reader(Language.ICELANDIC)
    'is'
    """
    asked = lang or _asked_before_the_verb[0]
    return choose_language(asked.value if asked else None, case)


_asked_before_the_verb: list[Language | None] = [None]


def set_language(lang: Language | None) -> None:
    """Keeps the `--lang` that stands before the verb."""
    _asked_before_the_verb[0] = lang


def make_console() -> "Console":
    """Returns a console on standard output, as wide as the terminal; in a pipe 100 columns and plain."""
    from rich.console import Console

    class PipedConsole(Console):
        """A console that leaves it to the command to bear a pipe that is closed early."""

        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    columns = shutil.get_terminal_size((100, 24)).columns
    return PipedConsole(
        width=max(columns, NARROWEST), highlight=False, no_color="NO_COLOR" in os.environ or None
    )
