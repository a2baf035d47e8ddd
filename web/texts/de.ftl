# Start page

start-title = Drei Spiele mit Zahlensteinen
start-about = Ohne Anmeldung. Such dir ein Spiel aus, und der Computer setzt sich zu dir. Oder lade deine Familie ein.
start-about-page = Ohne Anmeldung. Such dir ein Spiel aus, und der Computer setzt sich zu dir. Oder reicht das Gerät herum.
play-now = Gleich spielen
play-now-game = Gleich { $game } spielen
set-up = Tisch einrichten
set-up-game = Tisch einrichten: { $game }
how-to-play = So geht das Spiel
how-to-play-game = So geht { $game }
learn-it = In zwei Minuten lernen
lesson-of = { $game } in zwei Minuten lernen
completto-about = Drehe deine Reihe aus 22 Steinen Stück für Stück um, von klein nach groß.
rummy-about = Lege Folgen und Gruppen. Alles auf dem Tisch darf umgebaut werden.
finito-about = Ein Würfel für alle. Wer hat zuerst zwölf Plättchen in der richtigen Reihenfolge?
my-tables = Meine Tische
back-to = Zurück an den Tisch
status-open = wartet auf Gäste
status-playing = läuft
status-over = beendet
status-abandoned = niemand kam zurück
table-abandoned = Hier hat lange niemand gespielt. Darum ist das Spiel zu Ende.
forget-me = Vergiss mich
forget-me-about = Dein Name und deine Tische werden für immer von diesem Server gelöscht. Tische mit anderen Leuten bleiben, aber ohne dich.
forget-me-yes = Ja, vergiss mich
forget-me-done = Erledigt. Dein Name und deine Tische sind weg.
at-home = Echte Steine zu Hause
at-home-about = Schiedsrichter, Punktezettel, Würfel und Uhr für das Spiel auf eurem eigenen Tisch.
daily = Rätsel des Tages
daily-short = Ein Rätsel aus jedem Spiel, jeden Tag neue, für alle dieselben.
daily-coming = Die Rätsel kommen gleich …
daily-streak = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-done = Alle drei sind gelöst. Morgen gibt es neue.
daily-share = Ergebnis kopieren
deals = Spiele des Tages
deals-about = Für alle dieselben Steine und Würfe, gegen { $name }. Dein erster Versuch zählt.
deal-masters-coming = Der Meister spielt das noch …
deal-yours = Du: { $points }, Züge: { $moves }
deal-masters = Der Meister: { $points }, Züge: { $moves }
deal-look = Anschauen
deal-look-at = { $game } anschauen
deal-go-on = Weiterspielen
deal-go-on-with = { $game } weiterspielen
daily-archive = Andere Tage
daily-yesterday = Die Rätsel von gestern
daily-before = Ein Tag früher
daily-after = Ein Tag später
daily-today = Heute
daily-past = Diese sind von einem früheren Tag: Für die Tage in Folge zählen sie nicht. Ein Tipp zeigt die Lösung.
puzzle-lay-all = Lege alle deine Steine. Du darfst den Tisch umbauen.
puzzle-tiles-left = Erlaubt. Aber auf deiner Bank liegen noch Steine.
puzzle-is-solved = Gelöst
puzzle-solved-with = { $hints ->
    [0] Gelöst, ganz allein!
    [one] Gelöst, mit einem Tipp.
   *[other] Gelöst, mit { $hints } Tipps.
}
puzzle-missed = Fehlversuche: { $misses }.
puzzle-next = Nächstes Rätsel
practice = Üben
practice-short = Rätsel ohne Ende, so schwer, wie es zu dir passt.
my-play = Mein Spiel
my-play-short = Wie deine Partien liefen. Öffne eine aus einer Datei.
guest = Gast
close = Schließen
settings = Einstellungen
language = Sprache
theme = Hell oder dunkel
theme-auto = Wie mein Gerät
theme-light = Hell
theme-dark = Dunkel
sound = Ton
big-tiles = Große Steine
notify = Sag mir, wenn ich dran bin
notify-refused = Dein Browser erlaubt das nicht. Du kannst es in seinen Einstellungen ändern.
pace = Züge der anderen
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-once = Sofort
your-name = Dein Name
name = Name

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
seat-empty = Freier Platz
yes = Ja
no = Nein
to-start = Zur Startseite
page-unknown = Diese Seite gibt es hier nicht.

# At every table

offline-title = Keine Verbindung
offline-about = Diese Seite konnte nicht geladen werden. Sie ist wieder da, sobald du im Netz bist.
offline-note = Gerade keine Verbindung. Du kannst trotzdem die Regeln lesen, die Spiele lernen und Punktezettel, Würfel und Uhr benutzen.

# About you, where you have not given a name: in place of the texts of the same name

you = Du

# Why not

refused-other = Das hat nicht geklappt ({ $code }).
refused-server-gone = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
refused-server-try-again = Der Server ist beschäftigt. Versuch es gleich noch einmal.
refused-server-failed = Der Server hat einen Fehler gemacht. Versuch es noch einmal.
refused-server-no-answer = Die Antwort hat zu lange gedauert. Versuch es noch einmal.
refused-outdated = Diese Seite und der Server verstehen sich nicht. Lade die Seite bitte neu.
refused-changed = Das geht nicht mehr. Schau auf den Tisch und wähle neu.
refused-request-too-large = Das war zu viel auf einmal.
refused-request-too-slow = Deine Verbindung ist gerade sehr langsam. Versuch es noch einmal.
refused-request-foreign-origin = Diese Seite kommt nicht von diesem Server. Öffne die Seite des Servers selbst.
refused-limit-requests = Das war viel auf einmal. Warte bitte ein wenig.
refused-limit-messages = Bitte nicht so schnell.
refused-limit-sockets = Auf diesem Gerät sind zu viele Tische offen.
refused-limit-watchers = Zu viele schauen an diesem Tisch zu.
refused-limit-hints = Gerade wollen viele einen Tipp. Versuch es gleich noch einmal.
refused-table-unknown = Diesen Tisch gibt es nicht oder nicht mehr.
refused-table-not-alone = Hier kann nur eine Partie weitergehen, die du allein gegen den Computer spielst.
refused-record-rules = Diese Partie wurde nach anderen Regeln gespielt, älteren oder neueren als hier. Darum lässt sie sich nicht öffnen.
refused-record-went-on = Diese Partie ging mittendrin in einem Browser weiter. Nur dieser Browser kann sie zeigen.
refused-table-link-used = Diese Einladung ist schon benutzt oder zu alt. Bitte um eine neue.
refused-table-not-host = Das kann nur, wer den Tisch eingerichtet hat.
refused-seat-name-length = Ein Name hat 1 bis 24 Zeichen.
refused-seat-name-characters = Dieser Name hat Zeichen, die man nicht zeigen kann.

# The page that needs no server

page-loading = Die Spiele werden geladen: { $percent } %
page-starting = Die Spiele werden gestartet …
page-failed = Die Spiele konnten nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.
page-broken = Auf dieser Seite ging etwas schief. Lade sie neu, um es noch einmal zu versuchen.
load-again = Neu laden
page-not-kept = Dieser Browser bewahrt nichts auf oder hat keinen Platz mehr. Du kannst weiterspielen, aber das Spiel ist weg, wenn du die Seite schließt.
page-no-guests = Gäste können hier nicht dazukommen: Diese Seite spielt ohne Server, niemand sonst kann sie erreichen. Spiel gegen den Computer oder reicht das Gerät herum.
here-mark = in diesem Browser
refused-table-open-elsewhere = Dieser Tisch ist in einem anderen Tab offen. Spiel dort weiter, oder schließ ihn und lade diese Seite neu.

# About

about = Über Reihum
