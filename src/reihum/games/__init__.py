"""The three games by name, and what belongs to any of them.

Whoever needs no more of a game than its value asks here. What is said of each game by itself, on
the wire or in a review, names it too: "Add a game" in CONTRIBUTING lists all these places.
"""

from reihum.games import completto, finito, rummy
from reihum.games.completto import model as of_completto
from reihum.games.finito import model as of_finito
from reihum.games.rummy import model as of_rummy
from reihum.kernel.game import AnyGame

GAMES: dict[str, AnyGame] = {game.name: game for game in (completto.GAME, rummy.GAME, finito.GAME)}

# What everybody knows of a round, and what one seat knows besides; its tag says of which game.
Public = of_completto.Public | of_rummy.Public | of_finito.Public
Own = of_completto.Own | of_rummy.Own | of_finito.Own
