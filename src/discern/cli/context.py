"""What commands share."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

import click

from discern.client import Client
from discern.service import EmbeddedService
from discern.service.storage.engine.database import Database, DatabaseUnavailableError
from discern.service.storage.repositories import accounts as store
from discern.settings import Settings, SettingsError


def load_settings() -> Settings:
    """The settings, or the end of the process with what is wrong with them."""
    try:
        return Settings.load()
    except SettingsError as error:
        click.echo(f"Error: {error}", err=True)
        sys.exit(2)


@contextmanager
def open_database() -> Iterator[Database]:
    """The database of the settings, beside a server that may be running on it."""
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
