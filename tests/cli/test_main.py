"""The command line as a whole: the verbs, what goes wrong, and that each verb is imported alone."""

import os
import subprocess
import sys

import pytest

from pukk.cli import app
from pukk.cli.app import TYPER_WORDS, VERBS, build_command, load_verb
from pukk.cli.main import main
from pukk.core.messages import entries


def pukk(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from pukk.cli.main import run; run()", *arguments]
    return subprocess.run(
        command,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, **env},
        check=False,
    )


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("language", ["is", "en"])
def test_each_verb_has_help_in_both_languages(verb: str, language: str) -> None:
    command = load_verb(verb, language)
    assert command.help == entries(language)[f"{verb}-help"].partition("=")[2].strip()
    below = getattr(command, "commands", {}).values()
    for each in (command, *below):
        for parameter in each.params:
            shown = getattr(parameter, "help", None)
            assert shown, f"{verb} {parameter.name} has no help"
            assert shown not in entries(language)
    options = {option for each in (command, *below) for parameter in each.params for option in parameter.opts}
    assert "--lang" in options


def test_the_list_of_verbs_is_in_the_readers_language() -> None:
    icelandic = pukk("--help", "--lang", "is").stdout
    english = pukk("--help", "--lang", "en").stdout
    assert all(verb in icelandic and verb in english for verb in VERBS)
    assert "Skipanir" in icelandic
    assert "Commands" in english
    assert "Show this" not in icelandic


def test_without_a_verb_the_help_is_shown() -> None:
    result = pukk()
    assert all(verb in result.stdout for verb in VERBS)
    assert result.stderr == ""


def test_the_version_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("pukk ")


def test_only_the_verb_that_is_asked_for_is_imported() -> None:
    script = (
        "import sys; from pukk.cli.main import main; main(['house', 'list', '--json']);"
        "print(sorted(name for name in sys.modules if name.startswith('pukk.cli.')), file=sys.stderr)"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=True)
    assert "'pukk.cli.house'" in result.stderr
    for verb in ("ask", "play", "audit", "verify"):
        assert f"'pukk.cli.{verb}'" not in result.stderr


def test_a_mistake_in_pukk_itself_is_no_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(arguments: list[str], language: str) -> int:
        raise ZeroDivisionError("by nought")

    monkeypatch.setattr(app, "run_app", fails)
    monkeypatch.delenv("PUKK_TRACEBACK", raising=False)
    assert main(["rules"]) == 70
    shown = capsys.readouterr()
    assert "ZeroDivisionError: by nought" in shown.err
    assert "Traceback" not in shown.err
    monkeypatch.setenv("PUKK_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        main(["rules"])


def test_an_interrupt_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(arguments: list[str], language: str) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(app, "run_app", interrupted)
    assert main(["rules"]) == 130


def test_a_terminal_that_cannot_show_the_suits_is_borne() -> None:
    result = pukk("rules", "both-jacks", PYTHONIOENCODING="ascii")
    assert result.returncode == 0
    assert "mbl.25" in result.stdout
    assert "Traceback" not in result.stderr


def test_what_typer_says_itself_is_among_the_messages() -> None:
    assert set(TYPER_WORDS.values()) <= set(entries("is"))
    assert build_command("is").name == "pukk"


@pytest.mark.parametrize(
    "arguments",
    [["house", "show"], ["house", "nwe"], ["rules", "--json=1"], ["--nope"], ["house", "new", "a"]],
)
@pytest.mark.parametrize("language", ["is", "en"])
def test_a_command_line_that_cannot_be_read_is_one_message(
    capsys: pytest.CaptureFixture[str], arguments: list[str], language: str
) -> None:
    assert main(["--lang", language, *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith("pukk: ")
    assert len(shown.err.strip().splitlines()) == 1
    assert shown.out == ""
