"""A person's own answers as evidence: for the person, for a coach they allow, and for nobody else."""

from itertools import count
from typing import Any

import pytest
from sqlalchemy import delete

from discern import instrument
from discern.contract.headers import ACTOR, PRIVATE_TOKEN
from discern.contract.permissions import SCOPES
from discern.service.jobs.write_reports import ReportWorker
from discern.service.storage.engine.tables import answers
from tests.support.databases import on_both, on_sqlite
from tests.support.people import Company, answers_of, found_company
from tests.support.provider import Provider, arranging, with_model
from tests.support.running import Running

pytestmark = on_both

NUMBERS = count()
BANK = instrument.load_bank()
TEXTS = {item.text: item for block in BANK.blocks.values() for item in block.items}


@pytest.fixture(scope="module")
def company(shared: Running) -> Company:
    """Its acting key is an app's that may show evidence."""
    made = found_company(shared, "evidence")
    made.acting_key = shared.key("admin", "act", "evidence:read", account="evidence")
    return made


def add(company: Company, visibility: str = "team", *, shared: bool = True) -> str:
    """Somebody of our team, who lets their coach see their answers or not."""
    person = company.add_person(f"person-{next(NUMBERS)}", company.teams["ours"], visibility)
    share(company, person, visibility, shared=shared)
    return person


def share(company: Company, person: str, visibility: str = "team", *, shared: bool = True) -> None:
    body = {"visibility": visibility, "answers_shared": shared}
    changed = company.answer("PUT", f"/candidates/{person}/visibility", body, taker=person)
    assert changed["answers_shared"] is shared


def path_of(company: Company, person: str) -> str:
    return f"/assessments/{company.assessments[person]}/evidence"


def ask(company: Company, person: str, **caller: Any) -> str:
    """`answered`, or the code of the refusal; no refusal has a word of the questionnaire."""
    response = company.call("GET", path_of(company, person), **caller)
    if response.status_code == 200:
        assert any(each["supporting"] for each in response.json()["claims"])
        return "answered"
    assert response.status_code in {403, 404}
    assert not [text for text in TEXTS if text in response.text]
    code: str = response.json()["code"]
    return code


def test_the_person_reads_each_claim_with_their_own_answers(company: Company) -> None:
    person = add(company, shared=False)
    found = company.answer("GET", f"{path_of(company, person)}?voice=you", taker=person)
    results = company.answer("GET", path_of(company, person).replace("evidence", "results"), taker=person)
    assert (found["assessment_id"], found["language"]) == (company.assessments[person], "en")
    assert [each["statement"]["id"] for each in found["claims"]] == [
        each["id"] for each in results["insights"] if each["kind"] in {"style", "pace", "focus"}
    ]
    given = {each["block"]: each for each in answers_of((0, 1))}
    shown = [answer for each in found["claims"] for answer in (*each["supporting"], *each["opposing"])]
    assert len(shown) >= 5
    for answer in shown:
        block = BANK.blocks[answer["block"]]
        chosen = {item.id: item for item in block.items}
        most, least = chosen[given[block.id]["most"]], chosen[given[block.id]["least"]]
        assert answer["topic"] == block.topic
        assert answer["order"] == [item.text for item in (most, least) if item.style is not None]
        assert any(f"“{text}”" in answer["text"] for text in answer["order"])
        assert " you " in answer["text"]
    for each in found["claims"]:
        for answer in each["supporting"]:
            assert answer["influence"] > 0
            assert answer["probability_without"] < each["probability"]
        for answer in each["opposing"]:
            assert answer["influence"] < 0
            assert answer["probability_without"] > each["probability"]


def test_the_person_sees_that_their_answers_were_read_and_by_whom(company: Company) -> None:
    person = add(company)
    ask(company, person, role="coach ours")
    log = company.answer("GET", f"/candidates/{person}/export", taker=person)["audit"]
    read = [each for each in log if each["action"] == "evidence.read"]
    assert [(each["subject_id"], each["actor_id"]) for each in read] == [
        (company.assessments[person], company.users["coach ours"])
    ]


@pytest.mark.parametrize("visibility", ["private", "team", "organisation"])
def test_a_coach_reads_them_only_where_the_person_allows_it(company: Company, visibility: str) -> None:
    person = add(company, visibility, shared=False)
    assert ask(company, person, role="coach ours") == "not_shared"
    share(company, person, visibility)
    assert ask(company, person, role="coach ours") == "answered"
    assert ask(company, person, role="coach theirs") == ("not_shared" if visibility == "organisation" else "not_found")
    share(company, person, visibility, shared=False)
    assert ask(company, person, role="coach ours") == "not_shared"


@pytest.mark.parametrize("visibility", ["team", "organisation"])
@pytest.mark.parametrize("role", ["owner", "manager ours", "manager theirs", "nobody"])
def test_nobody_else_who_signs_in_reads_them(company: Company, role: str, visibility: str) -> None:
    assert ask(company, add(company, visibility), role=role) == "role_forbids"


def test_a_member_reads_their_own_once_they_are_confirmed(company: Company) -> None:
    person, other = add(company, shared=False), add(company)
    put = {"email": f"member-{next(NUMBERS)}@example.org", "role": "member", "candidate_id": person}
    member = company.answer("PUT", "/users", put)["id"]
    assert ask(company, person, role=member) == "not_shared"
    company.answer("POST", "/users/confirm", {"token": company.private_tokens[person], "user_id": member})
    assert ask(company, person, role=member) == "answered"
    assert ask(company, other, role=member) == "not_found"


def test_a_private_link_opens_its_own_assessment_alone(company: Company) -> None:
    person, other = add(company), add(company)
    assert ask(company, other, taker=person) == "not_found"


@pytest.mark.parametrize(
    "scopes",
    [("admin",), ("evidence:read",), tuple(sorted(set(SCOPES) - {"act"})), ("results:read", "candidates:read")],
    ids=" ".join,
)
def test_a_key_that_acts_for_nobody_reads_none(company: Company, scopes: Any) -> None:
    key = company.running.key(*scopes, account="evidence")
    for visibility in ("team", "organisation"):
        response = company.running.call("GET", path_of(company, add(company, visibility)), key=key)
        assert response.status_code == 403
        assert response.json()["code"] == ("not_shared" if "evidence:read" in scopes else "scope_missing")


@pytest.mark.parametrize(
    ("scopes", "code"),
    [
        (("admin", "act"), "scope_missing"),
        (("admin", "evidence:read"), "not_shared"),
        (("results:read", "candidates:read", "act"), "scope_missing"),
        (("act", "evidence:read"), None),
    ],
    ids=str,
)
def test_an_apps_key_needs_the_scope_and_act_by_name(company: Company, scopes: Any, code: str | None) -> None:
    key = company.running.key(*scopes, account="evidence")
    headers = {"Authorization": f"Bearer {key}", ACTOR: company.users["coach ours"]}
    response = company.running.http.get(path_of(company, add(company)), headers=headers)
    assert response.json().get("code") == code


def test_the_key_of_takers_pages_needs_the_private_link(company: Company) -> None:
    person, key = add(company), company.running.key("take", account="evidence")
    headers = {"Authorization": f"Bearer {key}"}
    assert company.running.http.get(path_of(company, person), headers=headers).json()["code"] == "scope_missing"
    headers[PRIVATE_TOKEN] = company.private_tokens[person]
    assert company.running.http.get(path_of(company, person), headers=headers).status_code == 200


def test_only_the_person_allows_it_and_everybody_who_may_hide_takes_it_back(company: Company) -> None:
    person = add(company, shared=False)
    path = f"/candidates/{person}/visibility"
    wider, narrower = ({"visibility": "team", "answers_shared": shared} for shared in (True, False))
    assert company.call("PUT", path, wider).json()["code"] == "role_forbids"
    for role in ("owner", "manager ours", "coach ours"):
        assert company.call("PUT", path, wider, role=role).json()["code"] == "role_forbids"
    share(company, person)
    assert company.answer("PUT", path, {"visibility": "private"})["answers_shared"] is True
    assert company.answer("PUT", path, {**narrower, "visibility": "private"})["answers_shared"] is False
    export = company.answer("GET", f"/candidates/{person}/export", taker=person)
    assert export["candidate"]["answers_shared"] is False
    assert [each["action"] for each in export["audit"]].count("visibility.changed") >= 3


def test_a_second_link_under_the_same_name_allows_nothing(company: Company) -> None:
    person = add(company, shared=False)
    other = company.answer("POST", "/assessments", {"candidate_id": person, "form": "short"})
    company.take(other["id"])
    body = {"visibility": "team", "answers_shared": True}
    refused = company.call("PUT", f"/candidates/{person}/visibility", body, taker=person)
    assert refused.json()["code"] == "role_forbids"


def test_a_new_consent_ends_what_was_allowed_before(company: Company) -> None:
    person = add(company)
    again = company.answer("POST", "/assessments", {"candidate_id": person, "form": "short"})
    company.take(again["id"])
    assert company.answer("GET", f"/candidates/{person}")["answers_shared"] is False
    assert ask(company, person, role="coach ours") == "not_shared"


def test_those_who_only_see_a_person_do_not_see_what_they_allow(company: Company) -> None:
    person = add(company, "organisation")
    assert company.answer("GET", f"/candidates/{person}", role="manager ours")["answers_shared"] is True
    assert company.answer("GET", f"/candidates/{person}", role="manager theirs")["answers_shared"] is None


def test_somebody_who_allows_their_coach_gets_no_other_coach_by_a_manager(company: Company) -> None:
    person = add(company)
    more = company.answer("POST", "/teams", {"name": f"More {next(NUMBERS)}"})["id"]
    put = {"email": f"both-{next(NUMBERS)}@example.org", "role": "manager", "teams": [company.teams["ours"], more]}
    manager = company.answer("PUT", "/users", put)["id"]
    company.answer("PUT", "/users", {"email": f"coach-{next(NUMBERS)}@example.org", "role": "coach", "teams": [more]})
    member = f"/teams/{more}/members/{person}"
    assert company.call("PUT", member, role=manager).json()["code"] == "other_coach"
    share(company, person, shared=False)
    assert company.call("PUT", member, role=manager).status_code == 200


def test_results_held_back_hold_their_answers_back_too(company: Company) -> None:
    person = add(company)
    team = company.teams["ours"]
    company.answer("POST", f"/teams/{team}/reveal", {"revealed": False, "candidate_id": person})
    assert ask(company, person, taker=person) == "results_held"
    assert ask(company, person, role="coach ours") == "answered"
    company.answer("POST", f"/teams/{team}/reveal", {"candidate_id": person})
    assert ask(company, person, taker=person) == "answered"


def test_a_withheld_result_has_no_claims_and_so_no_answers(company: Company) -> None:
    made = company.answer("POST", "/assessments", {"candidate": {"name": "Hasty"}, "form": "short"})
    path = f"/assessments/{made['id']}"
    token = company.answer("POST", f"{path}/consent", {"accepted": True})["private_token"]
    assert company.call("GET", f"{path}/evidence", taker=token).json()["code"] == "results_not_ready"
    hasty = [each | {"ms": 10} for each in answers_of((0, 1))]
    company.answer("POST", f"{path}/answers", {"answers": hasty})
    assert company.answer("GET", f"{path}/evidence", taker=token)["claims"] == []


def test_results_without_answers_are_said_to_have_none(company: Company) -> None:
    person = add(company)
    gone = delete(answers).where(answers.c.assessment_id == company.assessments[person])
    company.running.service.database.write_now(lambda connection: connection.execute(gone))
    response = company.call("GET", path_of(company, person), taker=person)
    assert (response.status_code, response.json()["code"]) == (404, "answers_missing")


def require_none(company: Company, path: str, role: str) -> None:
    """Require that what ``role`` reads has nothing of the questionnaire."""
    response = company.call("GET", path, role=role)
    assert response.status_code == 200, f"{path}: {response.text}"
    assert not [text for text in TEXTS if text in response.text], path


def test_no_team_page_export_event_or_result_has_them(company: Company) -> None:
    person = add(company, "organisation")
    team, assessment = company.teams["ours"], company.assessments[person]
    for role in ("owner", "manager ours", "coach ours"):
        require_none(company, f"/teams/{team}", role)
        require_none(company, f"/teams/{team}/analysis", role)
        require_none(company, f"/assessments/{assessment}/results", role)
        require_none(company, f"/comparisons?a={person}&b={company.people['ours']['organisation']}", role)
    require_none(company, f"/candidates/{person}/export", "owner")
    require_none(company, "/events?limit=200", "owner")


def report_on(company: Company, person: str, audience: str, *, length: str = "full", **caller: str) -> str:
    subject = {"type": "assessment", "id": company.assessments[person]}
    body = {"subject": subject, "audience": audience, "length": length}
    report: str = company.answer("POST", "/reports", body, **caller)["id"]
    return report


@on_sqlite
def test_a_report_has_them_for_those_who_may_read_them_and_sends_them_to_no_language_model(company: Company) -> None:
    provider, person = Provider(arranging), add(company)
    coach = {"role": "coach ours"}
    to_coach = report_on(company, person, "coach", **coach)
    of_coach = [
        to_coach,
        report_on(company, person, "self", **coach),
        report_on(company, person, "manager", **coach),
        report_on(company, person, "coach", length="short", **coach),
    ]
    of_manager = report_on(company, person, "coach", role="manager ours")
    own = report_on(company, person, "self", taker=person)
    with_model(company.running, provider, ReportWorker(company.running.service).drain)
    sent = b"".join(provider.requests).decode()
    assert "puts the task first above all" in sent
    assert not [text for text in TEXTS if text in sent]

    def has_answers(report: str, **caller: str) -> bool:
        document = company.answer("GET", f"/reports/{report}/json", **caller)
        parts = [part for page in document["pages"] for part in page["parts"]]
        (chapter,) = [part for part in parts if part["id"] == "answers"] or [None]
        texts = [company.call("GET", f"/reports/{report}/{form}", **caller).text for form in ("json", "markdown")]
        assert all((chapter is not None) == any(each in text for each in TEXTS) for text in texts)
        return chapter is not None

    assert [has_answers(report, **coach) for report in of_coach] == [True, True, False, False]
    assert not has_answers(of_manager, role="manager ours")
    assert has_answers(own, taker=person)
    log = company.answer("GET", f"/candidates/{person}/export", taker=person)["audit"]
    readers = {each["actor_id"] for each in log if each["action"] == "evidence.read"}
    assert company.users["coach ours"] in readers
    assert company.users["manager ours"] not in readers
    # Nothing of them is stored, so what is taken back is gone from reports of before.
    share(company, person, shared=False)
    assert not has_answers(to_coach, **coach)
    assert has_answers(own, taker=person)


@on_sqlite
def test_a_key_without_the_scope_reads_reports_without_them(company: Company) -> None:
    person = add(company)
    report = report_on(company, person, "coach", role="coach ours")
    company.running.portal.call(ReportWorker(company.running.service).drain)
    assert any(text in company.call("GET", f"/reports/{report}/json", role="coach ours").text for text in TEXTS)
    key = company.running.key("admin", "act", account="evidence")
    headers = {"Authorization": f"Bearer {key}", ACTOR: company.users["coach ours"]}
    response = company.running.http.get(f"/reports/{report}/json", headers=headers)
    assert response.status_code == 200
    assert not [text for text in TEXTS if text in response.text]


@pytest.mark.parametrize("allows", [True, False], ids=["allowing it", "taking it back"])
def test_open_pages_learn_of_the_choice(company: Company, allows: bool) -> None:
    person = add(company, shared=not allows)
    before = company.answer("GET", "/changes", role="coach ours")
    share(company, person, shared=allows)
    assert company.answer("GET", "/changes", role="coach ours") != before
