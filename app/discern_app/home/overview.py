"""What there is to do this week: who to remind, whose profile is new, what failed; and who sees the names."""

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from datetime import datetime, timedelta

import streamlit as st

from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.base_models import CandidateRef, is_sample
from discern.contract.models.agreements import Agreement
from discern.contract.models.assessments import Assessment
from discern.contract.models.reports import Report, ReportQuery
from discern.contract.models.teams import TeamSummary
from discern.words import format_names, list_items, short_names
from discern_app.access.secret import current_access
from discern_app.base.language import language, reader_wording, say
from discern_app.base.navigation import page_of
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.base.queries import read, try_read, write
from discern_app.base.text import escape, name_of
from discern_app.components.assessment_summary import (
    newest_first,
    summary_of,
    wait_of,
    wait_with_deadline,
    waiting_longest_first,
)
from discern_app.components.invitations import invite_again, offer_new_link, sends_mails, show_message
from discern_app.components.share_links import public_link, show_reach
from discern_app.dialogs.agreements import due_of, link_to_all
from discern_app.dialogs.meetings import read_meetings, show_away
from discern_app.dialogs.open_assessments import offer_end, remind_of
from discern_app.dialogs.open_dialog import open_dialog
from discern_app.dialogs.undo import note_cancelled, show_last_act
from discern_app.home.this_week import TalkRow, ask_whom, offer_week_message, open_of, show_week
from discern_app.insight.findings import NO_NAMES, UNGRADED, Names, badge, sentence_markdown, verdict_of

SHOWN = 3
"""How many people a list shows; the rest is one tap away."""

MOST_TOLD = 3
"""How many things to do the title tells."""

MOST_NAMED = 2
"""How many names the title has of each thing."""

MOST_REMINDED = 50
"""How many people are reminded at once: each takes a request, and a message."""

NEW = timedelta(days=7)
"""For how long a profile is new."""

PATIENCE = timedelta(days=2)
"""How long people are left in peace before they are to be reminded."""


ASKED_FOR = timedelta(days=15)
"""How long somebody is to be reminded, as Monday's message names them: on two Mondays."""


def is_new_profile(assessment: Assessment, now: datetime) -> bool:
    """Whether a profile is new."""
    return assessment.completed_at is not None and now - assessment.completed_at <= NEW


def is_asked_lately(assessment: Assessment, now: datetime) -> bool:
    """Whether a reminder may still help."""
    return now - assessment.created_at < ASKED_FOR


@dataclass(frozen=True, slots=True)
class ToDo:
    """What there is to do.

    Attributes:
        waiting: one assessment a person, the longest wait first, those whom no reminder helps after them, and people of
            the sample company last.
        more_wait: whether there are more.
        is_due: whether somebody has waited long enough to be reminded, and not too long.
        new: those that were finished this week.
        failed: how many reports failed.
        withheld: whose answers gave no profile, and who isn't asked again yet.
        ahead: what is agreed on with teams and between two who are met, until its day comes.
        now: the reader's time.
        due: what the reader agreed on and is to answer.
        talks: this week's.
        names: what people are called.
        workshops: the teams that have one by Sunday or tomorrow.
    """

    waiting: Sequence[Assessment]
    more_wait: bool
    is_due: bool
    new: Sequence[Assessment]
    failed: int
    now: datetime
    due: Sequence[Agreement] = ()
    talks: Sequence[TalkRow] = ()
    withheld: Sequence[Assessment] = ()
    ahead: Sequence[Agreement] = ()
    names: Names = field(default_factory=dict)
    workshops: Sequence[TeamSummary] = ()

    @property
    def counts(self) -> dict[str, int]:
        """How many there are of each kind of thing to do, as `home-thing` has them: first what isn't the same every
        week.
        """
        has_come = any(each.until <= self.now.date() for each in self.all_due)
        lately = sum(is_asked_lately(each, self.now) for each in self.waiting)
        waiting = {"remind": lately} if self.is_due else {}
        counts = {
            "workshop": len(self.workshops),
            "due" if has_come else "soon": len(self.all_due),
            "new": len(self.new),
            "talks": len(self.talks),
            **waiting,
            "withheld": len(self.withheld),
            "failed": self.failed,
        }
        return {kind: count for kind, count in counts.items() if count}

    @property
    def count(self) -> int:
        """How many things there are to do."""
        return len(self.counts)

    @property
    def all_due(self) -> Sequence[Agreement]:
        """What is due, also where it stands with a talk; what is due longest first."""
        return due_of([*self.due, *open_of(self.talks)], self.now.date())

    def list_names(self, kind: str) -> list[str]:
        """Who a kind of thing to do is about, each once; none of kinds whose people the title doesn't name."""
        if kind == "workshop":
            return [each.name for each in self.workshops]
        if kind in {"due", "soon"}:
            listed = [[each.team] if each.team else each.people for each in self.all_due]
            found = [each for group in listed for each in group]
        elif kind == "new":
            found = [each.candidate for each in self.new]
        else:
            found = [each.meeting.candidate for each in self.talks] if kind == "talks" else []
        return list(dict.fromkeys(self.names.get(each.id or "", each.name) for each in found))


def collect_to_do(
    waiting: Sequence[Assessment],
    completed: Iterable[Assessment],
    reports: Sequence[Report],
    now: datetime,
    *,
    more_wait: bool,
    is_first: bool = False,
    due: Sequence[Agreement] = (),
    talks: Sequence[TalkRow] = (),
    names: Names = NO_NAMES,
    withheld: Sequence[Assessment] = (),
    ahead: Sequence[Agreement] = (),
    workshops: Sequence[TeamSummary] = (),
) -> ToDo:
    """What there is to do at ``now``; a person's profile is new once, by the assessment that they finished last, and
    every profile is until a first team stands (``is_first``).
    """
    newest = {each.candidate.id or each.id: each for each in reversed(newest_first(completed))}
    new = [each for each in newest_first(newest.values()) if is_first or is_new_profile(each, now)]
    in_turn = sorted(
        waiting_longest_first(waiting),
        key=lambda each: (is_sample(each.candidate.external_id), not is_asked_lately(each, now)),
    )
    is_due = any(is_asked_lately(each, now) and now - each.created_at >= PATIENCE for each in in_turn)
    failed = sum(report.status == "failed" for report in reports)
    return ToDo(in_turn, more_wait, is_due, new, failed, now, due, talks, withheld, ahead, names, workshops)


def title_of(to_do: ToDo) -> str:
    """What to do next, as plain text: the first things, and who they are about."""
    many = "more" if to_do.more_wait else "all"
    things = [
        say("home-thing", kind=kind, count=count, many=many, names=_say_names(to_do.list_names(kind)))
        for kind, count in to_do.counts.items()
    ]
    return say("home-title", count=len(things), things=format_names(things[:MOST_TOLD], language()))


def _say_names(names: Sequence[str]) -> str:
    """The first ones, and how many more there are."""
    more = len(names[MOST_NAMED:])
    join = list_items if more else format_names
    return say("week-waiting", names=join(names[:MOST_NAMED], language()), more=more)


def read_reports() -> Sequence[Report]:
    """The newest reports; none where the service writes none, or the reader may not see them."""
    try:
        return try_read(operations.LIST_REPORTS(ReportQuery(limit=50))).data
    except DiscernError:
        return []


def show_to_do(to_do: ToDo, now: datetime, *, marked: bool, offers: bool) -> None:
    """A card for each thing; ``marked`` is whether people of the sample company are marked, and ``offers`` whether
    Monday's message has something to say.
    """
    show_last_act()
    show_week(to_do.talks, to_do.due, to_do.now.date(), to_do.ahead, to_do.names)
    if offers or to_do.due:
        offer_week_message()
    with st.container(horizontal=True, vertical_alignment="center", gap="medium", key="home-also"):
        link_to_all()
        show_away()
        if read_meetings():
            ask_whom(met=True)
    if to_do.new:
        show_new_profiles(to_do.new, marked=marked)
    if to_do.waiting:
        show_waiting(to_do, now, marked=marked)
    if to_do.withheld:
        show_withheld(to_do.withheld)
    if to_do.failed:
        with _card("failed"):
            st.page_link(
                page_of("reports"), label=say("home-reports-failed", count=to_do.failed), icon=":material/error:"
            )


def _card(key: str) -> AbstractContextManager[object]:
    return st.container(border=True, gap="xxsmall", key=f"home-{key}")


def show_waiting(to_do: ToDo, now: datetime, *, marked: bool) -> None:
    """Who was invited and hasn't finished, each with a reminder to copy, and all at once where they aren't too many."""
    asked = [each for each in to_do.waiting if is_asked_lately(each, now)] or to_do.waiting
    having_link = [each for each in asked if each.take_url is not None]
    # Reminders of made-up people are for trying out.
    linked = [each for each in having_link if not is_sample(each.candidate.external_id)] or having_link
    with _card("waiting"):
        with st.container(horizontal=True, wrap=False, vertical_alignment="center"):
            many = "more" if to_do.more_wait else "all"
            count = to_do.counts.get("remind", 0)
            title = (
                say("home-waiting", count=count, many=many)
                if count
                else say("home-answering", count=len(to_do.waiting))
            )
            st.markdown(f":material/mail: **{title}**", width="stretch")
            may_remind = 1 < len(linked) <= MOST_REMINDED and not to_do.more_wait
            mails = "yes" if sends_mails() else "no"
            if may_remind and st.button(say("home-remind-all", count=len(linked), mails=mails), key="remind all"):
                remind_of(linked)
        for assessment in to_do.waiting[:SHOWN]:
            with st.container(horizontal=True, wrap=False, vertical_alignment="center", gap="small"):
                wait = _wait(assessment, now)
                if not is_asked_lately(assessment, now):
                    wait = f"{wait} · {say('home-asked-enough')}"
                _link_person(assessment, wait, marked=marked)
                has_link = assessment.take_url is not None
                label = say("home-remind") if has_link else say("shared-link-new")
                if st.button(label, type="tertiary", key=f"remind {assessment.id}"):
                    title = say("home-remind-title", name=escape(assessment.candidate.name))
                    open_dialog(show_reminder if has_link else offer_new_link, assessment, title=title)
                if not is_asked_lately(assessment, now):
                    _offer_to_leave(assessment)
        _link_rest(len(to_do.waiting) - SHOWN, "waiting")
        left = {"samples": len(having_link) - len(linked), "links": len(asked) - len(having_link)}
        if may_remind and (said := [say("home-remind-left", why=why, count=n) for why, n in left.items() if n]):
            st.caption(" ".join(said))


def _offer_to_leave(assessment: Assessment) -> None:
    """A button that ends the waiting."""
    if not st.button(say("home-leave"), type="tertiary", key=f"leave {assessment.id}"):
        return
    if write(operations.CANCEL_ASSESSMENT(assessment_id=assessment.id)) is not None:
        note_cancelled([assessment])
        st.rerun()


def _wait(assessment: Assessment, now: datetime) -> str:
    """How long somebody has been waited for and, where there is one, until when."""
    return wait_of(assessment, now) if assessment.expires_at is None else wait_with_deadline(assessment, now)


def show_reminder(assessment: Assessment) -> None:
    """The message that asks a person to answer, to copy."""
    assessment = read(operations.GET_ASSESSMENT(assessment_id=assessment.id))
    st.markdown(say("home-remind-detail"))
    offer_end([assessment])
    show_message(assessment, reminds=True)
    show_reach(public_link(assessment.take_url or ""))


def show_new_profiles(new: Sequence[Assessment], *, marked: bool) -> None:
    """Whose profile came this week, each with what is said of them first."""
    with _card("new"):
        st.markdown(f":material/person_check: **{say('home-new')}**")
        for assessment in new[:SHOWN]:
            with st.container(horizontal=True, wrap=False, vertical_alignment="center", gap="small"):
                _show_profile(assessment, marked=marked)
        _link_rest(len(new) - SHOWN, "profile")


def show_withheld(withheld: Sequence[Assessment]) -> None:
    """Whose answers gave no profile, each with a button that invites them again."""
    names = short_names([each.candidate for each in withheld])
    with _card("withheld"):
        for assessment in withheld[:SHOWN]:
            person = assessment.candidate
            name = names.get(person.id or "", person.name)
            with st.container(horizontal=True, wrap=False, vertical_alignment="center", gap="small"):
                st.markdown(f":material/help: {say('home-withheld', name=escape(name))}", width="stretch")
                if st.button(say("shared-invite-again"), type="tertiary", key=f"ask again {assessment.id}"):
                    # The link stays in sight there, once the person is waited for and the row is gone.
                    open_dialog(invite_again, person, "dialog", title=say("shared-invite-again"))
        _link_rest(len(withheld) - SHOWN, "to_invite")


def _show_profile(assessment: Assessment, *, marked: bool) -> None:
    try:
        results = try_read(operations.GET_RESULTS(reader_wording(), assessment_id=assessment.id))
    except DiscernError:
        _link_person(assessment, say("home-summary-unknown"), marked=marked)
        return
    verdict = verdict_of(results.insights)
    if verdict is None or results.scores is None:
        _link_person(assessment, summary_of(results), marked=marked)
        return
    person = assessment.candidate
    name = name_of(person.name, person.external_id, marked=marked)
    _link(assessment, sentence_markdown(verdict, {person.id: name}))
    if verdict.kind not in UNGRADED:
        # What the badge rests on is on the person's page, to which the row leads.
        st.markdown(badge(verdict.strength), width="content")


def _link_person(assessment: Assessment, said: str, *, marked: bool) -> None:
    """A name that leads to the person, and what there is to say of them, as plain text."""
    person = assessment.candidate
    name = escape(name_of(person.name, person.external_id, marked=marked))
    _link(assessment, f"**{name}** · {escape(said)}")


def _link(assessment: Assessment, label: str) -> None:
    """A line of Markdown that leads to the person."""
    person = assessment.candidate
    st.page_link(
        page_of("people"),
        label=label,
        icon="",
        query_params={"person": person.id} if person.id else {"assessment": assessment.id},
        width="stretch",
    )


def _link_rest(count: int, status: str) -> None:
    """How many more there are, which leads to the list of them; nothing where all are shown."""
    if count > 0:
        st.page_link(
            page_of("people"),
            label=say("home-more", count=count),
            icon=":material/chevron_right:",
            icon_position="right",
            query_params={"status": status},
        )


def show_open_to(people: Iterable[CandidateRef]) -> None:
    """The line, where somebody of these people is real. Pages that are open to everybody have a warning above them."""
    if is_sign_in_set_up() or not current_access().holds_secret:
        return
    if all(is_sample(person.external_id) for person in people):
        return
    tab = say("settings-tab", tab="access")
    label = say("home-open-to")
    st.page_link(page_of("settings"), label=label, icon=":material/visibility:", query_params={"tab": tab})
