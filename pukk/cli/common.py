"""What the verbs share: the reader's language, and a console that suits a terminal and a pipe alike."""

import os
import shutil
import sys
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
    from pukk.cli.main import lang_argument

    return choose_language(lang.value if lang else lang_argument(sys.argv[1:]), case)


def make_console() -> "Console":
    """Returns a console on standard output, as wide as the terminal; in a pipe 100 columns and plain."""
    from rich.console import Console

    columns = shutil.get_terminal_size((100, 24)).columns
    return Console(width=max(columns, NARROWEST), highlight=False, no_color="NO_COLOR" in os.environ or None)
