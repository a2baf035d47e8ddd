# Start page

start-title = Trois jeux de tuiles numérotées
start-about = Sans inscription. Choisis un jeu, et l’ordinateur s’assoit à ta table. Ou invite ta famille.
start-about-page = Sans inscription. Choisis un jeu, et l’ordinateur s’assoit à ta table. Ou faites passer l’appareil.
play-now = Jouer
play-now-game = Jouer à { $game }
set-up = Préparer une table
set-up-game = Préparer une table : { $game }
how-to-play = Les règles
how-to-play-game = Les règles de { $game }
learn-it = Apprendre en deux minutes
lesson-of = Apprendre { $game } en deux minutes
completto-about = Retourne ta rangée de 22 tuiles, une à une, de la plus petite à la plus grande.
rummy-about = Pose des suites et des groupes. Tout ce qui est sur la table peut bouger.
finito-about = Un seul dé pour tous. Qui aura le premier douze jetons dans l’ordre ?
my-tables = Mes tables
back-to = Retour à la table
status-open = attend des invités
status-playing = en cours
status-over = terminée
status-abandoned = personne n’est revenu
table-abandoned = Personne n’a joué ici depuis un moment : la partie est terminée.
forget-me = Oublie-moi
forget-me-about = Ton nom et tes tables sont effacés de ce serveur pour toujours. Les tables avec d’autres personnes restent, mais sans toi.
forget-me-yes = Oui, oublie-moi
forget-me-done = C’est fait. Ton nom et tes tables sont effacés.
at-home = De vraies tuiles à la maison
at-home-about = Arbitre, feuilles de score, dé et minuteur pour le jeu sur votre propre table.
daily = Énigmes du jour
daily-short = Une énigme de chaque jeu, nouvelle chaque jour, la même pour tous.
daily-coming = Les énigmes arrivent…
daily-streak = { $days ->
    [one] Un jour de suite
   *[other] { $days } jours de suite
}
daily-done = Les trois sont résolues. Il y en aura d’autres demain.
daily-share = Copier le résultat
deals = Parties du jour
deals-about = Les mêmes tuiles et les mêmes lancers pour tout le monde, contre { $name }. Le premier essai compte.
deal-masters-coming = Le maître joue encore…
deal-yours = Toi : { $points }, coups : { $moves }
deal-masters = Le maître : { $points }, coups : { $moves }
deal-look = Revoir
deal-look-at = Revoir { $game }
deal-go-on = Continuer
deal-go-on-with = Continuer { $game }
daily-archive = Autres jours
daily-yesterday = Les énigmes d’hier
daily-before = Le jour d’avant
daily-after = Le jour d’après
daily-today = Aujourd’hui
daily-past = Elles datent d’un autre jour : elles ne comptent pas pour les jours de suite. Un conseil montre la solution.
puzzle-lay-all = Pose toutes tes tuiles. Tu peux réarranger la table.
puzzle-tiles-left = Permis. Mais il reste des tuiles sur ton chevalet.
puzzle-is-solved = Résolue
puzzle-solved-with = { $hints ->
    [0] Résolue, sans aucune aide !
    [one] Résolue, avec un conseil.
   *[other] Résolue, avec { $hints } conseils.
}
puzzle-missed = Essais ratés : { $misses }.
puzzle-next = Énigme suivante
practice = S’entraîner
practice-short = Des énigmes sans fin, à ton niveau.
my-play = Mon jeu
my-play-short = Comment tes parties se sont passées. Ouvre-en une depuis un fichier.
guest = Invité
close = Fermer
settings = Réglages
language = Langue
theme = Clair ou sombre
theme-auto = Comme mon appareil
theme-light = Clair
theme-dark = Sombre
sound = Son
big-tiles = Grandes tuiles
notify = Préviens-moi quand c’est mon tour
notify-refused = Ton navigateur ne le permet pas. Tu peux changer cela dans ses réglages.
pace = Coups des autres
pace-slow = Lents
pace-normal = Normaux
pace-fast = Rapides
pace-once = D’un coup
your-name = Ton nom
name = Nom

# Setting up, joining

player-random = Pip, Juno, Kiki, Zazu
player-gentle = Lilo, Benno, Ella, Otis
player-simple = Tim, Lena, Finn, Rosa
player-curious = Léo, Maja, Théo, Suri
player-eager = Mia, Jonas, Ruby, Nico
player-steady = Nora, Emil, Ida, Bruno
player-sharp = Max, Vera, Hugo, Iris
player-patient = Anton, Greta, Sami, Elsa
player-master = Ada, Oscar, Mira, Félix
seat-empty = Place libre
yes = Oui
no = Non
to-start = Vers l’accueil
page-unknown = Cette page n’existe pas ici.

# At every table

offline-title = Pas de connexion
offline-about = Cette page n’a pas pu être chargée. Elle reviendra quand tu seras en ligne.
offline-note = Pas de connexion en ce moment. Tu peux quand même lire les règles, apprendre les jeux et te servir de la feuille de score, du dé et du minuteur.

# About you, where you have not given a name: in place of the texts of the same name

you = Toi

# Why not

refused-other = Cela n’a pas marché ({ $code }).
refused-server-gone = Le serveur ne répond pas. Réessaie dans un instant.
refused-server-try-again = Le serveur est occupé. Réessaie dans un instant.
refused-server-failed = Le serveur a fait une erreur. Réessaie.
refused-server-no-answer = La réponse a mis trop de temps. Réessaie.
refused-outdated = Cette page et le serveur ne se comprennent pas. Recharge la page.
refused-changed = Ce n’est plus possible. Regarde la table et choisis autre chose.
refused-request-too-large = C’était trop d’un coup.
refused-request-too-slow = Ta connexion est très lente en ce moment. Réessaie.
refused-request-foreign-origin = Cette page ne vient pas de ce serveur. Ouvre la page du serveur lui-même.
refused-limit-requests = C’était beaucoup d’un coup. Attends un peu.
refused-limit-messages = Pas si vite, s’il te plaît.
refused-limit-sockets = Trop de tables sont ouvertes sur cet appareil.
refused-limit-watchers = Trop de gens regardent cette table.
refused-limit-hints = Beaucoup de gens demandent un conseil. Réessaie dans un instant.
refused-table-unknown = Cette table n’existe pas, ou plus.
refused-table-not-alone = Seule une partie entre toi et l’ordinateur peut continuer ici.
refused-record-rules = Cette partie suit d’autres règles, plus anciennes ou plus récentes que celles d’ici. On ne peut donc pas l’ouvrir.
refused-record-went-on = Cette partie a continué dans un navigateur, à partir du milieu. Seul ce navigateur peut la montrer.
refused-table-link-used = Cette invitation a déjà servi ou est trop ancienne. Demandes-en une nouvelle.
refused-table-not-host = Seule la personne qui a préparé la table peut faire cela.
refused-seat-name-length = Un nom a de 1 à 24 lettres.
refused-seat-name-characters = Ce nom a des lettres qu’on ne peut pas montrer.

# The page that needs no server

page-loading = Chargement des jeux : { $percent } %
page-starting = Les jeux démarrent…
page-failed = Les jeux n’ont pas pu être chargés. Recharge la page pour réessayer.
page-broken = Quelque chose n’a pas marché sur cette page. Recharge-la pour réessayer.
load-again = Recharger
page-not-kept = Ce navigateur ne garde rien ou n’a plus de place. Tu peux continuer à jouer, mais la partie sera perdue quand tu fermeras la page.
page-no-guests = Ici, on ne peut pas inviter : cette page joue sans serveur, personne d’autre ne peut la joindre. Joue contre l’ordinateur ou faites passer l’appareil.
here-mark = dans ce navigateur
refused-table-open-elsewhere = Cette table est ouverte dans un autre onglet. Continue là-bas, ou ferme-le et recharge cette page.

# About

about = À propos
