"""
Every sentence that a person reads, from `pukk/messages/is.ftl` and `en.ftl`.

The files are Fluent (https://projectfluent.org), one for each language, with the same ids and the same
arguments in both. To add a message, put it under its section's comment in both files, in the same
order; ids are lower case with hyphens and begin with the section's word (`file-empty`, `house-loop`).
Arguments are Python names (`{ $found }`). Names of players stand in the nominative, so that no message
has to decline them; cards are named by `pukk.core.card_words`.

A process needs few messages and must start fast, so a file is only cut into entries and an entry is
parsed when it is asked for. Text, arguments, references, literals and plain selectors are read here,
which costs microseconds; whatever else Fluent has (functions, attributes, terms with arguments) is left
to `fluent.runtime`, whose import alone takes longer than a ruling. A test holds the two readings equal.
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from pukk.core.fluent import BeyondThisError, Pattern, format_pattern, parse_pattern

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("is", "en")
"""The languages that everything is said in."""

MESSAGES = Path(__file__).parents[1] / "messages"

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*(?:\n|$)", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class MessageError(LookupError):
    """A message that does not exist, or an argument that it needs and was not given."""


def message(key: str, language: str, /, **args: object) -> str:
    """
    Returns a message in a language, its arguments filled in.

    Numbers select plural forms and are written with the language's separators; anything else is
    written as `str` gives it. Refuses an unknown id, language or argument with a `MessageError`.

    >>> message("list-and", "en", all="♥K", last="♣J")
    '♥K and ♣J'
    """
    values = {name: value if type(value) is int else str(value) for name, value in args.items()}
    try:
        try:
            return format_pattern(
                _pattern(key, language), language, values, lambda name: _pattern(name, language)
            )
        except BeyondThisError:
            return _format_fully(key, language, values)
    except KeyError as missing:
        raise MessageError(f"{key} ({language}): {missing.args[0]}") from missing


def entries(language: str) -> Mapping[str, str]:
    """
    Returns the entries of a language's file in their order, id → source; a term's id has its `-`.

    >>> "list-and" in entries("is")
    True
    """
    return _entries(language)


@cache
def _entries(language: str) -> dict[str, str]:
    if language not in LANGUAGES:
        raise MessageError(language)
    text = (MESSAGES / f"{language}.ftl").read_text(encoding="utf-8")
    starts = [(found[1], found.start()) for found in _ENTRY.finditer(text)]
    ends = [start for _, start in starts[1:]] + [len(text)]
    return {name: _COMMENT.sub("", text[start:end]) for (name, start), end in zip(starts, ends, strict=True)}


@cache
def _pattern(key: str, language: str) -> Pattern:
    if key not in _entries(language):
        raise MessageError(f"{key} ({language})")
    return parse_pattern(_entries(language)[key].partition("=")[2])


def _format_fully(key: str, language: str, values: Mapping[str, int | str]) -> str:
    bundle = _bundle(language)
    _add(bundle, key, language)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise KeyError(str(errors[0]))
    return str(text)


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    return FluentBundle([language], use_isolating=False)


def _add(bundle: "FluentBundle", key: str, language: str) -> None:
    from fluent.runtime import FluentResource

    if not bundle.has_message(key):
        bundle.add_resource(FluentResource(_entries(language)[key]))
        for name in _REFERENCE.findall(_entries(language)[key]):
            if name in _entries(language):
                _add(bundle, name, language)


def choose_language(
    asked: str | None = None, case: str | None = None, env: Mapping[str, str] = os.environ
) -> str:
    """
    Returns the reader's language: the one asked for, else the case's, else the locale's, else English.

    >>> choose_language("is"), choose_language(env={"LANG": "is_IS.UTF-8"}), choose_language(env={})
    ('is', 'is', 'en')
    """
    if asked or case:
        return asked or case or "en"
    locale = next((env[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if env.get(name)), "")
    return "is" if re.match(r"is(?:$|[_.@-])", locale) else "en"
