"""Unnamed answers for studies."""

import os
from pathlib import Path
from typing import Literal

import click

from discern.cli.accounts import find_account
from discern.cli.context import now, open_database
from discern.service.domain.study import StudyError, make_excerpt, write_csv, write_jsonl
from discern.service.errors import ServiceError
from discern.service.storage.measurement.study_sittings import list_sittings
from discern.service.storage.repositories.accounts import ensure_default_account
from discern.service.storage.repositories.teams import get_team_summary


@click.group()
def study() -> None:
    """Answers for studies of the questionnaire: see docs/studies."""


@study.command("export")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--team", "team_id", help="Id of the study's team: its members agreed to the study.")
@click.option("--everyone", is_flag=True, help="Everybody in the account, for the owner's own statistics.")
@click.option("--account", "account_name", help="Name or id of the account; else the first.")
@click.option("--format", "file_format", type=click.Choice(["csv", "jsonl"]), default="csv", show_default=True)
def export_study(
    file: Path, team_id: str | None, *, everyone: bool, account_name: str | None, file_format: Literal["csv", "jsonl"]
) -> None:
    """Write what people answered to FILE, without names, addresses, ids, teams or days.

    People who withdrew consent are left out and, with --everyone, those who keep their results to themselves. The
    sample company and withheld results are marked. Nothing is written of fewer than 30 people.
    """
    if everyone == (team_id is not None):
        raise click.UsageError("Give either --team ID or --everyone.")
    with open_database() as database:
        if account_name is None:
            account = database.write_now(lambda connection: ensure_default_account(connection, now()))
        else:
            account = find_account(database, account_name)
        if team_id is not None:
            try:
                database.read_now(lambda connection: get_team_summary(connection, account.id, team_id))
            except ServiceError:
                raise click.ClickException(f"There is no team {team_id!r} in this account.") from None
        stored = database.read_now(lambda connection: list_sittings(connection, account.id, team_id))
    try:
        excerpt = make_excerpt(stored)
    except StudyError as error:
        raise click.ClickException(f"{error}.") from None
    text = (write_csv if file_format == "csv" else write_jsonl)(excerpt.sittings)
    try:
        # For its owner alone: unnamed answers are still people's answers.
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as out:
            out.write(text)
    except OSError as error:
        raise click.ClickException(f"{file}: {error.strerror}") from None
    click.echo(f"{len(excerpt.sittings)} sittings of {excerpt.people} people are in {file}.")
    if everyone:
        click.echo(
            "They agreed to the questionnaire, not to a study: use the file for your own statistics alone, and don't "
            "pass it on.",
            err=True,
        )
