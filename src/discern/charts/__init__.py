"""Contract objects → Plotly figures. Pure functions; colours and sizes are data in `theme`."""

from discern.charts.answer_counts import answer_counts as answer_counts
from discern.charts.chart import Cell as Cell
from discern.charts.chart import Chart as Chart
from discern.charts.chart import Table as Table
from discern.charts.comparison import pair_differences as pair_differences
from discern.charts.comparison import pair_map as pair_map
from discern.charts.comparison import pair_radar as pair_radar
from discern.charts.export import enlarge as enlarge
from discern.charts.export import export_figure as export_figure
from discern.charts.heat_map import style_heatmap as style_heatmap
from discern.charts.maps import person_map as person_map
from discern.charts.maps import style_map as style_map
from discern.charts.maps import what_if_map as what_if_map
from discern.charts.probabilities import style_probabilities as style_probabilities
from discern.charts.radar import profile_radar as profile_radar
from discern.charts.radar import radar_grid as radar_grid
from discern.charts.radar import team_radars as team_radars
from discern.charts.spread import style_spread as style_spread
from discern.charts.style_distribution import style_distribution as style_distribution
from discern.charts.style_distribution import what_if_distribution as what_if_distribution
from discern.charts.theme import DARK as DARK
from discern.charts.theme import LIGHT as LIGHT
from discern.charts.theme import STYLE_COLOURS as STYLE_COLOURS
from discern.charts.theme import STYLE_SYMBOLS as STYLE_SYMBOLS
from discern.charts.theme import Theme as Theme
from discern.charts.theme import theme as theme
