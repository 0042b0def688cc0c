"""What people read and agree to: before the first question, and before they share with their colleagues. A text that
somebody agreed to never changes, so each is a file by its version, which its language is part of.

Why: docs/decisions/0006-a-consent-and-its-answers.md
"""

from collections.abc import Mapping
from pathlib import Path

from discern.service.errors import invalid
from discern.words import LANGUAGES

VERSION = "2026-11-27"
COLLEAGUES_VERSION = "colleagues-2026-11-29"

TEXTS = {
    file.stem: file.read_text(encoding="utf-8").rstrip("\n")
    for file in Path(__file__).with_name("consents").glob("*.md")
}
"""By version: who agreed to an earlier one reads that."""


def _in_each_language(version: str) -> Mapping[str, str]:
    return {language: version if language == LANGUAGES[0] else f"{version}-{language}" for language in LANGUAGES}


VERSIONS = _in_each_language(VERSION)
COLLEAGUES_VERSIONS = _in_each_language(COLLEAGUES_VERSION)
"""Today's version in each language: what somebody agreed to is the words that they read."""


def agreed_version(read: str | None) -> str:
    """The version of the text before the questionnaire that is agreed to, where ``read`` is the one that was read, if
    that is known.

    Raises:
        ServiceError: as `require_current`.
    """
    require_current(read, VERSIONS)
    return read or VERSION


def require_current(read: str | None, versions: Mapping[str, str]) -> None:
    """Refuse a text that isn't one of today's ``versions``.

    Raises:
        ServiceError: `invalid_parameter`.
    """
    if read is not None and read not in versions.values():
        raise invalid("version", f"the text to agree to is now version {' or '.join(versions.values())}")
