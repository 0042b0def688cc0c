"""Where the browser at the other end is, as far as that can be told."""

import ipaddress
from collections.abc import Collection

import streamlit as st

from discern_app.base.embedded_service import load_settings

FORWARDED = "X-Forwarded-For"
UNKNOWN = "unknown"


def find_address(peer: str, forwarded: str, proxies: Collection[str]) -> str:
    """The address nearest to the browser that somebody trustworthy tells: the peer's own, or what a trusted proxy says.

    Each proxy adds whom it heard from at the end, so the list is read from there for as long as its tellers are
    trusted. What stands before may be made up.
    """
    address = peer
    for told in reversed([part.strip() for part in forwarded.split(",") if part.strip()]):
        if not _is_in(address, proxies):
            break
        address = told
    return next((each for each in (address, peer) if _is_address(each)), UNKNOWN)


def visitor_address() -> str:
    """The address of the browser of this session."""
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
    return any(parsed in ipaddress.ip_network(network) for network in networks)
