"""The arena's blocks on a Ray cluster, all of whose machines have `reihum[cluster]`."""

from collections import Counter, deque
from collections.abc import Iterator
from logging import ERROR
from socket import create_connection
from time import perf_counter

import ray

from reihum.research.arena import Plan, play_block
from reihum.research.lots import Lots
from reihum.research.scoring import Block

AHEAD = 2  # parcels for every core, so that none waits for the next
PATIENCE = 10.0  # seconds

Parcel = tuple[str, list[Block], float]  # the node that played it, its blocks, and the seconds


def play_parcel(plan: Plan, numbers: range) -> Parcel:
    """Some blocks, one after the other, where they were played and how long that took."""
    node, begun = ray.get_runtime_context().get_node_id(), perf_counter()
    return node, [play_block(plan, number) for number in numbers], perf_counter() - begun


def _look(address: str) -> None:
    """Refuse an address where nobody listens: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    create_connection((host, int(port)), PATIENCE).close()


class Cluster:
    """A connection to a cluster, which also counts the blocks that each node has played."""

    def __init__(self, address: str) -> None:
        if address != "auto":
            _look(address)
        ray.init(address, log_to_driver=False, logging_level=ERROR)
        self.cores = int(sum(node["Resources"].get("CPU", 0) for node in ray.nodes())) or 1
        self.nodes: Counter[str] = Counter()

    def played(self, plan: Plan) -> Iterator[Block]:
        """The blocks of a plan in their order, whoever plays them."""
        lots = Lots(plan.blocks, self.cores)
        task = ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(play_parcel)
        sent: deque[ray.ObjectRef[Parcel]] = deque()
        while True:
            while len(sent) < AHEAD * self.cores and (numbers := lots.take()):
                sent.append(task.remote(plan, numbers))
            if not sent:
                return
            node, blocks, seconds = ray.get(sent.popleft())
            lots.took(len(blocks), seconds)
            self.nodes[node] += len(blocks)
            yield from blocks

    def close(self) -> None:
        """Drop what has not been played, and leave the cluster."""
        ray.shutdown()
