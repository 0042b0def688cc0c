"""Files of people and teams: people as batches for `POST /sync`, and the teams that they join."""

import csv
import io
import json
import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from discern.contract.models.sync import MOST_ROWS, SyncBatch, SyncCandidate, SyncTeam

REQUIRED = ("external_id", "name")
OPTIONAL = (*(field for field in SyncCandidate.model_fields if field not in REQUIRED), "team")
DELIMITERS = (",", ";", "\t")
"""What separates the cells of a CSV; the first line shows which."""

_FIELD = re.compile(r"candidates\.(\d+)\.?")


class SyncFileError(Exception):
    """The file can't be read as people and teams. The message says where and why."""


@dataclass(frozen=True, slots=True)
class FileBatch:
    """People of a file. ``places`` say where in the file each of them is."""

    batch: SyncBatch
    places: Sequence[str]

    def place(self, field_: str) -> str:
        """A field of the batch, as in `candidates.3.name`, as a place in the file: `line 5, name`."""
        match = _FIELD.match(field_)
        if match is None or int(match[1]) >= len(self.places):
            return field_
        place, rest = self.places[int(match[1])], field_[match.end() :]
        return f"{place}, {rest}" if rest else place


@dataclass(frozen=True, slots=True)
class TeamRow:
    """A team of a file, not checked before it is read. ``place`` says where in the file it is."""

    place: str
    row: Any

    @property
    def external_id(self) -> str:
        return text_in(self.row, "external_id")

    @property
    def members(self) -> list[str]:
        """By external id; none where they aren't listed, or not as they should be."""
        members = self.row.get("members") if isinstance(self.row, dict) else None
        return members if isinstance(members, list) and all(isinstance(member, str) for member in members) else []

    def read(self, known_ids: Collection[str], failed_ids: Collection[str]) -> SyncTeam:
        """The team without the members whose rows failed. The others must be known. All by external id.

        Raises:
            SyncFileError: the row is invalid, or all its members are left out.
        """
        members = [member for member in self.members if member not in failed_ids]
        rules = [
            f"{self.place}, members.{number}: there is no candidate with this external id"
            for number, member in enumerate(self.members)
            if member not in known_ids and member not in failed_ids
        ]
        if self.members and not members:
            rules = [f"{self.place}: nobody in this team has a valid row"]
        if rules:
            raise SyncFileError("; ".join(rules))
        try:
            return SyncTeam.model_validate(self.row | {"members": members} if self.members else self.row)
        except ValidationError as error:
            rules = [
                f"{self.place}, {'.'.join(map(str, detail['loc']))}: {detail['msg'].removeprefix('Value error, ')}"
                for detail in error.errors()
            ]
            raise SyncFileError("; ".join(rules)) from None


@dataclass(frozen=True, slots=True)
class SyncFile:
    """Batches of at most 1,000 people, and the teams that they join."""

    people: Sequence[FileBatch]
    teams: Sequence[TeamRow]


def text_in(row: Any, field_: str) -> str:
    """What a row of any shape says in a field; nothing unless that is text."""
    text = row.get(field_) if isinstance(row, dict) else None
    return text if isinstance(text, str) else ""


@dataclass(slots=True)
class _Rows:
    """Rows of one kind, each with its place in the file."""

    rows: list[Any] = field(default_factory=list)
    places: list[str] = field(default_factory=list)
    _by_id: dict[str, int] = field(default_factory=dict)

    def add(self, row: Any, place: str) -> Any:
        """Add a row; one that is there already is left out. Returns the row that counts.

        Raises:
            SyncFileError: another row has the same external id and says something else.
        """
        external_id = row.get("external_id") if isinstance(row, dict) else None
        if isinstance(external_id, str):
            first = self._by_id.setdefault(external_id, len(self.rows))
            if first < len(self.rows):
                if self.rows[first] != row:
                    raise SyncFileError(f"{place} repeats the external_id of {self.places[first]} with other values")
                return self.rows[first]
        self.rows.append(row)
        self.places.append(place)
        return row


def read_file(file: Path, *, partial: bool = False) -> SyncFile:
    """The people and teams of a file.

    Rows aren't checked, except that none may repeat another's external id with other values.

    Raises:
        SyncFileError: the file is neither CSV nor JSON of the right shape, or repeats an external id.
    """
    try:
        text = file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise SyncFileError("it is not UTF-8") from None
    people, teams = _read_json(text) if file.suffix.lower() == ".json" else _read_csv(text)
    batches = []
    for start in range(0, len(people.rows), MOST_ROWS):
        span = slice(start, start + MOST_ROWS)
        batches.append(FileBatch(SyncBatch(candidates=people.rows[span], partial=partial), people.places[span]))
    return SyncFile(batches, [TeamRow(place, row) for place, row in zip(teams.places, teams.rows, strict=True)])


def _read_json(text: str) -> tuple[_Rows, _Rows]:
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        raise SyncFileError("it is not valid JSON") from None
    if not isinstance(content, dict) or set(content) - {"candidates", "teams"}:
        raise SyncFileError('it must be an object with "candidates" and "teams"')
    people, teams = _Rows(), _Rows()
    for kind, rows in (("candidates", people), ("teams", teams)):
        entries = content.get(kind, [])
        if not isinstance(entries, list):
            raise SyncFileError('"candidates" and "teams" must be lists')
        for number, entry in enumerate(entries):
            rows.add(_stripped(entry), f"{kind}[{number}]")
    return people, teams


def _stripped(row: Any) -> Any:
    """A row of JSON without spaces around its words, which the service doesn't keep either."""
    if not isinstance(row, dict):
        return row
    return {
        name: [_strip(item) for item in value] if isinstance(value, list) else _strip(value)
        for name, value in row.items()
    }


def _strip(value: Any) -> Any:
    return value.strip() if isinstance(value, str) else value


def _read_csv(text: str) -> tuple[_Rows, _Rows]:
    """A team is identified by its name, which is its external id as well. A person in several has a row for each."""
    delimiter = _delimiter_of(text.partition("\n")[0])
    reader = csv.DictReader(io.StringIO(text, newline=""), strict=True, delimiter=delimiter)
    names = [name.strip().lower() for name in reader.fieldnames or []]
    if set(names) - {*REQUIRED, *OPTIONAL} or not set(REQUIRED) <= set(names) or len(set(names)) < len(names):
        raise SyncFileError(
            f"its first line must name the columns {' and '.join(REQUIRED)}; it may name {' and '.join(OPTIONAL)}"
        )
    reader.fieldnames = names
    people, teams = _Rows(), _Rows()
    members: dict[str, list[str]] = {}
    next_line = reader.line_num + 1
    try:
        for row in reader:
            place, next_line = f"line {next_line}", reader.line_num + 1
            if None in row or None in row.values():
                raise SyncFileError(f"{place} has another number of columns than the first")
            cells = {name: cell.strip() for name, cell in row.items()}
            person: dict[str, str | None] = {name: cells[name] for name in REQUIRED}
            person |= {name: cells[name] or None for name in OPTIONAL if name in names and name != "team"}
            people.add(person, place)
            team = cells.get("team", "")
            if team and team not in members:
                members[team] = []
                teams.add({"external_id": team, "name": team, "members": members[team]}, place)
            if team:
                members[team].append(cells["external_id"])
    except csv.Error as error:
        raise SyncFileError(f"line {reader.line_num}: {error}") from None
    return people, teams


def _delimiter_of(header: str) -> str:
    return max(DELIMITERS, key=header.count)
