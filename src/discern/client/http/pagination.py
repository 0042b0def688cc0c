"""Walking through a list page by page, without I/O."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from discern.client.calls import Call, at_cursor
from discern.client.errors import UnreadableAnswer
from discern.contract import Page

T = TypeVar("T")


class Pages(Generic[T]):
    """``operation`` fetches the next page; null once the list is at its end."""

    def __init__(self, operation: Call[Page[T]]) -> None:
        self.operation: Call[Page[T]] | None = operation
        self._seen: set[str] = set()

    def read(self, page: Page[T]) -> Sequence[T]:
        """The page's objects. Raises `UnreadableAnswer` where the list leads nowhere, or back to where it has been."""
        operation = self.operation
        if operation is None:
            raise ValueError("the list is at its end")
        if not page.has_more:
            self.operation = None
        elif page.next_cursor is None or page.next_cursor in self._seen:
            raise UnreadableAnswer("The service's list does not say how it goes on.", operation=operation.name)
        else:
            self._seen.add(page.next_cursor)
            self.operation = at_cursor(operation, page.next_cursor)
        return page.data
