"""A team's slides as a PowerPoint file whose charts can be edited, with speaker notes."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from textwrap import wrap
from typing import Any, Literal
from unicodedata import bidirectional

from discern.charts.circle import circle_radius, leading_style
from discern.charts.labels import initials
from discern.charts.style_distribution import format_share, shares_of
from discern.charts.theme import STYLE_COLOURS, STYLE_GLYPHS
from discern.contract import STYLES, Style, TeamAnalysis
from discern.words import format_message, style_name

WIDE, HIGH = 12192000, 6858000
"""The size of a slide, in English Metric Units (914,400 an inch): 16 to 9."""

MARGIN = 640000
COLUMN = 5200000
"""The width of the words beside a chart."""

HEADLINE_PT, POINT_PT, TEXT_PT, SMALL_PT = 44, 24, 20, 14

POINT = 12700
GAP = 150000
POINT_SIZES = {1: (44, 30, 18), 2: (36, 26, 16)}
"""The sizes of a headline, its text and the small lines where there are so few pieces of advice; others are as above.
They shrink where that has no room."""

GUTTER = 450000
"""Between columns."""

HIGHEST = 900000
"""Where a headline begins at the highest."""

TITLE_ONLY = 5
"""The place of that layout in the template of python-pptx. Readers of an outline are told its title."""

CORNERS: dict[Style, tuple[Literal["left", "right"], Literal["top", "bottom"]]] = {
    "D": ("left", "top"),
    "I": ("right", "top"),
    "S": ("right", "bottom"),
    "C": ("left", "bottom"),
}


@dataclass(frozen=True, slots=True)
class DeckPoint:
    """A piece of advice: the small line over its headline, what it means, and a small line on what it rests on."""

    over: str
    headline: str
    text: str
    basis: str


@dataclass(frozen=True, slots=True)
class DeckSlide:
    """A slide: the small line over its headline, the text and the certainty below it, its chart, and its notes.

    Lines that are empty are left out. ``alt`` is what the chart is called for those who don't see it. ``points`` are
    beside each other below the headline. ``has_legend`` is whether the slide says which colour is which style.
    """

    headline: str
    over: str = ""
    text: str = ""
    certainty: str = ""
    notes: str = ""
    chart: Literal["tiles", "map"] | None = None
    alt: str = ""
    points: Sequence[DeckPoint] = ()
    has_legend: bool = False


def make_powerpoint(slides: Sequence[DeckSlide], analysis: TeamAnalysis, *, named: bool, language: str) -> bytes:
    """The slides as a PPTX file.

    If not ``named``, the charts identify nobody; what the slides say is up to the caller.
    """
    # 13 MB that a process needs only once somebody asks it for slides.
    from pptx import Presentation

    # Its own annotations contradict what it returns.
    deck: Any = Presentation()
    deck.slide_width, deck.slide_height = WIDE, HIGH
    deck.core_properties.author, deck.core_properties.title = "Discern", slides[0].headline if slides else ""
    for slide in slides:
        _add(deck, slide, analysis, named=named, language=language)
    file = BytesIO()
    deck.save(file)
    return file.getvalue()


def _add(deck: Any, slide: DeckSlide, analysis: TeamAnalysis, *, named: bool, language: str) -> None:
    made = deck.slides.add_slide(deck.slide_layouts[TITLE_ONLY])
    width = COLUMN if slide.chart else WIDE - 2 * MARGIN
    size = _headline_pt(slide.headline, narrow=slide.chart is not None)
    height = _height(slide.headline, size, width)
    lines = [(text, points) for text, points in ((slide.certainty, SMALL_PT), (slide.text, TEXT_PT)) if text]
    whole = height + sum(GAP + _height(text, points, width) for text, points in lines)
    top = HIGHEST if slide.points else max((HIGH - whole) // 2, HIGHEST)
    if slide.over:
        _write(made, slide.over, top - _height(slide.over, SMALL_PT, width), width, SMALL_PT)
    title = made.shapes.title
    title.left, title.top, title.width, title.height = MARGIN, top, width, height
    title.text_frame.word_wrap = True
    _set(title, slide.headline, size, bold=True)
    top += height + GAP
    for text, points in lines:
        _write(made, text, top, width, points, bold=points == SMALL_PT)
        top += _height(text, points, width) + GAP
    _write_points(made, slide.points, top + GAP)
    if slide.has_legend:
        _mark_styles(made, top + GAP, language)
    if slide.chart is not None:
        if slide.chart == "tiles":
            frame = _draw_tiles(made, analysis, language)
        else:
            frame = _draw_map(made, analysis, named=named, language=language)
        frame.element.nvGraphicFramePr.cNvPr.set("descr", slide.alt)
    made.notes_slide.notes_text_frame.text = slide.notes


def _headline_pt(headline: str, *, narrow: bool) -> int:
    """Long headlines are smaller, so that the longest leaves room for the text."""
    size = HEADLINE_PT if len(headline) <= 60 else 30 if len(headline) <= 140 else 22
    return round(size * 0.75) if narrow else size


def _height(text: str, size: int, width: int) -> int:
    """Room for a text of ``size`` points in a box, by how wide letters are on average."""
    lines = wrap(text, int(width / (0.62 * size * POINT)))
    return round((len(lines) * 1.2 * size + 8) * POINT)


def _write_points(slide: Any, points: Sequence[DeckPoint], top: int) -> None:
    """Advice in columns as wide as the slide has room for, and as large."""
    if not points:
        return
    width = (WIDE - 2 * MARGIN - (len(points) - 1) * GUTTER) // len(points)
    headline, text, small = POINT_SIZES.get(len(points), (POINT_PT, TEXT_PT, SMALL_PT))
    room = HIGH - top - MARGIN
    while text > SMALL_PT and _highest(points, headline, text, small, width) > room:
        headline, text = headline - 2, text - 2
    top += max(0, room - _highest(points, headline, text, small, width)) // 3
    for place, point in enumerate(points):
        left, below = MARGIN + place * (width + GUTTER), top
        for words, size, bold in _lines(point, headline, text, small):
            _write(slide, words, below, width, size, left=left, bold=bold)
            below += _height(words, size, width) + GAP


def _lines(point: DeckPoint, headline: int, text: int, small: int) -> list[tuple[str, int, bool]]:
    """What is written of a piece of advice, with sizes, and whether it is bold."""
    lines = [(point.over, small, False), (point.headline, headline, True), (point.text, text, False)]
    return [line for line in [*lines, (point.basis, small, False)] if line[0]]


def _highest(points: Sequence[DeckPoint], headline: int, text: int, small: int, width: int) -> int:
    """How high the highest of columns of a width is."""
    columns = (_lines(each, headline, text, small) for each in points)
    return max(sum(_height(words, size, width) + GAP for words, size, _ in lines) for lines in columns)


def _mark_styles(slide: Any, top: int, language: str) -> None:
    """A square in the colour of each style, and its name."""
    side, step = 220000, 2600000
    for place, style in enumerate(STYLES):
        left = MARGIN + 90000 + place * step
        _paint(slide.shapes.add_textbox(left, top + 60000, side, side).fill, style)
        _write(slide, style_name(style, language), top, step - side, SMALL_PT, left=left + side)


def _write(slide: Any, text: str, top: int, width: int, size: int, *, left: int = MARGIN, bold: bool = False) -> None:
    box = slide.shapes.add_textbox(left, top, width, _height(text, size, width))
    box.text_frame.word_wrap = True
    _set(box, text, size, bold=bold)


def _set(shape: Any, text: str, size: int, *, bold: bool) -> None:
    """One paragraph at the top left; ``size`` in points. Fonts are the theme's, which names one for each script."""
    from pptx.enum.text import MSO_ANCHOR, PP_ALIGN
    from pptx.util import Pt

    frame = shape.text_frame
    frame.text = text
    frame.vertical_anchor = MSO_ANCHOR.TOP
    for paragraph in frame.paragraphs:
        paragraph.alignment = PP_ALIGN.LEFT
        paragraph.font.size, paragraph.font.bold = Pt(size), bold
    if _runs_left(text):
        for element in shape.element.txBody.p_lst:
            element.get_or_add_pPr().set("rtl", "1")


def _runs_left(text: str) -> bool:
    """Whether the first letter that has a direction is of a script that is written from right to left."""
    directions = (bidirectional(letter) for letter in text)
    return next((each in {"R", "AL"} for each in directions if each in {"L", "R", "AL"}), False)


def _chart_place() -> tuple[int, int, int, int]:
    """Left, top, width and height of a chart: a square at the right."""
    side = HIGH - 2 * MARGIN
    return WIDE - MARGIN - side, MARGIN, side, side


def _draw_tiles(slide: Any, analysis: TeamAnalysis, language: str) -> Any:
    """How many people are expected to lead with each style, as bars with the 95% range beside them."""
    from pptx.chart.data import CategoryChartData
    from pptx.enum.chart import XL_CHART_TYPE, XL_LABEL_POSITION
    from pptx.util import Pt

    shares = shares_of(analysis)
    data = CategoryChartData()
    data.categories = [style_name(style, language) for style in STYLES]
    name = format_message(language, "workshop-expected")
    data.add_series(name, [s.count if s.expected is None else round(s.expected, 2) for s in shares.values()])
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
        _fill(point, style)
        point.data_label.position = XL_LABEL_POSITION.OUTSIDE_END
        _set_chart_text(point.data_label.text_frame, format_share(share, language))
    return frame


def _draw_map(slide: Any, analysis: TeamAnalysis, *, named: bool, language: str) -> Any:
    """Where people are on the circle: dots in the colours and shapes of the styles, with initials if ``named``; the
    corners say which mark is which style's."""
    from pptx.chart.data import XyChartData
    from pptx.enum.chart import XL_CHART_TYPE, XL_LABEL_POSITION, XL_TICK_LABEL_POSITION, XL_TICK_MARK

    # Without names the members' order would give people away.
    points = analysis.map if named else sorted(analysis.map, key=lambda point: point.angle)
    short = dict(zip([p.candidate_id for p in points], initials([p.name for p in points]), strict=True))
    leads = [leading_style(point) for point in points]
    styles = [style for style in (*STYLES, None) if style in leads]
    data = XyChartData()
    # A series for each style, since LibreOffice gives all dots of one the same colour. Each has a row for everybody,
    # which is empty for those of other styles: LibreOffice leaves out series with places of their own.
    for style in styles:
        name = format_message(language, "workshop-people") if style is None else style_name(style, language)
        series = data.add_series(name)
        for point, lead in zip(points, leads, strict=True):
            series.add_data_point(round(point.x, 3), round(point.y, 3) if lead == style else None)
    left, top, width, height = _chart_place()
    frame = slide.shapes.add_chart(XL_CHART_TYPE.XY_SCATTER, left, top, width, height, data)
    chart = frame.chart
    chart.has_legend = chart.has_title = False
    edge = circle_radius((point.x, point.y) for point in points)
    for axis in (chart.category_axis, chart.value_axis):
        axis.minimum_scale, axis.maximum_scale = -edge, edge
        axis.has_major_gridlines = False
        axis.tick_label_position, axis.major_tick_mark = XL_TICK_LABEL_POSITION.NONE, XL_TICK_MARK.NONE
    for style, drawn in zip(styles, chart.plots[0].series, strict=True):
        drawn.format.line.fill.background()
        _mark_series(drawn.marker, style)
        for number, (point, lead) in enumerate(zip(points, leads, strict=True)):
            if not named or lead != style:
                continue
            label = drawn.points[number].data_label
            label.position = XL_LABEL_POSITION.RIGHT
            _set_chart_text(label.text_frame, short[point.candidate_id])
    for corner, (side, end) in CORNERS.items():
        x = left if side == "left" else left + width - 2000000
        y = top - 350000 if end == "top" else top + height
        _mark_corner(slide, f"{STYLE_GLYPHS[corner]} {style_name(corner, language)}", x, y, side)
    return frame


def _mark_series(marker: Any, style: Style | None) -> None:
    """The mark of a style in its colour; a grey circle where no style is known."""
    from pptx.enum.chart import XL_MARKER_STYLE

    shapes = {
        "D": XL_MARKER_STYLE.DIAMOND,
        "I": XL_MARKER_STYLE.TRIANGLE,
        "S": XL_MARKER_STYLE.CIRCLE,
        "C": XL_MARKER_STYLE.SQUARE,
    }
    marker.style, marker.size = XL_MARKER_STYLE.CIRCLE if style is None else shapes[style], 16
    if style is not None:
        _fill(marker, style)


def _mark_corner(slide: Any, text: str, x: int, y: int, side: str) -> None:
    from pptx.enum.text import PP_ALIGN
    from pptx.util import Pt

    frame = slide.shapes.add_textbox(x, y, 2000000, 350000).text_frame
    frame.text = text
    frame.paragraphs[0].alignment = PP_ALIGN.LEFT if side == "left" else PP_ALIGN.RIGHT
    frame.paragraphs[0].font.size, frame.paragraphs[0].font.bold = Pt(SMALL_PT), True


def _set_chart_text(frame: Any, text: str) -> None:
    from pptx.util import Pt

    frame.text = text
    frame.paragraphs[0].font.size, frame.paragraphs[0].font.bold = Pt(SMALL_PT), False


def _fill(part: Any, style: Style) -> None:
    """Fill a bar or a marker with the colour of a style."""
    _paint(part.format.fill, style)


def _paint(fill: Any, style: Style) -> None:
    from pptx.dml.color import RGBColor

    red, green, blue = bytes.fromhex(STYLE_COLOURS[style].removeprefix("#"))
    fill.solid()
    fill.fore_color.rgb = RGBColor(red, green, blue)
