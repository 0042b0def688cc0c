"""Answering errors: whatever a request raises, as a problem (RFC 9457)."""

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from discern.contract.problems import MEDIA_TYPE, TITLES, Problem
from discern.service.errors import ServiceError, field_errors


def add_problems(api: FastAPI) -> None:
    """Answer every error that has a meaning for the caller as a problem. What is left is for the middleware: a 500."""
    for kind in (ServiceError, RequestValidationError, HTTPException):
        api.add_exception_handler(kind, _answer)


async def _answer(request: Request, error: Exception) -> Response:
    found = problem_of(error, request.headers.get("content-type", ""))
    return problem_response(found, request.state.request_id)


def from_status(status: int) -> ServiceError:
    """A status that the framework answers with by itself, as one of those of the specification."""
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
    """What a request is answered with that raised ``error`` and had a body of ``content_type``."""
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
