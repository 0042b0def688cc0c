"""The words and phrases that matter in a question, from ``question_words.toml``."""

import re
import tomllib
from collections.abc import Iterable
from importlib.resources import files

_CONTENT = tomllib.loads(files("discern.reports.asking").joinpath("question_words.toml").read_text(encoding="utf-8"))

NOT_NAMES = frozenset(_CONTENT["words"]["not_names"].split())
"""Words that questions begin with, and others that are capitalised without being names."""

STOP_WORDS = frozenset(f"{_CONTENT['words']['function']} {_CONTENT['words']['fillers']}".split())
"""Words that say nothing of what a question is about."""

PEOPLE_ASKED_FOR = re.compile(rf"^{_CONTENT['words']['people_asked_for']}(?!\w)", re.IGNORECASE)
"""How a question for people begins: "people" then says nothing of what it is about."""

AMBIGUOUS_WORDS = frozenset(_CONTENT["words"]["ambiguous"].split())
"""Words that lead to a topic and often mean something else: none of them is by itself what a question is about."""

SAID_WORDS = frozenset(_CONTENT["words"]["said"].split())
"""Stop words that matter where the asker says something to somebody."""


def _any_of(phrases: Iterable[str]) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{'|'.join(phrases)})(?!\w)", re.IGNORECASE)


_OF_PEOPLE = _any_of(_CONTENT["turns"]["of_people"])

_ASKER_GIVES = _any_of(_CONTENT["turns"]["asker_gives"])

_PERSON_GIVES = _any_of(_CONTENT["turns"]["person_gives"])

_SITUATIONS = [(_any_of(each["phrases"]), tuple(each["topics"])) for each in _CONTENT["situations"]]

_OUT_OF_BOUNDS = _any_of(each for phrases in _CONTENT["out_of_bounds"].values() for each in phrases)


def is_of_people(question: str) -> bool:
    """Whether a question, with placeholders for names, speaks of the asker, of people or of what to do."""
    return "[P" in question or _OF_PEOPLE.search(question) is not None


def asker_gives(question: str) -> bool:
    """Whether a question, with placeholders for names, is about what the asker says to somebody."""
    return _ASKER_GIVES.search(question) is not None


def person_gives(question: str) -> bool:
    """Whether a question, with placeholders for names, is about the feedback that somebody else gives."""
    return not asker_gives(question) and _PERSON_GIVES.search(question) is not None


def situation_in(question: str) -> tuple[tuple[str, ...], str]:
    """The topics of the situation that a question describes, such as a difficult conversation, and what else it says.

    No topics where it describes none.
    """
    for phrases, topics in _SITUATIONS:
        if phrases.search(question):
            return topics, phrases.sub(" ", question)
    return (), question


def is_out_of_bounds(question: str) -> bool:
    """Whether a question is about selection, pay, rank, health or ability, which Discern isn't for.

    It knows phrases, not meaning. What it misses is answered like any other question: by statements about work.
    """
    return _OUT_OF_BOUNDS.search(question) is not None
