"""The service as a server of its own: REST at `/v1` and health beside it, with no pages."""

import gc
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import escape

from sqlalchemy import select
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Route

from discern import __version__, words
from discern.service.app import create_api
from discern.service.http.json_logging import set_up_logs
from discern.service.http.middleware import HEADERS
from discern.service.http.mount import InterfaceFirst
from discern.service.metrics import metrics_route
from discern.service.state import Service
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

GC_THRESHOLD = 20_000
"""The garbage collector's threshold for its youngest generation: allocations less deallocations between collections."""


def create_server(settings: Settings) -> Starlette:
    """The whole server. Entering its lifespan starts the service."""
    api = create_api(settings)
    service: Service = api.state.service

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with api.router.lifespan_context(api):
            settle_memory()
            yield

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


def make_server() -> Starlette:
    """What each worker process of `discern serve` calls: the server by the settings of its environment."""
    set_up_logs()
    settings = Settings.load()
    if settings.app_url is None:
        logger.warning(
            "take links will lead to this server, which has no pages: set DISCERN_APP_URL to the app's address"
        )
    return create_server(settings)


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
