"""The calls of the interface: one pure function builds each, from the contract's table of operations.

A new operation is one new row in `discern.contract.operations` and one new function here; the clients, the cache and
the retries need nothing else.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TypeVar
from urllib.parse import quote

from discern import contract
from discern.client.calls import Call, Params
from discern.client.foreign import keep_matching, read_assessment, read_assessments, read_results, read_team_analysis
from discern.contract import operations as table
from discern.contract.base_models import Input
from discern.contract.operation_type import Operation

T = TypeVar("T")


def list_assessments(query: contract.AssessmentQuery | None = None) -> Call[contract.Page[contract.Assessment]]:
    """A page of assessments. Of other services' pages, only the rows of the status and the person asked for."""
    asked = query or contract.AssessmentQuery()
    return replace(
        _call(table.LIST_ASSESSMENTS, params=_params(query)),
        tolerant=lambda payload, _scale, link: read_assessments(payload, link),
        matching=lambda page: keep_matching(page, asked.status, asked.candidate_id),
    )


def create_assessment(new: contract.NewAssessment, idempotency_key: str | None = None) -> Call[contract.Assessment]:
    call = _call(table.CREATE_ASSESSMENT, new)
    return replace(
        call, idempotency_key=idempotency_key, tolerant=lambda payload, _scale, _link: read_assessment(payload)
    )


def get_assessment(assessment_id: str) -> Call[contract.Assessment]:
    call = _call(table.GET_ASSESSMENT, assessment_id=assessment_id)
    return replace(call, tolerant=lambda payload, _scale, _link: read_assessment(payload))


def cancel_assessment(assessment_id: str) -> Call[contract.Assessment]:
    return _call(table.CANCEL_ASSESSMENT, assessment_id=assessment_id)


def get_results(assessment_id: str, wording: contract.Wording | None = None) -> Call[contract.Results]:
    """Fails with `NotFound` and the code ``results_not_ready`` before completion."""
    call = _call(table.GET_RESULTS, params=_params(wording), assessment_id=assessment_id)
    return replace(
        call, tolerant=lambda payload, scale, _link: read_results(payload, scale, assessment_id=assessment_id)
    )


def open_link(token: str) -> Call[contract.Taking | contract.Invitation]:
    """What the secret part of a take link, a taker's private link or a team's join link leads to."""
    return _call(table.OPEN_LINK, contract.OpenLink(token=token))


def join(link: contract.OpenLink, idempotency_key: str | None = None) -> Call[contract.Taking]:
    """Open a join link with a name: join its team and begin an assessment. The answer's ``take_token`` leads on."""
    create = table.CREATE_ASSESSMENT
    return Call(
        table.OPEN_LINK.name,
        table.OPEN_LINK.method,
        table.OPEN_LINK.path,
        contract.Taking,
        table.OPEN_LINK.cache,
        body=_json(link),
        repeat=create.repeat,
        invalidates=create.invalidates,
        idempotency_key=idempotency_key,
    )


def give_consent(assessment_id: str, consent: contract.GiveConsent) -> Call[contract.ConsentGiven]:
    """Never repeated blindly: the first answer alone carries the taker's private token."""
    return _call(table.GIVE_CONSENT, consent, assessment_id=assessment_id)


def get_next(assessment_id: str) -> Call[contract.Next]:
    """How far the taker is and the blocks to ask next."""
    return _call(table.GET_NEXT, assessment_id=assessment_id)


def give_answers(assessment_id: str, answers: contract.GiveAnswers) -> Call[contract.Next]:
    """Repeating the same answers is harmless, so this is repeated like a read."""
    return _call(table.GIVE_ANSWERS, answers, assessment_id=assessment_id)


def list_candidates(query: contract.CandidateQuery | None = None) -> Call[contract.Page[contract.Candidate]]:
    """A page of candidates."""
    return _call(table.LIST_CANDIDATES, params=_params(query))


def create_candidate(new: contract.NewCandidate) -> Call[contract.Candidate]:
    return _call(table.CREATE_CANDIDATE, new)


def get_candidate(candidate_id: str) -> Call[contract.Candidate]:
    return _call(table.GET_CANDIDATE, candidate_id=candidate_id)


def change_candidate(candidate_id: str, change: contract.CandidateChange) -> Call[contract.Candidate]:
    return _call(table.CHANGE_CANDIDATE, change, candidate_id=candidate_id)


def set_visibility(candidate_id: str, given: contract.SetVisibility) -> Call[contract.Candidate]:
    """Who may see the person's results. Repeating it is harmless."""
    return _call(table.SET_VISIBILITY, given, candidate_id=candidate_id)


def export_candidate(candidate_id: str) -> Call[contract.CandidateExport]:
    """All that the service has of a person."""
    return _call(table.EXPORT_CANDIDATE, candidate_id=candidate_id)


def delete_candidate(candidate_id: str) -> Call[contract.Deleted]:
    """Erases the person, with assessments and results."""
    return _call(table.DELETE_CANDIDATE, candidate_id=candidate_id)


def list_teams(query: contract.TeamQuery | None = None) -> Call[contract.Page[contract.TeamSummary]]:
    """A page of teams."""
    return _call(table.LIST_TEAMS, params=_params(query))


def create_team(new: contract.NewTeam) -> Call[contract.Team]:
    return _call(table.CREATE_TEAM, new)


def get_team(team_id: str) -> Call[contract.Team]:
    return _call(table.GET_TEAM, team_id=team_id)


def change_team(team_id: str, change: contract.TeamChange) -> Call[contract.Team]:
    return _call(table.CHANGE_TEAM, change, team_id=team_id)


def delete_team(team_id: str) -> Call[contract.Deleted]:
    return _call(table.DELETE_TEAM, team_id=team_id)


def add_member(team_id: str, candidate_id: str) -> Call[contract.Team]:
    return _call(table.ADD_MEMBER, team_id=team_id, candidate_id=candidate_id)


def remove_member(team_id: str, candidate_id: str) -> Call[contract.Team]:
    return _call(table.REMOVE_MEMBER, team_id=team_id, candidate_id=candidate_id)


def create_join_link(team_id: str, new: contract.NewJoinLink) -> Call[contract.JoinLink]:
    """A link from which a group starts assessments. It ends the team's older one."""
    return _call(table.CREATE_JOIN_LINK, new, team_id=team_id)


def get_team_analysis(
    team_id: str,
    with_: Iterable[str] = (),
    without: Iterable[str] = (),
    with_style: contract.Style | Sequence[contract.Style] | None = None,
    wording: contract.Wording | None = None,
) -> Call[contract.TeamAnalysis]:
    """The team as it is, or as it would be with and without some candidates or newcomers who lead with a style."""
    params = [("with", id_) for id_ in with_] + [("without", id_) for id_ in without]
    params += [("with_style", style) for style in with_style or ()]
    call = _call(table.GET_TEAM_ANALYSIS, params=(*params, *_params(wording)), team_id=team_id)
    return replace(call, tolerant=lambda payload, scale, _link: read_team_analysis(payload, scale, team_id=team_id))


def compare_people(a: str, b: str, wording: contract.Wording | None = None) -> Call[contract.Comparison]:
    """Two candidates by their newest results that count.

    Fails with `NotFound` and the code ``profile_missing`` where one has none, or doesn't share it.
    """
    return _call(table.COMPARE_PEOPLE, params=(("a", a), ("b", b), *_params(wording)))


def reveal_team(team_id: str, given: contract.Reveal) -> Call[contract.Team]:
    """Show the results of a team or of one member, or hold them back. Repeating it is harmless."""
    return _call(table.REVEAL_TEAM, given, team_id=team_id)


def list_users(query: contract.UserQuery | None = None) -> Call[contract.Page[contract.User]]:
    """A page of who may sign in."""
    return _call(table.LIST_USERS, params=_params(query))


def put_user(given: contract.PutUser) -> Call[contract.User]:
    """Let somebody in, or change their role and teams. Repeating it is harmless."""
    return _call(table.PUT_USER, given)


def remove_user(user_id: str) -> Call[contract.Deleted]:
    """Shut somebody out at once."""
    return _call(table.REMOVE_USER, params=(("id", user_id),))


def confirm_member(given: contract.ConfirmMember) -> Call[contract.User]:
    """Say by a person's private link that a member is them. Repeating it is harmless."""
    return _call(table.CONFIRM_MEMBER, given)


def sign_in(given: contract.SignIn) -> Call[contract.SignedIn]:
    """Who has signed in, from what the provider says. Repeating it is harmless."""
    return _call(table.SIGN_IN, given)


def sync(batch: contract.SyncBatch) -> Call[contract.SyncOutcome]:
    """Create or change people and teams by the caller's own ids. Doing it twice changes nothing, so it is repeated."""
    return _call(table.SYNC, batch)


def get_changes() -> Call[contract.Changes]:
    return _call(table.GET_CHANGES)


def list_events(query: contract.EventQuery | None = None) -> Call[contract.Page[contract.Event]]:
    """What happened, in order of commit: ask with ``after``, the id of the last event that was seen."""
    return _call(table.LIST_EVENTS, params=_params(query))


def list_webhooks(query: contract.ListQuery | None = None) -> Call[contract.Page[contract.Webhook]]:
    """A page of the endpoints that events are sent to."""
    return _call(table.LIST_WEBHOOKS, params=_params(query))


def create_webhook(new: contract.NewWebhook) -> Call[contract.WebhookWithSecret]:
    """The answer has the endpoint's secret, this once."""
    return _call(table.CREATE_WEBHOOK, new)


def get_webhook(webhook_id: str) -> Call[contract.Webhook]:
    return _call(table.GET_WEBHOOK, webhook_id=webhook_id)


def change_webhook(webhook_id: str, change: contract.WebhookChange) -> Call[contract.Webhook]:
    return _call(table.CHANGE_WEBHOOK, change, webhook_id=webhook_id)


def delete_webhook(webhook_id: str) -> Call[contract.Deleted]:
    """Removes an endpoint with its deliveries, those on their way too."""
    return _call(table.DELETE_WEBHOOK, webhook_id=webhook_id)


def rotate_secret(webhook_id: str, given: contract.RotateSecret) -> Call[contract.WebhookWithSecret]:
    """The answer has the new secret, this once."""
    return _call(table.ROTATE_SECRET, given, webhook_id=webhook_id)


def test_webhook(webhook_id: str) -> Call[contract.Delivery]:
    """Sends a test event to an endpoint."""
    return _call(table.TEST_WEBHOOK, webhook_id=webhook_id)


def replay_events(webhook_id: str, given: contract.Replay) -> Call[contract.Replayed]:
    """Sends the events since a time to an endpoint again."""
    return _call(table.REPLAY_EVENTS, given, webhook_id=webhook_id)


def list_deliveries(
    webhook_id: str, query: contract.DeliveryQuery | None = None
) -> Call[contract.Page[contract.Delivery]]:
    """What was sent to an endpoint, and what came of it."""
    return _call(table.LIST_DELIVERIES, params=_params(query), webhook_id=webhook_id)


def resend_delivery(delivery_id: str) -> Call[contract.Delivery]:
    """Sends one event to its endpoint again."""
    return _call(table.RESEND_DELIVERY, delivery_id=delivery_id)


def list_reports(query: contract.ReportQuery | None = None) -> Call[contract.Page[contract.Report]]:
    """A page of reports."""
    return _call(table.LIST_REPORTS, params=_params(query))


def create_report(new: contract.NewReport) -> Call[contract.Report]:
    """The same request while one is under way gives that one, so this is repeated like a read."""
    return _call(table.CREATE_REPORT, new)


def get_report(report_id: str) -> Call[contract.Report]:
    """A report's status and progress."""
    return _call(table.GET_REPORT, report_id=report_id)


def cancel_report(report_id: str) -> Call[contract.Report]:
    """Repeating it is harmless."""
    return _call(table.CANCEL_REPORT, report_id=report_id)


def get_report_document(report_id: str) -> Call[contract.ReportDocument]:
    """What was written. Fails with `NotFound` and the code ``report_not_ready`` before."""
    return _call(table.GET_REPORT_DOCUMENT, report_id=report_id)


def get_report_markdown(report_id: str) -> Call[bytes]:
    return _call(table.GET_REPORT_MARKDOWN, report_id=report_id)


def get_report_pdf(report_id: str, paper: contract.Paper = "a4") -> Call[bytes]:
    return _call(table.GET_REPORT_PDF, params=(("paper", paper),), report_id=report_id)


def ask_question(asked: contract.NewQuestion) -> Call[contract.QuestionAnswer]:
    """A question to the service's language model, which may take a while. Repeating it is harmless, and costs again."""
    return _call(table.ASK_QUESTION, asked)


def get_account() -> Call[contract.Account]:
    """The account of the key, with its scopes, limit and usage."""
    return _call(table.GET_ACCOUNT)


def _call(operation: Operation[T], body: Input | None = None, *, params: Params = (), **ids: str) -> Call[T]:
    """A call of ``operation`` with the objects ``ids`` in its path."""
    return Call(
        operation.name,
        operation.method,
        operation.path.format(**{name: _segment(id_) for name, id_ in ids.items()}),
        operation.answer,
        operation.cache,
        params=params,
        body=None if body is None else _json(body),
        repeat=operation.repeat,
        invalidates=operation.invalidates,
        timeout=operation.timeout,
    )


def _segment(id_: str) -> str:
    """An id as one segment of a path. Dots alone are encoded too, or they would climb out of the path."""
    encoded = quote(id_, safe="", errors="replace")
    return encoded.replace(".", "%2E") if encoded in {".", ".."} else encoded


def _json(given: Input) -> bytes:
    """Only what was set is sent: the service's own defaults hold for the rest."""
    return given.model_dump_json(exclude_unset=True).encode()


def _params(query: contract.ListQuery | contract.Wording | None) -> Params:
    if query is None:
        return ()
    given = query.model_dump(mode="json", exclude_unset=True, exclude_none=True)
    return tuple((name, str(value)) for name, value in sorted(given.items()))
