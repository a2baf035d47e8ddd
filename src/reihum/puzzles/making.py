"""Puzzles of any game without end, made from rounds of computer players."""

from collections.abc import Callable, Iterator
from functools import partial

from reihum.games import GAMES
from reihum.kernel.chance import Seed, chosen, seed_hash
from reihum.puzzles import choices, rummy
from reihum.puzzles.model import GENERATOR, LEVELS, Level, Puzzle

# All puzzles of the round that a seed gives.
ROUNDS: dict[str, Callable[[Seed], Iterator[Puzzle]]] = {
    "completto": partial(choices.of_round, GAMES["completto"]),
    "rummy": rummy.of_round,
    "finito": partial(choices.of_round, GAMES["finito"]),
}


def puzzles(game: str, seed: Seed, level: Level | None = None) -> Iterator[Puzzle]:
    """Puzzles of this game, of one level or of any; no two from the same round."""
    number = 0
    while True:
        found = by_level(game, seed, number)
        levels = [one for one in found if level in (None, one)]
        if levels:
            yield found[chosen(seed, f"level of game {number}", levels)]
        number += 1


def by_level(game: str, seed: Seed, number: int = 0) -> dict[Level, Puzzle]:
    """One puzzle of each level that a round has any of; the seed and the number say which round."""
    found: dict[Level, list[Puzzle]] = {}
    for puzzle in ROUNDS[game](seed_hash(f"{game} {GENERATOR}, {seed}, game {number}")):
        found.setdefault(puzzle.level, []).append(puzzle)
    return {
        level: chosen(seed, f"puzzle of game {number}, level {level}", found[level])
        for level in LEVELS
        if level in found
    }
