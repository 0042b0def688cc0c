"""Unnamed answers for studies."""

import os
from pathlib import Path

import click

from discern.cli.accounts import choose_account
from discern.cli.context import open_database
from discern.service.domain.study import StudyError, make_excerpt, write_csv
from discern.service.errors import ServiceError
from discern.service.storage.engine.database import Database
from discern.service.storage.measurement.study_sittings import list_sittings
from discern.service.storage.repositories.accounts import StoredAccount
from discern.service.storage.repositories.teams import get_team_summary


@click.group()
def study() -> None:
    """Answers for studies of the questionnaire: see docs/studies."""


@study.command("export")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--team", "team_id", help="Id of the study's team: its members agreed to the study.")
@click.option("--everyone", is_flag=True, help="Everybody in the account, for the owner's own statistics.")
@click.option(
    "--without", "without_teams", multiple=True, help="Id of a team to leave out, such as testers. Repeatable."
)
@click.option("--account", "account_name", help="Name or id of the account, where there are several.")
def export_study(
    file: Path, team_id: str | None, without_teams: tuple[str, ...], *, everyone: bool, account_name: str | None
) -> None:
    """Write what people answered to FILE, without names, addresses, ids, teams or days.

    People who withdrew consent or keep their results to themselves, results that are withheld and the sample company
    are left out. Nothing is written of fewer than 30 people.
    """
    if everyone == (team_id is not None):
        raise click.UsageError("Give either --team ID or --everyone.")
    with open_database() as database:
        account = choose_account(database, account_name)
        for each in (team_id, *without_teams):
            if each is not None:
                require_team(database, account, each)
        stored = database.read_now(lambda connection: list_sittings(connection, account.id, team_id, without_teams))
    try:
        excerpt = make_excerpt(stored)
    except StudyError as error:
        raise click.ClickException(f"{error}.") from None
    try:
        # For its owner alone: unnamed answers are still people's answers.
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as out:
            out.write(write_csv(excerpt.sittings))
    except OSError as error:
        raise click.ClickException(f"{file}: {error.strerror}") from None
    click.echo(f"{len(excerpt.sittings)} sittings of {excerpt.people} people are in {file}.")
    if everyone:
        click.echo(
            "They agreed to the questionnaire, not to a study: use the file for your own statistics alone, and don't "
            "pass it on.",
            err=True,
        )


def require_team(database: Database, account: StoredAccount, team_id: str) -> None:
    try:
        database.read_now(lambda connection: get_team_summary(connection, account.id, team_id))
    except ServiceError:
        raise click.ClickException(f"There is no team {team_id!r} in this account.") from None
