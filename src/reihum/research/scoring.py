"""What a block is worth to each player: the mean share of the win, with or without its luck.

Chances that know these players badly see luck where there is little. So no more of it is taken out
than has told in the results of the blocks before: all of it at first, then the slope of a straight
line from luck to result. That is fixed before the block is played, so the mean stays what it is.
"""

from operator import mul
from statistics import fmean

from reihum.research.contest import Result

Block = tuple[Result, ...]  # game n is played with the seats rotated by n
Line = list[float]  # a number for each player

TRUSTED = 20  # blocks that the chances count for, before any was played


class Scoring:
    """Everybody's scores, block by block."""

    def __init__(self, players: int, adjust: bool) -> None:
        self.players, self.adjust = players, adjust
        self.blocks = 0
        self.scores, self.lucks = [0.0] * players, [0.0] * players  # added up
        self.products, self.squares = 0.0, 0.0  # of luck and score, of luck

    def of(self, block: Block) -> Line:
        """Every player's score in the next block; adjusted: without the luck that tells."""
        scores = self._means([result.shares for result in block])
        if not self.adjust:
            return scores
        lucks, part = self._means([result.luck for result in block]), self.part()
        self._take_in(scores, lucks)
        return [score - part * luck for score, luck in zip(scores, lucks, strict=True)]

    def part(self) -> float:
        """How much of the luck of the next block is to be taken out, by the blocks until now."""
        if self.blocks < 2:
            return 1.0
        told = self.products - sum(map(mul, self.scores, self.lucks)) / self.blocks
        varied = self.squares - sum(map(mul, self.lucks, self.lucks)) / self.blocks
        slope = told / varied if varied else 1.0
        part = (self.blocks * slope + TRUSTED) / (self.blocks + TRUSTED)
        return min(max(part, 0.0), 1.0)

    def _take_in(self, scores: Line, lucks: Line) -> None:
        self.blocks += 1
        for player, (score, luck) in enumerate(zip(scores, lucks, strict=True)):
            self.scores[player] += score
            self.lucks[player] += luck
            self.products += score * luck
            self.squares += luck * luck

    def _means(self, games: list[tuple[float, ...]]) -> Line:
        """Each player's mean over the games of a block, in which the seats are rotated."""
        count = self.players
        seats = [[(player + turn) % count for turn in range(len(games))] for player in range(count)]
        return [fmean(game[at] for game, at in zip(games, each, strict=True)) for each in seats]
