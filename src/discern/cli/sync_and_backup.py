"""Data in and out: sync, backup, restore."""

import sys
from collections import Counter
from pathlib import Path

import click

from discern.cli.context import load_settings, now, open_client, open_database
from discern.client import operations
from discern.client.errors import DiscernError
from discern.client.sync_files import SyncFileError, read_batches
from discern.service.storage.backup.create import make_backup
from discern.service.storage.backup.file_format import Backup, BackupError
from discern.service.storage.backup.restore import restore_backup
from discern.service.storage.engine.database import DatabaseUnavailableError


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--partial", is_flag=True, help="Keep the valid rows when others are invalid.")
def sync(file: Path, *, partial: bool) -> None:
    """Create or update candidates and teams from FILE, a .csv or .json, by their external ids.

    Columns of a CSV: external_id, name, email, team (the last two may be missing), separated by commas, semicolons or
    tabs; a person in several teams has a row for each. JSON: {"candidates": [...], "teams": [...]} as `POST /sync`
    takes it. The data go to the service at DISCERN_BASE_URL, or into the local database.
    """
    try:
        batches = read_batches(file, partial=partial)
    except SyncFileError as error:
        raise click.ClickException(f"{file.name}: {error}") from None
    totals: Counter[str] = Counter()
    with open_client(load_settings()) as client, click.progressbar(batches, label="Syncing", file=sys.stderr) as bar:
        for some in bar:
            try:
                outcome = client.send(operations.sync(some.batch))
            except DiscernError as error:
                rules = [f"{some.place(each.field)}: {each.message}" for each in error.errors] or [error.message]
                raise click.ClickException("; ".join(rules)) from None
            totals.update(row.outcome for row in outcome.rows)
            for row in outcome.rows:
                if row.error is not None:
                    click.echo(f"{some.place(row.error.field)}: {row.error.message}", err=True)
    click.echo(", ".join(f"{totals[kind]} {kind}" for kind in ("created", "updated", "unchanged", "failed")))
    if totals["failed"]:
        sys.exit(1)


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def backup(file: Path) -> None:
    """Write all data to FILE and verify it. Discern may be running, on SQLite or on PostgreSQL.

    FILE contains everything: names, answers, results. Only its owner can read it; keep it that way.
    """
    path = load_settings().sqlite_path
    if path is not None and not path.exists():
        raise click.ClickException(f"There is nothing to back up yet: {path} doesn't exist.")
    with open_database() as database:
        try:
            made = make_backup(database, file, now())
        except BackupError as error:
            raise click.ClickException(f"{error}.") from None
    click.echo(f"{describe_backup(made)} are in {file} ({file.stat().st_size / 1e6:.1f} MB), verified.")


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def restore(file: Path) -> None:
    """Restore FILE, made by `discern backup`, into an empty database: SQLite or PostgreSQL.

    Stop Discern first. Either everything is restored and verified, or nothing changes.
    """
    try:
        restored = restore_backup(load_settings().database_url.get_secret_value(), file)
    except (BackupError, DatabaseUnavailableError) as error:
        raise click.ClickException(f"{error}.") from None
    click.echo(f"{describe_backup(restored)} restored as of {restored.made_at:%Y-%m-%d %H:%M} UTC, verified.")


def describe_backup(made: Backup) -> str:
    return f"{made.rows('candidates')} people with {made.rows('assessments')} assessments"
