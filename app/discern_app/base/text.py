"""Text for pages: escaped input, names, dates and numbers."""

import re
from base64 import b64encode
from collections.abc import Iterable
from datetime import datetime
from html import escape as escape_html
from urllib.parse import quote, urlencode

from discern import words
from discern.client.foreign import UNKNOWN_TIME
from discern.contract.base_models import is_sample
from discern_app.base.language import language, say

LONGEST_BODY = 1200
"""Characters of a mail. Windows passes on addresses of 2,000, and some characters take three or more there."""

JOINER = "\u2060"
"""An invisible character; it keeps what looks like a URL from becoming a link."""

_LINKED = re.compile(r"://|www|@", re.IGNORECASE)

_MARKUP = str.maketrans({mark: f"\\{mark}" for mark in r"\`*_{}[]()#+-.!|~<>$:&^="})


def escape(text: str) -> str:
    """Text that Streamlit shows literally: without Markdown, HTML, formulas, icons, colours and links."""
    # The joiner first: it breaks what looks like a link and is no mark itself.
    return _LINKED.sub(rf"\g<0>{JOINER}", text).translate(_MARKUP)


def spoken(text: str) -> str:
    """Text for a hidden label, which screen readers read as it is: without the characters that could be markup."""
    return re.sub(r"[^\w\s,.;'’–-]", " ", text)


def one_line(text: str) -> str:
    """A search text as the service takes it: without control characters, at most 200 characters."""
    return "".join(character for character in text if character.isprintable())[:200].strip()


def name_of(name: str, external_id: str | None, *, marked: bool) -> str:
    """The name of a person or a team, ``marked`` where it belongs to the sample company. Not escaped."""
    return say("shared-sample-name", name=name) if marked and is_sample(external_id) else name


def are_mixed(external_ids: Iterable[str | None]) -> bool:
    """Whether a page shows the sample company and others. Where all of it is made up, the page says so once."""
    return len({is_sample(external_id) for external_id in external_ids}) > 1


def mark_samples(text: str, external_ids: Iterable[str | None]) -> str:
    """What is said of the people on a page, marked if all of them are of the sample company."""
    all_made_up = {is_sample(external_id) for external_id in external_ids} == {True}
    return f"{text} · {say('shared-sample', what='team')}" if all_made_up else text


def unbroken(text: str) -> str:
    """The same text, kept on one line where a narrow table would break it."""
    return text.replace(" ", "\u00a0").replace("–", f"{JOINER}–{JOINER}")


def rows_html(lines: Iterable[str]) -> str:
    """Sentences as rows of HTML with a rule between them, for `st.html`. They are escaped here."""
    return f'<div class="rows">{"".join(f"<p>{escape_html(line)}</p>" for line in lines)}</div>'


def day(moment: datetime | None) -> str:
    """`20 Nov 2026`; empty where the time isn't known."""
    return "" if moment is None or moment == UNKNOWN_TIME else words.format_day(moment, language())


def until(end: datetime | None, *, long: bool = False) -> str:
    """`5 Dec 2026`, the last day, or `5 Dec 2026, 21:00 UTC` where an end is within a day; empty without an end."""
    return "" if end is None else words.format_end(end, language(), long=long)


def clock(moment: datetime | None) -> str:
    """`14:05 UTC`; empty where the time isn't known."""
    return "" if moment is None or moment == UNKNOWN_TIME else words.format_clock(moment, language())


def counted(number: int, thing: str, things: str | None = None) -> str:
    """`1 person`, `2 people`: a number with its noun."""
    return f"{number:,} {thing if number == 1 else things or f'{thing}s'}"


def mailto(email: str | None, subject: str, body: str) -> str:
    """An address that opens a mail program with a mail in it: of the text no more than what every program takes."""
    fields = urlencode({"subject": subject, "body": body.replace("\n", "\r\n")[:LONGEST_BODY]}, quote_via=quote)
    return f"mailto:{quote(email or '', safe='@')}?{fields}"


def svg_address(svg: str) -> str:
    """An address that holds the drawing itself."""
    return f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"
