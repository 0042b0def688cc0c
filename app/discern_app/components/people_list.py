"""A list of people that somebody gives: its fields, and the check of what it was read as, before anything is done."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

import streamlit as st
from streamlit.typing import UploadedFile

from discern.charts.text import clip
from discern.lists import (
    ROLES,
    LeftOut,
    ListedPerson,
    ListError,
    PeopleList,
    Role,
    Table,
    read_people,
    read_table,
    read_text,
)
from discern.lists.people import Mark, Reason
from discern.lists.remembered import Meanings, recall, remember
from discern.lists.table import MOST_BYTES
from discern.words.lists import explain_list_error, explain_note, explain_row, name_encoding
from discern_app.base.embedded_service import load_settings
from discern_app.base.language import language, say
from discern_app.base.text import escape
from discern_app.components.charts import show_table
from discern_app.components.object_select import select_several
from discern_app.components.option_labels import Option

ROWS_SHOWN = 100

ROWS_IN_VIEW = 6
"""Of more, the table scrolls."""

LONGEST_TEXT = 60
"""How many columns of text a row is shortened to."""

AROUND: tuple[Reason, ...] = ("title", "footer")
"""Why rows aren't taken that are nobody's."""

NOBODY_MARKED: tuple[Mark, ...] = ("",)

TAKEN_FOR: tuple[Role | None, ...] = (*ROLES, None)

COLUMN_PX = 150
"""How wide a column's menu is: two stand beside each other on a phone."""

EXAMPLES = 3
"""How many cells of a column are shown."""


@dataclass(frozen=True, slots=True)
class CheckedList:
    """A list as it is read now.

    Attributes:
        text: how it was pasted; empty where it is a file.
        table: with what its columns are taken for.
        found: the people in it.
        turn_names: whether ``Ruiz, Ana`` is Ana Ruiz, where somebody chose that.
        ticked: the lines of marked people who are taken all the same.
        changed: what somebody said that headings mean.
    """

    text: str
    table: Table
    found: PeopleList
    turn_names: bool | None = None
    ticked: frozenset[int] = frozenset()
    changed: tuple[tuple[str, Role | None], ...] = ()

    @classmethod
    def read(cls, text: str, table: Table) -> "CheckedList":
        return cls(text, table, _read(table, None))

    def taken_for(self, place: int, role: Role | None) -> "CheckedList":
        """The same list, one of its columns taken for something else."""
        roles = [role if at == place else each for at, each in enumerate(self.table.roles)]
        table = self.table.with_roles(roles)
        changed = (*self.changed, (self.table.headings[place], role))
        return replace(self, table=table, found=_read(table, self.turn_names), changed=changed)

    def headed(self, *, is_first_row: bool) -> "CheckedList":
        """The same list, its first row taken for headings, or for a row like others."""
        table = self.table.with_first_row(is_headings=is_first_row)
        changed = tuple((heading, role) for heading, role in zip(table.headings, table.roles, strict=True) if role)
        return replace(self, table=table, found=_read(table, self.turn_names), changed=changed)

    def turned(self, *, turn_names: bool) -> "CheckedList":
        return replace(self, turn_names=turn_names, found=_read(self.table, turn_names))

    def people(self, without_asking: Collection[Mark] = NOBODY_MARKED) -> list[ListedPerson]:
        """Those who are taken: people with one of these marks, and those who are ticked."""
        return [each for each in self.found.people if each.mark in without_asking or each.line in self.ticked]


def _read(table: Table, turn_names: bool | None) -> PeopleList:
    return read_people(table, datetime.now(UTC).date(), turn_names=turn_names)


def ask_for_text(placeholder: str, key: str, keep: Callable[[], None]) -> str:
    """A field for a pasted list; ``keep`` is called when the text changes, which ``key`` names."""
    return st.text_area(say("lists-paste"), height=150, placeholder=placeholder, key=key, on_change=keep) or ""


def ask_for_file() -> UploadedFile | None:
    kinds = ["csv", "tsv", "txt", "xlsx"]
    return st.file_uploader(say("lists-file"), type=kinds, max_upload_size=MOST_BYTES // 1_000_000)


def read_given(text: str, file: UploadedFile | None) -> CheckedList | None:
    """The list from the file or, without one, from the text. None under an explanation when it can't be read."""
    known = _recall()
    try:
        table = read_text(text, known) if file is None else read_table(file.getvalue(), known)
    except ListError as error:
        why = explain_list_error(language(), error.problem, error.limit)
        st.error(why, title=say("lists-file-unreadable"), icon=":material/error:")
        return None
    checked = CheckedList.read("" if file else text, table)
    if not checked.found.people and not checked.found.left_out:
        st.error(say("lists-empty"))
        return None
    return checked


def _recall() -> Meanings:
    try:
        return recall(load_settings().data_folder)
    except OSError:
        return {}


def remember_headings(checked: CheckedList) -> None:
    """Keep what somebody said that headings mean: the next list is read so."""
    meanings = {heading: role for heading, role in checked.changed if heading}
    if meanings:
        try:
            remember(load_settings().data_folder, meanings)
        except OSError:
            return


def check_columns(checked: CheckedList, key: str) -> CheckedList:
    """What each column is taken for, with a menu to change that, and whether the first row is headings; the list as it
    is read then.
    """
    row, is_first_row = [cell for cell in checked.table.first_row if cell], bool(checked.table.heading_line)
    if row and not any("@" in cell for cell in row):
        label = say("lists-first-row", row=escape(clip(" · ".join(row), LONGEST_TEXT)))
        if st.toggle(label, is_first_row, key=f"{key} first row {is_first_row}") != is_first_row:
            return checked.headed(is_first_row=not is_first_row)
    if not any(checked.table.headings) and len(checked.table.roles) < 2:
        return checked
    used = [place for place, role in enumerate(checked.table.roles) if role is not None]
    unused = [
        place
        for place, role in enumerate(checked.table.roles)
        if role is None and (checked.table.headings[place] or _examples(checked, place))
    ]
    st.markdown(say("lists-columns"))
    if not {"name", "first_name", "last_name", "email"} & set(checked.table.roles):
        st.warning(say("lists-no-names"), icon=":material/help:")
    with st.container(horizontal=True):
        changed = [(place, _choose_role(checked, place, key)) for place in used]
    if unused:
        names = ", ".join(_heading(checked, place) for place in unused)
        with st.expander(say("lists-unused", names=escape(names))):
            st.caption(say("lists-unused-detail"))
            with st.container(horizontal=True):
                changed += [(place, _choose_role(checked, place, key)) for place in unused]
    for place, role in changed:
        if role != checked.table.roles[place]:
            return checked.taken_for(place, role)
    return checked


def _choose_role(checked: CheckedList, place: int, key: str) -> Role | None:
    with st.container(width=COLUMN_PX, gap="xxsmall"):
        chosen: Role | None = st.selectbox(
            escape(_heading(checked, place)),
            TAKEN_FOR,
            index=TAKEN_FOR.index(checked.table.roles[place]),
            format_func=lambda role: say("lists-role", role=role or "none"),
            key=f"{key} column {place} {checked.table.roles[place]}",
        )
        st.caption(escape(_examples(checked, place)))
    return chosen


def _heading(checked: CheckedList, place: int) -> str:
    return checked.table.headings[place] or say("lists-column", number=place + 1)


def _examples(checked: CheckedList, place: int) -> str:
    column = checked.table.cells[place]
    return clip(" · ".join(column[column != ""].head(50).unique()[:EXAMPLES]), 32)


def check_rows(checked: CheckedList, key: str, without_asking: Collection[Mark] = NOBODY_MARKED) -> CheckedList:
    """What is to be looked at besides the columns: names that are turned, who is marked, and what is left out."""
    found, table = checked.found, checked.table
    hints = []
    if found.repeats:
        hints.append(say("lists-repeats", count=found.repeats))
    if table.encoding == "cp1252":
        hints.append(name_encoding(language()))
    if table.other_sheets:
        hints.append(say("lists-sheet", sheet=table.sheet, others=", ".join(table.other_sheets)))
    around = [row.text for row in found.left_out if row.reason in AROUND]
    if around:
        hints.append(say("lists-around", texts=" · ".join(clip(text, 40) for text in around)))
    if hints:
        st.caption("  \n".join(map(escape, hints)))
    checked = _choose_order(checked, key)
    marked = [each for each in found.people if each.mark and each.mark not in without_asking]
    if marked:
        checked = _choose_marked(checked, marked, key)
    _show_notes([each for each in found.people if each.note])
    show_left_out([row for row in found.left_out if row.reason not in AROUND])
    return checked


def _choose_order(checked: CheckedList, key: str) -> CheckedList:
    turns = checked.found.turns
    if turns is None:
        return checked
    if turns:
        example = next(each for each in checked.found.people if each.written)
        written, name = example.written, example.name
    else:
        other = checked.turned(turn_names=True)
        example = next(each for each in other.found.people if each.written)
        written, name = example.written, example.name
    label = say("lists-turn", written=escape(written), name=escape(name))
    chosen = st.checkbox(label, value=turns, key=f"{key} turn names {turns}")
    return checked if chosen == turns else checked.turned(turn_names=chosen)


def _choose_marked(checked: CheckedList, marked: Sequence[ListedPerson], key: str) -> CheckedList:
    names = {each.line: _describe_marked(each) for each in marked}
    st.markdown(f"**{say('lists-marked', count=len(marked))}**")
    rows = [(f"{line}", clip(name, LONGEST_TEXT)) for line, name in list(names.items())[:ROWS_IN_VIEW]]
    show_table([say("lists-table-column", column=column) for column in ("line", "text")], rows)
    chosen = select_several(
        say("lists-marked-choose"),
        [Option(f"{line}", (name,)) for line, name in names.items()],
        key=f"{key} marked {hash(tuple(names))}",
        start=[f"{line}" for line in sorted(checked.ticked)],
    )
    return replace(checked, ticked=frozenset(map(int, chosen)))


def _describe_marked(person: ListedPerson) -> str:
    why = explain_row(language(), person.mark)
    said = say("lists-marked-person", name=person.name, why=why)
    return f"{said} ({person.state})" if person.state else said


def _show_notes(noted: Sequence[ListedPerson]) -> None:
    if noted:
        st.markdown(say("lists-looked-at", count=len(noted)))
        show_lines([(each.line, each.name, explain_note(language(), each.note or "", each.email)) for each in noted])


def show_left_out(left_out: Sequence[LeftOut]) -> None:
    """The rows that aren't taken, by their lines, and why."""
    if left_out:
        st.markdown(say("lists-left-out", count=len(left_out)))
        show_lines([(row.line, row.text, explain_row(language(), row.reason, row.other)) for row in left_out])


def show_lines(rows: Sequence[tuple[int, str, str]]) -> None:
    """Lines of a list, by their numbers: what stands there or who it is, and what is to be said of it."""
    header = [say("lists-table-column", column=column) for column in ("line", "text", "why")]
    shown = [(f"{line}", clip(" ".join(text.split()), LONGEST_TEXT), why) for line, text, why in rows[:ROWS_SHOWN]]
    with st.container(height=320 if len(shown) > ROWS_IN_VIEW else "content", border=False):
        show_table(header, shown)
    if len(rows) > ROWS_SHOWN:
        st.caption(say("lists-left-out-shown", shown=ROWS_SHOWN, count=len(rows)))
