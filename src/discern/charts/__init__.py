"""Contract objects → Plotly figures. Pure functions; colours and sizes are data in `theme`."""

from discern.charts.answer_counts import answer_counts as answer_counts
from discern.charts.chart import Cell as Cell, Chart as Chart, Table as Table
from discern.charts.circle import without_reading as without_reading
from discern.charts.directions import directions as directions
from discern.charts.dots import name_initials as name_initials
from discern.charts.export import enlarge as enlarge, export_figure as export_figure
from discern.charts.people import (
    pair_dumbbell as pair_dumbbell,
    pair_map as pair_map,
    pair_radar as pair_radar,
    person_polar as person_polar,
    person_region as person_region,
    score_rows as score_rows,
)
from discern.charts.small_circle import describe_circle as describe_circle, small_circle as small_circle
from discern.charts.style_distribution import (
    style_distribution as style_distribution,
    style_shares as style_shares,
)
from discern.charts.team.style_beeswarm import style_beeswarm as style_beeswarm
from discern.charts.team.style_tiles import has_tiles as has_tiles, style_tiles as style_tiles
from discern.charts.team.team_map import style_map as style_map, what_if_map as what_if_map
from discern.charts.team.who_is_where import count_in_half as count_in_half, find_halves as find_halves
from discern.charts.theme import (
    DARK as DARK,
    LIGHT as LIGHT,
    STYLE_COLOURS as STYLE_COLOURS,
    Theme as Theme,
    theme as theme,
)
