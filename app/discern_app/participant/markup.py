"""The little Markdown that messages and the text to agree to have, as HTML."""

import re
from html import escape

from markupsafe import Markup

_BOLD = re.compile(r"\*\*(.+?)\*\*")
_CODE = re.compile(r"`(.+?)`")


def to_html(text: str) -> Markup:
    """Paragraphs, lists of lines that begin with `- `, bold text and code; everything else is escaped.

    The text may come from a service of somebody else's.
    """
    blocks = [block.strip().splitlines() for block in re.split(r"\n\s*\n", text) if block.strip()]
    return Markup("\n").join(_block(lines) for lines in blocks)


def _block(lines: list[str]) -> Markup:
    if all(line.lstrip().startswith("- ") for line in lines):
        items = "".join(f"<li>{_inline(line.lstrip()[2:])}</li>" for line in lines)
        return Markup(f"<ul>{items}</ul>")  # noqa: S704 # `_inline` escapes
    return Markup(f"<p>{_inline(' '.join(lines))}</p>")  # noqa: S704


def _inline(text: str) -> str:
    return _CODE.sub(r"<code>\1</code>", _BOLD.sub(r"<strong>\1</strong>", escape(text)))
