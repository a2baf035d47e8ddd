# Setting up, joining

who-plays = Wie doet er mee?
how-you-play = Hoe spelen jullie?
seat-me = Ik
seat-same-device = Iemand hier, op dit apparaat
seat-guest = Een gast, met een link
seat-computer = { $name }, computer ({ $level })
level-random = speelt maar wat
level-gentle = rustig
level-simple = eenvoudig
level-curious = nieuwsgierig
level-eager = ijverig
level-steady = degelijk
level-sharp = slim
level-patient = geduldig
level-master = meester
manner-random = Legt wat er toevallig in de hand komt.
manner-gentle = Speelt rustig en geeft je de ruimte.
manner-simple = Speelt het eerste wat past.
manner-curious = Legt wat past en probeert soms iets uit.
manner-eager = Verbouwt graag, maar ziet niet elke weg.
manner-steady = Blijft kalm en maakt weinig fouten.
manner-sharp = Kijkt vooruit en grijpt elke kans.
manner-patient = Spaart stenen op en legt er dan veel tegelijk.
manner-master = Denkt aan alles. Moeilijk te verslaan.
manner-master-rummy = Houdt zijn stenen vaak vast en legt er dan veel tegelijk. Moeilijk te verslaan.
seat-number = Plaats { $number }
name-of-seat = Naam voor plaats { $number }
name-missing = Schrijf hier nog een naam.
add-seat = Nog iemand erbij
remove = Weghalen
begin = Beginnen
set-up-and-invite = Klaarzetten en uitnodigen
hints = Tips
hints-about = Iedereen mag om een goede zet vragen.
agreement = Dit is afgesproken
agreement-rest = De rest is zoals in de spelregels.
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
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
option-rummy-jokers-locked = Nee, die blijft bij elkaar
option-rummy-jokers-free = Sets mogen uit elkaar
option-rummy-rounds = Rondes
option-rummy-rounds-about = De punten van alle rondes worden opgeteld.
option-rummy-draw-and-discard = Trekken en wegleggen
option-rummy-draw-and-discard-about = Elke beurt begint met trekken. Leg je niets, dan leg je een steen op je eigen stapel.
option-rummy-winner-scores = Punten voor de winnaar
option-rummy-winner-scores-about = Wie wint, krijgt alle punten die de anderen verliezen.
option-rummy-open-tile = Open steen
option-rummy-open-tile-about = Eén steen ligt open naast de pot. Waarvoor mag je hem gebruiken?
option-rummy-open-tile-off = Geen open steen
option-rummy-open-tile-finish = Alleen om uit te spelen
option-rummy-open-tile-any = Voor elke zet
option-rummy-hand-doubles = Alles in één keer telt dubbel
option-rummy-hand-doubles-about = Legt iemand alle stenen in één keer, dan tellen alle punten dubbel.
option-finito-must-move = Verplaatsen moet
option-finito-must-move-about = Als alle fiches liggen, mag je niet alles laten zoals het is.
option-finito-must-move-why = Moet je dan bij elke worp een fiche verplaatsen? De spelregels worden op twee manieren gelezen. Hoe spelen jullie?
option-finito-must-move-no = Je mag alles zo laten
option-finito-must-move-yes = Je moet een fiche verplaatsen
option-finito-target = Spelen tot
option-finito-target-about = Na elke ronde krijg je een punt voor elk fiche in je langste rij.
option-finito-decision-seconds = Bedenktijd
option-finito-decision-seconds-about = Is die om, dan wordt de eenvoudigste zet voor je gedaan.
join-title = Je bent uitgenodigd
join-about = Hoe mogen de anderen je noemen?
invited-by = { $name } nodigt je uit: { $game }
invited-with = Aan tafel: { $names }
invited-free = { $seats ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $seats } plaatsen vrij.
}
colon = { $before }: { $after }
sit-down = Aanschuiven
waiting-for-guests = We wachten op gasten
all-here = Iedereen is er
that-is-you = (jij)
invite-about = Stuur deze link naar één persoon, of laat het plaatje scannen. Hij werkt één keer.
invite-link = Link van de uitnodiging
qr-code = Plaatje van de link voor een telefooncamera
copy-link = Link kopiëren
send-link = Link sturen
copied = Gekopieerd
copy-by-hand = Deze browser kopieert niet. Selecteer de link en kopieer hem zelf.
link-here-only = Deze link werkt alleen op deze computer. Voor een link die in het hele huis werkt, start Reihum met:
host-begins = Wie de tafel heeft klaargezet, begint het spel als iedereen er is.

# At every table

connecting = Een ogenblik …
connection-lost = De verbinding is weg. Nieuwe poging …
move-on-its-way = Je zet is onderweg …
server-awaited = De server is nu niet te bereiken. Zodra hij antwoordt, gaat deze pagina vanzelf verder.
try-again = Nog eens proberen
here-offer = We blijven het proberen. Je kunt ook hier verder spelen, in deze browser. Wat je niet kon zien, wordt dan opnieuw verdeeld: verborgen stenen en de worpen die nog komen. Je tafel op de server blijft zoals die is.
here-go-on = Hier verder spelen
here-wait = Wachten
here-note = Je speelt verder in deze browser. Wat je niet kon zien, is opnieuw verdeeld.
here-only = Deze tafel staat alleen in deze browser.
here-back = Terug naar de tafel op de server
here-title = Als de verbinding wegvalt
here-kept = Dan kun je hier verder spelen. Alles wat nodig is, zit in deze browser.
here-fetching = Wat nodig is om verder te spelen wordt opgehaald (5 MB) …
here-spared = Om data te sparen is er niets opgehaald. Als de verbinding wegvalt, kun je hier dus niet verder spelen.
here-absent = Deze server heeft niet wat daarvoor nodig is. Je moet wachten tot de verbinding terug is.
here-impossible = Op dit adres staan browsers het niet toe. Het kan met https, of op de computer zelf.
here-failed = Wat nodig is om verder te spelen kon niet worden opgehaald.
here-fetch = Nu ophalen (5 MB)
waiting-for = We wachten op { $names }
your-turn-at = Jouw beurt: { $game }
who-begins = Wie begint?
begins-highest = { $name } heeft de hoogste steen getrokken en begint.
begins-equal = De hoogste zijn gelijk. Die trekken nog een keer:
begins-lot = { $name } begint. Het lot heeft beslist.
begins-named = { $name } begint. Zo is het afgesproken.
begins-neighbour = { $name } begint en zit links van wie de vorige ronde afmaakte.
begins-together = Niemand begint. Iedereen speelt tegelijk.
round-is-over = De ronde is voorbij.
hint = Tip
skip = Overslaan
show-again = Nog eens
log = Wat er gebeurde
log-empty = Nog niets.
time-left = Tijd over
time-left-of = Tijd over voor { $name }
middle = Midden van de tafel
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
games-won = Gewonnen spellen
download-record = Verslag downloaden
shuffle-check = Was het eerlijk?
shuffle-now = Alles wat in dit spel wordt getrokken, komt uit één geheim getal, dat aan het eind wordt verteld. Dit is de vingerafdruk ervan: die laat dan zien dat niemand het getal heeft veranderd.
shuffle-about = Alles wat in dit spel is getrokken, komt uit één geheim getal. De vingerafdruk ervan was te zien voor de eerste zet, dus niemand kon het nog veranderen.
shuffle-hash = Vingerafdruk voor de eerste zet:
shuffle-seed = Het geheime getal:
shuffle-right = Ze kloppen. De verdeling stond vast voor de eerste zet.
shuffle-wrong = Ze kloppen niet!
shuffle-unknown = Deze browser kan het niet nagaan.
all-draws = Alle trekkingen van deze server
seats = Wie zit waar
leave = Van tafel gaan
computer-takes-over = Computer neemt over ({ $level })
away = weg
away-since = weg sinds { $time }
away-for = { $name } is al { $time } weg.
seat-left-empty = Er is een plaats leeg. Wie speelt daar?
wait = Wachten
leave-sure = Echt weggaan? Het spel gaat zonder jou verder.
leave-not = Blijven
take-over-here = { $name } is er nu.
take-over-sure = Dan speelt een computer voor { $name }. Wie hier zat, kan de plaats altijd terugnemen.
replaced = { $name } speelt nu voor jou; jij kijkt toe.
take-back-seat = Zelf weer spelen
take-over-no = Nee, { $name } speelt verder
take-over-yes = Ja, de computer speelt
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
key-turn-does = de steen ondersteboven draaien
key-new-set = N
key-new-set-does = als nieuwe set leggen
key-split = S
key-split-does = de set splitsen bij de steen in je hand
key-take-back = Ctrl + Z
key-take-back-does = één stap terug
key-finish = F
key-finish-does = de beurt afmaken
key-rack = Shift + ← →
key-rack-does = een steen op je plankje verschuiven
curtain-title = { $name } is aan de beurt
curtain-about = Geef het apparaat door. De anderen kijken weg.
curtain-time = Je tijd begint als je het apparaat pakt: { $time }.
curtain-late = Nog niemand heeft het gepakt. Tijd tot de beurt voorbij is:
curtain-ready = Ik ben { $name }
drawn-new = { $name }, dit is nieuw op je plankje
drawn-done = Klaar, geef door
review = Terugblik
replay = Nog eens bekijken
replay-step = Zet { $ply } van { $plies }
replay-back = Terug
replay-on = Verder
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid
replay-seat = Gezien door

# Completto

completto-push = { $left ->
    [one] Schuif de { $number } in je rij. Dit is de laatste.
   *[other] Schuif de { $number } in je rij. Nog { $left } stenen.
}
completto-lay = Leg de { $number } op de plek van een dichte steen.
completto-take = Waar leg je de { $number }?
completto-shift = Waar schuif je deze steen in?
completto-turn = Jouw beurt: trek een steen, pak er een uit het midden, of verschuif een dichte steen.
completto-turn-draw = Jouw beurt: trek een steen, of verschuif een dichte steen.
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
rummy-put = Waar moet hij heen? Tik op een set of op een lege plek op tafel.
rummy-put-or-stack = Waar moet hij heen? Tik op een set, een lege plek op tafel of je stapel.
rummy-draw-first = Trek eerst een steen.
rummy-lay-or-discard = Leg stenen, of leg er een op je stapel.
rummy-open-or-discard = Kom uit met minstens { $points } punten, of leg een steen op je stapel.
rummy-lay-or-pass = Leg stenen, of pas.
rummy-lay-or-draw = Jouw beurt: leg stenen, of trek er een.
rummy-open-or-draw = Jouw beurt: kom uit met minstens { $points } punten, of trek een steen.
rummy-may-finish = Alles klopt. Je kunt op ‘{ finish }’ tikken.
rummy-arranging = Het klopt nog niet.
rummy-hint-draw = Tip: trek een steen.
rummy-hint-wait = Tip: wacht en trek. Wat je legt, helpt ook de anderen.
rummy-hint-pass = Tip: pas.
rummy-hint-draw-back = Tip: neem je stenen terug en trek er een.
rummy-hint-pass-back = Tip: neem je stenen terug en pas.
rummy-hint-discard = Tip: leg { $tile } op je stapel.
rummy-hint-discard-back = Tip: neem je stenen terug en leg { $tile } op je stapel.
rummy-hint-lay = Tip: je kunt { $tiles } leggen.
rummy-hint-lay-many = Tip: je kunt { $count } stenen leggen.
rummy-hint-puzzle = { $sets ->
    [one] Tip: één set op tafel moet je veranderen.
   *[other] Tip: { $sets } sets op tafel moet je veranderen.
}
show-me = Laat zien
rummy-show-kept = Wat zou ik kunnen leggen?
step-exchange = Leg { $tiles } op de plek van de joker in { $set } en pak de joker.
step-take = Haal { $tiles } uit { $set }.
step-add = Leg { $tiles } aan bij { $set }.
step-new = Leg { $tiles } neer als nieuwe set.
told-exchange = { $name } legt { $tiles } op de plek van de joker in { $set } en pakt de joker.
told-take = { $name } haalt { $tiles } uit { $set }.
told-add = { $name } legt { $tiles } bij { $set }.
told-new = { $name } legt { $tiles } als nieuwe set.
step-of = Stap { $step } van { $steps }:
all-steps = Alle stappen in één keer
all-steps-short = Alle
in-hand = in je hand
in-hand-of = in de hand van { $name }
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
back-to-place = Leg terug
sort-colour = Op kleur
sort-number = Op getal
arrange-table = Tafel ordenen
look-closer = Van dichtbij kijken
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
open-tile-any = Open steen: { $tile }
open-tile-short = Open
problem-not-a-set = Nog geen rij of groep
problem-tile-missing = Moet op tafel blijven: { $tiles }
problem-tile-not-on-rack = Niet op je plankje: { $tiles }
problem-table-touched-before-opening = Kom eerst uit, met alleen je eigen stenen
problem-joker-set-split = Een set met een joker blijft bij elkaar
problem-joker-taken-before-opening = Kom eerst uit voordat je een joker pakt
problem-joker-not-in-new-set = De joker hoort in een nieuwe set
problem-discard-not-in-new-set = { $tiles } hoort in een nieuwe set
problem-open-tile-only-to-finish = De open steen is alleen om uit te spelen
problem-open-tile-not-laid = Leg de open steen uit, of laat hem liggen
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
counters-up = Open: { $counters }
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
event-laid = { $name } legt de { $number } op plek { $place }.
event-shifted = { $name } verschuift een dichte steen.
event-drew = { $name } trekt de { $number }.
event-no-fit = { $name } trekt de { $number }. Die past nergens en gaat naar het midden.
event-extra = Een paar! { $name } mag nog een keer.
event-turn = { $name } is aan de beurt.
event-late = De tijd van { $name } is om.
event-loose = { $name } neemt terug wat in geen set lag: { $tiles }.
event-laid-these = { $name } legt { $tiles }.
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
event-revealed = Nu zie je wat iedereen koos.
event-said = { $name }: { $text }
event-seat-taken = { $name } speelt nu in plaats van { $before }.
event-seat-free = { $before } is van tafel gegaan.
event-seat-joined = { $name } komt aan tafel zitten.
event-away = { $name } is weggegaan.
event-not-here = { $name } is er nu even niet.
event-back = { $name } is terug.
event-rematch = Het volgende spel staat klaar.

# About you, where you have not given a name: in place of the texts of the same name

begins-highest-you = Je hebt de hoogste steen getrokken en begint.
begins-lot-you = Jij begint. Het lot heeft beslist.
begins-named-you = Jij begint. Zo is het afgesproken.
begins-neighbour-you = Jij begint, want jij zit links van wie de vorige ronde afmaakte.
round-won-you = Je wint ronde { $round }
match-won-you = Je wint!
your-row-you = Jouw rij
row-of-you = Jouw rij
told-exchange-you = Je legt { $tiles } op de plek van de joker in { $set } en pakt de joker.
told-take-you = Je haalt { $tiles } uit { $set }.
told-add-you = Je legt { $tiles } bij { $set }.
told-new-you = Je legt { $tiles } als nieuwe set.
in-hand-of-you = in jouw hand
your-rack-you = Jouw plankje
stack-of-you = Jouw stapel: { $tile }
your-board-you = Jouw bord
board-of-you = Jouw bord
event-laid-you = Je legt de { $number } op plek { $place }.
event-shifted-you = Je verschuift een dichte steen.
event-drew-you = Je trekt de { $number }.
event-no-fit-you = Je trekt de { $number }. Die past nergens en gaat naar het midden.
event-extra-you = Een paar! Je mag nog een keer.
event-turn-you = Jij bent aan de beurt.
event-late-you = Jouw tijd is om.
event-loose-you = Terug naar jouw plankje, want het lag in geen set: { $tiles }.
event-laid-these-you = Je legt { $tiles }.
event-laid-tiles-you = { $count ->
    [one] Je legt { $count } steen.
   *[other] Je legt { $count } stenen.
}
event-drew-tiles-you = { $count ->
    [one] Je trekt { $count } steen.
   *[other] Je trekt { $count } stenen.
}
event-discarded-you = Je legt { $tile } weg.
event-passed-you = Je past.
event-chose-you = Je hebt gekozen.
event-placed-you = Je legt de { $number } op de { $printed }.
event-stayed-you = Je laat alles zo.

# Why not

refused-table-not-your-seat = Dit is niet jouw plaats.
refused-table-not-playing = Hier kan nu niet worden gespeeld.
refused-table-too-early = Een ogenblik, de laatste zet is nog onderweg.
refused-table-seat-changed = Daar zit nu iemand anders.
refused-table-seat-for-computer = Tijdens een spel kan alleen de computer deze plaats overnemen.
refused-table-seats-empty = Er zijn nog plaatsen vrij.
refused-table-no-hints = Aan deze tafel zijn er geen tips.
refused-table-nothing-to-arrange = Er valt nu niets te verbouwen.
refused-daily-no-puzzles = Er zijn puzzels voor elke dag van { $first } tot en met { $last }.
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
refused-completto-row-does-not-ascend = De open getallen van een rij moeten van links naar rechts oplopen.
refused-completto-tile-twice = Er is maar één { $tile }, en die ligt al in je rij.
refused-completto-unknown-tile = Een steen ‘{ $text }’ bestaat niet. Ze gaan van 1 tot en met 100.
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
refused-hand-stays-on-table = Dit moet op tafel blijven: { $tiles }.
refused-hand-never-on-rack = Deze steen komt op geen plankje: je kunt hem alleen in een set leggen.
refused-hand-not-your-turn = Sorteren mag. Leggen kan als jij aan de beurt bent.
refused-hand-fits-nowhere = De { $reading } past nergens in jouw rij.

# Real tiles at home

other-ways = Zo kan het ook
other-ways-about = Dat kunnen jullie afspreken als je een tafel klaarzet.

# About

about-version = Reihum, versie { $version }. Vrije software met MIT-licentie.
about-stored = Wat er bewaard wordt, en waar
about-stored-page = Alles blijft in deze browser: je tafels en de zetten. Er wordt niets verstuurd. Wis je de gegevens van deze site, dan is alles weg.
about-stored-server = De server bewaart je tafels: de namen die je typte, de afspraken en elke zet. Hij kent je alleen van een cookie, zonder account. Met ‘Vergeet mij’ onder je tafels vergeet de server alles.
about-stored-here = Speel je in deze browser verder omdat de verbinding weg is, dan blijft die tafel alleen in deze browser.
about-settings = Je instellingen, zoals taal en geluid, blijven in deze browser.
about-licences = Gemaakt met het werk van anderen
about-licences-about = Delen van deze pagina zijn door anderen gemaakt, die ze met iedereen delen. Dit zijn hun licenties.
about-show-licences = Licenties tonen
