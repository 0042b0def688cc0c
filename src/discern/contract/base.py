"""What every object of the interface shares."""

from datetime import UTC, datetime
from typing import Annotated, Literal

from pydantic import AfterValidator, AwareDatetime, BaseModel, ConfigDict, Field, StringConstraints


def to_utc(moment: datetime) -> datetime:
    """Return the same instant with UTC as its zone, so that it is written with ``Z``."""
    return moment.astimezone(UTC)


Time = Annotated[AwareDatetime, AfterValidator(to_utc)]
"""An instant: read with any offset, kept and written in UTC (``2026-11-20T09:30:00Z``)."""

ONE_LINE = r"^[^\x00-\x1f\x7f]*$"
"""No control characters: what is shown in a line must not break it, and PostgreSQL refuses NUL."""

Line = Annotated[str, StringConstraints(max_length=200, pattern=ONE_LINE)]
"""Up to 200 characters in one line."""

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200, pattern=ONE_LINE)]
"""What a person, a team or an account is called: 1 to 200 characters after trimming, in one line."""

ExternalId = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200, pattern=ONE_LINE)]
"""The caller's own identifier of a person or a team."""

Metadata = Annotated[dict[Line, Line], Field(max_length=50)]
"""Up to 50 short texts that the caller keeps with an object."""


class Object(BaseModel):
    """Something the service answers with. Unknown fields are passed over, so that old clients read new services."""

    model_config = ConfigDict(extra="ignore", frozen=True)


class Input(BaseModel):
    """Something the service is given. Unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Deleted(Object):
    """What a deletion answers: the id that is gone."""

    id: str
    deleted: Literal[True] = True
