"""The questionnaire in a component of Streamlit's, for hosts that honour no routes and for members on their own page.

The component is the questionnaire of the plain pages. Each answer comes by a trigger and is saved in its callback. What
became of it goes back with the component's data, and until then the browser keeps it.
"""

from collections.abc import Mapping
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any
from uuid import uuid4

import streamlit as st

from discern.client import operations
from discern.client.cache import CachedReader
from discern.client.errors import DiscernError, NotPermitted
from discern.contract import Next
from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.participant.questionnaire import Saved, describe_questions, save_answers, values_of
from discern_app.participant.rendering import FILES, render

ASSETS = Path(__file__).parent / "assets"

REFUSED = "answer_refused"
"""Session key: whether the last answer was refused to its giver."""


@cache
def _read(suffix: str, shared: str) -> str:
    """A file of the plain pages, and what the component adds to it."""
    own = ASSETS / f"questionnaire.{suffix}"
    return FILES[shared].read_text(encoding="utf-8") + own.read_text(encoding="utf-8")


_QUESTIONS = st.components.v2.component(
    "questionnaire",
    html='<div class="questionnaire"></div>',
    css=_read("css", "page.css"),
    js=_read("js", "questions.js"),
)


def ask(reader: CachedReader, assessment_id: str, expires_at: datetime | None) -> bool:
    """Ask the person that ``reader`` acts for what is open. True once all is answered.

    ``expires_at`` is until when that is possible.
    """
    key = _visit_key(assessment_id)
    if key not in st.session_state:
        try:
            # Another device may have answered since somebody asked the last time.
            following = reader.client.send(operations.get_next(assessment_id))
        except DiscernError as error:
            show_error(error)
            st.button(say("taking-again"), key="again")
            return False
        st.session_state[key] = _open(assessment_id, following, expires_at)
    if st.session_state[key]["done"]:
        return True
    _show(reader, assessment_id)
    return False


def was_asked_here(assessment_id: str) -> bool:
    """Whether questions of this assessment were asked in this session."""
    return _visit_key(assessment_id) in st.session_state


def _open(assessment_id: str, following: Next, expires_at: datetime | None) -> dict[str, Any]:
    """What the component is told of questions that are opened, and keeps until they are opened anew."""
    if following.done:
        return {"done": True}
    return {
        "done": False,
        "left": False,
        "visit": uuid4().hex,
        "html": render("_questionnaire", values_of(assessment_id, following, expires_at) | {"token": ""}),
        "state": describe_questions(assessment_id, following),
        "heard": None,
    }


@st.fragment
def _show(reader: CachedReader, assessment_id: str) -> None:
    key = _visit_key(assessment_id)
    visit: dict[str, Any] = st.session_state[key]
    if visit["done"] or visit["left"]:
        if not visit["done"]:
            # It was ended or restarted elsewhere, or another device has answered.
            del st.session_state[key]
        st.rerun()
    _QUESTIONS(
        key=_component_key(assessment_id),
        data=_data_of(visit),
        on_given_change=lambda: _save(reader, assessment_id),
        on_left_change=lambda: _leave(assessment_id),
    )
    if st.session_state.get(REFUSED):
        st.warning(say("taking-not-confirmed"), icon=":material/lock:")


def _data_of(visit: Mapping[str, Any]) -> dict[str, Any]:
    """What goes to the browser at this run: the questions until it has sent an answer to them, 20 kB; then what became
    of the last one. A browser that has lost the questions asks for them by leaving.
    """
    names = ("visit", "html", "state") if visit["heard"] is None else ("visit", "heard")
    return {name: visit[name] for name in names}


def _save(reader: CachedReader, assessment_id: str) -> None:
    """Save what the component sends, and let it know."""
    visit = st.session_state[_visit_key(assessment_id)]
    sent = st.session_state[_component_key(assessment_id)].get("given")
    if not isinstance(sent, dict) or sent.get("visit") != visit.get("visit"):
        return
    saved = save_answers(reader, assessment_id, sent)
    following = None if saved.following is None else saved.following.model_dump()
    visit["heard"] = {"number": sent.get("number"), "status": saved.status, "next": following}
    st.session_state[REFUSED] = is_refusal(saved)


def is_refusal(saved: Saved) -> bool:
    """Whether a member continues what somebody else may have started: each of their answers is refused then."""
    return isinstance(saved.error, NotPermitted) and saved.error.code == "role_forbids"


def _leave(assessment_id: str) -> None:
    """The component has heard that all is answered, or that things have changed elsewhere."""
    visit = st.session_state[_visit_key(assessment_id)]
    left = st.session_state[_component_key(assessment_id)].get("left")
    if not isinstance(left, dict) or left.get("visit") != visit.get("visit"):
        return
    visit["left"] = True
    heard = visit["heard"]
    visit["done"] = bool(heard and heard["next"] and heard["next"]["done"])


def _visit_key(assessment_id: str) -> str:
    return f"questions of {assessment_id}"


def _component_key(assessment_id: str) -> str:
    return f"questionnaire of {assessment_id}"
