"""The service: the REST interface, its storage, its keys and its limits."""

from discern.service.app import create_api as create_api
from discern.service.embedded import (
    AppKey as AppKey,
    EmbeddedService as EmbeddedService,
    process_service as process_service,
    process_settings as process_settings,
)
from discern.service.http.middleware import InterfaceFirst as InterfaceFirst
from discern.service.rate_limit import network_of as network_of
from discern.service.server import (
    REQUESTS_END_S as REQUESTS_END_S,
    create_server as create_server,
    run_worker as run_worker,
)
from discern.service.state import Service as Service
from discern.service.storage.engine.database import DatabaseUnavailableError as DatabaseUnavailableError
