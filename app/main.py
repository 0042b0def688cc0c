"""Start here: `streamlit run app/main.py` serves the pages at `/` and the REST interface at `/v1`, on one port."""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import streamlit as st
from starlette.middleware import Middleware
from starlette.routing import BaseRoute

from discern.settings import SettingsError
from ui.embedded import StartError, embedded_service, load_settings
from ui.front import Compression, InterfaceFirst

try:
    settings = load_settings()
    if not settings.is_remote:
        embedded_service().check_database()
except (SettingsError, StartError) as error:
    sys.exit(f"Discern can't start. {error}")


@asynccontextmanager
async def lifespan(_: st.App) -> AsyncIterator[None]:
    if settings.is_remote:
        yield
        return
    async with embedded_service().running():
        yield


routes: list[BaseRoute] = []
middleware = [Middleware(Compression)]
if not settings.is_remote:
    service = embedded_service()
    routes = service.health_routes()
    middleware.insert(0, Middleware(InterfaceFirst, interface=service.mount()))

app = st.App(Path(__file__).with_name("shell.py"), routes=routes, lifespan=lifespan, middleware=middleware)
