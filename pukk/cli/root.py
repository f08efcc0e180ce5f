"""What `pukk` takes before the verb."""

from typing import Annotated

import typer

from pukk.cli.common import LangOption, set_language


def show_version(asked: bool) -> None:
    """Prints the version and exits, where it is asked for."""
    if asked:
        from importlib.metadata import version

        print(f"pukk {version('pukk')}")
        raise typer.Exit


def root(
    lang: LangOption = None,
    version: Annotated[
        bool, typer.Option("--version", help="cli-version", callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """Takes the options that come before the verb."""
    set_language(lang)
