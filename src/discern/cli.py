"""The command line: accounts, keys, serving and syncing."""

import asyncio
import importlib.util
import json
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import click
import uvicorn
from anyio.from_thread import start_blocking_portal

from discern import __version__, instrument
from discern.client import Client, operations
from discern.client.errors import DiscernError
from discern.client.sync_files import SyncFileError, read_batches
from discern.contract.scopes import SCOPES, Scope
from discern.desktop import DesktopError, open_desktop
from discern.service import AppKey, Service, create_api, run_worker
from discern.service.domain.item_bank import read_bank
from discern.service.embedded.transport import BASE_URL, BridgeTransport
from discern.service.http.header_timeout import HeaderTimeoutProtocol
from discern.service.http.json_logging import set_up_logs
from discern.service.storage.backup.create import make_backup
from discern.service.storage.backup.file_format import Backup, BackupError
from discern.service.storage.backup.restore import restore_backup
from discern.service.storage.engine.database import Database, DatabaseUnavailableError
from discern.service.storage.repositories import accounts as store
from discern.service.storage.repositories.results import list_answer_sets
from discern.settings import Settings, SettingsError


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__)
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
@click.option("--days", type=click.IntRange(1, 3650), help="Days until it expires; without it, never.")
def create_key(account_name: str, name: str, scopes: tuple[Scope, ...], days: int | None) -> None:
    """Make a key and print it: this once, alone on standard output."""
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
    """Print id, account, label, scopes, last use and state of each key; secrets are kept nowhere."""
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
    """Revoke a key, at once, also in servers that are running."""
    with open_database() as database:
        if not database.write_now(lambda connection: store.revoke_key(connection, key_id, now())):
            raise click.ClickException(f"There is no live key {key_id!r}. See: discern keys list")


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8500, show_default=True, type=click.IntRange(0, 65535))
@click.option(
    "--workers", default=1, show_default=True, type=click.IntRange(1, 64), help="Processes; needs PostgreSQL."
)
def serve(host: str, port: int, workers: int) -> None:
    """Serve REST alone, at /v1, with /healthz and /readyz."""
    settings = load_settings()
    with open_database() as database:
        is_sqlite = database.is_sqlite
    if workers > 1 and is_sqlite:
        raise click.ClickException(
            "Several workers need PostgreSQL: set DISCERN_DATABASE_URL. On SQLite one process writes and counts."
        )
    if settings.metrics and importlib.util.find_spec("prometheus_client") is None:
        raise click.ClickException("DISCERN_METRICS needs the extra: pip install 'discern-disc[metrics]'")
    uvicorn.run(
        "discern.service.server:make_server",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        http=HeaderTimeoutProtocol,
        ws="none",
        timeout_keep_alive=10,
        timeout_graceful_shutdown=20,
        # A worker tells that it lives once it has imported everything; a busy machine would end it before.
        timeout_worker_healthcheck=60,
    )


@main.command()
def worker() -> None:
    """Send events and do what else waits, in a process of its own; needs PostgreSQL.

    Any number of them may run. Set DISCERN_WORKER=off where the service is served, or it goes on working as well.
    """
    settings = load_settings()
    with open_database() as database:
        is_sqlite = database.is_sqlite
    if is_sqlite:
        raise click.ClickException(
            "A worker of its own needs PostgreSQL: set DISCERN_DATABASE_URL. On SQLite the service works itself."
        )
    set_up_logs()
    asyncio.run(run_worker(settings))


@main.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--partial", is_flag=True, help="Keep the good rows when others are wrong.")
def sync(file: Path, *, partial: bool) -> None:
    """Create or update candidates and teams from FILE, a .csv or .json, by their external ids.

    Columns of a CSV: external_id, name, email, team (the last two may be missing). JSON: {"candidates": [...],
    "teams": [...]} as `POST /sync` takes it. It goes to the service of DISCERN_BASE_URL, or into the local database.
    """
    try:
        batches = read_batches(file, partial=partial)
    except SyncFileError as error:
        raise click.ClickException(f"{file.name}: {error}") from None
    totals: Counter[str] = Counter()
    with open_client(load_settings()) as client, click.progressbar(batches, label="Syncing", file=sys.stderr) as bar:
        for batch in bar:
            try:
                outcome = client.send(operations.sync(batch))
            except DiscernError as error:
                rules = [f"{each.field}: {each.message}" for each in error.errors] or [error.message]
                raise click.ClickException("; ".join(rules)) from None
            totals.update(row.outcome for row in outcome.rows)
            for row in outcome.rows:
                if row.error is not None:
                    click.echo(f"{row.error.field}: {row.error.message}", err=True)
    click.echo(", ".join(f"{totals[kind]} {kind}" for kind in ("created", "updated", "unchanged", "failed")))
    if totals["failed"]:
        sys.exit(1)


@main.command()
def desktop() -> None:
    """Open the app in a window of its own; closing it stops everything. Needs the extra `desktop`."""
    try:
        open_desktop()
    except DesktopError as error:
        raise click.ClickException(f"{error}.") from None


@main.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def backup(file: Path) -> None:
    """Write all data to FILE and check it. Discern may be running, on SQLite or on PostgreSQL.

    FILE holds everything: names, answers, results. Only its owner may read it; keep it where that stays so.
    """
    path = load_settings().sqlite_path
    if path is not None and not path.exists():
        raise click.ClickException(f"There is nothing to back up yet: {path} doesn't exist.")
    with open_database() as database:
        try:
            made = make_backup(database, file, now())
        except BackupError as error:
            raise click.ClickException(f"{error}.") from None
    click.echo(f"{describe_backup(made)} are in {file} ({file.stat().st_size / 1e6:.1f} MB), checked.")


@main.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def restore(file: Path) -> None:
    """Put the data of FILE, which `discern backup` made, into an empty database: SQLite or PostgreSQL.

    Stop Discern first. It is all restored and compared, or nothing is changed.
    """
    try:
        restored = restore_backup(load_settings().database_url.get_secret_value(), file)
    except (BackupError, DatabaseUnavailableError) as error:
        raise click.ClickException(f"{error}.") from None
    click.echo(f"{describe_backup(restored)} are back as of {restored.made_at:%Y-%m-%d %H:%M} UTC, checked.")


def describe_backup(made: Backup) -> str:
    return f"{made.rows('candidates')} people with {made.rows('assessments')} assessments"


@main.group()
def norms() -> None:
    """The reference that scores are told against."""


@norms.command("fit")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--id", "norms_id", required=True, help="What the norm group is called, for example `acme-2026`.")
@click.option("--version", "bank_version", required=True, help="The new bank's version.")
def fit_norms(file: Path, norms_id: str, bank_version: str) -> None:
    """Estimate norms from the answers collected here and write a bank that has them to FILE.

    Results already given stay as they are. To use it: DISCERN_BANK=FILE.
    """
    bank, answer_sets = read_collected()
    try:
        fitted = instrument.fit_norms(bank, answer_sets, norms_id, today())
    except (instrument.NormsError, instrument.ChoiceError) as error:
        raise click.ClickException(str(error)) from None
    write_bank(file, instrument.with_fit_limits(instrument.with_norms(bank, fitted, bank_version)))
    click.echo(f"{fitted.n} people. Norms {norms_id} are in {file}; start with DISCERN_BANK={file}")


@main.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--version", "bank_version", required=True, help="The new bank's version.")
def calibrate(file: Path, bank_version: str) -> None:
    """Estimate item parameters from the answers collected here and write the new bank to FILE.

    Results already given stay as they are. To use it: DISCERN_BANK=FILE.
    """
    bank, answer_sets = read_collected()
    try:
        result = instrument.calibrate(bank, answer_sets, bank_version, today())
    except (instrument.CalibrationError, instrument.ChoiceError) as error:
        raise click.ClickException(str(error)) from None
    click.echo(
        f"{result.people} people, {result.rounds} rounds, last change {result.change:.2g}; "
        f"common loading {result.common_loading:.2f}; blocks with too few answers kept as they were: {len(result.kept)}"
    )
    if not result.converged:
        raise click.ClickException("It did not converge, so nothing was written. Collect more answers.")
    write_bank(file, result.bank)
    click.echo(f"Bank {result.bank.version} is in {file}; start with DISCERN_BANK={file}")


def read_collected() -> tuple[instrument.Bank, list[list[instrument.Choice]]]:
    """The bank in use and the answers that were collected with it, withheld ones left out."""
    try:
        bank = read_bank(load_settings())
    except SettingsError as error:
        raise click.ClickException(str(error)) from None
    with open_database() as database:
        collected = database.read_now(list_answer_sets)
    return bank, [[instrument.Choice(each.block, each.most, each.least, each.ms) for each in one] for one in collected]


def write_bank(file: Path, bank: instrument.Bank) -> None:
    text = json.dumps(instrument.bank_to_dict(bank), ensure_ascii=False, indent=1)
    try:
        file.write_text(f"{text}\n", encoding="utf-8")
    except OSError as error:
        raise click.ClickException(f"{file} can't be written: {error.strerror}") from None


def load_settings() -> Settings:
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
    api = create_api(settings, beside_a_server=True)
    service: Service = api.state.service
    key = AppKey(service.database, "the command line", ("admin",))
    with ExitStack() as stack:
        portal = stack.enter_context(start_blocking_portal())
        stack.enter_context(portal.wrap_async_context_manager(api.router.lifespan_context(api)))
        stack.callback(key.revoke)
        yield stack.enter_context(Client(BASE_URL, key, transport=BridgeTransport(api, portal), timeout=60, budget=120))


def find_account(database: Database, name: str) -> store.StoredAccount:
    account = database.read_now(lambda connection: store.find_account(connection, name))
    if account is None:
        raise click.ClickException(f"There is no account {name!r}. See: discern accounts list")
    return account


def today() -> str:
    return now().date().isoformat()


def now() -> datetime:
    return datetime.now(UTC)
