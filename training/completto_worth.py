"""What every move of many games of Completto is worth, in chances to win."""

from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn.functional import embedding_bag

from reihum.games.completto import learned
from training.completto_simulator import (
    CLOSED,
    END,
    PAD,
    PAIRS,
    TWIN,
    Games,
    Table,
    features,
    highs,
    later,
    lows,
    race,
)
from training.learning import ValueNet

NONE = -1e3
WORTH_A_SHIFT = 0.1  # turns


@dataclass
class Worth:
    """The moves of the games: candidates, and what they are worth to the seat to move."""

    game: Tensor  # (candidates,)
    tile: Tensor  # 0: a shift
    reading: Tensor  # of a tile; of a shift the number before which a face-down tile is taken
    high: Tensor  # the open number above; of a shift the number before which it is put
    left: Tensor  # face-down tiles below the tile when it lies
    extra: Tensor
    full: Tensor  # this completes the row
    score: Tensor  # chance to win, and a little for being quick
    best: Tensor  # (games, 101): the best candidate for each tile, -1 if there is none
    draw: Tensor  # (games,): what drawing is worth, NONE if it cannot be done
    vectors: Tensor  # (games, 101, seats): everybody's chances after that, or after it is left
    mean: Tensor  # (games, seats): the same, if a tile is drawn


class Judge:
    """A net that is asked about many rows at once."""

    def __init__(self, net: ValueNet, half: torch.dtype) -> None:
        embed = net.embeddings().detach()
        self.embed = torch.cat([embed, torch.zeros_like(embed[:1])]).to(half)
        self.net, self.half = net, half
        self.bias = net.bias.detach()

    def added(self, terms: Tensor) -> Tensor:
        """(lines, width): the embeddings of each line's terms added up."""
        return embedding_bag(terms, self.embed, mode="sum")

    def sums(self, games: Games) -> Tensor:
        """(games, seats, width): the first layer of every row."""
        return (features(games) @ self.embed[:PAD].float() + self.bias).to(self.half)

    def turns(self, sums: Tensor) -> Tensor:
        """(rows, turns): how likely each number of turns to go is."""
        parts = sums.split(1 << 20)
        scores = [self.net.turns(self.net.upper(part)).float().softmax(1) for part in parts]
        return torch.cat(scores) if len(scores) > 1 else scores[0]


def moved(judge: Judge, table: Table, at: Tensor, unseen: Tensor, pile: Tensor) -> Tensor:
    """How the first layer changes when the middle changes so."""
    nothing = torch.zeros_like(at)
    old, new = table.middle(at, nothing, nothing), table.middle(at, unseen, pile)
    return judge.added(new) - judge.added(old)


def candidates(games: Games) -> tuple[Tensor, ...]:
    """Every way to lay a tile that could be had: game, tile, reading, low, high, hidden, left."""
    count, device = len(games.mover), games.mover.device
    line = torch.arange(count, device=device)
    row = games.before[line, games.mover]
    low, high = lows(row), highs(row)
    tile, reading = torch.tensor(PAIRS, device=device).T
    hidden = row.gather(1, high[:, reading]).long()
    fits = (games.tiles[:, tile] > 0) & (row[:, reading] == CLOSED)
    ways = torch.where(fits, hidden, 0)
    at, pair = ways.nonzero(as_tuple=True)
    many = ways[at, pair]
    at, pair = at.repeat_interleave(many), pair.repeat_interleave(many)
    first = many.cumsum(0) - many
    left = torch.arange(len(at), device=device) - first.repeat_interleave(many)
    tile, reading = tile[pair], reading[pair]
    return at, tile, reading, low[at, reading], high[at, reading], hidden[at, pair], left


def shifts(games: Games) -> tuple[Tensor, ...]:
    """Every shift: game, the number before which a tile is taken, that before which it is put."""
    line = torch.arange(len(games.mover), device=games.mover.device)
    row = games.before[line, games.mover]
    opened = row != CLOSED
    source = opened & (row > 0)
    low = lows(row)
    at_end = (row == 0) & opened & ((low == 0) | (torch.arange(END + 1, device=row.device) == END))
    target = opened & ~(at_end & (games.between > 0)[:, None])
    game, start = source.nonzero(as_tuple=True)
    ends = target[game]
    which, end = ends.nonzero(as_tuple=True)
    game, start = game[which], start[which]
    other = start != end
    return game[other], start[other], end[other], row, low


def own_sums(
    judge: Judge, games: Games, table: Table, base: Tensor, lays: tuple[Tensor, ...], extra: Tensor
) -> Tensor:
    """The first layer of the mover's row after each candidate."""
    at, tile, reading, low, high, hidden, left = lays
    embed, seats = judge.embed, games.seats
    was_up = (games.tiles[at, tile] == 2).long()
    terms = torch.cat(
        (table.gap(at, left, low, reading), table.gap(at, hidden - 1 - left, reading, high)), 1
    )
    total = base[at] + judge.added(terms) - judge.added(table.gap(at, hidden, low, high))
    total = total + moved(judge, table, at, was_up - 1, was_up)
    last = embed[learned.DISTANCE + seats - 1] - embed[learned.DISTANCE]
    return total + torch.where(extra[:, None], 0.0, last).to(judge.half)


def others_turns(
    judge: Judge, games: Games, table: Table, base: Tensor, events: tuple[Tensor, ...]
) -> Tensor:
    """(events, seats - 1, turns): the other rows after each event, in the order of their turns.

    An event is a game, a tile (0: none), what becomes of it, and whether the mover goes on.
    """
    at, tile, fate, extra = events
    embed, seats = judge.embed, games.seats
    if seats == 1:
        return torch.zeros(len(at), 0, learned.TURNS, device=at.device)
    twin = torch.tensor(TWIN, device=at.device)[tile]
    other_copy = torch.where(twin == tile, 0, games.tiles[at, twin].long())
    new = torch.maximum(fate, other_copy)
    was = games.tiles[at, tile].long()
    unseen = -((was == 1) & (tile > 0)).long()
    pile = (was == 2).long() - (fate == 2).long()
    middle = moved(judge, table, at, unseen, torch.where(tile > 0, pile, 0))
    found = []
    rows = games.before.reshape(-1, END + 1)
    high_of, low_of = highs(rows), lows(rows)
    reading = tile.clamp(min=1)
    for distance in range(1, seats):
        seat = (games.mover[at] + distance) % seats
        row = at * seats + seat
        high, low = high_of[row, reading], low_of[row, reading]
        touched = (tile > 0) & (rows[row, reading] == CLOSED)
        hidden = torch.where(touched, rows[row, high].long(), 0)
        old = table.gap(at, hidden, low, high)
        changed = table.gap(at, hidden, low, high, torch.stack((reading, new), 1))
        total = base[at, seat] + middle + judge.added(changed) - judge.added(old)
        nearer = embed[learned.DISTANCE + distance - 1] - embed[learned.DISTANCE + distance]
        found.append(total + torch.where(extra[:, None], 0.0, nearer).to(judge.half))
    sums = torch.stack(found, 1)
    return judge.turns(sums.reshape(-1, sums.shape[2])).reshape(len(at), seats - 1, -1)


def hardness(table: Table, at: Tensor, hidden: Tensor, low: Tensor, high: Tensor) -> Tensor:
    """About how many turns a gap takes: guides the play before anything is learned."""
    room = table.room[at, high - 1] - table.room[at, low]
    short = (hidden - room).clamp(min=0)
    return hidden + 10.0 * hidden**2 / (room + 1 - hidden).clamp(min=1) + 20.0 * short


def worth(judge: Judge, games: Games, patience: float = 0.0, guide: float = 0.0) -> Worth:
    """What every move of these games is worth."""
    count, seats, device = len(games.mover), games.seats, games.mover.device
    line = torch.arange(count, device=device)
    table, base = Table(games), judge.sums(games)
    mine = base[line, games.mover]
    lays = candidates(games)
    at, tile, reading, low, high, hidden, left = lays
    right = hidden - 1 - left
    anywhere = games.anywhere[at] > 0
    extra = ((low == reading - 1) & (low > 0) & (anywhere | (left == 0))) | (
        (high == reading + 1) & (high < END) & (anywhere | (right == 0))
    )
    row = games.before[line, games.mover].long()
    missing = torch.where(row == CLOSED, 0, row).sum(1)
    full = missing[at] == 1
    extra = extra & ~full
    fits = torch.zeros(count, END, dtype=torch.bool, device=device)
    fits[at, tile] = True
    grid = event_grid(games, fits, at[extra], tile[extra])
    event, where = grid
    theirs = others_turns(judge, games, table, base, event)
    still = later(theirs)
    of_lay = where[at, tile, extra.long()]
    shift_at, start, end, rows, low_all = shifts(games)
    of_shift = where[shift_at, 0, 0]
    shift_sums = shifted_sums(judge, table, mine, (shift_at, start, end, rows, low_all), seats)
    sums = torch.cat((own_sums(judge, games, table, mine, lays, extra), shift_sums))
    mine_then = judge.turns(sums)
    which = torch.cat((of_lay, of_shift))
    first = torch.cat((extra, torch.zeros_like(of_shift, dtype=torch.bool)))
    numbers = torch.arange(1, learned.TURNS + 1, device=device, dtype=torch.float)
    ahead = torch.where(event[3][:, None, None], still + theirs, still).prod(1)
    chance = (mine_then * ahead[which]).sum(1)
    chance[: len(full)] = torch.where(full, 1.0, chance[: len(full)])
    quick = mine_then @ numbers - first.float()  # an extra turn belongs to this one
    quick[: len(full)] = torch.where(full, 0.0, quick[: len(full)])
    score = chance - patience * quick
    score[len(at) :] -= to_and_fro(judge, table, mine, quick[len(at) :], shift_at, seats)
    if guide:
        easier = hardness(table, at, hidden, low, high) - hardness(table, at, left, low, reading)
        easier = easier - hardness(table, at, right, reading, high)
        score[: len(at)] += guide * easier
        for number, change in ((start, -1), (end, 1)):
            many, below = rows[shift_at, number].long(), low_all[shift_at, number]
            easier = hardness(table, shift_at, many, below, number)
            easier = easier - hardness(table, shift_at, many + change, below, number) - 1
            score[len(at) :] += guide * easier
    keys = torch.cat((at * END + tile, shift_at * END))
    best = best_of(score, keys, count)
    vectors = torch.zeros(count, END, seats, device=device)
    fill(vectors, best, which, first, full, mine_then, theirs, games)
    draws = (games.tiles[:, :END] == 1) & ~fits
    draws[:, 0] = False
    value = torch.full((count, END), NONE, device=device)
    has = best >= 0
    value[has] = score[best[has]]
    unfit_at, unfit_tile = draws.nonzero(as_tuple=True)
    left_sums = (
        mine[unfit_at]
        + moved(judge, table, unfit_at, -torch.ones_like(unfit_at), -torch.ones_like(unfit_at))
        + judge.embed[learned.DISTANCE + seats - 1]
        - judge.embed[learned.DISTANCE]
    )
    mine_left = judge.turns(left_sums)
    ev = where[unfit_at, unfit_tile, 0]
    value[unfit_at, unfit_tile] = (mine_left * ahead[ev]).sum(1) - patience * (mine_left @ numbers)
    vectors[unfit_at, unfit_tile] = rotated(
        race(torch.cat((theirs[ev], mine_left[:, None]), 1)), (games.mover[unfit_at] + 1) % seats
    )
    none = games.tiles[:, :END] == 1
    none[:, 0] = False
    many = none.sum(1).clamp(min=1)
    draw = torch.where(none, value, 0).sum(1) / many
    draw = torch.where((table.pile > 0) & none.any(1), draw, NONE)
    mean = (vectors * none[:, :, None]).sum(1) / many[:, None]
    zero = torch.zeros_like(shift_at)
    return Worth(
        torch.cat((at, shift_at)),
        torch.cat((tile, zero)),
        torch.cat((reading, start)),
        torch.cat((high, end)),
        torch.cat((left, zero)),
        first,
        torch.cat((full, zero > 0)),
        score,
        best,
        draw,
        vectors,
        mean,
    )


def event_grid(
    games: Games, fits: Tensor, extra_at: Tensor, extra_tile: Tensor
) -> tuple[tuple[Tensor, ...], Tensor]:
    """All that can happen to the others, and where to find it by game, tile and extra turn."""
    count, device = len(games.mover), games.mover.device
    grid = torch.zeros(count, END, 2, dtype=torch.bool, device=device)
    status = games.tiles[:, :END]
    grid[:, :, 0] = fits | (status == 1)
    grid[:, 0, 0] = True
    grid[extra_at, extra_tile, 1] = True
    at, tile, extra = grid.nonzero(as_tuple=True)
    where = torch.zeros(count, END, 2, dtype=torch.long, device=device)
    where[at, tile, extra] = torch.arange(len(at), device=device)
    fate = torch.where(fits[at, tile], 0, 2)  # laid, or left lying face up
    fate = torch.where(tile > 0, fate, 0)
    return (at, tile, fate, extra > 0), where


def shifted_sums(
    judge: Judge, table: Table, mine: Tensor, moves: tuple[Tensor, ...], seats: int
) -> Tensor:
    """The first layer of the mover's row after each shift."""
    at, start, end, rows, low = moves
    embed = judge.embed
    total = mine[at] + embed[learned.DISTANCE + seats - 1] - embed[learned.DISTANCE]
    for high, change in ((start, -1), (end, 1)):
        hidden, below = rows[at, high].long(), low[at, high]
        old, new = table.gap(at, hidden, below, high), table.gap(at, hidden + change, below, high)
        total = total + judge.added(new) - judge.added(old)
    return total


def to_and_fro(
    judge: Judge, table: Table, mine: Tensor, quick: Tensor, at: Tensor, seats: int
) -> Tensor:
    """(shifts,): a lot for those that bring the row no nearer to its end.

    Two who wait for each other's tiles would shift for ever. Who has nothing to draw may.
    """
    idle = mine + judge.embed[learned.DISTANCE + seats - 1] - judge.embed[learned.DISTANCE]
    numbers = torch.arange(1, learned.TURNS + 1, device=mine.device, dtype=torch.float)
    nearer = (judge.turns(idle) @ numbers)[at] - WORTH_A_SHIFT
    return torch.where((quick < nearer) | (table.pile[at] <= 0), 0.0, 2.0)


def best_of(score: Tensor, keys: Tensor, count: int) -> Tensor:
    """(games, 101): the best candidate for each tile."""
    top = torch.full((count * END,), NONE, device=score.device)
    top = top.scatter_reduce(0, keys, score, "amax")
    found = torch.full((count * END,), -1, dtype=torch.long, device=score.device)
    at = (top[keys] == score).nonzero()[:, 0]
    found[keys[at]] = at
    return found.reshape(count, END)


def rotated(chances: Tensor, first: Tensor) -> Tensor:
    """Chances by seat, from the order in which turns come, which begins with `first`."""
    seats = chances.shape[1]
    order = (torch.arange(seats, device=first.device) - first[:, None]) % seats
    return chances.gather(1, order)


def fill(
    vectors: Tensor,
    best: Tensor,
    which: Tensor,
    first: Tensor,
    full: Tensor,
    mine: Tensor,
    theirs: Tensor,
    games: Games,
) -> None:
    """Write everybody's chances after the best candidate of each tile."""
    seats = games.seats
    at, tile = (best >= 0).nonzero(as_tuple=True)
    one = best[at, tile]
    own, rest, on = mine[one][:, None], theirs[which[one]], first[one]
    going = race(torch.cat((own, rest), 1))
    passing = race(torch.cat((rest, own), 1))
    mover = games.mover[at]
    found = torch.where(on[:, None], rotated(going, mover), rotated(passing, (mover + 1) % seats))
    ended = torch.zeros_like(one, dtype=torch.bool)
    lays = one < len(full)
    ended[lays] = full[one[lays]]
    won = torch.nn.functional.one_hot(mover, seats).float()
    vectors[at, tile] = torch.where(ended[:, None], won, found)
