"""A call of the interface as a value: everything about a request but the connection it goes over."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeAlias, TypeVar
from urllib.parse import parse_qsl, quote, urlencode

from discern.client.foreign import Reading, Scale
from discern.contract.base_models import Input, ListQuery
from discern.contract.models.insights import Wording
from discern.contract.operation_type import CacheKind, Method, Operation, Repeat

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

Params: TypeAlias = tuple[tuple[str, str], ...]
"""The names and values of a query string, in order; a name may come more than once."""

Tolerant: TypeAlias = Callable[[Any, Scale | None, str | None], Reading[T]]
"""Reads decoded JSON, given the scale that the user named and the response's ``Link`` header."""


@dataclass(frozen=True, slots=True)
class Call(Generic[T_co]):
    """One request for an operation, and how to read what comes back.

    Attributes:
        name: the operation's.
        path: below the base address, percent-encoded.
        answer: the model that a 200 is read with, or `bytes` for a file.
        kind: decides how long the answer may be cached.
        body: JSON. It stays out of the ``repr``, for it may hold a name or a secret.
        invalidates: the kinds of cached answers that are stale once this call has been made.
        idempotency_key: makes several sendings of a create one; without it each sending gets a key of its own.
        timeout: seconds that an answer may take, where that is longer than usual.
        tolerant: reads answers of services that keep the specification but not our payloads.
        matching: leaves in an answer what the call's filters ask for, since other services may ignore them.
    """

    name: str
    method: Method
    path: str
    answer: type[T_co]
    kind: CacheKind
    params: Params = ()
    body: bytes | None = field(default=None, repr=False)
    repeat: Repeat = "unsent"
    invalidates: frozenset[CacheKind] = frozenset()
    idempotency_key: str | None = None
    timeout: float | None = None
    tolerant: Tolerant[T_co] | None = field(default=None, compare=False, repr=False)
    matching: Callable[[Any], T_co] | None = field(default=None, compare=False, repr=False)

    @property
    def reads(self) -> bool:
        """Whether it changes nothing, so that its answer may be cached."""
        return self.method == "GET"

    @property
    def target(self) -> str:
        """Path and query, percent-encoded."""
        return f"{self.path}?{urlencode(self.params, errors='replace')}" if self.params else self.path


def at_cursor(call: Call[T], cursor: str) -> Call[T]:
    """The same list, from ``cursor`` on.

    A cursor that begins with ``?`` is the whole query of the next page, which is how other services give it.
    """
    if cursor.startswith("?"):
        return replace(call, params=tuple(parse_qsl(cursor[1:], keep_blank_values=True)))
    kept = tuple(pair for pair in call.params if pair[0] != "cursor")
    return replace(call, params=(*kept, ("cursor", cursor)))


def make_call(operation: Operation[T], body: Input | None = None, *, params: Params = (), **ids: str) -> Call[T]:
    """A call of ``operation`` with the objects ``ids`` in its path."""
    return Call(
        operation.name,
        operation.method,
        operation.path.format(**{name: _segment(id_) for name, id_ in ids.items()}),
        operation.answer,
        operation.cache,
        params=params,
        body=None if body is None else json_of(body),
        repeat=operation.repeat,
        invalidates=operation.invalidates,
        timeout=operation.timeout,
    )


def _segment(id_: str) -> str:
    """An id as one segment of a path. Dots alone are encoded too, or they would climb out of the path."""
    encoded = quote(id_, safe="", errors="replace")
    return encoded.replace(".", "%2E") if encoded in {".", ".."} else encoded


def json_of(given: Input) -> bytes:
    """Only what was set is sent: the service's own defaults hold for the rest."""
    return given.model_dump_json(exclude_unset=True).encode()


def params_of(query: ListQuery | Wording | None) -> Params:
    if query is None:
        return ()
    given = query.model_dump(mode="json", exclude_unset=True, exclude_none=True)
    return tuple((name, str(value)) for name, value in sorted(given.items()))
