"""A small learned network, evaluated with NumPy: the turns to go, and how likely each number is.

Its first layer is a sum of embeddings, so that a move changes a few terms of that sum. The file
holds bytes with a scale for each column; `research` writes it and says there what made it.
"""

from io import BytesIO

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]

SCALE = 10.0  # the last layer counts in tens of turns

# Lines multiplied at once: so few that NumPy's library does not wake its threads, which on a busy
# machine wait for each other longer than they work.
TOGETHER = 4


class Network:
    """The weights of one file, ready to be used."""

    def __init__(self, data: bytes) -> None:
        with np.load(BytesIO(data)) as arrays:
            self.embed = _matrix(arrays["embed"], arrays["embed_scale"])
            self.second = _matrix(arrays["second"], arrays["second_scale"])
            self.third = _matrix(arrays["third"], arrays["third_scale"])
            self.value, self.turns = arrays["value"], arrays["turns"]
            self.bias: Numbers = arrays["embed_bias"]
            self.second_bias, self.third_bias = arrays["second_bias"], arrays["third_bias"]
            self.value_bias, self.turns_bias = arrays["value_bias"], arrays["turns_bias"]
            self.about = bytes(arrays["about"]).decode()

    def upper(self, sums: Numbers) -> Numbers:
        """The last hidden layer, from sums of embeddings, one a line."""
        hidden = _times(np.maximum(sums, 0), self.second)
        hidden += self.second_bias
        np.maximum(hidden, 0, out=hidden)
        upper: Numbers = np.maximum(_times(hidden, self.third) + self.third_bias, 0)
        return upper

    def values(self, sums: Numbers) -> Numbers:
        """The turns to go that each sum of embeddings means."""
        return self._values(self.upper(sums))

    def judged(self, sums: Numbers) -> tuple[Numbers, Numbers]:
        """The turns to go, and how likely each number of them is, from 0."""
        upper = self.upper(sums)
        scores = _times(upper, self.turns) + self.turns_bias
        weights = np.exp(scores - scores.max(-1, keepdims=True))
        return self._values(upper), weights / weights.sum(-1, keepdims=True)

    def _values(self, upper: Numbers) -> Numbers:
        values: Numbers = SCALE * (upper @ self.value + self.value_bias)[..., 0]
        return np.maximum(values, 0.5)


def _times(lines: Numbers, matrix: Numbers) -> Numbers:
    """The matrix product, a few lines at a time."""
    count, width = lines.shape
    padded = np.zeros((-(-count // TOGETHER) * TOGETHER, width), np.float32)
    padded[:count] = lines
    product: Numbers = padded.reshape(-1, TOGETHER, width) @ matrix
    return product.reshape(len(padded), -1)[:count]


def _matrix(steps: NDArray[np.int8], scale: Numbers) -> Numbers:
    matrix: Numbers = steps.astype(np.float32) * scale
    return matrix
