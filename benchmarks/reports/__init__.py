"""What reports hold: words, pages, and how different they are for each reader."""

from benchmarks.reports.people import measure_people
from benchmarks.reports.several import measure_several
from benchmarks.support.figure import Figure


def figures() -> list[Figure]:
    """All of it, in some five minutes."""
    return [*measure_people(), *measure_several()]
