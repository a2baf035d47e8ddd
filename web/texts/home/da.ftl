# Why not

refused-score-entry = »{ $text }« kan ikke stå her: skriv et tal fra 0 til { $most }.

# Real tiles at home

score-sheet = Pointark
add-round = Tilføj en runde
start-again = Begynd forfra
sheet-for = Pointark til
any-game = et andet spil
sheet-rummy = Skriv, hvad der er tilbage på hver holder: point, eller brikker som b8 r8 *. Den, der er færdig, skriver 0.
sheet-completto = Skriv, hvor mange brikker der stadig ligger skjult i hver række. Den, der er færdig, skriver 0.
sheet-finito = Skriv, hvor mange brikker hver har i sin længste række. Den, der er færdig, skriver 12.
sheet-any = Skriv point for hver runde. Det må også være minuspoint.
sheet-hand = Alt på én gang i runde { $round }: dobbelte point
sheet-ahead = Foran: { $names }
change-sign = Plus eller minus
start-again-sure = Vil du virkelig begynde forfra? Så er alle point væk.
start-again-yes = Ja, begynd forfra
start-again-no = Nej, behold dem
points-of = Point til { $name } i runde { $round }
roll-die = Slå med terningen
start-clock = Start uret
clock = Ur
clock-minutes = Minutter
clock-seconds = Sekunder
pause-clock = Pause
go-on = Fortsæt
time-is-up = Tiden er gået!
referee = Dommer til Rummy
referee-about = Indtast de brikker, der ligger foran dig. Så ser du det bedste træk trin for trin, eller om et træk er tilladt.
to-referee = Til dommeren
referee-question = Hvad vil du vide?
best-move = Det bedste træk
is-allowed = Er det tilladt?
show-best-move = Vis det bedste træk
tiles-before = På bordet
tiles-before-move = Bordet før trækket
tiles-after = Bordet efter trækket
tiles-rack = Din holder
tiles-rack-before = Din holder før trækket
tiles-discard = Brikken, du tager fra en stabel
tiles-open = Den åbne brik
as-before = Som før
set-number = Sæt { $number }
pick-tile = Alle brikker
next-tile-goes = Den næste brik kommer her: { $place }
tiles-go-here = { $name }: { $tiles }. Læg brikker til, eller tag dem væk
take-away = Tag { $tile } væk
tile-added = { $tile }: { $place }
nothing-to-lay = Med de brikker kan man ikke lægge noget.
maybe-better = Måske findes der et bedre træk. Med så mange brikker kunne jeg ikke se på det hele.
allowed-yes = Ja, trækket er tilladt.
allowed-no = Nej, trækket er ikke tilladt.
i-have-opened = Jeg har allerede åbnet
clear-all = Ryd alt
type-instead = Skriv brikkerne
type-about = Et bogstav for farven (n brun, r rød, b blå, w hvid) og tallet. * er en joker, og | står mellem to sæt.
best-move-is = { $count ->
    [one] Du kan lægge { $tiles }, det er { $count } brik og { $points } point.
   *[other] Du kan lægge { $tiles }, det er { $count } brikker og { $points } point.
}
best-move-done = Det var det sidste trin.
back-to-tiles = Tilbage til brikkerne
ask-here = Spørg
fits-title = Completto: hvor passer den?
fits-about = Indtast din række og brikken. Du ser, hvor den passer, og om du får en tur til.
fits-row = Din række
fits-row-how = Tryk på en plads, og skriv tallet. En tom plads er en skjult brik.
fits-place = Tal på plads { $place }
fits-tile = Brikken, du vil lægge
fits-ask = Hvor passer den?
fits-nowhere = { $number } passer ingen steder. Den bliver liggende åben i midten.
aims-title = Finito!: hvilke felter?
aims-about = Indtast din plade og slaget. Du ser, hvilke felter du må tage, og hvor mange point pladen giver.
aims-how = Vælg en brik, så dens felt. Tryk på en brik på pladen for at tage den væk.
aims-roll = Terningen viser
aims-no-roll = ikke slået endnu
aims-board = Din plade
aims-score = Længste række i orden: { $points }
aims-finished = Finito! Alle tolv ligger i orden.
