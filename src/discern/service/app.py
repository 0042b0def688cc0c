"""The REST interface as an ASGI app, to be mounted at `/v1`."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from importlib.metadata import version
from time import monotonic

import anyio.to_thread
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.body_limit import RequestBodyLimitMiddleware
from starlette.requests import Request
from starlette.responses import Response

from discern.service import routes
from discern.service.background import Background
from discern.service.banks import read_bank, warm_up
from discern.service.documents import add_documents
from discern.service.gateway import Gateway
from discern.service.limits import ProcessLimits
from discern.service.maintenance import maintain
from discern.service.metrics import process_meter
from discern.service.problems import ServiceError, field_errors, from_status, problem_response
from discern.service.state import Service, utc_now
from discern.service.storage.accounts import ensure_default_account
from discern.service.storage.database import Database
from discern.service.storage.rate_buckets import DatabaseLimits
from discern.settings import Settings

MOST_BODY_BYTES = 1_000_000


def create_api(
    settings: Settings,
    *,
    beside_a_server: bool = False,
    now: Callable[[], datetime] = utc_now,
    seconds: Callable[[], float] | None = None,
) -> FastAPI:
    """Build the interface over one database. Whoever mounts it must enter its lifespan: a server doesn't.

    Args:
        settings: where the data is, and what is limited.
        beside_a_server: another process may be serving the same SQLite file.
        now: the wall clock that times are stored by.
        seconds: what limits are counted by, in place of the process's steady clock or the database's.
    """
    database = Database(settings.database_url.get_secret_value(), beside_a_server=beside_a_server)
    limits = ProcessLimits(seconds or monotonic) if database.is_sqlite else DatabaseLimits(database, seconds)
    meter = process_meter() if settings.metrics else None
    service = Service(settings, database, limits, Background(), meter, read_bank(settings), now)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await anyio.to_thread.run_sync(service.database.open)
        stopping = asyncio.Event()
        try:
            await service.database.write(lambda connection: ensure_default_account(connection, service.now()))
            service.background.start(maintain(service, stopping))
            service.background.start(anyio.to_thread.run_sync(warm_up, service.bank))
            yield
        finally:
            stopping.set()
            await service.background.finish()
            await anyio.to_thread.run_sync(service.database.close)

    api = FastAPI(
        title="Discern",
        version=version("discern"),
        lifespan=lifespan,
        openapi_url=None,
        redirect_slashes=False,
    )
    api.state.service = service
    for router in routes.ROUTERS:
        api.include_router(router)
    add_documents(api)
    api.add_middleware(RequestBodyLimitMiddleware, max_body_size=MOST_BODY_BYTES)
    api.add_middleware(Gateway, service=service)
    api.add_exception_handler(ServiceError, _answer_service_error)
    api.add_exception_handler(RequestValidationError, _answer_invalid)
    api.add_exception_handler(HTTPException, _answer_http_exception)
    return api


def _answer(request: Request, error: ServiceError) -> Response:
    return problem_response(error, request.state.request_id)


async def _answer_service_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, ServiceError)
    return _answer(request, error)


async def _answer_invalid(request: Request, error: Exception) -> Response:
    """A 400 that names each field and rule."""
    assert isinstance(error, RequestValidationError)
    found = error.errors()
    if any(each["type"] == "json_invalid" for each in found):
        return _answer(request, ServiceError(400, "malformed_json", "The body is not valid JSON."))
    given = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if found and found[0]["loc"] == ("body",) and not given.endswith("json"):
        return _answer(request, from_status(415))
    errors = field_errors(found, skip=1)
    detail = f"{errors[0].field}: {errors[0].message}" if errors else "The request is invalid."
    return _answer(request, ServiceError(400, "invalid_parameter", detail, errors))


async def _answer_http_exception(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return _answer(request, from_status(error.status_code))
