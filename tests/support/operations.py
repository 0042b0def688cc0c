"""Every operation of the interface and what it demands, written out by hand: tests check the contract against it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from sqlalchemy import Connection, select, update

from discern import instrument
from discern.contract.headers import PRIVATE_TOKEN
from discern.contract.models.reports import Opening
from discern.contract.permissions import Scope
from discern.service.jobs.write_reports import ReportWorker
from discern.service.mail.sending import hash_address, hash_code
from discern.service.storage.engine.tables import assessments, reports
from discern.service.storage.queues.link_codes import LinkCode, store_code
from discern.service.storage.queues.mails import ask_for_mail, claim_mails, end_mail, mark_sending
from discern.service.storage.repositories.reports import read_document
from discern.service.storage.repositories.visibility import KEY
from discern.service.tokens import digest, new_code, new_token
from tests.support.picking import pick
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
    the answer's media type. ``refuses_keys``: a key that acts for nobody is refused, whatever its scopes. ``of_other``:
    the person in the path is the one of whom a single private link was given out.
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
    refuses_keys: bool = False
    of_other: bool = False

    def __str__(self) -> str:
        return f"{self.method} {self.path}"

    @property
    def names_an_object(self) -> bool:
        named = ("/take", "/take/unsubscribe", "/about", "/users/confirm", "PUT /users")
        return "{" in self.path or "{" in self.query or self.path in named or str(self) in named

    @property
    def changes(self) -> bool:
        """Whether a call may change what there is."""
        return self.method != "GET"

    @property
    def is_list(self) -> bool:
        return self.method == "GET" and self.path in LISTS

    def request(self, world: dict[str, str]) -> tuple[str, str, Body | None]:
        """Method, path and body, on the objects of ``world``."""
        report_id = world["queued_report" if self.path.endswith("/cancel") else "ready_report"]
        names = {**world, "assessment_id": world[self.on], "report_id": report_id}
        if self.of_other:
            names["candidate_id"] = world["other_id"]
        path = f"{self.path}?{self.query}" if self.query else self.path
        return self.method, path.format(**names), _fill(self.body, names)


def _fill(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, dict):
        return {name: _fill(each, names) for name, each in value.items()}
    if isinstance(value, list):
        return [_fill(each, names) for each in value]
    return value.format(**names) if isinstance(value, str) else value


_FIRST = instrument.load_bank().blocks[instrument.load_bank().form("fixed").blocks[0]]
ANSWER = {"block": _FIRST.id, "most": _FIRST.items[0].id, "least": _FIRST.items[2].id}

CONFIRMED = "zebulon@mailbox.example"
"""Where the code of a world went."""

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
        "change_assessment",
        "PATCH",
        "/assessments/{assessment_id}",
        ("assessments:write",),
        "owner manager coach",
        {"expires_at": "2126-01-02T03:04:05Z"},
        access="change",
    ),
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
    Case(
        "get_evidence",
        "GET",
        "/assessments/{assessment_id}/evidence",
        ("evidence:read",),
        "coach member",
        on="completed",
        refuses_keys=True,
    ),
    Case("list_mails", "GET", "/assessments/{assessment_id}/mails", ("assessments:read",), "owner manager coach"),
    Case(
        "send_mail",
        "POST",
        "/assessments/{assessment_id}/mails",
        ("assessments:write",),
        "owner manager coach",
        {"kind": "reminder"},
        access="change",
    ),
    Case(
        "get_marks",
        "GET",
        "/assessments/{assessment_id}/marks",
        ("results:read",),
        "owner manager coach member",
        on="completed",
    ),
    Case(
        "put_mark",
        "PUT",
        "/assessments/{assessment_id}/marks/{statement_id}",
        ("take",),
        "member",
        {"fit": "not_me", "comment": "Only at work."},
        on="completed",
        access="change",
        refuses_keys=True,
    ),
    Case(
        "remove_mark",
        "DELETE",
        "/assessments/{assessment_id}/marks/{statement_id}",
        ("take",),
        "member",
        on="completed",
        access="change",
        refuses_keys=True,
    ),
    Case(
        "answer_again",
        "POST",
        "/assessments/{assessment_id}/again",
        ("take",),
        "member",
        {"accepted": True},
        on="completed",
        access="change",
        refuses_keys=True,
    ),
    Case(
        "send_link_code",
        "POST",
        "/assessments/{assessment_id}/private-link/codes",
        ("take",),
        "member",
        {"email": "zebulon@elsewhere.example"},
        on="completed",
        access="change",
        refuses_keys=True,
    ),
    Case(
        "send_private_link",
        "POST",
        "/assessments/{assessment_id}/private-link/mails",
        ("take",),
        "member",
        {"email": CONFIRMED, "code": "{link_code}"},
        on="completed",
        access="change",
        refuses_keys=True,
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
    Case("unsubscribe", "POST", "/take/unsubscribe", ("take",), "", {"token": "{unsubscribe_token}"}),
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
        "merge_candidates",
        "POST",
        "/candidates/{candidate_id}/merge",
        ("candidates:write",),
        "owner",
        {"duplicate_id": "{other_id}"},
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
    Case(
        "get_about",
        "GET",
        "/candidates/{candidate_id}/about",
        ("results:read",),
        "owner manager coach member",
        of_other=True,
    ),
    Case(
        "put_about",
        "PUT",
        "/candidates/{candidate_id}/about",
        ("take",),
        "member",
        {"visibility": "link", "answers": [{"prompt": "ask_me", "text": "Anything about boats."}]},
        access="change",
        refuses_keys=True,
        of_other=True,
    ),
    Case(
        "create_about_link",
        "POST",
        "/candidates/{candidate_id}/about/link",
        ("take",),
        "member",
        {},
        access="change",
        refuses_keys=True,
        of_other=True,
    ),
    Case(
        "revoke_about_link",
        "DELETE",
        "/candidates/{candidate_id}/about/link",
        ("take",),
        "member",
        access="change",
        refuses_keys=True,
        of_other=True,
    ),
    Case("open_about", "POST", "/about", ("take",), "", {"token": "{about_token}"}),
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
    Case(
        "get_teammates",
        "GET",
        "/candidates/{candidate_id}/teammates",
        ("results:read",),
        "owner manager coach",
    ),
    Case("reveal_team", "POST", "/teams/{team_id}/reveal", ("teams:write",), "owner coach", {"revealed": False}),
    Case("list_users", "GET", "/users", ("admin",), "owner"),
    Case("put_user", "PUT", "/users", ("admin",), "owner", {"id": "{user_id}", "role": "coach"}),
    Case("remove_user", "DELETE", "/users", ("admin",), "owner", query="id={user_id}"),
    Case(
        "confirm_member",
        "POST",
        "/users/confirm",
        ("take",),
        "",
        {"token": "{private_token}", "user_id": "{member_id}"},
    ),
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
    Case(
        "decide_opening",
        "PUT",
        "/reports/{report_id}/opening",
        ("reports:write",),
        "owner manager coach member",
        {"accepted": True},
    ),
    Case("put_drafting", "PUT", "/account/drafting", ("admin",), "owner", {"enabled": True}),
    Case("get_account", "GET", "/account", (), "owner manager coach member"),
    Case("get_measurement", "GET", "/account/measurement", ("results:read",), "owner manager"),
    Case("test_mail", "POST", "/account/mail-tests", ("admin",), "owner", {"email": "ada@example.org"}),
)


def request_report(running: Running, key: str, subject: dict[str, Any]) -> dict[str, Any]:
    report: dict[str, Any] = running.answer("POST", "/reports", {"subject": subject}, key)
    return report


def send_letter(running: Running, assessment_id: str) -> str:
    """A mail that has been handed over, by the queue alone; the secret of its link that ends reminders."""
    token, now = new_token(), running.clock()

    def write(connection: Connection) -> None:
        account_id = connection.execute(
            select(assessments.c.account_id).where(assessments.c.id == assessment_id)
        ).scalar_one()
        ask_for_mail(connection, account_id, assessment_id, "invitation", None, now)
        for claimed in claim_mails(connection, now, 100):
            if claimed.assessment_id == assessment_id:
                assert mark_sending(connection, claimed, digest(token), now)
                assert end_mail(connection, claimed, "sent", None, now)

    running.service.database.write_now(write)
    return token


def store_link_code(running: Running, key: str, assessment_id: str, private_token: str, email: str) -> str:
    """A code that may have been mailed to an address for a private link, which nobody has entered yet."""
    code, server, now = new_code(), running.service.settings.smtp_server, running.clock()
    assert server is not None
    account_id = running.answer("GET", "/account", key=key)["id"]
    hashes = hash_address(server, account_id, email), hash_code(private_token, assessment_id, email, code)
    stored = LinkCode(account_id, assessment_id, *hashes)
    running.service.database.write_now(lambda connection: store_code(connection, stored, now))
    return code


def add_opening(running: Running, key: str, report_id: str) -> None:
    """An opening that a model could have drafted for a report which this key asked for, and nobody has decided on."""
    account = running.answer("GET", "/account", key=key)

    def add(connection: Connection) -> None:
        document, _ = read_document(connection, account["id"], report_id, KEY)
        opening = Opening(text="[P1] may ask first.", statements=[document.statements[0].id], model="tiny-1")
        values = {"opening": opening.model_dump(mode="json"), "requesting_key": account["key"]["id"]}
        connection.execute(update(reports).where(reports.c.id == report_id).values(values))

    running.service.database.write_now(add)


def write_about(running: Running, key: str, candidate_id: str, private_token: str) -> str:
    """A "Working with me" page that a link opens; the link's token."""
    headers = {"Authorization": f"Bearer {key}", PRIVATE_TOKEN: private_token}
    path = f"/candidates/{candidate_id}/about"
    answers = [{"prompt": "ask_me", "text": "Anything about boats."}]
    written = running.http.put(path, headers=headers, json={"visibility": "link", "answers": answers})
    assert written.status_code == 200, written.text
    url: str = running.http.post(f"{path}/link", headers=headers, json={}).json()["url"]
    return url.rpartition("=")[2]


def add_withheld(running: Running, key: str) -> tuple[str, str]:
    """Somebody's assessment whose result is withheld; its id, and the token of its private link."""
    made = running.answer("POST", "/assessments", {"candidate": {"name": "Careless"}, "form": "short"}, key)
    path = f"/assessments/{made['id']}"
    token: str = running.answer("POST", f"{path}/consent", {"accepted": True}, key)["private_token"]
    running.answer("POST", f"{path}/answers", {"answers": careless_answers()}, key)
    return made["id"], token


def careless_answers() -> list[dict[str, Any]]:
    """Answers to the short form, given at once and always to the same places: they carry no profile."""
    bank = instrument.load_bank()
    blocks = [bank.blocks[block] for block in bank.form("short").blocks]
    return [{"block": each.id, "most": each.items[0].id, "least": each.items[1].id, "ms": 150} for each in blocks]


Made = TypeVar("Made")


class KeptWorlds:
    """What a test makes for its operations: once for all that change nothing, and anew for each of the others."""

    def __init__(self) -> None:
        self._made: dict[str, Any] = {}

    def make(self, make: Callable[[], Made], *, changes: bool) -> Made:
        """What ``make`` gives. ``changes`` is whether the call that follows may change it; it is kept by the name of
        ``make``, a function inside its test.
        """
        if changes:
            return make()
        if make.__qualname__ not in self._made:
            self._made[make.__qualname__] = make()
        kept: Made = self._made[make.__qualname__]
        return kept


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
    tokens = [
        running.answer("POST", f"/assessments/{assessment['id']}/consent", {"accepted": True}, key)["private_token"]
        for assessment in (others, opened, completed)
    ]
    bank = instrument.load_bank()
    picks = [(block, *pick(bank.blocks[block], 0, 1)) for block in bank.form("short").blocks]
    answers = [{"block": block, "most": most, "least": least, "ms": 9000} for block, most, least in picks]
    for assessment in (completed, others):
        running.answer("POST", f"/assessments/{assessment['id']}/answers", {"answers": answers}, key)
    about_token = write_about(running, key, others["candidate"]["id"], tokens[0])
    webhook = running.answer("POST", "/webhooks", {"url": "https://receiver.example/discern"}, key)
    delivery = running.answer("POST", f"/webhooks/{webhook['id']}/test", key=key)
    ready = request_report(running, key, {"type": "assessment", "id": completed["id"]})
    running.portal.call(ReportWorker(running.service).drain)
    written = running.answer("GET", f"/reports/{ready['id']}", key=key)
    assert written["status"] == "ready", written
    add_opening(running, key, ready["id"])
    queued = request_report(running, key, {"type": "team", "id": team["id"]})
    user = running.answer("PUT", "/users", {"email": "quill@example.org", "role": "coach"}, key)
    theirs = {"email": "zebulon@quackenbush.example", "role": "member", "candidate_id": candidate_id}
    member = running.answer("PUT", "/users", theirs, key)
    return {
        "ready_report": ready["id"],
        "queued_report": queued["id"],
        "user_id": user["id"],
        "member_id": member["id"],
        "webhook_id": webhook["id"],
        "delivery_id": delivery["id"],
        "candidate_id": candidate_id,
        "other_id": others["candidate"]["id"],
        "other_completed": others["id"],
        "team_id": team["id"],
        "open": opened["id"],
        "completed": completed["id"],
        "token": opened["take_url"].rpartition("=")[2],
        "unsubscribe_token": send_letter(running, others["id"]),
        "private_token": tokens[-1],
        "other_token": tokens[0],
        "link_code": store_link_code(running, key, completed["id"], tokens[-1], CONFIRMED),
        "about_token": about_token,
        "statement_id": running.answer("GET", f"/assessments/{completed['id']}/results", key=key)["insights"][0]["id"],
    }
