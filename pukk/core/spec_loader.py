"""
Loads the rulebook from `spec/`, and refuses whatever is not as it should be, all of it in one reading.

Each file is read strictly by `spec_table`; what holds between files is checked by `spec_checks`.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from pukk.core.choices import ChoiceType
from pukk.core.house import STATUSES
from pukk.core.rulebook import (
    KINDS,
    SENTENCE_KINDS,
    STATUS_OF,
    WORD_CLASSES,
    Choice,
    Clause,
    Edition,
    Example,
    Option,
    Phase,
    Sentence,
    Spec,
    Standing,
    Term,
)
from pukk.core.spec_checks import check_spec
from pukk.core.spec_houses import read_houses
from pukk.core.spec_table import Findings, SpecError, Table, known_word, read_table

PHASES = {"pukk": ("setup", "dress", "deal", "collect", "vie", "buy", "trace", "settle", "session")}
"""Game → its phases in playing order; a game that is not here is refused."""


def load_spec(root: Path, choices: Mapping[str, Mapping[str, ChoiceType]]) -> Spec:
    """
    Reads everything below `spec/` and checks it against the choice types of the games (game → choice → type).

    Refuses with the first `SpecError`, the others behind it in `others`.
    """
    findings = Findings()
    spec = read_spec(root, choices, findings)
    check_spec(spec, choices, findings)
    findings.settle()
    return spec


def read_spec(root: Path, games: Iterable[str], findings: Findings) -> Spec:
    """Reads what can be read of everything below `spec/`, and notes what is wrong with it file by file."""
    editions, sentences = _read_sources(root, findings)
    phases = tuple(
        phase
        for game in games
        for path in _phase_files(root, game, findings)
        if (phase := _read_phase(game, read_or_note(path, root, findings), findings))
    )
    houses = read_houses(root, findings)
    terms = _read_terms(root, findings)
    return Spec(editions, sentences, phases, houses, terms, spec_digest(root))


def spec_files(root: Path) -> list[Path]:
    """Returns the TOML files below `spec/` in the order of their paths."""
    return sorted(root.rglob("*.toml"), key=lambda path: path.relative_to(root).as_posix())


def spec_digest(root: Path) -> str:
    """Returns a digest of all TOML files below `spec/`, whatever their line ends."""
    digest = hashlib.sha256()
    for path in spec_files(root):
        text = path.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{path.relative_to(root).as_posix()}\0{len(text)}\0".encode() + text)
    return digest.hexdigest()


def read_or_note(path: Path, root: Path, findings: Findings) -> Table | None:
    """Returns the table of a file, or notes why it cannot be read."""
    return findings.attempt(read_table, path, root)


def _phase_files(root: Path, game: str, findings: Findings) -> list[Path]:
    order = PHASES.get(game, ())
    present = {path.stem: path for path in (root / game).glob("*.toml")}
    for name in sorted(set(present) - set(order)):
        findings.add("spec-word-unknown", present[name], found=name, expected=", ".join(order), near="")
    for name in order:
        if name not in present:
            findings.add("spec-phase-missing", f"{root.name}/{game}", phase=name)
    return [present[name] for name in order if name in present]


def _read_phase(game: str, table: Table | None, findings: Findings) -> Phase | None:
    if table is None:
        return None
    head = findings.attempt(_read_head, game, table)
    if head is None:
        return None
    phase, title = head
    prefix = f"{game}.{phase}"
    clauses = [findings.attempt(_read_clause, prefix, entry) for entry in table.tables("clause")]
    choices = [findings.attempt(_read_choice, prefix, entry) for entry in table.tables("choice")]
    findings.attempt(table.close)
    return Phase(phase, game, title, tuple(filter(None, clauses)), tuple(filter(None, choices)))


def _read_head(game: str, table: Table) -> tuple[str, Any]:
    head = table.table("phase")
    name = Path(table.place.file).stem
    phase, title = known_word(head.slug(), (name,), head.place.at("id")), head.words("title")
    head.close()
    return phase, title


def _full(prefix: str, slug: str) -> str:
    return slug if "." in slug else f"{prefix}.{slug}"


def _read_clause(prefix: str, table: Table) -> Clause:
    slug = table.slug()
    clause = Clause(
        id=_full(prefix, slug),
        kind=table.word("kind", KINDS),
        title=table.words("title"),
        text=table.words(),
        refines=tuple(_full(prefix, refined) for refined in table.texts("refines")),
        choices=table.texts("choices"),
        sources=_read_sources_of(table.table("sources")) if table.has("sources") else {},
        examples=tuple(_read_example(entry) for entry in table.tables("example", "clause.example")),
        place=str(table.place),
    )
    table.close()
    return clause


def _read_sources_of(table: Table) -> dict[str, Standing]:
    standings = {}
    for edition in table.values:
        table.asked.add(edition)
        below = table.table(edition)
        said = [key for key in STATUS_OF if below.has(key)]
        below.close()
        if not said or (len(said) > 1 and "silent" in said):
            raise SpecError(
                "spec-standing", str(below.place), found=", ".join(said), expected=", ".join(STATUS_OF)
            )
        for key in said:
            if bool(below.texts(key)) == (key == "silent"):
                fault = "spec-silent-cites" if key == "silent" else "spec-standing-bare"
                raise SpecError(fault, str(below.place), found=key)
        # Half said and half implied is implied.
        weakest = max((STATUS_OF[key] for key in said), key=STATUSES.index)
        sentences = dict.fromkeys(sentence for key in said for sentence in below.texts(key))
        standings[edition] = Standing(weakest, tuple(sentences))
    return standings


def _read_example(table: Table) -> Example:
    example = Example(
        table.words("caption"), _read_json(table, "case"), _read_json(table, "verdict"), str(table.place)
    )
    table.close()
    return example


def _read_json(table: Table, key: str) -> dict[str, Any]:
    place = table.place.at(key)
    try:
        value = json.loads(table.text(key))
    except ValueError as error:
        raise SpecError("spec-json", str(place), problem=str(error)) from error
    if not isinstance(value, dict) or not value:
        raise SpecError("spec-type", str(place), found=repr(value), expected="{ }")
    return value


def _read_choice(prefix: str, table: Table) -> Choice:
    options = tuple(_read_option(entry) for entry in table.tables("option", "choice.option"))
    usual = "bool" if options and all(isinstance(option.value, bool) for option in options) else "enum"
    choice = Choice(
        id=table.slug(),
        clause=_full(prefix, table.text("clause")),
        title=table.words("title"),
        text=table.words(),
        type=table.text("type") if table.has("type") else usual,
        options=options,
        place=str(table.place),
    )
    table.close()
    return choice


def _read_option(table: Table) -> Option:
    value = table.get("value", object)
    if not isinstance(value, str | bool | int):
        raise SpecError(
            "spec-type", str(table.place.at("value")), found=repr(value), expected="str, bool, int"
        )
    option = Option(value, table.words())
    table.close()
    return option


def _read_sources(root: Path, findings: Findings) -> tuple[dict[str, Edition], dict[str, Sentence]]:
    table = read_or_note(root / "sources.toml", root, findings)
    if table is None:
        return {}, {}
    editions = [findings.attempt(_read_edition, entry) for entry in table.tables("edition")]
    sentences = [findings.attempt(_read_sentence, entry) for entry in table.tables("sentence")]
    findings.attempt(table.close)
    return by_id(editions, findings), by_id(sentences, findings)


def _read_edition(table: Table) -> Edition:
    edition = Edition(
        id=table.slug(),
        prefix=table.slug("prefix"),
        game=table.slug("game"),
        title=table.words("title"),
        text=table.words(),
        year=table.get("year", int) if table.has("year") else None,
        publisher=table.text("publisher"),
    )
    table.close()
    return edition


def _read_sentence(table: Table) -> Sentence:
    kind = table.word("kind", SENTENCE_KINDS) if table.has("kind") else None
    sentence = Sentence(table.text("id"), table.text("sha256"), kind, str(table.place))
    table.close()
    digest = sentence.digest
    if len(digest) != 16 or digest.strip("0123456789abcdef"):
        raise SpecError("spec-digest", str(table.place.at("sha256")), found=digest)
    return sentence


def by_id(records: list[Any], findings: Findings) -> dict[str, Any]:
    """Returns records by their ids; notes an id that stands twice, and leaves out what could not be read."""
    found: dict[str, Any] = {}
    for record in filter(None, records):
        if record.id in found:
            findings.add("spec-id-twice", getattr(record, "place", ""), found=record.id)
        found[record.id] = record
    return found


def _read_terms(root: Path, findings: Findings) -> tuple[Term, ...]:
    path = root / "terms.toml"
    table = read_or_note(path, root, findings)
    if table is None:
        return ()
    terms = [findings.attempt(_read_term, entry) for entry in table.tables("term")]
    findings.attempt(table.close)
    return tuple(by_id(terms, findings).values())


def _read_term(table: Table) -> Term:
    term = Term(
        id=table.slug(),
        words=table.words(),
        lemma=table.text("lemma"),
        word_class=table.word("class", WORD_CLASSES),
        definition=table.words("definition"),
        sources=table.texts("sources"),
        place=str(table.place),
    )
    table.close()
    return term
