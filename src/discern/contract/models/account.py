"""The account behind a key, and what its results are scored with."""

from pydantic import Field, StrictBool

from discern.contract.base_models import CandidateRef, Input, Line, Object, Time
from discern.contract.models.assessments import Language, OfferedLanguage
from discern.contract.models.reports import Writer
from discern.contract.permissions import Scope
from discern.contract.styles import Direction, Half


class KeyInfo(Object):
    """A key without its secret. An assistant's acts for the user ``user_id``, and gets names only with ``names``."""

    id: str
    label: str
    scopes: list[Scope]
    created_at: Time
    expires_at: Time | None = None
    last_used_at: Time | None = None
    user_id: str | None = None
    names: bool = False


class RateLimit(Object):
    per_minute: int
    remaining: int


class Usage(Object):
    candidates: int
    assessments: int
    completed: int
    teams: int


class Account(Object):
    """``usage`` counts what the key, or the person it acts for, may know of. ``writer`` is who writes reports here: a
    language model is there where one is named. Null: nobody does. ``mails``: whether invitations and reminders can be
    sent by mail, ``mails_links`` whether private links can, and ``reminders`` how many go by themselves before a last
    day. ``drafts``: whether the language model drafts openings of reports. ``languages`` are those that the
    questionnaire is offered in.
    """

    id: str
    name: str
    key: KeyInfo
    limit: RateLimit
    usage: Usage
    writer: Writer | None = None
    mails: bool = False
    mails_links: bool = False
    reminders: int = 0
    drafts: bool = False
    languages: list[OfferedLanguage] = []


class PutDrafting(Input):
    """Switching drafts off deletes all that nobody has accepted."""

    enabled: StrictBool


class Drafting(Object):
    """Whether the language model drafts an opening for each report that it arranges."""

    enabled: bool


class Measurement(Object):
    """The bank that new results of an account are scored with.

    ``people`` is how many people's answers its parameters rest on, 0 where they are an expert's judgement;
    ``calibrated`` is whether its statements have parameters of their own from them, and ``settled`` whether the answers
    settle the levels from which the styles are measured. ``since`` is when an owner put it in use, null where nobody
    has put any other in use than the service's own.
    """

    id: str
    version: str
    fingerprint: str
    people: int
    calibrated: bool
    settled: bool = False
    since: Time | None = None


class LocalLevelsQuery(Input):
    """Whose answers count."""

    without: list[Line] = Field(
        default=[],
        max_length=100,
        description="Teams whose members are left out, such as testers. Repeat it for several.",
    )
    language: Language = Field(default="en", description="Of the questionnaire: each language has levels of its own.")


class HeadlineChange(Object):
    """What is said of a person, and what would be: a direction or a half of the circle; null where it is open."""

    candidate: CandidateRef
    before: Direction | Half | None
    after: Direction | Half | None


class LocalLevels(Object):
    """What the answers given here would settle: the levels from which the styles are measured.

    ``people`` have answers that count, of ``needed``; ``refused`` says why these don't settle the levels, null where
    they do. ``changes`` are the headlines, of ``counted`` people's, that would be others then. ``in_use`` is whether
    results are scored with them.
    """

    people: int
    needed: int
    refused: str | None = None
    changes: list[HeadlineChange] = []
    counted: int = 0
    in_use: bool = False


class Rescored(Object):
    """How many earlier results were scored anew by the bank in use, and how many are left: then ask again."""

    scored: int
    left: int
