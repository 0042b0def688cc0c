"""Where and how tests run, and what all of them may ask for.

What needs the service or the instrument is imported by those who use it: the process that only hands tests out to
workers has neither.
"""

import gc
import os
import shutil
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from discern.contract.models.results import Results
    from tests.support.databases import NewSQLite
    from tests.support.results import MakeResults

# A loaded machine is no failure; speed is measured by `python -m benchmarks`.
settings.register_profile("discern", deadline=None)
settings.load_profile("discern")

MEMORY = Path("/dev/shm")
ROOM = 4 << 30
"""Temporary files of the default tier are kept in memory where there are so many bytes for them, not on a disk."""

GARBAGE = 20_000
"""Objects made until cycles are looked for: each 700, as Python does, takes a tenth of the time."""


# Where the environment keeps bytecode from being written, each process that tests start compiles all that it imports,
# for seconds.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_configure(config: pytest.Config) -> None:
    # Other tiers ask what an installation does whose data are on a disk.
    is_default_tier = "not integration" in config.getoption("markexpr")
    if is_default_tier and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free >= ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    gc.set_threshold(GARBAGE)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Iterator[None]:
    """Give tests that try many values to the tiers that they are for, and start with those that may take long, lest
    one process works on them alone in the end.
    """
    seen: set[tuple[str, bool]] = set()
    for item in items:
        if not isinstance(item, pytest.Function) or not hasattr(item, "callspec"):
            continue
        databases = item.get_closest_marker("databases")
        # Of what runs on both databases the first case tells what the statements do on the second.
        is_second = databases is not None and "sqlite" in databases.args and "postgres" in item.callspec.params.values()
        case = item.nodeid.partition("[")[0], is_second
        if case in seen and item.get_closest_marker("exhaustive") is not None:
            item.add_marker(pytest.mark.integration)
        if case in seen and is_second:
            item.add_marker(pytest.mark.slow)
        seen.add(case)
    yield
    longest: dict[Path, float] = {}
    for item in items:
        mark = item.get_closest_marker("timeout")
        longest[item.path] = max(longest.get(item.path, 0), mark.args[0] if mark is not None else 0)
    items.sort(key=lambda item: -longest[item.path])


def pytest_collection_finish() -> None:
    # Half a million objects that stay to the end, and would be looked through for cycles again and again.
    gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """No worker processes where the command names files: they would take longer to start than most tests to run."""
    return 0 if any(".py" in argument for argument in config.args) else None


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Share tests out by files; as one those of the specification, which share an app, and slow ones with a browser,
    since one that makes a network disturbs the others.
    """
    from xdist.scheduler import LoadFileScheduling

    makes_networks = "not slow" not in config.getoption("markexpr")

    class Scheduling(LoadFileScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            if nodeid.startswith("tests/mission/test_section_"):
                return "specification"
            if makes_networks and nodeid.startswith(("tests/browser/", "tests/mission/")):
                return "browser"
            return str(super()._split_scope(nodeid))

    return Scheduling(config, log)


@pytest.fixture(scope="session")
def new_sqlite(tmp_path_factory: pytest.TempPathFactory) -> "NewSQLite":
    from tests.support.databases import copy_template, make_template

    return partial(copy_template, make_template(tmp_path_factory.mktemp("template")))


@pytest.fixture(scope="session")
def make_results() -> "MakeResults":
    from tests.support.results import build_results

    return build_results


@pytest.fixture(scope="session")
def withheld() -> "Results":
    from tests.support.results import WITHHELD

    return WITHHELD
