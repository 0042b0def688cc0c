"""Sets text and drawings as PDF with Typst, tagged for screen readers (PDF/UA-1) if fonts cover all of its letters."""

import json
import re
import threading
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import font_source_sans_pro
import typst

from discern.charts.theme import ACCENT, blend, legible_on
from discern.charts.vector import FONT
from discern.contract.models.branding import DISCERN, Branding
from discern.words import format_message, format_names

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

_CJK = {"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"}
"""Scripts whose letters are in a package of their own."""

_MISSING = re.compile(r'the text `"(.+?)"` could not be displayed')
"""What Typst says of each letter that no font has."""

_ESCAPED = re.compile(r"\\u\{([0-9a-f]+)\}")
"""How Typst writes letters that can't be seen."""

_MARKS = "\ufe0f\u20e3\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f"
"""What gives an emoji its colour, its frame or its flag."""

_EMOJI = f"[\u2300-\u23ff\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff][{_MARKS}]*"
"""An emoji or another picture among Unicode's symbols. Digits, `#` and `©` are emoji by Unicode too, and stay out."""

_PICTURES = re.compile(f"( ?)((?:{_EMOJI}\u200d?)+)( ?)")
"""Pictures, also joined to one, with the spaces around them. The joiner also joins letters, which keep theirs."""

_KEY = re.compile("([0-9#*])\ufe0f?\u20e3")
"""A sign in a frame."""

_ONE_AT_A_TIME = threading.Lock()
"""Threads share one compiler."""


class MissingLettersError(ValueError):
    """No installed font has some ``letters`` of a text, which PDF/UA requires.

    ``scripts`` are theirs by the first word of their names in Unicode, such as `CJK`, each once.
    """

    def __init__(self, letters: Iterable[str]) -> None:
        super().__init__("no font for some letters")
        shown = [_ESCAPED.sub(lambda match: chr(int(match[1], 16)), letter)[:1] or " " for letter in letters]
        self.letters = frozenset(shown)
        # What only joins or turns letters belongs to no script, and is missing with them.
        written = [letter for letter in shown if unicodedata.category(letter) != "Cf"]
        names = (unicodedata.name(letter, "unknown") for letter in written or shown)
        self.scripts = tuple(dict.fromkeys(name.split()[0] for name in names))


def set_pdf(source: bytes, content: Mapping[str, Any], moment: int, branding: Branding = DISCERN) -> bytes:
    """The PDF that a Typst template makes of its content; equal content and branding give equal bytes.

    Emoji that no installed font has are left out. If none has some other letter, the PDF doesn't conform to PDF/UA, and
    a notice says so.

    Args:
        source: the template, after `page.typ` and `drawing.typ`. It reads ``content``, as JSON, from
            ``sys.inputs.content``, and shows its ``notices``.
        content: what can be written as JSON, with its ``language``.
        moment: when it was written, in seconds since 1970.
        branding: the logo that `page.typ` has for it, and the colour of headings and rules.
    """
    given = {"fonts": FONTS, "notices": [], **content}
    look = _look(branding)
    try:
        return _compile(source, given, look, moment, ["ua-1"])
    except MissingLettersError as missing:
        printable = leave_out_pictures(given, missing.letters)
        if json.dumps(printable) != json.dumps(given):
            return set_pdf(source, printable, moment, branding)
        notice = describe_missing(missing.scripts, content["language"])
        return _compile(source, {**given, "notices": [*given["notices"], notice]}, look, moment, [])


PAPER = "#FFFFFF"


def _look(branding: Branding) -> dict[str, str]:
    """What `page.typ` reads of an owner's logo and colour."""
    colour = branding.colour or ACCENT
    look = {"accent": legible_on(PAPER, colour), "tint": blend(colour, PAPER, 0.07), "logo": "", "logo_ratio": "1"}
    if branding.logo is not None:
        width, height = branding.logo_size
        # Typst reads text alone from outside, and so the picture inside a drawing.
        look["logo"] = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
            f'<image width="{width}" height="{height}" href="data:image/png;base64,{branding.logo}"/></svg>'
        )
        look["logo_ratio"] = f"{width / height:.4f}"
    return look


def leave_out_pictures(content: Any, missing: frozenset[str]) -> Any:
    """The content, as JSON has it, without emoji and other pictures that have a letter of those ``missing``. A text of
    nothing else becomes a dash.
    """
    match content:
        case str():
            return _leave_out(content, missing)
        case Mapping():
            return {key: leave_out_pictures(value, missing) for key, value in content.items()}
        case list() | tuple():
            return [leave_out_pictures(value, missing) for value in content]
        case _:
            return content


def _leave_out(text: str, missing: frozenset[str]) -> str:
    def shorten(match: re.Match[str]) -> str:
        before, pictures, after = match.groups()
        return match[0] if missing.isdisjoint(pictures) else before and after

    kept = _PICTURES.sub(shorten, text if "\u20e3" not in missing else _KEY.sub(r"\1", text))
    return kept or (text and "–")


def describe_missing(scripts: Sequence[str], language: str) -> str:
    """Which letters are missing, and what to install."""
    named = dict.fromkeys(format_message(language, "typesetting-script", {"script": each}) for each in scripts)
    is_cjk = [each in _CJK for each in scripts]
    which = "both" if any(is_cjk) and not all(is_cjk) else "cjk" if all(is_cjk) else "core"
    return format_message(
        language, "typesetting-no-font", {"scripts": format_names(list(named), language), "which": which}
    )


def _compile(
    source: bytes,
    content: Mapping[str, Any],
    look: Mapping[str, str],
    moment: int,
    standards: "list[typst.PDFStandard]",
) -> bytes:
    inputs = {"content": json.dumps(content), **look}
    with _ONE_AT_A_TIME:
        try:
            made = _compiler().compile(
                _shared() + source, format="pdf", sys_inputs=inputs, pdf_standards=standards, timestamp=moment
            )
        except typst.TypstError as error:
            missing = _MISSING.findall(error.diagnostic)
            if not missing:
                raise
            raise MissingLettersError(missing) from error
    assert isinstance(made, bytes)
    return made


@cache
def _compiler() -> typst.Compiler:
    """One for the process: reading the fonts takes longer than typesetting a report.

    Typst's own fonts are left out: one for formulas has letters of other scripts, and doesn't join them into syllables.
    """
    return typst.Compiler(
        font_paths=typst.Fonts(include_embedded_fonts=False, font_paths=[font_source_sans_pro.font_directory])
    )


def read_template(package: str, names: Sequence[str]) -> bytes:
    """Typst files of a package as one template, in this order."""
    return b"".join(files(package).joinpath(f"{name}.typ").read_bytes() for name in names)


@cache
def _shared() -> bytes:
    return read_template("discern", ("page", "drawing"))
