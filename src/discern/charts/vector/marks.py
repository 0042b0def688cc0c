"""Marks, lines and text of a Plotly trace as SVG elements. Coordinates are pixels, y downwards."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from discern.charts.vector.lines import Line, set_text

_DASHES = {"dash": "9 5", "dot": "2 4", "solid": None, None: None}


def draw_scatter(trace: Mapping[str, Any], places: Sequence[tuple[float, float] | None]) -> Iterator[str | Line]:
    """The lines, filled outlines, markers and words of a scatter or polar trace whose points are at ``places``."""
    mode = trace["mode"]
    line = trace.get("line", {})
    if trace.get("fill") == "toself":
        yield f'<path d="{path_of(places, closed=True)}" {fill_of(trace["fillcolor"])}/>'
    if "lines" in mode and line.get("width", 2):
        caps = 'stroke-linejoin="round" stroke-linecap="round"' if line.get("dash") in {None, "solid"} else ""
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
    name = symbol.removesuffix("-open").removesuffix("-thin")
    outline = marker.get("line", {})
    # Line marks have no area: in Plotly a "-thin" symbol is all outline.
    if symbol.endswith("-thin") or name == "x":
        ends = ((r, 0), (0, r)) if name == "cross" else ((0.7 * r, 0.7 * r), (0.7 * r, -0.7 * r))
        line = stroke_of(outline if symbol.endswith("-thin") else {"color": colour, "width": 3})
        return "".join(draw_line(x - dx, y - dy, x + dx, y + dy, line) for dx, dy in ends)
    if symbol.endswith("-open"):
        look = f'fill="none" {stroke_of({"color": colour, "width": 2})}'
    else:
        look = f'{fill_of(colour)} opacity="{marker.get("opacity", 1):g}" {stroke_of(outline)}'
    if name == "circle":
        return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r:.2f}" {look}/>'
    # Corners in units of the radius, by the proportions of Plotly's own symbols.
    corners = {
        "square": ((-1, -1), (1, -1), (1, 1), (-1, 1)),
        "diamond": ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
        "triangle-up": ((0, -1), (1.155, 0.5), (-1.155, 0.5)),
    }
    if name not in corners:
        raise ValueError(f"print draws no mark {symbol!r}")
    return f'<path d="{path_of([(x + dx * r, y + dy * r) for dx, dy in corners[name]], closed=True)}" {look}/>'


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
