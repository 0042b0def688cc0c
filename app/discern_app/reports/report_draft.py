"""An opening for a report that a language model drafts: asking for it, and deciding on it sentence by sentence."""

import streamlit as st

from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.drafts.models import DecideSentence, ReportDraft
from discern.contract.drafts.sentences import DraftedSentence
from discern.contract.models.reports import DRAFTED, ReportDocument
from discern_app.access.viewer import page_part
from discern_app.base.language import say
from discern_app.base.queries import try_read, write
from discern_app.base.text import escape, until
from discern_app.components.page_header import READING_PX
from discern_app.insight.drafted import sentence_html, warning_html
from discern_app.insight.report_writer import find_model, may_draft
from discern_app.reports.report_text import UNDER_WAY


def show_draft(document: ReportDocument) -> None:
    """The requester's draft, where drafts are switched on or some of it is in the report. Nobody else has one."""
    drafts = may_draft()
    if not drafts and all(section.id != DRAFTED for section in document.sections):
        return
    try:
        draft = try_read(operations.GET_DRAFT(report_id=document.report_id))
    except DiscernError:
        return
    undecided = [each for each in draft.sentences if each.accepted_at is None]
    if draft.status in UNDER_WAY:
        _watch(draft)
    elif draft.sentences:
        _show_sentences(draft, undecided)
    if drafts and draft.status not in UNDER_WAY and not undecided:
        _offer(draft)


def _offer(draft: ReportDraft) -> None:
    with st.container(width=READING_PX, gap="xsmall", key="offer draft"):
        if draft.status == "failed":
            st.warning(escape(draft.reason or ""), icon=":material/error:")
        st.button(
            say("drafting-ask", again="yes" if draft.status != "none" else "no"),
            icon=":material/edit_note:",
            on_click=_ask,
            args=(draft.report_id,),
        )
        st.caption(say("drafting-ask-note", model=escape(find_model() or "")))


def _ask(report_id: str) -> None:
    write(operations.DRAFT_REPORT(report_id=report_id))


def _watch(draft: ReportDraft) -> None:
    """Ask every second until there is a draft."""

    @page_part(run_every=1.0)
    def watch() -> None:
        try:
            current = try_read(operations.GET_DRAFT(report_id=draft.report_id))
        except DiscernError:
            return
        if current.status not in UNDER_WAY:
            st.rerun()
        st.progress(0.0, text=say("drafting-under-way"), width=READING_PX)

    watch()


def _show_sentences(draft: ReportDraft, undecided: list[DraftedSentence]) -> None:
    """Each sentence beside what it cites, with the buttons that decide on it."""
    statements = {each.id: each for each in draft.statements}
    with st.container(border=True, gap="small", key="draft"):
        st.markdown(f"#### {say('drafting-title')}")
        st.html(warning_html(say("drafting-note", model=draft.model or "")))
        for number, sentence in enumerate(draft.sentences, 1):
            with st.container(gap="xsmall", key=f"drafted-{sentence.id}"):
                st.html(sentence_html(sentence, statements, number))
                _show_buttons(draft.report_id, sentence, number)
        if draft.expires_at is not None:
            with st.container(horizontal=True, vertical_alignment="center"):
                ids = [each.id for each in undecided]
                st.button(say("drafting-decline-rest"), on_click=_decline, args=(draft.report_id, ids))
                st.caption(say("drafting-expires", day=until(draft.expires_at)), width="stretch")


def _show_buttons(report_id: str, sentence: DraftedSentence, number: int) -> None:
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        if sentence.accepted_at is not None:
            st.badge(say("drafting-accepted"), icon=":material/check:", color="green")
            st.button(
                say("drafting-take-out", number=number),
                type="tertiary",
                key=f"take out {sentence.id}",
                on_click=_decline,
                args=(report_id, [sentence.id]),
            )
            return
        st.button(
            say("drafting-accept", number=number),
            icon=":material/check:",
            key=f"accept {sentence.id}",
            on_click=_accept,
            args=(report_id, sentence.id),
        )
        st.button(
            say("drafting-decline", number=number),
            icon=":material/close:",
            key=f"decline {sentence.id}",
            on_click=_decline,
            args=(report_id, [sentence.id]),
        )


def _accept(report_id: str, sentence_id: str) -> None:
    write(operations.DECIDE_SENTENCE(DecideSentence(accepted=True), report_id=report_id, sentence_id=sentence_id))


def _decline(report_id: str, sentence_ids: list[str]) -> None:
    for sentence_id in sentence_ids:
        write(operations.DECIDE_SENTENCE(DecideSentence(accepted=False), report_id=report_id, sentence_id=sentence_id))
