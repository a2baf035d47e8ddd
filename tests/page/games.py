"""Whole games as text, the same wherever they are played; runs in Pyodide, too."""

from reihum.games import GAMES
from reihum.kernel.match import NextRound
from reihum.kernel.record import recorded, transcript

LONGEST = 400  # moves of a game that are compared
# Games that once went another way: Python 3.12 and later add up fractions more exactly.
TOLD_APART = (579,)


def transcripts(games: int) -> str:
    """So many games of computer players, all games and numbers of seats in turn; and some more."""
    return "".join(_game(number) for number in (*range(games), *TOLD_APART))


def _game(number: int) -> str:
    name = list(GAMES)[number % 3]
    seats, seed = 2 + number // 3 % 3, f"site-{number}"
    game = GAMES[name]
    options, moves = game.options(), []
    match = game.start(options, seats, seed)
    player = game.players["steady" if number % 2 else "simple"]
    for count in range(LONGEST):
        waiting = game.waiting(match)
        if not waiting:
            break
        seat = waiting[0]
        between = game.between_rounds(match)
        action = NextRound() if between else player(game.view(match, seat), f"{seed}-{count}")
        moves.append((seat, action))
        match = game.apply(match, seat, action)
    return transcript(game, recorded(game, options, ["x"] * seats, seed, moves))
