"""How Rummy's chances are learned from moments of games: a small network, with torch.

What a moment is to be worth is a mean of what the slow copy says of the later moments of that game
and of how it ended, TD(lambda): a game's end alone says little about each of its moments.
"""

import math
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from reihum.games.rummy.prospects import COMMON_SIZE, KIND_FACTS, MOST_SEATS, SEAT_SIZE
from training.progress import Progress
from training.rummy_colours import recoloured
from training.rummy_moments import SHARE
from training.weights import written

Moments = dict[str, Tensor]

WIDTHS = (48, 24, 16)
BATCH = 2_048
RATE = 4e-3
DECAY = 1.0
SLOW = 0.005  # how fast the slow copy of the weights follows, which is shipped
JUDGED = 20  # one game in so many is kept for judging
COUNTS = range(2, MOST_SEATS + 1)
ROUNDED = 256  # steps from 0 to 1 of a weight in the file
FROM_ENDS = 2  # times through all moments, at first, only the ends of the games are believed


class Prospects(nn.Module):
    """Who wins: the weights by the names that they have in the file."""

    def __init__(self) -> None:
        super().__init__()
        wide, middle, narrow = WIDTHS
        shapes: dict[str, tuple[tuple[int, ...], float]] = {
            "common": ((COMMON_SIZE, wide), 0.08),
            "own": ((SEAT_SIZE, wide), 0.08),
            "other": ((len(COUNTS), MOST_SEATS - 1, SEAT_SIZE - KIND_FACTS, wide), 0.05),
            "place": ((len(COUNTS), MOST_SEATS, wide), 0.0),
            "second": ((wide, middle), (2 / wide) ** 0.5),
            "second_bias": ((middle,), 0.0),
            "third": ((middle, narrow), (2 / middle) ** 0.5),
            "third_bias": ((narrow,), 0.0),
            "last": ((narrow,), 0.1 * narrow**-0.5),
        }
        for name, (shape, spread) in shapes.items():
            self.register_parameter(name, nn.Parameter(spread * torch.randn(shape)))

    def forward(self, common: Tensor, each: Tensor) -> Tensor:
        """(moments, seats): the logarithms of the chances, in the order of play."""
        count = each.shape[1]
        first = each @ self.own + (common @ self.common)[:, None] + self.place[count - 2, :count]
        for after in range(1, count):
            seen = each[:, :, KIND_FACTS:].roll(-after, 1)
            first = first + seen @ self.other[count - 2, after - 1]
        second = torch.relu(torch.relu(first) @ self.second + self.second_bias)
        third = torch.relu(second @ self.third + self.third_bias)
        return (third @ self.last).log_softmax(1)


def opened(packed: Tensor, size: int) -> Tensor:
    """Facts as the network wants them, from eight of them a byte."""
    places = torch.arange(7, -1, -1, device=packed.device, dtype=torch.uint8)
    return ((packed[..., None] >> places) & 1).flatten(-2)[..., :size].float()


def part(among: Moments, chosen: Tensor, count: int) -> tuple[Tensor, Tensor, Tensor]:
    """The facts of these moments with so many seats, and what is to be learned of them."""
    common = opened(among["common"][chosen], COMMON_SIZE)
    each = opened(among["each"][chosen, :count], SEAT_SIZE)
    return common, each, among["wanted"][chosen, :count]


@torch.no_grad()
def said(net: nn.Module, among: Moments) -> Tensor:
    """(moments, seats): what the net says of every moment, by the order of play."""
    found = torch.zeros(among["won"].shape, device=among["won"].device)
    for kept in (False, True):
        for count, lot in lots(among, kept):
            common, each, _ = part(among, lot, count)
            found[lot, :count] = net(common, each).exp()
    return found


def wanted(among: Moments, said: Tensor, trusted: float) -> Tensor:
    """(moments, seats): of each moment what was said of the next one of its game, or better that
    which is wanted there, which is trusted so much; in the end, who won.
    """
    games, first = among["games"], among["first"].long()
    ends = among["won"].float() / SHARE
    goes_on = torch.zeros(len(games), dtype=torch.bool, device=games.device)
    goes_on[:-1] = games[1:] == games[:-1]
    seats = torch.arange(MOST_SEATS, device=games.device)
    count = among["seats"].long()[:, None]
    # Where the seat that is here in so many turns stands in the order of the next moment.
    places = (first[:, None] + seats - first.roll(-1)[:, None]) % count
    places = torch.where(seats < count, places, seats)
    found = ends
    for _ in range(int(torch.bincount(games.long()).max()) - 1):
        later = (1 - trusted) * said.roll(-1, 0) + trusted * found.roll(-1, 0)
        found = torch.where(goes_on[:, None], later.gather(1, places), ends)
    return found


def lots(among: Moments, kept: bool) -> list[tuple[int, Tensor]]:
    """The moments to learn from, or those kept for judging, in a random order: by seats."""
    found = []
    for count in COUNTS:
        mine = (among["games"] % JUDGED == 0) == kept
        which = (mine & (among["seats"] == count)).nonzero()[:, 0]
        order = which[torch.randperm(len(which), device=which.device)]
        found += [(count, lot) for lot in order.split(BATCH) if len(lot)]
    return found


def batches(among: Moments) -> Iterator[tuple[Tensor, Tensor, Tensor]]:
    """All moments to learn from in a random order, their colours exchanged at random."""
    each_lot = lots(among, kept=False)
    exchanges = torch.tensor(np.array(recoloured(KIND_FACTS)), device=among["won"].device)
    for at in torch.randperm(len(each_lot)).tolist():
        common, each, won = part(among, each_lot[at][1], each_lot[at][0])
        exchange = exchanges[int(torch.randint(len(exchanges), ()))]
        common[:, :KIND_FACTS] = common[:, exchange]
        each[:, :, :KIND_FACTS] = each[:, :, exchange]
        yield common, each, won


def loss(net: nn.Module, common: Tensor, each: Tensor, won: Tensor) -> Tensor:
    """How much these results surprise: a coin's is the logarithm of the seats."""
    surprise: Tensor = -(won * net(common, each)).sum(1).mean()
    return surprise


@torch.no_grad()
def judged(net: nn.Module, among: Moments) -> dict[str, float]:
    """By seats: how much the ends of the games kept back surprise."""
    among, found = among | {"wanted": among["won"].float() / SHARE}, {}
    for count in COUNTS:
        some = [lot for seats, lot in lots(among, kept=True) if seats == count]
        total = sum(float(loss(net, *part(among, lot, count))) * len(lot) for lot in some)
        found[f"seats_{count}"] = total / max(1, sum(len(lot) for lot in some))
    return found


def learned(
    among: Moments, epochs: int, trusted: float, seed: int, taught: Tensor | None = None
) -> nn.Module:
    """The slow copy after so many times through all moments, of which this is taught; or else what
    the slow copy itself says of later ones.
    """
    torch.manual_seed(seed)
    fast = Prospects().to(among["won"].device)
    slow = AveragedModel(fast, multi_avg_fn=get_ema_multi_avg_fn(1 - SLOW))
    matrices = [weight for weight in fast.parameters() if weight.ndim > 1]
    vectors = [weight for weight in fast.parameters() if weight.ndim == 1]
    groups = [{"params": matrices, "weight_decay": DECAY}, {"params": vectors, "weight_decay": 0.0}]
    optimizer = torch.optim.AdamW(groups, lr=RATE)
    steps, step = epochs * len(lots(among, kept=False)), 0
    among = among | {"wanted": among["won"].float() / SHARE if taught is None else taught}
    for epoch in range(epochs):
        if epoch >= FROM_ENDS and taught is None:
            among["wanted"] = wanted(among, said(slow.module, among), trusted)
        for common, each, won in batches(among):
            done, step = step / steps, step + 1
            for group in optimizer.param_groups:
                group["lr"] = RATE * min(1.0, 10 * done + 0.01) * (1 + math.cos(math.pi * done)) / 2
            optimizer.zero_grad(set_to_none=True)
            loss(fast, common, each, won).backward()
            optimizer.step()
            slow.update_parameters(fast)
    return slow.module


def learned_from_several(
    among: Moments, epochs: int, trusted: float, seed: int, teachers: int, progress: Progress
) -> tuple[nn.Module, dict[str, float]]:
    """What learns from the mean of so many that have learned, and how it does on games kept back:
    what each of them has only by chance differs from one to the next, and is gone from their mean.
    """
    means = torch.zeros(among["won"].shape, device=among["won"].device)
    among = among | {"wanted": means}
    for number in range(teachers):
        teacher = learned(among, epochs, trusted, seed + number)
        means += said(teacher, among) / teachers
        progress.report((number + 1) / (teachers + 1), **judged(teacher, among))
    net = learned(among, epochs, trusted, seed + teachers, means)
    told = judged(net, among)
    progress.report(1.0, **told)
    return net, told


def exported(net: nn.Module, about: dict[str, object], path: Path) -> None:
    """Write the file that is shipped; in its first layer, where most of it is, weights are rounded,
    which makes it half as large.
    """
    arrays = {name: weight.detach().cpu().numpy() for name, weight in net.named_parameters()}
    for name in ("common", "own", "other", "place"):
        arrays[name] = np.round(arrays[name] * ROUNDED) / ROUNDED
    written({name: array.astype(np.float16) for name, array in arrays.items()}, about, path)
