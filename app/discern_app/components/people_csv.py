"""A pasted or uploaded list of people: limited in size, parsed, and checked cell by cell."""

import csv
import io
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from pydantic import ValidationError

from discern.contract.models.candidates import NewCandidate
from discern.contract.models.teams import NewTeam
from discern_app.base.language import say
from discern_app.base.text import one_line

MOST_ROWS = 1000
MOST_BYTES = 1_000_000
LONGEST_CELL = 1000

COLUMNS: Mapping[str, tuple[str, ...]] = {
    "name": ("name", "full name", "candidate", "person", "who"),
    "email": ("email", "e-mail", "mail", "e-mail address", "email address"),
    "external_id": ("external_id", "external id", "id", "employee id", "personnel number", "number"),
    "team": ("team", "group", "department"),
}
"""The columns that are read, and their possible headings in lower case."""

_ADDRESS = re.compile(r"<\s*([^<>@\s]+@[^<>@\s]+)\s*>")
"""An e-mail address as mail programs write it after a name."""


_NAMED_ADDRESS = re.compile(r"(.*\S)[\s,]+(\S+@\S+)")
"""An address after a name, without brackets."""

_TITLE = r"(?:jr|sr|i{2,3}|iv|ph\.?d|m\.?d|mba|inc|ltd|gmbh)\b"
_FAMILY_FIRST = re.compile(rf"([^,()]+),(?!\s*{_TITLE})\s*([^,()]+)", re.IGNORECASE)
"""A name as address books sort it, ``Ruiz, Ana``; what follows a comma may also be a title."""

_BETWEEN = re.compile(r"[\s;,]+")
"""What stands between addresses."""


def candidate_of(values: Mapping[str, str]) -> NewCandidate:
    """The person of a row, by column; an empty cell says nothing. Raises `ValidationError`."""
    known = {field: values[field] for field in NewCandidate.model_fields if values.get(field)}
    return NewCandidate(**{"name": "", **known})


class SheetError(Exception):
    """A list that can't be read at all. The message says why."""


@dataclass(frozen=True, slots=True)
class Row:
    """One person of the list. ``line`` counts from 1; ``problems`` say by column what is wrong.

    ``written`` is the name as it was given, where it has been turned round.
    """

    line: int
    values: Mapping[str, str]
    problems: Mapping[str, str] = field(default_factory=dict)
    written: str = ""

    def get(self, column: str) -> str:
        return self.values.get(column, "")


@dataclass(frozen=True, slots=True)
class Sheet:
    """``ignored`` are the headings of unknown columns."""

    rows: Sequence[Row]
    columns: Sequence[str]
    ignored: Sequence[str] = ()

    @property
    def turned(self) -> list[Row]:
        """The people whose names have been turned round."""
        return [row for row in self.rows if row.written]

    def with_names_as_written(self) -> "Sheet":
        """The same list with every name in the order in which it was given."""
        rows = [replace(row, values={**row.values, "name": row.written or row.get("name")}) for row in self.rows]
        return replace(self, rows=rows)


def decode(content: bytes) -> str:
    """The text of an uploaded file.

    Raises:
        SheetError: it is too long, or in another encoding than spreadsheets write.
    """
    if len(content) > MOST_BYTES:
        raise SheetError(_unreadable("file-size", limit=MOST_BYTES // 1_000_000))
    encoding = "utf-16" if content[:2] in {b"\xff\xfe", b"\xfe\xff"} else "utf-8-sig"
    try:
        return content.decode(encoding)
    except UnicodeDecodeError:
        raise SheetError(_unreadable("encoding")) from None


def read_sheet(text: str) -> Sheet:
    """People from CSV, from cells copied out of a spreadsheet, from plain names, one a line, or from a mail program.

    The first line may name the columns. Otherwise a cell with an @ is the e-mail address and the other cell is the
    name, or what stands before the address in the same cell. Of a mail program's list,
    ``Ana <ana@x.org>; Bo <bo@x.org>``, each address is a person, and so is each of addresses alone. Where columns
    aren't named, ``Ruiz, Ana`` beside an address is Ana Ruiz, and an address without a name gives one.

    Every row is checked, and no two rows may share an id or an e-mail address. A row with more cells than columns has a
    problem: nothing of it is left out without a word.

    Raises:
        SheetError: it is too long, has no name column, or has an unclosed quotation mark.
    """
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise SheetError(_unreadable("list-size", limit=MOST_BYTES // 1_000_000))
    text = text.removeprefix("\ufeff")
    delimiter = _delimiter_of(text)
    columns: dict[str, int] = {}
    ignored: list[str] = []
    width = 2
    is_named = True
    if _has_addresses(text) and not _has_header(text, delimiter):
        columns, given, is_named = {"name": 0, "email": 1}, _split_addresses(text), False
    else:
        given = _split(text, delimiter)
        if not given:
            return Sheet((), ())
        columns, ignored = _read_header(given[0][1])
        is_named = bool(columns)
        if is_named:
            width, given = len(given[0][1]), given[1:]
    if len(given) > MOST_ROWS:
        raise SheetError(_unreadable("rows", rows=len(given), limit=MOST_ROWS))
    rows = []
    for line, cells in given:
        values = {name: _at(cells, place) for name, place in columns.items()} if columns else _guess(cells)
        left_out = any(cells[width:]) if columns else sum("@" not in cell for cell in cells if cell) > 1
        problems = _check(values)
        if left_out:
            problems.setdefault(
                "name", _rule("too-many-cells-tab" if delimiter == "\t" else "too-many-cells", delimiter)
            )
        name = values.get("name", "")
        spoken = _spoken(name) if values.get("email") and not is_named else name
        rows.append(Row(line, {**values, "name": spoken}, problems, name if spoken != name else ""))
    present = [name for name in COLUMNS if any(row.get(name) for row in rows) or name in columns]
    return Sheet(_mark_repeated(rows), present, ignored)


def _unreadable(problem: str, *, limit: int = 0, rows: int = 0, line: int = 0) -> str:
    return say("shared-list-problem", problem=problem, limit=limit, rows=rows, line=line)


def _rule(rule: str, delimiter: str = "", line: int = 0) -> str:
    return say("shared-list-rule", rule=rule, delimiter=delimiter, line=line)


def _delimiter_of(text: str) -> str:
    first = next((line for line in text.splitlines() if line.strip()), "")
    return max("\t;,", key=first.count)


def _has_header(text: str, delimiter: str) -> bool:
    first = next((line for line in text.splitlines() if line.strip()), "")
    known = {heading for headings in COLUMNS.values() for heading in headings}
    return any(" ".join(cell.casefold().split()) in known for cell in first.split(delimiter))


def _has_addresses(text: str) -> bool:
    """Whether it is a mail program's list, or addresses alone."""
    return _ADDRESS.search(text) is not None or all("@" in each for each in _BETWEEN.split(text.strip()))


def _split_addresses(text: str) -> list[tuple[int, list[str]]]:
    """The name and the address of each person in a list that `_has_addresses`, with the number of their line."""
    people: list[tuple[int, str, str]] = []
    is_mail = _ADDRESS.search(text) is not None
    for line, written in enumerate(text.split("\n"), start=1):
        if not is_mail:
            people += [(line, "", each[:LONGEST_CELL]) for each in _BETWEEN.split(written.strip()) if each]
            continue
        for entry in written.split(";"):
            end = 0
            for found in _ADDRESS.finditer(entry):
                people.append((line, _unquoted(entry[end : found.start()]), found[1][:LONGEST_CELL]))
                end = found.end()
            rest = _unquoted(entry[end:])
            if rest:
                name, email = _cut(rest)
                people.append((line, _unquoted(name), email))
    return [(line, [name or name_of_address(email), email]) for line, name, email in people]


def name_of_address(email: str) -> str:
    """A name for somebody who is known by their address alone: ``ana.ruiz-paz@x.org`` is Ana Ruiz-Paz."""
    words = re.split(r"[._+]+", email.partition("@")[0])
    return " ".join("-".join(part[:1].upper() + part[1:] for part in word.split("-")) for word in words if word)


def _cut(cell: str) -> tuple[str, str]:
    """The name and the e-mail address in one cell; each empty where it is missing."""
    named = _NAMED_ADDRESS.fullmatch(cell)
    if named is not None:
        return named[1], named[2]
    return ("", cell) if "@" in cell else (cell, "")


def _spoken(name: str) -> str:
    """A name in the order in which it is said, where an address book has turned it round."""
    sorted_ = _FAMILY_FIRST.fullmatch(name)
    return name if sorted_ is None else f"{sorted_[2].strip()} {sorted_[1].strip()}"


def _unquoted(name: str) -> str:
    return name.strip().strip(",").strip().strip("\"'").strip()[:LONGEST_CELL]


def _split(text: str, delimiter: str) -> list[tuple[int, list[str]]]:
    """Non-empty rows, with the numbers of the lines they end on."""
    reader = csv.reader(io.StringIO(text.replace("\x00", "")), delimiter=delimiter, strict=True)
    try:
        return [
            (reader.line_num, [cell.strip()[:LONGEST_CELL] for cell in cells])
            for cells in reader
            if any(cell.strip() for cell in cells)
        ]
    except csv.Error:
        raise SheetError(_unreadable("quotation-mark", line=reader.line_num)) from None


def _read_header(cells: Sequence[str]) -> tuple[dict[str, int], list[str]]:
    """The index of each known column, and the unknown headings; both empty where the row is no header."""
    places: dict[str, int] = {}
    ignored = []
    for place, heading in enumerate(cells):
        folded = " ".join(heading.casefold().split())
        name = next((name for name, known in COLUMNS.items() if folded in known), None)
        if name is None or name in places:
            ignored.append(one_line(heading))
        else:
            places[name] = place
    if not places:
        return {}, []
    if "name" not in places:
        raise SheetError(_unreadable("no-name"))
    return places, [heading for heading in ignored if heading]


def _at(cells: Sequence[str], place: int) -> str:
    return cells[place] if place < len(cells) else ""


def _guess(cells: Sequence[str]) -> dict[str, str]:
    given = next((cell for cell in cells if "@" in cell), "")
    before, email = _cut(given)
    others = [cell for cell in cells if cell and cell != given]
    if before:
        return {"name": ", ".join([*others[:1], _unquoted(before)]), "email": email}
    return {"name": others[0] if others else name_of_address(email), "email": email}


def _check(values: Mapping[str, str]) -> dict[str, str]:
    problems = {}
    try:
        candidate_of(values)
    except ValidationError as error:
        problems = {str(each["loc"][0]): _rule(str(each["loc"][0])) for each in error.errors()}
    try:
        NewTeam(name=values.get("team") or "-")
    except ValidationError:
        problems["team"] = _rule("team")
    return problems


def _mark_repeated(rows: Sequence[Row]) -> list[Row]:
    """Mark rows that repeat the id or the e-mail address of an earlier row, since one of the two is a mistake."""
    seen: dict[tuple[str, str], Row] = {}
    marked = []
    for row in rows:
        problems = dict(row.problems)
        for column in ("external_id", "email"):
            value = row.get(column).casefold()
            if not value or column in problems:
                continue
            before = seen.setdefault((column, value), row)
            if before is not row:
                problems[column] = _rule("repeats", line=before.line)
        marked.append(replace(row, problems=problems))
    return marked
