# Why not

refused-score-entry = „{ $text }“ geht hier nicht: bitte eine Zahl von 0 bis { $most }.

# Real tiles at home

score-sheet = Punktezettel
add-round = Noch eine Runde
start-again = Von vorn
sheet-for = Punktezettel für
any-game = irgendein anderes Spiel
sheet-rummy = Tragt ein, was auf jeder Bank übrig ist: die Punkte, oder die Steine wie b8 r8 *. Wer fertig ist, trägt 0 ein.
sheet-completto = Tragt ein, wie viele Steine in jeder Reihe noch verdeckt liegen. Wer fertig ist, trägt 0 ein.
sheet-finito = Tragt ein, wie viele Plättchen in der längsten Reihe liegen. Wer fertig ist, trägt 12 ein.
sheet-any = Tragt die Punkte jeder Runde ein. Es dürfen auch Minuspunkte sein.
sheet-hand = Alles auf einmal in Runde { $round }: doppelte Punkte
sheet-ahead = Vorn: { $names }
change-sign = Plus oder minus
start-again-sure = Wirklich von vorn? Dann sind alle Punkte weg.
start-again-yes = Ja, von vorn
start-again-no = Nein, behalten
points-of = Punkte von { $name } in Runde { $round }
roll-die = Würfeln
start-clock = Uhr starten
clock = Uhr
clock-minutes = Minuten
clock-seconds = Sekunden
pause-clock = Pause
go-on = Weiter
time-is-up = Die Zeit ist um!
referee = Schiedsrichter für Rummy
referee-about = Gib die Steine ein, die vor dir liegen. Dann siehst du den besten Zug Schritt für Schritt, oder ob ein Zug erlaubt ist.
to-referee = Zum Schiedsrichter
referee-question = Was möchtest du wissen?
best-move = Der beste Zug
is-allowed = Ist das erlaubt?
show-best-move = Zeig den besten Zug
tiles-before = Auf dem Tisch
tiles-before-move = Der Tisch vor dem Zug
tiles-after = Der Tisch nach dem Zug
tiles-rack = Deine Bank
tiles-rack-before = Deine Bank vor dem Zug
tiles-discard = Der Stein, den du vom Stapel nimmst
tiles-open = Der offene Stein
as-before = Wie vorher
set-number = Satz { $number }
pick-tile = Alle Steine
next-tile-goes = Der nächste Stein kommt hierhin: { $place }
tiles-go-here = { $name }: { $tiles }. Steine hinlegen oder wegnehmen
take-away = { $tile } wegnehmen
tile-added = { $tile }: { $place }
nothing-to-lay = Mit diesen Steinen kann man nichts legen.
maybe-better = Vielleicht geht es noch besser. Bei so vielen Steinen konnte ich nicht alles durchsehen.
allowed-yes = Ja, dieser Zug ist erlaubt.
allowed-no = Nein, dieser Zug ist nicht erlaubt.
i-have-opened = Ich habe schon ausgelegt
clear-all = Alles leeren
type-instead = Steine eintippen
type-about = Ein Buchstabe für die Farbe (n Braun, r Rot, b Blau, w Weiß) und die Zahl. * ist ein Joker, und | steht zwischen zwei Sätzen.
best-move-is = { $count ->
    [one] Du kannst { $tiles } legen, das ist { $count } Stein und { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] Du kannst { $tiles } legen, das sind { $count } Steine und { $points } Punkte.
}
best-move-done = Das war der letzte Schritt.
back-to-tiles = Zurück zu den Steinen
ask-here = Fragen
fits-title = Completto: Wo passt der Stein?
fits-about = Gib deine Reihe und den Stein ein. Du siehst, wo er passt und ob du noch einen Zug bekommst.
fits-row = Deine Reihe
fits-row-how = Tippe auf eine Stelle und gib ihre Zahl ein. Eine leere Stelle ist ein verdeckter Stein.
fits-place = Zahl an Stelle { $place }
fits-tile = Der Stein, den du legen willst
fits-ask = Wo passt er?
fits-nowhere = Die { $number } passt nirgends. Sie bleibt offen in der Mitte.
aims-title = Finito!: Welche Felder?
aims-about = Gib dein Brett und den Wurf ein. Du siehst, welche Felder du nehmen darfst und wie viele Punkte das Brett zählt.
aims-how = Wähle ein Plättchen, dann sein Feld. Tippe auf ein Plättchen auf dem Brett, um es wegzunehmen.
aims-roll = Der Würfel zeigt
aims-no-roll = noch nicht gewürfelt
aims-board = Dein Brett
aims-score = Längste Reihe in der richtigen Folge: { $points }
aims-finished = Finito! Alle zwölf liegen richtig.
