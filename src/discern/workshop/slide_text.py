"""Text on slides of PowerPoint: where it stands, how large it is, and how much room it takes."""

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Any
from unicodedata import bidirectional

from pptx.dml.color import RGBColor
from pptx.enum.text import MSO_ANCHOR, MSO_AUTO_SIZE, PP_ALIGN
from pptx.util import Emu, Pt

WIDE, HIGH = 12192000, 6858000
"""The size of a slide, in English Metric Units (914,400 an inch): 16 to 9."""

MARGIN = 640000
POINT = 12700
INSET = 91440
"""What a box of text leaves free at each side."""

GAP = 150000
"""Between paragraphs."""

SMALL_PT = 18
"""The smallest letters, in points, which are read at the back of a room."""

LETTER = 0.52
"""How wide a letter is on average, as a share of the size: in Calibri, a little more than measured."""

NAMESPACES = {
    "a": "http://schemas.openxmlformats.org/drawingml/2006/main",
    "c": "http://schemas.openxmlformats.org/drawingml/2006/chart",
}
"""Of what is drawn, and of charts, in a file of PowerPoint."""


@dataclass(frozen=True, slots=True)
class Line:
    """A paragraph: its text, and how it is set, with its size in points and its colour as ``#RRGGBB``."""

    text: str
    size: int
    colour: str
    bold: bool = False


def said_lines(*lines: Line) -> list[Line]:
    """Those that say something."""
    return [line for line in lines if line.text]


def text_height(lines: Sequence[Line], width: int) -> int:
    """Room for lines in a box, by how wide letters are on average."""
    inside = width - 2 * INSET
    wrapped = ((line, len(wrap(line.text, max(1, int(inside / (LETTER * line.size * POINT)))))) for line in lines)
    text = sum(round(count * 1.2 * line.size * POINT) for line, count in wrapped)
    return text + max(0, len(lines) - 1) * GAP + INSET


def write_title(slide: Any, line: Line, top: int, width: int, height: int) -> None:
    """A headline that ends where its box ends: where letters are wider than expected, it begins higher."""
    title = slide.shapes.title
    title.left, title.top, title.width, title.height = MARGIN, top, width, height
    _set(title, [line])
    title.text_frame.vertical_anchor = MSO_ANCHOR.BOTTOM


def write(
    slide: Any,
    lines: Sequence[Line],
    left: int,
    top: int,
    width: int,
    height: int,
    *,
    box: Any = None,
    inset: int = INSET,
    in_middle: bool = False,
) -> None:
    """Text in a new ``box`` or in one that is there, ``inset`` at each side, from its top or in the middle."""
    box = slide.shapes.add_textbox(left, top, width, height) if box is None else box
    _set(box, lines)
    frame = box.text_frame
    frame.margin_left = frame.margin_right = inset
    frame.margin_top = frame.margin_bottom = inset if inset > INSET else INSET // 2
    frame.vertical_anchor = MSO_ANCHOR.MIDDLE if in_middle else MSO_ANCHOR.TOP


def number_slide(slide: Any, left: int, top: int, width: int) -> None:
    """The slide's number at the right of a box, as a field, which programs fill in."""
    box = slide.shapes.add_textbox(left, top, width, 2 * SMALL_PT * POINT)
    box.text_frame.margin_right = 0
    box.text_frame.paragraphs[0].alignment = PP_ALIGN.RIGHT
    [paragraph] = box.element.txBody.p_lst
    size = new_element(paragraph, "a:rPr", sz=f"{SMALL_PT * 100}")
    kind = {"id": "{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}", "type": "slidenum"}
    paragraph.append(new_element(paragraph, "a:fld", size, new_element(paragraph, "a:t"), **kind))


def new_element(near: Any, tag: str, *children: Any, text: str | None = None, **attributes: str) -> Any:
    """An element that python-pptx has no other way to make, for the tree of one ``near`` it."""
    prefix, name = tag.split(":")
    made = near.makeelement(f"{{{NAMESPACES[prefix]}}}{name}", attributes)
    if text is not None:
        made.text = text
    made.extend(children)
    return made


def _set(shape: Any, lines: Sequence[Line]) -> None:
    """A paragraph for each line, from the top left. Fonts are the theme's, which names one for each script.

    Where letters are wider than expected, programs make all of them smaller.
    """
    frame = shape.text_frame
    frame.word_wrap, frame.auto_size, frame.vertical_anchor = True, MSO_AUTO_SIZE.TEXT_TO_FIT_SHAPE, MSO_ANCHOR.TOP
    for number, line in enumerate(lines):
        paragraph = frame.add_paragraph() if number else frame.paragraphs[0]
        paragraph.text, paragraph.alignment = line.text, PP_ALIGN.LEFT
        for run in paragraph.runs:
            run.font.size, run.font.bold = Pt(line.size), line.bold
            run.font.color.rgb = RGBColor.from_string(line.colour.removeprefix("#"))
        if number:
            paragraph.space_before = Emu(GAP)
    for line, element in zip(lines, shape.element.txBody.p_lst, strict=True):
        if _runs_left(line.text):
            element.get_or_add_pPr().set("rtl", "1")


def _runs_left(text: str) -> bool:
    """Whether the first letter that has a direction is of a script that is written from right to left."""
    directions = (bidirectional(letter) for letter in text)
    return next((each in {"R", "AL"} for each in directions if each in {"L", "R", "AL"}), False)
