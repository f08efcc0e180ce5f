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

os-problem =
    { $problem ->
        [ENOENT] engin slík skrá eða mappa er til
        [EISDIR] þetta er mappa
        [ENOTDIR] hluti slóðarinnar er ekki mappa
        [EACCES] þú hefur ekki leyfi til þess
        [EPERM] þú hefur ekki leyfi til þess
        [EROFS] þar er ekki hægt að skrifa neitt
        [ENOSPC] diskurinn er fullur
        [ENAMETOOLONG] heitið er of langt
       *[other] { $problem }
    }
file-unreadable = ekki er hægt að lesa þessa skrá: { os-problem }
file-encoding = þessi skrá er ekki í UTF-8 (bæti { $byte }); vistaðu hana sem UTF-8
file-toml = þetta er ekki TOML: { $problem }
file-empty = þessi skrá er tóm

## Spil

card-unknown = „{ $found }“ er ekkert spil; spil er skrifað ♥K, K♥, ♣G, ♦10
card-needs-language = „{ $found }“ er eitt spil á ensku og annað á íslensku; skrifaðu tákn litarins (♥10) eða settu lang í spurninguna
card-twice = { $card } stendur hér tvisvar

## Húsreglur

choice-unknown = engin húsregla heitir „{ $found }“.{ near-hint }
choice-value = „{ $found }“ getur ekki staðið hér; hér má standa: { $expected }.{ near-hint }
choice-repeats = sama orðið stendur tvisvar í { $found }
choice-number-key = „{ $found }“ er ekki fjöldi spilara; hér á að standa tala eða else
choice-table-key = „{ $found }“ er ekki reitur.{ near-hint }
choice-table-missing = hér vantar: { $missing }
house-unknown = engar húsreglur heita „{ $found }“.{ near-hint }
house-incomplete = í þessar húsreglur vantar: { $missing }
house-loop = þessar húsreglur eru reistar á sjálfum sér: röð grunnanna kemur aftur að þeim
house-key = „{ $found }“ er ekki lykill í húsreglum; þar standa base, choices og name.{ near-hint }
house-no-base = húsreglur þurfa grunn: base = "pukk-is"
house-choices = choices á að vera tafla en hér stendur { $found }
house-silent-number = þessar húsreglur segja ekki hvað { $choice } er þegar fjöldi spilara er { $players }

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
spec-option-without-choice = { $clause } er valgrein en henni fylgir engin húsregla
spec-choice-without-option = { $clause } fylgir húsregla en tegundin er { $kind } og á að vera option
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

## Spurningar úr spili

key-missing = lykilinn { $key } vantar
key-unknown = „{ $found }“ er ekki lykill í þessari spurningu; auk almennu lyklanna eru til: { $expected }.{ near-hint }
key-twice = lykillinn „{ $found }“ stendur hér tvisvar
case-word = „{ $found }“ getur ekki staðið hér; til greina kemur: { $expected }.{ near-hint }
case-text = hér stendur { $found } en á að vera texti
case-table = hér stendur { $found } en á að vera tafla
case-not-a-table = hér stendur { $found } en á að vera tafla með lyklum
case-house = hér stendur { $found } en á að vera heiti húsreglna eða listi með heitum
case-number = hér stendur { $found } en á að vera heil tala frá { $least } til { $most }
case-players = hér stendur { $found } en á að vera listi með nöfnum eða fjöldi spilara
case-name = „{ $found }“ getur ekki verið nafn spilara
case-name-twice = „{ $found }“ stendur hér tvisvar
case-names = hér stendur { $found } en á að vera listi
case-hand = hér stendur { $found } en eiga að vera spil, sem listi eða einn texti
case-raise = hér stendur { $found } en á að vera nafn og tala, til dæmis "P1 2"
case-lay = hér stendur { $found } en á að vera nafn og spil, til dæmis "P1 ♠7", eða "P1 stendur"
name-unknown = „{ $found }“ er ekki með í spilinu; spilararnir eru { $expected }.{ near-hint }
field-unknown = reiturinn „{ $found }“ er ekki til; reitirnir eru { $expected }.{ near-hint }
field-absent = reiturinn { $found } er ekki hafður við þetta borð þegar fjöldi spilara er { $players }
field-not-owned = enginn á reitinn { $found } við þetta borð
hand-too-large = spilin eru hér { $found } en mega flest vera { $most }
card-in-two-places = { $card } er líka í { $other }
card-not-in-pack = { $card } er ekki í þessum stokki: við þetta borð er { $lowest } lægst þegar fjöldi spilara er { $players }
pack-too-long = spilin eru hér { $found } en mega flest vera { $expected }: fleiri eru ekki við þetta borð
too-few-cards = á höndum ættu að vera fleiri óséð spil en til eru; eftir eru { $unseen }
players-not-admitted = fjöldi spilara er { $offending } en á að vera frá { $fewest } til { $most } við þetta borð ({ $clause })
pack-too-small = fjöldi spilara er { $offending } og þá þarf { $needed } spil, fimm á mann og eitt til að velta upp, en í stokknum eru { $pack } ({ $clause })
winner-holds-cards = { $name } hefur trekkt en á hér samt spil á hendi
winner-called = { $name } hefur trekkt og getur ekki kallað líka
raises-not-played = { $offending } hækkar en við þetta borð er ekki hækkað ({ $clause })
value-not-finite = hér stendur { $found } en á að vera heil tala
file-is-directory = þetta er mappa en á að vera skrá
file-ending = skráin endar á „{ $found }“ en á að enda á einhverju af { $expected }
file-too-deep = hér er of mörgum svigum raðað hverjum innan í annan
file-long-number = hér er tala með of mörgum tölustöfum
file-too-long = þetta er lengra en { $most } bæti
file-json = þetta er ekki JSON: { $problem }
house-other-game = húsreglurnar { $found } eru fyrir { $game } en spurt er um { $expected }
rule-violation = { $offending } brýtur gegn { $clause }
ledger-bad-transfer = svona geta spilapeningar ekki færst: { $offending } ({ $clause })
ledger-short = spilapeningarnir nægja ekki: { $offending } áttu að færast en til eru { $balance } ({ $clause })

## Hvers vegna spili er hafnað

refused-over = { $offending } má ekki leggja: einhver hefur trekkt og umferðinni er lokið ({ $clause })
refused-not-held = { $offending } er ekki á þessari hendi ({ $clause })
refused-not-leader = { $offending } má ekki spila út: annar á fyrsta útspil ({ $clause })
refused-lead = { $offending } má ekki spila út núna: við þetta borð má næsta útspil ekki vera hvað sem er ({ $clause })
refused-must-follow = { $offending } má ekki spila út: einhver á næsta spil í litnum og því verður að rekja ({ $clause })
refused-stuck = { $offending } má ekki spila út: spilið sem úti er stendur ekki við þetta borð ({ $clause })
refused-not-next = { $offending } er ekki næsta spil í litnum og þú átt ekki útspil ({ $clause })
refused-slip = { $offending } má ekki smeygja undir spilið sem úti er við þetta borð ({ $clause })
refused-slip-again = { $offending } má ekki smeygja undir: þú hefur þegar smeygt undir þetta spil ({ $clause })
refused-slip-last = { $offending } er síðasta spilið þitt og ekki má trekkja með því að smeygja undir ({ $clause })
refused-word = aðeins sá sem á spilið sem úti er getur sagt að það standi ({ $clause })

## Úrskurðir

setup-not-admitted = Við þetta borð spila ekki svo margir eða svo fáir.
setup-pack-short = Stokkurinn dugir ekki svo mörgum.
setup-pack = Spilað er með { $pack } spilum. Tekin eru úr stokknum: { $removed }.
setup-none-removed = engin
setup-dealt = Gefin eru { $dealt } spil og { $stock ->
        [one] { $stock } er
       *[other] { $stock } eru
    } eftir að meðtöldu spilinu sem veltur upp.
setup-field-owner = { $names } { $count ->
        [one] á
       *[other] eiga
    } { $field }.
setup-field-shared = Allir eiga { $field } saman.
dress-pays = { $name } leggur út { $chips ->
        [one] { $chips } spilapening
       *[other] { $chips } spilapeninga
    }.
dress-field = { $id ->
        [pukk] Í
       *[other] Á
    } { $field } { $chips ->
        [one] liggur þá { $chips } spilapeningur
       *[other] liggja þá { $chips } spilapeningar
    }.
dress-total = Alls { $total ->
        [one] liggur { $total } spilapeningur
       *[other] liggja { $total } spilapeningar
    } á borðinu.
deal-hand = { $name } fær { $cards }.
deal-upcard = Upp veltur { $card }; undir { $stock ->
        [one] liggur { $stock } spil
       *[other] liggja { $stock } spil
    } á grúfu.
next-dealer = Næst gefur { $name }.
next-dealer-open = Ekki verður séð af þessu hver gefur fyrst.
collect-takes = { $name } er með { $card } og hirðir { $field }: { $chips ->
        [one] { $chips } spilapening
       *[other] { $chips } spilapeninga
    }.
collect-turned = { $card } valt upp og því hirðir gjafarinn, { $name }, { $field }: { $chips ->
        [one] { $chips } spilapening
       *[other] { $chips } spilapeninga
    }.
collect-stays = Enginn hirðir { $field }; þar { $chips ->
        [one] liggur { $chips } spilapeningur kyrr
       *[other] liggja { $chips } spilapeningar kyrrir
    }.
collect-open = Hver hirðir { $field } fer eftir spilum sem enginn hefur séð.
enter-allowed = { $name } má púkka og leggur til { $stake ->
        [one] { $stake } spilapening
       *[other] { $stake } spilapeninga
    }.
enter-no-raises = { $name } kemst ekki inn með þessu móti: við þetta borð er ekki hækkað.
enter-too-dear = { $name } getur ekki púkkað: spilapeningarnir nægja ekki.
vie-none = Við þetta borð er ekki púkkað.
vie-winner = { $names } { $count ->
        [one] vinnur púkkið
       *[other] skipta púkkinu með sér
    }.
vie-nobody = Enginn vinnur púkkið og það liggur kyrrt.
vie-open = Hver vinnur púkkið fer eftir spilum sem enginn hefur séð.
vie-set = { $name } sýnir { $cards }.
vie-no-set = { $name } á enga samstæðu.
vie-set-open = Ekki sést hvað { $name } getur sýnt.
vie-share = { $name } fær { $chips ->
        [one] { $chips } spilapening
       *[other] { $chips } spilapeninga
    }.
vie-left = Í púkkinu { $chips ->
        [one] verður { $chips } spilapeningur
       *[other] verða { $chips } spilapeningar
    } eftir.
buy-allowed = { $name } má kaupa { $gets } fyrir { $gives }.
buy-collects = Kaupandinn hirðir reit keypta spilsins.
buy-collects-nothing = Kaupandinn hirðir engan reit.
buy-never = { $name } má ekki kaupa: við þetta borð er spilið sem velt var upp ekki falt.
buy-too-late = { $name } má ekki kaupa: það er um seinan.
buy-no-seven = { $name } má ekki kaupa nema eiga trompsjöuna.
buy-open = Hvort { $name } má kaupa fer eftir spilum sem enginn hefur séð.
stands = { $card } stendur.
stands-stuck = { $card } stendur ekki og enginn kemst áfram: leikurinn er strandaður.
stands-top = { $card } stendur: ekkert spil er hærra í litnum.
stands-not = { $card } stendur ekki: { $name } er með { $next }.
stands-open = Hvort { $card } stendur fer eftir því hver á { $next }.
stands-reason-stuck = Heimildin nefnir tvær ástæður. Ef sú ein gilti að enginn hefði fengið næsta spil þegar gefið var væri leikurinn strandaður hér.
next-played = { $next } er þegar komið út.
next-turned = { $next } er spilið sem velt var upp.
next-stock = { $next } er í stokknum.
first-lead = { $name } spilar fyrst út.
first-lead-open = Sá sem vann púkkið spilar fyrst út.
play-to-move = { $name } á leik.
play-legal = { $name } má leggja { $cards }.
play-legal-open = Hvað { $name } má leggja fer eftir spilum sem enginn hefur séð.
play-nobody = Enginn getur lagt spil núna.
play-stuck = Spilið sem úti er stendur ekki við þetta borð og enginn getur rakið: leikurinn er strandaður.
play-move-legal = { $name } má þetta ({ $card }).
play-move-illegal = { $name } má þetta ekki ({ $card }).
play-move-open = Hvort { $name } má þetta ({ $card }) fer eftir spilum sem enginn hefur séð.
settle-wins = { $name } fær { $chips ->
        [one] { $chips } spilapening
       *[other] { $chips } spilapeninga
    }.
settle-freed = { $names } { $count ->
        [one] á
       *[other] eiga
    } næsta spil og { $count ->
        [one] greiðir
       *[other] greiða
    } ekki fyrir það.
settle-freed-by-call = { $names } { $count ->
        [one] kallar
       *[other] kalla
    } „næstur!“ og { $count ->
        [one] greiðir
       *[other] greiða
    } ekki fyrir spilið sem lagt er.
settle-pays = { $name } greiðir { $chips ->
        [one] { $chips } spilapening
       *[other] { $chips } spilapeninga
    }.
settle-pays-open = Hvað { $name } greiðir fer eftir spilum sem enginn hefur séð.
settle-borrows = { $name } tekur fyrst { $chips ->
        [one] { $chips } spilapening
       *[other] { $chips } spilapeninga
    } að láni.
settle-owes = { $name } skuldar áfram { $chips ->
        [one] { $chips } spilapening
       *[other] { $chips } spilapeninga
    }.
settle-no-more = { $name } greiðir það sem til er og skuldar ekki meira.
session-start = { $name } byrjar með { $chips ->
        [one] { $chips } spilapening
       *[other] { $chips } spilapeninga
    }.
session-loan = { $name } má taka lán { $lenders }.
session-no-loan = { $name } má ekki taka lán fyrr en spilapeningarnir eru búnir.
session-no-lender = { $name } má ekki taka lán: við þetta borð lánar enginn.
lender-bank = hjá bankanum
lender-reserve = úr varasjóðnum
lender-players = hjá öðrum spilurum
session-keeps = { $name } hættir og heldur spilapeningunum.
session-chips-to-bank = { $name } hættir og spilapeningarnir ganga til bankans.
session-chips-to-reserve = { $name } hættir og spilapeningarnir ganga í varasjóðinn.
session-field-offered = Reiturinn sem { $name } átti býðst nú öðrum: { $to }.
session-winners = { $names } { $count ->
        [one] hefur
       *[other] hafa
    } unnið.
session-net = Lán dragast frá.
session-by-chips = Spilapeningarnir ráða, hvað sem skuldum líður.
session-end-open = Hver hefur unnið fer eftir spilapeningum sem ekki er sagt frá.

## Á hverju úrskurður hvílir

basis-explicit = Þetta stendur í heimildinni.
basis-inferred = Þetta leiðir af því sem í heimildinni stendur.
basis-table = Þetta hafa spilararnir ákveðið sjálfir.
basis-contradictory = Heimildin er hér í mótsögn við sjálfa sig og sker ekki úr; þetta er okkar skilningur.
basis-silent = Heimildin þegir um þetta og sker ekki úr; þetta er okkar skilningur.
our-reading = Okkar skilningur: { $choice }
choice-value-words = { $title }: { $value }
as-in-houses = eins og í { $houses }
flip = Á annan veg færi þar sem þetta gildir: { $choices }

## Að spyrja

ask-help = Sker úr um spil á borði: skrá (.toml eða .json), eða - fyrir JSON af staðalinntaki.
ask-case = Skráin; sé engin nefnd er spurt.
ask-house = Húsreglur sem fylgja eða slóð að skrá með þeim; má nefna fleiri.
ask-json = Svarar í JSON.
ask-lines = Les eina spurningu í JSON úr hverri línu og skrifar eitt svar í línu.
ask-set = Húsregla sem gildir í stað þeirrar sem fyrir er, til dæmis slip=any-lower; má nefna fleiri.
ask-template = Sýnir eyðublað fyrir spurningu.
ask-schema = Sýnir JSON-skema spurninga.
ask-lines-and-other = með --lines fara aðeins --house, --lang og --json
ask-all-agree = Húsreglunum ber saman.
ask-differ = Húsreglunum ber ekki saman.
ask-clauses = Greinar
ask-house-refuses = Við þetta borð verður ekki úrskurðað: { $message }
ask-which-question = Hvað viltu vita?
ask-how-many = Hve margir spila, eða hvað heita þeir?
ask-house-question = Eftir hvaða húsreglum? ({ $houses } eða skrá; autt: öllum)
ask-question-setup = Hvernig er borðið búið undir svona marga?
ask-question-dress = Hver leggur hvað út og hvar?
ask-question-deal = Hver fær hvaða spil?
ask-question-next-dealer = Hver gefur næst?
ask-question-collect = Hver hirðir hvern reit?
ask-question-enter = Má spilari púkka og hvað kostar það?
ask-question-vie = Hver vinnur púkkið?
ask-question-buy = Má kaupa spilið sem velt var upp?
ask-question-stands = Stendur spilið?
ask-question-play = Hver á leik og hvað má leggja?
ask-question-first-lead = Hver spilar fyrst út?
ask-question-settle = Hver greiðir hvað þegar einhver hefur trekkt?
ask-question-session = Lán, spilari sem hættir eða lok spilakvöldsins
ask-key-dealer = Hver gefur? (autt: fyrsti spilarinn)
ask-key-upcard = Hvaða spili var velt upp? (autt: enginn hefur séð það)
ask-key-hand = Hvaða spil er { $name } með? (autt: enginn hefur séð þau; ? fyrir stakt óséð spil)
ask-key-by = Um hvern er spurt?
ask-key-called = Hver kallaði „næstur!“? (nöfn með kommum)
ask-key-event = Hvað gerist? ({ $options })
ask-key-in = Hverjir eru með? (nöfn með kommum)
ask-key-last = Með hvaða spili var trekkt?
ask-key-move = Um hvaða leik er spurt? (nafn og spil; autt: engan)
ask-key-owes = Hve marga spilapeninga skuldar { $name }? (autt: enga)
ask-key-pack = Stokkurinn ofan frá (spil með bilum)
ask-key-played = Hvað er komið út, í röð? (með kommum; sé spurt hver á leik þá með nöfnum: P1 ♠7, P2 ♠8)
ask-key-pot = Hve margir spilapeningar liggja í púkkinu? (autt: eins og eftir eina klæðningu)
ask-key-pukk-winner = Hver vann púkkið? (autt: enginn)
ask-key-raises = Hver hækkaði og um hvað mikið? (P1 2, P2 1; autt: enginn)
ask-key-stacks = Hve marga spilapeninga á { $name }? (autt: ekki vitað)
ask-key-when = Hvenær í umferðinni? ({ $options })
ask-key-winner = Hver trekkti?
ask-try-again = Þetta skilst ekki: { $message }
ask-done = Spurningin, ef á að geyma hana og spyrja aftur:

## Skipanalínan

cli-help = Reglur púkks, og dómari við borðið þar sem það er spilað.
cli-lang = Málið sem svarað er á: is eða en. Annars mál tölvunnar.
cli-version = Sýnir útgáfuna.
cli-verb-unknown = engin skipun heitir „{ $found }“; skipanirnar eru { $expected }.{ near-hint }
cli-no-option = enginn rofi heitir „{ $found }“.{ near-hint }
cli-missing = { $name } vantar; --help sýnir hvernig skipunin er notuð
cli-bad-value = { $name }: { $problem }
cli-bug = þetta er okkar villa en ekki þín: { $problem } (sé PUKK_TRACEBACK=1 stillt sést hún öll)
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
verify-names = Heiti setninga eða áfanga (trace); án þeirra eru allar teknar.
verify-second-solver = Spyr líka cvc5 um hverja sönnun; þeim þarf að bera saman.
verify-json = Svarar í JSON.
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
verify-note-solvers-disagree = forritunum tveimur ber ekki saman
verify-note-lemma = hjálparsetning sem hún hvílir á er ósönnuð
verify-note-twin = tvíburi lifir: { $names }
verify-summary = Setningar: { $theorems }. Sannaðar: { $proved }, hraktar: { $refuted }, óútkljáðar: { $unsettled }. Tvíburar hraktir: { $twins } af { $of }.
bounds-players = { $range } spilara
bounds-any-chips = hvaða upphæð sem er
bounds-any-pack = hvaða stokk sem nægir
bounds-any-house = hvaða húsreglur sem er
situation-yes = já
situation-no = nei
situation-card = Spil
situation-held = Á höndum
situation-lowest = Lægst í stokki
situation-dealer = Gjafari
situation-upcard = Upp veltur
situation-stock = Í stokknum
bounds-winners = { $range } vinningshafa
situation-players = Spilarar
situation-house-name = Húsreglur
situation-trump = Tromp
situation-pot = Í púkkinu
situation-winners = Vinningshafar
situation-hand = Hönd
situation-laid = Komin út
situation-last = Síðasta spil
situation-first = Fyrsta útspil
situation-second = Annað útspil
situation-called = Kölluðu
situation-slipped = Hefur smeygt undir
situation-dealt = Gefin spil
situation-later = Síðar
situation-forehand = Forhönd
situation-winner = Vann púkkið
situation-seat = Spilari
situation-other = Annar spilari
situation-owner = Á ásinn
situation-youngest = Yngstur
situation-drawn = Dreginn
situation-taker = Fær
situation-source = Lætur
situation-target = Fær
situation-giver = Sá sem lætur
situation-amount = Upphæð
situation-accounts = Eignir
situation-bank = Bankinn
situation-is-bank = Er það bankinn
situation-before = Fyrir á reitunum
situation-chips = Á reitnum
situation-stack = Á
situation-debt = Skuldar
situation-rounds = Umferðir
situation-sizes = Spil á hendi
situation-played = Spil komin út
situation-freed = Laust við gjald
situation-said = Sagði stendur
situation-buys = Kaupir
situation-places = Staðir
situation-owns = Eiga reiti
situation-shared = Sameign
situation-moment = Hvenær
situation-packets = Gefið
situation-keys = Gildi samstæðna
situation-part = Sýnt af henni
bounds-this-house = pukk-is, fjörutíu spil
bounds-any-vying = hvaða stokk og hvaða húsreglur sem er

## Setningar

theorem-an-ace-always-stands = Ás stendur alltaf.
theorem-five-cards-each-and-one-to-turn-decide-who-can-play = Hægt er að spila þegar til eru fimm spil á mann og eitt að auki til að velta upp, og annars ekki.
theorem-the-cards-of-the-fields-are-in-every-pack = Spil reitanna frá ás niður í tíu og laufagosinn eru í hverjum stokki; nían ef lægsta spilið er nía eða lægra, og sexan ef það er sexa eða lægra.
theorem-in-the-shipped-houses-every-field-can-be-taken = Í þeim húsreglum sem fylgja á enginn reitur við spil sem tekið hefur verið úr stokknum.
theorem-two-fields-never-stand-for-one-card-but-the-jacks-with-clubs = Tveir reitir eiga aldrei við sama spilið, nema gosinn og pamfíllinn þegar lauf er tromp.
theorem-in-the-shipped-houses-everybody-owns-a-field-and-every-owned-field-has-an-owner = Í þeim húsreglum sem fylgja á hver spilari reit, og hver reitur sem á að vera í eigu einhvers er það.
theorem-what-lies-on-the-fields-is-what-was-put-there = Þegar klætt er bætist það eitt við reitina sem spilararnir leggja á þá, og það sem lá þar fyrir liggur kyrrt.
theorem-in-the-paper-dressing-is-one-chip-from-each-on-each-field = Eftir reglum Morgunblaðsins er klæðningin jafnmikil og ef hver spilari legði einn pening á hvern reit.
theorem-in-the-paper-a-field-always-holds-a-multiple-of-the-players = Eftir reglum Morgunblaðsins gengur fjöldi spilara alltaf upp í því sem liggur á reit, hversu oft sem hann er klæddur.
theorem-the-deal-takes-the-cards-from-the-top-each-once = Gefið er ofan af stokknum, fimm spil á mann og hvert spil einu sinni, og næsta spil er það sem velt er upp.
theorem-exactly-one-suit-is-trump-and-the-turned-card-is-of-it = Nákvæmlega einn litur er tromp, og spilið sem upp veltur er í honum.
theorem-the-deal-comes-to-everybody-in-turn = Allir gefa í röð, hver einu sinni áður en kemur aftur að þeim fyrsta.
theorem-every-house-has-one-first-dealer = Hverjar sem húsreglurnar eru er það einn við borðið sem gefur fyrst.
theorem-buying-swaps-one-card-for-one = Kaup eru skipti á tveimur spilum: sjöan fer, spilið sem velt var upp kemur og ekkert annað breytist.
theorem-every-card-is-always-in-exactly-one-place = Hvert spil er alltaf á einum stað og aðeins einum: á hendi, í stokknum, upp í loft eða komið út.
theorem-cards-and-questions-go-round-from-the-dealers-left = Gefið er og spurt réttsælis frá þeim sem situr gjafaranum á vinstri hönd, hver einu sinni og gjafarinn síðastur.
theorem-every-field-goes-to-the-holder-of-its-card-or-by-the-turned-card-or-stays = Um hvern reit gildir eitt af þrennu og aldrei tvennt: sá hirðir hann sem á spilið, gjafarinn hirðir hann því að spilinu var velt upp, eða klæðningin liggur kyrr.
theorem-a-field-is-taken-entirely-or-not-at-all = Einn í mesta lagi hirðir reit, og annaðhvort allt sem á honum er eða ekkert.
theorem-with-clubs-both-jack-fields-go-to-one-player = Þegar lauf er tromp fer reitur gosans alltaf sömu leið og reitur pamfílsins.
theorem-i-have-all-of-all = „Ég hef allt af öllum!“ Sá sem er í forhönd með fimm hæstu laufin, þegar lauf er tromp, hirðir sex reiti og rekur öll spilin á hendi án þess að annar komist að.
theorem-what-wins-the-pukk-is-one-thing-in-every-house = Hverjar sem húsreglurnar eru vinnst púkkið á einn hátt: með trompsexunni, hæstu samstæðunni, pari af sexum eða alls ekki.
theorem-when-seven-play-somebody-always-collects = Þegar sjö spila eftir reglum Morgunblaðsins hirðir alltaf einhver eitthvað.
theorem-at-most-one-player-can-buy = Einn spilari í mesta lagi getur keypt spilið sem velt var upp.
theorem-buying-once-closed-stays-closed = Þegar ekki má lengur kaupa má það ekki heldur síðar í umferðinni.
theorem-a-turned-seven-cannot-be-bought = Velti sjöa upp getur enginn keypt hana.
theorem-no-field-is-collected-by-the-dealer-and-by-a-buyer = Sami reitur fer aldrei bæði til gjafara og kaupanda, nema húsreglurnar leyfi hvort tveggja.
theorem-the-next-card-is-one-card-of-the-same-suit = Næsta spil er alltaf eitt og í sama lit; ofan á ás kemur ekkert.
theorem-at-most-one-player-can-follow = Einn spilari í mesta lagi getur rakið áfram.
theorem-a-card-stands-exactly-when-nobody-holds-the-next = Spil stendur þá og því aðeins að enginn eigi næsta spil á hendi.
theorem-what-stands-stays-standing = Spil sem stendur heldur áfram að standa meðan ekkert er keypt.
theorem-only-buying-the-next-card-makes-a-standing-card-fall = Spil sem stendur fellur aðeins ef næsta spil fyrir ofan það er keypt úr stokknum.
theorem-the-card-below-a-played-card-stands = Spilið næst fyrir neðan spil sem komið er út stendur.
theorem-whoever-has-cards-can-lead-one-of-them = Sá sem á að spila út og á einhver spil getur alltaf spilað einu þeirra út.
theorem-play-is-never-stuck = Leikurinn strandar aldrei þar sem spil stendur þegar enginn á næsta: einhver á leik.
theorem-where-one-can-follow-nobody-may-lead = Þar sem skylt er að rekja er alltaf annað af tvennu: einhver getur rakið, eða sá sem á spilið sem úti er má spila út.
theorem-somebody-at-the-table-leads-first = Einhver við borðið á alltaf fyrsta útspil, líka þegar enginn hefur unnið púkkið.
theorem-a-slip-is-a-lower-card-and-never-the-last = Spil sem smeygt er undir er lægra í sama lit, aldrei síðasta spilið, og enginn smeygir tvisvar undir sama spil.
theorem-laying-a-card-leaves-one-fewer = Sá sem leggur spil á einu spili færra.
theorem-a-round-ends-within-four-cards-each-and-one = Umferð lýkur áður en fleiri spil eru lögð en fjögur á mann og eitt að auki.
theorem-one-player-trekks-or-play-goes-on = Eftir hvert spil hefur einn trekkt, eða einhver getur haldið áfram; tveir trekkja aldrei.
theorem-at-most-one-player-is-freed-and-of-one-card = Einn í mesta lagi losnar við að greiða, og aðeins fyrir eitt spil: það næsta fyrir ofan það síðasta.
theorem-a-loser-pays-for-each-card-and-one-less-if-he-is-freed = Hver sem tapar greiðir einn pening fyrir hvert spil á hendi, og nákvæmlega einum minna ef hann losnar við eitt.
theorem-nobody-pays-chips-that-he-has-not = Enginn greiðir peninga sem hann hvorki á né hefur fengið lánaða, og engum er lánað meira en hann vantar.
theorem-a-debt-is-paid-owed-or-beyond-his-means = Hver peningur í skuld er greiddur, skuldaður áfram eða felldur niður; enginn er talinn tvisvar.
theorem-what-one-gives-another-gets = Það sem einn lætur fær annar, hvorki meira né minna.
theorem-no-account-but-the-bank-goes-below-nought = Enginn spilari, reitur eða sjóður fer niður fyrir núll, aðeins bankinn.
theorem-whatever-is-moved-in-whatever-order-no-chip-is-lost = Hvað sem greitt er og í hvaða röð sem er týnist enginn spilapeningur og enginn verður til.
theorem-a-shared-pukk-is-shared-out-whole = Þegar púkkinu er skipt verður ekkert afgangs nema það sem ekki er hægt að skipta jafnt.
theorem-every-field-holds-a-multiple-of-the-players = Fjöldi spilara gengur alltaf upp í því sem liggur á reit.
theorem-eight-can-play-with-forty-cards = Átta geta spilað með fjörutíu spilum.
theorem-a-shared-pukk-can-always-be-shared-evenly = Púkkinu má alltaf skipta jafnt á milli tveggja.
theorem-the-trump-six-always-wins-the-pukk = Trompsexan vinnur alltaf púkkið.
theorem-somebody-wins-the-pukk-in-every-round = Einhver vinnur púkkið í hverri umferð ef trompsexan vinnur það.
theorem-the-dealer-always-gets-the-turned-field = Gjafarinn hirðir alltaf reit spilsins sem velt er upp.
theorem-somebody-collects-in-every-round = Þegar sex spila eftir reglum Morgunblaðsins hirðir alltaf einhver eitthvað.
theorem-the-pamfill-always-takes-the-field-of-the-jack-too = Sá sem á laufagosann hirðir alltaf reit gosans líka.
theorem-one-card-takes-one-field-at-most = Eitt spil hirðir aldrei meira en einn reit.
theorem-a-bought-honour-takes-its-field = Háspil sem er keypt hirðir reitinn sinn.
theorem-a-card-stands-only-if-the-next-is-in-the-stock = Spil stendur því aðeins að næsta spil sé í stokknum.
theorem-a-card-stands-when-the-one-below-has-been-laid = Spil stendur ef spilið næst fyrir neðan það er komið út.
theorem-what-stands-stands-even-if-the-turned-card-is-bought = Spil sem stendur stendur áfram þótt spilið sem velt var upp sé keypt.
theorem-play-goes-on-where-a-card-stands-only-if-the-next-was-never-dealt = Leikurinn heldur alltaf áfram, líka þar sem spil stendur því aðeins að enginn hafi fengið næsta spil þegar gefið var.
theorem-whoever-has-forehand-always-trekks = Sá sem er í forhönd trekkir alltaf.
theorem-any-lower-card-of-the-suit-can-be-slipped = Öllum lægri spilum í litnum má smeygja undir.
theorem-whoever-trekks-gets-a-chip-from-everybody = Sá sem trekkir fær að minnsta kosti einn pening frá hverjum.
theorem-whoever-holds-the-next-two-cards-pays-for-neither = Sá sem á tvö næstu spil fyrir ofan það síðasta greiðir fyrir hvorugt.
theorem-no-two-hands-tie = Engar tvær hendur eru jafnar þar sem litaröðin ræður: af hverjum tveimur samstæðum vinnur önnur.
theorem-no-two-hands-tie-where-the-trump-decides = Engar tvær hendur eru jafnar þar sem trompið ræður, ef par þarf til og samstæða með pamfílnum jafngildir ekki hreinni samstæðu.
theorem-of-two-real-pairs-of-a-rank-one-holds-the-trump = Af tveimur hreinum jafnháum pörum er tromp í öðru en ekki hinu.
theorem-what-beats-a-better-set-beats-the-worse = Sá sem vinnur samstæðu vinnur líka allt sem hún vinnur og tapar ekki fyrir henni.
theorem-however-many-are-in-one-wins = Hversu margir sem eru með vinnur nákvæmlega einn, ef einhver á samstæðu og engar tvær eru jafnar.
theorem-more-alike-beat-fewer = Stærri samstæða vinnur minni, hver sem spilin eru og litirnir.
theorem-posts-beat-all-of-their-size = Póstar vinna allar jafnstórar samstæður þar sem tvö pör gilda ekki meira en eitt.
theorem-the-higher-rank-beats-the-lower = Af jafnstórum samstæðum vinnur sú hærri, og póstar eru hærri en ásar, þar sem tvö pör gilda ekki meira en eitt.
theorem-real-ones-beat-the-pamfill-at-the-same-size-and-rank = Hrein samstæða vinnur jafnstóra og jafnháa samstæðu með pamfílnum þar sem sú hreina á að vinna og pamfíllinn telst ekki gosi.
theorem-hands-are-ordered-as-the-rules-are-written = Höndum er raðað nákvæmlega eins og reglurnar segja: fyrst ræður stærðin, þá hæðin, þá hvort samstæðan er hrein og loks liturinn.
theorem-the-pamfill-for-any-card-never-costs-size-or-rank = Pamfíllinn í stað hvaða spils sem er gerir samstæðu aldrei minni og aldrei lægri.
theorem-the-pamfill-as-one-card-more-always-makes-a-hand-better = Pamfíllinn til viðbótar bætir alltaf höndina.
theorem-whoever-holds-the-pamfill-has-a-set = Sá sem er með pamfílinn á alltaf að minnsta kosti par.
theorem-no-part-of-a-hand-shows-more-than-the-hand = Enginn græðir á að halda eftir spili: hönd gildir það besta sem hægt er að sýna af henni.
theorem-no-more-than-two-have-a-pair-of-sixes = Ekki geta fleiri en tveir átt par af sexum í sömu umferð.
theorem-only-pairs-come-down-to-the-suit = Aðeins milli para getur liturinn ráðið, ef par þarf til.
theorem-the-pair-with-the-heart-wins-a-tie = Af tveimur pörum sem eru að öðru leyti jöfn er hjarta í öðru en ekki hinu og það vinnur: enginn litur neðan við hjarta ræður nokkru.
theorem-no-suit-below-hearts-decides-between-single-cards = Milli stakra spila ræður heldur aldrei neinn litur neðan við hjarta.
theorem-two-pairs-beat-one-pair = Tvö pör vinna eitt par.
theorem-three-and-a-pair-beat-three-alone = Þrenna og par vinna þrennu eina.
theorem-a-pair-of-aces-beats-a-pair-of-fives = Par af ásum vinnur par af fimmum.
theorem-three-real-ones-beat-three-with-the-pamfill = Hrein þrenna vinnur alltaf þrennu með pamfílnum.
theorem-the-pamfill-is-best-laid-to-the-posts = Pamfíllinn nýtist best með póstum.
theorem-the-jack-of-clubs-and-the-jack-of-hearts-beat-two-jacks = Laufagosi og hjartagosi vinna hina gosana tvo.
theorem-the-pair-with-a-heart-beats-the-pair-without = Par með hjarta vinnur alltaf par án hjarta.
theorem-of-equal-pairs-the-one-with-the-trump-wins = Af tveimur jafnháum pörum vinnur það sem tromp er í.
theorem-of-equal-pairs-the-one-with-the-higher-card-beside-it-wins = Af tveimur jafnháum pörum vinnur það sem hærra spil fylgir.
theorem-whoever-holds-the-pamfill-wins-the-pukk = Sá sem er með pamfílinn vinnur púkkið.
theorem-four-posts-cannot-be-beaten = Fjóra pósta vinnur ekkert.
theorem-the-pamfill-for-any-card-never-makes-a-hand-worse = Pamfíllinn í stað hvaða spils sem er gerir hönd aldrei verri.
theorem-no-two-hands-tie-where-equal-pairs-split = Engar tvær hendur eru jafnar þar sem jöfn pör skipta púkkinu.
theorem-only-one-player-can-have-a-pair-of-sixes = Aðeins einn getur átt par af sexum.

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
rules-theorems = Setningar
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
kind-option = val: ákveðið við hvert borð
kind-advice = ráð
status-explicit = segir það
status-inferred = gefur það í skyn
status-silent = þegir
status-contradictory = er í mótsögn við sjálfa sig

## pukk house

house-help = Telur upp húsreglur, sýnir hvaðan þær koma og skrifar þínar eigin.
house-list-help = Telur upp þær húsreglur sem fylgja reglubókinni.
house-show-help = Sýnir einar húsreglur: hverja reglu, gildi hennar og hvaðan það er.
house-new-help = Skrifar skrá með nýjum húsreglum: grunni og því sem er öðruvísi en þar.
house-choices-help = Telur upp allt sem hverjar húsreglur þurfa að velja, eða alla kosti einnar reglu.
house-json = Skrifar það sem JSON.
house-name-argument = Húsreglur sem fylgja reglubókinni eða slóð að skrá með þeim.
house-new-name = Heiti nýju húsreglnanna: lágstafir, tölustafir og bandstrik í ASCII.
house-new-base = Húsreglurnar sem þínar eru reistar á.
house-new-set = Húsregla sem er öðruvísi hjá þér; má nefna fleiri. Listar og töflur eins og í TOML: players=[3, 6].
house-new-output = Hvar á að skrifa; annars NAME.toml í þessari möppu.
house-new-force = Skrifar yfir skrá sem þar er.
house-choice = Húsregla, svo sem turned_field; annars allar.
house-written =
    { $count ->
        [one] Skrifaði húsreglurnar { $name } í { $path }: { $base } og { $count } eigin húsreglu.
       *[other] Skrifaði húsreglurnar { $name } í { $path }: { $base } og { $count } eigin húsreglur.
    }
house-hint = `pukk house show pukk-is` sýnir allt sem einar húsreglur hafa valið, `pukk house choices` það sem velja má.
house-choices-hint = `pukk house choices turned_field` sýnir eina húsreglu með orðum hvers kostar.
house-name = „{ $found }“ getur ekki verið heiti á húsreglum; notaðu lágstafi, tölustafi og bandstrik í ASCII
house-name-shipped = { $found } er heiti á húsreglum sem fylgja reglubókinni; veldu annað
house-file-exists = þessi skrá er þegar til; --force skrifar yfir hana
file-unwritable = ekki er hægt að skrifa þessa skrá: { os-problem }
setting-form = „{ $found }“ er ekki stilling; hér á að standa HÚSREGLA=GILDI, svo sem turned_field=dealer
setting-twice = { $found } er stillt tvisvar
value-explicit = stendur í heimildinni
value-inferred = leiðir af heimildinni
value-silent = okkar skilningur: heimildin þegir
value-contradictory = okkar skilningur: heimildin er í mótsögn við sjálfa sig
value-table = ákveðið við þetta borð
value-else = annars
choice-form-enum = Eitt þessara orða: { $choice }=ORÐ.
choice-form-bool = { $choice }=true eða { $choice }=false.
choice-form-number = Tala: { $choice }=1.
choice-form-number-or-players = Tala, eða jafnmargir og spilararnir: { $choice }=5 eða { $choice }=players.
choice-form-per-number-rank = Tala frá 2 til 10, eða ein fyrir hvern fjölda spilara: { $choice }=5 eða { $choice }="{"{"} 5 = 7, 6 = 6 {"}"}".
choice-form-range = Fæstir og flestir: { $choice }=[5, 7].
choice-form-list = Eitt eða fleiri þessara orða: { $choice }=[ORÐ, …].
choice-form-fields = Eitt þessara orða fyrir hvern reit, eða eitt fyrir hvern fjölda spilara: { $choice }="{"{"} nine = 'absent', pamfill = {"{"} 5 = 'shared' {"}"} {"}"}".

## Það sem gerist í spilinu

chips = { $chips ->
        [one] { $chips } spilapening
       *[other] { $chips } spilapeninga
    }
account-bank = bankinn
account-reserve = varasjóðurinn
event-start = Hver byrjar með { $chips }.
event-round = { $number }. umferð: { $by } gefur.
event-loan = { $by } tekur { $chips } að láni ({ $to }).
event-repay = { $by } greiðir { $chips } af láni ({ $to }).
event-dress = { $by } klæðir { $what }.
event-dress-nothing = { $by } á ekkert til að klæða með.
event-dress-due = { $by } klæðir sinn reit.
event-deal = { $card } veltur upp: { $suit } er tromp.
event-deal-due = Gefin eru fimm spil á mann og einu velt upp.
event-buy = { $by } kaupir { $gets } fyrir { $card }.
event-buy-takes = { $by } kaupir { $gets } fyrir { $card } og hirðir { $chips }.
event-collect = { $by } hirðir { $field }: { $chips }.
event-collect-due = { $by } hirðir { $field }.
event-collect-from = { $by } fær greitt fyrir { $field }: { $what }.
event-enter = { $by } er með í púkkinu.
event-pass = { $by } er ekki með.
event-raise = { $by } hækkar um { $chips }.
event-stay = { $by } er áfram með.
event-fold = { $by } hættir við.
event-set = { $by } sýnir { $cards }
event-set-none = { $by } sýnir enga samstæðu
event-vie = Púkkið vinnst: { $what }.
event-vie-stays = Púkkið liggur kyrrt.
event-lay = { $by } leggur { $card }.
event-lay-lead = { $by } spilar út { $card }.
event-lay-next = { $by } rekur með { $card }.
event-lay-slip = { $by } smeygir { $card } undir.
event-stands = { $by }: „Stendur!“
event-trekk = { $by }: „Trekki!“
event-stuck = Enginn má halda áfram: hér lýkur umferðinni og enginn trekkir ({ $clause }).
event-call = { $by }: „Næstur!“ og leggur { $card }.
event-settle = { $by } fær { $chips }: { $what }.
event-settle-due = Gert er upp: { $what }.
event-settle-owes = Enn í skuld: { $what }.
event-leave = { $by } hættir.
event-leave-takes = { $by } hættir; { $to } tekur við reitnum.
event-leave-declined = { $by } hættir; { $to } vill ekki reitinn.
event-end = Spilinu er lokið. { $winners ->
        [one] Sigurvegari: { $what }.
       *[other] Sigurvegarar: { $what }.
    }
event-stop = Hér er gert hlé: enginn hefur unnið enn.

## Hvers vegna atburði er hafnað

play-not-now = { $found } getur ekki komið núna; hér á að koma: { $expected } ({ $clause })
play-has-left = { $by } spilar ekki lengur með ({ $clause })
play-part-differs = { $part } er { $found } en á að vera { $expected } ({ $clause })
play-chips-differ = { $path }: færðir eru { $said } en eiga að vera { $due } ({ $clause })
play-loan-refused = { $by } á { $stack } og á að greiða { $due } núna; aðeins sá fær lán sem á ekkert eftir ({ $clause })
play-must-borrow = { $by } á { $stack } og á að greiða { $due }: fyrst þarf að fá { $short } að láni ({ $clause })
play-no-lender = { $lender } lánar ekki hér; lán veita: { $expected } ({ $clause })
play-loan-nothing = lán er einn spilapeningur eða fleiri ({ $clause })
play-repay-too-much = { $by } skuldar { $owed } hér en greiðir { $chips } ({ $clause })
play-dressed-twice = { $by } hefur þegar klætt í þessari umferð ({ $clause })
play-not-dressed = { $by } á enn eftir að klæða ({ $clause })
play-pack-short = spilin eru hér { $found } en til að gefa þarf { $needed } ({ $clause })
play-hand-size = { $by } er með { $found } spil en á að hafa { $expected } ({ $clause })
play-no-upcard = engu spili hefur verið velt upp ({ $clause })
play-card-not-in-pack = { $card } er ekki í stokknum við þetta borð ({ $clause })
play-card-twice = { $card } er á tveimur stöðum ({ $clause })
play-not-his-field = { $by } á ekki að hirða { $field }; það á { $taker ->
        [none] enginn
       *[other] { $taker }
    } að gera ({ $clause })
play-not-collected = { $by } á enn eftir að hirða { $field } ({ $clause })
play-no-seven = { $by } er ekki með { $card }, sem kaupir spilið sem velt var upp ({ $clause })
play-buying-closed = { $by } getur ekki keypt núna við þetta borð ({ $clause })
play-no-vying = við þetta borð er ekki keppt um púkkið ({ $clause })
play-not-his-turn = { $by } á ekki að svara núna; það á { $expected ->
        [none] enginn
       *[other] { $expected }
    } að gera ({ $clause })
play-no-raises = við þetta borð er ekki hækkað ({ $clause })
play-raise-nothing = hækkun er einn spilapeningur eða fleiri ({ $clause })
play-vie-too-early = of snemmt er að sýna samstæður: { $expected } á eftir að svara ({ $clause })
play-pukk-open = púkkið þarf að ráðast áður en spilað er út ({ $clause })
play-not-stuck = leikurinn er ekki strandaður: { $by } má halda áfram ({ $clause })
play-no-trekk = { $by } getur ekki trekkt núna ({ $clause })
play-no-call = { $by } á ekki næsta spil og getur ekki kallað ({ $clause })
play-not-left = { $by } er ekki lengur með { $card } ({ $clause })
play-not-over = spilarar eru enn { $left }; hætt er þegar þeim hefur fækkað í { $few } ({ $clause })

## pukk audit

audit-help = Spilar skráð spil aftur og nefnir fyrsta atburðinn sem brýtur reglu.
audit-file = Skráin, eins og `pukk play --record` skrifar hana eða handskrifuð; - les staðalinntakið.
audit-json = Skrifar niðurstöðuna sem JSON.
audit-clean = { $file }: án athugasemda. { $events ->
        [one] { $events } atburður
       *[other] { $events } atburðir
    }, { $house }.
audit-open = Spilakvöldinu er ekki lokið þar sem skráin endar.
audit-broken = { $file }:{ $line }: hér er brotin regla
audit-label-event = atburður
audit-label-problem = brotið
audit-label-found = er
audit-label-expected = á að vera
audit-label-clause = grein
audit-nothing = ekkert
audit-before = Fram að þessu er skráin án athugasemda: { $events ->
        [one] { $events } atburður
       *[other] { $events } atburðir
    }.
audit-cut = síðasta línan er klippt í miðju; skráin endar á undan henni
audit-unchecked = Ekki kannað, því að skráin sýnir það ekki:
audit-unchecked-row = lína { $line }: { $what } ({ $clause })
unchecked-dealer = hver átti að gefa fyrst
unchecked-consent = hvort allir vildu hætta
unchecked-time = hvort tíminn var liðinn
unchecked-stuck = hvort enginn mátti halda áfram
unchecked-holder = hvort einhver átti { $card }
unchecked-hand = það sem eftir var á hendi
unchecked-sets = hver átti hæstu samstæðuna
audit-house-own = Húsreglurnar fylgja ekki reglubókinni; farið er eftir því sem stendur í fyrstu línu.
audit-house-differs = Húsreglurnar með þessu heiti eru aðrar nú; farið er eftir því sem stendur í fyrstu línu.
audit-digest = tætigildið { $found } á ekki við húsreglurnar; þeirra er { $expected }
audit-no-head = í fyrstu línu vantar lykilinn { $missing }
audit-head-key = „{ $found }“ er ekki lykill í fyrstu línu; hér má standa: { $expected }.{ near-hint }
audit-no-event = lykilinn event vantar; hér má standa: { $expected }
audit-event = atburðurinn „{ $found }“ er ekki til; hér má standa: { $expected }.{ near-hint }
audit-key = „{ $found }“ er ekki lykill í { $event }; hér má standa: { $expected }.{ near-hint }
audit-key-missing = lykilinn { $missing } vantar í { $event }
audit-value = hér er { $found } en á að vera { $expected }
audit-player = „{ $found }“ spilar ekki með; spilararnir eru { $expected }.{ near-hint }
audit-name-reserved = „{ $found }“ er heiti á sjóði eða reit í skránni og getur ekki verið nafn
audit-name-twice = tveir spilarar heita „{ $found }“

## pukk play

play-help = Spilar heilu spilakvöldin í púkki eftir hvaða húsreglum sem er, við einfalda mótspilara eða saman við eitt lyklaborð.
play-option-house = Húsreglur sem fylgja, eða slóð að skrá með þeim.
play-option-players = Hve margir spila.
play-option-names = Nöfnin, réttsælis, með kommum á milli.
play-option-seed = Upphaf tilviljunarinnar; sama tala gefur sama kvöld. Sé henni sleppt er hún dregin og prentuð.
play-option-rounds = Hve margar umferðir.
play-option-record = Skrifar atburðina í þessa nýju skrá, einn í línu.
play-option-resume = Heldur áfram með þessa skrá og bætir við hana.
play-option-seat = Sæti sem maður spilar við skjáinn; má nefna fleiri.
play-record-exists = þessi skrá er til fyrir og ekki er skrifað yfir hana
play-resume-and = { $option } á ekki við með --resume; það stendur í skránni
play-over = þessu kvöldi er lokið
play-hidden = í þessari skrá eru hulin spil og því getur enginn haldið áfram með hana
play-names-count = nöfnin eru { $found } en spilararnir { $players }
play-seed = Upphafstala: { $seed }
play-house = Húsreglur: { $house }
play-resumed = Haldið áfram frá línu { $line }.
play-cut = Síðasta línan var klippt og henni er sleppt.
play-left = Hér er hætt í miðju. { $file ->
        [none] Ekkert var skráð.
       *[other] Til að halda áfram: pukk play --resume { $file }
    }
play-recorded = Skráin: { $file }
play-column-name = Spilari
play-column-chips = Eign
play-column-owes = Skuld
play-column-cards = Spil
play-fields = Á reitunum:
play-turned = Í stokki: { $card }
play-out = Úti: { $card } ({ $name })
play-pass-keyboard = Næst er { $name }: réttu lyklaborðið og ýttu á Enter.
play-ask-between = Á milli umferða
play-ask-heir = Viltu taka við reitnum?
play-ask-loan = Þig vantar spilapeninga
play-ask-buy = Þú átt sjöuna: viltu kaupa { $card }?
play-ask-enter = Ertu með í púkkinu?
play-ask-answer = Áfram, hækka eða hætta við?
play-ask-lead = Spilaðu út
play-ask-next = Þú átt næsta spil
play-ask-slip = Viltu smeygja spili undir?
play-ask-call = Þú átt næsta spil: viltu kalla?
play-decline-between = næsta umferð
play-decline-loan = leggja það sem til er
play-decline-buy = kaupa ekki
play-decline-slip = smeygja engu
play-decline-next = segja ekkert
play-decline-call = segja ekkert
play-prompt = { $name }, veldu (? hjálpar):
play-not-understood = „{ $found }“ er ekkert af þessu. Sláðu inn tölu eða spil (♠7, S7); ? hjálpar.
play-refused = Nei: { $problem }
play-clause = { $clause }: { $text }
play-keys = Tala: sá kostur · spil: ♠7, S7 · Enter: kosturinn með * · eign: spilapeningar og reitir · hætta: hlé · ?: þessi hjálp
play-tip-between = Þú getur spilað áfram, greitt af láni eða hætt fyrir fullt og allt.
play-tip-heir = Sá sem tekur við reit klæðir hann eftir það, auk síns eigin.
play-tip-loan = Sá fær lán sem á enga spilapeninga eftir; minnst það sem vantar.
play-tip-buy = Þú lætur trompsjöuna og færð spilið sem velt var upp, núna eða meðan reglurnar leyfa.
play-tip-enter = Sá sem er með leggur gjaldið í púkkið; hæsta samstæðan vinnur það allt.
play-tip-answer = Áfram: leggja jafnt og hinir; hækka: leggja meira; hætta við: tapa því sem komið er.
play-tip-lead = Sá sem á næsta spil fyrir ofan í sama lit leggur það. Eigi það enginn stendur spilið þitt og þú spilar aftur út.
play-tip-next = Þú leggur næsta spil í litnum og þá er það þitt spil sem er úti.
play-tip-slip = Undir spilið sem úti er má losna við lægra spil í sama lit, einu sinni, en aldrei það síðasta.
play-tip-call = Með því að kalla sleppur þú við að greiða fyrir spilið næst fyrir ofan það síðasta.
