# Setting up, joining

who-plays = Chi gioca?
how-you-play = Come giocate?
seat-me = Io
seat-same-device = Qualcuno qui, su questo dispositivo
seat-guest = Un ospite, con un link
seat-computer = { $name }, computer ({ $level })
level-random = gioca a caso
level-gentle = gentile
level-simple = semplice
level-curious = curioso
level-eager = vivace
level-steady = solido
level-sharp = furbo
level-patient = paziente
level-master = maestro
manner-random = Mette giù quello che capita.
manner-gentle = Gioca con calma e ti lascia spazio.
manner-simple = Gioca la prima cosa che va bene.
manner-curious = Mette quello che va e a volte prova un trucco.
manner-eager = Ama riordinare, ma non vede tutto.
manner-steady = Non si agita e sbaglia poco.
manner-sharp = Guarda avanti e sfrutta ogni occasione.
manner-patient = Raccoglie tessere, poi ne cala molte insieme.
manner-master = Pensa a tutto. Difficile da battere.
manner-master-rummy = Spesso tiene le sue tessere, poi ne cala molte insieme. Difficile da battere.
seat-number = Posto { $number }
name-of-seat = Nome per il posto { $number }
name-missing = Scrivi qui un nome, per favore.
add-seat = Aggiungi qualcuno
remove = Togli
begin = Si comincia
set-up-and-invite = Prepara e invita
hints = Aiuti
hints-about = Tutti possono chiedere una buona mossa.
agreement = Che cosa avete deciso
agreement-rest = Il resto è come nelle istruzioni.
seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
no-limit = Senza limite
one-round = Decide una mano
starter-drawn = A sorte
option-completto-pairs = Che cos’è una coppia?
option-completto-pairs-about = Una coppia come 32 e 33 dà un altro turno.
option-completto-pairs-side-by-side = Proprio accanto
option-completto-pairs-anywhere = Anche con spazi
option-completto-shift = Dove può andare una tessera coperta?
option-completto-shift-about = Invece di pescare puoi spostare una tessera coperta della tua fila.
option-completto-shift-anywhere = Ovunque, anche alle estremità
option-completto-shift-between = Solo tra due tessere
option-completto-rounds = Mani
option-completto-rounds-about = Ogni tessera ancora coperta toglie un punto.
option-completto-starter = Chi comincia?
option-completto-starter-about = A un tavolo vero, chi è più giovane.
option-completto-decision-seconds = Tempo per pensare
option-completto-decision-seconds-about = Quando scade, si fa per te la mossa più semplice.
option-rummy-opening-points = Punti per aprire
option-rummy-opening-points-about = Le tue prime serie devono valere insieme almeno questi punti.
option-rummy-manipulate-when-opening = Riordinare aprendo
option-rummy-manipulate-when-opening-about = Nel turno in cui apri puoi cambiare anche le altre serie.
option-rummy-turn-seconds = Tempo per un turno
option-rummy-turn-seconds-about = Se alla fine il tavolo non è in ordine, peschi tre tessere.
option-rummy-jokers = Jolly
option-rummy-jokers-about = Si può disfare una serie con un jolly?
option-rummy-jokers-locked = No, resta intera
option-rummy-jokers-free = Si possono disfare le serie
option-rummy-rounds = Mani
option-rummy-rounds-about = I punti di tutte le mani si sommano.
option-rummy-draw-and-discard = Pescare e scartare
option-rummy-draw-and-discard-about = Ogni turno comincia pescando. Chi non cala nulla mette una tessera sulla propria pila.
option-rummy-winner-scores = Punti a chi vince
option-rummy-winner-scores-about = Chi vince riceve tutti i punti che gli altri perdono.
option-rummy-open-tile = Tessera scoperta
option-rummy-open-tile-about = Una tessera sta scoperta accanto alla riserva. A che cosa può servire?
option-rummy-open-tile-off = Nessuna tessera scoperta
option-rummy-open-tile-finish = Solo per chiudere
option-rummy-open-tile-any = Per qualsiasi giocata
option-rummy-hand-doubles = Tutto in una volta vale doppio
option-rummy-hand-doubles-about = Se qualcuno cala tutto in una volta, tutti i punti valgono doppio.
option-finito-must-move = Spostare è un obbligo
option-finito-must-move-about = Quando tutti i gettoni sono posati, non puoi lasciare tutto com’è.
option-finito-must-move-why = Allora bisogna spostare un gettone a ogni tiro? Le istruzioni si capiscono in due modi. Come giocate?
option-finito-must-move-no = Si può lasciare tutto com’è
option-finito-must-move-yes = Si deve spostare un gettone
option-finito-target = Si gioca fino a
option-finito-target-about = Dopo ogni mano, un punto per ogni gettone della tua fila più lunga.
option-finito-decision-seconds = Tempo per pensare
option-finito-decision-seconds-about = Quando scade, si fa per te la mossa più semplice.
join-title = C’è un invito per te
join-about = Come ti devono chiamare gli altri?
invited-by = { $name } ti invita a giocare: { $game }
invited-with = Al tavolo: { $names }
invited-free = { $seats ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $seats } posti liberi.
}
colon = { $before }: { $after }
sit-down = Siediti
waiting-for-guests = Aspettiamo gli ospiti
all-here = Ci siete tutti
that-is-you = (tu)
invite-about = Manda questo link a una persona, o falle inquadrare l’immagine. Vale una volta.
invite-link = Link dell’invito
qr-code = Immagine del link per la fotocamera
copy-link = Copia il link
send-link = Invia il link
copied = Copiato
copy-by-hand = Questo browser non copia. Seleziona il link e copialo tu.
link-here-only = Questo link funziona solo su questo computer. Per uno che funzioni in tutta la casa, avvia Reihum con:
host-begins = Chi ha preparato il tavolo avvia il gioco quando ci sono tutti.

# At every table

connecting = Un momento…
connection-lost = Connessione persa. Riprovo…
move-on-its-way = La tua mossa è in viaggio…
server-awaited = Ora il server non risponde. Appena risponde, questa pagina va avanti da sola.
try-again = Riprova
here-offer = Continuiamo a provare. Puoi anche andare avanti qui, in questo browser. Allora quello che non potevi vedere viene distribuito di nuovo: le tessere nascoste e i prossimi tiri. Il tuo tavolo resta sul server.
here-go-on = Continua qui
here-wait = Aspetta
here-note = Continui a giocare in questo browser. Quello che non potevi vedere è stato distribuito di nuovo.
here-only = Questo tavolo è solo in questo browser.
here-back = Torna al tavolo sul server
here-title = Se la connessione cade
here-kept = Puoi andare avanti qui. Tutto quello che serve è in questo browser.
here-fetching = Si sta caricando quello che serve per andare avanti qui (5 MB)…
here-spared = Per risparmiare dati non è stato caricato nulla. Se la connessione cade, qui non puoi andare avanti.
here-absent = Questo server non ha quello che serve. Bisogna aspettare che torni la connessione.
here-impossible = A questo indirizzo i browser non lo permettono. Serve https, oppure giocare sul computer stesso.
here-failed = Non è stato possibile caricare quello che serve per andare avanti qui.
here-fetch = Carica adesso (5 MB)
waiting-for = Si aspetta { $names }
your-turn-at = Tocca a te: { $game }
who-begins = Chi comincia?
begins-highest = { $name } ha pescato la tessera più alta e comincia.
begins-equal = Le più alte sono uguali. Si pesca di nuovo:
begins-lot = Comincia { $name }. Ha deciso la sorte.
begins-named = Comincia { $name }. È deciso così.
begins-neighbour = Comincia { $name }, a sinistra di chi ha finito l’ultima mano.
begins-together = Nessuno comincia. Tutti giocano insieme.
round-is-over = La mano è finita.
hint = Aiuto
skip = Salta
show-again = Rivedi
log = Che cosa è successo
log-empty = Ancora niente.
time-left = Tempo rimasto
time-left-of = Tempo rimasto a { $name }
middle = Centro del tavolo
face-down-count = { $count ->
    [one] { $count } coperta
   *[other] { $count } coperte
}
counters-down = { $count ->
    [one] { $count } coperto
   *[other] { $count } coperti
}
scores = Punti
round = Mano
round-number = Mano { $round }
total = Totale
round-won = { $count ->
    [one] { $names } vince la mano { $round }
   *[other] Mano { $round } in parità: { $names }
}
match-won = { $count ->
    [one] { $names } vince!
   *[other] Vittoria in parità: { $names }!
}
next-round = Prossima mano
rematch = Ancora una volta
rematch-ready = Alla prossima partita
games-won = Partite vinte
download-record = Scarica la partita
shuffle-check = È stato onesto?
shuffle-now = Tutto ciò che si pesca in questa partita viene da un numero segreto, svelato alla fine. Questa è la sua impronta: mostrerà che nessuno ha cambiato il numero.
shuffle-about = Tutto ciò che è stato pescato viene da un numero segreto. La sua impronta si vedeva prima della prima mossa, quindi nessuno ha potuto cambiarlo.
shuffle-hash = Impronta prima della prima mossa:
shuffle-seed = Il numero segreto:
shuffle-right = Corrispondono. La distribuzione era fissata prima della prima mossa.
shuffle-wrong = Non corrispondono!
shuffle-unknown = Questo browser non può controllare.
all-draws = Tutte le estrazioni di questo server
seats = Chi siede dove
leave = Lascia il tavolo
computer-takes-over = Continua il computer ({ $level })
away = non c’è
away-since = non c’è dalle { $time }
away-for = { $name } non c’è da { $time }.
seat-left-empty = Un posto è vuoto. Chi ci gioca?
wait = Aspetta
leave-sure = Vuoi davvero andare via? Il gioco continua senza di te.
leave-not = Resta
take-over-here = { $name } è qui adesso.
take-over-sure = Allora gioca un computer al posto di { $name }, che può riprendersi il posto quando vuole.
replaced = Ora { $name } gioca al posto tuo; tu guardi.
take-back-seat = Torno a giocare io
take-over-no = No, { $name } continua
take-over-yes = Sì, gioca il computer
say-something = Di’ qualcosa
say-hello = Ciao!
say-well-played = Ben giocato!
say-thanks = Grazie!
say-oh-no = Oh no!
say-hurry = Tocca a te!
say-good-game = Bella partita!
help = Guida
keys = Tasti
key-arrows = Frecce
key-arrows-does = da una tessera all’altra
key-edge = Inizio, Fine
key-edge-does = alla prima o all’ultima tessera
key-tab = Tab
key-tab-does = alla parte seguente del tavolo
key-enter = Invio
key-enter-does = prendere, posare
key-escape = Esc
key-escape-does = rimettere ciò che tieni
key-draw = D
key-draw-does = pescare
key-turn = R
key-turn-does = capovolgere la tessera
key-new-set = N
key-new-set-does = calare come nuova serie
key-split = S
key-split-does = dividere la serie alla tessera che tieni
key-take-back = Ctrl + Z
key-take-back-does = un passo indietro
key-finish = F
key-finish-does = finire il turno
key-rack = Maiusc + ← →
key-rack-does = spostare una tessera sul tuo leggio
curtain-title = Tocca a { $name }
curtain-about = Passa il dispositivo. Gli altri non guardano.
curtain-time = Il tuo tempo comincia quando prendi il dispositivo: { $time }.
curtain-late = Nessuno l’ha ancora preso. Tempo fino alla fine del turno:
curtain-ready = Sono { $name }
drawn-new = { $name }, questo è nuovo sul tuo leggio
drawn-done = Visto, passo il dispositivo
review = Analisi
replay = Rivedi la partita
replay-step = Mossa { $ply } di { $plies }
replay-back = Indietro
replay-on = Avanti
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-seat = Vista da

# Completto

completto-push = { $left ->
    [one] Infila la tessera { $number } nella tua fila. È l’ultima.
   *[other] Infila la tessera { $number } nella tua fila. Ancora { $left } tessere.
}
completto-lay = Metti la tessera { $number } al posto di una coperta.
completto-take = Dove metti la tessera { $number }?
completto-shift = Dove infili questa tessera?
completto-turn = Tocca a te: pesca una tessera, prendine una dal centro o sposta una delle tue coperte.
completto-turn-draw = Tocca a te: pesca una tessera o sposta una delle tue coperte.
completto-extra = Una coppia! Giochi ancora.
middle-empty = Ancora nessuna tessera scoperta
draw-from-pile = { $count ->
    [one] Pesca una tessera, ne resta { $count }
   *[other] Pesca una tessera, ne restano { $count }
}
take-tile = Prendi la tessera { $number }
tile-in-middle = { $number }, al centro
read-as = Capovolgi in { $number }
your-row = Fila di { $name }, la tua
row-of = Fila di { $name }
place-open = Posto { $place }: { $number }
place-down = Posto { $place }: coperta
place-down-shift = Posto { $place }: coperta, si può spostare
place-lay = Posto { $place }: metti qui la tessera { $number }
place-lay-extra = Posto { $place }: metti qui la tessera { $number } e giochi ancora
place-gap = Infila al posto { $place }
completto-hint-draw = Aiuto: pesca una tessera.
completto-hint-lay = Aiuto: metti la tessera { $number } al posto { $place }.
completto-hint-take = Aiuto: prendi la tessera { $number } dal centro e mettila al posto { $place }.
completto-hint-shift = Aiuto: sposta la tessera coperta dal posto { $place } al posto { $goal }.

# Rummy

joker = jolly
tile-brown = { $number } marrone
tile-red = { $number } rosso
tile-blue = { $number } blu
tile-white = { $number } bianco
colour-brown = marrone
colour-red = rosso
colour-blue = blu
colour-white = bianco
tiles = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
has-opened = ha aperto
not-opened = non ha ancora aperto
rummy-table = Serie sul tavolo
rummy-empty = Il tavolo è vuoto.
rummy-put = Dove va? Tocca una serie o un posto libero sul tavolo.
rummy-put-or-stack = Dove va? Tocca una serie, un posto libero sul tavolo o la tua pila.
rummy-draw-first = Prima pesca una tessera.
rummy-lay-or-discard = Cala tessere, o mettine una sulla tua pila.
rummy-open-or-discard = Apri con almeno { $points } punti, o metti una tessera sulla tua pila.
rummy-lay-or-pass = Cala tessere, o passa.
rummy-lay-or-draw = Tocca a te: cala tessere o pescane una.
rummy-open-or-draw = Tocca a te: apri con almeno { $points } punti, o pesca una tessera.
rummy-may-finish = Tutto in ordine. Puoi toccare «Fatto».
rummy-arranging = Non è ancora in ordine.
rummy-hint-draw = Aiuto: pesca una tessera.
rummy-hint-wait = Aiuto: aspetta e pesca. Quello che cali ora serve anche agli altri.
rummy-hint-pass = Aiuto: passa.
rummy-hint-draw-back = Aiuto: riprendi le tue tessere e pescane una.
rummy-hint-pass-back = Aiuto: riprendi le tue tessere e passa.
rummy-hint-discard = Aiuto: metti { $tile } sulla tua pila.
rummy-hint-discard-back = Aiuto: riprendi le tue tessere e metti { $tile } sulla tua pila.
rummy-hint-lay = Aiuto: puoi calare { $tiles }.
rummy-hint-lay-many = Aiuto: puoi calare { $count } tessere.
rummy-hint-puzzle = { $sets ->
    [one] Aiuto: bisogna cambiare una serie sul tavolo.
   *[other] Aiuto: bisogna cambiare { $sets } serie sul tavolo.
}
show-me = Fammi vedere
rummy-show-kept = Che cosa potrei calare?
step-exchange = Metti { $tiles } al posto del jolly in { $set } e prendi il jolly.
step-take = Togli { $tiles } da { $set }.
step-add = Aggiungi { $tiles } a { $set }.
step-new = Cala { $tiles } come nuova serie.
told-exchange = { $name } mette { $tiles } al posto del jolly in { $set } e prende il jolly.
told-take = { $name } toglie { $tiles } da { $set }.
told-add = { $name } aggiunge { $tiles } a { $set }.
told-new = { $name } cala { $tiles } come nuova serie.
step-of = Passo { $step } di { $steps }:
all-steps = Tutti i passi insieme
all-steps-short = Tutti
in-hand = nella tua mano
in-hand-of = in mano a { $name }
in-your-hand = Nella tua mano: { $tiles }
opening-counted = { $points } punti su { $needed }
new-set = Nuova serie
set-of = Serie { $number }: { $tiles }
whole-set = Sposta tutta la serie { $number }
put-before = Metti prima di { $tile }
put-at-end = Metti in fondo alla serie { $number }
your-rack = Leggio di { $name }, il tuo
rack-place = { $tile }: posto { $place } di { $places } sul tuo leggio
back-to-rack = Di nuovo sul leggio
back-to-place = Rimetti a posto
sort-colour = Per colore
sort-number = Per numero
arrange-table = Ordina il tavolo
look-closer = Guarda da vicino
split-here = Dividi qui
take-back = Passo indietro
take-all-back = Annulla tutto
finish = Fatto
draw = Pesca
pass = Passa
supply = Riserva e pile
draw-from-pool = { $count ->
    [one] Pesca una tessera, ne resta { $count }
   *[other] Pesca una tessera, ne restano { $count }
}
own-stack = La tua pila: { $tile }
nothing = niente
take-discard = Prendi { $tile } dalla pila
stack-of = Pila di { $name }: { $tile }
open-tile = Tessera scoperta: { $tile }, solo per chiudere
open-tile-any = Tessera scoperta: { $tile }
open-tile-short = Scoperta
problem-not-a-set = Non è ancora una scala o un gruppo
problem-tile-missing = Deve restare sul tavolo: { $tiles }
problem-tile-not-on-rack = Non è sul tuo leggio: { $tiles }
problem-table-touched-before-opening = Prima apri, solo con le tue tessere
problem-joker-set-split = Una serie con un jolly resta intera
problem-joker-taken-before-opening = Apri prima di prendere un jolly
problem-joker-not-in-new-set = Il jolly va in una nuova serie
problem-discard-not-in-new-set = { $tiles } va in una nuova serie
problem-open-tile-only-to-finish = La tessera scoperta serve solo per chiudere
problem-open-tile-not-laid = Cala la tessera scoperta, o lasciala dov’è
problem-nothing-laid = Nessuna tessera viene dal tuo leggio
problem-opening-too-low = Queste serie valgono solo { $points } punti. È poco per aprire
why-short = Devono essere tre o più
why-two-of-a-colour = In un gruppo ogni colore una volta sola
why-gap = In mezzo manca un numero
why-twice = In una scala ogni numero una volta sola
why-mixed = Né un solo colore né un solo numero
why-too-long = Ci sono troppe tessere

# Finito!

your-counters = I tuoi gettoni scoperti
counter = Gettone { $number }
counter-chosen = Gettone { $number }, scelto
your-board = Tabellone di { $name }, il tuo
board-of = Tabellone di { $name }
counters-up = Scoperti: { $counters }
board-empty = vuoto
square-empty = Casella { $place }, numero { $printed }, vuota
square-target = Casella { $place }, numero { $printed }: puoi mettere qui
square-taken = Casella { $place }, numero { $printed }: gettone { $number }
square-movable = Casella { $place }, numero { $printed }: gettone { $number }, si può spostare
has-chosen = ha scelto
die-shows = Il dado mostra { $number }
finito-pick = Scegli un tuo gettone scoperto, poi una casella chiara.
finito-put = Metti il gettone { $number } su una casella chiara.
finito-move = Sposta un gettone su una casella chiara, o lascia tutto com’è.
finito-must-move = Sposta un gettone su una casella chiara.
stay = Lascia così
finito-hint-stay = Aiuto: lascia tutto com’è.
finito-hint-place = Aiuto: metti il gettone { $number } sulla casella { $printed } segnata.

# What happened

event-new-round = Comincia la mano { $round }.
event-round-over = La mano è finita.
event-laid = { $name } mette la tessera { $number } al posto { $place }.
event-shifted = { $name } sposta una tessera coperta.
event-drew = { $name } pesca la tessera { $number }.
event-no-fit = { $name } pesca la tessera { $number }. Non va da nessuna parte e resta al centro.
event-extra = Una coppia! { $name } gioca ancora.
event-turn = Tocca a { $name }.
event-late = Il tempo di { $name } è scaduto.
event-loose = { $name } riprende ciò che non era in nessuna serie: { $tiles }.
event-laid-these = { $name } cala { $tiles }.
event-laid-tiles = { $count ->
    [one] { $name } cala { $count } tessera.
   *[other] { $name } cala { $count } tessere.
}
event-drew-tiles = { $count ->
    [one] { $name } pesca { $count } tessera.
   *[other] { $name } pesca { $count } tessere.
}
event-discarded = { $name } scarta { $tile }.
event-passed = { $name } passa.
event-chose = { $name } ha scelto.
event-placed = { $name } mette il gettone { $number } sulla casella { $printed }.
event-stayed = { $name } lascia tutto com’è.
event-rolled = Il dado mostra { $number }.
event-revealed = Tutti mostrano che cosa hanno scelto.
event-said = { $name }: { $text }
event-seat-taken = { $name } ora gioca al posto di { $before }.
event-seat-free = { $before } ha lasciato il tavolo.
event-seat-joined = { $name } si siede al tavolo.
event-away = { $name } non c’è più.
event-not-here = { $name } adesso non c’è.
event-back = { $name } è di nuovo qui.
event-rematch = La prossima partita è pronta.

# About you, where you have not given a name: in place of the texts of the same name

begins-highest-you = Hai pescato la tessera più alta e cominci.
begins-lot-you = Cominci tu. Ha deciso la sorte.
begins-named-you = Cominci tu. È deciso così.
begins-neighbour-you = Cominci tu, a sinistra di chi ha finito l’ultima mano.
round-won-you = Vinci la mano { $round }
match-won-you = Hai vinto!
your-row-you = La tua fila
row-of-you = La tua fila
told-exchange-you = Metti { $tiles } al posto del jolly in { $set } e prendi il jolly.
told-take-you = Togli { $tiles } da { $set }.
told-add-you = Aggiungi { $tiles } a { $set }.
told-new-you = Cali { $tiles } come nuova serie.
in-hand-of-you = nella tua mano
your-rack-you = Il tuo leggio
stack-of-you = La tua pila: { $tile }
your-board-you = Il tuo tabellone
board-of-you = Il tuo tabellone
event-laid-you = Metti la tessera { $number } al posto { $place }.
event-shifted-you = Sposti una tessera coperta.
event-drew-you = Peschi la tessera { $number }.
event-no-fit-you = Peschi la tessera { $number }. Non va da nessuna parte e resta al centro.
event-extra-you = Una coppia! Giochi ancora.
event-turn-you = Tocca a te.
event-late-you = Il tuo tempo è scaduto.
event-loose-you = Torna sul tuo leggio, perché non era in nessuna serie: { $tiles }.
event-laid-these-you = Cali { $tiles }.
event-laid-tiles-you = { $count ->
    [one] Cali { $count } tessera.
   *[other] Cali { $count } tessere.
}
event-drew-tiles-you = { $count ->
    [one] Peschi { $count } tessera.
   *[other] Peschi { $count } tessere.
}
event-discarded-you = Scarti { $tile }.
event-passed-you = Passi.
event-chose-you = Hai scelto.
event-placed-you = Metti il gettone { $number } sulla casella { $printed }.
event-stayed-you = Lasci tutto com’è.

# Why not

refused-table-not-your-seat = Questo non è il tuo posto.
refused-table-not-playing = Qui ora non si può giocare.
refused-table-too-early = Un momento, l’ultima mossa non è ancora arrivata.
refused-table-seat-changed = Ora lì siede qualcun altro.
refused-table-seat-for-computer = Durante una partita solo il computer può prendere questo posto.
refused-table-seats-empty = Ci sono ancora posti liberi.
refused-table-no-hints = A questo tavolo non ci sono aiuti.
refused-table-nothing-to-arrange = Ora non c’è nulla da spostare.
refused-daily-no-puzzles = Ci sono rompicapi per ogni giorno dal { $first } al { $last }.
refused-game-not-your-move = Non tocca a te.
refused-game-not-over = Il gioco non è ancora finito.
refused-game-round-over = La mano è finita.
refused-game-round-not-over = La mano non è ancora finita.
refused-completto-unknown-starter = Quel posto non esiste.
refused-completto-does-not-fit = La tessera { $reading } lì non ci sta.
refused-completto-not-between = A questo tavolo una tessera si infila tra altre due, non a un’estremità.
refused-completto-lay-first = Prima metti la tessera pescata.
refused-completto-push-first = Prima infila la tessera scoperta nella tua fila.
refused-completto-pile-empty = Non ci sono più tessere da pescare.
refused-completto-row-does-not-ascend = I numeri scoperti di una fila devono salire da sinistra a destra.
refused-completto-tile-twice = C’è una sola tessera { $tile }, ed è già nella tua fila.
refused-completto-unknown-tile = Non c’è una tessera «{ $text }». Vanno da 1 a 100.
refused-rummy-table-not-legal = Il tavolo non è ancora in ordine.
refused-rummy-tiles-not-conserved = Alcune tessere non sono dov’erano. Annulla tutto e riprova.
refused-rummy-draw-first = Prima pesca una tessera.
refused-rummy-pool-empty = Non ci sono più tessere da pescare.
refused-rummy-pool-not-empty = Puoi ancora pescare.
refused-rummy-discard-instead = Cala tessere, o mettine una sulla tua pila.
refused-rummy-no-discarding = A questo tavolo non si mette nulla su una pila.
refused-rummy-last-tile-before-opening = Non hai ancora aperto: tieni la tua ultima tessera e passa.
refused-rummy-not-a-set = Né una scala né un gruppo: { $tiles }
refused-rummy-empty-set = Tra due barre manca una serie.
refused-rummy-too-many-tiles = { $tile } c’è { $count } volte, ma il gioco ne ha solo { $copies }.
refused-rummy-unknown-tile = Non c’è nessuna tessera «{ $text }».
refused-finito-not-a-target = Lì non puoi mettere.
refused-finito-must-move = Devi spostare un gettone.
refused-finito-place-first = Prima metti tutti i tuoi gettoni.
refused-hand-pick-first = Prima prendi un gettone.
refused-hand-stays-on-table = Questo deve restare sul tavolo: { $tiles }.
refused-hand-never-on-rack = Questa tessera non va su nessun leggio: si può solo calare in una serie.
refused-hand-not-your-turn = Puoi ordinare le tue tessere. Per calare aspetta il tuo turno.
refused-hand-fits-nowhere = La tessera { $reading } non va da nessuna parte nella tua fila.

# Real tiles at home

other-ways = Altri modi di giocare
other-ways-about = Potete deciderli quando preparate un tavolo.

# About

about-version = Reihum, versione { $version }. Software libero con licenza MIT.
about-stored = Che cosa si conserva, e dove
about-stored-page = Tutto resta in questo browser: i tuoi tavoli e le mosse. Niente viene inviato altrove. Se cancelli i dati di questo sito, tutto sparisce.
about-stored-server = Il server conserva i tuoi tavoli: i nomi che hai scritto, gli accordi e ogni mossa. Ti conosce solo da un cookie, senza account. Con «Dimenticami» sotto i tuoi tavoli il server dimentica tutto.
about-stored-here = Se vai avanti in questo browser perché la connessione è caduta, quel tavolo resta solo in questo browser.
about-settings = Le tue impostazioni, come lingua e suono, restano in questo browser.
about-licences = Fatto con il lavoro di altri
about-licences-about = Alcune parti di questa pagina le hanno fatte altri, che le lasciano usare a tutti. Ecco le loro licenze.
about-show-licences = Mostra le licenze
