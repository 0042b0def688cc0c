"""The words and phrases that the check knows, from ``vocabulary.toml``."""

import re
import tomllib
from importlib.resources import files

_CONTENT = tomllib.loads(files("discern.reports.grounding").joinpath("vocabulary.toml").read_text(encoding="utf-8"))

VOCABULARY: dict[str, frozenset[str]] = {name: frozenset(words.split()) for name, words in _CONTENT["words"].items()}
PHRASES: dict[str, str] = {name: rf"(?<!\w)(?:{'|'.join(each)})(?!\w)" for name, each in _CONTENT["phrases"].items()}


def find(name: str) -> re.Pattern[str]:
    """A pattern for the list of phrases with this name, ignoring case."""
    return re.compile(PHRASES[name], re.IGNORECASE)
