"""Reads between a page and the wire: held a while, asked for once by many, still there when the service isn't."""

import logging
import threading
import time
from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass, replace
from typing import Any, Generic, Literal, TypeVar

from discern.client.cache.invalidation import touched_by
from discern.client.cache.store import Entry, Store, Trouble
from discern.client.cache.ttl import LIFETIMES, Lifetime
from discern.client.calls import Call
from discern.client.errors import (
    DiscernError,
    NotAuthenticated,
    RateLimited,
    ServerError,
    ServiceUnreachable,
    TimedOut,
    UnreadableAnswer,
)
from discern.client.foreign import Reading
from discern.client.http.call import Answer
from discern.client.http.client import Client
from discern.client.http.error_mapping import limited
from discern.client.http.retry import LONGEST_WAIT
from discern.contract.operation import EVERYTHING, CacheKind

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

logger = logging.getLogger(__name__)

_PASSING = (RateLimited, ServerError, ServiceUnreachable, TimedOut, UnreadableAnswer)
"""Errors that say nothing against what is held."""

_OF_THE_SERVICE = (RateLimited, ServiceUnreachable, TimedOut)
"""Errors that another call would meet as well."""

Choice = Literal["give", "give_and_ask", "ask_again", "ask"]

HOLD_OFF = 2.0
"""Seconds in which a service that failed is not asked again for what is held."""

LONGEST_HOLD_OFF = 60.0

LINGER = 10.0
"""Seconds for which a failure still shows while asking again is under way, so that a banner doesn't come and go."""


@dataclass(frozen=True, slots=True)
class Held(Generic[T_co]):
    """An answer and its age in seconds. ``error`` is why it could not be asked for again: the value is stale then.

    ``reading`` is not null where the payload does not keep the contract: its notes say what was converted or lacks.
    """

    value: T_co
    age: float
    error: DiscernError | None = None
    reading: Reading[T_co] | None = None


class _Flight:
    """A read under way, that others wait for instead of asking too. ``at`` is when it set off."""

    def __init__(self, base_url: str, kind: CacheKind, at: float) -> None:
        self.base_url = base_url
        self.kind = kind
        self.at = at
        self.landed = threading.Event()
        self.answer: Answer[Any] | None = None
        self.error: DiscernError | None = None


class Cache:
    """What readers hold, shared by all of them: entries, reads under way, and troubles with a service.

    Bounded by entries and by the bytes of the bodies they were read from; decoded objects take several times as much.
    """

    def __init__(self, max_entries: int = 2_000, max_bytes: int = 16 * 2**20) -> None:
        self.lock = threading.Lock()
        self.store = Store(max_entries, max_bytes)
        self.flights: dict[Hashable, _Flight] = {}
        self.troubles: dict[Hashable, Trouble] = {}


class CachedReader:
    """Reads through a cache; safe in many threads. Readers that share a ``cache`` share what they read, each caller
    (base address, key and acting person) its own.
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
        return CachedReader(self.client.acting_for(person), cache=self._cache, clock=self._clock, spawn=self._spawn)

    def acting_for_taker(self, private_token: str) -> "CachedReader":
        """A reader for the taker with this private token, over the same connections and the same cache."""
        client = self.client.acting_for_taker(private_token)
        return CachedReader(client, cache=self._cache, clock=self._clock, spawn=self._spawn)

    def read(self, operation: Call[T]) -> Held[T]:
        """Answer from what is held where it is good enough, from the service otherwise.

        After 429, 5xx, a time-out, an unreachable service or an unreadable answer, what is held is given with that
        error; with nothing held the error is raised. Any other `DiscernError` is raised and drops what was held.
        """
        if not operation.reads:
            raise ValueError(f"{operation.name} changes something: write it")
        key = (self._identity, operation.name, operation.path, operation.params)
        lifetime = LIFETIMES[operation.kind]
        now = self._clock()
        with self._cache.lock:
            entry = self._cache.store.get(key)
            trouble = self._trouble(entry)
            choice = choose(entry, trouble, lifetime, now)
            if entry is not None and choice == "give":
                return _held(entry, trouble, lifetime, now)
            if choice == "ask" and (refusal := still_limited(operation.name, trouble, now)) is not None:
                raise refusal
            flight = self._cache.flights.get(key)
            leads = flight is None
            if flight is None:
                flight = self._cache.flights[key] = _Flight(self._base_url, operation.kind, now)
        if entry is not None and choice == "give_and_ask":
            if leads:
                self._ask_in_background(operation, key, flight)
            return _held(entry, trouble, lifetime, now)
        if leads:
            self._fly(operation, key, flight, brief=choice == "ask_again")
        else:
            flight.landed.wait()
        if flight.answer is None and flight.error is None:
            return self.read(operation)
        return self._landed(flight, key)

    def write(self, operation: Call[T]) -> T:
        """Make a call that changes something, and drop what it makes untrue, whoever holds it.

        Where the outcome is unknown, what it may have made untrue is asked for again at the next read, and kept in case
        the service can't be asked.
        """
        try:
            answer = self.client.send(operation)
        except DiscernError as error:
            if error.maybe_done:
                self._doubt(operation.invalidates)
            raise
        except BaseException:
            self._doubt(operation.invalidates)
            raise
        with self._cache.lock:
            self._cache.troubles.pop(self._identity, None)
        self.drop(operation.invalidates)
        return answer

    def drop(self, kinds: Collection[CacheKind] = EVERYTHING) -> None:
        """Forget what is held of these kinds, for every caller of this service."""
        with self._cache.lock:
            self._cache.store.drop_where(lambda entry: entry.base_url == self._base_url and entry.kind in kinds)
            self._ground(kinds)

    def heed(self, event_type: str) -> None:
        """Drop what an event of the service, for example ``assessment.completed``, makes untrue."""
        self.drop(touched_by(event_type))

    def _doubt(self, kinds: Collection[CacheKind]) -> None:
        with self._cache.lock:
            self._cache.store.expire_where(lambda entry: entry.base_url == self._base_url and entry.kind in kinds)
            self._ground(kinds)

    def _ground(self, kinds: Collection[CacheKind]) -> None:
        """Let no read that set off before now be held or joined."""
        flights = self._cache.flights
        for key in [k for k, f in flights.items() if f.base_url == self._base_url and f.kind in kinds]:
            del flights[key]

    def _trouble(self, entry: Entry | None) -> Trouble | None:
        own = entry.trouble if entry is not None else None
        known = [trouble for trouble in (own, self._cache.troubles.get(self._identity)) if trouble is not None]
        return max(known, key=lambda trouble: trouble.until, default=None)

    def _ask_in_background(self, operation: Call[Any], key: Hashable, flight: _Flight) -> None:
        try:
            self._spawn(lambda: self._revalidate(operation, key, flight))
        except Exception:
            # No thread can be had. What is held is still good, and nobody may wait for this read for ever.
            logger.warning("asking again for %s did not start", operation.name, exc_info=True)
            self._end(key, flight)

    def _revalidate(self, operation: Call[Any], key: Hashable, flight: _Flight) -> None:
        try:
            self._fly(operation, key, flight, brief=True)
        except Exception:
            # Nobody waits for this read; a client that was closed meanwhile ends here.
            logger.warning("asking again for %s broke off", operation.name, exc_info=True)

    def _fly(self, operation: Call[Any], key: Hashable, flight: _Flight, *, brief: bool) -> None:
        try:
            flight.answer = self.client.answer(operation, brief=brief)
        except DiscernError as error:
            flight.error = error
        finally:
            self._end(key, flight)

    def _end(self, key: Hashable, flight: _Flight) -> None:
        with self._cache.lock:
            self._land(key, flight)
        flight.landed.set()

    def _land(self, key: Hashable, flight: _Flight) -> None:
        cache = self._cache
        grounded = cache.flights.get(key) is not flight
        if not grounded:
            del cache.flights[key]
        if flight.answer is not None:
            cache.troubles.pop(self._identity, None)
            if not grounded and LIFETIMES[flight.kind].outage > 0:
                flight.answer = _kept(cache.store.get(key), flight.answer)
                entry = Entry(self._base_url, flight.kind, self._identity, flight.answer, flight.at)
                cache.store.put(key, entry)
        elif isinstance(flight.error, NotAuthenticated):
            cache.store.drop_where(lambda entry: entry.identity == self._identity)
        elif isinstance(flight.error, _PASSING):
            self._hold_off(key, flight.error)
        elif flight.error is not None:
            cache.store.drop(key)

    def _hold_off(self, key: Hashable, error: DiscernError) -> None:
        wait = min(error.retry_after, LONGEST_HOLD_OFF) if isinstance(error, RateLimited) else HOLD_OFF
        # Kept without its traceback, which would keep alive all that was under way.
        trouble = Trouble(error.with_traceback(None), self._clock() + wait)
        entry = self._cache.store.get(key)
        if isinstance(error, _OF_THE_SERVICE):
            self._cache.troubles[self._identity] = trouble
        elif entry is not None:
            entry.trouble = trouble

    def _landed(self, flight: _Flight, key: Hashable) -> Held[Any]:
        now = self._clock()
        if flight.answer is not None:
            return Held(flight.answer.value, now - flight.at, None, flight.answer.reading)
        error = flight.error
        if error is None:
            raise AssertionError("a read that landed has an answer or an error")
        with self._cache.lock:
            entry = self._cache.store.get(key)
        if entry is not None and isinstance(error, _PASSING) and now - entry.at <= LIFETIMES[flight.kind].outage:
            return Held(entry.answer.value, now - entry.at, error, entry.answer.reading)
        raise error


def choose(entry: Entry | None, trouble: Trouble | None, lifetime: Lifetime, now: float) -> Choice:
    """What a read does, given what is held and what trouble there was with asking."""
    if entry is None or now - entry.at > lifetime.outage:
        return "ask"
    age = now - entry.at
    if age < lifetime.fresh and not entry.expired:
        return "give"
    if trouble is not None and now < trouble.until:
        return "give"
    return "give_and_ask" if age < lifetime.usable and not entry.expired else "ask_again"


def still_limited(operation: str, trouble: Trouble | None, now: float) -> RateLimited | None:
    """The error to raise at once, where the service asked to be left alone for longer than a client would wait."""
    if trouble is None or not isinstance(trouble.error, RateLimited) or trouble.until - now <= LONGEST_WAIT:
        return None
    error, wait = trouble.error, trouble.until - now
    return RateLimited(
        limited(wait),
        retry_after=wait,
        operation=operation,
        status=error.status,
        code=error.code,
        request_id=error.request_id,
        body=error.body,
    )


def _held(entry: Entry, trouble: Trouble | None, lifetime: Lifetime, now: float) -> Held[Any]:
    age = now - entry.at
    error = None
    if trouble is not None and now < trouble.until + LINGER and (entry.expired or age >= lifetime.fresh):
        error = trouble.error
    return Held(entry.answer.value, age, error, entry.answer.reading)


def _kept(entry: Entry | None, answer: Answer[Any]) -> Answer[Any]:
    """The answer; with the very object that is held where it is equal, so that what was made of that stays good."""
    is_same = entry is not None and entry.answer.value == answer.value
    return replace(answer, value=entry.answer.value) if entry is not None and is_same else answer


def _in_thread(work: Callable[[], None]) -> None:
    threading.Thread(target=work, name="discern-revalidate", daemon=True).start()
