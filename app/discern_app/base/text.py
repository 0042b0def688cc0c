"""What people typed, shown as they typed it; and figures as they are written everywhere."""

import re
from datetime import datetime

from discern.charts.text import percent
from discern.client.foreign import NOT_TOLD
from discern.contract import Evidence, is_sample

JOINER = "\u2060"
"""Nothing that is seen; it keeps what looks like an address from being made a link."""

_LINKED = re.compile(r"://|www|@", re.IGNORECASE)
_MARKUP = str.maketrans({mark: f"\\{mark}" for mark in r"\`*_{}[]()#+-.!|~<>$:&^="})


def plain(text: str) -> str:
    """Text from a person, so that Markdown, HTML, formulas, icons, colours and addresses in it stay letters."""
    return _LINKED.sub(rf"\g<0>{JOINER}", text).translate(_MARKUP)


def one_line(text: str) -> str:
    """What somebody typed to search for, as the service takes it: without control characters, 200 at most."""
    return "".join(character for character in text if character.isprintable())[:200].strip()


def name_of(name: str, external_id: str | None) -> str:
    """A person's or a team's name, with a word beside it where they are made up. Not escaped."""
    return f"{name} (sample)" if is_sample(external_id) else name


def unbroken(text: str) -> str:
    """The same words, kept on one line where a narrow table would break them."""
    return text.replace(" ", "\u00a0").replace("–", f"{JOINER}–{JOINER}")


def value_of(evidence: Evidence) -> str:
    """A value that a statement rests on, as Markdown; a probability in percent."""
    value = evidence.value
    if isinstance(value, str):
        return plain(value)
    if evidence.name.startswith("probability"):
        return plain(percent(value))
    return plain(f"{value:.2f}".rstrip("0").rstrip("."))


def day(moment: datetime | None) -> str:
    return "" if moment is None or moment == NOT_TOLD else f"{moment.day} {moment:%b %Y}"


def counted(number: int, thing: str, things: str | None = None) -> str:
    """`1 person`, `2 people`: a number with its noun."""
    return f"{number:,} {thing if number == 1 else things or f'{thing}s'}"


def ago(seconds: float) -> str:
    """How long ago, in the words of a clock on the wall."""
    if seconds < 90:
        return f"{seconds:.0f} seconds ago"
    if seconds < 5400:
        return f"{seconds / 60:.0f} minutes ago"
    return f"{seconds / 3600:.0f} hours ago"
