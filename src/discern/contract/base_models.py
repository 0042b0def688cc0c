"""What the objects of the interface share: kinds of text and times, what goes in and out, and pages of lists."""

import re
import unicodedata
from datetime import UTC, date, datetime
from typing import Annotated, Any, Generic, Literal, TypeVar

from pydantic import (
    AfterValidator,
    AwareDatetime,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StringConstraints,
)
from typing_extensions import TypeAliasType


def to_utc(moment: datetime) -> datetime:
    """Return the same instant with UTC as its zone, so that it is written with ``Z``."""
    try:
        return moment if moment.tzinfo is UTC else moment.astimezone(UTC)
    except OverflowError:
        raise ValueError("must lie between the years 1 and 9999, in UTC as well") from None


Time = Annotated[AwareDatetime, AfterValidator(to_utc)]
"""An instant: read with any offset, kept and written in UTC (``2026-11-20T09:30:00Z``)."""


TIME_RULE = "must be a time with its offset, such as 2026-11-20T09:30:00Z"


def require_written_time(value: Any) -> Any:
    """Refuse numbers, which would be taken for seconds since 1970, and text that isn't a date and a time."""
    if isinstance(value, datetime) or (isinstance(value, str) and re.match(r"\d{4}-\d\d-\d\d[Tt ]\d\d:", value)):
        return value
    raise ValueError(TIME_RULE)


GivenTime = Annotated[Time, BeforeValidator(require_written_time)]
"""A time in what the service is given."""


def _require_written_day(value: Any) -> Any:
    """Refuse numbers, which would be taken for seconds since 1970, and times."""
    if isinstance(value, date) or (isinstance(value, str) and re.fullmatch(r"\d{4}-\d\d-\d\d", value)):
        return value
    raise ValueError("must be a day, such as 2026-11-20")


Day = Annotated[date, BeforeValidator(_require_written_day)]
"""A day in what the service is given."""


def read_whole(value: Any) -> Any:
    """Read `7.0` as 7: JSON has one kind of number."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


WRITTEN_EITHER_WAY = BeforeValidator(read_whole)
"""Put after `StrictInt` and its bounds: JSON may write the integer `7.0`, but not as text."""

CONTROLS = "\\x00-\\x1f\\x7f-\\x9f\\u202a-\\u202e\\u2066-\\u2069"
BREAKING = f"{CONTROLS}\\u2028\\u2029"
"""Characters that break a line or turn its direction; PostgreSQL refuses the first of them altogether."""

ONE_LINE = (
    "One line: without U+0000–001F, U+007F–009F, U+2028, U+2029, U+202A–202E and U+2066–2069, which break a line or "
    "turn its direction."
)
"""`BREAKING` in words, for descriptions: as a pattern it would be in the way of generators, which no two read alike."""

_ONE_LINE = re.compile(f"[^{BREAKING}]*")


def require_one_line(text: str) -> str:
    """Refuse text with line breaks, other control characters, or marks that turn the direction of writing."""
    if not _ONE_LINE.fullmatch(text):
        raise ValueError("must be one line of plain text, without control characters")
    return text


MOST_MARKS = 8
"""Accents, points and other marks in a row. Written languages need half as many; more make a line unreadable."""


def require_few_marks(text: str) -> str:
    """Refuse text in which more than `MOST_MARKS` marks are stacked on one character."""
    in_a_row = 0
    for character in () if text.isascii() else text:
        in_a_row = in_a_row + 1 if unicodedata.category(character) in {"Mn", "Me"} else 0
        if in_a_row > MOST_MARKS:
            raise ValueError(f"must have at most {MOST_MARKS} accents or other marks on one letter")
    return text


Phrase = Annotated[str, StringConstraints(strip_whitespace=True, min_length=3)]
"""Three characters or more, after trimming."""

_TRIMMED = "Spaces around it are trimmed."
_VISIBLE = f"At least one visible character, and at most {MOST_MARKS} accents or other marks on one letter."

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Letters and symbols that show nothing: Hangul fillers, the blank Braille pattern, the null notehead."""


def require_something_visible(text: str) -> str:
    """Refuse text of nothing but spaces and characters that aren't seen."""
    if not any(unicodedata.category(character)[0] in "LNPS" and character not in BLANK for character in text):
        raise ValueError("must have at least one visible character")
    return text


IN_ONE_LINE = AfterValidator(require_one_line)


def require_own_words(value: str) -> str:
    """The value, if it is in one line, shows something, and has few marks on a letter."""
    return require_few_marks(require_something_visible(require_one_line(value)))


IN_OWN_WORDS = AfterValidator(require_own_words)
OWN_WORDS = f"{_TRIMMED} {ONE_LINE} {_VISIBLE}"

# Named types, which the description has once and generated clients know by these names.
Line = TypeAliasType(
    "Line", Annotated[str, StringConstraints(max_length=200), IN_ONE_LINE, Field(description=ONE_LINE)]
)
"""Up to 200 characters in one line."""

GivenLine = TypeAliasType(
    "GivenLine",
    Annotated[str, StringConstraints(min_length=1, max_length=200), IN_ONE_LINE, Field(description=ONE_LINE)],
)
"""1 to 200 characters in one line."""

Name = TypeAliasType(
    "Name",
    Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=200),
        IN_OWN_WORDS,
        Field(description=OWN_WORDS),
    ],
)
"""What a person, a team or an account is called: 1 to 200 characters after trimming, in one line, not all invisible."""

ExternalId = TypeAliasType(
    "ExternalId",
    Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=200),
        IN_ONE_LINE,
        Field(description=f"The caller's own identifier. {_TRIMMED} {ONE_LINE}"),
    ],
)
"""The caller's own identifier of a person or a team."""

SAMPLE_PREFIX = "discern-sample:"
"""The external ids of the sample company begin with this."""


def is_sample(external_id: str | None) -> bool:
    return external_id is not None and external_id.startswith(SAMPLE_PREFIX)


Remark = TypeAliasType(
    "Remark",
    Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=280),
        IN_OWN_WORDS,
        Field(description=OWN_WORDS),
    ],
)
"""A sentence of somebody's own: 1 to 280 characters after trimming, in one line, not all invisible."""

OwnLine = TypeAliasType(
    "OwnLine",
    Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=200),
        IN_OWN_WORDS,
        Field(description=OWN_WORDS),
    ],
)
"""A line of somebody's own: 1 to 200 characters after trimming, in one line, not all invisible."""

ShortAnswer = TypeAliasType(
    "ShortAnswer",
    Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=400),
        IN_OWN_WORDS,
        Field(description=OWN_WORDS),
    ],
)
"""An answer in somebody's own words: 1 to 400 characters after trimming, in one line, not all invisible."""

MOST_METADATA = 50
_METADATA_RULES = Field(max_length=MOST_METADATA, json_schema_extra={"additionalProperties": False})

Metadata = Annotated[dict[Line, Line], _METADATA_RULES]
"""Up to 50 short texts that the caller keeps with an object."""

MetadataChange = Annotated[dict[Line, Line | None], _METADATA_RULES]
"""Texts to set by their keys, and null for those to take away. Other keys stay."""


class Object(BaseModel):
    """Something the service answers with. Unknown fields are passed over, so that old clients read new services."""

    model_config = ConfigDict(extra="ignore", frozen=True, hide_input_in_errors=True)


class Input(BaseModel):
    """Something the service is given. Unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True, hide_input_in_errors=True)


class Deleted(Object):
    """What a deletion answers: the id that is gone."""

    id: str
    deleted: Literal[True] = True


def _without_null(schema: dict[str, Any]) -> None:
    schema.pop("default", None)
    [described] = [each for each in schema.pop("anyOf") if each.get("type") != "null"]
    schema.update(described)


T = TypeVar("T")

NotNull = Annotated[T | None, Field(json_schema_extra=_without_null)]
"""What may be left out of a change and not be null: the default stands for its absence, and the model refuses null."""

SOMETHING = ConfigDict(json_schema_extra={"minProperties": 1})
"""Of a change that has to change something."""


class CandidateRef(Object):
    """A person, where another object names them."""

    id: str
    name: str
    external_id: str | None = None


Order = Literal["newest", "oldest"]

MAX_LIMIT = 200

Cursor = Annotated[
    str,
    StringConstraints(max_length=200),
    IN_ONE_LINE,
    Field(json_schema_extra={"pattern": "^[A-Za-z0-9_-]+$"}),
]
"""A `next_cursor`, which is opaque."""


ItemCo = TypeVar("ItemCo", covariant=True)


class Page(Object, Generic[ItemCo]):
    """A page of a list. ``next_cursor`` is given exactly when ``has_more`` is true."""

    data: list[ItemCo]
    has_more: bool = False
    next_cursor: str | None = None


NAME_SEARCH = (
    "words or parts of words, all of which must occur in it, in any order. Case, accents, apostrophes and punctuation "
    "don't count."
)
"""How lists find names, by `discern.contract.names.fold_name`."""


class ListQuery(Input):
    """The parameters that every list takes."""

    limit: int = Field(default=50, ge=1, le=MAX_LIMIT, description="How many objects a page holds.")
    cursor: Cursor | None = Field(default=None, description="`next_cursor` of the page before.")
    order: Order = Field(default="newest", description="By time of creation.")
