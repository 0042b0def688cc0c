"""The service: the REST interface, its storage, its keys and its limits."""

from discern.service.app import create_api
from discern.service.embedded.app_key import AppKey
from discern.service.embedded.service import EmbeddedService
from discern.service.http.mount import InterfaceFirst, mount_interface
from discern.service.server import create_server, health_routes, settle_memory
from discern.service.state import Service
from discern.service.storage.backup.create import BackupState, read_backup_state
from discern.service.storage.engine.database import DatabaseUnavailableError
from discern.service.worker import work_apart

__all__ = [
    "AppKey",
    "BackupState",
    "DatabaseUnavailableError",
    "EmbeddedService",
    "InterfaceFirst",
    "Service",
    "create_api",
    "create_server",
    "health_routes",
    "mount_interface",
    "read_backup_state",
    "settle_memory",
    "work_apart",
]
