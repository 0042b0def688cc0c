"""What can be doubted in a drafted sentence by its words alone. It marks; it proves nothing.

A sentence without a mark may still be wrong: words can be compared, meaning can't.
"""

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from discern.contract.drafts.sentences import Doubt
from discern.contract.models.insights import Insight
from discern.reports.asking.question_words import NOT_NAMES, STOP_WORDS, is_out_of_bounds
from discern.reports.shared_text import evidence_text

_PLACEHOLDER = re.compile(r"\[(?:P\d+|TEAM)\]")
_WORD = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")
_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
_STYLES = re.compile(r"[DISC]{1,4}|[DISC][disc]")
_MARKUP = re.compile(r"[<>\[\]{}|`*_#~^$\\&]|//|www\.|\S@\S|\b[\w-]{2,}\.[a-z]{2,}\b|:\w+:|javascript:", re.IGNORECASE)
_NEGATION = re.compile(
    r"\b(?:(?<!than )not|no|never|none|nobody|nothing|nowhere|neither|nor|without|hardly|rarely|seldom|scarcely|barely|"
    r"cannot|can[’']?t|unlikely|unable|lack\w*|fail\w*|refus\w+|avoid\w*|dislik\w+|far from)\b|n[’']t\b",
    re.IGNORECASE,
)
_EXCLUDED_USE = re.compile(
    r"\b(?:pay(?! attention| heed)|paid|paying|health\w*|ill|sick\w*|select(?:ed|ion|ing)|candidates?|careers?|"
    r"jobs?)\b",
    re.IGNORECASE,
)
_NUMERALS = {
    word: str(number)
    for number, word in enumerate(
        ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
        start=2,
    )
} | {
    "twenty": "20",
    "thirty": "30",
    "forty": "40",
    "fifty": "50",
    "sixty": "60",
    "seventy": "70",
    "eighty": "80",
    "ninety": "90",
    "half": "1/2",
    "twice": "2",
    "double": "2",
    "hundred": "100",
    "hundreds": "100",
    "thousand": "1000",
    "thousands": "1000",
    "dozen": "12",
    "dozens": "12",
}


def doubts_about(text: str, cited: Collection[Insight], people: Collection[str], language: str) -> list[Doubt]:
    """What is doubtful in a sentence, beside the statements that it cites.

    Args:
        text: the sentence, with placeholders for names.
        cited: the statements, with placeholders too.
        people: the placeholders that there are, such as `[P1]` and `[TEAM]`.
        language: that of the figures.
    """
    said = unicodedata.normalize("NFKC", text)
    rests_on = " ".join(f"{each.text} {evidence_text(each.evidence, language)}" for each in cited)
    return list(_find(said, rests_on, cited, people))


def _find(said: str, rests_on: str, cited: Collection[Insight], people: Collection[str]) -> Iterator[Doubt]:
    named = set(_PLACEHOLDER.findall(said))
    plain = _PLACEHOLDER.sub(" ", said)
    if not named <= set(people) or _strange_words(plain, rests_on):
        yield "name"
    if not _numbers(plain) <= _numbers(rests_on):
        yield "number"
    if cited and _denies(plain) not in {_denies(each.text) for each in cited}:
        yield "negation"
    if is_out_of_bounds(said) or _EXCLUDED_USE.search(said):
        yield "excluded_use"
    if _MARKUP.search(plain):
        yield "markup"


def _strange_words(text: str, rests_on: str) -> list[str]:
    """Words that may be names: capitalised or in another script, and neither in what is cited nor common here."""
    known = {word.casefold() for word in _WORD.findall(rests_on)}
    return [
        word
        for word in _WORD.findall(text)
        if (word[0].isupper() or not word.isascii())
        and not _STYLES.fullmatch(word)
        and _bare(word) not in known
        and _bare(word) not in _common_words()
    ]


def _bare(word: str) -> str:
    return re.sub(r"[’']\w*$", "", word).casefold()


def _numbers(text: str) -> set[str]:
    """The numbers in a text, in digits or as words."""
    words = (word.casefold() for word in _WORD.findall(text))
    in_words = {_NUMERALS[part] for word in words for part in word.split("-") if part in _NUMERALS}
    return {number.strip(".,") for number in _NUMBER.findall(text)} | in_words


def _denies(text: str) -> bool:
    """Whether a text has an odd number of words that deny."""
    return len(_NEGATION.findall(text)) % 2 == 1


@cache
def _common_words() -> frozenset[str]:
    """Words that our own texts write in small letters, which names hardly are."""
    found = set(NOT_NAMES | STOP_WORDS)
    for file in _catalogue(files("discern.words").joinpath("en")):
        found |= set(re.findall(r"(?<![\w$-])[a-z]{2,}(?![\w-])", file.read_text(encoding="utf-8")))
    return frozenset(found)


def _catalogue(folder: Traversable) -> Iterable[Traversable]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _catalogue(each)
        elif each.name.endswith(".ftl"):
            yield each
