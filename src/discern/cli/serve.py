"""Running the service: the interface, and a worker."""

import asyncio
from collections.abc import Mapping
from typing import Any

import click
import uvicorn

from discern.cli.context import load_settings, open_database
from discern.service import REQUESTS_END_S, run_worker
from discern.service.http.json_logging import set_up_logs

MAX_HEAD_BYTES = 32_000
"""Of a request. More is answered with 400."""

OPTIONS: Mapping[str, Any] = {
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "proxy_headers": False,
    # The other parser that uvicorn may find keeps a head of any length.
    "http": "h11",
    "h11_max_incomplete_event_size": MAX_HEAD_BYTES,
    "ws": "none",
    "timeout_keep_alive": 10,
    "timeout_graceful_shutdown": REQUESTS_END_S,
    # One of several processes that is silent for so long is replaced, as one is that was killed before it could answer;
    # and a reload waits so long for a new one, which takes several times as long on a busy machine.
    "timeout_worker_healthcheck": 20,
}
"""How uvicorn serves the REST API."""


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8500, show_default=True, type=click.IntRange(0, 65535))
@click.option(
    "--workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help="Number of processes. More than one needs PostgreSQL.",
)
def serve(host: str, port: int, workers: int) -> None:
    """Serve the REST API alone, at /v1, with /healthz and /readyz."""
    with open_database() as database:
        is_sqlite = database.is_sqlite
    if workers > 1 and is_sqlite:
        raise click.ClickException(
            "Several workers need PostgreSQL: set DISCERN_DATABASE_URL. SQLite supports one process only."
        )
    set_up_logs()
    uvicorn.run("discern.service.server:make_server", factory=True, workers=workers, host=host, port=port, **OPTIONS)


@click.command()
def worker() -> None:
    """Run background work, such as webhooks and reports, in a separate process; needs PostgreSQL.

    Any number of workers may run. Set DISCERN_WORKER=off for the server, or it keeps doing this work too.
    """
    settings = load_settings()
    with open_database() as database:
        is_sqlite = database.is_sqlite
    if is_sqlite:
        raise click.ClickException(
            "A separate worker needs PostgreSQL: set DISCERN_DATABASE_URL. On SQLite the service does this work itself."
        )
    set_up_logs()
    asyncio.run(run_worker(settings))
