"""How certain a sentence sounds, compared with the strength of its statements."""

import re
from collections.abc import Sequence

from discern.contract import Certainty
from discern.reports.grounding.numbers import WORDS
from discern.reports.grounding.vocabulary import VOCABULARY, find

LEVELS: dict[Certainty, int] = {"can't tell yet": 0, "more likely than not": 1, "likely": 2, "very likely": 3}

_ABSOLUTE = find("absolute")
_HEDGES: Sequence[tuple[int, re.Pattern[str]]] = (
    (1, find("hedge_more_likely_than_not")),
    (3, find("hedge_very_likely")),
    (0, find("hedge_open")),
    (2, find("hedge_likely")),
)
"""Levels and their phrases, longest first: "likely" is part of others, so each match is removed before the next."""
_NOT_LIKELY = re.compile(r"\b(?:un|not |less )likely\b", re.IGNORECASE)
_NUMBER = rf"(?:\d+|{'|'.join(WORDS)})"
_QUANTIFIED = re.compile(
    r"\d\s*\([−-]?\d[^)]*\d\)|\d\s*(?:–|to|and)\s*\d|\d\s*(?:%|percent|per cent)|\b0\.\d+\b"
    rf"|\b{_NUMBER} (?:out )?of (?:the )?{_NUMBER}\b",
    re.IGNORECASE,
)
_ADVICE_OPENERS = VOCABULARY["advice_openers"]
_ADVICE = re.compile(
    r"^(?:you (?:could|can|might)|it (?:may|might|can|could) help|one (?:thing|way|idea)|a (?:good|useful) |"
    r"in (?:the|your) next|this week|together|first|then|next|so)\b",
    re.IGNORECASE,
)
_REASON = re.compile(
    r"\b(?:because|since|as (?:they|he|she|it|everyone|everybody|nobody|\[)|after all|given that)\b", re.IGNORECASE
)


_ADDRESSED = re.compile(
    r"^(?:for (?:\[P\d+\]|you|the team)[^:]{0,30}|something to ask of[^:]*|a question for [^:]*|ask yourself):\s*",
    re.IGNORECASE,
)
"""Openings of advice that name its audience."""


def is_advice(text: str) -> bool:
    """Whether a sentence asks or proposes something; a reason given in it would be a claim, so then it is not."""
    if _REASON.search(text):
        return False
    text = _ADDRESSED.sub("", text)
    opener = re.match(r"[\"“‘'(]*([A-Za-z’']+)", text)
    word = opener[1].lower().replace("’", "'") if opener else ""
    return text.rstrip(' "”’)').endswith("?") or word in _ADVICE_OPENERS or _ADVICE.match(text) is not None


def find_hedges(text: str) -> set[int]:
    """The levels of all words for certainty in ``text``."""
    found: set[int] = set()
    # "unlikely" claims as much as "likely", the other way round.
    if _NOT_LIKELY.search(text):
        found.add(LEVELS["likely"])
        text = _NOT_LIKELY.sub(" ", text)
    for level, pattern in _HEDGES:
        if pattern.search(text):
            found.add(level)
            text = pattern.sub(" ", text)
    return found


def find_overstatement(
    text: str, strengths: Sequence[Certainty], *, ground: str = "", is_account: bool = False
) -> str | None:
    """What makes ``text`` sound more certain than its statements; None if nothing does.

    A single word for certainty must not exceed the weakest statement; each of several must be some statement's own. An
    account of what was counted or measured needs none.

    Args:
        text: the sentence.
        strengths: those of the cited statements, at least one.
        ground: the text of these; an absolute word such as "all" is fine if it occurs there.
        is_account: whether all of the statements are accounts.
    """
    advice = is_advice(text)
    absolute = _ABSOLUTE.search(text)
    if absolute and re.search(rf"\b{re.escape(absolute[0])}\b", ground, re.IGNORECASE):
        absolute = None
    if absolute and not (advice and absolute[0].lower() in {"always", "never"}):
        return absolute[0]
    levels = {LEVELS[strength] for strength in strengths}
    hedges = find_hedges(text)
    if not hedges:
        # A score with its interval, a percentage or "3 of 7" states its own certainty.
        return None if advice or is_account or _QUANTIFIED.search(text) else "no word for how sure it is"
    if advice:
        return None
    weakest = min(levels)
    # Where a sentence joins statements of different strength, its words can't be matched to them one by one. So accept
    # words that are all strengths of the statements, and "can't tell yet" beside a claim no stronger than theirs.
    claimed = [level for level in hedges if level > weakest]
    if len(hedges - {0}) > 1:
        claimed = [level for level in claimed if level not in levels]
    elif 0 in hedges and claimed and weakest == 0 and max(levels) >= max(claimed):
        claimed = []
    words = {level: word for word, level in LEVELS.items()}
    return words[max(claimed)] if claimed else None
