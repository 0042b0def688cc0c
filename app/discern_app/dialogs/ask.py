"""Questions about a person or a team, and their answers: each piece with how sure it is and what it rests on."""

from collections.abc import Mapping
from html import escape as escape_html

import streamlit as st

from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.models.insights import Insight
from discern.contract.models.reports import AssessmentSubject, NewQuestion, QuestionAnswer, Sentence, TeamSubject
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.base.states import show_note
from discern_app.base.text import escape
from discern_app.dialogs.open_dialog import open_dialog
from discern_app.insight.findings import INHERITED, advice_html, chip_html, evidence_html, finding_html, headline_of
from discern_app.insight.report_writer import find_model, find_writer


def answer_html(answer: QuestionAnswer) -> str:
    """An answer as findings, in its own order, the best first."""
    statements = {statement.id: statement for statement in answer.statements}
    findings = "".join(_found_html(sentence, statements) for sentence in answer.sentences)
    return f'<div class="findings answer">{findings}</div>'


def _found_html(sentence: Sentence, statements: Mapping[str, Insight]) -> str:
    cited = [statements[id_] for id_ in sentence.statements if id_ in statements]
    if len(cited) != 1:
        # The answer in short: what it rests on comes below, each in a sentence of its own.
        return f'<p class="finding"><strong>{escape_html(sentence.text)}</strong></p>'
    [claim] = cited
    if sentence.text == claim.text:
        return advice_html(claim, named=True) if claim.kind in INHERITED else finding_html(claim)
    because = escape_html(say("shared-because", claim=headline_of(claim)))
    chip = chip_html(claim.strength, claim.probability)
    return (
        f'<details class="finding"><summary><span class="point">{escape_html(sentence.text)}'
        f'<p class="line because"><span>{because}</span>{chip}</p></span></summary>{evidence_html(claim)}</details>'
    )


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
        is_submitted = st.form_submit_button(say("shared-ask"), icon=":material/forum:")
    if model is None:
        place.caption(say("shared-question-excluded-uses"))
    else:
        place.caption(say("shared-question-excluded-uses-model", model=escape(model)))
    if is_submitted and len(question.strip()) >= 3:
        with st.spinner(say("shared-question-wait")):
            try:
                new = NewQuestion(subject=subject, question=question)
                answer = current_service().managers.write(operations.ASK_QUESTION(new))
            except DiscernError as error:
                show_error(error)
                return
        _show_answer(answer, subject)


def _show_answer(answer: QuestionAnswer, subject: AssessmentSubject | TeamSubject) -> None:
    if not answer.answered:
        show_note("help", " ".join(escape(sentence.text) for sentence in answer.sentences))
        st.caption(say("shared-question-topics", about=subject.type))
        return
    st.html(answer_html(answer))
