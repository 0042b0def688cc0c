"""Start here: `streamlit run app/main.py` serves the pages at `/` and the REST interface at `/v1`, on one port.

Streamlit imports this file for `app`. A host that knows no `st.App` runs it as a page, and so as `__main__`: it then
serves the pages alone.
"""

import asyncio
import inspect
import logging
import runpy
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path

import streamlit as st
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Route

from discern.settings import SettingsError
from discern_app.access.access_secret import ensure_secret
from discern_app.access.gate import Gate
from discern_app.access.start import announce
from discern_app.base.embedded_service import (
    StartError,
    check_uvicorn,
    embedded_service,
    end_soon,
    limit_server,
    load_settings,
)
from discern_app.base.http_middleware import (
    EarlyCharts,
    LinkAddresses,
    NoHostPage,
    OwnHead,
    SecurityHeaders,
    drawing_script,
    security_headers,
)
from discern_app.base.language import parse_first_messages
from discern_app.base.navigation import WITH_CHARTS
from discern_app.base.oidc_providers import check_cookie_secret, is_sign_in_set_up
from discern_app.base.streamlit_internals import StreamlitChangedError, check_messages
from discern_app.entrance.door import Door
from discern_app.participant.routes import page_paths, participant_routes
from discern_app.server.kept_files import KeptFiles
from discern_app.server.limited_socket import LimitedSocket, check_sockets
from discern_app.server.logs import make_logs_safe
from discern_app.server.open_files import fit_connections, raise_limit
from discern_app.server.socket_guard import SocketGuard
from discern_app.server.visitors import MAX_MESSAGE_BYTES, visitors

SHELL = Path(__file__).with_name("discern_app") / "shell.py"
ICON = SHELL.with_name("icon.svg")


def find_fault() -> str | None:
    """Why the app can't start, in one line for the person who starts it."""
    try:
        if not load_settings().is_remote:
            embedded_service()
        security_headers()
        check_messages()
        check_cookie_secret()
        if __name__ != "__main__" and not is_sign_in_set_up():
            ensure_secret(load_settings())
    except (SettingsError, StartError, StreamlitChangedError) as error:
        return f"Discern can't start. {error}"
    return None


async def check_server() -> None:
    """End the start where the limits of connections don't fit the installed server."""
    try:
        await check_uvicorn()
        await check_sockets()
    except RuntimeError as error:
        logging.getLogger("discern.app").critical(f"Discern can't start. {error}.")
        raise


@asynccontextmanager
async def lifespan(_: st.App) -> AsyncIterator[None]:
    await check_server()
    max_connections = fit_connections(raise_limit())
    is_limited = limit_server(LimitedSocket, max_connections=max_connections, max_message_bytes=MAX_MESSAGE_BYTES)
    if not is_limited:
        logging.getLogger("discern.app").warning(
            "This server isn't uvicorn: request heads have its limits, not Discern's."
        )
    async with nullcontext() if load_settings().is_remote else embedded_service().running():
        announce(gate, load_settings())
        # The first run of a page has Streamlit look at the whole stack. Python then looks through all modules, for a
        # tenth of a second, unless it has done so before.
        inspect.stack()
        parsing = asyncio.create_task(parse_first_messages())
        yield
        parsing.cancel()
        if is_limited:
            end_soon()


def sign_in_routes() -> list[Route]:
    """The addresses of signing in; none, and no import that takes long, where nobody can."""
    if not is_sign_in_set_up():
        return []
    from discern_app.entrance.sign_in import make_routes

    return make_routes()


make_logs_safe()
fault = find_fault()
if __name__ == "__main__":
    if fault is None:
        runpy.run_path(str(SHELL))
    else:
        st.error(fault, icon=":material/error:")
elif fault is not None:
    sys.exit(fault)
else:
    gate = Gate()
    routes: list[BaseRoute] = [drawing_script(), *gate.routes(), *sign_in_routes(), *participant_routes()]
    is_https = (load_settings().app_url or "").startswith("https://")
    middleware = [
        Middleware(SecurityHeaders, headers=security_headers(), is_https=is_https),
        Middleware(LinkAddresses, paths=page_paths()),
        Middleware(Door, routes=routes),
        Middleware(NoHostPage),
        Middleware(OwnHead, title="Discern", icon=ICON.read_bytes()),
        Middleware(EarlyCharts, objects=WITH_CHARTS),
        Middleware(SocketGuard, visitors=visitors),
        Middleware(KeptFiles),
    ]
    if not load_settings().is_remote:
        service = embedded_service()
        routes += service.health_routes()
        middleware.insert(0, service.middleware())

    app = st.App(SHELL, routes=routes, lifespan=lifespan, middleware=middleware)
