"""Charts as SVG with their text, for pages that draw nothing themselves."""

from collections.abc import Mapping
from dataclasses import replace
from html import escape

from discern.charts.chart import Chart
from discern.charts.vector.drawing import print_chart
from discern.charts.vector.lines import Line, Run

CAPTION = 70
"""Pixels below the circle for what explains it."""

FONT = "'Source Sans 3', 'Source Sans Pro', system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"


def draw_picture(chart: Chart, width: int) -> str:
    """A chart as SVG ``width`` pixels wide, with its text in fonts that a browser has.

    Raises:
        ValueError: the figure uses a trace type or a marker that isn't supported.
    """
    # As high as it is wide, and what is written below it: print leaves more room around a circle.
    layout = chart.drawing["layout"]
    if layout["height"] > width:
        chart = replace(chart, drawing=chart.drawing | {"layout": layout | {"height": width + CAPTION}})
    drawing = print_chart(chart, width)
    text = "".join(map(_line, drawing.lines))
    group = f'<g font-family="{escape(FONT)}">{text}</g>'
    return drawing.svg.replace("</svg>", f"{group}</svg>")


def _line(line: Line) -> str:
    attributes = {"x": f"{line.x:.1f}", "y": f"{line.y:.1f}", "text-anchor": line.anchor, "fill": line.colour}
    if line.turn:
        attributes["transform"] = f"rotate({line.turn:g} {line.x:.1f} {line.y:.1f})"
    lowered = [0.0, *(run.lower for run in line.runs)]
    runs = "".join(_run(run, run.lower - before) for run, before in zip(line.runs, lowered, strict=False))
    return f"<text{_written(attributes)}>{runs}</text>"


def _run(run: Run, down: float) -> str:
    """Text in one format, so many pixels below what precedes it."""
    attributes = {"font-size": f"{run.size:g}"}
    if run.bold:
        attributes["font-weight"] = "600"
    if run.colour is not None:
        attributes["fill"] = run.colour
    if down:
        attributes["dy"] = f"{down:.1f}"
    return f"<tspan{_written(attributes)}>{escape(run.text)}</tspan>"


def _written(attributes: Mapping[str, str]) -> str:
    return "".join(f' {name}="{escape(value)}"' for name, value in attributes.items())
