"""Files of people and teams as batches for `POST /sync`."""

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from discern.contract import SyncBatch
from discern.contract.models.sync import MOST_ROWS

COLUMNS = ("external_id", "name", "email", "team")


class SyncFileError(Exception):
    """The file can't be read as people and teams. The message says where and why."""


def read_batches(file: Path, *, partial: bool = False) -> list[SyncBatch]:
    """Batches of at most 1,000 rows, people before teams, so that teams find their members.

    Rows are checked by the service, not here.

    Raises:
        SyncFileError: the file is neither CSV nor JSON of the right shape.
    """
    try:
        text = file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise SyncFileError("it is not UTF-8") from None
    people, teams = _read_json(text) if file.suffix.lower() == ".json" else _read_csv(text)
    return [
        *(SyncBatch(candidates=some, partial=partial) for some in _chunks(people)),
        *(SyncBatch(teams=some, partial=partial) for some in _chunks(teams)),
    ]


def _read_json(text: str) -> tuple[list[Any], list[Any]]:
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        raise SyncFileError("it is not valid JSON") from None
    if not isinstance(content, dict) or set(content) - {"candidates", "teams"}:
        raise SyncFileError('it must be an object with "candidates" and "teams"')
    people, teams = content.get("candidates", []), content.get("teams", [])
    if not isinstance(people, list) or not isinstance(teams, list):
        raise SyncFileError('"candidates" and "teams" must be lists')
    return people, teams


def _read_csv(text: str) -> tuple[list[Any], list[Any]]:
    """A team is identified by its name, which is its external id as well."""
    reader = csv.DictReader(text.splitlines(), strict=True)
    names = [name.strip().lower() for name in reader.fieldnames or []]
    unknown = set(names) - set(COLUMNS)
    if unknown or not {"external_id", "name"} <= set(names):
        raise SyncFileError(f"its first line must name the columns external_id and name; it may name {COLUMNS[2:]}")
    reader.fieldnames = names
    people: list[dict[str, str | None]] = []
    teams: dict[str, list[str]] = {}
    try:
        for row in reader:
            if None in row or None in row.values():
                raise SyncFileError(f"line {reader.line_num} has another number of columns than the first")
            person: dict[str, str | None] = {"external_id": row["external_id"], "name": row["name"]}
            if "email" in names:
                person["email"] = row["email"].strip() or None
            people.append(person)
            if row.get("team", "").strip():
                teams.setdefault(row["team"].strip(), []).append(row["external_id"])
    except csv.Error as error:
        raise SyncFileError(f"line {reader.line_num}: {error}") from None
    return people, [{"external_id": name, "name": name, "members": members} for name, members in teams.items()]


def _chunks(rows: list[Any]) -> Iterator[list[Any]]:
    for start in range(0, len(rows), MOST_ROWS):
        yield rows[start : start + MOST_ROWS]
