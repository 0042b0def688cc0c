"""A comparison of two people: who is faster and who puts people first more, what to do with it, where they lie, and how
far apart they are.
"""

from collections.abc import Callable, Sequence
from html import escape as escape_html
from pathlib import Path

import streamlit as st

from discern import charts
from discern.cards import list_cards
from discern.charts import STYLE_COLOURS
from discern.contract.models.comparisons import Comparison
from discern.contract.models.insights import Insight
from discern.contract.models.results import Results, list_bases
from discern_app.base.language import language, say
from discern_app.base.navigation import page_of
from discern_app.base.styles import read_styles
from discern_app.base.text import escape
from discern_app.components.assessment_summary import say_place, style_said
from discern_app.components.charts import draw_chart, show, show_chart, show_table_and_files
from discern_app.components.export import Rows
from discern_app.insight.cards import show_cards
from discern_app.insight.findings import (
    CAVEAT,
    chip_html,
    finding_html,
    in_order,
    is_likely,
    show_findings,
    show_parameters,
)

ADVICE = ("strength", "rub", "watch_out", "try", "question")
"""The kinds of statements that follow from another one, in the order in which they are read."""

CARD = "card"
"""The kind of a card of the library as a statement."""

CLASHES = ("rub", "watch_out")
"""The kinds of advice that say what may be hard between two people."""

AXES = ("pace", "focus")
"""What the two are compared in first."""

MOST_CARDS = 2
"""How many cards of the library stand for a claim from which nothing else follows."""

DIFFERENCES = ("opposite", "apart")
"""How the kinds of claims end of which one holds of one person and not of the other."""

STYLESHEET = Path(__file__).with_name("pair.css")


def claims_of(comparison: Comparison) -> list[Insight]:
    """What was measured about the two: pace, focus, then the rest, the surest first; what is open comes last. Both are
    named above, so only what tells them apart says who is who.
    """
    claims = in_order(_claim_of(insight) for insight in comparison.insights if insight.kind not in ADVICE)
    return sorted(claims, key=_rank)


def _rank(claim: Insight) -> tuple[bool, int]:
    axis = claim.kind.partition("_")[0]
    return claim.probability is None, AXES.index(axis) if axis in AXES else len(AXES)


def _claim_of(statement: Insight) -> Insight:
    says_who = {"detail": statement.text} if _tells_apart(statement) else {}
    return statement.model_copy(update={"people": [], **says_who})


def _tells_apart(claim: Insight) -> bool:
    """Whether a claim says something of one person and not of the other."""
    axis, _, relation = claim.kind.partition("_")
    return axis in AXES and relation in DIFFERENCES


def advice_on(claim: Insight, comparison: Comparison) -> list[Insight]:
    """What follows from a claim: strengths, clashes, tries and questions. Of one that is at least likely and from which
    none of these follows, cards of the library.
    """
    ids = {f"{kind}-{claim.id}{suffix}" for kind in ADVICE for suffix in ("", "-1", "-2")}
    advice = [statement for statement in comparison.insights if statement.id in ids]
    if not advice and is_likely(claim):
        pair = " ".join(sorted((comparison.a.id, comparison.b.id)))
        cards = list_cards([claim], pair, each_topic=1, language=language())
        return [card.statement for card in cards[:MOST_CARDS]]
    return sorted(advice, key=lambda statement: (ADVICE.index(statement.kind), statement.id))


def people_html(comparison: Comparison) -> str:
    """The two beside each other, each with what is said of them."""
    one, other = (
        _person_html(results, person.name)
        for results, person in ((comparison.a_results, comparison.a), (comparison.b_results, comparison.b))
    )
    return f'<div class="pair">{one}{other}</div>'


def holds_html(claims: Sequence[Insight]) -> str:
    """What holds of the two; empty where there is nothing."""
    findings = "".join(finding_html(claim) for claim in claims if claim.kind != CAVEAT)
    return f'<div class="findings">{findings}</div>' if findings else ""


def _person_html(results: Results, name: str) -> str:
    """A person's name, what is said of them, and how sure that is."""
    style, chip, hue = results.style, "", "var(--discern-line)"
    if results.quality.looks_random:
        says = say("people-random")
    elif style is None:
        says = say("compare-no-style")
    elif style.quarters is None:
        says = say("compare-given", label=say_place(style))
    else:
        says, chip = say_place(style), chip_html(style.strength, style.probability)
        hue = hue if (said := style_said(style)) is None else STYLE_COLOURS[said]
    return (
        f'<div class="person" style="border-top-color: {hue}"><p class="name">{escape_html(name)}</p>'
        f'<p class="place">{escape_html(says)} {chip}</p></div>'
    )


def advice_html(comparison: Comparison, claims: Sequence[Insight]) -> str:
    """A card for each claim from which something follows: what it brings and asks for, save `difficult_html`."""
    return _cards_html(comparison, claims, lambda claim: _split_advice(claim, comparison)[1])


def difficult_html(comparison: Comparison, claims: Sequence[Insight]) -> str:
    """A card for each claim from which it follows that something may be hard: what, and the question about it."""
    return _cards_html(comparison, claims, lambda claim: _split_advice(claim, comparison)[0])


def _split_advice(claim: Insight, comparison: Comparison) -> tuple[list[Insight], list[Insight]]:
    """What serves a difficult conversation, and the rest of what follows from a claim."""
    advice = advice_on(claim, comparison)
    if all(statement.kind not in CLASHES for statement in advice):
        return [], advice
    difficult = [statement for statement in advice if statement.kind in {*CLASHES, "question"}]
    return difficult, [statement for statement in advice if statement not in difficult]


def _cards_html(
    comparison: Comparison, claims: Sequence[Insight], advice_of: Callable[[Insight], Sequence[Insight]]
) -> str:
    """A card for each claim with its advice. How sure a claim is stands once on a page, in `holds_html`."""
    cards = []
    for claim in claims:
        rows = "".join(_row_html(advice, claim, comparison) for advice in advice_of(claim))
        if rows:
            # A headline such as “One looks to the task more” doesn't say who.
            point = claim.text if _tells_apart(claim) else claim.headline or claim.text
            cards.append(f'<section class="pair-card"><h5>{escape_html(point)}</h5><dl>{rows}</dl></section>')
    return f'<div class="pair-cards">{"".join(cards)}</div>' if cards else ""


def _row_html(advice: Insight, claim: Insight, comparison: Comparison) -> str:
    names = {comparison.a.id: comparison.a.name, comparison.b.id: comparison.b.name}
    who = {"-1": 0, "-2": 1}.get(advice.id[-2:])
    if advice.kind == "try" and who is not None and who < len(advice.people):
        person = advice.people[who]
        label = say("compare-try", name=names.get(person.id, person.name))
    else:
        # What two who are alike both miss, two opposites clash over.
        clash = advice.kind == "watch_out" and claim.kind == "opposite_styles"
        label = say("compare-row", kind="rub" if clash else "try" if advice.kind == CARD else advice.kind)
    headline = f"<strong>{escape_html(advice.headline)}</strong>" if advice.headline else ""
    return f"<div><dt>{escape_html(label)}</dt><dd>{headline}{escape_html(advice.detail or advice.text)}</dd></div>"


VIEWS = ("scores", "radar")


def show_comparison(comparison: Comparison) -> None:
    """What is said of each; what holds of the two and what to do with it, beside the charts, or above on a phone."""
    claims = claims_of(comparison)
    st.html(read_styles(STYLESHEET) + people_html(comparison))
    point, drawn = st.columns([11, 9], gap="small")
    with point:
        _show_point(comparison, claims)
        with st.container(horizontal=True, vertical_alignment="center"):
            for person in (comparison.a, comparison.b):
                st.page_link(
                    page_of("people"),
                    label=say("compare-profile", name=escape(person.name)),
                    icon=":material/person:",
                    query_params={"person": person.id},
                    width="content",
                )
            show_parameters(list_bases([comparison.a_results, comparison.b_results]))
    with drawn:
        _show_charts(comparison)


def _show_point(comparison: Comparison, claims: Sequence[Insight]) -> None:
    """What holds of the two, what follows from it, this week's cards, and what to keep in mind."""
    holds = holds_html(claims)
    if holds:
        st.container(border=True).html(holds)
    difficult = difficult_html(comparison, claims)
    if difficult:
        st.markdown(f"#### {say('compare-difficult')}")
        st.caption(say("compare-difficult-detail"))
        st.html(difficult)
    advice = advice_html(comparison, claims)
    if advice:
        st.markdown(f"#### {say('compare-together')}")
        st.html(advice)
    show_cards(comparison.insights, " ".join(sorted((comparison.a.id, comparison.b.id))))
    caveats = [claim for claim in claims if claim.kind == CAVEAT]
    if caveats:
        st.markdown(f"#### {say('shared-heading', heading='caveats')}")
        show_findings(caveats)


def _show_charts(comparison: Comparison) -> None:
    """Where the two lie, if that is known, and their scores."""
    has_places = all(
        result.style is not None and result.style.position is not None
        for result in (comparison.a_results, comparison.b_results)
    )
    if has_places:
        parameters = list_bases([comparison.a_results, comparison.b_results])
        with st.container(border=True):
            # Above, the two have what is said of them; what looks random isn't said again as a title.
            doubtful = any(each.quality.looks_random for each in (comparison.a_results, comparison.b_results))
            show("circle", draw_chart(charts.pair_map, comparison), titled=not doubtful, parameters=parameters)
    with st.container(border=True):
        _show_scores(comparison)


def _show_scores(comparison: Comparison) -> None:
    """The scores beside each other; the radar is a switch away, and comes first where its bands leave both in view."""
    parameters = list_bases([comparison.a_results, comparison.b_results])
    place = st.container()
    with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="distribute"):
        view = st.segmented_control(
            say("compare-view"),
            list(VIEWS),
            format_func=lambda view: say("compare-view-name", view=view),
            default="scores" if charts.bands_overlap(comparison) else "radar",
            required=True,
            key=f"view of {comparison.a.id} {comparison.b.id}",
            label_visibility="collapsed",
        )
        draw, key = (charts.pair_radar, "compared") if view == "radar" else (charts.pair_dumbbell, "scores")
        chart = draw_chart(draw, comparison)
        show_table_and_files(key, chart, parameters)
    with place:
        st.markdown(f"**{escape(chart.title)}**")
        show_chart(key, chart)


def comparison_rows(comparison: Comparison) -> Rows:
    """A row a style: both scores and how far they lie apart."""
    assert comparison.a_results.scores is not None
    assert comparison.b_results.scores is not None
    return [
        {
            "Style": say("shared-style", style=style, styles=style),
            "A": round(comparison.a_results.scores[style].score, 1),
            "B": round(comparison.b_results.scores[style].score, 1),
            "A minus B": round(difference.difference, 1),
            "Low": None if difference.interval is None else round(difference.interval[0], 1),
            "High": None if difference.interval is None else round(difference.interval[1], 1),
        }
        for style, difference in comparison.differences.items()
    ]
