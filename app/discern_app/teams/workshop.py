"""A workshop on the team as a plan of steps: what to do in each, what to say and ask, and its slides. Until then,
coaches can hold results back.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

import streamlit as st

from discern.cards import TOPICS, topic_name
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.insights import Insight
from discern.contract.models.teams import PutWorkshop, Reveal, Team, TeamAnalysis
from discern.words import short_names
from discern.workshop import Slide
from discern_app.access.viewer import is_one_of
from discern_app.base.language import date_field, language, say
from discern_app.base.navigation import PRESENTING, stay_and_show
from discern_app.base.queries import write
from discern_app.components.object_select import person_options, select_one
from discern_app.dialogs.agreements import agree_with_team
from discern_app.insight.cards import show_cards
from discern_app.insight.findings import Names, findings_in, sentence, sentence_markdown, show_finding
from discern_app.session_state import WORKSHOP_MINUTES
from discern_app.teams.deck import OF_PAIRS, Step, is_advised, make_deck
from discern_app.teams.overview import follow

DEBRIEF = "debrief"
"""The key of the popover. Its content, which names the whole team, is made when it is opened."""


def offer_reveal(team: Team) -> None:
    """For coaches: whether results are visible, and to hold back or reveal those of a team or of one member."""
    if not is_one_of("owner", "coach"):
        return
    held = set(team.held)
    with st.container(horizontal=True, vertical_alignment="center", key="hold"):
        state = "all" if team.holds else "some" if held else "none"
        icon = "visibility" if state == "none" else "visibility_off"
        st.markdown(f":material/{icon}: {say('teams-hold-state', state=state, count=len(held))}", width="content")
        label = say("teams-hold", state=state)
        debrief = st.popover(label, icon=":material/forum:", key=DEBRIEF, on_change="rerun")
    if not debrief.open:
        return
    with debrief:
        st.markdown(say("teams-hold-about"))
        if not team.holds:
            _offer(team, "hold-all", Reveal(revealed=False), ":material/visibility_off:")
        if held or team.holds:
            _offer(team, "release-all", Reveal(), ":material/visibility:")
        chosen = select_one(say("teams-hold-one"), person_options(team.members), key=f"held {team.id}")
        if chosen is not None:
            is_held = chosen in held
            what, icon = (
                ("release-one", ":material/visibility:") if is_held else ("hold-one", ":material/visibility_off:")
            )
            _offer(team, what, Reveal(revealed=is_held, candidate_id=chosen), icon)


def _offer(team: Team, what: str, change: Reveal, icon: str) -> None:
    clicked = st.button(say("teams-hold-go", what=what), icon=icon, key=f"{what} {change.candidate_id or team.id}")
    if clicked and write(operations.REVEAL_TEAM(change, team_id=team.id)) is not None:
        st.rerun()


FIRST = 3
"""How many findings of a step are in view, of the team and of its pairs; the others are folded."""

LENGTH = "minutes"
"""The parameter of the address that holds the length that is planned for, unless it is the shortest."""

FINDINGS, PAIRS = "finding", "pair"
"""What a step needs beside kinds of advice: the findings about all, or those about two people."""

_PREPARE = Step("prepare", 5, ("names", "purpose"))
_SHOW = Step(
    "show",
    10,
    ("certainty", "strengths"),
    (FINDINGS, "strength", "watch_out"),
    ("cover", "styles", "bars", "work"),
)
_PAIRS = Step("pairs", 10, ("pair-up", "situation", "back"), ("situation",), ("pairs",))
_DISCUSS = Step("discuss", 20, ("question",), ("question", PAIRS), ("question",))
_AGREE = Step("agree", 20, ("choose", "sentence", "post"), ("watch_out",), ("agree",))
_COMMIT = Step("commit", 5, ("pick", "name", "day"), ("try",), ("commit",))

PLANS: Mapping[int, tuple[Step, ...]] = {
    40: (_PREPARE, _SHOW, _DISCUSS, _COMMIT),
    60: (_PREPARE, replace(_SHOW, minutes=15), _PAIRS, _DISCUSS, replace(_COMMIT, minutes=10)),
    90: (
        _PREPARE,
        replace(_SHOW, minutes=15),
        replace(_PAIRS, minutes=20),
        _DISCUSS,
        _AGREE,
        replace(_COMMIT, minutes=10, todos=("pick", "name", "follow-up")),
    ),
}
"""The steps of a workshop, by how many minutes it takes. A longer one has more of them: what a team only hears in forty
minutes it also tries on its own work, and agrees on.
"""

SHORTEST = min(PLANS)


def show_title(team: Team) -> None:
    """What the view is: a plan, for how long and for which day, which can be chosen."""
    with st.container(horizontal=True, vertical_alignment="center", width="content"):
        st.markdown(f"#### {say('teams-workshop')}", width="content")
        WORKSHOP_MINUTES.set(planned_minutes())
        st.segmented_control(
            say("teams-workshop-length"),
            list(PLANS),
            required=True,
            format_func=lambda minutes: say("teams-workshop-minutes", minutes=minutes),
            key=WORKSHOP_MINUTES.key,
            on_change=_keep_length,
            label_visibility="collapsed",
        )
        choose_day(team)


def choose_day(team: Team) -> None:
    """The day of the workshop, which Home and Monday's message tell."""
    # A new key takes up the day that is stored, also where another browser changed it.
    day = st.date_input(
        say("teams-workshop-day"),
        team.workshop_on,
        help=say("teams-workshop-day-about"),
        format=date_field(),
        key=f"workshop {team.id} {team.workshop_on}",
        width=180,
    )
    if day != team.workshop_on and write(operations.PUT_WORKSHOP(PutWorkshop(on=day), team_id=team.id)) is not None:
        st.rerun()


def _keep_length() -> None:
    minutes = WORKSHOP_MINUTES.get()
    if minutes == SHORTEST:
        st.query_params.pop(LENGTH, None)
    else:
        st.query_params[LENGTH] = str(minutes)


def planned_minutes() -> int:
    """How many minutes the workshop is planned for."""
    length = st.query_params.get(LENGTH)
    return next((minutes for minutes in PLANS if str(minutes) == length), SHORTEST)


def show_workshop(team: Team, analysis: TeamAnalysis, *, named: bool, may_hold: bool) -> None:
    """The plan, and cards for the week after; with ``may_hold``, coaches can hold results back until the workshop."""
    plan = PLANS[planned_minutes()]
    deck = make_deck(analysis, plan)
    names = short_names(CandidateRef(id=point.candidate_id, name=point.name) for point in analysis.map)
    for number, step in enumerate(plan, 1):
        with st.container(border=True, key=f"step-{step.name}"):
            head, content = st.columns([3, 9], gap="small")
            with head, st.container(gap="xsmall"):
                st.markdown(f"#### {number} · {say('teams-workshop-step', step=step.name)}")
                st.caption(say("teams-workshop-minutes", minutes=step.minutes))
                _link_slides(step, deck)
            with content, st.container(gap="xsmall"):
                for todo in step.todos:
                    st.checkbox(say("teams-workshop-todo", todo=todo), key=f"todo {team.id} {step.name} {todo}")
                _show_said(step, analysis.insights, names, named=named)
                if step.name == "prepare" and may_hold:
                    offer_reveal(team)
                if step.name == "commit" and named:
                    agree_with_team(analysis.team, expanded=True)
    show_cards(analysis.insights, team.id, names=names)


Said = tuple[Insight | None, list[Insight]]
"""A claim that has to be said, if any, and the advice that follows from it."""


def said_in(step: Step, insights: Sequence[Insight], *, named: bool) -> tuple[list[Said], list[Said]]:
    """What can be said in a step: of the team, and of its pairs.

    Advice follows the claim that it rests on, if the step says it; all steps but one leave out what was said before.
    """
    advice = {"" if claim is None else claim.id: found for claim, found in _advice_in(step, insights, named=named)}

    def with_advice(finding: Insight) -> Said:
        return finding, advice.pop(finding.id, [])

    found = findings_in(insights, named=named)
    pairs = [with_advice(each) for each in found if PAIRS in step.kinds and named and each.kind in OF_PAIRS]
    of_team = [with_advice(each) for each in found if FINDINGS in step.kinds and not each.people]
    return [*of_team, *((None, rest) for rest in advice.values())], pairs


def _advice_in(step: Step, insights: Sequence[Insight], *, named: bool) -> Iterator[Said]:
    """The advice of the kinds that a step needs, each sentence once, by the claim that it rests on; nothing on a claim
    that is only leaning.
    """
    seen = set[str]()
    for claim, follows in follow(insights):
        found = []
        for each in follows:
            text = sentence(each, named=named)
            if each.kind in step.kinds and is_advised(each, claim) and text and text not in seen:
                seen.add(text)
                found.append(each)
        if found:
            yield claim, found


def _show_said(step: Step, insights: Sequence[Insight], names: Names, *, named: bool) -> None:
    of_team, pairs = said_in(step, insights, named=named)
    for claim, advice in (*of_team[:FIRST], *pairs[:FIRST]):
        _show_one(step, claim, advice, names, named=named)
    folded = (*of_team[FIRST:], *pairs[FIRST:])
    if folded:
        with st.expander(say("shared-more-findings", count=len(folded)), type="compact", key=f"more {step.name}"):
            for claim, advice in folded:
                _show_one(step, claim, advice, names, named=named)


def _show_one(step: Step, claim: Insight | None, advice: Sequence[Insight], names: Names, *, named: bool) -> None:
    if claim is not None:
        show_finding(claim, names, named=named, key=step.name)
    if advice:
        lines = (f"- **{label_of(each)}** {sentence_markdown(each, names, named=named)}" for each in advice)
        st.markdown("\n".join(lines))


def label_of(advice: Insight) -> str:
    """What kind of advice it is, or the situation that it is about, before it."""
    topic = advice.id.split("-")[1] if advice.kind == "situation" and "-" in advice.id else ""
    if topic in TOPICS:
        return say("teams-workshop-situation", situation=topic_name(topic, language()))
    return say("team-page-advice", kind=advice.kind)


def _link_slides(step: Step, deck: Sequence[Slide]) -> None:
    for number, label in slides_of(step, deck):
        st.button(
            label,
            key=f"slide {step.name} {number}",
            icon=":material/slideshow:",
            type="tertiary",
            on_click=stay_and_show,
            kwargs={PRESENTING: str(number)},
        )


def slides_of(step: Step, deck: Sequence[Slide]) -> list[tuple[int, str]]:
    """The slides of a step in their order: the number of each, from 1, and what the link to it is called."""
    return [
        (number, say("teams-workshop-slide", number=number, about=slide.title))
        for number, slide in enumerate(deck, 1)
        if slide.about in step.slides
    ]
