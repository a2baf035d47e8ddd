# Why not

refused-score-entry = ‘{ $text }’ kan hier niet: vul een getal van 0 tot en met { $most } in.

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
best-move-is = { $count ->
    [one] Je kunt { $tiles } leggen, dat is { $count } steen en { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
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
