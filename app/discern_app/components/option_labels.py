"""Labels for objects to choose from: no two in a choice look alike. Pure functions.

Streamlit maps a choice by its label: of two equal labels it takes the last, whichever was clicked.
"""

import html
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256

from discern.charts.text import clip
from discern.client.foreign import UNKNOWN_TIME
from discern.contract import Assessment, CandidateRef, TeamRef, TeamSummary, User, is_sample
from discern_app.base.text import day, name_of

NAMELESS = "(no name)"

SHORT_ID = 6
"""How many characters of an id tell two objects apart where nothing else does."""

_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"

_DIRECTIONS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")

_MARKUP = re.compile(r"[\\`*_{}\[\]()#!|~<>$:&^=]")

_UNSEEN = re.compile(r"[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0f]")
"""Characters outside the categories of control and format characters that are drawn as nothing or as a space."""


@dataclass(frozen=True, slots=True)
class Option:
    """An object to choose. ``details`` tell it from others that look the same, the most telling first.

    ``shown`` are the parts of its label that are there in any case. Empty parts and details are left out.
    """

    id: str
    shown: tuple[str, ...]
    details: tuple[str, ...] = ()


def unique_labels(options: Iterable[Option], width: int | None = None) -> dict[str, str]:
    """A label for each option by its id, no two of which look the same. Not escaped.

    ``width`` shortens each part of a label to so many columns of text.
    """
    return {id_: join(parts) for id_, parts in unique_parts(options, width).items()}


def unique_parts(options: Iterable[Option], width: int | None = None) -> dict[str, tuple[str, ...]]:
    """The parts of each option's label: what is shown in any case, and as many details as tell it apart.

    Where the details don't suffice, the end of the id follows, and where even that is the same, a hash of the id.
    """
    parts: dict[str, tuple[str, ...]] = {}
    further: dict[str, list[str]] = {}
    for option in options:
        shown = tuple(part for part in map(_clean, option.shown) if _is_visible(part)) or (NAMELESS,)
        last = (_clean(option.id[-SHORT_ID:]), sha256(option.id.encode()).hexdigest())
        details = [part for part in map(_clean, option.details) if _is_visible(part)]
        parts[option.id] = _clipped(shown, width)
        further[option.id] = [*_clipped(tuple(details), width), *last]
    while True:
        looks = {id_: look(" · ".join(each)) for id_, each in parts.items()}
        times = Counter(looks.values())
        alike = [id_ for id_, seen in looks.items() if times[seen] > 1 and further[id_]]
        if not alike:
            return parts
        for id_ in alike:
            parts[id_] = (*parts[id_], further[id_].pop(0))


def look(text: str) -> str:
    """What a reader sees of a text: equal for two texts that differ in case, spaces, markup or unseen characters."""
    text = unicodedata.normalize("NFKC", html.unescape(text))
    kept = "".join(
        " " if character.isspace() else character for character in text if unicodedata.category(character) != "Cf"
    )
    plain = _MARKUP.sub("", _UNSEEN.sub("", kept))
    return " ".join(unicodedata.normalize("NFKC", plain.casefold()).split())


def join(parts: Sequence[str]) -> str:
    """The parts of a label as one line. A part in a script that runs from right to left doesn't turn the others."""
    return " · ".join(_isolated(part) for part in parts)


def _clean(text: str) -> str:
    """A text on one line, without characters that control or format it."""
    shown = (character for character in text if character.isspace() or unicodedata.category(character) != "Cc")
    return " ".join("".join(each for each in shown if each not in _DIRECTIONS).split())


def _is_visible(text: str) -> bool:
    return any(unicodedata.category(character)[0] in "LNPS" for character in _UNSEEN.sub("", text))


def _isolated(part: str) -> str:
    runs_left = any(unicodedata.bidirectional(character) in {"R", "AL", "AN"} for character in part)
    return f"{_ISOLATE}{part}{_END_ISOLATE}" if runs_left else part


def _clipped(parts: tuple[str, ...], width: int | None) -> tuple[str, ...]:
    return parts if width is None else tuple(clip(part, width) for part in parts)


def person_option(person: CandidateRef, email: str | None = None) -> Option:
    """A person, told from others of the name by their e-mail address and by the caller's own id for them."""
    own_id = "" if person.external_id is None or is_sample(person.external_id) else f"id {person.external_id}"
    return Option(person.id, (name_of(person.name, person.external_id),), (email or "", own_id))


def team_option(team: TeamRef) -> Option:
    """A team, told from others of the name by when it was made."""
    made = team.created_at if isinstance(team, TeamSummary) else None
    return Option(team.id, (name_of(team.name, team.external_id),), (_made_on(made), clock(made)))


def user_option(user: User) -> Option:
    """Somebody who may sign in, told from others of the name by their e-mail address."""
    return Option(user.id, (user.name or user.email or user.id,), (user.email or "", user.role))


def assessment_option(assessment: Assessment, person: Sequence[str], *shown: str) -> Option:
    """An assessment by its person and what else is ``shown``, told from others by when it was created.

    ``person`` are the parts of the person's label.
    """
    return Option(assessment.id, (*person, *shown), (_made_on(assessment.created_at), clock(assessment.created_at)))


def result_option(assessment_id: str, completed_at: datetime | None, *before: str) -> Option:
    """A result by its day, after the parts ``before``; told from others by the time of day."""
    return Option(assessment_id, (*before, day(completed_at)), (clock(completed_at),))


def clock(moment: datetime | None) -> str:
    """`14:05 UTC`; empty where the time isn't known."""
    return "" if moment is None or moment == UNKNOWN_TIME else f"{moment:%H:%M} UTC"


def _made_on(moment: datetime | None) -> str:
    made = day(moment)
    return f"made on {made}" if made else ""


def namesakes(people: Iterable[CandidateRef]) -> bool:
    """Whether two of the people look the same by name alone."""
    names: Mapping[str, str] = {person.id: look(name_of(person.name, person.external_id)) for person in people}
    return len(set(names.values())) < len(names)
