"""What the rows of a list come to: how many of each kind, what is wrong with some, and the links that were made."""

from collections import Counter
from collections.abc import Sequence

import streamlit as st

from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.base.states import show_note
from discern_app.base.text import escape
from discern_app.components.export import offer_files
from discern_app.components.invitations import message_of, offer_mails, show_each_link
from discern_app.components.people_list import show_lines
from discern_app.components.share_links import assessment_publisher, public_link
from discern_app.components.tables import ROW_PX, draw_table, table_height
from discern_app.dialogs.invite import invitation_plan
from discern_app.dialogs.invite.invitation_plan import InvitationRow
from discern_app.session_state import INVITE_ERROR

ROWS_SHOWN = 7
"""Rows of the plan in view; of more, the table scrolls."""


MOST_ALIKE = 10
"""How many rows are named whose people may be here already."""


def show_sums(batch: Sequence[InvitationRow], *, has_started: bool) -> None:
    """How many rows have which outcome or, before anything is sent, will have; and what ended the sending."""
    ended = INVITE_ERROR.take()
    if ended is not None:
        show_error(ended)
    outcomes = Counter(each.outcome for each in batch)
    plans = Counter(each.plan for each in batch)
    if has_started:
        counts: dict[tuple[str, str], int] = {
            (name, ""): outcomes[name] for name in ("made", "kept", "failed", "unknown")
        }
        counts["open", ""] = sum(each.new is not None and each.outcome == "open" for each in batch)
        counts["skipped", ""] = plans["wrong"]
    else:
        counts = {("planned", name): plans[name] for name in invitation_plan.PLANS}
    sums = [say("invite-sum", what=what, plan=plan, count=count) for (what, plan), count in counts.items() if count]
    st.markdown(say("invite-rows", count=len(batch), sums=" · ".join(sums)))


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


def _way_of(each: InvitationRow, *, mails: bool) -> str:
    """How somebody gets the link, where those that aren't made yet go by mail if it ``mails``."""
    is_mailed = each.mailed if each.outcome == "made" else mails and bool(each.person.email)
    return "mail" if is_mailed else "link"


def show_rows(batch: Sequence[InvitationRow], *, has_started: bool, mailed: bool, mails: bool) -> None:
    """The table of the rows, and the links that were made, which people got by mail if they are ``mailed``; the next
    ones go by mail if it ``mails``.
    """
    line, outcome = say("invite-row-line"), say("invite-row-outcome", started="yes" if has_started else "no")
    # What happens stands beside the name: a phone shows no more than the first columns.
    table: dict[str, list[object]] = {
        **({} if has_started else {line: [each.person.line for each in batch]}),
        say("lists-role", role="name"): [each.person.name for each in batch],
        outcome: [
            say("invite-outcome", outcome=each.outcome, plan=each.plan, way=_way_of(each, mails=mails))
            for each in batch
        ],
    }
    others = {
        "email": [each.person.email for each in batch],
        "external_id": [each.person.external_id for each in batch],
        "team": [", ".join(each.person.teams) for each in batch],
    }
    table |= {say("lists-role", role=role): list(cells) for role, cells in others.items() if any(cells)}
    draw_table(
        table,
        height=table_height(len(batch), ROWS_SHOWN),
        row_height=ROW_PX,
        column_config={line: st.column_config.NumberColumn(width=48)},
        alt=say("invite-rows-alt"),
    )
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
