"""The catalogues: Project Fluent files, one folder a language, each message parsed when it is first used; and which of
them a reader gets.

Why: docs/decisions/0015-claims-and-catalogues.md
"""

import logging
import re
import threading
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from babel.core import negotiate_locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

LANGUAGES = ("en", "de", "es", "fr")
"""The languages that have a catalogue, as tags of BCP 47; the first is used where nothing else fits, and says what
another lacks."""

logger = logging.getLogger(__name__)

ENGLISH_ONLY = "asking-"
"""Begins the ids of messages that answer questions in one's own words, which are understood in English alone."""

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *([a-zA-Z][\w-]*)(?:\.[\w-]+)? *\}")

_LONG = 100
"""Texts with more characters are put into a message after it has been formatted."""

_SLOT = "\ue000"
"""Around the number of one, where it belongs: a character for private use, which no text of ours has."""

_SLOTS = re.compile(f"{_SLOT}([0-9]+){_SLOT}")


class WordsError(Exception):
    """A message is missing from a catalogue, or wants an argument that it isn't given."""


def read_sources(language: str) -> dict[str, str]:
    """The Fluent files of a language by their paths in its folder."""
    return dict(_read(files("discern.words") / language, ""))


def _read(folder: Traversable, prefix: str) -> Iterator[tuple[str, str]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _read(each, f"{prefix}{each.name}/")
        elif each.name.endswith(".ftl"):
            yield f"{prefix}{each.name}", each.read_text(encoding="utf-8")


class Catalog:
    """The messages of a language.

    Parsing takes about a millisecond a message, so each is parsed when it is first wanted.

    Args:
        language: the folder's name, a tag of BCP 47.
        sources: the text of each file by its name.
        lacking: the catalogue that says what these don't.
    """

    def __init__(self, language: str, sources: Mapping[str, str], lacking: "Catalog | None" = None) -> None:
        self._language = language
        own: dict[str, str] = {}
        for text in sources.values():
            starts = list(_ENTRY.finditer(text))
            for start, following in zip(starts, [*starts[1:], None], strict=True):
                own[start[1]] = text[start.start() : following.start() if following else None]
        self._entries: dict[str, str] = own if lacking is None else lacking._entries | own
        self.lacks = {name for name in self._entries.keys() - own.keys() if not name.startswith(ENGLISH_ONLY)}
        # Names of people are given as plain text to Markdown, JSON and Plotly, which would show isolating characters.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._added = set[str]()
        self._ready = set[str]()
        # Requests and jobs are in threads, and a message is ready only with those that it refers to.
        self._lock = threading.Lock()

    def has_message(self, message: str) -> bool:
        """Whether there is the message, not counting attributes."""
        return message in self._entries

    @property
    def messages(self) -> Collection[str]:
        """The ids of all messages, in the order of the files."""
        return self._entries.keys()

    def format(self, message: str, arguments: Mapping[str, str | int | float]) -> str:
        """A message's text; ``message`` may name an attribute.

        Raises:
            LookupError: there is no such message.
            WordsError: it can't be parsed, refers to what there isn't, or wants an argument that isn't given.
        """
        name, _, attribute = message.partition(".")
        if name not in self._ready:
            with self._lock:
                self._parse(name)
                self._ready.add(name)
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise LookupError(message)
        # The library refuses long texts, such as a list of many names. They are put in afterwards.
        given, later = dict(arguments), list[str]()
        for each, value in arguments.items():
            if isinstance(value, str) and (len(value) > _LONG or _SLOT in value):
                given[each] = f"{_SLOT}{len(later)}{_SLOT}"
                later.append(value)
        text, problems = self._bundle.format_pattern(pattern, given)
        if problems:
            raise WordsError(f"{message} of the catalogue for {self._language!r}: {'; '.join(map(str, problems))}")
        return _SLOTS.sub(lambda slot: later[int(slot[1])], str(text)) if later else str(text)

    def _parse(self, name: str) -> None:
        """Parse a message, and those that it refers to, if they aren't parsed yet.

        Raises:
            LookupError: there is no such message.
            WordsError: it can't be parsed.
        """
        if name in self._added:
            return

        resource = FluentParser(with_spans=False).parse(self._entries[name])
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise WordsError(f"{name} of the catalogue for {self._language!r}: {entry.annotations[0].message}")
        self._bundle.add_resource(resource)
        self._added.add(name)
        for each in _REFERENCE.findall(self._entries[name]):
            if each in self._entries:
                self._parse(each)


def _lacks(language: str, found: Catalog) -> dict[str, object]:
    return {"language": language, "messages": len(found.lacks), "first": min(found.lacks)}


@cache
def catalog(language: str) -> Catalog:
    """The messages of a language.

    Raises:
        WordsError: there is no catalogue for it.
    """
    if language not in LANGUAGES:
        raise WordsError(f"there is no catalogue for {language!r}")
    if language == LANGUAGES[0]:
        return Catalog(language, read_sources(language))
    found = Catalog(language, read_sources(language), catalog(LANGUAGES[0]))
    if found.lacks:
        logger.warning("Messages that aren't in a language are said in English", extra=_lacks(language, found))
    return found


def format_message(language: str, message: str, arguments: Mapping[str, str | int | float] | None = None) -> str:
    """A message's text; ``message`` may name an attribute, as in ``person-style.headline``.

    Raises:
        WordsError: there is no such message, or it wants an argument that isn't given.
    """
    text = find_message(language, message, arguments or {})
    if text is None:
        raise WordsError(f"there is no message {message!r} in {language!r}")
    return text


def find_message(language: str, message: str, arguments: Mapping[str, str | int | float]) -> str | None:
    """A message's text; None where the catalogue doesn't have it.

    Raises:
        WordsError: the message wants an argument that isn't given.
    """
    try:
        return catalog(language).format(message, arguments)
    except LookupError:
        return None


def has_message(language: str, message: str) -> bool:
    """Whether a catalogue has the message, not counting attributes."""
    return catalog(language).has_message(message)


@cache
def list_messages(prefix: str, language: str = LANGUAGES[0]) -> tuple[str, ...]:
    """The ids of the messages that begin with a prefix, in alphabetical order."""
    return tuple(sorted(message for message in catalog(language).messages if message.startswith(prefix)))


MAX_HEADER = 200
"""Characters of the header that are read; browsers send fewer."""


def negotiate(asked: str | None, accept_language: str = "") -> str:
    """The language to answer in: the one ``asked`` for, else the best of an ``Accept-Language`` header, else English.

    ``de-AT`` is served by a catalogue for ``de``. A header that can't be read counts as none.
    """
    wanted = [asked] if asked else _preferred(accept_language)
    return negotiate_locale(wanted, LANGUAGES, sep="-") or LANGUAGES[0]


def _preferred(header: str) -> list[str]:
    """The languages of the header, the most wanted first (RFC 9110, 12.5.4)."""
    weighed = []
    for part in header[:MAX_HEADER].split(","):
        tag, _, weight = part.partition(";")
        try:
            share = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if tag.strip() and share > 0:
            weighed.append((share, tag.strip()))
    return [tag for _, tag in sorted(weighed, key=lambda each: -each[0])]
