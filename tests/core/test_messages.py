"""Everything that people read: in both languages, with the same arguments, and known to the code."""

import ast
import errno
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent_ast
from hypothesis import given
from hypothesis import strategies as st

from pukk.core import messages
from pukk.core.errors import OS_PROBLEMS, os_problem
from pukk.core.fluent import BeyondThisError, format_pattern, parse_pattern
from pukk.core.messages import MESSAGES, MessageError, choose_language, entries, message

CASE_ENDING = re.compile(r"_(?:acc|dat|gen)$")
ARGUMENT = re.compile(r"\$([a-zA-Z][\w-]*)")
LANGUAGES = ("is", "en")


def arguments_of(key: str, language: str) -> set[str]:
    """Returns the arguments of a message and of those it refers to, without the endings of their cases."""
    source = entries(language)[key]
    found = {CASE_ENDING.sub("", name) for name in ARGUMENT.findall(source)}
    for name in re.findall(r"\{\s*(-?[a-z][\w-]*)\s*\}", source):
        found |= arguments_of(name, language)
    return found


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert list(entries("is")) == list(entries("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    text = (MESSAGES / f"{language}.ftl").read_text(encoding="utf-8")
    ids = re.findall(r"^(-?[a-zA-Z][\w-]*) *=", text, re.MULTILINE)
    assert [name for name in set(ids) if ids.count(name) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_fluent_through_and_through(language: str) -> None:
    text = (MESSAGES / f"{language}.ftl").read_text(encoding="utf-8")
    junk = [entry for entry in FluentParser().parse(text).body if isinstance(entry, fluent_ast.Junk)]
    assert [entry.content for entry in junk] == []
    assert len(entries(language)) == sum(
        isinstance(entry, fluent_ast.Message | fluent_ast.Term) for entry in FluentParser().parse(text).body
    )


@pytest.mark.parametrize("key", list(entries("is")))
def test_both_languages_take_the_same_arguments(key: str) -> None:
    assert arguments_of(key, "is") == arguments_of(key, "en")


def official(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((MESSAGES / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


BUNDLES = {language: official(language) for language in LANGUAGES}
SAMPLES: tuple[int | str, ...] = (0, 1, 2, 11, 21, 101, 1200, "♥K", "hearts", "7")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sample", SAMPLES)
def test_our_reading_of_fluent_is_that_of_its_own_runtime(language: str, sample: int | str) -> None:
    for key, source in entries(language).items():
        if key.startswith("-"):
            continue
        names = set(ARGUMENT.findall(" ".join(entries(language).values())))
        args: dict[str, int | str] = dict.fromkeys(names, sample)
        pattern = BUNDLES[language].get_message(key).value
        assert pattern is not None
        expected, errors = BUNDLES[language].format_pattern(pattern, args)
        assert errors == [], (key, source)
        assert message(key, language, **args) == expected


@given(st.integers(-(10**9), 10**9))
def test_plural_forms_are_those_of_the_runtime(number: int) -> None:
    source = "key = { $n ->\n  [one] { $n } one\n  [7] seven\n *[other] { $n } other\n }"
    pattern = parse_pattern(source.partition("=")[2])
    for language in LANGUAGES:
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(source))
        value = bundle.get_message("key").value
        assert value is not None
        ours = format_pattern(pattern, language, {"n": number}, parse_pattern)
        assert ours == bundle.format_pattern(value, {"n": number})[0]


@pytest.mark.parametrize(
    "source",
    [" { NUMBER($n) }", " text\n  .attribute = x", " { -term(a: 1) }", " { $a", " a } b", " { 3.5 }"],
)
def test_what_is_beyond_our_reading_is_left_to_the_runtime(source: str) -> None:
    with pytest.raises(BeyondThisError):
        parse_pattern(source)


def test_a_message_beyond_our_reading_is_formatted_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    written = {"total": "total = { NUMBER($n) } { unit }", "unit": "unit = chips"}
    monkeypatch.setattr(messages, "_entries", lambda language: written)
    monkeypatch.setattr(
        messages, "_pattern", lambda key, language: parse_pattern(written[key].partition("=")[2])
    )
    messages._bundle.cache_clear()
    assert message("total", "en", n=5) == "5 chips"
    with pytest.raises(MessageError):
        message("total", "en")
    messages._bundle.cache_clear()


def test_an_empty_text_selects_none() -> None:
    assert message("file-empty", "en") == "this file is empty"
    assert "Did you mean" in message("choice-unknown", "en", found="x", near="stands")
    assert "Did you mean" not in message("choice-unknown", "en", found="x", near="")


def test_an_unknown_message_is_refused() -> None:
    with pytest.raises(MessageError):
        message("no-such-message", "en")


def test_a_missing_argument_is_refused() -> None:
    with pytest.raises(MessageError):
        message("card-twice", "is")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(MessageError):
        message("file-empty", "da")


@pytest.mark.parametrize(
    ("asked", "case", "env", "language"),
    [
        ("en", "is", {"LANG": "is_IS.UTF-8"}, "en"),
        (None, "is", {"LANG": "en_GB.UTF-8"}, "is"),
        (None, None, {"LANG": "is_IS.UTF-8"}, "is"),
        (None, None, {"LC_ALL": "is", "LANG": "en_GB"}, "is"),
        (None, None, {"LC_MESSAGES": "C", "LANG": "is_IS"}, "en"),
        (None, None, {"LC_ALL": "", "LANG": "is_IS"}, "is"),
        (None, None, {"LANG": "isl"}, "en"),
        (None, None, {}, "en"),
    ],
)
def test_the_language_is_what_is_asked_for_then_the_case_then_the_locale(
    asked: str | None, case: str | None, env: dict[str, str], language: str
) -> None:
    assert choose_language(asked, case, env) == language


# What the code says. A call that begins with the id of a message must give what the message takes.

SAYING = re.compile(r"^(?:message|say|\w*(?:Fault|Error)|add)$")
PLACES = {"message": 2, "say": 2}


def each_source(root: Path) -> Iterator[tuple[Path, ast.Module]]:
    for folder in ("pukk/core", "pukk/games", "pukk/rulings", "pukk/houses", "pukk/cli", "proofs"):
        for path in sorted((root / folder).rglob("*.py")):
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def each_call(tree: ast.Module) -> Iterator[tuple[str, str, ast.Call]]:
    """Yields the calls that say a message: the function's name, the id, the call."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            name = ast.unparse(node.func).rpartition(".")[2]
            first = node.args[0]
            if SAYING.match(name) and isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield name, first.value, node


def test_every_message_that_the_code_says_exists_and_is_given_its_arguments(root: Path) -> None:
    wrong = []
    for path, tree in each_source(root):
        for name, key, call in each_call(tree):
            if (name == "add" and not key.startswith("spec-")) or not re.fullmatch(r"[a-z]+(-[a-z]+)+", key):
                continue
            if key not in entries("en"):
                wrong.append(f"{path.relative_to(root)}:{call.lineno}: {key} is no message")
                continue
            given_names = {CASE_ENDING.sub("", str(word.arg)) for word in call.keywords}
            unpacked = any(word.arg is None for word in call.keywords)
            missing = arguments_of(key, "en") - given_names
            if missing and not unpacked:
                wrong.append(f"{path.relative_to(root)}:{call.lineno}: {key} lacks {sorted(missing)}")
    assert wrong == []


def test_every_help_of_the_command_line_is_a_message(root: Path) -> None:
    wrong = []
    for path, tree in each_source(root):
        for node in ast.walk(tree):
            said = node.value if isinstance(node, ast.keyword) and node.arg == "help" else None
            if isinstance(said, ast.Constant) and said.value not in entries("en"):
                wrong.append(f"{path.relative_to(root)}: {said.value!r}")
    assert wrong == []


def test_no_message_is_left_that_nobody_says(root: Path) -> None:
    said: set[str] = set()
    made: list[re.Pattern[str]] = [re.compile(r"[a-z]+(?:-[a-z]+)?-help")]
    for _, tree in each_source(root):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                said.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [p.value if isinstance(p, ast.Constant) else None for p in node.values]
                if any(part and re.match(r"[a-z]+-", str(part)) for part in parts):
                    made.append(
                        re.compile("".join("[a-z0-9-]+" if p is None else re.escape(str(p)) for p in parts))
                    )
    referred = set(re.findall(r"\{\s*(-?[a-z][\w-]*)\s*\}", " ".join(entries("en").values())))
    left = [
        key for key in entries("en") if key not in said | referred and not any(p.fullmatch(key) for p in made)
    ]
    assert left == []


def test_a_message_needs_neither_the_runtime_nor_the_rulebook() -> None:
    code = (
        "import sys; from pukk.core.messages import message; message('rules-found', 'is', count=21);"
        "sys.exit('fluent.runtime' in sys.modules or 'pukk.core.clauses' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_what_can_be_the_matter_with_a_file_has_words_in_both_languages() -> None:
    for language in LANGUAGES:
        said = {message("os-problem", language, problem=problem) for problem in OS_PROBLEMS}
        assert not said & OS_PROBLEMS
    assert os_problem(OSError(errno.EISDIR, "Is a directory")) == "EISDIR"
    assert os_problem(OSError(errno.EXDEV, "Invalid cross-device link")) == "Invalid cross-device link"
    assert os_problem(OSError("no number")) == "no number"
