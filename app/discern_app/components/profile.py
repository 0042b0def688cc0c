"""One person's profile, the summary first: what the answers say, how sure that is, and the numbers."""

import streamlit as st

from discern import charts
from discern.client.foreign import Reading
from discern.contract import STYLES, Results, StyleSummary, certainty
from discern.words import STRENGTHS, format_score, percent, restate
from discern_app.base.language import language, say
from discern_app.base.text import counted, day, escape
from discern_app.components.assessment_summary import failed_checks
from discern_app.components.charts import cached_chart, show, show_table
from discern_app.components.insights import show_groups

NO_STYLE = "These are the scores. The service names no style."

SAID_ELSEWHERE = ("style", "score", "caveat")
"""Kinds of statements that the headline, the scores and the line below it cover already."""


def show_profile(results: Results, *, you: bool) -> None:
    """The whole profile, the summary first; ``you`` when the reader is the person it is about."""
    if results.quality.verdict == "withheld":
        show_withheld(results, you=you)
        return
    if results.scores is None:
        show_unread()
        return
    show_summary(results, you=you)
    show_scores(results, you=you)
    show_how_sure(results)


def show_summary(results: Results, *, you: bool) -> None:
    """The main finding, the charts, and the statements."""
    style = results.style
    lead = NO_STYLE if style is None else lead_sentence(style, None if you else results.candidate.name)
    st.markdown(f"#### {lead}")
    st.caption(standing(results))
    failed = failed_checks(results)
    if results.quality.verdict == "caution" and failed:
        st.warning("\n".join(f"- {escape(check.meaning)}" for check in failed), title="Read this with care")
    drawing, words = st.columns(2, gap="large")
    with drawing:
        radar = cached_chart("radar", charts.profile_radar, results)
        show("radar", radar, titled=False)
        if style is not None and style.probabilities is not None:
            bar = cached_chart("bar", charts.style_probabilities, results)
            show("bar", bar, titled=False)
    with words:
        meaning = [
            restate(insight, voice="you") if you else insight
            for insight in results.insights
            if insight.kind not in SAID_ELSEWHERE
        ]
        show_groups(meaning)
        if not meaning:
            st.markdown(
                "The answers carry no more than the scores: nothing beyond them is sure enough to be said."
                if results.insights
                else "This service says no more than the scores."
            )


def show_scores(results: Results, *, you: bool) -> None:
    """Score by score: the number, its interval, and what a high or a low score goes with."""
    st.markdown("#### Score by score")
    numbers, words = st.columns(2, gap="large")
    with numbers:
        show_numbers(results)
    said = {
        insight.id: (restate(insight, voice="you") if you else insight).text
        for insight in results.insights
        if insight.kind == "score"
    }
    words.markdown(
        "\n\n".join(
            f"**{style} · {say('style-name', styles=style)}.** {escape(said.get(f'score-{style}', ''))} "
            f"{say('profile-style-scores', styles=style)}"
            for style in STYLES
        )
    )


def lead_sentence(style: StyleSummary, name: str | None) -> str:
    """Which style a person leads with and how sure that is, as Markdown.

    ``name`` is None where the reader is the person.
    """
    if style.probabilities is None:
        return say("profile-unmeasured", style=escape(style.label))
    ranked = sorted(style.probabilities.items(), key=lambda each: each[1], reverse=True)
    (first, probability), (second, next_best) = ranked[:2]
    voice, a = ("you", "") if name is None else ("named", escape(name))
    if (word := certainty(probability)) != "can't tell yet":
        share = escape(percent(probability))
        return say("profile-leads", voice=voice, a=a, styles=first, strength=STRENGTHS[word], percent=share)
    either = probability + next_best
    if (word := certainty(either)) != "can't tell yet":
        share = escape(percent(either))
        return say(
            "profile-either", voice=voice, a=a, first=first, second=second, strength=STRENGTHS[word], percent=share
        )
    return say("profile-open")


def show_numbers(results: Results) -> None:
    """Scores with their intervals, and the probability of leading with each style."""
    assert results.scores is not None
    probabilities = results.style.probabilities if results.style else None
    rows = [
        (
            say("style-label", styles=style),
            format_score(score.score, score.interval, language()),
            "–" if probabilities is None else percent(probabilities[style]),
        )
        for style, score in results.scores.items()
    ]
    show_table(("Style", "Score", "Leads with it"), rows)
    st.caption(
        "Scores run from 0 to 100 and 50 is the middle of the norm group. In brackets: where the score lies with 95% "
        "probability. No style is better than another, and a score doesn't measure skill."
    )


def show_how_sure(results: Results) -> None:
    """How the result was obtained, in an expander whose content is made when it is opened."""
    behind = st.expander(
        "How sure is this, and what is it based on?", icon=":material/help:", key="how sure", on_change="rerun"
    )
    if not behind.open:
        return
    with behind:
        st.markdown("\n".join(f"- {line}" for line in basis(results)))
        if results.counts is not None:
            counts = cached_chart("counts", charts.answer_counts, results)
            st.markdown("How often statements of a style were picked. An account of the answers, not a measure:")
            show("counts", counts, titled=False)
        checks = results.quality.checks
        if checks:
            show_table(("Looked for", "Found"), [(check.meaning, "no" if check.passed else "yes") for check in checks])


def standing(results: Results) -> str:
    """Verdict, norms and date in one line, as Markdown."""
    checks = results.quality.checks
    words = {
        "ok": f"The answers hold together ({counted(len(checks), 'check')} passed)"
        if checks
        else "Answers not checked",
        "caution": "Something about the answers is unusual" if checks else "Answers not checked",
        "withheld": "No profile",
    }
    parts = [words[results.quality.verdict]]
    if results.norms is not None:
        people = counted(results.norms.n, "person", "people")
        parts.append(f"norm group of {people}" if results.norms.n else "no norm group yet, only a provisional one")
    if results.completed_at is not None:
        parts.append(f"completed on {day(results.completed_at)}")
    return " · ".join(parts)


def basis(results: Results) -> list[str]:
    """How the result was obtained, as lines of Markdown."""
    lines = []
    if results.instrument is not None:
        instrument = results.instrument
        lines.append(
            f"{instrument.blocks} blocks of four statements, answered {day(results.completed_at)}, "
            f"form *{escape(instrument.form)}*, bank {escape(instrument.id)} {escape(instrument.version)} "
            f"(`{instrument.fingerprint[:12]}`)."
        )
    norms = results.norms
    if norms is not None and norms.n == 0:
        lines.append(f"No norm group yet: a provisional one ({escape(norms.kind)}), as of {escape(norms.as_of)}.")
    elif norms is not None:
        lines.append(f"Norm group {escape(norms.id)}: {norms.n} people, as of {escape(norms.as_of)}.")
    lines += [
        "Each interval comes from the standard error of that score. Another day's answers would move it about as much.",
        "Meant for development and for talking in a team. Not for hiring, firing, promotion or ranking people.",
    ]
    return lines


def show_unread() -> None:
    """The service has a result, and what it means can't be read for certain. That says nothing about the person."""
    st.info(
        "The service's answer has no scores that can be read here for certain. That says nothing about the person or "
        "their answers. Look at the result in the service itself.",
        title="No profile is shown: this service's scores can't be read",
        icon=":material/translate:",
    )


def show_given(reading: Reading[Results]) -> None:
    """Scores of another service on an unknown scale, as they are and without interpretation."""
    st.info(
        "This service doesn't say on which scale its scores are, so they are shown as they came. If you know the "
        "scale, choose it under Settings.",
        icon=":material/straighten:",
    )
    for given in reading.given:
        st.markdown(f"**{escape(given.name)}** {escape(given.remark)}")
        show_table(("Style", "As given"), [(style, f"{score:g}") for style, score in given.scores.items()])


def show_withheld(results: Results, *, you: bool) -> None:
    """Why there is no profile, and what to do."""
    reasons = (
        "\n".join(f"- {escape(check.meaning)}" for check in failed_checks(results))
        or "- The answers don't carry a profile."
    )
    advice = (
        "Nothing is wrong with you. If you like, ask the person who invited you for a new link, and take your time."
        if you
        else "Nothing is wrong with the person. Talk about it, and offer a new assessment."
    )
    st.warning(
        f"{reasons}\n\nThat happens when answers are given in a hurry or by accident. {advice}",
        title="No profile is shown: the answers don't support one",
        icon=":material/block:",
    )
