"""The recorded games that never change: `python -m tests.transcripts.games` writes missing ones.

A transcript that is there is never overwritten: it is what the rules were, and must stay.
"""

import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from reihum.games import GAMES
from reihum.kernel.match import NextRound
from reihum.kernel.options import read_options
from reihum.kernel.record import UNSIGNED, Record, recorded, transcript

HERE = Path(__file__).parent

# file: game, seats, options, how often a player moves at random
PLAYED: dict[str, tuple[str, int, list[str], float]] = {
    "completto-two": ("completto", 2, ["starter=1"], 0.0),
    "completto-four-rounds": ("completto", 4, ["rounds=2", "pairs=anywhere"], 0.1),
    "rummy-two": ("rummy", 2, [], 0.0),
    "rummy-three-free": ("rummy", 3, ["jokers=free", "opening_points=20", "rounds=2"], 0.3),
    "rummy-discards": ("rummy", 4, ["draw_and_discard=true", "open_tile=finish"], 0.2),
    "finito-two": ("finito", 2, [], 0.0),
    "finito-match": ("finito", 4, ["target=20", "must_move=true"], 0.05),
}

HEAD = re.compile(r"(\w+), rules (\d+), seed (\S+)\noptions (.*)\nseats (.*)\n")
MOVE = re.compile(r"^\d+\. (.*)$", re.MULTILINE)


def played(name: str) -> Record:
    """The record of a game that is played now."""
    game_name, seats, texts, wildness = PLAYED[name]
    game, random = GAMES[game_name], Random(name)
    options = read_options(game.options, texts)
    moves: list[tuple[int, Any]] = []
    state = game.start(options, seats, name)
    while waiting := game.waiting(state):
        seat = random.choice(waiting)
        player = game.players["random" if random.random() < wildness else "simple"]
        between = game.between_rounds(state)
        action = NextRound() if between else player(game.view(state, seat), f"{len(moves)}")
        state = game.apply(state, seat, action)
        moves.append((seat, action))
    names = ["Ada", "Björn", "Chloé", "Дима"][:seats]
    return recorded(game, options, names, name, moves)


def told(text: str) -> Record:
    """The record that a transcript tells."""
    head = HEAD.match(text)
    assert head
    return Record(
        game=head[1],
        rules=int(head[2]),
        options=msgspec.json.decode(head[4]),
        seats=tuple(head[5].split(", ")),
        seed=head[3],
        seed_hash="",
        moves=tuple(MOVE.findall(text)),
        digest=UNSIGNED,
    )


def main() -> None:
    """Write the transcripts that are missing."""
    for name in PLAYED:
        file = HERE / f"{name}.txt"
        if not file.exists():
            record = played(name)
            file.write_text(transcript(GAMES[record.game], record), "utf-8")


if __name__ == "__main__":
    main()
