"""The parts of the reports page: the request form, the progress, and the report with its evidence."""

from collections.abc import Sequence
from itertools import groupby

import streamlit as st

from discern import charts, words
from discern.client import operations
from discern.client.errors import DiscernError
from discern.contract import (
    AssessmentSubject,
    ComparisonSubject,
    NewReport,
    Report,
    ReportDocument,
    Section,
    Subject,
    TeamQuery,
    TeamSubject,
    Writer,
)
from discern_app.base.current_service import current_service
from discern_app.base.language import language, say
from discern_app.base.queries import read, read_all, try_read, write
from discern_app.base.text import day, escape
from discern_app.components.charts import cached_chart, show
from discern_app.components.export import to_json
from discern_app.components.object_select import newest_assessment, people_with_results, person_options, select_one
from discern_app.components.option_labels import Option, team_option
from discern_app.components.report_questions import find_writer, show_evidence

ABOUT = ("team", "assessment", "comparison")
AUDIENCES = ("manager", "coach", "self")
LENGTHS = ("full", "short")
UNDER_WAY = ("queued", "writing")


def request_report() -> None:
    """The form for a new report."""
    asked = st.query_params.get("about")
    about = st.segmented_control(
        say("reports-about-label"),
        list(ABOUT),
        format_func=lambda each: say("reports-about", subject=each),
        default=asked if asked in ABOUT else "team",
        required=True,
        key="report about",
    )
    subject = {"team": _choose_team, "assessment": _choose_person, "comparison": _choose_two}[about or "team"]()
    with st.container(horizontal=True):
        audience = st.segmented_control(
            say("reports-audience-label"),
            list(AUDIENCES),
            format_func=lambda each: say("reports-audience", audience=each),
            default="manager",
            required=True,
            key="report for",
        )
        length = st.segmented_control(
            say("reports-length-label"),
            list(LENGTHS),
            format_func=lambda each: say("reports-length", length=each),
            default="full",
            required=True,
            key="report length",
        )
    model = find_writer()
    if model is None:
        st.caption(say("reports-will-write"))
    else:
        st.caption(say("reports-will-write-model", model=escape(model)))
    if st.button(say("reports-write"), type="primary", icon=":material/edit_note:", disabled=subject is None):
        assert subject is not None
        report = write(operations.create_report(NewReport(subject=subject, audience=audience, length=length)))
        if report is not None:
            st.query_params["report"] = report.id
            st.rerun()


def _choose_team() -> Subject | None:
    teams, _ = read_all(operations.list_teams(TeamQuery(limit=200)), 1000)
    chosen = _choose(
        say("reports-team"), [team_option(team) for team in teams], st.query_params.get("subject"), "report team"
    )
    return None if chosen is None else TeamSubject(type="team", id=chosen)


def _choose_person() -> Subject | None:
    people, _ = people_with_results()
    asked = st.query_params.get("subject")
    person = None
    if asked and st.query_params.get("about") == "assessment":
        candidate = read(operations.get_assessment(asked)).candidate
        person = candidate.id
        if all(each.id != person for each in people):
            people.append(candidate)
    chosen = _choose(say("reports-person"), person_options(people), person, "report person")
    if chosen is None:
        return None
    # The assessment of the link, or else the person's newest.
    assessment = asked if chosen == person else newest_assessment(chosen)
    return None if assessment is None else AssessmentSubject(type="assessment", id=assessment)


def _choose_two() -> Subject | None:
    people, _ = people_with_results()
    options = person_options(people)
    with st.container(horizontal=True):
        first = _choose(say("reports-first"), options, None, "report first")
        rest = [option for option in options if option.id != first]
        second = _choose(say("reports-second"), rest, None, "report second")
    return None if first is None or second is None else ComparisonSubject(type="comparison", ids=[first, second])


def _choose(label: str, options: Sequence[Option], asked: str | None, key: str) -> str | None:
    if not options:
        st.info(say("reports-profiles-none"), icon=":material/inbox:")
        return None
    return select_one(label, options, key=f"{key} {asked or ''}", start=asked, width=320)


def title_of(report: Report) -> str:
    """The names of the people or the team that a report is about. Not escaped."""
    if report.team is not None:
        return report.team.name
    return words.format_names([person.name for person in report.people], language())


def show_progress(report: Report) -> None:
    """The progress of a report, refreshed every second until it has ended."""

    @st.fragment(run_every=1.0)
    def watch() -> None:
        try:
            current = try_read(operations.get_report(report.id))
        except DiscernError:
            return
        if current.status not in UNDER_WAY:
            st.rerun()
        done = current.progress
        if done is None:
            st.progress(0.0, text=say("reports-progress", status=current.status))
        else:
            text = say("reports-progress-sections", status=current.status, done=done.done, total=done.total)
            st.progress(done.done / max(done.total, 1), text=text)

    watch()
    if st.button(say("reports-cancel"), icon=":material/close:", key="cancel report"):
        write(operations.cancel_report(report.id))
        st.rerun()


def credit_line(writer: Writer) -> str:
    """Who wrote, as Markdown."""
    kind = "built_in" if writer.model is None else writer.kind
    return say("reports-credit", writer=kind, model=escape(writer.model or ""))


def show_document(document: ReportDocument) -> None:
    """A report, each section with its evidence one click away."""
    st.subheader(escape(document.title))
    st.caption(f"{escape(document.subtitle)} · {day(document.written_at)} · {credit_line(document.writer)}")
    for notice in document.notices:
        st.info(escape(notice), icon=":material/info:")
    statements, figures = st.columns([3, 2], gap="large")
    with figures:
        _show_drawings(document)
    with statements:
        for section in document.sections:
            _show_section(document, section)
    with st.expander(say("reports-guide"), icon=":material/help:"):
        for passage in document.guide:
            st.markdown(f"**{escape(passage.heading)}**")
            for paragraph in passage.paragraphs:
                st.markdown(escape(paragraph))
        for line in document.basis:
            st.caption(escape(line))


def _show_section(document: ReportDocument, section: Section) -> None:
    by_id = {statement.id: statement for statement in document.statements}
    st.markdown(f"#### {escape(section.heading)}")
    if document.writer.kind == "both":
        st.caption(credit_line(section.writer))
    for _, sentences in groupby(section.sentences, key=lambda sentence: sentence.statements):
        st.markdown(" ".join(escape(sentence.text) for sentence in sentences))
    cited = dict.fromkeys(id_ for sentence in section.sentences for id_ in sentence.statements)
    with st.expander(say("reports-evidence"), key=f"rests {section.id}"):
        for id_ in cited:
            if id_ in by_id:
                show_evidence(by_id[id_])


def _show_drawings(document: ReportDocument) -> None:
    analysis, results = document.analysis, document.results
    if analysis is not None:
        show("heads", cached_chart("heads", charts.style_distribution, analysis))
        show("map", cached_chart("map", charts.style_map, analysis))
    for number, each in enumerate(results):
        key = f"radar {number}"
        show(key, cached_chart(key, charts.profile_radar, each))


def offer_files(document: ReportDocument) -> None:
    """Download buttons; each file is made when it is requested."""
    client = current_service().managers.client
    id_ = document.report_id
    files = (
        ("a4", "pdf", "application/pdf", lambda: client.send(operations.get_report_pdf(id_))),
        ("letter", "pdf", "application/pdf", lambda: client.send(operations.get_report_pdf(id_, "letter"))),
        ("markdown", "md", "text/markdown", lambda: client.send(operations.get_report_markdown(id_))),
        ("json", "json", "application/json", lambda: to_json(document)),
    )
    with st.container(horizontal=True):
        for file, ending, mime, make in files:
            st.download_button(
                say("reports-file", file=file),
                make,
                file_name=f"discern-report.{ending}",
                mime=mime,
                icon=":material/download:",
                on_click="ignore",
                key=f"file {file}",
            )
