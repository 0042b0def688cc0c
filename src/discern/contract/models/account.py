"""The account behind a key, and what its results are scored with."""

from pydantic import StrictBool

from discern.contract.base_models import Input, Object, Time
from discern.contract.models.reports import Writer
from discern.contract.permissions import Scope


class KeyInfo(Object):
    """A key without its secret."""

    id: str
    label: str
    scopes: list[Scope]
    created_at: Time
    expires_at: Time | None = None
    last_used_at: Time | None = None


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
    sent by mail. ``drafts``: whether the language model drafts openings of reports.
    """

    id: str
    name: str
    key: KeyInfo
    limit: RateLimit
    usage: Usage
    writer: Writer | None = None
    mails: bool = False
    drafts: bool = False


class PutDrafting(Input):
    """Switching drafts off deletes all that nobody has accepted."""

    enabled: StrictBool


class Drafting(Object):
    """Whether the language model drafts an opening for each report that it arranges."""

    enabled: bool


class Measurement(Object):
    """The bank that new results of an account are scored with. ``people`` is how many people's answers its parameters
    rest on, 0 where they are an expert's judgement; ``calibrated`` is whether its statements have parameters of their
    own from them. ``since`` is when an owner put it in use, null where nobody has put any other in use than the
    service's own.
    """

    id: str
    version: str
    fingerprint: str
    people: int
    calibrated: bool
    since: Time | None = None
