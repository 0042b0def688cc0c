"""Statements about two people or a team, under headings, each with its evidence."""

from collections.abc import Collection, Iterable, Mapping, Sequence

import streamlit as st

from discern.contract import Insight
from discern.words import strength_name
from discern_app.base.language import language, say
from discern_app.base.text import escape, value_of

STANDS_OUT = "stands-out"

HEADINGS: dict[str, Collection[str]] = {
    "strengths": {"strength"},
    "watch-outs": {"watch_out"},
    "clashes": {"rub", "friction"},
    "tries": {"try"},
    "questions": {"question"},
    "open": {"styles_open", "pace_open", "focus_open"},
    "caveats": {"caveat"},
}
"""The kinds of statements under each heading. All other kinds are under `STANDS_OUT`, which comes first."""

FIRST = 5
"""How many statements under a heading are visible; the rest is one click away."""


def group(insights: Iterable[Insight]) -> dict[str, list[Insight]]:
    """Statements by heading, in the order of the page, each in the service's order; without empty headings."""
    of_kind = {kind: heading for heading, kinds in HEADINGS.items() for kind in kinds}
    groups: dict[str, list[Insight]] = {heading: [] for heading in (STANDS_OUT, *HEADINGS)}
    for insight in insights:
        groups[of_kind.get(insight.kind, STANDS_OUT)].append(insight)
    return {heading: found for heading, found in groups.items() if found}


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


def show_groups(insights: Sequence[Insight], *, named: bool = True, only: Collection[str] | None = None) -> None:
    """Every statement under its heading, or those under the headings ``only``."""
    found = group(sayable(insights, named=named))
    chosen = {
        say("shared-heading", heading=heading): statements
        for heading, statements in found.items()
        if only is None or heading in only
    }
    show_statements(chosen, "why", named=named)


def show_statements(groups: Mapping[str, Sequence[Insight]], key: str, *, named: bool = True) -> None:
    """Sentences in lists under headings, with their evidence in an expander; ``key`` is that of the expander.

    ``groups`` are the statements by what their heading says.

    Each heading would be an element of its own, and every element takes time to send, so all of them make up one.
    """
    if not groups:
        return
    st.markdown("\n\n".join(f"#### {heading}\n{_listed(found, named=named)}" for heading, found in groups.items()))
    behind = st.expander(say("shared-why"), key=key, on_change="rerun")
    if behind.open:
        behind.markdown(
            "\n\n".join(
                f"##### {heading}\n\n" + "\n\n".join(explain(insight, named=named) for insight in found)
                for heading, found in groups.items()
            )
        )


def _listed(found: Sequence[Insight], *, named: bool) -> str:
    lines = [escape(wording(insight, named=named)) for insight in found[:FIRST]]
    if len(found) > FIRST:
        lines.append(f"*{say('shared-more-under-why', count=len(found) - FIRST)}*")
    return "\n".join(f"- {line}" for line in lines)


def explain(insight: Insight, *, named: bool) -> str:
    """A sentence with its certainty and its evidence, as Markdown."""
    because = "\n".join(f"- {escape(each.name)}: **{value_of(each)}**" for each in insight.evidence)
    strength = strength_name(insight.strength, language())
    return f"{escape(wording(insight, named=named))} ({strength})\n{because}"
