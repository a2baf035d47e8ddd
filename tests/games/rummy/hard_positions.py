"""Positions that were hard once: what the solver got wrong, or was slow at."""

from reihum.games.rummy.board import sorted_tiles, tiles_of, without
from reihum.games.rummy.model import ALL_TILES, Options, Round
from reihum.games.rummy.notation import read_rack, read_table, write_tiles
from reihum.games.rummy.solver import Most
from reihum.kernel.chance import shuffled
from tests.games.rummy.tables import table_with

LOCKED, FREE = Options(), Options(jokers="free")

# Table, rack, rules and what is asked for, by what they are about.
HARD: dict[str, tuple[str, str, Options, Most]] = {
    # What a first version of the solver got wrong: runs of the table that are let be.
    "a long run takes the first tile of another": (
        "b11 b12 b13 | * b8 b9 b10 b11 | n4 n5 n6 n7 | r13 b13 w13 *",
        "r3 r4 r8 r11 b6 w3 w13",
        FREE,
        "points",
    ),
    "a joker for the first tile": (
        "b11 b12 b13",
        "b9 * *",
        LOCKED,
        "points",
    ),
    "a joker for the last tile": (
        "n8 b8 w8 * | r5 r6 r7 r8 | n6 r6 b6 w6",
        "r9 r9 w7 w7 *",
        FREE,
        "points",
    ),
    "a joker run takes on a run, a long one goes on": (
        "n4 n5 n6 | n6 n7 * | n11 r11 b11 *",
        "n3 n5 n10 r13 b2 w2 w9",
        LOCKED,
        "points",
    ),
    "a joker run takes on what is left of a run": (
        "b7 * b9 | b5 b6 b7",
        "r7 w7",
        LOCKED,
        "tiles",
    ),
    "two runs lose their last tiles": (
        (
            "b8 b9 b10 b11 b12 b13 | r7 r8 r9 r10 r11 r12 r13 | r1 r2 r3 r4 r5 r6 r7 | w11 "
            "w12 * | b3 b4 b5 b6"
        ),
        "b1 b1 w1 w13 *",
        LOCKED,
        "tiles",
    ),
    "a tile stays on the rack where a run begins": (
        "r7 b7 w7 | r5 n5 w5 | b2 b3 b4 b5 | w6 w7 w8 | r5 n5 w5",
        "r8 b6 b6 n8 w6",
        FREE,
        "tiles",
    ),
    # What goes wrong if not all new sets for a freed joker are tried as they should be.
    "points are lost": (
        "n5 n6 * n8",
        "n7 *",
        LOCKED,
        "tiles",
    ),
    "a tile is lost": (
        "r7 r8 r9 | * w6 w7",
        "r6 w5 w8 *",
        LOCKED,
        "points",
    ),
    "all is lost": (
        "w4 w5 * | * b5 b6 b7 b8 b9",
        "n1 b4 b7 w2",
        LOCKED,
        "points",
    ),
    "the rack's joker counts less": (
        "r7 r8 r9 | n9 r9 b9 | * n7 n8 | r6 r7 r8",
        "n6 w9 *",
        LOCKED,
        "tiles",
    ),
    # What goes wrong if it is not seen that a set lies as it lay in the end, a joker of the rack in
    # the place of the one that was taken; or if a joker that was taken counts as the rack's.
    "the rack's joker comes in the place of the table's": (
        "n9 n10 n11 n12 n13 | w11 w12 *",
        "r12 b13 w13 *",
        LOCKED,
        "tiles",
    ),
    "the same with three runs that end there": (
        "r10 r11 r12 r13 | n11 n12 * | b9 b10 b11 b12 b13",
        "n13 w12 *",
        LOCKED,
        "tiles",
    ),
    "a joker that was taken counts for nothing": (
        "* w2 w3",
        "n13 r13 b13 w1 *",
        LOCKED,
        "points",
    ),
    # What goes wrong if a bound tells of more sets touched than have to be.
    "a tie is lost": (
        (
            "n7 n8 n9 n10 n11 n12 | b9 b10 b11 b12 b13 | * w8 w9 | n9 n10 n11 n12 n13 | r9 "
            "r10 r11 r12 r13 | r7 * r9 | n8 r8 b8 w8"
        ),
        "b7 w7 w10",
        FREE,
        "tiles",
    ),
    # What has been slow once.
    "a try that grew too large is taken up again": (
        (
            "r1 r2 r3 r4 | w3 w4 w5 | r5 r6 r7 | b3 b4 b5 b6 | n3 * n5 | r3 r4 r5 | b7 b8 b9 "
            "| r8 r9 r10 r11 r12 r13 | w1 w2 w3 | r8 r9 r10 r11 r12"
        ),
        (
            "n1 n3 n4 n4 n7 n8 n9 n10 n13 n13 b2 b2 b4 b6 b8 b9 b10 b12 b12 b13 w4 w5 w6 w7 "
            "w8 w9 w11 w11 w12 w13 *"
        ),
        FREE,
        "points",
    ),
    "the same with jokers locked": (
        (
            "n11 r11 b11 w11 | w6 w7 w8 w9 w10 | w5 w6 w7 | n2 r2 b2 | n8 n9 n10 | n3 n4 n5 | "
            "n8 b8 w8 | n1 r1 w1 | r8 r9 r10 r11 r12 r13 | n9 w9 * | r6 r7 r8 | n10 r10 b10 "
            "w10"
        ),
        "n2 n3 n4 n7 n11 n13 r3 r5 r6 r9 b1 b2 b4 b9 b12 b13 w3 w5 w11 w12 *",
        LOCKED,
        "tiles",
    ),
    "much has to be lost": (
        (
            "b11 b12 b13 | n1 n2 n3 n4 n5 n6 n7 | b6 b7 b8 b9 b10 | w5 w6 w7 w8 | w5 w6 w7 | "
            "w10 w11 w12 w13 | n2 n3 n4 n5 n6 n7 n8 n9 n10 n11 n12 n13 | r6 r7 r8 | w8 w9 w10 "
            "| n8 n9 n10"
        ),
        (
            "n1 n12 n13 r1 r5 r8 r9 r10 r10 r11 r12 r12 b1 b1 b3 b3 b4 b4 b6 b7 b8 b9 b10 b11 "
            "b12 w2 w3 w3 w4 w12 * *"
        ),
        LOCKED,
        "points",
    ),
    "two freed jokers need new sets": (
        (
            "w8 w9 * | n7 n8 n9 | n11 b11 w11 | b9 b10 b11 b12 b13 | n1 r1 b1 | n13 r13 b13 "
            "w13 | r5 r6 r7 | n4 r4 w4 | r2 r3 r4 | r9 r10 r11 | n10 * n12 | b7 b8 b9 b10 | "
            "n3 r3 b3 w3 | n1 r1 w1"
        ),
        (
            "n2 n4 n5 n6 n7 n8 n9 n11 n12 n13 r9 r10 r11 r12 r12 r13 b3 b5 b5 b6 b6 b12 w2 w2 "
            "w5 w6 w7 w10 w11 w12"
        ),
        LOCKED,
        "tiles",
    ),
    "a freed joker needs a new set, and that is dear": (
        (
            "b3 b4 b5 b6 b7 | w6 w7 w8 | b8 b9 b10 b11 | w9 w10 w11 | n10 n11 n12 | r1 r2 r3 "
            "r4 | n1 n2 n3 | w6 w7 w8 | r7 r8 r9 r10 * | n4 n5 n6 * n8 n9 n10 n11 n12 n13 | "
            "w3 w4 w5 | w1 w2 w3 w4 w5 | n2 n3 n4 n5 n6 n7 n8 | b11 b12 b13 | b2 b3 b4 | b5 "
            "b6 b7 b8"
        ),
        "r2 r7 r9 r10 r11 r12 b12 w13",
        LOCKED,
        "points",
    ),
    "something good is known, and more is asked for in vain": (
        (
            "b6 b7 b8 | b10 b11 b12 | w5 w6 w7 | n12 b12 w12 | n8 b8 w8 | b2 b3 b4 | r6 r7 r8 "
            "r9 r10 | r4 r5 r6 r7 r8 r9 r10 | r3 b3 w3 | b4 b5 b6 b7 | n2 n3 n4 n5 n6 | w2 w3 "
            "w4 w5 w6"
        ),
        "n2 r1 r2 b2 b9 b13 w7 w10 * *",
        LOCKED,
        "points",
    ),
    "what is seen at a glance is against the rules": (
        (
            "w4 w5 * | * b5 b6 b7 b8 b9 | n9 n10 n11 n12 n13 | w6 w7 w8 w9 w10 | n2 n3 n4 n5 "
            "n6 n7 n8 | n10 n11 n12 | w2 w3 w4 w5 | r5 r6 r7 r8 r9 | r3 r4 r5 r6 | b3 b4 b5 | "
            "r9 r10 r11 | w11 w12 w13 | w7 w8 w9 w10 w11 w12 w13 | r1 r2 r3 r4 | b10 b11 b12 "
            "| n6 n7 n8 | b10 b11 b12 | r11 r12 r13 | n1 n2 n3"
        ),
        "n1 b4 b7 w2",
        LOCKED,
        "points",
    ),
    "a joker is hard to lay": (
        (
            "b7 b8 b9 | r1 r2 r3 | n10 n11 n12 n13 | r4 r5 r6 r7 r8 | r11 r12 r13 | n2 n3 n4 "
            "n5 | w6 w7 w8 | b4 b5 b6 b7 b8 | b1 b2 b3 b4 b5 | w10 w11 w12 w13 | r8 r9 r10 | "
            "w6 w7 w8 w9 | n6 n7 n8 n9 | w1 w2 w3 w4 | b11 b12 b13 | w1 w2 w3 | n1 n2 * n4 n5 "
            "n6 n7 n8 n9 n10 n11 n12 n13 | r3 r4 r5 r6 | r11 r12 r13 | w9 w10 w11 w12 w13 | "
            "b11 b12 b13 | n1 r1 b1"
        ),
        "n3 r2 r7 r9 r10 b2 b3 b6 b9 b10 b10 w4 w5 w5 *",
        FREE,
        "points",
    ),
}


def seated(table: str, rack: str, seats: int, jokers: str) -> Round:
    """This table and rack, and others who sit there with whatever is left."""
    known = [*tiles_of(read_table(table)), *read_rack(rack)]
    unseen = shuffled("seated", rack, without(ALL_TILES, known))
    size = min(14, len(unseen) // seats)
    others = [sorted_tiles(unseen[at * size : (at + 1) * size]) for at in range(seats - 1)]
    racks = [write_tiles(other) for other in others]
    pool = write_tiles(tuple(unseen[(seats - 1) * size :]))
    return table_with(rack, *racks, table=table, pool=pool, jokers=jokers)


def hard(name: str, seats: int) -> Round:
    """A position that was hard once."""
    table, rack, options, _ = HARD[name]
    return seated(table, rack, seats, options.jokers)
