"""The verbs of `pukk`, each imported only when it is asked for, and their help in the reader's language."""

import gettext
from importlib import import_module
from typing import Any, cast

from pukk.core.errors import Fault, nearest
from pukk.core.messages import message as say

VERBS = ("ask", "rules", "house", "play", "audit", "verify")
"""The verbs in the order of the help; each is a module with a function, or a Typer app, of that name."""

TYPER_WORDS = {
    "Arguments": "typer-arguments",
    "Options": "typer-options",
    "Commands": "typer-commands",
    "[required]": "typer-required",
    "[default: {}]": "typer-default",
    "Install completion for the current shell.": "typer-install-completion",
    "Show completion for the current shell, to copy it or customize the installation.": (
        "typer-show-completion"
    ),
}
"""What Typer itself says in a help text → the message that says it."""


class UsageFault(Fault):
    """A command line that cannot be read."""


def run_app(arguments: list[str], language: str) -> int:
    """
    Runs the verb that the arguments name and returns its exit code.

    Refuses an unknown verb, an unknown option and a bad value with a `UsageFault`.
    """
    _translate_typer(language)
    import typer

    # Typer has its own copy of Click in some versions; these are the bases of what it exports.
    usage_error, click_error = (cast(type[Exception], base) for base in typer.BadParameter.__mro__[1:3])
    try:
        result = build_command(language)(arguments, prog_name="pukk", standalone_mode=False)
    except typer.Abort:
        return 130
    except usage_error as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            return 2
        raise usage_fault(error) from error
    except click_error as error:
        raise UsageFault("cli-other", problem=str(error)) from error
    return result if isinstance(result, int) else 0


def usage_fault(error: Any) -> UsageFault:
    """Returns what a usage error of Typer's says as a fault with a message of ours."""
    kind = type(error).__name__
    hint = error.param.get_error_hint(error.ctx) if getattr(error, "param", None) else ""
    if kind == "NoSuchOption":
        near = next(iter(error.possibilities or ()), "")
        return UsageFault("cli-no-option", found=error.option_name, near=near)
    if kind == "MissingParameter":
        return UsageFault("cli-missing", name=hint.strip("'\""))
    if kind == "BadParameter":
        return UsageFault("cli-bad-value", name=hint.strip("'\""), problem=error.message)
    return UsageFault("cli-other", problem=error.message)


def build_command(language: str) -> Any:
    """Returns the command `pukk`, whose verbs are imported as they are asked for."""
    import typer
    from typer.core import TyperGroup

    class Verbs(TyperGroup):
        """A group of commands that imports a command when it is got."""

        def list_commands(self, ctx: Any) -> list[str]:
            """Returns the names of the verbs."""
            return list(VERBS)

        def get_command(self, ctx: Any, cmd_name: str) -> Any:
            """Returns a verb's command with its help in the reader's language, or None."""
            return load_verb(cmd_name, language) if cmd_name in VERBS else None

        def resolve_command(self, ctx: Any, args: list[str]) -> Any:
            """Finds the verb; an unknown one is refused with the nearest."""
            if args[0] not in VERBS and not args[0].startswith("-"):
                expected = ", ".join(VERBS)
                near = nearest(args[0], VERBS)
                raise UsageFault("cli-verb-unknown", found=args[0], expected=expected, near=near)
            return super().resolve_command(ctx, args)

    from pukk.cli.root import root

    app = typer.Typer(name="pukk", cls=Verbs, no_args_is_help=True)
    app.callback()(root)
    return translated(typer.main.get_command(app), "cli-help", language)


def load_verb(verb: str, language: str) -> Any:
    """
    Imports a verb and returns its command with its help in a language.

    Its help is the message `<verb>-help`, that of a command below it `<verb>-<command>-help`; the helps
    of its options are written in code as ids of messages.
    """
    import typer

    found = getattr(import_module(f"pukk.cli.{verb}"), verb)
    if not isinstance(found, typer.Typer):
        app = typer.Typer(add_completion=False)
        app.command(name=verb)(found)
        found = app
    command = typer.main.get_command(found)
    command.name = verb
    return translated(command, f"{verb}-help", language)


def translated(command: Any, help_id: str, language: str) -> Any:
    """Returns a command with its help, and all help below it, in a language."""
    command.help = say(help_id, language)
    _translate_builtin_help(command, language)
    for parameter in command.params:
        said = getattr(parameter, "help", None)
        if said:
            parameter.help = say(TYPER_WORDS.get(said, said), language)
    for name, below in getattr(command, "commands", {}).items():
        translated(below, f"{help_id.removesuffix('help')}{name}-help", language)
    return command


def _translate_builtin_help(command: Any, language: str) -> None:
    """Lets a command say `Usage:` and explain `--help`, which Typer does not ask gettext for."""
    help_option, usage = command.get_help_option, command.get_usage

    def said_help_option(ctx: Any) -> Any:
        option = help_option(ctx)
        if option is not None:
            option.help = say("typer-help", language)
        return option

    command.get_help_option = said_help_option
    command.get_usage = lambda ctx: usage(ctx).replace("Usage:", say("typer-usage", language), 1)


def _translate_typer(language: str) -> None:
    """Lets Typer, which asks gettext at import, find its own few words among our messages."""

    def look_up(message: str) -> str:
        known = TYPER_WORDS.get(message)
        return say(known, language, value="{}") if known else message

    gettext.gettext = look_up
