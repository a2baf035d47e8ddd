"""Whole games as text, the same wherever they are played; runs in Pyodide, too."""

from reihum.games import GAMES
from reihum.kernel.match import NextRound
from reihum.kernel.record import recorded, transcript
from reihum.review.judges import JUDGED, judge

LONGEST = 400  # moves of a game that are compared
# Games that once went another way: Python 3.12 and later add up fractions more exactly.
TOLD_APART = (579,)
JUDGED_AFTER = 7  # moves: enough that both a draw and a choice are behind


def transcripts(games: int) -> str:
    """So many games of computer players, all games and numbers of seats in turn; and some more."""
    told = "".join(_game(number) for number in (*range(games), *TOLD_APART))
    return told + "".join(map(_chances, JUDGED))


def _chances(name: str) -> str:
    """How a game in its middle is judged, and what its moves are worth, as a review asks."""
    game, seed = GAMES[name], "judged"
    match = game.start(game.options(), 2, seed)
    for count in range(JUDGED_AFTER):
        seat = game.waiting(match)[0]
        action = game.players["steady"](game.view(match, seat), f"{seed}-{count}")
        match = game.apply(match, seat, action)
    by = judge(name)
    view = game.view(match, game.waiting(match)[0])
    worth = [chance for _, chance in by.weighed(view)]
    return " ".join(f"{chance:.4f}" for chance in (*by.chances(match.round), *worth))


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
