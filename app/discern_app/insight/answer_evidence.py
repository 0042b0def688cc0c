"""A person's own answers under each statement about them: those that speak for it, and those against it."""

from collections.abc import Callable, Sequence

import streamlit as st

from discern.client.errors import DiscernError, NotFound, NotPermitted
from discern.contract import AnswerEvidence, ClaimAnswers, InfluentialAnswer, Insight, Results
from discern.words import restate
from discern_app.base.error_banners import show_error
from discern_app.base.language import language, say
from discern_app.base.text import escape
from discern_app.insight.own_words import NO_MARKS, Marks, struck_text
from discern_app.insight.statements import STANDS_OUT, group


def claimed_in(results: Results) -> list[Insight]:
    """The statements that claim something of the person, and aren't advice."""
    return [insight for insight in group(results.insights).get(STANDS_OUT, []) if insight.probability is not None]


def show_answer_evidence(
    results: Results, ask: Callable[[], AnswerEvidence], *, you: bool, marks: Marks = NO_MARKS
) -> None:
    """A line for each statement, which opens to the answers; ``you`` when the reader is the person it is about.

    ``ask`` gets them from the service, and is called only where a line is open.
    """
    statements = [restate(each, language(), "you") if you else each for each in claimed_in(results)]
    if not statements:
        return
    voice = "you" if you else "named"
    st.markdown(f"#### {say('profile-answers-title', voice=voice)}\n{say('profile-answers-detail', voice=voice)}")
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
            lines[each.id].markdown(explain_by_answers(found.get(each.id)))


def explain_by_answers(found: ClaimAnswers | None) -> str:
    """The answers for and against a statement, as Markdown."""
    if found is None:
        return say("profile-answers-missing")
    if not found.supporting and not found.opposing:
        return say("profile-answers-none")
    return "\n\n".join(
        f"**{heading}**\n{_listed(answers)}"
        for heading, answers in (
            (say("profile-answers-supporting"), found.supporting),
            (say("profile-answers-opposing"), found.opposing),
        )
        if answers
    )


def _listed(answers: Sequence[InfluentialAnswer]) -> str:
    return "\n".join(f"- {escape(each.text)}" for each in answers)
