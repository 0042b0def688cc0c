"""One report: its head, its outline, its text with the charts where they are spoken of; or how far it is."""

from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path

import streamlit as st

from discern import charts
from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.base_models import is_sample
from discern.contract.models.reports import (
    AssessmentSubject,
    ComparisonSubject,
    Drawing,
    NewReport,
    PaperQuery,
    Report,
    ReportDocument,
    Subject,
    TeamSubject,
)
from discern.contract.models.results import list_bases
from discern_app.access.viewer import page_part
from discern_app.base.current_service import current_service
from discern_app.base.language import say
from discern_app.base.navigation import page_of
from discern_app.base.queries import read, try_read, write
from discern_app.base.states import show_state
from discern_app.base.styles import read_styles
from discern_app.base.text import day, escape
from discern_app.components.charts import draw_chart, show
from discern_app.components.export import file_name, to_json
from discern_app.components.page_header import READING_PX, offer_list, page_header, reading_column
from discern_app.dialogs.new_report import write_report
from discern_app.insight.report_writer import title_of
from discern_app.reports.opening import show_opening
from discern_app.reports.report_html import ReportHtml
from discern_app.reports.report_text import UNDER_WAY, credit_line

STYLESHEET = Path(__file__).with_name("report.css")

MENU = ("subject", "again")


def show_report(report_id: str) -> None:
    """The page of one report."""
    report = read(operations.GET_REPORT(report_id=report_id))
    offer_list("reports")
    if report.status == "ready":
        document = read(operations.GET_REPORT_DOCUMENT(report_id=report_id))
        with page_header(document.title, meta_of(report, document)):
            _offer_files(document)
            _show_menu(report)
        show_opening(report, document)
        _show_document(document)
        return
    with page_header(title_of(report), say("reports-commissioned", audience=report.audience, length=report.length)):
        _show_menu(report)
    if report.status in UNDER_WAY:
        _show_progress(report)
    else:
        _show_end(report)


def meta_of(report: Report, document: ReportDocument) -> str:
    """Below a report's title, as Markdown: its audience, day and writer, and whether its people are made up."""
    about = report.people if report.team is None else [report.team]
    sample = say("shared-sample", what="person" if len(report.people) == 1 else "team")
    marks = [f":material/science: {sample}"] if any(is_sample(subject.external_id) for subject in about) else []
    parts = (*marks, escape(document.subtitle), day(document.written_at), credit_line(document))
    return " · ".join(filter(None, parts))


def _show_menu(report: Report) -> None:
    match st.menu_button(
        say("shared-more"),
        MENU,
        format_func=lambda entry: say("reports-menu", entry=entry, subject=report.subject.type),
        icon=":material/more_horiz:",
        key="report menu",
    ):
        case "subject":
            page, query = _address_of(report.subject)
            st.switch_page(page_of(page), query_params=query)
        case "again":
            write_report(report.subject)


def _address_of(subject: Subject) -> tuple[str, Mapping[str, str]]:
    """The page of what a report is about, and the parameters of its address."""
    match subject:
        case TeamSubject():
            return "teams", {"team": subject.id}
        case AssessmentSubject():
            return "people", {"assessment": subject.id}
        case ComparisonSubject():
            return "compare", dict(zip(("a", "b"), subject.ids, strict=True))


def _show_progress(report: Report) -> None:
    """The progress of a report, refreshed every second until it has ended."""

    @page_part(run_every=1.0)
    def watch() -> None:
        try:
            current = try_read(operations.GET_REPORT(report_id=report.id))
        except DiscernError:
            return
        if current.status not in UNDER_WAY:
            st.rerun()
        done = current.progress
        if done is None:
            st.progress(0.0, text=say("reports-progress", status=current.status), width=READING_PX)
        else:
            text = say("reports-progress-sections", status=current.status, done=done.done, total=done.total)
            st.progress(done.done / max(done.total, 1), text=text, width=READING_PX)

    watch()
    if st.button(say("reports-cancel"), icon=":material/close:", key="cancel report"):
        write(operations.CANCEL_REPORT(report_id=report.id))
        st.rerun()


def _show_end(report: Report) -> None:
    """Why there is no text, and another try."""
    icon = "error" if report.status == "failed" else "block"
    with show_state(icon, say("reports-ended", status=report.status), escape(report.reason or "")):
        st.button(say("reports-retry"), type="primary", icon=":material/replay:", on_click=_retry, args=(report,))


def _retry(report: Report) -> None:
    """Ask for the same report again, and lead to it."""
    new = NewReport.model_validate(
        {name: getattr(report, name) for name in ("subject", "audience", "length", "language")}
    )
    repeated = write(operations.CREATE_REPORT(new))
    if repeated is not None:
        st.query_params["report"] = repeated.id


def _offer_files(document: ReportDocument) -> None:
    """One menu of the formats; each file is made when it is requested."""
    client = current_service().managers.client
    id_ = document.report_id
    files = (
        ("a4", "pdf", "application/pdf", lambda: client.send(operations.GET_REPORT_PDF(report_id=id_))),
        (
            "letter",
            "pdf",
            "application/pdf",
            lambda: client.send(operations.GET_REPORT_PDF(PaperQuery(paper="letter"), report_id=id_)),
        ),
        ("markdown", "md", "text/markdown", lambda: client.send(operations.GET_REPORT_MARKDOWN(report_id=id_))),
        ("json", "json", "application/json", lambda: to_json(document)),
    )
    behind = st.popover(say("reports-files"), icon=":material/download:", key="report files", on_change="rerun")
    if behind.open:
        with behind:
            for file, ending, mime, make in files:
                st.download_button(
                    say("reports-file", file=file),
                    make,
                    file_name=file_name(f"discern-report-{document.written_at:%Y-%m-%d}", ending, document.title),
                    mime=mime,
                    icon=":material/download:",
                    on_click="ignore",
                    key=f"file {file}",
                    width="stretch",
                )


def _show_document(document: ReportDocument) -> None:
    """The outline at the left, and one column to read."""
    html = ReportHtml(document)
    with reading_column(html.headings()):
        ready = html.notices()
        for part in html.parts():
            if isinstance(part, Drawing):
                st.html(_article(ready))
                ready = ""
                _draw(part.charts, document)
            else:
                ready += part
        st.html(_article(ready) + read_styles(STYLESHEET))


def _article(html: str) -> str:
    return f'<div class="report">{html}</div>'


def _draw(names: Sequence[str], document: ReportDocument) -> None:
    """The charts of these names: of a team below each other, of people side by side, each with charts of their own."""
    if document.analysis is not None:
        for name in names:
            draw = {"style_tiles": charts.style_tiles, "style_map": charts.style_map}.get(name)
            if draw is not None:
                show(name, draw_chart(draw, document.analysis), parameters=document.analysis.bases)
    elif document.results:
        of_people = list(product(names, enumerate(document.results)))
        for column, (name, (number, results)) in zip(st.columns(len(of_people)), of_people, strict=True):
            draw_one = charts.person_region if name in {"person_region", "pair_map"} else charts.person_polar
            voice = "you" if document.audience == "self" and document.subject_type == "assessment" else "named"
            key = f"{name} {number}"
            # The verdict of a report on one person is said above.
            titled = document.subject_type == "comparison"
            with column:
                show(key, draw_chart(draw_one, results, voice=voice), titled=titled, parameters=list_bases([results]))
