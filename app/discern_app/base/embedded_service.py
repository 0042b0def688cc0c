"""The settings and the service of this process, one of each for all sessions."""

import asyncio

from discern.service import (
    DatabaseUnavailableError,
    InterfaceProtocol,
    LimitedProtocol,
    check_uvicorn,
    limit_running_server,
    network_of,
    process_service,
    process_settings,
)

__all__ = ["StartError", "check_uvicorn", "embedded_service", "limit_server", "load_settings", "network_of"]

StartError = DatabaseUnavailableError

load_settings = process_settings
"""Raises `SettingsError`."""

embedded_service = process_service
"""The service in this process. Under `st.App` it runs on the server's event loop, elsewhere on one of its own."""


def limit_server(socket: type[asyncio.Protocol], *, max_connections: int, max_message_bytes: int) -> bool:
    """Limit the connections of this process's server, and what it reads of a request's head and on a socket.

    Args:
        socket: what reads websockets in place of uvicorn's own.
        max_connections: how many there may be beside websockets.
        max_message_bytes: how long a message on a socket may be.

    Returns:
        False where another server than uvicorn runs, which has limits of its own or none.
    """
    protocol = LimitedProtocol if load_settings().is_remote else InterfaceProtocol
    return limit_running_server(protocol, socket, max_connections=max_connections, max_message_bytes=max_message_bytes)
