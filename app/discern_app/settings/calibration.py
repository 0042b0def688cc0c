"""Calibrating the statements with the people here: who counts, what would change, and the owner's choice."""

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError, NotFound, NotPermitted, UnreadableAnswer
from discern.contract import STYLES, Calibration, CalibrationChange, Calibrations, ExampleScores
from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.base.queries import try_read, write
from discern_app.base.states import show_note
from discern_app.base.text import day, escape
from discern_app.components.charts import show_table


def show_calibration() -> bool:
    """The section, where the service offers it to this key; returns whether there is one, or why it failed."""
    try:
        found = try_read(operations.get_calibrations())
        newest = None if found.newest is None else try_read(operations.get_calibration(found.newest.id))
    except (NotFound, NotPermitted, UnreadableAnswer):
        return False
    except DiscernError as error:
        show_error(error)
        return True
    st.subheader(say("settings-calibration"))
    st.markdown(say("settings-calibration-what"))
    people = found.people
    st.markdown(
        say(
            "settings-calibration-people",
            counted=people.counted,
            sample=people.sample,
            withheld=people.withheld,
            other=people.other_statements,
            retakes=people.retakes,
        )
    )
    missing = found.people_needed - people.counted
    if missing > 0:
        text = say("settings-calibration-missing", missing=missing, needed=found.people_needed)
        st.progress(people.counted / found.people_needed, text=text)
    if newest is not None:
        show_newest(newest)
    if missing <= 0 and may_start(found):
        st.button(
            say("settings-calibration-start", again="no" if newest is None else "yes"),
            icon=":material/tune:",
            on_click=write,
            args=(operations.start_calibration(),),
        )
    return True


def may_start(found: Calibrations) -> bool:
    """Whether another calibration could find anything else."""
    newest = found.newest
    if newest is None:
        return True
    return newest.status != "running" and (newest.people != found.people or newest.failure == "error")


def show_newest(newest: Calibration) -> None:
    """How the last calibration went, and the offer to apply it."""
    if newest.status == "running":
        show_note("hourglass_top", say("settings-calibration-running"))
    elif newest.status == "failed":
        # Who are too few today is already there, with their number.
        if newest.failure is not None and newest.failure != "too_few_people":
            show_note("troubleshoot", say("settings-calibration-failed", reason=newest.failure))
    elif newest.change is not None:
        if newest.applied_at is not None:
            applied = say(
                "settings-calibration-applied",
                day=day(newest.applied_at),
                version=escape(newest.version or ""),
                people=newest.people.counted,
            )
            show_note("check", applied)
        show_change(newest.change, newest.people.counted)
        show_examples(newest.examples)
        if newest.applied_at is None:
            with st.popover(say("settings-calibration-apply"), icon=":material/done_all:"):
                st.markdown(say("settings-calibration-consequences"))
                st.button(
                    say("settings-calibration-confirm"),
                    type="primary",
                    on_click=write,
                    args=(operations.apply_calibration(newest.id),),
                )


def show_change(change: CalibrationChange, people: int) -> None:
    """What it changes for everybody who counts, on average."""
    st.markdown(
        say(
            "settings-calibration-change",
            people=people,
            points=round(change.score_change),
            before=round(change.interval_before),
            after=round(change.interval_after),
        )
    )
    st.caption(
        say(
            "settings-calibration-fit",
            fitted=change.fitted_blocks,
            blocks=change.blocks,
            before=f"{change.loading_before:.2f}",
            after=f"{change.loading_after:.2f}",
            correlation="fitted" if change.correlation_fitted else "kept",
        )
    )


def show_examples(examples: list[ExampleScores]) -> None:
    """Scores of a few people before and after, who aren't named."""
    if not examples:
        return
    with st.expander(say("settings-calibration-examples", count=len(examples))):
        show_table(
            [say("settings-calibration-person"), *STYLES],
            [
                [
                    f"{number}",
                    *(
                        say(
                            "settings-calibration-scores",
                            before=round(each.before[style].score),
                            after=round(each.after[style].score),
                        )
                        for style in STYLES
                    ),
                ]
                for number, each in enumerate(examples, 1)
            ],
        )
        st.caption(say("settings-calibration-examples-who"))
