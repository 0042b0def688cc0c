"""One person: their profile, how to work with them, what has changed, what it is all based on, and their data."""

from collections.abc import Callable

import streamlit as st

from discern.client.cache import CachedValue
from discern.client.errors import DiscernError, NotFound, NotPermitted
from discern.contract import operations
from discern.contract.base_models import CandidateRef, is_sample
from discern.contract.models.assessments import OPEN_STATUSES, Assessment, AssessmentQuery, Status
from discern.contract.models.candidates import Candidate
from discern.contract.models.export import CandidateExport
from discern.contract.models.insights import AnswerEvidence, ClaimAnswers
from discern.contract.models.reports import AssessmentSubject
from discern.contract.models.results import Results
from discern.contract.models.users import User
from discern.words import list_parts, say_mark, short_names
from discern_app.access.viewer import current_user, is_one_of
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_absence, show_error
from discern_app.base.language import in_this_language, language, local_now, reader_wording, say, time_zone
from discern_app.base.navigation import open_list, page_of
from discern_app.base.queries import end_page, read, try_read, try_read_cached
from discern_app.base.states import show_state
from discern_app.base.text import escape, mailto, rows_html
from discern_app.components.assessment_summary import wait_with_deadline
from discern_app.components.export import to_json
from discern_app.components.invitation_states import LOOKS
from discern_app.components.invitations import (
    email_of,
    find_open_assessment,
    invite_again,
    offer_new_link,
    say_unanswered,
)
from discern_app.components.object_select import find_listed, teams_of
from discern_app.components.page_header import choose_view, offer_list, page_header
from discern_app.components.share_links import assessment_publisher
from discern_app.dialogs.agreements import show_agreeing
from discern_app.dialogs.ask import offer_question
from discern_app.dialogs.export_files import open_export
from discern_app.dialogs.meetings import read_next_talk, show_meeting
from discern_app.dialogs.new_report import write_report
from discern_app.dialogs.open_assessments import choose_end, remind_of
from discern_app.dialogs.open_dialog import open_dialog
from discern_app.dialogs.undo import show_last_act
from discern_app.insight.cards import show_cards
from discern_app.insight.findings import findings_in, sentence, show_finding, title_badge, verdict_of
from discern_app.insight.own_words import NO_MARKS, Marks, is_denied, read_marks, show_about, struck_text
from discern_app.insight.profile import (
    facts_html,
    has_profile,
    open_axis,
    show_basis,
    show_drawn_by_chance,
    show_given,
    show_next_talk,
    show_random,
    show_summary,
    show_withheld,
    standing,
    warn_of_unusual_answers,
)
from discern_app.insight.stored_data import make_page
from discern_app.people.history import show_history
from discern_app.people.people_dialogs import delete_people, merge_with_another, rename_person
from discern_app.people.result_export import result_workbook


def show_answer_evidence(results: Results, ask: Callable[[], AnswerEvidence], *, marks: Marks = NO_MARKS) -> None:
    """A line for each statement, which opens to the answers.

    ``ask`` gets them from the service, and is called only where a line is open.
    """
    statements = findings_in(results.insights)
    if not statements:
        return
    title, detail = say("profile-answers-title", voice="named"), say("profile-answers-detail")
    st.markdown(f"#### {title}\n{detail}")
    lines = {
        insight.id: st.expander(
            struck_text(escape(insight.text), marks.get(insight.id)),
            key=f"answers {results.assessment_id} {insight.id}",
            on_change="rerun",
        )
        for insight in statements
    }
    if not any(line.open for line in lines.values()):
        return
    try:
        answers_by_statement = {claim.statement.id: claim for claim in ask().claims}
    except (NotFound, NotPermitted):
        answers_by_statement = {}
    except DiscernError as error:
        show_error(error)
        return
    for insight in statements:
        if lines[insight.id].open:
            lines[insight.id].html(explain_by_answers(answers_by_statement.get(insight.id)))


def explain_by_answers(claim: ClaimAnswers | None) -> str:
    """The answers for and against a statement, as HTML."""
    if claim is None:
        return rows_html([say("profile-answers-missing")])
    sides = (
        (say("profile-answers-supporting"), claim.supporting),
        (say("profile-answers-opposing"), claim.opposing),
    )
    facts = [(side, [answer.text for answer in answers]) for side, answers in sides if answers]
    return facts_html(facts) if facts else rows_html([say("profile-answers-none")])


def may_see_answers(user: User | None, person: Candidate) -> bool:
    """Whether to offer them: the service decides it again, with each request."""
    return user is not None and user.role == "coach" and person.led and person.answers_shared is True


def show_answers_to_coach(results: Results) -> None:
    """Nothing for anybody else, and nothing where the person doesn't allow it."""
    user = current_user()
    if user is None or user.role != "coach" or results.scores is None or not results.candidate.id:
        return
    try:
        person = try_read(operations.GET_CANDIDATE(candidate_id=results.candidate.id))
    except DiscernError:
        return
    if may_see_answers(user, person):
        evidence = operations.GET_EVIDENCE(reader_wording(), assessment_id=results.assessment_id)
        marks = read_marks(results.assessment_id)
        show_answer_evidence(results, lambda: try_read(evidence), marks=marks)


def show_working_with(person: CandidateRef) -> None:
    """Nothing where they wrote nothing, or don't show it to the reader."""
    try:
        page = try_read(operations.GET_ABOUT(reader_wording(), candidate_id=person.id))
    except DiscernError:
        return
    if page.answers or page.confirmed:
        with st.container(border=True, key="working-with"):
            st.markdown(f"#### {say('own-words-of', name=escape(person.name))}")
            show_about(page.confirmed, page.answers)


MOST_LISTED = 12
"""How many team-mates are listed; the others are one tap away."""


def show_teammates(person: CandidateRef) -> None:
    """What to expect of each team-mate, the surest first. Nothing is shown of somebody without team-mates to see."""
    try:
        insights = try_read(operations.GET_TEAMMATES(reader_wording(), candidate_id=person.id)).insights
    except NotFound:
        # The service doesn't say it, or the newest result isn't one that counts.
        return
    except DiscernError:
        st.caption(say("profile-teammates-unknown"))
        return
    if not insights:
        return
    st.markdown(f"#### {say('profile-teammates')}")
    names = short_names([person, *(each.people[-1] for each in insights if each.people)])
    claimed = [insight for insight in insights if insight.probability is not None]
    if not claimed:
        st.markdown(say("profile-teammates-all-open", count=len(insights)))
        return
    with st.container(border=True, gap="xsmall", key="teammates"):
        for insight in claimed[:MOST_LISTED]:
            show_finding(insight, names)
        if len(claimed) > MOST_LISTED:
            with st.expander(say("shared-more-findings", count=len(claimed) - MOST_LISTED), type="compact"):
                for insight in claimed[MOST_LISTED:]:
                    show_finding(insight, names)
    if len(insights) > len(claimed):
        st.caption(say("profile-teammates-open", count=len(insights) - len(claimed)))


EXPORT_PAGE, EXPORT_DATA = "everything-stored.html", "everything-stored.json"
"""The names of the files, which don't name the person."""


def export_person(person: Candidate) -> None:
    """Open a dialog that offers the files."""
    open_dialog(_offer_stored, person, title=say("profile-change", change="export"))


def _offer_stored(person: Candidate) -> None:
    st.markdown(say("profile-export-all-detail"))
    client, published = current_service().managers.client, assessment_publisher()

    def read_export() -> CandidateExport:
        export = client.send(operations.EXPORT_CANDIDATE(candidate_id=person.id))
        stored = [entry.model_copy(update={"assessment": published(entry.assessment)}) for entry in export.assessments]
        return export.model_copy(update={"assessments": stored})

    st.download_button(
        say("profile-export-all-page"),
        in_this_language(lambda: make_page(read_export(), EXPORT_DATA).encode()),
        file_name=EXPORT_PAGE,
        mime="text/html",
        icon=":material/article:",
        type="primary",
        on_click="ignore",
        key=f"export page {person.id}",
        width="stretch",
    )
    st.download_button(
        say("profile-export-all-go"),
        lambda: to_json(read_export()),
        file_name=EXPORT_DATA,
        mime="application/json",
        icon=":material/download:",
        on_click="ignore",
        key=f"export {person.id}",
        width="stretch",
    )


VIEWS = ("profile", "together", "history", "basis")

NOT_READY = "results_not_ready"
"""The code of the error that there are no results yet."""

HIDDEN = {"not_shared", "results_held"}
"""The codes of the errors that the person, or a coach, lets the reader see no results."""

TEAMS_NAMED = 3
"""How many teams the head of the page names."""

MENU = ("rename", "invite", "results", "export", "merge", "delete")
FOR_MANAGERS = ("rename", "invite", "results")
FOR_COACHES = ("results",)
"""What the menu offers, by role; the results only where there are any."""


def show_person(candidate_id: str | None, assessment_id: str | None) -> None:
    """A person's page, by their id or one of their assessments; without one, by their newest that is completed."""
    offer_list("people")
    if assessment_id is not None:
        show_assessment(assessment_id)
        return
    newest = newest_of(candidate_id or "")
    if newest is not None:
        show_assessment(newest.id)
        return
    candidate = read(operations.GET_CANDIDATE(candidate_id=candidate_id or ""))
    with page_header(candidate.name, meta_of(candidate)):
        offer_menu(candidate)
    with show_state(LOOKS["none"].icon, say("profile-not-invited"), say("profile-not-invited-detail")):
        invite_again(candidate)
    show_meeting(candidate)


def show_assessment(assessment_id: str) -> None:
    """The results of an assessment, or how far it is. A service need not have more addresses than that of results."""
    try:
        cached = try_read_cached(operations.GET_RESULTS(reader_wording(), assessment_id=assessment_id))
    except DiscernError as error:
        if error.code == NOT_READY:
            show_unanswered(read(operations.GET_ASSESSMENT(assessment_id=assessment_id)))
            return
        if error.code in HIDDEN:
            person = read(operations.GET_ASSESSMENT(assessment_id=assessment_id)).candidate
            with page_header(person.name, meta_of(person)):
                offer_menu(person)
            with show_absence(error):
                offer_to_ask(person, error)
            return
        end_page(error)
    show_results(cached)


def offer_to_ask(person: CandidateRef, error: DiscernError) -> None:
    """A mail to who doesn't share their results, where their address is known; else the way back to the list."""
    address = email_of(person) if error.code == "not_shared" else None
    if address is not None:
        st.link_button(say("profile-ask"), mailto(address, "", ""), icon=":material/mail:")
    elif st.button(say("shared-all", page="people"), key="all after hidden"):
        open_list("people")


def newest_of(candidate_id: str) -> Assessment | None:
    """A person's newest completed assessment; where none is, the one that they are asked to answer, or the newest."""

    def newest(status: Status | None) -> Assessment | None:
        query = AssessmentQuery(candidate_id=candidate_id, status=status, limit=1)
        return next(iter(read(operations.LIST_ASSESSMENTS(query)).data), None)

    return newest("completed") or find_open_assessment(candidate_id) or newest(None)


def show_unanswered(assessment: Assessment) -> None:
    """Somebody who hasn't answered: how far they are, and the link to remind them with."""
    with page_header(
        assessment.candidate.name, meta_of(assessment.candidate, wait_with_deadline(assessment, local_now()))
    ):
        offer_menu(assessment.candidate)
    if assessment.status in OPEN_STATUSES:
        title = say_unanswered([assessment.candidate], assessment.status)
        with show_state(LOOKS[assessment.status].icon, title, say("profile-unanswered-detail")):
            if assessment.take_url is None:
                offer_new_link(assessment)
            elif st.button(say("people-remind", count=1), type="primary", icon=":material/mail:"):
                remind_of([assessment])
            if is_one_of("owner", "manager", "coach"):
                title = say("assessments-end", count=1, moves="no" if assessment.expires_at is None else "yes")
                if st.button(title, icon=":material/event:"):
                    open_dialog(choose_end, [assessment], title=title, width=440)
    else:
        with show_state(
            LOOKS[assessment.status].icon, say("profile-ended", status=assessment.status), say("profile-ended-detail")
        ):
            invite_again(assessment.candidate)
    show_meeting(assessment.candidate)


def show_results(cached: CachedValue[Results]) -> None:
    """A result, in the view that the address asks for; its title is what is said of the person."""
    results = cached.value
    person = results.candidate
    subject = AssessmentSubject(type="assessment", id=results.assessment_id)
    verdict = verdict_of(results.insights) if results.scores is not None else None
    if verdict is None:
        with page_header(person.name, meta_of(person, standing(results))):
            offer_actions(results, subject)
        view = VIEWS[0]
        if cached.reading is not None and cached.reading.given and results.scores is None:
            show_given(cached.reading)
            return
        if results.quality.verdict == "withheld":
            with show_withheld(results):
                if person.id:
                    invite_again(person)
            show_meeting(person)
            return
        if not has_profile(results):
            return
    else:
        where = " · ".join(filter(None, (f"**{escape(person.name)}**", meta_of(person, standing(results)))))
        names, marks = short_names([person]), read_marks(results.assessment_id)
        mark = marks.get(verdict.id)
        says = "" if mark is None else escape(say_mark(mark, language(), name=names.get(person.id, person.name)))
        note = "  \n".join(filter(None, (open_axis(results.insights), says)))
        title = sentence(verdict, names)
        with page_header(
            title,
            where,
            name=person.name,
            beside=title_badge(verdict),
            note=note,
            is_struck=is_denied(mark),
            below=True,
        ):
            view = choose_view(VIEWS, say("profile-view-label"), lambda view: say("profile-view", view=view))
            st.space("stretch")
            offer_question(subject)
            offer_actions(results, subject)
    show_view(view, results)


def show_view(view: str, results: Results) -> None:
    subject = results.candidate.id or results.assessment_id
    names, is_random = short_names([results.candidate]), results.quality.looks_random
    if is_random and view in ("profile", "together"):
        with show_random(results, names):
            if results.candidate.id:
                invite_again(results.candidate)
    if view == "together":
        if results.candidate.id:
            show_working_with(results.candidate)
        show_cards(results.insights, subject, marks=read_marks(results.assessment_id), names=names)
        if results.candidate.id:
            show_teammates(results.candidate)
    elif view == "history":
        show_history(results)
    elif view == "basis":
        show_basis(results)
        show_answers_to_coach(results)
    else:
        marks = read_marks(results.assessment_id)
        show_last_act()
        if not is_random:
            warn_of_unusual_answers(results)
        show_next_talk(results, names, marks, read_next_talk(results.candidate))
        show_meeting(results.candidate)
        show_agreeing(results.candidate)
        if is_random:
            show_drawn_by_chance(results)
        else:
            show_summary(results, names, marks)


def meta_of(person: CandidateRef, stands: str = "") -> str:
    """What stands below the name, as Markdown: teams, whether the person is made up, where they stand, what is kept."""
    sample = [f":material/science: {say('shared-sample', what='person')}"] if is_sample(person.external_id) else []
    teams = [f":material/diversity_3: {list_parts(listed, language())}"] if (listed := name_teams(person)) else []
    return " · ".join(filter(None, [*teams, *sample, stands, *kept_of(person)]))


def kept_of(person: CandidateRef) -> list[str]:
    """What lists said of the person and somebody chose to keep, as Markdown."""
    listed = find_listed(person) if person.id else None
    return [] if listed is None else [f"{escape(key)}: {escape(value)}" for key, value in listed.metadata.items()]


def name_teams(person: CandidateRef) -> list[str]:
    """The teams of the person, as Markdown; of many, how many more there are."""
    teams = [escape(team.name) for team in teams_of(person)] if person.id else []
    more = [say("people-more", count=len(teams) - TEAMS_NAMED)] if len(teams) > TEAMS_NAMED else []
    return [*teams[:TEAMS_NAMED], *more]


def offer_actions(results: Results, subject: AssessmentSubject) -> None:
    """Comparing, writing a report, and the menu."""
    if results.candidate.id and results.scores is not None:
        if st.button(say("profile-compare"), icon=":material/compare_arrows:"):
            st.switch_page(page_of("compare"), query_params={"a": results.candidate.id})
        if st.button(say("shared-report"), icon=":material/edit_note:"):
            write_report(subject)
    offer_menu(results.candidate, results)


def offer_menu(person: CandidateRef, results: Results | None = None) -> None:
    """The menu of what can be changed about a person, and of the files of their ``results``."""
    may_change = bool(person.id) and is_one_of("owner", "manager")
    if results is None and not may_change:
        return
    entries = MENU if is_one_of("owner") else FOR_MANAGERS if is_one_of("manager") else FOR_COACHES
    chosen = st.menu_button(
        say("shared-more"),
        [entry for entry in MENU if entry in entries and (results is not None if entry == "results" else may_change)],
        format_func=lambda change: say("profile-change", change=change),
        icon=":material/more_horiz:",
        key="person-menu",
    )
    if chosen == "invite":
        open_dialog(invite_again, person, "dialog", title=say("shared-invite-again"))
    elif chosen == "results" and results is not None:
        zone, today = time_zone(), local_now().date()
        about = say("profile-export-results-about")
        open_export("results", lambda: result_workbook(results, zone, today), lambda: results, about=about)
    elif chosen is not None:
        candidate = read(operations.GET_CANDIDATE(candidate_id=person.id))
        if chosen == "rename":
            rename_person(candidate)
        elif chosen == "export":
            export_person(candidate)
        elif chosen == "merge":
            merge_with_another(candidate)
        else:
            delete_people([candidate])
