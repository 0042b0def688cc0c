"""The logo and the colour that an owner has given an account."""

from collections.abc import Mapping

from sqlalchemy import Connection, select, update

from discern.contract.models.branding import Branding
from discern.service.storage.engine.locks import insert_unless_exists
from discern.service.storage.engine.tables import branding


def find_branding(connection: Connection, account_id: str) -> Branding:
    row = connection.execute(select(branding).where(branding.c.account_id == account_id)).mappings().first()
    return Branding() if row is None else Branding.model_validate(dict(row))


def change_branding(connection: Connection, account_id: str, given: Mapping[str, str | None]) -> None:
    """Change the columns that are ``given``."""
    if not insert_unless_exists(connection, branding, {"account_id": account_id, **given}):
        connection.execute(update(branding).where(branding.c.account_id == account_id).values(given))
