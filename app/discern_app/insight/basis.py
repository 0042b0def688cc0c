"""What a result is based on: the scores as numbers, how they were obtained, and what was looked for in the answers."""

from datetime import datetime
from html import escape as escape_html

import streamlit as st

from discern import charts
from discern.contract.models.results import Results, list_bases
from discern.contract.styles import STYLES
from discern.words import describe_parameters, format_score, percent
from discern_app.base.language import language, say
from discern_app.base.text import day
from discern_app.components.assessment_summary import meaning_of
from discern_app.components.charts import draw_chart, show, show_table


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
    """Scores with their intervals, and the probability of leading with each style."""
    assert results.scores is not None
    probabilities = results.style.probabilities if results.style else None
    rows = [
        (
            say("shared-style", style=style, styles=style),
            format_score(score.score, score.interval, language()),
            "–" if probabilities is None else percent(probabilities[style], language()),
        )
        for style, score in results.scores.items()
    ]
    show_table([say("profile-column", column=column) for column in ("style", "score", "lead")], rows)
    st.caption(say("profile-scores-detail", norms="provisional" if results.has_provisional_norms else "people"))


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
        f"<dt>{escape_html(about)}</dt><dd>{''.join(f'<p>{escape_html(each)}</p>' for each in sentences)}</dd>"
        for about, sentences in facts
    )
    return f'<dl class="facts">{rows}</dl>'
