"""What columns are called: in English, German, French and Spanish, and the commonest words of their neighbours."""

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, get_args

from discern.contract.names import fold_name

Role = Literal["name", "first_name", "last_name", "email", "external_id", "team", "status", "leaving_date", "keep"]
"""What a column is taken for. *keep* stays with the person under its heading."""

ROLES: tuple[Role, ...] = get_args(Role)

_WORDS: Mapping[str, Any] = json.loads(Path(__file__).with_name("words.json").read_text("utf-8"))
"""Words by what they say, all as `fold_heading` leaves them."""

KNOWN: Mapping[str, Role] = {heading: role for role, headings in _WORDS["roles"].items() for heading in headings}

COUNTERS = frozenset(_WORDS["row_numbers"])
"""Headings of columns that may only number the rows."""

FAMILY_FIRST = frozenset(_WORDS["names_with_the_family_first"])
"""Headings of names that begin with the family's."""

WITHIN_NAMES = frozenset(_WORDS["within_names"])
"""Words in small letters that names have."""

_ABOUT_OTHERS = frozenset(_WORDS["about_others"])

_NO_ADDRESS = frozenset(_WORDS["no_address_words"])
"""Words in headings beside *e-mail* below which there are no addresses."""

_WEAK = frozenset(_WORDS["weak"])
"""Headings that may also be said of people."""

_NAMED = re.compile(r"\b(?:name|nickname|username|nom|nombre|nome|naam|namn|navn)\b")

_PRIVATE = frozenset(_WORDS["private_addresses"])

_SECOND_CHOICE = _PRIVATE | set(_WORDS["account_names"])

LEFT, DISABLED = frozenset(_WORDS["left"]), frozenset(_WORDS["disabled"])
"""Words for people who have left, and for accounts that are switched off."""

PLACEHOLDERS = frozenset(_WORDS["placeholders"])
"""What stands in cells that are empty, in lower case."""

NOBODY = frozenset(_WORDS["nobody"])
"""What stands in place of a name where there is nobody."""

MAIL_LABELS, MAIL_OTHER_LINES = frozenset(_WORDS["mail_labels"]), frozenset(_WORDS["mail_other_lines"])
"""What comes before people in a mail that is pasted, and before what isn't about people."""

YES, NO = frozenset(_WORDS["yes"]), frozenset(_WORDS["no"])


def _any_of(words: Sequence[str]) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(words)})\b")


_OTHER_COLUMNS = _any_of(_WORDS["other_columns"])
"""Words in headings of columns that we don't take: they show that a row is one of headings."""

TITLE = _any_of(_WORDS["titles"])
"""Words in the titles of lists."""

FOOTER = _any_of(_WORDS["footers"])
"""How the notes below a list begin."""

_STATE = re.compile(r"(?:status|statut|state|estado|zustand)\b")

_OF_WORK = frozenset(_WORDS["whose_state"])
"""Words beside *status* where it may say that somebody has left."""

_EMAIL = re.compile(r"\b(?:e ?mails?|mails?|courriels?|correos?)\b|mail ?adresse|emailadres|mailadres")

_PLAIN_WORDS = {"address", "adresse", "work", "business", "company", "primary", "office", "corporate", "geschaftlich"}

_NOISE = re.compile(
    r"\b(?:required|optional|read only|pflichtfeld|pflicht|obligatoire|obligatorio|obligatoria|facultatif)\b"
)

_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")


def fold_heading(heading: str) -> str:
    """A heading in plain words: ``First Name(s) [Required]`` and ``firstName`` are both ``first name``."""
    single = re.sub(r"\((?:s|e|es|n|in)\)", "", heading)
    spaced = _CAMEL.sub(" ", single.replace("#", " number ").replace("№", " number "))
    folded = fold_name(" ".join(spaced.split()))
    return " ".join(_NOISE.sub(" ", folded).split())


def role_of(heading: str, remembered: Mapping[str, Role | None] | None = None) -> Role | None:
    """What a column is taken for by its heading alone. ``remembered`` meanings, by `fold_heading`, come first."""
    folded = fold_heading(heading)
    if remembered and folded in remembered:
        return remembered[folded]
    if folded in KNOWN:
        return KNOWN[folded]
    if _STATE.search(folded) and set(_STATE.sub(" ", folded).split()) <= _OF_WORK:
        return "status"
    if is_about_others(folded) or _NO_ADDRESS & set(folded.split()):
        return None
    return "email" if _EMAIL.search(folded) else None


def is_about_others(folded: str) -> bool:
    """Whether a folded heading is about somebody or something else: a manager's name, the name of a company."""
    return bool(_ABOUT_OTHERS & set(folded.split())) or re.search(r"\bn 1\b", folded) is not None


def may_be_name(heading: str) -> bool:
    """Whether a column may hold names where none is known to: its heading has the word, and is of a person."""
    folded = fold_heading(heading)
    return _NAMED.search(folded) is not None and not is_about_others(folded) and KNOWN.get(folded) != "team"


def is_strong(heading: str, *, is_first: bool) -> bool:
    """Whether a cell alone shows that its row is one of headings: the name or the address of a person, in words that
    are hardly a person's. A word that may also be said of people counts in the first column.
    """
    folded = fold_heading(heading)
    role = KNOWN.get(folded) or ("email" if _EMAIL.search(folded) and "@" not in heading else None)
    return role in {"name", "first_name", "last_name", "email"} and (is_first or folded not in _WEAK)


def is_heading(cell: str) -> bool:
    """Whether a cell is one that heads a column, even one that isn't read."""
    if not cell or len(cell) > 80 or "@" in cell:
        return False
    folded = fold_heading(cell)
    return role_of(cell) is not None or folded in COUNTERS or _OTHER_COLUMNS.search(folded) is not None


def is_second_choice(heading: str) -> bool:
    """Whether an address of this column is taken only where a row has no other."""
    return bool(_SECOND_CHOICE & set(fold_heading(heading).split()))


def is_private(heading: str) -> bool:
    """Whether an address of this column isn't the one for work."""
    return bool(_PRIVATE & set(fold_heading(heading).split()))


def address_rank(heading: str) -> int:
    """How near an address of this column is to the one that the person reads, from 0."""
    plain = _EMAIL.sub(" ", fold_heading(heading)).split()
    return 2 if is_second_choice(heading) else 0 if set(plain) <= _PLAIN_WORDS else 1


TEAM_PREFERENCE = (
    "team",
    "squad",
    "equip",
    "group",
    "grup",
    "dep",
    "dpto",
    "abteilung",
    "abt",
    "service",
    "afdeling",
    "avdel",
    "org",
    "oe",
)
"""How headings of teams begin, the nearest to a team first."""


def team_rank(heading: str) -> int:
    """How near the heading of a team's column is to a team, from 0."""
    folded = fold_heading(heading)
    ranks = [rank for rank, start in enumerate(TEAM_PREFERENCE) if folded.startswith(start)]
    return ranks[0] if ranks else len(TEAM_PREFERENCE)
