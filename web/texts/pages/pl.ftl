# Setting up, joining

who-plays = Kto gra?
how-you-play = Jak gracie?
seat-me = Ja
seat-same-device = Ktoś tutaj, na tym urządzeniu
seat-guest = Gość, przez link
seat-computer = { $name }, komputer ({ $level })
level-random = gra byle jak
level-gentle = łagodny
level-simple = prosty
level-curious = ciekawski
level-eager = zapalony
level-steady = solidny
level-sharp = bystry
level-patient = cierpliwy
level-master = mistrz
manner-random = Kładzie, co wpadnie w rękę.
manner-gentle = Gra spokojnie i zostawia ci miejsce.
manner-simple = Gra pierwsze, co pasuje.
manner-curious = Kładzie, co pasuje, i czasem próbuje sztuczki.
manner-eager = Lubi przekładać, ale nie wszystko widzi.
manner-steady = Gra spokojnie i rzadko się myli.
manner-sharp = Patrzy naprzód i łapie każdą okazję.
manner-patient = Zbiera kostki, a potem wykłada wiele naraz.
manner-master = Myśli o wszystkim. Trudno wygrać.
manner-master-rummy = Często trzyma kostki, a potem wykłada wiele naraz. Trudno wygrać.
seat-number = Miejsce { $number }
name-of-seat = Imię dla miejsca { $number }
name-missing = Wpisz tu imię.
add-seat = Dodaj kogoś
remove = Usuń
begin = Zaczynamy
set-up-and-invite = Przygotuj i zaproś
hints = Podpowiedzi
hints-about = Każdy może zapytać o dobry ruch.
agreement = Tak ustaliliście
agreement-rest = Reszta jest jak w instrukcji.
seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
no-limit = Bez limitu
one-round = Decyduje jedna runda
starter-drawn = Przez losowanie
option-completto-pairs = Co to jest para?
option-completto-pairs-about = Para taka jak 32 i 33 daje dodatkowy ruch.
option-completto-pairs-side-by-side = Tuż obok siebie
option-completto-pairs-anywhere = Także z przerwą
option-completto-shift = Dokąd można przesunąć zakrytą kostkę?
option-completto-shift-about = Zamiast dobierać możesz przesunąć zakrytą kostkę w swoim rzędzie.
option-completto-shift-anywhere = Wszędzie, także na końce
option-completto-shift-between = Tylko między dwie kostki
option-completto-rounds = Rundy
option-completto-rounds-about = Każda zakryta kostka to jeden punkt ujemny.
option-completto-starter = Kto zaczyna?
option-completto-starter-about = Przy prawdziwym stole najmłodsza osoba.
option-completto-decision-seconds = Czas na myślenie
option-completto-decision-seconds-about = Gdy minie, komputer zrobi za ciebie najprostszy ruch.
option-rummy-opening-points = Punkty na otwarcie
option-rummy-opening-points-about = Twoje pierwsze układy muszą być warte co najmniej tyle.
option-rummy-manipulate-when-opening = Przestawianie przy otwarciu
option-rummy-manipulate-when-opening-about = W ruchu, w którym otwierasz, możesz też przestawiać inne układy.
option-rummy-turn-seconds = Czas na ruch
option-rummy-turn-seconds-about = Gdy minie, a na stole nie ma porządku, dobierasz trzy kostki.
option-rummy-jokers = Jokery
option-rummy-jokers-about = Czy wolno rozłożyć układ z jokerem?
option-rummy-jokers-locked = Nie, zostaje cały
option-rummy-jokers-free = Układy wolno rozłożyć
option-rummy-rounds = Rundy
option-rummy-rounds-about = Punkty ze wszystkich rund się sumują.
option-rummy-draw-and-discard = Dobieranie i odkładanie
option-rummy-draw-and-discard-about = Każdy ruch zaczyna się od dobrania. Kto nic nie wykłada, odkłada kostkę na swój stos.
option-rummy-winner-scores = Punkty za wygraną
option-rummy-winner-scores-about = Kto wygra, dostaje wszystkie punkty, które tracą inni.
option-rummy-open-tile = Odkryta kostka
option-rummy-open-tile-about = Jedna kostka leży odkryta obok zapasu. Do czego można jej użyć?
option-rummy-open-tile-off = Bez odkrytej kostki
option-rummy-open-tile-finish = Tylko żeby skończyć
option-rummy-open-tile-any = Do każdego ruchu
option-rummy-hand-doubles = Wszystko naraz liczy się podwójnie
option-rummy-hand-doubles-about = Jeśli ktoś wyłoży wszystko naraz, wszystkie punkty liczą się podwójnie.
option-finito-must-move = Trzeba przekładać
option-finito-must-move-about = Gdy leżą wszystkie żetony, nie wolno zostawić wszystkiego bez zmian.
option-finito-must-move-why = Czy trzeba wtedy przekładać żeton przy każdym rzucie? Instrukcję rozumie się na dwa sposoby. Jak gracie?
option-finito-must-move-no = Można zostawić wszystko bez zmian
option-finito-must-move-yes = Trzeba przełożyć żeton
option-finito-target = Gra do
option-finito-target-about = Po każdej rundzie dostajesz punkt za każdy żeton w swoim najdłuższym rzędzie.
option-finito-decision-seconds = Czas na myślenie
option-finito-decision-seconds-about = Gdy minie, komputer zrobi za ciebie najprostszy ruch.
join-title = Zaproszenie dla ciebie
join-about = Jak mają cię nazywać inni?
invited-by = { $name } zaprasza cię do gry: { $game }
invited-with = Przy stole: { $names }
invited-free = { $seats ->
    [one] Jedno miejsce jest wolne.
    [few] { $seats } miejsca są wolne.
    [many] { $seats } miejsc jest wolnych.
   *[other] { $seats } miejsca są wolne.
}
colon = { $before }: { $after }
sit-down = Usiądź
waiting-for-guests = Czekamy na gości
all-here = Wszyscy są
that-is-you = (ty)
invite-about = Wyślij ten link jednej osobie albo pokaż jej obrazek do zeskanowania. Działa raz.
invite-link = Link z zaproszeniem
qr-code = Obrazek linku dla aparatu w telefonie
copy-link = Skopiuj link
send-link = Wyślij link
copied = Skopiowano
copy-by-hand = Ta przeglądarka nie kopiuje. Zaznacz link i skopiuj go samodzielnie.
link-here-only = Ten link działa tylko na tym komputerze. Aby działał w całym domu, uruchom Reihum tak:
host-begins = Grę zaczyna osoba, która przygotowała stół, gdy wszyscy już są.

# At every table

connecting = Chwileczkę…
connection-lost = Połączenie przerwane. Próbujemy ponownie…
move-on-its-way = Twój ruch jest w drodze…
server-awaited = Serwer teraz nie odpowiada. Gdy tylko odpowie, ta strona sama ruszy dalej.
try-again = Jeszcze raz
here-offer = Próbujemy dalej. Możesz też grać dalej tutaj, w tej przeglądarce. Wtedy to, czego nie było ci widać, zostanie rozdane od nowa: zakryte kostki i następne rzuty. Twój stół na serwerze zostaje.
here-go-on = Graj dalej tutaj
here-wait = Czekaj
here-note = Grasz dalej w tej przeglądarce. To, czego nie było ci widać, rozdano od nowa.
here-only = Ten stół jest tylko w tej przeglądarce.
here-back = Wróć do stołu na serwerze
here-title = Gdy połączenie się zerwie
here-kept = Wtedy możesz grać dalej tutaj. Wszystko, co potrzebne, jest w tej przeglądarce.
here-fetching = Pobieramy to, co potrzebne, żeby grać dalej tutaj (5 MB)…
here-spared = Żeby oszczędzać dane, niczego nie pobrano. Gdy połączenie się zerwie, nie da się tu grać dalej.
here-absent = Ten serwer nie ma tego, co potrzebne. Trzeba poczekać, aż połączenie wróci.
here-impossible = Pod tym adresem przeglądarki na to nie pozwalają. Potrzeba https albo gry na samym komputerze.
here-failed = Nie udało się pobrać tego, co potrzebne, żeby grać dalej tutaj.
here-fetch = Pobierz teraz (5 MB)
waiting-for = Czekamy na: { $names }
your-turn-at = Twoja kolej: { $game }
who-begins = Kto zaczyna?
begins-highest = { $name } ma najwyższą kostkę i zaczyna.
begins-equal = Najwyższe są równe. Losują jeszcze raz:
begins-lot = Zaczyna { $name }. Tak wypadło w losowaniu.
begins-named = Zaczyna { $name }. Tak ustalono.
begins-neighbour = Zaczyna { $name }: to osoba po lewej stronie tej, która zakończyła poprzednią rundę.
begins-together = Nikt nie zaczyna. Wszyscy grają jednocześnie.
round-is-over = Koniec rundy.
hint = Podpowiedź
skip = Pomiń
show-again = Pokaż znowu
log = Co się działo
log-empty = Jeszcze nic.
time-left = Pozostały czas
time-left-of = Pozostały czas: { $name }
middle = Środek stołu
face-down-count = { $count ->
    [one] { $count } zakryta
    [few] { $count } zakryte
    [many] { $count } zakrytych
   *[other] { $count } zakrytej
}
counters-down = { $count ->
    [one] { $count } zakryty
    [few] { $count } zakryte
    [many] { $count } zakrytych
   *[other] { $count } zakrytego
}
scores = Punkty
round = Runda
round-number = Runda { $round }
total = Razem
round-won = { $count ->
    [one] { $names } wygrywa rundę { $round }
   *[other] Runda { $round } na remis: { $names }
}
match-won = { $count ->
    [one] { $names } wygrywa!
   *[other] Wspólne zwycięstwo: { $names }!
}
next-round = Następna runda
rematch = Jeszcze raz
rematch-ready = Do następnej gry
games-won = Wygrane gry
download-record = Pobierz zapis gry
shuffle-check = Czy było uczciwie?
shuffle-now = Wszystkie losowania w tej grze pochodzą z jednej tajnej liczby, którą poznasz na końcu. Oto jej odcisk: pokaże wtedy, że nikt jej nie zmienił.
shuffle-about = Wszystkie losowania w tej grze pochodzą z jednej tajnej liczby. Jej odcisk był widoczny przed pierwszym ruchem, więc nikt nie mógł jej zmienić.
shuffle-hash = Odcisk przed pierwszym ruchem:
shuffle-seed = Tajna liczba:
shuffle-right = Zgadza się. Rozdanie było ustalone przed pierwszym ruchem.
shuffle-wrong = Nie zgadza się!
shuffle-unknown = Ta przeglądarka nie może tego sprawdzić.
all-draws = Wszystkie losowania tego serwera
seats = Kto gdzie siedzi
leave = Odejdź od stołu
computer-takes-over = Komputer przejmuje ({ $level })
away = nie ma
away-since = nie ma od { $time }
away-for = { $name }: nie ma przy stole ({ $time }).
seat-left-empty = Jedno miejsce jest puste. Kto ma tam grać?
wait = Czekaj
leave-sure = Na pewno odejść? Gra toczy się dalej bez ciebie.
leave-not = Zostań
take-over-here = { $name } jest teraz przy stole.
take-over-sure = Wtedy zamiast { $name } gra komputer. Kto tu siedział, może w każdej chwili wrócić na swoje miejsce.
replaced = { $name } gra teraz za ciebie, a ty patrzysz.
take-back-seat = Wracam do gry
take-over-no = Nie, { $name } gra dalej
take-over-yes = Tak, niech gra komputer
say-something = Powiedz coś
say-hello = Cześć!
say-well-played = Dobry ruch!
say-thanks = Dziękuję!
say-oh-no = O nie!
say-hurry = Twoja kolej!
say-good-game = Fajna gra!
help = Pomoc
keys = Klawisze
key-arrows = Strzałki
key-arrows-does = od kostki do kostki
key-edge = Home, End
key-edge-does = do pierwszej albo ostatniej kostki
key-tab = Tab
key-tab-does = do następnej części stołu
key-enter = Enter
key-enter-does = podnieś, połóż
key-escape = Escape
key-escape-does = odłóż to, co trzymasz
key-draw = D
key-draw-does = dobierz
key-turn = R
key-turn-does = obróć kostkę do góry nogami
key-new-set = N
key-new-set-does = połóż jako nowy układ
key-split = S
key-split-does = podziel układ przy trzymanej kostce
key-take-back = Ctrl + Z
key-take-back-does = cofnij jeden krok
key-finish = F
key-finish-does = zakończ ruch
key-rack = Shift + ← →
key-rack-does = przesuń kostkę na swoim stojaku
curtain-title = Teraz gra { $name }
curtain-about = Podaj urządzenie dalej. Inni nie patrzą.
curtain-time = Twój czas ruszy, gdy weźmiesz urządzenie: { $time }.
curtain-late = Nikt go jeszcze nie wziął. Czas do końca kolejki:
curtain-ready = To ja, { $name }
drawn-new = { $name }, to nowe na twoim stojaku
drawn-done = Gotowe, podaję dalej
review = Analiza
replay = Obejrzyj jeszcze raz
replay-step = Ruch { $ply } z { $plies }
replay-back = Wstecz
replay-on = Dalej
replay-play = Odtwórz
replay-pause = Zatrzymaj
replay-speed = Tempo
replay-seat = Widzi

# Completto

completto-push = { $left ->
    [one] Wsuń { $number } do swojego rzędu. To ostatnia kostka.
    [few] Wsuń { $number } do swojego rzędu. Jeszcze { $left } kostki.
    [many] Wsuń { $number } do swojego rzędu. Jeszcze { $left } kostek.
   *[other] Wsuń { $number } do swojego rzędu. Jeszcze { $left } kostki.
}
completto-lay = Połóż { $number } w miejsce zakrytej kostki.
completto-take = Gdzie kładziesz { $number }?
completto-shift = Gdzie wsuwasz tę kostkę?
completto-turn = Twoja kolej: dobierz kostkę, weź jedną ze środka albo przesuń swoją zakrytą kostkę.
completto-turn-draw = Twoja kolej: dobierz kostkę albo przesuń swoją zakrytą kostkę.
completto-extra = Para! Masz jeszcze jeden ruch.
middle-empty = Jeszcze nie ma odkrytych kostek
draw-from-pile = { $count ->
    [one] Dobierz kostkę, została { $count }
    [few] Dobierz kostkę, zostały { $count }
    [many] Dobierz kostkę, zostało { $count }
   *[other] Dobierz kostkę, zostało { $count }
}
take-tile = Weź { $number }
tile-in-middle = { $number }, na środku
read-as = Obróć na { $number }
your-row = Rząd: { $name }, twój
row-of = Rząd: { $name }
place-open = Miejsce { $place }: { $number }
place-down = Miejsce { $place }: zakryta
place-down-shift = Miejsce { $place }: zakryta, można przesunąć
place-lay = Miejsce { $place }: połóż tu { $number }
place-lay-extra = Miejsce { $place }: połóż tu { $number } i graj jeszcze raz
place-gap = Wsuń na miejsce { $place }
completto-hint-draw = Podpowiedź: dobierz kostkę.
completto-hint-lay = Podpowiedź: połóż { $number } na miejscu { $place }.
completto-hint-take = Podpowiedź: weź { $number } ze środka i połóż na miejscu { $place }.
completto-hint-shift = Podpowiedź: przesuń zakrytą kostkę z miejsca { $place } na miejsce { $goal }.

# Rummy

joker = joker
tile-brown = brązowa { $number }
tile-red = czerwona { $number }
tile-blue = niebieska { $number }
tile-white = biała { $number }
colour-brown = brązowy
colour-red = czerwony
colour-blue = niebieski
colour-white = biały
tiles = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}
has-opened = po otwarciu
not-opened = jeszcze bez otwarcia
rummy-table = Układy na stole
rummy-empty = Stół jest pusty.
rummy-put = Dokąd? Dotknij układu albo wolnego miejsca na stole.
rummy-put-or-stack = Dokąd? Dotknij układu, wolnego miejsca na stole albo swojego stosu.
rummy-draw-first = Najpierw dobierz kostkę.
rummy-lay-or-discard = Wyłóż kostki albo odłóż jedną na swój stos.
rummy-open-or-discard = Otwórz ({ $points } punktów lub więcej) albo odłóż kostkę na swój stos.
rummy-lay-or-pass = Wyłóż kostki albo spasuj.
rummy-lay-or-draw = Twoja kolej: wyłóż kostki albo dobierz jedną.
rummy-open-or-draw = Twoja kolej: otwórz ({ $points } punktów lub więcej) albo dobierz kostkę.
rummy-may-finish = Wszystko w porządku. Możesz dotknąć „{ finish }”.
rummy-arranging = Jeszcze nie ma porządku.
rummy-hint-draw = Podpowiedź: dobierz kostkę.
rummy-hint-wait = Podpowiedź: poczekaj i dobierz. To, co wyłożysz, pomoże też innym.
rummy-hint-pass = Podpowiedź: spasuj.
rummy-hint-draw-back = Podpowiedź: zabierz swoje kostki i dobierz jedną.
rummy-hint-pass-back = Podpowiedź: zabierz swoje kostki i spasuj.
rummy-hint-discard = Podpowiedź: odłóż na stos: { $tile }.
rummy-hint-discard-back = Podpowiedź: zabierz swoje kostki i odłóż na stos: { $tile }.
rummy-hint-lay = Podpowiedź: możesz wyłożyć: { $tiles }.
rummy-hint-lay-many = Podpowiedź: możesz wyłożyć tyle kostek: { $count }.
rummy-hint-puzzle = { $sets ->
    [one] Podpowiedź: trzeba zmienić jeden układ na stole.
    [few] Podpowiedź: trzeba zmienić { $sets } układy na stole.
    [many] Podpowiedź: trzeba zmienić { $sets } układów na stole.
   *[other] Podpowiedź: trzeba zmienić { $sets } układu na stole.
}
show-me = Pokaż mi
rummy-show-kept = Co mogę wyłożyć?
step-exchange = Połóż w miejsce jokera: { $tiles }. Układ: { $set }. Weź jokera.
step-take = Wyjmij: { $tiles }. Z układu: { $set }.
step-add = Dołóż: { $tiles }. Do układu: { $set }.
step-new = Połóż jako nowy układ: { $tiles }.
told-exchange = { $name } kładzie w miejsce jokera: { $tiles }. Układ: { $set }. Bierze jokera.
told-take = { $name } wyjmuje: { $tiles }. Z układu: { $set }.
told-add = { $name } dokłada: { $tiles }. Do układu: { $set }.
told-new = { $name } wykłada nowy układ: { $tiles }.
step-of = Krok { $step } z { $steps }:
all-steps = Wszystkie kroki naraz
all-steps-short = Naraz
in-hand = w twojej ręce
in-hand-of = w ręce: { $name }
in-your-hand = W twojej ręce: { $tiles }
opening-counted = { $points } z { $needed } punktów
new-set = Nowy układ
set-of = Układ { $number }: { $tiles }
whole-set = Przenieś cały układ { $number }
put-before = Połóż przed: { $tile }
put-at-end = Połóż na końcu układu { $number }
your-rack = Stojak: { $name }, twój
rack-place = { $tile }: miejsce { $place } z { $places } na twoim stojaku
back-to-rack = Z powrotem na stojak
back-to-place = Odłóż z powrotem
sort-colour = Kolorami
sort-number = Liczbami
arrange-table = Uporządkuj stół
look-closer = Przyjrzyj się z bliska
split-here = Podziel tutaj
take-back = Krok wstecz
take-all-back = Cofnij wszystko
finish = Gotowe
draw = Dobierz kostkę
pass = Pas
supply = Zapas i stosy
draw-from-pool = { $count ->
    [one] Dobierz kostkę, w zapasie została { $count }
    [few] Dobierz kostkę, w zapasie zostały { $count }
    [many] Dobierz kostkę, w zapasie zostało { $count }
   *[other] Dobierz kostkę, w zapasie zostało { $count }
}
own-stack = Twój stos: { $tile }
nothing = nic
take-discard = Weź ze stosu: { $tile }
stack-of = Stos: { $name }: { $tile }
open-tile = Odkryta kostka: { $tile }, tylko do zakończenia
open-tile-any = Odkryta kostka: { $tile }
open-tile-short = Odkryta
problem-not-a-set = To jeszcze nie ciąg ani grupa
problem-tile-missing = Musi zostać na stole: { $tiles }
problem-tile-not-on-rack = Nie ma na twoim stojaku: { $tiles }
problem-table-touched-before-opening = Najpierw otwórz, tylko własnymi kostkami
problem-joker-set-split = Układ z jokerem zostaje cały
problem-joker-taken-before-opening = Otwórz, zanim weźmiesz jokera
problem-joker-not-in-new-set = Joker musi trafić do nowego układu
problem-discard-not-in-new-set = Do nowego układu musi trafić: { $tiles }
problem-open-tile-only-to-finish = Odkryta kostka jest tylko do zakończenia
problem-open-tile-not-laid = Wyłóż odkrytą kostkę albo zostaw ją na miejscu
problem-nothing-laid = Żadna kostka nie pochodzi z twojego stojaka
problem-opening-too-low = Te układy są warte tylko { $points } pkt. To za mało na otwarcie
why-short = Muszą być co najmniej trzy
why-two-of-a-colour = W grupie każdy kolor tylko raz
why-gap = Brakuje liczby pośrodku
why-twice = W ciągu każda liczba tylko raz
why-mixed = Ani jeden kolor, ani jedna liczba
why-too-long = Jest za dużo kostek

# Finito!

your-counters = Twoje odkryte żetony
counter = Żeton { $number }
counter-chosen = Żeton { $number }, wybrany
your-board = Plansza: { $name }, twoja
board-of = Plansza: { $name }
counters-up = Odkryte: { $counters }
board-empty = pusta
square-empty = Pole { $place }, liczba { $printed }, puste
square-target = Pole { $place }, liczba { $printed }: tu możesz położyć
square-taken = Pole { $place }, liczba { $printed }: żeton { $number }
square-movable = Pole { $place }, liczba { $printed }: żeton { $number }, można przełożyć
has-chosen = gotowe
die-shows = Kość pokazuje { $number }
finito-pick = Wybierz jeden ze swoich odkrytych żetonów, potem jasne pole.
finito-put = Połóż { $number } na jasnym polu.
finito-move = Przełóż żeton na jasne pole albo zostaw wszystko bez zmian.
finito-must-move = Przełóż żeton na jasne pole.
stay = Zostaw
finito-hint-stay = Podpowiedź: zostaw wszystko bez zmian.
finito-hint-place = Podpowiedź: połóż { $number } na zaznaczonym polu { $printed }.

# What happened

event-new-round = Zaczyna się runda { $round }.
event-round-over = Koniec rundy.
event-laid = { $name } kładzie { $number } na miejscu { $place }.
event-shifted = { $name } przesuwa zakrytą kostkę.
event-drew = { $name } dobiera { $number }.
event-no-fit = { $name } dobiera { $number }. Nigdzie nie pasuje i trafia na środek.
event-extra = Para! { $name } ma jeszcze jeden ruch.
event-turn = Teraz gra { $name }.
event-late = { $name }: czas minął.
event-loose = Poza układem: { $tiles }. { $name } bierze to na swój stojak.
event-laid-these = { $name } wykłada: { $tiles }.
event-laid-tiles = { $count ->
    [one] { $name } wykłada { $count } kostkę.
    [few] { $name } wykłada { $count } kostki.
    [many] { $name } wykłada { $count } kostek.
   *[other] { $name } wykłada { $count } kostki.
}
event-drew-tiles = { $count ->
    [one] { $name } dobiera { $count } kostkę.
    [few] { $name } dobiera { $count } kostki.
    [many] { $name } dobiera { $count } kostek.
   *[other] { $name } dobiera { $count } kostki.
}
event-discarded = { $name } odkłada: { $tile }.
event-passed = { $name } pasuje.
event-chose = { $name }: wybór gotowy.
event-placed = { $name } kładzie { $number } na polu { $printed }.
event-stayed = { $name } zostawia wszystko bez zmian.
event-rolled = Kość pokazuje { $number }.
event-revealed = Wszyscy pokazują swój wybór.
event-said = { $name }: { $text }
event-seat-taken = { $name } gra teraz zamiast gracza { $before }.
event-seat-free = { $before } nie siedzi już przy stole.
event-seat-joined = { $name } siada do stołu.
event-away = { $name }: nie ma przy stole.
event-not-here = { $name }: w tej chwili nie ma przy stole.
event-back = { $name } jest znowu przy stole.
event-rematch = Następna gra jest gotowa.

# About you, where you have not given a name: in place of the texts of the same name

begins-highest-you = Masz najwyższą kostkę i zaczynasz.
begins-lot-you = Zaczynasz ty. Tak wypadło w losowaniu.
begins-named-you = Zaczynasz ty. Tak ustalono.
begins-neighbour-you = Zaczynasz ty: siedzisz po lewej stronie osoby, która zakończyła poprzednią rundę.
round-won-you = Wygrywasz rundę { $round }
match-won-you = Wygrywasz!
your-row-you = Twój rząd
row-of-you = Twój rząd
told-exchange-you = Kładziesz w miejsce jokera: { $tiles }. Układ: { $set }. Bierzesz jokera.
told-take-you = Wyjmujesz: { $tiles }. Z układu: { $set }.
told-add-you = Dokładasz: { $tiles }. Do układu: { $set }.
told-new-you = Wykładasz nowy układ: { $tiles }.
in-hand-of-you = w twojej ręce
your-rack-you = Twój stojak
stack-of-you = Twój stos: { $tile }
your-board-you = Twoja plansza
board-of-you = Twoja plansza
event-laid-you = Kładziesz { $number } na miejscu { $place }.
event-shifted-you = Przesuwasz zakrytą kostkę.
event-drew-you = Dobierasz { $number }.
event-no-fit-you = Dobierasz { $number }. Nigdzie nie pasuje i trafia na środek.
event-extra-you = Para! Masz jeszcze jeden ruch.
event-turn-you = Teraz grasz ty.
event-late-you = Twój czas minął.
event-loose-you = Poza układem: { $tiles }. To wraca na twój stojak.
event-laid-these-you = Wykładasz: { $tiles }.
event-laid-tiles-you = { $count ->
    [one] Wykładasz { $count } kostkę.
    [few] Wykładasz { $count } kostki.
    [many] Wykładasz { $count } kostek.
   *[other] Wykładasz { $count } kostki.
}
event-drew-tiles-you = { $count ->
    [one] Dobierasz { $count } kostkę.
    [few] Dobierasz { $count } kostki.
    [many] Dobierasz { $count } kostek.
   *[other] Dobierasz { $count } kostki.
}
event-discarded-you = Odkładasz: { $tile }.
event-passed-you = Pasujesz.
event-chose-you = Twój wybór gotowy.
event-placed-you = Kładziesz { $number } na polu { $printed }.
event-stayed-you = Zostawiasz wszystko bez zmian.

# Why not

refused-table-not-your-seat = To nie twoje miejsce.
refused-table-not-playing = Tu teraz nie można grać.
refused-table-too-early = Chwileczkę, ostatni ruch jeszcze nie dotarł.
refused-table-seat-changed = Teraz siedzi tam ktoś inny.
refused-table-seat-for-computer = W trakcie gry to miejsce może zająć tylko komputer.
refused-table-seats-empty = Są jeszcze wolne miejsca.
refused-table-no-hints = Przy tym stole nie ma podpowiedzi.
refused-table-nothing-to-arrange = Teraz nie ma czego układać.
refused-daily-no-puzzles = Zagadki są na każdy dzień od { $first } do { $last }.
refused-game-not-your-move = To nie twoja kolej.
refused-game-not-over = Gra jeszcze się nie skończyła.
refused-game-round-over = Koniec rundy.
refused-game-round-not-over = Runda jeszcze się nie skończyła.
refused-completto-unknown-starter = Nie ma takiego miejsca.
refused-completto-does-not-fit = { $reading } tam nie pasuje.
refused-completto-not-between = Przy tym stole kostkę wsuwa się między dwie inne, nie na koniec.
refused-completto-lay-first = Najpierw połóż dobraną kostkę.
refused-completto-push-first = Najpierw wsuń odkrytą kostkę do rzędu.
refused-completto-pile-empty = Nie ma już kostek do dobrania.
refused-completto-row-does-not-ascend = Odkryte liczby w rzędzie muszą rosnąć od lewej do prawej.
refused-completto-tile-twice = Jest tylko jedna { $tile } i leży już w twoim rzędzie.
refused-completto-unknown-tile = Nie ma kostki „{ $text }”. Są od 1 do 100.
refused-rummy-table-not-legal = Na stole jeszcze nie ma porządku.
refused-rummy-tiles-not-conserved = Niektóre kostki nie są tam, gdzie były. Cofnij wszystko i spróbuj jeszcze raz.
refused-rummy-draw-first = Najpierw dobierz kostkę.
refused-rummy-pool-empty = Nie ma już kostek do dobrania.
refused-rummy-pool-not-empty = Możesz jeszcze dobrać.
refused-rummy-discard-instead = Wyłóż kostki albo odłóż jedną na swój stos.
refused-rummy-no-discarding = Przy tym stole niczego nie odkłada się na stos.
refused-rummy-last-tile-before-opening = Nie masz jeszcze otwarcia: zatrzymaj ostatnią kostkę i spasuj.
refused-rummy-not-a-set = Ani ciąg, ani grupa: { $tiles }
refused-rummy-empty-set = Między dwiema kreskami brakuje układu.
refused-rummy-too-many-tiles = { $tile }: wpisano { $count } razy, a w grze są tylko { $copies }.
refused-rummy-unknown-tile = Nie ma kostki „{ $text }”.
refused-finito-not-a-target = Tam nie można położyć.
refused-finito-must-move = Trzeba przełożyć żeton.
refused-finito-place-first = Najpierw połóż wszystkie swoje żetony.
refused-hand-pick-first = Najpierw weź żeton.
refused-hand-stays-on-table = Leżało na stole i musi tam zostać: { $tiles }.
refused-hand-never-on-rack = Ta kostka nie trafia na żaden stojak: można ją tylko wyłożyć w układzie.
refused-hand-not-your-turn = Możesz układać swoje kostki. Wykładać wolno, gdy jest twoja kolej.
refused-hand-fits-nowhere = { $reading } nie pasuje nigdzie w twoim rzędzie.

# Real tiles at home

other-ways = Można też grać inaczej
other-ways-about = Możecie to ustalić, gdy przygotowujecie stół.

# About

about-version = Reihum, wersja { $version }. Wolne oprogramowanie na licencji MIT.
about-stored = Co jest przechowywane i gdzie
about-stored-page = Wszystko zostaje w tej przeglądarce: twoje stoły i ruchy. Nic nie jest nigdzie wysyłane. Jeśli usuniesz dane tej strony, wszystko zniknie.
about-stored-server = Serwer przechowuje twoje stoły: wpisane imiona, umowę i każdy ruch. Zna cię tylko po ciasteczku, bez konta. Przycisk „Zapomnij o mnie” pod twoimi stołami sprawi, że serwer zapomni wszystko.
about-stored-here = Jeśli grasz dalej w tej przeglądarce, bo nie ma połączenia, ten stół jest tylko w tej przeglądarce.
about-settings = Twoje ustawienia, jak język i dźwięk, zostają w tej przeglądarce.
about-licences = Zrobione dzięki pracy innych
about-licences-about = Części tej strony zrobili inni, którzy pozwalają z nich korzystać wszystkim. Oto ich licencje.
about-show-licences = Pokaż licencje
