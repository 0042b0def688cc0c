"""Reports: requested, written in the background, announced once, read by users who may see everybody in them."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from discern import instrument
from discern.cards import card_of_week, group_for_week
from discern.contract.base_models import SAMPLE_PREFIX
from discern.contract.models.insights import Insight
from discern.reports.assembly import write_document
from discern.service.jobs import write_reports
from discern.service.jobs.write_reports import ReportWorker
from discern.service.storage.engine.overload import overloaded
from discern.service.storage.repositories import reports
from discern.service.storage.repositories.report_claims import LEASE
from tests.support.databases import on_both, on_sqlite
from tests.support.people import found_company
from tests.support.provider import Provider, arranging, saying, task_of, with_model
from tests.support.running import Running

pytestmark = on_both

BUILT_IN: dict[str, Any] = {"reports_provider": None, "reports_model": None, "reports_base_url": None}


@pytest.fixture
def running(start: Callable[..., Running]) -> Running:
    return start(**BUILT_IN)


def write_all(running: Running) -> None:
    running.portal.call(ReportWorker(running.service).drain)


def request(running: Running, key: str, subject: dict[str, Any], **given: Any) -> dict[str, Any]:
    report: dict[str, Any] = running.answer("POST", "/reports", {"subject": subject, **given}, key)
    return report


def events(running: Running, key: str) -> list[dict[str, Any]]:
    found = running.answer("GET", "/events", key=key, limit=200)["data"]
    return [each for each in found if each["type"] == "report.generated"]


def person(running: Running, key: str, name: str = "Ada", team: str | None = None, number: int = 1) -> dict[str, Any]:
    new = {"candidate": {"name": name}, "form": "short", "team_id": team}
    assessment: dict[str, Any] = running.answer("POST", "/assessments", new, key)
    running.answer("POST", f"/assessments/{assessment['id']}/consent", {"accepted": True}, key)
    theta = np.random.default_rng(number).normal(0, 1, 4)
    given = instrument.simulate_respondent(instrument.load_bank(), "short", theta, np.random.default_rng(number))
    answers = [{"block": each.block, "most": each.most, "least": each.least, "ms": 9000} for each in given]
    running.answer("POST", f"/assessments/{assessment['id']}/answers", {"answers": answers}, key)
    return assessment


def test_a_report_is_queued_written_and_announced(running: Running) -> None:
    key = running.key()
    ada = person(running, key, "Ada Lovelace")
    subject = {"type": "assessment", "id": ada["id"]}
    queued = request(running, key, subject, audience="coach")
    assert (queued["status"], queued["writer"]) == ("queued", None)
    assert [each["name"] for each in queued["people"]] == ["Ada Lovelace"]
    early = running.call("GET", f"/reports/{queued['id']}/pdf", key=key)
    assert (early.status_code, early.json()["code"]) == (404, "report_not_ready")

    write_all(running)
    ready = running.answer("GET", f"/reports/{queued['id']}", key=key)
    assert (ready["status"], ready["writer"]["kind"]) == ("ready", "built_in")
    assert ready["progress"]["done"] == ready["progress"]["total"] > 0
    document = running.answer("GET", f"/reports/{queued['id']}/json", key=key)
    assert document["title"] == "Ada Lovelace"
    assert "[P1]" not in json.dumps(document)
    held = {each["id"] for each in document["statements"]}
    parts = [part for page in document["pages"] for part in page["parts"]]
    assert all(set(line["statements"]) <= held for part in parts for line in part.get("sentences", []))
    for form, media_type, begin in (("pdf", "application/pdf", b"%PDF"), ("markdown", "text/markdown", b"# Ada")):
        response = running.call("GET", f"/reports/{queued['id']}/{form}", key=key)
        assert response.headers["content-type"] == media_type
        assert response.content.startswith(begin)
        assert "Ada" not in response.headers["content-disposition"]
    assert [each["data"] for each in events(running, key)] == [{"report_id": queued["id"]}]


def test_a_report_on_somebody_made_up_says_so_in_every_format(running: Running) -> None:
    key = running.key()
    ada = person(running, key)
    report = request(running, key, {"type": "assessment", "id": ada["id"]})["id"]
    write_all(running)
    for external_id in ("real-1", f"{SAMPLE_PREFIX}1"):
        running.answer("PATCH", f"/candidates/{ada['candidate']['id']}", {"external_id": external_id}, key)
        said = "this person is made up" in running.call("GET", f"/reports/{report}/markdown", key=key).text
        notices = running.answer("GET", f"/reports/{report}/json", key=key)["notices"]
        assert said is bool(notices) is external_id.startswith(SAMPLE_PREFIX)


def test_two_people_and_a_team_too(running: Running) -> None:
    key = running.key()
    team = running.answer("POST", "/teams", {"name": "Crew"}, key)["id"]
    people = [person(running, key, f"Person {n}", team, n) for n in range(4)]
    ids = [each["candidate"]["id"] for each in people]
    pair = request(running, key, {"type": "comparison", "ids": [ids[2], ids[0]]}, audience="self", length="short")
    crew = request(running, key, {"type": "team", "id": team})
    write_all(running)
    assert running.answer("GET", f"/reports/{pair['id']}/json", key=key)["title"] == "Person 2 and Person 0"
    document = running.answer("GET", f"/reports/{crew['id']}/json", key=key)
    assert document["title"] == "Crew"
    assert {point["name"] for point in document["analysis"]["map"]} <= {f"Person {n}" for n in range(4)}
    listed = running.answer("GET", "/reports", key=key)["data"]
    assert [each["id"] for each in listed] == [crew["id"], pair["id"]]
    assert [each["subject"] for each in listed] == [
        {"type": "team", "id": team},
        {"type": "comparison", "ids": [ids[2], ids[0]]},
    ]
    assert [each["id"] for each in running.answer("GET", "/reports", key=key, team_id=team)["data"]] == [crew["id"]]
    of_one = running.answer("GET", "/reports", key=key, candidate_id=ids[2], subject="comparison")["data"]
    assert [each["id"] for each in of_one] == [pair["id"]]


def test_what_a_team_does_first_is_the_card_of_the_week_of_its_page(running: Running) -> None:
    key = running.key()
    team = running.answer("POST", "/teams", {"name": "Crew"}, key)["id"]
    for n in range(6):
        person(running, key, f"Person {n}", team, n)
    report = request(running, key, {"type": "team", "id": team})["id"]
    write_all(running)
    said = running.answer("GET", f"/teams/{team}/analysis", key=key)["insights"]
    groups = group_for_week([Insight.model_validate(each) for each in said])
    card = card_of_week(groups, team, running.service.now().date())
    assert card is not None
    pages = running.answer("GET", f"/reports/{report}/json", key=key)["pages"]
    [first] = [part for page in pages for part in page["parts"] if part["id"] == "first"]
    assert first["sentences"][0]["text"].startswith(f"For the team: {card.statement.headline}")
    assert json.dumps(pages).count(json.dumps(card.statement.headline)[1:-1]) == 1, "it is said once"


def test_equal_requests_under_way_are_one_flight(running: Running) -> None:
    key = running.key()
    subject = {"type": "assessment", "id": person(running, key)["id"]}
    first, same = request(running, key, subject), request(running, key, subject)
    other = request(running, key, subject, length="short")
    assert first["id"] == same["id"] != other["id"]
    write_all(running)
    assert len(events(running, key)) == 2
    assert request(running, key, subject)["id"] not in {first["id"], other["id"]}


def test_what_is_deleted_while_a_report_on_it_is_requested_is_refused(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reports, "find_people", lambda *_: [])  # It was there when it was looked for.
    gone = {"subject": {"type": "team", "id": "team_gone"}}
    refused = running.call("POST", "/reports", gone, running.key())
    assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, "subject.id")


def test_cancelling_ends_what_is_not_written(running: Running) -> None:
    key = running.key()
    subject = {"type": "assessment", "id": person(running, key)["id"]}
    queued = request(running, key, subject)
    for _ in range(2):
        assert running.answer("POST", f"/reports/{queued['id']}/cancel", key=key)["status"] == "cancelled"
    again = request(running, key, subject)
    assert again["id"] != queued["id"]
    write_all(running)
    assert running.answer("GET", f"/reports/{queued['id']}", key=key)["status"] == "cancelled"
    late = running.call("POST", f"/reports/{again['id']}/cancel", key=key)
    assert (late.status_code, late.json()["code"]) == (400, "report_closed")
    assert [each["data"]["report_id"] for each in events(running, key)] == [again["id"]]


def test_what_cannot_be_reported_fails_with_a_reason(running: Running) -> None:
    key = running.key()
    team = running.answer("POST", "/teams", {"name": "Nobody"}, key)["id"]
    report = request(running, key, {"type": "team", "id": team})
    write_all(running)
    failed = running.answer("GET", f"/reports/{report['id']}", key=key)
    assert failed["status"] == "failed"
    assert "nothing to report" in failed["reason"]
    assert events(running, key) == []


@pytest.mark.parametrize(
    ("subject", "field"),
    [
        pytest.param({"type": "assessment", "id": "asm_none"}, "subject.id", id="no-assessment"),
        pytest.param({"type": "team", "id": "team_none"}, "subject.id", id="no-team"),
        pytest.param({"type": "comparison", "ids": ["cand_1", "cand_2"]}, "subject.ids.0", id="no-people"),
        pytest.param({"type": "comparison", "ids": ["cand_1", "cand_1"]}, "subject.comparison", id="the-same-twice"),
        pytest.param({"type": "planet", "id": "x"}, "subject", id="no-such-kind"),
    ],
)
def test_a_subject_must_be_there(running: Running, subject: dict[str, Any], field: str) -> None:
    response = running.call("POST", "/reports", {"subject": subject}, running.key())
    assert response.status_code == 400
    assert [each["field"] for each in response.json()["errors"]] == [field]


def test_erasing_a_person_takes_every_report_with_them(running: Running) -> None:
    key = running.key()
    team = running.answer("POST", "/teams", {"name": "Crew"}, key)["id"]
    people = [person(running, key, f"Person {n}", team, n) for n in range(3)]
    gone, kept = people[0]["candidate"]["id"], people[1]["candidate"]["id"]
    reports = [
        request(running, key, {"type": "assessment", "id": people[0]["id"]}),
        request(running, key, {"type": "comparison", "ids": [kept, gone]}),
        request(running, key, {"type": "team", "id": team}),
    ]
    other = request(running, key, {"type": "assessment", "id": people[1]["id"]})
    write_all(running)
    queued = request(running, key, {"type": "comparison", "ids": [gone, kept]}, length="short")
    running.answer("DELETE", f"/candidates/{gone}", key=key)
    write_all(running)
    for report in [*reports, queued]:
        assert running.call("GET", f"/reports/{report['id']}", key=key).status_code == 404
    assert running.answer("GET", f"/reports/{other['id']}", key=key)["status"] == "ready"


def test_consent_taken_back_takes_the_reports_that_rest_on_it(running: Running) -> None:
    company = found_company(running, "taken back")
    gone, kept = company.people["ours"]["team"], company.people["ours"]["organisation"]
    given: list[dict[str, Any]] = [
        {"type": "assessment", "id": company.assessments[gone]},
        {"type": "comparison", "ids": [kept, gone]},
        {"type": "team", "id": company.teams["ours"]},
    ]
    reports = [request(running, company.key, subject) for subject in given]
    other = request(running, company.key, {"type": "assessment", "id": company.assessments[kept]})
    write_all(running)
    queued = request(running, company.key, given[0], length="short")
    company.answer("POST", f"/assessments/{company.assessments[gone]}/consent", {"accepted": False}, taker=gone)
    for report in [*reports, queued]:
        assert company.call("GET", f"/reports/{report['id']}").status_code == 404
    assert company.answer("GET", f"/reports/{other['id']}/json")


@pytest.mark.parametrize("kind", ["comparison", "team"])
def test_consent_taken_back_while_a_report_is_written_fails_it(
    running: Running, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    company = found_company(running, "taken back meanwhile")
    gone, kept = company.people["ours"]["team"], company.people["ours"]["organisation"]
    subject: dict[str, Any] = {"ids": [kept, gone]} if kind == "comparison" else {"id": company.teams["ours"]}
    report = request(running, company.key, {"type": kind, **subject})

    async def write(*args: Any, **given: Any) -> Any:
        path = f"/assessments/{company.assessments[gone]}/consent"
        await asyncio.to_thread(lambda: company.answer("POST", path, {"accepted": False}, taker=gone))
        return await write_document(*args, **given)

    monkeypatch.setattr(write_reports, "write_document", write)
    write_all(running)
    failed = company.answer("GET", f"/reports/{report['id']}")
    assert failed["status"] == "failed"
    assert "withdrew their answers" in failed["reason"]
    assert events(running, company.key) == []


def test_a_person_s_export_has_the_reports_on_them_and_nobody_else_in_it(running: Running) -> None:
    key = running.key()
    ada, ben = person(running, key, "Ada Lovelace", number=1), person(running, key, "Benedict Cumber", number=2)
    ids = [each["candidate"]["id"] for each in (ada, ben)]
    alone = request(running, key, {"type": "assessment", "id": ada["id"]})
    both = request(running, key, {"type": "comparison", "ids": ids})
    request(running, key, {"type": "assessment", "id": ben["id"]})
    write_all(running)
    export = running.answer("GET", f"/candidates/{ids[0]}/export", key=key)
    assert [(each["report_id"], each["title"]) for each in export["reports"]] == [(alone["id"], "Ada Lovelace")]
    assert export["reports_with_others"] == [both["id"]]
    assert "Benedict" not in json.dumps(export)


def test_a_report_closes_when_somebody_in_it_hides(running: Running) -> None:
    key = running.key()
    team = running.answer("POST", "/teams", {"name": "Crew"}, key)["id"]
    people = [person(running, key, f"Person {n}", team, n) for n in range(3)]
    report = request(running, key, {"type": "team", "id": team})
    write_all(running)
    hiding = people[0]["candidate"]["id"]
    running.answer("PUT", f"/candidates/{hiding}/visibility", {"visibility": "private"}, key)
    for form in ("json", "markdown", "pdf"):
        refused = running.call("GET", f"/reports/{report['id']}/{form}", key=key)
        assert (refused.status_code, refused.json()["code"]) == (403, "not_shared")
    again = request(running, key, {"type": "team", "id": team})
    write_all(running)
    document = running.answer("GET", f"/reports/{again['id']}/json", key=key)
    assert document["analysis"]["not_shared"] == 1
    assert hiding not in json.dumps(document)


def test_a_report_that_goes_wrong_is_tried_again_and_then_fails(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = running.key()
    report = request(running, key, {"type": "assessment", "id": person(running, key)["id"]})

    def fail(*_: object) -> None:
        raise OSError("out of paper")

    monkeypatch.setattr(write_reports, "gather", fail)
    statuses = []
    for _ in range(3):
        write_all(running)
        statuses.append(running.answer("GET", f"/reports/{report['id']}", key=key)["status"])
        running.clock.advance(seconds=61)
    assert statuses == ["queued", "queued", "failed"]
    assert "paper" not in running.call("GET", f"/reports/{report['id']}", key=key).text


@on_sqlite
def test_a_report_that_meets_a_busy_database_is_put_off_and_then_written(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = running.key()
    report = request(running, key, {"type": "assessment", "id": person(running, key)["id"]})
    path = f"/reports/{report['id']}"
    with monkeypatch.context() as busy:

        def refuse(*_: object) -> None:
            raise overloaded()

        busy.setattr(write_reports, "find", refuse)
        write_all(running)
    assert running.answer("GET", path, key=key)["status"] in {"queued", "writing"}
    running.clock.advance(seconds=60)
    write_all(running)
    assert running.answer("GET", path, key=key)["status"] == "ready"


def test_a_lease_that_ran_out_is_taken_over_and_the_report_announced_once(running: Running) -> None:
    key = running.key()
    report = request(running, key, {"type": "assessment", "id": person(running, key)["id"]})
    service, clock = running.service, running.clock
    slow, other = ReportWorker(service), ReportWorker(service)

    async def take_over() -> None:
        started, going_on = asyncio.Event(), asyncio.Event()
        try_ = slow._try

        async def dawdle(claimed: Any) -> None:
            started.set()
            await going_on.wait()
            await try_(claimed)

        slow._try = dawdle  # type: ignore[method-assign]
        await slow.poll_once()
        await started.wait()
        clock.advance(seconds=LEASE.total_seconds() + 1)
        await other.drain()
        going_on.set()
        await slow.drain()

    running.portal.call(take_over)
    assert running.answer("GET", f"/reports/{report['id']}", key=key)["status"] == "ready"
    assert len(events(running, key)) == 1


@on_sqlite
def test_a_model_arranges_and_its_costs_are_kept(start: Callable[..., Running]) -> None:
    running = start()
    key = running.key()
    assert running.answer("GET", "/account", key=key)["writer"]["kind"] == "model"
    report = request(running, key, {"type": "assessment", "id": person(running, key)["id"]})
    provider = Provider(arranging)
    with_model(running, provider, ReportWorker(running.service).drain)
    ready = running.answer("GET", f"/reports/{report['id']}", key=key)
    assert ready["writer"] == {"kind": "both", "model": "tiny-1"}
    assert ready["writing"]["requests"] == len(provider.requests)
    assert ready["writing"]["output_tokens"] == 7 * len(provider.requests)


@on_sqlite
def test_without_a_model_words_find_the_answer(running: Running) -> None:
    key = running.key()
    ada = person(running, key, "Ada Lovelace")
    subject = {"type": "assessment", "id": ada["id"]}
    said = running.answer("POST", "/questions", {"subject": subject, "question": "How does Ada decide?"}, key)
    assert said["answered"]
    assert said["writer"] == {"kind": "built_in", "model": None}
    held = {each["id"] for each in said["statements"]}
    assert {id_ for each in said["sentences"] for id_ in each["statements"]} == held
    unsaid = running.answer("POST", "/questions", {"subject": subject, "question": "Does Ada play chess?"}, key)
    assert not unsaid["answered"]
    assert unsaid["sentences"][0]["text"] == "No answer was found for these words."


@on_sqlite
def test_a_question_is_answered_with_evidence_and_kept_nowhere(start: Callable[..., Running]) -> None:
    running = start()
    key = running.key()
    ada = person(running, key, "Ada Lovelace")
    asked = {"subject": {"type": "assessment", "id": ada["id"]}, "question": "How does Ada decide?"}
    answers: list[Any] = []
    for provider in (Provider(arranging), Provider(saying('{"answered": false, "texts": []}'))):

        async def ask() -> None:
            response = await asyncio.to_thread(running.answer, "POST", "/questions", asked, key)
            answers.append(response)

        with_model(running, provider, ask)
        assert b"Ada" not in b"".join(provider.requests)
    good, refused = answers
    assert good["answered"]
    assert good["writer"] == {"kind": "both", "model": "tiny-1"}
    assert any("Ada Lovelace" in each["text"] for each in good["sentences"])
    assert {id_ for each in good["sentences"] for id_ in each["statements"]} == {
        each["id"] for each in good["statements"]
    }
    assert not refused["answered"]
    assert refused["sentences"][0]["text"] == "The answers say nothing about decisions."


@on_sqlite
def test_a_purpose_reaches_the_model_without_names_and_equal_requests_differ_by_it(
    start: Callable[..., Running],
) -> None:
    running = start()
    key = running.key()
    ada = person(running, key, "Ada Lovelace")
    new = {
        "subject": {"type": "assessment", "id": ada["id"]},
        "purpose": "To prepare how Ada and Ignatius plan the week",
    }
    first = running.answer("POST", "/reports", new, key)["id"]
    assert running.answer("POST", "/reports", new, key)["id"] == first
    assert running.answer("POST", "/reports", {**new, "purpose": "A first talk"}, key)["id"] != first
    provider = Provider(arranging)
    with_model(running, provider, ReportWorker(running.service).drain)
    purposes = {task_of(body)["purpose"] for body in provider.bodies}
    assert purposes == {"To prepare how [P1] and somebody plan the week", "A first talk"}
    assert running.call("POST", "/reports", {**new, "purpose": " \u2060 \u2060 "}, key).status_code == 400


@on_sqlite
def test_whoever_acts_for_somebody_has_what_they_may_see(running: Running) -> None:
    company = found_company(running, "reports")
    mine = {"subject": {"type": "team", "id": company.teams["ours"]}}
    theirs = {"subject": {"type": "team", "id": company.teams["theirs"]}}
    assert company.call("POST", "/reports", theirs, role="manager ours").status_code == 400
    ids = {}
    for role, audience in (("manager ours", "manager"), ("coach ours", "coach"), ("coach ours", "self")):
        response = company.call("POST", "/reports", {**mine, "audience": audience}, role=role)
        assert response.status_code == 200, response.text
        ids[role if audience != "self" else "coach ours for the team"] = response.json()["id"]
    write_all(running)
    seen = {
        role: {
            point["candidate_id"]
            for point in company.answer("GET", f"/reports/{id_}/json", role=role.removesuffix(" for the team"))[
                "analysis"
            ]["map"]
        }
        for role, id_ in ids.items()
    }
    private = company.people["ours"]["private"]
    assert private in seen["coach ours"]
    assert private not in seen["manager ours"]
    # What a coach orders for the team to read holds nothing that the team mustn't.
    assert seen["coach ours for the team"] == seen["manager ours"]
    other = company.call("GET", f"/reports/{ids['coach ours']}/json", role="manager ours")
    assert (other.status_code, other.json()["code"]) == (404, "not_found")
    assert [each["id"] for each in company.answer("GET", "/reports", role="manager ours")["data"]] == [
        ids["manager ours"]
    ]
    owner = company.call("GET", f"/reports/{ids['coach ours']}/json", role="owner")
    assert (owner.status_code, owner.json()["code"]) == (403, "not_shared")


@on_sqlite
def test_a_report_that_its_readers_may_not_have_is_refused_when_it_is_requested(running: Running) -> None:
    company = found_company(running, "copies")
    private = company.people["ours"]["private"]
    subject = {"type": "assessment", "id": company.assessments[private]}
    answers = {
        audience: company.call("POST", "/reports", {"subject": subject, "audience": audience}, role="coach ours")
        for audience in ("manager", "coach")
    }
    assert (answers["manager"].status_code, answers["manager"].json()["code"]) == (403, "not_shared")
    assert "coaches alone" in answers["manager"].json()["detail"]
    assert answers["coach"].status_code == 200, answers["coach"].text
    others = {"type": "comparison", "ids": [private, company.people["ours"]["organisation"]]}
    pair = company.call("POST", "/reports", {"subject": others, "audience": "coach"}, role="coach ours")
    assert pair.status_code == 200, pair.text
    of_two = company.call("POST", "/reports", {"subject": others, "audience": "self"}, role="coach ours")
    assert (of_two.status_code, of_two.json()["code"]) == (403, "not_shared")


def test_a_private_link_reads_no_report_that_another_link_asked_for(running: Running) -> None:
    company = found_company(running, "two links")
    person = company.people["ours"]["private"]
    new = {"candidate_id": person, "team_id": company.teams["ours"], "form": "short"}
    second = company.answer("POST", "/assessments", new, role="manager ours")["id"]
    company.private_tokens["second"] = company.take(second)
    subject = {"type": "assessment", "id": company.assessments[person]}
    report = company.answer("POST", "/reports", {"subject": subject}, taker=person)["id"]
    write_all(running)
    for path in ("", "/json", "/markdown", "/pdf"):
        assert company.call("GET", f"/reports/{report}{path}", taker=person).status_code == 200
        assert company.call("GET", f"/reports/{report}{path}", taker="second").status_code == 404
    assert company.call("POST", f"/reports/{report}/cancel", taker="second").status_code == 404
    assert [each["id"] for each in company.answer("GET", "/reports", taker=person)["data"]] == [report]
    assert company.answer("GET", "/reports", taker="second")["data"] == []
