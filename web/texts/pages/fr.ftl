# Setting up, joining

who-plays = Qui joue ?
how-you-play = Comment jouez-vous ?
seat-me = Moi
seat-same-device = Quelqu’un ici, sur cet appareil
seat-guest = Un invité, par un lien
seat-computer = { $name }, ordinateur ({ $level })
level-random = joue au hasard
level-gentle = gentil
level-simple = simple
level-curious = curieux
level-eager = fougueux
level-steady = solide
level-sharp = rusé
level-patient = patient
level-master = maître
manner-random = Pose ce qui lui tombe sous la main.
manner-gentle = Joue en douceur et te laisse de la place.
manner-simple = Joue la première chose qui va.
manner-curious = Pose ce qui va et tente parfois une astuce.
manner-eager = Aime réarranger, mais ne voit pas tout.
manner-steady = Reste calme et se trompe rarement.
manner-sharp = Voit venir et saisit chaque occasion.
manner-patient = Garde ses tuiles, puis en pose beaucoup d’un coup.
manner-master = Pense à tout. Difficile à battre.
manner-master-rummy = Garde souvent ses tuiles, puis en pose beaucoup d’un coup. Difficile à battre.
seat-number = Place { $number }
name-of-seat = Nom pour la place { $number }
name-missing = Écris un nom ici, s’il te plaît.
add-seat = Ajouter quelqu’un
remove = Enlever
begin = Commencer
set-up-and-invite = Préparer et inviter
hints = Conseils
hints-about = Chacun peut demander un bon coup.
agreement = Ce qui est convenu
agreement-rest = Le reste est comme dans la règle du jeu.
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
no-limit = Sans limite
one-round = Une seule manche
starter-drawn = Au hasard
option-completto-pairs = Qu’est-ce qu’une paire ?
option-completto-pairs-about = Une paire comme 32 et 33 donne un tour de plus.
option-completto-pairs-side-by-side = Juste côte à côte
option-completto-pairs-anywhere = Même avec un trou
option-completto-shift = Où peut aller une tuile cachée ?
option-completto-shift-about = Au lieu de piocher, tu peux déplacer une tuile cachée de ta rangée.
option-completto-shift-anywhere = Partout, même aux bouts
option-completto-shift-between = Seulement entre deux tuiles
option-completto-rounds = Manches
option-completto-rounds-about = Chaque tuile encore cachée compte un point en moins.
option-completto-starter = Qui commence ?
option-completto-starter-about = Autour d’une vraie table, la personne la plus jeune.
option-completto-decision-seconds = Temps pour réfléchir
option-completto-decision-seconds-about = Quand il est passé, le coup le plus simple est joué pour toi.
option-rummy-opening-points = Points pour ouvrir
option-rummy-opening-points-about = Tes premières séries doivent valoir au moins cela.
option-rummy-manipulate-when-opening = Réarranger en ouvrant
option-rummy-manipulate-when-opening-about = Au tour où tu ouvres, tu peux aussi changer les autres séries.
option-rummy-turn-seconds = Temps pour un tour
option-rummy-turn-seconds-about = Si la table n’est pas en ordre à la fin, tu pioches trois tuiles.
option-rummy-jokers = Jokers
option-rummy-jokers-about = Peut-on défaire une série avec un joker ?
option-rummy-jokers-locked = Non, elle reste entière
option-rummy-jokers-free = On peut défaire les séries
option-rummy-rounds = Manches
option-rummy-rounds-about = Les points de toutes les manches s’ajoutent.
option-rummy-draw-and-discard = Piocher et défausser
option-rummy-draw-and-discard-about = Chaque tour commence par une pioche. Si tu ne poses rien, tu mets une tuile sur ta pile.
option-rummy-winner-scores = Points pour la victoire
option-rummy-winner-scores-about = La personne qui gagne reçoit tous les points que les autres perdent.
option-rummy-open-tile = Tuile visible
option-rummy-open-tile-about = Une tuile est visible à côté de la pioche. À quoi peut-elle servir ?
option-rummy-open-tile-off = Pas de tuile visible
option-rummy-open-tile-finish = Seulement pour finir
option-rummy-open-tile-any = Pour n’importe quel coup
option-rummy-hand-doubles = Tout d’un coup compte double
option-rummy-hand-doubles-about = Si quelqu’un pose tout d’un coup, tous les points comptent double.
option-finito-must-move = Bouger est obligatoire
option-finito-must-move-about = Quand tous les jetons sont posés, on ne peut pas tout laisser en place.
option-finito-must-move-why = Faut-il alors déplacer un jeton à chaque lancer ? On comprend la règle du jeu de deux façons. Comment jouez-vous ?
option-finito-must-move-no = On peut tout laisser
option-finito-must-move-yes = On doit déplacer un jeton
option-finito-target = Jouer jusqu’à
option-finito-target-about = Après chaque manche, un point par jeton de ta plus longue suite.
option-finito-decision-seconds = Temps pour réfléchir
option-finito-decision-seconds-about = Quand il est passé, le coup le plus simple est joué pour toi.
join-title = Une invitation pour toi
join-about = Comment les autres doivent-ils t’appeler ?
invited-by = { $name } t’invite à jouer : { $game }
invited-with = À la table : { $names }
invited-free = { $seats ->
    [one] Il reste une place libre.
   *[other] Il reste { $seats } places libres.
}
colon = { $before } : { $after }
sit-down = S’asseoir
waiting-for-guests = On attend des invités
all-here = Tout le monde est là
that-is-you = (toi)
invite-about = Envoie ce lien à une seule personne, ou fais-lui scanner l’image. Il marche une fois.
invite-link = Lien d’invitation
qr-code = Image du lien pour l’appareil photo d’un téléphone
copy-link = Copier le lien
send-link = Envoyer le lien
copied = Copié
copy-by-hand = Ce navigateur ne copie pas. Sélectionne le lien et copie-le toi-même.
link-here-only = Ce lien ne marche que sur cet ordinateur. Pour un lien qui marche dans toute la maison, lance Reihum avec :
host-begins = La personne qui a préparé la table lance le jeu quand tout le monde est là.

# At every table

connecting = Un instant…
connection-lost = La connexion est perdue. Nouvel essai…
move-on-its-way = Ton coup est en route…
server-awaited = Le serveur ne répond pas en ce moment. Dès qu’il répond, la page continue toute seule.
try-again = Réessayer
here-offer = Nous essayons encore. Tu peux aussi continuer ici, dans ce navigateur. Ce que tu ne pouvais pas voir est alors distribué à nouveau : les tuiles cachées et les lancers à venir. Ta table reste sur le serveur.
here-go-on = Continuer ici
here-wait = Attendre
here-note = Tu continues dans ce navigateur. Ce que tu ne pouvais pas voir a été distribué à nouveau.
here-only = Cette table n’est que dans ce navigateur.
here-back = Retour à la table du serveur
here-title = Si la connexion se coupe
here-kept = Tu pourras continuer ici. Tout ce qu’il faut est dans ce navigateur.
here-fetching = Ce qu’il faut pour continuer ici arrive (5 Mo)…
here-spared = Pour économiser les données, rien n’a été chargé. Si la connexion se coupe, tu ne pourras donc pas continuer ici.
here-absent = Ce serveur n’a pas ce qu’il faut. Il faut attendre que la connexion revienne.
here-impossible = À cette adresse, les navigateurs ne le permettent pas. Il faut https, ou jouer sur l’ordinateur même.
here-failed = Ce qu’il faut pour continuer ici n’a pas pu être chargé.
here-fetch = Charger maintenant (5 Mo)
waiting-for = On attend { $names }
your-turn-at = À toi de jouer : { $game }
who-begins = Qui commence ?
begins-highest = { $name } a tiré la plus grande tuile et commence.
begins-equal = Les plus grandes sont égales. On tire encore une fois :
begins-lot = { $name } commence. Le sort en a décidé.
begins-named = { $name } commence. C’est convenu.
begins-neighbour = { $name } commence, à gauche de la personne qui a fini la dernière manche.
begins-together = Personne ne commence. Tous jouent en même temps.
round-is-over = La manche est finie.
hint = Conseil
skip = Passer
show-again = Revoir
log = Ce qui s’est passé
log-empty = Rien encore.
time-left = Temps restant
time-left-of = Temps restant pour { $name }
middle = Milieu de la table
face-down-count = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
counters-down = { $count ->
    [one] { $count } caché
   *[other] { $count } cachés
}
scores = Points
round = Manche
round-number = Manche { $round }
total = Total
round-won = { $count ->
    [one] { $names } gagne la manche { $round }
   *[other] Manche { $round } partagée : { $names }
}
match-won = { $count ->
    [one] { $names } gagne !
   *[other] Victoire partagée : { $names } !
}
next-round = Manche suivante
rematch = Rejouer
rematch-ready = Vers la partie suivante
games-won = Parties gagnées
download-record = Télécharger la partie
shuffle-check = La donne était-elle honnête ?
shuffle-now = Tous les tirages de ce jeu viennent d’un nombre secret, révélé à la fin. Voici son empreinte : elle montrera que personne n’a changé le nombre.
shuffle-about = Tous les tirages de ce jeu viennent d’un nombre secret. Son empreinte était visible avant le premier coup, donc personne n’a pu le changer.
shuffle-hash = Empreinte avant le premier coup :
shuffle-seed = Le nombre secret :
shuffle-right = Les deux vont ensemble. La donne était fixée avant le premier coup.
shuffle-wrong = Les deux ne vont pas ensemble !
shuffle-unknown = Ce navigateur ne peut pas vérifier.
all-draws = Tous les tirages de ce serveur
seats = Qui est assis où
leave = Quitter la table
computer-takes-over = L’ordinateur prend la place ({ $level })
away = pas là
away-since = pas là depuis { $time }
away-for = { $name } n’est plus là depuis { $time }.
seat-left-empty = Une place est vide. Qui doit y jouer ?
wait = Attendre
leave-sure = Vraiment partir ? Le jeu continue sans toi.
leave-not = Rester
take-over-here = { $name } est là en ce moment.
take-over-sure = Un ordinateur joue alors à la place de { $name }, qui peut reprendre sa place à tout moment.
replaced = { $name } joue maintenant pour toi ; tu regardes.
take-back-seat = Rejouer moi-même
take-over-no = Non, { $name } continue
take-over-yes = Oui, l’ordinateur joue
say-something = Dire quelque chose
say-hello = Bonjour !
say-well-played = Bien joué !
say-thanks = Merci !
say-oh-no = Oh non !
say-hurry = À toi !
say-good-game = Belle partie !
help = Aide
keys = Touches
key-arrows = Flèches
key-arrows-does = aller de tuile en tuile
key-edge = Début, Fin
key-edge-does = aller à la première ou à la dernière tuile
key-tab = Tab
key-tab-does = aller à la partie suivante de la table
key-enter = Entrée
key-enter-does = prendre, poser
key-escape = Échap
key-escape-does = remettre ce que tu tiens
key-draw = D
key-draw-does = piocher
key-turn = R
key-turn-does = tourner la tuile tête en bas
key-new-set = N
key-new-set-does = poser comme nouvelle série
key-split = S
key-split-does = couper la série à la tuile tenue
key-take-back = Ctrl + Z
key-take-back-does = revenir d’un pas
key-finish = F
key-finish-does = finir le tour
key-rack = Maj + ← →
key-rack-does = déplacer une tuile sur ton chevalet
curtain-title = C’est à { $name }
curtain-about = Passe l’appareil. Les autres ne regardent pas.
curtain-time = Ton temps commence quand tu prends l’appareil : { $time }.
curtain-late = Personne ne l’a encore pris. Temps avant la fin du tour :
curtain-ready = Je suis { $name }
drawn-new = { $name }, voici du nouveau sur ton chevalet
drawn-done = Vu, je passe l’appareil
review = Analyse
replay = Revoir la partie
replay-step = Coup { $ply } sur { $plies }
replay-back = Précédent
replay-on = Suivant
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-seat = Vu par

# Completto

completto-push = { $left ->
    [one] Glisse le { $number } dans ta rangée. C’est la dernière tuile.
   *[other] Glisse le { $number } dans ta rangée. Encore { $left } tuiles.
}
completto-lay = Pose le { $number } à la place d’une tuile cachée.
completto-take = Où poses-tu le { $number } ?
completto-shift = Où glisses-tu cette tuile ?
completto-turn = À toi : pioche une tuile, prends-en une au milieu, ou déplace une tuile cachée.
completto-turn-draw = À toi : pioche une tuile, ou déplace une tuile cachée.
completto-extra = Une paire ! Tu rejoues.
middle-empty = Pas encore de tuile visible
draw-from-pile = { $count ->
    [one] Piocher une tuile, il en reste { $count }
   *[other] Piocher une tuile, il en reste { $count }
}
take-tile = Prendre le { $number }
tile-in-middle = { $number }, au milieu
read-as = Tourner en { $number }
your-row = Ta rangée, { $name }
row-of = Rangée : { $name }
place-open = Place { $place } : { $number }
place-down = Place { $place } : cachée
place-down-shift = Place { $place } : cachée, peut être déplacée
place-lay = Place { $place } : poser le { $number } ici
place-lay-extra = Place { $place } : poser le { $number } ici pour rejouer
place-gap = Glisser à la place { $place }
completto-hint-draw = Conseil : pioche une tuile.
completto-hint-lay = Conseil : pose le { $number } à la place { $place }.
completto-hint-take = Conseil : prends le { $number } au milieu et pose-le à la place { $place }.
completto-hint-shift = Conseil : déplace la tuile cachée de la place { $place } à la place { $goal }.

# Rummy

joker = joker
tile-brown = { $number } marron
tile-red = { $number } rouge
tile-blue = { $number } bleu
tile-white = { $number } blanc
colour-brown = marron
colour-red = rouge
colour-blue = bleu
colour-white = blanc
tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
has-opened = a ouvert
not-opened = n’a pas ouvert
rummy-table = Séries sur la table
rummy-empty = La table est vide.
rummy-put = Où la poser ? Touche une série ou une place libre sur la table.
rummy-put-or-stack = Où la poser ? Touche une série, une place libre sur la table ou ta pile.
rummy-draw-first = Pioche d’abord une tuile.
rummy-lay-or-discard = Pose des tuiles, ou mets-en une sur ta pile.
rummy-open-or-discard = Ouvre avec au moins { $points } points, ou mets une tuile sur ta pile.
rummy-lay-or-pass = Pose des tuiles, ou passe.
rummy-lay-or-draw = À toi : pose des tuiles, ou pioche.
rummy-open-or-draw = À toi : ouvre avec au moins { $points } points, ou pioche.
rummy-may-finish = Tout est en ordre. Tu peux toucher « Terminer ».
rummy-arranging = Pas encore en ordre.
rummy-hint-draw = Conseil : pioche une tuile.
rummy-hint-wait = Conseil : attends et pioche. Ce que tu poses sert aussi aux autres.
rummy-hint-pass = Conseil : passe.
rummy-hint-draw-back = Conseil : reprends tes tuiles et pioche.
rummy-hint-pass-back = Conseil : reprends tes tuiles et passe.
rummy-hint-discard = Conseil : mets { $tile } sur ta pile.
rummy-hint-discard-back = Conseil : reprends tes tuiles et mets { $tile } sur ta pile.
rummy-hint-lay = Conseil : tu peux poser { $tiles }.
rummy-hint-lay-many = Conseil : tu peux poser { $count } tuiles.
rummy-hint-puzzle = { $sets ->
    [one] Conseil : il faut changer une série de la table.
   *[other] Conseil : il faut changer { $sets } séries de la table.
}
show-me = Montre-moi
rummy-show-kept = Que pourrais-je poser ?
step-exchange = Pose { $tiles } à la place du joker dans { $set }, et prends le joker.
step-take = Retire { $tiles } de { $set }.
step-add = Ajoute { $tiles } à { $set }.
step-new = Pose { $tiles } comme nouvelle série.
told-exchange = { $name } pose { $tiles } à la place du joker dans { $set } et prend le joker.
told-take = { $name } prend { $tiles } dans { $set }.
told-add = { $name } ajoute { $tiles } à { $set }.
told-new = { $name } pose { $tiles } comme nouvelle série.
step-of = Étape { $step } sur { $steps } :
all-steps = Toutes les étapes d’un coup
all-steps-short = Tout
in-hand = dans ta main
in-hand-of = en main : { $name }
in-your-hand = Dans ta main : { $tiles }
opening-counted = { $points } points sur { $needed }
new-set = Nouvelle série
set-of = Série { $number } : { $tiles }
whole-set = Déplacer toute la série { $number }
put-before = Poser avant { $tile }
put-at-end = Poser à la fin de la série { $number }
your-rack = Ton chevalet, { $name }
rack-place = { $tile } : place { $place } sur { $places } de ton chevalet
back-to-rack = Retour au chevalet
back-to-place = Remettre
sort-colour = Par couleur
sort-number = Par nombre
arrange-table = Ranger la table
look-closer = Regarder de près
split-here = Couper ici
take-back = Un pas en arrière
take-all-back = Tout reprendre
finish = Terminer
draw = Piocher
pass = Passer
supply = Pioche et piles
draw-from-pool = Piocher une tuile, il en reste { $count }
own-stack = Ta pile : { $tile }
nothing = rien
take-discard = Prendre { $tile } sur la pile
stack-of = Pile, { $name } : { $tile }
open-tile = Tuile visible : { $tile }, seulement pour finir
open-tile-any = Tuile visible : { $tile }
open-tile-short = Visible
problem-not-a-set = Pas encore une suite ou un groupe
problem-tile-missing = À laisser sur la table : { $tiles }
problem-tile-not-on-rack = Pas sur ton chevalet : { $tiles }
problem-table-touched-before-opening = Ouvre d’abord, avec tes propres tuiles
problem-joker-set-split = Une série avec un joker reste entière
problem-joker-taken-before-opening = Ouvre avant de prendre un joker
problem-joker-not-in-new-set = Le joker va dans une nouvelle série
problem-discard-not-in-new-set = { $tiles } va dans une nouvelle série
problem-open-tile-only-to-finish = La tuile visible ne sert qu’à finir
problem-open-tile-not-laid = Pose la tuile visible, ou laisse-la où elle est
problem-nothing-laid = Aucune tuile ne vient de ton chevalet
problem-opening-too-low = Ces séries ne valent que { $points } points. C’est trop peu pour ouvrir
why-short = Il en faut au moins trois
why-two-of-a-colour = Dans un groupe, chaque couleur une seule fois
why-gap = Il manque un nombre entre deux
why-twice = Dans une suite, chaque nombre une seule fois
why-mixed = Ni une seule couleur, ni un seul nombre
why-too-long = Il y a trop de tuiles

# Finito!

your-counters = Tes jetons visibles
counter = Jeton { $number }
counter-chosen = Jeton { $number }, choisi
your-board = Ton plateau, { $name }
board-of = Plateau : { $name }
counters-up = Visibles : { $counters }
board-empty = vide
square-empty = Case { $place }, nombre { $printed }, vide
square-target = Case { $place }, nombre { $printed } : tu peux poser ici
square-taken = Case { $place }, nombre { $printed } : jeton { $number }
square-movable = Case { $place }, nombre { $printed } : jeton { $number }, peut bouger
has-chosen = a choisi
die-shows = Le dé montre { $number }
finito-pick = Choisis un de tes jetons visibles, puis une case claire.
finito-put = Pose le { $number } sur une case claire.
finito-move = Déplace un jeton vers une case claire, ou laisse tout.
finito-must-move = Déplace un jeton vers une case claire.
stay = Tout laisser
finito-hint-stay = Conseil : laisse tout en place.
finito-hint-place = Conseil : pose le { $number } sur le { $printed } marqué.

# What happened

event-new-round = La manche { $round } commence.
event-round-over = La manche est finie.
event-laid = { $name } pose le { $number } à la place { $place }.
event-shifted = { $name } déplace une tuile cachée.
event-drew = { $name } pioche le { $number }.
event-no-fit = { $name } pioche le { $number }. Il ne va nulle part et reste au milieu.
event-extra = Une paire ! { $name } rejoue.
event-turn = C’est à { $name }.
event-late = Temps écoulé : { $name }.
event-loose = { $name } reprend ce qui n’était dans aucune série : { $tiles }.
event-laid-these = { $name } pose { $tiles }.
event-laid-tiles = { $count ->
    [one] { $name } pose { $count } tuile.
   *[other] { $name } pose { $count } tuiles.
}
event-drew-tiles = { $count ->
    [one] { $name } pioche { $count } tuile.
   *[other] { $name } pioche { $count } tuiles.
}
event-discarded = { $name } défausse { $tile }.
event-passed = { $name } passe.
event-chose = { $name } a choisi.
event-placed = { $name } pose le { $number } sur le { $printed }.
event-stayed = { $name } laisse tout en place.
event-rolled = Le dé montre { $number }.
event-revealed = Tous montrent leur choix.
event-said = { $name } : { $text }
event-seat-taken = { $name } remplace { $before }.
event-seat-free = { $before } a quitté la table.
event-seat-joined = { $name } s’assied à la table.
event-away = { $name } n’est plus là.
event-not-here = { $name } n’est pas là pour le moment.
event-back = { $name } est de retour.
event-rematch = La partie suivante est prête.

# About you, where you have not given a name: in place of the texts of the same name

begins-highest-you = Tu as tiré la plus grande tuile et tu commences.
begins-lot-you = Tu commences. Le sort en a décidé.
begins-named-you = Tu commences. C’est convenu.
begins-neighbour-you = Tu commences, à gauche de la personne qui a fini la dernière manche.
round-won-you = Tu gagnes la manche { $round }
match-won-you = Tu gagnes !
your-row-you = Ta rangée
row-of-you = Ta rangée
told-exchange-you = Tu poses { $tiles } à la place du joker dans { $set } et tu prends le joker.
told-take-you = Tu prends { $tiles } dans { $set }.
told-add-you = Tu ajoutes { $tiles } à { $set }.
told-new-you = Tu poses { $tiles } comme nouvelle série.
in-hand-of-you = dans ta main
your-rack-you = Ton chevalet
stack-of-you = Ta pile : { $tile }
your-board-you = Ton plateau
board-of-you = Ton plateau
event-laid-you = Tu poses le { $number } à la place { $place }.
event-shifted-you = Tu déplaces une tuile cachée.
event-drew-you = Tu pioches le { $number }.
event-no-fit-you = Tu pioches le { $number }. Il ne va nulle part et reste au milieu.
event-extra-you = Une paire ! Tu rejoues.
event-turn-you = C’est à toi.
event-late-you = Ton temps est écoulé.
event-loose-you = De retour sur ton chevalet, car dans aucune série : { $tiles }.
event-laid-these-you = Tu poses { $tiles }.
event-laid-tiles-you = { $count ->
    [one] Tu poses { $count } tuile.
   *[other] Tu poses { $count } tuiles.
}
event-drew-tiles-you = { $count ->
    [one] Tu pioches { $count } tuile.
   *[other] Tu pioches { $count } tuiles.
}
event-discarded-you = Tu défausses { $tile }.
event-passed-you = Tu passes.
event-chose-you = Tu as choisi.
event-placed-you = Tu poses le { $number } sur le { $printed }.
event-stayed-you = Tu laisses tout en place.

# Why not

refused-table-not-your-seat = Ce n’est pas ta place.
refused-table-not-playing = On ne peut pas jouer ici pour le moment.
refused-table-too-early = Un instant, le dernier coup n’est pas encore passé.
refused-table-seat-changed = Quelqu’un d’autre est assis là maintenant.
refused-table-seat-for-computer = Pendant une partie, seul l’ordinateur peut prendre cette place.
refused-table-seats-empty = Il reste des places libres.
refused-table-no-hints = À cette table, il n’y a pas de conseils.
refused-table-nothing-to-arrange = Il n’y a rien à arranger maintenant.
refused-daily-no-puzzles = Il y a des énigmes pour chaque jour du { $first } au { $last }.
refused-game-not-your-move = Ce n’est pas ton tour.
refused-game-not-over = Le jeu n’est pas encore fini.
refused-game-round-over = La manche est finie.
refused-game-round-not-over = La manche n’est pas encore finie.
refused-completto-unknown-starter = Cette place n’existe pas.
refused-completto-does-not-fit = Le { $reading } ne va pas là.
refused-completto-not-between = À cette table, on glisse une tuile entre deux autres, pas au bout.
refused-completto-lay-first = Pose d’abord la tuile piochée.
refused-completto-push-first = Glisse d’abord la tuile visible dans ta rangée.
refused-completto-pile-empty = Il n’y a plus de tuiles à piocher.
refused-completto-row-does-not-ascend = Les nombres visibles d’une rangée doivent monter de gauche à droite.
refused-completto-tile-twice = Il n’y a qu’un { $tile }, et il est déjà dans ta rangée.
refused-completto-unknown-tile = Il n’y a pas de tuile « { $text } ». Elles vont de 1 à 100.
refused-rummy-table-not-legal = La table n’est pas encore en ordre.
refused-rummy-tiles-not-conserved = Des tuiles ne sont plus à leur place. Reprends tout et réessaie.
refused-rummy-draw-first = Pioche d’abord une tuile.
refused-rummy-pool-empty = Il n’y a plus de tuiles à piocher.
refused-rummy-pool-not-empty = Tu peux encore piocher.
refused-rummy-discard-instead = Pose des tuiles, ou mets-en une sur ta pile.
refused-rummy-no-discarding = À cette table, on ne met rien sur une pile.
refused-rummy-last-tile-before-opening = Tu n’as pas encore ouvert : garde ta dernière tuile et passe.
refused-rummy-not-a-set = Ni une suite ni un groupe : { $tiles }
refused-rummy-empty-set = Il manque une série entre deux barres.
refused-rummy-too-many-tiles = { $tile } est là { $count } fois, mais le jeu n’en a que { $copies }.
refused-rummy-unknown-tile = La tuile « { $text } » n’existe pas.
refused-finito-not-a-target = Tu ne peux pas poser là.
refused-finito-must-move = Tu dois déplacer un jeton.
refused-finito-place-first = Pose d’abord tous tes jetons.
refused-hand-pick-first = Prends d’abord un jeton.
refused-hand-stays-on-table = Ceci doit rester sur la table : { $tiles }.
refused-hand-never-on-rack = Cette tuile ne va sur aucun chevalet : on ne peut que la poser dans une série.
refused-hand-not-your-turn = Tu peux trier tes tuiles. Pour poser, attends ton tour.
refused-hand-fits-nowhere = Le { $reading } ne va nulle part dans ta rangée.

# Real tiles at home

other-ways = D’autres façons de jouer
other-ways-about = Vous pouvez en convenir en préparant une table.

# About

about-version = Reihum, version { $version }. Logiciel libre sous licence MIT.
about-stored = Ce qui est gardé, et où
about-stored-page = Tout reste dans ce navigateur : tes tables et leurs coups. Rien n’est envoyé ailleurs. Si tu effaces les données de ce site, tout disparaît.
about-stored-server = Le serveur garde tes tables : les noms que tu as tapés, l’accord et chaque coup. Il ne te connaît que par un cookie, sans compte. Avec « Oublie-moi » sous tes tables, le serveur oublie tout.
about-stored-here = Si tu continues dans ce navigateur parce que la connexion est perdue, cette table reste dans ce navigateur.
about-settings = Tes réglages, comme la langue et le son, restent dans ce navigateur.
about-licences = Fait avec le travail des autres
about-licences-about = Des parties de cette page ont été faites par d’autres, qui les laissent à tout le monde. Voici leurs licences.
about-show-licences = Montrer les licences
