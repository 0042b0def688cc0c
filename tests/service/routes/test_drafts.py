"""Drafts by a language model: whatever it answers, nobody but the requester reads it before they accept it."""

import asyncio
import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from discern.service.jobs.draft_openings import DraftWorker
from discern.service.jobs.retention import run_retention
from discern.service.jobs.write_reports import ReportWorker
from discern.service.storage.queues.drafts import KEPT, LEASE
from tests.support.databases import on_both
from tests.support.hostile_drafts import DOUBTED, MARK, REFUSED, draft
from tests.support.operations import CASES
from tests.support.people import Company, found_company
from tests.support.provider import Provider, arranging, saying, task_of, with_model
from tests.support.running import Running

pytestmark = on_both

REQUESTER = "manager ours"
OTHERS = ("owner", "manager theirs", "coach ours", "coach theirs", "nobody", "member organisation", "member team")
PLAIN = "[P1] likes to know what comes next."


@pytest.fixture
def company(fresh_company: Company) -> Company:
    """A company with drafts switched on."""
    fresh_company.answer("PUT", "/account/drafting", {"enabled": True}, role="owner")
    return fresh_company


def write_report(company: Company, kind: str = "assessment", **caller: Any) -> str:
    """A report that the requester can read; its id."""
    person = company.people["ours"]["organisation"]
    subject = {"assessment": company.assessments[person], "team": company.teams["ours"]}[kind]
    new = {"subject": {"type": kind, "id": subject}}
    report: str = company.answer("POST", "/reports", new, **(caller or {"role": REQUESTER}))["id"]
    # The model is out of reach, so that rules arrange it.
    company.running.portal.call(ReportWorker(company.running.service).drain)
    return report


def ask(company: Company, report: str, provider: Provider, **caller: Any) -> Any:
    """The draft that a model gives to anybody who asks."""
    caller = caller or {"role": REQUESTER}
    asked = company.answer("POST", f"/reports/{report}/drafts", **caller)
    assert asked["status"] == "queued"
    with_model(company.running, provider, DraftWorker(company.running.service).drain)
    return company.answer("GET", f"/reports/{report}/drafts", **caller)


def decide(company: Company, report: str, sentence: Any, *, accepted: bool, **caller: Any) -> Any:
    path = f"/reports/{report}/drafts/{sentence['id']}"
    return company.call("PUT", path, {"accepted": accepted}, **(caller or {"role": REQUESTER}))


def all_reads(company: Company, report: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every read of the interface on what a company has, as everybody but the requester."""
    person = company.people["ours"]["organisation"]
    world = {
        **dict.fromkeys(("statement_id", "webhook_id", "sentence_id"), "none"),
        "candidate_id": person,
        "other_id": company.people["ours"]["team"],
        "team_id": company.teams["ours"],
        "user_id": company.users["owner"],
        "open": company.assessments[person],
        "completed": company.assessments[person],
        "ready_report": report,
        "queued_report": report,
    }
    callers: list[dict[str, Any]] = [*({"role": role} for role in OTHERS), {}, {"taker": person}]
    for case in CASES:
        if case.method == "GET":
            path = case.request(world)[1]
            yield from ((path, caller) for caller in callers)


def test_drafts_are_off_until_an_owner_switches_them_on(running: Running) -> None:
    company = found_company(running, "off")
    report = write_report(company)
    question = {
        "subject": {"type": "team", "id": company.teams["ours"]},
        "question": "Who decides fast?",
        "draft": True,
    }
    for method, path, body in (("POST", f"/reports/{report}/drafts", None), ("POST", "/questions", question)):
        refused = company.call(method, path, body, role=REQUESTER)
        assert (refused.status_code, refused.json()["code"]) == (403, "drafts_off")
    assert not company.answer("GET", "/account", role=REQUESTER)["drafts"]
    for role in (REQUESTER, "coach ours", "member team"):
        refused = company.call("PUT", "/account/drafting", {"enabled": True}, role=role)
        assert (refused.status_code, refused.json()["code"]) == (403, "role_forbids")
    assert company.answer("GET", f"/reports/{report}/drafts", role=REQUESTER)["status"] == "none"

    company.answer("PUT", "/account/drafting", {"enabled": True}, role="owner")
    assert company.answer("GET", "/account", role=REQUESTER)["drafts"]
    sentences = ask(company, report, Provider(saying(draft(PLAIN, "They like lists."))))["sentences"]
    assert decide(company, report, sentences[0], accepted=True).status_code == 200
    company.answer("PUT", "/account/drafting", {"enabled": False}, role="owner")
    left = company.answer("GET", f"/reports/{report}/drafts", role=REQUESTER)["sentences"]
    assert [each["id"] for each in left] == [sentences[0]["id"]]
    assert decide(company, report, sentences[1], accepted=True).status_code == 404


def test_without_a_model_there_is_nothing_to_switch_on(start: Callable[..., Running]) -> None:
    running = start(reports_provider=None, reports_model=None, reports_base_url=None)
    key = running.key()
    refused = running.call("PUT", "/account/drafting", {"enabled": True}, key)
    assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, "enabled")
    assert running.answer("PUT", "/account/drafting", {"enabled": False}, key) == {"enabled": False}


@pytest.mark.integration
def test_a_hostile_model_reaches_its_requester_alone(company: Company) -> None:
    report = write_report(company)
    reads = list(all_reads(company, report))
    assert len(reads) > 150
    for name, answer in REFUSED.items():
        provider = Provider(saying(answer))
        failed = ask(company, report, provider)
        assert (failed["status"], failed["sentences"], MARK in json.dumps(failed)) == ("failed", [], False), name
        assert len(provider.requests) == 2
    before = {}
    for number, (name, (answer, doubt)) in enumerate(DOUBTED.items()):
        found = ask(company, report, Provider(saying(answer)))
        [sentence] = found["sentences"]
        assert doubt in sentence["doubts"], name
        assert MARK in sentence["text"]
        assert {each["id"] for each in found["statements"]} == set(sentence["statements"])
        if number == 0:
            before = {(path, str(caller)): company.call("GET", path, **caller) for path, caller in reads}
            for (path, caller), response in before.items():
                assert MARK not in response.text, (path, caller)
                if path.endswith("/drafts"):
                    # A key would have a draft of its own.
                    assert response.status_code == 404 or response.json()["status"] == "none", caller
        refused = [decide(company, report, sentence, accepted=True, role=role).status_code for role in OTHERS]
        assert set(refused) == {404}
        assert company.call("PUT", f"/reports/{report}/drafts/{sentence['id']}", {"accepted": True}).status_code == 404
        assert decide(company, report, sentence, accepted=False).json()["sentences"] == []
    pdf = f"/reports/{report}/pdf?paper=a4"
    assert company.call("GET", pdf, role="owner").content == company.call("GET", pdf, role=REQUESTER).content


def test_a_model_gets_no_names_and_the_purpose_without_them(company: Company) -> None:
    person = company.people["ours"]["organisation"]
    new = {
        "subject": {"type": "assessment", "id": company.assessments[person]},
        "purpose": "A talk of ours-organisation with Ignatius",
    }
    report = company.answer("POST", "/reports", new, role=REQUESTER)["id"]
    company.running.portal.call(ReportWorker(company.running.service).drain)
    provider = Provider(saying(draft(PLAIN)))
    found = ask(company, report, provider)
    assert found["sentences"][0]["text"] == PLAIN.replace("[P1]", "ours-organisation")
    sent = b"".join(provider.requests)
    assert b"ours-" not in sent
    assert b"Ignatius" not in sent
    assert task_of(provider.bodies[0])["purpose"] == "A talk of [P1] with somebody"
    assert found["writing"]["requests"] == 1
    assert found["model"] == "tiny-1"


def test_an_accepted_sentence_says_who_drafted_and_who_accepted_it(company: Company, tmp_path: Path) -> None:
    report, person = write_report(company), company.people["ours"]["organisation"]
    hostile = f"<b>{MARK}</b> likes *lists* [x](http://evil.example) #strong[x] $y$."
    first, second, third = ask(company, report, Provider(saying(draft(PLAIN, hostile, "Never seen: cuttlefish."))))[
        "sentences"
    ]
    company.running.clock.advance(days=1)
    for _ in range(2):
        assert decide(company, report, first, accepted=True).status_code == 200
    assert decide(company, report, second, accepted=True).status_code == 200

    document = company.answer("GET", f"/reports/{report}/json", role="owner")
    ours, theirs, *_ = document["sections"]
    assert (ours["id"], theirs["id"], theirs["writer"]["kind"]) == ("summary", "drafted", "model")
    assert all(each["drafted"] is None for each in ours["sentences"])
    assert [each["text"] for each in theirs["sentences"]] == [
        PLAIN.replace("[P1]", "ours-organisation"),
        hostile,
    ]
    assert theirs["sentences"][0]["drafted"] == {
        "model": "tiny-1",
        "accepted_by": "manager.ours@example.org",
        "accepted_at": "2026-11-21T09:00:00Z",
    }
    for said in ("Drafted by AI (tiny-1), not checked", "manager.ours@example.org on 21 November 2026"):
        assert said in theirs["note"]
    markdown = company.call("GET", f"/reports/{report}/markdown", role="owner").text
    assert r"\<b\>zebrafish\</b\> likes \*lists\* \[x\](http://evil.example) \#strong\[x\] \$y\$." in markdown
    assert r"Drafted by AI (tiny-1), not checked for meaning" in markdown
    assert "an AI wrote them" in markdown
    export = company.answer("GET", f"/candidates/{person}/export", role="owner")
    assert MARK in json.dumps(export)
    pdf = company.call("GET", f"/reports/{report}/pdf", role="owner").content
    if shutil.which("pdftotext") is not None:
        (tmp_path / "report.pdf").write_bytes(pdf)
        command = ["pdftotext", str(tmp_path / "report.pdf"), "-"]
        text = " ".join(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())
        assert "Drafted by AI (tiny-1), not checked for meaning" in text
        assert "<b>zebrafish</b> likes *lists* [x](http://evil.example) #strong[x] $y$." in text
        assert "cuttlefish" not in text
    assert "cuttlefish" not in json.dumps([document, export]) + markdown
    actions = [each["action"] for each in export["audit"]]
    assert "draft.read" in actions

    assert decide(company, report, second, accepted=False).status_code == 200
    assert decide(company, report, third, accepted=False).status_code == 200
    assert MARK not in company.call("GET", f"/reports/{report}/json", role="owner").text


def test_what_is_not_accepted_goes_in_time_and_with_the_person(company: Company) -> None:
    report, running = write_report(company), company.running
    first, _ = ask(company, report, Provider(saying(draft(PLAIN, "They like lists."))))["sentences"]
    again = company.answer("POST", f"/reports/{report}/drafts", role=REQUESTER)
    assert (again["status"], len(again["sentences"])) == ("ready", 2)
    decide(company, report, first, accepted=True)
    running.clock.advance(seconds=KEPT.total_seconds() - 1)
    assert len(company.answer("GET", f"/reports/{report}/drafts", role=REQUESTER)["sentences"]) == 2
    running.clock.advance(seconds=1)
    assert len(company.answer("GET", f"/reports/{report}/drafts", role=REQUESTER)["sentences"]) == 1
    running.portal.call(run_retention, running.service)
    assert len(ask(company, report, Provider(saying(draft("[P1] asks early."))))["sentences"]) == 2

    person = company.people["ours"]["organisation"]
    company.answer("PUT", f"/candidates/{person}/visibility", {"visibility": "private"}, taker=person)
    for method in ("GET", "POST"):
        hidden = company.call(method, f"/reports/{report}/drafts", role=REQUESTER)
        assert (hidden.status_code, hidden.json()["code"]) == (403, "not_shared")
    company.answer("DELETE", f"/candidates/{person}", role="owner")
    assert company.call("GET", f"/reports/{report}/drafts", role=REQUESTER).status_code == 404


def test_each_key_has_its_own_draft_of_a_program_s_report(company: Company) -> None:
    report = write_report(company, role=None)
    mine = ask(company, report, Provider(saying(draft(PLAIN))), role=None)
    other = company.running.key(account=company.answer("GET", "/account")["name"])
    assert company.running.answer("GET", f"/reports/{report}/drafts", key=other)["status"] == "none"
    path = f"/reports/{report}/drafts/{mine['sentences'][0]['id']}"
    assert company.running.call("PUT", path, {"accepted": True}, other).status_code == 404
    assert company.call("PUT", path, {"accepted": True}, role="owner").status_code == 404
    assert company.call("PUT", path, {"accepted": True}).status_code == 200
    document = company.answer("GET", f"/reports/{report}/json")
    assert document["sections"][1]["sentences"][0]["drafted"]["accepted_by"] == "test"


def test_a_person_may_draft_for_their_own_report_by_their_private_link(company: Company) -> None:
    person = company.people["ours"]["organisation"]
    report = write_report(company, taker=person)
    [sentence] = ask(company, report, Provider(saying(draft(PLAIN))), taker=person)["sentences"]
    assert decide(company, report, sentence, accepted=True, taker=person).status_code == 200
    document = company.answer("GET", f"/reports/{report}/json", taker=person)
    assert document["sections"][1]["sentences"][0]["drafted"]["accepted_by"] == "ours-organisation"


def test_an_answer_is_drafted_beside_ours_and_kept_nowhere(company: Company) -> None:
    subject = {"type": "team", "id": company.teams["ours"]}
    asked = {"subject": subject, "question": "How do ours-team and the others decide?", "draft": True}

    def say(body: dict[str, Any]) -> str:
        return arranging(body) if "texts" in task_of(body) else draft(f"{MARK} decides.", statements=("s1",))

    provider = Provider(say)
    answers: list[Any] = []

    async def put() -> None:
        answers.append(await asyncio.to_thread(company.answer, "POST", "/questions", asked, role=REQUESTER))

    with_model(company.running, provider, put)
    [answer] = answers
    assert answer["answered"]
    assert all(MARK not in each["text"] for each in answer["sentences"])
    [drafted] = answer["draft"]
    assert drafted["text"] == f"{MARK} decides."
    assert set(drafted["statements"]) <= {each["id"] for each in answer["statements"]}
    assert b"ours-" not in b"".join(provider.requests)
    without = company.answer("POST", "/questions", {**asked, "draft": False}, role=REQUESTER)
    assert without["draft"] == []


def test_a_lease_that_ran_out_is_taken_over_and_the_draft_kept_once(company: Company) -> None:
    report, running = write_report(company), company.running
    company.answer("POST", f"/reports/{report}/drafts", role=REQUESTER)
    slow, other = DraftWorker(running.service), DraftWorker(running.service)

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
        running.clock.advance(seconds=LEASE.total_seconds() + 1)
        await other.drain()
        going_on.set()
        await slow.drain()

    with_model(running, Provider(saying(draft(PLAIN))), take_over)
    assert len(company.answer("GET", f"/reports/{report}/drafts", role=REQUESTER)["sentences"]) == 1
