"""What reports hold: words, pages, and how different they are for each reader; and how long they take to set."""

from benchmarks.reports.people import measure_people
from benchmarks.reports.several import measure_several
from benchmarks.reports.typesetting import measure_typesetting
from benchmarks.support.figure import Figure


def figures() -> list[Figure]:
    """All of it, in some five minutes."""
    return [*measure_people(), *measure_several(), *measure_typesetting()]
