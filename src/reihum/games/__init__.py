"""The three games by name; the only file that knows them all."""

from reihum.games import completto, finito, rummy
from reihum.kernel.game import AnyGame

GAMES: dict[str, AnyGame] = {game.name: game for game in (completto.GAME, rummy.GAME, finito.GAME)}
