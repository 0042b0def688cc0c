"""Draws the pictures of the first page's start: `python -m tests.support.first_picture`, after a chart has changed.

They show a team of the sample company as its page would, without a service or a drawing script.
"""

import os
import tempfile
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path

import discern_app.home
from discern import charts, samples
from discern.charts.chart import Chart
from discern.charts.vector.drawing import print_chart
from discern.charts.vector.lines import Line, Run
from discern.client import Client, operations
from discern.contract import TeamAnalysis, TeamQuery
from discern_app.home.first_start import PICTURES, WIDTHS

FOLDER = Path(discern_app.home.__file__).with_name("pictures")

TEAM = "Finance"

CAPTION = 70
"""Pixels below the circle for what explains it."""

FONT = "'Source Sans 3', 'Source Sans Pro', system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"


def read_team(client: Client) -> TeamAnalysis:
    [team] = client.send(operations.list_teams(TeamQuery(q=TEAM))).data
    return client.send(operations.get_team_analysis(team.id))


def draw_pictures(analysis: TeamAnalysis) -> Iterator[tuple[str, str]]:
    """The file names of the pictures and their SVG."""
    for scheme in ("light", "dark"):
        drawn = {
            "map": charts.style_map(analysis, dark=scheme == "dark"),
            "tiles": charts.style_tiles(analysis, dark=scheme == "dark"),
        }
        for name in PICTURES:
            yield f"{name}-{scheme}.svg", to_svg(drawn[name], WIDTHS[name])


def to_svg(chart: Chart, width: int) -> str:
    """A chart with its text, in fonts that a browser has."""
    # As high as it is wide, and what is written below it: print leaves more room around a circle.
    if chart.figure.layout.height > width:
        chart.figure.update_layout(height=width + CAPTION)
    drawing = print_chart(chart, width)
    text = "".join(map(_line, drawing.lines))
    group = f'<g font-family="{escape(FONT)}">{text}</g>'
    return drawing.svg.replace("</svg>", f"{group}</svg>") + "\n"


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


def main() -> None:
    from discern_app.base.current_service import configured_service

    with tempfile.TemporaryDirectory() as folder:
        os.environ["DISCERN_DATABASE_URL"] = f"sqlite:///{folder}/discern.db"
        reader = configured_service().managers
        for _ in samples.load(reader):
            pass
        FOLDER.mkdir(exist_ok=True)
        for name, svg in draw_pictures(read_team(reader.client)):
            (FOLDER / name).write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
