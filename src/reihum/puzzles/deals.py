"""The deal of a day: one for each game, and what the master made of it."""

from reihum.games import GAMES
from reihum.kernel.chance import Seed, seed_hash, thought_seed
from reihum.kernel.match import NextRound
from reihum.puzzles.model import GENERATOR, Deal

OPPONENT = "steady"
SEATS = 2
# Nobody is hurried by a clock.
OPTIONS: dict[str, dict[str, object]] = {
    "completto": {},
    "rummy": {"turn_seconds": 0},
    "finito": {},
}


def deal_seed(day: str, game: str) -> Seed:
    """The seed of this game's deal; the same wherever it is played."""
    return seed_hash(f"deal {GENERATOR}, {game}, {day}")


def played_by_master(day: str, name: str) -> Deal:
    """What the master makes of the deal; whoever plays it meets the same opponent."""
    game, seed = GAMES[name], deal_seed(day, name)
    names = (list(game.players)[-1], OPPONENT)
    match, made = game.start(game.options(**OPTIONS[name]), SEATS, seed), [0] * SEATS
    while seats := game.waiting(match):
        seat = seats[0]
        action = NextRound()
        if not game.between_rounds(match):
            thought = thought_seed(seed, seat, made[seat])
            action = game.players[names[seat]](game.view(match, seat), thought)
        match = game.apply(match, seat, action)
        made[seat] += 1
    outcome = game.outcome(match)
    return Deal(name, OPPONENT, made[0], outcome.totals if outcome else ())
