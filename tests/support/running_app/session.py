"""A session with a Streamlit app, without a browser: its websocket, and Streamlit's own messages on it."""

import asyncio
import ssl
import time
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Self
from urllib.parse import SplitResult, urlsplit

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState, ContextInfo
from streamlit.proto.Common_pb2 import StringTriggerValue
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.WidgetStates_pb2 import WidgetState, WidgetStates
from websockets import Origin, Subprotocol
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ENDED_WELL = (ForwardMsg.FINISHED_SUCCESSFULLY, ForwardMsg.FINISHED_FRAGMENT_RUN_SUCCESSFULLY)


class SessionError(Exception):
    """The connection failed, or a script ended with an error."""


@dataclass(slots=True)
class Session:
    """A session at the app's address.

    Args:
        url: where the app is.
        headers: sent when it connects, such as cookies.
        timeout: seconds for connecting, and for one run.
        trust: the file of a certificate to trust besides those of the system.
        through: the host and port to connect to instead of the address's own, such as a relay's.
        resumes: the id of a session to go on with, as a browser names it whose connection broke.
    """

    url: str
    headers: dict[str, str] = field(default_factory=dict)
    timeout: float = 60.0
    trust: str | None = None
    through: tuple[str, int] | None = None
    resumes: str = ""
    _socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        """Connect once the app says that it is healthy, as a browser does. Raises `SessionError`."""
        parts = urlsplit(self.url)
        scheme = {"http": "ws", "https": "wss"}[parts.scheme]
        host, port = self.through or (parts.hostname, parts.port or {"http": 80, "https": 443}[parts.scheme])
        trust = None if self.trust is None else ssl.create_default_context(cafile=self.trust)
        try:
            async with asyncio.timeout(self.timeout):
                await self._require_health(parts, str(host), port, trust)
            self._socket = await connect(
                f"{scheme}://{parts.netloc}{parts.path}/_stcore/stream",
                origin=Origin(f"{parts.scheme}://{parts.netloc}"),
                # Streamlit's own use of these: the second is a token for its `st.login`.
                subprotocols=[Subprotocol(each) for each in ("streamlit", "no-token", self.resumes) if each],
                additional_headers=self.headers,
                compression=None,
                max_size=None,
                open_timeout=self.timeout,
                proxy=None,
                ssl=trust,
                host=host,
                port=port,
            )
        except (OSError, TimeoutError, WebSocketException) as error:
            raise SessionError(f"no connection: {type(error).__name__}: {error}") from error
        return self

    async def _require_health(self, parts: SplitResult, host: str, port: int, trust: ssl.SSLContext | None) -> None:
        secure = trust if parts.scheme == "http" else trust or ssl.create_default_context()
        name = parts.hostname if secure is not None else None
        reader, writer = await asyncio.open_connection(host, port, ssl=secure, server_hostname=name)
        try:
            sent = {"Host": parts.netloc, "Connection": "close", **self.headers}
            head = "".join(f"{name}: {value}\r\n" for name, value in sent.items())
            writer.write(f"GET {parts.path}/_stcore/health HTTP/1.1\r\n{head}\r\n".encode())
            answer = (await reader.readline()).decode().rstrip()
        finally:
            writer.close()
        if " 200 " not in answer:
            raise SessionError(f"not healthy: {answer}")

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def rest(self, seconds: float) -> None:
        """Do nothing for a while. Raises `SessionError` as soon as the connection ends, as a browser would notice."""
        try:
            await asyncio.wait_for(self._open_socket.wait_closed(), seconds)
        except TimeoutError:
            return
        raise SessionError("the connection ended while nothing was asked")

    async def run(self, path: str) -> float:
        """Run the script for an address such as `team?team=team_1`; seconds from the request until the run has ended.

        All messages of a run come down before the one that says it has finished, as they do to a browser.

        Raises:
            SessionError: the connection ended, the run took longer than ``timeout``, or the script has an error.
        """
        start = time.perf_counter()
        await self._run(path)
        return time.perf_counter() - start

    async def read(self, path: str) -> str:
        """Run the script for an address as `run` does; all that comes down, as text."""
        return "\n".join(str(message) for message in await self._run(path))

    async def choose(self, path: str, menu: str, option: str) -> str:
        """Choose an option of a menu, by its id, on the page at an address; all that comes down, as `read` does."""
        chosen = WidgetState(id=menu, string_trigger_value=StringTriggerValue(data=option))
        return "\n".join(map(str, await self._run(path, widget_states=WidgetStates(widgets=[chosen]))))

    async def read_part(self, path: str, fragment: str) -> str:
        """Run a part of the page at an address alone, by its id, as `read` does."""
        return "\n".join(map(str, await self._run(path, fragment_id=fragment)))

    async def send(self, message: BackMsg) -> None:
        """Send any message, and wait for nothing. Raises `SessionError`."""
        try:
            await self._open_socket.send(message.SerializeToString())
        except (OSError, WebSocketException) as error:
            raise SessionError(f"the connection ended: {type(error).__name__}") from error

    async def _run(self, path: str, **more: Any) -> list[ForwardMsg]:
        page, _, query = path.partition("?")
        context = ContextInfo(url=f"{self.url}/{page}")
        state = ClientState(query_string=query, page_name=page, context_info=context, **more)
        request = BackMsg(rerun_script=state).SerializeToString()
        socket = self._open_socket
        try:
            async with asyncio.timeout(self.timeout):
                await socket.send(request)
                messages = await _receive_run(socket)
        except (OSError, TimeoutError, WebSocketException) as error:
            raise SessionError(f"the connection ended: {type(error).__name__}") from error
        if messages[-1].script_finished not in ENDED_WELL:
            raise SessionError(f"the script ended with status {messages[-1].script_finished}")
        return messages

    @property
    def _open_socket(self) -> ClientConnection:
        if self._socket is None:
            raise SessionError("the session isn't open")
        return self._socket


async def _receive_run(socket: ClientConnection) -> list[ForwardMsg]:
    """The messages of one run, and of those that it leads to; the last one says how the script ended."""
    messages: list[ForwardMsg] = []
    while not messages or not _ends(messages[-1]):
        messages.append(ForwardMsg.FromString(await socket.recv(decode=False)))
    return messages


def _ends(message: ForwardMsg) -> bool:
    is_end = message.WhichOneof("type") == "script_finished"
    return is_end and message.script_finished != ForwardMsg.FINISHED_EARLY_FOR_RERUN
