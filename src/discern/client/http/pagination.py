"""Walking through a list page by page, without I/O."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from discern.client.calls import Call, at_cursor
from discern.client.errors import UnreadableAnswer
from discern.contract.base_models import Page

T = TypeVar("T")


class Pages(Generic[T]):
    """``next`` is the call for the next page; null at the end of the list."""

    def __init__(self, call: Call[Page[T]]) -> None:
        self.next: Call[Page[T]] | None = call
        self._seen: set[str] = set()

    def read(self, page: Page[T]) -> Sequence[T]:
        """The page's objects. Raises `UnreadableAnswer` if there is no next cursor, or one that was there before."""
        call = self.next
        if call is None:
            raise ValueError("the list is at its end")
        if not page.has_more:
            self.next = None
        elif page.next_cursor is None or page.next_cursor in self._seen:
            raise UnreadableAnswer("The service's list does not say how it goes on.", operation=call.name)
        else:
            self._seen.add(page.next_cursor)
            self.next = at_cursor(call, page.next_cursor)
        return page.data
