"""Questions about a person or a team, and their answers: each piece with how sure it is and what it rests on."""

from collections.abc import Mapping

import streamlit as st

from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.certainty import OPEN
from discern.contract.models.insights import Insight
from discern.contract.models.reports import AssessmentSubject, NewQuestion, QuestionAnswer, Sentence, TeamSubject
from discern.words import restate, short_names
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.language import language, say, statement_language
from discern_app.base.states import show_note
from discern_app.base.text import escape
from discern_app.dialogs.open_dialog import open_dialog
from discern_app.insight.findings import Names, show_badge
from discern_app.insight.report_writer import find_model, find_writer
from discern_app.session_state import ANSWER, QUESTION, SUGGESTION

CARD = "card"
"""The kind of statements that are a card."""

SHORT = 110
"""Up to how many characters a piece has its badge beside it, and not below."""


def offer_question(subject: AssessmentSubject | TeamSubject) -> None:
    """A button that leads to a field for questions about the subject, where the service answers some: in English."""
    if find_writer() is None or statement_language() is not None:
        return
    title = say("shared-question", about=subject.type)
    if st.button(title, icon=":material/forum:", type="tertiary", key="ask"):
        ANSWER.forget()
        QUESTION.forget()
        open_dialog(_ask, subject, find_model(), title=title, on_close=ANSWER.forget)


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
            key=QUESTION.key,
        )
        is_submitted = st.form_submit_button(say("shared-ask"), icon=":material/forum:")
    if model is None:
        place.caption(say("shared-question-excluded-uses"))
    else:
        place.caption(say("shared-question-excluded-uses-model", model=escape(model)))
    asked = SUGGESTION.take() or (question if is_submitted else "")
    if len(asked.strip()) >= 3:
        _put(subject, asked)
    if (answer := ANSWER.get()) is not None:
        _show_answer(answer)


def _put(subject: AssessmentSubject | TeamSubject, question: str) -> None:
    ANSWER.forget()
    with st.spinner(say("shared-question-wait")):
        try:
            new = NewQuestion(subject=subject, question=question)
            ANSWER.set(current_service().managers.write(operations.ASK_QUESTION(new)))
        except DiscernError as error:
            show_error(error)


def _show_answer(answer: QuestionAnswer) -> None:
    statements = {statement.id: statement for statement in answer.statements}
    names = short_names({person.id: person for each in answer.statements for person in each.people}.values())
    if answer.answered:
        # A sentence that leads to the others has no badge, and another service may grade none.
        is_graded = any(sentence.strength is not None for sentence in answer.sentences)
        for place, sentence in enumerate(answer.sentences):
            _show_piece(sentence, statements, names, place, has_badge=sentence.strength is not None or not is_graded)
        return
    show_note("help", " ".join(escape(sentence.text) for sentence in answer.sentences))
    if answer.suggestions:
        st.caption(say("shared-question-suggestions"))
        with st.container(horizontal=True, gap="xsmall"):
            for place, suggestion in enumerate(answer.suggestions):
                st.button(escape(suggestion), on_click=_suggest, args=(suggestion,), key=f"suggested {place}")


def _suggest(question: str) -> None:
    """Have a question that was tapped in the field, and asked with the next run."""
    QUESTION.set(question)
    SUGGESTION.set(question)


def _show_piece(
    sentence: Sentence, statements: Mapping[str, Insight], names: Names, place: int, *, has_badge: bool
) -> None:
    """A sentence of an answer with its badge; of a card, what to do stands first, in bold."""
    cited = [statements[id_] for id_ in sentence.statements if id_ in statements]
    card = next((restate(each, language(), names=names) for each in cited if each.kind == CARD), None)
    text = escape(sentence.text) if card is None else f"**{escape(card.headline or '')}**  \n{escape(card.text)}"
    is_short = card is None and len(sentence.text) <= SHORT
    row = st.container(horizontal=True, wrap=False, vertical_alignment="center", gap="small") if is_short else None
    with row or st.container(gap=None):
        st.markdown(text, width="stretch")
        if cited and has_badge and (cited[0].probability is not None or cited[0].strength != OPEN):
            show_badge(cited[0], key=f"answer {place}")
