"""The charts of slides, which PowerPoint can edit: bars of the styles, and people on the circle."""

from collections.abc import Mapping, Sequence
from typing import Any

from pptx.chart.data import CategoryChartData
from pptx.dml.color import RGBColor
from pptx.enum.chart import XL_CHART_TYPE, XL_TICK_MARK
from pptx.enum.shapes import MSO_CONNECTOR, MSO_SHAPE
from pptx.enum.text import MSO_ANCHOR, PP_ALIGN
from pptx.util import Pt

from discern.charts.circle import RIM, ends_of, opacity_of, parts_of
from discern.charts.dots import NARROWEST, Dot, label_size, place_dots
from discern.charts.said import Named, named_of, paint
from discern.charts.style_distribution import format_share, shares_of
from discern.charts.text import say
from discern.charts.theme import LIGHT, STYLE_COLOURS, blend, ink_on
from discern.contract.models.teams import TeamAnalysis
from discern.contract.styles import STYLES, Half, Style
from discern.words import style_name
from discern.workshop.slide_text import HIGH, INSET, NAMESPACES, POINT, SMALL_PT, WIDE, new_element

FAINT = "C9D0D6"
"""The colour of lines that only help to read."""

EDGE = 350000
"""Between a chart and the edge of the slide."""

ROW, SIDE = 430000, 950000
"""The height of the words above and below the circle, and the width of those beside it."""

CLEAR = 140000
"""Between the circle and these words, where dots may reach over its rim."""

CIRCLE = 4600000
"""The circle's width and height."""

CIRCLE_LEFT, CIRCLE_TOP = WIDE - EDGE - SIDE - CLEAR - CIRCLE, (HIGH - CIRCLE) // 2

ABOVE, BELOW = CIRCLE_TOP - CLEAR - ROW, CIRCLE_TOP + CIRCLE + CLEAR
"""Where the words above and below the circle begin."""

PLACE_LEFT = CIRCLE_LEFT - CLEAR - SIDE
"""Where charts begin."""

ENLARGED = CIRCLE / POINT / NARROWEST
"""Points on the slide for each pixel on a screen where the circle is smallest."""

RANGE = 28575
"""The width of the line across the end of a bar."""

CORNER = 2600000
"""The width of the name of a style above or below the circle."""

ENDS: Mapping[Half, tuple[int, int, int, int, PP_ALIGN]] = {
    "fast": (CIRCLE_LEFT + CIRCLE // 2 - SIDE // 2, ABOVE, SIDE, ROW, PP_ALIGN.CENTER),
    "calm": (CIRCLE_LEFT + CIRCLE // 2 - SIDE // 2, BELOW, SIDE, ROW, PP_ALIGN.CENTER),
    "task": (PLACE_LEFT, HIGH // 2 - ROW, SIDE, 2 * ROW, PP_ALIGN.RIGHT),
    "people": (CIRCLE_LEFT + CIRCLE + CLEAR, HIGH // 2 - ROW, SIDE, 2 * ROW, PP_ALIGN.LEFT),
}
"""Left, top, width and height of the word at each end of an axis, and how it is aligned: in the middle between left and
right, or towards the circle."""

CORNERS: Mapping[Style, tuple[int, int, PP_ALIGN]] = {
    "D": (PLACE_LEFT, ABOVE, PP_ALIGN.LEFT),
    "I": (WIDE - EDGE - CORNER, ABOVE, PP_ALIGN.RIGHT),
    "S": (WIDE - EDGE - CORNER, BELOW, PP_ALIGN.RIGHT),
    "C": (PLACE_LEFT, BELOW, PP_ALIGN.LEFT),
}
"""Left and top of the name of each style."""


def draw_bars(slide: Any, analysis: TeamAnalysis, language: str) -> Any:
    """How many people are in each quarter of the circle, as bars, each with a line across its end from the fewest to
    the most that it may be.
    """
    shares = shares_of(analysis)
    data = CategoryChartData()
    data.categories = [
        f"{style_name(style, language)}\n{format_share(share, language)}" for style, share in shares.items()
    ]
    counts = [share.count for share in shares.values()]
    data.add_series(say(language, "chart-heads-axis"), counts)
    place = PLACE_LEFT, EDGE, WIDE - EDGE - PLACE_LEFT, HIGH - 3 * EDGE
    frame = slide.shapes.add_chart(XL_CHART_TYPE.BAR_CLUSTERED, *place, data)
    chart = frame.chart
    chart.has_legend = chart.has_title = False
    chart.category_axis.reverse_order = True
    chart.category_axis.format.line.fill.background()
    chart.category_axis.major_tick_mark = XL_TICK_MARK.NONE
    chart.category_axis.tick_labels.font.size = Pt(SMALL_PT)
    chart.value_axis.visible, chart.value_axis.has_major_gridlines = False, False
    ends = [share.interval or (share.count, share.count) for share in shares.values()]
    chart.value_axis.minimum_scale = 0
    chart.value_axis.maximum_scale = max(1, *counts, *(high for _, high in ends)) * 1.05
    plot = chart.plots[0]
    plot.gap_width = 60
    [series] = plot.series
    for point, style in zip(series.points, STYLES, strict=False):
        paint_style(point.format.fill, style)
    above = [max(0, high - count) for count, (_, high) in zip(counts, ends, strict=True)]
    below = [max(0, count - low) for count, (low, _) in zip(counts, ends, strict=True)]
    names = next(chart.element.iter(f"{{{NAMESPACES['c']}}}cat"))
    names.addprevious(_ranges(names, above, below))
    return frame


def _ranges(near: Any, above: Sequence[float], below: Sequence[float]) -> Any:
    """Lines from so far below the end of each bar to so far above it."""

    def new(tag: str, *children: Any, text: str | None = None, **attributes: str) -> Any:
        return new_element(near, tag, *children, text=text, **attributes)

    def values(lengths: Sequence[float]) -> Any:
        points = (new("c:pt", new("c:v", text=f"{length}"), idx=f"{n}") for n, length in enumerate(lengths))
        return new("c:numLit", new("c:ptCount", val=f"{len(lengths)}"), *points)

    return new(
        "c:errBars",
        new("c:errBarType", val="both"),
        new("c:errValType", val="cust"),
        new("c:noEndCap", val="0"),
        new("c:plus", values(above)),
        new("c:minus", values(below)),
        new("c:spPr", new("a:ln", new("a:solidFill", new("a:srgbClr", val=LIGHT.ink[1:])), w=f"{RANGE}")),
    )


def draw_map(slide: Any, analysis: TeamAnalysis, *, named: bool, language: str) -> Any:
    """Where people are on the circle, as shapes: dots that look as on the screen, with initials if ``named``; the words
    at the ends of its axes, and the names of the styles. Returns the group of circle and dots.
    """
    # Without names the members' order would give people away.
    points = analysis.map if named else sorted(analysis.map, key=lambda point: point.angle)
    group, lit = slide.shapes.add_group_shape(), named_of(analysis)
    _draw_circle(group, lit)
    for dot in place_dots(points, named=named):
        _draw_dot(group, dot)
    for end, (left, top, width, height, aligned) in ENDS.items():
        word, is_bold = say(language, "chart-circle-end", end=end), end in ends_of(lit)
        _write_word(
            slide, word, (left, top, width, height), aligned, LIGHT.ink if is_bold else LIGHT.muted, bold=is_bold
        )
    for style, (left, top, aligned) in CORNERS.items():
        ink = LIGHT.style_inks[style]
        _write_word(slide, style_name(style, language), (left, top, CORNER, ROW), aligned, ink, bold=True)
    return group


def _draw_dot(group: Any, dot: Dot) -> None:
    """A person, as large beside the circle as on the screen, with their initials where the dot has any."""
    look, size = paint(dot.point, LIGHT), round(dot.size * ENLARGED * POINT)
    centre_x = CIRCLE_LEFT + CIRCLE * (dot.x + RIM) / (2 * RIM)
    centre_y = CIRCLE_TOP + CIRCLE * (RIM - dot.y) / (2 * RIM)
    shape = group.shapes.add_shape(MSO_SHAPE.OVAL, round(centre_x - size / 2), round(centre_y - size / 2), size, size)
    shape.shadow.inherit = False
    fill_with(shape.fill, look.colour)
    shape.line.color.rgb, shape.line.width = _rgb(look.rim), Pt(look.width)
    frame = shape.text_frame
    frame.margin_left = frame.margin_right = frame.margin_top = frame.margin_bottom = 0
    frame.word_wrap, frame.vertical_anchor = False, MSO_ANCHOR.MIDDLE
    frame.text = dot.text
    frame.paragraphs[0].alignment = PP_ALIGN.CENTER
    for run in frame.paragraphs[0].runs:
        run.font.size, run.font.color.rgb = Pt(round(label_size(dot.text) * ENLARGED)), _rgb(ink_on(look.colour))


def _draw_circle(group: Any, named: Named | None) -> None:
    """The circle with its axes, in the colours of the styles, with what is named of the team lit."""
    place = CIRCLE_LEFT, CIRCLE_TOP, CIRCLE, CIRCLE
    for style, first, last, is_lit in parts_of(named):
        part = group.shapes.add_shape(MSO_SHAPE.PIE, *place)
        # Angles of shapes run clockwise, in 60,000 a degree; python-pptx has them in 100,000.
        part.adjustments[0], part.adjustments[1] = -last % 360 * 0.6, -first % 360 * 0.6
        opacity = opacity_of(is_lit=is_lit, named=named, look=LIGHT)
        fill_with(part.fill, blend(STYLE_COLOURS[style], LIGHT.background, opacity))
        part.line.fill.background()
        part.shadow.inherit = False
    middle_x, middle_y = CIRCLE_LEFT + CIRCLE // 2, CIRCLE_TOP + CIRCLE // 2
    for ends in (
        (CIRCLE_LEFT, middle_y, CIRCLE_LEFT + CIRCLE, middle_y),
        (middle_x, CIRCLE_TOP, middle_x, CIRCLE_TOP + CIRCLE),
    ):
        axis = group.shapes.add_connector(MSO_CONNECTOR.STRAIGHT, *ends)
        axis.line.color.rgb, axis.line.width = _rgb(LIGHT.muted), POINT
    rim = group.shapes.add_shape(MSO_SHAPE.OVAL, *place)
    rim.fill.background()
    rim.shadow.inherit = False
    rim.line.color.rgb, rim.line.width = RGBColor.from_string(FAINT), 2 * POINT


def _write_word(
    slide: Any, text: str, place: tuple[int, int, int, int], aligned: PP_ALIGN, colour: str, *, bold: bool
) -> None:
    """A word beside the circle."""
    frame = slide.shapes.add_textbox(*place).text_frame
    frame.text, frame.word_wrap, frame.vertical_anchor = text, True, MSO_ANCHOR.MIDDLE
    frame.margin_left = frame.margin_right = INSET // 2
    [paragraph] = frame.paragraphs
    paragraph.alignment = aligned
    [font] = [run.font for run in paragraph.runs]
    font.size, font.bold, font.color.rgb = Pt(SMALL_PT), bold, _rgb(colour)


def paint_style(fill: Any, style: Style) -> None:
    """Fill a shape or a bar with the colour of a style."""
    fill_with(fill, STYLE_COLOURS[style])


def fill_with(fill: Any, colour: str) -> None:
    """Fill a shape or a bar with a colour (``#RRGGBB``)."""
    fill.solid()
    fill.fore_color.rgb = _rgb(colour)


def _rgb(colour: str) -> RGBColor:
    return RGBColor(*bytes.fromhex(colour.removeprefix("#")))
