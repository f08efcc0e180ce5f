"""Derives `spec/index.json` from the rulebook: what a ruling needs of it, resolved and in one file."""

import json
from typing import Any

from pukk.core.rulebook import Choice, Clause, ShippedHouse, Spec, Words


def build_index(spec: Spec) -> dict[str, Any]:
    """Returns the index of a rulebook as plain values; the same rulebook gives the same index."""
    return {
        "digest": spec.digest,
        "clauses": {name: _clause(clause) for name, clause in spec.clauses().items()},
        "choices": {
            game: {name: _choice(choice) for name, choice in spec.choices(game).items()}
            for game in spec.games()
        },
        "houses": {name: _house(shipped) for name, shipped in spec.houses.items()},
    }


def format_index(index: dict[str, Any]) -> str:
    """Writes an index as JSON, one clause, choice or house a line, so that a change shows small."""
    lines = ["{", f' "digest": {_json(index["digest"])},', ' "clauses": {']
    lines.append(_entries(index["clauses"], 2))
    lines.append(' },\n "choices": {')
    games = [
        f"  {_json(game)}: {{\n{_entries(choices, 3)}\n  }}" for game, choices in index["choices"].items()
    ]
    lines.append(",\n".join(games))
    lines.append(' },\n "houses": {')
    lines.append(_entries(index["houses"], 2))
    lines.append(" }\n}\n")
    return "\n".join(lines)


def _entries(values: dict[str, Any], indent: int) -> str:
    return ",\n".join(f"{' ' * indent}{_json(name)}: {_json(value)}" for name, value in values.items())


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _words(words: Words) -> dict[str, str]:
    return {"is": words.icelandic, "en": words.english}


def _clause(clause: Clause) -> dict[str, Any]:
    return {
        "title": _words(clause.title),
        **_words(clause.text),
        "kind": clause.kind,
        "refines": list(clause.refines),
        "choices": list(clause.choices),
        "status": {
            edition: [standing.status, list(standing.sentences)]
            for edition, standing in clause.sources.items()
        },
    }


def _choice(choice: Choice) -> dict[str, Any]:
    return {
        "clause": choice.clause,
        "title": _words(choice.title),
        **_words(choice.text),
        "type": choice.type,
        "options": [{"value": option.value, **_words(option.text)} for option in choice.options],
    }


def _house(shipped: ShippedHouse) -> dict[str, Any]:
    house = shipped.house
    return {
        "game": house.game,
        "base": house.base,
        "edition": house.edition,
        "name": _words(shipped.name),
        "about": _words(shipped.about),
        "choices": dict(house.choices),
        "basis": {
            choice: [
                basis.status if isinstance(basis.status, str) else dict(basis.status),
                list(basis.sentences),
            ]
            for choice, basis in house.basis.items()
        },
        "notes": {choice: _words(note) for choice, note in shipped.notes.items()},
    }
