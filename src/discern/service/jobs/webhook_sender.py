"""One attempt at a delivery: a request to an endpoint, signed where it is an event, and what came of it."""

import asyncio
import ssl
import time
from collections.abc import Mapping
from contextlib import aclosing
from datetime import datetime
from functools import cache

import httpx

from discern import __version__
from discern.contract.headers import parse_retry_after
from discern.contract.webhook_signing import sign_delivery
from discern.service.ssrf import AddressRefusedError, NameUnknownError, Resolve, find_addresses, resolve
from discern.service.storage.queues.deliveries import ClaimedDelivery, DeliveryAttempt

ATTEMPT_TIMEOUT_S = 15.0
"""For an attempt as a whole, from looking up the name to the answer."""

ANSWER_BYTES_KEPT = 2048
"""How much of an answer goes into the log."""

ANSWER_BYTES_READ = 16 * 1024
"""How much of an answer is read; a connection with more to come is closed."""

USER_AGENT = f"Discern/{__version__}"


class Sender:
    """Sends events to endpoints.

    Args:
        allow_http: whether `http://` may be used.
        allow_private: whether addresses of closed networks may be reached.
        timeout: seconds for an attempt.
        resolver: gives a host's addresses, in place of the system's.
        ssl_context: certificate authorities to trust, in place of the public ones.
    """

    def __init__(
        self,
        *,
        allow_http: bool = False,
        allow_private: bool = False,
        timeout: float = ATTEMPT_TIMEOUT_S,
        resolver: Resolve = resolve,
        ssl_context: ssl.SSLContext | None = None,
    ) -> None:
        self._allow_http = allow_http
        self._allow_private = allow_private
        self._timeout = timeout
        self._resolver = resolver
        self._ssl_context = ssl_context or _public_authorities()

    async def send(self, claimed: ClaimedDelivery, now: datetime) -> DeliveryAttempt:
        """Send a delivery once, signed. Nothing is raised."""
        signed = sign_delivery(claimed.secrets, claimed.event_id, int(now.timestamp()), claimed.body)
        return await self.post(claimed.url, claimed.body, now, signed)

    async def post(
        self, url: str, body: bytes, now: datetime, headers: Mapping[str, str] | None = None
    ) -> DeliveryAttempt:
        """Post JSON once. Whatever the endpoint does comes back as a `DeliveryAttempt`; nothing is raised."""
        if url[:5].lower() == "http:" and not self._allow_http:
            return DeliveryAttempt(
                None, "http:// addresses are not allowed here; use https://", 0, None, is_unsent=True
            )
        began = time.perf_counter()
        exchange = _Exchange()
        error: str | None = None
        is_unsent = False
        try:
            async with asyncio.timeout(self._timeout):
                await self._exchange(httpx.URL(url), body, headers or {}, now, exchange)
        except Exception as raised:
            error = _describe_failure(raised, self._timeout)
            is_unsent = isinstance(raised, (AddressRefusedError, NameUnknownError, httpx.ConnectError))
        latency = round((time.perf_counter() - began) * 1000)
        if exchange.status is None:
            return DeliveryAttempt(None, error, latency, None, is_unsent=is_unsent)
        return DeliveryAttempt(
            exchange.status,
            _describe_refusal(exchange.status),
            exchange.latency or latency,
            exchange.answer,
            exchange.retry_after,
        )

    async def _exchange(
        self, url: httpx.URL, body: bytes, headers: Mapping[str, str], now: datetime, exchange: "_Exchange"
    ) -> None:
        """Ask one address after the other until a connection is made."""
        addresses = await find_addresses(
            url.host, url.port or 0, allow_private=self._allow_private, resolve=self._resolver
        )
        for address in addresses[:-1]:
            try:
                return await self._ask(address, url, body, headers, now, exchange)
            # After a connection was made the endpoint may have the event, so other errors don't lead to the next
            # address.
            except httpx.ConnectError:
                continue
        return await self._ask(addresses[-1], url, body, headers, now, exchange)

    async def _ask(
        self,
        address: str,
        url: httpx.URL,
        body: bytes,
        headers: Mapping[str, str],
        now: datetime,
        exchange: "_Exchange",
    ) -> None:
        began = time.perf_counter()
        all_headers = {
            **headers,
            "Host": url.netloc.decode(),
            "Content-Type": "application/json",
            "User-Agent": USER_AGENT,
            # The answer is kept as it arrives; unpacking what a stranger packed could fill the memory.
            "Accept-Encoding": "identity",
        }
        request = httpx.Request(
            "POST",
            url.copy_with(host=address),
            headers=all_headers,
            content=body,
            # The name that TLS asks for, and that the certificate must have.
            extensions={"sni_hostname": url.host},
        )
        # A transport of its own, which follows no redirect, asks no proxy and keeps no cookie. It shares no connection
        # either: those differ in their addresses, while TLS has checked a name.
        async with (
            httpx.AsyncHTTPTransport(verify=self._ssl_context, trust_env=False) as transport,
            aclosing(await transport.handle_async_request(request)) as response,
        ):
            exchange.latency = round((time.perf_counter() - began) * 1000)
            exchange.status = response.status_code
            exchange.retry_after = parse_retry_after(response.headers.get("retry-after"), now)
            size = 0
            async for chunk in response.aiter_raw():
                exchange.body += chunk[: max(0, ANSWER_BYTES_KEPT - size)]
                size += len(chunk)
                if size >= ANSWER_BYTES_READ:
                    break


@cache
def _public_authorities() -> ssl.SSLContext:
    """Loading them takes a tenth of a second."""
    return httpx.create_ssl_context()


class _Exchange:
    """What has arrived so far. With a status the attempt counts as answered, even if the rest never comes."""

    def __init__(self) -> None:
        self.status: int | None = None
        self.latency: int | None = None
        self.retry_after: float | None = None
        self.body = b""

    @property
    def answer(self) -> str:
        # PostgreSQL refuses text with NUL in it.
        return self.body[:ANSWER_BYTES_KEPT].decode("utf-8", "replace").replace("\x00", "\ufffd")


def _describe_refusal(status: int) -> str | None:
    """Why an answer is not a success; None if it is one."""
    if 200 <= status < 300:
        return None
    if 300 <= status < 400:
        return f"answered {status}: redirects are not followed"
    if status == 410:
        return "answered 410: the endpoint is gone for good"
    return f"answered {status}"


def _describe_failure(error: Exception, seconds: float) -> str:
    """Why an attempt got no answer, in words that reveal nothing of our network."""
    match error:
        case TimeoutError():
            return f"no answer within {seconds:g} s"
        case AddressRefusedError():
            return "the host leads to an address that is not public"
        case NameUnknownError():
            return "the host's name can't be resolved"
        case httpx.ConnectError():
            return "TLS failed: the certificate can't be trusted" if _is_tls(error) else "the connection was refused"
        case httpx.RemoteProtocolError():
            return "the answer is not HTTP"
        case httpx.NetworkError():
            return "the connection broke off"
        case _:
            return f"the request can't be sent ({type(error).__name__})"


def _is_tls(error: BaseException | None) -> bool:
    while error is not None:
        if isinstance(error, ssl.SSLError):
            return True
        error = error.__cause__ or error.__context__
    return False
