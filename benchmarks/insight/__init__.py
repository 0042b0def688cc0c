"""Whether statements hold as often as their words say, and how much they give people."""

from benchmarks.insight.changes import change_figures
from benchmarks.insight.coverage import coverage_figures
from benchmarks.insight.statements import statement_figures
from benchmarks.support.figure import Figure


def figures() -> list[Figure]:
    """Claims and intervals, changes, what people get; some minutes."""
    return [*statement_figures(), *change_figures(), *coverage_figures()]
