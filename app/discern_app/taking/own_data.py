"""A person's own data: visibility, what is stored, who has accessed it, correction and erasure."""

import streamlit as st
from pydantic import ValidationError

from discern.client import operations
from discern.client.cache import CachedReader
from discern.client.errors import DiscernError
from discern.contract import (
    Candidate,
    CandidateChange,
    CandidateExport,
    GiveConsent,
    SetVisibility,
    Visibility,
    Wording,
)
from discern.words import restate
from discern_app.base.embedded_service import load_settings
from discern_app.base.error_banners import show_error
from discern_app.base.language import language, reader_wording, say
from discern_app.base.states import danger_button, show_state
from discern_app.components.charts import show_table
from discern_app.components.share_links import assessment_publisher
from discern_app.insight.answer_evidence import show_answer_evidence
from discern_app.insight.profile import LEAD, findings_of, show_profile
from discern_app.insight.stored_data import MOST_SHOWN, list_consents, list_held, list_log
from discern_app.participant.own.export import FILE, pack
from discern_app.participant.own.records import (
    CHOICES,
    open_consents,
    rights_of,
)
from discern_app.taking.own_words import mark_statements, read_own_marks, write_own

ERASED = "erased"
"""Session key: set once the person has deleted their data."""


def read_export(reader: CachedReader, candidate_id: str | None) -> CandidateExport | None:
    """Everything stored about a person; None under a banner, or without an id."""
    if candidate_id is None:
        return None
    try:
        return reader.client.send(operations.export_candidate(candidate_id))
    except DiscernError as error:
        show_error(error)
        return None


def choose_visibility(reader: CachedReader, person: Candidate) -> None:
    """The choice of who may see the results, which applies at once."""
    key, drawn = f"visibility of {person.id}", f"visibility drawn of {person.id}"
    shown = person.visibility
    # Only a choice made here is written. What another tab or device has stored since is shown and kept.
    seen: Visibility = st.session_state.get(drawn, shown)
    picked: Visibility = st.session_state.get(key, seen)
    if picked != seen and write_own(reader, operations.set_visibility(person.id, SetVisibility(visibility=picked))):
        shown = picked
        st.toast(say("own-data-visibility-saved"), icon=":material/visibility:")
    st.session_state[key] = st.session_state[drawn] = shown
    st.markdown(f"#### {say('own-data-visibility')}")
    st.radio(
        say("own-data-visibility"),
        [each for each in CHOICES if each in rights_of(person).visibility],
        format_func=lambda each: say("own-data-visible-to", visibility=each),
        key=key,
        label_visibility="collapsed",
    )
    st.caption(say("own-data-visibility-hint"))
    if person.answers_shared or (person.answers_shared is not None and rights_of(person).share_answers):
        _choose_who_sees_answers(reader, person.id, shown, shared=person.answers_shared)


def _choose_who_sees_answers(reader: CachedReader, person_id: str, visibility: Visibility, *, shared: bool) -> None:
    """Whether a coach may see the answers behind the results, which applies at once."""
    key, drawn = f"answers of {person_id}", f"answers drawn of {person_id}"
    seen: bool = st.session_state.get(drawn, shared)
    picked: bool = st.session_state.get(key, seen)
    if picked != seen:
        change = SetVisibility(visibility=visibility, answers_shared=picked)
        if write_own(reader, operations.set_visibility(person_id, change)):
            shared = picked
            st.toast(say("own-data-visibility-saved"), icon=":material/visibility:")
    st.session_state[key] = st.session_state[drawn] = shared
    st.checkbox(say("own-data-answers-shared"), key=key)
    st.caption(say("own-data-answers-shared-hint"))


def show_own_results(reader: CachedReader, assessment_id: str) -> bool:
    """The person's own profile; a friendly word where a coach shows it first when they talk about it. True where the
    result is withheld.
    """
    try:
        results = reader.client.send(operations.get_results(assessment_id, reader_wording()))
    except DiscernError as error:
        if error.code != "results_held":
            show_error(error)
            return False
        show_state("forum", say("own-data-held"), say("own-data-held-detail"))
        return False
    else:
        marks = read_own_marks(reader, assessment_id)
        show_profile(results, you=True, marks=marks)
        insights = [restate(each, language(), "you") for each in results.insights]
        leading = [each for each in insights if each.kind == LEAD]
        if results.quality.verdict != "withheld":
            mark_statements(reader, assessment_id, [*leading, *findings_of(insights)], marks)
        wording = Wording(language=language(), voice="you")
        evidence = operations.get_evidence(assessment_id, wording)
        show_answer_evidence(results, lambda: reader.client.send(evidence), you=True, marks=marks)
        return results.quality.verdict == "withheld"


def show_my_data(reader: CachedReader, export: CandidateExport) -> None:
    """Everything that a person may see and do about their data."""
    with st.expander(say("own-data-stored")):
        _show_held(export)
    with st.expander(say("own-data-log")):
        _show_log(export)
    rights = rights_of(export.candidate)
    if rights.correct:
        with st.expander(say("own-data-correct")):
            _correct(reader, export)
    with st.expander(say("own-data-take-back", all="yes" if rights.erase else "no")):
        _take_back(reader, export)
    st.download_button(
        say("own-data-download"),
        pack(_with_public_links(export)),
        file_name=FILE,
        mime="application/zip",
        icon=":material/download:",
        on_click="ignore",
    )


def _with_public_links(export: CandidateExport) -> CandidateExport:
    published = assessment_publisher()
    assessments = [each.model_copy(update={"assessment": published(each.assessment)}) for each in export.assessments]
    return export.model_copy(update={"assessments": assessments})


def explain_erasure() -> None:
    st.title(say("own-data-erased"), icon=":material/check_circle:")
    st.markdown(say("own-data-erased-detail"))


def _show_held(export: CandidateExport) -> None:
    header = [say("own-data-stored-column", column=name) for name in ("what", "stored", "why")]
    show_table(header, list_held(export))
    for consent in list_consents(export):
        st.markdown(consent)
    st.markdown(f"{say('own-data-kept', days=load_settings().retention_days or 0)} {say('own-data-excluded-uses')}")


def _show_log(export: CandidateExport) -> None:
    header = [say("own-data-log-column", column=name) for name in ("when", "who", "what")]
    show_table(header, list_log(export))
    if len(export.audit) > MOST_SHOWN:
        st.caption(say("own-data-log-shown", shown=MOST_SHOWN, count=len(export.audit)))


def _correct(reader: CachedReader, export: CandidateExport) -> None:
    person = export.candidate
    with st.form("correct", border=False):
        name = st.text_input(say("own-data-name"), person.name, max_chars=200)
        email = st.text_input(say("own-data-email"), person.email or "", max_chars=254)
        if st.form_submit_button(say("own-data-save")):
            try:
                change = CandidateChange(name=name or "", email=email or None)
            except ValidationError as error:
                wrong = error.errors()[0]["loc"]
                st.error(say("own-data-email-wrong") if "email" in wrong else say("own-data-name-wrong"))
                return
            if write_own(reader, operations.change_candidate(person.id, change)):
                st.rerun()


def _take_back(reader: CachedReader, export: CandidateExport) -> None:
    open_ = open_consents(export)
    if open_:
        st.markdown(say("own-data-withdraw-detail"))
        sure = st.checkbox(say("own-data-withdraw-sure"), key="sure of withdrawal")
        if st.button(say("own-data-withdraw"), disabled=not sure):
            consent = GiveConsent(accepted=False)
            if all(write_own(reader, operations.give_consent(assessment_id, consent)) for assessment_id in open_):
                st.rerun()
    if not rights_of(export.candidate).erase:
        st.caption(say("own-data-limited"))
        return
    st.markdown(say("own-data-delete-detail"))
    sure = st.checkbox(say("own-data-delete-sure"), key="sure of erasure")
    if danger_button(say("own-data-delete"), key="erase", disabled=not sure) and write_own(
        reader, operations.delete_candidate(export.candidate.id)
    ):
        st.session_state[ERASED] = True
        st.rerun()
