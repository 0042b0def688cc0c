"""What the rows of a list come to: how many of each kind, what is wrong with some, and the links that were made."""

from collections import Counter
from collections.abc import Sequence

import streamlit as st

from discern.lists import ListedPerson
from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.base.states import show_note
from discern_app.base.text import escape, rows_html
from discern_app.components.export import offer_files
from discern_app.components.invitations import message_of, offer_mails, show_each_link
from discern_app.components.people_list import show_lines
from discern_app.components.share_links import assessment_publisher, public_link
from discern_app.components.tables import choose_page, table_key
from discern_app.dialogs.invite import invitation_plan
from discern_app.dialogs.invite.invitation_plan import InvitationRow
from discern_app.session_state import INVITE_ERROR

ROWS_SHOWN, ROWS_PX, ROWS_A_PAGE = 7, 300, 100
"""How many rows are in view; the height in which more of them scroll; and how many a page of them has."""

MOST_ALIKE = 10
"""How many rows are named whose people may be here already."""


def show_sums(batch: Sequence[InvitationRow], *, has_started: bool) -> None:
    """How many people have which outcome or, before anything is sent, will have; and what ended the sending."""
    ended = INVITE_ERROR.take()
    if ended is not None:
        show_error(ended)
    outcomes = Counter(each.outcome for each in batch)
    plans = Counter(each.plan for each in batch)
    if has_started:
        mailed = sum(each.mailed for each in batch)
        counts: dict[tuple[str, str], int] = {("mailed", ""): mailed, ("linked", ""): outcomes["made"] - mailed}
        counts |= {(name, ""): outcomes[name] for name in ("kept", "failed", "unknown")}
        counts["open", ""] = sum(each.new is not None and each.outcome == "open" for each in batch)
        counts["skipped", ""] = plans["wrong"]
    else:
        counts = {("planned", name): plans[name] for name in invitation_plan.PLANS}
    sums = [say("invite-sum", what=what, plan=plan, count=count) for (what, plan), count in counts.items() if count]
    st.markdown(" · ".join(sums))


def show_row_problems(batch: Sequence[InvitationRow], *, has_started: bool) -> None:
    """Who can't be invited or was refused, why, and what to do."""
    wrong = [each for each in batch if each.reason]
    if wrong:
        st.markdown(say("invite-problems", started="yes" if has_started else "no"))
        show_lines([(each.person.line, each.person.name, each.reason) for each in wrong])


def show_alike(batch: Sequence[InvitationRow]) -> None:
    """Whose names are those of people who are here, or of earlier rows, or nearly; and what to do."""
    alike = [each for each in batch if each.alike]
    if not alike:
        return
    rows = [
        say("invite-alike-row", name=escape(each.person.name), line=each.person.line, other=escape(each.alike))
        for each in alike[:MOST_ALIKE]
    ]
    if len(alike) > MOST_ALIKE:
        rows.append(say("people-more", count=len(alike) - MOST_ALIKE))
    listed = "\n".join(f"- {row}" for row in rows)
    show_note("group", f"{say('invite-alike', count=len(alike))}\n\n{listed}\n\n{say('invite-alike-detail')}")


def _described(person: ListedPerson) -> tuple[str, ...]:
    """What the list says of a person, their name first."""
    return (person.name, person.email or "", person.external_id or "", ", ".join(person.teams))


def _way_of(each: InvitationRow, *, mails: bool) -> str:
    """How somebody gets the link, where those that aren't made yet go by mail if it ``mails``."""
    is_mailed = each.mailed if each.outcome == "made" else mails and bool(each.person.email)
    return "mail" if is_mailed else "link"


def show_rows(batch: Sequence[InvitationRow], *, mailed: bool, mails: bool) -> None:
    """Who is in the list and what happens to each, and the links that were made, which people got by mail if they are
    ``mailed``; the next ones go by mail if it ``mails``.
    """
    outcomes = [
        say("invite-outcome", outcome=each.outcome, plan=each.plan, way=_way_of(each, mails=mails)) for each in batch
    ]
    is_said = len(set(outcomes)) > 1
    # What happens to everybody alike stands above, and names stand with their links below.
    if is_said or not all(each.assessment for each in batch):
        lines = [
            " · ".join(filter(None, [*_described(each.person), outcome if is_said else ""]))
            for each, outcome in zip(batch, outcomes, strict=True)
        ]
        place = st.container(height=ROWS_PX if len(lines) > ROWS_SHOWN else "content", border=False)
        place.html(rows_html(choose_page(lines, ROWS_A_PAGE, table_key("invited", lines))))
    ready = [(each.person.email, each.assessment) for each in batch if each.assessment is not None]
    if ready:
        if mailed:
            count = sum(each.mailed for each in batch)
            st.markdown(say("shared-mail-all-done", count=count, left=len(ready) - count))
        made = [assessment for _, assessment in ready]
        names = {assessment.id: assessment.candidate.name for assessment in made}
        show_each_link(made, names, {assessment.id: email for email, assessment in ready})
        if not mailed:
            offer_mails(made)
        st.markdown(say("invite-result-download"))
        columns = [say("invite-result-column", column=name) for name in ("name", "email", "link", "message")]
        cells = [
            (assessment.candidate.name, email, public_link(assessment.take_url or ""), message_of(assessment))
            for email, assessment in ready
        ]
        rows = [dict(zip(columns, each, strict=True)) for each in cells]
        published = assessment_publisher()
        offer_files("invitations", lambda: rows, lambda: [published(assessment) for _, assessment in ready])
