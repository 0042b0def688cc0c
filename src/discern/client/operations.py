"""The calls of the interface as values: one pure function builds each.

An operation knows everything about a call but the connection it goes over. A new call of the interface is one new
function here; the clients, the cache and the retries need nothing else.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Literal, TypeAlias, TypeVar, cast
from urllib.parse import parse_qsl, quote, urlencode

from discern.client.foreign import Reading, Scale, read_assessment, read_assessments, read_results, read_team_analysis
from discern.contract import (
    Account,
    Assessment,
    AssessmentQuery,
    Candidate,
    CandidateChange,
    CandidateExport,
    CandidateQuery,
    Comparison,
    ConsentGiven,
    Deleted,
    Delivery,
    DeliveryQuery,
    Event,
    EventQuery,
    GiveAnswers,
    GiveConsent,
    Invitation,
    JoinLink,
    ListQuery,
    NewAssessment,
    NewCandidate,
    NewJoinLink,
    NewQuestion,
    NewReport,
    NewTeam,
    NewWebhook,
    Next,
    OpenLink,
    Page,
    Paper,
    PutUser,
    QuestionAnswer,
    Replay,
    Replayed,
    Report,
    ReportDocument,
    ReportQuery,
    Results,
    Reveal,
    RotateSecret,
    SetVisibility,
    SignedIn,
    SignIn,
    Style,
    SyncBatch,
    SyncOutcome,
    Taking,
    Team,
    TeamAnalysis,
    TeamChange,
    TeamQuery,
    TeamSummary,
    User,
    UserQuery,
    Webhook,
    WebhookChange,
    WebhookWithSecret,
)
from discern.contract.base import Input

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

Method = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]

Kind = Literal[
    "account",
    "analysis",
    "assessments",
    "candidates",
    "events",
    "export",
    "reports",
    "results",
    "taking",
    "teams",
    "users",
    "webhooks",
]
"""What an operation reads or writes: decides how long its answer is held, and what a write drops."""

Repeat = Literal["freely", "by_key", "unsent"]
"""When a call whose outcome is unknown may be sent again: always; if the service honours its idempotency key; or never,
that is, only when it certainly had no effect."""

Tolerant: TypeAlias = Callable[[Any, Scale | None, str | None], Reading[T]]
"""Reads decoded JSON, given the scale that the user says and the response's ``Link`` header."""

EVERYTHING: frozenset[Kind] = frozenset(
    {"account", "analysis", "assessments", "candidates", "reports", "results", "teams"}
)


ANSWERED_WITHIN = 130.0
"""Seconds: a language model is asked twice at most, and given one minute each time."""


@dataclass(frozen=True, slots=True)
class Operation(Generic[T_co]):
    """One call. ``path`` follows the base address; ``answer`` is the model its 200 is read with, or `bytes` for a file.

    ``touches`` names the kinds whose held answers are out of date once this call has been made. ``tolerant`` reads
    answers of services that keep the specification but not our payloads. The body stays out of the ``repr``, for it may
    hold a name or a secret. ``idempotency_key`` makes several sendings of a create one; without it each sending has a
    key of its own. ``patience`` is how many seconds an answer may take where that is longer than usual.
    """

    name: str
    method: Method
    path: str
    answer: type[T_co]
    kind: Kind
    params: tuple[tuple[str, str], ...] = ()
    body: bytes | None = field(default=None, repr=False)
    repeat: Repeat = "unsent"
    touches: frozenset[Kind] = frozenset()
    idempotency_key: str | None = None
    patience: float | None = None
    tolerant: Tolerant[T_co] | None = field(default=None, compare=False, repr=False)

    @property
    def reads(self) -> bool:
        """Whether it changes nothing, so that its answer may be held."""
        return self.method == "GET"

    @property
    def target(self) -> str:
        """Path and query, percent-encoded."""
        return f"{self.path}?{urlencode(self.params, errors='replace')}" if self.params else self.path


def at_cursor(operation: Operation[T], cursor: str) -> Operation[T]:
    """The same list, from ``cursor`` on.

    A cursor that begins with ``?`` is the whole query of the next page, as other services tell it.
    """
    if cursor.startswith("?"):
        return replace(operation, params=tuple(parse_qsl(cursor[1:], keep_blank_values=True)))
    kept = tuple(pair for pair in operation.params if pair[0] != "cursor")
    return replace(operation, params=(*kept, ("cursor", cursor)))


def list_assessments(query: AssessmentQuery | None = None) -> Operation[Page[Assessment]]:
    """A page of assessments."""
    operation = _get("list_assessments", "/assessments", Page[Assessment], "assessments", _params(query))
    return replace(operation, tolerant=lambda payload, _scale, link: read_assessments(payload, link))


def create_assessment(new: NewAssessment, idempotency_key: str | None = None) -> Operation[Assessment]:
    touches: set[Kind] = {"account", "analysis", "assessments", "candidates", "teams"}
    operation = _create("create_assessment", "/assessments", Assessment, new, "assessments", touches)
    return replace(
        operation,
        idempotency_key=idempotency_key,
        tolerant=lambda payload, _scale, _link: read_assessment(payload),
    )


def get_assessment(assessment_id: str) -> Operation[Assessment]:
    operation = _get("get_assessment", f"/assessments/{_segment(assessment_id)}", Assessment, "assessments")
    return replace(operation, tolerant=lambda payload, _scale, _link: read_assessment(payload))


def cancel_assessment(assessment_id: str) -> Operation[Assessment]:
    return Operation(
        "cancel_assessment",
        "POST",
        f"/assessments/{_segment(assessment_id)}/cancel",
        Assessment,
        "assessments",
        touches=frozenset({"account", "analysis", "assessments"}),
    )


def get_results(assessment_id: str) -> Operation[Results]:
    """Fails with `NotFound` and the code ``results_not_ready`` before completion."""
    operation = _get("get_results", f"/assessments/{_segment(assessment_id)}/results", Results, "results")
    return replace(
        operation, tolerant=lambda payload, scale, _link: read_results(payload, scale, assessment_id=assessment_id)
    )


def open_link(token: str) -> Operation[Taking | Invitation]:
    """What the secret part of a take link, a taker's private link or a team's join link leads to."""
    answer = cast("type[Taking | Invitation]", Taking | Invitation)
    return Operation("open_link", "POST", "/take", answer, "taking", body=_json(OpenLink(token=token)), repeat="freely")


def join(link: OpenLink, idempotency_key: str | None = None) -> Operation[Taking]:
    """Join the team of a join link, with a name, and begin an assessment: the answer's ``take_token`` leads on."""
    touches: set[Kind] = {"account", "analysis", "assessments", "candidates", "teams"}
    return replace(_create("join", "/take", Taking, link, "taking", touches), idempotency_key=idempotency_key)


def give_consent(assessment_id: str, consent: GiveConsent) -> Operation[ConsentGiven]:
    """Never repeated blindly: the first answer alone carries the taker's private token."""
    return Operation(
        "give_consent",
        "POST",
        f"/assessments/{_segment(assessment_id)}/consent",
        ConsentGiven,
        "taking",
        body=_json(consent),
        touches=frozenset({"assessments"}),
    )


def get_next(assessment_id: str) -> Operation[Next]:
    """How far the taker is and the blocks to ask next."""
    return _get("get_next", f"/assessments/{_segment(assessment_id)}/next", Next, "taking")


def give_answers(assessment_id: str, answers: GiveAnswers) -> Operation[Next]:
    """Repeating the same answers is harmless, so this is repeated like a read."""
    return Operation(
        "give_answers",
        "POST",
        f"/assessments/{_segment(assessment_id)}/answers",
        Next,
        "taking",
        body=_json(answers),
        repeat="freely",
        touches=frozenset({"account", "analysis", "assessments", "results"}),
    )


def list_candidates(query: CandidateQuery | None = None) -> Operation[Page[Candidate]]:
    """A page of candidates."""
    return _get("list_candidates", "/candidates", Page[Candidate], "candidates", _params(query))


def create_candidate(new: NewCandidate) -> Operation[Candidate]:
    return _create("create_candidate", "/candidates", Candidate, new, "candidates", {"account", "candidates"})


def get_candidate(candidate_id: str) -> Operation[Candidate]:
    return _get("get_candidate", f"/candidates/{_segment(candidate_id)}", Candidate, "candidates")


def change_candidate(candidate_id: str, change: CandidateChange) -> Operation[Candidate]:
    return Operation(
        "change_candidate",
        "PATCH",
        f"/candidates/{_segment(candidate_id)}",
        Candidate,
        "candidates",
        body=_json(change),
        touches=EVERYTHING,
    )


def set_visibility(candidate_id: str, given: SetVisibility) -> Operation[Candidate]:
    """Who may see the person's results. Repeating it is harmless."""
    return Operation(
        "set_visibility",
        "PUT",
        f"/candidates/{_segment(candidate_id)}/visibility",
        Candidate,
        "candidates",
        body=_json(given),
        repeat="freely",
        touches=EVERYTHING,
    )


def export_candidate(candidate_id: str) -> Operation[CandidateExport]:
    """All that is held of a person."""
    return _get("export_candidate", f"/candidates/{_segment(candidate_id)}/export", CandidateExport, "export")


def delete_candidate(candidate_id: str) -> Operation[Deleted]:
    """Erases the person, with assessments and results."""
    return Operation(
        "delete_candidate",
        "DELETE",
        f"/candidates/{_segment(candidate_id)}",
        Deleted,
        "candidates",
        touches=EVERYTHING,
    )


def list_teams(query: TeamQuery | None = None) -> Operation[Page[TeamSummary]]:
    """A page of teams."""
    return _get("list_teams", "/teams", Page[TeamSummary], "teams", _params(query))


def create_team(new: NewTeam) -> Operation[Team]:
    return _create("create_team", "/teams", Team, new, "teams", {"account", "candidates", "teams"})


def get_team(team_id: str) -> Operation[Team]:
    return _get("get_team", f"/teams/{_segment(team_id)}", Team, "teams")


def change_team(team_id: str, change: TeamChange) -> Operation[Team]:
    return Operation(
        "change_team",
        "PATCH",
        f"/teams/{_segment(team_id)}",
        Team,
        "teams",
        body=_json(change),
        touches=frozenset({"analysis", "teams"}),
    )


def delete_team(team_id: str) -> Operation[Deleted]:
    return Operation(
        "delete_team",
        "DELETE",
        f"/teams/{_segment(team_id)}",
        Deleted,
        "teams",
        touches=frozenset({"account", "analysis", "assessments", "candidates", "teams"}),
    )


def add_member(team_id: str, candidate_id: str) -> Operation[Team]:
    return _member("add_member", "PUT", team_id, candidate_id)


def remove_member(team_id: str, candidate_id: str) -> Operation[Team]:
    return _member("remove_member", "DELETE", team_id, candidate_id)


def create_join_link(team_id: str, new: NewJoinLink) -> Operation[JoinLink]:
    """A link from which a group starts assessments. It ends the team's older one."""
    return _create("create_join_link", f"/teams/{_segment(team_id)}/join-links", JoinLink, new, "teams", set())


def analyse_team(
    team_id: str,
    with_: Iterable[str] = (),
    without: Iterable[str] = (),
    with_style: Style | Sequence[Style] | None = None,
) -> Operation[TeamAnalysis]:
    """The team as it is, or as it would be with and without some candidates or newcomers who lead with a style."""
    params = [("with", id_) for id_ in with_] + [("without", id_) for id_ in without]
    params += [("with_style", style) for style in with_style or ()]
    operation = _get("analyse_team", f"/teams/{_segment(team_id)}/analysis", TeamAnalysis, "analysis", tuple(params))
    return replace(
        operation, tolerant=lambda payload, scale, _link: read_team_analysis(payload, scale, team_id=team_id)
    )


def compare(a: str, b: str) -> Operation[Comparison]:
    """Two candidates by their newest results that count.

    Fails with `NotFound` and the code ``profile_missing`` where one has none, or doesn't share it.
    """
    return _get("compare", "/comparisons", Comparison, "analysis", (("a", a), ("b", b)))


def reveal_team(team_id: str, given: Reveal) -> Operation[Team]:
    """Show the results of a team or of one member, or hold them back. Repeating it is harmless."""
    return Operation(
        "reveal_team",
        "POST",
        f"/teams/{_segment(team_id)}/reveal",
        Team,
        "teams",
        body=_json(given),
        repeat="freely",
        touches=EVERYTHING,
    )


def list_users(query: UserQuery | None = None) -> Operation[Page[User]]:
    """A page of who may sign in."""
    return _get("list_users", "/users", Page[User], "users", _params(query))


def put_user(given: PutUser) -> Operation[User]:
    """Let somebody in, or change their role and teams. Repeating it is harmless."""
    return Operation(
        "put_user", "PUT", "/users", User, "users", body=_json(given), repeat="freely", touches=EVERYTHING | {"users"}
    )


def remove_user(user_id: str) -> Operation[Deleted]:
    """Shut somebody out at once."""
    return Operation(
        "remove_user", "DELETE", "/users", Deleted, "users", params=(("id", user_id),), touches=EVERYTHING | {"users"}
    )


def sign_in(given: SignIn) -> Operation[SignedIn]:
    """Who it is that signed in, from what the provider says. Repeating it is harmless."""
    return Operation(
        "sign_in",
        "POST",
        "/users/sign-in",
        SignedIn,
        "users",
        body=_json(given),
        repeat="freely",
        touches=frozenset({"users"}),
    )


def sync(batch: SyncBatch) -> Operation[SyncOutcome]:
    """Create or change people and teams by the caller's own ids. Doing it twice changes nothing, so it is repeated."""
    return Operation(
        "sync", "POST", "/sync", SyncOutcome, "candidates", body=_json(batch), repeat="freely", touches=EVERYTHING
    )


def list_events(query: EventQuery | None = None) -> Operation[Page[Event]]:
    """What happened, in order of commit: ask with ``after``, the id of the last event that was seen."""
    return _get("list_events", "/events", Page[Event], "events", _params(query))


def list_webhooks(query: ListQuery | None = None) -> Operation[Page[Webhook]]:
    """A page of the endpoints that events are sent to."""
    return _get("list_webhooks", "/webhooks", Page[Webhook], "webhooks", _params(query))


def create_webhook(new: NewWebhook) -> Operation[WebhookWithSecret]:
    """The answer has the endpoint's secret, this once."""
    return _create("create_webhook", "/webhooks", WebhookWithSecret, new, "webhooks", {"webhooks"})


def get_webhook(webhook_id: str) -> Operation[Webhook]:
    return _get("get_webhook", f"/webhooks/{_segment(webhook_id)}", Webhook, "webhooks")


def change_webhook(webhook_id: str, change: WebhookChange) -> Operation[Webhook]:
    path = f"/webhooks/{_segment(webhook_id)}"
    return _on_webhooks("change_webhook", "PATCH", path, Webhook, change)


def delete_webhook(webhook_id: str) -> Operation[Deleted]:
    """Removes an endpoint with its deliveries, those on their way too."""
    return _on_webhooks("delete_webhook", "DELETE", f"/webhooks/{_segment(webhook_id)}", Deleted)


def rotate_secret(webhook_id: str, given: RotateSecret) -> Operation[WebhookWithSecret]:
    """The answer has the new secret, this once."""
    path = f"/webhooks/{_segment(webhook_id)}/rotate"
    return _on_webhooks("rotate_secret", "POST", path, WebhookWithSecret, given)


def test_webhook(webhook_id: str) -> Operation[Delivery]:
    """Sends a test event to an endpoint."""
    return _on_webhooks("test_webhook", "POST", f"/webhooks/{_segment(webhook_id)}/test", Delivery)


def replay_events(webhook_id: str, given: Replay) -> Operation[Replayed]:
    """Sends the events since a time to an endpoint again."""
    return _on_webhooks("replay_events", "POST", f"/webhooks/{_segment(webhook_id)}/replay", Replayed, given)


def list_deliveries(webhook_id: str, query: DeliveryQuery | None = None) -> Operation[Page[Delivery]]:
    """What was sent to an endpoint, and what came of it."""
    path = f"/webhooks/{_segment(webhook_id)}/deliveries"
    return _get("list_deliveries", path, Page[Delivery], "webhooks", _params(query))


def resend_delivery(delivery_id: str) -> Operation[Delivery]:
    """Sends one event to its endpoint again."""
    return _on_webhooks("resend_delivery", "POST", f"/deliveries/{_segment(delivery_id)}/resend", Delivery)


def list_reports(query: ReportQuery | None = None) -> Operation[Page[Report]]:
    """A page of reports."""
    return _get("list_reports", "/reports", Page[Report], "reports", _params(query))


def create_report(new: NewReport) -> Operation[Report]:
    """The same request while one is under way gives that one, so this is repeated like a read."""
    operation = _create("create_report", "/reports", Report, new, "reports", {"reports"})
    return replace(operation, repeat="freely")


def get_report(report_id: str) -> Operation[Report]:
    """Where a report stands."""
    return _get("get_report", f"/reports/{_segment(report_id)}", Report, "reports")


def cancel_report(report_id: str) -> Operation[Report]:
    """Repeating it is harmless."""
    path = f"/reports/{_segment(report_id)}/cancel"
    return Operation("cancel_report", "POST", path, Report, "reports", repeat="freely", touches=frozenset({"reports"}))


def get_report_document(report_id: str) -> Operation[ReportDocument]:
    """What was written. Fails with `NotFound` and the code ``report_not_ready`` before."""
    return _get("get_report_document", f"/reports/{_segment(report_id)}/json", ReportDocument, "reports")


def get_report_markdown(report_id: str) -> Operation[bytes]:
    return _get("get_report_markdown", f"/reports/{_segment(report_id)}/markdown", bytes, "export")


def get_report_pdf(report_id: str, paper: Paper = "a4") -> Operation[bytes]:
    path = f"/reports/{_segment(report_id)}/pdf"
    return _get("get_report_pdf", path, bytes, "export", (("paper", paper),))


def ask_question(asked: NewQuestion) -> Operation[QuestionAnswer]:
    """A question to the service's language model, which may take a while. Repeating it is harmless, and costs again."""
    return Operation(
        "ask_question", "POST", "/questions", QuestionAnswer, "reports", body=_json(asked), patience=ANSWERED_WITHIN
    )


def get_account() -> Operation[Account]:
    """The account of the key, with its scopes, limit and usage."""
    return _get("get_account", "/account", Account, "account")


def _get(name: str, path: str, answer: type[T], kind: Kind, params: tuple[tuple[str, str], ...] = ()) -> Operation[T]:
    return Operation(name, "GET", path, answer, kind, params=params, repeat="freely")


def _create(name: str, path: str, answer: type[T], new: Input, kind: Kind, touches: set[Kind]) -> Operation[T]:
    return Operation(name, "POST", path, answer, kind, body=_json(new), repeat="by_key", touches=frozenset(touches))


def _member(name: str, method: Method, team_id: str, candidate_id: str) -> Operation[Team]:
    path = f"/teams/{_segment(team_id)}/members/{_segment(candidate_id)}"
    return Operation(name, method, path, Team, "teams", touches=frozenset({"analysis", "candidates", "teams"}))


def _on_webhooks(name: str, method: Method, path: str, answer: type[T], given: Input | None = None) -> Operation[T]:
    body = None if given is None else _json(given)
    return Operation(name, method, path, answer, "webhooks", body=body, touches=frozenset({"webhooks"}))


def _segment(id_: str) -> str:
    """An id as one segment of a path. Dots alone are encoded too, or they would climb out of the path."""
    encoded = quote(id_, safe="", errors="replace")
    return encoded.replace(".", "%2E") if encoded in {".", ".."} else encoded


def _json(given: Input) -> bytes:
    """Only what was set is sent: the service's own defaults hold for the rest."""
    return given.model_dump_json(exclude_unset=True).encode()


def _params(query: ListQuery | None) -> tuple[tuple[str, str], ...]:
    if query is None:
        return ()
    given = query.model_dump(mode="json", exclude_unset=True, exclude_none=True)
    return tuple((name, str(value)) for name, value in sorted(given.items()))
