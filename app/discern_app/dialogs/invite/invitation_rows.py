"""What the rows of a list come to: how many of each kind, what is wrong with some, and the links that were made."""

from collections import Counter
from collections.abc import Sequence

import streamlit as st

from discern.client.errors import DiscernError
from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.base.states import show_note
from discern_app.base.text import escape
from discern_app.components.export import offer_files
from discern_app.components.invitations import message_of, offer_mails, sends_mails, show_each_link
from discern_app.components.people_csv import COLUMNS, Row
from discern_app.components.people_upload import show_problems
from discern_app.components.share_links import assessment_publisher, public_link, warn_if_links_are_local
from discern_app.components.tables import ROW_PX, draw_table, table_height
from discern_app.dialogs.invite import invitation_plan
from discern_app.dialogs.invite.invitation_plan import InvitationRow

ROWS_SHOWN = 7
"""Rows of the plan in view; of more, the table scrolls."""


MOST_ALIKE = 10
"""How many rows are named whose people may be here already."""

PLANS = (*invitation_plan.PLANS, "no-team")
"""What will happen with rows; *no-team* to those that need no more than that their team is made."""


def _planned(row: InvitationRow) -> str:
    return "no-team" if invitation_plan.needs_only_team(row) else row.plan


def show_sums(batch: Sequence[InvitationRow], *, has_started: bool) -> None:
    """How many rows have which outcome or, before anything is sent, will have; and what ended the sending."""
    ended: DiscernError | None = st.session_state.pop("invitations ended", None)
    if ended is not None:
        show_error(ended)
    outcomes = Counter(each.outcome for each in batch)
    plans = Counter(map(_planned, batch))
    if has_started:
        counts: dict[tuple[str, str], int] = {
            (name, ""): outcomes[name] for name in ("made", "kept", "failed", "unknown")
        }
        counts["open", ""] = sum(each.new is not None and each.outcome == "open" for each in batch)
        counts["skipped", ""] = plans["wrong"] + plans["no-team"]
    else:
        counts = {("planned", name): plans[name] for name in PLANS}
    sums = [say("invite-sum", what=what, plan=plan, count=count) for (what, plan), count in counts.items() if count]
    st.markdown(say("invite-rows", count=len(batch), sums=" · ".join(sums)))


def show_row_problems(batch: Sequence[InvitationRow], *, has_started: bool) -> None:
    """Who can't be invited as the list is, what is wrong with their rows or why they were refused, and what to do."""
    wrong = [
        (_who(each.row), column, each.row.get(column), rule) for each in batch for column, rule in each.problems.items()
    ]
    refused = [(_who(each.row), "", "", each.reason) for each in batch if each.reason]
    show_problems([*wrong, *refused], say("invite-problems", started="yes" if has_started else "no"))


def _who(row: Row) -> int | str:
    """The person of a row and its line; the line alone where there is no name."""
    name = row.get("name")
    return say("invite-problem-who", name=name, line=row.line) if name else row.line


def show_alike(batch: Sequence[InvitationRow]) -> None:
    """Whose names are those of people who are here, or of earlier rows, or nearly; and what to do."""
    alike = [each for each in batch if each.alike]
    if not alike:
        return
    rows = [
        say("invite-alike-row", name=escape(each.row.get("name")), line=each.row.line, other=escape(each.alike))
        for each in alike[:MOST_ALIKE]
    ]
    if len(alike) > MOST_ALIKE:
        rows.append(say("people-more", count=len(alike) - MOST_ALIKE))
    listed = "\n".join(f"- {row}" for row in rows)
    show_note("group", f"{say('invite-alike', count=len(alike))}\n\n{listed}\n\n{say('invite-alike-detail')}")


def show_rows(batch: Sequence[InvitationRow], *, has_started: bool) -> None:
    """The table of the rows, and the links that were made."""
    columns = [name for name in COLUMNS if name == "name" or any(each.row.get(name) for each in batch)]
    line, outcome = say("invite-row-line"), say("invite-row-outcome", started="yes" if has_started else "no")
    titles = {name: say("shared-list-column", column=name) for name in columns}
    # What happens stands beside the name: a phone shows no more than the first columns.
    table = {
        **({} if has_started else {line: [each.row.line for each in batch]}),
        titles["name"]: [each.row.get("name") for each in batch],
        outcome: [say("invite-outcome", outcome=each.outcome, plan=_planned(each)) for each in batch],
        **{title: [each.row.get(name) for each in batch] for name, title in titles.items() if name != "name"},
    }
    draw_table(
        table,
        height=table_height(len(batch), ROWS_SHOWN),
        row_height=ROW_PX,
        column_config={line: st.column_config.NumberColumn(width=48)},
        alt=say("invite-rows-alt"),
    )
    ready = [(each.row.get("email"), each.assessment) for each in batch if each.assessment is not None]
    if ready:
        if not warn_if_links_are_local():
            st.markdown(say("invite-result-links", mails="yes" if sends_mails() else "no"))
        made = [assessment for _, assessment in ready]
        names = {assessment.id: assessment.candidate.name for assessment in made}
        show_each_link(made, names, {assessment.id: email for email, assessment in ready})
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
