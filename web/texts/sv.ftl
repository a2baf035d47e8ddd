# Start page

start-title = Tre spel med nummerbrickor
start-about = Ingen registrering. Välj ett spel, så sätter sig datorn hos dig. Eller bjud in din familj.
start-about-page = Ingen registrering. Välj ett spel, så sätter sig datorn hos dig. Eller skicka runt enheten.
play-now = Spela nu
play-now-game = Spela { $game } nu
set-up = Gör i ordning ett bord
set-up-game = Gör i ordning ett bord: { $game }
how-to-play = Så spelar man
how-to-play-game = Så spelar man { $game }
learn-it = Lär dig på två minuter
lesson-of = Lär dig { $game } på två minuter
completto-about = Vänd din rad med 22 brickor, en i taget, från låg till hög.
rummy-about = Lägg stegar och grupper. Allt på bordet får flyttas.
finito-about = En tärning för alla. Vem får först tolv brickor i ordning?
my-tables = Mina bord
back-to = Tillbaka till bordet
status-open = väntar på gäster
status-playing = pågår
status-over = slut
status-abandoned = ingen kom tillbaka
table-abandoned = Ingen har spelat här på länge, så spelet är slut.
forget-me = Glöm mig
forget-me-about = Ditt namn och dina bord tas bort från den här servern för alltid. Bord med andra finns kvar, men utan dig.
forget-me-yes = Ja, glöm mig
forget-me-done = Klart. Ditt namn och dina bord är borta.
at-home = Riktiga brickor hemma
at-home-about = Domare, poängblad, tärning och klocka för spelet på ert eget bord.
daily = Dagens uppgifter
daily-short = En uppgift från varje spel, nya varje dag, samma för alla.
daily-coming = Uppgifterna är på väg …
daily-streak = { $days ->
    [one] En dag i rad
   *[other] { $days } dagar i rad
}
daily-done = Alla tre är lösta. I morgon kommer nya.
daily-share = Kopiera resultatet
deals = Dagens spel
deals-about = Samma brickor och kast för alla, mot { $name }. Ditt första försök räknas.
deal-masters-coming = Mästaren spelar fortfarande …
deal-yours = Du: { $points }, drag: { $moves }
deal-masters = Mästaren: { $points }, drag: { $moves }
deal-look = Titta på det
deal-look-at = Titta på { $game }
deal-go-on = Spela vidare
deal-go-on-with = Spela vidare i { $game }
daily-archive = Andra dagar
daily-yesterday = Uppgifterna från i går
daily-before = Dagen före
daily-after = Dagen efter
daily-today = I dag
daily-past = De är från en tidigare dag: de räknas inte som dagar i rad. Ett tips visar lösningen.
puzzle-lay-all = Lägg alla dina brickor. Du får bygga om bordet.
puzzle-tiles-left = Tillåtet. Men det finns brickor kvar på ditt ställ.
puzzle-is-solved = Löst
puzzle-solved-with = { $hints ->
    [0] Löst, helt själv!
    [one] Löst, med ett tips.
   *[other] Löst, med { $hints } tips.
}
puzzle-missed = Felaktiga försök: { $misses }.
puzzle-next = Nästa uppgift
practice = Öva
practice-short = Uppgifter utan slut, lagom svåra för dig.
my-play = Mitt spel
my-play-short = Hur dina partier gick. Öppna ett från en fil.
guest = Gäst
close = Stäng
settings = Inställningar
language = Språk
theme = Ljust eller mörkt
theme-auto = Som min enhet
theme-light = Ljust
theme-dark = Mörkt
sound = Ljud
big-tiles = Stora brickor
notify = Säg till när det är min tur
notify-refused = Din webbläsare tillåter det inte. Du kan ändra det i dess inställningar.
pace = De andras drag
pace-slow = Långsamt
pace-normal = Normalt
pace-fast = Snabbt
pace-once = Direkt
your-name = Ditt namn
name = Namn

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
seat-empty = Ledig plats
yes = Ja
no = Nej
to-start = Till startsidan
page-unknown = Den sidan finns inte här.

# At every table

offline-title = Ingen anslutning
offline-about = Sidan kunde inte hämtas. Den kommer tillbaka när du är uppkopplad.
offline-note = Ingen anslutning just nu. Du kan ändå läsa reglerna, lära dig spelen och använda poängblad, tärning och klocka.

# About you, where you have not given a name: in place of the texts of the same name

you = Du

# Why not

refused-other = Det gick inte ({ $code }).
refused-server-gone = Servern svarar inte. Försök igen om en stund.
refused-server-try-again = Servern är upptagen. Försök igen om en stund.
refused-server-failed = Servern gjorde ett fel. Försök igen.
refused-server-no-answer = Svaret tog för lång tid. Försök igen.
refused-outdated = Sidan och servern förstår inte varandra. Ladda om sidan.
refused-changed = Det går inte längre. Titta på bordet och välj igen.
refused-request-too-large = Det var för mycket på en gång.
refused-request-too-slow = Din anslutning är mycket långsam just nu. Försök igen.
refused-request-foreign-origin = Sidan kommer inte från den här servern. Öppna serverns egen sida.
refused-limit-requests = Det var mycket på en gång. Vänta lite.
refused-limit-messages = Inte så fort, tack.
refused-limit-sockets = För många bord är öppna på den här enheten.
refused-limit-watchers = För många tittar på det här bordet.
refused-limit-hints = Många vill ha tips just nu. Försök igen om en stund.
refused-table-unknown = Bordet finns inte, eller inte längre.
refused-table-not-alone = Bara ett parti mellan dig och datorn kan fortsätta här.
refused-record-rules = Det här partiet spelades med andra regler, äldre eller nyare än de här. Därför går det inte att öppna.
refused-record-went-on = Halvvägs fortsatte det här partiet i en webbläsare. Bara den webbläsaren kan visa det.
refused-table-link-used = Inbjudan är använd eller för gammal. Be om en ny.
refused-table-not-host = Det kan bara den som gjorde i ordning bordet.
refused-seat-name-length = Ett namn har 1 till 24 bokstäver.
refused-seat-name-characters = Namnet har bokstäver som inte kan visas.

# The page that needs no server

page-loading = Spelen laddas: { $percent } %
page-starting = Spelen startar …
page-failed = Spelen kunde inte laddas. Ladda om sidan för att försöka igen.
page-broken = Något gick fel på den här sidan. Ladda om den för att försöka igen.
load-again = Ladda om
page-not-kept = Den här webbläsaren sparar inget eller har slut på plats. Du kan spela vidare, men spelet är borta när du stänger sidan.
page-no-guests = Gäster kan inte vara med här: sidan spelar utan server, så ingen annan kan nå den. Spela mot datorn eller skicka runt enheten.
here-mark = i den här webbläsaren
refused-table-open-elsewhere = Det här bordet är öppet i en annan flik. Spela vidare där, eller stäng den och ladda om sidan.

# About

about = Om Reihum
