"""Serves the interface at /v1 and health on a free port of loopback and prints the port: for tests that kill a process.

`serve.py DATABASE_URL LIMIT`: with a limit in requests a minute, buckets never refill.
"""

import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from pydantic import SecretStr
from starlette.applications import Starlette
from starlette.middleware import Middleware

from discern.service import InterfaceFirst, create_api
from discern.service.server import health_routes
from discern.settings import Settings


def build(database_url: str, limit: str | None) -> Starlette:
    settings = Settings(database_url=SecretStr(database_url), rate_limit=int(limit or 1_000_000))
    api = create_api(settings, seconds=None if limit is None else lambda: 0.0)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with api.router.lifespan_context(api):
            yield

    return Starlette(
        routes=health_routes(api.state.service),
        middleware=[Middleware(InterfaceFirst, interface=api)],
        lifespan=lifespan,
    )


if __name__ == "__main__":
    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    app = build(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None)
    uvicorn.Server(uvicorn.Config(app, log_level="critical")).run([listener])
