"""Sets text and drawings as PDF with Typst, tagged for screen readers (PDF/UA-1) if fonts cover all of its letters."""

import json
import re
import threading
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import font_source_sans_pro

from discern.charts.vector import FONT

if TYPE_CHECKING:
    import typst

FONTS = [
    FONT,
    "Noto Sans",
    "Noto Sans Arabic",
    "Noto Sans Hebrew",
    "Noto Sans Devanagari",
    "Noto Sans CJK SC",
    "DejaVu Sans",
]
"""Letters that none of them has are set in any other installed font that does."""

_MISSING = re.compile(r'the text `"(.+?)"` could not be displayed')
"""What Typst says of the first letter that no font has."""

_ONE_AT_A_TIME = threading.Lock()
"""Threads share one compiler."""


class MissingLetterError(ValueError):
    """No installed font has some letter of a text, which PDF/UA requires. ``script`` is the letter's, such as `Cjk`."""

    def __init__(self, letter: str) -> None:
        super().__init__(letter)
        self.script = unicodedata.name(letter[:1] or " ", "unknown").split()[0].capitalize()


def set_pdf(source: bytes, content: Mapping[str, Any], moment: int, *, is_tagged: bool = True) -> bytes:
    """The PDF that a Typst template makes of its content; equal content gives equal bytes.

    Args:
        source: the template, after `page.typ` and `drawing.typ`. It reads ``content``, as JSON, from
            ``sys.inputs.content``.
        content: what can be written as JSON.
        moment: when it was written, in seconds since 1970.
        is_tagged: whether it must be PDF/UA-1.

    Raises:
        MissingLetterError: it must be PDF/UA-1, and no font has some letter.
    """
    # 7 MB that a process needs only once somebody asks it for a PDF.
    import typst

    standards: list[typst.PDFStandard] = ["ua-1"] if is_tagged else []
    inputs = {"content": json.dumps({"fonts": FONTS, **content})}
    with _ONE_AT_A_TIME:
        try:
            made = _compiler().compile(
                _shared() + source, format="pdf", sys_inputs=inputs, pdf_standards=standards, timestamp=moment
            )
        except typst.TypstError as error:
            missing = _MISSING.search(str(error))
            if missing is None:
                raise
            raise MissingLetterError(missing[1]) from error
    assert isinstance(made, bytes)
    return made


@cache
def _compiler() -> "typst.Compiler":
    """One for the process: reading the fonts takes longer than typesetting a report."""
    import typst

    return typst.Compiler(font_paths=[font_source_sans_pro.font_directory])


def read_template(package: str, names: Sequence[str]) -> bytes:
    """Typst files of a package as one template, in this order."""
    return b"".join(files(package).joinpath(f"{name}.typ").read_bytes() for name in names)


@cache
def _shared() -> bytes:
    return read_template("discern", ("page", "drawing"))
