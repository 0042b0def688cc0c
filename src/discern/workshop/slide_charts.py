"""The charts of slides, which PowerPoint can edit: bars of the styles, and people on the circle."""

from collections.abc import Sequence
from typing import Any, Literal

from pptx.chart.data import CategoryChartData, XyChartData
from pptx.dml.color import RGBColor
from pptx.enum.chart import XL_CHART_TYPE, XL_LABEL_POSITION, XL_MARKER_STYLE, XL_TICK_LABEL_POSITION, XL_TICK_MARK
from pptx.enum.shapes import MSO_SHAPE
from pptx.enum.text import PP_ALIGN
from pptx.util import Pt

from discern.charts.circle import circle_radius
from discern.charts.said import Look, fill_of, paint
from discern.charts.style_distribution import format_share, shares_of
from discern.charts.text import initials, say
from discern.charts.theme import LIGHT, STYLE_COLOURS
from discern.contract.models.teams import MapPoint, TeamAnalysis
from discern.contract.styles import STYLES, Style, quarter_of
from discern.words import format_message, style_name
from discern.workshop.slide_text import HIGH, MARGIN, POINT, SMALL_PT, WIDE

MOST_LABELLED = 20
"""People on the circle whose initials are as large as other small text; of more they are smaller."""

FAINT = "C9D0D6"
"""The colour of lines that only help to read."""

CORNER = (2700000, 380000)
"""Width and height of the name of a style above or below the circle."""

CORNERS: dict[Style, tuple[Literal["left", "right"], Literal["top", "bottom"]]] = {
    "D": ("left", "top"),
    "I": ("right", "top"),
    "S": ("right", "bottom"),
    "C": ("left", "bottom"),
}


def draw_tiles(slide: Any, analysis: TeamAnalysis, language: str) -> Any:
    """How many people are in each quarter of the circle, as bars with the 95% range beside them."""
    shares = shares_of(analysis)
    data = CategoryChartData()
    data.categories = [style_name(style, language) for style in STYLES]
    name = format_message(language, "workshop-expected")
    data.add_series(name, [share.count for share in shares.values()])
    frame = slide.shapes.add_chart(XL_CHART_TYPE.BAR_CLUSTERED, *_chart_place(), data)
    chart = frame.chart
    chart.has_legend, chart.has_title = False, True
    _set_chart_text(chart.chart_title.text_frame, name)
    chart.category_axis.reverse_order = True
    chart.category_axis.format.line.fill.background()
    chart.category_axis.tick_labels.font.size = Pt(SMALL_PT)
    chart.value_axis.visible, chart.value_axis.has_major_gridlines = False, False
    chart.value_axis.minimum_scale = 0
    plot = chart.plots[0]
    plot.gap_width = 60
    for point, (style, share) in zip(plot.series[0].points, shares.items(), strict=False):
        paint_style(point.format.fill, style)
        point.data_label.position = XL_LABEL_POSITION.OUTSIDE_END
        _set_chart_text(point.data_label.text_frame, format_share(share, language))
    return frame


def draw_map(slide: Any, analysis: TeamAnalysis, *, named: bool, language: str) -> Any:
    """Where people are on the circle: dots that look as on the screen, with initials if ``named``, and the names of the
    styles in the corners."""
    # Without names the members' order would give people away.
    points = analysis.map if named else sorted(analysis.map, key=lambda point: point.angle)
    short = dict(zip([p.candidate_id for p in points], initials([p.name for p in points]), strict=True))
    looks = [paint(point, LIGHT) for point in points]
    alike = dict(zip(looks, points, strict=True))
    data = XyChartData()
    # A series for each look, since LibreOffice gives all dots of one the same colour. Each has a row for everybody,
    # which is empty for those of other looks: LibreOffice leaves out series with places of their own.
    for look, example in alike.items():
        series = data.add_series(_series_name(example, language))
        for point, other in zip(points, looks, strict=True):
            series.add_data_point(round(point.x, 3), round(point.y, 3) if other == look else None)
    left, top, width, height = _chart_place()
    _draw_circle(slide)
    frame = slide.shapes.add_chart(XL_CHART_TYPE.XY_SCATTER, left, top, width, height, data)
    chart = frame.chart
    _fill_frame(chart)
    chart.has_legend = chart.has_title = False
    edge = circle_radius((point.x, point.y) for point in points)
    size = SMALL_PT if len(points) <= MOST_LABELLED else SMALL_PT * 2 // 3
    for axis in (chart.category_axis, chart.value_axis):
        axis.minimum_scale, axis.maximum_scale = -edge, edge
        axis.has_major_gridlines = False
        axis.tick_label_position, axis.major_tick_mark = XL_TICK_LABEL_POSITION.NONE, XL_TICK_MARK.NONE
        axis.format.line.color.rgb = RGBColor.from_string(FAINT)
    for look, drawn in zip(alike, chart.plots[0].series, strict=True):
        drawn.format.line.fill.background()
        _mark_series(drawn.marker, look)
        for number, (point, other) in enumerate(zip(points, looks, strict=True)):
            if not named or other != look:
                continue
            label = drawn.points[number].data_label
            label.position = XL_LABEL_POSITION.LEFT if _is_hemmed_in(point, points, edge) else XL_LABEL_POSITION.RIGHT
            _set_chart_text(label.text_frame, short[point.candidate_id], size)
    for corner, (side, end) in CORNERS.items():
        x = left if side == "left" else left + width - CORNER[0]
        y = top - CORNER[1] if end == "top" else top + height
        _mark_corner(slide, style_name(corner, language), x, y, side)
    return frame


def _chart_place() -> tuple[int, int, int, int]:
    """Left, top, width and height of a chart: a square at the right."""
    side = HIGH - 2 * MARGIN
    return WIDE - MARGIN - side, MARGIN, side, side


def _draw_circle(slide: Any) -> None:
    """The circle on which people are, behind the chart."""
    circle = slide.shapes.add_shape(MSO_SHAPE.OVAL, *_chart_place())
    circle.fill.background()
    circle.shadow.inherit = False
    circle.line.color.rgb, circle.line.width = RGBColor.from_string(FAINT), 2 * POINT


def _fill_frame(chart: Any) -> None:
    """Let a chart fill its frame, so that a shape of the same size matches its axes."""
    area = chart.element.chart.plotArea
    charts = area.nsmap["c"]

    def add(parent: Any, name: str, **attributes: str) -> Any:
        child = parent.makeelement(f"{{{charts}}}{name}", attributes)
        parent.append(child)
        return child

    for layout in area.findall(f"{{{charts}}}layout"):
        area.remove(layout)
    layout = add(area, "layout")
    area.insert(0, layout)
    manual = add(layout, "manualLayout")
    add(manual, "layoutTarget", val="inner")
    for axis in ("x", "y"):
        add(manual, f"{axis}Mode", val="edge")
    for name, share in {"x": "0", "y": "0", "w": "1", "h": "1"}.items():
        add(manual, name, val=share)


def _is_hemmed_in(point: MapPoint, points: Sequence[MapPoint], edge: float) -> bool:
    """Whether somebody is where the initials to the right of a dot would be."""
    return any(0 < other.x - point.x < edge / 6 and abs(other.y - point.y) < edge / 12 for other in points)


def _series_name(point: MapPoint, language: str) -> str:
    """What dots that look like this one have in common, for those who open the chart's data."""
    fill = fill_of(point)
    if fill == "empty":
        return say(language, "chart-fill", fill=fill)
    quarter = style_name(quarter_of(point.x, point.y), language)
    return f"{quarter}: {say(language, 'chart-fill', fill=fill)}"


def _mark_series(marker: Any, look: Look) -> None:
    """A circle of that look."""
    marker.style, marker.size = XL_MARKER_STYLE.CIRCLE, 16
    _paint(marker.format.fill, look.colour)
    marker.format.line.color.rgb, marker.format.line.width = _rgb(look.rim), Pt(look.width)


def _mark_corner(slide: Any, text: str, x: int, y: int, side: str) -> None:
    frame = slide.shapes.add_textbox(x, y, *CORNER).text_frame
    frame.text, frame.word_wrap = text, True
    frame.paragraphs[0].alignment = PP_ALIGN.LEFT if side == "left" else PP_ALIGN.RIGHT
    frame.paragraphs[0].font.size, frame.paragraphs[0].font.bold = Pt(SMALL_PT), True


def _set_chart_text(frame: Any, text: str, size: int = SMALL_PT) -> None:
    frame.text = text
    frame.paragraphs[0].font.size, frame.paragraphs[0].font.bold = Pt(size), False


def paint_style(fill: Any, style: Style) -> None:
    """Fill a shape or a bar with the colour of a style."""
    _paint(fill, STYLE_COLOURS[style])


def _paint(fill: Any, colour: str) -> None:
    fill.solid()
    fill.fore_color.rgb = _rgb(colour)


def _rgb(colour: str) -> RGBColor:
    return RGBColor(*bytes.fromhex(colour.removeprefix("#")))
