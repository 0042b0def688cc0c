"""The IP address that a request or a session comes from, and how many requests an address may make.

The limits are on what strangers reach: participants' plain pages, and signing in. Trying out links uses up what its own
address has, and slows nobody who has a good one. Wrong links are counted by the service besides.
"""

import ipaddress
import time
from collections.abc import Collection
from hashlib import sha256
from math import ceil

import streamlit as st
from cachetools import LRUCache
from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from starlette.requests import HTTPConnection

from discern_app.base.embedded_service import load_settings, network_of

FORWARDED = "X-Forwarded-For"
UNKNOWN = "unknown"


def find_address(peer: str, forwarded: str, proxies: Collection[str]) -> str:
    """The address nearest to the browser that can be trusted: the peer's, or one that a trusted proxy adds.

    Each proxy appends the address it was called from, so the list is read from its end for as long as the address that
    added the entry is a trusted proxy. Everything before that may be forged.

    Args:
        peer: the address at the other end of the connection.
        forwarded: the value of `X-Forwarded-For`.
        proxies: networks of trusted proxies, such as `10.0.0.0/8`.
    """
    address = peer
    for entry in reversed([part.strip() for part in forwarded.split(",") if part.strip()]):
        if not _is_in(address, proxies):
            break
        address = entry
    return next((candidate for candidate in (address, peer) if _is_address(candidate)), UNKNOWN)


def address_of(connection: HTTPConnection) -> str:
    """The address that a request comes from, or `UNKNOWN`."""
    peer = connection.client.host if connection.client is not None else ""
    return find_address(peer, ", ".join(connection.headers.getlist(FORWARDED)), load_settings().trusted_proxies)


def browser_address() -> str:
    """The address of this session's browser, or `UNKNOWN`."""
    peer = str(st.context.ip_address or "127.0.0.1")  # Streamlit gives none for exactly 127.0.0.1 and ::1
    return find_address(peer, st.context.headers.get(FORWARDED) or "", load_settings().trusted_proxies)


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def _is_in(address: str, networks: Collection[str]) -> bool:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    # A server that listens on IPv6 and IPv4 at once sees IPv4 addresses as mapped ones.
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    return any(parsed in ipaddress.ip_network(network) for network in networks)


PER_ADDRESS = RateLimitItemPerMinute(600)
"""With links that aren't known to be good, or none. A room of 300 people opens theirs within a minute, some twice."""

PER_LINK = RateLimitItemPerMinute(1200)
"""With one good link, from one address. A room shares the link by which it joins."""

MOST_GOOD = 10_000
"""Links that are remembered as good."""


class RequestLimits:
    """Counts requests by address, and those with good links apart."""

    def __init__(self) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._good: LRUCache[str, None] = LRUCache(MOST_GOOD)

    def count(self, address: str, token: str = "") -> int:
        """Count a request; 0 where it may be answered, else the seconds after which another one may.

        Args:
            address: where it comes from.
            token: of the link that it is about.
        """
        network, link = network_of(address), _digest(token)
        # A room behind one address shares it: people with good links don't use up what others have.
        limit, *counted = (PER_LINK, network, link) if link in self._good else (PER_ADDRESS, network)
        if self._limiter.hit(limit, *counted):
            return 0
        return max(1, ceil(self._limiter.get_window_stats(limit, *counted).reset_time - time.time()))

    def note(self, token: str, status: int) -> None:
        """Say how a request with this link was answered: a page that opens shows that the link exists."""
        if token and status < 400:
            self._good[_digest(token)] = None
        # It was good once, and its assessment may be over.
        elif status == 404:
            self._good.pop(_digest(token), None)


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()
