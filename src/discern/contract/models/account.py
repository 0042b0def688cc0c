"""The account behind a key."""

from discern.contract.base_models import Object, Time
from discern.contract.key_scopes import Scope
from discern.contract.models.reports import Writer


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
    language model is there where one is named. Null: nobody does.
    """

    id: str
    name: str
    key: KeyInfo
    limit: RateLimit
    usage: Usage
    writer: Writer | None = None
