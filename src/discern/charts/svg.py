"""Draws a chart for print from its figure, without a browser: an SVG, and the lines of text on it.

It supports only what the charts of this package use (scatter, polar and bar traces, shapes, ticks, annotations) and
rejects any other figure. Coordinates are pixels from the top left corner, y downwards, as in SVG.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import unescape
from math import ceil, cos, floor, radians, sin
from typing import Any, Literal

from discern.charts.chart import Chart
from discern.charts.text import text_width

FONT = "Source Sans Pro"
"""The typeface in print; text widths are measured for it."""

FALLBACK_GLYPHS = str.maketrans({"◇": "◊", "□": "☐"})
"""Replacements for glyphs that the font lacks."""

BULLET, BULLET_SCALE, BULLET_DROP = "●", 2.9, 0.52
"""The font has no ``BULLET`` either: a • is drawn, enlarged by the second and lowered by the third, in type sizes."""

LINE = 1.3
COLUMN = 0.52
"""A line's height and a column's width, in type sizes."""

_TAG = re.compile(r"(<br>|<b>|</b>|<span style=\"[^\"]*\">|</span>)")
_DASHES = {"dash": "9 5", "dot": "2 4", "solid": None, None: None}

Anchor = Literal["start", "middle", "end"]

Box = tuple[float, float, float, float]
"""Left, top, right and bottom, in pixels."""


@dataclass(frozen=True, slots=True)
class Run:
    """Text in one format, sizes in pixels. ``colour`` None is the line's own; ``lower`` is the distance below its
    baseline."""

    text: str
    size: float
    bold: bool = False
    colour: str | None = None
    lower: float = 0.0


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text whose ``anchor`` (start, middle or end) is at ``x`` and whose baseline is at ``y``."""

    x: float
    y: float
    anchor: Anchor
    colour: str
    runs: tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class VectorDrawing:
    """An SVG without text, the ``lines`` of text to set on it, and the chart's title and alt text.

    Sizes are in CSS pixels, 1/96 inch. Text is separate because the typesetter shapes any script (ligatures,
    right-to-left), and its SVG renderer does not.
    """

    svg: str
    lines: tuple[Line, ...]
    title: str
    alt: str
    width: float
    height: float


def print_chart(chart: Chart, width: float) -> VectorDrawing:
    """The chart as a drawing ``width`` pixels wide.

    Raises:
        ValueError: the figure uses a trace type or a marker that isn't supported.
    """
    figure = chart.figure.to_dict()
    layout: dict[str, Any] = figure["layout"]
    height = float(layout["height"])
    page = _Page(width, height, layout, [trace for trace in figure["data"] if trace])
    drawn = list(page.draw())
    content = "".join(each for each in drawn if isinstance(each, str))
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}">{content}</svg>'
    )
    lines = tuple(each for each in drawn if isinstance(each, Line))
    return VectorDrawing(svg, lines, chart.title, chart.alt, width, height)


class _Page:
    """A figure's drawing area and scales. Each method yields the SVG elements and lines of text of one part."""

    def __init__(
        self, width: float, height: float, layout: Mapping[str, Any], traces: Sequence[dict[str, Any]]
    ) -> None:
        self.layout = layout
        self.traces = traces
        self.width, self.height = width, height
        self.size = float(layout["font"]["size"])
        self.ink = str(layout["font"]["color"])
        unknown = {trace["type"] for trace in traces} - {"scatter", "scatterpolar", "bar"}
        if unknown:
            raise ValueError(f"print draws no {', '.join(sorted(unknown))}")
        margin = layout["margin"]
        self.area: Box = (margin["l"], margin["t"], width - margin["r"], height - margin["b"])
        self.categories = list(dict.fromkeys(y for trace in traces for y in trace.get("y", []) if isinstance(y, str)))
        if self.categories:
            # As Plotly does, the drawing area starts right of the longest row name.
            room = max(text_width(_strip_tags(name)) for name in self.categories) * COLUMN * self.size
            standoff = layout["yaxis"].get("ticklabelstandoff", 0)
            self.area = (self.area[0] + room + standoff, *self.area[1:])
        elif layout.get("yaxis", {}).get("scaleanchor"):
            self.area = _square(self.area)

    def draw(self) -> Iterator[str | Line]:
        title = self.layout.get("title") or {}
        if title.get("text"):
            pad, font = title["pad"], title["font"]
            yield from _text(title["text"], pad["l"], pad["t"], "left", "top", font["size"], font["color"])
        if "polar" in self.layout:
            yield from self._polar()
        else:
            yield from self._cartesian()
        for annotation in self.layout.get("annotations", []):
            yield from self._annotate(annotation)

    def _cartesian(self) -> Iterator[str | Line]:
        for shape in self.layout.get("shapes", []):
            yield self._shape(shape)
        yield from self._ticks()
        starts: dict[Any, float] = {}
        for trace in self.traces:
            if trace["type"] == "bar":
                yield from self._bars(trace, starts)
            else:
                places = [self._place(x, y) for x, y in zip(trace["x"], trace["y"], strict=True)]
                yield from _scatter(trace, places)

    def _x(self, value: float) -> float:
        left, _, right, _ = self.area
        low, high = map(float, self.layout["xaxis"]["range"])
        return left + (value - low) / (high - low) * (right - left)

    def _y(self, value: float | str) -> float:
        _, top, _, bottom = self.area
        if isinstance(value, str):
            return top + (self.categories.index(value) + 0.5) / len(self.categories) * (bottom - top)
        low, high = map(float, self.layout["yaxis"]["range"])
        return bottom - (value - low) / (high - low) * (bottom - top)

    def _place(self, x: float | None, y: float | str | None) -> tuple[float, float] | None:
        return None if x is None or y is None else (self._x(x), self._y(y))

    def _shape(self, shape: Mapping[str, Any]) -> str:
        x0, x1, y0, y1 = self._x(shape["x0"]), self._x(shape["x1"]), self._y(shape["y0"]), self._y(shape["y1"])
        line = _stroke(shape["line"])
        if shape["type"] == "circle":
            middle = f'cx="{(x0 + x1) / 2:.2f}" cy="{(y0 + y1) / 2:.2f}"'
            return f'<ellipse {middle} rx="{abs(x1 - x0) / 2:.2f}" ry="{abs(y1 - y0) / 2:.2f}" fill="none" {line}/>'
        return _line(x0, y0, x1, y1, line)

    def _ticks(self) -> Iterator[str | Line]:
        axis = self.layout["xaxis"]
        left, top, right, bottom = self.area
        if axis.get("dtick"):
            low, high = axis["range"]
            step = axis["dtick"]
            for n in range(ceil(low / step), floor(high / step) + 1):
                x = self._x(n * step)
                yield _line(x, top, x, bottom, _stroke({"color": axis["gridcolor"], "width": 1}))
                yield from _text(f"{n * step:g}", x, bottom + 4, "center", "top", self.size, axis["tickfont"]["color"])
        if title := axis.get("title"):
            font = title["font"]
            foot = self.height - 2
            yield from _text(title["text"], (left + right) / 2, foot, "center", "bottom", font["size"], font["color"])
        standoff = self.layout.get("yaxis", {}).get("ticklabelstandoff", 0)
        for name in self.categories:
            yield from _text(name, left - standoff, self._y(name), "right", "middle", self.size, self.ink)

    def _bars(self, trace: Mapping[str, Any], starts: dict[Any, float]) -> Iterator[str]:
        """Horizontal bars with error bars. ``starts`` is where each row's stack ends so far, and is updated."""
        _, top, _, bottom = self.area
        slot = (bottom - top) / max(len(self.categories), 1)
        thick = slot * (1 - self.layout.get("bargap", 0))
        stacks = self.layout.get("barmode") == "stack"
        colours = _each(trace["marker"]["color"], len(trace["x"]))
        for n, (value, place) in enumerate(zip(trace["x"], trace["y"], strict=True)):
            begin = starts.get(place, 0.0) if stacks else 0.0
            starts[place] = begin + value
            x, y = self._x(begin), self._y(place)
            width = self._x(begin + value) - x
            yield (
                f'<rect x="{x:.2f}" y="{y - thick / 2:.2f}" width="{max(width, 0):.2f}" height="{thick:.2f}" '
                f'fill="{colours[n]}"/>'
            )
            if error := trace.get("error_x"):
                low, high = self._x(value - error["arrayminus"][n]), self._x(value + error["array"][n])
                line = _stroke({"color": error["color"], "width": error["thickness"]})
                yield _line(low, y, high, y, line)
                for end in (low, high):
                    yield _line(end, y - error["width"], end, y + error["width"], line)

    def _polar(self) -> Iterator[str | Line]:
        """Rings, spokes, tick labels and traces on polar axes; SVG's y runs downwards, so sines are subtracted."""
        left, top, right, bottom = self.area
        x, y, radius = (left + right) / 2, (top + bottom) / 2, min(right - left, bottom - top) / 2
        polar = self.layout["polar"]
        radial, angular = polar["radialaxis"], polar["angularaxis"]
        low, high = radial["range"]
        for value in radial["tickvals"]:
            r, grid = radius * (value - low) / (high - low), _stroke({"color": radial["gridcolor"], "width": 1})
            yield f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r:.2f}" fill="none" {grid}/>'
        for angle in angular["tickvals"]:
            turn = radians(angle)
            end = (x + radius * cos(turn), y - radius * sin(turn))
            yield _line(x, y, *end, _stroke({"color": angular["gridcolor"], "width": 1}))
        if radial.get("showticklabels"):
            for value, described in zip(radial["tickvals"], radial["ticktext"], strict=True):
                if described:
                    font = radial["tickfont"]
                    place = x + radius * (value - low) / (high - low)
                    yield from _text(described, place - 2, y + 2, "right", "top", font["size"], font["color"])
        before: list[tuple[float, float] | None] = []
        for trace in self.traces:
            places = [
                None
                if r is None or angle is None
                else (
                    x + radius * (r - low) / (high - low) * cos(radians(angle)),
                    y - radius * (r - low) / (high - low) * sin(radians(angle)),
                )
                for r, angle in zip(trace["r"], trace["theta"], strict=True)
            ]
            # "tonext" fills down to the previous trace: two subpaths, of which even-odd leaves the inner one empty.
            if trace.get("fill") == "tonext":
                ring = " ".join(_path(part, closed=True) for part in (places, before))
                yield f'<path d="{ring}" fill-rule="evenodd" {_fill(trace["fillcolor"])}/>'
            yield from _scatter(trace, places)
            before = places

    def _annotate(self, annotation: Mapping[str, Any]) -> Iterator[Line]:
        left, top, right, bottom = self.area
        on_paper = annotation.get("xref") == "paper", annotation.get("yref") == "paper"
        x = left + annotation["x"] * (right - left) if on_paper[0] else self._x(annotation["x"])
        y = bottom - annotation["y"] * (bottom - top) if on_paper[1] else self._y(annotation["y"])
        x += annotation.get("xshift", 0)
        y -= annotation.get("yshift", 0)
        font = annotation.get("font", {})
        yield from _text(
            annotation["text"],
            x,
            y,
            annotation.get("xanchor", "center"),
            annotation.get("yanchor", "middle"),
            font.get("size", self.size),
            font.get("color", self.ink),
        )


def _square(area: Box) -> Box:
    """The largest centred square, for axes with equal scales."""
    left, top, right, bottom = area
    side = min(right - left, bottom - top)
    x, y = (left + right) / 2, (top + bottom) / 2
    return x - side / 2, y - side / 2, x + side / 2, y + side / 2


def _scatter(trace: Mapping[str, Any], places: Sequence[tuple[float, float] | None]) -> Iterator[str]:
    mode = trace["mode"]
    line = trace.get("line", {})
    if "lines" in mode and line.get("width", 2):
        yield f'<path d="{_path(places)}" fill="none" stroke-linejoin="round" {_stroke(line)}/>'
    if "markers" in mode:
        marker = trace["marker"]
        looks = zip(
            _each(marker.get("symbol", "circle"), len(places)),
            _each(marker.get("color", "#000000"), len(places)),
            _each(marker["size"], len(places)),
            places,
            strict=True,
        )
        for symbol, colour, size, place in looks:
            if place is not None:
                yield _mark(symbol, colour, size, *place, marker)


def _mark(symbol: str, colour: str, size: float, x: float, y: float, marker: Mapping[str, Any]) -> str:
    r = size / 2
    name = symbol.removesuffix("-open").removesuffix("-thin")
    outline = marker.get("line", {})
    # Line marks have no area: in Plotly a "-thin" symbol is all outline.
    if symbol.endswith("-thin") or name == "x":
        ends = ((r, 0), (0, r)) if name == "cross" else ((0.7 * r, 0.7 * r), (0.7 * r, -0.7 * r))
        stroke = _stroke(outline if symbol.endswith("-thin") else {"color": colour, "width": 3})
        return "".join(_line(x - dx, y - dy, x + dx, y + dy, stroke) for dx, dy in ends)
    if symbol.endswith("-open"):
        look = f'fill="none" {_stroke({"color": colour, "width": 2})}'
    else:
        look = f'{_fill(colour)} opacity="{marker.get("opacity", 1):g}" {_stroke(outline)}'
    if name == "circle":
        return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r:.2f}" {look}/>'
    # Corners in units of the radius, by the proportions of Plotly's own symbols.
    corners = {
        "square": ((-0.89, -0.89), (0.89, -0.89), (0.89, 0.89), (-0.89, 0.89)),
        "diamond": ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
        "triangle-up": ((0, -1.16), (1.16, 0.87), (-1.16, 0.87)),
    }
    if name not in corners:
        raise ValueError(f"print draws no mark {symbol!r}")
    return f'<path d="{_path([(x + dx * r, y + dy * r) for dx, dy in corners[name]], closed=True)}" {look}/>'


def _path(places: Iterable[tuple[float, float] | None], *, closed: bool = False) -> str:
    """SVG path commands through ``places``; None starts a new subpath."""
    parts = []
    down = False
    for place in places:
        if place is not None:
            parts.append(f"{'L' if down else 'M'}{place[0]:.2f} {place[1]:.2f}")
        down = place is not None
    return " ".join([*parts, "Z"] if closed else parts)


def _line(x0: float, y0: float, x1: float, y1: float, stroke: str) -> str:
    return f'<line x1="{x0:.2f}" y1="{y0:.2f}" x2="{x1:.2f}" y2="{y1:.2f}" {stroke}/>'


def _stroke(line: Mapping[str, Any]) -> str:
    width = line.get("width", 0)
    if not width:
        return 'stroke="none"'
    colour, opacity = _colour(str(line.get("color", "#000000")))
    dash = _DASHES[line.get("dash")]
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return f'stroke="{colour}" stroke-opacity="{opacity:g}" stroke-width="{width:g}"{dashes}'


def _fill(colour: str) -> str:
    opaque, opacity = _colour(colour)
    return f'fill="{opaque}" fill-opacity="{opacity:g}"'


def _colour(colour: str) -> tuple[str, float]:
    """A colour and its opacity: not every SVG renderer knows ``rgba()``."""
    match = re.fullmatch(r"rgba\((\d+), (\d+), (\d+), ([\d.]+)\)", colour)
    if match is None:
        return colour, 1.0
    red, green, blue = (int(match[n]) for n in (1, 2, 3))
    return f"#{red:02X}{green:02X}{blue:02X}", float(match[4])


def _each(value: Any, count: int) -> Sequence[Any]:
    """A property of ``count`` points that may be given once for all of them."""
    return value if isinstance(value, list | tuple) else [value] * count


def _strip_tags(text: str) -> str:
    return unescape(_TAG.sub("", text))


def _text(markup: str, x: float, y: float, across: str, along: str, size: float, colour: str) -> Iterator[Line]:
    """Text as lines: its ``across`` edge (left, center, right) is at ``x``, its ``along`` edge (top …) at ``y``."""
    lines = _TAG.sub(lambda match: "\n" if match[1] == "<br>" else match[1], markup).split("\n")
    height = LINE * size
    top = {"top": y, "middle": y - height * len(lines) / 2, "bottom": y - height * len(lines)}[along]
    anchors: dict[str, Anchor] = {"left": "start", "center": "middle", "right": "end"}
    for n, line in enumerate(lines):
        # The baseline is about three quarters down a line.
        base = top + (n + 0.76) * height
        yield Line(round(x, 2), round(base, 2), anchors[across], colour, tuple(_runs(line, size)))


def _runs(line: str, size: float) -> Iterator[Run]:
    """The parts of a line, each in one format, from Plotly's markup: ``<b>`` and coloured ``<span>``."""
    bold, colours = False, list[str]()
    for part in _TAG.split(line):
        if part in {"<b>", "</b>"}:
            bold = part == "<b>"
        elif part.startswith("<span "):
            colours.append((re.search(r"color:(#\w+)", part) or [""] * 2)[1])
        elif part == "</span>":
            colours and colours.pop()
        else:
            colour = colours[-1] or None if colours else None
            for run in re.split(f"({BULLET})", part.translate(FALLBACK_GLYPHS)):
                if run == BULLET:
                    yield Run("•", BULLET_SCALE * size, bold, colour, BULLET_DROP * size)
                elif run:
                    yield Run(unescape(run), size, bold, colour)
