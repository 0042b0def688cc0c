"""One browser's session with a Streamlit app, without the browser: its websocket, and the few messages that matter.

The messages are protocol buffers; only the fields that are needed are written and read (`BackMsg.rerun_script`,
`ForwardMsg.script_finished`), by the wire format itself, so that nothing here loads Streamlit.
"""

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

RERUN_SCRIPT, QUERY_STRING, PAGE_NAME, CONTEXT, CONTEXT_URL = 11, 1, 4, 8, 4
"""Numbers of fields in `BackMsg`, its `ClientState`, and the `ContextInfo` in that."""

SCRIPT_FINISHED = 6
"""In `ForwardMsg`."""

FINISHED_SUCCESSFULLY = 0


class SessionError(Exception):
    """The connection failed, or a script ended with an error."""


@dataclass(slots=True)
class Session:
    """An open session. ``headers`` go with the connection, such as cookies.

    A rerun is what a browser's is: the request goes up, every message of the run comes down, and it ends with the run.
    """

    url: str
    headers: dict[str, str] = field(default_factory=dict)
    patience: float = 60.0
    trust: str | None = None
    _socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        """Raises `SessionError`."""
        parts = urlsplit(self.url)
        scheme = {"http": "ws", "https": "wss"}[parts.scheme]
        secure = {} if self.trust is None else {"ssl": _context(self.trust)}
        try:
            self._socket = await connect(
                f"{scheme}://{parts.netloc}/_stcore/stream",
                origin=f"{parts.scheme}://{parts.netloc}",  # type: ignore[arg-type]
                subprotocols=["streamlit"],  # type: ignore[list-item]
                additional_headers=self.headers,
                compression=None,
                max_size=None,
                open_timeout=self.patience,
                proxy=None,
                **secure,  # type: ignore[arg-type]
            )
        except (OSError, TimeoutError, WebSocketException) as error:
            raise SessionError(f"no connection: {type(error).__name__}") from error
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def rest(self, seconds: float) -> None:
        """Do nothing for a while. Raises `SessionError` as soon as the connection ends, as a browser would notice."""
        if self._socket is None:
            raise SessionError("the session isn't open")
        try:
            await asyncio.wait_for(self._socket.wait_closed(), seconds)
        except TimeoutError:
            return
        raise SessionError("the connection ended while nothing was asked")

    async def run(self, path: str) -> float:
        """Run the script for an address such as `team?team=team_1`; seconds from the request until the run has ended.

        Raises:
            SessionError: the connection ended, it took longer than ``patience``, or the script has an error.
        """
        if self._socket is None:
            raise SessionError("the session isn't open")
        page, _, query = path.partition("?")
        context = _text(CONTEXT_URL, f"{self.url}/{page}")
        state = _text(QUERY_STRING, query) + _text(PAGE_NAME, page) + _block(CONTEXT, context)
        begun = time.perf_counter()
        try:
            async with asyncio.timeout(self.patience):
                await self._socket.send(_block(RERUN_SCRIPT, state))
                while True:
                    message = await self._socket.recv(decode=False)
                    status = _number_in(message, SCRIPT_FINISHED)
                    if status is not None:
                        break
        except (OSError, TimeoutError, WebSocketException) as error:
            raise SessionError(f"the connection ended: {type(error).__name__}") from error
        if status != FINISHED_SUCCESSFULLY:
            raise SessionError(f"the script ended with status {status}")
        return time.perf_counter() - begun


def _context(trust: str) -> object:
    import ssl

    return ssl.create_default_context(cafile=trust)


def _varint(value: int) -> bytes:
    written = bytearray()
    while value > 0x7F:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    written.append(value)
    return bytes(written)


def _block(number: int, content: bytes) -> bytes:
    return _varint(number << 3 | 2) + _varint(len(content)) + content


def _text(number: int, content: str) -> bytes:
    return _block(number, content.encode())


def _number_in(message: bytes, wanted: int) -> int | None:
    """The value of a number's field at the top of a message, if it is there."""
    return next((value for number, value in _fields(message) if number == wanted), None)


def _fields(message: bytes) -> Iterator[tuple[int, int | None]]:
    """The numbers of the fields at the top of a message, with the value of those that are numbers."""
    place = 0

    def read_varint() -> int:
        nonlocal place
        value = shift = 0
        while True:
            byte = message[place]
            place += 1
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
            shift += 7

    while place < len(message):
        number, kind = divmod(read_varint(), 8)
        if kind == 0:
            yield number, read_varint()
        else:
            length = read_varint() if kind == 2 else {1: 8, 5: 4}[kind]
            place += length
            yield number, None
