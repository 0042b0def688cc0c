"""Every operation of the interface and what it demands, written out by hand: tests check the contract against it."""

from dataclasses import dataclass
from typing import Any, Literal

from discern import instrument
from discern.contract.key_scopes import Scope
from discern.service.jobs.write_reports import ReportWorker
from tests.support.running import Running

Body = dict[str, Any]


LISTS = {
    "/reports",
    "/assessments",
    "/candidates",
    "/teams",
    "/users",
    "/events",
    "/webhooks",
    "/webhooks/{webhook_id}/deliveries",
}


@dataclass(frozen=True)
class Case:
    """What an operation demands, and a request for it.

    ``path``, ``query`` and ``body`` name parts of what `populate` gives in braces; ``on`` says which assessment.
    ``roles`` are those of the people that a key can act for, ``access`` what they must be allowed to do with the
    objects in the path. ``about``: the body names its subject, and another account's is a wrong parameter. ``gives`` is
    the answer's media type.
    """

    name: str
    method: str
    path: str
    scopes: tuple[Scope, ...]
    roles: str
    body: Body | None = None
    query: str = ""
    on: Literal["open", "completed"] = "open"
    about: bool = False
    gives: str = "application/json"
    access: Literal["read", "change"] = "read"

    def __str__(self) -> str:
        return f"{self.method} {self.path}"

    @property
    def names_an_object(self) -> bool:
        named = ("/take", "PUT /users")
        return "{" in self.path or "{" in self.query or self.path in named or str(self) in named

    @property
    def is_list(self) -> bool:
        return self.method == "GET" and self.path in LISTS

    def request(self, world: dict[str, str]) -> tuple[str, str, Body | None]:
        """Method, path and body, on the objects of ``world``."""
        report_id = world["queued_report" if self.path.endswith("/cancel") else "ready_report"]
        names = {**world, "assessment_id": world[self.on], "report_id": report_id}
        path = f"{self.path}?{self.query}" if self.query else self.path
        return self.method, path.format(**names), _fill(self.body, names)


def _fill(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, dict):
        return {name: _fill(each, names) for name, each in value.items()}
    if isinstance(value, list):
        return [_fill(each, names) for each in value]
    return value.format(**names) if isinstance(value, str) else value


ANSWER = {"block": "talk-05", "most": "talk-05-d", "least": "talk-05-s"}

CASES = (
    Case("list_assessments", "GET", "/assessments", ("assessments:read",), "owner manager coach member"),
    Case(
        "create_assessment",
        "POST",
        "/assessments",
        ("assessments:write",),
        "owner manager coach",
        {"candidate": {"name": "Ada"}},
    ),
    Case("get_assessment", "GET", "/assessments/{assessment_id}", ("assessments:read",), "owner manager coach member"),
    Case(
        "cancel_assessment",
        "POST",
        "/assessments/{assessment_id}/cancel",
        ("assessments:write",),
        "owner manager coach",
        access="change",
    ),
    Case(
        "get_results",
        "GET",
        "/assessments/{assessment_id}/results",
        ("results:read",),
        "owner manager coach member",
        on="completed",
    ),
    Case("open_link", "POST", "/take", ("take",), "", {"token": "{token}"}),
    Case(
        "give_consent",
        "POST",
        "/assessments/{assessment_id}/consent",
        ("take",),
        "member",
        {"accepted": True},
        access="change",
    ),
    Case("get_next", "GET", "/assessments/{assessment_id}/next", ("take",), "member", access="change"),
    Case(
        "give_answers",
        "POST",
        "/assessments/{assessment_id}/answers",
        ("take",),
        "member",
        {"answers": [ANSWER]},
        access="change",
    ),
    Case("list_candidates", "GET", "/candidates", ("candidates:read",), "owner manager coach"),
    Case("create_candidate", "POST", "/candidates", ("candidates:write",), "owner", {"name": "Ada"}),
    Case("get_candidate", "GET", "/candidates/{candidate_id}", ("candidates:read",), "owner manager coach member"),
    Case(
        "change_candidate",
        "PATCH",
        "/candidates/{candidate_id}",
        ("candidates:write",),
        "owner manager coach member",
        {"name": "Ada"},
        access="change",
    ),
    Case(
        "delete_candidate",
        "DELETE",
        "/candidates/{candidate_id}",
        ("candidates:write",),
        "owner member",
        access="change",
    ),
    Case(
        "set_visibility",
        "PUT",
        "/candidates/{candidate_id}/visibility",
        ("candidates:write",),
        "member",
        {"visibility": "private"},
        access="change",
    ),
    Case(
        "export_candidate",
        "GET",
        "/candidates/{candidate_id}/export",
        ("candidates:read", "assessments:read", "results:read"),
        "owner member",
        access="change",
    ),
    Case("list_teams", "GET", "/teams", ("teams:read",), "owner manager coach"),
    Case("create_team", "POST", "/teams", ("teams:write",), "owner manager", {"name": "Crew"}),
    Case("get_team", "GET", "/teams/{team_id}", ("teams:read",), "owner manager coach"),
    Case("change_team", "PATCH", "/teams/{team_id}", ("teams:write",), "owner manager", {"name": "Crew"}),
    Case("delete_team", "DELETE", "/teams/{team_id}", ("teams:write",), "owner manager"),
    Case("add_member", "PUT", "/teams/{team_id}/members/{candidate_id}", ("teams:write",), "owner manager"),
    Case("remove_member", "DELETE", "/teams/{team_id}/members/{candidate_id}", ("teams:write",), "owner manager"),
    Case(
        "create_join_link",
        "POST",
        "/teams/{team_id}/join-links",
        ("teams:write", "assessments:write"),
        "owner manager coach",
        {"limit": 5},
    ),
    Case("get_team_analysis", "GET", "/teams/{team_id}/analysis", ("teams:read",), "owner manager coach"),
    Case(
        "compare_people",
        "GET",
        "/comparisons",
        ("results:read",),
        "owner manager coach",
        query="a={candidate_id}&b={other_id}",
    ),
    Case("reveal_team", "POST", "/teams/{team_id}/reveal", ("teams:write",), "owner coach", {"revealed": False}),
    Case("list_users", "GET", "/users", ("admin",), "owner"),
    Case("put_user", "PUT", "/users", ("admin",), "owner", {"id": "{user_id}", "role": "coach"}),
    Case("remove_user", "DELETE", "/users", ("admin",), "owner", query="id={user_id}"),
    Case("sign_in", "POST", "/users/sign-in", ("act",), "", {"issuer": "https://id.example", "subject": "7"}),
    Case(
        "sync",
        "POST",
        "/sync",
        ("candidates:write", "teams:write"),
        "owner",
        {"candidates": [{"external_id": "1", "name": "Ada"}]},
    ),
    Case("list_events", "GET", "/events", ("events:read",), "owner"),
    Case("get_changes", "GET", "/changes", (), "owner manager coach member"),
    Case("list_webhooks", "GET", "/webhooks", ("webhooks:read",), "owner"),
    Case(
        "create_webhook", "POST", "/webhooks", ("webhooks:write",), "owner", {"url": "https://receiver.example/events"}
    ),
    Case("get_webhook", "GET", "/webhooks/{webhook_id}", ("webhooks:read",), "owner"),
    Case("change_webhook", "PATCH", "/webhooks/{webhook_id}", ("webhooks:write",), "owner", {"description": "HR"}),
    Case("delete_webhook", "DELETE", "/webhooks/{webhook_id}", ("webhooks:write",), "owner"),
    Case("rotate_secret", "POST", "/webhooks/{webhook_id}/rotate", ("webhooks:write",), "owner", {"overlap_hours": 1}),
    Case("test_webhook", "POST", "/webhooks/{webhook_id}/test", ("webhooks:write",), "owner"),
    Case(
        "replay_events",
        "POST",
        "/webhooks/{webhook_id}/replay",
        ("webhooks:write",),
        "owner",
        {"since": "2027-01-01T00:00:00Z"},
    ),
    Case("list_deliveries", "GET", "/webhooks/{webhook_id}/deliveries", ("webhooks:read",), "owner"),
    Case("resend_delivery", "POST", "/deliveries/{delivery_id}/resend", ("webhooks:write",), "owner"),
    Case("list_reports", "GET", "/reports", ("reports:read",), "owner manager coach member"),
    Case(
        "create_report",
        "POST",
        "/reports",
        ("reports:write",),
        "owner manager coach member",
        {"subject": {"type": "team", "id": "{team_id}"}},
        about=True,
    ),
    Case("get_report", "GET", "/reports/{report_id}", ("reports:read",), "owner manager coach member"),
    Case("cancel_report", "POST", "/reports/{report_id}/cancel", ("reports:write",), "owner manager coach member"),
    Case("get_report_document", "GET", "/reports/{report_id}/json", ("reports:read",), "owner manager coach member"),
    Case(
        "get_report_markdown",
        "GET",
        "/reports/{report_id}/markdown",
        ("reports:read",),
        "owner manager coach member",
        gives="text/markdown",
    ),
    Case(
        "get_report_pdf",
        "GET",
        "/reports/{report_id}/pdf",
        ("reports:read",),
        "owner manager coach member",
        gives="application/pdf",
    ),
    Case(
        "ask_question",
        "POST",
        "/questions",
        ("reports:write",),
        "owner manager coach member",
        {"subject": {"type": "team", "id": "{team_id}"}, "question": "Who decides?"},
        about=True,
    ),
    Case("get_account", "GET", "/account", (), "owner manager coach member"),
)


def request_report(running: Running, key: str, subject: dict[str, Any]) -> dict[str, Any]:
    report: dict[str, Any] = running.answer("POST", "/reports", {"subject": subject}, key)
    return report


def populate(running: Running, key: str, *, external_id: str | None = None) -> dict[str, str]:
    """A world for every operation: a person in a team, with an assessment consented to and a completed one, and an
    endpoint with a delivery.
    """
    person = {"name": "Zebulon Quackenbush", "email": "zebulon@quackenbush.example", "external_id": external_id}
    team = running.answer("POST", "/teams", {"name": "Pelican", "external_id": external_id}, key)
    new = {"candidate": person, "team_id": team["id"]}
    opened = running.answer("POST", "/assessments", new, key)
    candidate_id = opened["candidate"]["id"]
    completed = running.answer("POST", "/assessments", {"candidate_id": candidate_id, "form": "short"}, key)
    others = running.answer("POST", "/assessments", {"candidate": {"name": "Other"}, "form": "short"}, key)
    private_token = ""
    for assessment in (others, opened, completed):
        path = f"/assessments/{assessment['id']}/consent"
        private_token = running.answer("POST", path, {"accepted": True}, key)["private_token"]
    bank = instrument.load_bank()
    answers = [
        {"block": block, "most": bank.blocks[block].items[0].id, "least": bank.blocks[block].items[1].id, "ms": 9000}
        for block in bank.form("short").blocks
    ]
    for assessment in (completed, others):
        running.answer("POST", f"/assessments/{assessment['id']}/answers", {"answers": answers}, key)
    webhook = running.answer("POST", "/webhooks", {"url": "https://receiver.example/discern"}, key)
    delivery = running.answer("POST", f"/webhooks/{webhook['id']}/test", key=key)
    ready = request_report(running, key, {"type": "assessment", "id": completed["id"]})
    running.portal.call(ReportWorker(running.service).drain)
    queued = request_report(running, key, {"type": "team", "id": team["id"]})
    user = running.answer("PUT", "/users", {"email": "quill@example.org", "role": "coach"}, key)
    return {
        "ready_report": ready["id"],
        "queued_report": queued["id"],
        "user_id": user["id"],
        "webhook_id": webhook["id"],
        "delivery_id": delivery["id"],
        "candidate_id": candidate_id,
        "other_id": others["candidate"]["id"],
        "team_id": team["id"],
        "open": opened["id"],
        "completed": completed["id"],
        "token": opened["take_url"].rpartition("=")[2],
        "private_token": private_token,
    }
