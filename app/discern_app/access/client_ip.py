"""The IP address of a session's browser, as far as it is known."""

import ipaddress
from collections.abc import Collection

import streamlit as st
from starlette.requests import HTTPConnection

from discern_app.base.embedded_service import load_settings

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
    return next((each for each in (address, peer) if _is_address(each)), UNKNOWN)


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
