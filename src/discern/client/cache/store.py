"""Held answers in memory, bounded by their number and their bytes. Not locked: its owner is."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from discern.client.errors import DiscernError
from discern.client.http.call import Answer
from discern.contract.operation import CacheKind


@dataclass(slots=True)
class Trouble:
    """Why asking again failed, and until when it isn't tried once more, on the reader's clock."""

    error: DiscernError
    until: float


@dataclass(slots=True)
class Entry:
    """``at`` is when it was asked for. ``expired`` means that a write may have
    made it untrue.
    """

    base_url: str
    kind: CacheKind
    identity: Hashable
    answer: Answer[Any]
    at: float
    expired: bool = False
    trouble: Trouble | None = None


class Store:
    """The least recently used entries go first."""

    def __init__(self, max_entries: int, max_bytes: int) -> None:
        self._max_entries = max_entries
        self._max_bytes = max_bytes
        self._entries: OrderedDict[Hashable, Entry] = OrderedDict()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: Hashable) -> Entry | None:
        entry = self._entries.get(key)
        if entry is not None:
            self._entries.move_to_end(key)
        return entry

    def put(self, key: Hashable, entry: Entry) -> None:
        self.drop(key)
        if entry.answer.size > self._max_bytes:
            return
        self._entries[key] = entry
        self.bytes += entry.answer.size
        while len(self._entries) > self._max_entries or self.bytes > self._max_bytes:
            self.drop(next(iter(self._entries)))

    def drop(self, key: Hashable) -> None:
        entry = self._entries.pop(key, None)
        if entry is not None:
            self.bytes -= entry.answer.size

    def drop_where(self, doomed: Callable[[Entry], bool]) -> None:
        for key in [key for key, entry in self._entries.items() if doomed(entry)]:
            self.drop(key)

    def expire_where(self, doubtful: Callable[[Entry], bool]) -> None:
        for entry in self._entries.values():
            if doubtful(entry):
                entry.expired = True
