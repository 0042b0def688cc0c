"""The words and phrases that matter in a question, from ``question_words.toml``."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Literal, get_args

from discern.contract.styles import Half, Style

_CONTENT = tomllib.loads(files("discern.reports.asking").joinpath("question_words.toml").read_text(encoding="utf-8"))

Region = Style | Half
"""A part of the circle that people can be asked for by."""

OPPOSITE_OF: Mapping[Region, Region] = {
    "D": "S",
    "I": "C",
    "S": "D",
    "C": "I",
    "fast": "calm",
    "calm": "fast",
    "people": "task",
    "task": "people",
}

Relation = Literal["clash", "alike", "balance", "deadline"]
"""How people can be asked for by two."""

Kind = str
"""A kind of question that has an answer of its own."""

Target = Literal["person", "pair", "team"]
"""What a question is about."""

NOT_NAMES = frozenset(_CONTENT["words"]["not_names"].split())
"""Words that questions begin with, and others that are capitalised without being names."""

STOP_WORDS = frozenset(f"{_CONTENT['words']['function']} {_CONTENT['words']['fillers']}".split())
"""Words that say nothing of what a question is about."""

_SHARED = {
    "{person}": r"(?:her|him|them|each other|one another|this person|my colleague|\[P\d+\])",
    "{they}": r"(?:she|he|they|this person|my colleague|\[P\d+\])",
    "{their}": r"(?:her|his|their|(?:each other|one another)'s|\[P\d+\][’']s?)",
    **{f"{{{name}}}": f"(?:{phrases})" for name, phrases in _CONTENT["shared"].items()},
}
"""What stands for somebody or something in a phrase."""


@dataclass(frozen=True, slots=True)
class Topic:
    """Something that can be asked about: the phrases that lead to it, and by what a question is about the kinds of
    texts that answer it, in their order."""

    id: str
    phrases: re.Pattern[str]
    answers: Mapping[Target, tuple[str, ...]]
    is_weak: bool
    """Whether it counts only where no other topic does."""
    members: str
    """The kind of text about members that answers where nothing about their team does; empty for none."""


@dataclass(frozen=True, slots=True)
class Side:
    """One of two sides of a topic: what asks for it, and what says in an answer that somebody is on it."""

    asked: re.Pattern[str]
    said: re.Pattern[str]


def _any_of(phrases: Iterable[str]) -> re.Pattern[str]:
    joined = "|".join(phrases)
    for macro, pattern in _SHARED.items():
        joined = joined.replace(macro, pattern)
    return re.compile(rf"(?<!\w)(?:{joined})(?!\w)", re.IGNORECASE)


_TURNS = _CONTENT["turns"]

ASKER = _any_of([_TURNS["asker"]])
"""The asker, who wants to know what to do."""

OF_PEOPLE = _any_of(_TURNS["of_people"])
"""Words of the asker, of people or of what to do."""

WHO = _any_of(_TURNS["who"])
"""What asks for people."""

NOT_WHO = re.compile(rf"(?:{_TURNS['not_who']})(?!\w)", re.IGNORECASE)
"""How a question begins that isn't for people."""

POLITENESS = re.compile(rf"\A[\W_]*{_TURNS['politeness']}", re.IGNORECASE)
"""What is before a question and no part of it."""

AGAINST = _any_of([_TURNS["against"]])
"""Words that turn round what people are asked for by, if they come before it."""

NOT = _any_of([_TURNS["not"]])
"""Others, which turn those back as well."""

AGAINST_AFTER = _any_of([_TURNS["against_after"]])
"""Words that do so wherever they are."""

AMONG = re.compile(rf"(?:{_TURNS['among']})(?!\w)", re.IGNORECASE)
"""How a question for two people may begin that isn't one for people."""

TWO = _any_of(_TURNS["two"])
"""Words that ask for two people."""

REGIONS: Mapping[Region, re.Pattern[str]] = {region: _any_of(each) for region, each in _CONTENT["regions"].items()}

RELATIONS: Mapping[Relation, re.Pattern[str]] = {name: _any_of(each) for name, each in _CONTENT["relations"].items()}

OBSERVED: Mapping[Region, re.Pattern[str]] = {half: _any_of(each) for half, each in _CONTENT["observed"].items()}
"""What people were seen to do, by the half that does it."""

KINDS: Mapping[Kind, re.Pattern[str]] = {name: _any_of(each) for name, each in _CONTENT["kinds"].items()}

SIDES: Mapping[str, Mapping[str, Side]] = {
    topic: {name: Side(_any_of(each["asked"]), _any_of(each["said"])) for name, each in sides.items()}
    for topic, sides in _CONTENT["sides"].items()
}
"""By its topic, sides that people can be on."""

TOPICS: Mapping[str, Topic] = {
    each["id"]: Topic(
        each["id"],
        _any_of(each["phrases"]),
        {"person": tuple(each["person"]), "pair": tuple(each["pair"]), "team": tuple(each["team"])},
        each.get("weak", False),
        each.get("members", ""),
    )
    for each in _CONTENT["topics"]
}

_OUT_OF_BOUNDS = _any_of(each for phrases in _CONTENT["out_of_bounds"].values() for each in phrases)

PATTERNS = (
    *(ASKER, OF_PEOPLE, WHO, AGAINST, NOT, AGAINST_AFTER, AMONG, TWO, _OUT_OF_BOUNDS),
    *(*REGIONS.values(), *OBSERVED.values(), *RELATIONS.values(), *KINDS.values()),
    *(topic.phrases for topic in TOPICS.values()),
    *(side.asked for sides in SIDES.values() for side in sides.values()),
)
"""All that is known in a question."""


def _phrases(content: object) -> Iterator[str]:
    if isinstance(content, str):
        yield content
    elif isinstance(content, Mapping):
        for name, each in content.items():
            yield from () if name in ("words", "said", "id", *get_args(Target)) else _phrases(each)
    elif isinstance(content, list):
        for each in content:
            yield from _phrases(each)


PHRASES = tuple(_phrases(_CONTENT))


def is_out_of_bounds(question: str) -> bool:
    """Whether a question is about selection, pay, rank, health or ability, which Discern isn't for.

    It knows phrases, not meaning. What it misses is answered like any other question: by statements about work.
    """
    return _OUT_OF_BOUNDS.search(question) is not None
