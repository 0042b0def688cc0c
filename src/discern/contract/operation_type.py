"""What an operation of the interface is: one row of the table in `discern.contract.operations`; and a call of it."""

import re
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Any, Generic, Literal, TypeAlias
from urllib.parse import quote, urlencode

from pydantic import BaseModel
from typing_extensions import TypeVar

from discern.contract.permissions import Role, Scope

Answer_co = TypeVar("Answer_co", covariant=True)
Given = TypeVar("Given", default=None)

Method = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]

Tag = Literal[
    "Assessments",
    "Taking",
    "Candidates",
    "Teams",
    "Comparisons",
    "Agreements",
    "Talks",
    "Reports",
    "Sync",
    "Events",
    "Webhooks",
    "Users",
    "Account",
    "Keys",
]
"""The headings of the interface's description."""

Repeat = Literal["freely", "by_key", "unsent"]
"""When a caller may send a request again whose outcome is unknown: always; with the same idempotency key; or never,
that is, only when the first certainly had no effect."""

CacheKind = Literal[
    "account",
    "agreements",
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

NOTICE = timedelta(days=365)
"""How long an operation stays after it was announced that it goes."""

EVERYTHING: frozenset[CacheKind] = frozenset(
    {"account", "agreements", "analysis", "assessments", "candidates", "reports", "results", "teams"}
)
"""All that shows people and their results."""


@dataclass(frozen=True, slots=True)
class Deprecation:
    """That an operation goes, and what takes its place.

    Attributes:
        since: the day on which it was announced.
        ends: the day from which it may be gone, twelve months later at the earliest.
        instead: what to use, in Markdown.

    Raises:
        ValueError: the notice is shorter than that.
    """

    since: date
    ends: date
    instead: str

    def __post_init__(self) -> None:
        if self.ends < self.since + NOTICE:
            raise ValueError(f"a deprecation gives {NOTICE.days} days' notice")


Params: TypeAlias = tuple[tuple[str, str], ...]
"""The names and values of a query string, in order; a name may come more than once."""


@dataclass(frozen=True, slots=True)
class Call(Generic[Answer_co]):
    """One request for an operation as a value: everything but the connection it goes over.

    Attributes:
        operation: what is called, and with which model its answer is read.
        ids: of the objects in the path, by their names there.
        params: of the query string.
        body: JSON. It stays out of the ``repr``, for it may hold a name or a secret.
        idempotency_key: makes several sendings of a create one; without it each sending gets a key of its own.
    """

    operation: "Operation[Answer_co, Any]"
    ids: tuple[tuple[str, str], ...] = ()
    params: Params = ()
    body: bytes | None = field(default=None, repr=False)
    idempotency_key: str | None = None

    @property
    def name(self) -> str:
        return self.operation.name

    @property
    def method(self) -> Method:
        return self.operation.method

    @property
    def path(self) -> str:
        """Below the base address, percent-encoded."""
        return self.operation.path.format(**{name: _segment(id_) for name, id_ in self.ids})

    @property
    def target(self) -> str:
        """Path and query, percent-encoded."""
        return f"{self.path}?{urlencode(self.params, errors='replace')}" if self.params else self.path

    @property
    def reads(self) -> bool:
        """Whether it changes nothing, so that its answer may be cached."""
        return self.method == "GET"


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Operation(Generic[Answer_co, Given]):
    """One operation of the interface: what it is given, its answer, and what it demands of a caller.

    Called, it makes a `Call`: ``CHANGE_TEAM(TeamChange(name="Product"), team_id="team_1")``.

    Attributes:
        name: the same in the service and the OpenAPI document; in capitals that of the row.
        path: below `/v1`, with the names of its parameters in braces.
        query: the model of the query string, or None where there is none.
        body: the model of the JSON body, or None where there is none. An operation has one or the other.
        answer: the model of a 200; `bytes` for a file.
        media_type: of a 200.
        scopes: what a key needs, all of them; any key will do where there are none.
        roles: which of the people a key can act for may do this.
        access: what a person must be allowed to do with the objects in the path.
        counts_by_address: whether attempts are counted by the address of the person who makes them.
        repeat: see `Repeat`.
        cache: see `CacheKind`.
        invalidates: the kinds of cached answers that this call makes stale.
        timeout: how long an answer may take, in seconds, where that is longer than usual.
        deprecation: that it goes; answers then say so in headers.
    """

    name: str
    method: Method
    path: str
    query: type[Given] | None = None
    body: type[Given] | None = None
    answer: type[Answer_co]
    media_type: str = "application/json"
    scopes: tuple[Scope, ...] = ()
    roles: frozenset[Role]
    access: Literal["read", "change"] = "read"
    counts_by_address: bool = False
    repeat: Repeat = "unsent"
    cache: CacheKind
    invalidates: frozenset[CacheKind] = frozenset()
    timeout: float | None = None
    deprecation: Deprecation | None = None
    tag: Tag
    summary: str

    def __call__(
        self, given: Given | None = None, /, *, idempotency_key: str | None = None, **ids: str
    ) -> Call[Answer_co]:
        """A call with a query or a body, and with the ids of the objects in the path.

        What has nothing but defaults may be left out.

        Raises:
            TypeError: an id is missing, or the path doesn't name it.
            ValueError: the query or the body is missing.
        """
        names = re.findall(r"{(\w+)}", self.path)
        if set(ids) != set(names):
            raise TypeError(f"{self.name} takes the ids {names}, not {sorted(ids)}")
        model: type[Any] | None = self.body or self.query
        content: Any = model() if given is None and model is not None else given
        return Call(
            self,
            tuple((name, ids[name]) for name in names),
            params=() if self.query is None else _params_of(content),
            # Only what was set is sent: the service's own defaults hold for the rest.
            body=None if self.body is None else content.model_dump_json(exclude_unset=True).encode(),
            idempotency_key=idempotency_key,
        )

    def __repr__(self) -> str:
        return f"<Operation {self.name}>"


AnyOperation = Operation[Any, Any]


def _segment(id_: str) -> str:
    """An id as one segment of a path. Dots alone are encoded too, or they would climb out of the path."""
    encoded = quote(id_, safe="", errors="replace")
    return encoded.replace(".", "%2E") if encoded in {".", ".."} else encoded


def _params_of(query: BaseModel) -> Params:
    """What was set, by name; a value for each of a list."""
    values = query.model_dump(mode="json", by_alias=True, exclude_unset=True, exclude_none=True)
    pairs = ((name, value if isinstance(value, list) else [value]) for name, value in sorted(values.items()))
    return tuple((name, _written(item)) for name, items in pairs for item in items)


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
