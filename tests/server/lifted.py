"""Limits that servers on a machine which stands still for a while would reach.

They are lifted in all servers under test: nothing fails because a worker was not heard of for some
seconds. What a test is about it brings about itself, or sets the limit to nothing.
"""

from tests.amounts import PATIENCE

LIMITS = (
    "reihum.server.net.app.BODY_SECONDS",
    "reihum.server.net.connections.HEAD_SECONDS",
    "reihum.server.net.handover.LONGEST_WAIT",
    "reihum.server.net.relay.CONNECT_SECONDS",
    "reihum.server.net.run.PONG_SECONDS",
    "reihum.server.net.usher.LEAVE_SECONDS",
    "reihum.server.store.owners.LATE",
    "reihum.server.store.owners.LEASE",
    "reihum.server.store.postgres.ANSWER_SECONDS",
    "reihum.server.store.postgres.CONNECT_SECONDS",
    "reihum.server.store.postgres.FROZEN_SECONDS",
    "reihum.server.thinking.minds.LONGEST_THOUGHT",
    "reihum.server.thinking.players.LONGEST_WAIT",
)


def lifting() -> str:
    """What a server in a process of its own has to do first."""
    modules = "".join(f"import {limit.rpartition('.')[0]}; " for limit in LIMITS)
    return modules + "".join(f"{limit} = {PATIENCE}; " for limit in LIMITS)
