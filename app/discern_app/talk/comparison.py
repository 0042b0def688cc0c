"""A comparison of two people: what to try this week, their scores and places side by side, what else tells them apart,
one question to ask both, and folded the rest.
"""

from collections.abc import Callable, Sequence

import streamlit as st

from discern import charts
from discern.cards import Card, list_cards
from discern.contract import operations
from discern.contract.models.comparisons import Comparison, ComparisonQuery
from discern.contract.models.insights import Insight
from discern.contract.models.reports import ComparisonSubject
from discern.contract.models.results import list_bases
from discern.words import format_difference, format_score, short_names
from discern_app.base.language import language, say, statement_language
from discern_app.base.navigation import page_of
from discern_app.base.queries import read
from discern_app.base.text import escape
from discern_app.components.charts import draw_chart, show_chart, show_table, show_table_and_files
from discern_app.components.export import Rows
from discern_app.components.page_header import Place, page_header
from discern_app.dialogs.export_files import offer_export
from discern_app.dialogs.new_report import write_report
from discern_app.insight.cards import (
    show_all_cards,
    show_card,
    surest_of,
    tip_markdown,
    tip_of_this_week,
)
from discern_app.insight.findings import (
    RANDOM,
    Names,
    findings_in,
    first_of,
    rest_on,
    sentence,
    sentence_markdown,
    show_badge,
    show_finding,
    title_badge,
    verdict_of,
)

FINDINGS = 3
"""How many findings are below the pictures."""

FOLLOWS = {"opposite_styles": "opposite", "same_style": "both"}
"""How the kinds of claims end that hold wherever a verdict on the styles of both does."""

CLASHES = ("rub", "watch_out")
"""The kinds of advice that say what may be hard between two people."""

TOGETHER = ("strength", "try", "question")
"""All other kinds of advice about two people."""

DIFFICULT = ("disagreement", "feedback")
"""The situations of a difficult talk."""

PICTURE_PX = 300
"""How narrow a column with a picture may be: where there is less room, they stand below each other."""


def note_on(comparison: Comparison, names: Names) -> str:
    """What to keep in mind of the answers of the two, what to do where some look random, or what a service says of them
    that doesn't say how sure it is; as Markdown. Empty for most.
    """
    notes = [sentence_markdown(each, names) for each in comparison.insights if each.kind == "caveat"]
    if _looks_random(comparison):
        notes.insert(0, say("compare-random"))
    for results, person in ((comparison.a_results, comparison.a), (comparison.b_results, comparison.b)):
        if results.style is not None and results.style.label is not None:
            name = escape(names.get(person.id, person.name))
            notes.append(say("compare-given", name=name, style=escape(results.style.label)))
    return " ".join(notes)


def read_pair(a: str, b: str) -> Comparison:
    """The comparison of two people, by their ids. Without one, the page ends here with a banner."""
    return read(operations.COMPARE_PEOPLE(ComparisonQuery(a=a, b=b, language=statement_language())))


def show_pair(comparison: Comparison, head: Place | None = None, offer: Callable[[], None] | None = None) -> None:
    """The head of the page, whose title is what is said of the two first, and all that follows. ``offer`` draws what
    else can be done with the two.
    """
    verdict = verdict_of(comparison.insights)
    names = short_names([comparison.a, comparison.b])
    both = say("compare-pair", a=comparison.a.name, b=comparison.b.name)
    title = both if verdict is None else sentence(verdict, names)
    badge = None if verdict is None else title_badge(verdict)
    with page_header(title, place=head, name=both, beside=badge, note=note_on(comparison, names)):
        if offer is not None:
            offer()
        if st.button(say("shared-report"), icon=":material/edit_note:"):
            write_report(ComparisonSubject(type="comparison", ids=[comparison.a.id, comparison.b.id]))
        offer_export("discern-comparison", lambda: comparison_rows(comparison), lambda: comparison)
    show_comparison(comparison, names)


def show_comparison(comparison: Comparison, names: Names) -> None:
    """Everything below the head of the page."""
    show_try(comparison, names)
    if not _looks_random(comparison):
        show_pictures(comparison)
    show_findings(comparison, names)
    show_difficult(comparison, names)
    show_together(comparison, names)
    show_all_cards(comparison.insights, subject_of(comparison), names=names)
    show_evidence(comparison, names)
    with st.container(horizontal=True, vertical_alignment="center"):
        for person in (comparison.a, comparison.b):
            label = say("compare-profile", name=escape(names.get(person.id, person.name)))
            icon, query = ":material/person:", {"person": person.id}
            st.page_link(page_of("people"), label=label, icon=icon, query_params=query, width="content")
    rest_on(list_bases([comparison.a_results, comparison.b_results]))


def _looks_random(comparison: Comparison) -> bool:
    """Whether nothing is claimed of the two, since answers look random."""
    return first_of(RANDOM, comparison.insights) is not None


def subject_of(comparison: Comparison) -> str:
    """What the cards of two people are chosen by, whichever of the two is named first."""
    return " ".join(sorted((comparison.a.id, comparison.b.id)))


def show_try(comparison: Comparison, names: Names) -> None:
    """One thing for the two to do this week; another one every Monday."""
    insights = comparison.insights
    tip = tip_of_this_week(insights, subject_of(comparison), names=names)
    if tip is None:
        return
    with st.container(border=True, gap="xxsmall", key="try"):
        with st.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="center"):
            a, b = _called(comparison, names)
            label = say("compare-week", a=a, b=b)
            st.markdown(f":small[:violet[:material/event: {label}]]", width="content")
            if tip.rests_on is not tip.statement and tip.rests_on is not verdict_of(insights):
                show_badge(tip.rests_on, key="week")
        st.markdown(tip_markdown(tip, names))


def _called(comparison: Comparison, names: Names) -> tuple[str, str]:
    """What the two are called, for a message, as Markdown."""
    a, b = comparison.a, comparison.b
    return escape(names.get(a.id, a.name)), escape(names.get(b.id, b.name))


def show_pictures(comparison: Comparison) -> None:
    """The scores of both with their ranges, where the two lie if that is known, and the radar."""
    both = (comparison.a_results, comparison.b_results)
    drawn = {"scores": charts.pair_dumbbell, "circle": charts.pair_map, "compared": charts.pair_radar}
    if any(each.style is None or each.style.position is None for each in both):
        del drawn["circle"]
    grid = st.grid(len(drawn), min_column_width=PICTURE_PX)
    for key, draw in drawn.items():
        with grid, st.container(border=True, height="stretch"):
            chart = draw_chart(draw, comparison)
            show_chart(key, chart)
            show_table_and_files(key, chart, list_bases(both))


def findings_of(insights: Sequence[Insight]) -> list[Insight]:
    """The findings about two people that don't follow from the verdict."""
    verdict = verdict_of(insights)
    ending = None if verdict is None else FOLLOWS.get(verdict.kind)
    return [
        finding
        for finding in findings_in(insights)
        if finding is not verdict and (ending is None or finding.kind.partition("_")[2] != ending)
    ][:FINDINGS]


def show_findings(comparison: Comparison, names: Names) -> None:
    """What else tells the two apart or is the same of both, and one question to ask them."""
    findings, question = findings_of(comparison.insights), first_of("question", comparison.insights)
    if not findings and question is None:
        return
    grid = st.grid(2 if findings and question is not None else 1, min_column_width=PICTURE_PX)
    if findings:
        with grid, st.container(border=True, height="stretch", gap="xsmall", key="findings"):
            for finding in findings:
                show_finding(finding, names)
    if question is not None:
        with grid, st.container(border=True, height="stretch", gap="xxsmall", key="question"):
            a, b = _called(comparison, names)
            st.markdown(f":small[:violet[:material/forum: {say('compare-ask', a=a, b=b)}]]")
            st.markdown(sentence_markdown(question, names))


def difficult_cards(comparison: Comparison, names: Names) -> list[Card]:
    """A card for each situation of a difficult talk, if possible on what is at least likely."""
    for statements in (surest_of(comparison.insights), comparison.insights):
        cards = list_cards(statements, subject_of(comparison), each_topic=1, language=language(), names=names)
        found = [card for card in cards if card.topic in DIFFICULT]
        if found:
            return sorted(found, key=lambda card: DIFFICULT.index(card.topic))
    return []


def show_difficult(comparison: Comparison, names: Names) -> None:
    """Folded: where the two may clash, and what to do when they disagree or give each other feedback."""
    clashes = [each for each in comparison.insights if each.kind in CLASHES]
    cards = difficult_cards(comparison, names)
    if not clashes and not cards:
        return
    a, b = _called(comparison, names)
    with st.expander(say("compare-difficult", a=a, b=b), key="difficult"):
        if clashes:
            st.markdown("\n".join(f"- {sentence_markdown(each, names)}" for each in clashes))
        for card in cards:
            show_card(card, key="difficult")
        st.caption(say("shared-unmeasured"))


def show_together(comparison: Comparison, names: Names) -> None:
    """Folded: what the two bring together, and what else each can try or be asked."""
    asked = first_of("question", comparison.insights)
    lines = [
        f"- **{say('compare-advice', kind=each.kind)}** {sentence_markdown(each, names)}"
        for kind in TOGETHER
        for each in comparison.insights
        if each.kind == kind and each is not asked
    ]
    if lines:
        with st.expander(say("compare-together"), key="together"):
            st.markdown("\n".join(lines))
            st.caption(say("shared-unmeasured"))


def show_evidence(comparison: Comparison, names: Names) -> None:
    """Folded: what else is claimed or open, each with its evidence, and the four scores of both in figures; with the
    pictures where answers look random.
    """
    verdict, shown = verdict_of(comparison.insights), findings_of(comparison.insights)
    others = [
        each
        for each in comparison.insights
        if each is not verdict and each not in shown and each.kind not in {*CLASHES, *TOGETHER, "caveat"}
    ]
    with st.expander(say("compare-evidence"), key="evidence"):
        for each in others:
            show_finding(each, names, key="evidence")
        if _looks_random(comparison):
            show_pictures(comparison)
        first, second = comparison.a_results.scores, comparison.b_results.scores
        assert first is not None
        assert second is not None
        a, b = _called(comparison, names)
        header = [say("compare-column", column=column, a=a, b=b) for column in ("style", "first", "second", "apart")]
        rows = [
            (
                say("shared-style", style=style, styles=style),
                format_score(first[style].score, first[style].interval, language()),
                format_score(second[style].score, second[style].interval, language()),
                format_difference(difference.difference, difference.interval, language()),
            )
            for style, difference in comparison.differences.items()
        ]
        show_table(header, rows)
        st.caption(say("compare-scores-detail"))


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
