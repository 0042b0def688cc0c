"""Contract objects → Plotly figures. Pure functions; colours and sizes are data in `theme`."""

from discern.charts.chart import Chart
from discern.charts.circle import style_map
from discern.charts.heads import style_distribution
from discern.charts.radar import profile_radar, radar_grid, team_radars
from discern.charts.theme import DARK, LIGHT, STYLE_COLOURS, STYLE_SYMBOLS, Theme, theme

__all__ = [
    "DARK",
    "LIGHT",
    "STYLE_COLOURS",
    "STYLE_SYMBOLS",
    "Chart",
    "Theme",
    "profile_radar",
    "radar_grid",
    "style_distribution",
    "style_map",
    "team_radars",
    "theme",
]
