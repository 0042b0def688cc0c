"""Who may open the managers' pages while no sign-in is set up: whoever sits at the machine itself."""

import ipaddress
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

import streamlit as st

from discern_app.base.embedded_service import load_settings

FORWARDING_HEADERS = frozenset({"client-ip", "forwarded", "true-client-ip", "via", "x-client-ip", "x-real-ip"})
FORWARDING_PREFIXES = (
    "cf-",
    "fastly-",
    "fly-",
    "x-amzn-",
    "x-appengine-",
    "x-azure-",
    "x-cluster-client-",
    "x-envoy-",
    "x-forwarded",
    "x-original-",
    "x-vercel-",
)
"""What proxies add. A request that carries one came from somewhere else, whatever its peer."""


@dataclass(frozen=True, slots=True)
class Access:
    """``is_direct``: the browser runs on this machine. ``is_open``: the pages are open to everybody, knowingly."""

    is_direct: bool
    is_open: bool

    @property
    def allowed(self) -> bool:
        return self.is_direct or self.is_open


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
    try:
        name = (urlsplit(f"//{netloc}").hostname or "") if netloc else ""
    except ValueError:
        return False
    return name == "localhost" or is_loopback(name)


def is_forwarding(name: str) -> bool:
    """Whether a header, in lower case, is one that proxies add."""
    return name in FORWARDING_HEADERS or name.startswith(FORWARDING_PREFIXES)


def decide(peer: str | None, headers: Mapping[str, str], *, open_access: bool) -> Access:
    """Whether the managers' pages open, from the connection's peer address and its headers.

    A proxy on this machine that rewrites `Host` and `Origin` and adds no header can't be told from a browser on it.
    """
    lowered = {name.lower(): value for name, value in headers.items()}
    origin = lowered.get("origin", "")
    direct = (
        is_loopback(peer)
        and not any(is_forwarding(name) for name in lowered)
        and is_loopback_host(lowered.get("host"))
        and origin.startswith(("http://", "https://"))
        and is_loopback_host(origin.partition("://")[2])
    )
    return Access(is_direct=direct, is_open=open_access)


def current_access() -> Access:
    """The decision for the browser at the other end of this session."""
    headers = st.context.headers.to_dict()
    peer = st.context.ip_address
    if peer is None and headers:
        peer = "127.0.0.1"  # Streamlit gives no address for exactly 127.0.0.1 and ::1
    return decide(peer, headers, open_access=load_settings().open_access)
