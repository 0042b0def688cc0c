"""One attempt: a signed request to an endpoint, and what came of it."""

import asyncio
import email.utils
import math
import ssl
import time
from collections.abc import Iterable
from datetime import UTC, datetime

import httpcore

from discern import __version__
from discern.contract.signing import sign_delivery
from discern.service.jobs.connections import Connections
from discern.service.jobs.ssrf import AddressRefusedError, CheckedBackend, NameUnknownError, Resolve, resolve
from discern.service.storage.queues.deliveries import Attempt, Claimed

TIMEOUT = 15.0
"""Seconds for an attempt as a whole, from looking up the name to the answer."""

ANSWER_KEPT = 2048
"""Bytes of an answer that go into the log."""

ANSWER_READ = 16 * 1024
"""Bytes of an answer that are read; a connection with more to come is closed."""

USER_AGENT = f"Discern/{__version__}"


class Sender:
    """Connections to endpoints, kept alive between attempts.

    Args:
        allow_http: whether `http://` may be used.
        allow_private: whether addresses of closed networks may be reached.
        timeout: seconds for an attempt.
        resolver: gives a host's addresses, in place of the system's.
        ssl_context: whom to trust, in place of the public authorities.
    """

    def __init__(
        self,
        *,
        allow_http: bool = False,
        allow_private: bool = False,
        timeout: float = TIMEOUT,
        resolver: Resolve = resolve,
        ssl_context: ssl.SSLContext | None = None,
    ) -> None:
        self._allow_http = allow_http
        self._timeout = timeout
        self._connections = Connections(
            ssl_context,
            CheckedBackend(allow_private=allow_private, resolve=resolver),
        )

    async def send(self, claimed: Claimed, now: datetime) -> Attempt:
        """Send a delivery once. Whatever the endpoint does comes back as an `Attempt`; nothing is raised."""
        if claimed.url.startswith("http:") and not self._allow_http:
            return Attempt(None, "http:// addresses are not allowed here; use https://", 0, None)
        began = time.perf_counter()
        exchange = _Exchange()
        error: str | None
        try:
            async with asyncio.timeout(self._timeout):
                await self._exchange(claimed, now, exchange)
            error = None
        except Exception as raised:
            error = _tell(raised, self._timeout)
        latency = round((time.perf_counter() - began) * 1000)
        if exchange.status is None:
            return Attempt(None, error, latency, None)
        return Attempt(
            exchange.status,
            _judge(exchange.status),
            exchange.latency or latency,
            exchange.answer,
            exchange.retry_after,
        )

    async def close(self) -> None:
        await self._connections.close()

    async def _exchange(self, claimed: Claimed, now: datetime, exchange: "_Exchange") -> None:
        began = time.perf_counter()
        headers = sign_delivery(claimed.secrets, claimed.event_id, int(now.timestamp()), claimed.body)
        headers |= {
            "Content-Type": "application/json",
            "Content-Length": str(len(claimed.body)),
            "User-Agent": USER_AGENT,
            "Accept-Encoding": "identity",
        }
        url = httpcore.URL(claimed.url)
        named = [("Host", _host_of(url)), *headers.items()]
        async with self._connections.lend(url.origin) as connection:
            request = httpcore.Request("POST", url, headers=named, content=claimed.body)
            response = await connection.handle_async_request(request)
            exchange.latency = round((time.perf_counter() - began) * 1000)
            exchange.status = response.status
            exchange.retry_after = read_retry_after(_find_header(response.headers, b"retry-after"), now)
            size = 0
            try:
                async for chunk in response.aiter_stream():
                    exchange.body += chunk[: max(0, ANSWER_KEPT - size)]
                    size += len(chunk)
                    if size >= ANSWER_READ:
                        break
            finally:
                await response.aclose()


class _Exchange:
    """What has come of an attempt so far: with a status it counts, even if the rest never comes."""

    def __init__(self) -> None:
        self.status: int | None = None
        self.latency: int | None = None
        self.retry_after: float | None = None
        self.body = b""

    @property
    def answer(self) -> str:
        # PostgreSQL keeps no text with NUL in it.
        return self.body[:ANSWER_KEPT].decode("utf-8", "replace").replace("\x00", "\ufffd")


def read_retry_after(given: str | None, now: datetime) -> float | None:
    """Seconds that a `Retry-After` asks for: a number, or a date; null for anything else."""
    if given is None:
        return None
    given = given.strip()
    if given.isascii() and given.isdecimal():
        seconds = float(given[:12])
    else:
        try:
            at = email.utils.parsedate_to_datetime(given)
            seconds = (at if at.tzinfo is not None else at.replace(tzinfo=UTC)).timestamp() - now.timestamp()
        except (ValueError, OverflowError):
            # Years and zones may have any number of digits.
            return None
    return max(0.0, seconds) if math.isfinite(seconds) else None


def _judge(status: int) -> str | None:
    """Why an answer is no success; null where it is one."""
    if 200 <= status < 300:
        return None
    if 300 <= status < 400:
        return f"answered {status}: redirects are not followed"
    if status == 410:
        return "answered 410: the endpoint is gone for good"
    return f"answered {status}"


def _tell(error: Exception, seconds: float) -> str:
    """Why an attempt got no answer, in words that tell nothing of our network."""
    match error:
        case TimeoutError() | httpcore.TimeoutException():
            return f"no answer within {seconds:g} s"
        case AddressRefusedError():
            return "the host leads to an address that is not public"
        case NameUnknownError():
            return "the host's name can't be resolved"
        case httpcore.ConnectError():
            return "TLS failed: the certificate can't be trusted" if _is_tls(error) else "the connection was refused"
        case httpcore.RemoteProtocolError():
            return "the answer is not HTTP"
        case httpcore.NetworkError():
            return "the connection broke off"
        case _:
            return f"the request can't be sent ({type(error).__name__})"


def _is_tls(error: BaseException | None) -> bool:
    while error is not None:
        if isinstance(error, ssl.SSLError):
            return True
        error = error.__cause__ or error.__context__
    return False


def _find_header(headers: Iterable[tuple[bytes, bytes]], wanted: bytes) -> str | None:
    return next((value.decode("latin-1") for name, value in headers if name.lower() == wanted), None)


def _host_of(url: httpcore.URL) -> str:
    host = url.host.decode()
    shown = f"[{host}]" if ":" in host else host
    standard = {b"http": 80, b"https": 443}[url.scheme]
    return shown if url.port in {None, standard} else f"{shown}:{url.port}"
