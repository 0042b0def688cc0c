"""Protection against server-side request forgery: which addresses events and mails may be sent to.

A name is resolved for every attempt, every address that it has is checked, and the connection goes to one that was
checked: a name that changes between check and connection (DNS rebinding) gains nothing.
"""

import socket
from collections.abc import Callable, Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Literal

import anyio
import anyio.to_thread

Address = IPv4Address | IPv6Address
Resolve = Callable[[str, int], list[str]]
Refusal = Literal["private", "never"]

PUBLIC_IPV6 = ip_network("2000::/3")
"""All that is handed out. Outside are loopback, `64:ff9b::/96`, `fc00::/7`, `fe80::/10`, `fec0::/10` and multicast."""

NOT_PUBLIC = tuple(
    map(
        ip_network,
        ("192.0.0.0/24", "192.88.99.0/24", "224.0.0.0/4", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"),
    )
)
"""What is not the public internet, or leads on to any IPv4 address, and yet global to some versions of `ipaddress`."""

REACHABLE_IF_PRIVATE = tuple(
    map(ip_network, ("10.0.0.0/8", "127.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "::1", "fc00::/7"))
)
"""What `DISCERN_WEBHOOK_ALLOW_PRIVATE` adds for events, and an owner for their mail server. Link-local addresses stay
closed: clouds answer with keys on them."""

LOOKUP_TIMEOUT_S = 2.0
"""How long a new webhook waits for its name servers."""

# Each takes a thread, for a long time if the name server is down; anyio's default limiter is for requests.
_lookups = anyio.CapacityLimiter(32)


class AddressRefusedError(Exception):
    """A host has an address that nothing may be sent to."""


class NameUnknownError(Exception):
    """A host's name has no address."""


def is_allowed(address: str, *, allow_private: bool) -> bool:
    """Whether something may be sent to an address, as text."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    if isinstance(parsed, IPv6Address):
        # Addresses of the public internet have no zone (`%eth0`).
        if parsed.scope_id is not None:
            return False
        # The system connects to the IPv4 address in it.
        parsed = parsed.ipv4_mapped or parsed
    return is_public(parsed) or (allow_private and _is_in(parsed, REACHABLE_IF_PRIVATE))


def is_loopback(address: str) -> bool:
    """Whether an address, as text that `is_allowed`, is this machine's own."""
    parsed = ip_address(address)
    return (getattr(parsed, "ipv4_mapped", None) or parsed).is_loopback


def is_public(address: Address) -> bool:
    if address.version == 6 and address not in PUBLIC_IPV6:
        return False
    return address.is_global and not _is_in(address, NOT_PUBLIC)


def resolve(host: str, port: int) -> list[str]:
    """Every address of a host, as the system resolves it; blocks.

    Raises:
        OSError: it has none, or no name server could be reached.
    """
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


async def find_refusal(host: str, *, allow_private: bool, resolve: Resolve = resolve) -> Refusal | None:
    """Why nothing may be sent to a host, in whatever notation: it leads to an address that only ``allow_private``
    would open (``private``) or that nothing does (``never``). None where it may.

    A name without an answer within `LOOKUP_TIMEOUT_S` is not refused: name servers fail for a while, and every
    attempt checks again.
    """
    try:
        with anyio.fail_after(LOOKUP_TIMEOUT_S):
            addresses = await _look_up(host, 0, resolve)
    except (NameUnknownError, TimeoutError):
        return None
    if not _are_allowed(addresses, allow_private=True):
        return "never"
    return None if _are_allowed(addresses, allow_private) else "private"


async def find_addresses(host: str, port: int, *, allow_private: bool, resolve: Resolve = resolve) -> list[str]:
    """Every address of a host, at least one, to each of which something may be sent.

    Raises:
        AddressRefusedError: nothing may be sent to one of them.
        NameUnknownError: it has none.
    """
    addresses = await _look_up(host, port, resolve)
    # One that is refused refuses all: which of them is connected to isn't for the name server to choose.
    if not _are_allowed(addresses, allow_private):
        raise AddressRefusedError
    if not addresses:
        raise NameUnknownError
    return addresses


async def _look_up(host: str, port: int, resolve: Resolve) -> list[str]:
    try:
        # A look-up can't be stopped; its thread ends when the system gives up.
        return await anyio.to_thread.run_sync(resolve, host, port, limiter=_lookups, abandon_on_cancel=True)
    # UnicodeError for a name that no DNS name can be, such as one with a label of 64 letters.
    except (OSError, UnicodeError) as error:
        raise NameUnknownError from error


def _are_allowed(addresses: Iterable[str], allow_private: bool) -> bool:
    return all(is_allowed(address, allow_private=allow_private) for address in addresses)


def _is_in(address: Address, networks: Iterable[Any]) -> bool:
    return any(address in network for network in networks)
