"""The service as a server of its own: REST at `/v1` and health beside it, with no pages."""

import gc
import logging
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from html import escape

from sqlalchemy import select
from sqlalchemy.exc import DBAPIError
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Route

from discern import __version__, words
from discern.service.app import create_api
from discern.service.errors import ServiceError
from discern.service.http.json_logging import set_up_logs
from discern.service.http.middleware import HEADERS
from discern.service.http.mount import InterfaceFirst
from discern.service.metrics import metrics_route
from discern.service.outage_log import is_outage, limit_outage_lines
from discern.service.process_end import end_within, jobs_end_s
from discern.service.state import Service
from discern.service.storage.engine.database import Database
from discern.settings import Settings

logger = logging.getLogger("discern.service")

NO_PAGES = """\
<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<h1>{title}</h1>
<p>{detail}</p>
<p>{operator}</p>
</html>
"""

LOOK_AGAIN_S = 1.0
"""How long to wait before a database that can't be reached is tried again, in seconds."""

GC_THRESHOLD = 20_000
"""The garbage collector's threshold for its youngest generation: allocations less deallocations between collections."""


def create_server(settings: Settings, on_stop: Callable[[], None] | None = None) -> Starlette:
    """The whole server. Entering its lifespan starts the service; ``on_stop`` is called when it begins to stop."""
    api = create_api(settings)
    service: Service = api.state.service

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with api.router.lifespan_context(api):
            settle_memory()
            yield
            if on_stop is not None:
                on_stop()

    first = Middleware(InterfaceFirst, interface=api)
    routes = [*health_routes(service), Route("/take", explain_missing_pages)]
    return Starlette(routes=routes, middleware=[first], lifespan=lifespan)


async def explain_missing_pages(request: Request) -> Response:
    """The page behind a take link where `DISCERN_APP_URL` isn't set, in the reader's language."""
    language = words.negotiate(None, request.headers.get("accept-language", ""))
    page = NO_PAGES.format(
        language=language,
        title=escape(words.format_message(language, "taking-no-pages")),
        detail=escape(words.format_message(language, "taking-no-pages-detail")),
        operator=words.format_message(
            language, "taking-no-pages-operator", {"setting": "<code>DISCERN_APP_URL</code>"}
        ),
    )
    headers = {name.decode(): value.decode() for name, value in HEADERS}
    headers |= {"Content-Language": language, "Vary": "Accept-Language"}
    return HTMLResponse(page, status_code=404, headers=headers)


def settle_memory() -> None:
    """Exempt the many objects that live as long as the process from garbage collection, and collect less often.

    With Python's own threshold of 700 a collection would start in the midst of every request.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(GC_THRESHOLD)


def wait_for_database(settings: Settings) -> None:
    """Block until the database can be reached: a server that starts in an outage serves as soon as it is over."""
    set_up_logs()
    limit_outage_lines()
    database = Database(settings.database_url.get_secret_value(), beside_a_server=True)
    try:
        while not _answers(database):
            time.sleep(LOOK_AGAIN_S)
    finally:
        database.close()


def _answers(database: Database) -> bool:
    try:
        database.read_now(lambda connection: connection.execute(select(1)).scalar_one())
    except ServiceError:
        return False
    except DBAPIError as error:
        if not is_outage(error):
            raise
        logger.exception("waiting for the database")
        return False
    return True


def make_server() -> Starlette:
    """What each process of `discern serve` calls: the server by the settings of its environment."""
    set_up_logs()
    settings = Settings.load()
    if settings.app_url is None:
        logger.warning(
            "take links will lead to this server, which has no pages: set DISCERN_APP_URL to the app's address"
        )
    return create_server(settings, on_stop=partial(end_within, jobs_end_s(settings)))


def health_routes(service: Service) -> list[BaseRoute]:
    """`/healthz` says that the process answers, `/readyz` that it can also read, write and take new connections.

    Read the body: a host that serves pages at every path answers 200 everywhere.
    """

    async def answer_health(_: Request) -> Response:
        return JSONResponse({"status": "ok", "service": "discern", "version": __version__})

    async def answer_readiness(_: Request) -> Response:
        try:
            await service.database.read(lambda connection: connection.execute(select(1)).scalar_one())
            # Fails where the process has as many files open as it may.
            socket.socket().close()
            is_ready = service.database.is_writable
        except Exception:  # whatever it is, the service can't do its work
            is_ready = False
        if is_ready:
            return JSONResponse({"status": "ready", "service": "discern"})
        return JSONResponse({"status": "not ready", "service": "discern"}, status_code=500)

    routes: list[BaseRoute] = [Route("/healthz", answer_health), Route("/readyz", answer_readiness)]
    if service.settings.metrics:
        routes.append(metrics_route())
    return routes
