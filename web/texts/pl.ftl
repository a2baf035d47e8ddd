# Start page

start-title = Trzy gry z numerowanymi kostkami
start-about = Bez rejestracji. Wybierz grę, a komputer usiądzie z tobą do stołu. Albo zaproś rodzinę.
start-about-page = Bez rejestracji. Wybierz grę, a komputer usiądzie z tobą do stołu. Albo podawajcie sobie urządzenie.
play-now = Graj teraz
play-now-game = Graj teraz w { $game }
set-up = Przygotuj stół
set-up-game = Przygotuj stół: { $game }
how-to-play = Jak grać
how-to-play-game = Jak grać w { $game }
learn-it = Naucz się w dwie minuty
lesson-of = { $game }: nauka w dwie minuty
completto-about = Odkryj swój rząd 22 kostek, jedną po drugiej, od małej do dużej.
rummy-about = Układaj ciągi i grupy. Wszystko na stole można przestawiać.
finito-about = Jedna kość dla wszystkich. Kto pierwszy ułoży dwanaście żetonów po kolei?
my-tables = Moje stoły
back-to = Wróć do stołu
status-open = czeka na gości
status-playing = w toku
status-over = zakończony
status-abandoned = nikt nie wrócił
table-abandoned = Od dawna nikt tu nie grał, więc ta gra się skończyła.
forget-me = Zapomnij o mnie
forget-me-about = Twoje imię i twoje stoły znikną z tego serwera na zawsze. Stoły z innymi osobami zostaną, ale bez ciebie.
forget-me-yes = Tak, zapomnij o mnie
forget-me-done = Gotowe. Twojego imienia i twoich stołów już tu nie ma.
at-home = Prawdziwe kostki w domu
at-home-about = Sędzia, kartki z punktami, kość i zegar do gry na waszym stole.
daily = Zagadki dnia
daily-short = Po jednej zagadce z każdej gry, codziennie nowe, dla wszystkich te same.
daily-coming = Zagadki są już w drodze…
daily-streak = { $days ->
    [one] Jeden dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
daily-done = Wszystkie trzy rozwiązane. Jutro będą nowe.
daily-share = Kopiuj wynik
deals = Partie dnia
deals-about = Te same kostki i rzuty dla wszystkich. Przeciwko tobie gra { $name }. Liczy się pierwsza próba.
deal-masters-coming = Mistrz jeszcze gra…
deal-yours = Ty: { $points }, ruchy: { $moves }
deal-masters = Mistrz: { $points }, ruchy: { $moves }
deal-look = Obejrzyj
deal-look-at = Obejrzyj { $game }
deal-go-on = Graj dalej
deal-go-on-with = Graj dalej w { $game }
daily-archive = Inne dni
daily-yesterday = Wczorajsze zagadki
daily-before = Dzień wcześniej
daily-after = Dzień później
daily-today = Dziś
daily-past = Są z wcześniejszego dnia: nie liczą się do dni z rzędu. Podpowiedź pokazuje rozwiązanie.
puzzle-lay-all = Wyłóż wszystkie kostki. Możesz przebudować stół.
puzzle-tiles-left = Wolno. Ale na stojaku są jeszcze kostki.
puzzle-is-solved = Rozwiązane
puzzle-solved-with = { $hints ->
    [0] Rozwiązane, bez pomocy!
    [one] Rozwiązane, z jedną podpowiedzią.
    [few] Rozwiązane, z { $hints } podpowiedziami.
    [many] Rozwiązane, z { $hints } podpowiedziami.
   *[other] Rozwiązane, z { $hints } podpowiedziami.
}
puzzle-missed = Błędne próby: { $misses }.
puzzle-next = Następna zagadka
practice = Ćwiczenia
practice-short = Zagadki bez końca, w sam raz dla ciebie.
my-play = Moja gra
my-play-short = Jak poszły twoje partie. Otwórz partię z pliku.
guest = Gość
close = Zamknij
settings = Ustawienia
language = Język
theme = Jasno czy ciemno
theme-auto = Jak w urządzeniu
theme-light = Jasno
theme-dark = Ciemno
sound = Dźwięk
big-tiles = Duże kostki
notify = Powiedz, gdy będzie moja kolej
notify-refused = Twoja przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach.
pace = Ruchy innych
pace-slow = Wolno
pace-normal = Normalnie
pace-fast = Szybko
pace-once = Od razu
your-name = Twoje imię
name = Imię

# Setting up, joining

player-random = Pip, Juno, Kiki, Zazu
player-gentle = Lilo, Benno, Ella, Otis
player-simple = Tim, Lena, Finn, Rosa
player-curious = Leo, Maja, Theo, Suri
player-eager = Mia, Jonas, Ruby, Nico
player-steady = Nora, Emil, Ida, Bruno
player-sharp = Maks, Vera, Hugo, Iris
player-patient = Anton, Greta, Sami, Elsa
player-master = Ada, Oskar, Mira, Felix
seat-empty = Wolne miejsce
yes = Tak
no = Nie
to-start = Na stronę główną
page-unknown = Tutaj nie ma takiej strony.

# At every table

offline-title = Brak połączenia
offline-about = Nie udało się wczytać tej strony. Wróci, gdy będzie internet.
offline-note = Teraz nie ma połączenia. Mimo to możesz czytać zasady, uczyć się gier i używać kartki z punktami, kości i zegara.

# About you, where you have not given a name: in place of the texts of the same name

you = Ty

# Why not

refused-other = Nie udało się ({ $code }).
refused-server-gone = Serwer nie odpowiada. Spróbuj za chwilę.
refused-server-try-again = Serwer jest zajęty. Spróbuj za chwilę.
refused-server-failed = Serwer popełnił błąd. Spróbuj jeszcze raz.
refused-server-no-answer = Odpowiedź nie przyszła na czas. Spróbuj jeszcze raz.
refused-outdated = Ta strona i serwer się nie rozumieją. Wczytaj stronę ponownie.
refused-changed = Tego już nie można zrobić. Spójrz na stół i wybierz jeszcze raz.
refused-request-too-large = To było za dużo naraz.
refused-request-too-slow = Twoje połączenie jest teraz bardzo wolne. Spróbuj jeszcze raz.
refused-request-foreign-origin = Ta strona nie pochodzi z tego serwera. Otwórz stronę samego serwera.
refused-limit-requests = To było dużo naraz. Poczekaj chwilę.
refused-limit-messages = Nie tak szybko, proszę.
refused-limit-sockets = Na tym urządzeniu jest otwartych zbyt wiele stołów.
refused-limit-watchers = Zbyt wiele osób ogląda ten stół.
refused-limit-hints = Wiele osób prosi teraz o podpowiedź. Spróbuj za chwilę.
refused-table-unknown = Tego stołu nie ma albo już nie ma.
refused-table-not-alone = Tutaj może toczyć się dalej tylko gra, w której grasz sam na sam z komputerem.
refused-record-rules = Tę partię rozegrano według innych zasad, starszych albo nowszych niż tutejsze. Dlatego nie da się jej otworzyć.
refused-record-went-on = Ta partia w połowie przeniosła się do przeglądarki. Tylko ta przeglądarka może ją pokazać.
refused-table-link-used = To zaproszenie jest zużyte albo za stare. Poproś o nowe.
refused-table-not-host = To może tylko osoba, która przygotowała stół.
refused-seat-name-length = Imię ma od 1 do 24 liter.
refused-seat-name-characters = To imię ma litery, których nie można pokazać.

# The page that needs no server

page-loading = Wczytuję gry: { $percent }%
page-starting = Gry się uruchamiają…
page-failed = Nie udało się wczytać gier. Odśwież stronę, aby spróbować jeszcze raz.
page-broken = Na tej stronie coś poszło nie tak. Odśwież ją, aby spróbować jeszcze raz.
load-again = Odśwież
page-not-kept = Ta przeglądarka niczego nie zapisuje albo nie ma już miejsca. Możesz grać dalej, ale gra zniknie, gdy zamkniesz stronę.
page-no-guests = Tutaj nie można zaprosić gości: ta strona gra bez serwera, więc nikt inny do niej nie dotrze. Zagraj z komputerem albo podawajcie sobie urządzenie.
here-mark = w tej przeglądarce
refused-table-open-elsewhere = Ten stół jest otwarty w innej karcie. Graj tam dalej albo zamknij ją i odśwież tę stronę.

# About

about = O programie
