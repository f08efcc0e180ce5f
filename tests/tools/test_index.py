"""Deriving the index and the forms from the rulebook."""

import json
import shutil
from pathlib import Path

import pytest

from pukk.core.search import load_forms, unpack_forms
from tools import index
from tools.forms import pack


@pytest.fixture
def copy(tmp_path: Path, root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of `spec/` that the tool takes for the project's."""
    spec = tmp_path / "spec"
    shutil.copytree(root / "spec", spec)
    monkeypatch.setattr(index, "SPEC", spec)
    return spec


def test_the_index_is_written_the_same_again(copy: Path, root: Path) -> None:
    (copy / "index.json").unlink()
    assert index.main([]) == 0
    assert (copy / "index.json").read_bytes() == (root / "spec" / "index.json").read_bytes()


def test_nothing_is_written_where_something_is_wrong(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = copy / "pukk" / "collect.toml"
    path.write_text(
        path.read_text(encoding="utf-8").replace('kind = "rule"', 'kind = "rool"', 1), encoding="utf-8"
    )
    (copy / "index.json").unlink()
    assert index.main([]) == 1
    assert "rool" in capsys.readouterr().err
    assert not (copy / "index.json").exists()
    assert index.main(["--draft"]) == 0
    assert json.loads((copy / "index.json").read_text(encoding="utf-8"))["houses"]


def test_what_is_packed_is_unpacked_the_same() -> None:
    forms = {"gosi", "gosa", "gosar", "gos"}
    assert unpack_forms({"gosi": pack("gosi", forms)}).keys() == forms
    assert pack("x", {"x"}) == "x,"
    assert "pamfill" in load_forms()["pamfilanna"]


def test_the_forms_carry_their_credit(root: Path) -> None:
    text = (root / "spec" / "forms.json").read_text(encoding="utf-8")
    assert "CC BY-SA 4.0" in json.loads(text)["licence"]
    assert "CC BY-SA 4.0" in (root / "spec" / "forms.LICENSE").read_text(encoding="utf-8")
