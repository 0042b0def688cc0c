"""What the service costs: beside the plain stack, and among many assessments beside few."""

from benchmarks.service.cost import cost_figures
from benchmarks.service.scale import scale_figures
from benchmarks.support.figure import Figure


def figures() -> list[Figure]:
    return [*cost_figures(), *scale_figures()]
