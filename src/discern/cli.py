"""The command line: `discern accounts`, `discern keys`, `discern bench`."""

import importlib
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime

import click

from discern.bench.figure import Figure
from discern.contract.scopes import SCOPES, Scope
from discern.service.storage import accounts as store
from discern.service.storage.database import Database
from discern.settings import Settings, SettingsError

BENCHMARKS = ("app", "client", "instrument")


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="discern")
def main() -> None:
    """Discern: DISC assessments and team insight that say how sure they are."""


@main.group()
def accounts() -> None:
    """Accounts: each sees nothing of the others."""


@accounts.command("create")
@click.argument("name")
def create_account(name: str) -> None:
    """Make an account and print its id."""
    name = name.strip()
    if not name:
        raise click.UsageError("NAME must not be empty.")
    with open_database() as database:
        if database.read_now(lambda connection: store.find_account(connection, name)) is not None:
            raise click.ClickException(f"There is an account {name!r} already.")
        account = database.write_now(lambda connection: store.create_account(connection, name, now()))
    click.echo(account.id)


@accounts.command("list")
def list_accounts() -> None:
    """Print id and name of each account; the first is the default."""
    with open_database() as database:
        for account in database.read_now(store.list_accounts):
            click.echo(f"{account.id}\t{account.name}")


@main.group()
def keys() -> None:
    """API keys."""


def read_scopes(_context: click.Context, _parameter: click.Parameter, value: str) -> tuple[Scope, ...]:
    given = tuple(part.strip() for part in value.split(",") if part.strip())
    known: dict[str, Scope] = {scope: scope for scope in SCOPES}
    for part in given:
        if part not in known:
            raise click.BadParameter(f"{part!r} is not a scope. Scopes: {', '.join(SCOPES)}")
    if not given:
        raise click.BadParameter("give at least one scope")
    return tuple(dict.fromkeys(known[part] for part in given))


@keys.command("create")
@click.option("--account", "account_name", required=True, help="Name or id of the account.")
@click.option("--name", required=True, help="What the key is for.")
@click.option("--scopes", required=True, callback=read_scopes, help="Separated by commas; `admin` is all.")
def create_key(account_name: str, name: str, scopes: tuple[Scope, ...]) -> None:
    """Make a key and print it: this once, alone on standard output."""
    with open_database() as database:
        account = database.read_now(lambda connection: store.find_account(connection, account_name))
        if account is None:
            raise click.ClickException(f"There is no account {account_name!r}. See: discern accounts list")
        _, secret = database.write_now(lambda connection: store.create_key(connection, account.id, name, scopes, now()))
    click.echo(secret)


@main.command()
@click.argument("name", type=click.Choice(BENCHMARKS))
@click.option("--json", "as_json", is_flag=True, help="A list of {figure, value, target, holds, how}.")
def bench(name: str, *, as_json: bool) -> None:
    """Measure and print the figures of one benchmark. A figure that misses its target fails nothing."""
    figures: list[Figure] = importlib.import_module(f"discern.bench.{name}").figures()
    if as_json:
        click.echo(json.dumps([asdict(figure) for figure in figures], indent=2))
        return
    width = max(len(figure.figure) for figure in figures)
    for figure in figures:
        verdict = {True: "holds", False: "MISSED", None: ""}[figure.holds]
        click.echo(f"{figure.figure:<{width}}  {figure.value:>12.4g}  {figure.target:<12} {verdict:<7} {figure.how}")


@contextmanager
def open_database() -> Iterator[Database]:
    """The database of the settings, beside a server that may be running on it."""
    try:
        settings = Settings.load()
    except SettingsError as error:
        click.echo(f"Error: {error}", err=True)
        sys.exit(2)
    database = Database(settings.database_url.get_secret_value(), beside_a_server=True)
    database.open()
    try:
        database.write_now(lambda connection: store.ensure_default_account(connection, now()))
        yield database
    finally:
        database.close()


def now() -> datetime:
    return datetime.now(UTC)
