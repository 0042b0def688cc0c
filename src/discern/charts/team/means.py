"""A team's mean scores as rows of a table."""

from discern.charts.chart import Cell
from discern.charts.people.person_scores import score_cells
from discern.charts.text import say
from discern.contract import ByStyle, Mean


def mean_rows(means: ByStyle[Mean], language: str) -> list[tuple[Cell, ...]]:
    """One row per style for a `score_table`, with the mean where others have a name."""
    return [(say(language, "chart-mean"), *score_cells(style, mean, language)) for style, mean in means.items()]
