"""Serves the interface at /v1 on a free port of loopback and prints the port: for tests that kill a process."""

import asyncio
import sys
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from pydantic import SecretStr
from starlette.applications import Starlette
from starlette.routing import Mount

from discern.service import create_api
from discern.settings import Settings


async def main(database_url: str) -> None:
    api = create_api(Settings(database_url=SecretStr(database_url), rate_limit=1_000_000))

    @asynccontextmanager
    async def lifespan(_: Starlette) -> Any:
        async with api.router.lifespan_context(api):
            yield

    app = Starlette(routes=[Mount("/v1", app=api)], lifespan=lifespan)
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=0, log_level="warning"))
    serving = asyncio.create_task(server.serve())
    while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
        await asyncio.sleep(0.01)
    print(server.servers[0].sockets[0].getsockname()[1], flush=True)
    await serving


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
