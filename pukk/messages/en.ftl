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

os-problem =
    { $problem ->
        [ENOENT] there is no such file or folder
        [EISDIR] it is a folder
        [ENOTDIR] a part of its path is no folder
        [EACCES] you are not allowed to
        [EPERM] you are not allowed to
        [EROFS] nothing can be written there
        [ENOSPC] the disk is full
        [ENAMETOOLONG] its name is too long
       *[other] { $problem }
    }
file-unreadable = this file cannot be read: { os-problem }
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

## Cases

key-missing = the key { $key } is missing
key-unknown = “{ $found }” is no key of this question; besides the common keys it has: { $expected }.{ near-hint }
key-twice = the key “{ $found }” stands here twice
case-word = “{ $found }” cannot stand here; expected: { $expected }.{ near-hint }
case-text = found { $found }, expected a text
case-table = found { $found }, expected a table
case-not-a-table = found { $found }, expected a table of keys
case-house = found { $found }, expected the name of a house or a list of names
case-number = found { $found }, expected a whole number from { $least } to { $most }
case-players = found { $found }, expected a list of names, or their number
case-name = “{ $found }” cannot be a player’s name
case-name-twice = “{ $found }” stands here twice
case-names = found { $found }, expected a list
case-hand = found { $found }, expected cards as a list or as one text
case-raise = found { $found }, expected a name and a number, such as "P1 2"
case-lay = found { $found }, expected a name and a card, such as "P1 ♠7", or "P1 stands"
name-unknown = “{ $found }” does not play; the players are { $expected }.{ near-hint }
field-unknown = there is no field “{ $found }”; the fields are { $expected }.{ near-hint }
field-absent = the field { $found } is not used with { $players } players in this house
field-not-owned = nobody owns the field { $found } in this house
hand-too-large = found { $found } cards, expected { $most } at most
card-in-two-places = { $card } is also in { $other }
card-not-in-pack = { $card } is not in this pack: with { $players } players the lowest rank in this house is { $lowest }
pack-too-long = found { $found } cards, expected { $expected } at most: this house has no more
too-few-cards = the hands must hold more unseen cards than there are; { $unseen } are left
players-not-admitted = found { $offending } players, expected { $fewest } to { $most } in this house ({ $clause })
pack-too-small = { $offending } players need { $needed } cards, five each and one to turn, and the pack has { $pack } ({ $clause })
winner-holds-cards = { $name } has gone out, and yet holds cards here
winner-called = { $name } has gone out and cannot call as well
raises-not-played = { $offending } raises, but nobody raises in this house ({ $clause })
value-not-finite = found { $found }, expected a whole number
file-is-directory = this is a folder; expected a file
file-ending = found a file with the ending “{ $found }”, expected one of { $expected }
file-too-deep = too many brackets stand one inside the other here
file-long-number = a number here has too many digits
file-too-long = this is longer than { $most } bytes
file-json = this is not JSON: { $problem }
house-other-game = the house { $found } is one of { $game }, and the case asks about { $expected }
rule-violation = { $offending } is against { $clause }
ledger-bad-transfer = { $offending } chips cannot move here ({ $clause })
ledger-short = { $offending } chips were to move, and there are { $balance } ({ $clause })

## Why a card is refused

refused-over = { $offending } cannot be laid: somebody has gone out and the round is over ({ $clause })
refused-not-held = { $offending } is not in this hand ({ $clause })
refused-not-leader = { $offending } cannot be led: the first lead is somebody else’s ({ $clause })
refused-lead = { $offending } cannot be led now: in this house the next lead may not be just any card ({ $clause })
refused-must-follow = { $offending } cannot be led: somebody holds the next card of the suit, and it must be laid ({ $clause })
refused-stuck = { $offending } cannot be led: the card that is out does not stand in this house ({ $clause })
refused-not-next = { $offending } is not the next card of the suit, and the lead is not yours ({ $clause })
refused-slip = { $offending } cannot be slipped under the card that is out in this house ({ $clause })
refused-slip-again = { $offending } cannot be slipped: you have slipped under this card already ({ $clause })
refused-slip-last = { $offending } is your last card, and nobody goes out by slipping ({ $clause })
refused-word = only the player whose card is out can say that it stands ({ $clause })

## Rulings

setup-not-admitted = This house does not play with that number.
setup-pack-short = The pack is too small for so many.
setup-pack = { $pack } cards are played with. Taken out: { $removed }.
setup-none-removed = none
setup-dealt = { $dealt } cards are dealt and { $stock ->
        [one] { $stock } is
       *[other] { $stock } are
    } left, counting the one that is turned.
setup-field-owner = { $names } { $count ->
        [one] owns
       *[other] own
    } { $field }.
setup-field-shared = Everybody shares { $field }.
dress-pays = { $name } puts out { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }.
dress-field = { $id ->
        [pukk] In
       *[other] On
    } { $field } there { $chips ->
        [one] is then { $chips } chip
       *[other] are then { $chips } chips
    }.
dress-total = In all { $total ->
        [one] { $total } chip lies
       *[other] { $total } chips lie
    } on the board.
deal-hand = { $name } gets { $cards }.
deal-upcard = { $card } is turned; { $stock ->
        [one] { $stock } card lies
       *[other] { $stock } cards lie
    } face down under it.
next-dealer = { $name } deals next.
next-dealer-open = Who deals first cannot be seen from this case.
collect-takes = { $name } holds { $card } and takes { $field }: { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }.
collect-turned = { $card } is turned, so the dealer, { $name }, takes { $field }: { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }.
collect-stays = Nobody takes { $field }; { $chips ->
        [one] { $chips } chip stays
       *[other] { $chips } chips stay
    } there.
collect-open = Who takes { $field } depends on cards that nobody has seen.
enter-allowed = { $name } may go in, for { $stake ->
        [one] { $stake } chip
       *[other] { $stake } chips
    }.
enter-no-raises = { $name } cannot go in like this: nobody raises in this house.
enter-too-dear = { $name } cannot go in: the chips do not suffice.
vie-none = There is no vying for the púkk in this house.
vie-winner = { $names } { $count ->
        [one] takes
       *[other] share
    } the púkk.
vie-nobody = Nobody takes the púkk; it stays.
vie-open = Who takes the púkk depends on cards that nobody has seen.
vie-set = { $name } shows { $cards }.
vie-no-set = { $name } has no set to show.
vie-set-open = What { $name } can show is not seen.
vie-share = { $name } gets { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }.
vie-left = { $chips ->
        [one] { $chips } chip is
       *[other] { $chips } chips are
    } left in the púkk.
buy-allowed = { $name } may buy { $gets } for { $gives }.
buy-collects = The buyer takes the bought card’s field.
buy-collects-nothing = The buyer takes no field.
buy-never = { $name } may not buy: the turned card cannot be bought in this house.
buy-too-late = { $name } may not buy: it is too late.
buy-no-seven = { $name } may not buy without the seven of trumps.
buy-open = Whether { $name } may buy depends on cards that nobody has seen.
stands = { $card } stands.
stands-stuck = { $card } does not stand, and nobody can go on: play is stuck.
stands-top = { $card } stands: there is no card above it.
stands-not = { $card } does not stand: { $name } holds { $next }.
stands-open = Whether { $card } stands depends on who holds { $next }.
stands-reason-stuck = The source gives two reasons. If the only one were that nobody was dealt the next card, play would be stuck here.
next-played = { $next } has been played already.
next-turned = { $next } is the turned card.
next-stock = { $next } is in the stock.
first-lead = { $name } leads first.
first-lead-open = Whoever has won the púkk leads first.
play-to-move = It is for { $name } to move.
play-legal = { $name } may lay { $cards }.
play-legal-open = What { $name } may lay depends on cards that nobody has seen.
play-nobody = Nobody can lay a card now.
play-stuck = The card that is out does not stand in this house and nobody can follow: play is stuck.
play-move-legal = { $name } may do that ({ $card }).
play-move-illegal = { $name } may not do that ({ $card }).
play-move-open = Whether { $name } may do that ({ $card }) depends on cards that nobody has seen.
settle-wins = { $name } gets { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }.
settle-freed = { $names } { $count ->
        [one] holds
       *[other] hold
    } the next card and { $count ->
        [one] does
       *[other] do
    } not pay for it.
settle-freed-by-call = { $names } { $count ->
        [one] calls
       *[other] call
    } “næstur!”, and { $count ->
        [one] does
       *[other] do
    } not pay for the card laid.
settle-pays = { $name } pays { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }.
settle-pays-open = What { $name } pays depends on cards that nobody has seen.
settle-borrows = { $name } first borrows { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }.
settle-owes = { $name } still owes { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }.
settle-no-more = { $name } pays what there is and owes nothing more.
session-start = { $name } begins with { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }.
session-loan = { $name } may borrow from { $lenders }.
session-no-loan = { $name } may not borrow while there are chips left.
session-no-lender = { $name } may not borrow: nobody lends in this house.
lender-bank = the bank
lender-reserve = the reserve
lender-players = the other players
session-keeps = { $name } leaves and keeps the chips.
session-chips-to-bank = { $name } leaves, and the chips go to the bank.
session-chips-to-reserve = { $name } leaves, and the chips go to the reserve.
session-field-offered = The field that { $name } had is offered to { $to }.
session-winners = { $names } { $count ->
        [one] has
       *[other] have
    } won the evening.
session-net = Loans are taken off.
session-by-chips = Chips count, whatever is owed.
session-end-open = Who has won depends on chips that the case does not tell.

## What a ruling rests on

basis-explicit = The source says so.
basis-inferred = This follows from what the source says.
basis-table = The players have settled this themselves.
basis-contradictory = The source contradicts itself here and does not settle it; this is our reading.
basis-silent = The source is silent here and does not settle it; this is our reading.
our-reading = Our reading: { $choice }
choice-value-words = { $title }: { $value }
as-in-houses = as in { $houses }
flip = Elsewhere, where this holds instead: { $choices }

## Asking

ask-help = Rule on a case: a file (.toml or .json), or - for JSON on standard input.
ask-case = The case; without one, you are asked.
ask-house = A shipped house or the path of a house file; may be given again.
ask-json = Answer in JSON.
ask-lines = Read one JSON case a line from the file or standard input, and write one answer a line.
ask-set = A choice laid over the house, such as slip=any-lower; may be given again.
ask-template = Print a case of a question, to be filled in.
ask-schema = Print the JSON Schema of cases.
ask-lines-and-other = --lines goes with --house, --lang and --json only
ask-all-agree = The houses agree.
ask-differ = The houses differ.
ask-clauses = Clauses
ask-house-refuses = This house cannot rule on it: { $message }
ask-which-question = What do you want to know?
ask-how-many = How many play, or their names?
ask-house-question = Under which house? ({ $houses }, or a file; empty: all)
ask-question-setup = How is the table set up for so many players?
ask-question-dress = Who puts how many chips where?
ask-question-deal = Who is dealt which cards?
ask-question-next-dealer = Who deals next?
ask-question-collect = Who takes which field?
ask-question-enter = May somebody go in for the púkk, and for how much?
ask-question-vie = Who wins the púkk?
ask-question-buy = May the turned card be bought?
ask-question-stands = Does a card stand?
ask-question-play = Whose turn is it, and what may be laid?
ask-question-first-lead = Who leads first?
ask-question-settle = Who pays what when somebody has gone out?
ask-question-session = A loan, a player who leaves, or the end of the evening
ask-key-dealer = Who deals? (empty: the first player)
ask-key-upcard = Which card is turned? (empty: nobody has seen it)
ask-key-hand = Which cards has { $name }? (empty: nobody has seen them; ? for one that nobody has seen)
ask-key-by = Who is it about?
ask-key-called = Who has called “næstur!”? (names with commas)
ask-key-event = What happens? ({ $options })
ask-key-in = Who are in? (names with commas)
ask-key-last = With which card did somebody go out?
ask-key-move = Which move do you ask about? (name and card; empty: none)
ask-key-owes = How many chips does { $name } owe? (empty: none)
ask-key-pack = The pack from the top (cards with spaces)
ask-key-played = What has been laid, in order? (with commas; for whose turn it is with names: P1 ♠7, P2 ♠8)
ask-key-pot = How many chips lie in the púkk? (empty: those of one round)
ask-key-pukk-winner = Who has won the púkk? (empty: nobody)
ask-key-raises = Who has raised, and by how much? (P1 2, P2 1; empty: nobody)
ask-key-stacks = How many chips has { $name }? (empty: not told)
ask-key-when = When in the round? ({ $options })
ask-key-winner = Who has gone out?
ask-try-again = That cannot be read: { $message }
ask-done = The case, to be kept and asked again:

## The command line

cli-help = The rules of Púkk, and a referee for the table where it is played.
cli-lang = The language to answer in: is or en. Without it, your locale’s.
cli-version = Show the version.
cli-verb-unknown = there is no command “{ $found }”; the commands are { $expected }.{ near-hint }
cli-no-option = there is no option “{ $found }”.{ near-hint }
cli-missing = { $name } is missing; --help shows how the command is used
cli-bad-value = { $name }: { $problem }
cli-bug = this is a fault of ours, not of yours: { $problem } (with PUKK_TRACEBACK=1 set, the whole of it is shown)
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

verify-help = Prove the theorems about the rules, or refute them and show the deal that does.
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
bounds-players = { $range } players
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
bounds-winners = { $range } winners
situation-players = Players
situation-house-name = House
situation-trump = Trump
situation-pot = In the púkk
situation-winners = Winners
situation-hand = Hand
situation-laid = Laid so far
situation-last = Last card
situation-first = First lead
situation-second = Second lead
situation-called = Called out
situation-slipped = Has slipped
situation-dealt = Dealt cards
situation-later = Later
situation-forehand = Forehand
situation-winner = Won the púkk
situation-seat = Player
situation-other = Another player
situation-owner = Owns the ace
situation-youngest = Youngest
situation-drawn = Drawn
situation-taker = Takes
situation-source = Gives
situation-target = Gets
situation-giver = The giver
situation-amount = Amount
situation-accounts = Accounts
situation-bank = The bank
situation-is-bank = Is it the bank
situation-before = On the fields before
situation-chips = On the field
situation-stack = Has
situation-debt = Owes
situation-rounds = Rounds
situation-sizes = Cards in hand
situation-played = Cards laid
situation-freed = Freed
situation-said = Said that it stands
situation-buys = Buys
situation-places = Places
situation-owns = Own fields
situation-shared = Shared
situation-moment = When
situation-packets = Dealt by
situation-keys = What the sets are worth
situation-part = Shown of it
bounds-this-house = pukk-is, forty cards
bounds-any-vying = any pack, any house

## Theorems

theorem-an-ace-always-stands = An ace always stands.
theorem-five-cards-each-and-one-to-turn-decide-who-can-play = A game is possible where there are five cards for each player and one more to turn, and nowhere else.
theorem-the-cards-of-the-fields-are-in-every-pack = The cards of the fields from ace to ten and the jack of clubs are in every pack; the nine if the lowest is a nine or lower, the six if it is a six or lower.
theorem-in-the-shipped-houses-every-field-can-be-taken = In the houses that come with the rulebook no field stands for a card that has been taken out of the pack.
theorem-two-fields-never-stand-for-one-card-but-the-jacks-with-clubs = Two fields never stand for one card, except the jack’s and the pamfíll’s when clubs are trumps.
theorem-in-the-shipped-houses-everybody-owns-a-field-and-every-owned-field-has-an-owner = In the houses that come with the rulebook everybody owns a field, and every owned field has an owner.
theorem-what-lies-on-the-fields-is-what-was-put-there = When the fields are dressed they gain what the players give and nothing else, and what lay there stays.
theorem-in-the-paper-dressing-is-one-chip-from-each-on-each-field = In Morgunblaðið’s rules dressing comes to one chip from each player on each field.
theorem-in-the-paper-a-field-always-holds-a-multiple-of-the-players = In Morgunblaðið’s rules the chips on a field are always a multiple of the number of players, however often it is dressed.
theorem-the-deal-takes-the-cards-from-the-top-each-once = The deal takes the cards from the top, five for everybody and each card once, and the next is the one that is turned.
theorem-exactly-one-suit-is-trump-and-the-turned-card-is-of-it = Exactly one suit is trump, and the turned card is of it.
theorem-the-deal-comes-to-everybody-in-turn = The deal comes to everybody in turn, to each once before it is back at the first.
theorem-every-house-has-one-first-dealer = Whatever the house, one player at the table deals first.
theorem-buying-swaps-one-card-for-one = Buying swaps one card for one: the seven goes, the turned card comes, and nothing else changes.
theorem-every-card-is-always-in-exactly-one-place = Every card is always in exactly one place: in a hand, in the stock, turned, or laid.
theorem-cards-and-questions-go-round-from-the-dealers-left = Cards and questions go round from the dealer’s left, to everybody once and to the dealer last.
theorem-every-field-goes-to-the-holder-of-its-card-or-by-the-turned-card-or-stays = For every field one of three holds, and never two: the holder of its card takes it, the dealer gets it because the card was turned, or it stays.
theorem-a-field-is-taken-entirely-or-not-at-all = A field is taken by one player at most, entirely or not at all.
theorem-with-clubs-both-jack-fields-go-to-one-player = When clubs are trumps the jack’s field and the pamfíll’s always go the same way.
theorem-i-have-all-of-all = “I have it all from everyone!” Whoever is forehand with the five honours of clubs, when clubs are trumps, takes six fields and traces the whole hand with nobody else getting in.
theorem-what-wins-the-pukk-is-one-thing-in-every-house = Whatever the house, one thing wins the púkk: the six of trumps, the best set, a pair of sixes, or nothing.
theorem-when-seven-play-somebody-always-collects = When seven play by Morgunblaðið’s rules somebody always collects something.
theorem-at-most-one-player-can-buy = One player at most can buy the turned card.
theorem-buying-once-closed-stays-closed = When buying is closed it stays closed for the rest of the round.
theorem-a-turned-seven-cannot-be-bought = A seven that is turned cannot be bought.
theorem-no-field-is-collected-by-the-dealer-and-by-a-buyer = No field goes both to the dealer and to a buyer, unless the house allows both.
theorem-the-next-card-is-one-card-of-the-same-suit = The next card is always one card of the same suit; above an ace there is none.
theorem-at-most-one-player-can-follow = One player at most can follow.
theorem-a-card-stands-exactly-when-nobody-holds-the-next = A card stands exactly when nobody holds the next one.
theorem-what-stands-stays-standing = What stands stays standing, as long as nothing is bought.
theorem-only-buying-the-next-card-makes-a-standing-card-fall = A standing card falls only if the very next card is bought from the stock.
theorem-the-card-below-a-played-card-stands = The card just below one that has been played stands.
theorem-whoever-has-cards-can-lead-one-of-them = A player who is to lead and has cards can always lead one of them.
theorem-play-is-never-stuck = Play is never stuck where a card stands when nobody holds the next: somebody can always move.
theorem-where-one-can-follow-nobody-may-lead = Where one must follow it is always one of two: somebody can follow, or the player whose card is out may lead.
theorem-somebody-at-the-table-leads-first = Somebody at the table always leads first, even where nobody has won the púkk.
theorem-a-slip-is-a-lower-card-and-never-the-last = A card that is slipped under is a lower one of the suit, never the last card and never a player’s second slip.
theorem-laying-a-card-leaves-one-fewer = Whoever lays a card holds one card fewer.
theorem-a-round-ends-within-four-cards-each-and-one = A round ends before more cards are laid than four for each player and one more.
theorem-one-player-trekks-or-play-goes-on = After each card one player has gone out, or somebody can go on; two never go out.
theorem-at-most-one-player-is-freed-and-of-one-card = One player at most is spared paying, and for one card only: the next above the last.
theorem-a-loser-pays-for-each-card-and-one-less-if-he-is-freed = Every loser pays a chip for each card in hand, and exactly one less if spared one.
theorem-nobody-pays-chips-that-he-has-not = Nobody pays chips that he neither has nor has borrowed, and nobody borrows more than he lacks.
theorem-a-debt-is-paid-owed-or-beyond-his-means = Every chip of a debt is paid, still owed or let go; none is counted twice.
theorem-what-one-gives-another-gets = What one gives another gets, no more and no less.
theorem-no-account-but-the-bank-goes-below-nought = No player, field or reserve goes below nought, only the bank.
theorem-whatever-is-moved-in-whatever-order-no-chip-is-lost = Whatever is paid in whatever order, no chip is lost and none is made.
theorem-a-shared-pukk-is-shared-out-whole = When the púkk is split nothing is left of it but what cannot be split evenly.
theorem-every-field-holds-a-multiple-of-the-players = The chips on a field are always a multiple of the number of players.
theorem-eight-can-play-with-forty-cards = Eight can play with forty cards.
theorem-a-shared-pukk-can-always-be-shared-evenly = A púkk can always be split evenly between two.
theorem-the-trump-six-always-wins-the-pukk = The six of trumps always wins the púkk.
theorem-somebody-wins-the-pukk-in-every-round = Somebody wins the púkk in every round where the six of trumps wins it.
theorem-the-dealer-always-gets-the-turned-field = The dealer always gets the field of the turned card.
theorem-somebody-collects-in-every-round = When six play by Morgunblaðið’s rules somebody always collects something.
theorem-the-pamfill-always-takes-the-field-of-the-jack-too = Whoever holds the jack of clubs always takes the jack’s field too.
theorem-one-card-takes-one-field-at-most = One card takes one field at most.
theorem-a-bought-honour-takes-its-field = An honour that is bought takes its field.
theorem-a-card-stands-only-if-the-next-is-in-the-stock = A card stands only if the next one is in the stock.
theorem-a-card-stands-when-the-one-below-has-been-laid = A card stands when the one just below it has been laid.
theorem-what-stands-stands-even-if-the-turned-card-is-bought = What stands stays standing even if the turned card is bought.
theorem-play-goes-on-where-a-card-stands-only-if-the-next-was-never-dealt = Play always goes on even where a card stands only if nobody was dealt the next one.
theorem-whoever-has-forehand-always-trekks = Forehand always goes out.
theorem-any-lower-card-of-the-suit-can-be-slipped = Any lower card of the suit can be slipped under.
theorem-whoever-trekks-gets-a-chip-from-everybody = Whoever goes out gets at least one chip from everybody.
theorem-whoever-holds-the-next-two-cards-pays-for-neither = Whoever holds the next two cards above the last pays for neither.
theorem-no-two-hands-tie = No two hands tie where the order of suits decides: of any two sets one wins.
theorem-no-two-hands-tie-where-the-trump-decides = No two hands tie where the trump decides, as long as a pair is needed and a set with the pamfíll is not as good as a natural one.
theorem-of-two-real-pairs-of-a-rank-one-holds-the-trump = Of two natural pairs of one rank exactly one holds the trump.
theorem-what-beats-a-better-set-beats-the-worse = Whatever beats a set also beats all that the set beats, and does not lose to it.
theorem-however-many-are-in-one-wins = However many are in, exactly one wins, if anybody has a set and no two sets are equal.
theorem-more-alike-beat-fewer = The larger set beats the smaller, whatever the ranks and suits.
theorem-posts-beat-all-of-their-size = Posts beat every set of their size, where two pairs count no more than one.
theorem-the-higher-rank-beats-the-lower = Of sets equal in size the higher wins, and posts are higher than aces, where two pairs count no more than one.
theorem-real-ones-beat-the-pamfill-at-the-same-size-and-rank = A natural set beats one of the same size and rank with the pamfíll, where the natural one is to win and the pamfíll is no jack.
theorem-hands-are-ordered-as-the-rules-are-written = Hands are ranked exactly as the rules are written: first by size, then by rank, then by being natural, and last by suit.
theorem-the-pamfill-for-any-card-never-costs-size-or-rank = The pamfíll in place of any card never makes a set smaller or lower in rank.
theorem-the-pamfill-as-one-card-more-always-makes-a-hand-better = The pamfíll as an extra card always makes a hand better.
theorem-whoever-holds-the-pamfill-has-a-set = Whoever holds the pamfíll has a pair at least.
theorem-no-part-of-a-hand-shows-more-than-the-hand = Nobody gains by keeping a card back: a hand counts as the best of all that can be shown of it.
theorem-no-more-than-two-have-a-pair-of-sixes = No more than two players have a pair of sixes in one deal.
theorem-only-pairs-come-down-to-the-suit = Only between pairs can it come down to the suit, where a pair is needed.
theorem-the-pair-with-the-heart-wins-a-tie = Of two pairs that are otherwise equal exactly one has the heart, and it wins: no suit below hearts ever decides.
theorem-no-suit-below-hearts-decides-between-single-cards = Between single cards, too, no suit below hearts ever decides.
theorem-two-pairs-beat-one-pair = Two pairs beat one pair.
theorem-three-and-a-pair-beat-three-alone = Three alike and a pair beat three alike alone.
theorem-a-pair-of-aces-beats-a-pair-of-fives = A pair of aces beats a pair of fives.
theorem-three-real-ones-beat-three-with-the-pamfill = A natural three alike always beats three alike with the pamfíll.
theorem-the-pamfill-is-best-laid-to-the-posts = The pamfíll is best shown with posts.
theorem-the-jack-of-clubs-and-the-jack-of-hearts-beat-two-jacks = The jack of clubs and the jack of hearts beat the other two jacks.
theorem-the-pair-with-a-heart-beats-the-pair-without = A pair with a heart always beats a pair without one.
theorem-of-equal-pairs-the-one-with-the-trump-wins = Of two pairs of one rank the one with the trump wins.
theorem-of-equal-pairs-the-one-with-the-higher-card-beside-it-wins = Of two pairs of one rank the one with the higher card beside it wins.
theorem-whoever-holds-the-pamfill-wins-the-pukk = Whoever holds the pamfíll wins the púkk.
theorem-four-posts-cannot-be-beaten = Four posts cannot be beaten.
theorem-the-pamfill-for-any-card-never-makes-a-hand-worse = The pamfíll in place of any card never makes a hand worse.
theorem-no-two-hands-tie-where-equal-pairs-split = No two hands tie where equal pairs split the púkk.
theorem-only-one-player-can-have-a-pair-of-sixes = Only one player can have a pair of sixes.

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

## pukk house

house-help = List the houses, show one with where its values come from, write your own.
house-list-help = List the houses that come with the rulebook.
house-show-help = Show a house: each choice, its value, and where that comes from.
house-new-help = Write a house file from a base and the choices in which yours differs.
house-choices-help = List the choices that every house makes, or all the options of one.
house-json = Write it as JSON.
house-name-argument = A house that comes with the rulebook, or the path of a house file.
house-new-name = The new house’s name: lower-case ASCII letters, digits and hyphens.
house-new-base = The house that yours is built on.
house-new-set = A choice in which yours differs; may be given again. Lists and tables as in TOML: players=[3, 6].
house-new-output = Where to write it; without it NAME.toml in this folder.
house-new-force = Overwrite a file that is there.
house-choice = A choice, such as turned_field; without it, all of them.
house-written =
    { $count ->
        [one] Wrote the house { $name } to { $path }: { $base }, and one choice of its own.
       *[other] Wrote the house { $name } to { $path }: { $base }, and { $count } choices of its own.
    }
house-hint = `pukk house show pukk-is` shows all that a house has chosen, `pukk house choices` what can be chosen.
house-choices-hint = `pukk house choices turned_field` shows one choice with the words of its options.
house-name = “{ $found }” is no name for a house; use lower-case ASCII letters, digits and hyphens
house-name-shipped = { $found } is the name of a house that comes with the rulebook; choose another
house-file-exists = this file is there already; --force overwrites it
file-unwritable = this file cannot be written: { os-problem }
setting-form = “{ $found }” is no setting; expected CHOICE=VALUE, such as turned_field=dealer
setting-twice = { $found } is set twice
value-explicit = stated in the source
value-inferred = follows from the source
value-silent = our reading: the source is silent
value-contradictory = our reading: the source contradicts itself
value-table = this house’s own
value-else = otherwise
choice-form-enum = One of these words: { $choice }=WORD.
choice-form-bool = { $choice }=true or { $choice }=false.
choice-form-number = A number: { $choice }=1.
choice-form-number-or-players = A number, or as many as the players: { $choice }=5 or { $choice }=players.
choice-form-per-number-rank = A rank from 2 to 10, or one for each number of players: { $choice }=5 or { $choice }="{"{"} 5 = 7, 6 = 6 {"}"}".
choice-form-range = The fewest and the most: { $choice }=[5, 7].
choice-form-list = One or more of these words: { $choice }=[WORD, …].
choice-form-fields = One of these words for each field, or one for each number of players: { $choice }="{"{"} nine = 'absent', pamfill = {"{"} 5 = 'shared' {"}"} {"}"}".

## What happens in play

chips = { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
account-bank = the bank
account-reserve = the reserve
event-start = Everybody begins with { $chips }.
event-round = Round { $number }: { $by } deals.
event-loan = { $by } borrows { $chips } ({ $to }).
event-repay = { $by } pays back { $chips } ({ $to }).
event-dress = { $by } dresses: { $what }.
event-dress-nothing = { $by } has nothing to dress with.
event-dress-due = { $by } dresses.
event-deal = { $card } is turned: { $suit } are trumps.
event-deal-due = Five cards each are dealt and one is turned.
event-buy = { $by } buys { $gets } for { $card }.
event-buy-takes = { $by } buys { $gets } for { $card } and takes { $chips }.
event-collect = { $by } takes { $field }: { $chips }.
event-collect-due = { $by } takes { $field }.
event-collect-from = { $by } is paid for { $field }: { $what }.
event-enter = { $by } goes in for the púkk.
event-pass = { $by } passes.
event-raise = { $by } raises by { $chips }.
event-stay = { $by } stays in.
event-fold = { $by } folds.
event-set = { $by } shows { $cards }
event-set-none = { $by } shows no set
event-vie = The púkk goes to { $what }.
event-vie-stays = The púkk stays where it is.
event-lay = { $by } lays { $card }.
event-lay-lead = { $by } leads { $card }.
event-lay-next = { $by } lays { $card }.
event-lay-slip = { $by } slips { $card } under.
event-stands = { $by }: “Stendur!”
event-trekk = { $by }: “Trekki!”
event-stuck = Nobody may go on: the round ends here and nobody has gone out ({ $clause }).
event-call = { $by }: “Næstur!” and lays { $card }.
event-settle = { $by } gets { $chips }: { $what }.
event-settle-due = The round is settled: { $what }.
event-settle-owes = Still owing: { $what }.
event-leave = { $by } leaves.
event-leave-takes = { $by } leaves; { $to } takes over the field.
event-leave-declined = { $by } leaves; { $to } does not want the field.
event-end = The evening is over. { $winners ->
        [one] Winner: { $what }.
       *[other] Winners: { $what }.
    }
event-stop = Put off here: nobody has won yet.

## Why an event is refused

play-not-now = { $found } cannot come now; expected: { $expected } ({ $clause })
play-has-left = { $by } no longer plays ({ $clause })
play-part-differs = { $part } is { $found }; expected { $expected } ({ $clause })
play-chips-differ = { $path }: { $said } moved; expected { $due } ({ $clause })
play-loan-refused = { $by } has { $stack } and has to pay { $due } now; only a player who has no chips left may borrow ({ $clause })
play-must-borrow = { $by } has { $stack } and has to pay { $due }: { $short } must be borrowed first ({ $clause })
play-no-lender = { $lender } does not lend here; expected: { $expected } ({ $clause })
play-loan-nothing = a loan is one chip or more ({ $clause })
play-repay-too-much = { $by } owes { $owed } here and pays back { $chips } ({ $clause })
play-dressed-twice = { $by } has dressed already in this round ({ $clause })
play-not-dressed = { $by } has not dressed yet ({ $clause })
play-pack-short = found { $found } cards; the deal needs { $needed } ({ $clause })
play-hand-size = { $by } has { $found } cards; expected { $expected } ({ $clause })
play-no-upcard = no card has been turned ({ $clause })
play-card-not-in-pack = { $card } is not in the pack of this house ({ $clause })
play-card-twice = { $card } stands in two places ({ $clause })
play-not-his-field = { $field } is not for { $by } to take, but for { $taker ->
        [none] nobody
       *[other] { $taker }
    } ({ $clause })
play-not-collected = { $by } has yet to take { $field } ({ $clause })
play-no-seven = { $by } does not hold { $card }, the price of the turned card ({ $clause })
play-buying-closed = { $by } cannot buy now in this house ({ $clause })
play-no-vying = nobody vies for the púkk in this house ({ $clause })
play-not-his-turn = it is not for { $by } to answer now, but for { $expected ->
        [none] nobody
       *[other] { $expected }
    } ({ $clause })
play-no-raises = nobody raises in this house ({ $clause })
play-raise-nothing = a raise is one chip or more ({ $clause })
play-vie-too-early = the sets are shown too early: { $expected } has yet to speak ({ $clause })
play-pukk-open = the púkk must be settled before the first lead ({ $clause })
play-not-stuck = play is not stuck: { $by } may go on ({ $clause })
play-no-trekk = { $by } cannot go out now ({ $clause })
play-no-call = { $by } does not hold the next card and cannot call ({ $clause })
play-not-left = { $by } no longer holds { $card } ({ $clause })
play-not-over = players still playing: { $left }; the evening ends at { $few } ({ $clause })

## pukk audit

audit-help = Replay a record of play and name the first event that breaks a rule.
audit-file = The record, as `pukk play --record` writes it or written by hand; - reads standard input.
audit-json = Print what was found as JSON.
audit-clean = { $file }: clean. { $events ->
        [one] { $events } event
       *[other] { $events } events
    } under { $house }.
audit-open = The evening is not over where the record ends.
audit-broken = { $file }:{ $line }: this breaks a rule
audit-label-event = event
audit-label-problem = problem
audit-label-found = found
audit-label-expected = expected
audit-label-clause = clause
audit-nothing = nothing
audit-before = Up to there the record is clean: { $events ->
        [one] { $events } event
       *[other] { $events } events
    }.
audit-cut = the last line is cut off in the middle; the record ends before it
audit-unchecked = Not checked, since the record does not show it:
audit-unchecked-row = line { $line }: { $what } ({ $clause })
unchecked-dealer = who is to deal first
unchecked-consent = whether all agreed to stop
unchecked-time = whether the time was up
unchecked-stuck = whether nobody could go on
unchecked-holder = whether anybody held { $card }
unchecked-hand = the rest of the hand
unchecked-sets = whose set was the best
audit-house-own = The house is not a shipped one; the choices are those in the first line.
audit-house-differs = The shipped house of that name has other choices today; those in the first line count.
audit-digest = the digest { $found } is not that of the choices, which is { $expected }
audit-no-head = the first line must have the key { $missing }
audit-head-key = “{ $found }” is no key of the first line; expected: { $expected }.{ near-hint }
audit-no-event = the key event is missing; expected one of: { $expected }
audit-event = there is no event “{ $found }”; expected one of: { $expected }.{ near-hint }
audit-key = “{ $found }” is no key of { $event }; expected: { $expected }.{ near-hint }
audit-key-missing = the key { $missing } of { $event } is missing
audit-value = found { $found }, expected { $expected }
audit-player = “{ $found }” does not play; expected one of: { $expected }.{ near-hint }
audit-name-reserved = “{ $found }” stands for an account in a record and cannot be a player’s name
audit-name-twice = two players are called “{ $found }”

## pukk play

play-help = Play whole evenings of Púkk under any house, alone against simple players or together at one keyboard.
play-option-house = The house: a shipped one, or the path of a house file.
play-option-players = How many play.
play-option-names = Their names, clockwise, joined by commas.
play-option-seed = Where the chance comes from; the same seed gives the same evening. Left out, one is drawn and printed.
play-option-rounds = How many rounds.
play-option-record = Write a record to this new file, one event a line.
play-option-resume = Play on from this record, and go on writing it.
play-option-seat = A seat that a person plays in the terminal; may be given again.
play-record-exists = this file exists already, and no record is written over
play-resume-and = { $option } cannot be given with --resume; the record has it
play-over = this evening is over
play-hidden = this record hides cards, so that nobody can play on from it
play-names-count = found { $found } names for { $players } players
play-seed = Seed: { $seed }
play-house = House: { $house }
play-resumed = Played on from line { $line }.
play-cut = The last line was cut off and has been left out.
play-left = Broken off here. { $file ->
        [none] Nothing was recorded.
       *[other] Play on: pukk play --resume { $file }
    }
play-recorded = The record: { $file }
play-column-name = Player
play-column-chips = Chips
play-column-owes = Owes
play-column-cards = Cards
play-fields = On the fields:
play-turned = Turned: { $card }
play-out = Out: { $card } ({ $name })
play-pass-keyboard = Pass the keyboard to { $name } and press Enter.
play-ask-between = Between rounds
play-ask-heir = Do you take over the field?
play-ask-loan = You are short of chips
play-ask-buy = You hold the seven: buy { $card }?
play-ask-enter = Are you in for the púkk?
play-ask-answer = Stay, raise or fold?
play-ask-lead = Lead a card
play-ask-next = You hold the next card
play-ask-slip = Slip a card under?
play-ask-call = You hold the next card: call?
play-decline-between = play the next round
play-decline-loan = put what you have
play-decline-buy = do not buy
play-decline-slip = slip nothing
play-decline-next = say nothing
play-decline-call = say nothing
play-prompt = { $name }, choose (? helps):
play-not-understood = “{ $found }” is none of these. Type a number or a card (♠7, 7S); ? helps.
play-refused = No: { $problem }
play-clause = { $clause }: { $text }
play-keys = Number: that choice · a card: ♠7, S7 · Enter: the choice marked * · chips: chips and fields · quit: break off · ?: this help
play-tip-between = You may play on, pay back, or leave the table for good.
play-tip-heir = Whoever takes over a field dresses it from now on, besides his own.
play-tip-loan = Whoever has no chips left borrows; the least is what you are short of.
play-tip-buy = You give the seven of trumps and get the turned card for it, now or as long as the house lets you.
play-tip-enter = Whoever is in puts the entry in the púkk; the best set wins it all.
play-tip-answer = Stay: put in what the others have; raise: put in more; fold: lose what you have put in.
play-tip-lead = The holder of the next higher card of the suit lays it. When nobody holds it your card stands, and you lead again.
play-tip-next = You lay the next card of the suit, and are then the one whose card is out.
play-tip-slip = Under the card that is out you may get rid of a lower one of its suit, once, but never your last.
play-tip-call = By calling you need not pay for the card that comes next above the last.
