"""Words that don't belong in a report: excluded uses, private matters, markup, other languages, words that occur
nowhere else."""

import re
import unicodedata
from collections.abc import Iterable, Iterator

from discern.reports.grounding.vocabulary import PHRASES, VOCABULARY, find

EXCLUDED = find("excluded_use")
"""Selection, pay and rank: what the product is not for."""

PRIVATE = find("private")
"""Health, ability and private life: answers about work say nothing about these."""

JUDGING = find("judging")
"""Verdicts on people: a leading style says nothing about a person's worth, skill or likes."""

INSTRUCTED = re.compile(PHRASES["instructed"] + r"|[{}]|\\[nu]|<\|", re.IGNORECASE)
"""Signs that the text speaks of its making, or obeys somebody else."""

MARKUP = re.compile(
    r"https?:|www\.|\w+@\w+|\w\.(?:com|org|net|io|ai|dev)\b|</?[a-z!]|&[a-z]+;"
    r"|&#|\*\*|__|``|^#|\]\(|!\[|\$\$|^\s*[-*•]\s|javascript:|data:|\|\s*-{2,}"
    r"|\+?\d[\d ()-]{7,}\d|\b(?:id|asm|cand|team|rep|key|dsc)_\w+",
    re.IGNORECASE | re.MULTILINE,
)

FUNCTION_WORDS = VOCABULARY["function"]
_NOT_ENGLISH = VOCABULARY["not_english"]
NAMELIKE = re.compile(r"(?<![.!?:“\"‘(\[–-]\s)(?<![\w’'\[])(?<!^)([A-Z][\w’'-]+)")
KNOWN_NAMES = VOCABULARY["known_names"]

_TOKEN = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")
_ENDING = re.compile(r"(?<=\w{3})(?:ingly|edly|fully|ness|ment|tion|ings?|ied|ies|ers|est|ed|er|ly|es|[sey])$")


def stem(word: str) -> str:
    """A word without its ending, roughly."""
    return _ENDING.sub("", word)


_EVERYDAY = frozenset(stem(word) for word in VOCABULARY["everyday"])


def find_other_language(text: str) -> str | None:
    """Why ``text`` isn't English: other letters, or hardly a word that English is held together by."""
    bare = re.sub(r"\[\w+\]", " ", text)
    letters = [character for character in bare if character.isalpha()]
    if letters and sum(not unicodedata.name(each, "").startswith("LATIN") for each in letters) > 0.1 * len(letters):
        return "letters that English isn't written in"
    words = [word.lower() for word in _TOKEN.findall(bare)]
    if not words:
        return "no words"
    english = sum(word in FUNCTION_WORDS for word in words)
    foreign = sum(word in _NOT_ENGLISH for word in words)
    if (
        (foreign >= 2 and foreign >= english)
        or (len(words) >= 5 and english == 0)
        or (len(words) >= 12 and english < 0.12 * len(words))
    ):
        return "not English"
    return None


def find_names(text: str, grounds: Iterable[str]) -> Iterator[str]:
    """Words written like names that the statements don't contain."""
    known = {word for ground in grounds for word in _TOKEN.findall(ground)} | KNOWN_NAMES
    for match in NAMELIKE.finditer(re.sub(r"\[\w+\]", "x", text)):
        word = match[1].removesuffix("’s").removesuffix("'s")
        if word not in known and not re.fullmatch(r"[DISC][disc]?|[DISC]{2,4}", word):
            yield word


def find_unheard_words(text: str, grounds: Iterable[str]) -> list[str]:
    """Words of ``text`` whose stems neither the grounds nor everyday work have."""
    held = {stem(word.lower()) for ground in grounds for word in _TOKEN.findall(ground)} | _EVERYDAY
    words = [word.lower().split("’")[0].split("'")[0] for word in _TOKEN.findall(re.sub(r"\[\w+\]", " ", text))]
    return [word for word in words if len(word) > 2 and word not in FUNCTION_WORDS and stem(word) not in held]


def count_content(text: str) -> int:
    """How many words of ``text`` carry content."""
    words = [word.lower() for word in _TOKEN.findall(re.sub(r"\[\w+\]", " ", text))]
    return sum(len(word) > 2 and word not in FUNCTION_WORDS for word in words)
