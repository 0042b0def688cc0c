"""The mail server and the sender that settings name, read from text. No I/O."""

import re
from dataclasses import dataclass, field
from email.errors import MessageError
from email.headerregistry import Address
from ipaddress import ip_address
from typing import Literal
from urllib.parse import unquote, urlsplit


@dataclass(frozen=True, slots=True)
class SmtpServer:
    """A mail server. ``tls`` is `implicit` from the first byte, by the command `starttls`, or `none`, which is only for
    this machine. ``user`` and ``password`` are both there or both None.

    ``reach`` is where it may be: who sets the environment is trusted with any address, who fills in a page with
    `public` ones or, if they say so, `private` ones.
    """

    host: str
    port: int
    tls: Literal["none", "starttls", "implicit"]
    user: str | None = field(default=None, repr=False)
    password: str | None = field(default=None, repr=False)
    reach: Literal["any", "public", "private"] = "any"


def read_smtp_url(url: str) -> SmtpServer:
    """The server that `smtp://user:password@host:587` or `smtps://host:465` names. Raises `ValueError`."""
    rule = "must be smtp://user:password@host:587 or smtps://user:password@host:465, special characters as %XX"
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise ValueError(rule) from None
    if parts.scheme not in {"smtp", "smtps"} or not host or parts.path.strip("/") or re.search(r"[\s?#]", url):
        raise ValueError(rule)
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    if bool(user) != bool(password):
        raise ValueError("must have a user and a password, or neither")
    if re.search(r"[\x00-\x1f\x7f]", user + password):
        raise ValueError("must have no control characters in the user or the password")
    if parts.scheme == "smtps":
        return SmtpServer(host, port or 465, "implicit", user or None, password or None)
    tls: Literal["none", "starttls"] = "none" if _is_this_machine(host) else "starttls"
    return SmtpServer(host, port or 587, tls, user or None, password or None)


def _is_this_machine(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def read_sender(text: str) -> Address:
    """The address that `name@example.org` or `A Name <name@example.org>` gives. Raises `ValueError`."""
    rule = "must be an address such as Discern <discern@example.org>, without control characters"
    found = re.fullmatch(r'\s*(?:"?([^"<>\x00-\x1f\x7f]*?)"?\s*<([^<>\s]+)>|([^<>\s]+))\s*', text)
    if found is None:
        raise ValueError(rule)
    address = found[2] or found[3]
    if not address.isascii() or not re.fullmatch(r"[^@]+@[^@.]+(\.[^@.]+)*", address):
        raise ValueError(rule)

    try:
        return Address(display_name=found[1] or "", addr_spec=address)
    except (MessageError, ValueError, IndexError):
        raise ValueError(rule) from None
