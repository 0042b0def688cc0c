"""Answering errors: whatever a request raises, as a problem (RFC 9457)."""

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Match

from discern.contract.operations import OPERATIONS
from discern.contract.problems import MEDIA_TYPE, TITLES, Problem
from discern.service.errors import ServiceError, field_errors
from discern.service.http.body_limits import BODY_TIMEOUT_S, MAX_BODY_BYTES


def add_problems(api: FastAPI) -> None:
    """Answer every error that has a meaning for the caller as a problem. What is left is for the middleware: a 500."""
    for kind in (ServiceError, RequestValidationError, HTTPException):
        api.add_exception_handler(kind, _answer)


async def _answer(request: Request, error: Exception) -> Response:
    operation = OPERATIONS.get(getattr(request.scope.get("route"), "name", ""))
    model = None if operation is None else operation.body or operation.query
    found = problem_of(error, request.headers.get("content-type", ""), model)
    if found.code != "unknown_path":
        return problem_response(found, request.state.request_id)
    methods = _methods_at(request)
    hint = f" This path takes {methods}." if methods else _suggest_path(request)
    response = problem_response(ServiceError("unknown_path", found.detail + hint), request.state.request_id)
    if methods:
        response.headers["Allow"] = methods
    return response


def _methods_at(request: Request) -> str:
    """The methods that the path takes, with commas between; empty where there is nothing at it."""
    partial = (each for each in request.app.routes if each.matches(request.scope)[0] is Match.PARTIAL)
    methods = {method for route in partial for method in route.methods}
    return ", ".join(sorted(methods | ({"HEAD"} if "GET" in methods else set())))


def _suggest_path(request: Request) -> str:
    """The right path, where it is wrong only by a slash at its end. Ids in it aren't repeated."""
    root, path = request.scope.get("root_path", ""), request.scope["path"]
    if not path.endswith("/"):
        return ""
    scope = {**request.scope, "path": path[:-1]}
    matching = (each for each in request.app.routes if each.matches(scope)[0] is Match.FULL)
    return next((f" Did you mean {root}{route.path}?" for route in matching), "")


def from_status(status: int) -> ServiceError:
    """A status that the framework answers with by itself, as one of those of the specification."""
    match status:
        case 404 | 405:
            return ServiceError("unknown_path", "There is nothing at this path and method.")
        case 413:
            return ServiceError("body_too_large", f"The body is larger than {MAX_BODY_BYTES:,} bytes.")
        case 415:
            return ServiceError("unsupported_media_type", "Send JSON: Content-Type: application/json.")
        case status if 400 <= status < 500:
            return ServiceError("malformed_request", "The request can't be read.")
        case _:
            return ServiceError("internal_error", "Something went wrong on the service's side.")


def problem_of(error: Exception, content_type: str, model: Any = None) -> ServiceError:
    """What a request is answered with that raised ``error`` and had a body of ``content_type``, which was to be a
    ``model``, or its query.
    """
    match error:
        case ServiceError():
            return error
        case RequestValidationError():
            return _from_validation(error, content_type, model)
        case HTTPException():
            unread = _what_is_unreadable(error.__cause__)
            return ServiceError("malformed_request", unread) if unread else from_status(error.status_code)
        case _:
            return from_status(500)


def _what_is_unreadable(cause: BaseException | None) -> str:
    """Why FastAPI could not read a body, by what it met while reading; empty where it met something else."""
    match cause:
        case UnicodeDecodeError():
            return "The body is not text in UTF-8."
        case RecursionError():
            return "The body is nested too deeply."
        case TimeoutError():
            return f"The body did not arrive within {BODY_TIMEOUT_S:g} s."
        case ValueError():
            return "The body has a number with too many digits."
        case _:
            return ""


def _place_in(text: str, position: int) -> str:
    line, column = text.count("\n", 0, position) + 1, position - text.rfind("\n", 0, position)
    return f"line {line}, column {column}"


def _from_validation(error: RequestValidationError, content_type: str, model: Any) -> ServiceError:
    """A 400 that names each field and rule."""
    found = error.errors()
    for each in found:
        if each["type"] == "json_invalid":
            place = _place_in(error.body, each["loc"][1])
            return ServiceError("malformed_json", f"The body is not valid JSON: see {place}.")
    given = content_type.partition(";")[0].strip().lower()
    if found and found[0]["loc"] == ("body",) and not given.endswith("json"):
        return from_status(415)
    errors = field_errors(found, model, skip=1)
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
        expired_at=error.expired_at,
    )
    headers = {}
    if error.status == 401:
        headers["WWW-Authenticate"] = 'Bearer realm="discern"'
    if error.retry_after is not None:
        headers["Retry-After"] = str(max(1, int(error.retry_after + 0.999)))
    return Response(problem.model_dump_json(), error.status, headers, MEDIA_TYPE)
