"""People to test with, and where and how tests run."""

import gc
import os
import shutil
from collections.abc import Callable, Mapping
from functools import partial
from math import hypot
from pathlib import Path
from statistics import NormalDist
from typing import Any

import pytest
from hypothesis import settings

from discern.contract import STYLES, ByStyle, CandidateRef, Quality, Results, Score, StyleSummary, circle
from tests.support.databases import NewSQLite, copy_template, make_template

# A loaded machine is no failure; speed is measured by `python -m benchmarks`.
settings.register_profile("discern", deadline=None)
settings.load_profile("discern")

MakeResults = Callable[..., Results]

MEMORY = Path("/dev/shm")
ROOM = 4 << 30
"""Temporary files of the default tier are kept in memory where there are so many bytes for them, not on a disk."""

GARBAGE = 20_000
"""Objects made until cycles are looked for: each 700, as Python does, takes a tenth of the time."""


def pytest_configure(config: pytest.Config) -> None:
    # Other tiers ask what an installation does whose data are on a disk.
    is_default_tier = "not integration" in config.getoption("markexpr")
    if is_default_tier and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free >= ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    gc.set_threshold(GARBAGE)


def build_results(
    name: str = "Ana Ruiz",
    *,
    number: int = 1,
    theta: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0),
    probabilities: tuple[float, float, float, float] | None = (0.7, 0.1, 0.1, 0.1),
    se: float | None = 5.0,
) -> Results:
    """A result that counts: θ and probabilities in the order D, I, S, C, and one standard error for all scores."""
    scores: dict[str, Score] = {}
    for style, value in zip(STYLES, theta, strict=True):
        score = 100 * NormalDist().cdf(value)
        interval = None if se is None else (max(score - 1.96 * se, 0.0), min(score + 1.96 * se, 100.0))
        scores[style] = Score(score=score, se=se, interval=interval, theta=value)
    x, y = circle.position(*theta)
    angle = circle.angle(x, y)
    weights: Mapping[str, float] = dict(zip(STYLES, probabilities or theta, strict=True))
    first, second, *_ = sorted(STYLES, key=lambda style: -weights[style])
    return Results(
        assessment_id=f"asm_{number}",
        candidate=CandidateRef(id=f"cand_{number}", name=name),
        scores=ByStyle[Score].of(scores),
        style=StyleSummary(
            label=first,
            primary=first,
            secondary=second,
            probabilities=None if probabilities is None else ByStyle[float].of(weights),
            angle=angle,
            angle_interval=None if se is None else ((angle - 25) % 360, (angle + 25) % 360),
            intensity=hypot(x, y),
        ),
        quality=Quality(verdict="ok"),
    )


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """No worker processes where the command names files: they would take longer to start than most tests to run."""
    return 0 if any(".py" in argument for argument in config.args) else None


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Share tests out by files; slow ones with a browser as one, since one that makes a network disturbs the others."""
    from xdist.scheduler import LoadFileScheduling

    makes_networks = "not slow" not in config.getoption("markexpr")

    class Scheduling(LoadFileScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            if makes_networks and nodeid.startswith(("tests/browser/", "tests/mission/")):
                return "browser"
            return str(super()._split_scope(nodeid))

    return Scheduling(config, log)


@pytest.fixture(scope="session")
def new_sqlite(tmp_path_factory: pytest.TempPathFactory) -> NewSQLite:
    return partial(copy_template, make_template(tmp_path_factory.mktemp("template")))


@pytest.fixture(scope="session")
def make_results() -> MakeResults:
    return build_results


@pytest.fixture(scope="session")
def withheld() -> Results:
    return Results(
        assessment_id="asm_withheld",
        candidate=CandidateRef(id="cand_withheld", name="Wim Held"),
        quality=Quality(verdict="withheld"),
    )
