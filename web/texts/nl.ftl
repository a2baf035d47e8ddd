# Start page

start-title = Drie spellen met getallenstenen
start-about = Zonder aanmelden. Kies een spel, en een computerspeler schuift bij je aan. Of nodig je familie uit.
play-now = Nu spelen
play-now-game = Nu { $game } spelen
set-up = Tafel klaarzetten
set-up-game = Tafel klaarzetten: { $game }
how-to-play = Zo werkt het
how-to-play-game = Zo werkt { $game }
completto-about = Draai je rij van 22 stenen stuk voor stuk om, van laag naar hoog.
rummy-about = Leg rijen en groepen. Alles op tafel mag worden verbouwd.
finito-about = Eén dobbelsteen voor iedereen. Wie heeft als eerste twaalf fiches op volgorde?
my-tables = Mijn tafels
status-open = wacht op gasten
status-playing = bezig
status-over = afgelopen
at-home = Echte stenen thuis
at-home-about = Scheidsrechter voor Rummy, scoreblad, dobbelsteen en klok voor je eigen keukentafel.
guest = Gast
close = Sluiten
settings = Instellingen
language = Taal
theme = Licht of donker
theme-auto = Zoals mijn apparaat
theme-light = Licht
theme-dark = Donker
sound = Geluid
big-tiles = Grote stenen
your-name = Je naam
name = Naam

# Setting up, joining

who-plays = Wie doet er mee?
how-you-play = Hoe spelen jullie?
seat-me = Ik
seat-same-device = Iemand hier, op dit apparaat
seat-guest = Een gast, met een link
seat-computer = Computer ({ $level })
level-random = speelt maar wat
level-gentle = rustig
level-simple = eenvoudig
level-steady = degelijk
level-sharp = slim
level-master = meester
seat-empty = Vrije plaats
seat-number = Plaats { $number }
name-of-seat = Naam voor plaats { $number }
add-seat = Nog iemand erbij
remove = Weghalen
begin = Beginnen
set-up-and-invite = Klaarzetten en uitnodigen
hints = Tips
hints-about = Iedereen mag om een goede zet vragen.
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
no-limit = Geen limiet
one-round = Eén ronde beslist
starter-drawn = Door loting
option-completto-pairs = Wat is een paar?
option-completto-pairs-about = Een paar zoals 32 en 33 geeft een extra beurt.
option-completto-pairs-side-by-side = Vlak naast elkaar
option-completto-pairs-anywhere = Ook met gaten
option-completto-shift = Waarheen mag een dichte steen?
option-completto-shift-about = In plaats van te trekken mag je een dichte steen in je rij verschuiven.
option-completto-shift-anywhere = Overal, ook aan de uiteinden
option-completto-shift-between = Alleen tussen twee stenen
option-completto-rounds = Rondes
option-completto-rounds-about = Elke steen die nog dicht ligt, telt één minpunt.
option-completto-starter = Wie begint?
option-completto-starter-about = Aan een echte tafel de jongste.
option-completto-decision-seconds = Bedenktijd
option-completto-decision-seconds-about = Is die om, dan wordt de eenvoudigste zet voor je gedaan.
option-rummy-opening-points = Punten om uit te komen
option-rummy-opening-points-about = Je eerste sets moeten samen minstens zoveel tellen.
option-rummy-manipulate-when-opening = Verbouwen bij het uitkomen
option-rummy-manipulate-when-opening-about = In de beurt waarin je uitkomt, mag je ook andere sets verbouwen.
option-rummy-turn-seconds = Tijd voor een beurt
option-rummy-turn-seconds-about = Ligt dan niet alles goed, dan trek je drie stenen.
option-rummy-jokers = Jokers
option-rummy-jokers-about = Mag een set met een joker uit elkaar?
option-rummy-jokers-locked = Nee, die blijft heel
option-rummy-jokers-free = Ja
option-rummy-rounds = Rondes
option-rummy-rounds-about = De punten van alle rondes worden opgeteld.
option-rummy-draw-and-discard = Trekken en wegleggen
option-rummy-draw-and-discard-about = Elke beurt begint met trekken. Leg je niets, dan leg je een steen op je eigen stapel.
option-rummy-open-tile = Open steen
option-rummy-open-tile-about = Eén steen ligt open. Je mag hem alleen pakken om uit te spelen.
option-rummy-hand-doubles = Hand telt dubbel
option-rummy-hand-doubles-about = Legt iemand alle stenen in één keer, dan tellen alle punten dubbel.
option-finito-must-move = Verplaatsen moet
option-finito-must-move-about = Als alle fiches liggen, mag je niet alles laten zoals het is.
option-finito-target = Spelen tot
option-finito-target-about = Na elke ronde krijg je een punt voor elk fiche in je langste reeks.
option-finito-decision-seconds = Bedenktijd
option-finito-decision-seconds-about = Is die om, dan wordt de eenvoudigste zet voor je gedaan.
join-title = Je bent uitgenodigd
join-about = Hoe mogen de anderen je noemen?
sit-down = Aanschuiven
to-start = Naar de startpagina
waiting-for-guests = We wachten op gasten
all-here = Iedereen is er
that-is-you = (jij)
invite-about = Stuur deze link naar één persoon, of laat het plaatje scannen. Hij werkt één keer.
invite-link = Link van de uitnodiging
qr-code = Plaatje van de link voor een telefooncamera
copy-link = Link kopiëren
copied = Gekopieerd
copy-by-hand = Deze browser kopieert niet. Selecteer de link en kopieer hem zelf.
host-begins = Wie de tafel heeft klaargezet, begint het spel als iedereen er is.

# At every table

connecting = Een ogenblik …
connection-lost = De verbinding is weg. Nieuwe poging …
offline-title = Geen verbinding
offline-about = Deze pagina kon niet worden geladen. Ze is er weer zodra je online bent.
offline-note = Nu geen verbinding. Scoreblad, dobbelsteen en klok werken gewoon.
waiting-for = We wachten op { $names }
round-is-over = De ronde is voorbij.
hint = Tip
time-left = Tijd over
middle = Midden van de tafel
face-down = dicht
face-down-count = { $count } dicht
counters-down = { $count } dicht
scores = Punten
round = Ronde
round-number = Ronde { $round }
total = Totaal
round-won = { $count ->
    [one] { $names } wint ronde { $round }
   *[other] { $names } delen ronde { $round }
}
match-won = { $count ->
    [one] { $names } wint!
   *[other] { $names } delen de winst!
}
next-round = Volgende ronde
rematch = Nog een keer
rematch-ready = Naar het volgende spel
download-record = Verslag downloaden
shuffle-check = Was het eerlijk?
shuffle-about = Alles wat in dit spel is getrokken, komt uit één geheim getal. De vingerafdruk ervan was te zien voor de eerste zet, dus niemand kon het nog veranderen.
shuffle-hash = Vingerafdruk voor de eerste zet:
shuffle-seed = Het geheime getal:
shuffle-right = Ze kloppen. De verdeling stond vast voor de eerste zet.
shuffle-wrong = Ze kloppen niet!
shuffle-unknown = Deze browser kan het niet nagaan.
seats = Wie zit waar
leave = Van tafel gaan
free-seat = Deze plaats vrijmaken
computer-takes-over = Computer neemt over ({ $level })
say-something = Iets zeggen
say-hello = Hallo!
say-well-played = Goed gespeeld!
say-thanks = Bedankt!
say-oh-no = O nee!
say-hurry = Jij bent aan de beurt!
say-good-game = Leuk spel!
help = Hulp
keys = Toetsen
key-arrows = Pijltjes
key-arrows-does = van steen naar steen
key-edge = Home, End
key-edge-does = naar de eerste of de laatste steen
key-tab = Tab
key-tab-does = naar het volgende deel van de tafel
key-enter = Enter
key-enter-does = oppakken, neerleggen
key-escape = Escape
key-escape-does = terugleggen wat je vasthoudt
key-draw = D
key-draw-does = trekken
key-turn = R
key-turn-does = de steen omkeren (Completto)
key-new-set = N
key-new-set-does = als nieuwe set leggen (Rummy)
key-split = S
key-split-does = de set splitsen bij de steen in je hand (Rummy)
key-take-back = Ctrl + Z
key-take-back-does = één stap terug (Rummy)
key-finish = F
key-finish-does = de beurt afmaken (Rummy)
key-rack = Shift + ← →
key-rack-does = een steen op je plankje verschuiven (Rummy)
curtain-title = { $name } is aan de beurt
curtain-about = Geef het apparaat door. De anderen kijken weg.
curtain-ready = Ik ben { $name }
replay = Nog eens bekijken
replay-step = Zet { $ply } van { $plies }
replay-back = Terug
replay-on = Verder
replay-seat = Gezien door
coach = Uitleg bij het eerste spel
coach-ok = Begrepen
coach-off = Geen uitleg meer

# Completto

completto-push = { $left ->
    [one] Schuif de { $number } in je rij. Dit is de laatste.
   *[other] Schuif de { $number } in je rij. Nog { $left } stenen.
}
completto-lay = Leg de { $number } op de plek van een dichte steen.
completto-take = Waar leg je de { $number }?
completto-shift = Waar schuif je deze steen in?
completto-turn = Jouw beurt: trek een steen, pak er een uit het midden, of verschuif een van je dichte stenen.
completto-extra = Een paar! Je mag nog een keer.
middle-empty = Nog geen open stenen
draw-from-pile = { $count ->
    [one] Een steen trekken, nog { $count } over
   *[other] Een steen trekken, nog { $count } over
}
take-tile = Pak de { $number }
tile-in-middle = { $number }, in het midden
read-as = Draai naar { $number }
your-row = Rij van { $name }, die van jou
row-of = Rij van { $name }
place-open = Plek { $place }: { $number }
place-down = Plek { $place }: dicht
place-down-shift = Plek { $place }: dicht, kan worden verschoven
place-lay = Plek { $place }: leg de { $number } hier
place-lay-extra = Plek { $place }: leg de { $number } hier voor een extra beurt
place-gap = Inschuiven op plek { $place }
completto-hint-draw = Tip: trek een steen.
completto-hint-lay = Tip: leg de { $number } op plek { $place }.
completto-hint-take = Tip: pak de { $number } uit het midden en leg die op plek { $place }.
completto-hint-shift = Tip: schuif de dichte steen van plek { $place } naar plek { $goal }.

# Rummy

joker = joker
tile-brown = bruin { $number }
tile-red = rood { $number }
tile-blue = blauw { $number }
tile-white = wit { $number }
colour-brown = bruin
colour-red = rood
colour-blue = blauw
colour-white = wit
tiles = { $count ->
    [one] { $count } steen
   *[other] { $count } stenen
}
has-opened = is uitgekomen
not-opened = nog niet uitgekomen
rummy-table = Sets op tafel
rummy-empty = De tafel is leeg.
rummy-put = Waar moet het heen? Klik op een set of op de vrije tafel.
rummy-draw-first = Trek eerst een steen.
rummy-lay-or-discard = Leg stenen, of leg er een op je stapel.
rummy-lay-or-pass = Leg stenen, of pas.
rummy-lay-or-draw = Jouw beurt: leg stenen, of trek er een.
rummy-open-or-draw = Jouw beurt: kom uit met minstens { $points } punten, of trek een steen.
rummy-may-finish = Alles klopt. Je kunt op Klaar drukken.
rummy-arranging = Het klopt nog niet.
rummy-hint-draw = Tip: trek een steen.
rummy-hint-discard = Tip: leg { $tile } op je stapel.
rummy-hint-lay = Tip: je kunt { $tiles } leggen.
show-me = Laat zien
step-exchange = Leg { $tiles } op de plek van de joker in { $set } en pak de joker.
step-take = Haal { $tiles } uit { $set }.
step-add = Leg { $tiles } aan bij { $set }.
step-new = Leg { $tiles } neer als nieuwe set.
step-of = Stap { $step } van { $steps }
in-hand = in je hand
in-your-hand = In je hand: { $tiles }
opening-counted = { $points } van { $needed } punten
new-set = Nieuwe set
set-of = Set { $number }: { $tiles }
whole-set = De hele set { $number } verplaatsen
put-before = Voor { $tile } leggen
put-at-end = Achteraan set { $number } leggen
your-rack = Plankje van { $name }, dat van jou
rack-place = { $tile }: plek { $place } van { $places } op je plankje
back-to-rack = Terug op het plankje
sort-colour = Op kleur
sort-number = Op getal
split-here = Hier splitsen
take-back = Stap terug
take-all-back = Alles terug
finish = Klaar
draw = Steen trekken
pass = Passen
supply = Pot en stapels
draw-from-pool = Een steen trekken, nog { $count } in de pot
own-stack = Jouw stapel: { $tile }
nothing = niets
take-discard = Pak { $tile } van de stapel
stack-of = Stapel van { $name }: { $tile }
open-tile = Open steen: { $tile }, alleen om uit te spelen
open-tile-short = Open
problem-not-a-set = Nog geen rij of groep
problem-tile-missing = { $tiles } moet op tafel blijven
problem-tile-not-on-rack = { $tiles } ligt niet op je plankje
problem-table-touched-before-opening = Kom eerst uit, met alleen je eigen stenen
problem-joker-set-split = Een set met een joker blijft heel
problem-joker-taken-before-opening = Kom eerst uit voordat je een joker pakt
problem-joker-not-in-new-set = De joker hoort in een nieuwe set
problem-discard-not-in-new-set = { $tiles } hoort in een nieuwe set
problem-open-tile-only-to-finish = De open steen is alleen om uit te spelen
problem-nothing-laid = Er komt geen steen van je plankje
problem-opening-too-low = Deze sets tellen maar { $points } punten. Dat is te weinig om uit te komen
why-short = Het moeten er drie of meer zijn
why-two-of-a-colour = In een groep komt elke kleur maar één keer voor
why-gap = Er ontbreekt een getal
why-twice = In een rij komt elk getal maar één keer voor
why-mixed = Niet één kleur en niet één getal
why-too-long = Er zitten te veel stenen in

# Finito!

your-counters = Je open fiches
counter = Fiche { $number }
counter-chosen = Fiche { $number }, gekozen
your-board = Bord van { $name }, dat van jou
board-of = Bord van { $name }
board-empty = leeg
square-empty = Vak { $place }, getal { $printed }, leeg
square-target = Vak { $place }, getal { $printed }: hier kun je leggen
square-taken = Vak { $place }, getal { $printed }: fiche { $number }
square-movable = Vak { $place }, getal { $printed }: fiche { $number }, kan worden verplaatst
has-chosen = klaar
die-shows = De dobbelsteen staat op { $number }
finito-pick = Kies een van je open fiches, dan een licht vak.
finito-put = Leg de { $number } op een licht vak.
finito-move = Verplaats een fiche naar een licht vak, of laat alles zo.
finito-must-move = Verplaats een fiche naar een licht vak.
stay = Zo laten
finito-hint-stay = Tip: laat alles zo.
finito-hint-place = Tip: leg de { $number } op de gemarkeerde { $printed }.

# What happened

event-new-round = Ronde { $round } begint.
event-round-over = De ronde is voorbij.
event-laid = { $name } legt { $number } op plek { $place }.
event-shifted = { $name } verschuift een dichte steen.
event-drew = { $name } trekt { $number }.
event-no-fit = { $number } gaat naar het midden.
event-extra = Een paar! { $name } mag nog een keer.
event-turn = { $name } is aan de beurt.
event-laid-tiles = { $count ->
    [one] { $name } legt { $count } steen.
   *[other] { $name } legt { $count } stenen.
}
event-drew-tiles = { $count ->
    [one] { $name } trekt { $count } steen.
   *[other] { $name } trekt { $count } stenen.
}
event-discarded = { $name } legt { $tile } weg.
event-passed = { $name } past.
event-chose = { $name } heeft gekozen.
event-placed = { $name } legt de { $number } op de { $printed }.
event-stayed = { $name } laat alles zo.
event-rolled = De dobbelsteen staat op { $number }.
event-said = { $name }: { $text }

# Why not

refused-other = Dat lukte niet ({ $code }).
refused-server-gone = De server is niet te bereiken. Probeer het zo nog eens.
refused-server-try-again = De server is bezig. Probeer het zo nog eens.
refused-server-failed = De server heeft een fout gemaakt. Probeer het nog eens.
refused-server-no-answer = Het antwoord duurde te lang. Probeer het nog eens.
refused-outdated = Deze pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.
refused-changed = Dat kan niet meer. Kijk naar de tafel en kies opnieuw.
refused-request-too-large = Dat was te veel tegelijk.
refused-request-too-slow = Je verbinding is nu erg traag. Probeer het nog eens.
refused-request-foreign-origin = Deze pagina komt niet van deze server. Open de pagina van de server zelf.
refused-limit-requests = Dat was veel tegelijk. Wacht even.
refused-limit-messages = Niet zo snel, alsjeblieft.
refused-limit-sockets = Op dit apparaat staan te veel tafels open.
refused-limit-watchers = Er kijken te veel mensen naar deze tafel.
refused-limit-hints = Veel mensen willen nu een tip. Probeer het zo nog eens.
refused-table-unknown = Deze tafel bestaat niet, of niet meer.
refused-table-link-used = Deze uitnodiging is al gebruikt of te oud. Vraag om een nieuwe.
refused-table-not-host = Dat kan alleen wie de tafel heeft klaargezet.
refused-table-not-your-seat = Dit is niet jouw plaats.
refused-table-not-playing = Hier kan nu niet worden gespeeld.
refused-table-too-early = Een ogenblik, de laatste zet is nog onderweg.
refused-table-seat-changed = Daar zit nu iemand anders.
refused-table-seats-empty = Er zijn nog plaatsen vrij.
refused-table-no-hints = Aan deze tafel zijn er geen tips.
refused-table-nothing-to-arrange = Er valt nu niets te verbouwen.
refused-seat-name-length = Een naam heeft 1 tot 24 letters.
refused-seat-name-characters = Deze naam heeft letters die niet te tonen zijn.
refused-game-not-your-move = Je bent niet aan de beurt.
refused-game-not-over = Het spel is nog niet voorbij.
refused-game-round-over = De ronde is voorbij.
refused-game-round-not-over = De ronde is nog niet voorbij.
refused-completto-unknown-starter = Die plaats bestaat niet.
refused-completto-does-not-fit = De { $reading } past daar niet.
refused-completto-not-between = Aan deze tafel schuif je een steen tussen twee andere, niet aan het eind.
refused-completto-lay-first = Leg eerst de getrokken steen.
refused-completto-push-first = Schuif eerst de open steen in je rij.
refused-completto-pile-empty = Er zijn geen stenen meer om te trekken.
refused-rummy-table-not-legal = De tafel klopt nog niet.
refused-rummy-tiles-not-conserved = Sommige stenen liggen niet waar ze lagen. Neem alles terug en probeer het opnieuw.
refused-rummy-draw-first = Trek eerst een steen.
refused-rummy-pool-empty = Er zijn geen stenen meer om te trekken.
refused-rummy-pool-not-empty = Je kunt nog trekken.
refused-rummy-discard-instead = Leg stenen, of leg er een op je stapel.
refused-rummy-no-discarding = Aan deze tafel leg je niets op een stapel.
refused-rummy-last-tile-before-opening = Je bent nog niet uitgekomen: houd je laatste steen en pas.
refused-rummy-not-a-set = Geen rij en geen groep: { $tiles }
refused-rummy-empty-set = Tussen twee strepen ontbreekt een set.
refused-rummy-too-many-tiles = { $tile } ligt er { $count } keer, maar het spel heeft er maar { $copies }.
refused-rummy-unknown-tile = Een steen ‘{ $text }’ bestaat niet.
refused-finito-not-a-target = Daar kun je niet leggen.
refused-finito-must-move = Je moet een fiche verplaatsen.
refused-finito-place-first = Leg eerst al je fiches.
refused-hand-pick-first = Pak eerst een fiche.
refused-hand-stays-on-table = { $tiles } lag op tafel en moet daar blijven.
refused-hand-not-your-turn = Sorteren mag. Leggen kan als jij aan de beurt bent.

# Real tiles at home

score-sheet = Scoreblad
add-round = Nog een ronde
start-again = Opnieuw
points-of = Punten van { $name } in ronde { $round }
roll-die = Dobbelen
start-clock = Klok starten
referee = Scheidsrechter voor Rummy
referee-about = Voer de stenen in die voor je liggen. Je ziet de beste zet stap voor stap, of je ziet of een zet mag.
to-referee = Naar de scheidsrechter
referee-question = Wat wil je weten?
best-move = De beste zet
is-allowed = Mag dit?
show-best-move = Laat de beste zet zien
tiles-before = Op tafel
tiles-before-move = De tafel voor de zet
tiles-after = De tafel na de zet
tiles-rack = Je plankje
tiles-rack-before = Je plankje voor de zet
tiles-discard = De steen die je van een stapel pakt
tiles-open = De open steen
as-before = Zoals eerst
set-number = Set { $number }
pick-tile = Alle stenen
next-tile-goes = De volgende steen komt hier: { $place }
tiles-go-here = { $name }: { $tiles }. Stenen erbij of eraf
take-away = { $tile } weghalen
tile-added = { $tile }: { $place }
nothing-to-lay = Met deze stenen kun je niets leggen.
maybe-better = Misschien kan het nog beter. Met zoveel stenen kon ik niet alles bekijken.
allowed-yes = Ja, deze zet mag.
allowed-no = Nee, deze zet mag niet.
i-have-opened = Ik ben al uitgekomen
clear-all = Alles leegmaken
type-instead = Stenen intypen
type-about = Een letter voor de kleur (n bruin, r rood, b blauw, w wit) en het getal. * is een joker, en | staat tussen twee sets.
rules-at-home = Regels aan jullie tafel
best-move-is = { $count ->
    [one] Je kunt { $tiles } leggen, dat is { $count } steen en { $points } punten.
   *[other] Je kunt { $tiles } leggen, dat zijn { $count } stenen en { $points } punten.
}
best-move-done = Dat was de laatste stap.
back-to-tiles = Terug naar de stenen

# How to play

rules-completto-aim-title = Het doel
rules-completto-aim = Je hebt een rij van 22 stenen. De meeste liggen dicht. Wie als eerste de hele rij open heeft, oplopend van links naar rechts, wint.
rules-completto-prepare-title = Voor je begint
rules-completto-prepare = Voor je liggen 17 dichte stenen. Je krijgt er nog vijf, één voor één, en schuift elke steen in waar je wilt. De open getallen moeten altijd oplopen.
rules-completto-turn-title = Jouw beurt
rules-completto-turn = Doe één van drie dingen. Trek een dichte steen uit het midden. Of pak een open steen uit het midden. Of schuif een van je eigen dichte stenen naar een andere plek.
rules-completto-fit-title = Waar een steen past
rules-completto-fit = Een steen komt op de plek van een dichte, zo dat je open getallen blijven oplopen. Hier past een 28 tussen 21 en 33. Een getrokken steen die past, moet je leggen. Past hij nergens, dan blijft hij open in het midden.
rules-completto-upside-title = Ondersteboven
rules-completto-upside = Sommige stenen kun je op twee manieren lezen. Ze hebben een streep onder het getal. Een 6 kan een 9 zijn, een 16 een 91. Jij kiest bij het leggen.
rules-completto-extra-title = Nog een beurt
rules-completto-extra = Maakt je steen een paar zoals 32 en 33, vlak naast elkaar, dan mag je nog een keer.
rules-completto-end-title = Het einde
rules-completto-end = Wie de hele rij open heeft, wint meteen. Bij meer rondes is elke dichte steen een minpunt.
rules-rummy-aim-title = Het doel
rules-rummy-aim = Iedereen begint met 14 stenen. Wie als eerste alles op tafel heeft, wint.
rules-rummy-sets-title = Rijen en groepen
rules-rummy-sets = Een rij heeft drie of meer opeenvolgende getallen van één kleur. Een groep heeft één getal in drie of vier kleuren.
rules-rummy-open-title = Uitkomen
rules-rummy-open = Je eerste sets komen van je eigen plankje en tellen samen minstens 30 punten. Kun of wil je niet leggen, trek dan een steen.
rules-rummy-change-title = Verbouwen
rules-rummy-change = Daarna mag je alles op tafel veranderen: aanleggen, splitsen, nieuwe sets maken. Met een rode 6 maak je van één rij twee. Aan het eind van je beurt moet elke steen in een goede set liggen, en minstens één komt van je plankje.
rules-rummy-joker-title = Jokers
rules-rummy-joker = Een joker staat voor elke steen. Een set met een joker blijft bij elkaar. Wie de steen heeft waarvoor hij staat, mag ruilen en moet de joker meteen in een nieuwe set gebruiken.
rules-rummy-time-title = Tijd
rules-rummy-time = Een beurt mag twee minuten duren. Klopt de tafel dan niet, dan gaan losse stenen naar je plankje en trek je er drie bij.
rules-rummy-end-title = Het einde
rules-rummy-end = Heeft iemand geen stenen meer, dan is de ronde voorbij. De anderen verliezen de punten op hun plankje, een joker telt 30, en de winnaar krijgt ze.
rules-finito-aim-title = Het doel
rules-finito-aim = Je hebt twaalf fiches, 1 tot 12, en een bord met 36 vakken. Wiens fiches als eerste van laag naar hoog liggen, wint. Gaten geven niet.
rules-finito-roll-title = De dobbelsteen
rules-finito-roll = Er wordt één keer voor iedereen gedobbeld. Iedereen kiest tegelijk: leg een van je drie open fiches op een vak met dat getal.
rules-finito-full-title = Geen vak vrij?
rules-finito-full = Neem dan het dichtstbijzijnde vrije vak ervoor of erna.
rules-finito-move-title = Alle twaalf liggen
rules-finito-move = Vanaf nu mag je bij elke worp één fiche naar zo’n vak verplaatsen, of alles zo laten.
rules-finito-end-title = Finito!
rules-finito-end = Zodra iemands fiches op volgorde liggen, is de ronde voorbij. Zijn er meer klaar bij dezelfde worp, dan delen ze de winst.
