"""People who take assessments."""

import re
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, Field, StrictBool, StringConstraints, model_validator

from discern.contract.base_models import (
    CONTROLS,
    NAME_SEARCH,
    SOMETHING,
    CandidateRef,
    ExternalId,
    GivenTime,
    Input,
    Line,
    ListQuery,
    Metadata,
    MetadataChange,
    Name,
    NotNull,
    Object,
    Page,
    ShortAnswer,
    Time,
    require_one_line,
)
from discern.contract.link_tokens import LinkToken
from discern.contract.models.insights import Wording
from discern.contract.models.results import Interval, Quality
from discern.contract.styles import ByStyle, Direction, Half

# A colon is what "mailto:" leaves, and what can't be seen comes along when an address is copied.
_UNSEEN = r"\u00ad\u200b-\u200f\u2060\ufeff"
_PART = rf"[^@\s.:;,<>{_UNSEEN}{CONTROLS}]+"
_ADDRESS = rf"(?:{_PART}\.)*{_PART}@(?:{_PART}\.)+{_PART}"
EMAIL_PATTERN = rf"^\s*{_ADDRESS}\s*$"


_MISTAKES = (
    (r"(?i)^\s*mailto:", ", without “mailto:”"),
    (f"[{_UNSEEN}]", ", without invisible characters"),
    (r"\.\.|\.@|@\.|^\s*\.|\.\s*$", ", with no dot at an end or beside another"),
)
"""What is commonly wrong with an address, and what to say of it."""


def require_address(text: str) -> str:
    """Refuse what can't be an e-mail address. Whether it is one, only a message to it would show."""
    if not re.fullmatch(EMAIL_PATTERN, text):
        found = next((what for pattern, what in _MISTAKES if re.search(pattern, text)), "")
        raise ValueError(f"must be an e-mail address, such as name@example.org{found}")
    return require_one_line(text)


Email = Annotated[
    str,
    StringConstraints(strip_whitespace=True, max_length=254),
    AfterValidator(require_address),
    Field(json_schema_extra={"pattern": EMAIL_PATTERN}),
]
"""As people type one: spaces around it are trimmed."""


def _require_trimmed(text: str) -> str:
    if text != text.strip():
        raise ValueError("must have no spaces around it")
    return text


ClaimedEmail = Annotated[
    str,
    StringConstraints(max_length=254),
    AfterValidator(require_address),
    AfterValidator(_require_trimmed),
    Field(json_schema_extra={"pattern": f"^{_ADDRESS}$"}),
]
"""As a provider gives one. It is compared as it is: one with a space before it is another address, or none."""


Visibility = Literal["private", "team", "organisation"]


ProfileStatus = Literal["completed", "withheld", "started", "created", "expired", "cancelled", "none"]
"""Where a person stands: as their assessment does; `withheld` where they have answered and nothing counts, `none` where
there is no assessment."""

ProfileGroup = Literal["with_profile", "waiting", "to_invite"]
"""`with_profile`: completed. `waiting`: created or started. `to_invite`: the others."""


class CandidateTeam(Object):
    """A team that a person is in."""

    id: str
    name: str


class ProfileAssessment(Object):
    """Where an assessment stands. ``answered`` of at most ``total`` blocks; null for those who may not ask for the
    next.
    """

    id: str
    status: Literal["created", "started", "completed", "expired", "cancelled"]
    created_at: Time
    started_at: Time | None = None
    completed_at: Time | None = None
    expires_at: Time | None = None
    answered: int | None = None
    total: int | None = None


class ProfileResults(Object):
    """The scores (0–100) and the style of a person's newest results that count.

    ``intervals`` are the scores' 95% intervals, as in `Score`; null where the service has none.

    ``direction`` or ``half`` with its ``probability``, the ``position``, or the ``label`` of another service, are as in
    `StyleSummary`.

    ``quality`` is as in the results, with the checks alone that failed; null where the service doesn't say.
    """

    assessment_id: str
    completed_at: Time
    direction: Direction | None = None
    half: Half | None = None
    probability: float | None = None
    position: tuple[float, float] | None = None
    label: str | None = None
    scores: ByStyle[float]
    intervals: ByStyle[Interval] | None = None
    quality: Quality | None = None


HiddenReason = Literal["not_shared", "results_held"]


class CandidateProfile(Object):
    """What a list can add about each person.

    ``assessment`` is the newest open one that was started, or else the newest open one, or else the newest completed
    one, or else the newest; ``status`` is `completed` wherever there are results that count. ``hidden`` says why
    ``results`` are null: they aren't shared with the caller, or are held back until they have been discussed. Whether
    hidden results count isn't revealed. ``quality`` is that of the newest results of who is `withheld`, with the checks
    alone that failed.

    What the key's scopes don't let it read is null: ``status`` and ``assessment`` need `assessments:read`, ``results``,
    ``quality`` and ``hidden`` need `results:read`, and ``teams``, those of the caller, need `teams:read`.
    """

    status: ProfileStatus | None = None
    assessment: ProfileAssessment | None = None
    results: ProfileResults | None = None
    quality: Quality | None = None
    hidden: HiddenReason | None = None
    teams: list[CandidateTeam] | None = None


class OwnRights(Object):
    """What the caller may do as the person themselves: by this private link, or signed in as this member.

    ``visibility`` are the values they may set, from the narrowest. ``share_answers`` is whether they may let their
    coaches see the answers behind their results. ``correct`` and ``erase`` are about the person as a whole: each link
    may withdraw the consent to its own assessment, and with it answers and results.
    """

    visibility: list[Visibility]
    share_answers: bool
    correct: bool
    erase: bool


class Candidate(CandidateRef):
    """``visibility`` is who may see the person's results besides themselves: their coach; who leads or coaches a team
    they are in, and an owner; or everybody who may see results here.

    ``answers_shared`` is whether their coaches may also read which of the person's answers speak for a claim and which
    against it; null for those who don't lead the person.

    ``profile`` is null unless a list was asked to include it.

    ``led`` is whether the caller may put the person into a team and assess them, and not only see them.

    ``rights`` are null unless the caller is the person, and in lists.

    Of a person they don't lead, callers are given neither ``email`` nor ``metadata``.
    """

    email: str | None = None
    metadata: dict[str, str] = {}
    visibility: Visibility = "team"
    answers_shared: bool | None = None
    led: bool = True
    created_at: Time
    profile: CandidateProfile | None = None
    rights: OwnRights | None = None


class PersonFields(Input):
    """What is known of a person besides their name: given, changed and kept in step alike."""

    email: Email | None = None
    external_id: ExternalId | None = None


class NewCandidate(PersonFields):
    name: Name
    metadata: Metadata = {}


class PersonChange(PersonFields):
    metadata: MetadataChange | None = Field(
        default=None,
        description="Keys to set, and with null to take away; others stay. Null in place of the object takes all away.",
    )


class ProfileTotals(Object):
    """How many people or assessments there are in each group, of those that the other filters leave."""

    with_profile: int
    waiting: int
    to_invite: int


class CandidateList(Page[Candidate]):
    """``totals`` are null unless profiles are included, and where more than 1,000 people would have to be counted."""

    totals: ProfileTotals | None = None


CandidateSort = Literal["created", "name"]


class CandidateQuery(ListQuery):
    include: Literal["profile"] | None = Field(default=None, description="What to add about each person.")
    sort: CandidateSort = Field(
        default="created",
        description="`name`: from A to Z, without regard to case and accents; letters that aren't one of these with an "
        "accent, such as Ł and Ø, come after Z. `order` then has no effect.",
    )
    status: ProfileGroup | None = Field(
        default=None,
        description="People in this group alone; needs `assessments:read`. `with_profile`: completed; `waiting`: "
        "created or started; `to_invite`: any other status.",
    )
    q: Line | None = Field(default=None, description=f"Searches the name: {NAME_SEARCH}")
    external_id: Line | None = None
    team_id: Line | None = Field(default=None, description="Members of this team.")
    idle_days: int | None = Field(
        default=None,
        ge=1,
        le=36_500,
        description="Only people without activity for this many days, whom retention would erase.",
    )


class CandidateChange(PersonChange):
    """What is given is changed; null takes it away, from all but the name."""

    model_config = SOMETHING

    name: NotNull[Name] = None

    @model_validator(mode="after")
    def _something(self) -> Self:
        if not self.model_fields_set:
            raise ValueError(f"give at least one of {', '.join(type(self).model_fields)}")
        if "name" in self.model_fields_set and self.name is None:
            raise ValueError("name can't be taken away")
        return self


class SetVisibility(Input):
    visibility: Visibility
    answers_shared: StrictBool | None = Field(
        default=None,
        description="Whether coaches of the person's teams may read which answers speak for a claim and which against "
        "it. Without it, that stays as it is.",
    )


AboutPrompt = Literal["reach_me", "best_work", "feedback", "under_pressure", "when_stuck", "ask_me"]
"""What a person's "Working with me" page asks them, in its order."""

AboutVisibility = Literal["nobody", "team", "link"]
"""Who reads the page besides the person: nobody; whoever may see the person's results; these, and whoever has its
link."""

MOST_ABOUT_DAYS = 90
"""How many days ahead the last one may be on which the link of such a page is open."""


class PromptAnswer(Input):
    """An answer in the person's own words."""

    prompt: AboutPrompt
    text: ShortAnswer


class PutAbout(Input):
    """What the page says from now on. One that isn't for links ends its link."""

    visibility: AboutVisibility = "nobody"
    answers: list[PromptAnswer] = Field(default=[], max_length=6, description="At most one for each prompt.")

    @model_validator(mode="after")
    def _once(self) -> Self:
        if len({answer.prompt for answer in self.answers}) < len(self.answers):
            raise ValueError("answers must be to different prompts")
        return self


class ConfirmedStatement(Object):
    """A statement of which the person says that it fits, with what they added."""

    statement_id: str
    text: str
    comment: str | None = None


class About(Object):
    """A person's "Working with me" page: what they confirmed of their newest results that count, and their answers.

    ``confirmed`` is empty while the results are hidden from whoever asks. ``changed_at`` is null where nothing has been
    written, ``link_expires_at`` where no link is open, and for everybody but the person.
    """

    candidate_id: str
    visibility: AboutVisibility
    confirmed: list[ConfirmedStatement]
    answers: list[PromptAnswer]
    changed_at: Time | None = None
    link_expires_at: Time | None = None


class NewAboutLink(Input):
    expires_at: GivenTime | None = Field(
        default=None,
        description=f"At most the end of the {MOST_ABOUT_DAYS}th day from today; in 30 days where none is given.",
    )


class AboutLink(Object):
    """``url`` is for those the person gives it to, and is told this once; making another link ends this one."""

    url: str
    created_at: Time
    expires_at: Time


class OpenAbout(Wording):
    token: LinkToken = Field(description="The secret part of the link's `url`.")


class SharedAbout(Object):
    """A "Working with me" page as whoever has its link reads it."""

    name: str
    confirmed: list[ConfirmedStatement]
    answers: list[PromptAnswer]
    expires_at: Time


class MergeCandidate(Input):
    duplicate_id: Line = Field(description="The entry to delete, once everything in it has moved to the other.")


class MergedCandidate(Object):
    """``candidate`` is the person who is kept, ``merged_id`` the id that is gone. ``dropped_external_id`` is the
    duplicate's, where the person has another. ``deleted_reports`` counts the deleted reports on the two as two people.
    """

    candidate: Candidate
    merged_id: str
    dropped_external_id: str | None = None
    deleted_reports: int = 0


class AuditEntry(Object):
    """Something that was done with a person's data; ``subject_id`` is the person, an assessment, a team they are in, or
    the id of an entry that was merged into theirs.

    What somebody looked at is one entry for each day (UTC): ``count`` is how often, ``first_at`` and ``at`` when first
    and last. Changes are counted one by one.

    ``actor_id`` is the user on whose behalf the key acted, or the person themselves; ``actor`` is that user's name or
    address, while they are known.
    """

    at: Time
    first_at: Time
    count: int
    action: str
    key_id: str
    subject_id: str
    actor_id: str | None = None
    actor: str | None = None
