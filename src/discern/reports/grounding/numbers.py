"""Numbers in sentences, in digits or in words, and whether the cited statements contain them."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

ONES = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
WORDS = (
    {word: float(n) for n, word in enumerate(ONES)}
    | {word: 20.0 + 10 * n for n, word in enumerate(TENS)}
    | {f"{ten}-{one}": 20.0 + 10 * n + m for n, ten in enumerate(TENS) for m, one in enumerate(ONES[1:10], start=1)}
    | {"dozen": 12.0, "hundred": 100.0, "thousand": 1000.0}
)
SHARES = "half|third|thirds|quarter|quarters|fifth|fifths|tenth|tenths|twice|double|doubled|triple|tripled|twofold"

_DIGITS = re.compile(r"(?<![\w.\[])[-−]?(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?|\.\d+)\s*(%|percent\b|per cent\b)?")
_WORD = re.compile(
    rf"\b({'|'.join(sorted(WORDS, key=len, reverse=True))})\b(\s+percent\b|\s+per cent\b)?", re.IGNORECASE
)
_SHARE = re.compile(rf"\b({SHARES})\b", re.IGNORECASE)
_SMALL = re.compile(
    r"(?:one|two)\b(?!\s+(?:of\s+(?:the\s+)?)?(?:\w+\s+)?"
    r"(?:people|persons?|members?|colleagues?|points?|in\b|out\b|styles?))",
    re.IGNORECASE,
)
_INTERVAL = re.compile(r"\(\s*(?P<low>[−-]?[\d.]+)\s*(?:–|-|−|to)\s*(?P<high>[−-]?[\d.]+)\s*\)")
_RANGE = re.compile(
    r"\(?\s*(?:\bbetween |\bfrom )?(?P<low>[−-]?\d+(?:\.\d+)?)\s*(?:–|-|−|to|and)\s*(?P<high>[−-]?\d+(?:\.\d+)?)\s*\)?"
)
_AT_LEAST = re.compile(r"\b(?:more than|over|at least) (\d+(?:\.\d+)?)\s*(?:%|percent\b|per cent\b)", re.IGNORECASE)
_GLUED = re.compile(r"\d+(?:st|nd|rd|th|x|k)\b|\b\w*[A-Za-z_]\d+|\d+[A-Za-z_]\w*", re.IGNORECASE)


class Number(NamedTuple):
    """A number as written, ``text``, with as many ``decimals``."""

    value: float
    decimals: int
    is_percent: bool
    text: str


def find_numbers(text: str) -> list[Number]:
    """The numbers in ``text``, except *one* and *two* that count nothing ("one of them", "the two")."""
    found = []
    for match in _DIGITS.finditer(text):
        digits = match[1].replace(",", "")
        decimals = len(digits.partition(".")[2])
        found.append(Number(float(digits), decimals, match[2] is not None, match[0].strip()))
    found += [
        Number(WORDS[match[1].lower()], 0, match[2] is not None, match[0])
        for match in _WORD.finditer(text)
        if _SMALL.match(text, match.start()) is None
    ]
    return found


def find_unfounded_numbers(text: str, grounds: Iterable[str], values: Iterable[float]) -> Iterator[str]:
    """Numbers and shares in ``text``, as written, that are neither in ``grounds`` nor among the evidence ``values``.

    The limits of an interval count only together: "84 (63–95)", "63–95", "between 63 and 95".
    """
    grounds, values = list(grounds), list(values)
    intervals = {(match["low"], match["high"]) for ground in grounds for match in _INTERVAL.finditer(ground)}
    # Intervals that the grounds give are taken out of both sides first: what is left must match by single numbers, so a
    # limit can't pass as a score.
    bare = _RANGE.sub(
        lambda match: " " if (match["low"], match["high"]) in intervals else match[0], re.sub(r"\[P\d+\]", " ", text)
    )
    said = [number for ground in grounds for number in find_numbers(_INTERVAL.sub(" ", ground))]
    allowed = [(number.value, number.is_percent) for number in said] + [(abs(value), False) for value in values]
    words = {word.lower() for ground in grounds for word in re.findall(r"\w+", ground)}
    # Ordinals and mixtures such as "3x" or "Q3" would escape the pattern for digits.
    yield from (match[0] for match in _GLUED.finditer(bare) if match[0].lower() not in words)
    # "more than 80%" is true of a probability of .83, although .83 isn't 80%.
    bare = _AT_LEAST.sub(
        lambda match: " " if any(float(match[1]) <= 100 * v <= 100 for v in values) else match[0], bare
    )
    yield from (number.text for number in find_numbers(bare) if not any(matches(number, *each) for each in allowed))
    yield from (match[0] for match in _SHARE.finditer(bare) if match[1].lower() not in words)


def matches(number: Number, value: float, is_percent: bool = False) -> bool:
    """Whether ``number`` is the evidence ``value``, rounded to its decimals; a probability may be given in percent."""
    if number.is_percent and not is_percent:
        if value > 1:
            return False
        value *= 100
    elif is_percent and not number.is_percent:
        value /= 100
    return bool(abs(value - number.value) <= 0.5 / 10**number.decimals + 1e-9)
