# Setting up, joining

who-plays = ¿Quién juega?
how-you-play = ¿Cómo jugáis?
seat-me = Yo
seat-same-device = Alguien aquí, en este dispositivo
seat-guest = Un invitado, con enlace
seat-computer = { $name }, ordenador ({ $level })
level-random = juega al azar
level-gentle = amable
level-simple = sencillo
level-curious = curioso
level-eager = animado
level-steady = firme
level-sharp = astuto
level-patient = paciente
level-master = maestro
manner-random = Pone lo primero que pilla.
manner-gentle = Juega con calma y te deja sitio.
manner-simple = Juega lo primero que cabe.
manner-curious = Pone lo que encaja y a veces prueba un truco.
manner-eager = Le gusta reordenar, pero no lo ve todo.
manner-steady = Mantiene la calma y falla poco.
manner-sharp = Mira más allá y aprovecha todo.
manner-patient = Junta fichas y luego pone muchas de golpe.
manner-master = Piensa en todo. Difícil de vencer.
manner-master-rummy = A menudo guarda sus fichas y luego pone muchas de golpe. Difícil de vencer.
seat-number = Sitio { $number }
name-of-seat = Nombre del sitio { $number }
name-missing = Escribe aquí un nombre, por favor.
add-seat = Añadir a alguien
remove = Quitar
begin = Empezar
set-up-and-invite = Preparar e invitar
hints = Pistas
hints-about = Todos pueden pedir una buena jugada.
agreement = Lo que habéis acordado
agreement-rest = Lo demás es como en las instrucciones.
seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
no-limit = Sin límite
one-round = Una ronda decide
starter-drawn = Por sorteo
option-completto-pairs = ¿Qué es una pareja?
option-completto-pairs-about = Una pareja como 32 y 33 da otro turno.
option-completto-pairs-side-by-side = Justo al lado
option-completto-pairs-anywhere = También con huecos
option-completto-shift = ¿Adónde puede ir una ficha tapada?
option-completto-shift-about = En vez de robar, puedes mover una ficha tapada de tu fila.
option-completto-shift-anywhere = Donde sea, y en los extremos
option-completto-shift-between = Solo entre dos fichas
option-completto-rounds = Rondas
option-completto-rounds-about = Cada ficha aún tapada resta un punto.
option-completto-starter = ¿Quién empieza?
option-completto-starter-about = En una mesa de verdad, quien es más joven.
option-completto-decision-seconds = Tiempo para pensar
option-completto-decision-seconds-about = Cuando se acaba, se hace por ti la jugada más sencilla.
option-rummy-opening-points = Puntos para abrir
option-rummy-opening-points-about = Tus primeras series deben valer al menos esto.
option-rummy-manipulate-when-opening = Mover al abrir
option-rummy-manipulate-when-opening-about = En el turno en que abres, también puedes cambiar otras series.
option-rummy-turn-seconds = Tiempo por turno
option-rummy-turn-seconds-about = Si al acabar la mesa no está en orden, robas tres fichas.
option-rummy-jokers = Comodines
option-rummy-jokers-about = ¿Se puede deshacer una serie con comodín?
option-rummy-jokers-locked = No, queda entera
option-rummy-jokers-free = Se pueden deshacer las series
option-rummy-rounds = Rondas
option-rummy-rounds-about = Se suman los puntos de todas las rondas.
option-rummy-draw-and-discard = Robar y dejar
option-rummy-draw-and-discard-about = Cada turno empieza robando. Si no pones nada, dejas una ficha en tu montón.
option-rummy-winner-scores = Puntos para quien gana
option-rummy-winner-scores-about = Quien gana recibe todos los puntos que pierden los demás.
option-rummy-open-tile = Ficha destapada
option-rummy-open-tile-about = Una ficha está destapada junto a la reserva. ¿Para qué se puede usar?
option-rummy-open-tile-off = Sin ficha destapada
option-rummy-open-tile-finish = Solo para terminar
option-rummy-open-tile-any = Para cualquier jugada
option-rummy-hand-doubles = Todo de una vez vale doble
option-rummy-hand-doubles-about = Si alguien pone todo de una vez, todos los puntos valen doble.
option-finito-must-move = Hay que mover
option-finito-must-move-about = Con todas las fichas puestas, no puedes dejarlo todo igual.
option-finito-must-move-why = ¿Hay que mover entonces una ficha en cada tirada? Las instrucciones se entienden de dos maneras. ¿Cómo jugáis?
option-finito-must-move-no = Se puede dejar todo igual
option-finito-must-move-yes = Hay que mover una ficha
option-finito-target = Jugar hasta
option-finito-target-about = Tras cada ronda, un punto por cada ficha de tu fila más larga.
option-finito-decision-seconds = Tiempo para pensar
option-finito-decision-seconds-about = Cuando se acaba, se hace por ti la jugada más sencilla.
join-title = Tienes una invitación
join-about = ¿Cómo quieres que te llamen los demás?
invited-by = { $name } te invita a jugar: { $game }
invited-with = En la mesa: { $names }
invited-free = { $seats ->
    [one] Queda un sitio libre.
   *[other] Quedan { $seats } sitios libres.
}
colon = { $before }: { $after }
sit-down = Sentarse
waiting-for-guests = Esperamos invitados
all-here = Ya están todos
that-is-you = (tú)
invite-about = Envía este enlace a una persona, o que escanee la imagen. Vale una sola vez.
invite-link = Enlace de la invitación
qr-code = Imagen del enlace para la cámara de un móvil
copy-link = Copiar enlace
send-link = Enviar enlace
copied = Copiado
copy-by-hand = Este navegador no copia. Selecciona el enlace y cópialo tú.
link-here-only = Este enlace solo funciona en este ordenador. Para uno que funcione en toda la casa, abre Reihum con:
host-begins = Quien preparó la mesa empieza el juego cuando estén todos.

# At every table

connecting = Un momento…
connection-lost = Se perdió la conexión. Probando otra vez…
move-on-its-way = Tu jugada está en camino…
server-awaited = Ahora no se llega al servidor. En cuanto responda, esta página sigue sola.
try-again = Inténtalo otra vez
here-offer = Seguimos intentándolo. También puedes seguir aquí, en este navegador. Entonces se reparte de nuevo lo que no podías ver: las fichas ocultas y las tiradas que faltan. Tu mesa se queda en el servidor.
here-go-on = Seguir aquí
here-wait = Esperar
here-note = Sigues jugando en este navegador. Lo que no podías ver se repartió de nuevo.
here-only = Esta mesa está solo en este navegador.
here-back = Volver a la mesa del servidor
here-title = Si se corta la conexión
here-kept = Podrás seguir aquí. Todo lo necesario está en este navegador.
here-fetching = Se está cargando lo necesario para seguir aquí (5 MB)…
here-spared = Para ahorrar datos no se cargó nada. Si se corta la conexión, no podrás seguir aquí.
here-absent = Este servidor no tiene lo que hace falta. Hay que esperar a que vuelva la conexión.
here-impossible = En esta dirección los navegadores no lo permiten. Hace falta https, o jugar en el propio ordenador.
here-failed = No se pudo cargar lo necesario para seguir aquí.
here-fetch = Cargarlo ahora (5 MB)
waiting-for = Esperamos a { $names }
your-turn-at = Te toca: { $game }
who-begins = ¿Quién empieza?
begins-highest = { $name } ha sacado la ficha más alta y empieza.
begins-equal = Las más altas son iguales. Sacan otra vez:
begins-lot = Empieza { $name }. Lo ha decidido el sorteo.
begins-named = Empieza { $name }. Así se acordó.
begins-neighbour = Empieza { $name }, a la izquierda de quien acabó la última ronda.
begins-together = No empieza nadie. Todos juegan a la vez.
round-is-over = La ronda ha terminado.
hint = Pista
skip = Saltar
show-again = Ver otra vez
log = Qué ha pasado
log-empty = Nada todavía.
time-left = Tiempo que queda
time-left-of = Tiempo que le queda a { $name }
middle = Centro de la mesa
face-down-count = { $count ->
    [one] { $count } tapada
   *[other] { $count } tapadas
}
counters-down = { $count ->
    [one] { $count } tapada
   *[other] { $count } tapadas
}
scores = Puntos
round = Ronda
round-number = Ronda { $round }
total = Total
round-won = { $count ->
    [one] { $names } gana la ronda { $round }
   *[other] Ronda { $round } compartida: { $names }
}
match-won = { $count ->
    [one] ¡{ $names } gana!
   *[other] ¡Victoria compartida: { $names }!
}
next-round = Ronda siguiente
rematch = Jugar otra vez
rematch-ready = A la siguiente partida
games-won = Partidas ganadas
download-record = Descargar la partida
shuffle-check = ¿Fue juego limpio?
shuffle-now = Todo lo que se saca en este juego viene de un número secreto, que se dice al final. Esta es su huella: mostrará que nadie ha cambiado el número.
shuffle-about = Todo lo que se sacó en este juego viene de un número secreto. Su huella se vio antes de la primera jugada, así que nadie pudo cambiarlo.
shuffle-hash = Huella antes de la primera jugada:
shuffle-seed = El número secreto:
shuffle-right = Coinciden. El reparto estaba fijado antes de la primera jugada.
shuffle-wrong = ¡No coinciden!
shuffle-unknown = Este navegador no puede comprobarlo.
all-draws = Todos los sorteos de este servidor
seats = Quién se sienta dónde
leave = Dejar la mesa
computer-takes-over = Sigue el ordenador ({ $level })
away = no está
away-since = no está desde las { $time }
away-for = { $name } no está desde hace { $time }.
seat-left-empty = Un sitio está vacío. ¿Quién juega ahí?
wait = Esperar
leave-sure = ¿Irte de verdad? El juego sigue sin ti.
leave-not = Quedarme
take-over-here = { $name } está aquí ahora.
take-over-sure = Entonces juega un ordenador en lugar de { $name }, que puede recuperar su sitio cuando quiera.
replaced = Ahora { $name } juega por ti; tú miras.
take-back-seat = Volver a jugar yo
take-over-no = No, { $name } sigue
take-over-yes = Sí, juega el ordenador
say-something = Decir algo
say-hello = ¡Hola!
say-well-played = ¡Bien jugado!
say-thanks = ¡Gracias!
say-oh-no = ¡Oh, no!
say-hurry = ¡Te toca!
say-good-game = ¡Buena partida!
help = Ayuda
keys = Teclas
key-arrows = Flechas
key-arrows-does = ir de ficha en ficha
key-edge = Inicio, Fin
key-edge-does = ir a la primera o a la última ficha
key-tab = Tabulador
key-tab-does = ir a la parte siguiente de la mesa
key-enter = Intro
key-enter-does = coger, poner
key-escape = Escape
key-escape-does = devolver lo que tienes
key-draw = D
key-draw-does = robar
key-turn = R
key-turn-does = girar la ficha del revés
key-new-set = N
key-new-set-does = poner como serie nueva
key-split = S
key-split-does = partir la serie en la ficha que tienes
key-take-back = Ctrl + Z
key-take-back-does = un paso atrás
key-finish = F
key-finish-does = acabar el turno
key-rack = Mayús + ← →
key-rack-does = mover una ficha en tu atril
curtain-title = Le toca a { $name }
curtain-about = Pasa el dispositivo. Los demás no miran.
curtain-time = Tu tiempo empieza cuando tomes el dispositivo: { $time }.
curtain-late = Aún no lo ha tomado nadie. Tiempo hasta que pase el turno:
curtain-ready = Soy { $name }
drawn-new = { $name }, esto es nuevo en tu atril
drawn-done = Visto, paso el dispositivo
review = Análisis
replay = Ver la partida otra vez
replay-step = Jugada { $ply } de { $plies }
replay-back = Atrás
replay-on = Adelante
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-seat = Vista por

# Completto

completto-push = { $left ->
    [one] Mete el { $number } en tu fila. Es la última.
   *[other] Mete el { $number } en tu fila. Quedan { $left } fichas.
}
completto-lay = Pon el { $number } en lugar de una ficha tapada.
completto-take = ¿Dónde pones el { $number }?
completto-shift = ¿Dónde metes esta ficha?
completto-turn = Te toca: roba una ficha, coge una del centro o mueve una de tus fichas tapadas.
completto-turn-draw = Te toca: roba una ficha o mueve una de tus fichas tapadas.
completto-extra = ¡Una pareja! Juegas otra vez.
middle-empty = Aún no hay fichas destapadas
draw-from-pile = { $count ->
    [one] Robar una ficha, queda { $count }
   *[other] Robar una ficha, quedan { $count }
}
take-tile = Coger el { $number }
tile-in-middle = { $number }, en el centro
read-as = Girar a { $number }
your-row = Fila de { $name }, la tuya
row-of = Fila de { $name }
place-open = Lugar { $place }: { $number }
place-down = Lugar { $place }: tapada
place-down-shift = Lugar { $place }: tapada, se puede mover
place-lay = Lugar { $place }: poner aquí el { $number }
place-lay-extra = Lugar { $place }: poner aquí el { $number } y jugar otra vez
place-gap = Meter en el lugar { $place }
completto-hint-draw = Pista: roba una ficha.
completto-hint-lay = Pista: pon el { $number } en el lugar { $place }.
completto-hint-take = Pista: coge el { $number } del centro y ponlo en el lugar { $place }.
completto-hint-shift = Pista: mueve la ficha tapada del lugar { $place } al lugar { $goal }.

# Rummy

joker = comodín
tile-brown = { $number } marrón
tile-red = { $number } rojo
tile-blue = { $number } azul
tile-white = { $number } blanco
colour-brown = marrón
colour-red = rojo
colour-blue = azul
colour-white = blanco
tiles = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
has-opened = ha abierto
not-opened = aún no ha abierto
rummy-table = Series en la mesa
rummy-empty = La mesa está vacía.
rummy-put = ¿Adónde va? Toca una serie o un lugar libre de la mesa.
rummy-put-or-stack = ¿Adónde va? Toca una serie, un lugar libre de la mesa o tu montón.
rummy-draw-first = Primero roba una ficha.
rummy-lay-or-discard = Pon fichas, o deja una en tu montón.
rummy-open-or-discard = Abre con { $points } puntos o más, o deja una ficha en tu montón.
rummy-lay-or-pass = Pon fichas, o pasa.
rummy-lay-or-draw = Te toca: pon fichas o roba una.
rummy-open-or-draw = Te toca: abre con { $points } puntos o más, o roba una ficha.
rummy-may-finish = Todo en orden. Puedes tocar «Listo».
rummy-arranging = Aún no está en orden.
rummy-hint-draw = Pista: roba una ficha.
rummy-hint-wait = Pista: espera y roba. Lo que pones ahora también les sirve a los demás.
rummy-hint-pass = Pista: pasa.
rummy-hint-draw-back = Pista: recoge tus fichas y roba una.
rummy-hint-pass-back = Pista: recoge tus fichas y pasa.
rummy-hint-discard = Pista: deja { $tile } en tu montón.
rummy-hint-discard-back = Pista: recoge tus fichas y deja { $tile } en tu montón.
rummy-hint-lay = Pista: puedes poner { $tiles }.
rummy-hint-lay-many = Pista: puedes poner { $count } fichas.
rummy-hint-puzzle = { $sets ->
    [one] Pista: hay que cambiar una serie de la mesa.
   *[other] Pista: hay que cambiar { $sets } series de la mesa.
}
show-me = Enséñamelo
rummy-show-kept = ¿Qué podría poner?
step-exchange = Pon { $tiles } en lugar del comodín de { $set } y coge el comodín.
step-take = Saca { $tiles } de { $set }.
step-add = Añade { $tiles } a { $set }.
step-new = Pon { $tiles } como serie nueva.
told-exchange = { $name } pone { $tiles } en lugar del comodín en { $set } y coge el comodín.
told-take = { $name } saca { $tiles } de { $set }.
told-add = { $name } añade { $tiles } a { $set }.
told-new = { $name } pone { $tiles } como serie nueva.
step-of = Paso { $step } de { $steps }:
all-steps = Todos los pasos a la vez
all-steps-short = Todos
in-hand = en tu mano
in-hand-of = en la mano de { $name }
in-your-hand = En tu mano: { $tiles }
opening-counted = { $points } de { $needed } puntos
new-set = Serie nueva
set-of = Serie { $number }: { $tiles }
whole-set = Mover toda la serie { $number }
put-before = Poner antes de { $tile }
put-at-end = Poner al final de la serie { $number }
your-rack = Atril de { $name }, el tuyo
rack-place = { $tile }: lugar { $place } de { $places } en tu atril
back-to-rack = Volver al atril
back-to-place = Devolver
sort-colour = Por color
sort-number = Por número
arrange-table = Ordenar la mesa
look-closer = Mirar de cerca
split-here = Partir aquí
take-back = Paso atrás
take-all-back = Deshacer todo
finish = Listo
draw = Robar ficha
pass = Pasar
supply = Reserva y montones
draw-from-pool = { $count ->
    [one] Robar una ficha, queda { $count }
   *[other] Robar una ficha, quedan { $count }
}
own-stack = Tu montón: { $tile }
nothing = nada
take-discard = Coger { $tile } del montón
stack-of = Montón de { $name }: { $tile }
open-tile = Ficha destapada: { $tile }, solo para terminar
open-tile-any = Ficha destapada: { $tile }
open-tile-short = Destapada
problem-not-a-set = Aún no es escalera ni grupo
problem-tile-missing = Debe quedar en la mesa: { $tiles }
problem-tile-not-on-rack = No está en tu atril: { $tiles }
problem-table-touched-before-opening = Primero abre, solo con tus fichas
problem-joker-set-split = Una serie con comodín queda entera
problem-joker-taken-before-opening = Abre antes de coger un comodín
problem-joker-not-in-new-set = El comodín va en una serie nueva
problem-discard-not-in-new-set = { $tiles } va en una serie nueva
problem-open-tile-only-to-finish = La ficha destapada es solo para terminar
problem-open-tile-not-laid = Pon la ficha destapada, o déjala donde está
problem-nothing-laid = Ninguna ficha sale de tu atril
problem-opening-too-low = Estas series valen solo { $points } puntos. Es poco para abrir
why-short = Tienen que ser tres o más
why-two-of-a-colour = En un grupo cada color va una sola vez
why-gap = Falta un número en medio
why-twice = En una escalera cada número va una sola vez
why-mixed = Ni un solo color ni un solo número
why-too-long = Hay demasiadas fichas

# Finito!

your-counters = Tus fichas destapadas
counter = Ficha { $number }
counter-chosen = Ficha { $number }, elegida
your-board = Tablero de { $name }, el tuyo
board-of = Tablero de { $name }
counters-up = Destapadas: { $counters }
board-empty = vacío
square-empty = Casilla { $place }, número { $printed }, vacía
square-target = Casilla { $place }, número { $printed }: puedes poner aquí
square-taken = Casilla { $place }, número { $printed }: ficha { $number }
square-movable = Casilla { $place }, número { $printed }: ficha { $number }, se puede mover
has-chosen = ya ha elegido
die-shows = El dado muestra { $number }
finito-pick = Elige una de tus fichas destapadas y luego una casilla clara.
finito-put = Pon el { $number } en una casilla clara.
finito-move = Mueve una ficha a una casilla clara, o déjalo todo igual.
finito-must-move = Mueve una ficha a una casilla clara.
stay = Dejarlo así
finito-hint-stay = Pista: déjalo todo igual.
finito-hint-place = Pista: pon el { $number } sobre el { $printed } marcado.

# What happened

event-new-round = Empieza la ronda { $round }.
event-round-over = La ronda ha terminado.
event-laid = { $name } pone el { $number } en el lugar { $place }.
event-shifted = { $name } mueve una ficha tapada.
event-drew = { $name } roba el { $number }.
event-no-fit = { $name } roba el { $number }. No cabe en ningún sitio y queda en el centro.
event-extra = ¡Una pareja! { $name } juega otra vez.
event-turn = Le toca a { $name }.
event-late = Se acabó el tiempo de { $name }.
event-loose = { $name } recoge lo que no estaba en ninguna serie: { $tiles }.
event-laid-these = { $name } pone { $tiles }.
event-laid-tiles = { $count ->
    [one] { $name } pone { $count } ficha.
   *[other] { $name } pone { $count } fichas.
}
event-drew-tiles = { $count ->
    [one] { $name } roba { $count } ficha.
   *[other] { $name } roba { $count } fichas.
}
event-discarded = { $name } deja { $tile }.
event-passed = { $name } pasa.
event-chose = { $name } ya ha elegido.
event-placed = { $name } pone el { $number } sobre el { $printed }.
event-stayed = { $name } lo deja todo igual.
event-rolled = El dado muestra { $number }.
event-revealed = Todos muestran lo que han elegido.
event-said = { $name }: { $text }
event-seat-taken = { $name } juega ahora en lugar de { $before }.
event-seat-free = { $before } ha dejado la mesa.
event-seat-joined = { $name } se sienta a la mesa.
event-away = { $name } se ha ido.
event-not-here = { $name } no está aquí ahora.
event-back = { $name } ha vuelto.
event-rematch = La siguiente partida está lista.

# About you, where you have not given a name: in place of the texts of the same name

begins-highest-you = Has sacado la ficha más alta y empiezas.
begins-lot-you = Empiezas tú. Lo ha decidido el sorteo.
begins-named-you = Empiezas tú. Así se acordó.
begins-neighbour-you = Empiezas tú, a la izquierda de quien acabó la última ronda.
round-won-you = Ganas la ronda { $round }
match-won-you = ¡Ganas tú!
your-row-you = Tu fila
row-of-you = Tu fila
told-exchange-you = Pones { $tiles } en lugar del comodín en { $set } y coges el comodín.
told-take-you = Sacas { $tiles } de { $set }.
told-add-you = Añades { $tiles } a { $set }.
told-new-you = Pones { $tiles } como serie nueva.
in-hand-of-you = en tu mano
your-rack-you = Tu atril
stack-of-you = Tu montón: { $tile }
your-board-you = Tu tablero
board-of-you = Tu tablero
event-laid-you = Pones el { $number } en el lugar { $place }.
event-shifted-you = Mueves una ficha tapada.
event-drew-you = Robas el { $number }.
event-no-fit-you = Robas el { $number }. No cabe en ningún sitio y queda en el centro.
event-extra-you = ¡Una pareja! Juegas otra vez.
event-turn-you = Te toca a ti.
event-late-you = Se acabó tu tiempo.
event-loose-you = Vuelve a tu atril, porque no estaba en ninguna serie: { $tiles }.
event-laid-these-you = Pones { $tiles }.
event-laid-tiles-you = { $count ->
    [one] Pones { $count } ficha.
   *[other] Pones { $count } fichas.
}
event-drew-tiles-you = { $count ->
    [one] Robas { $count } ficha.
   *[other] Robas { $count } fichas.
}
event-discarded-you = Dejas { $tile }.
event-passed-you = Pasas.
event-chose-you = Ya has elegido.
event-placed-you = Pones el { $number } sobre el { $printed }.
event-stayed-you = Lo dejas todo igual.

# Why not

refused-table-not-your-seat = Este no es tu sitio.
refused-table-not-playing = Aquí no se puede jugar ahora.
refused-table-too-early = Un momento, la última jugada aún no ha llegado.
refused-table-seat-changed = Ahora hay otra persona sentada ahí.
refused-table-seat-for-computer = Durante una partida solo el ordenador puede ocupar este sitio.
refused-table-seats-empty = Aún hay sitios libres.
refused-table-no-hints = En esta mesa no hay pistas.
refused-table-nothing-to-arrange = Ahora no hay nada que ordenar.
refused-daily-no-puzzles = Hay acertijos para cada día del { $first } al { $last }.
refused-game-not-your-move = No te toca.
refused-game-not-over = El juego aún no ha terminado.
refused-game-round-over = La ronda ha terminado.
refused-game-round-not-over = La ronda aún no ha terminado.
refused-completto-unknown-starter = Ese sitio no existe.
refused-completto-does-not-fit = El { $reading } no va ahí.
refused-completto-not-between = En esta mesa, una ficha se mete entre otras dos, no en un extremo.
refused-completto-lay-first = Primero pon la ficha robada.
refused-completto-push-first = Primero mete la ficha destapada en tu fila.
refused-completto-pile-empty = No quedan fichas para robar.
refused-completto-row-does-not-ascend = Los números destapados de una fila deben subir de izquierda a derecha.
refused-completto-tile-twice = Solo hay un { $tile }, y ya está en tu fila.
refused-completto-unknown-tile = No hay ficha «{ $text }». Van del 1 al 100.
refused-rummy-table-not-legal = La mesa aún no está en orden.
refused-rummy-tiles-not-conserved = Hay fichas que no están donde estaban. Deshazlo todo y prueba otra vez.
refused-rummy-draw-first = Primero roba una ficha.
refused-rummy-pool-empty = No quedan fichas para robar.
refused-rummy-pool-not-empty = Todavía puedes robar.
refused-rummy-discard-instead = Pon fichas, o deja una en tu montón.
refused-rummy-no-discarding = En esta mesa no se dejan fichas en montones.
refused-rummy-last-tile-before-opening = Aún no has abierto: guarda tu última ficha y pasa.
refused-rummy-not-a-set = Ni escalera ni grupo: { $tiles }
refused-rummy-empty-set = Falta una serie entre dos rayas.
refused-rummy-too-many-tiles = { $tile } está { $count } veces, pero el juego solo tiene { $copies }.
refused-rummy-unknown-tile = No hay ninguna ficha «{ $text }».
refused-finito-not-a-target = Ahí no puedes poner.
refused-finito-must-move = Tienes que mover una ficha.
refused-finito-place-first = Primero pon todas tus fichas.
refused-hand-pick-first = Primero coge una ficha.
refused-hand-stays-on-table = Esto debe quedarse en la mesa: { $tiles }.
refused-hand-never-on-rack = Esta ficha no va a ningún atril: solo se puede poner en una serie.
refused-hand-not-your-turn = Puedes ordenar tus fichas. Para poner, espera tu turno.
refused-hand-fits-nowhere = El { $reading } no cabe en ningún sitio de tu fila.

# Real tiles at home

other-ways = Otras formas de jugar
other-ways-about = Podéis acordarlas al preparar una mesa.

# About

about-version = Reihum, versión { $version }. Software libre con licencia MIT.
about-stored = Qué se guarda, y dónde
about-stored-page = Todo se queda en este navegador: tus mesas y sus jugadas. No se envía nada a ninguna parte. Si borras los datos de este sitio, desaparece.
about-stored-server = El servidor guarda tus mesas: los nombres que escribiste, el acuerdo y cada jugada. Solo te conoce por una cookie, sin cuenta. Con «Olvídame» debajo de tus mesas, el servidor lo olvida todo.
about-stored-here = Si sigues en este navegador porque se perdió la conexión, esa mesa se guarda solo en este navegador.
about-settings = Tus ajustes, como el idioma y el sonido, se quedan en este navegador.
about-licences = Hecho con el trabajo de otros
about-licences-about = Partes de esta página las hicieron otras personas, que dejan usarlas a todo el mundo. Estas son sus licencias.
about-show-licences = Mostrar las licencias
