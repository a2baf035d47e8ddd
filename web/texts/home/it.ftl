# Why not

refused-score-entry = «{ $text }» qui non va: scrivi un numero da 0 a { $most }.

# Real tiles at home

score-sheet = Segnapunti
add-round = Aggiungi una mano
start-again = Da capo
sheet-for = Segnapunti per
any-game = un altro gioco
sheet-rummy = Scrivete che cosa resta su ogni leggio: i punti, o le tessere come b8 r8 *. Chi ha finito scrive 0.
sheet-completto = Scrivete quante tessere sono ancora coperte in ogni fila. Chi ha finito scrive 0.
sheet-finito = Scrivete quanti gettoni ha la fila più lunga di ognuno. Chi ha finito scrive 12.
sheet-any = Scrivete i punti di ogni mano. Possono essere anche negativi.
sheet-hand = Tutto in una volta nella mano { $round }: punti doppi
sheet-ahead = In testa: { $names }
change-sign = Più o meno
start-again-sure = Davvero da capo? Tutti i punti spariscono.
start-again-yes = Sì, da capo
start-again-no = No, tienili
points-of = Punti di { $name } nella mano { $round }
roll-die = Tira il dado
start-clock = Avvia l’orologio
clock = Orologio
clock-minutes = Minuti
clock-seconds = Secondi
pause-clock = Pausa
go-on = Continua
time-is-up = Tempo scaduto!
referee = Arbitro di Rummy
referee-about = Inserisci le tessere che hai davanti. Vedrai la mossa migliore passo per passo, o se una mossa è permessa.
to-referee = All’arbitro
referee-question = Che cosa vuoi sapere?
best-move = La mossa migliore
is-allowed = Si può fare?
show-best-move = Mostra la mossa migliore
tiles-before = Sul tavolo
tiles-before-move = Il tavolo prima della mossa
tiles-after = Il tavolo dopo la mossa
tiles-rack = Il tuo leggio
tiles-rack-before = Il tuo leggio prima della mossa
tiles-discard = La tessera che prendi da una pila
tiles-open = La tessera scoperta
as-before = Come prima
set-number = Serie { $number }
pick-tile = Tutte le tessere
next-tile-goes = La prossima tessera va qui: { $place }
tiles-go-here = { $name }: { $tiles }. Metti o togli tessere
take-away = Togli { $tile }
tile-added = { $tile }: { $place }
nothing-to-lay = Con queste tessere non si può calare nulla.
maybe-better = Forse c’è una mossa migliore. Con così tante tessere non ho potuto guardare tutto.
allowed-yes = Sì, questa mossa è permessa.
allowed-no = No, questa mossa non è permessa.
i-have-opened = Ho già aperto
clear-all = Cancella tutto
type-instead = Scrivi le tessere
type-about = Una lettera per il colore (n marrone, r rosso, b blu, w bianco) e il numero. * è un jolly, e | sta tra due serie.
best-move-is = { $count ->
    [one] Puoi calare { $tiles }: { $count } tessera e { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] Puoi calare { $tiles }: { $count } tessere e { $points } punti.
}
best-move-done = Era l’ultimo passo.
back-to-tiles = Torna alle tessere
ask-here = Chiedi
fits-title = Completto: dove va?
fits-about = Inserisci la tua fila e la tessera. Vedi dove va e se giochi ancora.
fits-row = La tua fila
fits-row-how = Tocca un posto e scrivi il suo numero. Un posto vuoto è una tessera coperta.
fits-place = Numero al posto { $place }
fits-tile = La tessera da mettere
fits-ask = Dove va?
fits-nowhere = La tessera { $number } non va da nessuna parte. Resta scoperta al centro.
aims-title = Finito!: quali caselle?
aims-about = Inserisci il tuo tabellone e il tiro. Vedi quali caselle puoi usare e quanti punti vale il tabellone.
aims-how = Scegli un gettone, poi la sua casella. Tocca un gettone sul tabellone per toglierlo.
aims-roll = Il dado mostra
aims-no-roll = non ancora tirato
aims-board = Il tuo tabellone
aims-score = Fila più lunga in ordine: { $points }
aims-finished = Finito! Tutti e dodici sono in ordine.
