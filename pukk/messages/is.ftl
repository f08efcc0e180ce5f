### Það sem fólk les á íslensku. Heitin, röð þeirra og gildi eru þau sömu og í en.ftl.
### Hvernig skilaboðum er bætt við: sjá pukk/core/messages.py.

## Upptalningar og tengiorð

list-and = { $all } og { $last }
list-or = { $all } eða { $last }
where-found = { $where }: { $problem }

## Það sem villur eiga sameiginlegt

# Stendur aftan við vanda: næsta heiti sem þekkt er, ef það er til.
near-hint =
    { $near ->
        [none] {""}
       *[other] {" "}Áttir þú við „{ $near }“?
    }

## Skrár

file-unreadable = ekki er hægt að lesa þessa skrá: { $problem }
file-encoding = þessi skrá er ekki í UTF-8 (bæti { $byte }); vistaðu hana sem UTF-8
file-toml = þetta er ekki TOML: { $problem }
file-empty = þessi skrá er tóm

## Spil

card-unknown = „{ $found }“ er ekkert spil; spil er skrifað ♥K, K♥, ♣G, ♦10
card-needs-language = „{ $found }“ er eitt spil á ensku og annað á íslensku; skrifaðu tákn sortarinnar (♥10) eða settu lang í dæmið
card-twice = { $card } stendur hér tvisvar

## Húsreglur og hús

choice-unknown = engin húsregla heitir „{ $found }“.{ near-hint }
choice-value = „{ $found }“ getur ekki staðið hér; hér má standa: { $expected }.{ near-hint }
choice-repeats = sama orðið stendur tvisvar í { $found }
choice-number-key = „{ $found }“ er ekki fjöldi spilara; hér á að standa tala eða else
choice-table-key = „{ $found }“ er ekki reitur.{ near-hint }
choice-table-missing = hér vantar: { $missing }
house-unknown = ekkert hús heitir „{ $found }“.{ near-hint }
house-incomplete = þessar húsreglur vantar: { $missing }
house-loop = þetta hús er reist á sjálfu sér: röð grunnanna kemur aftur að því
house-key = „{ $found }“ er ekki lykill í húsi; hús hefur base, choices og name.{ near-hint }
house-no-base = hús þarf grunn: base = "pukk-is"
house-choices = choices á að vera tafla en hér stendur { $found }
house-silent-number = þetta hús segir ekki hvað { $choice } er þegar spilarar eru { $players }

## Skrár reglubókarinnar

spec-unreadable = ekki er hægt að lesa þessa skrá: { $problem }
spec-type = hér stendur { $found } en á að vera { $expected }
spec-empty = { $name } er tómt
spec-key-missing = lykilinn { $name } vantar.{ near-hint }
spec-key-unknown = „{ $found }“ er enginn lykill hér; hér má standa: { $expected }.{ near-hint }
spec-language-missing = tungumálið { $language } vantar
spec-slug = „{ $found }“ er ekkert auðkenni; auðkenni er lágstafa ASCII-orð með bandstrikum á milli
spec-list = hér stendur { $found } en á að vera listi texta þar sem enginn kemur tvisvar fyrir
spec-word-unknown = „{ $found }“ getur ekki staðið hér; hér má standa: { $expected }.{ near-hint }
spec-phase-missing = skrá áfangans { $phase } vantar
spec-standing = heimild segir, gefur í skyn, þegir eða er í mótsögn við sjálfa sig, eitt af fernu: hér stendur „{ $found }“ en á að vera eitt af { $expected }
spec-standing-bare = „{ $found }“ þarf að vísa í setningar
spec-silent-cites = heimild sem þegir vísar ekki í setningu; hér á að standa { $found } = []
spec-json = þetta er ekki JSON: { $problem }
spec-digest = „{ $found }“ er ekki tætigildi; hér eiga að standa fyrstu 16 sextándutölustafirnir í SHA-256 setningarinnar
spec-id-twice = „{ $found }“ stendur hér í annað sinn
spec-id-unknown = ekkert heitir „{ $found }“.{ near-hint }
spec-refines-itself = { $found } vísar á sjálfa sig í refines
spec-option-without-choice = { $clause } er valgrein en leggur ekkert val fyrir húsið
spec-choice-without-option = { $clause } leggur val fyrir húsið en er { $kind }; tegundin á að vera option
spec-choice-elsewhere = húsreglan { $choice } á heima í greininni { $clause }
spec-choice-unlisted = greinin { $clause } nefnir ekki húsregluna { $choice }
spec-choice-typeless = húsreglan „{ $found }“ á sér orð en enga tegund í house.py.{ near-hint }
spec-choice-wordless = húsreglan { $choice } á sér tegund í house.py en engin orð
spec-choice-type = hér stendur tegundin „{ $found }“ en á að vera „{ $expected }“
spec-option-unknown = kosturinn „{ $found }“ á sér orð en er ekki gildi húsreglunnar; gildin eru: { $expected }.{ near-hint }
spec-option-wordless = kosturinn { $option } er gildi húsreglunnar en á sér engin orð
spec-no-example = { $clause } hefur ekkert dæmi
spec-example-game = hér stendur dæmi um spilið { $found }
spec-sentence-unknown = engin setning heitir „{ $found }“.{ near-hint }
spec-sentence-foreign = setningin { $found } er ekki úr { $edition }, þar sem setningar byrja á { $prefix }
spec-sentence-both = grein vísar í { $sentence } sem er líka kölluð { $kind }
spec-sentence-neither = engin grein vísar í { $sentence } og hún er ekki heldur kölluð heading, advice, history, example eða shop-text
spec-basis-missing = { $choice } segir ekki hvaðan gildið er; það á að standa í basis

## Skipanalínan

cli-help = Reglur púkks, og dómari við borðið þar sem það er spilað.
cli-lang = Málið sem svarað er á: is eða en. Annars mál tölvunnar.
cli-version = Sýnir útgáfuna.
cli-verb-unknown = engin skipun heitir „{ $found }“; skipanirnar eru { $expected }.{ near-hint }
cli-no-option = enginn rofi heitir „{ $found }“.{ near-hint }
cli-missing = { $name } vantar; --help sýnir hvernig skipunin er notuð
cli-bad-value = { $name }: { $problem }
cli-other = { $problem }
typer-usage = Notkun:
typer-arguments = Gildi
typer-options = Rofar
typer-commands = Skipanir
typer-required = [skylda]
typer-default = [sjálfgefið: { $value }]
typer-help = Sýnir þessa hjálp.
typer-install-completion = Lætur þessa skel ljúka við skipanirnar.
typer-show-completion = Sýnir það sem þessi skel þarf til að ljúka við skipanirnar.

## Sannanir

verify-help = Sannar setningarnar um reglurnar, eða hrekur þær og sýnir gjöfina sem gerir það.
verify-names = Heiti setninga eða spilþáttar (trace); án þeirra eru allar teknar.
verify-second-solver = Spyr líka cvc5 um hverja sönnun; báðum þarf að bera saman.
verify-json = Svarar með JSON.
verify-smt2 = Skrifar hverja spurningu í þessa möppu með SMT-LIB.
verify-list = Telur setningarnar upp án þess að sanna neitt.
verify-jobs = Hve mörg ferli vinna í einu; 0 er eins og vélin þolir.
verify-timeout = Sekúndur sem hver spurning má taka.
verify-unknown = engin setning heitir „{ $found }“.{ near-hint }
verify-no-solver = { $solver } vantar; settu það upp með: pip install "pukk[proofs]"
verify-running = Sanna
verify-theorem = Setning
verify-outcome = Útkoma
verify-bounds = Gildir um
verify-method = Aðferð
verify-seconds = Sek.
verify-proved = sönnuð
verify-refuted = hrakin
verify-unsettled = óútkljáð
verify-by-z3 = z3
verify-by-enumeration = allt talið
verify-twin = tvíburinn { $name }
verify-lay-out = Hrakið svona: { $theorem }
verify-note-proved = átti að hrekjast og sannaðist
verify-note-refuted = átti að sannast og hraktist
verify-note-timeout = tíminn var úti áður en svar fékkst
verify-note-vacuous = forsendurnar geta aldrei staðist
verify-note-readings-part = gjöfin sem fannst stenst ekki þegar hún er spiluð
verify-note-solvers-disagree = leysurunum ber ekki saman
verify-note-lemma = hjálparsetning sem hún hvílir á er ósönnuð
verify-note-twin = tvíburi lifir: { $names }
verify-summary = Setningar: { $theorems }. Sannaðar: { $proved }, hraktar: { $refuted }, óútkljáðar: { $unsettled }. Tvíburar hraktir: { $twins } af { $of }.
bounds-players = { $least }–{ $most } spilara
bounds-any-chips = hvaða upphæð sem er
bounds-any-pack = hvaða stokk sem nægir
bounds-any-house = hvaða hús sem er
situation-yes = já
situation-no = nei
situation-card = Spil
situation-held = Á höndum
situation-lowest = Lægst í stokki
situation-dealer = Gjafari
situation-upcard = Upp veltur
situation-stock = Í stokknum

## Setningar

theorem-an-ace-always-stands = Ás stendur alltaf.

## pukk rules

rules-help = Les reglubókina: spil, áfanga, grein, setningu úr heimild, húsreglu eða orð til að leita að.
rules-query = pukk, collect, both-jacks, mbl.27, turned_field eða orð á hvoru málinu sem er, íslenskt orð í hvaða mynd sem er. Annars allt efnisyfirlitið.
rules-json = Skrifar það sem fannst sem JSON.
rules-nothing = ekkert í reglubókinni heitir „{ $found }“ og ekkert orð er nálægt því
rules-near = Ekkert heitir „{ $found }“; þetta er „{ $near }“.
rules-found =
    { $count ->
        [one] { $count } grein
       *[other] { $count } greinar
    }
rules-sources = Það sem heimildir segja
rules-choice = Húsreglan { $name }
rules-code = Kóðinn
rules-theorems = Setningarnar sem eru sannaðar
rules-belief = trú manna, hrakin
rules-examples = Dæmi
rules-case = dæmið
rules-verdict = niðurstaðan
rules-refines = nánar um
rules-refined-by = nánar í
rules-more-phase = `pukk rules collect` sýnir orð áfanga, `pukk rules both-jacks` allt um eina grein.
rules-more-clause = `pukk rules` og auðkenni greinar sýnir húsreglur hennar, kóða, sannanir og dæmi.
rules-sentence-kind = Engin grein vísar í { $sentence }: það er { $kind }.
rules-sentence-cited =
    { $count ->
        [one] { $count } grein vísar í { $sentence }.
       *[other] { $count } greinar vísa í { $sentence }.
    }
sentence-heading = fyrirsögn
sentence-advice = ráðlegging
sentence-history = saga
sentence-example = dæmi
sentence-shop-text = texti verslunar
kind-definition = skilgreining
kind-rule = regla
kind-option = val: hvert hús ræður
kind-advice = ráð
status-explicit = segir það
status-inferred = gefur það í skyn
status-silent = þegir
status-contradictory = er í mótsögn við sjálfa sig
