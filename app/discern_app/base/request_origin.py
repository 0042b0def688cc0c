"""Whether an address or a host is this machine."""

import ipaddress
from urllib.parse import urlsplit


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
