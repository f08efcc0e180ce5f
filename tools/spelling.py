"""
The spelling of the Icelandic text: `python -m tools.spelling`.

Reads every `is` of spec/**/*.toml and every text of pukk/messages/is.ftl. A word passes that hunspell's
Icelandic dictionary knows, or that is a form in BÍN, or that stands in spec/ordalisti.txt, a form a line:
compounds of the game, and what is no Icelandic at all. A form there that no text uses is an error too.
Without hunspell nothing is checked, unless PUKK_SPELLING=required.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from islenska import Bin

WORD_LIST = Path("spec/ordalisti.txt")
MESSAGES = Path("pukk/messages/is.ftl")
INSTALL = "on Debian: sudo apt install hunspell hunspell-is"

# Ids (pukk.38, turned_field), commands in `ticks`, cards (♣G) and anything with a figure are no words.
NOT_WORDS = re.compile(r"`[^`]*`|\{[^}]*\}|[♥♠♦♣]\S*|\S*[♥♠♦♣]|\S*\w[._/@]\w\S*|\w*\d\w*|--?\w[\w-]*(?<=\w)")
WORD = re.compile(r"[^\W\d_]{2,}")

Speller = Callable[[Iterable[str]], set[str]]


def icelandic(value: object) -> Iterator[str]:
    """Lists every text that stands under a key `is`, however deep in a TOML table."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "is" and isinstance(inner, str):
                yield inner
            else:
                yield from icelandic(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from icelandic(inner)


class _Texts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the visitor's own name)
        self.texts.append(node.value)

    def visit_Comment(self, node: ast.Comment) -> None:  # noqa: N802
        """Passes over what is said to translators."""


def message_texts(text: str) -> list[str]:
    """Returns the texts of a Fluent file, those inside its selections too; names and ids are left out."""
    visitor = _Texts()
    visitor.visit(FluentParser().parse(text))
    return visitor.texts


def words(text: str) -> set[str]:
    """
    Returns the words of a text that have a spelling.

    >>> sorted(words("Gjafarinn tekur ♠K (`stays`, mbl.27), ekki 5 spil."))
    ['Gjafarinn', 'ekki', 'spil', 'tekur']
    """
    return set(WORD.findall(NOT_WORDS.sub(" ", text)))


def read_words(root: Path) -> dict[str, set[Path]]:
    """Returns every Icelandic word of the project with the files that it stands in."""
    texts = [
        (path, text)
        for path in sorted((root / "spec").rglob("*.toml"))
        for text in icelandic(tomllib.loads(path.read_text("utf-8")))
    ]
    messages = root / MESSAGES
    if messages.exists():
        texts += [(messages, text) for text in message_texts(messages.read_text("utf-8"))]
    found: dict[str, set[Path]] = {}
    for path, text in texts:
        for word in words(text):
            found.setdefault(word, set()).add(path.relative_to(root))
    return found


def read_word_list(root: Path) -> list[str]:
    """Returns the forms of our own word list; what follows a `#` is a remark."""
    path = root / WORD_LIST
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [form for line in lines if (form := line.split("#")[0].strip())]


def hunspell_unknown(asked: Iterable[str]) -> set[str]:
    """Returns the words that hunspell's Icelandic dictionary does not know."""
    ran = subprocess.run(
        ["hunspell", "-d", "is_IS", "-i", "utf-8", "-l"],
        input="\n".join(sorted(asked)) + "\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return set(ran.stdout.split())


def bin_unknown(asked: Iterable[str]) -> set[str]:
    """Returns the words that are no form in BÍN; compounds that it could put together are not forms in it."""
    forms = Bin()
    return {word for word in asked if not any(entry.bin_id for entry in forms.lookup(word, True)[1])}


def unknown_words(asked: Iterable[str]) -> set[str]:
    """Returns the words that neither dictionary knows."""
    return bin_unknown(hunspell_unknown(asked))


def has_hunspell() -> bool:
    """Tells whether hunspell and its Icelandic dictionary are installed."""
    if not shutil.which("hunspell"):
        return False
    asked = subprocess.run(["hunspell", "-D"], input="", capture_output=True, text=True, check=False)
    return "is_IS" in asked.stdout + asked.stderr


def problems(root: Path, unknown_to: Speller) -> list[str]:
    """Lists the words that nobody knows and the entries of the word list that no text has."""
    used = read_words(root)
    listed = read_word_list(root)
    spelt = set(listed)
    unknown = unknown_to(used)
    # A form is listed as it stands inside a sentence; at the head of one it has a capital.
    misspelt = {word for word in unknown if not {word, word[0].lower() + word[1:]} & spelt}
    # Not whether hunspell knows it: a newer dictionary may know more.
    needed = set(used) | {word[0].lower() + word[1:] for word in used}
    found = [f"{', '.join(map(str, sorted(used[word])))}: {word}" for word in sorted(misspelt)]
    found += [f"{WORD_LIST}: {form}: no text has it" for form in listed if form not in needed]
    found += [f"{WORD_LIST}: {form}: listed twice" for form in sorted(spelt) if listed.count(form) > 1]
    return found


def main() -> int:
    """Checks the project in the working directory; returns how a process should exit."""
    if not has_hunspell():
        print(f"spelling: hunspell with its Icelandic dictionary is not installed ({INSTALL})")
        return 1 if os.environ.get("PUKK_SPELLING") == "required" else 0
    found = problems(Path(), unknown_words)
    print(*found, sep="\n", end="\n" if found else "")
    print(f"spelling: {len(read_words(Path()))} Icelandic words, {len(found)} problems")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
