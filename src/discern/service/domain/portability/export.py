"""Exporting an account: what a key that acts for nobody may see of it, as records and as tables."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from discern import __version__
from discern.contract.columns import columns_of, values_of
from discern.contract.models.results import ResultsQuery, ResultsRow
from discern.service.domain.portability.folder import (
    FileInfo,
    LeftOut,
    Manifest,
    PortabilityError,
    require_new,
    write_manifest,
    write_records,
    write_table,
)
from discern.service.storage.engine.database import Database
from discern.service.storage.engine.tables import candidates
from discern.service.storage.portability.reading import (
    READERS,
    count_left_out,
    read_answers,
    read_people,
    read_teams,
)
from discern.service.storage.portability.records import AnswerRecord, MemberRecord, PersonRecord
from discern.service.storage.repositories.accounts import StoredAccount
from discern.service.storage.repositories.audit import AuditActor, count_looks
from discern.service.storage.repositories.results import list_results
from discern.service.storage.repositories.visibility import KEY, is_visible

ACTOR = "command line"
"""Who exports and imports, in the audit log."""

COUNTED = {
    "hidden results": "those people keep them to themselves; each can download their own with their private link",
    "assessments without results": "their links open this installation alone; invite again where you go",
    "own pages": "nobody else reads them",
    "agreements": "they are between the users who made them and those they are about, or somebody in them hides",
    "meetings": "they are the users' who lead them, or of somebody who hides, and so is what their talks used",
    "users": "only the sign-in provider knows them, and they have no e-mail address",
}

UNCOUNTED = {
    "private links, take links, join links and other links": "they are secrets, and each person's own",
    "keys, webhooks, the mail server, Monday's messages and calendar feeds": "they have secrets; set them up again",
    "sharing with colleagues, and the lines for them": "each agreed to it for colleagues alone, and chooses anew",
    "what people said when they looked back": "nobody else sees it",
    "when leaders are away": "it soon passes",
    "sign-ins": "users come without them, and sign in by their address; members confirm anew who they are",
    "mails, events and the log of who looked": "they are the story of this installation",
    "reports": "they are made of what is exported; have them written again",
    "the logo and the colour": "an owner sets them in the settings",
}


def export_account(database: Database, account: StoredAccount, folder: Path, now: datetime) -> Manifest:
    """Write the state of one moment into a new folder, and into the log of each person that their data were exported.

    Writers are not blocked.

    Raises:
        PortabilityError: there is something in the folder, or it can't be written.
    """
    require_new(folder)

    def write(connection: Connection) -> tuple[Manifest, list[str]]:
        files = {name: write_records(folder, name, read(connection, account.id)) for name, read in READERS.items()}
        counts = count_left_out(connection, account.id)
        manifest = Manifest(
            discern=__version__,
            account=account.name,
            exported_at=now,
            files={**files, **_write_tables(connection, account.id, folder)},
            left_out=[
                *(LeftOut(what=what, count=counts[what], why=why) for what, why in COUNTED.items()),
                *(LeftOut(what=what, count=None, why=why) for what, why in UNCOUNTED.items()),
            ],
        )
        everybody = select(candidates.c.id).where(candidates.c.account_id == account.id, is_visible(KEY))
        return manifest, list(connection.scalars(everybody))

    try:
        manifest, shown = database.read_now(write)
        if shown:
            actor = AuditActor(account.id, ACTOR, ACTOR)
            database.write_now(lambda connection: count_looks(connection, actor, "candidate.exported", shown, now))
        write_manifest(folder, manifest)
    except OSError as error:
        raise PortabilityError(f"{folder} can't be written: {error.strerror}") from error
    return manifest


def _write_tables(connection: Connection, account_id: str, folder: Path) -> dict[str, FileInfo]:
    """Tables of what the records have; results with the columns that the client gives a list of them."""
    kept = sorted({f"metadata.{key}" for each in read_people(connection, account_id) for key in each.metadata})
    given = read_answers(connection, account_id)
    answers = ({"assessment_id": assessment_id, **values_of(answer)} for assessment_id, answer in given)
    tables: dict[str, tuple[list[str], Iterator[dict[str, Any]]]] = {
        "people.csv": ([*columns_of(PersonRecord), *kept], map(values_of, read_people(connection, account_id))),
        "members.csv": (["team_id", "team", *columns_of(MemberRecord)], _members(connection, account_id)),
        "results.csv": (list(columns_of(ResultsRow)), _results(connection, account_id)),
        "answers.csv": (["assessment_id", *columns_of(AnswerRecord)], answers),
    }
    return {name: write_table(folder, name, columns, rows) for name, (columns, rows) in tables.items()}


def _members(connection: Connection, account_id: str) -> Iterator[dict[str, Any]]:
    for team in read_teams(connection, account_id):
        for member in team.members:
            yield {"team_id": team.id, "team": team.name, **values_of(member)}


def _results(connection: Connection, account_id: str) -> Iterator[dict[str, Any]]:
    query = ResultsQuery(limit=200)
    while True:
        page = list_results(connection, account_id, query, KEY, with_teams=True)
        for row in page.data:
            checks = [check.id for check in row.quality.checks]
            yield {**values_of(row), "quality.checks": checks}
        if page.next_cursor is None:
            return
        query = query.model_copy(update={"cursor": page.next_cursor})
