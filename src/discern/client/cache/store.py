"""Cached answers in memory, bounded by their number and by their bytes. Not locked: its owner is."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from cachetools import LRUCache

from discern.client.errors import DiscernError
from discern.client.http.responses import CallResult
from discern.contract.operation_type import CacheKind


@dataclass(frozen=True, slots=True)
class CacheKey:
    """Which answer, of which service, for which caller."""

    identity: Hashable
    base_url: str
    kind: CacheKind
    operation: str
    path: str
    params: tuple[tuple[str, str], ...]


@dataclass(slots=True)
class Backoff:
    """Why a refresh failed, and until when no other is tried, on the reader's clock."""

    error: DiscernError
    until: float


@dataclass(slots=True)
class Entry:
    """A cached answer. ``requested_at`` is when it was asked for, on the reader's clock.

    ``expired`` means that a write of unknown outcome may have made it stale.
    """

    result: CallResult[Any]
    requested_at: float
    expired: bool = False
    backoff: Backoff | None = None


class Store(LRUCache[CacheKey, Entry]):
    """The least recently used entries go first. ``currsize`` is in bytes of the bodies they were read from."""

    def __init__(self, max_entries: int, max_bytes: int) -> None:
        super().__init__(max_bytes, getsizeof=lambda entry: entry.result.size)
        self._max_entries = max_entries

    def put(self, key: CacheKey, entry: Entry) -> None:
        """Add or replace an entry; one that is larger than the whole store is left out."""
        self.pop(key, None)
        if entry.result.size > self.maxsize:
            return
        self[key] = entry
        while len(self) > self._max_entries:
            self.popitem()

    def drop_where(self, doomed: Callable[[CacheKey], bool]) -> None:
        for key in [key for key in self if doomed(key)]:
            del self[key]

    def expire_where(self, doubtful: Callable[[CacheKey], bool]) -> None:
        for key in [key for key in self if doubtful(key)]:
            self[key].expired = True
