# Why not

refused-score-entry = «{ $text }» no vale aquí: escribe un número del 0 al { $most }.

# Real tiles at home

score-sheet = Hoja de puntos
add-round = Añadir ronda
start-again = Empezar de nuevo
sheet-for = Hoja de puntos para
any-game = otro juego
sheet-rummy = Escribid lo que queda en cada atril: los puntos, o las fichas como b8 r8 *. Quien ha terminado escribe 0.
sheet-completto = Escribid cuántas fichas siguen tapadas en cada fila. Quien ha terminado escribe 0.
sheet-finito = Escribid cuántas fichas tiene la fila más larga de cada persona. Quien ha terminado escribe 12.
sheet-any = Escribid los puntos de cada ronda. También pueden ser negativos.
sheet-hand = Todo de una vez en la ronda { $round }: puntos dobles
sheet-ahead = Va por delante: { $names }
change-sign = Más o menos
start-again-sure = ¿Seguro que quieres empezar de nuevo? Se borran todos los puntos.
start-again-yes = Sí, de nuevo
start-again-no = No, guardarlos
points-of = Puntos de { $name } en la ronda { $round }
roll-die = Tirar el dado
start-clock = Poner en marcha el reloj
clock = Reloj
clock-minutes = Minutos
clock-seconds = Segundos
pause-clock = Pausa
go-on = Seguir
time-is-up = ¡Se acabó el tiempo!
referee = Árbitro de Rummy
referee-about = Indica las fichas que tienes delante. Verás la mejor jugada paso a paso, o si una jugada está permitida.
to-referee = Ir al árbitro
referee-question = ¿Qué quieres saber?
best-move = La mejor jugada
is-allowed = ¿Está permitido?
show-best-move = Ver la mejor jugada
tiles-before = En la mesa
tiles-before-move = La mesa antes de la jugada
tiles-after = La mesa después de la jugada
tiles-rack = Tu atril
tiles-rack-before = Tu atril antes de la jugada
tiles-discard = La ficha que coges de un montón
tiles-open = La ficha destapada
as-before = Como antes
set-number = Serie { $number }
pick-tile = Todas las fichas
next-tile-goes = La siguiente ficha va aquí: { $place }
tiles-go-here = { $name }: { $tiles }. Poner o quitar fichas
take-away = Quitar { $tile }
tile-added = { $tile }: { $place }
nothing-to-lay = Con estas fichas no se puede poner nada.
maybe-better = Quizá haya una jugada mejor. Con tantas fichas no he podido mirarlo todo.
allowed-yes = Sí, esta jugada está permitida.
allowed-no = No, esta jugada no está permitida.
i-have-opened = Ya he abierto
clear-all = Borrar todo
type-instead = Escribir las fichas
type-about = Una letra para el color (n marrón, r rojo, b azul, w blanco) y el número. * es un comodín y | va entre dos series.
best-move-is = { $count ->
    [one] Puedes poner { $tiles }: { $count } ficha y { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[other] Puedes poner { $tiles }: { $count } fichas y { $points } puntos.
}
best-move-done = Ese era el último paso.
back-to-tiles = Volver a las fichas
ask-here = Preguntar
fits-title = Completto: ¿dónde cabe?
fits-about = Indica tu fila y la ficha. Verás dónde cabe y si juegas otra vez.
fits-row = Tu fila
fits-row-how = Toca un lugar y escribe su número. Un lugar vacío es una ficha tapada.
fits-place = Número en el lugar { $place }
fits-tile = La ficha que quieres poner
fits-ask = ¿Dónde cabe?
fits-nowhere = El { $number } no cabe en ningún sitio. Queda destapado en el centro.
aims-title = Finito!: ¿qué casillas?
aims-about = Indica tu tablero y la tirada. Verás qué casillas puedes usar y cuántos puntos vale el tablero.
aims-how = Elige una ficha y después su casilla. Toca una ficha del tablero para quitarla.
aims-roll = El dado muestra
aims-no-roll = sin tirar todavía
aims-board = Tu tablero
aims-score = Fila más larga en orden: { $points }
aims-finished = Finito! Las doce están en orden.
