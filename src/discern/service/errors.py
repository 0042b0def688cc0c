"""What goes wrong in the service, and how it is answered."""

import re
from collections.abc import Sequence
from typing import Any, Final

from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from discern.contract.problems import MEDIA_TYPE, TITLES, ErrorStatus, FieldError, Problem, ProblemCode

FIELD_NAME = re.compile(r"[a-z][a-z_]{0,39}")
"""What a field could be called. An unknown one is named in an error, where it looks like a field."""


class ServiceError(Exception):
    """A request that can't be answered with 200: raised anywhere below a route, answered as a problem."""

    def __init__(
        self,
        status: ErrorStatus,
        code: ProblemCode,
        detail: str,
        errors: list[FieldError] | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(detail)
        self.status: Final = status
        self.code: Final = code
        self.detail: Final = detail
        self.errors: Final = errors or []
        self.retry_after: Final = retry_after


def invalid(field: str, message: str, code: ProblemCode = "invalid_parameter") -> ServiceError:
    """A 400 about one parameter."""
    return ServiceError(400, code, f"{field}: {message}", [FieldError(field=field, message=message)])


def not_found(what: str) -> ServiceError:
    """A 404; the same whether the object never existed or belongs to another account."""
    return ServiceError(404, "not_found", f"There is no such {what}.")


def field_errors(found: Sequence[Any], *, skip: int = 0) -> list[FieldError]:
    """What a model refused, as fields and rules. What was given is not repeated: it may be personal.

    ``skip`` leaves out the first parts of each place, such as `body` and `query`.
    """
    return [
        FieldError(
            field=".".join(_place(each, skip)) or ".".join(map(str, each["loc"][:skip])) or "body",
            message=_rule(each),
        )
        for each in found[:20]
    ]


def _rule(error: Any) -> str:
    """What was broken. Pydantic's own words for a wrong kind of object would repeat what was given."""
    if error["type"] == "union_tag_invalid":
        return f"{error['ctx']['discriminator']} must be one of {error['ctx']['expected_tags']}"
    message: str = error["msg"]
    return message.removeprefix("Value error, ")


def _place(error: Any, skip: int) -> list[str]:
    """The names and numbers that lead to a field, but none that the caller chose: those may be personal too."""
    place = [str(part) for part in error["loc"][skip:]]
    if "metadata" in place:
        return place[: place.index("metadata") + 1]
    if error["type"] == "extra_forbidden" and FIELD_NAME.fullmatch(place[-1]) is None:
        return place[:-1]
    return place


def from_status(status: int) -> ServiceError:
    """A status that the framework would answer with by itself, as one of the seven of the specification."""
    match status:
        case 404 | 405:
            return ServiceError(404, "unknown_path", "There is nothing at this path and method.")
        case 413:
            return ServiceError(400, "body_too_large", "The body is too large.")
        case 415:
            return ServiceError(400, "unsupported_media_type", "Send JSON: Content-Type: application/json.")
        case status if 400 <= status < 500:
            return ServiceError(400, "malformed_request", "The request can't be read.")
        case _:
            return ServiceError(500, "internal_error", "Something went wrong on the service's side.")


def problem_of(error: Exception, content_type: str) -> ServiceError:
    """Whatever was raised in answering a request, as the problem that it is answered with."""
    match error:
        case ServiceError():
            return error
        case RequestValidationError():
            return _from_validation(error, content_type)
        case HTTPException():
            return from_status(error.status_code)
        case _:
            return from_status(500)


def _from_validation(error: RequestValidationError, content_type: str) -> ServiceError:
    """A 400 that names each field and rule."""
    found = error.errors()
    if any(each["type"] == "json_invalid" for each in found):
        return ServiceError(400, "malformed_json", "The body is not valid JSON.")
    given = content_type.partition(";")[0].strip().lower()
    if found and found[0]["loc"] == ("body",) and not given.endswith("json"):
        return from_status(415)
    errors = field_errors(found, skip=1)
    detail = f"{errors[0].field}: {errors[0].message}" if errors else "The request is invalid."
    return ServiceError(400, "invalid_parameter", detail, errors)


def problem_response(error: ServiceError, request_id: str) -> Response:
    problem = Problem(
        type=f"urn:discern:problem:{error.code}",
        title=TITLES[error.status],
        status=error.status,
        detail=error.detail,
        code=error.code,
        request_id=request_id,
        errors=error.errors,
    )
    headers = {}
    if error.status == 401:
        headers["WWW-Authenticate"] = 'Bearer realm="discern"'
    if error.retry_after is not None:
        headers["Retry-After"] = str(max(1, int(error.retry_after + 0.999)))
    return Response(problem.model_dump_json(), error.status, headers, MEDIA_TYPE)
