"""Many Completto rows at once, for training: what every move is worth, and playing on.

The rules in `games/completto` are the judge; `check_simulators.py` compares this with them.
The other players are ghosts: they turn tiles over, keep most and leave some in the middle.
"""

from dataclasses import dataclass

import torch
from torch import Tensor

from reihum.games.completto.board import READINGS
from reihum.research.learning import ValueNet

SLOTS, TILES = 22, 100
PAIRS = [(tile - 1, reading) for tile in range(1, TILES + 1) for reading in READINGS[tile]]
FACE_UP, GONE, KIND = SLOTS * TILES, (SLOTS + 1) * TILES, (SLOTS + 2) * TILES
FEATURES = KIND + 4
SEATS = (2, 2, 3, 4)  # by kind of table; at the first kind the other player does not move
FAR = 1e6


@dataclass
class Rows:
    """Rows before a turn, with what lies in the middle: 0 unseen, 1 face up, 2 in some row."""

    row: Tensor  # (rows, 22): readings, 0 where a tile lies face down
    tiles: Tensor  # (rows, 100)
    kind: Tensor  # (rows,)

    def where(self, mask: Tensor, other: "Rows") -> "Rows":
        """These rows where the mask says so, the other ones elsewhere."""
        wide = mask.unsqueeze(1)
        return Rows(
            torch.where(wide, self.row, other.row),
            torch.where(wide, self.tiles, other.tiles),
            torch.where(mask, self.kind, other.kind),
        )

    def features(self) -> Tensor:
        """The dense features of each row."""
        count, device = len(self.row), self.row.device
        places = torch.zeros(count, SLOTS, TILES + 1, device=device)
        places.scatter_(2, self.row.unsqueeze(2), 1.0)
        kinds = torch.nn.functional.one_hot(self.kind, len(SEATS)).float()
        mine = places[:, :, 1:].sum(1)
        up, gone = (self.tiles == 1).float(), (self.tiles == 2).float() * (1 - mine)
        return torch.cat([places[:, :, 1:].reshape(count, -1), up, gone, kinds], 1)

    def pile(self) -> Tensor:
        """How many tiles lie face down in the middle."""
        seats = torch.tensor(SEATS, device=self.row.device)[self.kind]
        return TILES - SLOTS * seats - (self.tiles == 1).sum(1)


@dataclass
class Worth:
    """What the moves are worth, in turns to go, this one included."""

    lay: Tensor  # (rows, 100): the best way to lay each tile, if it may be had and fits
    how: Tensor  # (rows, 100): the candidate that lays it so
    candidates: tuple[Tensor, Tensor, Tensor]  # row, slot, reading of each candidate
    extra: Tensor  # (candidates,): whether it earns an extra turn
    draw: Tensor  # (rows,)
    shift: Tensor  # (rows,)
    shift_row: Tensor  # (rows, 22): the row after the best shift

    def take(self, tiles: Tensor) -> tuple[Tensor, Tensor]:
        """(rows,): the best face-up tile's worth, and the tile."""
        value, tile = self.lay.masked_fill(tiles != 1, FAR).min(1)
        return value, tile


def worth(net: ValueNet, rows: Rows, half: torch.dtype) -> Worth:
    """What every move of these rows is worth."""
    embed = net.embeddings()
    sums = rows.features() @ embed + net.bias
    small, low = embed.to(half), sums.to(half)
    lay, how, candidates, extra = _lays(net, rows, small, low)
    draw = _draw(net, rows, small, low, lay)
    shift, shift_row = _shifts(net, rows, embed, sums, half)
    return Worth(lay, how, candidates, extra, draw, shift, shift_row)


Lays = tuple[Tensor, Tensor, tuple[Tensor, Tensor, Tensor], Tensor]


def _lays(net: ValueNet, rows: Rows, embed: Tensor, sums: Tensor) -> Lays:
    row, device, count = rows.row, rows.row.device, len(rows.row)
    pair_tile, pair_reading = torch.tensor(PAIRS, device=device).T
    below = row.cummax(1).values
    above = torch.where(row == 0, TILES + 1, row).flip(1).cummin(1).values.flip(1)
    had = (rows.tiles < 2)[:, pair_tile]
    fits = (below.unsqueeze(2) < pair_reading) & (pair_reading < above.unsqueeze(2))
    fits &= (row == 0).unsqueeze(2) & had.unsqueeze(1)
    at, slot, pair = fits.nonzero(as_tuple=True)
    tile, reading = pair_tile[pair], pair_reading[pair]
    turned = reading != tile + 1  # upside down: the tile is gone, the reading is there
    twin_gone = turned & (rows.tiles[at, reading - 1] == 2)
    after = sums[at] + embed[slot * TILES + reading - 1]
    up = rows.tiles[at, tile] == 1
    after[up] -= embed[FACE_UP + tile[up]]
    after[turned] += embed[GONE + tile[turned]]
    after[twin_gone] -= embed[GONE + reading[twin_gone] - 1]
    padded = torch.nn.functional.pad(row, (1, 1), value=-5)
    extra = (padded[at, slot] == reading - 1) & (reading > 1) | (
        padded[at, slot + 2] == reading + 1
    )
    value = net.values(after).clamp(min=0.5) + (~extra).float()
    value = torch.where(((row == 0).sum(1) == 1)[at], 1.0, value)
    lay = torch.full((count * TILES,), FAR, device=device)
    key = at * TILES + tile
    lay = lay.scatter_reduce(0, key, value, "amin")
    how = torch.zeros(count * TILES, dtype=torch.long, device=device)
    best = (lay[key] == value).nonzero().squeeze(1)
    how[key[best]] = best
    return lay.view(count, TILES), how.view(count, TILES), (at, slot, reading), extra


def _draw(net: ValueNet, rows: Rows, embed: Tensor, sums: Tensor, lay: Tensor) -> Tensor:
    """The mean over all unseen tiles: laid as well as can be, or left in the middle."""
    unseen = rows.tiles == 0
    at, tile = (unseen & (lay >= FAR)).nonzero(as_tuple=True)
    after = sums[at] + embed[FACE_UP + tile]
    each = lay.clone()
    each[at, tile] = 1 + net.values(after).clamp(min=0.5)
    mean = (each * unseen).sum(1) / unseen.sum(1).clamp(min=1)
    return mean.masked_fill((rows.pile() <= 0) | ~unseen.any(1), FAR)


def _shifts(
    net: ValueNet, rows: Rows, embed: Tensor, sums: Tensor, half: torch.dtype
) -> tuple[Tensor, Tensor]:
    """The best shift: a face-down tile from the edge of its gap past some open tiles (C10)."""
    row, device = rows.row, rows.row.device
    count = len(row)
    slot = torch.arange(SLOTS, device=device)
    hidden, shown = row == 0, row > 0
    place = slot * TILES + row - 1

    def moved(by: int) -> Tensor:
        there = ((slot + by).clamp(0, SLOTS - 1)) * TILES + row - 1
        change = embed[there.clamp(min=0)] - embed[place.clamp(min=0)]
        total = (change * shown.unsqueeze(2)).cumsum(1)
        return torch.nn.functional.pad(total, (0, 0, 1, 0))  # at s: over all slots before s

    right = hidden & torch.nn.functional.pad(shown[:, 1:], (0, 1))
    left = hidden & torch.nn.functional.pad(shown[:, :-1], (1, 0))
    after = slot.unsqueeze(1) < slot
    to_right = (right.unsqueeze(2) & shown.unsqueeze(1) & after).nonzero(as_tuple=True)
    to_left = (left.unsqueeze(2) & shown.unsqueeze(1) & after.T).nonzero(as_tuple=True)
    back, forth = moved(-1), moved(1)
    b, i, j = to_right
    sums_right = (sums[b] + back[b, j + 1] - back[b, i + 1]).to(half)
    b, i, j = to_left
    sums_left = (sums[b] + forth[b, i] - forth[b, j]).to(half)
    at, start, end = (torch.cat(pair) for pair in zip(to_right, to_left, strict=True))
    value = 1 + net.values(torch.cat([sums_right, sums_left])).clamp(min=0.5)
    best = torch.full((count,), FAR, device=device).scatter_reduce(0, at, value, "amin")
    which = torch.zeros(count, dtype=torch.long, device=device)
    found = (best[at] == value).nonzero().squeeze(1)
    which[at[found]] = found
    if not len(at):
        return best, row
    return best, shifted(row, start[which], end[which])


def shifted(row: Tensor, start: Tensor, end: Tensor) -> Tensor:
    """The rows with the tile at `start` taken out and pushed in at `end`."""
    slot = torch.arange(SLOTS, device=row.device).expand_as(row)
    start, end = start.unsqueeze(1), end.unsqueeze(1)
    source = torch.where((slot >= start) & (slot < end), slot + 1, slot)
    source = torch.where((slot > end) & (slot <= start), slot - 1, source)
    return row.gather(1, torch.where(slot == end, start, source))


def any_of(mask: Tensor) -> Tensor:
    """One of the marked places of each line, all equally likely; 0 where none is marked."""
    return torch.rand(mask.shape, device=mask.device).masked_fill(~mask, -1).argmax(1)


def ghosts(rows: Rows) -> Rows:
    """The middle after all other players have had their turn."""
    tiles = rows.tiles.clone()
    line = torch.arange(len(tiles), device=tiles.device)
    others = torch.tensor((0, 1, 2, 3), device=tiles.device)[rows.kind]
    seats = torch.tensor(SEATS, device=tiles.device)[rows.kind]
    for ghost in range(3):
        full = (tiles == 2).sum(1) >= (rows.row > 0).sum(1) + (SLOTS - 1) * (seats - 1)
        acts = (others > ghost) & ~full  # else somebody would have won by now
        pile = Rows(rows.row, tiles, rows.kind).pile()
        wish = torch.rand(len(tiles), device=tiles.device)
        draws = acts & (pile > 0) & (wish < 0.85) & (tiles == 0).any(1)
        tile = any_of(tiles == 0)
        status = torch.where(wish < 0.65, 2, 1)
        tiles[line, tile] = torch.where(draws, status, tiles[line, tile])
        takes = acts & ~draws & (wish > 0.5) & (tiles == 1).any(1)
        tile = any_of(tiles == 1)
        tiles[line, tile] = torch.where(takes, 2, tiles[line, tile])
    return Rows(rows.row, tiles, rows.kind)


def dealt(kind: Tensor, noise: float = 1.0) -> Rows:
    """New rows: five tiles pushed in about where they belong, five of each other player gone."""
    count, device = len(kind), kind.device
    order = torch.rand(count, TILES, device=device).argsort(1)
    tiles = torch.zeros(count, TILES, dtype=torch.long, device=device)
    tiles.scatter_(1, order[:, :5], 2)
    number = torch.arange(15, device=device)
    gone = number < 5 * (torch.tensor(SEATS, device=device)[kind] - 1).unsqueeze(1)
    tiles.scatter_(1, order[:, 5:20], torch.where(gone, 2, 0))
    numbers = (order[:, :5] + 1).sort(1).values
    hidden_left = numbers * 17 / 101 + noise * torch.randn(count, 5, device=device) * 0.5
    hidden_left = hidden_left.round().long().clamp(0, 17).cummax(1).values
    slot = hidden_left + torch.arange(5, device=device)
    row = torch.zeros(count, SLOTS, dtype=torch.long, device=device).scatter(1, slot, numbers)
    return Rows(row, tiles, kind)


def late(kind: Tensor) -> Rows:
    """Rows of many open tiles, most of them well made, some at random, to learn the end from."""
    count, device = len(kind), kind.device
    many = torch.randint(8, SLOTS, (count, 1), device=device)
    order = torch.rand(count, TILES, device=device).argsort(1)
    column = torch.arange(SLOTS, device=device)
    shown = torch.rand(count, SLOTS, device=device).argsort(1) < many
    sorted_row = (order[:, :SLOTS] + 1).sort(1).values
    wild = torch.where(column < many, order[:, :SLOTS] + 1, TILES + 1).sort(1).values
    place = (shown.long().cumsum(1) - 1).clamp(min=0)
    wild = wild.gather(1, place)
    picked = torch.where(torch.rand(count, 1, device=device) < 0.25, wild, sorted_row)
    row = torch.where(shown, picked, 0)
    status = torch.zeros(count, TILES + 1, dtype=torch.long, device=device).scatter(1, row, 2)[
        :, 1:
    ]
    seats = torch.tensor(SEATS, device=device)[kind].unsqueeze(1)
    most = TILES - SLOTS * seats
    up = (torch.rand(count, 1, device=device) ** 2 * (most + 1)).long().clamp(max=most)
    laid = (torch.rand(count, 1, device=device) * 14).long() * (kind > 0).unsqueeze(1)
    gone = (seats - 1) * (5 + laid)
    mixed = torch.rand(count, TILES, device=device).masked_fill(status == 2, 2.0).argsort(1)
    number = torch.arange(TILES, device=device)
    fate = torch.where(number < up, 1, torch.where(number < up + gone, 2, 0))
    fate = torch.zeros_like(status).scatter(1, mixed, fate.expand(count, -1))
    return Rows(row, torch.where(status == 2, 2, fate), kind)


def kinds(count: int, device: torch.device) -> Tensor:
    """A kind of table for each row."""
    chance = torch.tensor((0.5, 0.26, 0.12, 0.12), device=device)
    return torch.multinomial(chance, count, replacement=True)
