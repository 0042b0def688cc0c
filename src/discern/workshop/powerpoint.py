"""The slides of a deck as a PowerPoint file whose charts can be edited, with speaker notes."""

from base64 import b64decode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from pptx import Presentation

from discern.charts import style_distribution, style_map
from discern.charts.theme import ACCENT, LIGHT, blend, ink_on, legible_on
from discern.contract.certainty import Certainty
from discern.contract.models.branding import DISCERN, Branding
from discern.contract.models.teams import TeamAnalysis
from discern.words import badge_text
from discern.workshop.slide_charts import PLACE_LEFT, draw_bars, draw_map, fill_with, paint_style
from discern.workshop.slide_text import (
    GAP,
    HIGH,
    INSET,
    MARGIN,
    SMALL_PT,
    WIDE,
    Line,
    number_slide,
    said_lines,
    text_height,
    write,
    write_title,
)
from discern.workshop.slides import Finding, Point, Slide

ALONE, BESIDE = (66, 60, 54, 48, 44, 40, 36, 32, 28, 24), (48, 44, 40, 36, 32, 28, 24)
"""The sizes of a headline in points, the largest that has room: one alone on its slide, and one beside a picture."""

TOGETHER, LABEL = (44, 40, 36, 32, 28, 24), (32, 28, 24)
"""Likewise over what to do together, and of a headline that only says what the points below it are."""

POINTS = (48, 44, 40, 36, 32, 30, 28, 26, 24, 22, 20, 18)
"""Likewise of a piece of advice."""

TEXT_PT, BADGE_PT = 24, 22
"""The sizes of text and of a headline's badge."""

STYLE_PT = (32, 26)
"""The sizes of a style's name and of the line on it."""

BAR, BAND = 150000, 90000
"""The width of the bar in a style's colour, and the height of the one at the top of a slide and of a card."""

COLUMN = PLACE_LEFT - MARGIN - 150000
"""The width of the words beside a picture."""

FOOT = HIGH - 500000
"""Where the number of the slide and the owner's logo begin."""

NUMBER = 900000
"""The width of the number."""

LOGO_WIDE, LOGO_HIGH = 2200000, 320000
"""The largest logo."""

GUTTER, PAD = 300000, 220000
"""Between cards, and within them."""

TITLE_ONLY = 5
"""The place of that layout in the template of python-pptx. Readers of an outline are told its title."""


SURE: set[Certainty] = {"very likely", "likely"}
"""Badges in the owner's colour."""


def make_powerpoint(
    slides: Sequence[Slide], analysis: TeamAnalysis, *, named: bool, language: str, branding: Branding = DISCERN
) -> bytes:
    """The slides as a PPTX file, in the owner's colour and each with their logo.

    If not ``named``, the pictures identify nobody; what the slides say is up to the caller.
    """
    # Its own annotations contradict what it returns.
    deck: Any = Presentation()
    # The template's layouts are for narrower slides: the one that is used is widened, the others are left out.
    layout, wider = deck.slide_layouts[TITLE_ONLY], WIDE / deck.slide_width
    for each in [each for each in deck.slide_layouts if each.name != layout.name]:
        deck.slide_layouts.remove(each)
    placeholders = [*deck.slide_master.placeholders, *layout.placeholders]
    places = [(each.left, each.top, each.width, each.height) for each in placeholders]
    for each, (left, top, width, height) in zip(placeholders, places, strict=True):
        each.left, each.top, each.width, each.height = round(left * wider), top, round(width * wider), height
    deck.slide_width, deck.slide_height = WIDE, HIGH
    deck.core_properties.author, deck.core_properties.title = "Discern", slides[0].headline.text if slides else ""
    for slide in slides:
        made = deck.slides.add_slide(layout)
        _Page(made, slide, branding, language).fill()
        if slide.picture is not None:
            _draw(made, slide, analysis, named=named, language=language)
        made.notes_slide.notes_text_frame.text = slide.notes
    file = BytesIO()
    deck.save(file)
    return file.getvalue()


def _draw(made: Any, slide: Slide, analysis: TeamAnalysis, *, named: bool, language: str) -> None:
    """The picture, called what it is on a screen for those who don't see it."""
    if slide.picture == "bars":
        about = draw_bars(made, analysis, language).element.nvGraphicFramePr
        alt = style_distribution(analysis, dark=False, language=language).alt
    else:
        about = draw_map(made, analysis, named=named, language=language).element.nvGrpSpPr
        alt = style_map(analysis, dark=False, named=named, language=language).alt
    about.cNvPr.set("descr", alt)


@dataclass(frozen=True, slots=True)
class _Page:
    """A slide that is being made."""

    made: Any
    slide: Slide
    branding: Branding
    language: str

    @property
    def is_cover(self) -> bool:
        return self.slide.about == "cover"

    @property
    def accent(self) -> str:
        return legible_on(LIGHT.background, self.branding.colour or ACCENT)

    @property
    def ink(self) -> str:
        """The colour of text: on the cover it is on the owner's colour."""
        return ink_on(self.accent) if self.is_cover else LIGHT.ink

    @property
    def quiet(self) -> str:
        return self.ink if self.is_cover else LIGHT.muted

    @property
    def width(self) -> int:
        """Of the words."""
        return COLUMN if self.slide.picture or self.is_cover else WIDE - 2 * MARGIN

    def fill(self) -> None:
        high = HIGH if self.is_cover else BAND
        behind = self._paint(0, 0, PLACE_LEFT - BAND if self.is_cover else WIDE, high, self.accent).element
        # The layout's title would be below it: shapes are drawn in their order, after two elements that are none.
        behind.getparent().insert(2, behind)
        self._brand()
        bottom = self._write_foot()
        top = self._write_over()
        if self.slide.points:
            self._write_points(top, bottom)
        elif self.slide.styles:
            self._write_styles(top, bottom)
        else:
            self._write_findings(top, bottom)

    def _paint(self, left: int, top: int, width: int, height: int, colour: str) -> Any:
        """A box of a colour, for text or for none."""
        box = self.made.shapes.add_textbox(left, top, width, height)
        fill_with(box.fill, colour)
        return box

    def _brand(self) -> None:
        """The number of the slide and the owner's logo, at the foot."""
        number_slide(self.made, WIDE - MARGIN - NUMBER, FOOT, NUMBER)
        if self.branding.logo is None:
            return
        width, height = self.branding.logo_size
        scale = min(LOGO_WIDE / width, LOGO_HIGH / height)
        wide, high = round(width * scale), round(height * scale)
        content, left = BytesIO(b64decode(self.branding.logo)), WIDE - MARGIN - NUMBER - GAP - wide
        picture = self.made.shapes.add_picture(content, left, FOOT + (LOGO_HIGH - high) // 2, wide, high)
        # Readers of a screen are told what the slide says.
        picture.element.nvPicPr.cNvPr.set("descr", "")

    def _write_over(self) -> int:
        """The small line at the top; returns where the headline can begin."""
        if not self.slide.over:
            return MARGIN // 2
        lines = [Line(self.slide.over, SMALL_PT, self.quiet)]
        high = text_height(lines, self.width)
        write(self.made, lines, MARGIN, MARGIN // 2, self.width, high)
        return MARGIN // 2 + high + GAP

    def _write_foot(self) -> int:
        """A line at the foot, beside the logo; returns where what is above it ends."""
        if not self.slide.foot:
            return FOOT
        width = min(self.width, WIDE - 2 * MARGIN - NUMBER - LOGO_WIDE - 2 * GAP)
        lines = [Line(self.slide.foot, SMALL_PT, self.quiet)]
        high = text_height(lines, width)
        top = HIGH - MARGIN // 4 - high
        write(self.made, lines, MARGIN, top, width, high)
        return min(top, FOOT)

    def _write_findings(self, begin: int, bottom: int) -> None:
        """The headline and the findings below it with their badges, in the middle of the slide's height."""
        slide, width = self.slide, self.width
        findings = [line for each in slide.findings for line in self._with_badge(each, TEXT_PT, SMALL_PT)]
        text = Line(slide.text, SMALL_PT, self.quiet)
        below = said_lines(*self._badge(slide.headline, BADGE_PT), *findings, text)
        room = bottom - begin - text_height(below, width)
        title = self._title(BESIDE if slide.picture else ALONE, room, width)
        high = text_height([title], width)
        top = begin + max(0, room - high) // 2
        write_title(self.made, title, begin, width, top + high - begin)
        if below:
            write(self.made, below, MARGIN, top + high, width, bottom - top - high)

    def _title(self, sizes: Sequence[int], room: int, width: int) -> Line:
        """The headline, as large as it has room for."""
        titles = [Line(self.slide.headline.text, size, self.ink, bold=True) for size in sizes]
        return next((each for each in titles if text_height([each], width) <= room), titles[-1])

    def _with_badge(self, finding: Finding, size: int, badge: int) -> Iterator[Line]:
        yield Line(finding.text, size, self.ink, bold=True)
        yield from self._badge(finding, badge)

    def _badge(self, finding: Finding, size: int) -> Iterator[Line]:
        if finding.strength is not None:
            sure = self.accent if finding.strength in SURE and not self.is_cover else self.quiet
            yield Line(badge_text(finding.strength, self.language), size, sure, bold=True)

    def _write_points(self, top: int, bottom: int) -> None:
        """Advice, or what to do, on cards below a headline and its text, as large as there is room for."""
        slide, width = self.slide, self.width
        title = self._title(TOGETHER if slide.over else LABEL, HIGH // 3, width)
        high = text_height([title], width)
        write_title(self.made, title, top, width, high)
        top += high
        note = said_lines(Line(slide.text, SMALL_PT, self.quiet))
        if note:
            write(self.made, note, MARGIN, top, width, text_height(note, width))
            top += text_height(note, width)
        top += GAP
        count, high = len(slide.points), bottom - GAP - top
        wide = (width - 2 * INSET - (count - 1) * GUTTER) // count
        inside, room = wide - 2 * (PAD - INSET), high - 2 * PAD + INSET
        sets = [[list(self._card(n, point, size)) for n, point in enumerate(slide.points, 1)] for size in POINTS]
        fitting = (each for each in sets if all(text_height(lines, inside) <= room for lines in each))
        for place, lines in enumerate(next(fitting, sets[-1])):
            # Its edge is where the headline's letters begin.
            left = MARGIN + INSET + place * (wide + GUTTER)
            box = self._paint(left, top, wide, high, blend(self.accent, LIGHT.background, 0.07))
            write(self.made, lines, left, top, wide, high, box=box, inset=PAD, in_middle=count == 1)
            self._paint(left, top, wide, BAND // 2, self.accent)

    def _card(self, number: int, point: Point, size: int) -> Iterator[Line]:
        over = f"{number}" if self.slide.in_order else point.over
        yield from said_lines(
            Line(over, SMALL_PT, self.quiet),
            Line(point.text, size, self.ink, bold=True),
            Line(point.how, max(SMALL_PT, min(TEXT_PT + 4, size - 4)), self.ink),
        )
        if point.rests_on is not None:
            yield Line(point.rests_on.text, SMALL_PT, self.quiet)
            yield from self._badge(point.rests_on, SMALL_PT)

    def _write_styles(self, begin: int, bottom: int) -> None:
        """Styles in rows of two below a headline and its text, each beside a bar in its colour."""
        slide, width = self.slide, self.width
        title = Line(slide.headline.text, TOGETHER[0], self.ink, bold=True)
        top = begin + text_height([title], width)
        write_title(self.made, title, begin, width, top - begin)
        said = [Line(slide.text, TEXT_PT, self.ink)]
        write(self.made, said, MARGIN, top, width, text_height(said, width))
        top += text_height(said, width) + 2 * GAP
        wide, high = (width - GUTTER) // 2, (bottom - top) // 2
        tall = high - 2 * GAP
        for place, (style, (name, text)) in enumerate(slide.styles.items()):
            row, column = divmod(place, 2)
            left, above = MARGIN + INSET + column * (wide + GUTTER), top + row * high
            paint_style(self.made.shapes.add_textbox(left, above, BAR, tall).fill, style)
            lines = [Line(name, STYLE_PT[0], self.ink, bold=True), Line(text, STYLE_PT[1], self.ink)]
            write(self.made, lines, left + BAR + GAP, above, wide - BAR - GAP - INSET, tall)
