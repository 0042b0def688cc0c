"""The words and phrases that matter in a question, from ``question_words.toml``."""

import re
import tomllib
from importlib.resources import files

_CONTENT = tomllib.loads(files("discern.reports.asking").joinpath("question_words.toml").read_text(encoding="utf-8"))

NOT_NAMES = frozenset(_CONTENT["words"]["not_names"].split())
"""Words that questions begin with, and others that are capitalised without being names."""

STOP_WORDS = frozenset(f"{_CONTENT['words']['function']} {_CONTENT['words']['fillers']}".split())
"""Words that say nothing of what a question is about."""

PEOPLE_ASKED_FOR = re.compile(rf"^{_CONTENT['words']['people_asked_for']}(?!\w)", re.IGNORECASE)
"""How a question for people begins: "people" then says nothing of what it is about."""

_OUT_OF_BOUNDS = re.compile(
    rf"(?<!\w)(?:{'|'.join(each for phrases in _CONTENT['phrases'].values() for each in phrases)})(?!\w)", re.IGNORECASE
)


def is_out_of_bounds(question: str) -> bool:
    """Whether a question is about selection, pay, rank, health or ability, which Discern isn't for.

    It knows phrases, not meaning. What it misses is answered like any other question: by statements about work.
    """
    return _OUT_OF_BOUNDS.search(question) is not None
