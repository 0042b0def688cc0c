"""What the app keeps for the whole process, between two tests."""

from discern_app.base.current_service import configured_service
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
