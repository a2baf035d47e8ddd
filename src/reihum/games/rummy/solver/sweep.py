"""One number on a walk over the numbers: what can follow the ways to be open before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reihum.games.rummy.solver.crossing import follow
from reihum.games.rummy.solver.group_choices import possible
from reihum.games.rummy.solver.open_runs import MOST_OPEN, NUMBER_OF_STATES, STATE_BITS, STATE_MASK
from reihum.games.rummy.solver.passages import (
    BEGINS_SHIFT,
    ENDS_SHIFT,
    FAR_SHIFT,
    JOKERS_SHIFT,
    LOOSE,
    NEAR_SHIFT,
    OLD_SHIFT,
    Passages,
    passages,
)
from reihum.games.rummy.solver.task import Task

if TYPE_CHECKING:
    from mypy_extensions import i64

# How jokers can be used at a number: how many in groups; how many in runs by colour, two bits each.
SPREADS: Final[list[list[list[int]]]] = [
    [
        [jokers - a - b - c - d, a | b << 2 | c << 4 | d << 6]
        for a in range(jokers + 1)
        for b in range(jokers + 1 - a)
        for c in range(jokers + 1 - a - b)
        for d in range(jokers + 1 - a - b - c)
    ]
    for jokers in range(3)
]
EVERY_COLOUR: Final = 0o1111  # one bit in the three of each colour
UNKNOWN: Final[list[int]] = [-1] * (3 * NUMBER_OF_STATES)

NO_SIEVE: Final[list[list[int]]] = []


class Sweep:
    """One number on a walk over the numbers from one end."""

    def __init__(self, task: Task, number: int, step: int) -> None:
        at = (number + 1) * 4
        near = at + 4 * step
        far = near + 4 * step
        ends = task.run_lows if step > 0 else task.run_highs
        begins = task.run_highs if step > 0 else task.run_lows
        must, total = task.must, task.total
        self.available = total[at] | total[at + 1] << 2 | total[at + 2] << 4 | total[at + 3] << 6
        self.worth = task.tile_worth[number]
        self.base = -self.worth * (must[at] + must[at + 1] + must[at + 2] + must[at + 3])
        self.blocks = task.group_blocks[number]
        self.touched = task.touched[number]
        self.near_joker = 1 if 1 <= number + step <= 13 else 0
        self.far_joker = 1 if 1 <= number + 2 * step <= 13 else 0
        self.kinds: list[int] = [0, 0, 0, 0]
        self.near: list[int] = [0, 0, 0, 0]
        self.far: list[int] = [0, 0, 0, 0]
        for colour in range(4):
            cell = at + colour
            self.kinds[colour] = (
                must[cell]
                | total[cell] << 2
                | ends[cell] << ENDS_SHIFT
                | begins[cell] << BEGINS_SHIFT
            )
            if step < 0:
                self.kinds[colour] |= task.old_highs[cell] << OLD_SHIFT
            self.near[colour] = total[near + colour] + ends[near + colour]
            # a run that a joker run takes on at the next number needs no tile after it
            self.far[colour] = total[far + colour] + ends[far + colour] + ends[near + colour]

    def passages(self, colour: i64, jokers: i64, left: i64, loose: bool) -> Passages:
        """The ways to pass in a colour with so many jokers in its runs and others left."""
        near: i64 = self.near[colour]
        far: i64 = self.far[colour]
        kind: i64 = self.kinds[colour]
        near += left * self.near_joker
        far += left * self.far_joker
        if near > MOST_OPEN:
            near = MOST_OPEN
        if far > MOST_OPEN:
            far = MOST_OPEN
        kind |= near << NEAR_SHIFT | far << FAR_SHIFT | jokers << JOKERS_SHIFT
        if loose:
            kind |= LOOSE
        return passages(kind)

    def spread(
        self,
        layer: dict[int, int],
        used: int,
        left: int,
        needed: bool,
        gain: int,
        into: dict[int, int],
        floor: i64,
        sieve: list[list[int]],
    ) -> None:
        """Adds all that can follow these ways with so many jokers used here.

        Nothing that is worth less than the floor, nor what falls through the sieve.
        """
        ways_in: list[Passages] = []
        sifted: list[list[int]] = []
        for jokers in range(used + 1):
            for colour in range(4):
                ways_in.append(self.passages(colour, jokers, left, False))
                if sieve:
                    sifted.append(UNKNOWN.copy())
        base: i64 = self.base + gain
        for key, before in layer.items():
            state: i64 = key
            value: i64 = before
            value += base
            a: i64 = (state & STATE_MASK) * 3
            b: i64 = (state >> STATE_BITS & STATE_MASK) * 3
            c: i64 = (state >> 2 * STATE_BITS & STATE_MASK) * 3
            d: i64 = (state >> 3 * STATE_BITS) * 3
            for spread in SPREADS[used]:
                runs: i64 = spread[1]
                at_a: i64 = (runs & 3) * 4
                at_b: i64 = (runs >> 2 & 3) * 4 + 1
                at_c: i64 = (runs >> 4 & 3) * 4 + 2
                at_d: i64 = (runs >> 6) * 4 + 3
                in_a = ways_in[at_a]
                in_b = ways_in[at_b]
                in_c = ways_in[at_c]
                in_d = ways_in[at_d]
                allowed: i64 = (
                    in_a.allowed_at(a)
                    | in_b.allowed_at(b) << 3
                    | in_c.allowed_at(c) << 6
                    | in_d.allowed_at(d) << 9
                )
                if (allowed | allowed >> 1 | allowed >> 2) & EVERY_COLOUR != EVERY_COLOUR:
                    continue
                if sieve:
                    allowed &= self._through(
                        in_a,
                        in_b,
                        in_c,
                        in_d,
                        a,
                        b,
                        c,
                        d,
                        sieve,
                        sifted[at_a],
                        sifted[at_b],
                        sifted[at_c],
                        sifted[at_d],
                    )
                    if (allowed | allowed >> 1 | allowed >> 2) & EVERY_COLOUR != EVERY_COLOUR:
                        continue
                follow(
                    possible(self.available, spread[0], needed, self.blocks, allowed),
                    in_a,
                    in_b,
                    in_c,
                    in_d,
                    a,
                    b,
                    c,
                    d,
                    value,
                    self.worth,
                    floor,
                    self.touched,
                    sieve,
                    into,
                )

    def _through(
        self,
        in_a: Passages,
        in_b: Passages,
        in_c: Passages,
        in_d: Passages,
        a: i64,
        b: i64,
        c: i64,
        d: i64,
        sieve: list[list[int]],
        bits_a: list[int],
        bits_b: list[int],
        bits_c: list[int],
        bits_d: list[int],
    ) -> i64:
        """The numbers of tiles that may go to groups, as bits, if something is to get through."""
        if bits_a[a] < 0:
            in_a.sift(a, sieve[0], bits_a)
        if bits_b[b] < 0:
            in_b.sift(b, sieve[1], bits_b)
        if bits_c[c] < 0:
            in_c.sift(c, sieve[2], bits_c)
        if bits_d[d] < 0:
            in_d.sift(d, sieve[3], bits_d)
        a0: i64 = bits_a[a]
        a1: i64 = bits_a[a + 1]
        a2: i64 = bits_a[a + 2]
        b0: i64 = bits_b[b]
        b1: i64 = bits_b[b + 1]
        b2: i64 = bits_b[b + 2]
        c0: i64 = bits_c[c]
        c1: i64 = bits_c[c + 1]
        c2: i64 = bits_c[c + 2]
        d0: i64 = bits_d[d]
        d1: i64 = bits_d[d + 1]
        d2: i64 = bits_d[d + 2]
        some_a: i64 = a0 | a1 | a2
        some_b: i64 = b0 | b1 | b2
        some_c: i64 = c0 | c1 | c2
        some_d: i64 = d0 | d1 | d2
        first_two: i64 = some_a & some_b
        last_two: i64 = some_c & some_d
        if first_two & last_two == 0:
            return 0
        but_a: i64 = some_b & last_two
        but_b: i64 = some_a & last_two
        but_c: i64 = first_two & some_d
        but_d: i64 = first_two & some_c
        found: i64 = 0
        if a0 & but_a:
            found |= 1
        if a1 & but_a:
            found |= 2
        if a2 & but_a:
            found |= 4
        if b0 & but_b:
            found |= 8
        if b1 & but_b:
            found |= 16
        if b2 & but_b:
            found |= 32
        if c0 & but_c:
            found |= 64
        if c1 & but_c:
            found |= 128
        if c2 & but_c:
            found |= 256
        if d0 & but_d:
            found |= 512
        if d1 & but_d:
            found |= 1024
        if d2 & but_d:
            found |= 2048
        return found
