"""For all tests: how much they do, no skips in CI, and no doubt about what is tested."""

import os
import signal
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

import reihum.games.finito.rules
from tests.amounts import ALL, COMPILED, amount

NO_SKIPS = os.environ.get("REIHUM_NO_SKIPS") == "1"

settings.register_profile(
    "default",
    max_examples=amount(30, 1000),
    deadline=None,  # neither this nor slow data is a test's fault on a shared machine
    suppress_health_check=[HealthCheck.too_slow],
    # What decides about a change finds the same twice; by hand and for a release, look further.
    derandomize=NO_SKIPS and not ALL,
    print_blob=True,  # so that what was found can be had again
)
settings.load_profile("default")


def pytest_sessionstart() -> None:
    """Stop where the games are not what REIHUM_NATIVE promises: compiled (1) or pure (0).

    And what a shell begins in the background ignores Ctrl-C; the commands under test must not.
    """
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    promised = os.environ.get("REIHUM_NATIVE")
    if promised in {"0", "1"} and (promised == "1") != COMPILED:
        found = reihum.games.finito.rules.__file__
        pytest.exit(f"REIHUM_NATIVE={promised}, but the tests import {found}", returncode=1)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave what only a release tries to `make test-all`."""
    left = [] if ALL else [item for item in items if item.get_closest_marker("large")]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if item not in left]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fail a skipped test where none may be skipped."""
    report = yield
    if NO_SKIPS and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome, report.longrepr = "failed", f"skipped: {report.longrepr}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Fail a skipped module where none may be skipped."""
    report = yield
    if NO_SKIPS and report.skipped:
        report.outcome, report.longrepr = "failed", f"skipped: {report.longrepr}"
    return report
