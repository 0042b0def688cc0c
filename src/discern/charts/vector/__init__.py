"""Charts as vector drawings for print."""

from discern.charts.vector.drawing import VectorDrawing as VectorDrawing, print_chart as print_chart
from discern.charts.vector.lines import FONT as FONT
