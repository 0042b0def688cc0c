"""What happened and where it was sent: one table, with the names of what events are about, and one event in full."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

import streamlit as st

from discern.client.errors import DiscernError, NotFound, NotPermitted
from discern.contract import operations
from discern.contract.base_models import CandidateRef, Page
from discern.contract.models.candidates import Candidate, CandidateQuery
from discern.contract.models.events import EVENT_TYPES, Event, EventQuery, EventType
from discern.contract.models.reports import Report, ReportQuery
from discern.contract.models.teams import TeamQuery, TeamRef
from discern.contract.models.webhooks import Delivery, DeliveryQuery, Webhook
from discern.contract.operation_type import Call
from discern_app.base.language import say
from discern_app.base.navigation import page_of
from discern_app.base.queries import read, try_read, write
from discern_app.base.states import show_none_match, show_state
from discern_app.base.text import are_mixed, clock, day, escape
from discern_app.components.option_labels import Option, person_option, team_option, unique_labels
from discern_app.components.tables import ROW_PX, Pager, badge_column, day_column, draw_table, table_height, table_key
from discern_app.insight.report_writer import title_of
from discern_app.integrations.delivery_text import (
    TONES,
    answer_of,
    name_of_endpoint,
    outcome_of,
    stage_of,
    subject_id,
    subject_of,
    time_of,
    words_of,
)
from discern_app.session_state import EVENT_KIND, UNNAMED_SUBJECTS, clicked_row

MOST_ASKED = 20
"""How many objects of a kind are asked for one by one, where the list of the newest doesn't have them."""

Subject = CandidateRef | TeamRef | Report
Listed = TypeVar("Listed", bound=Subject)
Single = TypeVar("Single", bound=Subject)


def name_subjects(events: Iterable[Event]) -> dict[str, str]:
    """Names by the id of what an event is about: a person, a team or a report. Not escaped.

    Namesakes of a kind are distinguished as in every choice; what happened says whether it was a person, a team or a
    report. What has no name any more isn't among them: see `why_unnamed`.
    """
    data = [event.data for event in events]
    people, teams, reports = (
        dict.fromkeys(fields[field] for fields in data if isinstance(fields.get(field), str))
        for field in ("candidate_id", "team_id", "report_id")
    )
    kinds: tuple[list[Subject], ...] = (
        [
            *_find_subjects(
                people,
                operations.LIST_CANDIDATES(CandidateQuery(limit=200)),
                lambda id_: operations.GET_CANDIDATE(candidate_id=id_),
            )
        ],
        [
            *_find_subjects(
                teams, operations.LIST_TEAMS(TeamQuery(limit=200)), lambda id_: operations.GET_TEAM(team_id=id_)
            )
        ],
        [
            *_find_subjects(
                reports,
                operations.LIST_REPORTS(ReportQuery(limit=50)),
                lambda id_: operations.GET_REPORT(report_id=id_),
            )
        ],
    )
    marked = are_mixed(
        subject.external_id for subjects in kinds for subject in subjects if not isinstance(subject, Report)
    )
    labels = [unique_labels(_subject_option(subject, marked=marked) for subject in subjects) for subjects in kinds]
    return {id_: label for named in labels for id_, label in named.items()}


def why_unnamed(id_: str) -> str:
    """Why what an event is about has no name: `gone` or `closed`, or empty if it isn't known."""
    return UNNAMED_SUBJECTS.get().get(id_, "")


def _subject_option(subject: Subject, *, marked: bool) -> Option:
    if isinstance(subject, Report):
        made = subject.created_at
        return Option(subject.id, (title_of(subject),), (day(made), clock(made)))
    if isinstance(subject, TeamRef):
        return team_option(subject, marked=marked)
    return person_option(subject, subject.email if isinstance(subject, Candidate) else None, marked=marked)


def _find_subjects(
    ids: Iterable[str], newest: Call[Page[Listed]], get: Callable[[str], Call[Single]]
) -> Iterator[Listed | Single]:
    """The objects with these ids: from the list of the newest, and the others one by one."""
    wanted = set(ids) - set(UNNAMED_SUBJECTS.get())
    if not wanted:
        return
    try:
        listed = try_read(newest).data
    except DiscernError:
        listed = []
    yield from (subject for subject in listed if subject.id in wanted)
    for id_ in sorted(wanted - {subject.id for subject in listed})[:MOST_ASKED]:
        try:
            yield try_read(get(id_))
        except NotFound:
            UNNAMED_SUBJECTS.set({**UNNAMED_SUBJECTS.get(), id_: "gone"})
        except NotPermitted:
            UNNAMED_SUBJECTS.set({**UNNAMED_SUBJECTS.get(), id_: "closed"})
        except DiscernError:
            return


SHOWN = 20
"""Events on a page."""

MOST_ROWS = 8
"""Rows in view; of more, the table scrolls, so that the event in full below it is in view too."""

UNSENT = ("time", "event", "who")
"""Columns that say something where none of the events was sent anywhere."""

ALL = "all"
KINDS: dict[str, EventType | None] = {ALL: None} | {type_: type_ for type_ in EVENT_TYPES}


@dataclass(frozen=True, slots=True)
class Row:
    """An event, and one of its deliveries where there is one."""

    event: Event
    delivery: Delivery | None


def show_events(webhooks: Mapping[str, Webhook], sent: Mapping[str, Sequence[Delivery]]) -> None:
    """The events, newest first, a page at a time; ``sent`` are the newest deliveries by the event's id."""
    newest = EventQuery(order="newest", limit=SHOWN)
    if not read(operations.LIST_EVENTS(newest)).data:
        show_state("event_note", say("integrations-none"), say("integrations-none-detail"))
        return
    with st.container(horizontal=True, vertical_alignment="center"):
        st.subheader(say("integrations-recent"), anchor=False, width="stretch")
        kind = st.selectbox(
            say("integrations-kind-label"),
            list(KINDS),
            format_func=lambda kind: say("integrations-kind-all") if kind == ALL else words_of(kind),
            label_visibility="collapsed",
            key=EVENT_KIND.key,
            width=280,
        )
    query = newest.model_copy(update={"type": KINDS[kind]})
    pager = Pager("events", query)
    page = read(pager.at_page(operations.LIST_EVENTS(query)))
    if not page.data:
        show_none_match(_show_all_kinds)
        return
    rows = [Row(event, delivery) for event in page.data for delivery in (*sent.get(event.id, ()),) or (None,)]
    names = name_subjects(page.data)
    chosen = _show_table(rows, webhooks, names)
    if pager.newer_pages or page.next_cursor:
        with st.container(horizontal=True, horizontal_alignment="right"):
            pager.show_buttons(page)
    if chosen is not None:
        deliveries = sent.get(chosen.id) or _look_up(chosen, webhooks)
        _show_event(chosen, names, webhooks, deliveries)


def _show_all_kinds() -> None:
    EVENT_KIND.set(ALL)


def _show_table(rows: Sequence[Row], webhooks: Mapping[str, Webhook], names: Mapping[str, str]) -> Event | None:
    """The table; returns the event of the row that is ticked."""
    ids = [(row.event.id, row.delivery and row.delivery.id) for row in rows]
    resend_key = table_key("resend", ids)
    columns = {
        name: say("integrations-column", column=name)
        for name in ("who", "event", "time", "endpoint", "status", "answer", "resend")
    }
    statuses = {say("integrations-status", status=stage): tone for stage, tone in TONES.items()}
    cells: dict[str, Sequence[object]] = {
        columns["who"]: [_about(row.event, names) for row in rows],
        columns["event"]: [words_of(row.event.type) for row in rows],
        columns["time"]: [row.event.timestamp for row in rows],
        columns["endpoint"]: [_endpoint(row, webhooks) for row in rows],
        columns["status"]: [_status(row) for row in rows],
        columns["answer"]: ["" if row.delivery is None else answer_of(row.delivery) for row in rows],
        columns["resend"]: [_offer(row, webhooks) for row in rows],
    }
    was_sent = any(row.delivery for row in rows)
    selection = draw_table(
        cells,
        column_order=[title for name, title in columns.items() if was_sent or name in UNSENT],
        height=table_height(len(rows), MOST_ROWS),
        row_height=ROW_PX,
        placeholder="",
        on_select="rerun",
        selection_mode="single-row",
        column_config={
            columns["time"]: day_column(columns["time"], timed=True),
            columns["status"]: badge_column(columns["status"], statuses, 110),
            columns["resend"]: st.column_config.ButtonColumn(
                "", type="tertiary", on_click=_resend, args=(rows, resend_key), key=resend_key
            ),
        },
        alt=say("integrations-alt"),
        key=table_key("events", ids),
    )
    ticked = [rows[row].event for row in selection["selection"]["rows"] if row < len(rows)]
    return ticked[0] if ticked else None


def _about(event: Event, names: Mapping[str, str]) -> str:
    """The name of what an event is about, or why there is none."""
    id_ = subject_id(event)
    if id_ in names:
        return names[id_]
    why = "everyone" if event.type == "measurement.updated" else why_unnamed(id_)
    return say("integrations-unnamed", why=why) if why else ""


def _endpoint(row: Row, webhooks: Mapping[str, Webhook]) -> str:
    if row.delivery is None:
        return ""
    name = name_of_endpoint(webhooks[row.delivery.webhook_id])
    return say("integrations-resent", endpoint=name) if row.delivery.cause in {"resend", "replay"} else name


def _status(row: Row) -> list[str]:
    return [] if row.delivery is None else [say("integrations-status", status=stage_of(row.delivery))]


def _offer(row: Row, webhooks: Mapping[str, Webhook]) -> str:
    """The button that sends again; none where nothing was sent or the endpoint is off."""
    if row.delivery is None or webhooks[row.delivery.webhook_id].status != "enabled":
        return ""
    return say("integrations-resend")


def _resend(rows: Sequence[Row], key: str) -> None:
    row = clicked_row(key)
    delivery = None if row is None else rows[row].delivery
    if delivery is not None:
        write(operations.RESEND_DELIVERY(delivery_id=delivery.id))


def _look_up(event: Event, webhooks: Mapping[str, Webhook]) -> list[Delivery]:
    """The deliveries of an event that is older than the newest ones."""
    query = DeliveryQuery(event_id=event.id)
    return [delivery for id_ in webhooks for delivery in read(operations.LIST_DELIVERIES(query, webhook_id=id_)).data]


def _show_event(
    event: Event, names: Mapping[str, str], webhooks: Mapping[str, Webhook], deliveries: Sequence[Delivery]
) -> None:
    """An event with all of its deliveries: what was sent, what became of each, what was answered, and sending again."""
    name = _about(event, names)
    with st.container(border=True, key="event"):
        with st.container(horizontal=True, vertical_alignment="center"):
            parts = [f"**{escape(words_of(event.type))}**", *([escape(name)] if name else []), time_of(event.timestamp)]
            st.markdown(" · ".join(parts), width="stretch")
            subject = subject_of(event)
            if subject is not None and subject_id(event) in names:
                page, parameters = subject
                st.page_link(
                    page_of(page),
                    label=say("integrations-open"),
                    icon=":material/arrow_forward:",
                    query_params=parameters,
                )
        if not deliveries:
            st.caption(say("integrations-no-deliveries"))
        for delivery in deliveries:
            _show_delivery(delivery, webhooks[delivery.webhook_id])
        with st.expander(say("integrations-sent", sent="yes" if deliveries else "no")):
            if deliveries:
                st.caption(say("integrations-sent-detail", id=event.id))
            else:
                st.caption(say("integrations-not-sent-detail", id=event.id))
            st.code(event.model_dump_json(exclude={"id"}, indent=2), language="json", wrap_lines=True)


def _show_delivery(delivery: Delivery, webhook: Webhook) -> None:
    with st.container(horizontal=True, vertical_alignment="center"):
        resent = "yes" if delivery.cause in {"resend", "replay"} else "no"
        endpoint, outcome = escape(name_of_endpoint(webhook)), escape(outcome_of(delivery))
        st.markdown(
            say("integrations-delivery", resent=resent, endpoint=endpoint, outcome=outcome),
            width="stretch",
        )
        if webhook.status == "enabled":
            st.button(
                say("integrations-resend"),
                key=f"resend {delivery.id}",
                icon=":material/replay:",
                on_click=write,
                args=(operations.RESEND_DELIVERY(delivery_id=delivery.id),),
            )
    if delivery.answer:
        st.caption(say("integrations-answered"))
        st.code(delivery.answer, language=None, wrap_lines=True)
