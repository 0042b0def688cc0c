"""From the take link to the results, as a candidate and a front end of another's meet it."""

import random
from collections.abc import Awaitable, Callable
from datetime import date, datetime
from typing import Any, cast

import pytest
from sqlalchemy import Connection, select

from discern.contract.headers import PRIVATE_TOKEN
from discern.contract.last_day import end_of_day
from discern.contract.models.assessments import Answer
from discern.service.domain.answer_submission import submit_answers
from discern.service.domain.consent import VERSION
from discern.service.domain.private_links import Answerer
from discern.service.errors import ServiceError
from discern.service.storage.engine.database import Database
from discern.service.storage.engine.tables import metadata, results
from discern.service.storage.repositories.assessments import find_consent, get_assessment, store_consent
from discern.service.storage.repositories.audit import AuditActor
from discern.service.tokens import digest
from tests.support.databases import on_both
from tests.support.people import answers_of
from tests.support.picking import style_of

pytestmark = on_both


@pytest.fixture
def key(running: Any) -> str:
    made: str = running.key("admin")
    return made


class Taker:
    """A candidate with a take link."""

    def __init__(self, running: Any, key: str, form: str = "fixed", *, end: datetime | None = None) -> None:
        self.running, self.key = running, key
        new = {"candidate": {"name": "Ada"}, "form": form, "expires_at": None if end is None else end.isoformat()}
        self.assessment = running.answer("POST", "/assessments", new, key)
        self.id = self.assessment["id"]
        self.token = self.assessment["take_url"].split("token=")[1]
        self.random = random.Random(7)

    def call(self, method: str, what: str, body: object = None) -> Any:
        return self.running.call(method, f"/assessments/{self.id}/{what}", body, self.key)

    def open(self, token: str | None = None) -> Any:
        return self.running.call("POST", "/take", {"token": token or self.token}, self.key)

    def consent(self) -> str:
        private_token: str = self.call("POST", "consent", {"accepted": True}).json()["private_token"]
        return private_token

    def pick(self, block: dict[str, Any]) -> dict[str, Any]:
        most, least = self.random.sample(block["items"], 2)
        if style_of(most["id"]) == "X":
            most, least = least, most
        return {"block": block["id"], "most": most["id"], "least": least["id"], "ms": 9000}

    def answer_one(self, private_token: str | None = None) -> Any:
        """The response to one answer, by this private link or without any."""
        body = {"answers": [self.pick(self.call("GET", "next").json()["blocks"][0])]}
        headers = {"Authorization": f"Bearer {self.key}"} | ({PRIVATE_TOKEN: private_token} if private_token else {})
        return self.running.http.post(f"/assessments/{self.id}/answers", json=body, headers=headers)

    def finish(self) -> dict[str, Any]:
        following: dict[str, Any] = self.call("GET", "next").json()
        while not following["done"]:
            answers = [self.pick(following["blocks"][0])]
            following = self.call("POST", "answers", {"answers": answers}).json()
        return following


@pytest.fixture
def taker(running: Any, key: str) -> Taker:
    return Taker(running, key)


def test_the_link_opens_with_the_consent_text(taker: Taker) -> None:
    opened = taker.open().json()
    assert (opened["assessment_id"], opened["status"], opened["private"]) == (taker.id, "created", False)
    assert opened["candidate"] == {"name": "Ada"}
    assert opened["consent"]["accepted"] is False
    assert "Hiring" in opened["consent"]["text"]


def test_nothing_is_asked_before_consent(taker: Taker) -> None:
    for method, what, body in (
        ("GET", "next", None),
        ("POST", "answers", {"answers": [{"block": "b", "most": "m", "least": "l"}]}),
    ):
        response = taker.call(method, what, body)
        assert response.status_code == 400, response.text
        assert response.json()["code"] in {"consent_required", "invalid_parameter"}
    assert taker.call("GET", "next").json()["code"] == "consent_required"


@pytest.mark.parametrize(
    "body",
    [
        pytest.param({"accepted": False}, id="refused"),
        pytest.param({}, id="empty"),
        pytest.param({"accepted": True, "version": "1999-01-01"}, id="another-version"),
    ],
)
def test_consent_must_be_given_to_the_text_of_today(taker: Taker, body: object) -> None:
    assert taker.call("POST", "consent", body).status_code == 400
    assert taker.open().json()["consent"]["accepted"] is False


def test_consent_answers_with_the_private_token_once(taker: Taker) -> None:
    first = taker.call("POST", "consent", {"accepted": True, "version": VERSION}).json()
    taker.answer_one()
    again = taker.call("POST", "consent", {"accepted": True}).json()
    assert first["private_token"]
    assert again["private_token"] is None
    assert again["accepted_at"] == first["accepted_at"]


def test_who_consents_first_has_no_link_to_what_somebody_else_answers(running: Any, taker: Taker) -> None:
    first = taker.consent()
    assert taker.open().json()["consent"]["accepted"] is False
    own = taker.consent()
    assert taker.open(first).status_code == 404
    assert taker.answer_one(first).json()["code"] == "actor_unknown"
    assert taker.answer_one(own).status_code == 200
    for path in (f"/assessments/{taker.id}", f"/candidates/{taker.assessment['candidate']['id']}/export"):
        refused = running.http.get(path, headers={"Authorization": f"Bearer {taker.key}", PRIVATE_TOKEN: first})
        assert (refused.status_code, refused.json()["code"]) == (403, "actor_unknown")
    assert taker.open(own).json()["answered"] is True


def test_after_the_first_answer_a_new_link_costs_the_answers(taker: Taker) -> None:
    own = taker.consent()
    taker.answer_one(own)
    opened = taker.open().json()
    assert (opened["answered"], opened["private"], opened["candidate_id"]) == (True, False, None)
    assert taker.call("POST", "consent", {"accepted": True}).json()["private_token"] is None
    assert taker.call("GET", "next").json()["answered"] == 1
    anew = taker.call("POST", "consent", {"accepted": True, "restart": True}).json()["private_token"]
    assert taker.call("GET", "next").json()["answered"] == 0
    assert taker.answer_one(own).json()["code"] == "actor_unknown"
    assert taker.answer_one(anew).status_code == 200
    assert taker.call("POST", "consent", {"accepted": False, "restart": True}).status_code == 400


def test_without_the_link_answers_come_by_the_key_that_passed_the_consent_on(running: Any, taker: Taker) -> None:
    own = taker.consent()
    taker.key, passed_on = running.key("take"), taker.key
    assert taker.answer_one().json()["code"] == "consent_required"
    assert taker.open().json()["consent"]["accepted"] is False
    assert taker.answer_one(own).status_code == 200
    assert (taker.open().json()["consent"]["accepted"], taker.open().json()["answered"]) == (False, True)
    taker.key = passed_on
    assert taker.answer_one().status_code == 200
    assert taker.open().json()["consent"]["accepted"] is True


def test_answers_that_another_consent_overtakes_are_not_put_under_it(taker: Taker) -> None:
    own = taker.consent()
    [answer] = [taker.pick(taker.call("GET", "next").json()["blocks"][0])]
    service, other = taker.running.service, running_key_id(taker)
    actor = AuditActor(taker.running.answer("GET", "/account", key=taker.key)["id"], other, "req_1")

    async def consent() -> None:
        def store(connection: Connection) -> None:
            stored = get_assessment(connection, actor.account_id, taker.id)
            before, now = find_consent(connection, taker.id), service.now()
            store_consent(connection, actor.account_id, stored, VERSION, "somebody-elses", other, now, before=before)

        await service.database.write(store)

    async def give() -> None:
        overtaken = cast("Database", Overtaken(service.database, consent))
        given = [Answer.model_validate(answer)]
        await submit_answers(
            overtaken, service.banks, actor, taker.id, given, Answerer(other, digest(own)), service.now()
        )

    with pytest.raises(ServiceError) as refused:
        taker.running.portal.call(give)
    assert refused.value.code == "consent_required"
    assert taker.call("GET", "next").json()["answered"] == 0


def running_key_id(taker: Taker) -> str:
    key_id: str = taker.running.answer("GET", "/account", key=taker.key)["key"]["id"]
    return key_id


def test_the_private_token_is_stored_as_a_hash_only(taker: Taker) -> None:
    private_token = taker.consent()

    def read(connection: Connection) -> str:
        return "".join(str(connection.execute(select(table)).all()) for table in metadata.sorted_tables)

    stored = taker.running.service.database.read_now(read)
    assert taker.token in stored
    assert private_token not in stored


def test_what_became_of_an_assessment_says_why_there_are_no_results(running: Any, key: str) -> None:
    def ask(taker: Taker) -> str:
        problem = running.call("GET", f"/assessments/{taker.id}/results", key=key).json()
        assert (problem["status"], problem["code"]) == (404, "results_not_ready")
        detail: str = problem["detail"]
        return detail

    withdrawn, cancelled, late = (Taker(running, key, "fixed") for _ in range(3))
    assert ask(withdrawn) == "There are no results before the assessment is completed."
    own = {"Authorization": f"Bearer {key}", PRIVATE_TOKEN: withdrawn.consent()}
    withdrawn.finish()
    assert running.answer("GET", f"/assessments/{withdrawn.id}/results", key=key)
    consent = f"/assessments/{withdrawn.id}/consent"
    assert running.http.post(consent, json={"accepted": False}, headers=own).status_code == 200
    running.answer("POST", f"/assessments/{cancelled.id}/cancel", key=key)
    for each in (withdrawn, cancelled):
        assert ask(each) == "This assessment was cancelled: there are no results, and there won't be any."
    running.answer("PATCH", f"/assessments/{late.id}", {"expires_at": "2026-11-20T10:00:00Z"}, key)
    running.clock.advance(hours=2)
    expired = "This assessment expired before it was completed: there are no results, unless its end is moved."
    assert ask(late) == expired


@pytest.mark.parametrize("form", ["fixed", "short"])
def test_a_whole_assessment_ends_in_results(running: Any, key: str, form: str) -> None:
    taker = Taker(running, key, form)
    private_token = taker.consent()
    assert running.call("GET", f"/assessments/{taker.id}/results", key=key).json()["code"] == "results_not_ready"
    end = taker.finish()
    assert end["done"]
    assert end["answered"] == end["total"] > 0
    assert end["blocks"] == []
    assessment = running.answer("GET", f"/assessments/{taker.id}", key=key)
    assert (assessment["status"], assessment["take_url"]) == ("completed", None)
    results = running.answer("GET", f"/assessments/{taker.id}/results", key=key)
    assert results["candidate"]["name"] == "Ada"
    assert results["instrument"]["blocks"] == end["answered"]
    picks = sum(results["counts"]["most"].values()) + sum(results["counts"]["least"].values())
    # Five blocks at most have an infrequency statement, which counts for no style.
    assert 2 * end["answered"] - 5 <= picks <= 2 * end["answered"]
    assert (taker.open().status_code, taker.open().json()["code"]) == (404, "link_completed")
    opened = taker.open(private_token).json()
    assert (opened["private"], opened["status"], opened["assessment_id"]) == (True, "completed", taker.id)


@pytest.mark.parametrize("form", ["adaptive", "ranking", "long"])
def test_another_form_is_refused_with_the_two_that_there_are(running: Any, key: str, form: str) -> None:
    team = running.answer("POST", "/teams", {"name": "Harbour"}, key)["id"]
    for path, new in (("/assessments", {"candidate": {"name": "Ada"}}), (f"/teams/{team}/join-links", {})):
        refused = running.call("POST", path, {**new, "form": form}, key)
        assert refused.status_code == 400
        assert refused.json()["errors"] == [{"field": "form", "message": "Input should be 'fixed' or 'short'"}]
    assert running.answer("GET", "/candidates", key=key)["data"] == []


def answer_alike(taker: Taker, ms: int) -> dict[str, Any]:
    """The results of somebody who answers every block by the same rule, ``ms`` milliseconds a block."""
    taker.consent()
    answers = []
    for block in taker.call("GET", "next").json()["blocks"]:
        by_style = sorted((item["id"] for item in block["items"]), key=style_of)
        answers.append({"block": block["id"], "most": by_style[0], "least": by_style[-1], "ms": ms})
    taker.call("POST", "answers", {"answers": answers})
    results: dict[str, Any] = taker.running.answer("GET", f"/assessments/{taker.id}/results", key=taker.key)
    return results


def test_scores_say_how_sure_they_are(taker: Taker) -> None:
    results = answer_alike(taker, 9000)
    assert results["quality"]["verdict"] == "ok"
    for score in results["scores"].values():
        assert 0 <= score["interval"][0] < score["score"] < score["interval"][1] <= 100
    assert sum(results["style"]["quarters"].values()) == pytest.approx(1)


def test_answers_too_quick_to_be_read_give_no_scores(taker: Taker) -> None:
    results = answer_alike(taker, 200)
    assert results["quality"]["verdict"] == "withheld"
    found = {check["id"]: check["meaning"] for check in results["quality"]["checks"] if not check["passed"]}
    assert found["too_fast"] == "More than half of the answers given too fast to have read the text"
    [said] = results["insights"]
    assert [each["name"] for each in said["evidence"]] == list(found.values())
    assert results["scores"] is None
    assert results["style"] is None


@pytest.mark.parametrize(("seconds", "share"), [(1, 1.0), (10, 0.0)])
def test_answers_that_come_alone_took_no_longer_than_there_was_time(taker: Taker, seconds: int, share: float) -> None:
    """Nine seconds are claimed for each; the clock knows better where one second passes."""
    taker.consent()
    for block in taker.call("GET", "next").json()["blocks"]:
        taker.running.clock.advance(seconds=seconds)
        taker.call("POST", "answers", {"answers": [taker.pick(block) | {"ms": 9000}]})
    results = taker.running.answer("GET", f"/assessments/{taker.id}/results", key=taker.key)
    assert {each["id"]: each["value"] for each in results["quality"]["checks"]}["too_fast"] == share


def test_answers_are_kept_as_they_are_given_and_asked_no_more(taker: Taker) -> None:
    taker.consent()
    asked = taker.call("GET", "next").json()
    given = taker.pick(asked["blocks"][0])
    after = taker.call("POST", "answers", {"answers": [given]}).json()
    assert after["answered"] == 1
    assert given["block"] not in [block["id"] for block in after["blocks"]]
    assert taker.call("GET", "next").json() == after
    assert taker.open().json()["status"] == "started"


def test_repeating_an_answer_is_harmless_even_after_the_end(taker: Taker) -> None:
    taker.consent()
    asked = taker.call("GET", "next").json()
    answers = [taker.pick(block) for block in asked["blocks"]]
    ends = [taker.call("POST", "answers", {"answers": answers}).json() for _ in range(2)]
    assert ends[0] == ends[1]
    before = taker.running.answer("GET", f"/assessments/{taker.id}/results", key=taker.key)
    changed = {**answers[0], "most": answers[0]["least"], "least": answers[0]["most"]}
    refused = taker.call("POST", "answers", {"answers": [changed]})
    assert (refused.status_code, refused.json()["code"]) == (400, "assessment_closed")
    assert taker.running.answer("GET", f"/assessments/{taker.id}/results", key=taker.key) == before


def test_an_answer_can_be_changed_before_the_end(taker: Taker) -> None:
    taker.consent()
    asked = taker.call("GET", "next").json()
    first = taker.pick(asked["blocks"][0])
    swapped = {**first, "most": first["least"], "least": first["most"]}
    assert taker.call("POST", "answers", {"answers": [first]}).json()["answered"] == 1
    assert taker.call("POST", "answers", {"answers": [swapped]}).json()["answered"] == 1


@pytest.mark.parametrize(
    ("change", "field"),
    [
        pytest.param({"block": "nothing"}, "answers.0", id="unknown-block"),
        pytest.param({"most": "nothing"}, "answers.0", id="item-not-in-block"),
        pytest.param({"same": True}, "answers.0", id="most-is-least"),
        pytest.param({"ms": -1}, "answers.0.ms", id="negative-time"),
    ],
)
def test_a_wrong_answer_names_its_rule_and_stores_nothing(taker: Taker, change: dict[str, Any], field: str) -> None:
    taker.consent()
    asked = taker.call("GET", "next").json()
    answer = {**taker.pick(asked["blocks"][0]), **change}
    if answer.pop("same", False):
        answer["least"] = answer["most"]
    good = taker.pick(asked["blocks"][1])
    response = taker.call("POST", "answers", {"answers": [answer, good]})
    assert response.status_code == 400, response.text
    assert [error["field"] for error in response.json()["errors"]] == [field]
    assert taker.call("GET", "next").json()["answered"] == 0


@pytest.mark.parametrize("ending", ["cancelled", "expired"])
def test_a_link_dies_with_its_assessment(running: Any, key: str, ending: str) -> None:
    taker = Taker(running, key)
    if ending == "expired":
        body = {"candidate": {"name": "Eve"}, "expires_at": "2026-11-20T10:00:00Z"}
        assessment = running.answer("POST", "/assessments", body, key)
        taker.id, taker.token = assessment["id"], assessment["take_url"].split("token=")[1]
    taker.consent()
    asked = taker.call("GET", "next").json()
    if ending == "expired":
        running.clock.advance(hours=2)
    else:
        running.answer("POST", f"/assessments/{taker.id}/cancel", key=key)
    assert (taker.open().status_code, taker.open().json()["code"]) == (404, f"link_{ending}")
    response = taker.call("POST", "answers", {"answers": [taker.pick(asked["blocks"][0])]})
    assert (response.status_code, response.json()["code"]) == (400, "assessment_closed")
    assert ending in response.json()["detail"]


def test_the_whole_of_the_last_day_is_there_to_answer_wherever_somebody_is(running: Any, key: str) -> None:
    def at(moment: str) -> None:
        running.clock.advance(seconds=(datetime.fromisoformat(moment) - running.clock()).total_seconds())

    end = end_of_day(date(2026, 12, 5))
    taker = Taker(running, key, end=end)
    assert taker.open().json()["expires_at"] == "2026-12-06T12:00:00Z"
    private = taker.consent()
    assert taker.open(private).json()["expires_at"] == "2026-12-06T12:00:00Z"
    at("2026-12-06T07:59:00Z")  # 23:59 in Los Angeles, on 5 December
    assert taker.answer_one(private).status_code == 200
    at("2026-12-06T11:59:59Z")
    assert taker.answer_one(private).status_code == 200
    pick = taker.pick(taker.call("GET", "next").json()["blocks"][0])
    at("2026-12-06T12:00:00Z")
    assert taker.call("POST", "answers", {"answers": [pick]}).json()["code"] == "assessment_closed"
    ended = taker.open().json()
    assert (ended["code"], ended["expired_at"]) == ("link_expired", "2026-12-06T12:00:00Z")
    opened = taker.open(private).json()
    assert (opened["status"], opened["expires_at"]) == ("expired", "2026-12-06T12:00:00Z")
    later = end_of_day(date(2026, 12, 9))
    running.answer("PATCH", f"/assessments/{taker.id}", {"expires_at": later.isoformat()}, key)
    opened = taker.open().json()
    assert (opened["status"], opened["answered"], opened["expires_at"]) == ("started", True, "2026-12-10T12:00:00Z")
    assert taker.answer_one(private).json()["answered"] == 3


def test_only_who_holds_a_link_that_ended_by_itself_is_told_when(running: Any, key: str, taker: Taker) -> None:
    running.answer("POST", f"/assessments/{taker.id}/cancel", key=key)
    for token in (taker.token, "not-a-token-of-ours"):
        assert taker.open(token).json()["expired_at"] is None


def test_who_had_begun_goes_on_when_an_expired_assessment_opens_again(running: Any, key: str) -> None:
    taker = Taker(running, key)
    body = {"candidate": {"name": "Eve"}, "expires_at": "2026-11-20T10:00:00Z"}
    assessment = running.answer("POST", "/assessments", body, key)
    taker.id, taker.token = assessment["id"], assessment["take_url"].split("token=")[1]
    taker.consent()
    taker.call("POST", "answers", {"answers": [taker.pick(taker.call("GET", "next").json()["blocks"][0])]})
    running.clock.advance(hours=2)
    assert taker.call("GET", "next").json()["code"] == "assessment_closed"
    moved = running.answer("PATCH", f"/assessments/{taker.id}", {"expires_at": None}, key)
    assert moved["status"] == "started"
    assert taker.call("GET", "next").json()["answered"] == 1
    taker.finish()


def test_a_completed_assessment_can_be_neither_cancelled_nor_extended(running: Any, key: str, taker: Taker) -> None:
    taker.consent()
    taker.finish()
    assert taker.call("POST", "cancel").json()["code"] == "assessment_closed"
    moved = running.call("PATCH", f"/assessments/{taker.id}", {"expires_at": None}, key)
    assert (moved.status_code, moved.json()["code"]) == (400, "assessment_closed")


def test_a_teams_analysis_counts_who_has_a_profile(running: Any, key: str) -> None:
    takers = [Taker(running, key) for _ in range(3)]
    members = [taker.assessment["candidate"]["id"] for taker in takers]
    team = running.answer("POST", "/teams", {"name": "Crew", "members": members}, key)
    empty = running.answer("GET", f"/teams/{team['id']}/analysis", key=key)
    assert (empty["size"], empty["profiled"], empty["pending"]) == (3, 0, 3)
    assert empty["distribution"] is None
    assert answer_alike(takers[0], 9000)["quality"]["verdict"] == "ok"
    analysis = running.answer("GET", f"/teams/{team['id']}/analysis", key=key)
    assert (analysis["size"], analysis["profiled"], analysis["pending"]) == (3, 1, 2)


class Overtaken:
    """A database in which another request commits just before the first write."""

    def __init__(self, database: Any, other: Callable[[], Awaitable[object]]) -> None:
        self.database, self.others = database, [other]
        self.read = database.read

    async def write(self, change: Any) -> Any:
        if self.others:
            await self.others.pop()()
        return await self.database.write(change)


def give_overtaken(taker: Taker, mine: list[Any], theirs: list[Any]) -> Any:
    """Give two sets of answers to one assessment at once; ``theirs`` are committed after ``mine`` have been scored."""
    service = taker.running.service
    key_id = running_key_id(taker)
    actor = AuditActor(taker.running.answer("GET", "/account", key=taker.key)["id"], key_id, "req_1")

    async def give(database: Any, answers: list[Any]) -> Any:
        given = [Answer.model_validate(answer) for answer in answers]
        return await submit_answers(database, service.banks, actor, taker.id, given, Answerer(key_id), service.now())

    async def run() -> Any:
        return await give(Overtaken(service.database, lambda: give(service.database, theirs)), mine)

    return taker.running.portal.call(run)


def count_results(taker: Taker) -> int:
    def read(connection: Connection) -> int:
        return len(connection.execute(select(results).where(results.c.assessment_id == taker.id)).all())

    counted: int = taker.running.service.database.read_now(read)
    return counted


def test_answers_that_are_overtaken_by_others_are_stored_beside_them(taker: Taker) -> None:
    taker.consent()
    first, second, *_ = [taker.pick(block) for block in taker.call("GET", "next").json()["blocks"]]
    following = give_overtaken(taker, [first], [second])
    assert following.answered == 2
    stored = taker.running.answer("GET", f"/candidates/{taker.assessment['candidate']['id']}/export", key=taker.key)
    kept = [answer["block"] for answer in stored["assessments"][0]["answers"]]
    assert kept == [second["block"], first["block"]]


def test_results_are_of_all_answers_when_two_requests_complete_an_assessment(taker: Taker) -> None:
    taker.consent()
    answers = [taker.pick(block) for block in taker.call("GET", "next").json()["blocks"]]
    taker.call("POST", "answers", {"answers": answers[:-2]})
    following = give_overtaken(taker, [answers[-2]], [answers[-1]])
    assert following.done
    assert count_results(taker) == 1
    scored = taker.running.answer("GET", f"/assessments/{taker.id}/results", key=taker.key)
    assert scored["instrument"]["blocks"] == len(answers)


def test_an_answer_changed_while_the_last_one_is_scored_counts_in_the_results(taker: Taker) -> None:
    taker.consent()
    answers = [taker.pick(block) for block in taker.call("GET", "next").json()["blocks"]]
    taker.call("POST", "answers", {"answers": answers[:-1]})
    swapped = {**answers[0], "most": answers[0]["least"], "least": answers[0]["most"]}
    before = taker.running.answer("GET", f"/assessments/{taker.id}", key=taker.key)["status"]
    give_overtaken(taker, [answers[-1]], [swapped])
    other = Taker(taker.running, taker.key)
    other.consent()
    other.call("POST", "answers", {"answers": [swapped, *answers[1:]]})
    ours, same = (
        taker.running.answer("GET", f"/assessments/{each.id}/results", key=taker.key) for each in (taker, other)
    )
    assert before == "started"
    assert ours["counts"] == same["counts"]


def test_an_assessment_completed_meanwhile_takes_no_other_answer(taker: Taker) -> None:
    taker.consent()
    answers = [taker.pick(block) for block in taker.call("GET", "next").json()["blocks"]]
    taker.call("POST", "answers", {"answers": answers[:-1]})
    swapped = {**answers[0], "most": answers[0]["least"], "least": answers[0]["most"]}
    with pytest.raises(ServiceError) as refused:
        give_overtaken(taker, [swapped], [answers[-1]])
    assert refused.value.code == "assessment_closed"
    assert count_results(taker) == 1


def test_answers_to_a_translation_are_stored_exported_and_told_with_the_result(running: Any, key: str) -> None:
    plain, read = Taker(running, key, "short"), Taker(running, key, "short")
    plain.consent()
    given = answers_of((0, 1))
    read.consent()
    found = []
    for taker, translated in ((plain, ()), (read, (2,))):
        answers = [each | {"translated": n in translated} for n, each in enumerate(given)]
        taker.call("POST", "answers", {"answers": answers})
        found.append(taker.call("GET", "results").json())
        exported = running.answer("GET", f"/candidates/{taker.assessment['candidate']['id']}/export", key=key)
        stored = exported["assessments"][0]["answers"]
        assert [each["translated"] for each in stored] == [n in translated for n in range(len(given))]
    checks = [{each["id"]: each for each in result["quality"]["checks"]} for result in found]
    assert "translated" not in checks[0]
    failed = checks[1]["translated"]
    assert (failed["passed"], failed["value"], failed["threshold"]) == (False, pytest.approx(1 / 12), 0.0)
    assert found[1]["quality"]["verdict"] == "caution"
    assert found[1]["scores"] == found[0]["scores"]
    [caveat] = [each for each in found[1]["insights"] if each["id"] == "caution"]
    assert "The browser translated the questions" in caveat["text"]
