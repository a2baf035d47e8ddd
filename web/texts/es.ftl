# Start page

start-title = Tres juegos con fichas de números
start-about = Sin registro. Elige un juego y el ordenador se sienta contigo. O invita a tu familia.
start-about-page = Sin registro. Elige un juego y el ordenador se sienta contigo. O pasaos el dispositivo.
play-now = Jugar ya
play-now-game = Jugar ya a { $game }
set-up = Preparar una mesa
set-up-game = Preparar una mesa: { $game }
how-to-play = Cómo se juega
how-to-play-game = Cómo se juega a { $game }
learn-it = Aprender en dos minutos
lesson-of = Aprende { $game } en dos minutos
completto-about = Destapa tu fila de 22 fichas, una a una, de menor a mayor.
rummy-about = Forma escaleras y grupos. Todo lo que hay en la mesa se puede mover.
finito-about = Un dado para todos. ¿Quién ordena antes sus doce fichas?
my-tables = Mis mesas
back-to = Volver a la mesa
status-open = espera invitados
status-playing = en juego
status-over = terminada
status-abandoned = nadie volvió
table-abandoned = Aquí hace tiempo que nadie juega, así que la partida ha terminado.
forget-me = Olvídame
forget-me-about = Tu nombre y tus mesas se borran de este servidor para siempre. Las mesas con otras personas se quedan, pero sin ti.
forget-me-yes = Sí, olvídame
forget-me-done = Listo. Tu nombre y tus mesas ya no están.
at-home = Fichas de verdad en casa
at-home-about = Árbitro, hojas de puntos, dado y reloj para el juego en vuestra propia mesa.
daily = Acertijos del día
daily-short = Un acertijo de cada juego, nuevo cada día, igual para todos.
daily-coming = Los acertijos ya vienen…
daily-streak = { $days ->
    [one] Un día seguido
   *[other] { $days } días seguidos
}
daily-done = Los tres están resueltos. Mañana habrá otros.
daily-share = Copiar el resultado
deals = Partidas del día
deals-about = Las mismas fichas y tiradas para todos, contra { $name }. Cuenta el primer intento.
deal-masters-coming = El maestro todavía está jugando…
deal-yours = Tú: { $points }, jugadas: { $moves }
deal-masters = El maestro: { $points }, jugadas: { $moves }
deal-look = Ver
deal-look-at = Ver { $game }
deal-go-on = Seguir
deal-go-on-with = Seguir con { $game }
daily-archive = Otros días
daily-yesterday = Los acertijos de ayer
daily-before = El día anterior
daily-after = El día siguiente
daily-today = Hoy
daily-past = Son de otro día: no cuentan para los días seguidos. Una pista muestra la solución.
puzzle-lay-all = Pon todas tus fichas. Puedes reordenar la mesa.
puzzle-tiles-left = Permitido. Pero aún quedan fichas en tu atril.
puzzle-is-solved = Resuelto
puzzle-solved-with = { $hints ->
    [0] Resuelto, ¡sin ayuda!
    [one] Resuelto, con una pista.
   *[other] Resuelto, con { $hints } pistas.
}
puzzle-missed = Intentos fallidos: { $misses }.
puzzle-next = Siguiente acertijo
practice = Practicar
practice-short = Acertijos sin fin, a tu medida.
my-play = Mi juego
my-play-short = Cómo fueron tus partidas. Abre una desde un archivo.
guest = Invitado
close = Cerrar
settings = Ajustes
language = Idioma
theme = Claro u oscuro
theme-auto = Como mi dispositivo
theme-light = Claro
theme-dark = Oscuro
sound = Sonido
big-tiles = Fichas grandes
notify = Avísame cuando me toque
notify-refused = Tu navegador no lo permite. Puedes cambiarlo en sus ajustes.
pace = Jugadas de los demás
pace-slow = Lentas
pace-normal = Normales
pace-fast = Rápidas
pace-once = De golpe
your-name = Tu nombre
name = Nombre

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
seat-empty = Sitio libre
yes = Sí
no = No
to-start = A la página de inicio
page-unknown = Aquí no hay ninguna página así.

# At every table

offline-title = Sin conexión
offline-about = Esta página no se pudo cargar. Volverá cuando tengas conexión.
offline-note = Ahora no hay conexión. Aun así puedes leer las reglas, aprender los juegos y usar la hoja de puntos, el dado y el reloj.

# About you, where you have not given a name: in place of the texts of the same name

you = Tú

# Why not

refused-other = No ha funcionado ({ $code }).
refused-server-gone = No se llega al servidor. Prueba otra vez en un momento.
refused-server-try-again = El servidor está ocupado. Prueba otra vez en un momento.
refused-server-failed = El servidor ha cometido un error. Prueba otra vez.
refused-server-no-answer = La respuesta ha tardado demasiado. Prueba otra vez.
refused-outdated = Esta página y el servidor no se entienden. Vuelve a cargar la página.
refused-changed = Eso ya no se puede. Mira la mesa y elige otra cosa.
refused-request-too-large = Eso fue demasiado de golpe.
refused-request-too-slow = Tu conexión va muy lenta ahora. Prueba otra vez.
refused-request-foreign-origin = Esta página no viene de este servidor. Abre la página del propio servidor.
refused-limit-requests = Eso fue mucho de golpe. Espera un poco.
refused-limit-messages = No tan rápido, por favor.
refused-limit-sockets = Hay demasiadas mesas abiertas en este dispositivo.
refused-limit-watchers = Demasiada gente mira esta mesa.
refused-limit-hints = Mucha gente pide pistas ahora. Prueba otra vez en un momento.
refused-table-unknown = Esta mesa no existe, o ya no.
refused-table-not-alone = Aquí solo puede seguir una partida entre tú y el ordenador.
refused-record-rules = Esta partida sigue otras reglas, más antiguas o más nuevas que las de aquí. Por eso no se puede abrir.
refused-record-went-on = Esta partida siguió, ya empezada, en un navegador. Solo ese navegador puede mostrarla.
refused-table-link-used = Esta invitación ya se usó o es muy vieja. Pide otra.
refused-table-not-host = Eso solo puede hacerlo quien preparó la mesa.
refused-seat-name-length = Un nombre tiene de 1 a 24 letras.
refused-seat-name-characters = Este nombre tiene letras que no se pueden mostrar.

# The page that needs no server

page-loading = Cargando los juegos: { $percent } %
page-starting = Los juegos se están iniciando…
page-failed = No se pudieron cargar los juegos. Vuelve a cargar la página para intentarlo otra vez.
page-broken = Algo ha fallado en esta página. Vuelve a cargarla para intentarlo otra vez.
load-again = Volver a cargar
page-not-kept = Este navegador no guarda nada o no le queda sitio. Puedes seguir jugando, pero la partida se pierde al cerrar la página.
page-no-guests = Aquí no se puede invitar: esta página juega sin servidor y nadie más puede llegar a ella. Juega contra el ordenador o pasaos el dispositivo.
here-mark = en este navegador
refused-table-open-elsewhere = Esta mesa está abierta en otra pestaña. Sigue jugando allí, o ciérrala y vuelve a cargar esta página.

# About

about = Acerca de
