"""A person's own data: visibility, what is stored, who has accessed it, correction and erasure."""

import streamlit as st
from pydantic import ValidationError

from discern.client import operations
from discern.client.cache import CachedReader
from discern.client.calls import Call
from discern.client.errors import DiscernError
from discern.contract import (
    AuditEntry,
    Candidate,
    CandidateChange,
    CandidateExport,
    GiveConsent,
    SetVisibility,
    Visibility,
)
from discern_app.base.embedded_service import load_settings
from discern_app.base.error_banners import show_error
from discern_app.base.text import counted, day
from discern_app.components.charts import clear_chart_cache, show_table
from discern_app.components.profile import show_profile
from discern_app.components.share_links import assessment_publisher

CHOICES: dict[Visibility, str] = {
    "private": "Only me and my coach",
    "team": "My team: the people who lead or coach a team I am in, and the people who run this installation",
    "organisation": "Everyone who works with results here",
}

ERASED = "erased"
"""Session key: set once the person has deleted their data."""

MOST_SHOWN = 100

BY_LINK = ("assessment.completed", "assessment.restarted", "consent.given")
"""What only the person who opened the take link can do."""

ACTIONS = {
    "analysis.read": "looked at a team you are in",
    "assessment.cancelled": "cancelled an assessment",
    "assessment.completed": "completed an assessment",
    "assessment.created": "created an assessment for you",
    "assessment.restarted": "started again; the earlier answers were deleted",
    "candidate.changed": "changed your name or address",
    "candidate.created": "added you",
    "candidate.exported": "read all your stored data",
    "candidate.read": "looked at your entry",
    "comparison.read": "compared you with someone",
    "consent.given": "gave consent",
    "consent.withdrawn": "withdrew consent",
    "member.confirmed": "confirmed your sign-in",
    "question.asked": "asked about you or a team you are in",
    "report.read": "read a report on you or a team you are in",
    "results.read": "looked at your results",
    "visibility.changed": "changed who can see your results",
}


def audit_row(entry: AuditEntry, export: CandidateExport) -> tuple[str, str, str]:
    """A row of the audit log: when, who, what."""
    in_force = {each.consent.accepted_at for each in export.assessments if each.consent is not None}
    if entry.actor_id == export.candidate.id or (entry.action == "consent.given" and entry.at in in_force):
        who = "you"
    elif entry.actor_id is None and entry.action in BY_LINK:
        who = "a person with the link to your assessment"
    elif entry.actor_id is None:
        who = "this installation"
    else:
        who = entry.actor or "a former user"
    return f"{day(entry.at)}, {entry.at:%H:%M} UTC", who, ACTIONS.get(entry.action, entry.action)


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
    if picked != seen and _write(reader, operations.set_visibility(person.id, SetVisibility(visibility=picked))):
        shown = picked
        st.toast("Saved. It takes effect now.", icon=":material/visibility:")
    st.session_state[key] = st.session_state[drawn] = shown
    st.markdown("#### Who can see your results?")
    st.radio(
        "Who can see your results?",
        list(CHOICES),
        format_func=lambda each: CHOICES[each],
        key=key,
        label_visibility="collapsed",
    )
    st.caption("People who can't see them won't see them in a team view either.")


def show_own_results(reader: CachedReader, assessment_id: str) -> None:
    """The person's own profile; a friendly word where a coach shows it first when they talk about it."""
    try:
        results = reader.client.send(operations.get_results(assessment_id))
    except DiscernError as error:
        if error.code != "results_held":
            show_error(error)
            return
        st.info(
            "Your coach will show it to you when you talk about it. Your answers are yours at any time: they are in "
            "the download below.",
            title="Your profile hasn't been released yet",
            icon=":material/forum:",
        )
    else:
        show_profile(results, you=True)


def show_my_data(reader: CachedReader, export: CandidateExport) -> None:
    """Everything that a person may see and do about their data."""
    with st.expander("What is stored about you, why, and for how long", icon=":material/database:"):
        _show_held(export)
    with st.expander("Who has looked at your data", icon=":material/history:"):
        _show_log(export)
    with st.expander("Correct your name or e-mail address", icon=":material/edit:"):
        _correct(reader, export)
    with st.expander("Withdraw consent or delete everything", icon=":material/delete:"):
        _take_back(reader, export)
    st.download_button(
        "Download everything",
        _with_public_links(export).model_dump_json(indent=2),
        file_name="my-data.json",
        mime="application/json",
        icon=":material/download:",
        on_click="ignore",
    )


def _with_public_links(export: CandidateExport) -> CandidateExport:
    published = assessment_publisher()
    assessments = [each.model_copy(update={"assessment": published(each.assessment)}) for each in export.assessments]
    return export.model_copy(update={"assessments": assessments})


def explain_erasure() -> None:
    st.title("Your data are deleted", icon=":material/check_circle:")
    st.markdown(
        "Your name, answers, results and links have been deleted from this installation for good. The people who "
        "invited you can see that this happened, and nothing else. Earlier backups keep what they contain until they "
        "are deleted: ask the people who run this installation how long that is."
    )


def _show_held(export: CandidateExport) -> None:
    answers = sum(len(each.answers) for each in export.assessments)
    days = load_settings().retention_days
    kept = (
        f"{counted(days, 'day')} after the last activity"
        if days
        else "you or the people who run this installation delete it"
    )
    results = sum(each.results is not None for each in export.assessments)
    rows = [
        ("Name", export.candidate.name, "so that people know whose results these are"),
        ("E-mail", export.candidate.email or "none", "so that the people who invited you can find you"),
        ("Teams", ", ".join(team.name for team in export.teams) or "none", "to show how a team works together"),
        ("Answers", counted(answers, "question"), "to work out your results"),
        ("Results", counted(results, "profile"), "to talk about how you like to work"),
        ("Log", counted(len(export.audit), "entry", "entries"), "so that you can see who has looked"),
    ]
    show_table(("What", "Stored", "Why"), rows)
    for each in export.assessments:
        if each.consent is not None:
            withdrawn = each.consent.withdrawn_at
            ended = f", and withdrew it on {day(withdrawn)}" if withdrawn else ""
            st.markdown(f"You gave consent on {day(each.consent.accepted_at)}{ended} (text {each.consent.version}).")
    st.markdown(f"Your data are kept until {kept}. They are for development, never for hiring, pay or ranking.")


def _show_log(export: CandidateExport) -> None:
    entries = list(reversed(export.audit))
    show_table(("When", "Who", "What"), [audit_row(entry, export) for entry in entries[:MOST_SHOWN]])
    if len(entries) > MOST_SHOWN:
        st.caption(f"The newest {MOST_SHOWN} of {len(entries)}. The download has all of them.")


def _correct(reader: CachedReader, export: CandidateExport) -> None:
    person = export.candidate
    with st.form("correct", border=False):
        name = st.text_input("Name", person.name, max_chars=200)
        email = st.text_input("E-mail (optional)", person.email or "", max_chars=254)
        if st.form_submit_button("Save"):
            try:
                change = CandidateChange(name=name or "", email=email or None)
            except ValidationError as error:
                wrong = error.errors()[0]["loc"]
                st.error(
                    "That doesn't look like an e-mail address." if "email" in wrong else "Enter your name, in one line."
                )
                return
            if _write(reader, operations.change_candidate(person.id, change)):
                st.rerun()


def _take_back(reader: CachedReader, export: CandidateExport) -> None:
    open_ = [
        each.assessment.id
        for each in export.assessments
        if each.consent is not None and each.consent.withdrawn_at is None
    ]
    if open_:
        st.markdown("**Withdraw consent.** This deletes your answers and results at once. Your name and teams stay.")
        sure = st.checkbox("Yes, delete my answers and results.", key="sure of withdrawal")
        if st.button("Withdraw consent", disabled=not sure):
            consent = GiveConsent(accepted=False)
            if all(_write(reader, operations.give_consent(assessment_id, consent)) for assessment_id in open_):
                st.rerun()
    st.markdown("**Delete everything.** This deletes all your data at once, and this page. It can't be undone.")
    sure = st.checkbox("Yes, delete everything stored about me.", key="sure of erasure")
    if st.button("Delete everything", type="primary", disabled=not sure) and _write(
        reader, operations.delete_candidate(export.candidate.id)
    ):
        st.session_state[ERASED] = True
        st.rerun()


def _write(reader: CachedReader, operation: Call[object]) -> bool:
    try:
        reader.write(operation)
    except DiscernError as error:
        show_error(error)
        return False
    clear_chart_cache()
    return True
