"""Plays that are good enough to judge a position by, found much sooner than the best."""

from reihum.games.rummy.model import Turn
from reihum.games.rummy.solver.model import Play
from reihum.games.rummy.solver.plays import Search
from reihum.games.rummy.solver.work import Work


def good_play(turn: Turn, *, work: Work) -> Play | None:
    """A play that lays much, whichever sets it touches. Mostly no play lays more, but nobody makes
    sure of that, which is what takes the solver's time.
    """
    search = Search(turn, "tiles", work, sparing=False)
    limits = search.limits()
    found = search.good(limits)
    # The good play that was looked for lays many tiles, and may count too few points to open with
    # (R5). The best one is looked for among those that count enough.
    if found is None and not turn.opened:
        found = search.best(limits)
    return found.play if found else None


def some_end(turn: Turn, *, work: Work) -> Play | None:
    """A play that lays the whole rack, whichever sets it touches; or None."""
    search = Search(turn, "tiles", work, sparing=False)
    limits = search.all_laid()
    found = search.good(limits) or search.best(limits)
    return found.play if found else None


def good_end(turn: Turn, *, work: Work) -> Play | None:
    """A play that lays the whole rack and touches few sets, soon found; None does not mean that
    there is none.
    """
    search = Search(turn, "tiles", work)
    found = search.good(search.all_laid())
    return found.play if found else None
