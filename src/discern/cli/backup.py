"""All data in one file: backup, restore."""

from pathlib import Path

import click

from discern.cli.context import load_settings, now, open_database
from discern.service.storage.backup.create import make_backup
from discern.service.storage.backup.file_format import Backup, BackupError
from discern.service.storage.backup.restore import restore_backup
from discern.service.storage.engine.database import DatabaseUnavailableError


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
