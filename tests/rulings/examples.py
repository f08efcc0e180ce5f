"""
The rulings on the worked disputes in `examples/`, as they are kept in `examples/answers.json`.

After a change that is meant to alter them, write them anew and read the difference:

    .venv/bin/python -m tests.rulings.examples && git diff examples/answers.json
"""

import json
from pathlib import Path
from typing import Any

from pukk.rulings.answer import answer_case
from pukk.rulings.files import read_case_file

FOLDER = Path(__file__).resolve().parents[2] / "examples"
KEPT = FOLDER / "answers.json"


def example_files() -> list[Path]:
    """Returns the files of the disputes, in alphabetical order."""
    return sorted(FOLDER.glob("*.toml"))


def answer_example(path: Path) -> dict[str, Any]:
    """Returns the answer to a dispute, in English."""
    return answer_case(read_case_file(str(path)), (), "en", path.parent)


def to_keep(answer: dict[str, Any]) -> dict[str, Any]:
    """Returns the part of an answer that is kept: each house's verdict, basis, depends and flips."""
    return {
        ruling["house"]: {
            "verdict": ruling["verdict"],
            "basis": ruling["basis"],
            "depends": {entry["at"]: entry["on"] for entry in ruling["depends"]},
            "flips": [flip["choices"] for flip in ruling["flips"]],
        }
        for ruling in answer["rulings"]
    }


def format_kept() -> str:
    """Writes what is kept of all disputes, one part of a ruling a line."""
    kept = {path.stem: to_keep(answer_example(path)) for path in example_files()}
    return _format(kept, 3) + "\n"


def _format(value: Any, depth: int, indent: str = "") -> str:
    if not depth or not isinstance(value, dict) or not value:
        return json.dumps(value, ensure_ascii=False)
    deeper = indent + "  "
    rows = [
        f"{deeper}{json.dumps(key, ensure_ascii=False)}: {_format(inner, depth - 1, deeper)}"
        for key, inner in value.items()
    ]
    return "{\n" + ",\n".join(rows) + f"\n{indent}}}"


if __name__ == "__main__":
    KEPT.write_text(format_kept(), encoding="utf-8")
