"""The referee's answers to what was read: none of them raises an Answer."""

from reihum.games.rummy.judge import problems
from reihum.games.rummy.model import Table, Turn
from reihum.games.rummy.referee.model import BestPlay, Checked, Solve, Solved, Steps
from reihum.games.rummy.solver import Play, Work, best_play, best_plays, can_finish
from reihum.games.rummy.stages import stages


def solved(turn: Turn, asked: Solve, most_work: int) -> Solved:
    """The best play, or the best few, or one that finishes."""
    work = Work(most_work)
    if asked.plays > 1 and not asked.finish:
        plays = best_plays(turn, asked.plays, most=asked.most, work=work)
    else:
        find = can_finish if asked.finish else best_play
        play = find(turn, most=asked.most, work=work)
        plays = (play,) if play else ()
    return Solved(tuple([_told(turn, play) for play in plays]), complete=not work.used_up)


def _told(turn: Turn, play: Play) -> BestPlay:
    return BestPlay(
        tiles=play.tiles,
        points=play.points,
        played=play.played,
        with_open_tile=play.with_open_tile,
        stages=stages(turn.table, play.table, turn.discard),
    )


def checked(turn: Turn, after: Table) -> Checked:
    """All that is wrong with leaving the table so."""
    return Checked(problems(turn, after))


def stepped(before: Table, after: Table) -> Steps:
    """The way from one table to another."""
    return Steps(stages(before, after))
