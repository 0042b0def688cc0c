"""Typing errors: a word that nobody knows and that is one slip away from one that is known."""

import re
from collections.abc import Iterator

from discern.reports.asking.question_words import NOT_NAMES, PATTERNS, PHRASES, STOP_WORDS

LEAST = 6
"""The least letters of a word that is corrected: shorter ones are too close to others."""

SAME = 5
"""How many letters two forms of a word begin with."""

_WORD = re.compile(rf"(?<![\w\[])[a-z]{{{LEAST},}}(?![\w\]])")

_STEM = re.compile(r"(?<![\w\\{])([a-z]{5,})(\\w|\(\?:|\[)?")

_TOO = re.compile(r"(?<!\w)to(?= (?:much|many|long|slow|fast|quiet|loud|often|late|careful|soft|nice)\b)")
"""What is often written for "too"."""

_VOWEL = re.compile("[aeiouy]")

_ENDINGS = ("", "s", "e", "es", "ed", "er", "y", "ies", "ing", "ion", "ions", "al")
"""What follows a stem."""


def correct(question: str) -> str:
    """The question with each mistyped word put right that can be only one."""
    return _WORD.sub(lambda match: _put_right(match[0]), _TOO.sub("too", question))


def _put_right(word: str) -> str:
    if word in _KEPT or any(pattern.fullmatch(word) for pattern in PATTERNS):
        return word
    close = [form for form in _FORMS if form[0] == word[0] and form != f"{word}s" and _is_one_slip(word, form)]
    # Vowels are confused more often than other letters.
    close = [form for form in close if _VOWEL.sub("", form) == _VOWEL.sub("", word)] or close
    # Forms of one word are no choice between two.
    return max(close, key=len) if len({_FORMS[form][:SAME] for form in close}) == 1 else word


def _is_one_slip(word: str, other: str) -> bool:
    """Whether one letter is missing, too many or wrong, or two have changed places."""
    if abs(len(word) - len(other)) > 1:
        return False
    start = 0
    while start < min(len(word), len(other)) and word[start] == other[start]:
        start += 1
    rests = (word[start + 1 :], other[start + 1 :])
    return (
        rests[0] == rests[1]
        or rests[0] == other[start:]
        or word[start:] == rests[1]
        or (word[start : start + 2] == other[start : start + 2][::-1] and word[start + 2 :] == other[start + 2 :])
    )


def _forms() -> Iterator[tuple[str, str]]:
    """Words that phrases are made of, and the stem of each."""
    for phrase in PHRASES:
        for stem, more in _STEM.findall(phrase):
            for ending in (*_ENDINGS, *(("ment", "ments") if stem[-1] == "e" else ())) if more else ("",):
                yield stem + ending, stem


_FORMS = {form: stem for form, stem in _forms() if len(form) >= SAME}

_KEPT = {*NOT_NAMES, *STOP_WORDS, *_FORMS}
"""Words that are right as they are."""
