"""The three games by name; the only file that knows them all."""

from typing import Any

from reihum.games import completto, finito, rummy
from reihum.kernel.game import Game

GAMES: dict[str, Game[Any, Any, Any, Any]] = {
    game.name: game for game in (completto.GAME, rummy.GAME, finito.GAME)
}
