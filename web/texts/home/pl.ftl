# Why not

refused-score-entry = „{ $text }” tu nie pasuje: wpisz liczbę od 0 do { $most }.

# Real tiles at home

score-sheet = Kartka z punktami
add-round = Dodaj rundę
start-again = Od początku
sheet-for = Kartka z punktami do gry
any-game = inna gra
sheet-rummy = Wpiszcie, co zostało na każdym stojaku: punkty albo kostki, na przykład b8 r8 *. Kto skończył, wpisuje 0.
sheet-completto = Wpiszcie, ile kostek w każdym rzędzie wciąż leży zakrytych. Kto skończył, wpisuje 0.
sheet-finito = Wpiszcie, ile żetonów ma najdłuższy rząd każdej osoby. Kto skończył, wpisuje 12.
sheet-any = Wpiszcie punkty z każdej rundy. Mogą być też ujemne.
sheet-hand = Wszystko naraz w rundzie { $round }: punkty podwójnie
sheet-ahead = Na prowadzeniu: { $names }
change-sign = Plus lub minus
start-again-sure = Na pewno od początku? Wszystkie punkty znikną.
start-again-yes = Tak, od początku
start-again-no = Nie, zostaw
points-of = Punkty: { $name }, runda { $round }
roll-die = Rzuć kością
start-clock = Włącz zegar
clock = Zegar
clock-minutes = Minuty
clock-seconds = Sekundy
pause-clock = Pauza
go-on = Dalej
time-is-up = Koniec czasu!
referee = Sędzia Rummy
referee-about = Wpisz kostki, które leżą przed tobą. Zobaczysz krok po kroku najlepszy ruch albo to, czy ruch jest dozwolony.
to-referee = Do sędziego
referee-question = Co chcesz wiedzieć?
best-move = Najlepszy ruch
is-allowed = Czy tak można?
show-best-move = Pokaż najlepszy ruch
tiles-before = Na stole
tiles-before-move = Stół przed ruchem
tiles-after = Stół po ruchu
tiles-rack = Twój stojak
tiles-rack-before = Twój stojak przed ruchem
tiles-discard = Kostka, którą bierzesz ze stosu
tiles-open = Odkryta kostka
as-before = Jak przedtem
set-number = Układ { $number }
pick-tile = Wszystkie kostki
next-tile-goes = Następna kostka trafi tutaj: { $place }
tiles-go-here = { $name }: { $tiles }. Dołóż albo zabierz kostki
take-away = Zabierz: { $tile }
tile-added = { $tile }: { $place }
nothing-to-lay = Z tymi kostkami nie można nic wyłożyć.
maybe-better = Może jest lepszy ruch. Przy tylu kostkach nie dało się sprawdzić wszystkiego.
allowed-yes = Tak, ten ruch jest dozwolony.
allowed-no = Nie, ten ruch nie jest dozwolony.
i-have-opened = Otwarcie mam już za sobą
clear-all = Wyczyść wszystko
type-instead = Wpisz kostki
type-about = Litera oznacza kolor (n brązowy, r czerwony, b niebieski, w biały), potem liczba. * to joker, a | stoi między dwoma układami.
best-move-is = { $count ->
    [one] Możesz wyłożyć: { $tiles }. To { $count } kostka i { $points } pkt.
    [few] Możesz wyłożyć: { $tiles }. To { $count } kostki i { $points } pkt.
    [many] Możesz wyłożyć: { $tiles }. To { $count } kostek i { $points } pkt.
   *[other] Możesz wyłożyć: { $tiles }. To { $count } kostki i { $points } pkt.
}
best-move-done = To był ostatni krok.
back-to-tiles = Wróć do kostek
ask-here = Zapytaj
fits-title = Completto: gdzie pasuje?
fits-about = Wpisz swój rząd i kostkę. Zobaczysz, gdzie pasuje i czy masz jeszcze jeden ruch.
fits-row = Twój rząd
fits-row-how = Dotknij miejsca i wpisz jego liczbę. Puste miejsce to zakryta kostka.
fits-place = Liczba na miejscu { $place }
fits-tile = Kostka do położenia
fits-ask = Gdzie pasuje?
fits-nowhere = { $number } nigdzie nie pasuje. Zostaje odkryta na środku.
aims-title = Finito!: które pola?
aims-about = Wpisz swoją planszę i rzut. Zobaczysz, które pola możesz zająć i ile punktów ma plansza.
aims-how = Wybierz żeton, potem jego pole. Dotknij żetonu na planszy, żeby go zabrać.
aims-roll = Kość pokazuje
aims-no-roll = jeszcze nie rzucono
aims-board = Twoja plansza
aims-score = Najdłuższy rząd po kolei: { $points }
aims-finished = Finito! Wszystkie dwanaście leży po kolei.
