"""What the trainings share: the network, its rounding to bytes, the file, the time."""

from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from reihum.networks.numpy_network import NumPyNetwork
from training.progress import Progress
from training.weights import written

LEAK = 0.01  # of the slope that learning sees where there is none


def rectified(sums: Tensor) -> Tensor:
    """What is above zero; when learning, a unit that is always below can still be woken up."""
    if not torch.is_grad_enabled():
        return torch.relu(sums)
    return torch.relu(sums) + LEAK * (sums - sums.detach())


class ValueNet(nn.Module):
    """A value and a distribution of turns to go; the first layer is a sum of embeddings."""

    def __init__(self, features: int, widths: Sequence[int], turns: int) -> None:
        super().__init__()
        first, second, third = widths
        self.embed = nn.Parameter(torch.randn(features, first) * 0.05)
        self.bias = nn.Parameter(torch.zeros(first))
        self.second = nn.Linear(first, second)
        self.third = nn.Linear(second, third)
        self.value = nn.Linear(third, 1)
        self.turns = nn.Linear(third, turns)
        self.rounded = False

    def matrix(self, weight: Tensor) -> Tensor:
        """The weights, once it is time to as they will be in the file: a byte each."""
        if not self.rounded:
            return weight
        scale = weight.detach().abs().amax(0, keepdim=True).clamp(min=1e-8) / 127
        return weight + (torch.round(weight / scale) * scale - weight).detach()

    def embeddings(self) -> Tensor:
        """The embeddings as they count."""
        return self.matrix(self.embed)

    def upper(self, sums: Tensor) -> Tensor:
        """The last hidden layer, from the sums of embeddings."""
        hidden = rectified(sums)
        second = self.matrix(self.second.weight.T).to(sums.dtype)
        hidden = rectified(hidden @ second + self.second.bias.to(sums.dtype))
        third = self.matrix(self.third.weight.T)
        return rectified(hidden.float() @ third + self.third.bias)

    def values(self, sums: Tensor) -> Tensor:
        """The expected turns to go, from the sums of embeddings."""
        return 10.0 * self.value(self.upper(sums)).squeeze(-1)

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor]:
        """Value and logits of the turns to go, from dense features."""
        upper = self.upper(features @ self.embeddings() + self.bias)
        return 10.0 * self.value(upper).squeeze(-1), self.turns(upper)


def loaded(net: ValueNet, file: bytes) -> ValueNet:
    """The net with the weights of a file."""
    found = NumPyNetwork(file)
    with torch.no_grad():
        net.embed.copy_(torch.from_numpy(found.embed))
        net.bias.copy_(torch.from_numpy(found.bias))
        for name in ("second", "third", "value", "turns"):
            layer = getattr(net, name)
            layer.weight.copy_(torch.from_numpy(getattr(found, name).T.copy()))
            layer.bias.copy_(torch.from_numpy(getattr(found, f"{name}_bias")))
    return net


def decay(part: float) -> float:
    """How slowly the slow copy follows: quickly while the values still grow from nothing."""
    if part < 0.3:
        return 0.995
    return 0.998 if part < 0.8 else 0.999


def follow(slow: ValueNet, fast: ValueNet, kept: float) -> None:
    """Move the slow copy, which sets the targets and is shipped, a little towards the fast one."""
    with torch.no_grad():
        for mine, other in zip(slow.parameters(), fast.parameters(), strict=True):
            mine.lerp_(other, 1 - kept)


def as_bytes(weight: Tensor) -> tuple[np.ndarray, np.ndarray]:
    """A matrix (inputs by outputs) as whole numbers from -127 to 127 and a scale per column."""
    matrix = weight.detach().float().cpu().numpy()
    scale = np.maximum(np.abs(matrix).max(0), 1e-8) / 127
    return np.round(matrix / scale).astype(np.int8), scale.astype(np.float32)


def exported(net: ValueNet, about: dict[str, Any], path: Path) -> None:
    """Write the file that is shipped."""
    arrays: dict[str, np.ndarray] = {}
    matrices = {
        "embed": net.embed,
        "second": net.second.weight.T,
        "third": net.third.weight.T,
        "value": net.value.weight.T,
        "turns": net.turns.weight.T,
    }
    for name, weight in matrices.items():
        if name in ("value", "turns"):
            arrays[name] = weight.detach().float().cpu().numpy().astype(np.float32)
        else:
            arrays[name], arrays[f"{name}_scale"] = as_bytes(weight)
    layers = {"second": net.second, "third": net.third, "value": net.value, "turns": net.turns}
    arrays["embed_bias"] = net.bias.detach().float().cpu().numpy()
    for name, layer in layers.items():
        arrays[f"{name}_bias"] = layer.bias.detach().float().cpu().numpy()
    written(arrays, about, path)


class TimedProgress(Progress):
    """Progress towards the end of the time that was given."""

    def __init__(self, seconds: float, log: Path) -> None:
        super().__init__(log)
        self.seconds = seconds

    def done(self) -> float:
        """The part of the time that is gone, from 0 to 1."""
        return min(1.0, (monotonic() - self.began) / self.seconds)

    def report_now(self, **figures: float) -> None:
        """Log these figures and draw the bar."""
        self.report(self.done(), **figures)
