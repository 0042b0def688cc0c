"""Start here: `streamlit run app/main.py` serves the pages at `/` and the REST interface at `/v1`, on one port.

Streamlit imports this file for `app`. A host that knows no `st.App` runs it as a page, and so as `__main__`: it then
serves the pages alone.
"""

import runpy
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path

import streamlit as st
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.routing import BaseRoute

from discern_app.access.secret import Gate
from discern_app.base.embedded_service import embedded_service, load_settings
from discern_app.base.http_middleware import LinkAddresses, SecurityHeaders, drawing_script
from discern_app.base.language import LanguageCookie
from discern_app.base.logs import make_logs_safe
from discern_app.base.navigation import base_path
from discern_app.entrance.door import Door
from discern_app.entrance.sign_in import sign_in_routes
from discern_app.participant.routes import participant_routes, secret_paths
from discern_app.start import announce, find_fault, raise_file_limit, read_look

SHELL = Path(__file__).with_name("discern_app") / "shell.py"


@asynccontextmanager
async def lifespan(_: st.App) -> AsyncIterator[None]:
    raise_file_limit()
    async with nullcontext() if load_settings().is_remote else embedded_service().running():
        await run_in_threadpool(read_look)
        announce(gate, load_settings())
        yield


make_logs_safe()
fault = find_fault(is_page=__name__ == "__main__")
if __name__ == "__main__":
    if fault is None:
        runpy.run_path(str(SHELL))
    else:
        st.error(fault, icon=":material/error:")
elif fault is not None:
    sys.exit(fault)
else:
    gate = Gate()
    is_https = (load_settings().app_url or "").startswith("https://")
    routes: list[BaseRoute] = [drawing_script(), *gate.routes(), *sign_in_routes(), *participant_routes()]
    # The first is outermost: the door's own pages have the headers too, and it sees no secret of a link.
    middleware = [
        Middleware(SecurityHeaders, is_https=is_https),
        # Before the next, which keeps the query of a link to itself.
        Middleware(LanguageCookie),
        Middleware(LinkAddresses, paths=secret_paths()),
        Middleware(Door, routes=routes),
    ]
    if not load_settings().is_remote:
        routes += embedded_service().health_routes()
        # Before them all: the interface has headers of its own, and keys in place of a door.
        middleware.insert(0, embedded_service().middleware(base_path()))

    app = st.App(SHELL, routes=routes, lifespan=lifespan, middleware=middleware)
