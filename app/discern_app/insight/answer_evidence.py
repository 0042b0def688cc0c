"""A person's own answers under each statement about them: those that speak for it, and those against it."""

from collections.abc import Callable

import streamlit as st

from discern.client.errors import DiscernError, NotFound, NotPermitted
from discern.contract.models.insights import AnswerEvidence, ClaimAnswers, Insight
from discern.contract.models.results import Results
from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.base.text import escape, rows_html
from discern_app.insight.basis import facts_html
from discern_app.insight.own_words import NO_MARKS, Marks, struck_text
from discern_app.insight.statements import STANDS_OUT, group


def claimed_in(results: Results) -> list[Insight]:
    """The statements that claim something of the person, and aren't advice."""
    return [insight for insight in group(results.insights).get(STANDS_OUT, []) if insight.probability is not None]


def show_answer_evidence(results: Results, ask: Callable[[], AnswerEvidence], *, marks: Marks = NO_MARKS) -> None:
    """A line for each statement, which opens to the answers.

    ``ask`` gets them from the service, and is called only where a line is open.
    """
    statements = claimed_in(results)
    if not statements:
        return
    title, detail = say("profile-answers-title", voice="named"), say("profile-answers-detail", voice="named")
    st.markdown(f"#### {title}\n{detail}")
    lines = {
        each.id: st.expander(
            struck_text(escape(each.text), marks.get(each.id)),
            key=f"answers {results.assessment_id} {each.id}",
            on_change="rerun",
        )
        for each in statements
    }
    if not any(line.open for line in lines.values()):
        return
    try:
        found = {each.statement.id: each for each in ask().claims}
    except (NotFound, NotPermitted):
        found = {}
    except DiscernError as error:
        show_error(error)
        return
    for each in statements:
        if lines[each.id].open:
            lines[each.id].html(explain_by_answers(found.get(each.id)))


def explain_by_answers(found: ClaimAnswers | None) -> str:
    """The answers for and against a statement, as HTML."""
    if found is None:
        return rows_html([say("profile-answers-missing")])
    sides = (
        (say("profile-answers-supporting"), found.supporting),
        (say("profile-answers-opposing"), found.opposing),
    )
    given = [(side, [each.text for each in answers]) for side, answers in sides if answers]
    return facts_html(given) if given else rows_html([say("profile-answers-none")])
