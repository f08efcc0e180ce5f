### What people read in English. The ids, their order and their arguments are those of is.ftl.
### How to add a message: see pukk/core/messages.py.

## Lists and joining words

list-and = { $all } and { $last }
list-or = { $all } or { $last }
where-found = { $where }: { $problem }

## What a fault has in common

# Put behind a problem: the nearest known name, where there is one.
near-hint =
    { $near ->
        [none] {""}
       *[other] {" "}Did you mean “{ $near }”?
    }

## Files

file-unreadable = this file cannot be read: { $problem }
file-encoding = this file is not UTF-8 (byte { $byte }); save it as UTF-8
file-toml = this is not TOML: { $problem }
file-empty = this file is empty

## Cards

card-unknown = “{ $found }” is no card; a card is written ♥K, K♥, ♣J, ♦10
card-needs-language = “{ $found }” means one card in English and another in Icelandic; write the suit’s sign (♥10), or give the case its lang
card-twice = { $card } stands here twice

## Choices and houses

choice-unknown = there is no choice “{ $found }”.{ near-hint }
choice-value = “{ $found }” cannot stand here; expected: { $expected }.{ near-hint }
choice-repeats = one word stands twice in { $found }
choice-number-key = “{ $found }” is not a number of players; expected a number, or else
choice-table-key = “{ $found }” is not a field.{ near-hint }
choice-table-missing = missing here: { $missing }
house-unknown = there is no house “{ $found }”.{ near-hint }
house-incomplete = these choices are missing: { $missing }
house-loop = this house is built on itself: its chain of bases comes back to it
house-key = “{ $found }” is no key of a house; a house has base, choices and name.{ near-hint }
house-no-base = a house needs a base: base = "pukk-is"
house-choices = choices must be a table, and here stands { $found }
house-silent-number = this house does not say what { $choice } is with { $players } players

## The rulebook’s files

spec-unreadable = this file cannot be read: { $problem }
spec-type = found { $found }, expected { $expected }
spec-empty = { $name } is empty
spec-key-missing = the key { $name } is missing.{ near-hint }
spec-key-unknown = “{ $found }” is no key here; expected: { $expected }.{ near-hint }
spec-language-missing = the language { $language } is missing
spec-slug = “{ $found }” is no id; an id is lower-case ASCII words joined by hyphens
spec-list = found { $found }, expected a list of texts in which none stands twice
spec-word-unknown = “{ $found }” cannot stand here; expected: { $expected }.{ near-hint }
spec-phase-missing = the file of the phase { $phase } is missing
spec-standing = an edition says, implies, is silent or contradicts itself, one of the four: found “{ $found }”, expected one of { $expected }
spec-standing-bare = “{ $found }” must name its sentences
spec-silent-cites = an edition that is silent cites no sentence; expected { $found } = []
spec-json = this is not JSON: { $problem }
spec-digest = “{ $found }” is no digest; expected the first 16 hexadecimal digits of the sentence’s SHA-256
spec-id-twice = “{ $found }” stands here a second time
spec-id-unknown = there is no “{ $found }”.{ near-hint }
spec-refines-itself = { $found } refines itself
spec-option-without-choice = { $clause } is an option and puts no choice to the house
spec-choice-without-option = { $clause } puts choices to the house and is a { $kind }; expected the kind option
spec-choice-elsewhere = the choice { $choice } belongs to the clause { $clause }
spec-choice-unlisted = the clause { $clause } does not list the choice { $choice }
spec-choice-typeless = the choice “{ $found }” has words and no type in the game’s house.py.{ near-hint }
spec-choice-wordless = the choice { $choice } has a type in the game’s house.py and no words
spec-choice-type = found the type “{ $found }”, expected “{ $expected }”
spec-option-unknown = the option “{ $found }” has words and is no value of the choice; expected: { $expected }.{ near-hint }
spec-option-wordless = the option { $option } is a value of the choice and has no words
spec-no-example = { $clause } has no worked example
spec-example-game = found an example of the game { $found }
spec-sentence-unknown = there is no sentence “{ $found }”.{ near-hint }
spec-sentence-foreign = the sentence { $found } is not of { $edition }, whose sentences begin with { $prefix }
spec-sentence-both = { $sentence } is cited by a clause and also called { $kind }
spec-sentence-neither = { $sentence } is neither cited by a clause nor called heading, advice, history, example or shop-text
spec-basis-missing = { $choice } does not say where its value comes from; expected an entry in basis

## The command line

cli-help = The rules of Púkk, and a referee for the table where it is played.
cli-lang = The language to answer in: is or en. Without it, your locale’s.
cli-version = Show the version.
cli-verb-unknown = there is no command “{ $found }”; the commands are { $expected }.{ near-hint }
cli-no-option = there is no option “{ $found }”.{ near-hint }
cli-missing = { $name } is missing; --help shows how the command is used
cli-bad-value = { $name }: { $problem }
cli-other = { $problem }
typer-usage = Usage:
typer-arguments = Arguments
typer-options = Options
typer-commands = Commands
typer-required = [required]
typer-default = [default: { $value }]
typer-help = Show this help.
typer-install-completion = Let this shell complete the commands.
typer-show-completion = Show the completion for this shell, to copy it.

## Proofs

verify-help = Proves the theorems about the rules, or refutes them and shows the deal that does.
verify-names = Names of theorems, or of a phase (trace); without any, all are taken.
verify-second-solver = Ask cvc5 about each proof too; both must agree.
verify-json = Answer in JSON.
verify-smt2 = Write each question to this folder in SMT-LIB.
verify-list = List the theorems and prove nothing.
verify-jobs = How many processes work at once; 0 is as many as the machine has cores.
verify-timeout = Seconds that each question may take.
verify-unknown = there is no theorem “{ $found }”.{ near-hint }
verify-no-solver = { $solver } is missing; install it with: pip install "pukk[proofs]"
verify-running = Proving
verify-theorem = Theorem
verify-outcome = Outcome
verify-bounds = Holds for
verify-method = Method
verify-seconds = Sec.
verify-proved = proved
verify-refuted = refuted
verify-unsettled = not settled
verify-by-z3 = z3
verify-by-enumeration = all listed
verify-twin = the twin { $name }
verify-lay-out = Refuted by this: { $theorem }
verify-note-proved = was to be refuted and is proved
verify-note-refuted = was to be proved and is refuted
verify-note-timeout = the time was up before there was an answer
verify-note-vacuous = its assumptions can never hold
verify-note-readings-part = the deal that was found does not stand when it is played
verify-note-solvers-disagree = the solvers disagree
verify-note-lemma = a lemma that it rests on is not proved
verify-note-twin = a twin is alive: { $names }
verify-summary = Theorems: { $theorems }. Proved: { $proved }, refuted: { $refuted }, not settled: { $unsettled }. Twins refuted: { $twins } of { $of }.
bounds-players = { $least }–{ $most } players
bounds-any-chips = any amount
bounds-any-pack = any pack that suffices
bounds-any-house = any house
situation-yes = yes
situation-no = no
situation-card = Card
situation-held = In hands
situation-lowest = Lowest in the pack
situation-dealer = Dealer
situation-upcard = Turned
situation-stock = In the stock

## Theorems

theorem-an-ace-always-stands = An ace always stands.

## pukk rules

rules-help = Read the rulebook: a game, a phase, a clause, a sentence of a source, a choice, or words to search for.
rules-query = pukk, collect, both-jacks, mbl.27, turned_field, or words in either language, an Icelandic word in any form. Without it, the whole table of contents.
rules-json = Write what was found as JSON.
rules-nothing = nothing in the rulebook is called “{ $found }”, and no word of it is near
rules-near = Nothing is called “{ $found }”; this is “{ $near }”.
rules-found =
    { $count ->
        [one] One clause
       *[other] { $count } clauses
    }
rules-sources = What the sources say
rules-choice = The choice { $name }
rules-code = The code
rules-theorems = The theorems
rules-belief = believed, and refuted
rules-examples = Examples
rules-case = case
rules-verdict = comes out
rules-refines = refines
rules-refined-by = refined by
rules-more-phase = `pukk rules collect` shows the words of a phase, `pukk rules both-jacks` all of a clause.
rules-more-clause = `pukk rules` and a clause’s id shows its choices, code, theorems and examples.
rules-sentence-kind = No clause cites { $sentence }: it is { $kind }.
rules-sentence-cited =
    { $count ->
        [one] One clause cites { $sentence }.
       *[other] { $count } clauses cite { $sentence }.
    }
sentence-heading = a heading
sentence-advice = advice
sentence-history = history
sentence-example = an example
sentence-shop-text = text of a shop
kind-definition = definition
kind-rule = rule
kind-option = option: each house chooses
kind-advice = advice
status-explicit = says so
status-inferred = implies it
status-silent = is silent
status-contradictory = contradicts itself
