"""The interface at `/v1` and a trivial route beside it, in one process on one port of loopback.

`python -m discern.bench.service_process DATABASE_URL` prints the port. `GET /cpu` answers the process's CPU time.
"""

import socket
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from pydantic import SecretStr
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from discern.service import InterfaceFirst, create_api, settle_memory
from discern.settings import Settings


async def answer_trivially(_: Request) -> JSONResponse:
    return JSONResponse({"status": "ok"})


async def tell_cpu(_: Request) -> JSONResponse:
    """CPU time of all threads of this process since it started, in seconds."""
    return JSONResponse({"seconds": time.process_time()})


def build(database_url: str) -> Starlette:
    """Both under one server. The limit is out of the way."""
    api = create_api(Settings(database_url=SecretStr(database_url), rate_limit=1_000_000))

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with api.router.lifespan_context(api):
            settle_memory()
            yield

    routes = [Route("/trivial", answer_trivially), Route("/cpu", tell_cpu)]
    first = Middleware(InterfaceFirst, interface=api)
    return Starlette(routes=routes, middleware=[first], lifespan=lifespan)


def main() -> None:
    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    config = uvicorn.Config(build(sys.argv[1]), log_level="warning", access_log=False)
    uvicorn.Server(config).run([listener])


if __name__ == "__main__":
    main()
