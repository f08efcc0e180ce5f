"""What must hold between the files of `spec/`: every reference meets something, and nothing is left over."""

from collections.abc import Iterable, Mapping
from typing import Any

from pukk.core.choices import (
    ChoiceType,
    EnumChoice,
    ListChoice,
    NumberChoice,
    PerNumberChoice,
    TableChoice,
)
from pukk.core.errors import HouseFault, nearest
from pukk.core.rulebook import Choice, Clause, ShippedHouse, Spec, Standing
from pukk.core.spec_table import Findings

Types = Mapping[str, ChoiceType]


def check_spec(spec: Spec, games: Mapping[str, Types], findings: Findings) -> None:
    """Notes everything that does not fit together in a rulebook, given the choice types of each game."""
    for game, types in games.items():
        _check_ids(spec, game, findings)
        choices = spec.choices(game)
        for choice in choices.values():
            _check_choice(choice, spec.clauses(), types, findings)
        for name in types:
            if name not in choices:
                findings.add("spec-choice-wordless", f"spec/{game}", choice=name)
        for clause in spec.clauses().values():
            if clause.id.startswith(f"{game}."):
                _check_clause(clause, spec, choices, findings)
    _check_sentences(spec, findings)
    for term in spec.terms:
        _check_cited(term.sources, spec, term.place, findings)
    for shipped in spec.houses.values():
        _check_house(shipped, spec, games, findings)


def _check_ids(spec: Spec, game: str, findings: Findings) -> None:
    phases = [phase for phase in spec.phases if phase.game == game]
    clauses: list[Clause | Choice] = [clause for phase in phases for clause in phase.clauses]
    for records in (clauses, [choice for phase in phases for choice in phase.choices]):
        seen: set[str] = set()
        for record in records:
            if record.id in seen:
                findings.add("spec-id-twice", record.place, found=record.id)
            seen.add(record.id)


def _check_clause(clause: Clause, spec: Spec, choices: Mapping[str, Choice], findings: Findings) -> None:
    for refined in clause.refines:
        _check_known(refined, spec.clauses(), clause.place, findings)
        if refined == clause.id:
            findings.add("spec-refines-itself", clause.place, found=refined)
    _check_choices_of(clause, choices, findings)
    if not clause.examples:
        findings.add("spec-no-example", clause.place, clause=clause.id)
    for example in clause.examples:
        if example.case.get("game") != clause.id.partition(".")[0]:
            findings.add("spec-example-game", example.place, found=str(example.case.get("game")))
    for edition, standing in clause.sources.items():
        _check_standing(edition, standing, spec, clause.place, findings)


def _check_choices_of(clause: Clause, choices: Mapping[str, Choice], findings: Findings) -> None:
    if clause.kind == "option" and not clause.choices:
        findings.add("spec-option-without-choice", clause.place, clause=clause.id)
    if clause.kind != "option" and clause.choices:
        findings.add("spec-choice-without-option", clause.place, clause=clause.id, kind=clause.kind)
    for choice in clause.choices:
        known = _check_known(choice, choices, clause.place, findings)
        if known and choices[choice].clause != clause.id:
            findings.add("spec-choice-elsewhere", clause.place, choice=choice, clause=choices[choice].clause)


def _check_known(word: str, known: Iterable[str], place: str, findings: Findings) -> bool:
    names = list(known)
    if word in names:
        return True
    findings.add("spec-id-unknown", place, found=word, near=nearest(word, names))
    return False


def _check_standing(edition: str, standing: Standing, spec: Spec, place: str, findings: Findings) -> None:
    if not _check_known(edition, spec.editions, place, findings):
        return
    prefix = spec.editions[edition].prefix
    _check_cited(standing.sentences, spec, place, findings)
    for sentence in standing.sentences:
        if sentence in spec.sentences and sentence.partition(".")[0] != prefix:
            findings.add("spec-sentence-foreign", place, found=sentence, edition=edition, prefix=prefix)


def _check_cited(sentences: Iterable[str], spec: Spec, place: str, findings: Findings) -> None:
    for sentence in sentences:
        if sentence not in spec.sentences:
            near = nearest(sentence, spec.sentences)
            findings.add("spec-sentence-unknown", place, found=sentence, near=near)


def _check_sentences(spec: Spec, findings: Findings) -> None:
    cited = {
        sentence
        for clause in spec.clauses().values()
        for standing in clause.sources.values()
        for sentence in standing.sentences
    }
    prefixes = {edition.prefix for edition in spec.editions.values()}
    for sentence in spec.sentences.values():
        if sentence.id.partition(".")[0] not in prefixes:
            near = nearest(sentence.id, prefixes)
            findings.add("spec-sentence-unknown", sentence.place, found=sentence.id, near=near)
        if sentence.kind and sentence.id in cited:
            findings.add("spec-sentence-both", sentence.place, sentence=sentence.id, kind=sentence.kind)
        if not sentence.kind and sentence.id not in cited:
            findings.add("spec-sentence-neither", sentence.place, sentence=sentence.id)


def type_name(kind: ChoiceType) -> str:
    """
    Returns the name that a choice's type has in `spec/`.

    >>> type_name(NumberChoice(words=("players",))), type_name(PerNumberChoice(NumberChoice()))
    ('number-or-players', 'per-number-rank')
    """
    if isinstance(kind, NumberChoice) and kind.words:
        return f"{kind.kind}-or-{'-or-'.join(kind.words)}"
    return f"{kind.kind}-rank" if isinstance(kind, PerNumberChoice) else kind.kind


def words_of(kind: ChoiceType) -> tuple[str | bool, ...]:
    """
    Returns the values of a choice type that need words: those that are no numbers.

    >>> words_of(NumberChoice(words=("players",)))
    ('players',)
    """
    if isinstance(kind, PerNumberChoice):
        return words_of(kind.inner)
    if isinstance(kind, TableChoice):
        return words_of(kind.inner.inner)
    if isinstance(kind, ListChoice):
        return EnumChoice(kind.options).listed()
    return tuple(kind.listed())


def _check_choice(choice: Choice, clauses: Mapping[str, Clause], types: Types, findings: Findings) -> None:
    if choice.id not in types:
        findings.add("spec-choice-typeless", choice.place, found=choice.id, near=nearest(choice.id, types))
        return
    kind = types[choice.id]
    if choice.type != type_name(kind):
        findings.add("spec-choice-type", choice.place, found=choice.type, expected=type_name(kind))
    known = _check_known(choice.clause, clauses, choice.place, findings)
    if known and choice.id not in clauses[choice.clause].choices:
        findings.add("spec-choice-unlisted", choice.place, choice=choice.id, clause=choice.clause)
    _check_options(choice, kind, findings)


def _check_options(choice: Choice, kind: ChoiceType, findings: Findings) -> None:
    values: list[Any] = [option.value for option in choice.options]
    words = words_of(kind)
    for number, value in enumerate(values):
        if _stands_in(value, values[:number]):
            findings.add("spec-id-twice", choice.place, found=_written(value))
        if not _stands_in(value, words) and not _reads(kind, value):
            expected = ", ".join(map(_written, words))
            near = nearest(_written(value), map(_written, words))
            findings.add(
                "spec-option-unknown", choice.place, found=_written(value), expected=expected, near=near
            )
    for word in words:
        if not _stands_in(word, values):
            findings.add("spec-option-wordless", choice.place, option=_written(word))


def _stands_in(value: object, values: Iterable[object]) -> bool:
    # 1 == True in Python, and they are two options.
    return any(value == other and type(value) is type(other) for other in values)


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _reads(kind: ChoiceType, value: object) -> bool:
    try:
        kind.parse(value, "")
    except HouseFault:
        return False
    return True


def _check_house(shipped: ShippedHouse, spec: Spec, games: Mapping[str, Types], findings: Findings) -> None:
    house, place = shipped.house, shipped.place
    _check_known(house.edition, spec.editions, place, findings)
    if not _check_known(house.game, games, place, findings):
        return
    types = games[house.game]
    for choice, value in house.choices.items():
        if choice not in types:
            findings.add("choice-unknown", f"{place}: {choice}", found=choice, near=nearest(choice, types))
            continue
        try:
            types[choice].parse(value, f"{place}: {choice}")
        except HouseFault as fault:
            findings.add(fault.key, fault.where, **fault.details)
    missing = [choice for choice in types if choice not in house.choices]
    if missing:
        findings.add("house-incomplete", place, missing=", ".join(missing))
    for choice, basis in house.basis.items():
        _check_cited(basis.sentences, spec, f"{place}: {choice}", findings)
