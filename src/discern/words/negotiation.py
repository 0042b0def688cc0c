"""Which catalogue a reader gets."""

from babel.core import negotiate_locale

from discern.words.catalog import LANGUAGES

MAX_HEADER = 200
"""Characters of the header that are read; browsers send fewer."""


def negotiate(asked: str | None, accept_language: str = "") -> str:
    """The language to answer in: the one ``asked`` for, else the best of an ``Accept-Language`` header, else English.

    ``de-AT`` is served by a catalogue for ``de``. A header that can't be read counts as none.
    """
    wanted = [asked] if asked else _preferred(accept_language)
    return negotiate_locale(wanted, LANGUAGES, sep="-") or LANGUAGES[0]


def _preferred(header: str) -> list[str]:
    """The languages of the header, the most wanted first (RFC 9110, 12.5.4)."""
    weighed = []
    for part in header[:MAX_HEADER].split(","):
        tag, _, weight = part.partition(";")
        try:
            share = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if tag.strip() and share > 0:
            weighed.append((share, tag.strip()))
    return [tag for _, tag in sorted(weighed, key=lambda each: -each[0])]
