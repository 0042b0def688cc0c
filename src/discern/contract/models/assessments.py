"""Assessments: a DISC test taken by a candidate."""

from typing import Annotated, Literal, Self

from pydantic import Field, StrictBool, StrictInt, model_validator

from discern.contract.base_models import (
    NAME_SEARCH,
    WRITTEN_EITHER_WAY,
    CandidateRef,
    GivenTime,
    Input,
    Line,
    ListQuery,
    Metadata,
    Name,
    Object,
    Page,
    Time,
)
from discern.contract.link_tokens import LinkToken
from discern.contract.models.candidates import Email, NewCandidate, ProfileGroup, ProfileTotals
from discern.contract.models.insights import LanguageChoice

Status = Literal["created", "started", "completed", "expired", "cancelled"]
OPEN_STATUSES: tuple[Status, Status] = ("created", "started")
"""An assessment with one of these can still be answered."""

FormId = Literal["fixed", "short"]
Language = Literal["en", "de", "es", "fr"]
"""The languages of the questionnaire."""


class OfferedLanguage(Object):
    """A language that the questionnaire is offered in; ``translation`` is as in `Instrument`."""

    language: str
    translation: str | None = None


OFFERED = "Refused where the questionnaire isn't offered in it: `GET /account` lists the languages."

UNTIL = (
    "Until when it can be answered; null for no end. A last day ends at 12:00 UTC on the next, when it has ended "
    "everywhere on earth; any other moment is shown with its time."
)


class Assessment(Object):
    """A DISC test and where it stands. ``take_url`` is what the candidate opens; null once it has died."""

    id: str
    status: Status
    candidate: CandidateRef
    team_id: str | None = None
    form: FormId
    language: str
    created_at: Time
    started_at: Time | None = None
    completed_at: Time | None = None
    expires_at: Time | None = None
    take_url: str | None = None
    metadata: dict[str, str] = {}


class NewAssessment(Input):
    """Either a new candidate or the id of one; with ``team_id`` the candidate joins that team."""

    candidate: NewCandidate | None = None
    candidate_id: Line | None = None
    team_id: Line | None = None
    form: FormId = "fixed"
    language: Language = Field(
        default="en",
        description="The language of the questionnaire, until the person chooses another before the first question. "
        f"{OFFERED}",
    )
    expires_at: GivenTime | None = Field(default=None, description=UNTIL)
    metadata: Metadata = {}

    @model_validator(mode="after")
    def _one_candidate(self) -> Self:
        if (self.candidate is None) == (self.candidate_id is None):
            raise ValueError("give either candidate or candidate_id")
        return self


class AssessmentChange(Input):
    expires_at: GivenTime | None = Field(description=UNTIL)


class AssessmentList(Page[Assessment]):
    """``totals`` are null unless they are included, and where more than 1,000 assessments would have to be counted."""

    totals: ProfileTotals | None = None


class AssessmentQuery(ListQuery):
    include: Literal["totals"] | None = Field(
        default=None, description="Adds how many assessments are in each group, of those that the other filters leave."
    )
    status: Status | None = None
    group: ProfileGroup | None = Field(
        default=None,
        description="Assessments in this group alone. `with_profile`: completed, but for those whose results the "
        "caller may read and finds withheld; `waiting`: created or started; `to_invite`: the others.",
    )
    candidate_id: Line | None = None
    team_id: Line | None = None
    external_id: Line | None = Field(default=None, description="The candidate's external id.")
    q: Line | None = Field(default=None, description=f"Searches the candidate's name: {NAME_SEARCH}")


class Consent(Object):
    """The text a candidate agrees to before the first question."""

    version: str
    text: str
    accepted: bool


class TakerName(Object):
    name: str


class TeamName(Object):
    name: str


Again = Literal["allowed", "invited", "another_open", "used_up"]


class Taking(Object):
    """What a link opens. ``private`` tells the candidate's own private link from the take link that managers see, and
    only then is ``candidate_id`` told.

    Behind a take link, ``consent.accepted`` is false until something is answered: until then whoever opens it consents.
    Once ``answered`` is true, only the private link and the key that passed the consent on continue; anybody else can
    only begin again, with ``restart``.

    ``take_token`` is told to who has just joined by a join link: the secret part of their own take link.

    ``invited_by`` is the name of the user who made the link, told behind a take link; null where a key did.
    ``responsible`` is who answers for the data here, as the installation is set up.

    ``language`` is the questionnaire's. Before the first question the person may choose another of ``languages``.

    ``expires_at`` is until when it can be answered, or could be; null for no end.

    A private link leads to its open assessment, else to the newest that is completed. ``shown_id`` is the newest of
    its assessments whose result is shown.

    ``again`` is given behind a private link without open questions, where the person may begin an assessment that they
    were ``invited`` to, or where their newest result is of this link and withheld: whether they may answer again, have
    another assessment open, or have answered again as often as they may. ``consent`` then has the text of today, which
    they agree to by answering again. Behind a take link that nobody has answered it is `invited` where the person has
    answered before: by the private link of that they begin this one as well, and both stay together.
    """

    assessment_id: str
    candidate_id: str | None = None
    status: Status
    candidate: TakerName
    language: str
    languages: list[OfferedLanguage] = []
    consent: Consent
    private: bool
    answered: bool = False
    take_token: str | None = None
    invited_by: str | None = None
    responsible: str | None = None
    expires_at: Time | None = None
    again: Again | None = None
    shown_id: str | None = None


class Invitation(Object):
    """What a join link opens: who opens it again with a name joins ``team`` and begins an assessment.

    ``languages``, ``invited_by`` and ``responsible`` are those of `Taking`. ``expires_at`` is until when people can
    join.
    """

    team: TeamName
    language: str
    languages: list[OfferedLanguage] = []
    consent: Consent
    invited_by: str | None = None
    responsible: str | None = None
    expires_at: Time | None = None


class OpenLink(LanguageChoice):
    """``language`` is that of the text to agree to."""

    token: LinkToken
    name: Name | None = Field(default=None, description="For a join link: who joins the team and begins an assessment.")
    email: Email | None = None

    @model_validator(mode="after")
    def _name_with_email(self) -> Self:
        if self.email is not None and self.name is None:
            raise ValueError("an email needs a name")
        return self


class GiveConsent(Input):
    """``accepted`` is false to withdraw: the taker alone may, and the answers and the result go at once."""

    accepted: StrictBool
    version: Line | None = Field(default=None, description="The version that was read; refused if it is not today's.")
    restart: StrictBool = Field(
        default=False, description="Begin anew where something is answered: those answers are deleted at once."
    )

    language: Language | None = Field(
        default=None, description=f"In which language to ask, where that isn't the assessment's. {OFFERED}"
    )

    @model_validator(mode="after")
    def _restart_consents(self) -> Self:
        if self.restart and not self.accepted:
            raise ValueError("a restart needs consent")
        return self


class AnswerAgain(Input):
    """The person agrees to the consent text for the new answers too."""

    accepted: Literal[True]
    version: Line | None = Field(default=None, description="The version that was read; refused if it is not today's.")
    language: Language | None = Field(
        default=None, description=f"In which language to ask, where that isn't the one before. {OFFERED}"
    )


class ClaimLink(Input):
    """``token`` is the secret part of another private link of the same person."""

    token: LinkToken


class ConsentGiven(Object):
    """``private_token`` is the taker's own and is told this once; it ends the one before. Null where something was
    answered before and this is no restart.
    """

    version: str
    accepted_at: Time
    private_token: str | None = None
    withdrawn_at: Time | None = None


class BlockItem(Object):
    id: str
    text: str


class Block(Object):
    """Four statements, of which the taker picks the one most and the one least like them."""

    id: str
    items: list[BlockItem]


class GivenAnswer(Object):
    """What a taker has answered to a block."""

    block: Block
    most: str
    least: str


class Next(Object):
    """How far the taker is, and the blocks that remain: none when ``done``.

    ``given`` is what has been answered so far, in that order. It is told by the operation that reads, to the holder of
    the private link or the member who is confirmed by it, and until the assessment is completed; otherwise it is null.
    ``language`` is that of the statements.
    """

    done: bool
    answered: int
    total: int
    blocks: list[Block]
    given: list[GivenAnswer] | None = None
    language: str | None = None


class Answer(Input):
    block: Line
    most: Line
    least: Line
    ms: Annotated[StrictInt, Field(ge=0, le=86_400_000), WRITTEN_EITHER_WAY] | None = Field(
        default=None,
        description="How long the block was looked at, in milliseconds. Of an answer that comes alone, no more counts "
        "than the answers before it leave of the time since consent.",
    )
    translated: StrictBool = Field(
        default=False,
        description="Whether the browser showed a machine's translation of these statements. It changes no score.",
    )


class GiveAnswers(Input):
    answers: list[Answer] = Field(min_length=1, max_length=200)


MOST_DAYS = 30
"""How many days ahead the last one may be on which a join link is open."""


class NewJoinLink(Input):
    """The form and language are those of the assessments that begin from the link."""

    expires_at: GivenTime | None = Field(
        default=None, description=f"At most the end of the {MOST_DAYS}th day from today; in 7 days where none is given."
    )
    form: FormId = "fixed"
    language: Language = "en"
    limit: Annotated[StrictInt, Field(ge=1, le=1000), WRITTEN_EITHER_WAY] = Field(
        default=100, description="How many people may join."
    )


class JoinLink(Object):
    """``url`` is for everybody in the group. It is shown once, and making another link for the team ends this one."""

    id: str
    url: str
    team_id: str
    form: FormId
    language: str
    limit: int
    created_at: Time
    expires_at: Time
