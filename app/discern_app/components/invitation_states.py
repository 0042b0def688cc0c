"""Where someone stands with an invitation: the word, the colour and the icon of each state, the same on every page; and
the filter by it above People and Assessments.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, cast, get_args

import streamlit as st

from discern.contract.models.candidates import Candidate, CandidateProfile, ProfileGroup, ProfileStatus, ProfileTotals
from discern.contract.models.results import Quality
from discern_app.base.language import say
from discern_app.components.assessment_summary import looks_random
from discern_app.components.tables import Tone, badge_column
from discern_app.session_state import LIST_GROUP

State: TypeAlias = ProfileStatus
"""That of a person, or of an assessment."""


@dataclass(frozen=True, slots=True)
class Look:
    """``icon`` is the name of a Material symbol."""

    tone: Tone
    icon: str


LOOKS: Mapping[State, Look] = {
    "created": Look("open", "mail"),
    "started": Look("open", "hourglass_top"),
    "completed": Look("good", "check_circle"),
    "withheld": Look("bad", "help"),
    "expired": Look("quiet", "event_busy"),
    "cancelled": Look("quiet", "link_off"),
    "none": Look("quiet", "person_off"),
}
"""A colour for people who are waited for, one for those who have finished, one for answers to talk about, and grey for
the rest.
"""

COLOURS: Mapping[Tone, str] = {"good": "green", "open": "violet", "bad": "red", "quiet": "gray"}
"""The theme's colours of badges in text."""


def name_state(state: State, answered: int | None = None, total: int | None = None) -> str:
    """The word, and how far someone who has started is where that is known."""
    if state == "started" and answered is not None and total is not None:
        return say("states-started", answered=answered, total=total)
    return say("states-name", state=state)


def name_withheld(quality: Quality | None) -> str:
    """No profile, and why the answers support none where that is known."""
    failed = [] if quality is None else [check.id for check in quality.checks if not check.passed]
    known = next((check for check in WITHHOLDING if check in failed), None)
    return name_state("withheld") if quality is None else say("states-withheld", check=known or "other")


WITHHOLDING = ("too_fast", "too_few", "random_answers", "place_pattern")
"""The checks that leave no profile."""


def state_said(person: Candidate) -> str | None:
    """Where a person stands, how far they are, and why there is no profile, as far as that is known."""
    profile = person.profile
    if profile is None or profile.status is None:
        return None
    if profile.status == "withheld":
        return name_withheld(profile.quality)
    if profile.results is not None and looks_random(profile.results):
        return say("people-random")
    return name_state(profile.status, *_progress(profile))


def _progress(profile: CandidateProfile) -> tuple[int | None, int | None]:
    at = profile.assessment
    return (None, None) if at is None else (at.answered, at.total)


def badge_of(state: State, answered: int | None = None, total: int | None = None) -> str:
    """A badge as Markdown."""
    return badge_for(state, name_state(state, answered, total))


def badge_for(state: State, said: str) -> str:
    """A badge as Markdown, of a state with what is ``said`` of it."""
    look = LOOKS[state]
    return f":{COLOURS[look.tone]}-badge[:material/{look.icon}: {said}]"


def state_column(label: str, more: Mapping[str, Tone], width: int) -> Any:
    """A column of badges, whose cells are lists of `name_state`; ``more`` are the tones of what else they have."""
    tones = {name_state(state): look.tone for state, look in LOOKS.items()}
    return badge_column(label, {**tones, **more}, width, help_=say("states-help"))


# The filter.

ALL = "all"
GROUPS: tuple[str, ...] = (ALL, *get_args(ProfileGroup))
"""Everyone, or one group."""

GROUP_PARAM = "status"
"""The parameter of the address that names the group."""


def group_asked_for() -> ProfileGroup | None:
    """The group that the address names; None where that is none of them."""
    asked = st.query_params.get(GROUP_PARAM)
    return cast("ProfileGroup", asked) if asked in get_args(ProfileGroup) else None


def choose_group(totals: ProfileTotals | None) -> None:
    """The groups, with how many are in each where that is known. A choice is put into the address, so that it can be
    linked to and the browser's Back works.
    """
    LIST_GROUP.set(group_asked_for() or ALL)
    counts = {} if totals is None else {ALL: count_all(totals), **totals.model_dump()}
    st.segmented_control(
        say("states-groups"),
        GROUPS,
        format_func=lambda group: say("states-group", group=group, count=str(counts.get(group, ""))),
        required=True,
        key=LIST_GROUP.key,
        on_change=_store_group,
        label_visibility="collapsed",
    )


def _store_group() -> None:
    chosen = LIST_GROUP.get()
    if chosen == ALL:
        st.query_params.pop(GROUP_PARAM, None)
    else:
        st.query_params[GROUP_PARAM] = chosen


def count_all(totals: ProfileTotals) -> int:
    return sum(totals.model_dump().values())


def count_listed(totals: ProfileTotals | None) -> int | None:
    """How many the list has on all its pages, in the group that it shows; None where the service doesn't count them."""
    if totals is None:
        return None
    group = group_asked_for()
    counts: dict[str, int] = totals.model_dump()
    return count_all(totals) if group is None else counts[group]
