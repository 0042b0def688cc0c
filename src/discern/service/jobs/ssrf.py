"""Protection against server-side request forgery: which addresses events may be sent to, and connecting to no other.

A name is resolved when a connection is made, every address that it has is checked, and the connection goes to one that
was checked: a name that changes between check and connection (DNS rebinding) gains nothing.
"""

import socket
from collections.abc import Callable, Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Literal

import anyio
import anyio.to_thread
import httpcore

Address = IPv4Address | IPv6Address
Resolve = Callable[[str, int], list[str]]
Refusal = Literal["private", "never"]

NOT_PUBLIC = tuple(
    ip_network(network)
    for network in (
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",
        "240.0.0.0/4",
        "2001::/23",
        "2001:db8::/32",
        "2002::/16",
        "3fff::/20",
    )
)
"""Networks of RFC 6890 and its successors that aren't the public internet, or that lead on to any IPv4 address."""

PUBLIC_IPV6 = ip_network("2000::/3")
"""All that is handed out. Outside are loopback, `64:ff9b::/96`, `fc00::/7`, `fe80::/10`, `fec0::/10` and multicast."""

REACHABLE_IF_PRIVATE = tuple(
    ip_network(network)
    for network in ("10.0.0.0/8", "127.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "::1", "fc00::/7")
)
"""What `DISCERN_WEBHOOK_ALLOW_PRIVATE` adds. Link-local addresses stay closed: clouds answer with keys on them."""

LOOKUP_TIMEOUT_S = 2.0
"""How long a new address waits for its name servers."""

MAX_LOOKUPS = 32
"""Names resolved at once. Each takes a thread, for a long time if the name server is down."""

# What requests compute shares anyio's default limiter: there it would wait for slow name servers.
_lookups_of_new_addresses = anyio.CapacityLimiter(4)


class AddressRefusedError(Exception):
    """A host has an address that nothing may be sent to."""


class NameUnknownError(Exception):
    """A host's name has no address."""


def is_allowed(address: str, *, allow_private: bool) -> bool:
    """Whether events may be sent to an address, as text."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        if found.scope_id is not None:
            return False
        found = found.ipv4_mapped or found
    if allow_private and _is_in(found, REACHABLE_IF_PRIVATE):
        return True
    return is_public(found)


def is_public(address: Address) -> bool:
    if isinstance(address, IPv6Address) and address not in PUBLIC_IPV6:
        return False
    return address.is_global and not _is_in(address, NOT_PUBLIC)


def resolve(host: str, port: int) -> list[str]:
    """Every address of a host, as the system resolves it; blocks.

    Raises:
        OSError: it has none, or no name server could be reached.
    """
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(each[4][0]) for each in found))


async def find_refusal(host: str, *, allow_private: bool, resolve: Resolve = resolve) -> Refusal | None:
    """Why nothing may be sent to a host, in whatever notation: it leads to an address that only
    `DISCERN_WEBHOOK_ALLOW_PRIVATE` would open (``private``) or that nothing does (``never``). None where it may.

    A name without an answer within `LOOKUP_TIMEOUT_S` is not refused: name servers fail for a while, and every
    connection is checked again.
    """
    try:
        with anyio.fail_after(LOOKUP_TIMEOUT_S):
            addresses = await anyio.to_thread.run_sync(
                resolve, host, 0, limiter=_lookups_of_new_addresses, abandon_on_cancel=True
            )
    except (OSError, UnicodeError):
        return None
    if not _are_allowed(addresses, allow_private=True):
        return "never"
    return None if _are_allowed(addresses, allow_private) else "private"


class CheckedBackend(httpcore.AsyncNetworkBackend):
    """Opens connections to addresses that were checked. TLS goes on with the host's name."""

    def __init__(self, *, allow_private: bool, resolve: Resolve = resolve) -> None:
        self._allow_private = allow_private
        self._resolve = resolve
        self._backend = httpcore.AnyIOBackend()
        self._lookups = anyio.CapacityLimiter(MAX_LOOKUPS)

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Raises `AddressRefusedError`, `NameUnknownError`, or what httpcore raises of a connection."""
        error: Exception | None = None
        for address in await self._find(host, port):
            try:
                return await self._backend.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as failure:
                error = failure
        raise error or NameUnknownError

    async def sleep(self, seconds: float) -> None:
        await anyio.sleep(seconds)

    async def _find(self, host: str, port: int) -> list[str]:
        try:
            addresses = await anyio.to_thread.run_sync(
                self._resolve, host, port, limiter=self._lookups, abandon_on_cancel=True
            )
        except (OSError, UnicodeError) as error:
            raise NameUnknownError from error
        if not _are_allowed(addresses, self._allow_private):
            raise AddressRefusedError
        return addresses


def _are_allowed(addresses: Iterable[str], allow_private: bool) -> bool:
    return all(is_allowed(address, allow_private=allow_private) for address in addresses)


def _is_in(address: Address, networks: Iterable[Any]) -> bool:
    return any(address.version == network.version and address in network for network in networks)
