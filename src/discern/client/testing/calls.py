"""A request as the fake service's routes see it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from pydantic import ValidationError

from discern.client.testing.world import Refusal
from discern.contract import FieldError, ListQuery, Page
from discern.contract.base import Input

I = TypeVar("I", bound=Input)


@dataclass(frozen=True, slots=True)
class Call:
    """A request as a route sees it: ids from the path, parameters of the query, the body."""

    ids: tuple[str, ...]
    params: Sequence[tuple[str, str]]
    body: bytes

    def read(self, model: type[I]) -> I:
        return valid(model, self.body or b"{}")

    def query(self, model: type[I]) -> I:
        return valid(model, dict(self.params))

    def values(self, name: str) -> list[str]:
        return [value for given, value in self.params if given == name]


def valid(model: type[I], given: object) -> I:
    """Read JSON, or what was decoded from it. Raises `Refusal` naming the fields that break a rule."""
    try:
        return model.model_validate_json(given) if isinstance(given, bytes) else model.model_validate(given)
    except ValidationError as error:
        errors = [
            FieldError(field=".".join(map(str, told["loc"])) or "body", message=told["msg"]) for told in error.errors()
        ]
        raise Refusal(400, "invalid_parameter", "What was sent breaks a rule.", errors) from None


def page_of(rows: Sequence[Any], query: ListQuery) -> Page[Any]:
    """The page of a list that a query asks for; a cursor is the last id of the page before."""
    ordered = list(rows) if query.order == "oldest" else list(reversed(rows))
    ids = [row.id for row in ordered]
    if query.cursor is not None and query.cursor not in ids:
        raise Refusal(400, "invalid_parameter", "This cursor belongs to no list.")
    start = 0 if query.cursor is None else ids.index(query.cursor) + 1
    page = ordered[start : start + query.limit]
    more = start + query.limit < len(ordered)
    return Page[Any](data=page, has_more=more, next_cursor=page[-1].id if more else None)
