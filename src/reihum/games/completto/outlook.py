"""What the moves of a turn of Completto are worth: everybody's chances after each of them."""

from typing import Final

from reihum.games.completto.board import READINGS, gap, laid, makes_pair, pushed, pushes, shifted
from reihum.games.completto.model import Action, Draw, Lay, Push, Row, Shift, Take
from reihum.games.completto.race import NUMBERS, Position, race, turns
from reihum.kernel.match import Seat, by_seat
from reihum.networks.network import Likely, Terms

Pushed = tuple[float, Push, Position]  # the turns to go then, on average

PATIENCE: Final = 0.001  # of a win: what a turn of one's own counts, even where all is won or lost


SHIFT: Final = 0  # stands where a tile would
IDLE: Final = -1  # for comparison: the turn passes, and nothing happens


class Way:
    """One way to make a move: where its row and the others' are found among those judged."""

    def __init__(self, action: Action, mine: int, others: int, goes_on: bool, full: bool) -> None:
        self.action = action
        self.mine = mine
        self.others = others
        self.goes_on = goes_on  # an extra turn
        self.full = full  # the row is
        self.worth = 0.0  # the chance to win, and a little for being quick
        self.turns = 0.0  # to go then, on average


class Outlook:
    """All moves of the seat whose turn it is, or the ways to lay what it has drawn."""

    def __init__(self, place: Position) -> None:
        self.place = place
        self.rows: list[Terms] = []
        self.others: list[int] = []  # where the rows of the others begin, event by event
        self.ways: dict[int, list[Way]] = {}  # by tile, or SHIFT, or IDLE
        self.likely: Likely  # of the rows, once they are judged

    def _with_others(self, after: Position) -> int:
        """Look into the other rows, in the order of their turns; where they will be found."""
        status, seats = after.status(), len(after.rows)
        self.others.append(len(self.rows))
        for distance in range(1, seats):
            self.rows.append(after.terms((self.place.turn + distance) % seats, status))
        return len(self.others) - 1

    def look_at_tile(self, tile: int, drawn: bool) -> None:
        """Look into every way to lay this tile; if there is none, into leaving it face up."""
        place, seat = self.place, self.place.turn
        row, pairs = place.rows[seat], place.options.pairs
        full = row.count(0) == 1
        after = place.without(tile)
        status = after.status()
        events = [-1, -1]  # without and with an extra turn
        found: list[Way] = []
        for reading in READINGS[tile]:
            for slot in gap(row, reading):
                goes_on = not full and makes_pair(row, reading, slot, pairs)
                passed = after if goes_on else after.with_turn(seat + 1)
                if events[goes_on] < 0:
                    events[goes_on] = self._with_others(passed)
                mine = passed.with_row(seat, laid(row, slot, reading))
                self.rows.append(mine.terms(seat, status))
                action = Lay(reading, slot) if drawn else Take(tile, reading, slot)
                found.append(Way(action, len(self.rows) - 1, events[goes_on], goes_on, full))
        if not found:
            after = place.left_lying(tile).with_turn(seat + 1)
            others = self._with_others(after)
            self.rows.append(after.terms(seat, after.status()))
            found.append(Way(Draw(), len(self.rows) - 1, others, False, False))
        self.ways[tile] = found

    def look_at_shifts(self, shifts: list[Shift]) -> None:
        """Look into these shifts, each new row once."""
        place, seat = self.place, self.place.turn
        after = place.with_turn(seat + 1)
        status, row = place.status(), place.rows[seat]
        seen: set[Row] = {row}
        found: list[Way] = []
        others = self._with_others(after)
        self.rows.append(after.terms(seat, status))
        self.ways[IDLE] = [Way(Draw(), len(self.rows) - 1, others, False, False)]
        for shift in shifts:
            other = shifted(row, shift.slot, shift.to)
            if other not in seen:
                seen.add(other)
                self.rows.append(after.with_row(seat, other).terms(seat, status))
                found.append(Way(shift, len(self.rows) - 1, others, False, False))
        if found:
            self.ways[SHIFT] = found

    def judge(self) -> None:
        """Judge all that was looked into."""
        likely = self.likely = turns(self.rows)
        ways = [way for found in self.ways.values() for way in found]
        rivals = range(len(self.place.rows) - 1)
        firsts = [self.others[way.others] for way in ways]
        others = [[first + rival for rival in rivals] for first in firsts]
        mine = [way.mine for way in ways]
        won = likely.first(mine, others, [way.goes_on for way in ways])
        means = likely.times(NUMBERS)
        for way, chance in zip(ways, won, strict=True):
            mean = means[way.mine] - way.goes_on  # an extra turn belongs to this one
            way.worth = 1.0 if way.full else chance - PATIENCE * mean
            way.turns = 0.0 if way.full else mean

    def best(self, tile: int) -> Way:
        """The best way to use this tile, or the best shift."""
        return max(self.ways[tile], key=lambda way: way.worth)

    def chances(self, way: Way) -> tuple[float, ...]:
        """How likely each seat is to win after this."""
        seat, seats = self.place.turn, len(self.place.rows)
        if way.full:
            return tuple([float(other == seat) for other in range(seats)])
        mine = [self.likely.line(way.mine)]
        first = self.others[way.others]
        theirs = [self.likely.line(first + rival) for rival in range(seats - 1)]
        won = race(mine + theirs if way.goes_on else theirs + mine)
        return by_seat(won, seat if way.goes_on else (seat + 1) % seats)

    def draw(self) -> float:
        """What drawing is worth: the mean over all tiles that can come."""
        unseen = self.place.unseen
        return sum([self.best(tile).worth for tile in unseen]) / len(unseen)

    def draws(self) -> list[tuple[float, ...]]:
        """How likely each seat is to win after each tile that can be drawn."""
        return [self.chances(self.best(tile)) for tile in self.place.unseen]

    def drawing(self) -> tuple[float, ...]:
        """How likely each seat is to win if a tile is drawn: the mean over all that can come."""
        return mean_of(self.draws())


def mean_of(each: list[tuple[float, ...]]) -> tuple[float, ...]:
    """Everybody's mean chance."""
    return tuple([sum(one) / len(each) for one in zip(*each, strict=True)])


def of_draw(place: Position) -> Outlook:
    """The outlook on every tile that a draw can bring."""
    found = Outlook(place)
    for tile in place.unseen:
        found.look_at_tile(tile, True)
    found.judge()
    return found


def of_tile(place: Position, tile: int) -> Outlook:
    """The outlook on the ways to lay the tile that was drawn."""
    found = Outlook(place)
    found.look_at_tile(tile, True)
    found.judge()
    return found


def of_turn(place: Position, shifts: list[Shift]) -> Outlook:
    """The outlook on a whole turn: what can be taken, drawn and shifted."""
    found = Outlook(place)
    for tile in place.face_up:
        if place.fits(place.turn, tile):
            found.look_at_tile(tile, False)
    if place.pile:
        for tile in place.unseen:
            found.look_at_tile(tile, True)
    found.look_at_shifts(shifts)
    found.judge()
    return found


def pushed_in(place: Position, seat: Seat, tile: int) -> list[Pushed]:
    """C5: every way to push in a tile."""
    return each_pushed_in([place], seat, [tile])[0]


def each_pushed_in(places: list[Position], seat: Seat, tiles: list[int]) -> list[list[Pushed]]:
    """C5: every way to push in its tile, for each of these positions; all are judged at once."""
    pushing = [_pushes(place, seat, tile) for place, tile in zip(places, tiles, strict=True)]
    rows: list[Terms] = []
    for ways in pushing:
        status = ways[0][1].status()
        rows += [after.terms(seat, status) for _, after in ways]
    means = iter(turns(rows).times(NUMBERS))
    return [[(next(means), push, after) for push, after in ways] for ways in pushing]


def _pushes(place: Position, seat: Seat, tile: int) -> list[tuple[Push, Position]]:
    """Every way to push in a tile, and the position then."""
    after, row = place.without(tile), place.rows[seat]
    after.to_push = (*place.to_push[:seat], place.to_push[seat] - 1, *place.to_push[seat + 1 :])
    found = [Push(reading, slot) for reading in READINGS[tile] for slot in pushes(row, reading)]
    return [(push, after.with_row(seat, pushed(row, push.slot, push.reading))) for push in found]
