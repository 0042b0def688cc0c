"""The service: the REST interface, its storage, its keys and its limits."""

from discern.service.app import create_api
from discern.service.embedded.app_key import AppKey
from discern.service.embedded.service import EmbeddedService
from discern.service.embedded.singleton import process_service, process_settings
from discern.service.http.connection_limits import InterfaceProtocol, LimitedProtocol, limit_running_server
from discern.service.http.mount import InterfaceFirst
from discern.service.rate_limit import network_of
from discern.service.server import create_server, settle_memory
from discern.service.state import Service
from discern.service.storage.engine.database import DatabaseUnavailableError
from discern.service.worker import run_worker

__all__ = [
    "AppKey",
    "DatabaseUnavailableError",
    "EmbeddedService",
    "InterfaceFirst",
    "InterfaceProtocol",
    "LimitedProtocol",
    "Service",
    "create_api",
    "create_server",
    "limit_running_server",
    "network_of",
    "process_service",
    "process_settings",
    "run_worker",
    "settle_memory",
]
