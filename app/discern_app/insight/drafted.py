"""Sentences that a language model drafted: each beside what it cites, with what a filter doubts in it."""

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

import streamlit as st

from discern.contract.drafts.sentences import DraftedSentence
from discern.contract.models.insights import Insight
from discern_app.base.language import say
from discern_app.base.styles import read_styles
from discern_app.insight.findings import chip_html

STYLESHEET = Path(__file__).with_suffix(".css")


def show_drafted_answer(drafted: Sequence[DraftedSentence], statements: Sequence[Insight], model: str) -> None:
    """An answer drafted beside our own, which nobody else sees and nothing keeps."""
    with st.container(border=True, gap="small", key="drafted-answer"):
        st.html(warning_html(say("drafting-answer-note", model=model)))
        by_id = {each.id: each for each in statements}
        st.html(
            "".join(sentence_html(each, by_id, number) for number, each in enumerate(drafted, 1))
            + read_styles(STYLESHEET)
        )


def warning_html(text: str) -> str:
    """That what follows was drafted by AI, and what that means."""
    label = f"<strong>{escape(say('drafting-label'))}</strong>"
    return f'<p class="drafted-note">{label} {escape(text)}</p>{read_styles(STYLESHEET)}'


def sentence_html(sentence: DraftedSentence, statements: Mapping[str, Insight], number: int) -> str:
    """A drafted sentence as HTML: its number and text, what is doubtful in it, and the statements it cites."""
    doubts = "".join(
        f'<span class="doubt">{escape(say("drafting-doubt", doubt=doubt))}</span>' for doubt in sentence.doubts
    )
    cited = "".join(
        f"<li>{chip_html(each.strength, each.probability)} {escape(each.text)}</li>"
        for id_ in sentence.statements
        if (each := statements.get(id_)) is not None
    )
    rests_on = f"<b>{escape(say('drafting-cites'))}</b><ul>{cited}</ul>"
    return (
        f'<div class="drafted"><div><p><b>{number}</b> {escape(sentence.text)}</p>{doubts}</div>'
        f'<div class="drafted-cites">{rests_on}</div></div>'
    )
