"""Who may open the managers' pages while no sign-in is set up: people at the machine itself."""

from collections.abc import Mapping
from dataclasses import dataclass

import streamlit as st

from discern_app.base.embedded_service import load_settings
from discern_app.base.request_origin import is_forwarding, is_loopback, is_loopback_host


@dataclass(frozen=True, slots=True)
class Access:
    """``is_direct``: the browser runs on this machine. ``is_open``: the settings open the pages to everybody."""

    is_direct: bool
    is_open: bool

    @property
    def allowed(self) -> bool:
        return self.is_direct or self.is_open


def decide(peer: str | None, headers: Mapping[str, str], *, open_access: bool) -> Access:
    """Whether the managers' pages open, from the connection's peer address and its headers.

    A proxy on this machine that rewrites `Host` and `Origin` and adds no header looks like a browser on it.
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
