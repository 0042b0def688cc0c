"""Bringing people and teams in from a file: sync."""

import json
import sys
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from discern.cli.context import load_settings, open_client
from discern.client import Client
from discern.client.errors import DiscernError
from discern.client.list_sync import (
    Departures,
    Entry,
    Listed,
    SkippedRow,
    StoredTeam,
    Synced,
    departure_calls,
    find_departures,
    list_teams_of,
    read_teams,
    sync_next,
)
from discern.contract import operations
from discern.contract.models.sync import MOST_ROWS, SyncBatch
from discern.lists import LeftOut, ListError, read_people, read_table
from discern.lists.remembered import recall
from discern.words.lists import explain_list_error, explain_note, explain_row, name_encoding

NO_PERSON = {"title", "footer"}
"""Why lines are left out that stand above a list or below it."""


@dataclass(frozen=True, slots=True)
class _Line:
    """A line that is left out."""

    line: int
    text: str
    reason: str


@dataclass(slots=True)
class _File:
    """People of a file, and teams as `POST /sync` takes them; what is left out of it, headings that aren't read, and
    what is to be looked at.
    """

    people: list[Entry]
    teams: list[Entry] = field(default_factory=list)
    left_out: list[_Line] = field(default_factory=list)
    skipped: list[SkippedRow] = field(default_factory=list)
    not_read: Sequence[str] = ()
    problems: int = 0
    hints: Sequence[str] = ()


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--dry-run", is_flag=True, help="Print what would happen, and change nothing.")
@click.option("--json", "as_json", is_flag=True, help="With --dry-run: print it as JSON.")
@click.option("--replace", is_flag=True, help="Remove people who aren't listed from the teams in FILE, and print who.")
@click.option("--yes", is_flag=True, help="With --replace: even if a fifth of a team or five people leave.")
def sync(file: Path, *, dry_run: bool, as_json: bool, replace: bool, yes: bool) -> None:
    """Bring people and teams in from FILE: a list as an HR system or a spreadsheet exports it, or JSON.

    Who is here already is recognized by their id, else by their e-mail address, else by their name. People join the
    teams that list them. Nobody leaves a team without --replace, and no more than a fifth of one or five people without
    --yes. A row that can't be read is printed, and changes nothing about its person; the others are taken.

    A list is .csv, .tsv, .txt or .xlsx. JSON is {"candidates": [...], "teams": [...]} as `POST /sync` takes it. The
    data go to the service at DISCERN_BASE_URL, or into the local database.
    """
    if as_json and not dry_run:
        raise click.UsageError("--json is for --dry-run")
    settings = load_settings()
    content = _read_file(file, settings.data_folder)
    for hint in content.hints:
        click.echo(hint, err=True)
    with open_client(settings) as client:
        try:
            found = _Sync(client, content, replace=replace, quiet=as_json)
            if as_json:
                click.echo(json.dumps(found.described, ensure_ascii=False, indent=1))
                return
            found.print_plan()
            if not dry_run:
                found.refuse_many(yes=yes)
                found.carry_out()
        except DiscernError as error:
            raise click.ClickException(error.message) from None
        found.print_counts(dry_run=dry_run)
    if found.failed:
        sys.exit(1)


class _Sync:
    """A file, and what it would change; then the change."""

    def __init__(self, client: Client, file: _File, *, replace: bool, quiet: bool) -> None:
        self.client, self.file, self.quiet = client, file, quiet
        self.planned = self._sync_people(dry_run=True)
        refused = {id(row.entry) for row in self.planned.refused}
        self.taken = [entry for entry in file.people if id(entry) not in refused]
        for row in self.planned.refused:
            file.left_out.append(_Line(row.entry.line, _text_of(row.entry.row), row.message))
            file.skipped.append(SkippedRow.of_entry(row.entry))
        file.left_out.sort(key=lambda row: row.line)
        self.failed = file.problems + len(self.planned.refused)
        self.teams = self._teams_of_taken()
        self.counts = Counter(self.planned.counts) + self._sync_teams(dry_run=True)
        self.stored, self.departures = self._find_departures(replace=replace)

    def _sync_people(self, *, dry_run: bool) -> Synced:
        label = "Checking people" if dry_run else "Syncing people"
        entries = self.file.people if dry_run else self.taken
        synced = Synced()
        with click.progressbar(length=len(entries), label=label, file=sys.stderr, hidden=self.quiet) as bar:
            while sync_next(self.client.send, entries, synced, dry_run=dry_run):
                bar.update(synced.done - bar.pos)
            bar.update(synced.done - bar.pos)
        return synced

    def _teams_of_taken(self) -> list[Entry]:
        """Teams of JSON, without the members whose rows failed."""
        failed = {row.entry.field("external_id") for row in self.planned.refused} - {""}
        return [Entry(team.line, _without_members(team.row, failed)) for team in self.file.teams]

    def _sync_teams(self, *, dry_run: bool) -> Counter[str]:
        """Make and rename teams of JSON, and let people join. Nobody leaves by this."""
        made = {self.file.people[place].field("external_id") for place, id_ in self.planned.ids.items() if id_ is None}
        # Who isn't here yet in a dry run can't be a member.
        rows = [_to_add(_without_members(team.row, made if dry_run else set())) for team in self.teams]
        counts: Counter[str] = Counter()
        for start in range(0, len(rows), MOST_ROWS):
            some = rows[start : start + MOST_ROWS]
            outcome = self.client.send(operations.SYNC(SyncBatch(teams=some, partial=True, dry_run=dry_run)))
            for row in outcome.rows:
                counts[row.outcome] += 1
                if row.error is not None and dry_run:
                    self.failed += 1
                    text = f"teams[{start + row.row}]: {row.error.message}"
                    self.file.left_out.append(_Line(start + row.row + 1, text, row.error.message))
        return counts

    def _find_departures(self, *, replace: bool) -> tuple[dict[str, StoredTeam], dict[str, Departures]]:
        listed = list_teams_of(self.file.people, self.planned.ids) if replace else {}
        for team in self.teams:
            names_all = isinstance(team.row, dict) and isinstance(team.row.get("members"), list)
            if names_all and (replace or team.field("mode") == "replace"):
                listed[team.field("external_id")] = Listed(external_ids=frozenset(team.texts("members")))
        stored = read_teams(self.client, listed.keys()) if listed else {}
        return stored, find_departures(stored, listed, self.file.skipped)

    @property
    def described(self) -> dict[str, Any]:
        """What would happen, for programs."""
        return {
            "people": [
                {
                    "name": entry.field("name"),
                    "email": entry.field("email"),
                    "external_id": entry.field("external_id"),
                    "teams": [*entry.teams, *self._named_teams(entry.field("external_id"))],
                }
                for entry in self.taken
            ],
            "leaving": [
                {"team": self.stored[name].team.name, "name": person.name}
                for name, leaving in self.departures.items()
                for person in leaving.people
            ],
            "left_out": [{"line": row.line, "text": row.text} for row in self.file.left_out],
            "not_read": list(self.file.not_read),
        }

    def _named_teams(self, external_id: str) -> list[str]:
        return [team.field("name") for team in self.teams if external_id and external_id in team.texts("members")]

    def print_plan(self) -> None:
        for line in self.file.left_out:
            click.echo(f"Left out, line {line.line}: {line.text} ({line.reason})", err=True)
        if self.file.not_read:
            click.echo(f"Not read: {', '.join(self.file.not_read)}", err=True)
        for name, leaving in self.departures.items():
            team = self.stored[name].team.name
            if leaving.people:
                names = ", ".join(_named(person.name, person.external_id or person.email) for person in leaving.people)
                click.echo(f"Leaving {team}: {names}")
            for row in leaving.doubts:
                click.echo(f"Nobody leaves {team}: line {row.line} may be about somebody in it", err=True)

    def refuse_many(self, *, yes: bool) -> None:
        """End before anything is changed where many would leave, unless that was asked for.

        Raises:
            ClickException: more than a fifth of a team or five people leave.
        """
        total = sum(len(leaving.people) for leaving in self.departures.values())
        many = [
            f"{len(leaving.people)} of {leaving.members} in {self.stored[name].team.name}"
            for name, leaving in self.departures.items()
            if leaving.people and (leaving.is_many or total > 5)
        ]
        if many and not yes:
            others = f", and others in {len(many) - 5} more teams" if len(many) > 5 else ""
            raise click.ClickException(
                f"{', '.join(many[:5])}{others} would leave. Nothing was changed. If that is meant, give --yes as well."
            )

    def carry_out(self) -> None:
        counts = Counter(self._sync_people(dry_run=False).counts) + self._sync_teams(dry_run=False)
        counts["failed"] += len(self.planned.refused)
        calls = departure_calls(self.stored, self.departures)
        with click.progressbar(calls, label="Leaving teams", file=sys.stderr, hidden=not calls) as bar:
            for call in bar:
                self.client.send(call)
        self.counts = counts

    def print_counts(self, *, dry_run: bool) -> None:
        counts = {kind: self.counts[kind] for kind in ("created", "updated", "unchanged", "failed")}
        counts["failed"] += self.file.problems
        said = ", ".join(f"{count} {kind}" for kind, count in counts.items())
        click.echo(f"Would be: {said}" if dry_run else said)


def _read_file(file: Path, data_folder: Path) -> _File:
    """Raises `ClickException` where the file is none of those that are read."""
    content = file.read_bytes()
    if file.suffix.lower() == ".json":
        return _read_json(file.name, content)
    today = datetime.now(UTC).date()
    try:
        table = read_table(content, recall(data_folder))
    except ListError as error:
        raise click.ClickException(f"{file.name}: {explain_list_error('en', error.problem, error.limit)}") from None
    found = read_people(table, today)
    people = [Entry(person.line, person.row) for person in found.people if person.mark in {"", "disabled"}]
    left_out = [_Line(row.line, row.text, explain_row("en", row.reason, row.other)) for row in found.left_out]
    left_out += [
        _Line(person.line, _named(person.name, person.state), explain_row("en", person.mark))
        for person in found.people
        if person.mark in {"left", "account"}
    ]
    unread = [row for row in found.left_out if row.reason not in NO_PERSON]
    left_out.sort(key=lambda row: row.line)
    not_read = [*found.not_read, *(f"sheet {title}" for title in table.other_sheets)]
    hints = [name_encoding("en")] if table.encoding == "cp1252" else []
    hints += [
        f"Line {person.line}: {_named(person.name, explain_note('en', person.note, person.email))}"
        for person in found.people
        if person.note
    ]
    return _File(people, [], left_out, [_skipped_row(row) for row in unread], not_read, len(unread), hints)


def _read_json(name: str, content: bytes) -> _File:
    try:
        read = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise click.ClickException(f"{name}: it is not valid JSON in UTF-8") from None
    if not isinstance(read, dict) or set(read) - {"candidates", "teams"}:
        raise click.ClickException(f'{name}: it must be an object with "candidates" and "teams"')
    lists = [read.get(kind, []) for kind in ("candidates", "teams")]
    if not all(isinstance(entries, list) for entries in lists):
        raise click.ClickException(f'{name}: "candidates" and "teams" must be lists')
    people, teams = ([Entry(line, row) for line, row in enumerate(rows, start=1)] for rows in lists)
    return _File(people, teams)


def _skipped_row(row: LeftOut) -> SkippedRow:
    return SkippedRow.of(row.line, row.external_id, row.email, row.name, row.teams)


def _without_members(row: Any, external_ids: Collection[str]) -> Any:
    """A team's row without some of its members."""
    if not isinstance(row, dict) or not isinstance(row.get("members"), list):
        return row
    return {**row, "members": [each for each in row["members"] if not (isinstance(each, str) and each in external_ids)]}


def _to_add(row: Any) -> Any:
    """A team's row by which nobody leaves: those who do are named, and leave one by one."""
    return {**row, "mode": "add"} if isinstance(row, dict) and row.get("mode") == "replace" else row


def _text_of(row: Any) -> str:
    values = row.values() if isinstance(row, Mapping) else [row]
    return " · ".join(str(value) for value in values if value and not isinstance(value, list | dict))


def _named(name: str, detail: str | None) -> str:
    return f"{name} ({detail})" if detail else name
