"""Reads between a page and the service: cached, requested once by many, and still there when the service isn't.

Answers go through the states of `Ttl`. A refresh that fails starts a `Backoff`, in which pages keep what is cached
and the service is left alone. Locks are held for bookkeeping only, never during a request.
"""

import logging
import threading
import time
from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from cachetools import LRUCache

from discern.client import operations
from discern.client.cache.invalidation import invalidated_by
from discern.client.cache.store import Backoff, CacheKey, Entry, Store
from discern.client.cache.ttl import TTLS, Ttl
from discern.client.calls import Call
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
from discern.contract.models.events import Changes
from discern.contract.operation_type import EVERYTHING, CacheKind

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

logger = logging.getLogger(__name__)

_TRANSIENT = (RateLimited, ServerError, ServiceUnreachable, TimedOut, UnreadableAnswer)
"""Errors that leave cached answers as good as they were."""

_OF_THE_SERVICE = (RateLimited, ServiceUnreachable, TimedOut)
"""Errors that any other call would meet as well."""

_VERSION = operations.get_changes().name

Choice = Literal["cached", "cached_and_refresh", "refresh", "request"]
"""What a read does: return what is cached; return it and refresh it in the background; refresh it first and fall back
on it; or make the request with nothing to fall back on."""

BACKOFF = 2.0
"""Seconds for which a service that failed is not asked to refresh what is cached."""

LONGEST_BACKOFF = 60.0

ERROR_SHOWN_FOR = 10.0
"""Seconds after a backoff for which its error still shows, so that a banner doesn't flicker during the next refresh."""


@dataclass(frozen=True, slots=True)
class CachedValue(Generic[T_co]):
    """An answer and its age in seconds. ``error`` is why it could not be refreshed: the value is stale then.

    ``reading`` is not null where the payload doesn't follow the contract: its notes say what was converted or missing.
    """

    value: T_co
    age: float
    error: DiscernError | None = None
    reading: Reading[T_co] | None = None


class _InFlight:
    """A request under way, which other readers wait for instead of making their own."""

    def __init__(self, key: CacheKey, started_at: float) -> None:
        self.key = key
        self.started_at = started_at
        self.done = threading.Event()
        self.result: CallResult[Any] | None = None
        self.error: DiscernError | None = None


class Cache:
    """What readers share: cached answers, requests under way, and backoffs.

    Bounded by entries and by the bytes of the bodies they were read from; decoded objects take several times as much.
    """

    def __init__(self, max_entries: int = 2_000, max_bytes: int = 16 * 2**20) -> None:
        self.lock = threading.Lock()
        self.store = Store(max_entries, max_bytes)
        self.in_flight: dict[CacheKey, _InFlight] = {}
        self.backoffs: dict[Hashable, Backoff] = {}
        """Of a caller's whole service, by the caller's identity; those of one answer are in its entry."""
        self.versions: LRUCache[Hashable, str] = LRUCache(max_entries)
        """Of what a caller may see, by the caller's identity, as last read."""


class CachedReader:
    """Reads through a cache; safe to use from many threads.

    Readers may share a ``cache``; each caller (base address, key and acting person) sees only its own answers.
    """

    def __init__(
        self,
        client: Client,
        *,
        cache: Cache | None = None,
        clock: Callable[[], float] = time.monotonic,
        spawn: Callable[[Callable[[], None]], None] | None = None,
    ) -> None:
        self.client = client
        self._cache = cache or Cache()
        self._clock = clock
        self._spawn = spawn or _in_thread
        self._identity = client.identity
        self._base_url = client.connection.base_url

    def acting_for(self, person: str) -> "CachedReader":
        """A reader for a person, over the same connections and the same cache."""
        return self._with_client(self.client.acting_for(person))

    def acting_for_taker(self, private_token: str) -> "CachedReader":
        """A reader for the taker with this private token, over the same connections and the same cache."""
        return self._with_client(self.client.acting_for_taker(private_token))

    def _with_client(self, client: Client) -> "CachedReader":
        return CachedReader(client, cache=self._cache, clock=self._clock, spawn=self._spawn)

    def read(self, call: Call[T]) -> CachedValue[T]:
        """Answer from the cache where that is good enough, from the service otherwise.

        After 429, 5xx, a time-out, an unreachable service or an unreadable answer, what is cached is returned with
        that error; with nothing cached, the error is raised. Any other `DiscernError` is raised and drops the cached
        answer.
        """
        if not call.reads:
            raise ValueError(f"{call.name} changes something: write it")
        key = self._key(call)
        ttl = TTLS[call.kind]
        now = self._clock()
        with self._cache.lock:
            entry = self._cache.store.get(key)
            backoff = self._backoff(entry)
            choice = choose(entry, backoff, ttl, now)
            if entry is not None and choice == "cached":
                return _cached(entry, backoff, ttl, now)
            if choice == "request" and (error := still_limited(call.name, backoff, now)) is not None:
                raise error
            in_flight = self._cache.in_flight.get(key)
            is_leader = in_flight is None
            if in_flight is None:
                in_flight = self._cache.in_flight[key] = _InFlight(key, now)
        if entry is not None and choice == "cached_and_refresh":
            if is_leader:
                self._fetch_in_background(call, in_flight)
            return _cached(entry, backoff, ttl, now)
        if is_leader:
            self._fetch(call, in_flight, brief=choice == "refresh")
        else:
            in_flight.done.wait()
        if in_flight.result is None and in_flight.error is None:
            # The leader broke off with a fault of ours, which says nothing about this read.
            return self.read(call)
        return self._outcome(in_flight)

    def write(self, call: Call[T]) -> T:
        """Make a call that changes something, and drop the answers that it makes stale, for every caller.

        If the outcome is unknown, those answers are refreshed at the next read, and kept in case that fails.
        """
        try:
            value = self.client.send(call)
        except DiscernError as error:
            if error.maybe_done:
                self._expire(call.invalidates)
            raise
        except BaseException:
            self._expire(call.invalidates)
            raise
        with self._cache.lock:
            self._cache.backoffs.pop(self._identity, None)
        self.drop(call.invalidates)
        return value

    def drop(self, kinds: Collection[CacheKind] = EVERYTHING) -> None:
        """Forget the cached answers of these kinds, for every caller of this service."""
        with self._cache.lock:
            self._cache.store.drop_where(lambda key: self._concerns(key, kinds))
            self._invalidate(kinds)

    def invalidate_for_event(self, event_type: str) -> None:
        """Drop the answers that an event of the service, for example ``assessment.completed``, makes stale."""
        self.drop(invalidated_by(event_type))

    def find_version(self) -> CachedValue[Changes]:
        """The version of what this caller may see. If it is another one than before, or the caller is refused where
        they weren't before, all cached answers of theirs are dropped. Raises `DiscernError`.
        """
        try:
            found = self.read(operations.get_changes())
        except (NotAuthenticated, NotPermitted):
            with self._cache.lock:
                if self._cache.versions.pop(self._identity, None) is not None:
                    self._drop_own()
            raise
        with self._cache.lock:
            if self._cache.versions.get(self._identity) != found.value.version:
                self._cache.versions[self._identity] = found.value.version
                self._drop_own()
        return found

    def _drop_own(self) -> None:
        def is_own(key: CacheKey) -> bool:
            return key.identity == self._identity and key.operation != _VERSION

        self._cache.store.drop_where(is_own)
        self._forget_in_flight(is_own)

    def _expire(self, kinds: Collection[CacheKind]) -> None:
        with self._cache.lock:
            self._cache.store.expire_where(lambda key: self._concerns(key, kinds))
            self._invalidate(kinds)

    def _concerns(self, key: CacheKey, kinds: Collection[CacheKind]) -> bool:
        # Whatever changes, the version of what somebody may see may be another one.
        return key.base_url == self._base_url and (key.kind in kinds or key.operation == _VERSION)

    def _invalidate(self, kinds: Collection[CacheKind]) -> None:
        self._forget_in_flight(lambda key: self._concerns(key, kinds))

    def _forget_in_flight(self, doubtful: Callable[[CacheKey], bool]) -> None:
        """Let no request that started before now be cached or joined: its answer may be older than the change."""
        in_flight = self._cache.in_flight
        for key in [key for key in in_flight if doubtful(key)]:
            del in_flight[key]

    def _backoff(self, entry: Entry | None) -> Backoff | None:
        own = entry.backoff if entry is not None else None
        known = [backoff for backoff in (own, self._cache.backoffs.get(self._identity)) if backoff is not None]
        return max(known, key=lambda backoff: backoff.until, default=None)

    def _key(self, call: Call[Any]) -> CacheKey:
        return CacheKey(self._identity, self._base_url, call.kind, call.name, call.path, call.params)

    def _fetch_in_background(self, call: Call[Any], in_flight: _InFlight) -> None:
        def fetch() -> None:
            try:
                self._fetch(call, in_flight, brief=True)
            except Exception:
                # There is nobody to raise it to. A client that was closed meanwhile ends here.
                logger.warning("the request of %s broke off", call.name, exc_info=True)

        try:
            self._spawn(fetch)
        except Exception:
            # No thread can be started. Whoever needs the answer asks for it, and nobody may wait for this for ever.
            logger.warning("the request of %s did not start", call.name, exc_info=True)
            self._complete(in_flight)

    def _fetch(self, call: Call[Any], in_flight: _InFlight, *, brief: bool) -> None:
        try:
            in_flight.result = self.client.call(call, brief=brief)
        except DiscernError as error:
            in_flight.error = error
        finally:
            self._complete(in_flight)

    def _complete(self, in_flight: _InFlight) -> None:
        with self._cache.lock:
            self._record(in_flight)
        in_flight.done.set()

    def _record(self, in_flight: _InFlight) -> None:
        cache, key = self._cache, in_flight.key
        is_current = cache.in_flight.get(key) is in_flight
        if is_current:
            del cache.in_flight[key]
        if in_flight.result is not None:
            cache.backoffs.pop(self._identity, None)
            if is_current and TTLS[key.kind].outage > 0:
                cache.store.put(key, Entry(in_flight.result, in_flight.started_at))
        elif isinstance(in_flight.error, NotAuthenticated):
            cache.store.drop_where(lambda other: other.identity == self._identity)
        elif isinstance(in_flight.error, _TRANSIENT):
            self._back_off(key, in_flight.error)
        elif in_flight.error is not None:
            cache.store.pop(key, None)

    def _back_off(self, key: CacheKey, error: DiscernError) -> None:
        wait = min(error.retry_after, LONGEST_BACKOFF) if isinstance(error, RateLimited) else BACKOFF
        # Kept without its traceback, which would keep alive every object of the failed request.
        backoff = Backoff(error.with_traceback(None), self._clock() + wait)
        entry = self._cache.store.get(key)
        if isinstance(error, _OF_THE_SERVICE):
            self._cache.backoffs[self._identity] = backoff
        elif entry is not None:
            entry.backoff = backoff

    def _outcome(self, in_flight: _InFlight) -> CachedValue[Any]:
        now = self._clock()
        if in_flight.result is not None:
            return CachedValue(in_flight.result.value, now - in_flight.started_at, None, in_flight.result.reading)
        error = in_flight.error
        if error is None:
            raise AssertionError("a request that is over has a result or an error")
        with self._cache.lock:
            entry = self._cache.store.get(in_flight.key)
        if entry is not None and isinstance(error, _TRANSIENT):
            age = now - entry.requested_at
            if age <= TTLS[in_flight.key.kind].outage:
                return CachedValue(entry.result.value, age, error, entry.result.reading)
        raise error


def choose(entry: Entry | None, backoff: Backoff | None, ttl: Ttl, now: float) -> Choice:
    """What a read does, given what is cached and whether the service may be asked."""
    if entry is None or now - entry.requested_at > ttl.outage:
        return "request"
    age = now - entry.requested_at
    if age < ttl.fresh and not entry.expired:
        return "cached"
    if backoff is not None and now < backoff.until:
        return "cached"
    return "cached_and_refresh" if age < ttl.usable and not entry.expired else "refresh"


def still_limited(operation: str, backoff: Backoff | None, now: float) -> RateLimited | None:
    """The error to raise without a request, if the service asked for a longer wait than a client would make."""
    if backoff is None or not isinstance(backoff.error, RateLimited) or backoff.until - now <= LONGEST_WAIT:
        return None
    error, wait = backoff.error, backoff.until - now
    return RateLimited(
        rate_limit_message(wait),
        retry_after=wait,
        operation=operation,
        status=error.status,
        code=error.code,
        request_id=error.request_id,
        body=error.body,
    )


def _cached(entry: Entry, backoff: Backoff | None, ttl: Ttl, now: float) -> CachedValue[Any]:
    age = now - entry.requested_at
    error = None
    if backoff is not None and now < backoff.until + ERROR_SHOWN_FOR and (entry.expired or age >= ttl.fresh):
        error = backoff.error
    return CachedValue(entry.result.value, age, error, entry.result.reading)


def _in_thread(work: Callable[[], None]) -> None:
    threading.Thread(target=work, name="discern-revalidate", daemon=True).start()
