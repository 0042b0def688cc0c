"""The settings and the service of this process, one of each for all sessions."""

from discern.service import (
    DatabaseUnavailableError,
    InterfaceProtocol,
    LimitedProtocol,
    limit_running_server,
    network_of,
    process_service,
    process_settings,
)

__all__ = ["StartError", "embedded_service", "limit_server", "load_settings", "network_of"]

StartError = DatabaseUnavailableError

load_settings = process_settings
"""Raises `SettingsError`."""

embedded_service = process_service
"""The service in this process. Under `st.App` it runs on the server's event loop, elsewhere on one of its own."""


def limit_server(max_message_bytes: int) -> bool:
    """Limit what the server of this process reads of a request's head and of a message on a socket.

    Returns:
        False where another server than uvicorn runs, which has limits of its own or none.
    """
    protocol = LimitedProtocol if load_settings().is_remote else InterfaceProtocol
    return limit_running_server(protocol, max_message_bytes=max_message_bytes)
