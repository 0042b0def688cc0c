"""A team's slides as a PowerPoint file whose charts can be edited, with speaker notes."""

from base64 import b64decode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, Literal

from pptx import Presentation

from discern.contract.models.branding import DISCERN, Branding
from discern.contract.models.teams import TeamAnalysis
from discern.contract.styles import Style
from discern.workshop.slide_charts import PLACE_LEFT, draw_map, draw_tiles, fill_with, paint_style
from discern.workshop.slide_text import (
    GAP,
    HIGH,
    INSET,
    MARGIN,
    SMALL_PT,
    WIDE,
    Line,
    said_lines,
    text_height,
    write,
    write_title,
)

COVER_PT, HEADLINE_PT, ADVICE_PT, TEXT_PT, SURE_PT = 60, 44, 32, 24, 22
"""Sizes of letters in points: of the first headline, another one, one above advice, text, and a finding's badge."""

POINT_SIZES = {1: (48, 32), 2: (36, 26), 3: (30, 24)}
"""The sizes of a headline and its text by how many columns a slide has. They shrink where that has no room."""

STYLE_PT = (32, 26)
"""The sizes of a style's name and of the line on it."""

BAR = 150000
"""The width of the bar in a style's colour."""

NARROW = 0.75
"""How much smaller a headline is beside a chart."""

COLUMN = PLACE_LEFT - MARGIN - 150000
"""The width of the words beside a chart."""

BAND, LOGO = 90000, 240000
"""How high the owner's colour and logo are. The logo stands below all that a slide says."""

GUTTER = 450000
"""Between columns."""

HIGHEST = 900000
"""Where a headline begins at the highest, below the small line at the top."""

TITLE_ONLY = 5
"""The place of that layout in the template of python-pptx. Readers of an outline are told its title."""


@dataclass(frozen=True, slots=True)
class DeckPoint:
    """A piece of advice, or a thing to do: the small line over it, how, and a small line on what it rests on."""

    over: str
    headline: str
    text: str
    basis: str


@dataclass(frozen=True, slots=True)
class DeckSlide:
    """A slide: the small line over its headline, its badge, further findings with theirs, text, its chart, and notes.

    Lines that are empty are left out. ``alt`` is what the chart is called for those who don't see it. ``points`` are
    beside each other below the headline. ``styles`` has what a style is called, and a line on it, in rows of two below
    the headline. ``foot`` is in small letters at the bottom.
    """

    headline: str
    over: str = ""
    text: str = ""
    certainty: str = ""
    findings: Sequence[tuple[str, str]] = ()
    notes: str = ""
    chart: Literal["tiles", "map"] | None = None
    alt: str = ""
    points: Sequence[DeckPoint] = ()
    styles: Mapping[Style, tuple[str, str]] = field(default_factory=dict)
    foot: str = ""


def make_powerpoint(
    slides: Sequence[DeckSlide],
    analysis: TeamAnalysis,
    *,
    named: bool,
    language: str,
    branding: Branding = DISCERN,
) -> bytes:
    """The slides as a PPTX file, each with the owner's colour along its top and their logo at its foot.

    If not ``named``, the charts identify nobody; what the slides say is up to the caller.
    """
    # Its own annotations contradict what it returns.
    deck: Any = Presentation()
    deck.slide_width, deck.slide_height = WIDE, HIGH
    deck.core_properties.author, deck.core_properties.title = "Discern", slides[0].headline if slides else ""
    for slide in slides:
        made = deck.slides.add_slide(deck.slide_layouts[TITLE_ONLY])
        _brand(made, branding)
        _fill(made, slide, analysis, named=named, language=language)
    file = BytesIO()
    deck.save(file)
    return file.getvalue()


def _brand(made: Any, branding: Branding) -> None:
    if branding.colour is not None:
        fill_with(made.shapes.add_textbox(0, 0, WIDE, BAND).fill, branding.colour)
    if branding.logo is not None:
        content = BytesIO(b64decode(branding.logo))
        picture = made.shapes.add_picture(content, MARGIN, HIGH - MARGIN // 4 - LOGO // 2, height=LOGO)
        # Readers of a screen are told what the slide says.
        picture.element.nvPicPr.cNvPr.set("descr", "")


def _fill(made: Any, slide: DeckSlide, analysis: TeamAnalysis, *, named: bool, language: str) -> None:
    bottom = _write_foot(made, slide)
    if slide.points:
        _write_points(made, slide, bottom)
    elif slide.styles:
        _write_styles(made, slide, bottom)
    else:
        _write_claim(made, slide, bottom)
    if slide.chart is not None:
        if slide.chart == "tiles":
            about = draw_tiles(made, analysis, language).element.nvGraphicFramePr
        else:
            about = draw_map(made, analysis, named=named, language=language).element.nvGrpSpPr
        about.cNvPr.set("descr", slide.alt)
    made.notes_slide.notes_text_frame.text = slide.notes


def _write_foot(made: Any, slide: DeckSlide) -> int:
    """A line at the foot; returns where what is above it ends."""
    if not slide.foot:
        return HIGH - MARGIN
    width = COLUMN if slide.chart else WIDE - 2 * MARGIN
    lines = [Line(slide.foot, SMALL_PT, is_quiet=True)]
    high = text_height(lines, width)
    top = HIGH - MARGIN // 2 - high
    write(made, lines, MARGIN, top, width, high)
    return top


def _write_over(made: Any, slide: DeckSlide, width: int) -> None:
    if slide.over:
        over = [Line(slide.over, SMALL_PT, is_quiet=True)]
        write(made, over, MARGIN, MARGIN // 2, width, HIGHEST - MARGIN // 2)


def _write_claim(made: Any, slide: DeckSlide, bottom: int) -> None:
    """A headline and the lines below it, together in the middle of the slide's height."""
    width = COLUMN if slide.chart else WIDE - 2 * MARGIN
    title = Line(slide.headline, _headline_pt(slide, width), bold=True)
    findings = [
        line
        for finding, badge in slide.findings
        for line in (Line(finding, TEXT_PT, bold=True), Line(badge, SMALL_PT, is_quiet=True))
    ]
    sure = Line(slide.certainty, SURE_PT, bold=True)
    below = said_lines(sure, *findings, Line(slide.text, SMALL_PT if slide.chart else TEXT_PT, is_quiet=True))
    high = text_height([title], width)
    top = max((HIGH - high - text_height(below, width)) // 2, HIGHEST)
    _write_over(made, slide, width)
    write_title(made, title, HIGHEST, width, top + high - HIGHEST)
    if below:
        write(made, below, MARGIN, top + high, width, bottom - top - high)


def _write_points(made: Any, slide: DeckSlide, bottom: int) -> None:
    """Advice, or what to do, in columns below a headline and its text, as large as there is room for."""
    width = WIDE - 2 * MARGIN
    size = HEADLINE_PT if slide.over else ADVICE_PT
    title = Line(slide.headline, min(size, _headline_pt(slide, width)), bold=True)
    note = said_lines(Line(slide.text, SMALL_PT, is_quiet=True))
    begin = HIGHEST if slide.over else MARGIN // 2
    top = begin + text_height([title], width) + (0 if slide.over else MARGIN // 2)
    _write_over(made, slide, width)
    write_title(made, title, begin, width, top - begin)
    if note:
        write(made, note, MARGIN, top, width, text_height(note, width))
        top += text_height(note, width)
    top += GAP
    count = len(slide.points)
    wide = (width - (count - 1) * GUTTER) // count
    room = bottom - top
    headline, text = POINT_SIZES.get(count, POINT_SIZES[max(POINT_SIZES)])
    columns = [_column(point, headline, text) for point in slide.points]
    while headline > SMALL_PT and max(text_height(lines, wide) for lines in columns) > room:
        headline, text = headline - 2, max(SMALL_PT, text - 2)
        columns = [_column(point, headline, text) for point in slide.points]
    top += max(0, room - max(text_height(lines, wide) for lines in columns)) // 3
    for place, lines in enumerate(columns):
        write(made, lines, MARGIN + place * (wide + GUTTER), top, wide, bottom - top)


def _write_styles(made: Any, slide: DeckSlide, bottom: int) -> None:
    """Styles in rows of two below a headline and its text, each beside a bar in its colour."""
    width = WIDE - 2 * MARGIN
    title = Line(slide.headline, HEADLINE_PT, bold=True)
    top = MARGIN + text_height([title], width)
    write_title(made, title, MARGIN // 2, width, top - MARGIN // 2)
    said = [Line(slide.text, TEXT_PT)]
    write(made, said, MARGIN, top, width, text_height(said, width))
    top += text_height(said, width) + 2 * GAP
    wide, high = (width - GUTTER) // 2, (bottom - top) // 2
    tall = high - 2 * GAP
    for place, (style, (name, text)) in enumerate(slide.styles.items()):
        row, column = divmod(place, 2)
        left, above = MARGIN + INSET + column * (wide + GUTTER), top + row * high
        paint_style(made.shapes.add_textbox(left, above, BAR, tall).fill, style)
        lines = [Line(name, STYLE_PT[0], bold=True), Line(text, STYLE_PT[1])]
        write(made, lines, left + BAR + GAP, above, wide - BAR - GAP - INSET, tall)


def _column(point: DeckPoint, headline: int, text: int) -> list[Line]:
    return said_lines(
        Line(point.over, SMALL_PT, is_quiet=True),
        Line(point.headline, headline, bold=True),
        Line(point.text, text),
        Line(point.basis, SMALL_PT, is_quiet=True),
    )


def _headline_pt(slide: DeckSlide, width: int) -> int:
    """Long headlines are smaller, so that the longest leaves room for the text; beside a chart, all are."""
    length, largest = len(slide.headline), HEADLINE_PT if slide.chart or slide.points else COVER_PT
    size = largest if length <= 60 else min(largest, HEADLINE_PT) if length <= 90 else 32 if length <= 140 else 24
    return round(size * NARROW) if width <= COLUMN else size
