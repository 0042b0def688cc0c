"""The REST interface as an ASGI app, to be mounted at `/v1`."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from datetime import datetime
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

import anyio.to_thread
from fastapi import FastAPI

from discern import __version__
from discern.service import routes
from discern.service.domain.banks import Banks, read_bank
from discern.service.http.docs import add_docs
from discern.service.http.middleware import ApiMiddleware
from discern.service.http.problems import add_problems
from discern.service.jobs.announce_agreements import AgreementWorker
from discern.service.jobs.deliver_webhooks import DeliveryWorker
from discern.service.jobs.job_loop import JobLoop
from discern.service.jobs.language_model import find_model
from discern.service.jobs.retention import run_hourly
from discern.service.jobs.send_mails import MailWorker
from discern.service.jobs.send_weeks import WeekWorker
from discern.service.jobs.write_reports import ReportWorker
from discern.service.metrics import process_meter
from discern.service.rate_limit import DatabaseLimits, Limits, ProcessLimits
from discern.service.state import Background, Service, utc_now
from discern.service.storage.engine.database import Database
from discern.service.storage.repositories.accounts import ensure_default_account
from discern.settings import Settings

if TYPE_CHECKING:
    from discern.service.assistant import Assistant


def create_api(
    settings: Settings,
    *,
    beside_a_server: bool = False,
    now: Callable[[], datetime] = utc_now,
    seconds: Callable[[], float] | None = None,
) -> FastAPI:
    """Build the interface over one database. Enter its lifespan where it is mounted: a server doesn't.

    Args:
        settings: where the data is, and what is limited.
        beside_a_server: another process may be serving the same SQLite file, and works off what waits.
        now: the wall clock that times are stored by.
        seconds: what limits are counted by, in place of the process's steady clock or the database's.
    """
    database = Database(
        settings.database_url.get_secret_value(),
        beside_a_server=beside_a_server,
        connections=settings.database_connections,
    )
    limits: Limits = ProcessLimits(seconds or monotonic) if database.is_sqlite else DatabaseLimits(database, seconds)
    meter = process_meter() if settings.metrics else None
    banks = Banks(read_bank(settings))
    service = Service(settings, database, limits, Background(), meter, banks, now, model=find_model(settings))

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await anyio.to_thread.run_sync(service.database.open)
        stopping = asyncio.Event()
        try:
            await service.database.write(lambda connection: ensure_default_account(connection, service.now()))
            await service.database.write(partial(banks.register, beside_a_server=beside_a_server))
            service.background.start(run_hourly(service, stopping))
            if settings.worker and not beside_a_server:
                start_waiting_jobs(service, stopping)
            async with nullcontext() if api.state.assistant is None else api.state.assistant.running():
                yield
        finally:
            stopping.set()
            # The database is closed last: jobs that end still write to it.
            await service.background.finish()
            await service.audit_writes.finish()
            if service.model is not None:
                await service.model.close()
            await anyio.to_thread.run_sync(service.database.close)

    api = FastAPI(
        title="Discern",
        version=__version__,
        lifespan=lifespan,
        openapi_url=None,
        redirect_slashes=False,
        # Its spans and logs could carry addresses and what was sent; the service has its own.
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    api.state.service = service
    api.add_middleware(ApiMiddleware, service=service)
    add_problems(api)
    for router in routes.ROUTERS:
        # Not `include_router`, which would look for a route twice in each request.
        api.router.routes.extend(router.routes)
    add_docs(api)
    api.state.assistant = _make_assistant(api, service) if settings.assistant else None
    return api


def _make_assistant(api: FastAPI, service: Service) -> "Assistant":
    # Its protocol takes a second to import, and comes with an extra.
    from discern.service.assistant import Assistant

    return Assistant(api, service)


def start_waiting_jobs(service: Service, stopping: asyncio.Event) -> None:
    """Start a task for each kind of job that waits in the database, if the settings allow it. They end after
    ``stopping`` is set.
    """
    workers: list[JobLoop] = [
        DeliveryWorker(service),
        ReportWorker(service),
        MailWorker(service),
        WeekWorker(service),
        AgreementWorker(service),
    ]
    for worker in workers:
        service.background.start(worker.run(stopping))
