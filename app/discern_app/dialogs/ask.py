"""Questions about a person or a team, and their answers."""

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError
from discern.contract.models.reports import AssessmentSubject, NewQuestion, QuestionAnswer, TeamSubject
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.base.states import show_note
from discern_app.base.text import escape
from discern_app.dialogs.open_dialog import open_dialog
from discern_app.insight.answers import answer_html
from discern_app.insight.drafted import show_drafted_answer
from discern_app.insight.report_writer import find_model, find_writer, may_draft


def offer_question(subject: AssessmentSubject | TeamSubject) -> None:
    """A button that leads to a field for questions about the subject, where the service answers some."""
    if find_writer() is None:
        return
    title = say("shared-question", about=subject.type)
    if st.button(title, icon=":material/forum:", type="tertiary", key="ask"):
        open_dialog(_ask, subject, find_model(), title=title)


def _ask(subject: AssessmentSubject | TeamSubject, model: str | None) -> None:
    place = st.container(gap="xxsmall")
    with (
        place,
        st.form(f"ask {subject.id}", border=False),
        st.container(horizontal=True, vertical_alignment="bottom"),
    ):
        question = st.text_input(
            say("shared-question", about=subject.type),
            placeholder=say("shared-question-example", about=subject.type),
            max_chars=500,
            label_visibility="collapsed",
        )
        drafts = may_draft() and st.checkbox(say("drafting-question"), key=f"draft {subject.id}")
        asked = st.form_submit_button(say("shared-ask"), icon=":material/forum:")
    if model is None:
        place.caption(say("shared-question-excluded-uses"))
    else:
        place.caption(say("shared-question-excluded-uses-model", model=escape(model)))
    if asked and len(question.strip()) >= 3:
        with st.spinner(say("shared-question-wait")):
            try:
                given = {"draft": True} if drafts else {}
                new = NewQuestion(subject=subject, question=question, **given)
                answer = current_service().managers.write(operations.ask_question(new))
            except DiscernError as error:
                show_error(error)
                return
        _show_answer(answer, subject, model)


def _show_answer(answer: QuestionAnswer, subject: AssessmentSubject | TeamSubject, model: str | None) -> None:
    if not answer.answered:
        show_note("help", " ".join(escape(sentence.text) for sentence in answer.sentences))
        st.caption(say("shared-question-topics", about=subject.type))
        return
    st.html(answer_html(answer))
    if answer.draft:
        show_drafted_answer(answer.draft, answer.statements, model or "")
