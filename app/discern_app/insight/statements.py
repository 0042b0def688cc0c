"""Statements about two people or a team, under headings; and what their ranges rest on."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from html import escape

import streamlit as st

from discern.contract.models.insights import Insight
from discern.contract.models.results import IntervalBasis
from discern.words import describe_parameters, name_parameters, note_parameters
from discern_app.base.language import language

STANDS_OUT = "stands-out"

HEADINGS: dict[str, Collection[str]] = {
    "newcomer": {"newcomer", "first_week"},
    "sub-groups": {"split", "divided", "group", "bridge"},
    "situations": {"situation"},
    "strengths": {"strength"},
    "watch-outs": {"watch_out"},
    "clashes": {"rub", "friction"},
    "tries": {"try"},
    "questions": {"question"},
    "open": {"styles_open", "pace_open", "focus_open"},
    "caveats": {"caveat"},
}
"""The kinds of statements under each heading. All other kinds are under `STANDS_OUT`, which comes first."""

UNMEASURED = {"newcomer", "sub-groups", "situations", "strengths", "watch-outs", "clashes", "tries"}
"""Headings whose statements hold more than what was measured, which is said under the heading."""


def group(insights: Iterable[Insight]) -> dict[str, list[Insight]]:
    """Statements by heading, in the order of the page, each in the service's order; without empty headings."""
    of_kind = {kind: heading for heading, kinds in HEADINGS.items() for kind in kinds}
    groups: dict[str, list[Insight]] = {heading: [] for heading in (STANDS_OUT, *HEADINGS)}
    for insight in insights:
        groups[of_kind.get(insight.kind, STANDS_OUT)].append(insight)
    return {heading: found for heading, found in groups.items() if found}


def by_id(groups: Mapping[str, Iterable[Insight]]) -> dict[str, Insight]:
    """The statements of all headings by their ids."""
    return {each.id: each for found in groups.values() for each in found}


def wording(insight: Insight, *, named: bool) -> str:
    """The sentence, or its form without names; empty where it has none."""
    if named or not insight.people:
        return insight.text
    return insight.text_without_names or ""


def sayable(insights: Iterable[Insight], *, named: bool) -> list[Insight]:
    """The statements that can be made with or without names; those that are the same without them are made once."""
    said = [insight for insight in insights if wording(insight, named=named)]
    if named:
        return said
    once: dict[tuple[str, str], Insight] = {}
    for insight in said:
        once.setdefault((insight.kind, wording(insight, named=False)), insight)
    return list(once.values())


def show_parameters(parameters: Sequence[IntervalBasis]) -> None:
    """`parameters_html` on the page."""
    st.html(parameters_html(parameters), width="content")


def parameters_html(parameters: Sequence[IntervalBasis]) -> str:
    """How sure the scores on the page are: in a line what they rest on, and one click away why, first in a sentence for
    everybody, then in full.
    """
    lines = [note_parameters(parameters, language()), *describe_parameters(parameters, language())]
    folded = "".join(f"<p>{escape(line)}</p>" for line in lines)
    name = escape(name_parameters(parameters, language()))
    return f'<details class="basis"><summary>{name}</summary><div>{folded}</div></details>'
