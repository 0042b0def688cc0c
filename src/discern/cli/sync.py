"""Bringing people and teams in from a file: sync."""

import sys
from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from discern.cli.context import load_settings, open_client
from discern.client import Client
from discern.client.errors import DiscernError
from discern.client.memberships import (
    Departures,
    SkippedRow,
    find_departures,
    marks_of,
    membership_calls,
    read_teams,
)
from discern.client.sync_files import FileBatch, SyncFileError, TeamRow, read_file, text_in
from discern.contract import operations
from discern.contract.models.candidates import CandidateQuery
from discern.contract.models.sync import SyncTeam


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--partial", is_flag=True, help="Keep the valid rows when others are invalid.")
@click.option("--replace", is_flag=True, help="Remove people who aren't listed from the teams in FILE, and print who.")
def sync(file: Path, *, partial: bool, replace: bool) -> None:
    """Create or update candidates and teams from FILE, a .csv or .json, by their external ids.

    People join the teams that list them. Nobody leaves a team without --replace. An invalid row changes nothing about
    its person.

    Columns of a CSV: external_id, name, email, team (the last two may be missing), separated by commas, semicolons or
    tabs; a person in several teams has a row for each. JSON: {"candidates": [...], "teams": [...]} as `POST /sync`
    takes it. The data go to the service at DISCERN_BASE_URL, or into the local database.
    """
    try:
        content = read_file(file, partial=partial)
    except SyncFileError as error:
        raise click.ClickException(f"{file.name}: {error}") from None
    totals: Counter[str] = Counter()
    with open_client(load_settings()) as client:
        try:
            ids, failed = _sync_people(client, content.people, totals)
            ids |= _read_ids(client, {each for row in content.teams for each in row.members if each not in ids})
            teams = _check_teams(content.teams, ids, failed, totals, partial=partial)
            _sync_teams(client, teams, ids, _skipped_rows(failed, content.teams), totals, replace=replace)
        except DiscernError as error:
            raise click.ClickException(error.message) from None
    click.echo(", ".join(f"{totals[kind]} {kind}" for kind in ("created", "updated", "unchanged", "failed")))
    if totals["failed"]:
        sys.exit(1)


def _sync_people(
    client: Client, batches: Sequence[FileBatch], totals: Counter[str]
) -> tuple[dict[str, str], dict[str, Any]]:
    """Create or update people. Returns their ids by external id, and the rows that failed by their places."""
    ids: dict[str, str] = {}
    failed: dict[str, Any] = {}
    with click.progressbar(batches, label="Syncing people", file=sys.stderr) as bar:
        for some in bar:
            try:
                outcome = client.send(operations.SYNC(some.batch))
            except DiscernError as error:
                rules = [f"{some.place(each.field)}: {each.message}" for each in error.errors] or [error.message]
                raise click.ClickException("; ".join(rules)) from None
            for row in outcome.rows:
                totals[row.outcome] += 1
                if row.error is not None:
                    click.echo(f"{some.place(row.error.field)}: {row.error.message}", err=True)
                    failed[some.places[row.row]] = some.batch.candidates[row.row]
                elif row.id is not None and row.external_id is not None:
                    ids[row.external_id] = row.id
    return ids, failed


def _read_ids(client: Client, external_ids: Collection[str]) -> dict[str, str]:
    """The ids of those people who exist."""
    if not external_ids:
        return {}
    everybody = client.pages(operations.LIST_CANDIDATES(CandidateQuery(limit=200)))
    return {each.external_id: each.id for each in everybody if each.external_id and each.external_id in external_ids}


def _skipped_rows(failed: Mapping[str, Any], teams: Sequence[TeamRow]) -> list[SkippedRow]:
    teams_of: dict[str, set[str]] = defaultdict(set)
    for team in teams:
        for member in team.members:
            teams_of[member].add(team.external_id)
    skipped = []
    for place, row in failed.items():
        external_id, email, name = (text_in(row, field) for field in ("external_id", "email", "name"))
        skipped.append(SkippedRow(place, marks_of(external_id, email, name), frozenset(teams_of[external_id])))
    return skipped


def _check_teams(
    rows: Sequence[TeamRow], ids: Collection[str], failed: Mapping[str, Any], totals: Counter[str], *, partial: bool
) -> list[SyncTeam]:
    """The valid teams, without those people whose rows failed.

    Raises:
        ClickException: a team isn't valid, and the sync isn't ``partial``.
    """
    left_out = {text_in(row, "external_id") for row in failed.values()}
    teams, problems = [], []
    for row in rows:
        try:
            teams.append(row.read(ids, left_out))
        except SyncFileError as error:
            problems.append(str(error))
    if problems and not partial:
        raise click.ClickException("; ".join(problems))
    for problem in problems:
        click.echo(problem, err=True)
    totals["failed"] += len(problems)
    return teams


def _sync_teams(
    client: Client,
    teams: Sequence[SyncTeam],
    ids: Mapping[str, str],
    skipped: Sequence[SkippedRow],
    totals: Counter[str],
    *,
    replace: bool,
) -> None:
    """Make and rename teams, let people join and, to ``replace``, leave them, who are named first."""
    if not teams:
        return
    stored = read_teams(client, {team.external_id for team in teams})
    listed = {team.external_id: frozenset(team.members) for team in teams if team.members is not None}
    departures = find_departures(stored, listed, skipped) if replace else {}
    for team in teams:
        leaving = departures.get(team.external_id, Departures())
        if leaving.people:
            names = ", ".join(f"{each.name} ({each.external_id or each.id})" for each in leaving.people)
            click.echo(f"Leaving {team.name}: {names}")
        for row in leaving.doubts:
            click.echo(f"Nobody leaves {team.name}: {row.place} may be about somebody in it", err=True)
    with click.progressbar(teams, label="Syncing teams", file=sys.stderr) as bar:
        for team in bar:
            present, joining = stored.get(team.external_id), [ids[each] for each in team.members or ()]
            leaving = departures.get(team.external_id, Departures())
            calls = membership_calls(team.external_id, team.name, present, joining, leaving.people)
            for call in calls:
                client.send(call)
            totals["created" if present is None else "updated" if calls else "unchanged"] += 1
