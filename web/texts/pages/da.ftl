# Setting up, joining

who-plays = Hvem spiller?
how-you-play = Hvordan spiller I?
seat-me = Mig
seat-same-device = En her, på denne enhed
seat-guest = En gæst, med link
seat-computer = { $name }, computer ({ $level })
level-random = spiller hvad som helst
level-gentle = blid
level-simple = enkel
level-curious = nysgerrig
level-eager = ivrig
level-steady = solid
level-sharp = skarp
level-patient = tålmodig
level-master = mester
manner-random = Lægger det, der lige er i hånden.
manner-gentle = Tager den med ro og giver dig plads.
manner-simple = Spiller det første, der passer.
manner-curious = Lægger det, der passer, og prøver somme tider noget nyt.
manner-eager = Bygger gerne om, men ser ikke alle veje.
manner-steady = Er rolig og laver få fejl.
manner-sharp = Tænker frem og bruger hver chance.
manner-patient = Samler brikker og lægger så mange på én gang.
manner-master = Tænker på alt. Svær at slå.
manner-master-rummy = Holder ofte sine brikker tilbage og lægger så mange på én gang. Svær at slå.
seat-number = Plads { $number }
name-of-seat = Navn til plads { $number }
name-missing = Skriv et navn her.
add-seat = Tilføj en spiller
remove = Fjern
begin = Begynd
set-up-and-invite = Gør klar og inviter
hints = Tips
hints-about = Alle må spørge om et godt træk.
agreement = Det er aftalt
agreement-rest = Resten er som i spillereglerne.
seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minutter
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } point
}
no-limit = Ingen grænse
one-round = Én runde afgør
starter-drawn = Ved lodtrækning
option-completto-pairs = Hvad er et par?
option-completto-pairs-about = Et par som 32 og 33 giver en ekstra tur.
option-completto-pairs-side-by-side = Lige ved siden af
option-completto-pairs-anywhere = Også med huller
option-completto-shift = Hvor må en skjult brik flyttes hen?
option-completto-shift-about = I stedet for at trække må du flytte en skjult brik i din række.
option-completto-shift-anywhere = Overalt, også til enderne
option-completto-shift-between = Kun mellem to brikker
option-completto-rounds = Runder
option-completto-rounds-about = Hver brik, der stadig ligger skjult, er et minuspoint.
option-completto-starter = Hvem begynder?
option-completto-starter-about = Ved et rigtigt bord: den yngste.
option-completto-decision-seconds = Tid til at tænke
option-completto-decision-seconds-about = Når den er gået, bliver det enkleste træk lavet for dig.
option-rummy-opening-points = Point for at åbne
option-rummy-opening-points-about = Dine første sæt skal tælle mindst så meget.
option-rummy-manipulate-when-opening = Flytte, når man åbner
option-rummy-manipulate-when-opening-about = I den tur, hvor du åbner, må du også flytte andre sæt.
option-rummy-turn-seconds = Tid til en tur
option-rummy-turn-seconds-about = Er bordet ikke i orden, når den er gået, trækker du tre brikker.
option-rummy-jokers = Jokere
option-rummy-jokers-about = Må et sæt med en joker skilles ad?
option-rummy-jokers-locked = Nej, det holdes samlet
option-rummy-jokers-free = Sæt må skilles ad
option-rummy-rounds = Runder
option-rummy-rounds-about = Point fra alle runder lægges sammen.
option-rummy-draw-and-discard = Træk og læg fra
option-rummy-draw-and-discard-about = Hver tur begynder med, at du trækker. Lægger du intet, lægger du en brik på din stabel.
option-rummy-winner-scores = Point til vinderen
option-rummy-winner-scores-about = Den, der vinder, får alle de point, de andre mister.
option-rummy-open-tile = Åben brik
option-rummy-open-tile-about = Én brik ligger åben ved bunken. Hvad må den bruges til?
option-rummy-open-tile-off = Ingen åben brik
option-rummy-open-tile-finish = Kun for at blive færdig
option-rummy-open-tile-any = Til ethvert træk
option-rummy-hand-doubles = Alt på én gang tæller dobbelt
option-rummy-hand-doubles-about = Lægger nogen alle brikker på én gang, tæller alle point dobbelt.
option-finito-must-move = Man skal flytte
option-finito-must-move-about = Når alle brikker ligger, må du ikke lade alt være.
option-finito-must-move-why = Skal man så flytte en brik ved hvert slag? Reglerne forstås på to måder. Hvordan spiller I?
option-finito-must-move-no = Man må lade alt være
option-finito-must-move-yes = Man skal flytte en brik
option-finito-target = Spil til
option-finito-target-about = Efter hver runde får du et point for hver brik i din længste række.
option-finito-decision-seconds = Tid til at tænke
option-finito-decision-seconds-about = Når den er gået, bliver det enkleste træk lavet for dig.
join-title = Du er inviteret
join-about = Hvad skal de andre kalde dig?
invited-by = { $name } inviterer dig: { $game }
invited-with = Ved bordet: { $names }
invited-free = { $seats ->
    [one] Der er én ledig plads.
   *[other] Der er { $seats } ledige pladser.
}
colon = { $before }: { $after }
sit-down = Sæt dig
waiting-for-guests = Vi venter på gæster
all-here = Alle er her
that-is-you = (dig)
invite-about = Send dette link til én person, eller lad personen scanne billedet. Det virker én gang.
invite-link = Invitationslink
qr-code = Billede af linket til et telefonkamera
copy-link = Kopiér link
send-link = Send link
copied = Kopieret
copy-by-hand = Denne browser kopierer ikke. Markér linket og kopiér det selv.
link-here-only = Dette link virker kun på denne computer. Vil du have et, der virker i hele huset, så start Reihum med:
host-begins = Den, der har gjort bordet klar, begynder spillet, når alle er her.

# At every table

connecting = Et øjeblik …
connection-lost = Forbindelsen er væk. Prøver igen …
move-on-its-way = Dit træk er på vej …
server-awaited = Serveren svarer ikke lige nu. Så snart den svarer, går siden videre af sig selv.
try-again = Prøv igen
here-offer = Vi bliver ved med at prøve. Du kan også spille videre her, i denne browser. Så deles det, du ikke kunne se, ud på ny: skjulte brikker og de næste slag. Dit bord bliver stående på serveren.
here-go-on = Spil videre her
here-wait = Vent
here-note = Du spiller videre i denne browser. Det, du ikke kunne se, blev delt ud på ny.
here-only = Dette bord findes kun i denne browser.
here-back = Tilbage til bordet på serveren
here-title = Hvis forbindelsen ryger
here-kept = Så kan du spille videre her. Alt, der skal bruges, er i denne browser.
here-fetching = Det, der skal bruges for at spille videre, bliver hentet (5 MB) …
here-spared = For at spare data blev intet hentet. Hvis forbindelsen ryger, kan du altså ikke spille videre her.
here-absent = Denne server har ikke det, der skal bruges. Du må vente, til forbindelsen er tilbage.
here-impossible = På denne adresse tillader browsere det ikke. Det kræver https eller selve computeren.
here-failed = Det, der skal bruges for at spille videre, kunne ikke hentes.
here-fetch = Hent det nu (5 MB)
waiting-for = Vi venter på { $names }
your-turn-at = Din tur: { $game }
who-begins = Hvem begynder?
begins-highest = { $name } har trukket den højeste brik og begynder.
begins-equal = De højeste er lige. De trækker igen:
begins-lot = { $name } begynder. Det har lodtrækningen afgjort.
begins-named = { $name } begynder. Det er aftalt.
begins-neighbour = { $name } begynder og sidder til venstre for den, der sluttede den forrige runde.
begins-together = Ingen begynder. Alle spiller samtidig.
round-is-over = Runden er slut.
hint = Tip
skip = Spring over
show-again = Vis igen
log = Hvad der skete
log-empty = Intet endnu.
time-left = Tid tilbage
time-left-of = Tid tilbage til { $name }
middle = Midten af bordet
face-down-count = { $count ->
    [one] { $count } skjult
   *[other] { $count } skjulte
}
counters-down = { $count ->
    [one] { $count } skjult
   *[other] { $count } skjulte
}
scores = Point
round = Runde
round-number = Runde { $round }
total = I alt
round-won = { $count ->
    [one] { $names } vinder runde { $round }
   *[other] Delt runde { $round }: { $names }
}
match-won = { $count ->
    [one] { $names } vinder!
   *[other] Delt sejr: { $names }!
}
next-round = Næste runde
rematch = Spil igen
rematch-ready = Til næste spil
games-won = Vundne spil
download-record = Hent spillets forløb
shuffle-check = Var det fair?
shuffle-now = Alt, der bliver trukket i dette spil, kommer fra ét hemmeligt tal, som fortælles til sidst. Her er dets fingeraftryk: det viser da, at ingen har ændret tallet.
shuffle-about = Alt, der blev trukket i dette spil, kommer fra ét hemmeligt tal. Dets fingeraftryk kunne ses før første træk, så ingen kunne ændre det.
shuffle-hash = Fingeraftryk før første træk:
shuffle-seed = Det hemmelige tal:
shuffle-right = De passer sammen. Fordelingen lå fast før første træk.
shuffle-wrong = De passer ikke sammen!
shuffle-unknown = Denne browser kan ikke tjekke det.
all-draws = Alle trækninger på denne server
seats = Hvem sidder hvor
leave = Forlad bordet
computer-takes-over = Computeren tager over ({ $level })
away = væk
away-since = væk siden { $time }
away-for = { $name } har været væk i { $time }.
seat-left-empty = En plads er tom. Hvem skal spille der?
wait = Vent
leave-sure = Vil du virkelig gå? Spillet går videre uden dig.
leave-not = Bliv
take-over-here = { $name } er her nu.
take-over-sure = Så spiller en computer i stedet for { $name }, som altid kan tage pladsen tilbage.
replaced = { $name } spiller nu for dig; du kigger med.
take-back-seat = Spil selv igen
take-over-no = Nej, { $name } spiller videre
take-over-yes = Ja, computeren spiller
say-something = Sig noget
say-hello = Hej!
say-well-played = Godt spillet!
say-thanks = Tak!
say-oh-no = Åh nej!
say-hurry = Din tur!
say-good-game = Godt spil!
help = Hjælp
keys = Taster
key-arrows = Piletaster
key-arrows-does = gå fra brik til brik
key-edge = Home, End
key-edge-does = gå til den første eller den sidste brik
key-tab = Tab
key-tab-does = gå til næste del af bordet
key-enter = Enter
key-enter-does = tag op, læg ned
key-escape = Escape
key-escape-does = læg det tilbage, du holder
key-draw = D
key-draw-does = træk
key-turn = R
key-turn-does = vend brikken på hovedet
key-new-set = N
key-new-set-does = læg som nyt sæt
key-split = S
key-split-does = del sættet ved brikken i hånden
key-take-back = Ctrl + Z
key-take-back-does = et skridt tilbage
key-finish = F
key-finish-does = slut turen
key-rack = Skift + ← →
key-rack-does = flyt en brik på din holder
curtain-title = Nu skal { $name } spille
curtain-about = Giv enheden videre. De andre kigger væk.
curtain-time = Din tid begynder, når du tager enheden: { $time }.
curtain-late = Ingen har taget den endnu. Tid, til turen er forbi:
curtain-ready = Jeg er { $name }
drawn-new = { $name }, det her er nyt på din holder
drawn-done = Færdig, giv videre
review = Gennemgang
replay = Se det igen
replay-step = Træk { $ply } af { $plies }
replay-back = Tilbage
replay-on = Videre
replay-play = Afspil
replay-pause = Pause
replay-speed = Fart
replay-seat = Set af

# Completto

completto-push = { $left ->
    [one] Skub { $number } ind i din række. Det er den sidste.
   *[other] Skub { $number } ind i din række. { $left } brikker endnu.
}
completto-lay = Læg { $number } i stedet for en skjult brik.
completto-take = Hvor lægger du { $number }?
completto-shift = Hvor skubber du brikken ind?
completto-turn = Din tur: træk en brik, tag en fra midten, eller flyt en af dine skjulte brikker.
completto-turn-draw = Din tur: træk en brik, eller flyt en af dine skjulte brikker.
completto-extra = Et par! Du har en tur til.
middle-empty = Ingen åbne brikker endnu
draw-from-pile = { $count ->
    [one] Træk en brik, { $count } tilbage
   *[other] Træk en brik, { $count } tilbage
}
take-tile = Tag { $number }
tile-in-middle = { $number }, i midten
read-as = Vend til { $number }
your-row = Række for { $name }, din
row-of = Række for { $name }
place-open = Plads { $place }: { $number }
place-down = Plads { $place }: skjult
place-down-shift = Plads { $place }: skjult, kan flyttes
place-lay = Plads { $place }: læg { $number } her
place-lay-extra = Plads { $place }: læg { $number } her og få en ekstra tur
place-gap = Skub ind på plads { $place }
completto-hint-draw = Tip: træk en brik.
completto-hint-lay = Tip: læg { $number } på plads { $place }.
completto-hint-take = Tip: tag { $number } fra midten og læg den på plads { $place }.
completto-hint-shift = Tip: flyt den skjulte brik fra plads { $place } til plads { $goal }.

# Rummy

joker = joker
tile-brown = brun { $number }
tile-red = rød { $number }
tile-blue = blå { $number }
tile-white = hvid { $number }
colour-brown = brun
colour-red = rød
colour-blue = blå
colour-white = hvid
tiles = { $count ->
    [one] { $count } brik
   *[other] { $count } brikker
}
has-opened = har åbnet
not-opened = ikke åbnet endnu
rummy-table = Sæt på bordet
rummy-empty = Bordet er tomt.
rummy-put = Hvor skal det hen? Tryk på et sæt eller på en tom plads på bordet.
rummy-put-or-stack = Hvor skal det hen? Tryk på et sæt, en tom plads på bordet eller din stabel.
rummy-draw-first = Træk først en brik.
rummy-lay-or-discard = Læg brikker, eller læg en på din stabel.
rummy-open-or-discard = Åbn med mindst { $points } point, eller læg en brik på din stabel.
rummy-lay-or-pass = Læg brikker, eller meld pas.
rummy-lay-or-draw = Din tur: læg brikker, eller træk en.
rummy-open-or-draw = Din tur: åbn med mindst { $points } point, eller træk en brik.
rummy-may-finish = Alt er i orden. Du kan trykke på »{ finish }«.
rummy-arranging = Ikke i orden endnu.
rummy-hint-draw = Tip: træk en brik.
rummy-hint-wait = Tip: vent, og træk. Det, du lægger nu, hjælper også de andre.
rummy-hint-pass = Tip: meld pas.
rummy-hint-draw-back = Tip: tag dine brikker tilbage, og træk en.
rummy-hint-pass-back = Tip: tag dine brikker tilbage, og meld pas.
rummy-hint-discard = Tip: læg { $tile } på din stabel.
rummy-hint-discard-back = Tip: tag dine brikker tilbage, og læg { $tile } på din stabel.
rummy-hint-lay = Tip: du kan lægge { $tiles }.
rummy-hint-lay-many = Tip: du kan lægge { $count } brikker.
rummy-hint-puzzle = { $sets ->
    [one] Tip: ét sæt på bordet skal ændres.
   *[other] Tip: { $sets } sæt på bordet skal ændres.
}
show-me = Vis mig
rummy-show-kept = Hvad kunne jeg lægge?
step-exchange = Læg { $tiles } på jokerens plads i { $set }, og tag jokeren.
step-take = Tag { $tiles } ud af { $set }.
step-add = Læg { $tiles } til { $set }.
step-new = Læg { $tiles } som et nyt sæt.
told-exchange = { $name } lægger { $tiles } i stedet for jokeren i { $set } og tager jokeren.
told-take = { $name } tager { $tiles } ud af { $set }.
told-add = { $name } lægger { $tiles } til { $set }.
told-new = { $name } lægger { $tiles } som et nyt sæt.
step-of = Trin { $step } af { $steps }:
all-steps = Alle trin på én gang
all-steps-short = Alle
in-hand = i din hånd
in-hand-of = i hånden på { $name }
in-your-hand = I din hånd: { $tiles }
opening-counted = { $points } af { $needed } point
new-set = Nyt sæt
set-of = Sæt { $number }: { $tiles }
whole-set = Flyt hele sæt { $number }
put-before = Læg før { $tile }
put-at-end = Læg sidst i sæt { $number }
your-rack = Holder for { $name }, din
rack-place = { $tile }: plads { $place } af { $places } på din holder
back-to-rack = Tilbage på holderen
back-to-place = Læg den tilbage
sort-colour = Efter farve
sort-number = Efter tal
arrange-table = Ryd op på bordet
look-closer = Se nærmere på
split-here = Del her
take-back = Skridt tilbage
take-all-back = Alt tilbage
finish = Færdig
draw = Træk en brik
pass = Pas
supply = Bunken og stablerne
draw-from-pool = Træk en brik, { $count } tilbage i bunken
own-stack = Din stabel: { $tile }
nothing = intet
take-discard = Tag { $tile } fra stablen
stack-of = Stabel for { $name }: { $tile }
open-tile = Åben brik: { $tile }, kun for at blive færdig
open-tile-any = Åben brik: { $tile }
open-tile-short = Åben
problem-not-a-set = Endnu ikke en række eller gruppe
problem-tile-missing = Skal blive på bordet: { $tiles }
problem-tile-not-on-rack = Ikke på din holder: { $tiles }
problem-table-touched-before-opening = Åbn først, kun med dine egne brikker
problem-joker-set-split = Et sæt med en joker holdes samlet
problem-joker-taken-before-opening = Åbn, før du tager en joker
problem-joker-not-in-new-set = Jokeren skal i et nyt sæt
problem-discard-not-in-new-set = { $tiles } skal i et nyt sæt
problem-open-tile-only-to-finish = Den åbne brik er kun til at blive færdig med
problem-open-tile-not-laid = Læg den åbne brik, eller lad den ligge
problem-nothing-laid = Ingen brik kommer fra din holder
problem-opening-too-low = Sættene tæller kun { $points } point. Det er for lidt til at åbne
why-short = Der skal være tre eller flere
why-two-of-a-colour = I en gruppe er hver farve kun med én gang
why-gap = Der mangler et tal imellem
why-twice = I en række er hvert tal kun med én gang
why-mixed = Hverken én farve eller ét tal
why-too-long = Der er for mange brikker

# Finito!

your-counters = Dine åbne brikker
counter = Brik { $number }
counter-chosen = Brik { $number }, valgt
your-board = Plade for { $name }, din
board-of = Plade for { $name }
counters-up = Åbne: { $counters }
board-empty = tom
square-empty = Felt { $place }, tal { $printed }, tomt
square-target = Felt { $place }, tal { $printed }: her kan du lægge
square-taken = Felt { $place }, tal { $printed }: brik { $number }
square-movable = Felt { $place }, tal { $printed }: brik { $number }, kan flyttes
has-chosen = klar
die-shows = Terningen viser { $number }
finito-pick = Vælg en af dine åbne brikker, så et lyst felt.
finito-put = Læg { $number } på et lyst felt.
finito-move = Flyt en brik til et lyst felt, eller lad alt være.
finito-must-move = Flyt en brik til et lyst felt.
stay = Lad det være
finito-hint-stay = Tip: lad alt være.
finito-hint-place = Tip: læg { $number } på den markerede { $printed }.

# What happened

event-new-round = Runde { $round } begynder.
event-round-over = Runden er slut.
event-laid = { $name } lægger { $number } på plads { $place }.
event-shifted = { $name } flytter en skjult brik.
event-drew = { $name } trækker { $number }.
event-no-fit = { $name } trækker { $number }. Den passer ingen steder og lægges i midten.
event-extra = Et par! { $name } har en tur til.
event-turn = Nu skal { $name } spille.
event-late = Tiden er gået for { $name }.
event-loose = { $name } tager det tilbage, der ikke lå i et sæt: { $tiles }.
event-laid-these = { $name } lægger { $tiles }.
event-laid-tiles = { $count ->
    [one] { $name } lægger { $count } brik.
   *[other] { $name } lægger { $count } brikker.
}
event-drew-tiles = { $count ->
    [one] { $name } trækker { $count } brik.
   *[other] { $name } trækker { $count } brikker.
}
event-discarded = { $name } lægger { $tile } fra.
event-passed = { $name } melder pas.
event-chose = { $name } har valgt.
event-placed = { $name } lægger { $number } på { $printed }.
event-stayed = { $name } lader alt være.
event-rolled = Terningen viser { $number }.
event-revealed = Alle viser, hvad de har valgt.
event-said = { $name }: { $text }
event-seat-taken = { $name } spiller nu i stedet for { $before }.
event-seat-free = { $before } har forladt bordet.
event-seat-joined = { $name } sætter sig ved bordet.
event-away = { $name } er ikke her mere.
event-not-here = { $name } er her ikke lige nu.
event-back = { $name } er tilbage.
event-rematch = Det næste spil er klar.

# About you, where you have not given a name: in place of the texts of the same name

begins-highest-you = Du har trukket den højeste brik og begynder.
begins-lot-you = Du begynder. Det har lodtrækningen afgjort.
begins-named-you = Du begynder. Det er aftalt.
begins-neighbour-you = Du begynder, for du sidder til venstre for den, der sluttede den forrige runde.
round-won-you = Du vinder runde { $round }
match-won-you = Du vinder!
your-row-you = Din række
row-of-you = Din række
told-exchange-you = Du lægger { $tiles } i stedet for jokeren i { $set } og tager jokeren.
told-take-you = Du tager { $tiles } ud af { $set }.
told-add-you = Du lægger { $tiles } til { $set }.
told-new-you = Du lægger { $tiles } som et nyt sæt.
in-hand-of-you = i din hånd
your-rack-you = Din holder
stack-of-you = Din stabel: { $tile }
your-board-you = Din plade
board-of-you = Din plade
event-laid-you = Du lægger { $number } på plads { $place }.
event-shifted-you = Du flytter en skjult brik.
event-drew-you = Du trækker { $number }.
event-no-fit-you = Du trækker { $number }. Den passer ingen steder og lægges i midten.
event-extra-you = Et par! Du har en tur til.
event-turn-you = Nu er det din tur.
event-late-you = Din tid er gået.
event-loose-you = Tilbage på din holder, for det lå ikke i et sæt: { $tiles }.
event-laid-these-you = Du lægger { $tiles }.
event-laid-tiles-you = { $count ->
    [one] Du lægger { $count } brik.
   *[other] Du lægger { $count } brikker.
}
event-drew-tiles-you = { $count ->
    [one] Du trækker { $count } brik.
   *[other] Du trækker { $count } brikker.
}
event-discarded-you = Du lægger { $tile } fra.
event-passed-you = Du melder pas.
event-chose-you = Du har valgt.
event-placed-you = Du lægger { $number } på { $printed }.
event-stayed-you = Du lader alt være.

# Why not

refused-table-not-your-seat = Det er ikke din plads.
refused-table-not-playing = Her kan man ikke spille lige nu.
refused-table-too-early = Et øjeblik, det sidste træk er ikke nået frem.
refused-table-seat-changed = Der sidder en anden nu.
refused-table-seat-for-computer = Mens et spil er i gang, kan kun computeren tage denne plads.
refused-table-seats-empty = Der er stadig ledige pladser.
refused-table-no-hints = Ved dette bord er der ingen tips.
refused-table-nothing-to-arrange = Der er intet at flytte nu.
refused-daily-no-puzzles = Der er opgaver for hver dag fra { $first } til { $last }.
refused-game-not-your-move = Det er ikke din tur.
refused-game-not-over = Spillet er ikke slut endnu.
refused-game-round-over = Runden er slut.
refused-game-round-not-over = Runden er ikke slut endnu.
refused-completto-unknown-starter = Den plads findes ikke.
refused-completto-does-not-fit = { $reading } passer ikke der.
refused-completto-not-between = Ved dette bord skubbes en brik ind mellem to andre, ikke i enden.
refused-completto-lay-first = Læg først den trukne brik.
refused-completto-push-first = Skub først den åbne brik ind i din række.
refused-completto-pile-empty = Der er ingen brikker tilbage at trække.
refused-completto-row-does-not-ascend = De åbne tal i en række skal stige fra venstre mod højre.
refused-completto-tile-twice = Der er kun én { $tile }, og den ligger allerede i din række.
refused-completto-unknown-tile = Der er ingen brik »{ $text }«. De går fra 1 til 100.
refused-rummy-table-not-legal = Bordet er ikke i orden endnu.
refused-rummy-tiles-not-conserved = Nogle brikker er ikke, hvor de var. Tag alt tilbage og prøv igen.
refused-rummy-draw-first = Træk først en brik.
refused-rummy-pool-empty = Der er ingen brikker tilbage at trække.
refused-rummy-pool-not-empty = Du kan stadig trække.
refused-rummy-discard-instead = Læg brikker, eller læg en på din stabel.
refused-rummy-no-discarding = Ved dette bord lægger man ikke noget på en stabel.
refused-rummy-last-tile-before-opening = Du har ikke åbnet endnu: behold din sidste brik og meld pas.
refused-rummy-not-a-set = Hverken en række eller en gruppe: { $tiles }
refused-rummy-empty-set = Der mangler et sæt mellem to streger.
refused-rummy-too-many-tiles = { $tile } er der { $count } gange, men spillet har kun { $copies }.
refused-rummy-unknown-tile = Der findes ingen brik »{ $text }«.
refused-finito-not-a-target = Der kan du ikke lægge.
refused-finito-must-move = Du skal flytte en brik.
refused-finito-place-first = Læg først alle dine brikker.
refused-hand-pick-first = Tag først en brik.
refused-hand-stays-on-table = Det her skal blive på bordet: { $tiles }.
refused-hand-never-on-rack = Denne brik kommer ikke på nogen holder: den kan kun lægges i et sæt.
refused-hand-not-your-turn = Du må gerne sortere. Læg først, når det er din tur.
refused-hand-fits-nowhere = { $reading } passer ingen steder i din række.

# Real tiles at home

other-ways = Andre måder at spille på
other-ways-about = Dem kan I aftale, når I gør et bord klar.

# About

about-version = Reihum, version { $version }. Fri software under MIT-licensen.
about-stored = Hvad der gemmes, og hvor
about-stored-page = Alt bliver i denne browser: dine borde og trækkene. Intet sendes nogen steder hen. Sletter du sidens data i browseren, er det væk.
about-stored-server = Serveren gemmer dine borde: de navne, du har skrevet, aftalen og hvert træk. Den kender dig kun fra en cookie, uden konto. Med »Glem mig« under dine borde glemmer serveren det hele.
about-stored-here = Spiller du videre i denne browser, fordi forbindelsen er væk, bliver det bord kun i denne browser.
about-settings = Dine indstillinger, fx sprog og lyd, bliver i denne browser.
about-licences = Lavet med andres arbejde
about-licences-about = Dele af siden er lavet af andre, som lader alle bruge dem. Her er deres licenser.
about-show-licences = Vis licenserne
