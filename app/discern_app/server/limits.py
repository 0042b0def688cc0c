"""What the server takes in: its connections, and what comes on each of them."""

import logging

from discern_app.base.embedded_service import check_uvicorn, limit_server
from discern_app.server.limited_socket import LimitedSocket, check_sockets
from discern_app.server.open_files import fit_connections, raise_limit
from discern_app.server.visitors import MAX_MESSAGE_BYTES

logger = logging.getLogger("discern.app")


async def limit_connections() -> bool:
    """Limit those of the server that runs this process; False where it isn't uvicorn, and has limits of its own.

    Raises:
        RuntimeError: the limits don't fit the installed uvicorn.
    """
    try:
        await check_uvicorn()
        await check_sockets()
    except RuntimeError as error:
        logger.critical(f"Discern can't start. {error}.")
        raise
    most = fit_connections(raise_limit())
    if limit_server(LimitedSocket, max_connections=most, max_message_bytes=MAX_MESSAGE_BYTES):
        return True
    logger.log(logging.WARNING, "This server isn't uvicorn: request heads have its limits, not Discern's.")
    return False
