"""Parts of an invitation: the forms there are, the link, a message to send it with, and inviting again."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from types import MappingProxyType
from typing import Literal, get_args

import streamlit as st

from discern import words
from discern.client.cache import CachedReader
from discern.client.errors import DiscernError, InvalidRequest, RateLimited
from discern.client.foreign import UNKNOWN_TIME
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.assessments import (
    OPEN_STATUSES,
    Assessment,
    AssessmentQuery,
    FormId,
    Language,
    NewAssessment,
)
from discern.contract.models.mails import Mail, MailKind, NewMail
from discern.contract.reminders import reminder_times
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.language import language, say, time_zone
from discern_app.base.queries import read, try_read, write
from discern_app.base.text import escape, mailto, until
from discern_app.components.share_links import link_publisher, public_link, reach_of, show_code, show_reach
from discern_app.components.tables import choose_page, table_key
from discern_app.session_state import mails_sent, repeated_invitation

MAILS_SHOWN = 4

LINKS_A_PAGE = 8
MESSAGES_A_PAGE, MESSAGES_OPEN = 10, 3
"""How many messages a list has at once, and how many of these are unfolded."""

LINKS_IN_VIEW = 3
"""How many links a list shows at once, and how many the text of all of them before it scrolls."""

STARTED_FIRST = OPEN_STATUSES[::-1]
"""The order of what can be answered: of several, a person is asked to answer the one that they started."""

FORMS: tuple[FormId, ...] = get_args(FormId)
LANGUAGES: tuple[Language, ...] = get_args(Language)


def select_form(width: int | Literal["stretch"] = "stretch") -> FormId:
    """A select box for the form of an assessment."""
    form: FormId = st.selectbox(
        say("shared-form-label"), FORMS, format_func=lambda form: say("shared-form", form=form), width=width
    )
    return form


@dataclass(frozen=True, slots=True)
class Asked:
    """What people are asked: the form, its language, and until when they can answer."""

    form: FormId = "fixed"
    language: Language = "en"
    end: datetime | None = None


def like_assessment(assessment: Assessment, candidate_id: str, *, team_id: str | None = None) -> NewAssessment:
    """One that asks a person the same as an earlier one."""
    like = {"candidate_id": candidate_id, "team_id": team_id, "form": assessment.form, "language": assessment.language}
    return NewAssessment.model_validate(like)


def offered_languages() -> list[Language]:
    """The languages that the questionnaire is offered in; none where the service doesn't say."""
    try:
        offered = {each.language for each in try_read(operations.GET_ACCOUNT()).languages}
    except DiscernError:
        return []
    return [each for each in LANGUAGES if each in offered]


def select_language(width: int | Literal["stretch"] = "stretch") -> Language:
    """A select box for the language of an assessment, the reader's at first, where there is more than one."""
    offered, own = offered_languages(), reader_language()
    if len(offered) < 2:
        return own
    chosen: Language = st.selectbox(
        say("shared-asked-in"),
        [each for each in LANGUAGES if each in offered],
        offered.index(own),
        lambda each: words.name_language(each, language()),
        help=say("shared-asked-in-help"),
        width=width,
    )
    return chosen


def reader_language() -> Language:
    """The reader's language where the questionnaire is offered in it, else English."""
    return next((each for each in offered_languages() if each == language()), "en")


def show_link(assessment: Assessment, *, reminds: bool = False) -> None:
    """The link of an open assessment, a message to send it with, which may be one that ``reminds``, and its QR code."""
    if assessment.take_url is None:
        if assessment.status in OPEN_STATUSES:
            offer_new_link(assessment)
        return
    link = public_link(assessment.take_url)
    name, end = escape(assessment.candidate.name), assessment.expires_at
    st.markdown(say("shared-link", name=name, ends="never" if end is None else "day", day=until(end)))
    st.code(link, language=None, wrap_lines=True)
    show_reach(link, sends=sends_mails())
    reach = reach_of(link)
    if reach == "network":
        show_code(link, alt=say("shared-link-code-alt"), width=160)
    if reach != "anywhere":
        show_message(assessment, reminds=reminds)
        return
    titles = [say("shared-link-message"), say("shared-link-code")]
    message, code = st.tabs(titles, key=f"ways {assessment.id}", on_change="rerun")
    with message:
        show_message(assessment, reminds=reminds)
    if code.open:
        with code:
            show_code(link, alt=say("shared-link-code-alt"), width=220)


def show_each_link(
    assessments: Sequence[Assessment],
    labels: Mapping[str, str],
    emails: Mapping[str, str | None] = MappingProxyType({}),
) -> None:
    """The links of several open assessments, each with a button that copies it, and all of them to copy at once.

    ``labels`` are people's names by the assessment's id, not escaped, and ``emails`` their addresses where known.
    """
    publish = link_publisher()
    links = {assessment.id: publish(assessment.take_url or "") for assessment in assessments}
    show_reach(next(iter(links.values()), ""), "all", sends=sends_mails())
    place = st.container(gap="xsmall")
    for assessment in choose_page(assessments, LINKS_A_PAGE, table_key("links of", links)):
        with place.container(gap=None):
            st.markdown(f"**{escape(labels[assessment.id])}**")
            st.code(links[assessment.id], language=None, wrap_lines=True)
    with st.expander(say("shared-links-all")):
        entries = [f"{', '.join(filter(None, (labels[id_], emails.get(id_))))}\n{link}" for id_, link in links.items()]
        height: int | Literal["content"] = 200 if len(entries) > LINKS_IN_VIEW else "content"
        st.code("\n\n".join(entries), language=None, wrap_lines=True, height=height)


def show_each_message(assessments: Sequence[Assessment], labels: Mapping[str, str], *, reminds: bool = False) -> None:
    """A message to each person, in a block of its own under their name; of many, all but the first are folded.

    ``labels`` are people's names by the assessment's id, not escaped.
    """
    place = st.container(gap="xsmall")
    listed = choose_page(
        assessments, MESSAGES_A_PAGE, table_key("messages to", [assessment.id for assessment in assessments])
    )
    with place:
        for number, assessment in enumerate(listed):
            name = f"**{escape(labels[assessment.id])}**"
            if number < MESSAGES_OPEN:
                st.markdown(name)
                show_message(assessment, reminds=reminds)
            else:
                with st.expander(name):
                    show_message(assessment, reminds=reminds)


def show_message(assessment: Assessment, *, reminds: bool = False) -> None:
    """The message to copy, and a way to send it: by the service where it sends mail, else by a mail program."""
    message = message_of(assessment, reminds=reminds)
    with st.container(key=f"message {assessment.id}"):
        st.code(message, language=None, wrap_lines=True)
    if sends_mails():
        _offer_mail(assessment)
    else:
        subject = say("shared-mail-subject", kind="reminder" if reminds or is_reminder(assessment) else "invitation")
        address = mailto(email_of(assessment.candidate), subject, message)
        st.link_button(say("shared-mail-program"), address, icon=":material/mail:")


def sends_mails() -> bool:
    """Whether the service sends invitations and reminders by mail."""
    try:
        return try_read(operations.GET_ACCOUNT()).mails
    except DiscernError:
        return False


def email_of(candidate: CandidateRef) -> str | None:
    """A person's e-mail address; None where the service has none or doesn't say."""
    try:
        return try_read(operations.GET_CANDIDATE(candidate_id=candidate.id)).email
    except DiscernError:
        return None


def _offer_mail(assessment: Assessment) -> None:
    """What was sent by mail and when, and a button that sends a mail."""
    mails = read(operations.LIST_MAILS(assessment_id=assessment.id)).data
    for mail in [mail for mail in mails if mail.state != "dropped"][:MAILS_SHOWN]:
        st.caption(describe_mail(mail))
    _name_reminders(assessment)
    requested = [mail for mail in mails if not mail.automatic]
    if any(mail.state in {"waiting", "sending"} for mail in requested):
        return
    if email_of(assessment.candidate) is None:
        st.caption(say("shared-mail-no-address"))
        return
    kind: MailKind = "reminder" if any(mail.state == "sent" for mail in requested) else "invitation"
    repeats = bool(requested) and requested[0].state in {"failed", "unsure"}
    st.button(
        say("shared-mail-send", step="again" if repeats else kind),
        icon=":material/send:",
        key=f"mail {assessment.id}",
        on_click=write,
        args=(operations.SEND_MAIL(NewMail(kind=requested[0].kind if repeats else kind), assessment_id=assessment.id),),
    )


def choose_mail(by_mail: bool = True) -> bool:
    """Whether people who are invited get the link by mail: a switch, where the service sends mail."""
    if not sends_mails():
        return False
    chosen = st.toggle(say("invite-by-mail"), by_mail, key="invite by mail")
    reminders = _reminders()
    if reminders:
        st.caption(say("invite-reminders", count=reminders))
    return chosen


def _reminders() -> int:
    """How many reminders go by themselves before a last day."""
    try:
        return try_read(operations.GET_ACCOUNT()).reminders
    except DiscernError:
        return 0


def mail_invitation(reader: CachedReader, assessment: Assessment, kind: MailKind = "invitation") -> bool:
    """Mail a person their link; false where they have no address, want no reminders, or got mails enough today."""
    try:
        reader.write(operations.SEND_MAIL(NewMail(kind=kind), assessment_id=assessment.id))
    except (InvalidRequest, RateLimited):
        return False
    return True


def _name_reminders(assessment: Assessment) -> None:
    """On which days somebody is still reminded, unless they finish before."""
    if assessment.expires_at is None or email_of(assessment.candidate) is None:
        return
    now = datetime.now(UTC)
    times = reminder_times(assessment.created_at, assessment.expires_at, _reminders()).values()
    days = [words.format_day(at, language()) for at in times if at > now]
    if days:
        st.caption(say("shared-mail-reminders", days=words.list_items(days, language())))


def offer_mails(assessments: Sequence[Assessment]) -> None:
    """A button that sends a mail to each of several people, where the service sends mail, and then how many it sends.

    A day after an assessment was made, the mail is a reminder.
    """
    if not assessments or not sends_mails():
        return
    value = mails_sent([assessment.id for assessment in assessments])
    count = value.get()
    if count is None:
        label = say("shared-mail-all", count=len(assessments))
        st.button(label, icon=":material/send:", key=f"send {value.key}", on_click=_mail_all, args=(assessments,))
    else:
        st.caption(say("shared-mail-all-done", count=count, left=len(assessments) - count))


def _mail_all(assessments: Sequence[Assessment]) -> None:
    count = 0
    for assessment in assessments:
        kind: MailKind = "reminder" if is_reminder(assessment) else "invitation"
        try:
            count += mail_invitation(current_service().managers, assessment, kind)
        except DiscernError as error:
            show_error(error)
            break
    mails_sent([assessment.id for assessment in assessments]).set(count)


def is_reminder(assessment: Assessment) -> bool:
    """Whether the next mail about it is a reminder: it was made more than a day ago, as far as that is known."""
    made = assessment.created_at
    return made != UNKNOWN_TIME and datetime.now(UTC) - made > timedelta(days=1)


def describe_mail(mail: Mail) -> str:
    """What became of a mail, and when."""
    return say(
        "shared-mail-state",
        kind=mail.kind,
        state="retried" if mail.state == "waiting" and mail.reason else mail.state,
        at=words.format_moment(mail.ended_at or mail.due_at or mail.created_at, language(), time_zone()),
        reason=say("shared-mail-reason", reason=mail.reason or "none"),
    )


def invite_again(candidate: CandidateRef, place: str = "page") -> None:
    """A button that creates another assessment for the same person, and then shows its link. Where one still waits for
    answers, its link is shown instead: two would wait for the same answers.

    ``place`` distinguishes it from the one for the same person on the page behind a dialog, which says what it does.
    """
    value = repeated_invitation(candidate.id)
    invitation = value.get()
    if invitation is not None:
        assessment, is_new = invitation
        if not is_new:
            st.markdown(say("shared-invite-open", name=escape(candidate.name)))
        show_link(assessment)
        return
    if place != "page":
        st.markdown(say("shared-invite-again-detail", name=escape(candidate.name)))
    if st.button(say("shared-invite-again"), icon=":material/replay:", key=f"invite again {candidate.id} {place}"):
        waiting = find_open_assessment(candidate.id)
        new = NewAssessment(candidate_id=candidate.id, language=reader_language())
        offered = waiting or write(operations.CREATE_ASSESSMENT(new))
        if offered is not None:
            value.set((offered, waiting is None))
            st.rerun()


def offer_new_link(assessment: Assessment) -> None:
    """Of somebody who answers again with a private link that nobody else has: what to ask them, and a button that
    invites them anew in place of that, whose link is then shown.
    """
    person = assessment.candidate
    value = repeated_invitation(person.id)
    invitation = value.get()
    if invitation is not None and invitation[0].take_url is not None:
        show_link(invitation[0])
        return
    st.markdown(say("shared-link-none", names=f"**{escape(person.name)}**", count=1))
    if st.button(say("shared-link-new"), icon=":material/add_link:", key=f"new link {assessment.id}"):
        like = like_assessment(assessment, person.id, team_id=assessment.team_id)
        made = write(operations.CREATE_ASSESSMENT(like))
        # Two would wait for the same answers.
        if made is not None and write(operations.CANCEL_ASSESSMENT(assessment_id=assessment.id)) is not None:
            value.set((made, True))
            st.rerun()


def find_open_assessment(candidate_id: str) -> Assessment | None:
    """The assessment that a person is asked to answer: of several, one that was started. None where there is none."""
    return next(iter(find_open_assessments(candidate_id)), None)


def find_open_assessments(candidate_id: str) -> list[Assessment]:
    """A person's open assessments, those that were started first, and otherwise the newest first."""
    return [
        assessment
        for status in STARTED_FIRST
        for assessment in read(
            operations.LIST_ASSESSMENTS(AssessmentQuery(candidate_id=candidate_id, status=status))
        ).data
        if assessment.status == status
    ]


def standing_of(people: Sequence[CandidateRef]) -> str:
    """Why people without a profile have none: *started* where one of them is answering, *created* where all were
    invited, and otherwise *none*.
    """
    waiting = [find_open_assessment(person.id) if person.id else None for person in people]
    statuses = {None if assessment is None else assessment.status for assessment in waiting}
    return "none" if None in statuses else "started" if "started" in statuses else "created"


def say_unanswered(people: Sequence[CandidateRef], standing: str) -> str:
    """That people have no profile and, by their ``standing``, why."""
    names = words.format_names([escape(person.name) for person in people], language())
    return say("shared-unanswered", standing=standing, names=names, count=len(people))


def message_of(assessment: Assessment, *, reminds: bool = False) -> str:
    """A message to a person who is invited or hasn't finished. It ``reminds`` by itself from the second day on."""
    state = "reminded" if reminds or is_reminder(assessment) else "created"
    return say(
        "shared-message",
        name=words.given_name(assessment.candidate.name),
        state="started" if assessment.status == "started" else state,
        form=assessment.form,
        link=public_link(assessment.take_url or ""),
        ends="never" if assessment.expires_at is None else "day",
        day=until(assessment.expires_at),
    )
