"""The command `discern accounts`."""

import click

from discern.cli.context import now, open_database
from discern.service.storage.engine.database import Database
from discern.service.storage.repositories import accounts as store
from discern.service.storage.repositories.accounts import StoredAccount


@click.group()
def accounts() -> None:
    """Accounts. Their data are separate."""


@accounts.command("create")
@click.argument("name")
def create_account(name: str) -> None:
    """Create an account and print its id."""
    name = name.strip()
    if not name:
        raise click.UsageError("NAME must not be empty.")
    with open_database() as database:
        if database.read_now(lambda connection: store.find_account(connection, name)) is not None:
            raise click.ClickException(f"An account named {name!r} already exists.")
        account = database.write_now(lambda connection: store.create_account(connection, name, now()))
    click.echo(account.id)


@accounts.command("list")
def list_accounts() -> None:
    """Print id and name of each account; the first is the default."""
    with open_database() as database:
        for account in database.read_now(store.list_accounts):
            click.echo(f"{account.id}\t{account.name}")


def find_account(database: Database, name: str) -> StoredAccount:
    account = database.read_now(lambda connection: store.find_account(connection, name))
    if account is None:
        raise click.ClickException(f"There is no account {name!r}. See: discern accounts list")
    return account


def choose_account(database: Database, name: str | None) -> StoredAccount:
    """The account named, or the only one."""
    if name is not None:
        return find_account(database, name)
    every = database.read_now(store.list_accounts)
    if len(every) > 1:
        raise click.UsageError(f"Choose one with --account: {', '.join(account.name for account in every)}.")
    return every[0]
