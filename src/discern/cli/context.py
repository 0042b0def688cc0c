"""What commands share. Every module of ours is imported where a command needs it, so that `--help` comes at once."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from discern.client import Client
    from discern.service.storage.engine.database import Database
    from discern.settings import Settings


def load_settings() -> Settings:
    """The settings, or the end of the process with what is wrong with them."""
    from discern.settings import Settings, SettingsError

    try:
        return Settings.load()
    except SettingsError as error:
        click.echo(f"Error: {error}", err=True)
        sys.exit(2)


@contextmanager
def open_database() -> Iterator[Database]:
    """The database of the settings, beside a server that may be running on it."""
    from discern.service.storage.engine.database import Database, DatabaseUnavailableError
    from discern.service.storage.repositories import accounts as store

    database = Database(load_settings().database_url.get_secret_value(), beside_a_server=True)
    try:
        database.open()
    except DatabaseUnavailableError as error:
        raise click.ClickException(f"DISCERN_DATABASE_URL: {error}") from None
    try:
        database.write_now(lambda connection: store.ensure_default_account(connection, now()))
        yield database
    finally:
        database.close()


@contextmanager
def open_client(settings: Settings) -> Iterator[Client]:
    """The configured service, or one in this process over the database of the settings."""
    from discern.client import Client
    from discern.service import EmbeddedService

    if settings.base_url is not None:
        secret = settings.api_key.get_secret_value() if settings.api_key else ""
        with Client(settings.base_url, secret) as client:
            yield client
        return
    with (
        EmbeddedService(settings, beside_a_server=True) as service,
        Client(
            service.base_url,
            service.key("the command line", "admin"),
            transport=service.transport(),
            timeout=60,
            budget=120,
        ) as client,
    ):
        yield client


def now() -> datetime:
    return datetime.now(UTC)
