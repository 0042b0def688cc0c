"""What people say themselves: of the statements about them, and on working with them."""

from collections.abc import Mapping, Sequence
from html import escape
from types import MappingProxyType

import streamlit as st

from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.models.candidates import ConfirmedStatement, PromptAnswer
from discern.contract.models.insights import Mark, marks_of_claims
from discern.words import say_mark
from discern_app.base.language import language, say
from discern_app.base.queries import try_read

Marks = Mapping[str, Mark]
"""Marks by the ids of their statements."""

NO_MARKS: Marks = MappingProxyType({})


def read_marks(assessment_id: str) -> Marks:
    """The marks of a result that may be seen; none where the service has none, or can't say."""
    try:
        return by_statement(try_read(operations.GET_MARKS(assessment_id=assessment_id)).marks)
    except DiscernError:
        return NO_MARKS


def by_statement(marks: Sequence[Mark]) -> Marks:
    """The marks by the ids of their statements; that of the portrait also by the claim that it is of."""
    return {mark.statement_id: mark for mark in marks_of_claims(marks)}


def is_denied(mark: Mark | None) -> bool:
    """Whether the person says that a statement isn't them."""
    return mark is not None and mark.fit == "not_me"


def says_html(mark: Mark | None, *, you: bool = False, name: str | None = None) -> str:
    """What the person says of a statement, as HTML; empty without a mark. ``name`` tells who, where it isn't clear."""
    if mark is None:
        return ""
    return f'<span class="says {mark.fit}">{escape(say_mark(mark, language(), you=you, name=name))}</span>'


def struck_html(text: str, mark: Mark | None) -> str:
    """HTML that is struck out where the person says that it isn't them."""
    return f"<s>{text}</s>" if is_denied(mark) else text


def struck_text(text: str, mark: Mark | None) -> str:
    """Markdown that is grey and struck out where the person says that it isn't them."""
    return f":gray[~~{text}~~]" if is_denied(mark) else text


def show_about(confirmed: Sequence[ConfirmedStatement], answers: Sequence[PromptAnswer]) -> None:
    """A "Working with me" page: the answers in the person's own words, then what they confirmed."""
    words = "".join(
        f"<dt>{escape(say('own-words-prompt', prompt=answer.prompt))}</dt><dd>{escape(answer.text)}</dd>"
        for answer in answers
    )
    rows = "".join(
        f'<div class="finding"><strong>{escape(statement.text)}</strong>'
        + (f'<p class="line">{escape(statement.comment)}</p>' if statement.comment else "")
        + "</div>"
        for statement in confirmed
    )
    if rows:
        heading = escape(say("own-words-confirmed", voice="named"))
        rows = f'<p class="says">{heading}</p><div class="findings">{rows}</div>'
    st.html(f'<div class="own-words"><dl>{words}</dl>{rows}</div>')
