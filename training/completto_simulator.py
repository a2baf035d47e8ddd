"""Many games of Completto at once, for training: what every move is worth, and playing on.

A row is kept by its open numbers alone: how many face-down tiles lie right before each of them,
101 standing at the end. The rules in `games/completto` are the judge; `check_simulators.py`
compares this with them. One shortcut is taken: that a tile that is laid one way can no more be
read the other way is seen only after the move.
"""

from dataclasses import dataclass

import torch
from torch import Tensor

from reihum.games.completto import learned
from reihum.games.completto.board import READINGS
from reihum.games.completto.model import FACE_DOWN_DEALT, ROW_LENGTH

END = learned.NUMBERS - 1
PUSHED_IN = ROW_LENGTH - FACE_DOWN_DEALT
CLOSED = 255  # in place of a number of face-down tiles: this number is not open
PAIRS = [(tile, reading) for tile in range(1, END) for reading in READINGS[tile]]
TWIN = [0, *(READINGS[tile][-1] for tile in range(1, END)), END]
PAD = learned.TERMS  # a term that counts for nothing


@dataclass
class Games:
    """Games with the same number of seats, each before a turn or in its preparation."""

    before: Tensor  # (games, seats, 102), bytes: face-down tiles before each open number, or CLOSED
    tiles: Tensor  # (games, 102), bytes: 0 in a row, 1 unseen, 2 face up, by tile
    mover: Tensor  # (games,)
    anywhere: Tensor  # (games,), 0 or 1: the option `pairs`
    between: Tensor  # (games,), 0 or 1: the option `shift`
    to_push: int | Tensor = 0  # C5: how many tiles every seat has to push in

    def pick(self, which: Tensor) -> "Games":
        """Some of the games."""
        to_push = self.to_push if isinstance(self.to_push, int) else self.to_push[which]
        return Games(
            self.before[which],
            self.tiles[which],
            self.mover[which],
            self.anywhere[which],
            self.between[which],
            to_push,
        )

    @property
    def seats(self) -> int:
        """How many seats each of them has."""
        return self.before.shape[1]

    def distances(self) -> Tensor:
        """(games, seats): how many turns of others come before each seat's."""
        seat = torch.arange(self.seats, device=self.mover.device)
        return (seat - self.mover[:, None]) % self.seats


def dealt(games: int, seats: int, device: torch.device) -> Games:
    """New games, nothing pushed in yet; one seat has the middle of a game of two."""
    before = torch.full((games, seats, END + 1), CLOSED, dtype=torch.uint8, device=device)
    before[:, :, END] = FACE_DOWN_DEALT
    tiles = torch.ones(games, END + 1, dtype=torch.uint8, device=device)
    tiles[:, 0] = tiles[:, END] = 0
    if seats == 1:  # somebody has pushed in five tiles, and never moves
        tiles[:, 1:END][torch.rand(games, END - 1, device=device).argsort(1) < PUSHED_IN] = 0
    return Games(
        before,
        tiles,
        torch.randint(seats, (games,), device=device),
        (torch.rand(games, device=device) < 0.2).long(),
        (torch.rand(games, device=device) < 0.2).long(),
        PUSHED_IN,
    )


class Table:
    """What is known at each table, looked up quickly."""

    def __init__(self, games: Games) -> None:
        device = games.mover.device
        self.fine = torch.tensor(learned.FINE, device=device)
        self.coarse = torch.tensor(learned.COARSE, device=device)
        twin = torch.tensor(TWIN, device=device)
        self.status = torch.maximum(games.tiles, games.tiles[:, twin]).long()
        self.room = (self.status > 0).long().cumsum(1)
        self.shown = (self.status == learned.FACE_UP).long().cumsum(1)
        self.unseen = (games.tiles == 1).sum(1)
        face_up = (games.tiles == 2).sum(1)
        self.pile = END - 1 - ROW_LENGTH * max(games.seats, 2) - face_up
        self.kind = (
            games.seats - 1 + learned.SEATS,
            games.anywhere + learned.PAIRS,
            games.between + learned.SHIFTS,
            games.to_push + learned.TO_PUSH,
        )

    def gap(
        self, at: Tensor, hidden: Tensor, low: Tensor, high: Tensor, change: Tensor | None = None
    ) -> Tensor:
        """(gaps, 3): the terms of gaps of the tables `at`.

        `change` (gaps, 2): a reading in the gap, and what is known of it now.
        """
        room = self.room[at, high - 1] - self.room[at, low]
        shown = self.shown[at, high - 1] - self.shown[at, low]
        after_low = self.status[at, (low + 1).clamp(max=END)]
        before_high = self.status[at, high - 1]
        if change is not None:
            reading, new = change.unbind(1)
            old = self.status[at, reading]
            room = room + (new > 0).long() - (old > 0).long()
            shown = shown + (new == learned.FACE_UP).long() - (old == learned.FACE_UP).long()
            after_low = torch.where(reading == low + 1, new, after_low)
            before_high = torch.where(reading == high - 1, new, before_high)
        inside = low + 1 < high
        after_low = after_low * (inside & (low > 0)).long()
        before_high = before_high * (inside & (high < END)).long()
        few = hidden.clamp(max=learned.FEW_HIDDEN)
        together = few * learned.COARSE_STEPS + self.coarse[room]
        terms = torch.stack(
            (
                hidden * learned.FINE_STEPS + self.fine[room],
                learned.SHOWN
                + together * (learned.FEW_SHOWN + 1)
                + shown.clamp(max=learned.FEW_SHOWN),
                learned.EDGES + few * 9 + after_low * 3 + before_high,
            ),
            1,
        )
        return torch.where((hidden > 0)[:, None], terms, PAD)

    def middle(self, at: Tensor, unseen: Tensor, pile: Tensor) -> Tensor:
        """(tables, 2): the terms of the middle, so many tiles more or less than now."""
        return torch.stack(
            (
                learned.UNSEEN_FOURS + (self.unseen[at] + unseen).clamp(min=0) // 4,
                learned.PILE + (self.pile[at] + pile).clamp(0, learned.MOST_PILE),
            ),
            1,
        )


def lows(before: Tensor) -> Tensor:
    """(rows, 102): the open number below each number, 0 if there is none."""
    number = torch.arange(END + 1, device=before.device)
    opened = torch.where(before != CLOSED, number, 0)
    below = opened.cummax(1).values
    return torch.nn.functional.pad(below[:, :-1], (1, 0))


def highs(before: Tensor) -> Tensor:
    """(rows, 102): each number itself if it is open, else the open number above it."""
    number = torch.arange(END + 1, device=before.device)
    opened = torch.where(before != CLOSED, number, END)
    return opened.flip(1).cummin(1).values.flip(1)


def features(games: Games) -> Tensor:
    """(games, seats, terms): how often each term counts in each row."""
    count, seats = len(games.mover), games.seats
    table = Table(games)
    rows = games.before.reshape(count * seats, -1)
    low = lows(rows)
    at, high = ((rows != CLOSED) & (rows > 0)).nonzero(as_tuple=True)
    terms = table.gap(at // seats, rows[at, high].long(), low[at, high], high)
    found = torch.zeros(count * seats, PAD + 1, device=rows.device)
    places = (at[:, None] * (PAD + 1) + terms).reshape(-1)
    found.view(-1).scatter_add_(0, places, torch.ones_like(places, dtype=torch.float))
    line = torch.arange(count * seats, device=rows.device)
    nothing = torch.zeros_like(line)
    for terms in table.middle(line // seats, nothing, nothing).unbind(1):
        found[line, terms] += 1
    for kind in table.kind:
        found[line, kind if isinstance(kind, int) else kind[line // seats]] += 1
    found[line, learned.DISTANCE + games.distances().reshape(-1)] += 1
    return found[:, :PAD].reshape(count, seats, PAD)


def later(turns: Tensor) -> Tensor:
    """How likely the row is not yet full after so many turns (many times quicker than cumsum)."""
    last = turns.shape[-1]
    after = torch.ones(last, last, device=turns.device, dtype=turns.dtype).tril(-1)
    return turns @ after


def race(turns: Tensor) -> Tensor:
    """(games, seats): who wins, from (games, seats, turns): how likely each row is full when.

    Seats are in the order of their turns; who comes first wins where two would finish together.
    """
    still = later(turns)
    earlier = still + turns
    seats = turns.shape[1]
    chances = []
    for seat in range(seats):
        others = turns[:, seat]
        for other in range(seats):
            if other != seat:
                others = others * (still if other < seat else earlier)[:, other]
        chances.append(others.sum(1))
    return torch.stack(chances, 1)
