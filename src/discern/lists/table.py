"""From bytes or pasted text to a table of text, with its headings and what each column is taken for."""

import csv
import io
import re
import zipfile
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, time
from statistics import mode
from typing import Any, Literal

import openpyxl
import pandas as pd
from openpyxl.cell import Cell
from openpyxl.utils.exceptions import InvalidFileException

from discern.contract.names import fold_name
from discern.lists.headings import (
    COUNTERS,
    FOOTER,
    Role,
    fold_heading,
    is_about_others,
    is_heading,
    is_second_choice,
    is_strong,
    may_be_name,
    role_of,
    team_rank,
)
from discern.lists.written_names import (
    ADDRESS_AFTER_NAME,
    is_no_name,
    is_title,
    read_mail_list,
    read_name_list,
    without_bullet,
)

MOST_BYTES = 5_000_000
MOST_ROWS = 20_000
MOST_CELLS = 200_000
"""Cells of a workbook that hold something."""
MOST_COLUMNS = 256
MOST_UNPACKED = 50_000_000
"""Bytes of a workbook once it is unpacked."""
LONGEST_CELL = 1000

HEADING_WITHIN = 20
"""Among how many first rows the headings are looked for."""

Problem = Literal["size", "rows", "cells", "no_text", "old_workbook", "no_workbook"]
Reason = Literal["stray_separator", "open_quote", "title", "footer", "other_line", "several_people"]

_SEPARATORS = ("\t", ";", ",", "|")
_SEP_LINE = re.compile(r'\s*"?sep=(.)"?\s*', re.IGNORECASE)
_INVISIBLE = dict.fromkeys(map(ord, "\u00ad\u200b\u200e\u200f\u2060\ufeff"))
_CONTROLS = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")
_SPACED = r"[A-Za-z\u00c0-\u1fff]"
"""Letters of scripts that put a space between names."""
_AS_TEXT = re.compile(r"=\"([^\"]*)\"|'([\d=+@-].*)")
"""How text is marked for spreadsheets, which would take it for a number or a formula."""
_SPARE_END = re.compile(r"(?m)(?<=\n)([^@,;|\t\r\n]*[^\W\d_])[ ,;]*[,;][ ,;]*$")
"""A line of one cell, and separators after it; on the first line they show that it isn't a title."""
_NUMBERED = re.compile(r"0+")

_FOOTER_SIGN = re.compile(r"\d+ (?:rows?|records?|people|persons?|entries|zeilen|personen|lignes|filas)\b|[=*†]\s")

Row = tuple[int, list[str]]
"""The number of the line that a row starts on, from 1, and its cells."""


class ListError(Exception):
    """A list that can't be read at all: ``problem`` says why, and ``limit`` what is the most where it is too much."""

    def __init__(self, problem: Problem, limit: int = 0) -> None:
        super().__init__(problem)
        self.problem, self.limit = problem, limit


@dataclass(frozen=True, slots=True)
class Unread:
    """A row that can't be read as others are, by the ``line`` that it starts on."""

    line: int
    text: str
    reason: Reason


# Each is equal to itself alone: whether two tables of cells are the same has no one answer.
@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """A list as text: ``cells`` has a row for each line of it, named by the line's number, and columns from 0.

    ``headings`` are those of the columns, empty where there are none, and ``heading_line`` is theirs, or 0. ``roles``
    say what each column is taken for, or None, ``encoding`` what the bytes were read as, ``sheet`` is the name of the
    workbook's sheet, and ``other_sheets`` are those that aren't read.
    """

    cells: pd.DataFrame
    headings: Sequence[str]
    roles: Sequence[Role | None]
    heading_line: int = 0
    unread: Sequence[Unread] = ()
    encoding: str = ""
    sheet: str = ""
    other_sheets: Sequence[str] = ()

    def with_roles(self, roles: Sequence[Role | None]) -> "Table":
        return replace(self, roles=tuple(roles))

    @property
    def first_row(self) -> Sequence[str]:
        """The cells of the row that is headings or, without them, may be."""
        return self.headings if self.heading_line else [] if self.cells.empty else list(self.cells.iloc[0])

    def with_first_row(self, *, is_headings: bool) -> "Table":
        """The same list, its first row taken for headings, or for a row like others."""
        if is_headings == bool(self.heading_line):
            return self
        if is_headings:
            headings, cells, line = self.first_row, self.cells.iloc[1:], int(self.cells.index[0])
            roles = _roles_of(cells, headings, {})
            roles = roles if _NAMES & set(roles) else list(self.roles)
            return replace(self, cells=cells, headings=headings, heading_line=line, roles=roles)
        first = pd.DataFrame([self.headings], index=[self.heading_line], columns=self.cells.columns, dtype=object)
        cells = pd.concat([first, self.cells])
        headings = [""] * len(self.headings)
        return replace(self, cells=cells, headings=headings, heading_line=0, roles=_roles_by_content(cells))

    @property
    def not_read(self) -> list[str]:
        """The headings of the columns that aren't taken for anything; without one, the number of a column that holds
        something.
        """
        found = []
        for place, (heading, role) in enumerate(zip(self.headings, self.roles, strict=True)):
            if role is None and (heading or (self.cells[place] != "").any()):
                found.append(heading or f"column {place + 1}")
        return found


def read_table(content: bytes, remembered: Mapping[str, Role | None] | None = None) -> Table:
    """A file: CSV, TSV or plain text in UTF-8, UTF-16 or Windows-1252, or a workbook (.xlsx).

    ``remembered`` says what headings mean here, by `fold_heading`.

    Raises:
        ListError: it is too large, or none of these.
    """
    if len(content) > MOST_BYTES:
        raise ListError("size", MOST_BYTES)
    if content.startswith(b"PK\x03\x04"):
        return _read_workbook(content, remembered)
    if content.startswith(b"\xd0\xcf\x11\xe0"):
        raise ListError("old_workbook")
    text, encoding = _decode(content)
    return replace(read_text(text, remembered), encoding=encoding)


def read_text(text: str, remembered: Mapping[str, Role | None] | None = None) -> Table:
    """Pasted text: the same, or names and addresses as mail programs and people write them.

    Raises:
        ListError: it is too large, or no text.
    """
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise ListError("size", MOST_BYTES)
    text = text.removeprefix("\ufeff")
    if "@" in text and '"' not in text:
        # Somebody without an address, with what would stand before it.
        text = _SPARE_END.sub(r"\1", text)
    if _CONTROLS.search(text):
        raise ListError("no_text")
    rows, unread = _split(text)
    heading = _find_heading(rows, remembered)
    if heading is None or len(_trimmed(rows[heading][1])) == 1:
        above = 0 if heading is None else rows[heading][0]
        listed = "\n" * above + "\n".join(text.splitlines()[above:])
        people = read_mail_list(listed) or read_name_list(listed)
        # Below the heading of a column there is one person on a line, unless some have several.
        if people and (heading is None or len(people) > len({line for line, *_ in people})):
            _check_size(people)
            rows = [(line, [_clean(name), email]) for line, name, email in people]
            table = _below_titles(rows, ["name", "email"])
            return replace(table, unread=_in_order([*table.unread, *_other_lines(listed, {line for line, _ in rows})]))
    return _arrange(rows, heading, unread, remembered)


def _other_lines(text: str, taken: Collection[int]) -> list[Unread]:
    """The lines of a text in which nobody was found, but those without a word."""
    return [
        Unread(line, shown, "title" if is_title(shown) else "other_line")
        for line, written in enumerate(text.splitlines(), start=1)
        if line not in taken and any(map(str.isalnum, shown := _clean(written)))
    ]


def _decode(content: bytes) -> tuple[str, str]:
    for mark, name in ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if content.startswith(mark):
            try:
                return content.decode(name), name
            except UnicodeDecodeError:
                raise ListError("no_text") from None
    if b"\x00" in content[:1000]:
        # Text is mostly of letters whose other byte is zero: before them in one order, after them in the other.
        name = "utf-16-le" if content[1::2].count(0) >= content[::2].count(0) else "utf-16-be"
        return content.decode(name, "replace"), name
    try:
        return content.decode("utf-8"), "utf-8"
    except UnicodeDecodeError:
        return content.decode("cp1252", "replace"), "cp1252"


def _split(text: str) -> tuple[list[Row], list[Unread]]:
    """The rows of a text that hold something, and the lines that can't be divided into cells."""
    forced, skipped = "", 0
    first, _, rest = text.lstrip("\r\n").partition("\n") if "\n" in text else text.partition("\r")
    if found := _SEP_LINE.fullmatch(first):
        skipped = text[: len(text) - len(rest)].replace("\r\n", "\n").replace("\r", "\n").count("\n")
        forced, text = found[1], rest
    text = _columns_apart(io.StringIO(text, newline=None).read())
    if text.startswith("#TYPE "):
        # PowerShell's first line.
        skipped, text = skipped + 1, text.partition("\n")[2]
    separator = forced or _separator_of(text)
    text = text if forced else _with_one_separator(text, separator)
    try:
        rows, unread = _parse(text, separator), list[Unread]()
    except csv.Error:
        rows, unread = _parse_lines(text, separator)
    _check_size(rows)
    if not re.search(rf"[^\s{separator}]{re.escape(separator)} ", text):
        rows = _without_common_end(rows)
    return [(line + skipped, cells) for line, cells in rows], [replace(row, line=row.line + skipped) for row in unread]


def _without_common_end(rows: Sequence[Row]) -> list[Row]:
    """The rows without the empty cells with which programs end all of them, whether the first one has them or not."""
    first, others = list(rows[:1]), rows[1:]
    spare = min((len(cells) - len(_trimmed(cells)) for _, cells in others), default=0) if len(others) > 1 else 0
    return [*first, *((line, cells[: len(cells) - spare]) for line, cells in others)]


def _columns_apart(text: str) -> str:
    """The same text, with a tab in place of the spaces between columns that are aligned by them."""
    lines = [line for line in text.split("\n") if line.strip()]
    aligned = [line for line in lines if re.search(r"\S {2,}\S", line)]
    if len(lines) < 2 or len(aligned) < len(lines) or re.search(r"[\t;]", text):
        return text
    return re.sub(r"(?<=\S) {2,}(?=\S)", "\t", text)


def _parse(text: str, separator: str) -> list[Row]:
    """The rows of a text, quotation marks understood. Raises `csv.Error` where one is left open."""
    reader = csv.reader(io.StringIO(text), delimiter=separator, strict=True)
    rows, line = [], 1
    for cells in reader:
        if any(cell.strip() for cell in cells):
            rows.append((line, [_clean(cell) for cell in cells]))
        line = reader.line_num + 1
    return rows


def _parse_lines(text: str, separator: str) -> tuple[list[Row], list[Unread]]:
    """The same where a quotation mark is left open somewhere: each line for itself, so that one spoils no other."""
    rows: list[Row] = []
    unread = []
    for line, written in enumerate(text.split("\n"), start=1):
        try:
            rows += [(line, cells) for _, cells in _parse(written, separator)]
        except csv.Error:
            unread.append(Unread(line, _clean(written), "open_quote"))
    return rows, unread


def _clean(cell: str) -> str:
    """A cell on one line, without what can't be seen in it."""
    text = " ".join(cell[: 4 * LONGEST_CELL].translate(_INVISIBLE).split())[:LONGEST_CELL]
    wrapped = _AS_TEXT.fullmatch(text)
    return text if wrapped is None else wrapped[1] or wrapped[2]


def _separator_of(text: str) -> str:
    """What separates the cells: what most rows have equally often, outside of quotation marks."""
    lines = [line for line in re.sub(r'"[^"]*"', "", text[:100_000]).split("\n") if line.strip()][:200]
    # No text has tabs in it, so they count before commas.
    if lines and 2 * sum("\t" in line for line in lines) >= len(lines):
        return "\t"
    counts = {each: [line.count(each) for line in lines] for each in _SEPARATORS}
    # Where the headings are on the first line, what stands between them decides.
    if lines and sum(is_heading(cell.strip()) for cell in re.split(r"[\t;,|]", lines[0])) >= 1:
        inside = [each for each in _SEPARATORS if counts[each][0]]
        if not inside:
            return "\t"
        return max(inside, key=lambda each: _share_of_headings(lines[0], each))

    def agreement(each: str) -> int:
        present = [count for count in counts[each] if count]
        return Counter(present)[mode(present)] if present else 0

    return max(_SEPARATORS, key=agreement)


def _with_one_separator(text: str, separator: str) -> str:
    """The same text, with one separator in lines that have another one just as often as most others have it."""
    lines = text.split("\n")
    counts = [count for line in lines if (count := line.count(separator))]
    usual = mode(counts) if counts else 0
    if usual < 2 or '"' in text:
        return text
    for place, line in enumerate(lines):
        others = [each for each in _SEPARATORS if line.count(each) == usual]
        if separator not in line and others:
            lines[place] = line.replace(others[0], separator)
    return "\n".join(lines)


def _share_of_headings(line: str, separator: str) -> tuple[float, int]:
    cells = [cell.strip() for cell in line.split(separator)]
    return sum(map(is_heading, cells)) / max(sum(map(bool, cells)), 1), len(cells)


def _find_heading(rows: Sequence[Row], remembered: Mapping[str, Role | None] | None) -> int | None:
    """The place of the row of headings among the first rows, if there is one."""
    best, most = None, 0
    is_first = True
    for place, (_, cells) in enumerate(rows[:HEADING_WITHIN]):
        known = _count_headings(cells, [below for _, below in rows[place + 1 :]], remembered, is_first=is_first)
        is_first = is_first and sum(map(bool, cells)) == 1 and (len(rows[0][1]) > 1 or is_title(cells[0]))
        if known > most:
            best, most = place, known
    return best if best is not None else _find_strange_heading(rows)


def _count_headings(
    cells: Sequence[str],
    below: Sequence[Sequence[str]],
    remembered: Mapping[str, Role | None] | None,
    *,
    is_first: bool,
) -> int:
    """How many cells of a row are known to head columns; 0 where it is no row of headings."""
    filled = [cell for cell in cells if cell]
    if any("@" in cell for cell in filled):
        return 0
    known = [
        (place, cell)
        for place, cell in enumerate(cells)
        if (is_heading(cell) or fold_heading(cell) in (remembered or {}))
        # What is said of several people, such as "Active", heads no column.
        and not any(row[place] == cell for row in below if place < len(row) and row != cells)
    ]
    roles = {role for _, cell in known if (role := role_of(cell, remembered)) is not None}
    is_strong_row = any(is_strong(cell, is_first=cell == filled[0]) for _, cell in known)
    if not roles or (not below and not (is_strong_row and 2 * len(known) >= len(filled))):
        return 0
    is_certain = len(roles) > 1 or (len(known) > 1 and 2 * len(known) >= len(filled))
    return len(known) if is_certain or (is_first and (is_strong_row or len(filled) == 1)) else 0


def _find_strange_heading(rows: Sequence[Row]) -> int | None:
    """The place of headings in words that we don't know: the row above all those that have an address, without one."""
    filled = [place for place, (_, cells) in enumerate(rows) if any("@" in cell for cell in cells)]
    if len(filled) < 1 or filled[0] == 0 or len(filled) * 2 < len(rows) - filled[0]:
        return None
    place = filled[0] - 1
    cells, below = rows[place][1], rows[filled[0]][1]
    present = [cell for cell in cells if cell]
    at = next(column for column, cell in enumerate(below) if "@" in cell)
    is_whole = len(present) > 1 and len(cells) > at and bool(cells[at])
    return place if is_whole and len(set(present)) == len(present) and not any(map(_has_digit, present)) else None


def _has_digit(cell: str) -> bool:
    return any(letter.isdigit() for letter in cell)


def _arrange(
    rows: Sequence[Row],
    place: int | None,
    unread: Sequence[Unread],
    remembered: Mapping[str, Role | None] | None,
) -> Table:
    """The table of rows below the headings at a ``place``: what stands above them and below the people apart."""
    if place is None:
        table = _below_titles(rows)
        return replace(table, unread=_in_order([*table.unread, *unread]))
    named = _trimmed(rows[place][1])
    widest = max((len(_trimmed(cells)) for _, cells in rows[place + 1 :]), default=0)
    # Columns at the end may have no heading, where the row of headings has a cell for them.
    headings = rows[place][1][: max(len(named), min(widest, len(rows[place][1])))]
    addresses = sum(role_of(heading, remembered) == "email" for heading in headings)
    apart = [*unread, *(_unread(row, "title") for row in rows[:place])]
    kept = []
    for row in rows[place + 1 :]:
        if [fold_name(cell) for cell in _trimmed(row[1])] == [fold_name(cell) for cell in named]:
            continue
        if _is_footer(row[1]):
            apart.append(_unread(row, "footer"))
        # Where an empty cell is one too many, the others may have moved.
        elif len(row[1]) > len(rows[place][1]) or any(row[1][len(headings) :]):
            apart.append(_unread(row, _why_stray(row[1], addresses)))
        else:
            kept.append(row)
    cells = _frame(kept, len(headings))
    return Table(cells, headings, _roles_of(cells, headings, remembered), rows[place][0], _in_order(apart))


def _unread(row: Row, reason: Reason) -> Unread:
    return Unread(row[0], " · ".join(cell for cell in row[1] if cell), reason)


def _why_stray(cells: Sequence[str], addresses: int) -> Reason:
    """Why a row has more cells than there are columns, of which so many have ``addresses``."""
    found = {cell.casefold() for cell in cells if "@" in cell}
    return "several_people" if len(found) > max(addresses, 1) else "stray_separator"


def _in_order(unread: Sequence[Unread]) -> list[Unread]:
    return sorted(unread, key=lambda row: row.line)


def _trimmed(cells: Sequence[str]) -> list[str]:
    """The cells of a row without the empty ones at its end."""
    width = max((place for place, cell in enumerate(cells, start=1) if cell), default=0)
    return list(cells[:width])


def _below_titles(rows: Sequence[Row], roles: Sequence[Role | None] | None = None) -> Table:
    """A table without headings below the titles of the list, which are nobody's names."""
    titles = 0
    # A title has its line to itself.
    while titles < len(rows) - 1 and rows[titles][0] != rows[titles + 1][0]:
        if not _is_title(rows[titles][1], rows[titles + 1][1]):
            break
        titles += 1
    end = len(rows)
    while end > titles + 1 and _is_footer(rows[end - 1][1]):
        end -= 1
    table = _without_headings(rows[titles:end], roles)
    if _begins_with_headings(table.cells):
        table = table.with_first_row(is_headings=True)
    around = [*(_unread(row, "title") for row in rows[:titles]), *(_unread(row, "footer") for row in rows[end:])]
    return replace(table, unread=_in_order([*around, *table.unread]))


def _begins_with_headings(cells: pd.DataFrame) -> bool:
    """Whether the first row can't be of a person as the others are: alone in having a word in small letters, or words
    where all others have figures.
    """
    if len(cells) < 3 or any("@" in cell for cell in cells.iloc[0]):
        return False
    first, *others = cells.to_numpy().tolist()
    if not any(any(row[1:]) for row in [first, *others]):
        return is_no_name(first[0]) and not any(is_no_name(row[0]) for row in others)
    is_row_of_words = all(first) and not any(map(_has_digit, first)) and len(set(first)) == len(first)
    says_the_same = any(cell == row[place] for place, cell in enumerate(first) for row in others)
    numbers = any(all(_has_digit(row[place]) for row in others) for place in range(len(first)))
    return is_row_of_words and not says_the_same and numbers


def _is_title(cells: Sequence[str], below: Sequence[str]) -> bool:
    filled = [cell for cell in cells if cell]
    if len(filled) != 1 or "@" in filled[0]:
        return False
    return sum(map(bool, below)) > 1 or is_title(filled[0])


def _is_footer(cells: Sequence[str]) -> bool:
    """Whether a row is a note or a total below a list: it has a figure or a colon, or says so in so many words."""
    filled = [cell for cell in cells if cell]
    if len(filled) > 2 or any("@" in cell for cell in filled):
        return False
    notes = [cell for cell in filled if not cell.replace(".", "").isdigit()]
    if not notes or not all(_FOOTER_SIGN.match(cell) or FOOTER.match(fold_name(cell)) for cell in notes):
        return False
    says = any(_FOOTER_SIGN.match(cell) or re.search(r"[\d:=]", cell) for cell in notes)
    return says or len(notes) < len(filled) or fold_name(notes[0]) in {"confidential", "vertraulich", "grand total"}


def _frame(rows: Sequence[Row], width: int) -> pd.DataFrame:
    padded = [(cells + [""] * width)[:width] for _, cells in rows]
    return pd.DataFrame(padded, index=[line for line, _ in rows], columns=range(width), dtype=object)


def _without_headings(rows: Sequence[Row], roles: Sequence[Role | None] | None = None) -> Table:
    """A table whose columns have no headings: what they hold says what they are."""
    rows = [(line, [without_bullet(cells[0]), *cells[1:]]) for line, cells in rows]
    width = mode(len(cells) for _, cells in rows) if rows else 0
    kept = [row for row in rows if len(row[1]) <= width]
    stray = [_unread(row, _why_stray(row[1], 1)) for row in rows if len(row[1]) > width]
    widest = max((len(_trimmed(cells)) for _, cells in kept), default=0)
    cells = _frame(kept, widest)
    return Table(cells, [""] * widest, list(roles or _roles_by_content(cells))[:widest], unread=stray)


def _roles_of(
    cells: pd.DataFrame, headings: Sequence[str], remembered: Mapping[str, Role | None] | None
) -> list[Role | None]:
    roles = [role_of(heading, remembered) for heading in headings]
    settled = {place for place, heading in enumerate(headings) if fold_heading(heading) in (remembered or {})}
    for place, (heading, role) in enumerate(zip(headings, roles, strict=True)):
        if place in settled:
            continue
        if (role == "email" and is_second_choice(heading) and not _holds_addresses(cells[place])) or _only_counts(
            heading, cells[place]
        ):
            roles[place] = None
    if "email" not in roles:
        plain = [place for place, role in enumerate(roles) if role is None and not _is_about_others(headings[place])]
        held = [place for place in plain if (cells[place] != "").any() and _holds_addresses(cells[place])]
        if held:
            roles[held[0]] = "email"
    _settle_names(cells, roles)
    for single in _SINGLE:
        _keep_best(headings, roles, single)
    if not _NAMES & set(roles):
        _find_names(cells, headings, roles)
    return roles


def _find_names(cells: pd.DataFrame, headings: Sequence[str], roles: list[Role | None]) -> None:
    """Take for names what may be them by its heading or, failing that, by what it holds below one that says nothing."""
    named = [place for place, heading in enumerate(headings) if roles[place] is None and may_be_name(heading)]
    held = [place for place in named if _holds_words(cells[place])]
    if held:
        roles[held[0]] = "name"
        return
    for place, role in enumerate(_roles_by_content(cells)):
        if role in _NAMES and roles[place] is None and not is_heading(headings[place]):
            roles[place] = role


def _is_about_others(heading: str) -> bool:
    return is_about_others(fold_heading(heading))


def _holds_addresses(column: "pd.Series[str]") -> bool:
    filled = column[column != ""]
    return filled.empty or bool(filled.str.contains("@").mean() >= 0.5)


def _only_counts(heading: str, column: "pd.Series[str]") -> bool:
    """Whether a column numbers the rows: 1, 2, 3 and so on below such a heading."""
    if fold_heading(heading) not in COUNTERS:
        return False
    return [cell.strip(".)") for cell in column] == [f"{number}" for number in range(1, len(column) + 1)]


def _settle_names(cells: pd.DataFrame, roles: list[Role | None]) -> None:
    """Take *Name* for the first or the last one, where the other has a column and *Name* holds no whole names."""
    if "name" not in roles:
        return
    place = roles.index("name")
    has_first, has_last = "first_name" in roles, "last_name" in roles
    if has_first == has_last:
        return
    other = roles.index("first_name" if has_first else "last_name")
    whole = [
        fold_name(part) in fold_name(name)
        for name, part in zip(cells[place], cells[other], strict=True)
        if name and part
    ]
    if sum(whole) * 2 <= len(whole):
        roles[place] = "last_name" if has_first else "first_name"


def _keep_best(headings: Sequence[str], roles: list[Role | None], role: Role) -> None:
    """Of several columns for one thing, keep the best: the others aren't read."""
    places = [place for place, each in enumerate(roles) if each == role]
    if len(places) < 2:
        return
    rank = {"team": team_rank, "external_id": _id_rank}.get(role, lambda _: 0)
    best = min(places, key=lambda place: (rank(headings[place]), place))
    for place in places:
        roles[place] = role if place == best else None


_NAMES: frozenset[Role] = frozenset(("name", "first_name", "last_name"))

_SINGLE: tuple[Role, ...] = ("external_id", "team", "name")
"""Of these one column is read."""

_OWN_ID = re.compile(r"empl|pers|staff|worker|mitarb|matric|salari|legajo|external")


def _id_rank(heading: str) -> int:
    return 0 if _OWN_ID.search(fold_heading(heading)) else 1


def _roles_by_content(cells: pd.DataFrame) -> list[Role | None]:
    """What columns without headings are taken for: addresses by their @, ids by their digits, names by their words."""
    roles: list[Role | None] = []
    for place in cells.columns:
        column = cells[place]
        filled = column[column != ""]
        if not filled.empty and filled.str.fullmatch(ADDRESS_AFTER_NAME).mean() >= 0.5:
            roles.append(None if "name" in roles else "name")
        elif not filled.empty and filled.str.contains("@").mean() >= 0.5:
            roles.append(None if "email" in roles else "email")
        elif not filled.empty and filled.str.fullmatch(r"\W*[A-Za-z]{0,4}[-_]?\d[\w-]*\W*").mean() >= 0.5:
            counts = [cell.strip(".) ") for cell in column] == [f"{number}" for number in range(1, len(column) + 1)]
            roles.append(None if counts or "external_id" in roles or not filled.is_unique else "external_id")
        else:
            roles.append(None)
    others = [place for place, role in enumerate(roles) if role is None and _holds_words(cells[place])]
    if others and "name" not in roles:
        first, *others = others
        if others and _is_one_word(cells[first]) and _is_one_word(cells[others[0]]) and not _repeats(cells[others[0]]):
            order: tuple[Role, Role] = ("first_name", "last_name")
            roles[first], roles[others[0]] = order if _is_in_order(cells, roles, first, others[0]) else order[::-1]
            others = others[1:]
        else:
            roles[first] = "name"
    if others and _repeats(cells[others[0]]):
        roles[others[0]] = "team"
    return roles


def _holds_words(column: "pd.Series[str]") -> bool:
    filled = column[column != ""]
    return not filled.empty and bool(
        filled.str.contains(r"[^\W\d_]").mean() >= 0.5 and not filled.str.contains("@").any()
    )


def _is_one_word(column: "pd.Series[str]") -> bool:
    """Whether a column holds single words; where names are written without a space, a word is a whole name."""
    filled = column[column != ""]
    return bool(filled.str.count(r"\s").mean() < 0.5 and filled.str.contains(_SPACED).mean() >= 0.5)


def _repeats(column: "pd.Series[str]") -> bool:
    """Whether a column says the same of several people, as one of teams does."""
    filled = column[column != ""]
    return len(filled) > 1 and filled.nunique() * 2 <= len(filled)


def _is_in_order(cells: pd.DataFrame, roles: Sequence[Role | None], one: int, other: int) -> bool:
    """Whether addresses begin with ``one`` column and end with the ``other``, as with first and last names; so where
    they don't say.
    """
    if "email" not in roles:
        return True
    locals_ = [address.partition("@")[0] for address in cells[roles.index("email")]]

    def fits(first: int, last: int) -> int:
        rows = zip(locals_, cells[first], cells[last], strict=True)
        return sum(
            _begins(local, word) + ("." in local and _begins(local.rpartition(".")[2], end))
            for local, word, end in rows
        )

    return fits(one, other) >= fits(other, one)


def _begins(address: str, word: str) -> bool:
    return bool(word) and fold_name(address).startswith(fold_name(word))


def _check_size(rows: Sequence[object]) -> None:
    if len(rows) > MOST_ROWS:
        raise ListError("rows", MOST_ROWS)


def _read_workbook(content: bytes, remembered: Mapping[str, Role | None] | None) -> Table:
    """The sheet of a workbook whose headings are those of a list of people, or else its first that holds something."""
    try:
        _check_unpacked(content)
        book = openpyxl.load_workbook(io.BytesIO(content), read_only=True, data_only=True)
        sheets = [(sheet.title, _read_sheet(sheet)) for sheet in book.worksheets if sheet.sheet_state == "visible"]
    except ListError:
        raise
    # A broken workbook fails in as many ways as it can be broken: in its archive, its XML, its dates.
    except (
        InvalidFileException,
        zipfile.BadZipFile,
        KeyError,
        ValueError,
        TypeError,
        AttributeError,
        SyntaxError,
        OSError,
    ):
        raise ListError("no_workbook") from None
    filled = [(title, rows) for title, rows in sheets if rows]
    if not filled:
        return _without_headings([])
    tables = [(title, _arrange(rows, _find_heading(rows, remembered), (), remembered)) for title, rows in filled]
    title, table = max(
        tables, key=lambda each: sum(role is not None for role in each[1].roles) if any(each[1].headings) else 0
    )
    return replace(table, sheet=title, other_sheets=[other for other, _ in filled if other != title])


def _check_unpacked(content: bytes) -> None:
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        if sum(each.file_size for each in archive.infolist()) > MOST_UNPACKED:
            raise ListError("cells", MOST_CELLS)


def _read_sheet(sheet: Any) -> list[Row]:
    sheet.reset_dimensions()
    rows: list[Row] = []
    count = 0
    for line, cells in enumerate(sheet.iter_rows(max_col=MOST_COLUMNS), start=1):
        texts = ["" if cell.value is None else _clean(_text_of(cell)) for cell in cells]
        count += sum(map(bool, texts))
        if count > MOST_CELLS or line > 2 * MOST_ROWS:
            raise ListError("cells", MOST_CELLS)
        if any(texts):
            rows.append((line, _trimmed(texts)))
    _check_size(rows)
    # No cell is moved by a separator here.
    width = max((len(texts) for _, texts in rows), default=0)
    return [(line, texts + [""] * (width - len(texts))) for line, texts in rows]


def _text_of(cell: Cell) -> str:
    """What a cell shows: a day without a time, and the zeros before a number that its format asks for."""
    value = cell.value
    if value is None:
        return ""
    if isinstance(value, datetime):
        return value.date().isoformat() if value.time() == time() else value.isoformat(" ", "minutes")
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, int) and not isinstance(value, bool) and _NUMBERED.fullmatch(cell.number_format or ""):
        return f"{value:0{len(cell.number_format)}}"
    return str(value)
