"""The arena on a Ray cluster of two nodes, both of them on this machine."""

from collections.abc import Iterator

import pytest
from ray.cluster_utils import Cluster

from tests.cli.asking import reihum_alone as reihum

pytestmark = pytest.mark.large  # to start a cluster takes longer than all else here

STORE = 80 * 2**20  # bytes, about the least that Ray takes
# Games enough that the second node has its share: a node that is up sooner begins at once.
CONTEST = ("arena", "finito", "gentle", "steady", "--games", "400", "--seed", "cluster", "--json")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    node = {"num_cpus": 1, "object_store_memory": STORE, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=node)
    try:
        cluster.add_node(num_cpus=1, object_store_memory=STORE)
        cluster.wait_for_nodes()
        yield cluster.address
    finally:
        cluster.shutdown()


def test_two_nodes_play_what_one_machine_would_have_played(address: str) -> None:
    spread = reihum(*CONTEST, "--cluster", address)
    here = reihum(*CONTEST, "--workers", "1")
    assert spread.status == here.status == 0, spread.err
    nodes = spread.data.pop("nodes")
    assert len(nodes) == 2
    assert sum(nodes) == here.data["blocks"]
    assert {**spread.data, "nodes": nodes} == {**here.data, "nodes": nodes}


def test_no_cluster_is_told_in_one_line() -> None:
    told = reihum(*CONTEST, "--cluster", "127.0.0.1:1")
    assert told.status == 2
    assert told.err.splitlines() == [
        "reihum: there is no Ray cluster at '127.0.0.1:1' (see reihum arena --help)"
    ]
