"""Files of people and teams as batches for `POST /sync`."""

import csv
import io
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from discern.contract import SyncBatch
from discern.contract.models.sync import MOST_ROWS

REQUIRED = ("external_id", "name")
OPTIONAL = ("email", "team")
DELIMITERS = (",", ";", "\t")
"""What separates the cells of a CSV; the first line shows which."""

_FIELD = re.compile(r"(candidates|teams)\.(\d+)\.?")


class SyncFileError(Exception):
    """The file can't be read as people and teams. The message says where and why."""


@dataclass(frozen=True, slots=True)
class FileBatch:
    """Some rows of a file. ``places`` say by kind, `candidates` or `teams`, where in the file each row is."""

    batch: SyncBatch
    places: Mapping[str, Sequence[str]]

    def place(self, field_: str) -> str:
        """A field of the batch, as in `candidates.3.name`, as a place in the file: `line 5, name`."""
        found = _FIELD.match(field_)
        rows = self.places.get(found[1], ()) if found is not None else ()
        if found is None or int(found[2]) >= len(rows):
            return field_
        rest = field_[found.end() :]
        return f"{rows[int(found[2])]}, {rest}" if rest else rows[int(found[2])]


@dataclass(slots=True)
class _Rows:
    """Rows of one kind, each with its place in the file."""

    kind: str
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
            before = self._by_id.setdefault(external_id, len(self.rows))
            if before < len(self.rows):
                if self.rows[before] != row:
                    raise SyncFileError(f"{place} repeats the external_id of {self.places[before]} with other values")
                return self.rows[before]
        self.rows.append(row)
        self.places.append(place)
        return row

    def batches(self, *, partial: bool) -> Iterator[FileBatch]:
        for start in range(0, len(self.rows), MOST_ROWS):
            some = slice(start, start + MOST_ROWS)
            batch = SyncBatch.model_validate({self.kind: self.rows[some], "partial": partial})
            yield FileBatch(batch, {self.kind: self.places[some]})


def read_batches(file: Path, *, partial: bool = False) -> list[FileBatch]:
    """Batches of at most 1,000 rows, people before teams, so that teams find their members.

    Rows are checked by the service, not here, except that none may repeat another's external id with other values.

    Raises:
        SyncFileError: the file is neither CSV nor JSON of the right shape, or repeats an external id.
    """
    try:
        text = file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise SyncFileError("it is not UTF-8") from None
    people, teams = _read_json(text) if file.suffix.lower() == ".json" else _read_csv(text)
    return [*people.batches(partial=partial), *teams.batches(partial=partial)]


def _read_json(text: str) -> tuple[_Rows, _Rows]:
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        raise SyncFileError("it is not valid JSON") from None
    if not isinstance(content, dict) or set(content) - {"candidates", "teams"}:
        raise SyncFileError('it must be an object with "candidates" and "teams"')
    people, teams = _Rows("candidates"), _Rows("teams")
    for kind in (people, teams):
        rows = content.get(kind.kind, [])
        if not isinstance(rows, list):
            raise SyncFileError('"candidates" and "teams" must be lists')
        for number, row in enumerate(rows):
            kind.add(_stripped(row), f"{kind.kind}[{number}]")
    return people, teams


def _stripped(row: Any) -> Any:
    """A row of JSON without spaces around its words, which the service doesn't keep either."""
    if not isinstance(row, dict):
        return row
    return {
        name: [_strip(each) for each in value] if isinstance(value, list) else _strip(value)
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
    people, teams = _Rows("candidates"), _Rows("teams")
    members: dict[str, list[str]] = {}
    first = reader.line_num + 1
    try:
        for row in reader:
            place, first = f"line {first}", reader.line_num + 1
            if None in row or None in row.values():
                raise SyncFileError(f"{place} has another number of columns than the first")
            cells = {name: cell.strip() for name, cell in row.items()}
            person: dict[str, str | None] = {name: cells[name] for name in REQUIRED}
            if "email" in names:
                person["email"] = cells["email"] or None
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
