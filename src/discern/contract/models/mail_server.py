"""The mail server that an account's invitations and reminders go through, as an owner sets it up."""

import re
from ipaddress import ip_address
from typing import Annotated, Literal, Self
from urllib.parse import urlsplit

from pydantic import AfterValidator, Field, StrictBool, StrictInt, StringConstraints, model_validator

from discern.contract.base_models import ONE_LINE, WRITTEN_EITHER_WAY, GivenLine, Input, Line, Object, require_one_line
from discern.contract.models.candidates import Email

MailSecurity = Literal["starttls", "tls", "none"]
"""`starttls`: encrypted by a command, usually at port 587. `tls`: from the first byte, usually at 465. `none`: only for
a server on the service's own machine."""

MailSource = Literal["none", "stored", "environment"]
"""Where the mail server that is used is named. `environment`: in the settings of the service, which win."""

PasswordState = Literal["none", "kept", "unreadable"]
"""`unreadable`: it was sealed with another secret of the installation, and must be given again."""

HOST_PATTERN = r"^([A-Za-z0-9_]([A-Za-z0-9._-]*[A-Za-z0-9_.])?|[0-9A-Fa-f.]*:[0-9A-Fa-f:.]*)$"
"""A name, an IPv4 address or an IPv6 address."""


def require_host(text: str) -> str:
    """Refuse what can't be the name or the address of a mail server."""
    if not re.fullmatch(HOST_PATTERN, text):
        raise ValueError("must be a name such as mail.example.org, without smtp:// before it or a port behind it")
    return text


def require_base_url(text: str) -> str:
    """Refuse what can't be the address at which others open the app."""
    try:
        parts = urlsplit(text)
        host, _ = parts.hostname, parts.port
    except ValueError:
        host, parts = None, urlsplit("")
    if parts.scheme not in {"http", "https"} or not host or not text.isascii() or re.search(r"[\s?#@\\]", text):
        raise ValueError("must begin with http:// or https:// and a host, and have no spaces, query or fragment")
    if _is_this_machine(host):
        raise ValueError("must be an address that others can open: this one leads them to their own machine")
    return require_one_line(text).rstrip("/")


def _is_this_machine(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


Host = Annotated[
    str,
    StringConstraints(max_length=253),
    AfterValidator(require_host),
    Field(json_schema_extra={"pattern": HOST_PATTERN}),
]
BaseUrl = Annotated[
    str,
    StringConstraints(max_length=500),
    AfterValidator(require_base_url),
    Field(json_schema_extra={"format": "uri"}),
]
Password = Annotated[
    str,
    StringConstraints(min_length=1, max_length=1000),
    AfterValidator(require_one_line),
    Field(description=ONE_LINE, json_schema_extra={"writeOnly": True}),
]


class MailServer(Object):
    """The mail server in use. ``ready``: invitations and reminders can be sent through it. No operation answers the
    password: ``password`` says whether one is kept.

    ``keeps_passwords``: the service has a secret that all its processes share, and can seal a password with it. Where
    it doesn't, only the environment can give one. What the environment names can't be changed here, and of it the user,
    which may be a secret itself, isn't answered.
    """

    source: MailSource
    ready: bool
    host: str | None = None
    port: int | None = None
    security: MailSecurity | None = None
    user: str | None = None
    password: PasswordState = "none"  # noqa: S105
    sender: str | None = None
    sender_name: str | None = None
    app_url: str | None = None
    allow_private: bool = False
    keeps_passwords: bool


class PutMailServer(Input):
    """``password`` may be left out where one is kept and neither ``host``, ``port``, ``security`` nor ``user`` changes.

    ``app_url`` is what links in mails begin with. ``allow_private`` lets the server be on the service's own machine or
    in a private network; addresses that are link-local stay closed.
    """

    host: Host
    port: Annotated[StrictInt, Field(ge=1, le=65535), WRITTEN_EITHER_WAY]
    security: MailSecurity
    user: GivenLine | None = None
    password: Password | None = Field(default=None, repr=False)
    sender: Email
    sender_name: Line | None = None
    app_url: BaseUrl
    allow_private: StrictBool = False

    @model_validator(mode="after")
    def _both(self) -> Self:
        if self.password is not None and self.user is None:
            raise ValueError("give a user with the password")
        return self
