"""`python -m reihum.research.alone GAME PLAYER`: how long a player takes when nobody disturbs it.

The other seat never gets on and takes nothing that is of use: in Completto it shifts one tile, in
Finito it lays its counters the wrong way round and stays. Finito counts rolls, Completto the turns
after the preparation, where an extra turn belongs to the turn that earned it.
"""

from collections.abc import Callable

from reihum import processes
from reihum.games import completto, finito
from reihum.games.completto.model import Shift
from reihum.games.finito.model import Place
from reihum.kernel.chance import Seed
from reihum.research.asking import Asking
from reihum.research.statistics import estimate

LONGEST = 300  # turns; a game that takes longer counts as one of so many


def finito_rolls(player: str, deal: Seed) -> int:
    """The rolls after which this player has finished."""
    game = finito.GAME
    match = game.start(finito.Options(), 2, deal)
    while game.outcome(match) is None and match.round.rolls <= LONGEST:
        action = game.players[player](game.view(match, 0), f"{deal}.{match.round.rolls}")
        other = finito_idler(game.view(match, 1))
        match = game.apply(game.apply(match, 0, action), 1, other)
    return min(match.round.rolls, LONGEST)


def finito_idler(view: finito.View) -> finito.model.Action:
    """Lays high counters low and low ones high, then stays."""
    options = finito.GAME.offered(view)
    if not isinstance(options[-1], Place):
        return options[-1]

    def downwards(action: finito.model.Action) -> int:
        assert isinstance(action, Place)
        return (2 * action.counter - 13) * action.square

    return min(options, key=downwards)


def completto_turns(player: str, deal: Seed) -> int:
    """The turns after which this player's row is full."""
    game, turns, moves = completto.GAME, 0, 0
    match = game.start(completto.Options(starter=0), 2, deal)
    while (waiting := game.waiting(match)) and turns < LONGEST:
        view = game.view(match, waiting[0])
        if waiting[0] == 0:
            moves += 1
            known = view.public
            turns += not any(known.to_push) and not known.drawn and not known.extra_turn
            action = game.players[player](view, f"{deal}.{moves}")
        else:
            action = completto_idler(view)
        match = game.apply(match, waiting[0], action)
    return turns


def completto_idler(view: completto.View) -> completto.model.Action:
    """Pushes its tiles in anywhere, then only shifts."""
    options = completto.GAME.offered(view)
    return next((action for action in options if isinstance(action, Shift)), options[0])


MEASURES: dict[str, Callable[[str, Seed], int]] = {
    "completto": completto_turns,
    "finito": finito_rolls,
}


def alone(game: str, player: str, seed: Seed, games: int, workers: int) -> list[int]:
    """How long each of these games takes."""
    deals = [f"{seed}.{number}" for number in range(games)]
    processes.one_core_each()
    with processes.pool(workers) as pool:
        return list(pool.map(MEASURES[game], [player] * games, deals, chunksize=8))


def main() -> None:
    """Measure, and say how long it takes on average and how sure that is."""
    asking = Asking(__doc__, 1000, "alone", MEASURES).with_workers()
    asking.add_argument("players", metavar="player", nargs=1)
    asked = asking.read()
    (player,) = asked.players
    found = alone(asked.game, player, asked.seed, asked.games, asked.workers)
    mean, endless = estimate(found), sum(turns == LONGEST for turns in found)
    print(f"{asked.game} {player} alone: {mean.mean:.3f}", end="")
    print(f", 95 % interval {mean.low:.3f} to {mean.high:.3f}", end="")
    print(f", {asked.games} games, seed {asked.seed}, {endless} not finished after {LONGEST}")


if __name__ == "__main__":
    main()
