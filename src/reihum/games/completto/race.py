"""A round of Completto as its judgement sees it: rows, the middle, whose turn it is; the race.

All that counts is open, so everybody's judgement is the same: for every row how likely it is to be
full after so many turns of its owner, and then the race between the rows. The tiles that lie face
up are part of each row's judgement; so what one player leaves lying counts for the next.
"""

from itertools import accumulate
from operator import mul
from typing import Final

from reihum.games.completto.board import READINGS, gap
from reihum.games.completto.learned import (
    TURNS,
    row_terms,
    shipped,
    statuses,
    table_terms,
)
from reihum.games.completto.model import Options, Public, Row
from reihum.games.completto.view import unseen_tiles
from reihum.kernel.match import Seat, by_seat
from reihum.networks.network import Likely, Line, Terms

NUMBERS: Final = [float(turn + 1) for turn in range(TURNS)]


class Position:
    """What everybody knows of a round, with nothing drawn that is not yet laid."""

    def __init__(
        self,
        options: Options,
        rows: tuple[Row, ...],
        to_push: tuple[int, ...],
        unseen: bytes,
        face_up: bytes,
        pile: int,
        turn: Seat,
    ) -> None:
        self.options = options
        self.rows = rows
        self.to_push = to_push
        self.unseen = unseen
        self.face_up = face_up
        self.pile = pile
        self.turn = turn

    def with_row(self, seat: Seat, row: Row) -> "Position":
        """This position, but for the row of one seat."""
        rows = (*self.rows[:seat], row, *self.rows[seat + 1 :])
        return self._with(rows, self.unseen, self.face_up, self.pile, self.turn)

    def with_turn(self, turn: Seat) -> "Position":
        """This position, but for whose turn it is."""
        return self._with(self.rows, self.unseen, self.face_up, self.pile, turn % len(self.rows))

    def without(self, tile: int) -> "Position":
        """This position without a tile, which somebody has taken, drawn or pushed in."""
        one = bytes((tile,))
        pile = self.pile + (tile in self.face_up)  # the tile that it replaces goes there
        unseen, face_up = self.unseen.replace(one, b""), self.face_up.replace(one, b"")
        return self._with(self.rows, unseen, face_up, pile, self.turn)

    def alone(self, seat: Seat) -> "Position":
        """This position as if only one seat moved."""
        rows, to_push = (self.rows[seat],), (self.to_push[seat],)
        return Position(self.options, rows, to_push, self.unseen, self.face_up, self.pile, 0)

    def left_lying(self, tile: int) -> "Position":
        """This position with one more tile face up in the middle."""
        one = bytes((tile,))
        unseen, face_up = self.unseen.replace(one, b""), self.face_up + one
        return self._with(self.rows, unseen, face_up, self.pile - 1, self.turn)

    def _with(
        self, rows: tuple[Row, ...], unseen: bytes, face_up: bytes, pile: int, turn: Seat
    ) -> "Position":
        return Position(self.options, rows, self.to_push, unseen, face_up, pile, turn)

    def fits(self, seat: Seat, tile: int) -> bool:
        """Whether a row has a place for this tile (C11)."""
        return any(len(gap(self.rows[seat], reading)) > 0 for reading in READINGS[tile])

    def terms(self, seat: Seat, status: bytearray) -> Terms:
        """What the judgement of a row depends on."""
        return row_terms(self.rows[seat], status) + self.table(seat)

    def table(self, seat: Seat) -> Terms:
        """The part of it that is not in the row."""
        options, seats = self.options, len(self.rows)
        distance = (seat - self.turn) % seats
        push = self.to_push[seat]
        return table_terms(
            len(self.unseen),
            self.pile,
            seats,
            options.pairs,
            options.shift,
            push,
            distance,
        )

    def status(self) -> bytearray:
        """What can be known of every reading."""
        return statuses(self.unseen, self.face_up)


def position(known: Public) -> Position:
    """What everybody knows."""
    return Position(
        known.options,
        tuple([bytes(row) for row in known.rows]),
        known.to_push,
        unseen_tiles(known),
        bytes(known.face_up),
        known.pile_size + (known.drawn > 0),  # for the tile that will be replaced goes there
        known.turn,
    )


def standing(place: Position) -> tuple[float, ...]:
    """Everybody's chances with nothing drawn or turned over."""
    return standings([place])[0]


def standings(places: list[Position]) -> list[tuple[float, ...]]:
    """Everybody's chances in each of these positions of a round."""
    seats = len(places[0].rows)
    rows: list[Terms] = []
    for place in places:
        status = place.status()
        order = [(place.turn + distance) % seats for distance in range(seats)]
        rows += [place.terms(seat, status) for seat in order]
    likely = turns(rows)
    return [
        by_seat(race([likely.line(at * seats + one) for one in range(seats)]), place.turn)
        for at, place in enumerate(places)
    ]


def turns(rows: list[Terms]) -> Likely:
    """For each row how likely it is to be full after 1, 2, ... turns of its owner."""
    return shipped().judged(rows)[1]


def race(likely: list[Line]) -> list[float]:
    """Who wins, from how likely each seat's numbers of turns are, in the order of play."""
    still = [[1.0 - passed for passed in accumulate(line, initial=0.0)] for line in likely]
    found = []
    for seat, line in enumerate(likely):
        product = line
        for other, there in enumerate(still):
            if other != seat:
                # Who comes before this seat must not be done with the same number of turns.
                product = list(map(mul, product, there[1:] if other < seat else there))
        found.append(sum(product))
    return found
