"""The service in processes of its own: a server with REST at `/v1` and health beside it, or a worker without either."""

import asyncio
import logging
import os
import signal
import socket
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
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
from discern.service.http.middleware import HEADERS, InterfaceFirst
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

END_S = 9
"""Seconds from the signal that asks a process to end to its end, at the latest: Docker kills it after ten."""

REQUESTS_END_S = 4
"""Seconds of them for the requests that a server is answering. The rest is for background jobs."""


def create_server(settings: Settings, on_stop: Callable[[], None] | None = None) -> Starlette:
    """The whole server. Entering its lifespan starts the service; ``on_stop`` is called when it begins to stop."""
    api = create_api(settings)
    service: Service = api.state.service

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with api.router.lifespan_context(api):
            yield
            if on_stop is not None:
                on_stop()

    first = Middleware(InterfaceFirst, interface=api, assistant=api.state.assistant)
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


def make_server() -> Starlette:
    """What each process of `discern serve` calls: the server by the settings of its environment."""
    set_up_logs()
    settings = Settings.load()
    if settings.app_url is None:
        logger.warning(
            "take links will lead to this server, which has no pages: set DISCERN_APP_URL to the app's address"
        )
    return create_server(settings, on_stop=partial(end_within, END_S - REQUESTS_END_S))


async def run_worker(settings: Settings) -> None:
    """Do the jobs that wait in the database until the process is asked to end (SIGTERM or SIGINT), then finish those
    that are under way.

    Raises:
        DatabaseUnavailableError: the database can't be opened.
    """
    api = create_api(settings.model_copy(update={"worker": True}))
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stopping.set)
    async with api.router.lifespan_context(api):
        await stopping.wait()
        end_within(END_S)


def end_within(seconds: float) -> None:
    """End this process after so many seconds, unless it has ended by then: a job in a thread, such as writing a report,
    can't be interrupted. What is given up is done again once its lease is over.
    """
    timer = threading.Timer(seconds, _end)
    timer.daemon = True
    timer.start()


def _end() -> None:
    logger.warning("what is still under way is given up")
    os._exit(0)


READY_S = 3.0
"""How long a process may take to find out whether it is ready, in seconds. Later is as bad as never."""


class Readiness:
    """Whether a service can do its work: read, write and take new connections."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._check: asyncio.Task[bool] | None = None

    async def is_ready(self) -> bool:
        """Answers within `READY_S`. Those who ask together share one check: a database that hangs holds no more."""
        if self._check is None or self._check.done():
            self._check = asyncio.create_task(self._find_out())
        done, _ = await asyncio.wait({self._check}, timeout=READY_S)
        return bool(done) and self._check.result()

    async def _find_out(self) -> bool:
        database = self._service.database
        try:
            await database.read(lambda connection: connection.execute(select(1)).scalar_one())
            # Fails where the process has as many files open as it may.
            socket.socket().close()
            return await database.is_writable()
        except Exception:  # whatever it is, the service can't do its work
            return False


def health_routes(service: Service) -> list[BaseRoute]:
    """`/healthz` says that the process answers, `/readyz` that it can do its work.

    Read the body: a host that serves pages at every path answers 200 everywhere.
    """
    readiness = Readiness(service)

    async def answer_health(_: Request) -> Response:
        return JSONResponse({"status": "ok", "service": "discern", "version": __version__})

    async def answer_readiness(_: Request) -> Response:
        if await readiness.is_ready():
            return JSONResponse({"status": "ready", "service": "discern"})
        return JSONResponse({"status": "not ready", "service": "discern"}, status_code=500)

    routes: list[BaseRoute] = [Route("/healthz", answer_health), Route("/readyz", answer_readiness)]
    if service.settings.metrics:
        routes.append(metrics_route())
    return routes
