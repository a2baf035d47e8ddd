"""The arena's blocks on a Ray cluster, all of whose machines have `reihum[cluster]`."""

from collections import Counter, deque
from collections.abc import Iterator
from logging import ERROR
from socket import create_connection

import ray

from reihum.research.arena import Plan, play_block
from reihum.research.scoring import Block

AHEAD = 2  # parcels for every core, so that none waits for the next
LARGEST = 8  # blocks in a parcel
PATIENCE = 10.0  # seconds

Parcel = tuple[str, list[Block]]  # the node that played it, and its blocks


def play_parcel(plan: Plan, numbers: range) -> Parcel:
    """Some blocks, one after the other, and where they were played."""
    node = ray.get_runtime_context().get_node_id()
    return node, [play_block(plan, number) for number in numbers]


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
        size = max(1, min(LARGEST, plan.blocks // (4 * self.cores)))
        firsts = iter(range(0, plan.blocks, size))
        task = ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(play_parcel)
        sent: deque[ray.ObjectRef[Parcel]] = deque()
        while True:
            for first in firsts:
                sent.append(task.remote(plan, range(first, min(first + size, plan.blocks))))
                if len(sent) >= AHEAD * self.cores:
                    break
            if not sent:
                return
            node, blocks = ray.get(sent.popleft())
            self.nodes[node] += len(blocks)
            yield from blocks

    def close(self) -> None:
        """Drop what has not been played, and leave the cluster."""
        ray.shutdown()
