"""The settings and the service of this process: one of each, created by the first call, whichever thread makes it.

They are here rather than in the app because Streamlit empties its caches whenever a browser asks it to, and imports the
app's modules again when one of their files changes.
"""

from threading import Condition

from cachetools import cached

from discern.service.embedded.service import EmbeddedService
from discern.settings import Settings


@cached({}, condition=Condition())
def process_settings() -> Settings:
    """Raises `SettingsError`."""
    return Settings.load()


@cached({}, condition=Condition())
def process_service() -> EmbeddedService:
    """The service, its database checked. An error is not remembered: the next call tries again.

    Raises:
        SettingsError: a setting is invalid.
        DatabaseUnavailableError: the database can't be opened.
    """
    service = EmbeddedService(process_settings())
    service.check_database()
    return service
