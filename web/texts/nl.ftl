# Start page

start-title = Drie spellen met getallenstenen
start-about = Zonder aanmelden. Kies een spel, en de computer schuift bij je aan. Of nodig je familie uit.
start-about-page = Zonder aanmelden. Kies een spel, en de computer schuift bij je aan. Of geef het apparaat door.
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
back-to = Terug naar de tafel
status-open = wacht op gasten
status-playing = bezig
status-over = afgelopen
status-abandoned = niemand kwam terug
table-abandoned = Hier heeft al een tijd niemand gespeeld, dus dit spel is afgelopen.
forget-me = Vergeet mij
forget-me-about = Je naam en je tafels worden voorgoed van deze server gehaald. Tafels met andere mensen blijven, maar zonder jou.
forget-me-yes = Ja, vergeet mij
forget-me-done = Klaar. Je naam en je tafels zijn weg.
at-home = Echte stenen thuis
at-home-about = Scheidsrechter, scorebladen, dobbelsteen en klok voor het spel op jullie eigen tafel.
daily = Puzzels van de dag
daily-short = Van elk spel een puzzel, elke dag nieuw, voor iedereen hetzelfde.
daily-coming = De puzzels komen eraan …
daily-streak = { $days ->
    [one] Eén dag op rij
   *[other] { $days } dagen op rij
}
daily-done = Alle drie zijn opgelost. Morgen zijn er nieuwe.
daily-share = Resultaat kopiëren
deals = Spellen van de dag
deals-about = Voor iedereen dezelfde stenen en worpen, tegen { $name }. Je eerste poging telt.
deal-masters-coming = De meester speelt dit nog …
deal-yours = Jij: { $points }, zetten: { $moves }
deal-masters = De meester: { $points }, zetten: { $moves }
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
puzzle-missed = Verkeerde pogingen: { $misses }.
puzzle-next = Volgende puzzel
practice = Oefenen
practice-short = Puzzels zonder einde, precies moeilijk genoeg voor jou.
my-play = Mijn spel
my-play-short = Hoe je spellen gingen. Open er een uit een bestand.
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

player-random = Pip, Juno, Kiki, Zazu
player-gentle = Lilo, Benno, Ella, Otis
player-simple = Tim, Lena, Finn, Rosa
player-curious = Leo, Maja, Theo, Suri
player-eager = Mia, Jonas, Ruby, Nico
player-steady = Nora, Emil, Ida, Bruno
player-sharp = Max, Vera, Hugo, Iris
player-patient = Anton, Greta, Sami, Elsa
player-master = Ada, Oskar, Mira, Felix
seat-empty = Vrije plaats
yes = Ja
no = Nee
to-start = Naar de startpagina
page-unknown = Deze pagina bestaat hier niet.

# At every table

offline-title = Geen verbinding
offline-about = Deze pagina kon niet worden geladen. Ze is er weer zodra je online bent.
offline-note = Nu geen verbinding. Je kunt toch de regels lezen, de spellen leren en scoreblad, dobbelsteen en klok gebruiken.

# About you, where you have not given a name: in place of the texts of the same name

you = Jij

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
refused-table-not-alone = Hier kan alleen een spel tussen jou en de computer verder.
refused-record-rules = Dit spel is met andere regels gespeeld, oudere of nieuwere dan die van hier. Daarom kan het niet worden geopend.
refused-record-went-on = Dit spel ging halverwege verder in een browser. Alleen die browser kan het laten zien.
refused-table-link-used = Deze uitnodiging is al gebruikt of te oud. Vraag om een nieuwe.
refused-table-not-host = Dat kan alleen wie de tafel heeft klaargezet.
refused-seat-name-length = Een naam heeft 1 tot 24 letters.
refused-seat-name-characters = Deze naam heeft letters die niet te tonen zijn.

# The page that needs no server

page-loading = De spellen laden: { $percent }%
page-starting = De spellen starten …
page-failed = De spellen konden niet worden geladen. Laad de pagina opnieuw om het nog eens te proberen.
page-broken = Er ging iets mis op deze pagina. Laad de pagina opnieuw om het nog eens te proberen.
load-again = Opnieuw laden
page-not-kept = Deze browser bewaart niets of heeft geen plek meer. Je kunt doorspelen, maar het spel is weg als je de pagina sluit.
page-no-guests = Gasten kunnen hier niet meedoen: deze pagina speelt zonder server, dus niemand anders kan erbij. Speel tegen de computer of geef het apparaat door.
here-mark = in deze browser
refused-table-open-elsewhere = Deze tafel staat open in een ander tabblad. Speel daar verder, of sluit het en laad deze pagina opnieuw.

# About

about = Over Reihum
