# Start page

start-title = Tre giochi con tessere numerate
start-about = Senza iscrizione. Scegli un gioco e il computer si siede con te. Oppure invita la tua famiglia.
start-about-page = Senza iscrizione. Scegli un gioco e il computer si siede con te. Oppure passatevi il dispositivo.
play-now = Gioca subito
play-now-game = Gioca subito a { $game }
set-up = Prepara un tavolo
set-up-game = Prepara un tavolo: { $game }
how-to-play = Come si gioca
how-to-play-game = Come si gioca a { $game }
learn-it = Impara in due minuti
lesson-of = Impara { $game } in due minuti
completto-about = Scopri la tua fila di 22 tessere, una alla volta, dalla più bassa alla più alta.
rummy-about = Cala scale e gruppi. Tutto ciò che è sul tavolo si può spostare.
finito-about = Un dado per tutti. Chi mette per primo dodici gettoni in ordine?
my-tables = I miei tavoli
back-to = Torna al tavolo
status-open = aspetta ospiti
status-playing = in corso
status-over = finito
status-abandoned = nessuno è tornato
table-abandoned = Qui da un po’ non gioca nessuno, quindi la partita è finita.
forget-me = Dimenticami
forget-me-about = Il tuo nome e i tuoi tavoli vengono cancellati da questo server per sempre. I tavoli con altre persone restano, ma senza di te.
forget-me-yes = Sì, dimenticami
forget-me-done = Fatto. Il tuo nome e i tuoi tavoli non ci sono più.
at-home = Tessere vere a casa
at-home-about = Arbitro, segnapunti, dado e orologio per il gioco sul vostro tavolo.
daily = Rompicapi del giorno
daily-short = Un rompicapo per ogni gioco, nuovo ogni giorno, uguale per tutti.
daily-coming = I rompicapi stanno arrivando…
daily-streak = { $days ->
    [one] Un giorno di fila
   *[other] { $days } giorni di fila
}
daily-done = Tutti e tre sono risolti. Domani ce ne sono di nuovi.
daily-share = Copia il risultato
deals = Partite del giorno
deals-about = Le stesse tessere e gli stessi tiri per tutti, contro { $name }. Vale il primo tentativo.
deal-masters-coming = Il maestro sta ancora giocando…
deal-yours = Tu: { $points }, mosse: { $moves }
deal-masters = Il maestro: { $points }, mosse: { $moves }
deal-look = Rivedi
deal-look-at = Rivedi { $game }
deal-go-on = Continua
deal-go-on-with = Continua { $game }
daily-archive = Altri giorni
daily-yesterday = I rompicapi di ieri
daily-before = Il giorno prima
daily-after = Il giorno dopo
daily-today = Oggi
daily-past = Sono di un altro giorno: non contano per i giorni di fila. Un aiuto mostra la soluzione.
puzzle-lay-all = Cala tutte le tue tessere. Puoi riordinare il tavolo.
puzzle-tiles-left = Permesso. Ma sul tuo leggio ci sono ancora tessere.
puzzle-is-solved = Risolto
puzzle-solved-with = { $hints ->
    [0] Risolto, senza nessun aiuto!
    [one] Risolto, con un aiuto.
   *[other] Risolto, con { $hints } aiuti.
}
puzzle-missed = Tentativi sbagliati: { $misses }.
puzzle-next = Prossimo rompicapo
practice = Allenarsi
practice-short = Rompicapi senza fine, difficili al punto giusto per te.
my-play = Il mio gioco
my-play-short = Come sono andate le tue partite. Aprine una da un file.
guest = Ospite
close = Chiudi
settings = Impostazioni
language = Lingua
theme = Chiaro o scuro
theme-auto = Come il mio dispositivo
theme-light = Chiaro
theme-dark = Scuro
sound = Suono
big-tiles = Tessere grandi
notify = Avvisami quando tocca a me
notify-refused = Il tuo browser non lo permette. Puoi cambiarlo nelle sue impostazioni.
pace = Mosse degli altri
pace-slow = Lente
pace-normal = Normali
pace-fast = Veloci
pace-once = Tutte insieme
your-name = Il tuo nome
name = Nome

# Setting up, joining

player-random = Pip, Juno, Kiki, Zazu
player-gentle = Lilo, Benno, Ella, Otis
player-simple = Tim, Lena, Finn, Rosa
player-curious = Leo, Maja, Theo, Suri
player-eager = Mia, Jonas, Ruby, Nico
player-steady = Nora, Emil, Ida, Bruno
player-sharp = Max, Vera, Hugo, Iris
player-patient = Anton, Greta, Sami, Elsa
player-master = Ada, Oskar, Mira, Felix
seat-empty = Posto libero
yes = Sì
no = No
to-start = Alla pagina iniziale
page-unknown = Questa pagina qui non c’è.

# At every table

offline-title = Nessuna connessione
offline-about = Questa pagina non si è caricata. Tornerà quando sarai in rete.
offline-note = Ora non c’è connessione. Puoi comunque leggere le regole, imparare i giochi e usare segnapunti, dado e orologio.

# About you, where you have not given a name: in place of the texts of the same name

you = Tu

# Why not

refused-other = Non ha funzionato ({ $code }).
refused-server-gone = Il server non risponde. Riprova tra un momento.
refused-server-try-again = Il server è occupato. Riprova tra un momento.
refused-server-failed = Il server ha fatto un errore. Riprova.
refused-server-no-answer = La risposta ha impiegato troppo tempo. Riprova.
refused-outdated = Questa pagina e il server non si capiscono. Ricarica la pagina.
refused-changed = Non si può più fare. Guarda il tavolo e scegli di nuovo.
refused-request-too-large = Era troppo in una volta.
refused-request-too-slow = La tua connessione ora è molto lenta. Riprova.
refused-request-foreign-origin = Questa pagina non viene da questo server. Apri la pagina del server stesso.
refused-limit-requests = Era troppo in una volta. Aspetta un po’.
refused-limit-messages = Non così in fretta, per favore.
refused-limit-sockets = Troppi tavoli aperti su questo dispositivo.
refused-limit-watchers = Troppe persone guardano questo tavolo.
refused-limit-hints = In tanti chiedono un aiuto. Riprova tra un momento.
refused-table-unknown = Questo tavolo non esiste, o non più.
refused-table-not-alone = Qui può andare avanti solo una partita tra te e il computer.
refused-record-rules = Questa partita segue altre regole, più vecchie o più nuove di quelle di qui. Perciò non si può aprire.
refused-record-went-on = A metà, questa partita è passata in un browser. Solo quel browser può mostrarla.
refused-table-link-used = Questo invito è già usato o troppo vecchio. Chiedine uno nuovo.
refused-table-not-host = Può farlo solo chi ha preparato il tavolo.
refused-seat-name-length = Un nome ha da 1 a 24 lettere.
refused-seat-name-characters = Questo nome ha lettere che non si possono mostrare.

# The page that needs no server

page-loading = Carico i giochi: { $percent }%
page-starting = I giochi si avviano…
page-failed = Non è stato possibile caricare i giochi. Ricarica la pagina per riprovare.
page-broken = Qualcosa è andato storto in questa pagina. Ricaricala per riprovare.
load-again = Ricarica
page-not-kept = Questo browser non conserva nulla o non ha più spazio. Puoi continuare a giocare, ma la partita va persa quando chiudi la pagina.
page-no-guests = Qui non si possono invitare ospiti: questa pagina gioca senza server e nessun altro può raggiungerla. Gioca contro il computer o passatevi il dispositivo.
here-mark = in questo browser
refused-table-open-elsewhere = Questo tavolo è aperto in un’altra scheda. Gioca lì, oppure chiudila e ricarica questa pagina.

# About

about = Informazioni
