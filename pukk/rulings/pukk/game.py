"""Púkk as the rulings see it."""

from collections.abc import Mapping
from typing import Any

from pukk.core.errors import RuleViolation
from pukk.games.pukk.house import CHOICES, PukkHouse, parse_house
from pukk.rulings.case import Request, require_known_keys
from pukk.rulings.game import Game
from pukk.rulings.pukk import (
    buy_question,
    collect_question,
    play_question,
    session_question,
    settle_question,
    table_questions,
    trace_question,
    vie_question,
)
from pukk.rulings.pukk.situation import Case, Table, parse_case
from pukk.rulings.question import Finding, Question

QUESTIONS: Mapping[str, Question] = {
    **table_questions.QUESTIONS,
    **collect_question.QUESTIONS,
    **vie_question.QUESTIONS,
    **buy_question.QUESTIONS,
    **trace_question.QUESTIONS,
    **play_question.QUESTIONS,
    **settle_question.QUESTIONS,
    **session_question.QUESTIONS,
}
"""What can be asked about Púkk, in playing order."""


def parse(request: Request, question: Question) -> Case:
    """Reads a case of Púkk; refuses keys that its question does not have."""
    require_known_keys(request.body, question.keys)
    played = question.played(request) if question.played is not None else 0
    return parse_case(request, question.before_tracing, played)


def lay_table(case: Case, house: PukkHouse, dressing: Mapping[str, int] | None) -> Table:
    """Lays a case on a house's table, with the chips that it does not state as given, or as the house has them."""
    table = Table(case, house, dressing)
    if case.fields:
        table.fields  # noqa: B018 - refuses chips on a field that is not on this board
    if case.stated_owners:
        table.owners  # noqa: B018 - refuses an owner of a field that nobody owns here
    return table


def refusal(case: Case, error: Exception) -> Finding | None:
    """Returns the verdict that so many may not play, where that is what `setup` asks."""
    if case.ask == "setup" and isinstance(error, RuleViolation):
        return table_questions.refuse_setup(error)
    return None


def dressing(table: Any) -> Mapping[str, int]:
    """Returns the chips of one dressing under a table's house."""
    return dict(table.dressing)


GAME = Game(
    name="pukk",
    questions=QUESTIONS,
    choices=CHOICES,
    parse_house=parse_house,
    parse_case=parse,
    lay_table=lay_table,
    players=lambda case: len(case.names),
    refusal=refusal,
    dressing=dressing,
)
