"""Charts as vector drawings: for print, and as pictures on pages."""

from discern.charts.vector.drawing import VectorDrawing as VectorDrawing, print_chart as print_chart
from discern.charts.vector.lines import FONT as FONT
from discern.charts.vector.pictures import draw_picture as draw_picture
