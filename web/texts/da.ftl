# Start page

start-title = Tre spil med talbrikker
start-about = Ingen tilmelding. Vælg et spil, så sætter computeren sig hos dig. Eller inviter din familie.
start-about-page = Ingen tilmelding. Vælg et spil, så sætter computeren sig hos dig. Eller lad enheden gå rundt.
play-now = Spil nu
play-now-game = Spil { $game } nu
set-up = Gør et bord klar
set-up-game = Gør et bord klar: { $game }
how-to-play = Sådan spiller man
how-to-play-game = Sådan spiller man { $game }
learn-it = Lær det på to minutter
lesson-of = Lær { $game } på to minutter
completto-about = Vend din række på 22 brikker, en efter en, fra lav til høj.
rummy-about = Læg rækker og grupper. Alt på bordet må flyttes.
finito-about = Én terning til alle. Hvem har først tolv brikker i orden?
my-tables = Mine borde
back-to = Tilbage til bordet
status-open = venter på gæster
status-playing = i gang
status-over = slut
status-abandoned = ingen kom tilbage
table-abandoned = Ingen har spillet her længe, så spillet er slut.
forget-me = Glem mig
forget-me-about = Dit navn og dine borde bliver slettet fra denne server for altid. Borde med andre bliver, men uden dig.
forget-me-yes = Ja, glem mig
forget-me-done = Færdig. Dit navn og dine borde er væk.
at-home = Rigtige brikker derhjemme
at-home-about = Dommer, pointark, terning og ur til spillet på jeres eget bord.
daily = Dagens opgaver
daily-short = En opgave fra hvert spil, nye hver dag, de samme for alle.
daily-coming = Opgaverne er på vej …
daily-streak = { $days ->
    [one] Én dag i træk
   *[other] { $days } dage i træk
}
daily-done = Alle tre er løst. I morgen kommer der nye.
daily-share = Kopiér resultatet
deals = Dagens spil
deals-about = De samme brikker og slag for alle, mod { $name }. Dit første forsøg tæller.
deal-masters-coming = Mesteren spiller stadig …
deal-yours = Du: { $points }, træk: { $moves }
deal-masters = Mesteren: { $points }, træk: { $moves }
deal-look = Se det
deal-look-at = Se { $game }
deal-go-on = Spil videre
deal-go-on-with = Spil videre i { $game }
daily-archive = Andre dage
daily-yesterday = Opgaverne fra i går
daily-before = Dagen før
daily-after = Dagen efter
daily-today = I dag
daily-past = De er fra en tidligere dag: de tæller ikke som dage i træk. Et tip viser løsningen.
puzzle-lay-all = Læg alle dine brikker. Du må bygge bordet om.
puzzle-tiles-left = Tilladt. Men der er stadig brikker på din holder.
puzzle-is-solved = Løst
puzzle-solved-with = { $hints ->
    [0] Løst, helt selv!
    [one] Løst, med ét tip.
   *[other] Løst, med { $hints } tips.
}
puzzle-missed = Forkerte forsøg: { $misses }.
puzzle-next = Næste opgave
practice = Øv dig
practice-short = Opgaver uden ende, lige tilpas svære til dig.
my-play = Mit spil
my-play-short = Hvordan dine spil gik. Åbn et fra en fil.
guest = Gæst
close = Luk
settings = Indstillinger
language = Sprog
theme = Lys eller mørk
theme-auto = Som min enhed
theme-light = Lys
theme-dark = Mørk
sound = Lyd
big-tiles = Store brikker
notify = Sig til, når det er min tur
notify-refused = Din browser tillader det ikke. Du kan ændre det i dens indstillinger.
pace = De andres træk
pace-slow = Langsomt
pace-normal = Normalt
pace-fast = Hurtigt
pace-once = På én gang
your-name = Dit navn
name = Navn

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
seat-empty = Ledig plads
yes = Ja
no = Nej
to-start = Til startsiden
page-unknown = Den side findes ikke her.

# At every table

offline-title = Ingen forbindelse
offline-about = Siden kunne ikke hentes. Den er her igen, når du er på nettet.
offline-note = Ingen forbindelse lige nu. Du kan stadig læse reglerne, lære spillene og bruge pointark, terning og ur.

# About you, where you have not given a name: in place of the texts of the same name

you = Dig

# Why not

refused-other = Det gik ikke ({ $code }).
refused-server-gone = Serveren svarer ikke. Prøv igen om lidt.
refused-server-try-again = Serveren har travlt. Prøv igen om lidt.
refused-server-failed = Serveren har lavet en fejl. Prøv igen.
refused-server-no-answer = Svaret tog for lang tid. Prøv igen.
refused-outdated = Siden og serveren forstår ikke hinanden. Hent siden igen.
refused-changed = Det kan ikke lade sig gøre mere. Se på bordet og vælg igen.
refused-request-too-large = Det var for meget på én gang.
refused-request-too-slow = Din forbindelse er meget langsom lige nu. Prøv igen.
refused-request-foreign-origin = Siden kommer ikke fra denne server. Åbn serverens egen side.
refused-limit-requests = Det var meget på én gang. Vent lidt.
refused-limit-messages = Ikke så hurtigt, tak.
refused-limit-sockets = Der er for mange borde åbne på denne enhed.
refused-limit-watchers = For mange kigger på dette bord.
refused-limit-hints = Mange vil have et tip lige nu. Prøv igen om lidt.
refused-table-unknown = Dette bord findes ikke, eller ikke mere.
refused-table-not-alone = Kun et spil mellem dig og computeren kan gå videre her.
refused-record-rules = Dette spil blev spillet efter andre regler, ældre eller nyere end dem her. Derfor kan det ikke åbnes.
refused-record-went-on = Halvvejs gik dette spil videre i en browser. Kun den browser kan vise det.
refused-table-link-used = Invitationen er brugt eller for gammel. Bed om en ny.
refused-table-not-host = Det kan kun den, der har gjort bordet klar.
refused-seat-name-length = Et navn har 1 til 24 bogstaver.
refused-seat-name-characters = Navnet har bogstaver, der ikke kan vises.

# The page that needs no server

page-loading = Spillene hentes: { $percent } %
page-starting = Spillene starter …
page-failed = Spillene kunne ikke hentes. Genindlæs siden for at prøve igen.
page-broken = Noget gik galt på denne side. Genindlæs siden for at prøve igen.
load-again = Genindlæs
page-not-kept = Denne browser gemmer ikke noget eller har ikke mere plads. Du kan spille videre, men spillet er væk, når du lukker siden.
page-no-guests = Gæster kan ikke være med her: siden spiller uden server, så ingen andre kan nå den. Spil mod computeren, eller lad enheden gå rundt.
here-mark = i denne browser
refused-table-open-elsewhere = Dette bord er åbent i en anden fane. Spil videre der, eller luk den og genindlæs denne side.

# About

about = Om Reihum
