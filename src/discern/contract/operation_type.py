"""What an operation of the interface is: one row of the table in `discern.contract.operations`."""

from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from pydantic import BaseModel

from discern.contract.permissions import Role, Scope

T_co = TypeVar("T_co", covariant=True)

Method = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]

Tag = Literal[
    "Assessments",
    "Taking",
    "Candidates",
    "Teams",
    "Comparisons",
    "Reports",
    "Sync",
    "Events",
    "Webhooks",
    "Users",
    "Account",
]
"""The headings of the interface's description."""

Repeat = Literal["freely", "by_key", "unsent"]
"""When a caller may send a request again whose outcome is unknown: always; with the same idempotency key; or never,
that is, only when the first certainly had no effect."""

CacheKind = Literal[
    "account",
    "analysis",
    "assessments",
    "candidates",
    "events",
    "export",
    "reports",
    "results",
    "taking",
    "teams",
    "users",
    "webhooks",
]
"""What an operation reads or writes: decides how long its answer may be cached, and what a write makes stale."""

EVERYTHING: frozenset[CacheKind] = frozenset(
    {"account", "analysis", "assessments", "candidates", "reports", "results", "teams"}
)
"""All that shows people and their results."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation(Generic[T_co]):
    """One operation of the interface: its request, its answer, and what it demands of a caller.

    Attributes:
        name: the same in the client, the service and the OpenAPI document.
        path: below `/v1`, with the names of its parameters in braces.
        query: the model of the query string, or None where there is none.
        body: the model of the JSON body, or None where there is none.
        answer: the model of a 200; `bytes` for a file.
        media_type: of a 200.
        scopes: what a key needs, all of them; any key will do where there are none.
        roles: which of the people a key can act for may do this.
        access: what a person must be allowed to do with the objects in the path.
        repeat: see `Repeat`.
        cache: see `CacheKind`.
        invalidates: the kinds of cached answers that this call makes stale.
        timeout: how long an answer may take, in seconds, where that is longer than usual.
    """

    name: str
    method: Method
    path: str
    query: type[BaseModel] | None = None
    body: type[BaseModel] | None = None
    answer: type[T_co]
    media_type: str = "application/json"
    scopes: tuple[Scope, ...] = ()
    roles: frozenset[Role]
    access: Literal["read", "change"] = "read"
    repeat: Repeat = "unsent"
    cache: CacheKind
    invalidates: frozenset[CacheKind] = frozenset()
    timeout: float | None = None
    tag: Tag
    summary: str


AnyOperation = Operation[Any]
