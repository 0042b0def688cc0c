"""Draws a chart from its figure as SVG, without a browser: for print, and for pages that draw nothing themselves.

It supports only what the charts of this package use (scatter, polar and bar traces, shapes, ticks, annotations) and
rejects any other figure. Coordinates are pixels from the top left corner, y downwards, as in SVG.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape, unescape
from math import ceil, cos, floor, radians, sin
from typing import Any, Literal

from discern.charts.chart import Chart
from discern.charts.circle import BREAK, reading_of, without_reading
from discern.charts.text import text_width

FONT = "Source Sans Pro"
"""The typeface in print; text widths are measured for it."""

FALLBACK_GLYPHS = str.maketrans({"◇": "◊", "□": "☐"})
"""Replacements for glyphs that the font lacks."""

BULLET, BULLET_SCALE, BULLET_DROP = "●", 2.9, 0.52
"""The font has no ``BULLET`` either: a • is drawn, enlarged by the second and lowered by the third, in type sizes."""

THICK = 5
"""The width in pixels from which a line is a bar."""

BOLD = 600
"""The weight from which type is bold."""

LINE = 1.3
COLUMN = 0.52
"""A line's height and a column's width, in type sizes."""

_TAG = re.compile(r"(<br>|<b>|</b>|<span style=\"[^\"]*\">|</span>)")

Anchor = Literal["start", "middle", "end"]


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
    """A line of text whose ``anchor`` (start, middle or end) is at ``x`` and whose baseline is at ``y``.

    ``turn`` is the clockwise angle in degrees by which it is turned about that point, where it is anchored in its
    middle."""

    x: float
    y: float
    anchor: Anchor
    colour: str
    runs: tuple[Run, ...]
    turn: float = 0.0


def strip_tags(text: str) -> str:
    return unescape(_TAG.sub("", text))


def set_text(
    markup: str, x: float, y: float, across: str, along: str, size: float, colour: str, turn: float = 0.0
) -> Iterator[Line]:
    """Text as lines: its ``across`` edge (left, center, right) is at ``x``, its ``along`` edge (top …) at ``y``.

    Text that is turned, by degrees clockwise, is one line whose middle is there.
    """
    lines = _TAG.sub(lambda match: "\n" if match[1] == "<br>" else match[1], markup).split("\n")
    height = LINE * size
    top = {"top": y, "middle": y - height * len(lines) / 2, "bottom": y - height * len(lines)}[along]
    anchors: dict[str, Anchor] = {"left": "start", "center": "middle", "right": "end"}
    if turn:
        # What is right of or below a line's middle turns with it; the baseline is about a quarter of a line below.
        below = 0.26 * height
        x, y = x - below * sin(radians(turn)), y + below * cos(radians(turn))
        yield Line(round(x, 2), round(y, 2), "middle", colour, tuple(set_runs(lines[0], size)), turn)
        return
    for n, line in enumerate(lines):
        if not line:
            continue
        # The baseline is about three quarters down a line.
        base = top + (n + 0.76) * height
        yield Line(round(x, 2), round(base, 2), anchors[across], colour, tuple(set_runs(line, size)))


def set_runs(line: str, size: float) -> Iterator[Run]:
    """The parts of a line, each in one format, from Plotly's markup: ``<b>`` and coloured ``<span>``."""
    bold, colours = False, list[str]()
    for part in _TAG.split(line):
        if part in {"<b>", "</b>"}:
            bold = part == "<b>"
        elif part.startswith("<span "):
            # A span without a colour of its own keeps the line's.
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


_DASHES = {"dash": "9 5", "dot": "2 4", "solid": None, None: None}


def draw_scatter(trace: Mapping[str, Any], places: Sequence[tuple[float, float] | None]) -> Iterator[str | Line]:
    """The lines, filled outlines, markers and words of a scatter or polar trace whose points are at ``places``."""
    mode = trace["mode"]
    line = trace.get("line", {})
    if trace.get("fill") == "toself":
        yield f'<path d="{path_of(places, closed=True)}" {fill_of(trace["fillcolor"])}/>'
    if "lines" in mode and line.get("width", 2):
        # Round ends would make an interval longer than it is.
        is_plain = line.get("dash") in {None, "solid"} and line.get("width", 2) < THICK
        caps = 'stroke-linejoin="round" stroke-linecap="round"' if is_plain else ""
        yield f'<path d="{path_of(places)}" fill="none" {caps} {stroke_of(line)}/>'
    if "markers" in mode:
        yield from _draw_markers(trace["marker"], places)
    if "text" in mode:
        yield from _draw_words(trace, places)


def _draw_markers(marker: Mapping[str, Any], places: Sequence[tuple[float, float] | None]) -> Iterator[str]:
    looks = zip(
        each_of(marker.get("symbol", "circle"), len(places)),
        each_of(marker.get("color", "#000000"), len(places)),
        each_of(marker["size"], len(places)),
        lines_of(marker, len(places)),
        places,
        strict=True,
    )
    for symbol, colour, size, outline, place in looks:
        if place is not None:
            yield _mark(symbol, colour, size, *place, {**marker, "line": outline})


def lines_of(marker: Mapping[str, Any], count: int) -> list[dict[str, Any]]:
    """The outline of each of ``count`` marks or bars."""
    line = marker.get("line", {})
    colours, widths = each_of(line.get("color", "#000000"), count), each_of(line.get("width", 0), count)
    return [{"color": colour, "width": width} for colour, width in zip(colours, widths, strict=True)]


def _draw_words(trace: Mapping[str, Any], places: Sequence[tuple[float, float] | None]) -> Iterator[Line]:
    """The words at each point, on the side that ``textposition`` says; a marker keeps them at its own radius."""
    font = trace["textfont"]
    away = trace["marker"]["size"] / 2 + 3 if isinstance(trace.get("marker", {}).get("size"), int | float) else 0
    words = zip(
        each_of(trace["text"], len(places)),
        each_of(trace.get("textposition", "middle center"), len(places)),
        each_of(font["color"], len(places)),
        each_of(font["size"], len(places)),
        places,
        strict=True,
    )
    for text, position, colour, size, place in words:
        if place is None or not text:
            continue
        along, across = position.split()
        x = place[0] + {"left": -away, "center": 0, "right": away}[across]
        y = place[1] + {"top": -away, "middle": 0, "bottom": away}[along]
        anchor = {"left": "right", "center": "center", "right": "left"}[across]
        edge = {"top": "bottom", "middle": "middle", "bottom": "top"}[along]
        yield from set_text(text, x, y, anchor, edge, size, colour)


def _mark(symbol: str, colour: str, size: float, x: float, y: float, marker: Mapping[str, Any]) -> str:
    r = size / 2
    look = f'{fill_of(colour)} opacity="{marker.get("opacity", 1):g}" {stroke_of(marker.get("line", {}))}'
    if symbol == "circle":
        return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r:.2f}" {look}/>'
    if symbol == "square":
        return f'<rect x="{x - r:.2f}" y="{y - r:.2f}" width="{size:.2f}" height="{size:.2f}" {look}/>'
    raise ValueError(f"print draws no mark {symbol!r}")


def path_of(places: Iterable[tuple[float, float] | None], *, closed: bool = False) -> str:
    """SVG path commands through ``places``; None starts a new subpath."""
    parts = []
    down = False
    for place in places:
        if place is not None:
            parts.append(f"{'L' if down else 'M'}{place[0]:.2f} {place[1]:.2f}")
        down = place is not None
    return " ".join([*parts, "Z"] if closed else parts)


def draw_line(x0: float, y0: float, x1: float, y1: float, stroke: str) -> str:
    return f'<line x1="{x0:.2f}" y1="{y0:.2f}" x2="{x1:.2f}" y2="{y1:.2f}" {stroke}/>'


def stroke_of(line: Mapping[str, Any]) -> str:
    width = line.get("width", 0)
    if not width:
        return 'stroke="none"'
    colour, opacity = _colour(str(line.get("color", "#000000")))
    dash = _DASHES[line.get("dash")]
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return f'stroke="{colour}" stroke-opacity="{opacity:g}" stroke-width="{width:g}"{dashes}'


def fill_of(colour: str) -> str:
    opaque, opacity = _colour(colour)
    return f'fill="{opaque}" fill-opacity="{opacity:g}"'


def _colour(colour: str) -> tuple[str, float]:
    """A colour and its opacity: not every SVG renderer knows ``rgba()``."""
    match = re.fullmatch(r"rgba\((\d+), (\d+), (\d+), ([\d.]+)\)", colour)
    if match is None:
        return colour, 1.0
    red, green, blue = (int(match[n]) for n in (1, 2, 3))
    return f"#{red:02X}{green:02X}{blue:02X}", float(match[4])


def each_of(value: Any, count: int) -> Sequence[Any]:
    """A property of ``count`` points that may be given once for all of them."""
    return value if isinstance(value, list | tuple) else [value] * count


FOOT = 6.0
"""Room below the lowest line of words, in pixels, for what hangs under its baseline."""

Box = tuple[float, float, float, float]
"""Left, top, right and bottom, in pixels."""


@dataclass(frozen=True, slots=True)
class VectorDrawing:
    """An SVG without text, the ``lines`` of text to set on it, and the chart's title and alt text.

    Sizes are in CSS pixels, 1/96 inch, and in ``reading``, which is set beside the drawing, in the type size of that.
    Text is separate because the typesetter shapes any script (ligatures,
    right-to-left), and its SVG renderer does not.
    """

    svg: str
    lines: tuple[Line, ...]
    title: str
    alt: str
    width: float
    height: float
    reading: tuple[Run, ...] = ()


def print_chart(chart: Chart, width: float, *, reading_apart: bool = False) -> VectorDrawing:
    """The chart as a drawing ``width`` pixels wide.

    With ``reading_apart`` the lines under a circle are its ``reading``: on a small drawing they would be too small.

    Raises:
        ValueError: the figure uses a trace type or a marker that isn't supported.
    """
    reading: tuple[Run, ...] = ()
    if reading_apart:
        reading = tuple(set_runs(reading_of(chart).replace(BREAK, " "), 1.0))
        chart = without_reading(chart)
    layout: dict[str, Any] = chart.drawing["layout"]
    height = float(layout["height"])
    page = _Page(width, height, layout, [trace for trace in chart.drawing["data"] if trace])
    drawn = list(page.draw())
    lines = tuple(each for each in drawn if isinstance(each, Line))
    # Room that is left below the lowest line of words would keep a caption away from the drawing.
    height = min(height, max([page.area[3], *(line.y for line in lines)]) + FOOT)
    content = "".join(each for each in drawn if isinstance(each, str))
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}">{content}</svg>'
    )
    return VectorDrawing(svg, lines, chart.title, chart.alt, width, height, reading)


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
            room = max(text_width(strip_tags(name)) for name in self.categories) * COLUMN * self.size
            standoff = layout["yaxis"].get("ticklabelstandoff", 0)
            self.area = (self.area[0] + room + standoff, *self.area[1:])
        elif "polar" in layout or layout.get("yaxis", {}).get("scaleanchor"):
            self.area = _square(self.area)
        self.range: tuple[float, float] = layout.get("xaxis", {}).get("range", (0, 1))

    def draw(self) -> Iterator[str | Line]:
        title = self.layout.get("title") or {}
        if title.get("text"):
            pad, font = title["pad"], title["font"]
            yield from set_text(title["text"], pad["l"], pad["t"], "left", "top", font["size"], font["color"])
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
        for trace in self.traces:
            if trace["type"] == "bar" and "base" in trace:
                yield from self._tiles(trace)
            elif trace["type"] == "bar":
                yield from self._bars(trace)
            else:
                places = [self._place(x, y) for x, y in zip(trace["x"], trace["y"], strict=True)]
                yield from draw_scatter(trace, places)

    def _x(self, value: float) -> float:
        left, _, right, _ = self.area
        low, high = map(float, self.range)
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
        if shape["type"] == "path":

            def place(pair: re.Match[str]) -> str:
                return f"{self._x(float(pair[1])):.2f},{self._y(float(pair[2])):.2f}"

            # Numbers are pairs of an x and a y; commands stay.
            numbers = re.sub(r"(-?[\d.]+),(-?[\d.]+)", place, shape["path"])
            return f'<path d="{numbers}" {fill_of(shape["fillcolor"])} {stroke_of(shape["line"])}/>'
        x0, x1, y0, y1 = self._x(shape["x0"]), self._x(shape["x1"]), self._y(shape["y0"]), self._y(shape["y1"])
        line = stroke_of(shape["line"])
        if shape["type"] == "circle":
            middle = f'cx="{(x0 + x1) / 2:.2f}" cy="{(y0 + y1) / 2:.2f}"'
            return f'<ellipse {middle} rx="{abs(x1 - x0) / 2:.2f}" ry="{abs(y1 - y0) / 2:.2f}" fill="none" {line}/>'
        return draw_line(x0, y0, x1, y1, line)

    def _ticks(self) -> Iterator[str | Line]:
        axis = self.layout["xaxis"]
        left, top, right, bottom = self.area
        if axis.get("dtick"):
            low, high = axis["range"]
            step = axis["dtick"]
            # Multiplied, and not added up, which would drift by the rounding of floats.
            for n in range(ceil(low / step), floor(high / step) + 1):
                x = self._x(n * step)
                yield draw_line(x, top, x, bottom, stroke_of({"color": axis["gridcolor"], "width": 1}))
                yield from set_text(
                    f"{n * step:g}", x, bottom + 4, "center", "top", self.size, axis["tickfont"]["color"]
                )
        if title := axis.get("title"):
            font = title["font"]
            foot = self.height - 2
            yield from set_text(
                title["text"], (left + right) / 2, foot, "center", "bottom", font["size"], font["color"]
            )
        standoff = self.layout.get("yaxis", {}).get("ticklabelstandoff", 0)
        for name in self.categories:
            yield from set_text(name, left - standoff, self._y(name), "right", "middle", self.size, self.ink)

    def _bars(self, trace: Mapping[str, Any]) -> Iterator[str]:
        """Horizontal bars with error bars."""
        _, top, _, bottom = self.area
        slot = (bottom - top) / max(len(self.categories), 1)
        thick = slot * (1 - self.layout.get("bargap", 0))
        colours = each_of(trace["marker"]["color"], len(trace["x"]))
        outlines = lines_of(trace["marker"], len(trace["x"]))
        for n, (value, place) in enumerate(zip(trace["x"], trace["y"], strict=True)):
            x, y = self._x(0.0), self._y(place)
            width = self._x(value) - x
            yield (
                f'<rect x="{x:.2f}" y="{y - thick / 2:.2f}" width="{max(width, 0):.2f}" height="{thick:.2f}" '
                f"{fill_of(colours[n])} {stroke_of(outlines[n])}/>"
            )
            if error := trace.get("error_x"):
                low, high = self._x(value - error["arrayminus"][n]), self._x(value + error["array"][n])
                line = stroke_of({"color": error["color"], "width": error["thickness"]})
                yield draw_line(low, y, high, y, line)
                for end in (low, high):
                    yield draw_line(end, y - error["width"], end, y + error["width"], line)

    def _tiles(self, trace: Mapping[str, Any]) -> Iterator[str | Line]:
        """Bars that are each somewhere, with rounded corners and words in their middle."""
        count, marker, font = len(trace["x"]), trace["marker"], trace["textfont"]
        looks = zip(marker["color"], lines_of(marker, count), trace["text"], font["color"], font["size"], strict=True)
        boxes = zip(trace["base"], trace["x"], trace["y"], trace["width"], strict=True)
        for (base, length, y, thick), (colour, outline, text, ink, size) in zip(boxes, looks, strict=True):
            left, right, top, bottom = (
                self._x(base),
                self._x(base + length),
                self._y(y + thick / 2),
                self._y(y - thick / 2),
            )
            yield (
                f'<rect x="{left:.2f}" y="{top:.2f}" width="{right - left:.2f}" height="{bottom - top:.2f}" '
                f'rx="{marker["cornerradius"]}" {fill_of(colour)} {stroke_of(outline)}/>'
            )
            if text:
                middle = (left + right) / 2, (top + bottom) / 2
                words = f"<b>{text}</b>" if font["weight"] >= BOLD else text
                yield from set_text(words, *middle, "center", "middle", size, ink)

    def _polar(self) -> Iterator[str | Line]:
        """Rings, spokes, tick labels and traces on polar axes; SVG's y runs downwards, so sines are subtracted."""
        left, top, right, bottom = self.area
        x, y, radius = (left + right) / 2, (top + bottom) / 2, min(right - left, bottom - top) / 2
        polar = self.layout["polar"]
        radial, angular = polar["radialaxis"], polar["angularaxis"]
        low, high = radial["range"]
        for value in radial["tickvals"]:
            r, grid = radius * (value - low) / (high - low), stroke_of({"color": radial["gridcolor"], "width": 1})
            yield f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r:.2f}" fill="none" {grid}/>'
        for angle in angular["tickvals"]:
            turn = radians(angle)
            end = (x + radius * cos(turn), y - radius * sin(turn))
            yield draw_line(x, y, *end, stroke_of({"color": angular["gridcolor"], "width": 1}))
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
            yield from draw_scatter(trace, places)

    def _annotate(self, annotation: Mapping[str, Any]) -> Iterator[Line]:
        left, top, right, bottom = self.area
        on_paper = annotation.get("xref") == "paper", annotation.get("yref") == "paper"
        x = left + annotation["x"] * (right - left) if on_paper[0] else self._x(annotation["x"])
        y = bottom - annotation["y"] * (bottom - top) if on_paper[1] else self._y(annotation["y"])
        x += annotation.get("xshift", 0)
        y -= annotation.get("yshift", 0)
        font = annotation.get("font", {})
        yield from set_text(
            annotation["text"],
            x,
            y,
            annotation.get("xanchor", "center"),
            annotation.get("yanchor", "middle"),
            font.get("size", self.size),
            font.get("color", self.ink),
            annotation.get("textangle", 0),
        )


def _square(area: Box) -> Box:
    """The largest square at the top, for axes with equal scales: room above it would keep a text away from it."""
    left, top, right, bottom = area
    side = min(right - left, bottom - top)
    x = (left + right) / 2
    return x - side / 2, top, x + side / 2, top + side


CAPTION = 70
"""Pixels below the circle for what explains it."""

PAGE_FONT = "'Source Sans 3', 'Source Sans Pro', system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"


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
    group = f'<g font-family="{escape(PAGE_FONT)}">{text}</g>'
    return drawing.svg.replace("</svg>", f"{group}</svg>")


def _line(line: Line) -> str:
    attributes = {"x": f"{line.x:.1f}", "y": f"{line.y:.1f}", "text-anchor": line.anchor, "fill": line.colour}
    if line.turn:
        attributes["transform"] = f"rotate({line.turn:g} {line.x:.1f} {line.y:.1f})"
    # `dy` counts from the run before; before the first there is none.
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
