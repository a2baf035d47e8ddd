# Why not

refused-score-entry = ”{ $text }” går inte här: skriv ett tal från 0 till { $most }.

# Real tiles at home

score-sheet = Poängblad
add-round = Lägg till en runda
start-again = Börja om
sheet-for = Poängblad för
any-game = ett annat spel
sheet-rummy = Skriv vad som är kvar på varje ställ: poängen, eller brickorna som b8 r8 *. Den som är klar skriver 0.
sheet-completto = Skriv hur många brickor som fortfarande är dolda i varje rad. Den som är klar skriver 0.
sheet-finito = Skriv hur många brickor det är i vars och ens längsta rad. Den som är klar skriver 12.
sheet-any = Skriv poängen för varje runda. Det får vara minuspoäng också.
sheet-hand = Allt på en gång i runda { $round }: dubbla poäng
sheet-ahead = Leder: { $names }
change-sign = Plus eller minus
start-again-sure = Vill du verkligen börja om? Då försvinner alla poäng.
start-again-yes = Ja, börja om
start-again-no = Nej, behåll dem
points-of = Poäng för { $name } i runda { $round }
roll-die = Kasta tärningen
start-clock = Starta klockan
clock = Klocka
clock-minutes = Minuter
clock-seconds = Sekunder
pause-clock = Paus
go-on = Fortsätt
time-is-up = Tiden är slut!
referee = Domare för Rummy
referee-about = Ange brickorna som ligger framför dig. Då ser du det bästa draget steg för steg, eller om ett drag är tillåtet.
to-referee = Till domaren
referee-question = Vad vill du veta?
best-move = Det bästa draget
is-allowed = Är det tillåtet?
show-best-move = Visa det bästa draget
tiles-before = På bordet
tiles-before-move = Bordet före draget
tiles-after = Bordet efter draget
tiles-rack = Ditt ställ
tiles-rack-before = Ditt ställ före draget
tiles-discard = Brickan du tar från en hög
tiles-open = Den öppna brickan
as-before = Som förut
set-number = Set { $number }
pick-tile = Alla brickor
next-tile-goes = Nästa bricka hamnar här: { $place }
tiles-go-here = { $name }: { $tiles }. Lägg till eller ta bort brickor
take-away = Ta bort { $tile }
tile-added = { $tile }: { $place }
nothing-to-lay = Med de här brickorna går det inte att lägga något.
maybe-better = Det kanske finns ett bättre drag. Med så många brickor hann jag inte titta på allt.
allowed-yes = Ja, draget är tillåtet.
allowed-no = Nej, draget är inte tillåtet.
i-have-opened = Jag har redan öppnat
clear-all = Rensa allt
type-instead = Skriv brickorna
type-about = En bokstav för färgen (n brun, r röd, b blå, w vit) och talet. * är en joker, och | står mellan två set.
best-move-is = { $count ->
    [one] Du kan lägga { $tiles }, det är { $count } bricka och { $points } poäng.
   *[other] Du kan lägga { $tiles }, det är { $count } brickor och { $points } poäng.
}
best-move-done = Det var det sista steget.
back-to-tiles = Tillbaka till brickorna
ask-here = Fråga
fits-title = Completto: var passar den?
fits-about = Ange din rad och brickan. Du ser var den passar och om du får ett drag till.
fits-row = Din rad
fits-row-how = Tryck på en plats och skriv talet. En tom plats är en dold bricka.
fits-place = Tal på plats { $place }
fits-tile = Brickan du vill lägga
fits-ask = Var passar den?
fits-nowhere = { $number } passar ingenstans. Den ligger kvar öppen i mitten.
aims-title = Finito!: vilka rutor?
aims-about = Ange din plan och kastet. Du ser vilka rutor du får ta och hur många poäng planen ger.
aims-how = Välj en bricka, sedan dess ruta. Tryck på en bricka på planen för att ta bort den.
aims-roll = Tärningen visar
aims-no-roll = inte kastad än
aims-board = Din plan
aims-score = Längsta raden i ordning: { $points }
aims-finished = Finito! Alla tolv ligger i ordning.
