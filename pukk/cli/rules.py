"""`pukk rules`: reads the rulebook in the terminal."""

import json
import sys
from functools import cache
from typing import Annotated

import typer

from pukk.cli.common import LangOption, make_console, reader
from pukk.core.clauses import SPEC
from pukk.core.errors import Fault
from pukk.core.lookup import Found, look_up
from pukk.core.messages import message
from pukk.core.record import found_record
from pukk.core.rulebook import Spec
from pukk.core.search import load_forms
from pukk.core.spec_loader import PHASES, read_spec
from pukk.core.spec_table import Findings


class NothingFoundFault(Fault):
    """A query that nothing in the rulebook is near to."""


def complete_query(incomplete: str) -> list[str]:
    """Lists the names that a query can be completed to in the shell."""
    from pukk.core.lookup import names

    return sorted({name for name in names(load_rulebook()) if name.startswith(incomplete)})


def rules(
    query: Annotated[
        list[str] | None, typer.Argument(help="rules-query", autocompletion=complete_query)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="rules-json")] = False,
    lang: LangOption = None,
) -> None:
    """Shows what a query finds in the rulebook: a game, a phase, a clause, a sentence, a choice, or words."""
    language = reader(lang)
    spec = load_rulebook()
    words = " ".join(query or [])
    found = look_up(spec, words, load_forms()) if words.strip() else _everything(spec)
    if found is None:
        raise NothingFoundFault("rules-nothing", found=words)
    if found.near:
        print(message("rules-near", language, found=words, near=found.near), file=sys.stderr)
    if as_json:
        print(json.dumps(found_record(spec, words, found), ensure_ascii=False, indent=2))
        return
    from pukk.cli.rules_page import show_found

    show_found(make_console(), spec, found, language)


@cache
def load_rulebook() -> Spec:
    """Reads the shipped rulebook; it was checked when it was shipped."""
    findings = Findings()
    spec = read_spec(SPEC, PHASES, findings)
    findings.settle()
    return spec


def _everything(spec: Spec) -> Found:
    return Found("game", "", phases=spec.phases)
