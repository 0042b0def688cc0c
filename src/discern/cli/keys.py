"""The command `discern keys`."""

from datetime import timedelta

import click
from sqlalchemy import Connection

from discern.cli.accounts import find_account
from discern.cli.context import now, open_database
from discern.contract.models.keys import NewKey
from discern.contract.permissions import SCOPES, Scope
from discern.service.domain.assistant_keys import require_assistant
from discern.service.errors import ServiceError
from discern.service.storage.repositories import accounts as store
from discern.service.storage.repositories.users import find_user


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
@click.option("--label", required=True, help="What the key is for.")
@click.option(
    "--scopes",
    required=True,
    callback=read_scopes,
    help="Separated by commas; `admin` includes all but `evidence:read`.",
)
@click.option("--days", type=click.IntRange(1, 3650), help="Days until the key expires. Default: never.")
@click.option("--user", help="For `assistant:read`: the address or id of the user for whom the assistant asks.")
@click.option("--names", is_flag=True, help="For `assistant:read`: give people's names. They are [P1] without.")
def create_key(
    account_name: str, label: str, scopes: tuple[Scope, ...], days: int | None, user: str | None, names: bool
) -> None:
    """Create a key and print it to standard output. It is shown only once."""
    with open_database() as database:
        account = find_account(database, account_name)
        expires_at = None if days is None else now() + timedelta(days=days)

        def create(connection: Connection) -> str:
            user_id = None if user is None else _find_user(connection, account.id, user)
            new = NewKey(label=label, scopes=list(scopes), expires_at=expires_at, user_id=user_id, names=names)
            try:
                require_assistant(connection, account.id, new, now())
            except ServiceError as error:
                raise click.ClickException(error.detail) from error
            return store.create_key(
                connection, account.id, label, scopes, now(), expires_at, user_id=user_id, names=names
            )[1]

        click.echo(database.write_now(create))


def _find_user(connection: Connection, account_id: str, given: str) -> str:
    """The id of a user by their id or address."""
    found = find_user(connection, account_id, given)
    if found is None:
        raise click.ClickException(f"There is no user {given!r}.")
    return found


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
