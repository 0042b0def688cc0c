"""What the app keeps for the whole process, between two tests."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from discern_app.base.current_service import Service, configured_service
from discern_app.base.embedded_service import embedded_service, load_settings


def start_afresh() -> None:
    """As in a process that has just started. A service that runs must be closed first: see `stop_service`."""
    configured_service.cache_clear()
    embedded_service.cache_clear()
    load_settings.cache_clear()


def stop_service() -> None:
    """Close the service of this process, and forget it."""
    embedded_service().close()
    start_afresh()


@contextmanager
def service_over(url: str) -> Iterator[Service]:
    """The service of this process over a database, to fill one that tests copy."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DISCERN_DATABASE_URL", url)
        start_afresh()
        yield configured_service()
        stop_service()
