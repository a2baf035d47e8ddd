# Why not

refused-score-entry = « { $text } » ne va pas ici : un nombre de 0 à { $most }, s’il te plaît.

# Real tiles at home

score-sheet = Feuille de score
add-round = Ajouter une manche
start-again = Recommencer
sheet-for = Feuille de score pour
any-game = un autre jeu
sheet-rummy = Écrivez ce qui reste sur chaque chevalet : les points, ou les tuiles comme b8 r8 *. Celui qui a fini écrit 0.
sheet-completto = Écrivez combien de tuiles sont encore cachées dans chaque rangée. Celui qui a fini écrit 0.
sheet-finito = Écrivez combien de jetons a la plus longue suite de chacun. Celui qui a fini écrit 12.
sheet-any = Écrivez les points de chaque manche. Ils peuvent être en moins.
sheet-hand = Tout d’un coup à la manche { $round } : points doubles
sheet-ahead = En tête : { $names }
change-sign = Plus ou moins
start-again-sure = Vraiment recommencer ? Tous les points seront effacés.
start-again-yes = Oui, recommencer
start-again-no = Non, les garder
points-of = { $name }, points de la manche { $round }
roll-die = Lancer le dé
start-clock = Lancer le minuteur
clock = Minuteur
clock-minutes = Minutes
clock-seconds = Secondes
pause-clock = Pause
go-on = Continuer
time-is-up = Le temps est écoulé !
referee = Arbitre de Rummy
referee-about = Indique les tuiles qui sont devant toi. Tu verras le meilleur coup pas à pas, ou si un coup est permis.
to-referee = Vers l’arbitre
referee-question = Que veux-tu savoir ?
best-move = Le meilleur coup
is-allowed = Est-ce permis ?
show-best-move = Montre le meilleur coup
tiles-before = Sur la table
tiles-before-move = La table avant le coup
tiles-after = La table après le coup
tiles-rack = Ton chevalet
tiles-rack-before = Ton chevalet avant le coup
tiles-discard = La tuile que tu prends sur une pile
tiles-open = La tuile visible
as-before = Comme avant
set-number = Série { $number }
pick-tile = Toutes les tuiles
next-tile-goes = La prochaine tuile va ici : { $place }
tiles-go-here = { $name } : { $tiles }. Ajouter ou enlever des tuiles
take-away = Enlever { $tile }
tile-added = { $tile } : { $place }
nothing-to-lay = Avec ces tuiles, on ne peut rien poser.
maybe-better = Il y a peut-être mieux. Avec autant de tuiles, je n’ai pas pu tout regarder.
allowed-yes = Oui, ce coup est permis.
allowed-no = Non, ce coup n’est pas permis.
i-have-opened = J’ai déjà ouvert
clear-all = Tout effacer
type-instead = Écrire les tuiles
type-about = Une lettre pour la couleur (n marron, r rouge, b bleu, w blanc) et le nombre. * est un joker, et | sépare deux séries.
best-move-is = { $count ->
    [one] Tu peux poser { $tiles } : { $count } tuile et { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] Tu peux poser { $tiles } : { $count } tuiles et { $points } points.
}
best-move-done = C’était la dernière étape.
back-to-tiles = Retour aux tuiles
ask-here = Demander
fits-title = Completto : où va la tuile ?
fits-about = Indique ta rangée et la tuile. Tu vois où elle va, et si tu rejoues.
fits-row = Ta rangée
fits-row-how = Touche une place et écris son nombre. Une place vide est une tuile cachée.
fits-place = Nombre à la place { $place }
fits-tile = La tuile à poser
fits-ask = Où va-t-elle ?
fits-nowhere = Le { $number } ne va nulle part. Il reste visible au milieu.
aims-title = Finito! : quelles cases ?
aims-about = Indique ton plateau et le lancer. Tu vois quelles cases tu peux prendre et combien de points vaut le plateau.
aims-how = Choisis un jeton, puis sa case. Touche un jeton du plateau pour l’enlever.
aims-roll = Le dé montre
aims-no-roll = pas encore lancé
aims-board = Ton plateau
aims-score = Plus longue suite dans l’ordre : { $points }
aims-finished = Finito! Les douze sont dans l’ordre.
