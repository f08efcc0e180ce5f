"""How `pukk rules` lays out what it has found: from 40 columns, the reader's language first."""

import json
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.syntax import Syntax
from rich.text import Text

from pukk.cli.values import written, written_lines
from pukk.core.lookup import Found
from pukk.core.messages import message
from pukk.core.rulebook import Choice, Clause, Example, Phase, Spec, Standing, Term, Words
from pukk.core.search import keys_of, load_forms, tokens
from pukk.core.witnesses import Code, Theorem, code_of, theorems_of

STATUS_STYLES = {"explicit": "green", "inferred": "cyan", "contradictory": "magenta", "silent": "yellow"}
OTHER = {"is": "en", "en": "is"}


def show_found(console: Console, spec: Spec, found: Found, language: str) -> None:
    """Prints what was found: all of one clause, the words of a phase's clauses, or a list of several."""
    if found.kind == "sentence":
        show_sentence(console, spec, found.name, language)
    for term in found.terms:
        show_term(console, term, language)
    if found.kind == "game":
        show_game(console, spec, found.phases, language)
    elif found.phases:
        for phase in found.phases:
            show_phase(console, spec, phase, language)
    elif len(found.clauses) == 1:
        show_clause(console, spec, found.clauses[0], language)
    else:
        show_list(console, found, language)


def show_game(console: Console, spec: Spec, phases: Sequence[Phase], language: str) -> None:
    """Prints the phases of a game with the titles of their clauses, and its written sources."""
    for phase in phases:
        console.print(Rule(_heading(phase.title, language), align="left", style="dim"))
        console.print(Text(f"{phase.game}.{phase.id}", "dim"))
        for clause in phase.clauses:
            _line(console, clause.id.rpartition(".")[2], clause.title.say(language))
    console.print(Rule(message("rules-sources", language), align="left", style="dim"))
    games = {phase.game for phase in phases}
    for edition in spec.editions.values():
        if edition.game in games:
            _line(console, edition.id, edition.text.say(language))
    _hint(console, "rules-more-phase", language)


def show_phase(console: Console, spec: Spec, phase: Phase, language: str) -> None:
    """Prints the words of all clauses of a phase."""
    console.print(Rule(_heading(phase.title, language), align="left", style="bold"))
    for clause in phase.clauses:
        _title(console, clause, language)
        _both(console, clause.text, language)
        for edition, standing in clause.sources.items():
            console.print(Padding(_standing(spec, edition, standing, language), (0, 0, 0, 2)))
        console.print()
    _hint(console, "rules-more-clause", language)


def show_list(console: Console, found: Found, language: str) -> None:
    """Prints several clauses, the words that were searched for marked in them."""
    if found.clauses:
        console.print(Text(message("rules-found", language, count=len(found.clauses)), "dim"))
    forms = load_forms()
    wanted = [keys_of(word, forms) for word in tokens(found.name)] if found.kind == "words" else []
    for clause in found.clauses:
        _title(console, clause, language)
        for lang, style in ((language, ""), (OTHER[language], "dim")):
            text = Text(clause.text.say(lang), style)
            _mark(text, lang, wanted)
            console.print(Padding(text, (0, 0, 0, 2)))
        console.print()
    if found.clauses:
        _hint(console, "rules-more-clause", language)


def _mark(text: Text, language: str, wanted: list[frozenset[str]]) -> None:
    forms = load_forms()
    place = 0
    for word in text.plain.split():
        place = text.plain.index(word, place)
        for token in tokens(word):
            if any(keys & keys_of(token, forms, language) for keys in wanted):
                text.stylize("bold yellow", place, place + len(word.rstrip(".,:;")))
        place += len(word)


def show_clause(console: Console, spec: Spec, clause: Clause, language: str) -> None:
    """Prints everything about a clause: words, sources, choices, code, theorems, examples."""
    console.print(Rule(style="dim"))
    _title(console, clause, language)
    _both(console, clause.text, language)
    _relations(console, spec, clause, language)
    if clause.sources:
        _section(console, "rules-sources", language)
        for edition, standing in clause.sources.items():
            console.print(Padding(_standing(spec, edition, standing, language), (0, 0, 0, 2)))
    choices = spec.choices(clause.id.partition(".")[0])
    for name in clause.choices:
        show_choice(console, spec, choices[name], language)
    _show_code(console, code_of(clause.id), language)
    _show_theorems(console, theorems_of(clause.id), language)
    _section(console, "rules-examples", language)
    for example in clause.examples:
        _show_example(console, example, language)


def show_choice(console: Console, spec: Spec, choice: Choice, language: str) -> None:
    """Prints a choice with its options, and what the shipped houses have chosen."""
    _section(console, "rules-choice", language, name=choice.id)
    _both(console, choice.text, language)
    game = choice.clause.partition(".")[0]
    values = {
        name: shipped.house.choices.get(choice.id)
        for name, shipped in spec.houses.items()
        if shipped.house.game == game
    }
    for option in choice.options:
        who = [name for name, value in values.items() if _same(value, option.value)]
        head = Text(f"  {written(option.value)}", "bold")
        if who:
            head.append(f"  ← {', '.join(who)}", "not bold green")
        console.print(head)
        console.print(Padding(option.text.say(language), (0, 0, 0, 6)))
        console.print(Padding(Text(option.text.say(OTHER[language]), "dim"), (0, 0, 0, 6)))
    for name, value in values.items():
        if not any(_same(value, option.value) for option in choice.options):
            console.print(
                Padding(Text.assemble((name, "green"), ": ", written_lines(value, language)), (0, 0, 0, 2))
            )


def show_sentence(console: Console, spec: Spec, sentence: str, language: str) -> None:
    """Prints where a sentence of a source went."""
    kind = spec.sentences[sentence].kind
    if kind:
        said = message(f"sentence-{kind}", language)
        console.print(Text(message("rules-sentence-kind", language, sentence=sentence, kind=said)))
    else:
        count = len(spec.citing(sentence))
        console.print(Text(message("rules-sentence-cited", language, sentence=sentence, count=count)))


def show_term(console: Console, term: Term, language: str) -> None:
    """Prints a term of the glossary in both languages."""
    head = Text(term.words.say(language), "bold")
    head.append(f" · {term.words.say(OTHER[language])}", "not bold dim")
    console.print(head)
    _both(console, term.definition, language)
    console.print()


def _same(value: Any, option: Any) -> bool:
    return value == option and type(value) is type(option)


def _heading(title: Words, language: str) -> Text:
    return Text.assemble((title.say(language), "bold"), (f" · {title.say(OTHER[language])}", "dim"))


def _title(console: Console, clause: Clause, language: str) -> None:
    console.print(_heading(clause.title, language))
    kind = message(f"kind-{clause.kind}", language)
    console.print(Text.assemble((clause.id, "cyan"), (f"  {kind}", "dim")))


def _both(console: Console, words: Words, language: str) -> None:
    console.print(Padding(words.say(language), (0, 0, 0, 2)), markup=False)
    console.print(Padding(Text(words.say(OTHER[language]), "dim"), (0, 0, 0, 2)))


def _relations(console: Console, spec: Spec, clause: Clause, language: str) -> None:
    refined_by = [other.id for other in spec.clauses().values() if clause.id in other.refines]
    for key, names in (("rules-refines", clause.refines), ("rules-refined-by", refined_by)):
        if names:
            console.print(Text.assemble((message(key, language), "dim"), " ", (", ".join(names), "cyan")))


def _standing(spec: Spec, edition: str, standing: Standing, language: str) -> Text:
    text = Text(spec.editions[edition].title.say(language))
    year = spec.editions[edition].year
    if year:
        text.append(f" {year}")
    text.append(": ")
    text.append(message(f"status-{standing.status}", language), STATUS_STYLES[standing.status])
    if standing.sentences:
        text.append(f" ({', '.join(standing.sentences)})", "dim")
    return text


def _section(console: Console, key: str, language: str, **args: object) -> None:
    console.print()
    console.print(Text(message(key, language, **args), "bold underline"))


def _show_code(console: Console, code: Sequence[Code], language: str) -> None:
    if not code:
        return
    _section(console, "rules-code", language)
    for function in code:
        console.print(Text(f"{function.module.replace('.', '/')}.py:{function.line}", "dim"))
        source = Syntax(
            function.source, "python", word_wrap=True, background_color="default", theme="ansi_dark"
        )
        console.print(source)


def _show_theorems(console: Console, theorems: Sequence[Theorem], language: str) -> None:
    if not theorems:
        return
    _section(console, "rules-theorems", language)
    for theorem in theorems:
        head = Text(theorem.words(language))
        if theorem.kind == "belief":
            head.append(f"  {message('rules-belief', language)}", "magenta")
        console.print(Padding(head, (0, 0, 0, 2)))
        console.print(Padding(Text(theorem.name, "dim"), (0, 0, 0, 4)))


def _show_example(console: Console, example: Example, language: str) -> None:
    _both(console, example.caption, language)
    for key, value in (("rules-case", example.case), ("rules-verdict", example.verdict)):
        line = Text.assemble((message(key, language), "dim"), " ", json.dumps(value, ensure_ascii=False))
        console.print(Padding(line, (0, 0, 0, 4)))
    console.print()


def _line(console: Console, name: str, text: str) -> None:
    console.print(Padding(Text.assemble((name, "cyan"), "  ", text), (0, 0, 0, 2)))


def _hint(console: Console, key: str, language: str) -> None:
    console.print(Text(message(key, language), "dim italic"))
