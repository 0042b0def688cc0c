"""Every operation of the interface and what it demands: the one table that tests of all of them go by."""

from dataclasses import dataclass
from typing import Any, Literal

from discern import instrument
from discern.contract.scopes import Scope
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
class Operation:
    """``path``, ``query`` and ``body`` name parts of a `World` in braces; ``on``: of which assessment.

    ``about``: its body names its subject, and another account's is a wrong parameter. ``gives`` is its answer's type.
    """

    method: str
    path: str
    scopes: tuple[Scope, ...] = ()
    body: Body | None = None
    query: str = ""
    on: Literal["open", "completed"] = "open"
    about: bool = False
    gives: str = "application/json"

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

OPERATIONS = (
    Operation("GET", "/assessments", ("assessments:read",)),
    Operation("POST", "/assessments", ("assessments:write",), {"candidate": {"name": "Ada"}}),
    Operation("GET", "/assessments/{assessment_id}", ("assessments:read",)),
    Operation("POST", "/assessments/{assessment_id}/cancel", ("assessments:write",)),
    Operation("GET", "/assessments/{assessment_id}/results", ("results:read",), on="completed"),
    Operation("POST", "/take", ("take",), {"token": "{token}"}),
    Operation("POST", "/assessments/{assessment_id}/consent", ("take",), {"accepted": True}),
    Operation("GET", "/assessments/{assessment_id}/next", ("take",)),
    Operation("POST", "/assessments/{assessment_id}/answers", ("take",), {"answers": [ANSWER]}),
    Operation("GET", "/candidates", ("candidates:read",)),
    Operation("POST", "/candidates", ("candidates:write",), {"name": "Ada"}),
    Operation("GET", "/candidates/{candidate_id}", ("candidates:read",)),
    Operation("PATCH", "/candidates/{candidate_id}", ("candidates:write",), {"name": "Ada"}),
    Operation("DELETE", "/candidates/{candidate_id}", ("candidates:write",)),
    Operation("PUT", "/candidates/{candidate_id}/visibility", ("candidates:write",), {"visibility": "private"}),
    Operation("GET", "/candidates/{candidate_id}/export", ("candidates:read", "assessments:read", "results:read")),
    Operation("GET", "/teams", ("teams:read",)),
    Operation("POST", "/teams", ("teams:write",), {"name": "Crew"}),
    Operation("GET", "/teams/{team_id}", ("teams:read",)),
    Operation("PATCH", "/teams/{team_id}", ("teams:write",), {"name": "Crew"}),
    Operation("DELETE", "/teams/{team_id}", ("teams:write",)),
    Operation("PUT", "/teams/{team_id}/members/{candidate_id}", ("teams:write",)),
    Operation("DELETE", "/teams/{team_id}/members/{candidate_id}", ("teams:write",)),
    Operation("POST", "/teams/{team_id}/join-links", ("teams:write", "assessments:write"), {"limit": 5}),
    Operation("GET", "/teams/{team_id}/analysis", ("teams:read",)),
    Operation("GET", "/comparisons", ("results:read",), query="a={candidate_id}&b={other_id}"),
    Operation("POST", "/teams/{team_id}/reveal", ("teams:write",), {"revealed": False}),
    Operation("GET", "/users", ("admin",)),
    Operation("PUT", "/users", ("admin",), {"id": "{user_id}", "role": "coach"}),
    Operation("DELETE", "/users", ("admin",), query="id={user_id}"),
    Operation("POST", "/users/sign-in", ("act",), {"issuer": "https://id.example", "subject": "7"}),
    Operation(
        "POST", "/sync", ("candidates:write", "teams:write"), {"candidates": [{"external_id": "1", "name": "Ada"}]}
    ),
    Operation("GET", "/events", ("events:read",)),
    Operation("GET", "/webhooks", ("webhooks:read",)),
    Operation("POST", "/webhooks", ("webhooks:write",), {"url": "https://receiver.example/events"}),
    Operation("GET", "/webhooks/{webhook_id}", ("webhooks:read",)),
    Operation("PATCH", "/webhooks/{webhook_id}", ("webhooks:write",), {"description": "HR"}),
    Operation("DELETE", "/webhooks/{webhook_id}", ("webhooks:write",)),
    Operation("POST", "/webhooks/{webhook_id}/rotate", ("webhooks:write",), {"overlap_hours": 1}),
    Operation("POST", "/webhooks/{webhook_id}/test", ("webhooks:write",)),
    Operation("POST", "/webhooks/{webhook_id}/replay", ("webhooks:write",), {"since": "2027-01-01T00:00:00Z"}),
    Operation("GET", "/webhooks/{webhook_id}/deliveries", ("webhooks:read",)),
    Operation("POST", "/deliveries/{delivery_id}/resend", ("webhooks:write",)),
    Operation("GET", "/reports", ("reports:read",)),
    Operation("POST", "/reports", ("reports:write",), {"subject": {"type": "team", "id": "{team_id}"}}, about=True),
    Operation("GET", "/reports/{report_id}", ("reports:read",)),
    Operation("POST", "/reports/{report_id}/cancel", ("reports:write",)),
    Operation("GET", "/reports/{report_id}/json", ("reports:read",)),
    Operation("GET", "/reports/{report_id}/markdown", ("reports:read",), gives="text/markdown"),
    Operation("GET", "/reports/{report_id}/pdf", ("reports:read",), gives="application/pdf"),
    Operation(
        "POST",
        "/questions",
        ("reports:write",),
        {"subject": {"type": "team", "id": "{team_id}"}, "question": "Who decides?"},
        about=True,
    ),
    Operation("GET", "/account"),
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
