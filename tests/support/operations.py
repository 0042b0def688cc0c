"""A request for every operation of the interface, and a world in which it succeeds."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any, Literal, TypeVar

from sqlalchemy import Connection, delete, insert, select, update

from discern import instrument
from discern.contract.base_models import ListQuery
from discern.contract.headers import ACTOR, PRIVATE_TOKEN
from discern.contract.models.reports import Opening
from discern.contract.models.week_messages import LINK_DAYS
from discern.contract.operation_type import AnyOperation
from discern.contract.operations import OPERATIONS
from discern.contract.permissions import Scope
from discern.contract.weeks import find_monday
from discern.service.domain.consent import COLLEAGUES_VERSION
from discern.service.jobs.write_reports import ReportWorker
from discern.service.mail.sending import hash_address, hash_code
from discern.service.storage.engine.tables import assessments, reports, week_messages, week_sendings
from discern.service.storage.queues.link_codes import LinkCode, store_code
from discern.service.storage.queues.mails import ask_for_mail, claim_mails, end_mail, mark_sending
from discern.service.storage.repositories.reports import read_document
from discern.service.storage.repositories.visibility import KEY
from discern.service.tokens import digest, new_code, new_id, new_token
from tests.support.picking import pick
from tests.support.running import Running

Body = dict[str, Any]

LINKS_OF_LEADERS = ("/take/week", "/take/week/answers", "/take/week/skips", "/take/week/stop", "/take/feed")
"""The paths of what the links of Monday's message and of calendar feeds open."""


@dataclass(frozen=True)
class Case:
    """A request for an operation of the table.

    ``query`` and ``body`` name parts of what `populate` gives in braces; ``on`` says which assessment. ``about``: the
    body names its subject, and another account's is a wrong parameter. ``refuses_keys``: a key that acts for nobody is
    refused, whatever its scopes. ``of_other``: the person in the path is the one of whom a single private link was
    given out.
    """

    name: str
    body: Body | None = None
    query: str = ""
    on: Literal["open", "completed"] = "open"
    about: bool = False
    refuses_keys: bool = False
    of_other: bool = False

    def __str__(self) -> str:
        return f"{self.method} {self.path}"

    @property
    def operation(self) -> AnyOperation:
        return OPERATIONS[self.name]

    @property
    def method(self) -> str:
        return self.operation.method

    @property
    def path(self) -> str:
        return self.operation.path

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return self.operation.scopes

    @property
    def names_an_object(self) -> bool:
        named = ("/take", "/take/unsubscribe", "/about", "/users/confirm", "PUT /users", *LINKS_OF_LEADERS)
        return "{" in self.path or "{" in self.query or self.path in named or str(self) in named

    @property
    def changes(self) -> bool:
        """Whether a call may change what there is."""
        return self.method != "GET"

    @property
    def is_list(self) -> bool:
        return self.operation.query is not None and issubclass(self.operation.query, ListQuery)

    def request(self, world: dict[str, str]) -> tuple[str, str, Body | None]:
        """Method, path and body, on the objects of ``world``."""
        report_id = world["queued_report" if self.path.endswith("/cancel") else "ready_report"]
        names = {**world, "assessment_id": world[self.on], "report_id": report_id}
        if self.of_other:
            names["candidate_id"] = world["other_id"]
        path = f"{self.path}?{self.query}" if self.query else self.path
        return self.method, path.format(**names), fill(self.body, names)


def fill(value: Any, names: dict[str, str]) -> Any:
    """A body with what it names in braces."""
    if isinstance(value, dict):
        return {name: fill(each, names) for name, each in value.items()}
    if isinstance(value, list):
        return [fill(each, names) for each in value]
    return value.format(**names) if isinstance(value, str) else value


_FIRST = instrument.load_bank().blocks[instrument.load_bank().form("fixed").blocks[0]]
ANSWER = {"block": _FIRST.id, "most": _FIRST.items[0].id, "least": _FIRST.items[2].id}

LOOKED_BACK = {"energises": "fits", "drains": "partly", "do": "fits", "dont": "not_me"}

MAIL_SERVER = {
    "host": "mail.nordlicht.example",
    "port": 587,
    "security": "starttls",
    "sender": "discern@nordlicht.example",
    "app_url": "https://disc.nordlicht.example",
}
"""A mail server without a login, which nobody finds."""

CONFIRMED = "zebulon@mailbox.example"
"""Where the code of a world went."""

REQUESTS = (
    Case("create_assessment", {"candidate": {"name": "Ada"}}),
    Case("change_assessment", {"expires_at": "2126-01-02T03:04:05Z"}),
    Case("get_results", on="completed"),
    Case("get_evidence", on="completed", refuses_keys=True),
    Case("send_mail", {"kind": "reminder"}),
    Case("get_marks", on="completed"),
    Case("put_mark", {"fit": "not_me", "comment": "Only at work."}, on="completed", refuses_keys=True),
    Case("remove_mark", on="completed", refuses_keys=True),
    Case("get_look_back", on="completed", refuses_keys=True),
    Case("put_look_back", {"fits": LOOKED_BACK}, on="completed", refuses_keys=True),
    Case("get_hit_rates"),
    Case("answer_again", {"accepted": True}, on="completed", refuses_keys=True),
    Case("claim_link", {"token": "{second_token}"}, on="completed", refuses_keys=True),
    Case("send_link_code", {"email": "zebulon@elsewhere.example"}, on="completed", refuses_keys=True),
    Case("send_private_link", {"email": CONFIRMED, "code": "{link_code}"}, on="completed", refuses_keys=True),
    Case("open_link", {"token": "{token}"}),
    Case("give_consent", {"accepted": True}),
    Case("give_answers", {"answers": [ANSWER]}),
    Case("unsubscribe", {"token": "{unsubscribe_token}"}),
    Case("create_candidate", {"name": "Ada"}),
    Case("change_candidate", {"name": "Ada"}),
    Case("merge_candidates", {"duplicate_id": "{other_id}"}),
    Case("set_visibility", {"visibility": "private"}),
    Case("get_about", of_other=True),
    Case(
        "put_about",
        {"visibility": "link", "answers": [{"prompt": "ask_me", "text": "Anything about boats."}]},
        refuses_keys=True,
        of_other=True,
    ),
    Case("create_about_link", {}, refuses_keys=True, of_other=True),
    Case("revoke_about_link", refuses_keys=True, of_other=True),
    Case("open_about", {"token": "{about_token}"}),
    Case("get_colleagues", refuses_keys=True, of_other=True),
    Case(
        "put_colleagues",
        {"shares": True, "version": COLLEAGUES_VERSION, "lines": ["Ask me in the morning."]},
        refuses_keys=True,
        of_other=True,
    ),
    Case("create_team", {"name": "Crew"}),
    Case("change_team", {"name": "Crew"}),
    Case("create_join_link", {"limit": 5}),
    Case("compare_people", query="a={candidate_id}&b={other_id}"),
    Case("get_brief", query="candidate_ids={candidate_id}&candidate_ids={other_id}"),
    Case(
        "create_agreement",
        {"candidate_ids": ["{candidate_id}"], "will": "ask first", "until": "{due_day}"},
        about=True,
    ),
    Case("answer_agreement", {"outcome": "kept"}),
    Case("put_meeting", {"first_on": "2026-12-01", "every_weeks": 2}),
    Case("share_meeting", {"shared": False}),
    Case("skip_meeting", {"on": None}),
    Case("get_away"),
    Case("put_away", {"since": "2026-12-21", "back_on": "2027-01-04"}),
    Case("move_agreement", {"until": "2026-12-11"}),
    Case("get_talk", query="candidate_id={candidate_id}"),
    Case("list_openers"),
    Case(
        "use_cards",
        {"candidate_ids": ["{candidate_id}"], "cards": ["card-dominance-talking"], "use": "refused"},
        about=True,
    ),
    Case("get_week_preview"),
    Case("put_week_message", {"channel": "webhook", "url": "https://receiver.example/week"}),
    Case("open_week", {"token": "{week_token}"}),
    Case("answer_week", {"token": "{week_token}", "agreement_id": "{agreement_id}", "outcome": "partly"}),
    Case("skip_in_week", {"token": "{week_token}", "meeting_id": "{meeting_id}", "skipped": False}),
    Case("stop_week", {"token": "{week_token}"}),
    Case("put_calendar_feed", {"names": True}),
    Case("open_feed", {"token": "{feed_token}"}),
    Case("reveal_team", {"revealed": False}),
    Case("put_workshop", {"on": None}),
    Case("put_user", {"id": "{user_id}", "role": "coach"}),
    Case("remove_user", query="id={user_id}"),
    Case("confirm_member", {"token": "{private_token}", "user_id": "{member_id}"}),
    Case("sign_in", {"issuer": "https://id.example", "subject": "7"}),
    Case("sync", {"candidates": [{"external_id": "1", "name": "Ada", "teams": ["Deck"]}], "dry_run": False}),
    Case("create_webhook", {"url": "https://receiver.example/events"}),
    Case("change_webhook", {"description": "HR"}),
    Case("rotate_secret", {"overlap_hours": 1}),
    Case("replay_events", {"since": "2027-01-01T00:00:00Z"}),
    Case("create_report", {"subject": {"type": "team", "id": "{team_id}"}}, about=True),
    Case("ask_question", {"subject": {"type": "team", "id": "{team_id}"}, "question": "Who decides?"}, about=True),
    Case("decide_opening", {"accepted": True}),
    Case("put_drafting", {"enabled": True}),
    Case("use_local_levels", {"without": []}),
    Case("test_mail", {"email": "ada@example.org"}),
    Case("put_mail_server", MAIL_SERVER),
    Case("change_branding", {"colour": "#0A7A5A"}),
    Case("create_key", {"label": "HR system", "scopes": ["results:read"]}),
)
"""Of the operations that take a body, or something special."""

CASES = tuple({**{name: Case(name) for name in OPERATIONS}, **{case.name: case for case in REQUESTS}}.values())


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


def store_sent_week(
    connection: Connection, account_id: str, due_day: str, now: datetime, user_id: str | None = None
) -> str:
    """Monday's message of the week of a day, as if it had gone out to a reader; the secret of its link. Others of the
    reader go.
    """
    token, reader_id = new_token(), user_id or account_id
    reader = {"reader_id": reader_id, "account_id": account_id, "user_id": user_id}
    connection.execute(delete(week_messages).where(week_messages.c.reader_id == reader_id))
    connection.execute(insert(week_messages).values(**reader, channel="mail", language="en", since=now))
    sent = {"id": new_id("week"), "account_id": account_id, "reader_id": reader_id, "state": "sent", "attempts": 1}
    monday = find_monday(date.fromisoformat(due_day))
    link = {"link_hash": digest(token), "link_expires_at": now + timedelta(days=LINK_DAYS)}
    connection.execute(insert(week_sendings).values(**sent, **link, monday=monday, created_at=now, ended_at=now))
    return token


def send_week(running: Running, account_id: str, due_day: str, user_id: str | None = None) -> str:
    """The same, of a service that runs."""
    return running.service.database.write_now(
        lambda connection: store_sent_week(connection, account_id, due_day, running.clock(), user_id)
    )


def add_reader(running: Running, key: str, acting_key: str, name: str, person: str, due_day: str) -> dict[str, str]:
    """A user with a meeting, an agreement, Monday's message and a feed, and the secrets of their links."""
    account_id = running.answer("GET", "/account", key=key)["id"]
    user_id = running.answer("PUT", "/users", {"email": f"{name}@example.org", "role": "owner"}, key)["id"]
    headers = {"Authorization": f"Bearer {acting_key}", ACTOR: user_id}
    agreed = {"candidate_ids": [person], "will": "ask first", "until": due_day}
    made = running.http.post("/agreements", headers=headers, json=agreed).json()
    met = running.http.put(f"/candidates/{person}/meeting", headers=headers, json={"first_on": due_day}).json()
    feed = running.http.put("/calendar-feed", headers=headers, json={}).json()
    week_token = send_week(running, account_id, due_day, user_id)
    links = {"week_token": week_token, "feed_token": feed["token"]}
    return links | {"week_agreement": made["id"], "week_meeting": met["id"]}


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


def age(running: Running, assessment_id: str) -> None:
    """Have an assessment's last answer be two weeks old, so that the person is asked to look back."""
    before = running.clock() - timedelta(days=15)
    change = update(assessments).where(assessments.c.id == assessment_id).values(completed_at=before)
    running.service.database.write_now(lambda connection: connection.execute(change))


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
    age(running, completed["id"])
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
    # One of each world: a user is a member once.
    email = f"{external_id or 'zebulon'}@quackenbush.example"
    theirs = {"email": email, "role": "member", "candidate_id": candidate_id}
    member = running.answer("PUT", "/users", theirs, key)
    due_day = (running.clock() + timedelta(days=14)).date().isoformat()
    agreed = {"candidate_ids": [candidate_id], "who": "Zebulon", "will": "ask first", "until": due_day}
    agreement = running.answer("POST", "/agreements", agreed, key)
    meeting = running.answer("PUT", f"/candidates/{candidate_id}/meeting", {"first_on": due_day}, key)
    spare = running.answer("POST", "/keys", {"label": "Spare", "scopes": ["results:read"]}, key)
    feed = running.answer("PUT", "/calendar-feed", {}, key)
    return {
        "week_token": send_week(running, running.answer("GET", "/account", key=key)["id"], due_day),
        "feed_token": feed["token"],
        "key_id": spare["id"],
        "agreement_id": agreement["id"],
        "due_day": due_day,
        "meeting_id": meeting["id"],
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
        "second_token": tokens[1],
        "other_token": tokens[0],
        "link_code": store_link_code(running, key, completed["id"], tokens[-1], CONFIRMED),
        "about_token": about_token,
        "statement_id": running.answer("GET", f"/assessments/{completed['id']}/results", key=key)["insights"][0]["id"],
    }
