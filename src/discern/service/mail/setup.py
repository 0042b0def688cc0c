"""How an account sends mail: by the settings of the service, else as an owner has set it up.

The password is sealed with the installation's secret, for one account and one server: moved to another row, or with
another host beside it, it can't be opened.
"""

from dataclasses import dataclass, replace
from email.headerregistry import Address

from cryptography.fernet import InvalidToken
from sqlalchemy import Connection

from discern.contract.models.mail_server import MailSecurity, MailServer, PasswordState
from discern.installation_secret import is_shared
from discern.mail_server import SmtpServer
from discern.service.mail.sending import to_ascii
from discern.service.sealing import find_shared_secret
from discern.service.storage.repositories.mail_servers import StoredMailServer, find_mail_server
from discern.service.tokens import seal, unseal
from discern.settings import Settings


@dataclass(frozen=True, slots=True)
class MailSetup:
    """What mails go through, who they come from, and what their links begin with."""

    server: SmtpServer
    sender: Address
    app_url: str


def find_setup(connection: Connection, settings: Settings, account_id: str) -> MailSetup | None:
    """How an account sends mail; None where nobody has set it up, or the password can't be read any more."""
    in_settings = find_in_settings(settings)
    if in_settings is not None:
        return in_settings
    stored = find_mail_server(connection, account_id)
    return None if stored is None else _open(stored, settings, account_id)


def find_in_settings(settings: Settings) -> MailSetup | None:
    """How the service's own settings send mail. Private links go this way alone: the owner of a server that is set up
    on a page could read in its mails what a link opens, and what no key shows.
    """
    if settings.smtp_server is None or settings.mail_sender is None or settings.app_url is None:
        return None
    return MailSetup(settings.smtp_server, settings.mail_sender, settings.app_url)


def find_app_url(connection: Connection, settings: Settings, account_id: str) -> str | None:
    """What links to the app begin with; None where nobody has said it."""
    if settings.app_url is not None:
        return settings.app_url
    stored = find_mail_server(connection, account_id)
    return None if stored is None else stored.app_url


def describe_server(connection: Connection, settings: Settings, account_id: str) -> MailServer:
    """The mail server in use, for an owner."""
    keeps_passwords = is_shared(settings)
    server, sender = settings.smtp_server, settings.mail_sender
    if server is not None and sender is not None:
        security: dict[str, MailSecurity] = {"implicit": "tls", "starttls": "starttls", "none": "none"}
        return MailServer(
            source="environment",
            ready=True,
            host=server.host,
            port=server.port,
            security=security[server.tls],
            password="none" if server.password is None else "kept",
            sender=sender.addr_spec,
            sender_name=sender.display_name or None,
            app_url=settings.app_url,
            keeps_passwords=keeps_passwords,
        )
    stored = find_mail_server(connection, account_id)
    if stored is None:
        return MailServer(source="none", ready=False, keeps_passwords=keeps_passwords)
    is_ready = _open(stored, settings, account_id) is not None
    password: PasswordState = "none"  # noqa: S105
    if stored.sealed_password is not None:
        password = "kept" if is_ready else "unreadable"
    return MailServer(
        source="stored",
        ready=is_ready,
        host=stored.host,
        port=stored.port,
        security=stored.security,
        user=stored.login,
        password=password,
        sender=stored.sender,
        sender_name=stored.sender_name,
        app_url=stored.app_url,
        allow_private=stored.allow_private,
        keeps_passwords=keeps_passwords,
    )


def with_password(new: StoredMailServer, password: str, secret: str, account_id: str) -> StoredMailServer:
    """A server that is about to be stored, with its password sealed."""
    return replace(new, sealed_password=seal(password, secret, _purpose(new, account_id)))


def _open(stored: StoredMailServer, settings: Settings, account_id: str) -> MailSetup | None:
    password = None
    if stored.sealed_password is not None:
        secret = find_shared_secret(settings)
        if secret is None:
            return None
        try:
            password = unseal(stored.sealed_password, secret, _purpose(stored, account_id))
        except InvalidToken:
            return None
    server = SmtpServer(
        stored.host,
        stored.port,
        "implicit" if stored.security == "tls" else stored.security,
        stored.login,
        password,
        "private" if stored.allow_private else "public",
    )
    return MailSetup(server, Address(stored.sender_name or "", addr_spec=to_ascii(stored.sender)), stored.app_url)


def _purpose(server: StoredMailServer, account_id: str) -> str:
    return "\n".join(("mail password", account_id, *map(str, server.place)))
