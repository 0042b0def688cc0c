"""What the app keeps for the whole process, between two tests."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

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
