"""What the service says of two people or of a team: sentences under headings, each with what it rests on."""

from collections.abc import Collection, Iterable, Sequence

import streamlit as st

from discern.contract import Insight
from ui.text import plain, value_of

STANDS_OUT = "What stands out"

HEADINGS: dict[str, Collection[str]] = {
    "Strengths": {"strength"},
    "Watch out for": {"watch_out"},
    "Where people may rub": {"rub", "friction"},
    "To try this week": {"try"},
    "Questions to ask": {"question"},
    "Can't tell yet": {"styles_open", "pace_open", "focus_open"},
    "To keep in mind": {"caveat"},
}
"""Which kinds of statements stand under a heading of their own; all others stand under `STANDS_OUT`, before these."""

FIRST = 4
"""So many statements under a heading are in sight; the rest is one click away."""


def group(insights: Iterable[Insight]) -> dict[str, list[Insight]]:
    """Statements by heading, in the order of a page, in the order of the service under each; empty ones left out."""
    of_kind = {kind: heading for heading, kinds in HEADINGS.items() for kind in kinds}
    groups: dict[str, list[Insight]] = {heading: [] for heading in (STANDS_OUT, *HEADINGS)}
    for insight in insights:
        groups[of_kind.get(insight.kind, STANDS_OUT)].append(insight)
    return {heading: found for heading, found in groups.items() if found}


def wording(insight: Insight, *, named: bool) -> str:
    """The sentence, or the same without names. One that can't be said without them is not said, and this is empty."""
    if named or not insight.people:
        return insight.text
    return insight.text_without_names or ""


def sayable(insights: Iterable[Insight], *, named: bool) -> list[Insight]:
    return [insight for insight in insights if wording(insight, named=named)]


def show_groups(insights: Sequence[Insight], *, named: bool = True, only: Collection[str] | None = None) -> None:
    """Every statement under its heading, or those under the headings ``only``."""
    for heading, found in group(sayable(insights, named=named)).items():
        if only is not None and heading not in only:
            continue
        st.markdown(f"#### {heading}")
        for insight in found[:FIRST]:
            show_statement(insight, named=named)
        if len(found) > FIRST:
            with st.expander(f"{len(found) - FIRST} more", key=f"more {heading}"):
                for insight in found[FIRST:]:
                    show_statement(insight, named=named, opens=False)


def show_statement(insight: Insight, *, named: bool = True, opens: bool = True) -> None:
    """A sentence, and why it is said; in place where it can't be opened."""
    st.markdown(plain(wording(insight, named=named)))
    if not insight.evidence:
        return
    because = "\n".join(f"- {plain(each.name)}: **{value_of(each)}**" for each in insight.evidence)
    if opens:
        with st.expander(f"Why? *{plain(insight.strength)}*", key=f"why {insight.id}"):
            st.markdown(because)
    else:
        st.caption(because)
