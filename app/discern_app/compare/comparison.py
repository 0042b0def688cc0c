"""A comparison of two people: what holds of them, what to do with it, where they lie, and how far apart they are."""

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
from discern_app.components.charts import draw_chart, show, show_chart, show_table_and_files
from discern_app.components.export import Rows
from discern_app.insight.cards import show_cards
from discern_app.insight.findings import (
    SUREST_FIRST,
    chip_html,
    doubted_headline,
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

AXES = ("style", "pace", "focus")

MOST_CARDS = 2
"""How many cards of the library stand for a claim from which nothing else follows."""

VAGUE = {"different_styles"}
"""Kinds of claims that leave open who is how."""

DIFFERENCES = ("opposite", "further", "apart")
"""How the kinds of claims end of which one holds of one person and not of the other."""

STYLESHEET = Path(__file__).with_name("pair.css")


def claims_of(comparison: Comparison) -> list[Insight]:
    """What was measured about the two, the surest first; of those as sure in a word, opposites first and what leaves
    open who is how last. Both are named above, so only what tells them apart says who is who.
    """
    claims = in_order(_claim_of(insight) for insight in comparison.insights if insight.kind not in ADVICE)
    return sorted(claims, key=_rank)


def _rank(claim: Insight) -> tuple[int, bool, bool]:
    return SUREST_FIRST.index(claim.strength), "opposite" not in claim.kind, claim.kind in VAGUE


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
    """The two beside each other, each with the style they lead with."""
    one, other = (
        _person_html(results, person.name)
        for results, person in ((comparison.a_results, comparison.a), (comparison.b_results, comparison.b))
    )
    return f'<div class="pair">{one}{other}</div>'


def surest_html(claims: Sequence[Insight]) -> str:
    """What holds of the two: the surest claim about styles, pace and focus; empty where there is none."""
    findings = "".join(map(finding_html, surest_of(claims)))
    return f'<div class="findings">{findings}</div>' if findings else ""


def surest_of(claims: Sequence[Insight]) -> list[Insight]:
    """The surest claim about each of styles, pace and focus; ``claims`` are the surest first, and so are these."""
    surest: dict[str, Insight] = {}
    for claim in claims:
        surest.setdefault(_axis_of(claim), claim)
    return list(surest.values())


def _axis_of(claim: Insight) -> str:
    return next((axis for axis in AXES if claim.kind.startswith(axis)), "style")


def _person_html(results: Results, name: str) -> str:
    """A person's name, the style they lead with, and how sure that is."""
    lead = next((insight for insight in results.insights if insight.kind == "style"), None)
    primary = results.style.primary if results.style is not None else None
    chip, hue = "", "transparent"
    if results.quality.looks_random:
        says = say("people-random")
    elif lead is not None and lead.headline:
        says, chip = doubted_headline(lead), chip_html(lead.strength, lead.probability)
        hue = STYLE_COLOURS[primary] if primary is not None and lead.probability is not None else hue
    elif results.style is not None:
        says = say("compare-leads", label=results.style.label)
    else:
        says = say("compare-no-style")
    return (
        f'<div class="person" style="border-top-color: {hue}"><p class="name">{escape_html(name)}</p>'
        f'<p class="leads">{escape_html(says)} {chip}</p></div>'
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
    """A card for each claim with its advice. How sure a claim is stands once on a page: a card of one that
    `surest_html` shows has its headline alone.
    """
    summarised = {claim.id for claim in surest_of(claims)}
    cards = []
    for claim in claims:
        rows = "".join(_row_html(advice, claim, comparison) for advice in advice_of(claim))
        if rows:
            # A headline such as “One looks to the task more” doesn't say who.
            point = claim.text if _tells_apart(claim) else claim.headline or claim.text
            title = f"<h5>{escape_html(point)}</h5>" if claim.id in summarised else finding_html(claim)
            cards.append(f'<section class="pair-card">{title}<dl>{rows}</dl></section>')
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


def others_of(comparison: Comparison, claims: Sequence[Insight]) -> list[Insight]:
    """The claims that neither the summary nor a card shows."""
    summarised = {claim.id for claim in surest_of(claims)}
    summarised.update(claim.id for claim in claims if advice_on(claim, comparison))
    return [claim for claim in claims if claim.id not in summarised]


VIEWS = ("scores", "radar")


def show_comparison(comparison: Comparison) -> None:
    """Who leads with what; what holds of the two and what to do with it, beside the charts, or above on a phone."""
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
    """What holds of the two, what follows from it, this week's cards, and what was measured besides."""
    surest = surest_html(claims)
    if surest:
        st.container(border=True).html(surest)
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
    others = others_of(comparison, claims)
    if others:
        st.markdown(f"#### {say('compare-others')}")
        show_findings(others)


def _show_charts(comparison: Comparison) -> None:
    """Where the two lie, if that is known, and their scores."""
    has_places = all(
        result.style is not None and result.style.angle is not None and result.style.intensity is not None
        for result in (comparison.a_results, comparison.b_results)
    )
    if has_places:
        parameters = list_bases([comparison.a_results, comparison.b_results])
        with st.container(border=True):
            show("circle", draw_chart(charts.pair_map, comparison), parameters=parameters)
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
