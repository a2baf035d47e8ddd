"""What somebody who asks for advice at the table is told."""

from reihum.games.rummy.bots import master
from reihum.games.rummy.model import Lay, Tile, TimeUp, View
from reihum.games.rummy.solver import Work, best_play
from reihum.games.rummy.solver.model import Hint
from reihum.games.rummy.stages import stages
from reihum.kernel.chance import Seed


def hint(view: View, seed: Seed, most_work: int) -> Hint:
    """The best play with the way there; where nothing can be laid, what the best player does."""
    play = best_lay(view, most_work)
    if play:
        return Hint(play, stages(view.public.table, play.table))
    action = master(view, seed)
    assert not isinstance(action, TimeUp)
    return Hint(action)


def best_lay(view: View, most_work: int) -> Lay | None:
    """The play that lays the most; a discard is taken only if nothing can be laid else."""
    known, own = view.public, view.own
    ways: list[Tile | None] = [] if known.must_draw_first else [None]
    ways += [own.discard] if own.discard else []
    for discard in ways:
        play = best_play(
            known.table,
            own.rack,
            opened=known.opened[view.seat],
            options=known.options,
            discard=discard,
            open_tile=None if known.must_draw_first else known.open_tile,
            work=Work(most_work),
        )
        if play:
            return Lay(play.table, discard is not None, play.with_open_tile)
    return None
