"""What follows one way to be open, for each choice of a number's tiles that lie in groups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reihum.games.rummy.solver.group_choices import SUM_SHIFT
from reihum.games.rummy.solver.open_runs import STATE_BITS, STATE_MASK
from reihum.games.rummy.solver.passages import OTHERS, TOUCHED_SHIFT, USED_SHIFT, Passages

if TYPE_CHECKING:
    from mypy_extensions import i64


def follow(
    choices: list[int],
    in_a: Passages,
    in_b: Passages,
    in_c: Passages,
    in_d: Passages,
    a: i64,
    b: i64,
    c: i64,
    d: i64,
    value: i64,
    worth: i64,
    floor: i64,
    touched: list[int],
    sieve: list[list[int]],
    into: dict[int, int],
) -> None:
    """Adds what follows one way for each choice of tiles that lie in groups."""
    a0: i64 = in_a.first[a]
    a1: i64 = in_a.first[a + 1]
    a2: i64 = in_a.first[a + 2]
    b0: i64 = in_b.first[b]
    b1: i64 = in_b.first[b + 1]
    b2: i64 = in_b.first[b + 2]
    c0: i64 = in_c.first[c]
    c1: i64 = in_c.first[c + 1]
    c2: i64 = in_c.first[c + 2]
    d0: i64 = in_d.first[d]
    d1: i64 = in_d.first[d + 1]
    d2: i64 = in_d.first[d + 2]
    choice: i64
    one: i64
    two: i64
    three: i64
    four: i64
    for choice in choices:
        at: i64 = choice & 3
        one = a0 if at == 0 else a1 if at == 1 else a2
        at = choice >> 2 & 3
        two = b0 if at == 0 else b1 if at == 1 else b2
        at = choice >> 4 & 3
        three = c0 if at == 0 else c1 if at == 1 else c2
        at = choice >> 6 & 3
        four = d0 if at == 0 else d1 if at == 1 else d2
        now: i64 = value + worth * (choice >> SUM_SHIFT)
        now -= touched[choice & 255]
        if (one | two | three | four) & OTHERS:
            for one in in_a.ways[a + (choice & 3)]:
                for two in in_b.ways[b + (choice >> 2 & 3)]:
                    for three in in_c.ways[c + (choice >> 4 & 3)]:
                        for four in in_d.ways[d + (choice >> 6 & 3)]:
                            add(into, one, two, three, four, now, worth, floor, sieve)
        else:
            add(into, one, two, three, four, now, worth, floor, sieve)


def add(
    into: dict[int, int],
    one: i64,
    two: i64,
    three: i64,
    four: i64,
    now: i64,
    worth: i64,
    floor: i64,
    sieve: list[list[int]],
) -> None:
    """Notes one way, unless it is known with as much."""
    now += worth * (
        (one >> USED_SHIFT & 3)
        + (two >> USED_SHIFT & 3)
        + (three >> USED_SHIFT & 3)
        + (four >> USED_SHIFT & 3)
    )
    now -= (
        (one >> TOUCHED_SHIFT)
        + (two >> TOUCHED_SHIFT)
        + (three >> TOUCHED_SHIFT)
        + (four >> TOUCHED_SHIFT)
    )
    if now < floor:
        return
    one &= STATE_MASK
    two &= STATE_MASK
    three &= STATE_MASK
    four &= STATE_MASK
    if sieve:
        some: i64 = sieve[0][one]
        some &= sieve[1][two]
        if some == 0:
            return
        some &= sieve[2][three]
        some &= sieve[3][four]
        if some == 0:
            return
    after: i64 = one | two << STATE_BITS | three << 2 * STATE_BITS | four << 3 * STATE_BITS
    known: i64 = into.get(after, -1)
    if now > known:
        into[after] = now
