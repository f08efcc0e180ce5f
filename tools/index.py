"""
Writes `spec/index.json`, what a ruling needs of the rulebook (`make index`).

`--draft` writes what could be read even if something is wrong, which is of use while clauses are being
written; what is wrong is printed all the same.
"""

import sys
from collections.abc import Mapping
from pathlib import Path

from pukk.core.choices import ChoiceType
from pukk.core.rulebook import Spec
from pukk.core.spec_checks import check_spec
from pukk.core.spec_index import build_index, format_index
from pukk.core.spec_loader import load_spec, read_spec
from pukk.core.spec_table import Findings
from pukk.games.pukk.house import CHOICES
from tools.forms import write_forms

ROOT = Path(__file__).resolve().parent.parent
SPEC = ROOT / "spec"

GAMES: Mapping[str, Mapping[str, ChoiceType]] = {"pukk": CHOICES}
"""Game → the types of its choices."""


def load() -> Spec:
    """Reads and checks the project's rulebook."""
    return load_spec(SPEC, GAMES)


def main(arguments: list[str]) -> int:
    """Writes the index; returns 1 where the rulebook has something wrong."""
    findings = Findings()
    spec = read_spec(SPEC, GAMES, findings)
    check_spec(spec, GAMES, findings)
    for problem in findings.errors:
        print(problem, file=sys.stderr)
    if findings.errors and "--draft" not in arguments:
        return 1
    write_forms(spec, SPEC / "forms.json")
    (SPEC / "index.json").write_text(format_index(build_index(spec)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
