"""`python -m reihum.research.fortunes GAME PLAYER...`: is luck luck?

Each player sits on all seats of many games. On average the deal and the draws should give nobody
anything; and with the skill, added up move by move, they should make up the result of every game.
"""

from typing import NamedTuple

from reihum import processes
from reihum.games import GAMES
from reihum.kernel.chance import Seed
from reihum.research.asking import Asking
from reihum.research.statistics import estimate
from reihum.review.judges import Chances, judge

LONGEST = 5_000  # moves
POINTS = 100  # of a win


class Fortunes(NamedTuple):
    """Of one game: what every seat was given, and what its moves did besides."""

    deal: Chances
    draws: Chances
    skill: Chances
    result: Chances

    def gap(self) -> float:
        """How far luck and skill are from the result, at most."""
        fair = 1 / len(self.deal)
        return max(
            abs(result - fair - sum(parts))
            for result, *parts in zip(self.result, self.deal, self.draws, self.skill, strict=True)
        )


def followed(name: str, player: str, seats: int, deal: Seed) -> Fortunes:
    """A game of this player against itself."""
    game, one = GAMES[name], judge(name)
    match = game.start(game.options(), seats, deal)
    first = now = one.chances(match.round)
    draws, skill = [0.0] * seats, [0.0] * seats
    for move in range(LONGEST):
        waiting = game.waiting(match)
        if not waiting:
            break
        seat, before = waiting[0], match
        action = game.players[player](game.view(match, seat), f"{deal}.{move}")
        match = game.apply(match, seat, action)
        lucky = one.lucky(before.round, seat, action, match.round) or (0.0,) * seats
        then = one.chances(match.round)
        for at in range(seats):
            draws[at] += lucky[at]
            skill[at] += then[at] - now[at] - lucky[at]
        now = then
    given = tuple([chance - 1 / seats for chance in first])
    return Fortunes(given, tuple(draws), tuple(skill), now)


def told(name: str, player: str, games: list[Fortunes]) -> list[str]:
    """What all these games come to: a line for each seat, then how well the sums agree."""
    lines = []
    for seat in range(len(games[0].deal)):
        draws = estimate([POINTS * game.draws[seat] for game in games])
        both = estimate([POINTS * (game.deal[seat] + game.draws[seat]) for game in games])
        lines.append(
            f"seat {seat}: draws {draws.mean:+.2f} ({draws.low:+.2f} to {draws.high:+.2f}), "
            f"with the deal {both.mean:+.2f} ({both.low:+.2f} to {both.high:+.2f}) points a game"
        )
    widest = max(game.gap() for game in games)
    lines.append(f"{name} {player}, {len(games)} games: luck + skill = result within {widest:.1e}")
    return lines


def main() -> None:
    """Let them play, and tell."""
    asked = Asking(__doc__, 2_000, "fortunes").with_players().with_seats().with_workers().read()
    count = asked.games
    deals = [f"{asked.seed}.{number}" for number in range(count)]
    processes.one_core_each()
    with processes.pool(asked.workers) as pool:
        for player in asked.players:
            same = [[asked.game] * count, [player] * count, [asked.seats] * count]
            games = list(pool.map(followed, *same, deals, chunksize=8))
            print("\n".join(told(asked.game, player, games)), flush=True)


if __name__ == "__main__":
    main()
