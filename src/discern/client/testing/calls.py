"""A request as the fake service's routes see it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from pydantic import ValidationError

from discern.client.testing.world import Refusal
from discern.contract import FieldError
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
