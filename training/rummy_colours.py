"""Rummy's rules know no colour: what is learned of one is learned of all."""

from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from reihum.games.rummy.model import COLOURS, KINDS, NUMBERS


def recoloured(facts: int) -> list[NDArray[np.int64]]:
    """For every exchange of colours, which of so many facts, kind by kind, becomes which."""
    found = []
    for colours in permutations(range(len(COLOURS))):
        kinds = [colour * len(NUMBERS) + at for colour in colours for at in range(len(NUMBERS))]
        kinds.append(len(KINDS) - 1)
        places = range(facts // len(KINDS))
        found.append(np.array([place * len(KINDS) + kind for place in places for kind in kinds]))
    return found
