# Setting up, joining

who-plays = Vilka spelar?
how-you-play = Hur spelar ni?
seat-me = Jag
seat-same-device = Någon här, på den här enheten
seat-guest = En gäst, med länk
seat-computer = { $name }, dator ({ $level })
level-random = spelar vad som helst
level-gentle = snäll
level-simple = enkel
level-curious = nyfiken
level-eager = ivrig
level-steady = stadig
level-sharp = skarp
level-patient = tålmodig
level-master = mästare
manner-random = Lägger det som råkar ligga i handen.
manner-gentle = Tar det lugnt och ger dig plats.
manner-simple = Spelar det första som passar.
manner-curious = Lägger det som passar och provar ibland något nytt.
manner-eager = Bygger gärna om men ser inte alla vägar.
manner-steady = Är lugn och gör få fel.
manner-sharp = Tänker framåt och tar varje chans.
manner-patient = Samlar brickor och lägger sedan många på en gång.
manner-master = Tänker på allt. Svår att slå.
manner-master-rummy = Håller ofta på sina brickor och lägger sedan många på en gång. Svår att slå.
seat-number = Plats { $number }
name-of-seat = Namn för plats { $number }
name-missing = Skriv ett namn här.
add-seat = Lägg till någon
remove = Ta bort
begin = Börja
set-up-and-invite = Gör i ordning och bjud in
hints = Tips
hints-about = Alla får be om ett bra drag.
agreement = Det här är bestämt
agreement-rest = Resten är som i spelreglerna.
seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minuter
}
points = { $count ->
    [one] { $count } poäng
   *[other] { $count } poäng
}
no-limit = Ingen gräns
one-round = En runda avgör
starter-drawn = Lottas
option-completto-pairs = Vad är ett par?
option-completto-pairs-about = Ett par som 32 och 33 ger ett extra drag.
option-completto-pairs-side-by-side = Precis bredvid varandra
option-completto-pairs-anywhere = Även med luckor
option-completto-shift = Vart får en dold bricka flyttas?
option-completto-shift-about = I stället för att dra får du flytta en dold bricka i din rad.
option-completto-shift-anywhere = Vart som helst, även till ändarna
option-completto-shift-between = Bara mellan två brickor
option-completto-rounds = Rundor
option-completto-rounds-about = Varje bricka som ännu är dold ger en minuspoäng.
option-completto-starter = Vem börjar?
option-completto-starter-about = Vid ett riktigt bord: den yngsta.
option-completto-decision-seconds = Tid att tänka
option-completto-decision-seconds-about = När den är slut görs det enklaste draget åt dig.
option-rummy-opening-points = Poäng för att öppna
option-rummy-opening-points-about = Dina första set måste vara värda minst så mycket.
option-rummy-manipulate-when-opening = Flytta om när man öppnar
option-rummy-manipulate-when-opening-about = I draget då du öppnar får du också flytta om andra set.
option-rummy-turn-seconds = Tid för ett drag
option-rummy-turn-seconds-about = Ligger inte allt rätt när tiden är slut, drar du tre brickor.
option-rummy-jokers = Jokrar
option-rummy-jokers-about = Får man ta isär ett set med joker?
option-rummy-jokers-locked = Nej, det hålls ihop
option-rummy-jokers-free = Set får tas isär
option-rummy-rounds = Rundor
option-rummy-rounds-about = Poängen från alla rundor läggs ihop.
option-rummy-draw-and-discard = Dra och lägg ifrån dig
option-rummy-draw-and-discard-about = Varje drag börjar med att du drar. Lägger du inget, lägger du en bricka på din hög.
option-rummy-winner-scores = Poäng till vinnaren
option-rummy-winner-scores-about = Den som vinner får alla poäng som de andra förlorar.
option-rummy-open-tile = Öppen bricka
option-rummy-open-tile-about = En bricka ligger öppen bredvid förrådet. Vad får den användas till?
option-rummy-open-tile-off = Ingen öppen bricka
option-rummy-open-tile-finish = Bara för att gå ut
option-rummy-open-tile-any = För vilket drag som helst
option-rummy-hand-doubles = Allt på en gång räknas dubbelt
option-rummy-hand-doubles-about = Om någon lägger alla brickor på en gång räknas alla poäng dubbelt.
option-finito-must-move = Man måste flytta
option-finito-must-move-about = När alla brickor ligger får du inte låta allt vara.
option-finito-must-move-why = Måste man då flytta en bricka vid varje kast? Reglerna förstås på två sätt. Hur spelar ni?
option-finito-must-move-no = Man får låta allt vara
option-finito-must-move-yes = Man måste flytta en bricka
option-finito-target = Spela till
option-finito-target-about = Efter varje runda får du en poäng för varje bricka i din längsta rad.
option-finito-decision-seconds = Tid att tänka
option-finito-decision-seconds-about = När den är slut görs det enklaste draget åt dig.
join-title = Du är inbjuden
join-about = Vad ska de andra kalla dig?
invited-by = { $name } bjuder in dig: { $game }
invited-with = Vid bordet: { $names }
invited-free = { $seats ->
    [one] En plats är ledig.
   *[other] { $seats } platser är lediga.
}
colon = { $before }: { $after }
sit-down = Slå dig ner
waiting-for-guests = Vi väntar på gäster
all-here = Alla är här
that-is-you = (du)
invite-about = Skicka länken till en person, eller låt personen skanna bilden. Den fungerar en gång.
invite-link = Inbjudningslänk
qr-code = Bild av länken för en mobilkamera
copy-link = Kopiera länk
send-link = Skicka länk
copied = Kopierad
copy-by-hand = Den här webbläsaren kopierar inte. Markera länken och kopiera den själv.
link-here-only = Den här länken fungerar bara på den här datorn. För en som fungerar i hela huset, starta Reihum med:
host-begins = Den som gjorde i ordning bordet börjar spelet när alla är här.

# At every table

connecting = Ett ögonblick …
connection-lost = Anslutningen bröts. Försöker igen …
move-on-its-way = Ditt drag är på väg …
server-awaited = Servern svarar inte just nu. Så snart den svarar går sidan vidare av sig själv.
try-again = Försök igen
here-offer = Vi fortsätter att försöka. Du kan också spela vidare här, i den här webbläsaren. Då delas det som du inte kunde se ut på nytt: dolda brickor och kommande kast. Ditt bord på servern står kvar.
here-go-on = Spela vidare här
here-wait = Vänta
here-note = Du spelar vidare i den här webbläsaren. Det som du inte kunde se delades ut på nytt.
here-only = Det här bordet finns bara i den här webbläsaren.
here-back = Tillbaka till bordet på servern
here-title = Om anslutningen bryts
here-kept = Då kan du spela vidare här. Allt som behövs finns i den här webbläsaren.
here-fetching = Det som behövs för att spela vidare hämtas (5 MB) …
here-spared = För att spara data hämtades ingenting. Om anslutningen bryts kan du alltså inte spela vidare här.
here-absent = Den här servern har inte det som behövs. Du får vänta tills anslutningen är tillbaka.
here-impossible = På den här adressen tillåter webbläsare det inte. Det kräver https, eller själva datorn.
here-failed = Det som behövs för att spela vidare kunde inte hämtas.
here-fetch = Hämta det nu (5 MB)
waiting-for = Vi väntar på { $names }
your-turn-at = Din tur: { $game }
who-begins = Vem börjar?
begins-highest = { $name } drog den högsta brickan och börjar.
begins-equal = De högsta är lika. De drar igen:
begins-lot = { $name } börjar. Lotten avgjorde.
begins-named = { $name } börjar. Så är det bestämt.
begins-neighbour = { $name } börjar och sitter till vänster om den som avslutade förra rundan.
begins-together = Ingen börjar. Alla spelar samtidigt.
round-is-over = Rundan är slut.
hint = Tips
skip = Hoppa över
show-again = Visa igen
log = Vad som hände
log-empty = Inget än.
time-left = Tid kvar
time-left-of = Tid kvar för { $name }
middle = Mitten av bordet
face-down-count = { $count ->
    [one] { $count } dold
   *[other] { $count } dolda
}
counters-down = { $count ->
    [one] { $count } dold
   *[other] { $count } dolda
}
scores = Poäng
round = Runda
round-number = Runda { $round }
total = Summa
round-won = { $count ->
    [one] { $names } vinner runda { $round }
   *[other] { $names } delar på runda { $round }
}
match-won = { $count ->
    [one] { $names } vinner!
   *[other] { $names } delar på segern!
}
next-round = Nästa runda
rematch = Spela igen
rematch-ready = Till nästa spel
games-won = Vunna spel
download-record = Hämta spelets förlopp
shuffle-check = Var det rättvist?
shuffle-now = Allt som dras i spelet kommer från ett hemligt tal, som berättas på slutet. Det här är dess fingeravtryck: det visar då att ingen har ändrat talet.
shuffle-about = Allt som drogs i spelet kommer från ett hemligt tal. Dess fingeravtryck syntes före första draget, så ingen kunde ändra det.
shuffle-hash = Fingeravtryck före första draget:
shuffle-seed = Det hemliga talet:
shuffle-right = De stämmer överens. Brickornas ordning var bestämd före första draget.
shuffle-wrong = De stämmer inte överens!
shuffle-unknown = Den här webbläsaren kan inte kontrollera det.
all-draws = Alla dragningar på den här servern
seats = Vem sitter var
leave = Lämna bordet
computer-takes-over = Datorn tar över ({ $level })
away = borta
away-since = borta sedan { $time }
away-for = { $name } har varit borta i { $time }.
seat-left-empty = En plats är tom. Vem ska spela där?
wait = Vänta
leave-sure = Vill du verkligen gå? Spelet fortsätter utan dig.
leave-not = Stanna
take-over-here = { $name } är här nu.
take-over-sure = Då spelar en dator i stället för { $name }, som när som helst kan ta tillbaka platsen.
replaced = { $name } spelar nu åt dig; du tittar på.
take-back-seat = Spela själv igen
take-over-no = Nej, { $name } spelar vidare
take-over-yes = Ja, datorn spelar
say-something = Säg något
say-hello = Hej!
say-well-played = Bra spelat!
say-thanks = Tack!
say-oh-no = Å nej!
say-hurry = Din tur!
say-good-game = Bra spel!
help = Hjälp
keys = Tangenter
key-arrows = Piltangenter
key-arrows-does = gå från bricka till bricka
key-edge = Home, End
key-edge-does = gå till första eller sista brickan
key-tab = Tabb
key-tab-does = gå till nästa del av bordet
key-enter = Enter
key-enter-does = ta upp, lägg ner
key-escape = Escape
key-escape-does = lägg tillbaka det du håller
key-draw = D
key-draw-does = dra
key-turn = R
key-turn-does = vänd brickan upp och ner
key-new-set = N
key-new-set-does = lägg som nytt set
key-split = S
key-split-does = dela setet vid brickan i handen
key-take-back = Ctrl + Z
key-take-back-does = ett steg tillbaka
key-finish = F
key-finish-does = avsluta draget
key-rack = Skift + ← →
key-rack-does = flytta en bricka på ditt ställ
curtain-title = Nu spelar { $name }
curtain-about = Lämna över enheten. De andra tittar bort.
curtain-time = Din tid börjar när du tar enheten: { $time }.
curtain-late = Ingen har tagit den än. Tid tills turen är över:
curtain-ready = Jag är { $name }
drawn-new = { $name }, det här är nytt på ditt ställ
drawn-done = Klar, skicka vidare
review = Genomgång
replay = Se det igen
replay-step = Drag { $ply } av { $plies }
replay-back = Bakåt
replay-on = Framåt
replay-play = Spela upp
replay-pause = Paus
replay-speed = Fart
replay-seat = Sett av

# Completto

completto-push = { $left ->
    [one] Skjut in { $number } i din rad. Det är den sista.
   *[other] Skjut in { $number } i din rad. { $left } brickor kvar.
}
completto-lay = Lägg { $number } i stället för en dold bricka.
completto-take = Var lägger du { $number }?
completto-shift = Var skjuter du in brickan?
completto-turn = Din tur: dra en bricka, ta en från mitten, eller flytta en av dina dolda brickor.
completto-turn-draw = Din tur: dra en bricka, eller flytta en av dina dolda brickor.
completto-extra = Ett par! Du får ett drag till.
middle-empty = Inga öppna brickor än
draw-from-pile = { $count ->
    [one] Dra en bricka, { $count } kvar
   *[other] Dra en bricka, { $count } kvar
}
take-tile = Ta { $number }
tile-in-middle = { $number }, i mitten
read-as = Vänd till { $number }
your-row = Rad för { $name }, din
row-of = Rad för { $name }
place-open = Plats { $place }: { $number }
place-down = Plats { $place }: dold
place-down-shift = Plats { $place }: dold, kan flyttas
place-lay = Plats { $place }: lägg { $number } här
place-lay-extra = Plats { $place }: lägg { $number } här och få ett extra drag
place-gap = Skjut in på plats { $place }
completto-hint-draw = Tips: dra en bricka.
completto-hint-lay = Tips: lägg { $number } på plats { $place }.
completto-hint-take = Tips: ta { $number } från mitten och lägg den på plats { $place }.
completto-hint-shift = Tips: flytta den dolda brickan från plats { $place } till plats { $goal }.

# Rummy

joker = joker
tile-brown = brun { $number }
tile-red = röd { $number }
tile-blue = blå { $number }
tile-white = vit { $number }
colour-brown = brun
colour-red = röd
colour-blue = blå
colour-white = vit
tiles = { $count ->
    [one] { $count } bricka
   *[other] { $count } brickor
}
has-opened = har öppnat
not-opened = inte öppnat än
rummy-table = Set på bordet
rummy-empty = Bordet är tomt.
rummy-put = Vart ska den? Tryck på ett set eller på en tom plats på bordet.
rummy-put-or-stack = Vart ska den? Tryck på ett set, en tom plats på bordet eller din hög.
rummy-draw-first = Dra först en bricka.
rummy-lay-or-discard = Lägg brickor, eller lägg en på din hög.
rummy-open-or-discard = Öppna med minst { $points } poäng, eller lägg en bricka på din hög.
rummy-lay-or-pass = Lägg brickor, eller passa.
rummy-lay-or-draw = Din tur: lägg brickor, eller dra en.
rummy-open-or-draw = Din tur: öppna med minst { $points } poäng, eller dra en bricka.
rummy-may-finish = Allt är i ordning. Du kan trycka på ”{ finish }”.
rummy-arranging = Inte i ordning än.
rummy-hint-draw = Tips: dra en bricka.
rummy-hint-wait = Tips: vänta och dra. Det du lägger nu hjälper också de andra.
rummy-hint-pass = Tips: passa.
rummy-hint-draw-back = Tips: ta tillbaka dina brickor och dra en.
rummy-hint-pass-back = Tips: ta tillbaka dina brickor och passa.
rummy-hint-discard = Tips: lägg { $tile } på din hög.
rummy-hint-discard-back = Tips: ta tillbaka dina brickor och lägg { $tile } på din hög.
rummy-hint-lay = Tips: du kan lägga { $tiles }.
rummy-hint-lay-many = Tips: du kan lägga { $count } brickor.
rummy-hint-puzzle = { $sets ->
    [one] Tips: ett set på bordet måste ändras.
   *[other] Tips: { $sets } set på bordet måste ändras.
}
show-me = Visa mig
rummy-show-kept = Vad skulle jag kunna lägga?
step-exchange = Lägg { $tiles } på jokerns plats i { $set } och ta jokern.
step-take = Ta ut { $tiles } ur { $set }.
step-add = Lägg { $tiles } till { $set }.
step-new = Lägg { $tiles } som ett nytt set.
told-exchange = { $name } lägger { $tiles } i stället för jokern i { $set } och tar jokern.
told-take = { $name } tar { $tiles } ur { $set }.
told-add = { $name } lägger { $tiles } till { $set }.
told-new = { $name } lägger { $tiles } som ett nytt set.
step-of = Steg { $step } av { $steps }:
all-steps = Alla steg på en gång
all-steps-short = Alla
in-hand = i din hand
in-hand-of = i handen på { $name }
in-your-hand = I din hand: { $tiles }
opening-counted = { $points } av { $needed } poäng
new-set = Nytt set
set-of = Set { $number }: { $tiles }
whole-set = Flytta hela set { $number }
put-before = Lägg före { $tile }
put-at-end = Lägg sist i set { $number }
your-rack = Ställ för { $name }, ditt
rack-place = { $tile }: plats { $place } av { $places } på ditt ställ
back-to-rack = Tillbaka på stället
back-to-place = Lägg tillbaka
sort-colour = Efter färg
sort-number = Efter tal
arrange-table = Ordna bordet
look-closer = Titta närmare
split-here = Dela här
take-back = Steg tillbaka
take-all-back = Ta tillbaka allt
finish = Klar
draw = Dra en bricka
pass = Passa
supply = Förråd och högar
draw-from-pool = Dra en bricka, { $count } kvar i förrådet
own-stack = Din hög: { $tile }
nothing = inget
take-discard = Ta { $tile } från högen
stack-of = Hög för { $name }: { $tile }
open-tile = Öppen bricka: { $tile }, bara för att gå ut
open-tile-any = Öppen bricka: { $tile }
open-tile-short = Öppen
problem-not-a-set = Ingen stege eller grupp än
problem-tile-missing = Måste ligga kvar på bordet: { $tiles }
problem-tile-not-on-rack = Finns inte på ditt ställ: { $tiles }
problem-table-touched-before-opening = Öppna först, bara med egna brickor
problem-joker-set-split = Ett set med joker hålls ihop
problem-joker-taken-before-opening = Öppna innan du tar en joker
problem-joker-not-in-new-set = Jokern ska ligga i ett nytt set
problem-discard-not-in-new-set = { $tiles } ska ligga i ett nytt set
problem-open-tile-only-to-finish = Den öppna brickan är bara till för att gå ut
problem-open-tile-not-laid = Lägg ut den öppna brickan, eller låt den ligga
problem-nothing-laid = Ingen bricka kommer från ditt ställ
problem-opening-too-low = Seten är bara värda { $points } poäng. Det är för lite för att öppna
why-short = Det måste vara tre eller fler
why-two-of-a-colour = I en grupp finns varje färg bara en gång
why-gap = Det saknas ett tal emellan
why-twice = I en stege finns varje tal bara en gång
why-mixed = Varken en färg eller ett tal
why-too-long = Det är för många brickor

# Finito!

your-counters = Dina öppna brickor
counter = Bricka { $number }
counter-chosen = Bricka { $number }, vald
your-board = Plan för { $name }, din
board-of = Plan för { $name }
counters-up = Öppna: { $counters }
board-empty = tom
square-empty = Ruta { $place }, tal { $printed }, tom
square-target = Ruta { $place }, tal { $printed }: här kan du lägga
square-taken = Ruta { $place }, tal { $printed }: bricka { $number }
square-movable = Ruta { $place }, tal { $printed }: bricka { $number }, kan flyttas
has-chosen = klar
die-shows = Tärningen visar { $number }
finito-pick = Välj en av dina öppna brickor, sedan en ljus ruta.
finito-put = Lägg { $number } på en ljus ruta.
finito-move = Flytta en bricka till en ljus ruta, eller låt allt vara.
finito-must-move = Flytta en bricka till en ljus ruta.
stay = Låt vara
finito-hint-stay = Tips: låt allt vara.
finito-hint-place = Tips: lägg { $number } på den markerade { $printed }.

# What happened

event-new-round = Runda { $round } börjar.
event-round-over = Rundan är slut.
event-laid = { $name } lägger { $number } på plats { $place }.
event-shifted = { $name } flyttar en dold bricka.
event-drew = { $name } drar { $number }.
event-no-fit = { $name } drar { $number }. Den passar ingenstans och läggs i mitten.
event-extra = Ett par! { $name } får ett drag till.
event-turn = Nu är det { $name } som spelar.
event-late = Tiden är slut för { $name }.
event-loose = { $name } tar tillbaka det som inte låg i något set: { $tiles }.
event-laid-these = { $name } lägger { $tiles }.
event-laid-tiles = { $count ->
    [one] { $name } lägger { $count } bricka.
   *[other] { $name } lägger { $count } brickor.
}
event-drew-tiles = { $count ->
    [one] { $name } drar { $count } bricka.
   *[other] { $name } drar { $count } brickor.
}
event-discarded = { $name } lägger ifrån sig { $tile }.
event-passed = { $name } passar.
event-chose = { $name } har valt.
event-placed = { $name } lägger { $number } på { $printed }.
event-stayed = { $name } låter allt vara.
event-rolled = Tärningen visar { $number }.
event-revealed = Alla visar vad de har valt.
event-said = { $name }: { $text }
event-seat-taken = { $name } spelar nu i stället för { $before }.
event-seat-free = { $before } har lämnat bordet.
event-seat-joined = { $name } sätter sig vid bordet.
event-away = { $name } har gått.
event-not-here = { $name } är inte här just nu.
event-back = { $name } är tillbaka.
event-rematch = Nästa spel är klart.

# About you, where you have not given a name: in place of the texts of the same name

begins-highest-you = Du drog den högsta brickan och börjar.
begins-lot-you = Du börjar. Lotten avgjorde.
begins-named-you = Du börjar. Så är det bestämt.
begins-neighbour-you = Du börjar, för du sitter till vänster om den som avslutade förra rundan.
round-won-you = Du vinner runda { $round }
match-won-you = Du vinner!
your-row-you = Din rad
row-of-you = Din rad
told-exchange-you = Du lägger { $tiles } i stället för jokern i { $set } och tar jokern.
told-take-you = Du tar { $tiles } ur { $set }.
told-add-you = Du lägger { $tiles } till { $set }.
told-new-you = Du lägger { $tiles } som ett nytt set.
in-hand-of-you = i din hand
your-rack-you = Ditt ställ
stack-of-you = Din hög: { $tile }
your-board-you = Din plan
board-of-you = Din plan
event-laid-you = Du lägger { $number } på plats { $place }.
event-shifted-you = Du flyttar en dold bricka.
event-drew-you = Du drar { $number }.
event-no-fit-you = Du drar { $number }. Den passar ingenstans och läggs i mitten.
event-extra-you = Ett par! Du får ett drag till.
event-turn-you = Nu är det din tur.
event-late-you = Din tid är slut.
event-loose-you = Tillbaka på ditt ställ, för det låg inte i något set: { $tiles }.
event-laid-these-you = Du lägger { $tiles }.
event-laid-tiles-you = { $count ->
    [one] Du lägger { $count } bricka.
   *[other] Du lägger { $count } brickor.
}
event-drew-tiles-you = { $count ->
    [one] Du drar { $count } bricka.
   *[other] Du drar { $count } brickor.
}
event-discarded-you = Du lägger ifrån dig { $tile }.
event-passed-you = Du passar.
event-chose-you = Du har valt.
event-placed-you = Du lägger { $number } på { $printed }.
event-stayed-you = Du låter allt vara.

# Why not

refused-table-not-your-seat = Det är inte din plats.
refused-table-not-playing = Här går det inte att spela just nu.
refused-table-too-early = Ett ögonblick, det senaste draget är inte framme.
refused-table-seat-changed = Någon annan sitter där nu.
refused-table-seat-for-computer = Medan ett spel pågår kan bara datorn ta över den här platsen.
refused-table-seats-empty = Det finns fortfarande lediga platser.
refused-table-no-hints = Vid det här bordet finns inga tips.
refused-table-nothing-to-arrange = Det finns inget att flytta nu.
refused-daily-no-puzzles = Det finns uppgifter för varje dag från { $first } till { $last }.
refused-game-not-your-move = Det är inte din tur.
refused-game-not-over = Spelet är inte slut än.
refused-game-round-over = Rundan är slut.
refused-game-round-not-over = Rundan är inte slut än.
refused-completto-unknown-starter = Den platsen finns inte.
refused-completto-does-not-fit = { $reading } passar inte där.
refused-completto-not-between = Vid det här bordet skjuts en bricka in mellan två andra, inte i änden.
refused-completto-lay-first = Lägg först den dragna brickan.
refused-completto-push-first = Skjut först in den öppna brickan i din rad.
refused-completto-pile-empty = Det finns inga brickor kvar att dra.
refused-completto-row-does-not-ascend = De öppna talen i en rad måste stiga från vänster till höger.
refused-completto-tile-twice = Det finns bara en { $tile }, och den ligger redan i din rad.
refused-completto-unknown-tile = Det finns ingen bricka ”{ $text }”. De går från 1 till 100.
refused-rummy-table-not-legal = Bordet är inte i ordning än.
refused-rummy-tiles-not-conserved = Några brickor är inte där de var. Ta tillbaka allt och försök igen.
refused-rummy-draw-first = Dra först en bricka.
refused-rummy-pool-empty = Det finns inga brickor kvar att dra.
refused-rummy-pool-not-empty = Du kan fortfarande dra.
refused-rummy-discard-instead = Lägg brickor, eller lägg en på din hög.
refused-rummy-no-discarding = Vid det här bordet lägger man inget på en hög.
refused-rummy-last-tile-before-opening = Du har inte öppnat än: behåll din sista bricka och passa.
refused-rummy-not-a-set = Varken stege eller grupp: { $tiles }
refused-rummy-empty-set = Det saknas ett set mellan två streck.
refused-rummy-too-many-tiles = { $tile } finns { $count } gånger, men spelet har bara { $copies }.
refused-rummy-unknown-tile = Det finns ingen bricka ”{ $text }”.
refused-finito-not-a-target = Där kan du inte lägga.
refused-finito-must-move = Du måste flytta en bricka.
refused-finito-place-first = Lägg först alla dina brickor.
refused-hand-pick-first = Ta först en bricka.
refused-hand-stays-on-table = Det här måste ligga kvar på bordet: { $tiles }.
refused-hand-never-on-rack = Den här brickan hamnar inte på något ställ: den kan bara läggas i ett set.
refused-hand-not-your-turn = Du får sortera. Lägga får du när det är din tur.
refused-hand-fits-nowhere = { $reading } passar ingenstans i din rad.

# Real tiles at home

other-ways = Andra sätt att spela
other-ways-about = Det kan ni komma överens om när ni gör i ordning ett bord.

# About

about-version = Reihum, version { $version }. Fri programvara under MIT-licensen.
about-stored = Vad som sparas, och var
about-stored-page = Allt stannar i den här webbläsaren: dina bord och dragen. Inget skickas någonstans. Rensar du sidans data är allt borta.
about-stored-server = Servern sparar dina bord: namnen du skrev, överenskommelsen och varje drag. Den känner dig bara genom en kaka, utan konto. Med ”Glöm mig” under dina bord glömmer servern allt.
about-stored-here = Spelar du vidare i den här webbläsaren för att anslutningen är borta, finns det bordet bara här.
about-settings = Dina inställningar, som språk och ljud, stannar i den här webbläsaren.
about-licences = Gjord med andras arbete
about-licences-about = Delar av sidan har gjorts av andra, som låter alla använda dem. Här är deras licenser.
about-show-licences = Visa licenserna
