"""Lists: a page of objects and the cursor that leads on."""

from typing import Annotated, Generic, Literal, TypeVar

from pydantic import Field

from discern.contract.base_models import Input, Line, Object

T = TypeVar("T")

Order = Literal["newest", "oldest"]

MAX_LIMIT = 200

Cursor = Annotated[Line, Field(json_schema_extra={"pattern": "^[A-Za-z0-9_-]+$"})]
"""A `next_cursor`, which is opaque."""


class Page(Object, Generic[T]):
    """A page of a list. ``next_cursor`` is given exactly when ``has_more`` is true."""

    data: list[T]
    has_more: bool = False
    next_cursor: str | None = None


class ListQuery(Input):
    """The parameters that every list takes."""

    limit: int = Field(50, ge=1, le=MAX_LIMIT, description="How many objects a page holds.")
    cursor: Cursor | None = Field(None, description="`next_cursor` of the page before.")
    order: Order = Field("newest", description="By time of creation.")
