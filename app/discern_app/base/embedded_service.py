"""The settings and the service of this process, one of each for all sessions."""

import asyncio

from discern.service import (
    MAX_HEAD_BYTES,
    TOO_LONG,
    UNREADABLE,
    DatabaseUnavailableError,
    PageProtocol,
    check_uvicorn,
    end_within,
    jobs_end_s,
    limit_running_server,
    network_of,
    process_service,
    process_settings,
    requests_end_s,
)

__all__ = [
    "MAX_HEAD_BYTES",
    "TOO_LONG",
    "UNREADABLE",
    "StartError",
    "check_uvicorn",
    "embedded_service",
    "end_soon",
    "limit_server",
    "load_settings",
    "network_of",
]

StartError = DatabaseUnavailableError

load_settings = process_settings
"""Raises `SettingsError`."""

embedded_service = process_service
"""The service in this process. Under `st.App` it runs on the server's event loop, elsewhere on one of its own."""


def limit_server(socket: type[asyncio.Protocol], *, max_connections: int, max_message_bytes: int) -> bool:
    """Limit the connections of this process's server, what it reads of a request's head and on a socket, and how long
    it waits for requests when it is asked to end.

    Args:
        socket: what reads websockets in place of uvicorn's own.
        max_connections: how many there may be beside websockets.
        max_message_bytes: how long a message on a socket may be.

    Returns:
        False where another server than uvicorn runs, which has limits of its own or none.
    """
    settings = load_settings()
    return limit_running_server(
        PageProtocol,
        socket,
        max_connections=max_connections,
        max_message_bytes=max_message_bytes,
        requests_end_s=requests_end_s(settings),
    )


def end_soon() -> None:
    """End this process, whose server has answered its requests, though a job or a page's script may go on."""
    end_within(jobs_end_s(load_settings()))
