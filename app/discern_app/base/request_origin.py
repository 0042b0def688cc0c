"""Whether a request comes from this machine, and whether a proxy passed it on."""

import ipaddress
from urllib.parse import urlsplit

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
"""Headers that proxies add. A request with one of them comes from elsewhere, whatever its peer address."""


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
