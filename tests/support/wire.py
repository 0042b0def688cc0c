"""Requests as bytes, as a server hands them to the app: what no client library would send."""

from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

from starlette.applications import Starlette
from starlette.middleware import Middleware

from discern.service import InterfaceFirst
from tests.support.running import Running

Headers = list[tuple[bytes, bytes]]

JSON = (b"content-type", b"application/json")


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def everything(self) -> str:
        return f"{self.headers} {self.body.decode(errors='replace')}"


def bearer(key: str) -> tuple[bytes, bytes]:
    return b"authorization", f"Bearer {key}".encode()


def send(running: Running, method: str, target: bytes, headers: Headers, body: bytes = b"") -> Answer:
    """``target`` is what the request line contains, percent-encoded or not."""
    path, _, query = target.partition(b"?")
    scope: dict[str, Any] = {
        "type": "http",
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        # As servers do it: what isn't UTF-8 becomes a replacement character.
        "path": unquote(path.decode("latin-1")),
        "raw_path": path,
        "query_string": query,
        "root_path": "",
        "headers": [(b"host", b"discern.example"), *headers],
        "client": ("192.0.2.1", 50000),
        "server": ("discern.example", 80),
    }
    app = Starlette(middleware=[Middleware(InterfaceFirst, interface=running.api)])
    answer: Answer = running.portal.call(_exchange, app, scope, body)
    return answer


async def _exchange(app: Starlette, scope: dict[str, Any], body: bytes) -> Answer:
    messages: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def collect(message: Any) -> None:
        messages.append(message)

    await app(scope, receive, collect)
    headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in messages[0]["headers"]}
    return Answer(messages[0]["status"], headers, b"".join(message.get("body", b"") for message in messages[1:]))
