"""Whether an address or a host is this machine, and whether another site's page makes a request."""

import ipaddress
from urllib.parse import urlsplit

import streamlit as st
from starlette.requests import HTTPConnection


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


def is_foreign(connection: HTTPConnection) -> bool:
    """Whether the page of another site opens a socket, as its `Origin` says.

    Streamlit refuses them too. But it looks up this machine's public address at a server elsewhere before it does, and
    everybody would wait for it.
    """
    origin, host = connection.headers.get("origin"), connection.headers.get("host", "")
    if origin is None or not st.get_option("server.enableCORS"):
        return False
    allowed = [str(each) for each in st.get_option("server.corsAllowedOrigins") or ()]
    try:
        name = urlsplit(origin).hostname
        own = [urlsplit(each).hostname for each in (f"//{host}", *allowed)]
    except ValueError:
        return True
    return name is None or not (name in (*own, st.get_option("browser.serverAddress")) or is_loopback_host(name))
