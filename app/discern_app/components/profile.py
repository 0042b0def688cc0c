"""One person's profile, the summary first: what the answers say, how sure that is, and the numbers."""

import streamlit as st

from discern import charts
from discern.client.foreign import Reading
from discern.contract import STYLES, Results, StyleSummary, certainty
from discern.words import STRENGTHS, format_score, percent, restate
from discern_app.base.language import language, say
from discern_app.base.text import day, escape
from discern_app.components.assessment_summary import failed_checks, meaning_of
from discern_app.components.charts import cached_chart, show, show_table
from discern_app.components.insights import show_groups

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
    lead = (
        say("profile-style-missing") if style is None else lead_sentence(style, None if you else results.candidate.name)
    )
    st.markdown(f"#### {lead}")
    st.caption(standing(results))
    failed = failed_checks(results)
    if results.quality.verdict == "caution" and failed:
        st.warning("\n".join(f"- {escape(meaning_of(check))}" for check in failed), title=say("profile-caution"))
    drawing, words = st.columns(2, gap="large")
    with drawing:
        radar = cached_chart("radar", charts.profile_radar, results)
        show("radar", radar, titled=False)
        if style is not None and style.probabilities is not None:
            bar = cached_chart("bar", charts.style_probabilities, results)
            show("bar", bar, titled=False)
    with words:
        meaning = [
            restate(insight, language(), "you") if you else insight
            for insight in results.insights
            if insight.kind not in SAID_ELSEWHERE
        ]
        show_groups(meaning)
        if not meaning:
            st.markdown(say("profile-nothing-more", measured="yes" if results.insights else "no"))


def show_scores(results: Results, *, you: bool) -> None:
    """Score by score: the number, its interval, and what a high or a low score goes with."""
    st.markdown(f"#### {say('profile-scores-title')}")
    numbers, words = st.columns(2, gap="large")
    with numbers:
        show_numbers(results)
    said = {
        insight.id: (restate(insight, language(), "you") if you else insight).text
        for insight in results.insights
        if insight.kind == "score"
    }
    words.markdown(
        "\n\n".join(
            f"**{say('profile-style', style=style, styles=style)}** {escape(said.get(f'score-{style}', ''))} "
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
        share = escape(percent(probability, language()))
        return say("profile-leads", voice=voice, a=a, styles=first, strength=STRENGTHS[word], percent=share)
    either = probability + next_best
    if (word := certainty(either)) != "can't tell yet":
        share = escape(percent(either, language()))
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
            say("shared-style", style=style, styles=style),
            format_score(score.score, score.interval, language()),
            "–" if probabilities is None else percent(probabilities[style], language()),
        )
        for style, score in results.scores.items()
    ]
    show_table([say("profile-column", column=column) for column in ("style", "score", "lead")], rows)
    st.caption(say("profile-scores-detail"))


def show_how_sure(results: Results) -> None:
    """How the result was obtained, in an expander whose content is made when it is opened."""
    behind = st.expander(say("profile-how-sure"), icon=":material/help:", key="how sure", on_change="rerun")
    if not behind.open:
        return
    with behind:
        st.markdown("\n".join(f"- {line}" for line in basis(results)))
        if results.counts is not None:
            counts = cached_chart("counts", charts.answer_counts, results)
            st.markdown(say("profile-counts"))
            show("counts", counts, titled=False)
        checks = results.quality.checks
        if checks:
            show_table(
                [say("profile-check-column", column=column) for column in ("check", "found")],
                [
                    (meaning_of(check), say("profile-check-found", found="no" if check.passed else "yes"))
                    for check in checks
                ],
            )


def standing(results: Results) -> str:
    """Verdict, norms and date in one line, as Markdown."""
    parts = [say("profile-verdict", verdict=results.quality.verdict, checks=len(results.quality.checks))]
    if results.norms is not None:
        parts.append(say("profile-norms", people=results.norms.n))
    if results.completed_at is not None:
        parts.append(say("profile-completed", day=day(results.completed_at)))
    return " · ".join(parts)


def basis(results: Results) -> list[str]:
    """How the result was obtained, as lines of Markdown."""
    lines = []
    if results.instrument is not None:
        instrument = results.instrument
        lines.append(
            say(
                "profile-basis-answers",
                blocks=instrument.blocks,
                day=day(results.completed_at),
                form=escape(instrument.form),
                bank=escape(instrument.id),
                version=escape(instrument.version),
                fingerprint=instrument.fingerprint[:12],
            )
        )
    norms = results.norms
    if norms is not None:
        kind, id_, as_of = escape(norms.kind), escape(norms.id), escape(norms.as_of)
        lines.append(say("profile-basis-norms", people=norms.n, kind=kind, id=id_, day=as_of))
    lines += [say("profile-basis-intervals"), say("profile-basis-excluded-uses")]
    return lines


def show_unread() -> None:
    """The service has a result, and what it means can't be read for certain. That says nothing about the person."""
    st.info(
        say("profile-unread-detail"),
        title=say("profile-unread"),
        icon=":material/translate:",
    )


def show_given(reading: Reading[Results]) -> None:
    """Scores of another service on an unknown scale, as they are and without interpretation."""
    st.info(say("profile-given"), icon=":material/straighten:")
    header = [say("profile-given-column", column=column) for column in ("style", "score")]
    for given in reading.given:
        st.markdown(f"**{escape(given.name)}** {escape(given.remark)}")
        show_table(header, [(style, f"{score:g}") for style, score in given.scores.items()])


def show_withheld(results: Results, *, you: bool) -> None:
    """Why there is no profile, and what to do."""
    reasons = (
        "\n".join(f"- {escape(meaning_of(check))}" for check in failed_checks(results))
        or f"- {say('profile-withheld-no-reason')}"
    )
    st.warning(
        f"{reasons}\n\n{say('profile-withheld-detail', voice='you' if you else 'named')}",
        title=say("profile-withheld"),
        icon=":material/block:",
    )
