# Start page

start-title = Drie spellen met getallenstenen
start-about = Zonder aanmelden. Kies een spel, en een computerspeler schuift bij je aan. Of nodig je familie uit.
play-now = Nu spelen
play-now-game = Nu { $game } spelen
set-up = Tafel klaarzetten
set-up-game = Tafel klaarzetten: { $game }
how-to-play = Zo werkt het
how-to-play-game = Zo werkt { $game }
learn-it = Leer het in twee minuten
lesson-of = Leer { $game } in twee minuten
completto-about = Draai je rij van 22 stenen stuk voor stuk om, van laag naar hoog.
rummy-about = Leg rijen en groepen. Alles op tafel mag worden verbouwd.
finito-about = Eén dobbelsteen voor iedereen. Wie heeft als eerste twaalf fiches op volgorde?
my-tables = Mijn tafels
status-open = wacht op gasten
status-playing = bezig
status-over = afgelopen
status-abandoned = niemand kwam terug
table-abandoned = Hier heeft al een tijd niemand gespeeld, dus dit spel is afgelopen.
forget-me = Vergeet mij
forget-me-about = Je naam en je tafels worden voorgoed van deze server gehaald. Tafels met andere mensen blijven, maar zonder jou.
forget-me-yes = Ja, vergeet mij
forget-me-done = Klaar. Hier weet niemand meer iets van je.
at-home = Echte stenen thuis
at-home-about = Scheidsrechter, scorebladen, dobbelsteen en klok voor het spel op jullie eigen tafel.
daily = Puzzels van de dag
daily-short = Drie Rummy-puzzels, elke dag nieuwe, voor iedereen dezelfde.
daily-coming = De puzzels komen eraan …
daily-streak = { $days ->
    [one] Eén dag op rij
   *[other] { $days } dagen op rij
}
daily-done = Alle drie zijn opgelost. Morgen zijn er nieuwe.
daily-share = Resultaat kopiëren
deals = Spellen van de dag
deals-about = Voor iedereen dezelfde stenen en worpen, tegen { $name }. Je eerste poging telt.
deals-coming = De spellen komen eraan …
deal-yours = Jij: { $points }, beurten: { $moves }
deal-masters = De meester: { $points }, beurten: { $moves }
deal-look = Bekijken
deal-look-at = { $game } bekijken
deal-go-on = Verder spelen
deal-go-on-with = Verder met { $game }
daily-archive = Andere dagen
daily-yesterday = De puzzels van gisteren
daily-before = Een dag eerder
daily-after = Een dag later
daily-today = Vandaag
daily-past = Deze zijn van een eerdere dag: ze tellen niet mee voor dagen op rij. Een tip laat de oplossing zien.
puzzle-lay-all = Leg al je stenen. Je mag de tafel verbouwen.
puzzle-tiles-left = Dat mag. Maar er staan nog stenen op je plankje.
puzzle-is-solved = Opgelost
puzzle-solved-with = { $hints ->
    [0] Opgelost, helemaal zelf!
    [one] Opgelost, met één tip.
   *[other] Opgelost, met { $hints } tips.
}
puzzle-next = Volgende puzzel
puzzle-grade-1 = Makkelijk
puzzle-grade-2 = Gemiddeld
puzzle-grade-3 = Moeilijk
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
notify = Zeg het als ik aan de beurt ben
notify-refused = Je browser staat dit niet toe. Je kunt het veranderen in zijn instellingen.
pace = Zetten van anderen
pace-slow = Langzaam
pace-normal = Gewoon
pace-fast = Snel
pace-once = In één keer
your-name = Je naam
name = Naam

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
level-master = meester
player-random = Pip
player-gentle = Lilo
player-simple = Tim
player-curious = Leo
player-eager = Mia
player-steady = Nora
player-sharp = Max
player-master = Ada
manner-random = Legt wat er toevallig in de hand komt.
manner-gentle = Speelt rustig en geeft je de ruimte.
manner-simple = Speelt het eerste wat past.
manner-curious = Legt wat past en probeert soms iets uit.
manner-eager = Bouwt graag om, maar ziet niet elke weg.
manner-steady = Blijft kalm en maakt weinig fouten.
manner-sharp = Kijkt vooruit en grijpt elke kans.
manner-master = Denkt aan alles. Moeilijk te verslaan.
seat-empty = Vrije plaats
seat-number = Plaats { $number }
name-of-seat = Naam voor plaats { $number }
add-seat = Nog iemand erbij
remove = Weghalen
begin = Beginnen
set-up-and-invite = Klaarzetten en uitnodigen
hints = Tips
hints-about = Iedereen mag om een goede zet vragen.
yes = Ja
no = Nee
agreement = Dit is afgesproken
agreement-rest = De rest is zoals in de spelregels.
rules-here = De regels aan deze tafel
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
option-rummy-jokers-locked = Nee, die blijft heel
option-rummy-jokers-free = Ja
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
option-rummy-hand-doubles = Hand telt dubbel
option-rummy-hand-doubles-about = Legt iemand alle stenen in één keer, dan tellen alle punten dubbel.
option-finito-must-move = Verplaatsen moet
option-finito-must-move-about = Als alle fiches liggen, mag je niet alles laten zoals het is.
option-finito-must-move-why = Moet je dan bij elke worp een fiche verplaatsen? De spelregels worden op twee manieren gelezen. Hoe spelen jullie?
option-finito-must-move-no = Je mag alles zo laten
option-finito-must-move-yes = Je moet een fiche verplaatsen
option-finito-target = Spelen tot
option-finito-target-about = Na elke ronde krijg je een punt voor elk fiche in je langste reeks.
option-finito-decision-seconds = Bedenktijd
option-finito-decision-seconds-about = Is die om, dan wordt de eenvoudigste zet voor je gedaan.
join-title = Je bent uitgenodigd
join-about = Hoe mogen de anderen je noemen?
invited-by = { $name } nodigt je uit: { $game }
invited-with = Aan tafel: { $names }
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
link-here-only = Deze link werkt alleen op deze computer. Voor een link die in het hele huis werkt, start Reihum met: reihum --lan
host-begins = Wie de tafel heeft klaargezet, begint het spel als iedereen er is.

# At every table

connecting = Een ogenblik …
connection-lost = De verbinding is weg. Nieuwe poging …
offline-title = Geen verbinding
offline-about = Deze pagina kon niet worden geladen. Ze is er weer zodra je online bent.
offline-note = Nu geen verbinding. Scoreblad, dobbelsteen en klok werken gewoon.
waiting-for = We wachten op { $names }
your-turn-at = Jij bent: { $game }
who-begins = Wie begint?
begins-highest = { $name } heeft de hoogste steen getrokken en begint.
begins-equal = De hoogste zijn gelijk. Die trekken nog een keer:
begins-lot = { $name } begint. Het lot heeft beslist.
begins-named = { $name } begint. Zo is het afgesproken.
begins-neighbour = { $name } begint: links van wie de vorige ronde afmaakte.
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
games-won = Gewonnen spellen
download-record = Verslag downloaden
shuffle-check = Was het eerlijk?
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
seat-left-empty = Er is een plaats leeg. Het spel gaat pas verder als daar iemand speelt.
wait = Wachten
leave-sure = Echt weggaan? Het spel gaat zonder jou verder.
leave-not = Blijven
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
told-exchange = { $name } legt { $tiles } op de plek van de joker in { $set } en pakt de joker.
told-take = { $name } haalt { $tiles } uit { $set }.
told-add = { $name } legt { $tiles } bij { $set }.
told-new = { $name } legt { $tiles } als nieuwe set.
step-of = Stap { $step } van { $steps }
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
problem-tile-missing = { $tiles } moet op tafel blijven
problem-tile-not-on-rack = { $tiles } ligt niet op je plankje
problem-table-touched-before-opening = Kom eerst uit, met alleen je eigen stenen
problem-joker-set-split = Een set met een joker blijft heel
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
event-no-fit = { $name } trekt { $number }. Die past nergens en gaat naar het midden.
event-extra = Een paar! { $name } mag nog een keer.
event-turn = { $name } is aan de beurt.
event-late = De tijd van { $name } is om.
event-loose = { $tiles } lag in geen set en gaat naar { $name }.
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
event-revealed = Iedereen laat zien wat hij koos.
event-said = { $name }: { $text }
event-seat-taken = { $name } speelt nu in plaats van { $before }.
event-seat-free = { $before } is van tafel gegaan.
event-seat-joined = { $name } komt aan tafel zitten.
event-away = { $name } is weggegaan.
event-back = { $name } is terug.

# About you, where you have not given a name: in place of the texts of the same name

you = Jij
begins-highest-you = Je hebt de hoogste steen getrokken en begint.
begins-lot-you = Je begint. Het lot heeft beslist.
begins-named-you = Je begint. Zo is het afgesproken.
begins-neighbour-you = Je begint: links van wie de vorige ronde afmaakte.
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
event-laid-you = Je legt { $number } op plek { $place }.
event-shifted-you = Je verschuift een dichte steen.
event-drew-you = Je trekt { $number }.
event-no-fit-you = Je trekt { $number }. Die past nergens en gaat naar het midden.
event-extra-you = Een paar! Je mag nog een keer.
event-turn-you = Jij bent aan de beurt.
event-late-you = Jouw tijd is om.
event-loose-you = { $tiles } lag in geen set en gaat naar jou.
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
refused-table-seat-for-computer = Tijdens een spel kan alleen de computer deze plaats overnemen.
refused-table-seats-empty = Er zijn nog plaatsen vrij.
refused-table-no-hints = Aan deze tafel zijn er geen tips.
refused-table-nothing-to-arrange = Er valt nu niets te verbouwen.
refused-daily-no-puzzles = Er zijn puzzels voor elke dag van { $first } tot en met { $last }.
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
refused-completto-row-does-not-ascend = De open getallen van een rij moeten van links naar rechts oplopen.
refused-completto-tile-twice = Er is maar één { $tile }, en die ligt al in je rij.
refused-completto-unknown-tile = Er is geen steen “{ $text }”. Ze gaan van 1 tot 100.
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
refused-score-entry = “{ $text }” kan hier niet: vul een getal van 0 tot { $most } in.
refused-hand-stays-on-table = { $tiles } lag op tafel en moet daar blijven.
refused-hand-not-your-turn = Sorteren mag. Leggen kan als jij aan de beurt bent.

# Real tiles at home

score-sheet = Scoreblad
add-round = Nog een ronde
start-again = Opnieuw
sheet-for = Scoreblad voor
any-game = een ander spel
sheet-rummy = Vul in wat er op elk plankje over is: de punten, of de stenen zoals b8 r8 *. Wie klaar is, vult 0 in.
sheet-completto = Vul in hoeveel stenen er in elke rij nog dicht liggen. Wie klaar is, vult 0 in.
sheet-finito = Vul in hoeveel fiches in ieders langste rij liggen. Wie klaar is, vult 12 in.
sheet-any = Vul de punten van elke ronde in. Het mogen ook minpunten zijn.
sheet-hand = Alles in één keer in ronde { $round }: dubbele punten
sheet-ahead = Aan kop: { $names }
change-sign = Plus of min
start-again-sure = Echt opnieuw? Dan zijn alle punten weg.
start-again-yes = Ja, opnieuw
start-again-no = Nee, bewaren
points-of = Punten van { $name } in ronde { $round }
roll-die = Dobbelen
start-clock = Klok starten
clock = Klok
clock-minutes = Minuten
clock-seconds = Seconden
pause-clock = Pauze
go-on = Verder
time-is-up = De tijd is om!
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
ask-here = Vragen
fits-title = Completto: waar past hij?
fits-about = Voer je rij en de steen in. Je ziet waar hij past en of je nog een keer mag.
fits-row = Je rij
fits-row-how = Tik op een plek en typ het getal. Een lege plek is een dichte steen.
fits-place = Getal op plek { $place }
fits-tile = De steen die je wilt leggen
fits-ask = Waar past hij?
fits-nowhere = De { $number } past nergens. Hij blijft open in het midden.
aims-title = Finito!: welke vakken?
aims-about = Voer je bord en de worp in. Je ziet welke vakken je mag nemen en hoeveel punten het bord telt.
aims-how = Kies een fiche, dan het vak. Tik op een fiche op het bord om het weg te halen.
aims-roll = De dobbelsteen staat op
aims-no-roll = nog niet gegooid
aims-board = Je bord
aims-score = Langste rij op volgorde: { $points }
aims-finished = Finito! Alle twaalf liggen op volgorde.

# How to play: rules/sentences.ts chooses these by what a table has agreed on

rules-completto-aim-title = Het doel
rules-completto-aim-who = Voor 2 tot 4 spelers vanaf 8 jaar. Een ronde duurt ongeveer 20 minuten.
rules-completto-aim-goal = Je hebt een rij van 22 stenen. De meeste liggen dicht. Wie als eerste de hele rij open heeft, oplopend van links naar rechts, wint.
rules-completto-prepare-title = Voor je begint
rules-completto-prepare-tiles = Er zijn 100 stenen met de getallen 1 tot en met 100. Ze liggen dicht in het midden en worden geschud.
rules-completto-prepare-row = Voor je ligt een rij van 17 dichte stenen. Niemand kijkt ernaar, jij ook niet. Je krijgt er nog vijf, één voor één, en schuift elke steen in waar je wilt. De open getallen moeten altijd oplopen.
rules-completto-prepare-tip = Tip: laat ruimte voor wat nog komt. Lage getallen horen meer links, hoge meer rechts.
rules-completto-prepare-drawn = Dat doet iedereen tegelijk. Wie daarna begint, wordt geloot. Aan een echte tafel begint de jongste.
rules-completto-prepare-named = Dat doet iedereen tegelijk. Daarna begint plaats { $number }. Zo is het aan deze tafel afgesproken.
rules-completto-turn-title = Jouw beurt
rules-completto-turn-three = Doe één van drie dingen. Trek een dichte steen uit het midden. Of pak een open steen uit het midden, als hij past. Of schuif een van je eigen dichte stenen naar een andere plek.
rules-completto-turn-anywhere = Een steen die je verschuift, mag naar elke andere plek, ook naar de uiteinden van de rij.
rules-completto-turn-between = Een steen die je verschuift, komt tussen twee andere, nooit aan het eind van de rij.
rules-completto-turn-next = Daarna is de volgende speler aan de beurt, met de klok mee.
rules-completto-fit-title = Waar een steen past
rules-completto-fit-fit = Een steen komt op de plek van een dichte, zo dat je open getallen blijven oplopen. Hoe ver ze uit elkaar liggen, maakt niet uit. Hier past een 28 tussen 21 en 33.
rules-completto-fit-drawn = Iedereen ziet de steen die je trekt. Past hij, dan moet je hem leggen. Past hij nergens, dan blijft hij open in het midden en is je beurt voorbij.
rules-completto-fit-unseen = De dichte steen die plaatsmaakt, gaat dicht naar het midden. Niemand kijkt ernaar.
rules-completto-fit-empty = Ligt er geen dichte steen meer in het midden, dan kun je niet trekken. Pak dan een open steen of verschuif er een van jezelf.
rules-completto-upside-title = Ondersteboven
rules-completto-upside-turn = Deze stenen kun je omdraaien. Ze hebben een streep onder het getal. Jij kiest als je de steen legt. Daarna blijft hij zo.
rules-completto-upside-fixed = Alle andere kun je niet omdraaien: een 45 zou geen getal meer zijn, en een 10 zou 01 worden.
rules-completto-extra-title = Nog een beurt
rules-completto-extra-side-by-side = Maakt je steen een nieuw paar zoals 32 en 33, vlak naast elkaar, dan mag je nog een keer. Er mag geen dichte steen tussen liggen.
rules-completto-extra-anywhere = Maakt je steen een nieuw paar zoals 32 en 33, dan mag je nog een keer, ook als er dichte stenen tussen liggen.
rules-completto-extra-once = Ook drie zoals 32, 33 en 34 geven maar één extra beurt. Daarin kun je de volgende verdienen. Een dichte steen verschuiven geeft nooit een extra beurt.
rules-completto-end-title = Het einde
rules-completto-end-win = Wie als eerste de hele rij open heeft, wint meteen de ronde.
rules-completto-end-rounds = Spelen jullie meer rondes, dan is elke steen die nog dicht ligt een minpunt. De volgende ronde begint wie links zit van degene die de vorige afmaakte. Op het eind winnen de minste minpunten. Bij gelijke punten delen jullie de winst.
rules-completto-end-agreed = Rondes aan deze tafel: { $rounds }.
rules-completto-time-title = Tijd
rules-completto-time-limit = Tijd voor elke keuze: { $time }. Is die om, dan gebeurt voor jou de simpelste zet.
rules-rummy-aim-title = Het doel
rules-rummy-aim-who = Voor 2 tot 4 spelers vanaf 6 jaar. Een ronde duurt 10 minuten of langer.
rules-rummy-aim-goal = Iedereen begint met 14 stenen. Wie als eerste alles op tafel heeft, wint.
rules-rummy-begin-title = Voor je begint
rules-rummy-begin-tiles = Er zijn 106 stenen: de getallen 1 tot en met 13 in bruin, rood, blauw en wit, elk twee keer, en twee jokers.
rules-rummy-begin-starter = Iedereen trekt een steen. Het hoogste getal begint, en een joker is hoger dan 13. Bij gelijke getallen trek je nog een keer. Daarna gaan deze stenen terug.
rules-rummy-begin-deal = Iedereen pakt 14 stenen en zet ze op het plankje, zo dat de anderen ze niet zien. De rest is de pot. Je speelt met de klok mee.
rules-rummy-begin-open-finish = Eén steen ligt open naast de pot. Je mag hem alleen pakken als je daarmee in deze beurt al je stenen kunt leggen. Anders trekt niemand hem.
rules-rummy-begin-open-any = Eén steen ligt open naast de pot. Je mag hem pakken als je hem in deze beurt legt. Anders trekt niemand hem.
rules-rummy-sets-title = Rijen en groepen
rules-rummy-sets-run = Een rij heeft drie of meer opeenvolgende getallen van één kleur. Bij 13 houdt hij op: daarna komt geen 1.
rules-rummy-sets-group = Een groep heeft één getal in drie of vier verschillende kleuren. Rijen en groepen heten sets.
rules-rummy-open-title = Uitkomen
rules-rummy-open-points = Je eerste sets komen van je eigen plankje. Samen tellen ze minstens zoveel punten: { $points }. Elke steen telt zijn getal, een joker het getal waarvoor hij staat.
rules-rummy-open-any-points = Je eerste sets komen van je eigen plankje. Hoeveel punten ze tellen, maakt niet uit.
rules-rummy-open-untouched = In de beurt waarin je uitkomt, kom je niet aan andere sets.
rules-rummy-open-manipulate = In de beurt waarin je uitkomt, mag je ook andere sets verbouwen. Maar je eigen eerste sets moeten er aan het eind liggen, alleen van stenen van je plankje.
rules-rummy-turn-title = Jouw beurt
rules-rummy-turn-draw = Leg stenen, of trek er een. Trek je, dan is je beurt voorbij. Je mag ook trekken als je iets zou kunnen leggen.
rules-rummy-turn-pass = Is de pot leeg, dan pas je in plaats van te trekken.
rules-rummy-turn-first = Elke beurt begint met trekken: een steen uit de pot, of de bovenste steen van de stapel van de speler voor jou. Die mag je alleen pakken als je hem meteen in een nieuwe set legt. Wat lager in een stapel ligt, blijft daar.
rules-rummy-turn-discard = Leg daarna stenen, of leg één steen open op je eigen stapel. Het een of het ander, niet allebei. Is de pot leeg en kun je de steen van de stapel niet gebruiken, dan trek je niet.
rules-rummy-turn-last = Je kunt ook winnen door je laatste steen op je stapel te leggen, maar alleen als je al bent uitgekomen.
rules-rummy-change-title = Verbouwen
rules-rummy-change-change = Ben je uitgekomen, dan mag je alles op tafel veranderen: aanleggen, splitsen, nieuwe sets maken. Met een rode 6 maak je van één rij twee.
rules-rummy-change-must = Aan het eind van je beurt moet elke steen in een goede set liggen. Minstens één komt van je plankje, en er gaat geen steen van de tafel naar je plankje.
rules-rummy-change-back = Tot je klaar bent, mag je alles terugnemen en het nog eens proberen.
rules-rummy-joker-title = Jokers
rules-rummy-joker-stands = Een joker staat voor één steen van zijn set. In een rij zegt zijn plek voor welke. In een groep van drie staat hij voor elk van de kleuren die ontbreken.
rules-rummy-joker-locked = Een set met een joker blijft bij elkaar. Je mag aanleggen, maar hem niet uit elkaar halen.
rules-rummy-joker-swap = Ben je uitgekomen en heb je de steen waarvoor een joker staat, dan mag je die op zijn plek leggen en de joker pakken. Je moet hem meteen in een nieuwe set gebruiken. Hij mag niet naar je plankje.
rules-rummy-joker-free = Een set met een joker mag je uit elkaar halen zoals elke andere, als je bent uitgekomen. De joker mag dan in elke set, maar niet naar je plankje.
rules-rummy-joker-new = Een set is nieuw als er geen hele set in zit die er al lag.
rules-rummy-time-title = Tijd
rules-rummy-time-limit = Tijd voor een beurt: { $time }. Klopt de tafel dan niet, dan gaan losse stenen naar je plankje en trek je er drie bij.
rules-rummy-time-untouched = Heb je dan nog niets aangeraakt, dan trek je maar één steen.
rules-rummy-time-no-penalty = Heb je dan nog niets aangeraakt, dan trek je die drie niet.
rules-rummy-time-none = Een beurt mag zo lang duren als je wilt.
rules-rummy-end-title = Het einde
rules-rummy-end-win = Wie geen stenen meer heeft, wint, en de ronde is voorbij. De anderen verliezen de punten op hun plankje. Een joker op een plankje telt 30.
rules-rummy-end-stuck = De ronde is ook voorbij als de pot leeg is en iedereen na elkaar niets legt. Dan wint het plankje met de minste punten, en de anderen verliezen alleen wat ze meer hebben. Bij gelijke stand delen jullie.
rules-rummy-end-credit = De winnaar krijgt alle punten die de anderen verliezen.
rules-rummy-end-no-credit = De winnaar krijgt geen punten, en verliest er ook geen.
rules-rummy-end-hand = Legt iemand alle stenen in één beurt en had die nog niets gelegd, dan tellen alle punten van deze ronde dubbel.
rules-rummy-end-rounds = Spelen jullie meer rondes, dan worden de punten opgeteld. Elke ronde wordt opnieuw getrokken wie begint. Het hoogste totaal wint. Bij gelijke punten delen jullie de winst.
rules-rummy-end-agreed = Rondes aan deze tafel: { $rounds }.
rules-finito-aim-title = Het doel
rules-finito-aim-who = Voor 2 tot 4 spelers vanaf 8 jaar. Een ronde duurt ongeveer 10 minuten.
rules-finito-aim-goal = Je hebt twaalf fiches, 1 tot 12, en een bord met 36 vakken. Wiens fiches als eerste van laag naar hoog liggen, wint. Gaten geven niet.
rules-finito-board-title = Het bord
rules-finito-board-order = Het bord lees je als een bladzijde: van links naar rechts, regel voor regel. Na het laatste vak van een regel komt het eerste vak van de volgende. 1, 2, 19 en 20 zijn er één keer, alle andere getallen twee keer.
rules-finito-board-begin = Iedereen schudt de eigen fiches dicht en draait er drie om. Niemand begint: iedereen speelt tegelijk.
rules-finito-roll-title = De dobbelsteen
rules-finito-roll-place = De dobbelsteen heeft 20 kanten en wordt één keer voor iedereen gegooid. Leg een van je drie open fiches op een vrij vak met dat getal. Zijn er twee vrij, dan kies jij.
rules-finito-roll-next = Draai dan je volgende fiche om, zodat er weer drie open liggen, tot er geen meer zijn. Wat je hebt gekozen, zien de anderen pas als iedereen heeft gekozen.
rules-finito-full-title = Geen vak vrij?
rules-finito-full-nearest = Neem dan het dichtstbijzijnde vrije vak ervoor of erna. Jij kiest welk. Het mag op een andere regel liggen. Is er aan één kant geen vrij, neem dan dat aan de andere kant.
rules-finito-move-title = Alle twaalf liggen
rules-finito-move-move = Vanaf nu verplaats je. Pak bij een worp een van je fiches, ook als het op het gegooide getal ligt. Zoek zijn vak terwijl het nog ligt, en leg het dan daar.
rules-finito-move-stay = Je mag ook alles zo laten.
rules-finito-move-must = Je moet er bij elke worp één verplaatsen.
rules-finito-end-title = Finito!
rules-finito-end-end = Zodra iemands fiches op volgorde liggen, is de ronde voorbij. Zijn er meer klaar bij dezelfde worp, dan delen ze de winst.
rules-finito-points-title = Meer rondes
rules-finito-points-longest = Na een ronde krijg je een punt voor elke fiche in je langste rij: fiches die na elkaar liggen en oplopen. Vrije vakken ertussen geven niet. Hier is het 4, 6, 8, 9, 10: vijf punten. Wie klaar is, krijgt er 12.
rules-finito-points-target = Spreek van tevoren af tot hoeveel punten je speelt. Wie daar als eerste is, wint. Halen meer spelers het in dezelfde ronde, dan wint het hoogste totaal. Bij gelijke punten delen jullie de winst.
rules-finito-points-agreed = Zoveel punten heb je nodig aan deze tafel: { $points }.
rules-finito-time-title = Tijd
rules-finito-time-limit = Tijd voor elke worp: { $time }. Is die om, dan gebeurt voor jou de simpelste zet.
other-ways = Zo kan het ook
other-ways-about = Dat kun je afspreken als je een tafel klaarzet.

# The page that needs no server
page-loading = De spellen laden: {$percent} %
page-starting = De spellen starten…
page-failed = De spellen konden niet worden geladen. Laad de pagina opnieuw om het nog eens te proberen.
page-not-kept = Deze browser bewaart niets of heeft geen plek meer. Je kunt doorspelen, maar het spel is weg als je de pagina sluit.
page-no-guests = Gasten kunnen hier niet meedoen: deze pagina speelt zonder server, dus niemand anders kan erbij. Speel tegen de computer of geef het apparaat door.
refused-table-open-elsewhere = Deze tafel staat open in een ander tabblad. Speel daar verder, of sluit het en laad deze pagina opnieuw.

# About
about = Over Reihum
about-version = Reihum, versie { $version }. Vrije software met MIT-licentie.
about-stored = Wat er bewaard wordt, en waar
about-stored-page = Alles blijft in deze browser: je tafels en de zetten. Er wordt niets verstuurd. Wis je de gegevens van deze site, dan is alles weg.
about-stored-server = De server bewaart je tafels: de namen die je typte, de afspraken en elke zet. Hij kent je alleen van een cookie, zonder account. Met ‘Vergeet mij’ onder je tafels vergeet de server alles.
about-settings = Je instellingen, zoals taal en geluid, blijven in deze browser.
about-licences = Gemaakt met het werk van anderen
about-licences-about = Delen van deze pagina zijn door anderen gemaakt, die ze met iedereen delen. Dit zijn hun licenties.
about-show-licences = Licenties tonen
