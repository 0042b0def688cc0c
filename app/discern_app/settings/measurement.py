"""What results are scored with, and what the answers of the people here would settle."""

from collections.abc import Mapping

import streamlit as st

from discern.client.errors import DiscernError, NotFound, NotPermitted, UnreadableAnswer
from discern.contract import operations
from discern.contract.models.account import HeadlineChange, LocalLevels, LocalLevelsQuery
from discern.contract.models.assessments import Language
from discern.contract.models.insights import Fit
from discern.contract.models.teams import TeamQuery
from discern.words import name_language
from discern_app.access.viewer import is_one_of
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error, show_page_error
from discern_app.base.language import language, say
from discern_app.base.queries import try_read, write
from discern_app.base.states import show_state
from discern_app.base.text import day, escape
from discern_app.components.charts import show_table
from discern_app.components.invitations import LANGUAGES, offered_languages, reader_language
from discern_app.components.object_select import select_several
from discern_app.components.option_labels import team_options

MOST_TEAMS = 200
"""The most teams to choose testers from."""


def show_measurement() -> None:
    """The section, or that the service doesn't offer it to this key."""
    try:
        bank = try_read(operations.GET_MEASUREMENT())
    except (NotFound, NotPermitted, UnreadableAnswer):
        show_state("straighten", say("settings-measurement-none"))
        return
    except DiscernError as error:
        show_page_error(error)
        return
    st.subheader(say("settings-measurement"))
    since = "none" if bank.since is None else day(bank.since)
    name = escape(f"{bank.id} {bank.version}")
    st.markdown(say("settings-measurement-bank", bank=name, since=since))
    st.markdown(say("settings-measurement-basis", people=bank.people))
    if is_one_of("owner"):
        show_levels()
        show_hit_rates()
    st.caption(say("settings-measurement-change"))


def show_levels() -> None:
    """What the answers of the people here would settle, read without the teams that are left out."""
    st.subheader(say("settings-levels"))
    st.markdown(say("settings-levels-about"))
    try:
        teams = try_read(operations.LIST_TEAMS(TeamQuery(limit=MOST_TEAMS))).data
        without: list[str] = []
        if teams:
            without = select_several(say("settings-levels-without"), team_options(teams), key="levels without")
        chosen = LocalLevelsQuery(without=without, language=choose_language())
        found = try_read(operations.GET_LOCAL_LEVELS(chosen))
    except (NotFound, NotPermitted, UnreadableAnswer):
        st.caption(say("settings-levels-forbidden"))
        return
    except DiscernError as error:
        show_page_error(error)
        return
    show_found(found, chosen)


def choose_language() -> Language:
    """The language of the questionnaire, where there is more than one: each has levels of its own."""
    offered, own = offered_languages(), reader_language()
    if len(offered) < 2:
        return own
    chosen: Language = st.segmented_control(
        say("settings-levels-language"),
        [each for each in LANGUAGES if each in offered],
        default=own,
        format_func=lambda each: name_language(each, language()),
        required=True,
        key="levels language",
    )
    return chosen


def show_found(found: LocalLevels, chosen: LocalLevelsQuery) -> None:
    """How many people here have answered, what their answers would change, and the button that puts them in use."""
    if found.people < found.needed:
        st.markdown(say("settings-levels-few", people=found.people, needed=found.needed))
        return
    if found.refused is not None:
        st.markdown(say("settings-levels-refused", people=found.people, reason=escape(found.refused)))
        return
    if found.in_use:
        st.markdown(say("settings-levels-used", people=found.people))
        if st.button(say("settings-levels-again"), icon=":material/restart_alt:"):
            score_again()
        return
    st.markdown(say("settings-levels-found", people=found.people, changed=len(found.changes), counted=found.counted))
    if found.changes:
        with st.expander(say("settings-levels-look")):
            show_table(
                tuple(say("settings-levels-column", column=name) for name in ("person", "before", "after")),
                [row(each) for each in found.changes],
            )
    if st.button(say("settings-levels-use"), icon=":material/check:", type="primary"):
        used = write(operations.USE_LOCAL_LEVELS(chosen))
        if used is not None and used.in_use:
            st.rerun()
    st.caption(say("settings-levels-not-now"))


def show_hit_rates() -> None:
    """What people said when they looked back, beside what they said of a sentence that isn't theirs."""
    try:
        found = try_read(operations.GET_HIT_RATES())
    except (NotFound, NotPermitted, UnreadableAnswer):
        return
    except DiscernError as error:
        show_page_error(error)
        return
    st.subheader(say("look-back-rates-title"))
    st.markdown(say("look-back-rates-about"))
    if not found.rates:
        st.markdown(say("look-back-rates-few", answered=found.answered, needed=found.needed))
        return
    show_table(
        tuple(say("look-back-rates-column", column=name) for name in ("kind", "own", "foreign")),
        [
            (say("look-back-rates-kind", kind=rate.kind), say_counted(rate.own), say_counted(rate.foreign))
            for rate in found.rates
        ],
    )


def say_counted(said: Mapping[Fit, int]) -> str:
    """How many of those who were asked say that it fits."""
    return say("look-back-rates-count", asked=sum(said.values()), fits=said["fits"], partly=said["partly"])


def row(change: HeadlineChange) -> tuple[str, str, str]:
    """A person, and what is said of them before and after."""
    before, after = (say("shared-place", place=place or "open") for place in (change.before, change.after))
    return change.candidate.name, before, after


def score_again() -> None:
    """Score earlier results by the bank in use, some at a time, until none is left."""
    done, left = 0, 1
    with st.spinner(say("settings-levels-wait")):
        while left:
            try:
                rescored = current_service().managers.write(operations.SCORE_AGAIN())
            except DiscernError as error:
                show_error(error)
                return
            done, left = done + rescored.scored, rescored.left
    # A message on the page would go with the rerun that follows from so many other results.
    st.toast(say("settings-levels-done", count=done), icon=":material/check:")
