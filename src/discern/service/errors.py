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


STATUS_BY_CODE: dict[ProblemCode, ErrorStatus] = {
    "key_missing": 401,
    "key_invalid": 401,
    "scope_missing": 403,
    "actor_missing": 403,
    "actor_unknown": 403,
    "role_forbids": 403,
    "not_shared": 403,
    "results_held": 403,
    "not_led": 403,
    "other_coach": 403,
    "not_found": 404,
    "unknown_path": 404,
    "results_not_ready": 404,
    "profile_missing": 404,
    "report_not_ready": 404,
    "rate_limited": 429,
    "internal_error": 500,
}
"""The status that an error is answered with. Codes that aren't here are 400."""


class ServiceError(Exception):
    """A request that can't be fulfilled: a stable code, and what to tell the caller. Raised anywhere below a route."""

    def __init__(
        self,
        code: ProblemCode,
        detail: str,
        errors: list[FieldError] | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(detail)
        self.code: Final = code
        self.detail: Final = detail
        self.errors: Final = errors or []
        self.retry_after: Final = retry_after

    @property
    def status(self) -> ErrorStatus:
        return STATUS_BY_CODE.get(self.code, 400)


def invalid(field: str, message: str, code: ProblemCode = "invalid_parameter") -> ServiceError:
    """One parameter is invalid."""
    return ServiceError(code, f"{field}: {message}", [FieldError(field=field, message=message)])


def not_found(what: str) -> ServiceError:
    """An object isn't there. The same whether it never existed or belongs to another account."""
    return ServiceError("not_found", f"There is no such {what}.")


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
            return ServiceError("unknown_path", "There is nothing at this path and method.")
        case 413:
            return ServiceError("body_too_large", "The body is too large.")
        case 415:
            return ServiceError("unsupported_media_type", "Send JSON: Content-Type: application/json.")
        case status if 400 <= status < 500:
            return ServiceError("malformed_request", "The request can't be read.")
        case _:
            return ServiceError("internal_error", "Something went wrong on the service's side.")


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
        return ServiceError("malformed_json", "The body is not valid JSON.")
    given = content_type.partition(";")[0].strip().lower()
    if found and found[0]["loc"] == ("body",) and not given.endswith("json"):
        return from_status(415)
    errors = field_errors(found, skip=1)
    detail = f"{errors[0].field}: {errors[0].message}" if errors else "The request is invalid."
    return ServiceError("invalid_parameter", detail, errors)


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
