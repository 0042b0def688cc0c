"""Contract objects → Plotly figures. Pure functions; colours and sizes are data in `theme`."""

from discern.charts.answer_counts import answer_counts as answer_counts
from discern.charts.chart import Cell as Cell, Chart as Chart, Table as Table
from discern.charts.comparison import (
    pair_differences as pair_differences,
    pair_map as pair_map,
    pair_radar as pair_radar,
)
from discern.charts.export import enlarge as enlarge, export_figure as export_figure
from discern.charts.heat_map import style_heatmap as style_heatmap
from discern.charts.maps import person_map as person_map, style_map as style_map, what_if_map as what_if_map
from discern.charts.probabilities import style_probabilities as style_probabilities
from discern.charts.radar import profile_radar as profile_radar, radar_grid as radar_grid, team_radars as team_radars
from discern.charts.spread import style_spread as style_spread
from discern.charts.style_distribution import (
    style_distribution as style_distribution,
    what_if_distribution as what_if_distribution,
)
from discern.charts.theme import (
    DARK as DARK,
    LIGHT as LIGHT,
    STYLE_COLOURS as STYLE_COLOURS,
    STYLE_SYMBOLS as STYLE_SYMBOLS,
    Theme as Theme,
    theme as theme,
)
