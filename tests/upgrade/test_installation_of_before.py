"""An installation of an earlier version opens, from its backup and from its database file, and loses nothing.

`make_installation.py` made it. The tests use the command line and HTTP alone.
"""

import gzip
import json
import math
import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import standardwebhooks

from tests.support.installation import (
    ACTOR,
    PRIVATE_TOKEN,
    Json,
    Received,
    Server,
    ask,
    call,
    finish,
    receive,
    repeatedly,
    run_discern,
    serve,
)

pytestmark = pytest.mark.integration

ACCOUNT = "Harbour Works"
ADDED = {
    "confirmed",
    "withheld",
    "headline",
    "detail",
    "message",
    "arguments",
    "probability",
    "ranking",
    "second",
    "outdated",
    "people",
    "calibrated",
    "earlier_results",
    "bases",
    "answers_shared",
    "rights",
    "chapters",
    "conversation",
    "worksheet",
    "passages",
    "worksheets",
    "order",
    "styles",
    "id",
    "counts",
    "lines",
    "region",
    "profile",
    "totals",
    "marks",
    "about",
    "mails",
    "adaptive",
    "given",
    "invited_by",
    "responsible",
    "again",
    "drafts",
    "drafted",
    "note",
}
"""Fields that later versions answer with besides."""

REWORDED = {"detail", "meaning"}
"""Sentences for people, of problems and of checks: their codes and ids stay, and their words may get better."""

FOLDER = Path(__file__).parent / "installations" / "2026-11-21"


@dataclass(frozen=True)
class Installation:
    """A server on an earlier installation.

    ``kept`` is the content of `installation.json.gz`; ``answers`` are this version's to what is in ``kept["asked"]``,
    in the same order, read before any test changed anything.
    """

    server: Server
    http: httpx.Client
    kept: Json
    answers: list[tuple[int, Any]]

    @property
    def ids(self) -> Json:
        ids: Json = self.kept["ids"]
        return ids

    @property
    def tokens(self) -> Json:
        tokens: Json = self.kept["tokens"]
        return tokens

    def seen(self, path: str) -> Any:
        """What the earlier version answered to the admin key."""
        return next(each["body"] for each in self.kept["asked"] if (each["key"], each["path"]) == ("admin", path))


@pytest.fixture(scope="module")
def kept() -> Json:
    content: Json = json.loads(gzip.decompress((FOLDER / "installation.json.gz").read_bytes()))
    return content


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, tuple[Server, Path]]]:
    """Both servers and their databases, not yet ready: one takes seconds to start, while the other is tested."""
    opened = unpack("database.gz", tmp_path_factory.mktemp("opened") / "discern.db")
    restored = tmp_path_factory.mktemp("restored") / "discern.db"
    with serve(opened) as first:
        run_discern(restored, "restore", str(unpack("backup.gz", restored.with_name("backup"))))
        with serve(restored) as second:
            yield {"opened": (first, opened), "restored": (second, restored)}


@pytest.fixture(scope="module", params=["opened", "restored"])
def before(
    request: pytest.FixtureRequest, servers: dict[str, tuple[Server, Path]], kept: Json
) -> Iterator[Installation]:
    """Repeat every read of the earlier version, before a test changes anything."""
    server, database = servers[request.param]
    server.wait()
    # The earlier version let any admin key act for somebody, and see what they see.
    acting = run_discern(database, "keys", "create", "--account", ACCOUNT, "--name", "app", "--scopes", "act,admin")
    with ExitStack() as stack:
        keys = kept["keys"] | {"acting": acting}
        clients = {name: stack.enter_context(server.client(key)) for name, key in keys.items()}
        answers = [
            ask(clients["acting" if ACTOR in each["headers"] else each["key"]], each["path"], each["headers"])
            for each in kept["asked"]
        ]
        yield Installation(server, clients["admin"], kept, answers)


def unpack(packed: str, file: Path) -> Path:
    with gzip.open(FOLDER / packed) as source, file.open("wb") as target:
        shutil.copyfileobj(source, target)
    return file


def test_every_read_is_answered_as_before(before: Installation) -> None:
    """By every key, for every user and through every private link, refusals included."""
    for asked, (status, body) in zip(before.kept["asked"], before.answers, strict=True):
        what = (asked["key"], asked["headers"], asked["path"])
        assert (*what, status) == (*what, asked["status"])
        then = settle(asked["body"])
        now = align(cut(settle(body), then), then)
        if "/analysis" in asked["path"] or "/comparisons" in asked["path"]:
            now = allow_for_doubt(now, then)
        assert (*what, now) == (*what, then)


def settle(body: Any) -> Any:
    """An answer without the values that change with every request, and without what this version words anew."""
    if isinstance(body, str):
        # The drawings of a report are described when it is read: after its statements, or as quotes where they are. A
        # team's table, which was in the PDF alone, came later.
        for extra in ("## Drawings, in words\n\n", "## Everybody\n\n"):
            start, heading, rest = body.partition(extra)
            body = f"{start}## {rest.partition('## ')[2]}" if heading else body
        body = call_by_first_names(body)
        # What a report isn't for is said in today's words when it is read.
        body = body.replace("any ranking of people", "judging who is better")
        # The evidence says of advice which claim it rests on, where earlier versions repeated how sure that claim is.
        body = re.sub(r" \*[^*\n]+\.\* ", " ", body)
        return [each for each in body.split("\n\n") if not each.startswith("> ")]
    if not isinstance(body, dict):
        return body
    if "report_id" in body:
        settled: Json = json.loads(call_by_first_names(json.dumps(body)))
        return settled
    kept = {name: value for name, value in body.items() if name not in {"request_id", "exported_at"}}
    settled = without_insights(kept)
    if "key" in body:
        settled["key"] = {name: value for name, value in body["key"].items() if name != "last_used_at"}
        settled["limit"] = {name: value for name, value in body["limit"].items() if name != "remaining"}
    return settled


def call_by_first_names(report: str) -> str:
    """A report without family names: names aren't stored in it, and it says them in full only once."""
    return re.sub(r"\b(Ana) Ruiz\b|\b(Ben) Okafor\b", r"\1\2", report)


def without_insights(value: Any) -> Any:
    """A part of an answer without what is concluded from results when they are read: later versions conclude less from
    those whose parameters nobody had tried. What a stored report says stays."""
    if isinstance(value, dict):
        return {name: without_insights(each) for name, each in value.items() if name != "insights"}
    return [without_insights(each) for each in value] if isinstance(value, list) else value


def allow_for_doubt(now: Any, then: Any) -> Any:
    """``now`` with what ``then`` has of several people together, where that claims no less than ``now``: the results of
    before took for known what nobody had tried, and now count with larger errors.
    """
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [allow_for_doubt(one, other) for one, other in zip(now, then, strict=True)]
    if not (isinstance(now, dict) and isinstance(then, dict)):
        return now
    kept = {name: allow_for_doubt(value, then.get(name)) for name, value in now.items()}
    if "interval" in now and now["interval"] and then.get("interval"):
        (low, high), (earlier_low, earlier_high) = now["interval"], then["interval"]
        if low <= earlier_low <= earlier_high <= high:
            kept["interval"] = then["interval"]
    if {"interval", "probability"} <= now.keys() and abs(now["probability"] - 0.5) <= abs(then["probability"] - 0.5):
        kept["probability"] = then["probability"]
    return kept


def cut(body: Any, then: Any) -> Any:
    """An answer whose growing list, a person's audit or the feed, ends where it ended in ``then``."""
    if isinstance(then, dict) and "audit" in then:
        return body | {"audit": body["audit"][: len(then["audit"])]}
    if isinstance(then, dict) and then.get("data") and then["data"][0]["id"].startswith("evt_"):
        return body | {"data": body["data"][: len(then["data"])]}
    return body


def align(now: Any, then: Any) -> Any:
    """``now`` without the fields that came later, with the numbers of ``then`` where they differ by less than 1e-9 of
    their size.

    Scores and analyses are computed with 16 digits, of which the last depend on the processor.
    """
    if isinstance(now, float) and isinstance(then, float):
        return then if math.isclose(now, then, rel_tol=1e-9, abs_tol=1e-12) else now
    if isinstance(now, dict) and isinstance(then, dict):
        if now.get("message") is not None and "evidence" in now:
            return then | align_claim(now, then)
        known = {name: value for name, value in now.items() if name in then or name not in ADDED}
        reworded = REWORDED & then.keys() if then.keys() & {"code", "passed"} else set()
        return {name: then[name] if name in reworded else align(value, then.get(name)) for name, value in known.items()}
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [align(one, other) for one, other in zip(now, then, strict=True)]
    return now


def align_claim(now: Json, then: Json) -> Json:
    """What a statement claims, and its people; its words are newer. Earlier versions rounded probabilities to 0.001."""
    claim = {name: now[name] for name in ("id", "kind", "strength", "people")}
    values = [each["value"] for each in now["evidence"]]
    evidence = [
        {"name": old["name"], "value": old["value"] if is_close(value, old["value"]) else value}
        for value, old in zip(values, then["evidence"], strict=True)
    ]
    return claim | {"evidence": evidence}


def is_close(now: float | str, then: float | str) -> bool:
    if isinstance(now, str) or isinstance(then, str):
        # Earlier versions left the sign before a zero.
        return now == str(then).replace("-0.0", "0.0")
    return math.isclose(now, then, abs_tol=0.000_500_1)


def test_a_narrow_key_stays_narrow(before: Installation) -> None:
    with before.server.client(before.kept["keys"]["narrow"]) as http:
        assert http.post("/teams", json={"name": "New"}).json()["code"] == "scope_missing"


def test_a_create_repeated_after_the_upgrade_gives_the_same_answer(before: Installation) -> None:
    create = before.kept["repeatable"]
    now = call(before.http, "POST", create["path"], create["body"], **create["headers"])
    assert align(now, create["answer"]) == create["answer"]


def test_an_unpublished_event_follows_the_old_cursor(before: Installation) -> None:
    waiting = before.kept["waiting"]
    event = wait_for_event(before, waiting["type"])
    assert event["data"] == waiting["data"]


def wait_for_event(before: Installation, type_: str) -> Json:
    """The first event of a type after the last one that the earlier version had published."""
    last = before.seen("/events")["data"][-1]["id"]
    for _ in repeatedly(15, f"there is no {type_} after the old cursor"):
        found: list[Json] = call(before.http, "GET", f"/events?after={last}&type={type_}")["data"]
        if found:
            break
    return found[0]


def test_a_take_link_opens_and_begins(before: Installation) -> None:
    taking = call(before.http, "POST", "/take", {"token": before.tokens["Eva Novak"]["take"]})
    assert taking["assessment_id"] == before.ids["created"]
    assert (taking["status"], taking["candidate"], taking["private"]) == ("created", {"name": "Eva Novak"}, False)
    path = f"/assessments/{before.ids['created']}"
    assert call(before.http, "POST", f"{path}/consent", {"accepted": True})["private_token"]
    assert call(before.http, "GET", f"{path}/next")["answered"] == 0


@pytest.mark.parametrize("status", ["completed", "withdrawn"])
def test_a_take_link_that_was_over_stays_over(before: Installation, status: str) -> None:
    name = {"completed": "Ana Ruiz", "withdrawn": "Kim Lee"}[status]
    assert before.http.post("/take", json={"token": before.tokens[name]["take"]}).status_code == 404


def test_a_started_assessment_resumes_and_is_finished(before: Installation) -> None:
    """The bank that it began with scores the answers, by its parameters of today. (The open questions are among the
    reads.)
    """
    taking = call(before.http, "POST", "/take", {"token": before.tokens["Finn Berg"]["take"]})
    assert (taking["status"], taking["consent"]["accepted"]) == ("started", True)
    with receive_events(before) as got:
        finish(before.http, taking["assessment_id"], before.kept["finished"]["leanings"])
        event = wait_for_event(before, "assessment.completed")
        delivered = wait_for_delivery(before, got)
    assert event["data"]["assessment_id"] == taking["assessment_id"] == before.ids["started"]
    assert delivered["data"] == event["data"]
    results = call(before.http, "GET", f"/assessments/{before.ids['started']}/results")
    then = before.kept["finished"]["results"]
    for name in ("assessment_id", "candidate", "counts", "norms"):
        assert results[name] == then[name]
    for name in ("id", "form", "blocks"):
        assert results["instrument"][name] == then["instrument"][name]
    assert results["instrument"]["version"] == "1.1.0"
    for style, score in results["scores"].items():
        # Loadings were taken for known: the interval of before was narrower, and its score lies in today's.
        (low, high), earlier = score["interval"], then["scores"][style]
        assert low <= earlier["score"] <= high
        assert score["se"] > earlier["se"]


def test_an_adaptive_assessment_ends_with_the_bank_that_it_began_with(before: Installation) -> None:
    path = f"/assessments/{before.ids['adaptive']}"
    answered = call(before.http, "GET", f"{path}/next")["answered"]
    finish(before.http, before.ids["adaptive"], "CDSI")
    results = call(before.http, "GET", f"{path}/results")
    assert results["instrument"]["version"] == "1.1.0"
    assert results["instrument"]["blocks"] > answered == 4


def test_a_join_link_still_lets_people_in(before: Installation) -> None:
    token = before.tokens["join"]
    assert call(before.http, "POST", "/take", {"token": token})["team"] == {"name": "Harbour"}
    taking = call(before.http, "POST", "/take", {"token": token, "name": "Lea Brandt"})
    members = call(before.http, "GET", f"/teams/{before.ids['team']}")["members"]
    assert (taking["status"], members[-1]["name"]) == ("created", "Lea Brandt")


def test_an_old_event_is_sent_again_with_the_old_secret(before: Installation) -> None:
    deliveries = before.seen(f"/webhooks/{before.ids['webhook']}/deliveries")["data"]
    event = next(each for each in before.seen("/events")["data"] if each["type"] == "report.generated")
    old = next(each for each in deliveries if each["event_id"] == event["id"])
    with receive_events(before) as got:
        call(before.http, "POST", f"/deliveries/{old['id']}/resend")
        delivered = wait_for_delivery(before, got, event["id"])
    assert delivered == {name: event[name] for name in ("type", "timestamp", "data")}


@contextmanager
def receive_events(before: Installation) -> Iterator[list[Received]]:
    """Point the enabled endpoint at a receiver of this test, and collect what it gets."""
    with receive() as (address, got):
        call(before.http, "PATCH", f"/webhooks/{before.ids['webhook']}", {"url": f"{address}/hook"})
        yield got


def wait_for_delivery(before: Installation, got: list[Received], event_id: str | None = None) -> Json:
    """The content of the first delivery, or of the first of an event, verified with the secret that the earlier version
    gave out."""
    found: Received | None = None
    for _ in repeatedly(15, "nothing is delivered"):
        found = next((each for each in got if event_id in {None, each.headers["webhook-id"]}), None)
        if found is not None:
            break
    assert found is not None
    secret = before.tokens["webhook_secret"]
    verified: Json = standardwebhooks.Webhook(secret).verify(found.body, dict(found.headers))
    return verified


def test_answers_of_before_are_evidence_for_their_person_and_nobody_else(before: Installation) -> None:
    """By the parameters of today for the statements that were answered; nobody has allowed a coach anything."""
    name = "Chloé Lind"
    path = f"/assessments/{before.ids['completed'][name]}"
    private = {PRIVATE_TOKEN: before.tokens[name]["private"]}
    found = call(before.http, "GET", f"{path}/evidence", **private)["claims"]
    asked = [each["statement"]["id"] for each in found]
    said = [each["id"] for each in call(before.http, "GET", f"{path}/results", **private)["insights"]]
    assert asked == [each for each in said if each in asked]
    assert any(each["supporting"] for each in found)
    assert call(before.http, "GET", f"/candidates/{before.ids['people'][name]}")["answers_shared"] is False
    assert before.http.get(f"{path}/evidence").json()["code"] == "scope_missing"


def test_a_private_link_opens_exports_and_erases(before: Installation) -> None:
    token, person = before.tokens["Ben Okafor"]["private"], before.ids["people"]["Ben Okafor"]
    private = {PRIVATE_TOKEN: token}
    taking = call(before.http, "POST", "/take", {"token": token})
    assert (taking["private"], taking["candidate_id"], taking["status"]) == (True, person, "completed")
    exported = without_insights(call(before.http, "GET", f"/candidates/{person}/export", **private))
    then = without_insights(before.seen(f"/candidates/{person}/export"))
    assert align(exported["assessments"], then["assessments"]) == then["assessments"]
    assert call(before.http, "DELETE", f"/candidates/{person}", **private) == {"id": person, "deleted": True}
    assert before.http.get(f"/candidates/{person}").status_code == 404
    assert before.http.post("/take", json={"token": token}).status_code == 404
