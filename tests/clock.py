"""Time in a test's hands."""

import time

import pytest


class Clock:
    """The time of every server of this process; it stands still until a test lets it go on."""

    def __init__(self) -> None:
        self.now = time.time()

    def go_on(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock, given in."""
    given = Clock()
    monkeypatch.setattr("time.time", lambda: given.now)
    return given
