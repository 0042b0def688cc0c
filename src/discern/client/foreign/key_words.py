"""The words of other services' payloads: how keys are split into words, and what styles are called."""

import re
from collections.abc import Collection

from discern.contract.styles import Style

_TOKEN = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+")
_STYLE_LETTERS = re.compile(r"[DISC](?:[ /+-]?[DISC]){0,2}", re.IGNORECASE | re.ASCII)

LONGEST_KEY = 80

STYLE_WORDS: dict[str, Style] = {
    "d": "D",
    "dominance": "D",
    "dominant": "D",
    "i": "I",
    "influence": "I",
    "influencing": "I",
    "inducement": "I",
    "s": "S",
    "steadiness": "S",
    "steady": "S",
    "submission": "S",
    "c": "C",
    "conscientiousness": "C",
    "conscientious": "C",
    "compliance": "C",
    "compliant": "C",
}


def tokens(key: str) -> tuple[str, ...]:
    """The words of a key: ``discPercentages`` and ``disc_percentages`` are both ``disc``, ``percentages``."""
    return tuple(token.lower() for token in _TOKEN.findall(key[:LONGEST_KEY]))


def styled(key: str, beside: Collection[str]) -> tuple[Style, frozenset[str]] | None:
    """The style that a key is of, and its other words; null if it isn't of one.

    Only words in ``beside`` may appear beside the style, so that ``vitamin_c`` is no style.
    """
    words = tokens(key)
    styles = [word for word in words if word in STYLE_WORDS]
    others = frozenset(word for word in words if word not in STYLE_WORDS)
    if len(styles) != 1 or not others <= frozenset(beside):
        return None
    return STYLE_WORDS[styles[0]], others


def style_label(text: object) -> tuple[Style, ...]:
    """The styles that a label names (``Di``, ``C/S``, ``Dominance``), the leading one first; empty if it names none."""
    if not isinstance(text, str):
        return ()
    label = text.strip()
    if label.lower() in STYLE_WORDS:
        return (STYLE_WORDS[label.lower()],)
    if len(label) > 5 or _STYLE_LETTERS.fullmatch(label) is None:
        return ()
    return tuple(dict.fromkeys(STYLE_WORDS[letter.lower()] for letter in label if letter.isalpha()))
