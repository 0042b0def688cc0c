"""Whether statements hold as often as their words say, and how long the service takes to make them."""

from benchmarks.insight.latency import latency_figures
from benchmarks.insight.statements import statement_figures
from benchmarks.support.figure import Figure


def figures() -> list[Figure]:
    """Claims and intervals about teams, people and pairs, then the service's time; a minute or two."""
    return [*statement_figures(), *latency_figures()]
