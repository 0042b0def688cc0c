"""Contract objects → Plotly figures. Pure functions; colours and sizes are data in `theme`."""

from discern.charts.answer_counts import answer_counts
from discern.charts.chart import Cell, Chart, Table
from discern.charts.comparison import pair_differences, pair_map, pair_radar
from discern.charts.export import enlarge, export_figure
from discern.charts.heat_map import style_heatmap
from discern.charts.maps import person_map, style_map, what_if_map
from discern.charts.probabilities import style_probabilities
from discern.charts.radar import profile_radar, radar_grid, team_radars
from discern.charts.spread import style_spread
from discern.charts.style_distribution import style_distribution, what_if_distribution
from discern.charts.theme import DARK, LIGHT, STYLE_COLOURS, STYLE_SYMBOLS, Theme, theme

__all__ = [
    "DARK",
    "LIGHT",
    "STYLE_COLOURS",
    "STYLE_SYMBOLS",
    "Cell",
    "Chart",
    "Table",
    "Theme",
    "answer_counts",
    "enlarge",
    "export_figure",
    "pair_differences",
    "pair_map",
    "pair_radar",
    "person_map",
    "profile_radar",
    "radar_grid",
    "style_distribution",
    "style_heatmap",
    "style_map",
    "style_probabilities",
    "style_spread",
    "team_radars",
    "theme",
    "what_if_distribution",
    "what_if_map",
]
