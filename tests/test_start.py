"""What Púkk loads before it has to: hardly anything."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

# Prints, after some code has run, which modules it loaded and which files of spec/ it opened.
WATCH = """
import sys, json, os
opened = []
def watch(event, arguments):
    if event == "open" and isinstance(arguments[0], (str, bytes, os.PathLike)):
        opened.append(os.fsdecode(arguments[0]))
sys.addaudithook(watch)
sys.stdout = open(os.devnull, "w")
{code}
json.dump([sorted(sys.modules), [path for path in opened if "spec" in path.split(os.sep)]], sys.__stdout__)
"""
ASK = "from pukk.cli.main import main; assert main(['ask', {case!r}, {form!r}]) == 0"


def started(root: Path, code: str) -> tuple[set[str], set[str]]:
    """Runs code in its own process; returns the packages that it loaded and the files of spec/ it opened."""
    watched = WATCH.format(code=code)
    command = [sys.executable, "-c", watched]
    ran = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    modules, opened = json.loads(ran.stdout)
    return {module.split(".")[0] for module in modules}, {Path(path).name for path in opened}


def test_importing_pukk_opens_no_file_of_the_rulebook(root: Path) -> None:
    packages, opened = started(root, "import pukk, pukk.core.clauses, pukk.games.pukk.house")
    assert "pukk" in packages
    assert opened == set()


@pytest.mark.parametrize("form", ["--json", "--lang=is"])
def test_a_ruling_loads_no_solver_and_opens_the_index_alone(root: Path, tmp_path: Path, form: str) -> None:
    case = tmp_path / "case.json"
    case.write_text('{"game": "pukk", "ask": "setup", "players": 6}', "utf-8")
    packages, opened = started(root, ASK.format(case=str(case), form=form))
    assert not packages & {"z3", "cvc5", "numpy", "hypothesis", "islenska"}
    assert opened == {"index.json"}


def test_the_watch_sees_what_is_loaded_and_opened(root: Path) -> None:
    packages, opened = started(root, "import hypothesis; open('spec/sources.toml').close()")
    assert "hypothesis" in packages
    assert opened == {"sources.toml"}
