"""One person's profile: where they lie on the circle first, then the scores, what the answers say, what follows, and
what all of it is based on.
"""

from collections.abc import Sequence
from datetime import datetime
from html import escape as escape_html

import streamlit as st

from discern import charts
from discern.cards import choose_cards
from discern.client.foreign import Reading
from discern.contract.models.insights import Insight
from discern.contract.models.results import QualityCheck, Results, StyleSummary, list_bases
from discern.contract.models.talks import Talk
from discern.contract.styles import HALVES_AROUND, STYLES
from discern.words import describe_parameters, format_message, format_score, percent, say_mark
from discern_app.base.language import language, local_now, say
from discern_app.base.states import Container, show_state
from discern_app.base.text import day, escape, rows_html
from discern_app.components.assessment_summary import failed_checks, meaning_of, note_on, say_place
from discern_app.components.charts import draw_chart, show, show_chart, show_table, show_table_and_files
from discern_app.components.invitation_states import LOOKS
from discern_app.insight.cards import card_markdown
from discern_app.insight.findings import (
    PERSONAL,
    Names,
    findings_in,
    first_of,
    rest_on,
    sentence,
    show_finding,
    verdict_of,
)
from discern_app.insight.own_words import NO_MARKS, Marks, struck_text


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


LISTS = ("energises", "drains", "do", "dont", "ask")
"""The lists that belong to a portrait, in the order of the page."""

LIST_ICONS = {"energises": "bolt", "drains": "battery_low", "do": "check", "dont": "close", "ask": "forum"}

IN_A_TALK = ("talking", "one-to-one", "taking-feedback", "deciding", "planning", "delegation", "change", "disagreement")
"""The situations that a talk with the person is about."""

PICTURE_PX = 300
"""How narrow a column with a picture may be: where there is less room, they stand below each other."""

LIST_PX = 220
"""How narrow a list may be."""


def has_profile(results: Results) -> bool:
    """Whether there is a profile to show; where there is none, says why."""
    if results.quality.verdict == "withheld":
        show_withheld(results)
        return False
    if results.scores is None:
        show_unread()
        return False
    return True


def show_summary(results: Results, names: Names, marks: Marks = NO_MARKS) -> None:
    """The portrait beside the two pictures; what else was found; and what energises, drains, and helps in a talk.
    ``marks`` are what the person says of these statements.
    """
    grid = st.grid(3, min_column_width=PICTURE_PX)
    with grid, st.container(border=True, height="stretch", key="portrait"):
        show_portrait(results, names, marks)
    show_pictures(results, grid)
    findings = findings_of(results.insights)
    if findings:
        with st.container(border=True, gap="xsmall", key="findings"):
            for finding in findings:
                show_finding(finding, names, mark=marks.get(finding.id))
    show_lists(results, names)
    rest_on(list_bases([results]))


def show_pictures(results: Results, grid: Container) -> None:
    """The place on the circle, where the service gives one, and the radar."""
    if results.style is not None and results.style.position is not None:
        with grid, st.container(border=True, height="stretch"):
            show_picture("place", draw_chart(charts.person_region, results), results)
    with grid, st.container(border=True, height="stretch"):
        show_picture("radar", draw_chart(charts.person_polar, results), results)


def show_drawn_by_chance(results: Results) -> None:
    """Folded, the pictures of answers that look random."""
    with st.expander(say("profile-random-scores"), key="by chance"):
        show_pictures(results, st.grid(2, min_column_width=PICTURE_PX))
    rest_on(list_bases([results]))


def findings_of(insights: Sequence[Insight]) -> list[Insight]:
    """The findings about a person that don't follow from the verdict."""
    verdict = verdict_of(insights)
    implied = () if verdict is None else HALVES_AROUND.get(verdict.id.removeprefix("style-"), ())
    return [
        finding
        for finding in findings_in(insights)
        if finding is not verdict and (finding.kind not in PERSONAL or finding.id.partition("-")[2] not in implied)
    ]


def open_axis(insights: Sequence[Insight]) -> str:
    """That pace or focus is open, where the other one is all that is said of the person; else empty."""
    said = {insight.kind for insight in insights if insight.kind in PERSONAL and insight.probability is not None}
    missing = {"pace", "focus"} - said
    return say("profile-open", axis=missing.pop()) if len(missing) == 1 and "style" not in said else ""


def show_next_talk(results: Results, names: Names, marks: Marks = NO_MARKS, talk: Talk | None = None) -> None:
    """One thing to do in the next talk with the person; another every week.

    ``talk`` is what the page that prepares it says. Where it is given, this says the same, or nothing where that page
    isn't shared.
    """
    said = _choose_for_talk(results, names, marks) if talk is None else _say_of_talk(talk, names)
    if said:
        with st.container(border=True, gap="xxsmall", key="next-talk"):
            st.markdown(f":small[:violet[:material/forum: {say('profile-next-talk')}]]")
            st.markdown(said)


def _choose_for_talk(results: Results, names: Names, marks: Marks) -> str:
    """A card for a talk, as Markdown; empty where no statement calls for one."""
    subject, today = results.candidate.id or results.assessment_id, local_now().date()
    cards = choose_cards(results.insights, subject, today, 1, language=language(), names=names, topics=IN_A_TALK)
    return card_markdown(cards[0], marks.get(cards[0].rests_on.id)) if cards else ""


def _say_of_talk(talk: Talk, names: Names) -> str:
    """What to do in a talk and why, or the question alone, as Markdown."""
    if talk.advice is not None:
        return f"**{escape(talk.advice.headline or '')}**  \n{escape(talk.advice.text)}"
    return "" if talk.open_with is None else f"**{escape(sentence(talk.open_with, names))}**"


def show_portrait(results: Results, names: Names, marks: Marks) -> None:
    """The person in prose, and whether they say that it fits; without one, why nothing more is said."""
    portrait = first_of("portrait", results.insights)
    if portrait is None:
        style = results.style
        st.markdown(say("profile-style-missing") if style is None else lead_sentence(style))
        return
    st.caption(say("profile-portrait-basis"))
    mark = marks.get(portrait.id)
    st.markdown(struck_text(escape(sentence(portrait, names)), mark))
    if mark is not None:
        st.caption(escape(say_mark(mark, language(), name=names.get(results.candidate.id, results.candidate.name))))


def show_picture(key: str, chart: charts.Chart, results: Results) -> None:
    """A picture, with its table and files behind it."""
    show_chart(key, chart)
    show_table_and_files(key, chart, list_bases([results]))


def show_lists(results: Results, names: Names) -> None:
    """What energises and what drains the person, and what to do and not to do when talking with them."""
    lists = [found for kind in LISTS if (found := first_of(kind, results.insights)) is not None]
    if not lists:
        return
    name = names.get(results.candidate.id, results.candidate.name)
    with st.grid(len(lists), min_column_width=LIST_PX):
        for each in lists:
            with st.container(border=True, height="stretch", gap="xsmall"):
                st.markdown(list_markdown(each, name))


def list_markdown(listed: Insight, name: str) -> str:
    """A list of the portrait with its heading, as Markdown."""
    heading = format_message(language(), "portrait-heading", {"list": listed.kind, "voice": "named", "a": name})
    lines = "\n".join(f"- {escape(line)}" for line in listed.text.splitlines())
    return f"#### :material/{LIST_ICONS[listed.kind]}: {escape(heading)}\n{lines}"


def warn_of_unusual_answers(results: Results) -> None:
    """What is unusual about the answers, where that asks for care, and what to do."""
    failed = failed_checks(results)
    if results.quality.verdict == "caution" and failed:
        notes = [*(note_on(check, "named") for check in failed), say("profile-caution-step", voice="named")]
        st.warning("\n\n".join(map(escape, notes)), title=say("profile-caution"))


def _found_html(failed: Sequence[QualityCheck]) -> str:
    """The checks that failed as HTML, folded."""
    title = escape_html(say("profile-checks-failed"))
    meanings = rows_html([meaning_of(check) for check in failed])
    return f'<details class="basis"><summary>{title}</summary>{meanings}</details>'


def lead_sentence(style: StyleSummary) -> str:
    """What is said of a person without a statement of the service's, as Markdown."""
    place = escape(say_place(style))
    return place if style.label is None else say("profile-unmeasured", style=place)


def standing(results: Results) -> str:
    """When the answers were given and, where something about them is unusual that the title doesn't say, that it is; as
    Markdown.
    """
    parts = []
    if results.completed_at is not None:
        parts.append(say("profile-completed", day=day(results.completed_at)))
    if results.quality.verdict != "ok" and (results.scores is None or not results.quality.looks_random):
        parts.append(say("profile-verdict", verdict=results.quality.verdict))
    return " · ".join(parts)


def say_letters(style: StyleSummary | None) -> str:
    """The letters of where somebody is on the circle, with the name of a single style; empty where it is open."""
    if style is None or style.label is not None:
        return ""
    if style.direction in STYLES:
        return say("profile-letters-one", letter=style.direction, styles=style.direction)
    if style.direction is not None:
        return say("profile-letters-between", one=style.direction[0], other=style.direction[1])
    return "" if style.half is None else say("profile-letters-half", half=style.half)


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


def show_random(results: Results, names: Names) -> Container:
    """That nothing is said of the person since their answers look random, and what to do; returns the container for the
    next step's button.
    """
    name = escape(names.get(results.candidate.id, results.candidate.name))
    return show_state(
        LOOKS["withheld"].icon,
        say("profile-random", voice="named", name=name),
        say("profile-random-detail", voice="named"),
    )


def show_withheld(results: Results) -> Container:
    """That there is no profile, why, and what to do; returns the container for the next step's button."""
    step = show_state(
        LOOKS["withheld"].icon,
        say("profile-withheld"),
        say("profile-withheld-detail"),
    )
    failed = failed_checks(results)
    if failed:
        st.markdown(f"**{say('profile-withheld-why')}**")
        st.html(rows_html([note_on(check, "named") for check in failed]) + _found_html(failed))
    return step
