"""A finding on the page: one plain sentence and a badge that says how sure it is; on a tap the percent, what exactly is
claimed, and the evidence.

Why: docs/decisions/0016-certainty-in-four-words.md
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256

import streamlit as st

from discern.contract.certainty import OPEN, Certainty
from discern.contract.models.insights import (
    ADVICE as ADVICE,
    NOT_FINDINGS as NOT_FINDINGS,
    SURE as SURE,
    Evidence,
    Insight,
    Mark,
    fill,
    verdict_of as verdict_of,
)
from discern.contract.models.results import IntervalBasis
from discern.words import (
    STRENGTHS,
    describe_parameters,
    name_parameters,
    note_parameters,
    note_without_random,
    percent,
    say_mark,
    value_text,
)
from discern_app.base.language import language, say
from discern_app.base.navigation import page_of
from discern_app.base.text import escape as escape_markdown
from discern_app.components.list_rows import DOTS as DOTS
from discern_app.insight.own_words import struck_text
from discern_app.session_state import MEASURED_BY, OPENED_PAGE

Names = Mapping[str, str]
"""What people are called on a page, by their ids: see `discern.words.short_names`. Others have their full names."""

NO_NAMES: Names = {}

PERSONAL = {"style", "pace", "focus"}
"""Kinds of claims about where one person is on the circle."""

COMPARE = "compare"
OF_TWO = (COMPARE, "talk")
"""The page of two people, and those that show what it does."""

TOO_FEW = "too_few"
"""The kind of what is said of a team while it has too few profiles for more."""

RANDOM = "random"
"""The kind of all that is said of one person or two where answers look random."""

UNGRADED = {TOO_FEW, "no_probabilities", RANDOM, "withheld"}
"""Kinds of statements that say why nothing is claimed, and so have no badge."""

ON_CIRCLE = {"evidence-centre-position", "evidence-pair-difference", "evidence-distance"}
"""Messages of figures in standard deviations. A page says in words where people are on the circle, and draws it; the
figures are in exports and reports."""


def sentence(insight: Insight, names: Names = NO_NAMES, *, named: bool = True) -> str:
    """A statement as plain text; its form without names, if any, where people aren't ``named``."""
    return _fill(insight, [names.get(person.id, person.name) for person in insight.people], named=named)


def sentence_markdown(insight: Insight, names: Names = NO_NAMES, *, named: bool = True) -> str:
    """`sentence` as Markdown, with the names in bold."""
    # Marks of the private use area stand for the names while the rest is escaped.
    marks = [f"\ue010{number}\ue011" for number in range(len(insight.people))]
    text = escape_markdown(_fill(insight, marks, named=named))
    for mark, person in zip(marks, insight.people, strict=True):
        text = text.replace(mark, f"**{escape_markdown(names.get(person.id, person.name))}**")
    return text


def _fill(insight: Insight, called: Sequence[str], *, named: bool) -> str:
    if not insight.people:
        return insight.text
    if not named:
        return insight.text_without_names or ""
    return insight.text if insight.template is None else fill(insight.template, called)


def badge(strength: Certainty) -> str:
    """How sure a finding is, as Markdown: three dots and a word."""
    colour = "violet" if strength in SURE else "gray"
    return f":{colour}-badge[{DOTS[strength]} {say('shared-chip', strength=STRENGTHS[strength])}]"


def show_badge(insight: Insight, *, named: bool = True, mark: Mark | None = None, key: str = "") -> None:
    """The badge of a finding; a tap on it opens the percent, what exactly is claimed, what it rests on and, of two who
    may be ``named``, the way to their comparison.

    ``key`` tells two badges of one finding on a page apart.
    """
    # Ids name people, and the browser is told the keys of elements.
    unnamed = sha256(f"{insight.id} {key}".encode()).hexdigest()[:12]
    with st.popover(badge(insight.strength), type="tertiary", wrap=True, key=f"badge {unnamed}"):
        st.markdown(evidence_markdown(insight, mark))
        if named and len(insight.people) == 2 and OPENED_PAGE.get() not in OF_TWO:
            one, other = (person.id for person in insight.people)
            label = say("shared-compare-two", names=", ".join(person.name for person in insight.people))
            st.page_link(page_of(COMPARE), label=escape_markdown(label), query_params={"a": one, "b": other})


def title_badge(verdict: Insight, *, named: bool = True) -> Callable[[], None]:
    """What draws the badge beside a page's title; nothing where the title claims nothing."""

    def draw() -> None:
        if verdict.kind not in UNGRADED:
            show_badge(verdict, named=named, key="title")

    return draw


def grade(insight: Insight) -> str:
    """How sure a finding is: `Very likely: 97%`, and without a probability the word alone."""
    word = say("shared-chip", strength=STRENGTHS[insight.strength])
    chance = insight.probability
    return word if chance is None else say("labelled", label=word, value=percent(chance, language()))


def figures_of(insight: Insight) -> list[Evidence]:
    """The figures that a finding rests on, beside its own probability, as far as a page shows them."""
    return [
        figure for figure in insight.evidence if figure.message not in ON_CIRCLE and figure.value != insight.probability
    ]


def evidence_markdown(insight: Insight, mark: Mark | None = None) -> str:
    """What a badge opens, as Markdown."""
    figures = [
        f"- :gray[{escape_markdown(figure.name)}:] {escape_markdown(value_text(figure, language()))}"
        for figure in figures_of(insight)
    ]
    parts = [
        f"**{grade(insight)}**",
        escape_markdown(insight.detail or ""),
        escape_markdown(note_without_random(insight, language())),
        "\n".join(figures),
        "" if mark is None else escape_markdown(say_mark(mark, language())),
    ]
    return "\n\n".join(filter(None, parts))


def show_finding(
    insight: Insight, names: Names = NO_NAMES, *, named: bool = True, mark: Mark | None = None, key: str = ""
) -> None:
    """A finding in a row: the sentence, and its badge at the right, if it has one. What a person says isn't them is
    struck out.
    """
    with st.container(horizontal=True, wrap=False, vertical_alignment="center", gap="small"):
        st.markdown(struck_text(sentence_markdown(insight, names, named=named), mark), width="stretch")
        if insight.kind not in UNGRADED:
            show_badge(insight, named=named, mark=mark, key=key)


def findings_in(insights: Iterable[Insight], *, named: bool = True) -> list[Insight]:
    """The findings among statements in the service's order, in which the first is the verdict; no advice.

    Without names, statements that can't be made so are left out, and those that become the same are made once.
    """
    found: dict[str, Insight] = {}
    for insight in insights:
        if insight.kind not in NOT_FINDINGS and insight.strength != OPEN:
            found.setdefault(sentence(insight, named=named), insight)
    found.pop("", None)
    return list(found.values())


def first_of(kind: str, insights: Iterable[Insight]) -> Insight | None:
    """The first statement of a kind."""
    return next((insight for insight in insights if insight.kind == kind), None)


def rest_on(bases: Iterable[IntervalBasis]) -> None:
    """Have the foot of the page say what its findings rest on."""
    MEASURED_BY.set((*MEASURED_BY.get(), *bases))


def show_foot() -> None:
    """Once on a page that shows findings: how far the questionnaire has been tried."""
    bases = list(dict.fromkeys(MEASURED_BY.get()))
    if not bases:
        return
    with st.popover(name_parameters(bases, language()), type="tertiary", icon=":material/info:", key="foot"):
        lines = [
            note_parameters(bases, language()),
            say("shared-unmeasured"),
            *describe_parameters(bases, language()),
        ]
        st.markdown("\n\n".join(lines))
