"""The command `discern keys`."""

from datetime import timedelta

import click

from discern.cli.accounts import find_account
from discern.cli.context import now, open_database
from discern.contract.permissions import SCOPES, Scope
from discern.service.storage.repositories import accounts as store


@click.group()
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
@click.option(
    "--scopes",
    required=True,
    callback=read_scopes,
    help="Separated by commas; `admin` includes all but `evidence:read`.",
)
@click.option("--days", type=click.IntRange(1, 3650), help="Days until the key expires. Default: never.")
def create_key(account_name: str, name: str, scopes: tuple[Scope, ...], days: int | None) -> None:
    """Create a key and print it to standard output. It is shown only once."""
    with open_database() as database:
        account = find_account(database, account_name)
        expires_at = None if days is None else now() + timedelta(days=days)
        _, secret = database.write_now(
            lambda connection: store.create_key(connection, account.id, name, scopes, now(), expires_at)
        )
    click.echo(secret)


@keys.command("list")
@click.option("--account", "account_name", help="Name or id of one account.")
def list_keys(account_name: str | None) -> None:
    """Print id, account, label, scopes, last use and state of each key; secrets are not stored."""
    with open_database() as database:
        account_id = None if account_name is None else find_account(database, account_name).id
        for account, key, revoked_at in database.read_now(lambda connection: store.list_keys(connection, account_id)):
            used = f"last used {key.last_used_at:%Y-%m-%d}" if key.last_used_at else "never used"
            if revoked_at is not None:
                state = f"revoked {revoked_at:%Y-%m-%d}"
            elif key.expires_at is not None:
                state = f"{'expired' if key.expires_at <= now() else 'expires'} {key.expires_at:%Y-%m-%d}"
            else:
                state = "live"
            click.echo("\t".join((key.id, account, key.label, ",".join(key.scopes), used, state)))


@keys.command("revoke")
@click.argument("key_id")
def revoke_key(key_id: str) -> None:
    """Revoke a key at once, in running servers too."""
    with open_database() as database:
        if not database.write_now(lambda connection: store.revoke_key(connection, key_id, now())):
            raise click.ClickException(f"There is no active key {key_id!r}. See: discern keys list")
