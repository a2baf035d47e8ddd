"""What learned players decide and know; runs where no NumPy is, too."""

from reihum.games import GAMES
from reihum.kernel.match import NextRound
from reihum.review.judges import JUDGED, judge
from tests.amounts import ALL, amount

FIRST = 0 if ALL else 15  # move that is looked at: at the beginning most can still come


def decisions(name: str, count: int) -> list[str]:
    """What the master does in so many positions, the same whoever plays to them."""
    game, number = GAMES[name], 0
    found: list[str] = []
    while len(found) < count:
        number += 1
        match = game.start(game.options(), 2 + number % 3, f"networks-{number}")
        for nth in range(amount(60, 400)):
            if not game.waiting(match) or len(found) >= count:
                break
            seat = game.waiting(match)[0]
            view = game.view(match, seat)
            if game.between_rounds(match):
                match = game.apply(match, seat, NextRound())
                continue
            if nth >= FIRST and nth % 5 == 0:
                action = game.players["master"](view, "seed")
                found.append(game.notation.write_action(action))
            match = game.apply(match, seat, game.players["steady"](view, "seed"))
    return found


def told_chances() -> list[float]:
    """Of some moments of each game: who wins, what moves are worth, what a draw gave."""
    found: list[float] = []
    for name in JUDGED:
        game, one = GAMES[name], judge(name)
        match = game.start(game.options(), 2, "chances")
        for nth in range(FIRST + amount(4, 40)):
            seat = game.waiting(match)[0]
            view = game.view(match, seat)
            action = game.players["steady"](view, "seed")
            after = game.apply(match, seat, action)
            if nth >= FIRST:
                found += one.chances(match.round)
                found += [worth for _, worth in one.weighed(view)]
                found += one.lucky(match.round, seat, action, after.round) or ()
            match = after
    return found
