"""What people say of their own profile, and what they write on working with them."""

from collections.abc import Sequence
from datetime import timedelta
from typing import get_args

import streamlit as st

from discern.client import operations
from discern.client.cache import CachedReader
from discern.client.calls import Call
from discern.client.errors import DiscernError, NotPermitted
from discern.contract import (
    About,
    Fit,
    Insight,
    NewAboutLink,
    PromptAnswer,
    PutAbout,
    PutMark,
    Wording,
    end_of_day,
)
from discern_app.base.error_banners import show_error
from discern_app.base.language import language, local_now, say
from discern_app.base.text import escape, spoken, until
from discern_app.components.share_links import public_link
from discern_app.insight.own_words import NO_MARKS, Marks, by_statement, show_about
from discern_app.participant.own.records import AUDIENCES, LINK_DAYS, PROMPTS, one_line

FITS: tuple[Fit, ...] = get_args(Fit)

LINK = "link of own page"
"""Session key: the link that was just made, which the service tells once."""


def write_own(reader: CachedReader, operation: Call[object]) -> bool:
    """Make a change to one's own data; false under a banner."""
    try:
        reader.write(operation)
    except DiscernError as error:
        show_error(error)
        return False
    return True


def read_own_marks(reader: CachedReader, assessment_id: str) -> Marks:
    """The person's marks; none where the service has none, or can't say."""
    try:
        return by_statement(reader.client.send(operations.get_marks(assessment_id)).marks)
    except DiscernError:
        return NO_MARKS


def mark_statements(reader: CachedReader, assessment_id: str, statements: Sequence[Insight], marks: Marks) -> None:
    """Three choices beside each statement, which are stored at once; a sentence can be added to each that is marked."""
    if not statements:
        return
    st.markdown(f"#### {say('own-words-marks')}\n{say('own-words-marks-detail')}")
    with st.container(border=True):
        for each in statements:
            _mark(reader, assessment_id, each, marks)


def _mark(reader: CachedReader, assessment_id: str, statement: Insight, marks: Marks) -> None:
    mark = marks.get(statement.id)
    point = statement.headline or statement.text
    keys = [f"{what} {assessment_id} {statement.id}" for what in ("fit", "comment")]
    # What the service has is shown: a choice made here is stored before the page runs.
    st.session_state[keys[0]] = None if mark is None else mark.fit
    with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="distribute"):
        st.markdown(escape(point), width="content")
        st.segmented_control(
            say("own-words-fit-label", statement=spoken(point)),
            FITS,
            format_func=lambda fit: say("own-words-fit", fit=fit),
            key=keys[0],
            on_change=_store_mark,
            args=(reader, assessment_id, statement.id, *keys),
            label_visibility="collapsed",
            width="content",
        )
    if mark is not None:
        st.session_state[keys[1]] = mark.comment or ""
        st.text_input(
            say("own-words-comment-label", statement=spoken(point)),
            placeholder=say("own-words-comment"),
            max_chars=280,
            key=keys[1],
            on_change=_store_mark,
            args=(reader, assessment_id, statement.id, *keys),
            label_visibility="collapsed",
        )


def _store_mark(reader: CachedReader, assessment_id: str, statement_id: str, fit_key: str, comment_key: str) -> None:
    fit: Fit | None = st.session_state[fit_key]
    if fit is None:
        write_own(reader, operations.remove_mark(assessment_id, statement_id))
        return
    mark = PutMark(fit=fit, comment=one_line(st.session_state.get(comment_key, ""), 280) or None)
    write_own(reader, operations.put_mark(assessment_id, statement_id, mark))


def edit_about(reader: CachedReader, candidate_id: str) -> None:
    """The person's "Working with me" page, who reads it, and its link; made once it is opened."""
    place = st.expander(say("own-words-own-title"), key="own about", on_change="rerun")
    if not place.open:
        return
    with place:
        try:
            page = reader.client.send(operations.get_about(candidate_id, Wording(language=language(), voice="you")))
        except NotPermitted:
            st.markdown(say("own-words-not-certain", by="link"))
            return
        except DiscernError as error:
            show_error(error)
            return
        st.markdown(say("own-words-own-detail"))
        if page.confirmed:
            show_about(page.confirmed, [], you=True)
        _write_about(reader, page)
        if page.visibility == "link":
            _share(reader, page)


def _write_about(reader: CachedReader, page: About) -> None:
    known = {answer.prompt: answer.text for answer in page.answers}
    with st.form("own about form", border=False):
        texts = {
            prompt: st.text_area(
                say("own-words-prompt", prompt=prompt), known.get(prompt, ""), max_chars=400, height=80, key=prompt
            )
            for prompt in PROMPTS
        }
        visibility = st.radio(
            say("own-words-visibility"),
            AUDIENCES,
            index=AUDIENCES.index(page.visibility),
            format_func=lambda each: say("own-words-visible-to", visibility=each),
            key="own about visibility",
        )
        if st.form_submit_button(say("own-words-save"), type="primary"):
            given = {prompt: one_line(text, 400) for prompt, text in texts.items()}
            answers = [PromptAnswer(prompt=prompt, text=text) for prompt, text in given.items() if text]
            if write_own(
                reader, operations.put_about(page.candidate_id, PutAbout(visibility=visibility, answers=answers))
            ):
                st.rerun()


def _share(reader: CachedReader, page: About) -> None:
    """The link: made for so many days, copied, and ended."""
    made: str | None = st.session_state.get(LINK)
    if page.link_expires_at is None:
        made = None
    if made is not None:
        st.code(public_link(made), language=None, wrap_lines=True)
    if page.link_expires_at is not None:
        st.caption(say("own-words-link-open", day=until(page.link_expires_at), known="no" if made is None else "yes"))
    with st.container(horizontal=True, vertical_alignment="center"):
        days = st.segmented_control(
            say("own-words-days-label"),
            LINK_DAYS,
            default=30,
            required=True,
            format_func=lambda number: say("own-words-days", count=number),
            label_visibility="collapsed",
        )
        again = "no" if page.link_expires_at is None else "yes"
        if st.button(say("own-words-link", again=again), icon=":material/link:"):
            _make_link(reader, page.candidate_id, days or 30)
        ends = page.link_expires_at is not None and st.button(say("own-words-revoke"), icon=":material/link_off:")
        if ends and write_own(reader, operations.revoke_about_link(page.candidate_id)):
            st.rerun()


def _make_link(reader: CachedReader, candidate_id: str, days: int) -> None:
    expires_at = end_of_day(local_now().date() + timedelta(days=days))
    try:
        link = reader.write(operations.create_about_link(candidate_id, NewAboutLink(expires_at=expires_at)))
    except DiscernError as error:
        show_error(error)
        return
    st.session_state[LINK] = link.url
    st.rerun()
