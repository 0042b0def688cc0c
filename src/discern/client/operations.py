"""The calls of the interface: one pure function builds each, from the contract's table of operations.

A new operation is one new row there and one new function here; clients, cache and retries need nothing else.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from discern.client.calls import Call, json_of, make_call, params_of
from discern.client.foreign import keep_matching, read_assessment, read_assessments, read_results, read_team_analysis
from discern.client.mail_calls import (
    list_mails as list_mails,
    send_link_code as send_link_code,
    send_mail as send_mail,
    send_private_link as send_private_link,
    test_mail as test_mail,
    unsubscribe as unsubscribe,
)
from discern.client.report_calls import (
    ask_question as ask_question,
    cancel_report as cancel_report,
    create_report as create_report,
    decide_opening as decide_opening,
    get_report as get_report,
    get_report_document as get_report_document,
    get_report_markdown as get_report_markdown,
    get_report_pdf as get_report_pdf,
    list_reports as list_reports,
    put_drafting as put_drafting,
)
from discern.contract import operations as table, operations as webhooks
from discern.contract.base_models import Deleted, ListQuery, Page
from discern.contract.models.account import Account, Measurement
from discern.contract.models.assessments import (
    AnswerAgain,
    Assessment,
    AssessmentChange,
    AssessmentQuery,
    ConsentGiven,
    GiveAnswers,
    GiveConsent,
    Invitation,
    JoinLink,
    NewAssessment,
    NewJoinLink,
    Next,
    OpenLink,
    Taking,
)
from discern.contract.models.candidates import (
    About,
    AboutLink,
    Candidate,
    CandidateChange,
    CandidateList,
    CandidateQuery,
    MergeCandidate,
    MergedCandidate,
    NewAboutLink,
    NewCandidate,
    OpenAbout,
    PutAbout,
    SetVisibility,
    SharedAbout,
)
from discern.contract.models.comparisons import Comparison, Teammates
from discern.contract.models.events import Changes, Event, EventQuery
from discern.contract.models.export import CandidateExport
from discern.contract.models.insights import AnswerEvidence, Mark, Marks, PutMark, Wording
from discern.contract.models.results import Results
from discern.contract.models.sync import SyncBatch, SyncOutcome
from discern.contract.models.teams import NewTeam, Reveal, Team, TeamAnalysis, TeamChange, TeamQuery, TeamSummary
from discern.contract.models.users import ConfirmMember, PutUser, SignedIn, SignIn, User, UserQuery
from discern.contract.models.webhooks import (
    Delivery,
    DeliveryQuery,
    NewWebhook,
    Replay,
    Replayed,
    RotateSecret,
    Webhook,
    WebhookChange,
    WebhookWithSecret,
)
from discern.contract.styles import Style


def list_assessments(query: AssessmentQuery | None = None) -> Call[Page[Assessment]]:
    """A page of assessments. Of other services' pages, only the rows of the status and the person asked for."""
    asked = query or AssessmentQuery()
    return replace(
        make_call(table.LIST_ASSESSMENTS, params=params_of(query)),
        tolerant=lambda payload, _scale, link: read_assessments(payload, link),
        matching=lambda page: keep_matching(page, asked.status, asked.candidate_id),
    )


def create_assessment(new: NewAssessment, idempotency_key: str | None = None) -> Call[Assessment]:
    call = make_call(table.CREATE_ASSESSMENT, new)
    return replace(
        call, idempotency_key=idempotency_key, tolerant=lambda payload, _scale, _link: read_assessment(payload)
    )


def get_assessment(assessment_id: str) -> Call[Assessment]:
    call = make_call(table.GET_ASSESSMENT, assessment_id=assessment_id)
    return replace(call, tolerant=lambda payload, _scale, _link: read_assessment(payload))


def change_assessment(assessment_id: str, change: AssessmentChange) -> Call[Assessment]:
    return make_call(table.CHANGE_ASSESSMENT, change, assessment_id=assessment_id)


def cancel_assessment(assessment_id: str) -> Call[Assessment]:
    return make_call(table.CANCEL_ASSESSMENT, assessment_id=assessment_id)


def get_results(assessment_id: str, wording: Wording | None = None) -> Call[Results]:
    """Fails with `NotFound` and the code ``results_not_ready`` before completion."""
    call = make_call(table.GET_RESULTS, params=params_of(wording), assessment_id=assessment_id)
    return replace(
        call, tolerant=lambda payload, scale, _link: read_results(payload, scale, assessment_id=assessment_id)
    )


def get_evidence(assessment_id: str, wording: Wording | None = None) -> Call[AnswerEvidence]:
    """The answers for and against each claim about a person: for the person themselves, and for a coach they allow."""
    return make_call(table.GET_EVIDENCE, params=params_of(wording), assessment_id=assessment_id)


def get_marks(assessment_id: str) -> Call[Marks]:
    """What the person says of the statements in their results."""
    return make_call(table.GET_MARKS, assessment_id=assessment_id)


def put_mark(assessment_id: str, statement_id: str, mark: PutMark) -> Call[Mark]:
    """Say whether a statement fits, as the person it is about. Repeating it is harmless."""
    return make_call(table.PUT_MARK, mark, assessment_id=assessment_id, statement_id=statement_id)


def remove_mark(assessment_id: str, statement_id: str) -> Call[Deleted]:
    return make_call(table.REMOVE_MARK, assessment_id=assessment_id, statement_id=statement_id)


def open_link(token: str) -> Call[Taking | Invitation]:
    """What the secret part of a take link, a taker's private link or a team's join link leads to."""
    return make_call(table.OPEN_LINK, OpenLink(token=token))


def join(link: OpenLink, idempotency_key: str | None = None) -> Call[Taking]:
    """Open a join link with a name: join its team and begin an assessment. The answer's ``take_token`` leads on."""
    create = table.CREATE_ASSESSMENT
    return Call(
        table.OPEN_LINK.name,
        table.OPEN_LINK.method,
        table.OPEN_LINK.path,
        Taking,
        table.OPEN_LINK.cache,
        body=json_of(link),
        repeat=create.repeat,
        invalidates=create.invalidates,
        idempotency_key=idempotency_key,
    )


def give_consent(assessment_id: str, consent: GiveConsent) -> Call[ConsentGiven]:
    """Never repeated blindly: the first answer alone carries the taker's private token."""
    return make_call(table.GIVE_CONSENT, consent, assessment_id=assessment_id)


def get_next(assessment_id: str) -> Call[Next]:
    """How far the taker is and the blocks to ask next."""
    return make_call(table.GET_NEXT, assessment_id=assessment_id)


def give_answers(assessment_id: str, answers: GiveAnswers) -> Call[Next]:
    """Repeating the same answers is harmless, so this is repeated like a read."""
    return make_call(table.GIVE_ANSWERS, answers, assessment_id=assessment_id)


def answer_again(assessment_id: str, again: AnswerAgain) -> Call[Assessment]:
    """After a withheld result: a new assessment behind the same private link. Repeated, it gives the one that is open.

    Fails with `InvalidRequest` and the code ``again_refused`` where that isn't possible; `Taking.again` says so before.
    """
    return make_call(table.ANSWER_AGAIN, again, assessment_id=assessment_id)


def list_candidates(query: CandidateQuery | None = None) -> Call[CandidateList]:
    """A page of candidates."""
    return make_call(table.LIST_CANDIDATES, params=params_of(query))


def create_candidate(new: NewCandidate) -> Call[Candidate]:
    return make_call(table.CREATE_CANDIDATE, new)


def get_candidate(candidate_id: str) -> Call[Candidate]:
    return make_call(table.GET_CANDIDATE, candidate_id=candidate_id)


def change_candidate(candidate_id: str, change: CandidateChange) -> Call[Candidate]:
    return make_call(table.CHANGE_CANDIDATE, change, candidate_id=candidate_id)


def get_about(candidate_id: str, wording: Wording | None = None) -> Call[About]:
    """A person's "Working with me" page. Fails with `NotPermitted` where it isn't shown to the caller."""
    return make_call(table.GET_ABOUT, params=params_of(wording), candidate_id=candidate_id)


def put_about(candidate_id: str, about: PutAbout) -> Call[About]:
    """Write one's own page and choose who reads it. Repeating it is harmless."""
    return make_call(table.PUT_ABOUT, about, candidate_id=candidate_id)


def create_about_link(candidate_id: str, new: NewAboutLink | None = None) -> Call[AboutLink]:
    """Never repeated blindly: the answer alone has the link, and another ends it."""
    return make_call(table.CREATE_ABOUT_LINK, new or NewAboutLink(), candidate_id=candidate_id)


def revoke_about_link(candidate_id: str) -> Call[Deleted]:
    return make_call(table.REVOKE_ABOUT_LINK, candidate_id=candidate_id)


def open_about(token: str, wording: Wording | None = None) -> Call[SharedAbout]:
    """The page that a link opens."""
    return make_call(table.OPEN_ABOUT, OpenAbout(token=token), params=params_of(wording))


def merge_candidates(candidate_id: str, duplicate_id: str) -> Call[MergedCandidate]:
    """Give a candidate all that belongs to a duplicate of them, which then is gone."""
    body = MergeCandidate(duplicate_id=duplicate_id)
    return make_call(table.MERGE_CANDIDATES, body, candidate_id=candidate_id)


def set_visibility(candidate_id: str, given: SetVisibility) -> Call[Candidate]:
    """Who may see the person's results. Repeating it is harmless."""
    return make_call(table.SET_VISIBILITY, given, candidate_id=candidate_id)


def export_candidate(candidate_id: str) -> Call[CandidateExport]:
    """All that the service has of a person."""
    return make_call(table.EXPORT_CANDIDATE, candidate_id=candidate_id)


def delete_candidate(candidate_id: str) -> Call[Deleted]:
    """Erases the person, with assessments and results."""
    return make_call(table.DELETE_CANDIDATE, candidate_id=candidate_id)


def list_teams(query: TeamQuery | None = None) -> Call[Page[TeamSummary]]:
    """A page of teams."""
    return make_call(table.LIST_TEAMS, params=params_of(query))


def create_team(new: NewTeam) -> Call[Team]:
    return make_call(table.CREATE_TEAM, new)


def get_team(team_id: str) -> Call[Team]:
    return make_call(table.GET_TEAM, team_id=team_id)


def change_team(team_id: str, change: TeamChange) -> Call[Team]:
    return make_call(table.CHANGE_TEAM, change, team_id=team_id)


def delete_team(team_id: str) -> Call[Deleted]:
    return make_call(table.DELETE_TEAM, team_id=team_id)


def add_member(team_id: str, candidate_id: str) -> Call[Team]:
    return make_call(table.ADD_MEMBER, team_id=team_id, candidate_id=candidate_id)


def remove_member(team_id: str, candidate_id: str) -> Call[Team]:
    return make_call(table.REMOVE_MEMBER, team_id=team_id, candidate_id=candidate_id)


def create_join_link(team_id: str, new: NewJoinLink) -> Call[JoinLink]:
    """A link from which a group starts assessments. It ends the team's older one."""
    return make_call(table.CREATE_JOIN_LINK, new, team_id=team_id)


def get_team_analysis(
    team_id: str,
    with_: Iterable[str] = (),
    without: Iterable[str] = (),
    with_style: Style | Sequence[Style] | None = None,
    wording: Wording | None = None,
) -> Call[TeamAnalysis]:
    """The team as it is, or as it would be with and without some candidates or newcomers who lead with a style."""
    params = [("with", id_) for id_ in with_] + [("without", id_) for id_ in without]
    params += [("with_style", style) for style in with_style or ()]
    call = make_call(table.GET_TEAM_ANALYSIS, params=(*params, *params_of(wording)), team_id=team_id)
    return replace(call, tolerant=lambda payload, scale, _link: read_team_analysis(payload, scale, team_id=team_id))


def compare_people(a: str, b: str, wording: Wording | None = None) -> Call[Comparison]:
    """Two candidates by their newest results that count.

    Fails with `NotFound` and the code ``profile_missing`` where one has none, or doesn't share it.
    """
    return make_call(table.COMPARE_PEOPLE, params=(("a", a), ("b", b), *params_of(wording)))


def get_teammates(candidate_id: str, wording: Wording | None = None) -> Call[Teammates]:
    """What a candidate can expect of each team-mate.

    Fails with `NotFound` and the code ``profile_missing`` where the candidate has no result, or doesn't share it.
    """
    return make_call(table.GET_TEAMMATES, params=params_of(wording), candidate_id=candidate_id)


def reveal_team(team_id: str, given: Reveal) -> Call[Team]:
    """Show the results of a team or of one member, or hold them back. Repeating it is harmless."""
    return make_call(table.REVEAL_TEAM, given, team_id=team_id)


def list_users(query: UserQuery | None = None) -> Call[Page[User]]:
    """A page of who may sign in."""
    return make_call(table.LIST_USERS, params=params_of(query))


def put_user(given: PutUser) -> Call[User]:
    """Let somebody in, or change their role and teams. Repeating it is harmless."""
    return make_call(table.PUT_USER, given)


def remove_user(user_id: str) -> Call[Deleted]:
    """Shut somebody out at once."""
    return make_call(table.REMOVE_USER, params=(("id", user_id),))


def confirm_member(given: ConfirmMember) -> Call[User]:
    """Say by a person's private link that a member is them. Repeating it is harmless."""
    return make_call(table.CONFIRM_MEMBER, given)


def sign_in(given: SignIn) -> Call[SignedIn]:
    """Who has signed in, from what the provider says. Repeating it is harmless."""
    return make_call(table.SIGN_IN, given)


def sync(batch: SyncBatch) -> Call[SyncOutcome]:
    """Create or change people and teams by the caller's own ids. Doing it twice changes nothing, so it is repeated."""
    return make_call(table.SYNC, batch)


def get_changes() -> Call[Changes]:
    return make_call(table.GET_CHANGES)


def list_events(query: EventQuery | None = None) -> Call[Page[Event]]:
    """What happened, in order of commit: ask with ``after``, the id of the last event that was seen."""
    return make_call(table.LIST_EVENTS, params=params_of(query))


def list_webhooks(query: ListQuery | None = None) -> Call[Page[Webhook]]:
    """A page of the endpoints that events are sent to."""
    return make_call(webhooks.LIST_WEBHOOKS, params=params_of(query))


def create_webhook(new: NewWebhook) -> Call[WebhookWithSecret]:
    """The answer has the endpoint's secret, this once."""
    return make_call(webhooks.CREATE_WEBHOOK, new)


def get_webhook(webhook_id: str) -> Call[Webhook]:
    return make_call(webhooks.GET_WEBHOOK, webhook_id=webhook_id)


def change_webhook(webhook_id: str, change: WebhookChange) -> Call[Webhook]:
    return make_call(webhooks.CHANGE_WEBHOOK, change, webhook_id=webhook_id)


def delete_webhook(webhook_id: str) -> Call[Deleted]:
    """Removes an endpoint with its deliveries, those on their way too."""
    return make_call(webhooks.DELETE_WEBHOOK, webhook_id=webhook_id)


def rotate_secret(webhook_id: str, given: RotateSecret) -> Call[WebhookWithSecret]:
    """The answer has the new secret, this once."""
    return make_call(webhooks.ROTATE_SECRET, given, webhook_id=webhook_id)


def test_webhook(webhook_id: str) -> Call[Delivery]:
    """Sends a test event to an endpoint."""
    return make_call(webhooks.TEST_WEBHOOK, webhook_id=webhook_id)


def replay_events(webhook_id: str, given: Replay) -> Call[Replayed]:
    """Sends the events since a time to an endpoint again."""
    return make_call(webhooks.REPLAY_EVENTS, given, webhook_id=webhook_id)


def list_deliveries(webhook_id: str, query: DeliveryQuery | None = None) -> Call[Page[Delivery]]:
    """What was sent to an endpoint, and what came of it."""
    return make_call(webhooks.LIST_DELIVERIES, params=params_of(query), webhook_id=webhook_id)


def resend_delivery(delivery_id: str) -> Call[Delivery]:
    """Sends one event to its endpoint again."""
    return make_call(webhooks.RESEND_DELIVERY, delivery_id=delivery_id)


def get_account() -> Call[Account]:
    """The account of the key, with its scopes, limit and usage."""
    return make_call(table.GET_ACCOUNT)


def get_measurement() -> Call[Measurement]:
    """The bank that the account's new results are scored with."""
    return make_call(table.GET_MEASUREMENT)
