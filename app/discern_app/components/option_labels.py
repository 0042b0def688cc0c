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
from difflib import SequenceMatcher
from functools import lru_cache
from hashlib import sha256

from discern.charts.text import clip
from discern.contract.base_models import CandidateRef, is_sample
from discern.contract.models.candidates import Candidate
from discern.contract.models.teams import TeamRef, TeamSummary
from discern.contract.models.users import User
from discern_app.base.language import say
from discern_app.base.text import are_mixed, clock, day, name_of

SHORT_ID = 6
"""How many characters of an id distinguish two objects that share everything else."""

SIMILAR = 0.88
"""How alike the letters of two names must be, as `difflib` measures it from 0 to 1: one letter more, less or another in
names of nine letters and more."""

_TWO_LETTERS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe", "æ": "ae"})

_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"

_DIRECTIONS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")

_PLAIN = re.compile(r"[A-Za-z0-9À-ÖØ-öø-žſ@.,+\-' ·]*")
"""Most names, addresses and dates, which need no closer look."""

_MARKUP = re.compile(r"[\\`*_{}\[\]()#!|~<>$:&^=]")

_UNSEEN = re.compile(r"[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0f]")
"""Characters outside the categories of control and format characters that are drawn as nothing or as a space."""


@dataclass(frozen=True, slots=True)
class Option:
    """An object to choose. ``details`` distinguish it from others with the same label, the most useful first.

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
    """The parts of each option's label: what is shown in any case, and as many details as make it unique.

    Where the details don't suffice, the end of the id follows, and where even that is the same, a hash of the id.
    """
    parts: dict[str, tuple[str, ...]] = {}
    further: dict[str, list[str]] = {}
    for option in options:
        fixed = tuple(part for part in map(_clean, option.shown) if _is_visible(part)) or (say("shared-nameless"),)
        last = (_clean(option.id[-SHORT_ID:]), sha256(option.id.encode("utf-8", "surrogatepass")).hexdigest())
        details = [part for part in map(_clean, option.details) if _is_visible(part)]
        parts[option.id] = _clipped(fixed, width)
        further[option.id] = [*_clipped(tuple(details), width), *last]
    while True:
        # Each turn gives one more detail to labels that still look alike, so that none says more than it must.
        looks = {id_: look(" · ".join(label_parts)) for id_, label_parts in parts.items()}
        times = Counter(looks.values())
        alike = [id_ for id_, seen in looks.items() if times[seen] > 1 and further[id_]]
        if not alike:
            return parts
        for id_ in alike:
            parts[id_] = (*parts[id_], further[id_].pop(0))


def look(text: str) -> str:
    """What a reader sees of a text: equal for two texts that differ in case, spaces, markup or unseen characters."""
    if not _PLAIN.fullmatch(text):
        text = unicodedata.normalize("NFKC", html.unescape(text))
        text = "".join(character for character in text if unicodedata.category(character) != "Cf")
        text = _MARKUP.sub("", _UNSEEN.sub("", text))
    # Normal form twice: folding the case can undo it.
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold()).split())


def are_similar(one: str, other: str) -> bool:
    """Whether two names may be two spellings of one, such as Jon and John Smith or Müller and Mueller: nearly the same
    letters, in whichever order their parts are.
    """
    return any(
        matcher.real_quick_ratio() >= SIMILAR and matcher.quick_ratio() >= SIMILAR and matcher.ratio() >= SIMILAR
        for first in _spellings(one)
        for second in _spellings(other)
        for matcher in [SequenceMatcher(None, first, second, autojunk=False)]
    )


def find_alike(name: str, people: Iterable[Candidate]) -> tuple[bool, list[Candidate]]:
    """Whose name looks the same as a ``name`` or, if nobody's does, is nearly spelt so; first whether it is the same.

    Nobody of the sample company: a real person is none of them.
    """
    real = [person for person in people if not is_sample(person.external_id)]
    same = [person for person in real if look(person.name) == look(name)]
    return bool(same), same or [person for person in real if are_similar(person.name, name)]


@lru_cache(maxsize=4096)
def _spellings(name: str) -> frozenset[str]:
    """A name in plain letters, its parts in order: with umlauts as two letters, and without their dots."""
    plain = look(name)
    written = {plain.translate(_TWO_LETTERS), plain}
    bare = (
        "".join(
            character for character in unicodedata.normalize("NFKD", text) if character.isalnum() or character == " "
        )
        for text in written
    )
    return frozenset(" ".join(sorted(text.split())) for text in bare)


def join(parts: Sequence[str]) -> str:
    """The parts of a label as one line. A part in a script that runs from right to left doesn't turn the others."""
    return " · ".join(_isolated(part) for part in parts)


def _clean(text: str) -> str:
    """A text on one line, without characters that control or format it."""
    if not _PLAIN.fullmatch(text):
        text = "".join(
            character
            for character in text
            if character.isspace() or unicodedata.category(character) not in {"Cc", "Cs"}
        )
        text = _DIRECTIONS.sub("", text)
    return " ".join(text.split())


def _is_visible(text: str) -> bool:
    if _PLAIN.fullmatch(text):
        return bool(text.strip())
    return any(unicodedata.category(character)[0] in "LNPS" for character in _UNSEEN.sub("", text))


def _isolated(part: str) -> str:
    if _PLAIN.fullmatch(part):
        return part
    runs_left = any(unicodedata.bidirectional(character) in {"R", "AL", "AN"} for character in part)
    return f"{_ISOLATE}{part}{_END_ISOLATE}" if runs_left else part


def _clipped(parts: tuple[str, ...], width: int | None) -> tuple[str, ...]:
    return parts if width is None else tuple(clip(part, width) for part in parts)


def person_option(person: CandidateRef, email: str | None = None, *, marked: bool) -> Option:
    """A person, ``marked`` where they are made up.

    The e-mail address, and that they are made up or the caller's own id, distinguish namesakes.
    """
    if is_sample(person.external_id):
        own_id = "" if marked else say("people-sample")
    else:
        own_id = say("shared-own-id", id=person.external_id) if person.external_id else ""
    return Option(person.id, (name_of(person.name, person.external_id, marked=marked),), (email or "", own_id))


def team_options(teams: Iterable[TeamRef]) -> list[Option]:
    """Teams to choose from, those that are made up marked where others are among them."""
    listed = list(teams)
    marked = are_mixed(team.external_id for team in listed)
    return [team_option(team, marked=marked) for team in listed]


def team_option(team: TeamRef, *, marked: bool) -> Option:
    """A team, ``marked`` where it is made up; the time of its creation distinguishes teams of the same name."""
    made = team.created_at if isinstance(team, TeamSummary) else None
    return Option(team.id, (name_of(team.name, team.external_id, marked=marked),), (_made_on(made), clock(made)))


def user_option(user: User) -> Option:
    """Somebody who may sign in; the e-mail address distinguishes namesakes."""
    return Option(user.id, (user.name or user.email or user.id,), (user.email or "", user.role))


def result_option(assessment_id: str, completed_at: datetime | None, *before: str) -> Option:
    """A result by its day, after the parts ``before``; the time of day distinguishes results of one day."""
    return Option(assessment_id, (*before, day(completed_at)), (clock(completed_at),))


def _made_on(moment: datetime | None) -> str:
    made = day(moment)
    return say("shared-made-on", day=made) if made else ""


def namesakes(people: Iterable[CandidateRef], *, marked: bool) -> bool:
    """Whether two of the people look the same by name alone, and by whether they are made up if that is ``marked``."""
    names: Mapping[str, str] = {
        person.id: look(name_of(person.name, person.external_id, marked=marked)) for person in people
    }
    return len(set(names.values())) < len(names)
