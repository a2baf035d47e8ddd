# Setting up, joining

who-plays = Wer spielt mit?
how-you-play = Wie spielt ihr?
seat-me = Ich
seat-same-device = Jemand hier, an diesem Gerät
seat-guest = Gast mit Link
seat-computer = { $name }, Computer ({ $level })
level-random = spielt irgendwas
level-gentle = sanft
level-simple = einfach
level-curious = neugierig
level-eager = eifrig
level-steady = solide
level-sharp = schlau
level-patient = geduldig
level-master = meisterhaft
manner-random = Legt, was gerade in die Hand kommt.
manner-gentle = Spielt gemütlich und lässt dir Platz.
manner-simple = Nimmt das Erste, was passt.
manner-curious = Legt, was passt, und probiert ab und zu etwas aus.
manner-eager = Baut gern um, sieht aber nicht jeden Weg.
manner-steady = Bleibt ruhig und macht wenig Fehler.
manner-sharp = Denkt voraus und nutzt jede Chance.
manner-patient = Sammelt Steine und legt dann viele auf einmal.
manner-master = Denkt an alles. Schwer zu schlagen.
manner-master-rummy = Hält Steine oft zurück und legt dann viele auf einmal. Schwer zu schlagen.
seat-number = Platz { $number }
name-of-seat = Name für Platz { $number }
name-missing = Schreib hier noch einen Namen hin.
add-seat = Noch jemand
remove = Entfernen
begin = Los geht’s
set-up-and-invite = Einrichten und einladen
hints = Tipps
hints-about = Alle dürfen nach einem guten Zug fragen.
agreement = Das ist ausgemacht
agreement-rest = Alles andere ist wie in der Anleitung.
seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
no-limit = Ohne Grenze
one-round = Eine Runde entscheidet
starter-drawn = Wird ausgelost
option-completto-pairs = Was ist ein Paar?
option-completto-pairs-about = Ein Paar wie 32 und 33 bringt einen weiteren Zug.
option-completto-pairs-side-by-side = Direkt nebeneinander
option-completto-pairs-anywhere = Auch mit Lücken
option-completto-shift = Wohin darf ein verdeckter Stein?
option-completto-shift-about = Statt zu ziehen darfst du einen verdeckten Stein in deiner Reihe verschieben.
option-completto-shift-anywhere = Überallhin, auch an die Enden
option-completto-shift-between = Nur zwischen zwei Steine
option-completto-rounds = Runden
option-completto-rounds-about = Jeder Stein, der noch verdeckt liegt, zählt einen Minuspunkt.
option-completto-starter = Wer beginnt?
option-completto-starter-about = An einem echten Tisch: wer am jüngsten ist.
option-completto-decision-seconds = Bedenkzeit
option-completto-decision-seconds-about = Ist sie um, wird der einfachste Zug für dich gemacht.
option-rummy-opening-points = Punkte zum Auslegen
option-rummy-opening-points-about = Deine ersten Sätze müssen zusammen mindestens so viel zählen.
option-rummy-manipulate-when-opening = Umbauen beim Auslegen
option-rummy-manipulate-when-opening-about = In dem Zug, in dem du zum ersten Mal auslegst, darfst du auch andere Sätze umbauen.
option-rummy-turn-seconds = Zeit für einen Zug
option-rummy-turn-seconds-about = Liegt dann nicht alles richtig, ziehst du drei Steine.
option-rummy-jokers = Joker
option-rummy-jokers-about = Darf man einen Satz mit Joker auseinandernehmen?
option-rummy-jokers-locked = Nein, er bleibt ganz
option-rummy-jokers-free = Sätze darf man auseinandernehmen
option-rummy-rounds = Runden
option-rummy-rounds-about = Die Punkte aller Runden werden zusammengezählt.
option-rummy-draw-and-discard = Ziehen und ablegen
option-rummy-draw-and-discard-about = Jeder Zug beginnt mit Ziehen. Wer nichts auslegt, legt einen Stein auf den eigenen Stapel.
option-rummy-winner-scores = Pluspunkte für den Sieg
option-rummy-winner-scores-about = Wer gewinnt, bekommt alle Punkte, die die anderen verlieren.
option-rummy-open-tile = Offener Stein
option-rummy-open-tile-about = Ein Stein liegt offen neben dem Vorrat. Wofür darf man ihn nehmen?
option-rummy-open-tile-off = Kein offener Stein
option-rummy-open-tile-finish = Nur zum Fertigwerden
option-rummy-open-tile-any = Für jeden Zug
option-rummy-hand-doubles = Hand zählt doppelt
option-rummy-hand-doubles-about = Legt jemand alle Steine auf einmal aus, zählen alle Punkte doppelt.
option-finito-must-move = Umlegen ist Pflicht
option-finito-must-move-about = Liegen alle Plättchen, darfst du nicht alles so lassen, wie es ist.
option-finito-must-move-why = Muss man dann bei jedem Wurf ein Plättchen umlegen? Die Anleitung wird auf zwei Arten verstanden. Wie spielt ihr?
option-finito-must-move-no = Man darf alles so lassen
option-finito-must-move-yes = Man muss ein Plättchen umlegen
option-finito-target = Spielen bis
option-finito-target-about = Nach jeder Runde gibt es einen Punkt für jedes Plättchen in deiner längsten Reihe.
option-finito-decision-seconds = Bedenkzeit
option-finito-decision-seconds-about = Ist sie um, wird der einfachste Zug für dich gemacht.
join-title = Du bist eingeladen
join-about = Wie sollen dich die anderen nennen?
invited-by = { $name } lädt dich ein: { $game }
invited-with = Am Tisch: { $names }
invited-free = { $seats ->
    [one] Ein Platz ist noch frei.
   *[other] { $seats } Plätze sind noch frei.
}
colon = { $before }: { $after }
sit-down = Platz nehmen
waiting-for-guests = Wir warten auf Gäste
all-here = Alle sind da
that-is-you = (du)
invite-about = Schick diesen Link einer Person, oder lass sie das Bild abfotografieren. Er gilt einmal.
invite-link = Link der Einladung
qr-code = Bild des Links für die Handykamera
copy-link = Link kopieren
send-link = Link schicken
copied = Kopiert
copy-by-hand = Dieser Browser kopiert nicht. Markiere den Link und kopiere ihn selbst.
link-here-only = Dieser Link geht nur auf diesem Computer. Für einen, der im ganzen Haus geht, starte Reihum mit:
host-begins = Wer den Tisch eingerichtet hat, startet das Spiel, sobald alle da sind.

# At every table

connecting = Einen Moment …
connection-lost = Die Verbindung ist weg. Neuer Versuch …
move-on-its-way = Dein Zug ist unterwegs …
server-awaited = Der Server ist gerade nicht zu erreichen. Sobald er antwortet, geht es hier von selbst weiter.
try-again = Noch einmal versuchen
here-offer = Wir versuchen es weiter. Du kannst auch hier weiterspielen, in diesem Browser. Was du nicht sehen konntest, wird dann neu verteilt: verdeckte Steine und die nächsten Würfe. Dein Tisch auf dem Server bleibt, wie er ist.
here-go-on = Hier weiterspielen
here-wait = Warten
here-note = Du spielst in diesem Browser weiter. Was du nicht sehen konntest, wurde neu verteilt.
here-only = Diesen Tisch gibt es nur in diesem Browser.
here-back = Zurück zum Tisch auf dem Server
here-title = Wenn die Verbindung abreißt
here-kept = Dann kannst du hier weiterspielen. Alles Nötige ist in diesem Browser.
here-fetching = Was man zum Weiterspielen braucht, wird gerade geholt (5 MB) …
here-spared = Um Daten zu sparen, wurde nichts geholt. Wenn die Verbindung abreißt, kannst du hier also nicht weiterspielen.
here-absent = Dieser Server hat nichts dafür. Du musst warten, bis die Verbindung wieder da ist.
here-impossible = Bei dieser Adresse erlauben Browser das Weiterspielen nicht. Es geht mit https oder auf dem Computer selbst.
here-failed = Was man zum Weiterspielen braucht, konnte nicht geholt werden.
here-fetch = Jetzt holen (5 MB)
waiting-for = Wir warten auf: { $names }
your-turn-at = Du bist dran: { $game }
who-begins = Wer beginnt?
begins-highest = { $name } hat den höchsten Stein gezogen und beginnt.
begins-equal = Die höchsten sind gleich. Sie ziehen noch einmal:
begins-lot = { $name } beginnt. Das Los hat entschieden.
begins-named = { $name } beginnt. So ist es ausgemacht.
begins-neighbour = { $name } beginnt und sitzt links von der Person, die die letzte Runde beendet hat.
begins-together = Niemand beginnt. Alle spielen gleichzeitig.
round-is-over = Die Runde ist vorbei.
hint = Tipp
skip = Überspringen
show-again = Nochmal zeigen
log = Was bisher geschah
log-empty = Noch nichts.
time-left = Restliche Zeit
time-left-of = Restliche Zeit von { $name }
middle = Tischmitte
face-down-count = { $count } verdeckt
counters-down = { $count } verdeckt
scores = Punkte
round = Runde
round-number = Runde { $round }
total = Summe
round-won = { $count ->
    [one] { $names } gewinnt Runde { $round }
   *[other] Runde { $round } ist geteilt: { $names }
}
match-won = { $count ->
    [one] { $names } gewinnt!
   *[other] Geteilter Sieg: { $names }!
}
next-round = Nächste Runde
rematch = Noch einmal
rematch-ready = Zum nächsten Spiel
games-won = Gewonnene Spiele
download-record = Aufzeichnung herunterladen
shuffle-check = War das fair?
shuffle-now = Alles, was in diesem Spiel gezogen wird, kommt aus einer geheimen Zahl, die am Ende verraten wird. Das ist ihr Fingerabdruck: Er zeigt dann, dass niemand die Zahl geändert hat.
shuffle-about = Alles, was in diesem Spiel gezogen wurde, kommt aus einer geheimen Zahl. Ihr Fingerabdruck war vor dem ersten Zug zu sehen, also konnte sie niemand mehr ändern.
shuffle-hash = Fingerabdruck vor dem ersten Zug:
shuffle-seed = Die geheime Zahl:
shuffle-right = Beides passt zusammen. Die Verteilung stand vor dem ersten Zug fest.
shuffle-wrong = Das passt nicht zusammen!
shuffle-unknown = Dieser Browser kann es nicht prüfen.
all-draws = Alle Ziehungen dieses Servers
seats = Wer sitzt wo
leave = Tisch verlassen
computer-takes-over = Computer übernimmt ({ $level })
away = weg
away-since = weg seit { $time }
away-for = { $name } ist seit { $time } weg.
seat-left-empty = Ein Platz ist leer. Wer soll dort spielen?
wait = Warten
leave-sure = Wirklich gehen? Das Spiel geht ohne dich weiter.
leave-not = Bleiben
take-over-here = { $name } ist gerade da.
take-over-sure = Dann spielt ein Computer für { $name }. Wer hier saß, kann den Platz jederzeit zurücknehmen.
replaced = { $name } spielt jetzt für dich; du schaust zu.
take-back-seat = Wieder selbst spielen
take-over-no = Nein, { $name } spielt weiter
take-over-yes = Ja, der Computer spielt
say-something = Etwas sagen
say-hello = Hallo!
say-well-played = Gut gespielt!
say-thanks = Danke!
say-oh-no = Oh nein!
say-hurry = Du bist dran!
say-good-game = Schönes Spiel!
help = Hilfe
keys = Tasten
key-arrows = Pfeiltasten
key-arrows-does = von Stein zu Stein gehen
key-edge = Pos1, Ende
key-edge-does = zum ersten oder letzten Stein gehen
key-tab = Tabulator
key-tab-does = zum nächsten Teil des Tisches gehen
key-enter = Eingabe
key-enter-does = aufnehmen, hinlegen
key-escape = Escape
key-escape-does = zurücklegen, was du hältst
key-draw = D
key-draw-does = ziehen
key-turn = R
key-turn-does = den Stein auf den Kopf drehen
key-new-set = N
key-new-set-does = als neuen Satz hinlegen
key-split = S
key-split-does = den Satz beim Stein in der Hand teilen
key-take-back = Strg + Z
key-take-back-does = einen Schritt zurück
key-finish = F
key-finish-does = den Zug beenden
key-rack = Umschalt + ← →
key-rack-does = einen Stein auf deiner Bank verschieben
curtain-title = { $name } ist dran
curtain-about = Gib das Gerät weiter. Die anderen schauen weg.
curtain-time = Deine Zeit beginnt, wenn du das Gerät nimmst: { $time }.
curtain-late = Noch hat es niemand genommen. Zeit, bis der Zug vorbei ist:
curtain-ready = Ich bin { $name }
drawn-new = { $name }, das ist neu auf deiner Bank
drawn-done = Fertig, weitergeben
review = Auswertung
replay = Noch einmal ansehen
replay-step = Zug { $ply } von { $plies }
replay-back = Zurück
replay-on = Weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-seat = Gesehen von

# Completto

completto-push = { $left ->
    [one] Schiebe die { $number } in deine Reihe. Das ist der letzte Stein.
   *[other] Schiebe die { $number } in deine Reihe. Noch { $left } Steine.
}
completto-lay = Lege die { $number } an die Stelle eines verdeckten Steins.
completto-take = Wohin legst du die { $number }?
completto-shift = Wohin schiebst du diesen Stein?
completto-turn = Du bist dran: Zieh einen Stein, nimm einen aus der Mitte, oder schiebe einen verdeckten.
completto-turn-draw = Du bist dran: Zieh einen Stein, oder schiebe einen verdeckten.
completto-extra = Ein Paar! Du hast noch einen Zug.
middle-empty = Noch keine offenen Steine
draw-from-pile = { $count ->
    [one] Einen Stein ziehen, noch { $count } da
   *[other] Einen Stein ziehen, noch { $count } da
}
take-tile = Die { $number } nehmen
tile-in-middle = { $number }, in der Mitte
read-as = Zur { $number } drehen
your-row = Reihe von { $name }, deine
row-of = Reihe von { $name }
place-open = Stelle { $place }: { $number }
place-down = Stelle { $place }: verdeckt
place-down-shift = Stelle { $place }: verdeckt, kann verschoben werden
place-lay = Stelle { $place }: die { $number } hierher legen
place-lay-extra = Stelle { $place }: die { $number } hierher legen, das bringt einen weiteren Zug
place-gap = An Stelle { $place } einschieben
completto-hint-draw = Tipp: Zieh einen Stein.
completto-hint-lay = Tipp: Leg die { $number } an Stelle { $place }.
completto-hint-take = Tipp: Nimm die { $number } aus der Mitte und leg sie an Stelle { $place }.
completto-hint-shift = Tipp: Schieb den verdeckten Stein von Stelle { $place } an Stelle { $goal }.

# Rummy

joker = Joker
tile-brown = Braun { $number }
tile-red = Rot { $number }
tile-blue = Blau { $number }
tile-white = Weiß { $number }
colour-brown = Braun
colour-red = Rot
colour-blue = Blau
colour-white = Weiß
tiles = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
has-opened = hat ausgelegt
not-opened = noch nicht ausgelegt
rummy-table = Sätze auf dem Tisch
rummy-empty = Der Tisch ist leer.
rummy-put = Wohin damit? Tippe auf einen Satz oder auf eine freie Stelle am Tisch.
rummy-put-or-stack = Wohin damit? Tippe auf einen Satz, eine freie Stelle am Tisch oder deinen Stapel.
rummy-draw-first = Zieh zuerst einen Stein.
rummy-lay-or-discard = Lege aus, oder lege einen Stein auf deinen Stapel.
rummy-open-or-discard = Lege mindestens { $points } Punkte aus, oder lege einen Stein auf deinen Stapel.
rummy-lay-or-pass = Lege aus, oder passe.
rummy-lay-or-draw = Du bist dran: Lege aus, oder zieh einen Stein.
rummy-open-or-draw = Du bist dran: Lege mindestens { $points } Punkte aus, oder zieh einen Stein.
rummy-may-finish = Alles richtig. Du kannst auf „{ finish }“ tippen.
rummy-arranging = Noch nicht alles richtig.
rummy-hint-draw = Tipp: Zieh einen Stein.
rummy-hint-wait = Tipp: Warte noch und zieh. Was du jetzt legst, hilft auch den anderen.
rummy-hint-pass = Tipp: Passe.
rummy-hint-draw-back = Tipp: Nimm deine Steine zurück und zieh einen.
rummy-hint-pass-back = Tipp: Nimm deine Steine zurück und passe.
rummy-hint-discard = Tipp: Lege { $tile } auf deinen Stapel.
rummy-hint-discard-back = Tipp: Nimm deine Steine zurück und lege { $tile } auf deinen Stapel.
rummy-hint-lay = Tipp: Du kannst { $tiles } legen.
rummy-hint-lay-many = Tipp: Du kannst { $count } Steine legen.
rummy-hint-puzzle = { $sets ->
    [one] Tipp: Einen Satz auf dem Tisch musst du ändern.
   *[other] Tipp: { $sets } Sätze auf dem Tisch musst du ändern.
}
show-me = Zeig es mir
rummy-show-kept = Was könnte ich legen?
step-exchange = Lege { $tiles } an die Stelle des Jokers in { $set } und nimm den Joker.
step-take = Nimm { $tiles } aus { $set } heraus.
step-add = Lege { $tiles } an { $set } an.
step-new = Lege { $tiles } als neuen Satz hin.
told-exchange = { $name } legt { $tiles } an die Stelle des Jokers in { $set } und nimmt den Joker.
told-take = { $name } nimmt { $tiles } aus { $set }.
told-add = { $name } legt { $tiles } an { $set } an.
told-new = { $name } legt { $tiles } als neuen Satz.
step-of = Schritt { $step } von { $steps }:
all-steps = Alle Schritte auf einmal
all-steps-short = Alle
in-hand = in deiner Hand
in-hand-of = in der Hand von { $name }
in-your-hand = In deiner Hand: { $tiles }
opening-counted = { $points } von { $needed } Punkten
new-set = Neuer Satz
set-of = Satz { $number }: { $tiles }
whole-set = Den ganzen Satz { $number } bewegen
put-before = Vor { $tile } legen
put-at-end = Ans Ende von Satz { $number } legen
your-rack = Bank von { $name }, deine
rack-place = { $tile }: Stelle { $place } von { $places } auf deiner Bank
back-to-rack = Zurück auf die Bank
back-to-place = Zurücklegen
sort-colour = Nach Farbe
sort-number = Nach Zahl
arrange-table = Tisch ordnen
look-closer = Näher hinsehen
split-here = Hier teilen
take-back = Schritt zurück
take-all-back = Alles zurück
finish = Fertig
draw = Stein ziehen
pass = Passen
supply = Vorrat und Stapel
draw-from-pool = Einen Stein ziehen, noch { $count } im Vorrat
own-stack = Dein Stapel: { $tile }
nothing = nichts
take-discard = { $tile } vom Stapel nehmen
stack-of = Stapel von { $name }: { $tile }
open-tile = Offener Stein: { $tile }, nur zum Fertigwerden
open-tile-any = Offener Stein: { $tile }
open-tile-short = Offen
problem-not-a-set = Noch keine Folge oder Gruppe
problem-tile-missing = Muss auf dem Tisch bleiben: { $tiles }
problem-tile-not-on-rack = Nicht auf deiner Bank: { $tiles }
problem-table-touched-before-opening = Lege zuerst nur mit eigenen Steinen aus
problem-joker-set-split = Ein Satz mit Joker bleibt ganz
problem-joker-taken-before-opening = Lege erst aus, bevor du einen Joker nimmst
problem-joker-not-in-new-set = Der Joker gehört in einen neuen Satz
problem-discard-not-in-new-set = { $tiles } gehört in einen neuen Satz
problem-open-tile-only-to-finish = Der offene Stein ist nur zum Fertigwerden da
problem-open-tile-not-laid = Lege den offenen Stein aus, oder lass ihn liegen
problem-nothing-laid = Kein Stein kommt von deiner Bank
problem-opening-too-low = Diese Sätze zählen nur { $points } Punkte. Das reicht nicht zum Auslegen
why-short = Es müssen drei oder mehr sein
why-two-of-a-colour = In einer Gruppe gibt es jede Farbe nur einmal
why-gap = Dazwischen fehlt eine Zahl
why-twice = In einer Folge gibt es jede Zahl nur einmal
why-mixed = Nicht eine Farbe und nicht eine Zahl
why-too-long = Es sind zu viele Steine

# Finito!

your-counters = Deine offenen Plättchen
counter = Plättchen { $number }
counter-chosen = Plättchen { $number }, gewählt
your-board = Brett von { $name }, deins
board-of = Brett von { $name }
counters-up = Offen: { $counters }
board-empty = leer
square-empty = Feld { $place }, Zahl { $printed }, leer
square-target = Feld { $place }, Zahl { $printed }: hier kannst du legen
square-taken = Feld { $place }, Zahl { $printed }: Plättchen { $number }
square-movable = Feld { $place }, Zahl { $printed }: Plättchen { $number }, kann umgelegt werden
has-chosen = bereit
die-shows = Der Würfel zeigt { $number }
finito-pick = Nimm eines deiner offenen Plättchen, dann ein helles Feld.
finito-put = Lege die { $number } auf ein helles Feld.
finito-move = Lege ein Plättchen auf ein helles Feld um, oder lass alles so.
finito-must-move = Lege ein Plättchen auf ein helles Feld um.
stay = So lassen
finito-hint-stay = Tipp: Lass alles so.
finito-hint-place = Tipp: Leg die { $number } auf die markierte { $printed }.

# What happened

event-new-round = Runde { $round } beginnt.
event-round-over = Die Runde ist vorbei.
event-laid = { $name } legt die { $number } an Stelle { $place }.
event-shifted = { $name } verschiebt einen verdeckten Stein.
event-drew = { $name } zieht die { $number }.
event-no-fit = { $name } zieht die { $number }. Sie passt nirgends und kommt in die Mitte.
event-extra = Ein Paar! { $name } hat noch einen Zug.
event-turn = { $name } ist dran.
event-late = Die Zeit von { $name } ist um.
event-loose = { $name } nimmt zurück, was in keinem Satz lag: { $tiles }.
event-laid-these = { $name } legt { $tiles }.
event-laid-tiles = { $count ->
    [one] { $name } legt { $count } Stein.
   *[other] { $name } legt { $count } Steine.
}
event-drew-tiles = { $count ->
    [one] { $name } zieht { $count } Stein.
   *[other] { $name } zieht { $count } Steine.
}
event-discarded = { $name } legt { $tile } ab.
event-passed = { $name } passt.
event-chose = { $name } hat gewählt.
event-placed = { $name } legt die { $number } auf die { $printed }.
event-stayed = { $name } lässt alles so.
event-rolled = Der Würfel zeigt { $number }.
event-revealed = Alle zeigen, was sie gewählt haben.
event-said = { $name }: { $text }
event-seat-taken = { $name } spielt jetzt anstelle von { $before }.
event-seat-free = { $before } hat den Tisch verlassen.
event-seat-joined = { $name } setzt sich an den Tisch.
event-away = { $name } ist weggegangen.
event-not-here = { $name } ist gerade nicht da.
event-back = { $name } ist wieder da.
event-rematch = Das nächste Spiel ist bereit.

# About you, where you have not given a name: in place of the texts of the same name

begins-highest-you = Du hast den höchsten Stein gezogen und beginnst.
begins-lot-you = Du beginnst. Das Los hat entschieden.
begins-named-you = Du beginnst. So ist es ausgemacht.
begins-neighbour-you = Du beginnst, denn du sitzt links von der Person, die die letzte Runde beendet hat.
round-won-you = Du gewinnst Runde { $round }
match-won-you = Du gewinnst!
your-row-you = Deine Reihe
row-of-you = Deine Reihe
told-exchange-you = Du legst { $tiles } an die Stelle des Jokers in { $set } und nimmst den Joker.
told-take-you = Du nimmst { $tiles } aus { $set }.
told-add-you = Du legst { $tiles } an { $set } an.
told-new-you = Du legst { $tiles } als neuen Satz.
in-hand-of-you = in deiner Hand
your-rack-you = Deine Bank
stack-of-you = Dein Stapel: { $tile }
your-board-you = Dein Brett
board-of-you = Dein Brett
event-laid-you = Du legst die { $number } an Stelle { $place }.
event-shifted-you = Du verschiebst einen verdeckten Stein.
event-drew-you = Du ziehst die { $number }.
event-no-fit-you = Du ziehst die { $number }. Sie passt nirgends und kommt in die Mitte.
event-extra-you = Ein Paar! Du hast noch einen Zug.
event-turn-you = Du bist dran.
event-late-you = Deine Zeit ist um.
event-loose-you = Zurück auf deine Bank, weil es in keinem Satz lag: { $tiles }.
event-laid-these-you = Du legst { $tiles }.
event-laid-tiles-you = { $count ->
    [one] Du legst { $count } Stein.
   *[other] Du legst { $count } Steine.
}
event-drew-tiles-you = { $count ->
    [one] Du ziehst { $count } Stein.
   *[other] Du ziehst { $count } Steine.
}
event-discarded-you = Du legst { $tile } ab.
event-passed-you = Du passt.
event-chose-you = Du hast gewählt.
event-placed-you = Du legst die { $number } auf die { $printed }.
event-stayed-you = Du lässt alles so.

# Why not

refused-table-not-your-seat = Das ist nicht dein Platz.
refused-table-not-playing = Hier kann man gerade nichts spielen.
refused-table-too-early = Einen Moment, der letzte Zug ist noch unterwegs.
refused-table-seat-changed = Dort sitzt inzwischen jemand anders.
refused-table-seat-for-computer = Solange ein Spiel läuft, kann nur der Computer diesen Platz übernehmen.
refused-table-seats-empty = Es sind noch Plätze frei.
refused-table-no-hints = An diesem Tisch gibt es keine Tipps.
refused-table-nothing-to-arrange = Hier gibt es gerade nichts umzubauen.
refused-daily-no-puzzles = Rätsel gibt es für jeden Tag vom { $first } bis zum { $last }.
refused-game-not-your-move = Du bist nicht dran.
refused-game-not-over = Das Spiel ist noch nicht vorbei.
refused-game-round-over = Die Runde ist vorbei.
refused-game-round-not-over = Die Runde ist noch nicht vorbei.
refused-completto-unknown-starter = Diesen Platz gibt es nicht.
refused-completto-does-not-fit = Die { $reading } passt dort nicht.
refused-completto-not-between = An diesem Tisch schiebt man einen Stein zwischen zwei andere, nicht ans Ende.
refused-completto-lay-first = Lege zuerst den gezogenen Stein.
refused-completto-push-first = Schiebe zuerst den offenen Stein in deine Reihe.
refused-completto-pile-empty = Es sind keine Steine mehr zum Ziehen da.
refused-completto-row-does-not-ascend = Die offenen Zahlen einer Reihe müssen von links nach rechts aufsteigen.
refused-completto-tile-twice = Die { $tile } gibt es nur einmal, und sie liegt schon in deiner Reihe.
refused-completto-unknown-tile = Einen Stein „{ $text }“ gibt es nicht. Sie gehen von 1 bis 100.
refused-rummy-table-not-legal = Auf dem Tisch liegt noch nicht alles richtig.
refused-rummy-tiles-not-conserved = Einige Steine sind nicht da, wo sie waren. Nimm alles zurück und versuch es noch einmal.
refused-rummy-draw-first = Zieh zuerst einen Stein.
refused-rummy-pool-empty = Es sind keine Steine mehr zum Ziehen da.
refused-rummy-pool-not-empty = Du kannst noch ziehen.
refused-rummy-discard-instead = Lege aus, oder lege einen Stein auf deinen Stapel.
refused-rummy-no-discarding = An diesem Tisch wird nichts auf einen Stapel gelegt.
refused-rummy-last-tile-before-opening = Du hast noch nicht ausgelegt: Behalte deinen letzten Stein und passe.
refused-rummy-not-a-set = Keine Folge und keine Gruppe: { $tiles }
refused-rummy-empty-set = Zwischen zwei Strichen fehlt ein Satz.
refused-rummy-too-many-tiles = { $tile } ist { $count }-mal da, aber im Spiel gibt es den Stein nur { $copies }-mal.
refused-rummy-unknown-tile = Einen Stein „{ $text }“ gibt es nicht.
refused-finito-not-a-target = Dort kannst du nicht hinlegen.
refused-finito-must-move = Du musst ein Plättchen umlegen.
refused-finito-place-first = Lege zuerst alle deine Plättchen.
refused-hand-pick-first = Nimm zuerst ein Plättchen.
refused-hand-stays-on-table = Das muss auf dem Tisch bleiben: { $tiles }.
refused-hand-never-on-rack = Dieser Stein kommt auf keine Bank: Man kann ihn nur in einen Satz legen.
refused-hand-not-your-turn = Du darfst sortieren. Legen kannst du, wenn du dran bist.
refused-hand-fits-nowhere = Die { $reading } passt nirgends in deine Reihe.

# Real tiles at home

other-ways = So kann man auch spielen
other-ways-about = Das könnt ihr ausmachen, wenn ihr einen Tisch einrichtet.

# About

about-version = Reihum, Version { $version }. Freie Software unter der MIT-Lizenz.
about-stored = Was aufbewahrt wird, und wo
about-stored-page = Alles bleibt in diesem Browser: deine Tische und die Züge darin. Nichts wird irgendwohin geschickt. Löschst du die Daten dieser Seite im Browser, ist alles weg.
about-stored-server = Der Server bewahrt deine Tische auf: die Namen, die du eingegeben hast, die Abmachung und jeden Zug. Er kennt dich nur durch ein Cookie, ohne Konto. Mit „Vergiss mich“ unter deinen Tischen vergisst der Server alles.
about-stored-here = Spielst du in diesem Browser weiter, weil die Verbindung weg ist, bleibt dieser Tisch nur in diesem Browser.
about-settings = Deine Einstellungen, etwa Sprache und Ton, bleiben in diesem Browser.
about-licences = Mit der Arbeit anderer gemacht
about-licences-about = Teile dieser Seite haben andere gemacht, die sie allen überlassen. Hier sind ihre Lizenzen.
about-show-licences = Lizenzen zeigen
