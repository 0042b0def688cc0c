"""The mail server that an owner has set up for an account. Its password is sealed before it comes here."""

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, delete, select, update

from discern.contract.models.mail_server import MailSecurity
from discern.service.storage.engine.locks import insert_unless_exists
from discern.service.storage.engine.tables import mail_servers


@dataclass(frozen=True, slots=True)
class StoredMailServer:
    """A row of the table."""

    host: str
    port: int
    security: MailSecurity
    login: str | None = field(repr=False)
    sealed_password: str | None = field(repr=False)
    sender: str
    sender_name: str | None
    app_url: str
    allow_private: bool

    @property
    def place(self) -> tuple[Any, ...]:
        """Where the password goes: it is given again where anything of it changes."""
        return self.host, self.port, self.security, self.login


def find_mail_server(connection: Connection, account_id: str) -> StoredMailServer | None:
    row = connection.execute(select(mail_servers).where(mail_servers.c.account_id == account_id)).mappings().first()
    return None if row is None else StoredMailServer(**{name: row[name] for name in StoredMailServer.__slots__})


def list_accounts_with_mail(connection: Connection) -> list[str]:
    """The accounts in which an owner has set mail up."""
    return list(connection.scalars(select(mail_servers.c.account_id)))


def put_mail_server(connection: Connection, account_id: str, new: StoredMailServer) -> None:
    values = {name: getattr(new, name) for name in StoredMailServer.__slots__}
    if not insert_unless_exists(connection, mail_servers, {"account_id": account_id, **values}):
        connection.execute(update(mail_servers).where(mail_servers.c.account_id == account_id).values(values))


def remove_mail_server(connection: Connection, account_id: str) -> bool:
    """Forget it; false where there is none."""
    removed = connection.execute(delete(mail_servers).where(mail_servers.c.account_id == account_id))
    return removed.rowcount > 0
