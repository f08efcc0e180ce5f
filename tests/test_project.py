"""What holds for the project as a whole."""

import ast
import hashlib
import re
import subprocess
import sys
import tomllib
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from pukk.proofs.theorem import collect
from tools import three_way

# Shorter ones are headings and such, whose words anybody would use.
SENTENCE_WORDS = 4
EDGES_IN_ONE = 20
EDGE = re.compile(r"""(?<=[.!?:;])\s+|(?=["“”„'`#])|(?<=["“”„'`#])""")


def tracked(root: Path) -> list[Path]:
    """Every file that is committed or about to be, the symlinks aside."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("not a checkout of git")
    paths = [root / name for name in listed.stdout.split("\0") if name]
    return [path for path in paths if path.is_file() and not path.is_symlink()]


def digest(sentence: str) -> str:
    return hashlib.sha256(unicodedata.normalize("NFC", sentence).encode()).hexdigest()[:16]


def sentences(text: str) -> Iterator[str]:
    """Every run of words in a line between two edges: the ends of sentences, and quotation marks."""
    for line in text.splitlines():
        words = " ".join(line.replace('\\"', '"').replace("\\n", " ").split())
        edges = [
            0,
            *(place for edge in EDGE.finditer(words) for place in {edge.start(), edge.end()}),
            len(words),
        ]
        for index, start in enumerate(edges):
            for end in edges[index + 1 : index + 1 + EDGES_IN_ONE]:
                run = words[start:end].strip()
                if run.count(" ") >= SENTENCE_WORDS - 1:
                    yield run


def quoted(text: str, digests: dict[str, str]) -> set[str]:
    return {digests[found] for run in sentences(text) if (found := digest(run)) in digests}


@pytest.fixture(scope="module")
def digests(root: Path) -> dict[str, str]:
    table = tomllib.loads((root / "spec/sources.toml").read_text("utf-8"))
    return {sentence["sha256"]: sentence["id"] for sentence in table["sentence"]}


def test_no_sentence_of_a_source_is_in_the_tree(root: Path, digests: dict[str, str]) -> None:
    found = {}
    for path in tracked(root):
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        if lent := quoted(text, digests):
            found[str(path.relative_to(root))] = lent
    assert found == {}


@pytest.mark.parametrize(
    "text",
    [
        "Þessi setning er aðeins til prófs.",
        'is = "Þessi  setning er aðeins til prófs. Og önnur."',
        "# Áður. Þessi setning er aðeins til prófs.",
        unicodedata.normalize("NFD", "„Þessi setning er aðeins til prófs.“"),
    ],
)
def test_a_quoted_sentence_is_found_wherever_it_stands(text: str) -> None:
    digests = {digest("Þessi setning er aðeins til prófs."): "mbl.00"}
    assert quoted(text, digests) == {"mbl.00"}
    assert quoted(text.replace("aðeins", "eingöngu"), digests) == set()


def test_the_package_ships_the_clauses_and_proofs_through_symlinks(root: Path) -> None:
    for name in ("proofs", "spec"):
        link = root / "pukk" / name
        assert link.is_symlink()
        assert link.readlink() == Path("..") / name
        assert (root / name).is_dir()


def test_imports_point_one_way(root: Path) -> None:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    ran = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout


def test_three_way_rules_keep_to_the_words_of_all_readings(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(root)
    modules = three_way.read_modules([Path("pukk/core"), Path("pukk/games")])
    rules = [three_way.reading(rule) for module in modules.values() for rule in module.functions.values()]
    assert "three-way" in rules
    assert [str(finding) for finding in three_way.findings(modules)] == []


def python_files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)


def test_every_test_file_is_collected(root: Path) -> None:
    lost = []
    for path in python_files(root / "tests"):
        nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
        functions = {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
        # Hypothesis makes a test case of a state machine, which a file names as a class of its own.
        machines = {ast.unparse(node.targets[0]) for node in nodes if isinstance(node, ast.Assign)}
        has_tests = any(name.startswith("test_") for name in functions) or any(
            name.startswith("Test") for name in machines
        )
        if path.name.startswith("test_") != has_tests and path.name not in ("conftest.py", "__init__.py"):
            lost.append(path.relative_to(root))
    assert lost == []


def test_every_proof_file_is_collected(root: Path) -> None:
    collected = {theorem.module for theorem in collect().values()}
    files = {
        ".".join(("pukk", *path.relative_to(root).with_suffix("").parts))
        for path in python_files(root / "proofs")
        if len(path.relative_to(root).parts) > 2 and path.name != "__init__.py"
    }
    assert files == collected


def test_every_file_is_utf_8_in_composed_form_with_an_ascii_name(root: Path) -> None:
    wrong = []
    for path in tracked(root):
        name = str(path.relative_to(root))
        data = path.read_bytes()
        if b"\0" in data:
            continue
        text = data.decode("utf-8")
        if not name.isascii() or not unicodedata.is_normalized("NFC", text) or "\r" in text:
            wrong.append(name)
    assert wrong == []
