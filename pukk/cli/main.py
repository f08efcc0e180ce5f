"""
The command `pukk`: finds the verb, imports only that, and says in one line what went wrong.

Typer is imported late, since it takes its own words (`Usage:`, `[required]`) at import, in the language
that is set by then.
"""

import io
import os
import sys
from collections.abc import Sequence

from pukk.core.errors import Fault
from pukk.core.messages import LANGUAGES, choose_language, message

BAD_INPUT = 2
"""The exit code where what was given cannot be read."""

OUR_FAULT = 70
"""The exit code where the program itself is at fault, as sysexits has it."""

INTERRUPTED = 130
"""The exit code after Ctrl-C, as in a shell."""


def run() -> None:
    """Runs the command of this process and exits with its code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that cannot show ♥ or þ gets a question mark, not a traceback.
            stream.reconfigure(errors="replace")
    sys.exit(main(sys.argv[1:]))


def main(arguments: Sequence[str]) -> int:
    """
    Runs one command and returns its exit code.

    What people did wrong is a message on standard error and the code 2; a pipe that is closed early is
    no error. A mistake in pukk itself is a message too; with PUKK_TRACEBACK set it is raised.
    """
    language = choose_language(lang_argument(arguments))
    try:
        from pukk.cli.app import run_app

        code = run_app(list(arguments), language)
        sys.stdout.flush()
        return code
    except Fault as fault:
        complain(fault, language)
        return BAD_INPUT
    except BrokenPipeError:
        # What is still in the buffer has no reader; without this Python complains at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:  # whatever it is, a person gets a sentence and never a traceback
        if os.environ.get("PUKK_TRACEBACK"):
            raise
        complain(Fault("cli-bug", problem=f"{type(error).__name__}: {error}"), language)
        return OUR_FAULT


def lang_argument(arguments: Sequence[str]) -> str | None:
    """
    Returns the language that the arguments ask for by `--lang`, before the verb or after it, or None.

    >>> lang_argument(["rules", "--lang", "is"]), lang_argument(["--lang=en", "house"]), lang_argument([])
    ('is', 'en', None)
    """
    asked = None
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang" and place + 1 < len(arguments):
            asked = arguments[place + 1]
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    return asked if asked in LANGUAGES else None


def complain(fault: Fault, language: str) -> None:
    """Writes a fault to standard error, its place first."""
    problem = fault.words(language)
    line = message("where-found", language, where=fault.where, problem=problem) if fault.where else problem
    print(f"pukk: {line}", file=sys.stderr)
