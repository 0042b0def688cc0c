"""One person's profile: where they lie on the circle first, then the scores, what the answers say, what follows, and
what all of it is based on.
"""

from collections.abc import Sequence
from datetime import datetime
from html import escape as escape_html

import streamlit as st

from discern import charts
from discern.client.foreign import Reading
from discern.contract.models.insights import Insight, Mark
from discern.contract.models.results import QualityCheck, Results, StyleSummary, list_bases
from discern.contract.styles import STYLES, ByStyle
from discern.words import describe_parameters, format_score, percent, say_mark, style_name
from discern_app.base.language import language, say
from discern_app.base.states import Container, show_state
from discern_app.base.text import day, escape, rows_html
from discern_app.components.assessment_summary import failed_checks, meaning_of, note_on, say_place
from discern_app.components.charts import draw_chart, show, show_chart, show_table, show_table_and_files
from discern_app.components.invitation_states import LOOKS
from discern_app.insight.findings import (
    chip_html,
    condition_of,
    evidence_html,
    meaning_html,
    show_findings,
    show_parameters,
)
from discern_app.insight.own_words import NO_MARKS, Marks, is_denied, says_html, struck_html, struck_text


def show_basis(results: Results) -> None:
    """The scores with what they mean, how often each style was picked, the checks, and how all this was obtained."""
    left, right = st.columns([5, 6], gap="small")
    with left.container(border=True, height="stretch"):
        st.markdown(f"#### {say('profile-scores-title')}")
        show_numbers(results)
    with right.container(border=True, height="stretch"):
        st.markdown(f"#### {say('profile-meanings')}")
        st.html(
            facts_html(
                [
                    (say("shared-style", style=style, styles=style), [say("profile-style-scores", styles=style)])
                    for style in STYLES
                ]
            )
        )
    left, right = st.columns([5, 6], gap="small")
    if results.counts is not None:
        with left.container(border=True, height="stretch"):
            st.markdown(f"#### {say('profile-counts')}")
            st.caption(say("profile-counts-detail"))
            show("counts", draw_chart(charts.answer_counts, results), titled=False)
    if results.quality.checks:
        with right.container(border=True, height="stretch"):
            st.markdown(f"#### {say('profile-checks')}")
            show_table(
                [say("profile-check-column", column=column) for column in ("check", "found")],
                [
                    (meaning_of(check), say("profile-check-found", found="no" if check.passed else "yes"))
                    for check in results.quality.checks
                ],
            )
            st.caption(say("profile-check-limits"))
    with st.container(border=True):
        st.markdown(f"#### {say('profile-basis-title')}")
        st.html(facts_html(basis_facts(results)) + check_html(results))


def show_numbers(results: Results) -> None:
    """Scores with their intervals, and how probable it is that each is the highest."""
    assert results.scores is not None
    highest = results.style.highest if results.style else None
    rows = [
        (
            say("shared-style", style=style, styles=style),
            format_score(score.score, score.interval, language()),
            "–" if highest is None else percent(highest[style], language()),
        )
        for style, score in results.scores.items()
    ]
    show_table([say("profile-column", column=column) for column in ("style", "score", "highest")], rows)
    st.caption(say("profile-scores-detail", norms="provisional" if results.has_provisional_norms else "people"))
    if highest is not None:
        st.caption(say("profile-highest-detail"))


def basis_facts(results: Results) -> list[tuple[str, list[str]]]:
    """How the result was obtained: what each fact is about, and its sentences. Not escaped."""
    facts = []
    if results.instrument is not None:
        blocks = results.instrument.blocks
        facts.append(("answers", [say("profile-basis-answers", blocks=blocks, day=day(results.completed_at))]))
    norms = results.norms
    # That there is no norm group yet is said of the ranges.
    if norms is not None and norms.n:
        facts.append(
            (
                "norms",
                [say("profile-basis-norms", people=norms.n, id=norms.id, day=_day_of(norms.as_of))],
            )
        )
    facts.append(("ranges", describe_parameters(list_bases([results]), language())))
    facts.append(("days", [say("profile-basis-days")]))
    facts.append(("uses", [say("profile-basis-excluded-uses")]))
    return [(say("profile-basis-about", about=about), sentences) for about, sentences in facts]


def _day_of(written: str) -> str:
    """A day as the other days on the page; as it is written where it is no date."""
    try:
        return day(datetime.fromisoformat(written))
    except ValueError:
        return written


def check_facts(results: Results) -> list[tuple[str, list[str]]]:
    """Which questionnaire was answered, for those who check it. Not escaped; empty where nobody knows."""
    instrument = results.instrument
    if instrument is None:
        return []
    facts = {
        "bank": f"{instrument.id} {instrument.version}",
        "form": instrument.form,
        "fingerprint": instrument.fingerprint,
    }
    return [(say("profile-basis-check-about", about=about), [fact]) for about, fact in facts.items()]


def check_html(results: Results) -> str:
    """`check_facts` as HTML, folded; empty where there are none."""
    facts = check_facts(results)
    if not facts:
        return ""
    title = escape_html(say("profile-basis-check"))
    return f'<details class="basis"><summary>{title}</summary>{facts_html(facts)}</details>'


def facts_html(facts: list[tuple[str, list[str]]]) -> str:
    """Facts as HTML, each by what it is about."""
    rows = "".join(
        f"<dt>{escape_html(about)}</dt><dd>{''.join(f'<p>{escape_html(sentence)}</p>' for sentence in sentences)}</dd>"
        for about, sentences in facts
    )
    return f'<dl class="facts">{rows}</dl>'


LEADS = ("style", "pace", "focus")
"""The kinds of statements whose first is the headline."""

ADVICE_ICONS = {"strength": "bolt", "watch_out": "visibility", "try": "experiment", "question": "forum"}
"""The icon of each kind of advice, in the order of the cards."""

SAID_ELSEWHERE = {"score", "caveat", *ADVICE_ICONS}
"""Kinds of statements that the scores, the cards and the lines around them cover."""

NAMED_CHECKS = frozenset({"near_random", "fast", "same_places"})
"""The checks that a line about answers without a fault names."""

LEAST_PROBABILITY = 0.03
"""Directions less probable than this have no badge."""

FINDINGS_SHOWN = 3
"""How many findings are beside the figure; the others are folded below them."""


def has_profile(results: Results) -> bool:
    """Whether there is a profile to show; where there is none, says why."""
    if results.quality.verdict == "withheld":
        show_withheld(results)
        return False
    if results.scores is None:
        show_unread()
        return False
    return True


def show_summary(results: Results, *, marks: Marks = NO_MARKS) -> None:
    """Where the person lies on the circle, the figure of the scores, the findings, and what follows from them;
    ``marks`` are what the person says of these."""
    # Before the first claim: what makes all of them doubtful.
    warn_of_unusual_answers(results)
    show_lead(results, marks=marks)
    grid = st.grid(2, min_column_width=340)
    with grid, st.container(border=True, height="stretch"):
        show_figure(results)
    with grid, st.container(border=True, height="stretch"):
        show_chart("scores", draw_chart(charts.score_rows, results))
        findings = findings_of(results.insights)
        show_findings(findings, of_one=True, most=FINDINGS_SHOWN, marks=marks)
        if not findings and lead_of(results.insights) is None:
            st.caption(say("profile-nothing-more", measured="yes" if results.insights else "no"))
        show_parameters(list_bases([results]))
    show_advice(results.insights, marks)


def lead_of(insights: Sequence[Insight]) -> Insight | None:
    """The headline: the direction or, without one, the half of the circle, or that both are open."""
    return next((insight for insight in insights if insight.kind in LEADS), None)


def findings_of(insights: Sequence[Insight]) -> list[Insight]:
    """The statements that nothing else on the page says."""
    lead = lead_of(insights)
    return [insight for insight in insights if insight.kind not in SAID_ELSEWHERE and insight is not lead]


def show_lead(results: Results, *, marks: Marks = NO_MARKS) -> None:
    """Where the person lies on the circle as a finding, with how likely each style's direction is as badges."""
    style, lead = results.style, lead_of(results.insights)
    if style is None or lead is None or not lead.headline:
        st.markdown(f"#### {say('profile-style-missing') if style is None else lead_sentence(style)}")
        return
    badges = "" if style.quarters is None else badges_html(style.quarters)
    detail = f'<p class="line">{escape_html(lead.detail)}</p>' if lead.detail else ""
    mark = marks.get(lead.id)
    # What the person says isn't them stands out in no colour.
    point = struck_html(escape_html(lead.headline), mark) if is_denied(mark) else coloured_html(lead.headline)
    below = f"{detail}{says_html(mark)}{badges}"
    st.html(
        f'<details class="{"lead not-me" if is_denied(mark) else "lead"}"><summary><strong>{point}</strong> '
        f'<span class="sure">{chip_html(lead.strength, lead.probability)}<span class="opens"></span></span>{below}'
        f"</summary>{evidence_html(lead, more=meaning_html(lead.strength))}</details>"
    )


def coloured_html(headline: str) -> str:
    """A headline as HTML, with the names of styles in their colours."""
    html = escape_html(headline)
    for style in STYLES:
        name = escape_html(style_name(style, language()))
        html = html.replace(name, f'<span class="hue {style}">{name}</span>')
    return html


def badges_html(quarters: ByStyle[float]) -> str:
    """The styles in whose direction somebody may lie, the most probable first; empty where it is only one."""
    probable = [(share, style) for style, share in quarters.items() if share >= LEAST_PROBABILITY]
    if len(probable) < 2:
        return ""
    badges = "".join(
        f'<span class="badge {style}"><b>{style}</b> {escape_html(percent(share, language()))}</span>'
        for share, style in sorted(probable, reverse=True)
    )
    return f'<p class="badges">{escape_html(say("profile-chances"))} {badges}</p>'


def warn_of_unusual_answers(results: Results) -> None:
    """What is unusual about the answers, where that asks for care, and what to do; folded, what was found."""
    failed = failed_checks(results)
    if results.quality.verdict == "caution" and failed:
        notes = [*(note_on(check, "named") for check in failed), say("profile-caution-step", voice="named")]
        st.warning("\n\n".join(map(escape, notes)), title=say("profile-caution"))
        st.html(_found_html(failed))


def _found_html(failed: Sequence[QualityCheck]) -> str:
    """The checks that failed as HTML, folded."""
    title = escape_html(say("profile-checks-failed"))
    meanings = rows_html([meaning_of(check) for check in failed])
    return f'<details class="basis"><summary>{title}</summary>{meanings}</details>'


def show_figure(results: Results) -> None:
    """The scores on their radar, and at a switch the place on the circle."""
    parameters = list_bases([results])
    has_place = results.style is not None and results.style.position is not None
    place = st.container()
    with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="distribute"):
        figure = "scores"
        if has_place:
            figure = st.segmented_control(
                say("profile-figure-label"),
                ["scores", "circle"],
                format_func=lambda figure: say("profile-figure", figure=figure),
                default="scores",
                required=True,
                key="figure",
                label_visibility="collapsed",
            )
        if figure == "circle":
            key, chart = "place", draw_chart(charts.person_region, results)
        else:
            key, chart = "radar", draw_chart(charts.person_polar, results, alone=False)
        show_table_and_files(key, chart, parameters)
    with place:
        show_chart(key, chart)


def show_advice(insights: Sequence[Insight], marks: Marks) -> None:
    """What the place on the circle brings and may cost, what to try, and what to ask: one card each."""
    chosen = {kind: next((insight for insight in insights if insight.kind == kind), None) for kind in ADVICE_ICONS}
    cards = [(kind, advice) for kind, advice in chosen.items() if advice is not None]
    if not cards:
        return
    with st.grid(len(cards), key="advice"):
        for kind, advice in cards:
            with st.container(border=True, height="stretch", key=f"advice-{kind}"):
                st.markdown(advice_text(kind, advice, marks.get(advice.id)))


def advice_text(kind: str, advice: Insight, mark: Mark | None) -> str:
    """A card of advice as Markdown: its kind and what it takes for granted, its point, and what it says without the
    claim that it rests on; struck out where the person says that it isn't them."""
    title = " · ".join(filter(None, (say("profile-advice", kind=kind), condition_of(advice))))
    point = "" if kind == "question" or not advice.headline else f"**{escape(advice.headline)}**  \n"
    head = f":small[:gray[:material/{ADVICE_ICONS[kind]}: {title}]]"
    if mark is None:
        return f"{head}  \n{point}{escape(advice.detail or advice.text)}"
    text = struck_text(escape(advice.detail or advice.text), mark)
    return f"{head}  \n{'' if is_denied(mark) else point}{text}\n\n:small[{escape(say_mark(mark, language()))}]"


def lead_sentence(style: StyleSummary) -> str:
    """What is said of a person without a statement of the service's, as Markdown."""
    place = escape(say_place(style))
    return place if style.label is None else say("profile-unmeasured", style=place)


def standing(results: Results) -> str:
    """When the answers were given and what the checks of them found, in one line, as Markdown."""
    checks = {check.id for check in results.quality.checks}
    checked = "all" if checks >= NAMED_CHECKS else "some" if checks else "none"
    parts = [say("profile-verdict", verdict=results.quality.verdict, checked=checked, count=len(checks))]
    if results.completed_at is not None:
        parts.insert(0, say("profile-completed", day=day(results.completed_at)))
    return " · ".join(parts)


def show_unread() -> None:
    """The service has a result, and what it means can't be read for certain. That says nothing about the person."""
    show_state("translate", say("profile-unread"), say("profile-unread-detail"))


def show_given(reading: Reading[Results]) -> None:
    """Scores of another service on an unknown scale, as they are and without interpretation."""
    st.caption(f":material/straighten: {say('profile-given')}")
    header = [say("profile-given-column", column=column) for column in ("style", "score")]
    for scores in reading.given:
        st.markdown(f"**{escape(scores.name)}** {escape(scores.remark)}")
        show_table(header, [(style, f"{score:g}") for style, score in scores.scores.items()])


def show_withheld(results: Results) -> Container:
    """That there is no profile, why, and what to do; returns the container for the next step's button."""
    step = show_state(
        LOOKS["withheld"].icon,
        say("profile-withheld"),
        say("profile-withheld-detail", voice="named"),
    )
    failed = failed_checks(results)
    if failed:
        st.markdown(f"**{say('profile-withheld-why')}**")
        st.html(rows_html([note_on(check, "named") for check in failed]) + _found_html(failed))
    return step
