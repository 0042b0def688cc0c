"""Inviting one person: a form, who else has a similar name, and the link that was made."""

from collections.abc import Sequence
from itertools import islice
from uuid import uuid4

import streamlit as st
from pydantic import ValidationError

from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.models.assessments import Assessment, NewAssessment
from discern.contract.models.candidates import CandidateQuery, NewCandidate
from discern.contract.models.mails import NewMail
from discern.contract.models.teams import TeamSummary
from discern.words import list_parts
from discern_app.base.language import language, say
from discern_app.base.navigation import page_of
from discern_app.base.queries import try_read, write
from discern_app.base.states import show_note
from discern_app.base.text import escape, one_line
from discern_app.components.invitations import Asked, choose_mail, select_form, select_language, sends_mails, show_link
from discern_app.components.object_select import known_people
from discern_app.components.option_labels import find_alike, person_option, unique_labels
from discern_app.dialogs.invite.team_choice import TeamChoice, choose_team, make_chosen, name_joined, needs_team
from discern_app.dialogs.open_assessments import select_end
from discern_app.dialogs.open_dialog import close_dialog, rerun_dialog
from discern_app.session_state import INVITED, NAMESAKE, UNSURE_INVITATION

MOST_NAMESAKES = 5
"""How many people of a similar name are shown."""


def invite_one(teams: Sequence[TeamSummary], team_id: str | None) -> None:
    """Ask for one person, then show their link. ``team_id`` is the team that is chosen at first."""
    created = INVITED.get()
    if created is not None:
        _show_created(created, teams)
        return
    with st.form("new assessment", border=False):
        name = st.text_input(say("invite-name"), max_chars=200)
        email = st.text_input(say("invite-email", mails="yes" if sends_mails() else "no"), max_chars=254)
        team = choose_team(teams, start=team_id)
        asked = Asked(select_form(), select_language(), select_end())
        mails = choose_mail()
        if st.form_submit_button(say("invite-create"), type="primary", icon=":material/link:"):
            _create(name or "", email or None, team, asked, mails=mails)


def _show_namesakes(name: str) -> bool:
    """Whether somebody else is here whose name looks the same or, if nobody's does, is nearly spelt so; shows who."""
    written = " ".join(one_line(name).split())
    try:
        found = try_read(operations.LIST_CANDIDATES(CandidateQuery(q=written, limit=50))).data
        is_same, namesakes = find_alike(written, [*found, *known_people()])
    except DiscernError:
        return False
    if not namesakes:
        return False
    people = {each.id: each for each in namesakes}.values()
    labels = unique_labels(person_option(each, each.email, marked=False) for each in islice(people, MOST_NAMESAKES))
    named = list_parts([f"**{escape(label)}**" for label in labels.values()], language())
    show_note("group", say("invite-namesakes", likeness="same" if is_same else "similar", named=named))
    for id_, label in labels.items():
        st.page_link(page_of("people"), label=escape(label), icon=":material/person:", query_params={"person": id_})
    return True


def _show_created(created: Assessment, teams: Sequence[TeamSummary]) -> None:
    st.markdown(f":green[:material/check_circle:] **{say('invite-ready', name=escape(created.candidate.name))}**")
    st.markdown(name_joined(TeamChoice(created.team_id), teams, created.expires_at))
    show_link(created)
    with st.container(horizontal=True):
        if st.button(say("invite-another"), type="primary", icon=":material/person_add:"):
            INVITED.forget()
            rerun_dialog()
        if st.button(say("invite-done")):
            close_dialog()
            st.rerun()


def _create(name: str, email: str | None, team: TeamChoice, asked: Asked, *, mails: bool) -> None:
    try:
        candidate = NewCandidate(name=name, email=email)
    except ValidationError as error:
        field = str(error.errors()[0]["loc"][-1])
        st.error(say("invite-wrong", field=field))
        return
    if needs_team(team):
        st.error(say("invite-team-missing"))
        return
    if NAMESAKE.get() != name and _show_namesakes(name):
        NAMESAKE.set(name)
        return
    made = make_chosen(team)
    if made is None:
        return
    new = NewAssessment(
        candidate=candidate, team_id=made.id, form=asked.form, language=asked.language, expires_at=asked.end
    )
    before = UNSURE_INVITATION.get()
    key = before[1] if before is not None and before[0] == new else f"invite-{uuid4().hex}"
    UNSURE_INVITATION.set((new, key))
    created = write(operations.CREATE_ASSESSMENT(new, idempotency_key=key))
    if created is not None:
        UNSURE_INVITATION.forget()
        NAMESAKE.forget()
        INVITED.set(created)
        if mails and email is not None:
            write(operations.SEND_MAIL(NewMail(), assessment_id=created.id))
        rerun_dialog()
