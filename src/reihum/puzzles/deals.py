"""The deal of a day: one for each game, and what the master made of it."""

import msgspec
from msgspec import Struct

from reihum.games import GAMES
from reihum.kernel.chance import Seed, seed_hash, thought_seed
from reihum.kernel.options import Values
from reihum.puzzles.model import GENERATOR, Deal

OPPONENT = "steady"
SEATS = 2
MOVES_AT_ONCE = 8
# One round, and nobody is hurried by a clock.
OPTIONS: dict[str, Values] = {
    "completto": {},
    "rummy": {"turn_seconds": 0},
    "finito": {},
}


def deal_seed(day: str, game: str) -> Seed:
    """The seed of this game's deal; the same wherever it is played."""
    return seed_hash(f"deal {GENERATOR}, {game}, {day}")


class Trial(Struct, frozen=True):
    """The master at a deal, so many moves in; a deal is played in pieces, none of which is long."""

    match: bytes
    nth: tuple[int, ...]  # moves so far by seat
    deal: Deal | None = None  # once it is over


def begun(day: str, name: str) -> Trial:
    """The deal, not played yet."""
    game = GAMES[name]
    match = game.start(game.options(**OPTIONS[name]), SEATS, deal_seed(day, name))
    return Trial(msgspec.json.encode(match), (0,) * SEATS)


def gone_on(day: str, name: str, trial: Trial) -> Trial:
    """The master plays on for some moves; whoever plays the deal meets the same opponent."""
    game, seed, nth = GAMES[name], deal_seed(day, name), list(trial.nth)
    names = (list(game.players)[-1], OPPONENT)
    match = msgspec.json.decode(trial.match, type=game.match_type)
    for _ in range(MOVES_AT_ONCE):
        if outcome := game.outcome(match):
            deal = Deal(name, OPPONENT, nth[0], outcome.totals)
            return Trial(b"", tuple(nth), deal)
        seat = game.waiting(match)[0]
        thought = thought_seed(seed, seat, nth[seat])
        action = game.players[names[seat]](game.view(match, seat), thought)
        match = game.apply(match, seat, action)
        nth[seat] += 1
    return Trial(msgspec.json.encode(match), tuple(nth))
