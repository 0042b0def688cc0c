"""The addresses of this machine: its own, and the one at which phones in the same network reach the app."""

import ipaddress
import socket
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import streamlit as st
from cachetools.func import ttl_cache


def is_loopback(address: str | None) -> bool:
    """Whether an address is this machine's own, also when it is written as IPv4 mapped into IPv6."""
    try:
        parsed = ipaddress.ip_address(address or "")
    except ValueError:
        return False
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    return (mapped or parsed).is_loopback


def is_loopback_host(netloc: str | None) -> bool:
    """Whether a `Host` header, with or without a port, names this machine."""
    name = _name_of(netloc)
    return name == "localhost" or is_loopback(name)


def is_private_host(netloc: str) -> bool:
    """Whether a host, with or without a port, is an address in a local network."""
    try:
        return ipaddress.ip_address(_name_of(netloc)).is_private
    except ValueError:
        return False


def _name_of(netloc: str | None) -> str:
    try:
        return (urlsplit(f"//{netloc}").hostname or "") if netloc else ""
    except ValueError:
        return ""


SOMEWHERE = ("192.0.2.1", 9)
"""An address for documentation, which nobody has. Nothing is sent there: the system only says by which way it would."""

IN_CONTAINER = (Path("/.dockerenv"), Path("/run/.containerenv"))
"""Where one of these is, the machine's own address is that of a container, which phones don't reach."""

CHECK_TIMEOUT_S = 3.0
"""For an app that is busy; where nothing listens, the answer comes at once."""


@ttl_cache(ttl=60)
def find_network_origin(scheme: str) -> str | None:
    """Scheme, address and port in the local network at which this app answers; None where it doesn't, or there is no
    such network.
    """
    address = None if any(path.exists() for path in IN_CONTAINER) else find_own_address()
    if address is None:
        return None
    origin = f"{scheme}://{address}:{st.get_option('server.port')}"
    return origin if answers(origin) else None


def find_own_address() -> str | None:
    """This machine's private IPv4 address in the network that it is connected by; None where it has none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(SOMEWHERE)
            address: str = probe.getsockname()[0]
    except OSError:
        return None
    parsed = ip_address(address)
    return address if parsed.is_private and not parsed.is_loopback and not parsed.is_link_local else None


def answers(origin: str) -> bool:
    """Whether Discern answers at an address."""
    try:
        response = httpx.get(f"{origin}/healthz", timeout=CHECK_TIMEOUT_S, trust_env=False)
        return response.status_code == 200 and response.json().get("service") == "discern"
    except (httpx.HTTPError, ValueError, AttributeError):
        return False
