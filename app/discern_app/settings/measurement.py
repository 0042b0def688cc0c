"""By what results are calculated, what was learnt from the people here, and the offer to recalculate results."""

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError, NotFound, NotPermitted, UnreadableAnswer
from discern.contract import MeasuredBank, Measurement, Rescoring
from discern.contract.key_scopes import allows
from discern.words import format_number
from discern_app.base.error_banners import show_error
from discern_app.base.language import language, say
from discern_app.base.queries import try_read, write
from discern_app.base.text import day, escape


def show_measurement() -> bool:
    """The section, where the service offers it to this key; returns whether there is one, or why it failed."""
    try:
        found = try_read(operations.get_measurement())
        may_rescore = allows(try_read(operations.get_account()).key.scopes, "admin")
    except (NotFound, NotPermitted, UnreadableAnswer):
        return False
    except DiscernError as error:
        show_error(error)
        return True
    st.subheader(say("settings-measurement"))
    current = next((each for each in found.banks if each.is_current), None)
    if current is not None:
        st.markdown(describe(current, found.people_needed))
    if any(each.parameters is not None and each.parameters.contradicts for each in found.banks):
        st.warning(say("settings-measurement-contradicts"), icon=":material/troubleshoot:")
    show_rescoring(found, may_rescore=may_rescore)
    with st.expander(say("settings-measurement-details")):
        for bank in found.banks:
            st.markdown(describe_parts(bank))
    return True


def describe(bank: MeasuredBank, people_needed: int) -> str:
    """What is known of the questionnaire that assessments begin with."""
    learnt = bank.parameters
    if learnt is None:
        return say("settings-measurement-untried", people=bank.people, needed=people_needed)
    if learnt.multiplier is None:
        return say("settings-measurement-calibrated", people=learnt.people)
    factor = format_number(learnt.multiplier, learnt.interval, 2, language())
    return say("settings-measurement-learnt", people=learnt.people, factor=factor)


def describe_parts(bank: MeasuredBank) -> str:
    """A questionnaire by its version, the version of its parameters, and how many people and results it has."""
    return say(
        "settings-measurement-bank",
        bank=f"{escape(bank.id)} {escape(bank.version)}",
        parameters=escape((bank.parameters or bank).version),
        people=bank.people,
        results=bank.results,
        outdated=bank.outdated,
    )


def show_rescoring(found: Measurement, *, may_rescore: bool) -> None:
    """How many results are outdated, the offer to recalculate them, and how far that is."""
    latest = found.rescoring
    if latest is not None and latest.status == "running":
        text = say("settings-measurement-running", done=latest.done, total=latest.total)
        st.progress(latest.done / max(latest.total, 1), text=text)
        return
    outdated, results = (sum(getattr(each, name) for each in found.banks) for name in ("outdated", "results"))
    if latest is not None and latest.total:
        show_end(latest)
    if not outdated:
        return
    st.markdown(say("settings-measurement-outdated", count=outdated, results=results))
    if not may_rescore:
        return
    with st.popover(say("settings-measurement-offer"), icon=":material/calculate:"):
        st.markdown(say("settings-measurement-consequences", count=outdated))
        confirm = say("settings-measurement-confirm", count=outdated)
        st.button(confirm, type="primary", on_click=write, args=(operations.rescore(),))


def show_end(latest: Rescoring) -> None:
    if latest.status == "failed":
        st.error(say("settings-measurement-failed", done=latest.done, total=latest.total))
    elif latest.ended_at is not None:
        st.markdown(say("settings-measurement-done", done=latest.done, day=day(latest.ended_at)))
