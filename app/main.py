"""Start here: `streamlit run app/main.py` serves the pages at `/` and the REST interface at `/v1`, on one port.

A host that knows no `st.App` runs this file as a page: it then serves the pages alone.
"""

import runpy
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

# Whole before any session runs: two that draw their first chart at once would meet it half imported.
import pandas  # noqa: F401, ICN001
import streamlit as st
from starlette.middleware import Middleware
from starlette.routing import BaseRoute
from streamlit.runtime.scriptrunner import get_script_run_ctx

from discern.settings import SettingsError
from discern_app.base.embedded_service import StartError, embedded_service, load_settings
from discern_app.base.http_middleware import Compression, Hardening, drawing_script

SHELL = Path(__file__).with_name("discern_app") / "shell.py"


@st.cache_resource(show_spinner=False)
def find_fault() -> str | None:
    """Why the app can't start, in one line for the person who starts it."""
    try:
        if not load_settings().is_remote:
            embedded_service().check_database()
    except (SettingsError, StartError) as error:
        return f"Discern can't start. {error}"
    return None


@asynccontextmanager
async def lifespan(_: st.App) -> AsyncIterator[None]:
    if load_settings().is_remote:
        yield
        return
    async with embedded_service().running():
        yield


fault = find_fault()
if get_script_run_ctx(suppress_warning=True) is not None:
    if fault is None:
        runpy.run_path(str(SHELL))
    else:
        st.error(fault, icon=":material/error:")
elif fault is not None:
    sys.exit(fault)
else:
    routes: list[BaseRoute] = [drawing_script()]
    is_https = (load_settings().app_url or "").startswith("https://")
    middleware = [Middleware(Hardening, is_https=is_https), Middleware(Compression)]
    if not load_settings().is_remote:
        service = embedded_service()
        routes += service.health_routes()
        middleware.insert(0, service.middleware())

    app = st.App(SHELL, routes=routes, lifespan=lifespan, middleware=middleware)
