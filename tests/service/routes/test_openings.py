"""Openings by a language model: whatever it answers, nobody but the requester reads it before they accept it."""

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from discern.reports.model import Model
from discern.service.jobs.write_reports import ReportWorker
from discern.service.storage.repositories.reports import switch_drafting
from tests.support.databases import on_both, on_sqlite
from tests.support.hostile_openings import HOSTILE, MARK, OFFERED, draft, drafting, is_for_opening
from tests.support.operations import CASES
from tests.support.people import Company, found_company
from tests.support.provider import Provider, task_of, with_model
from tests.support.running import Running

pytestmark = on_both

REQUESTER = "manager ours"
OTHERS = ("owner", "manager theirs", "coach ours", "coach theirs", "nobody", "member organisation", "member team")
SHOWN = OFFERED.replace("[P1]", "ours-organisation")


@pytest.fixture
def company(fresh_company: Company) -> Company:
    """A company whose owner lets the model draft."""
    fresh_company.answer("PUT", "/account/drafting", {"enabled": True}, role="owner")
    return fresh_company


def write_report(company: Company, provider: Provider, kind: str = "assessment", **caller: Any) -> Any:
    """A report that the model arranges and opens, as its requester finds it."""
    caller = caller or {"role": REQUESTER}
    person = company.people["ours"]["organisation"]
    subject = {"assessment": company.assessments[person], "team": company.teams["ours"]}[kind]
    report = company.answer("POST", "/reports", {"subject": {"type": kind, "id": subject}}, **caller)
    with_model(company.running, provider, ReportWorker(company.running.service).drain)
    found = company.answer("GET", f"/reports/{report['id']}", **caller)
    assert found["status"] == "ready"
    return found


def decide(company: Company, report: Any, *, accepted: bool, **caller: Any) -> Any:
    body = {"accepted": accepted}
    return company.call("PUT", f"/reports/{report['id']}/opening", body, **(caller or {"role": REQUESTER}))


def all_reads(company: Company, report_id: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every read of the interface on what a company has, as everybody but the requester."""
    person = company.people["ours"]["organisation"]
    world = {
        **dict.fromkeys(("statement_id", "webhook_id", "agreement_id"), "none"),
        "candidate_id": person,
        "other_id": company.people["ours"]["team"],
        "team_id": company.teams["ours"],
        "user_id": company.users["owner"],
        "open": company.assessments[person],
        "completed": company.assessments[person],
        "ready_report": report_id,
        "queued_report": report_id,
    }
    callers: list[dict[str, Any]] = [*({"role": role} for role in OTHERS), {}, {"taker": person}]
    for case in CASES:
        if case.method == "GET":
            path = case.request(world)[1]
            yield from ((path, caller) for caller in callers)


def text_of(pdf: bytes, folder: Path) -> str:
    """The text of a PDF on one line; empty where nothing reads it here."""
    if shutil.which("pdftotext") is None:
        return ""
    (folder / "report.pdf").write_bytes(pdf)
    command = ["pdftotext", str(folder / "report.pdf"), "-"]
    return " ".join(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())


def test_nothing_is_drafted_unless_an_owner_allows_it(running: Running) -> None:
    company = found_company(running, "off")
    provider = Provider(drafting(draft(OFFERED)))
    assert write_report(company, provider)["opening"] is None
    assert not any(is_for_opening(body) for body in provider.bodies)
    for role in (REQUESTER, "coach ours", "member team"):
        refused = company.call("PUT", "/account/drafting", {"enabled": True}, role=role)
        assert (refused.status_code, refused.json()["code"]) == (403, "role_forbids")
    assert not company.answer("GET", "/account", role=REQUESTER)["drafts"]

    company.answer("PUT", "/account/drafting", {"enabled": True}, role="owner")
    assert company.answer("GET", "/account", role=REQUESTER)["drafts"]
    waiting, taken = (write_report(company, provider) for _ in range(2))
    assert decide(company, taken, accepted=True).status_code == 200
    company.answer("PUT", "/account/drafting", {"enabled": False}, role="owner")
    assert company.answer("GET", f"/reports/{waiting['id']}", role=REQUESTER)["opening"] is None
    assert decide(company, waiting, accepted=True).status_code == 404
    assert MARK in company.call("GET", f"/reports/{taken['id']}/json", role=REQUESTER).text


@on_sqlite
def test_switching_drafts_off_while_one_is_drafted_leaves_none(company: Company) -> None:
    account = company.answer("GET", "/account")["id"]

    def switch_off() -> str:
        company.running.service.database.write_now(
            lambda connection: switch_drafting(connection, account, enabled=False)
        )
        return draft(OFFERED)

    assert write_report(company, Provider(drafting(switch_off)))["opening"] is None


@on_sqlite
def test_without_a_model_there_is_nothing_to_switch_on(start: Callable[..., Running]) -> None:
    running = start(reports_provider=None, reports_model=None, reports_base_url=None)
    key = running.key()
    refused = running.call("PUT", "/account/drafting", {"enabled": True}, key)
    assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, "enabled")
    assert running.answer("PUT", "/account/drafting", {"enabled": False}, key) == {"enabled": False}


@pytest.mark.integration
@pytest.mark.parametrize("kind", ["assessment", "team"])
def test_an_opening_reaches_its_requester_alone_until_they_accept_it(
    company: Company, kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    shown = f"They may like to meet a {MARK}."
    report = write_report(company, Provider(drafting(draft(shown))), kind)
    assert report["opening"]["text"] == shown
    assert report["opening"]["model"] == "tiny-1"
    document = company.answer("GET", f"/reports/{report['id']}/json", role=REQUESTER)
    assert set(report["opening"]["statements"]) <= {each["id"] for each in document["statements"]}
    path = f"/reports/{report['id']}"
    own = (f"{path}/json", f"{path}/markdown", f"{path}/pdf?paper=a4", "/reports", "/events")
    reads = [*all_reads(company, report["id"]), *((each, {"role": REQUESTER}) for each in own)]
    assert len(reads) > 150
    readers = 0
    for read, caller in reads:
        response = company.call("GET", read, **caller)
        readers += read == f"{path}/json" and response.status_code == 200
        assert MARK not in response.text, (read, caller)
        if response.headers["content-type"] == "application/pdf":
            assert MARK not in text_of(response.content, tmp_path), caller
    assert readers > 2
    assert MARK not in caplog.text
    for caller in ({"role": role} for role in (*OTHERS, None)):
        for accepted in (True, False):
            assert decide(company, report, accepted=accepted, **caller).status_code == 404


@on_sqlite
@pytest.mark.integration
@pytest.mark.timeout(600)
def test_whatever_a_hostile_model_answers_the_report_is_whole_and_nobody_is_offered_it(
    company: Company, caplog: pytest.LogCaptureFixture
) -> None:
    for name, answer in HOSTILE.items():
        report = write_report(company, Provider(drafting(answer)))
        assert report["opening"] is None, name
        assert report["writer"] == {"kind": "both", "model": "tiny-1"}
        assert MARK not in company.call("GET", f"/reports/{report['id']}/json", role=REQUESTER).text
        assert decide(company, report, accepted=True).status_code == 404
    assert MARK not in caplog.text


@on_sqlite
@pytest.mark.parametrize("wire", ["silence", "drip", "huge", "redirect", "error", "html"])
def test_a_model_that_fails_to_draft_costs_the_report_nothing(company: Company, wire: str) -> None:
    model = company.running.service.model
    assert isinstance(model, Model)
    model.timeout_s = 5.0 if wire in {"huge", "html", "error", "redirect"} else 0.5
    provider = Provider(drafting(draft(OFFERED)), wire=wire, breaks=is_for_opening)
    report = write_report(company, provider)
    assert (report["opening"], report["writer"]["kind"]) == (None, "both")
    assert any(is_for_opening(body) for body in provider.bodies)
    announced = [each["data"]["report_id"] for each in company.answer("GET", "/events?type=report.generated")["data"]]
    assert announced.count(report["id"]) == 1


@on_sqlite
def test_an_error_of_ours_while_drafting_costs_the_report_nothing(
    company: Company, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: Any) -> Any:
        raise ValueError(MARK)

    monkeypatch.setattr("discern.service.jobs.write_reports.draft_opening", fail)
    assert write_report(company, Provider(drafting("{}")))["opening"] is None
    assert "no opening was drafted" in caplog.text
    assert MARK not in caplog.text


@on_sqlite
def test_the_model_gets_no_names_and_the_purpose_without_them(company: Company) -> None:
    person = company.people["ours"]["organisation"]
    new = {
        "subject": {"type": "assessment", "id": company.assessments[person]},
        "purpose": "A talk of ours-organisation with Ignatius",
    }
    report = company.answer("POST", "/reports", new, role=REQUESTER)["id"]
    provider = Provider(drafting(draft(OFFERED)))
    with_model(company.running, provider, ReportWorker(company.running.service).drain)
    sent = b"".join(provider.requests)
    assert b"ours-" not in sent
    assert b"Ignatius" not in sent
    [asked] = [task_of(body) for body in provider.bodies if is_for_opening(body)]
    assert asked["purpose"] == "A talk of [P1] with somebody"
    found = company.answer("GET", f"/reports/{report}", role=REQUESTER)
    assert found["opening"]["text"] == SHOWN
    assert found["writing"]["requests"] == len(provider.requests)


def test_an_accepted_opening_is_in_every_form_and_marked_as_drafted(company: Company, tmp_path: Path) -> None:
    report, person = write_report(company, Provider(drafting(draft(OFFERED)))), company.people["ours"]["organisation"]
    company.running.clock.advance(days=1)
    for _ in range(2):
        assert decide(company, report, accepted=True).json()["opening"] is None
    path = f"/reports/{report['id']}"
    document = company.answer("GET", f"{path}/json", role="owner")
    ours, theirs, *_ = document["pages"][0]["parts"]
    assert (ours["id"], theirs["id"], theirs["writer"]) == ("summary", "opening", {"kind": "model", "model": "tiny-1"})
    assert [each["text"] for each in theirs["sentences"]] == [SHOWN]
    assert {id_ for each in theirs["sentences"] for id_ in each["statements"]} == set(report["opening"]["statements"])
    marked = "Drafted by AI (tiny-1), not checked for meaning. The person who asked for this report accepted it on"
    assert theirs["note"] == f"{marked} 21 November 2026."
    credit = "It drafted one paragraph, which is marked."
    markdown = company.call("GET", f"{path}/markdown", role="owner").text
    pdf = text_of(company.call("GET", f"{path}/pdf", role="owner").content, tmp_path)
    for text in (markdown, *([pdf] if pdf else [])):
        assert MARK in text
        assert "Drafted by AI (tiny-1), not checked for meaning" in text
        assert credit in text
    assert MARK in json.dumps(company.answer("GET", f"/candidates/{person}/export", role="owner")["reports"])

    assert decide(company, report, accepted=False).status_code == 200
    assert MARK not in company.call("GET", f"{path}/json", role="owner").text
    assert decide(company, report, accepted=False).status_code == 200
    assert decide(company, report, accepted=True).status_code == 404


@on_sqlite
def test_a_refused_opening_is_deleted(company: Company) -> None:
    report = write_report(company, Provider(drafting(draft(OFFERED))))
    for _ in range(2):
        assert decide(company, report, accepted=False).json()["opening"] is None
    assert company.answer("GET", f"/reports/{report['id']}", role=REQUESTER)["opening"] is None
    assert decide(company, report, accepted=True).status_code == 404


def test_somebody_who_hides_takes_the_opening_along(company: Company) -> None:
    report, person = write_report(company, Provider(drafting(draft(OFFERED)))), company.people["ours"]["organisation"]
    company.answer("PUT", f"/candidates/{person}/visibility", {"visibility": "private"}, taker=person)
    assert company.answer("GET", f"/reports/{report['id']}", role=REQUESTER)["opening"] is None
    hidden = decide(company, report, accepted=True)
    assert (hidden.status_code, hidden.json()["code"]) == (403, "not_shared")
    company.answer("DELETE", f"/candidates/{person}", role="owner")
    assert decide(company, report, accepted=True).status_code == 404


@on_sqlite
def test_of_a_program_s_report_the_key_that_asked_is_the_requester(company: Company) -> None:
    report = write_report(company, Provider(drafting(draft(OFFERED))), role=None)
    assert report["opening"]["text"] == SHOWN
    other = company.running.key(account=company.answer("GET", "/account")["name"])
    assert company.running.answer("GET", f"/reports/{report['id']}", key=other)["opening"] is None
    refused = company.running.call("PUT", f"/reports/{report['id']}/opening", {"accepted": True}, other)
    assert refused.status_code == 404
    for caller in ({"role": "owner"}, {"role": REQUESTER}):
        assert decide(company, report, accepted=True, **caller).status_code == 404
    assert decide(company, report, accepted=True, role=None).status_code == 200


@on_sqlite
def test_the_app_is_one_requester_though_its_keys_follow_one_another(company: Company) -> None:
    account = company.answer("GET", "/account")["id"]

    def app_key(label: str) -> str:
        return company.running.service.own_keys.make(account, label, ("admin",), company.running.clock())

    company.key = app_key("managers")
    report = write_report(company, Provider(drafting(draft(OFFERED))), role=None)
    for label, is_requester in (("managers", True), ("others", False)):
        found = company.running.answer("GET", f"/reports/{report['id']}", key=app_key(label))
        assert (found["opening"] is not None) is is_requester


@on_sqlite
def test_a_person_has_an_opening_for_their_own_report_by_their_private_link(company: Company) -> None:
    person = company.people["ours"]["organisation"]
    report = write_report(company, Provider(drafting(draft(OFFERED))), taker=person)
    assert report["opening"]["text"] == SHOWN
    assert company.answer("GET", f"/reports/{report['id']}", role="owner")["opening"] is None
    assert decide(company, report, accepted=True, taker=person).status_code == 200
    assert MARK in company.call("GET", f"/reports/{report['id']}/json", taker=person).text
