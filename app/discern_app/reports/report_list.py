"""The list of reports: one table, in which a title opens its report."""

from collections.abc import Sequence
from typing import get_args

import streamlit as st

from discern.contract import operations
from discern.contract.models.reports import Report, ReportQuery, ReportStatus
from discern_app.base.language import say
from discern_app.base.queries import read
from discern_app.base.states import show_none_match, show_state
from discern_app.components.tables import ROW_PX, Pager, badge_column, draw_table, table_key
from discern_app.dialogs.new_report import write_report
from discern_app.insight.report_writer import title_of
from discern_app.reports.report_text import TONES, status_of
from discern_app.session_state import REPORT_STATUS, clicked_row

NEWEST = ReportQuery(limit=25)

ALL = "all"
STATUSES: dict[str, ReportStatus | None] = {ALL: None, "ready": "ready", "failed": "failed"}

OPENED = "opened report"


def show_list() -> bool:
    """The reports, newest first, a page at a time; returns whether there are any."""
    if not read(operations.LIST_REPORTS(NEWEST)).data:
        with show_state("article", say("reports-none"), say("reports-none-detail")):
            st.button(say("reports-new"), type="primary", icon=":material/edit_note:", on_click=write_report)
        return False
    chosen = st.segmented_control(
        say("reports-status-label"),
        list(STATUSES),
        format_func=lambda status: say("reports-filter", status=status),
        default=ALL,
        required=True,
        label_visibility="collapsed",
        key=REPORT_STATUS.key,
    )
    query = NEWEST.model_copy(update={"status": STATUSES[chosen or ALL]})
    pager = Pager("reports", query)
    page = read(pager.at_page(operations.LIST_REPORTS(query)))
    if not page.data:
        show_none_match(_show_every_status)
        return True
    _show_table(page.data)
    if pager.newer_pages or page.next_cursor:
        with st.container(horizontal=True):
            pager.show_buttons(page)
    return True


def _show_every_status() -> None:
    REPORT_STATUS.set(ALL)


def _show_table(reports: Sequence[Report]) -> None:
    columns = {name: say("reports-column", column=name) for name in ("title", "about", "for", "length", "status")}
    written = say("reports-column", column="written")
    cells: dict[str, Sequence[object]] = {
        columns["title"]: [title_of(report) for report in reports],
        columns["status"]: [[status_of(report.status)] for report in reports],
        columns["about"]: [say("reports-about", subject=report.subject.type) for report in reports],
        columns["for"]: [say("reports-audience", audience=report.audience) for report in reports],
        columns["length"]: [say("reports-length", length=report.length) for report in reports],
        written: [report.ended_at or report.created_at for report in reports],
    }
    draw_table(
        cells,
        row_height=ROW_PX,
        placeholder="",
        column_config={
            columns["title"]: st.column_config.ButtonColumn(
                columns["title"],
                type="tertiary",
                alignment="left",
                width=260,
                on_click=_open,
                args=(reports,),
                key=_table_key(reports),
            ),
            columns["status"]: badge_column(
                columns["status"], {status_of(status): TONES[status] for status in get_args(ReportStatus)}, 120
            ),
            written: st.column_config.DatetimeColumn(written, format="distance"),
        },
        alt=say("reports-alt"),
    )


def _open(reports: Sequence[Report]) -> None:
    """Open the report whose title was clicked."""
    row = clicked_row(_table_key(reports))
    if row is not None:
        st.query_params["report"] = reports[row].id


def _table_key(reports: Sequence[Report]) -> str:
    return table_key(OPENED, [report.id for report in reports])
