"""The three games by name, and what belongs to any of them; the only file that knows them all."""

from reihum.games import completto, finito, rummy
from reihum.games.completto import model as of_completto
from reihum.games.finito import model as of_finito
from reihum.games.rummy import model as of_rummy
from reihum.kernel.game import AnyGame

GAMES: dict[str, AnyGame] = {game.name: game for game in (completto.GAME, rummy.GAME, finito.GAME)}

# What everybody knows of a round, and what one seat knows besides; its tag says of which game.
Public = of_completto.Public | of_rummy.Public | of_finito.Public
Own = of_completto.Own | of_rummy.Own | of_finito.Own
