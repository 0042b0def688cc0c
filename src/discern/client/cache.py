"""Reads between a page and the service: cached, and still there for a while when the service isn't.

Why: docs/decisions/0010-open-pages-follow-a-version.md
"""

import threading
import time
from collections.abc import Callable, Collection, Hashable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from cachetools import LRUCache, TLRUCache

from discern.client.errors import (
    DiscernError,
    NotAuthenticated,
    NotPermitted,
    RateLimited,
    ServerError,
    ServiceUnreachable,
    TimedOut,
    UnreadableAnswer,
)
from discern.client.foreign import Reading
from discern.client.http.client import LONGEST_WAIT, Client
from discern.client.http.responses import CallResult, rate_limit_message
from discern.contract import operations
from discern.contract.models.assessments import Next
from discern.contract.models.events import Changes
from discern.contract.operation_type import EVERYTHING, CacheKind, Call

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

MINUTE = 60.0
DAY = 24 * 3600.0

FRESH_FOR: Mapping[CacheKind, float] = {
    "account": 5,
    "agreements": 5,
    "analysis": 20,
    "assessments": 10,
    "candidates": 20,
    "events": 2,
    "export": 0,
    "reports": 0.5,
    "results": 20,
    "taking": 0,
    "teams": 20,
    "users": 5,
    "webhooks": 0,
}
"""Seconds for which an answer is returned without a request."""

UNCACHED: frozenset[CacheKind] = frozenset({"export", "taking"})
"""Never cached: everything about a person, and what a taker is to answer next."""

WITHOUT_PEOPLE: frozenset[CacheKind] = frozenset({"account", "events"})
"""Kinds of answers in which nobody is named and nothing is said of a person."""

BACKOFF = 2.0
"""Seconds for which a service that failed is not asked again for what is cached."""

LONGEST_BACKOFF = 60.0
MOST_VIEWERS = 2_000

_TRANSIENT = (RateLimited, ServerError, ServiceUnreachable, TimedOut, UnreadableAnswer)
"""Errors that leave cached answers as good as they were."""

_OF_THE_SERVICE = (RateLimited, ServiceUnreachable, TimedOut)
"""Errors that any other call would meet as well."""

_VERSION = operations.GET_CHANGES().name


def kept_for(kind: CacheKind) -> float:
    """Seconds for which an answer is kept, in case the service fails.

    Of people nothing is kept for more than a minute, for by then an erased or hidden person must be gone.
    """
    if kind in UNCACHED:
        return 0.0
    return DAY if kind in WITHOUT_PEOPLE else MINUTE


@dataclass(frozen=True, slots=True)
class CachedValue(Generic[T_co]):
    """An answer and its age in seconds. ``error`` is why it could not be refreshed: the value is stale then.

    ``reading`` is not null where the payload doesn't follow the contract: its notes say what was converted or missing.
    """

    value: T_co
    age: float
    error: DiscernError | None = None
    reading: Reading[T_co] | None = None


@dataclass(frozen=True, slots=True)
class _Key:
    """Which answer, of which service, for which viewer."""

    viewer: Hashable
    base_url: str
    kind: CacheKind
    operation: str
    path: str
    params: tuple[tuple[str, str], ...]


@dataclass(slots=True)
class _Answer:
    """``requested_at`` is on the cache's clock. A write of unknown outcome makes an answer ``doubtful``."""

    result: CallResult[Any]
    requested_at: float
    doubtful: bool = False

    def at(self, now: float, error: DiscernError | None = None) -> CachedValue[Any]:
        return CachedValue(self.result.value, now - self.requested_at, error, self.result.reading)


@dataclass(frozen=True, slots=True)
class _Outage:
    """Why a request failed, and until when no other is made, on the cache's clock."""

    error: DiscernError
    until: float


class Cache:
    """What readers share; each viewer (base address, key and acting person) has answers of their own.

    Bounded by the bytes of the bodies that answers were read from, each with a kilobyte for itself; decoded objects
    take several times as much. ``clock`` is monotonic, in seconds.
    """

    def __init__(self, max_bytes: int = 16 * 2**20, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.lock = threading.Lock()
        """Held for bookkeeping only, never during a request."""
        self.answers: TLRUCache[_Key, _Answer] = TLRUCache(
            max_bytes,
            ttu=lambda key, answer, _now: answer.requested_at + kept_for(key.kind),
            timer=clock,
            getsizeof=lambda answer: 1024 + answer.result.size,
        )
        self.outages: TLRUCache[Hashable, _Outage] = TLRUCache(
            MOST_VIEWERS, ttu=lambda _key, outage, _now: outage.until, timer=clock
        )
        """Of a viewer's whole service, or of one answer."""
        self.versions: LRUCache[Hashable, str] = LRUCache(MOST_VIEWERS)
        """Of what a viewer may see, as last read."""
        self.drops = 0
        """How often answers were dropped. One that was requested before the latest drop isn't cached: it may be older
        than the change."""


class CachedReader:
    """Reads through a cache, which several may share; safe to use from many threads."""

    def __init__(self, client: Client, cache: Cache | None = None) -> None:
        self.client = client
        self._cache = cache or Cache()
        self._viewer = client.identity
        self._base_url = client.connection.base_url

    def acting_for(self, person: str) -> "CachedReader":
        """A reader for a person, over the same connections and the same cache."""
        return CachedReader(self.client.acting_for(person), self._cache)

    def acting_for_taker(self, private_token: str) -> "CachedReader":
        """A reader for the taker with this private token, over the same connections and the same cache."""
        return CachedReader(self.client.acting_for_taker(private_token), self._cache)

    def opening_from(self, address: str) -> "CachedReader":
        """A reader for somebody at a network address, over the same connections and the same cache."""
        return CachedReader(self.client.opening_from(address), self._cache)

    def read(self, call: Call[T]) -> CachedValue[T]:
        """Answer from the cache while that is fresh, from the service otherwise.

        After 429, 5xx, a time-out, an unreachable service or an unreadable answer, what is cached is returned with
        that error; with nothing cached, the error is raised. Any other `DiscernError` is raised and drops the cached
        answer.
        """
        if not call.reads:
            raise ValueError(f"{call.name} changes something: write it")
        cache = self._cache
        key = _Key(self._viewer, self._base_url, call.operation.cache, call.name, call.path, call.params)
        with cache.lock:
            now = cache.clock()
            answer = cache.answers.get(key)
            outage = cache.outages.get(self._viewer) or cache.outages.get(key)
            drops = cache.drops
            if (
                answer is not None
                and not answer.doubtful
                and now - answer.requested_at < FRESH_FOR[call.operation.cache]
            ):
                return answer.at(now)
            if answer is not None and outage is not None:
                return answer.at(now, outage.error)
        if outage is not None:
            _respect(outage, call.name, now)
        try:
            result = self.client.call(call, brief=answer is not None)
        except DiscernError as error:
            return self._fall_back(key, error)
        with cache.lock:
            cache.outages.pop(self._viewer, None)
            cache.outages.pop(key, None)
            # As old as the request: what the service read for it may have changed before the answer arrived.
            answer = _Answer(result, now)
            if drops == cache.drops:
                with suppress(ValueError):  # larger than the whole cache
                    cache.answers[key] = answer
            return answer.at(cache.clock())

    def write(self, call: Call[T]) -> T:
        """Make a call that changes something, and drop the answers that it makes stale, for every viewer.

        If the outcome is unknown, those answers are refreshed at the next read, and kept in case that fails.
        """
        try:
            value = self.client.send(call)
        except BaseException as error:
            # Whatever else breaks a call off leaves its outcome open as well.
            if not isinstance(error, DiscernError) or error.maybe_done:
                self._doubt(call.operation.invalidates)
            raise
        with self._cache.lock:
            # It answers again.
            self._cache.outages.pop(self._viewer, None)
        # Of the answers to a questionnaire, only the last changes what others see.
        if not isinstance(value, Next) or value.done:
            self.drop(call.operation.invalidates)
        return value

    def drop(self, kinds: Collection[CacheKind] = EVERYTHING) -> None:
        """Forget the cached answers of these kinds, for every viewer of this service."""
        with self._cache.lock:
            self._drop_where(lambda key: self._concerns(key, kinds))

    def find_version(self) -> CachedValue[Changes]:
        """The version of what this viewer may see. If it is another one than before, or the viewer is refused where
        they weren't before, all cached answers of theirs are dropped. Raises `DiscernError`.
        """
        versions = self._cache.versions
        try:
            changes = self.read(operations.GET_CHANGES())
        except (NotAuthenticated, NotPermitted):
            with self._cache.lock:
                # Once: a page that is refused goes on asking.
                if versions.pop(self._viewer, None) is not None:
                    self._drop_own()
            raise
        with self._cache.lock:
            if versions.get(self._viewer) != changes.value.version:
                versions[self._viewer] = changes.value.version
                self._drop_own()
        return changes

    def _fall_back(self, key: _Key, error: DiscernError) -> CachedValue[Any]:
        """The cached answer with the error, if that leaves it as good as it was. Raises the error otherwise."""
        cache = self._cache
        with cache.lock:
            now = cache.clock()
            if isinstance(error, NotAuthenticated):
                self._drop_where(lambda other: other.viewer == self._viewer)
            elif not isinstance(error, _TRANSIENT):
                cache.answers.pop(key, None)
            else:
                wait = min(error.retry_after, LONGEST_BACKOFF) if isinstance(error, RateLimited) else BACKOFF
                place = self._viewer if isinstance(error, _OF_THE_SERVICE) else key
                # Without its traceback, which would keep alive every object of the failed request.
                cache.outages[place] = _Outage(error.with_traceback(None), now + wait)
            answer = cache.answers.get(key)
        if answer is None:
            raise error
        return answer.at(now, error)

    def _doubt(self, kinds: Collection[CacheKind]) -> None:
        with self._cache.lock:
            # A read that is under way may have been answered before the write or after it.
            self._cache.drops += 1
            for key, answer in list(self._cache.answers.items()):
                answer.doubtful = answer.doubtful or self._concerns(key, kinds)

    def _concerns(self, key: _Key, kinds: Collection[CacheKind]) -> bool:
        # Whatever changes, the version of what somebody may see may be another one.
        return key.base_url == self._base_url and (key.kind in kinds or key.operation == _VERSION)

    def _drop_own(self) -> None:
        # Not the version: it was read a moment ago.
        self._drop_where(lambda key: key.viewer == self._viewer and key.operation != _VERSION)

    def _drop_where(self, is_stale: Callable[[_Key], bool]) -> None:
        self._cache.drops += 1
        for key in list(self._cache.answers):
            if is_stale(key):
                self._cache.answers.pop(key, None)


def _respect(outage: _Outage, operation: str, now: float) -> None:
    """Raise the error without a request, if the service asked for a longer wait than a client would make, or didn't
    answer in time what asks least of it: a page that reads ten things would wait ten times.
    """
    error, wait = outage.error, outage.until - now
    if isinstance(error, TimedOut) and error.operation == _VERSION:
        raise TimedOut(error.message, operation=operation)
    if isinstance(error, RateLimited) and wait > LONGEST_WAIT:
        raise RateLimited(
            rate_limit_message(wait),
            retry_after=wait,
            operation=operation,
            status=error.status,
            code=error.code,
            request_id=error.request_id,
            body=error.body,
        )
