"""What the app and Streamlit keep for the whole process: set aside between two tests, or kept for all of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import pytest
from streamlit.components.v2 import manifest_scanner
from streamlit.runtime.scriptrunner.script_cache import ScriptCache
from streamlit.testing.v1 import app_test, local_script_runner

from discern.service import EmbeddedService
from discern_app.base.current_service import Service, configured_service
from discern_app.base.embedded_service import embedded_service, load_settings


def start_afresh() -> None:
    """As in a process that has just started. A service that runs must be closed first: see `stop_service`."""
    configured_service.cache_clear()
    embedded_service.cache_clear()
    load_settings.cache_clear()


def use_database(url: str, patch: pytest.MonkeyPatch) -> None:
    """Keep the data of this process's next service here.

    The app's start first tries whether a database can be opened, which costs as much as opening it; this one can.
    """
    patch.setenv("DISCERN_DATABASE_URL", url)
    patch.setattr(EmbeddedService, "check_database", lambda _: None)
    start_afresh()


def stop_service() -> None:
    """Close the service of this process, and forget it."""
    embedded_service().close()
    start_afresh()


@contextmanager
def service_over(url: str) -> Iterator[Service]:
    """The service of this process over a database, to fill one that tests copy."""
    with pytest.MonkeyPatch.context() as patch:
        use_database(url, patch)
        yield configured_service()
        stop_service()


@pytest.fixture(scope="session", autouse=True)
def compiled_scripts() -> Iterator[None]:
    """Scripts of pages, which don't change while tests run; Streamlit would compile them again for each test."""
    compiled = ScriptCache()
    with pytest.MonkeyPatch.context() as patch:
        for module in (app_test, local_script_runner):
            patch.setattr(module, "ScriptCache", lambda: compiled)
        yield


@pytest.fixture(scope="session", autouse=True)
def installed_components() -> Iterator[None]:
    """The components in installed packages, looked for once; each test would look again when it opens a page."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(manifest_scanner, "scan_component_manifests", cache(manifest_scanner.scan_component_manifests))
        yield
