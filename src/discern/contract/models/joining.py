"""Join links: one link, or its QR code, from which each of a group starts an assessment of their own."""

from typing import Annotated

from pydantic import Field, StrictInt

from discern.contract.base_models import WRITTEN_EITHER_WAY, GivenTime, Input, Object, Time
from discern.contract.models.assessments import FormId, Language

MOST_DAYS = 30
"""How many days ahead the last one may be on which a join link is open."""


class NewJoinLink(Input):
    """The form and language are those of the assessments that begin from the link."""

    expires_at: GivenTime | None = Field(
        None, description=f"At most the end of the {MOST_DAYS}th day from today; in 7 days where none is given."
    )
    form: FormId = "fixed"
    language: Language = "en"
    limit: Annotated[StrictInt, Field(ge=1, le=1000), WRITTEN_EITHER_WAY] = Field(
        100, description="How many people may join."
    )


class JoinLink(Object):
    """``url`` is for everybody in the group, and is told this once; making another link for the team ends this one."""

    id: str
    url: str
    team_id: str
    form: FormId
    language: str
    limit: int
    created_at: Time
    expires_at: Time
