"""The loader of the rulebook: what it accepts, and each thing that it refuses, with its place."""

import json
from pathlib import Path

import pytest

from pukk.core import spec_loader
from pukk.core.choices import (
    BoolChoice,
    ChoiceType,
    EnumChoice,
    ListChoice,
    NumberChoice,
    Option,
    PerNumberChoice,
    TableChoice,
)
from pukk.core.clauses import (
    SPEC,
    ShippedHouses,
    choice_title,
    clause_status,
    clause_text,
    clause_title,
    index,
    option_text,
)
from pukk.core.rulebook import Spec, Words
from pukk.core.search import fold, load_forms
from pukk.core.spec_checks import type_name, words_of
from pukk.core.spec_index import build_index, format_index
from pukk.core.spec_loader import load_spec, spec_digest
from pukk.core.spec_table import SpecError
from tools.forms import each_words, forms_of, icelandic_words
from tools.index import load


class Turned(Option):
    """Where the field of the turned card goes."""

    DEALER = 0, "dealer"
    STAYS = 1, "stays"


TYPES: dict[str, ChoiceType] = {
    "turned_field": EnumChoice(Turned),
    "stake": NumberChoice(words=("players",)),
    "demand": BoolChoice(),
}

COLLECT = """\
[phase]
id = "collect"
title = { is = "Að hirða", en = "Collecting" }

[[clause]]
id = "both-jacks"
kind = "rule"
title = { is = "Báðir gosarnir", en = "Both jacks" }
is = "Sá sem á laufagosann hirðir báða."
en = "Whoever holds the jack of clubs takes both."
refines = ["turned-field"]
[clause.sources]
first = { says = ["one.01"], implies = ["one.02"] }
second = { silent = [] }
[[clause.example]]
caption = { is = "Lauf.", en = "Clubs." }
case = '''{"game": "pukk", "ask": "collect"}'''
verdict = '''{"fields": {"king": {"to": null}}}'''

[[clause]]
id = "turned-field"
kind = "option"
title = { is = "Reiturinn", en = "The field" }
is = "Reitur spilsins sem velt var upp."
en = "The field of the turned card."
choices = ["turned_field", "stake", "demand"]
[clause.sources]
second = { contradicts = ["two.1a"] }
[[clause.example]]
caption = { is = "Kóngur.", en = "A king." }
case = '''{"game": "pukk", "ask": "collect"}'''
verdict = '''{"takes": {"P0": 5}}'''

[[choice]]
id = "turned_field"
clause = "turned-field"
title = { is = "Reiturinn", en = "The field" }
is = "Hver hirðir?"
en = "Who collects?"
[[choice.option]]
value = "dealer"
is = "Gjafarinn hirðir."
en = "The dealer takes it."
[[choice.option]]
value = "stays"
is = "Hann liggur."
en = "It stays."

[[choice]]
id = "stake"
clause = "turned-field"
type = "number-or-players"
title = { is = "Gjald", en = "Stake" }
is = "Hve mikið?"
en = "How much?"
[[choice.option]]
value = "players"
is = "Jafnmargir og spilararnir."
en = "As many as the players."

[[choice]]
id = "demand"
clause = "turned-field"
title = { is = "Eftir á", en = "On demand" }
is = "Hvenær?"
en = "When?"
[[choice.option]]
value = false
is = "Fyrir fram."
en = "Beforehand."
[[choice.option]]
value = true
is = "Eftir á."
en = "Afterwards."
"""

SOURCES = """\
[[edition]]
id = "first"
prefix = "one"
game = "pukk"
title = { is = "Fyrri", en = "First" }
year = 2002
publisher = "X"
is = "Fyrri heimildin."
en = "The first source."
[[edition]]
id = "second"
prefix = "two"
game = "pukk"
title = { is = "Seinni", en = "Second" }
publisher = "Y"
is = "Seinni heimildin."
en = "The second source."
[[sentence]]
id = "one.01"
sha256 = "0123456789abcdef"
[[sentence]]
id = "one.02"
sha256 = "0123456789abcdee"
[[sentence]]
id = "two.1a"
sha256 = "0123456789abcded"
[[sentence]]
id = "two.02"
sha256 = "0123456789abcdec"
kind = "heading"
"""

TERMS = """\
[[term]]
id = "gosi"
is = "gosi"
en = "jack"
lemma = "gosi"
class = "noun-m"
definition = { is = "Spil.", en = "A card." }
sources = ["one.01"]
"""

BASE = """\
id = "base"
game = "pukk"
edition = "first"
name = { is = "Grunnur", en = "Base" }
about = { is = "Hús.", en = "A house." }
[choices]
turned_field = "dealer"
stake = 5
demand = false
[basis]
turned_field = { status = "explicit", sentences = ["one.01"], note = { is = "Já.", en = "Yes." } }
stake = { status = { 5 = "explicit", else = "silent" } }
demand = { status = "silent" }
"""

SECOND = """\
id = "second"
game = "pukk"
edition = "second"
base = "base"
name = { is = "Annað", en = "Second" }
[choices]
turned_field = "stays"
[basis]
turned_field = { status = "contradictory", sentences = ["two.1a"] }
"""

FILES = {
    "pukk/collect.toml": COLLECT,
    "sources.toml": SOURCES,
    "terms.toml": TERMS,
    "houses/base.toml": BASE,
    "houses/second.toml": SECOND,
}


@pytest.fixture(autouse=True)
def one_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the rulebook of these tests have one phase; the project's own has its nine in `tools.index`."""
    monkeypatch.setattr(spec_loader, "PHASES", {"pukk": ("collect",)})


def write(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = root / "spec" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root / "spec"


def changed(root: Path, name: str, old: str, new: str) -> Path:
    """Writes the rulebook of these tests with one text replaced by another in one file."""
    assert old in FILES[name]
    return write(root, {**FILES, name: FILES[name].replace(old, new, 1)})


def read(root: Path) -> Spec:
    return load_spec(root, {"pukk": TYPES})


def refused(root: Path) -> SpecError:
    with pytest.raises(SpecError) as caught:
        read(root)
    return caught.value


def test_a_whole_rulebook_is_read(tmp_path: Path) -> None:
    spec = read(write(tmp_path, FILES))
    clause = spec.clauses()["pukk.collect.both-jacks"]
    assert clause.title == Words("Báðir gosarnir", "Both jacks")
    assert clause.refines == ("pukk.collect.turned-field",)
    assert clause.examples[0].verdict == {"fields": {"king": {"to": None}}}
    assert spec.citing("one.01") == ("pukk.collect.both-jacks",)
    assert [choice.type for choice in spec.choices("pukk").values()] == ["enum", "number-or-players", "bool"]
    assert spec.terms[0].words.say("en") == "jack"


def test_half_said_and_half_implied_is_implied(tmp_path: Path) -> None:
    sources = read(write(tmp_path, FILES)).clauses()["pukk.collect.both-jacks"].sources
    assert (sources["first"].status, sources["first"].sentences) == ("inferred", ("one.01", "one.02"))
    assert (sources["second"].status, sources["second"].sentences) == ("silent", ())


def test_a_house_has_the_choices_of_its_base_below_its_own(tmp_path: Path) -> None:
    houses = read(write(tmp_path, FILES)).houses
    assert houses["second"].house.choices == {"turned_field": "stays", "stake": 5, "demand": False}
    assert houses["second"].house.basis["turned_field"].status == "contradictory"
    assert houses["second"].house.basis["stake"].at(5) == "explicit"
    assert houses["second"].house.basis["stake"].at(6) == "silent"
    assert "turned_field" in houses["base"].notes
    assert "turned_field" not in houses["second"].notes


C, S, T, H, H2 = "pukk/collect.toml", "sources.toml", "terms.toml", "houses/base.toml", "houses/second.toml"

Refusal = tuple[str, str, str, str, str, dict[str, str]]

REFUSALS: list[Refusal] = [
    # file, what is replaced, by what, the message, a part of the place, details
    (C, ', en = "Both jacks"', "", "spec-language-missing", "both-jacks.title", {"language": "en"}),
    (C, 'is = "Hver hirðir?"\n', "", "spec-language-missing", "turned_field", {"language": "is"}),
    (C, 'en = "It stays."', 'en = "  "', "spec-empty", "option", {"name": "en"}),
    (C, 'kind = "rule"', 'kind = "rool"', "spec-word-unknown", "collect.toml:7", {"near": "rule"}),
    (C, 'kind = "rule"', 'kin = "rule"', "spec-key-missing", "both-jacks", {"name": "kind", "near": "kin"}),
    (C, 'kind = "rule"', 'kind = "rule"\nrefine = []', "spec-key-unknown", ":8", {"near": "refines"}),
    (C, 'kind = "rule"', "kind = 5", "spec-type", ":7", {"found": "5", "expected": "str"}),
    (C, 'id = "both-jacks"', 'id = "Báðir"', "spec-slug", ":6", {"found": "Báðir"}),
    (C, 'id = "both-jacks"', 'id = "turned-field"', "spec-id-twice", "turned-field",
     {"found": "pukk.collect.turned-field"}),
    (C, 'id = "collect"', 'id = "vie"', "spec-word-unknown", ":2", {"found": "vie"}),
    (C, 'refines = ["turned-field"]', 'refines = ["turned-feild"]', "spec-id-unknown", "both-jacks",
     {"near": "pukk.collect.turned-field"}),
    (C, 'refines = ["turned-field"]', 'refines = ["both-jacks"]', "spec-refines-itself", "both-jacks", {}),
    (C, 'refines = ["turned-field"]', 'refines = ["a", "a"]', "spec-list", "refines", {}),
    (C, 'says = ["one.01"]', 'said = ["one.01"]', "spec-key-unknown", "first", {"near": "says"}),
    (C, 'says = ["one.01"]', 'says = ["one.03"]', "spec-sentence-unknown", "both-jacks", {"found": "one.03"}),
    (C, 'says = ["one.01"]', 'says = ["two.1a"]', "spec-sentence-foreign", "both-jacks", {"prefix": "one"}),
    (C, "silent = []", 'silent = ["two.1a"]', "spec-silent-cites", "second", {}),
    (C, "silent = []", "says = []", "spec-standing-bare", "second", {"found": "says"}),
    (C, "silent = []", 'silent = [], says = ["two.1a"]', "spec-standing", "second", {}),
    (C, "second = { silent", "secund = { silent", "spec-id-unknown", "both-jacks", {"near": "second"}),
    (C, '"ask": "collect"}', '"ask": "collect"', "spec-json", "case", {}),
    (C, '{"takes": {"P0": 5}}', "[]", "spec-type", "verdict", {}),
    (C, '{"game": "pukk"', '{"game": "marias"', "spec-example-game", "example", {"found": "marias"}),
    (C, '[[clause.example]]\ncaption = { is = "Kóngur.", en = "A king." }', "[clause.x]", "spec-key-unknown",
     "turned-field", {"found": "x"}),
    (C, 'kind = "option"', 'kind = "rule"', "spec-choice-without-option", "turned-field", {"kind": "rule"}),
    (C, 'choices = ["turned_field", "stake", "demand"]', "",
     "spec-option-without-choice", "turned-field", {}),
    (C, 'choices = ["turned_field", "stake", "demand"]', 'choices = ["turned_field", "stake"]',
     "spec-choice-unlisted", "demand", {}),
    (C, 'choices = ["turned_field", "stake", "demand"]', 'choices = ["turned_feild", "stake", "demand"]',
     "spec-id-unknown", "turned-field", {"near": "turned_field"}),
    (C, 'clause = "turned-field"', 'clause = "both-jacks"', "spec-choice-elsewhere", "turned-field",
     {"clause": "pukk.collect.both-jacks"}),
    (C, 'id = "turned_field"', 'id = "turned_fields"', "spec-choice-typeless", "turned_fields",
     {"near": "turned_field"}),
    (C, '[[choice]]\nid = "stake"', '[[choice]]\nid = "demand"', "spec-choice-wordless", "pukk",
     {"choice": "stake"}),
    (C, 'type = "number-or-players"', 'type = "number"', "spec-choice-type", "stake",
     {"expected": "number-or-players"}),
    (C, 'value = "stays"', 'value = "stay"', "spec-option-unknown", "turned_field", {"near": "stays"}),
    (C, 'value = "stays"', 'value = "dealer"', "spec-option-wordless", "turned_field", {"option": "stays"}),
    (C, 'value = "stays"', 'value = "dealer"', "spec-id-twice", "turned_field", {"found": "dealer"}),
    (C, "value = true", "value = 1", "spec-option-wordless", "demand", {"option": "true"}),
    (C, "value = true", "value = 1.5", "spec-type", "option", {}),
    (C, "[phase]", "[phase", "spec-unreadable", "collect.toml", {}),
    (S, 'sha256 = "0123456789abcdef"', 'sha256 = "0123456789ABCDEF"', "spec-digest", "sha256", {}),
    (S, 'kind = "heading"', "", "spec-sentence-neither", "two.02", {"sentence": "two.02"}),
    (S, 'kind = "heading"', 'kind = "headline"', "spec-word-unknown", "kind", {"near": "heading"}),
    (S, 'sha256 = "0123456789abcdef"', 'sha256 = "0123456789abcdef"\nkind = "advice"', "spec-sentence-both",
     "one.01", {"kind": "advice"}),
    (S, 'id = "two.02"', 'id = "one.01"', "spec-id-twice", "one.01", {"found": "one.01"}),
    (S, 'id = "two.02"', 'id = "three.02"', "spec-sentence-unknown", "three.02", {"found": "three.02"}),
    (S, 'publisher = "Y"\n', "", "spec-key-missing", "second", {"name": "publisher"}),
    (T, 'class = "noun-m"', 'class = "noun"', "spec-word-unknown", "class", {"found": "noun"}),
    (T, '"one.01"', '"one.9"', "spec-sentence-unknown", "gosi", {"found": "one.9"}),
    (H, 'id = "base"', 'id = "bass"', "spec-word-unknown", "base.toml", {"near": "base"}),
    (H, 'edition = "first"', 'edition = "frist"', "spec-id-unknown", "base.toml", {"near": "first"}),
    (H, 'game = "pukk"', 'game = "puk"', "spec-id-unknown", "base.toml", {"near": "pukk"}),
    (H, 'status = "explicit", ', "", "spec-key-missing", "turned_field", {"name": "status"}),
    (H, 'status = "explicit"', 'status = "table"', "spec-word-unknown", "status", {}),
    (H, 'else = "silent"', 'else = "quiet"', "spec-word-unknown", "status.else", {}),
    (H, 'sentences = ["one.01"]', 'sentences = ["one.77"]', "spec-sentence-unknown", "turned_field", {}),
    (H, "demand = { status", "demands = { status", "spec-basis-missing", "demand", {"choice": "demand"}),
    (H, 'demand = { status = "silent" }', 'demand = { status = "silent" }\nx = { status = "silent" }',
     "spec-word-unknown", "choices", {"found": "x"}),
    (H, "stake = 5", 'stake = "many"', "choice-value", "base.toml", {"found": "many"}),
    (H, "stake = 5", "steak = 5", "spec-basis-missing", "steak", {}),
    (H, "demand = false\n", "", "spec-word-unknown", "choices", {"found": "demand"}),
    (H2, 'base = "base"', 'base = "bas"', "spec-word-unknown", "second.toml", {"near": "base"}),
    (H2, 'base = "base"', 'base = "second"', "house-loop", "second.toml", {}),
    (H2, 'base = "base"', "", "house-incomplete", "second.toml", {"missing": "stake, demand"}),
]  # fmt: skip


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: f"{refusal[3]}-{refusal[2]}")
def test_what_is_not_as_it_should_be_is_refused_with_its_place(tmp_path: Path, refusal: Refusal) -> None:
    name, old, new, key, place, details = refusal
    error = refused(changed(tmp_path, name, old, new))
    found = [problem for problem in error.all() if problem.key == key and place in problem.where]
    assert found, [str(problem) for problem in error.all()]
    assert {**found[0].details, **details} == found[0].details
    for language in ("is", "en"):
        assert found[0].words(language)


def test_a_choice_of_a_house_that_the_game_does_not_have_is_refused(tmp_path: Path) -> None:
    house = BASE.replace("demand = false", "demand = false\ndemnd = true") + 'demnd = { status = "silent" }\n'
    error = refused(write(tmp_path, {**FILES, H: house}))
    assert (error.key, error.details["near"]) == ("choice-unknown", "demand")


def test_a_clause_without_an_example_is_refused(tmp_path: Path) -> None:
    start = COLLECT.index("[[clause.example]]")
    end = COLLECT.index("[[clause]]", start)
    error = refused(write(tmp_path, {**FILES, C: COLLECT[:start] + COLLECT[end:]}))
    assert [problem.key for problem in error.all()] == ["spec-no-example"]


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    for name, key in ((C, "spec-phase-missing"), (S, "spec-unreadable"), (T, "spec-unreadable")):
        root = write(
            tmp_path / name.replace("/", "-"), {other: text for other, text in FILES.items() if other != name}
        )
        assert key in [problem.key for problem in refused(root).all()]


def test_a_file_that_is_no_phase_is_refused(tmp_path: Path) -> None:
    error = refused(write(tmp_path, {**FILES, "pukk/dreams.toml": COLLECT}))
    assert (error.key, error.details["found"]) == ("spec-word-unknown", "dreams")


def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    root = write(tmp_path, FILES)
    (root / T).write_bytes(TERMS.replace("jack", "jöck").encode("latin-1"))
    assert refused(root).key == "spec-unreadable"


def test_everything_that_is_wrong_is_found_in_one_reading(tmp_path: Path) -> None:
    files = {**FILES, C: COLLECT.replace('kind = "rule"', 'kind = "rool"'), T: TERMS.replace("noun-m", "x")}
    keys = [problem.where.partition(":")[0] for problem in refused(write(tmp_path, files)).all()]
    assert "spec/pukk/collect.toml" in keys
    assert "spec/terms.toml" in keys


def test_the_types_of_choices_have_names_and_words() -> None:
    fields = TableChoice(("ace", "king"), PerNumberChoice(EnumChoice(Turned)))
    assert type_name(fields) == "fields"
    assert words_of(fields) == ("dealer", "stays")
    assert words_of(ListChoice(Turned)) == ("dealer", "stays")
    assert words_of(PerNumberChoice(NumberChoice())) == ()
    assert words_of(BoolChoice()) == (False, True)


def test_the_same_rulebook_gives_the_same_index(tmp_path: Path) -> None:
    spec = read(write(tmp_path, FILES))
    text = format_index(build_index(spec))
    assert json.loads(text) == build_index(spec)
    assert text == format_index(build_index(read(write(tmp_path, FILES))))
    built = json.loads(text)
    assert built["clauses"]["pukk.collect.both-jacks"]["status"] == {
        "first": ["inferred", ["one.01", "one.02"]],
        "second": ["silent", []],
    }
    assert built["houses"]["second"]["basis"]["stake"] == [{"5": "explicit", "else": "silent"}, []]


def test_a_changed_file_changes_the_digest_and_other_line_ends_do_not(tmp_path: Path) -> None:
    root = write(tmp_path, FILES)
    before = spec_digest(root)
    (root / T).write_bytes(TERMS.replace("\n", "\r\n").encode())
    assert spec_digest(root) == before
    (root / T).write_text(TERMS.replace("jack", "knave"), encoding="utf-8")
    assert spec_digest(root) != before


# The project's own rulebook.


@pytest.fixture
def nine_phases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()


@pytest.mark.usefixtures("nine_phases")
def test_the_committed_index_is_that_of_the_rulebook(root: Path) -> None:
    written = (root / "spec" / "index.json").read_text(encoding="utf-8")
    assert written == format_index(build_index(load())), "run `make index`"


@pytest.mark.usefixtures("nine_phases")
def test_every_inflected_word_of_the_rulebook_has_its_forms() -> None:
    # The forms themselves may differ between versions of BÍN; that a word is there may not.
    words = icelandic_words(each_words(load()))
    inflected = {form for forms in forms_of(words).values() for form in forms} & {
        fold(word) for word in words
    }
    assert inflected - load_forms().keys() == set(), "run `make index`"


@pytest.mark.usefixtures("nine_phases")
def test_the_committed_index_is_read_as_it_is_asked_for() -> None:
    assert clause_title("pukk.collect.both-jacks", "is") == "Báðir gosarnir"
    assert clause_text("pukk.collect.both-jacks", "en") == index()["clauses"]["pukk.collect.both-jacks"]["en"]
    assert clause_status("pukk.collect.both-jacks", "morgunbladid-2002") == ("explicit", ("mbl.25",))
    assert clause_status("pukk.collect.both-jacks", "no-edition") == ("silent", ())
    assert choice_title("pukk", "turned_field", "en")
    assert option_text("pukk", "pay_on_demand", True, "is") != option_text(
        "pukk", "pay_on_demand", False, "is"
    )
    assert option_text("pukk", "entry", 1, "is") == ""


def test_shipped_houses_are_found_by_name() -> None:
    houses = ShippedHouses()
    found = houses("pukk-is")
    assert found is not None
    assert found.choices["turned_field"] == "stays"
    assert houses("amma") is None
    assert houses.nearest("puk-is") == "pukk-is"
    assert ShippedHouses("manni").names == ()
    assert {house.id for house in houses} == set(houses.names)
    assert (SPEC / "index.json").exists()
