"""Completto's strongest player: learned values over every tile that can come."""

import numpy as np

from reihum.games.completto.board import READINGS, laid, pushed
from reihum.games.completto.gaps import reachable, way_out
from reihum.games.completto.learned import FAR, Moves, Table, network
from reihum.games.completto.model import (
    FACE_DOWN_DEALT,
    ROW_LENGTH,
    TILES,
    TURNED_DEALT,
    Action,
    Draw,
    Lay,
    Push,
    Row,
    Shift,
    Take,
    View,
)
from reihum.games.completto.view import moves, unseen_tiles
from reihum.kernel.chance import shuffled

CLOSE = 0.8  # turns: a move that looks worse than the best by more than this is not looked into
MOST = 6  # moves that are looked into
SHIFT_SAVES = 0.3  # turns that a shift must save by the values, so that shifting comes to an end
IMAGINED = 16  # ways in which the preparation could go on


def best_move(view: View) -> Action:
    """The move after which the row is full soonest, as far as the values know."""
    options = moves(view)
    if view.seat is None or len(options) == 1:
        return options[0]
    row = bytes(view.rows[view.seat])
    if isinstance(options[0], Push):
        return _best_push(view, row, [move for move in options if isinstance(move, Push)])
    if view.drawn:
        return _best_lay(view, row, [move for move in options if isinstance(move, Lay)])
    return _best_turn(view, row, options)


def _table(view: View, row: Row) -> Table:
    pile = view.pile_size
    return Table(row, bytes(view.face_up), unseen_tiles(view), _kind(view), pile, view.drawn)


def _kind(view: View) -> int:
    """The kind of table: how many others there are; 0 if the only other one has laid nothing."""
    still = all(
        len(row) - row.count(0) <= TURNED_DEALT
        for seat, row in enumerate(view.rows)
        if seat != view.seat
    )
    return 0 if still and len(view.rows) == 2 else len(view.rows) - 1


def _best_lay(view: View, row: Row, options: list[Lay]) -> Action:
    """Where to lay the drawn tile: first by the values, the best ones by a turn ahead."""
    table = _table(view, row)
    last = row.count(0) == 1
    if last:
        return options[0]
    extra = {(fit.slot, fit.reading): fit.extra_turn for fit in view.fits[view.drawn]}
    cost = [0.0 if extra[move.slot, move.reading] else 1.0 for move in options]
    after = [
        Table(laid(row, m.slot, m.reading), table.face_up, table.unseen, table.kind, table.pile + 1)
        for m in options
    ]
    turns = network().values(np.stack([place.sums() for place in after])) + np.array(cost)
    order = [int(at) for at in np.argsort(turns, kind="stable")[:MOST]]
    order = [at for at in order if turns[at] <= turns[order[0]] + CLOSE]
    if len(order) == 1:
        return options[order[0]]
    ahead = {at: cost[at] + Moves(after[at]).best(table.face_up) for at in order}
    return options[min(order, key=lambda at: ahead[at])]


def _best_turn(view: View, row: Row, options: tuple[Action, ...]) -> Action:
    """Draw, take or shift."""
    table = _table(view, row)
    found = Moves(table)
    best, value = None, FAR
    for at, (tile, reading, slot) in enumerate(found.lays.tolist()):
        if tile in table.face_up and found.lay_values[at] < value:
            best, value = Take(tile, reading, slot), float(found.lay_values[at])
    now = float(network().values(table.sums()[None])[0])
    saving = 1.0 + now - SHIFT_SAVES
    shift: Shift | None = None
    for at, (slot, to) in enumerate(found.shifts.tolist()):
        if found.shift_values[at] < min(value, saving):
            shift, value = Shift(slot, to), float(found.shift_values[at])
    if found.draw < FAR and found.draw <= value:
        return Draw()
    if shift or best:
        return shift or best or options[0]
    return way_out(view.face_up, options, row, reachable(unseen_tiles(view), view.face_up))


def _best_push(view: View, row: Row, options: list[Push]) -> Action:
    """Where to push a tile in: the best on average over ways in which the preparation goes on."""
    seat = view.seat or 0
    unseen = unseen_tiles(view)
    more = view.to_push[seat] - 1
    futures = [
        shuffled("master", f"imagined {number}", unseen)[:more]
        for number in range(IMAGINED if more else 1)
    ]
    rows = []
    for option in options:
        after = pushed(row, option.slot, option.reading)
        rows += [_filled_up(after, future) for future in futures]
    sums = [Table(line, b"", _others(unseen, line), _kind(view), 1).sums() for line in rows]
    turns = network().values(np.stack(sums)).reshape(len(options), len(futures)).mean(1)
    return options[int(turns.argmin())]


def _others(unseen: bytes, row: Row) -> bytes:
    """The unseen tiles that do not lie in this row."""
    return bytes([tile for tile in unseen if tile not in row])


def _filled_up(row: Row, future: list[int]) -> Row:
    """The row when these tiles too are pushed in, each in proportion between its neighbours."""
    opens = [(0, 0)]
    hidden = 0
    for reading in row:
        if reading:
            opens.append((reading, hidden))
        else:
            hidden += 1
    opens.append((101, FACE_DOWN_DEALT))
    for tile in future:
        lying = {number for number, _ in opens}
        reading = next(number for number in (*READINGS[tile], *TILES) if number not in lying)
        at = next(n for n, (number, _) in enumerate(opens) if number > reading)
        (low, left), (high, right) = opens[at - 1], opens[at]
        share = round((right - left) * (reading - low) / (high - low))
        opens.insert(at, (reading, left + share))
    line = bytearray(ROW_LENGTH)
    for before, (number, left) in enumerate(opens[1:-1]):
        line[left + before] = number
    return bytes(line)
