"""What people say themselves: written by them alone, seen by those who may see the results, and erased with them."""

from collections.abc import Callable
from datetime import timedelta
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from discern.contract.last_day import end_of_day
from discern.contract.models.insights import PutMark
from discern.service.jobs.write_reports import ReportWorker
from discern.service.storage.repositories.people.marks import store_mark
from tests.service.http.test_roles import KINDS, SEES
from tests.support.databases import on_both, on_sqlite
from tests.support.people import Company, found_company
from tests.support.running import Running

pytestmark = on_both

NUMBERS = count()
COMMENT = "Zanzibar is where I say it differently."
WORDS = "Bring quokkas, then ask me twice."


@pytest.fixture(scope="module")
def company(shared: Running) -> Company:
    return found_company(shared, "own words")


def add(company: Company, visibility: str = "team", team: str = "ours") -> str:
    return company.add_person(f"person-{next(NUMBERS)}", company.teams[team], visibility)


def marks_of(company: Company, person: str) -> str:
    return f"/assessments/{company.assessments[person]}/marks"


def about_of(person: str) -> str:
    return f"/candidates/{person}/about"


def results_of(company: Company, person: str) -> Any:
    return company.call("GET", marks_of(company, person).replace("marks", "results"), taker=person)


def statement_ids(company: Company, person: str) -> list[str]:
    """What is said of the person, the leading style first."""
    return [each["id"] for each in results_of(company, person).json()["insights"] if each["people"]]


def mark(company: Company, person: str, fit: str = "not_me", comment: str | None = COMMENT, number: int = 0) -> str:
    """Mark one of the statements; gives its id."""
    statement = statement_ids(company, person)[number]
    body = {"fit": fit, "comment": comment}
    company.answer("PUT", f"{marks_of(company, person)}/{statement}", body, taker=person)
    return statement


def write(company: Company, person: str, visibility: str = "team", **caller: Any) -> Any:
    body = {"visibility": visibility, "answers": [{"prompt": "ask_me", "text": WORDS}]}
    return company.call("PUT", about_of(person), body, **(caller or {"taker": person}))


def link(company: Company, person: str, body: object = None, **caller: Any) -> Any:
    return company.call("POST", f"{about_of(person)}/link", body or {}, **(caller or {"taker": person}))


def token_of(company: Company, person: str) -> str:
    response = link(company, person)
    assert response.status_code == 200, response.text
    url: str = response.json()["url"]
    return url.rpartition("=")[2]


def open_page(company: Company, token: str) -> Any:
    return company.call("POST", "/about", {"token": token})


def hold(company: Company, person: str, *, held: bool = True) -> None:
    given = {"revealed": not held, "candidate_id": person}
    company.answer("POST", f"/teams/{company.teams['ours']}/reveal", given)


# Marks.


def test_a_mark_is_kept_replaced_and_taken_back(company: Company) -> None:
    person = add(company)
    first, second = mark(company, person, number=1), mark(company, person, "fits", None)
    shown = company.answer("GET", marks_of(company, person), taker=person)
    assert shown["assessment_id"] == company.assessments[person]
    assert [(each["statement_id"], each["fit"], each["comment"]) for each in shown["marks"]] == [
        (second, "fits", None),
        (first, "not_me", COMMENT),
    ]
    mark(company, person, "partly", "  Only at work.  ", number=1)
    assert company.answer("DELETE", f"{marks_of(company, person)}/{second}", taker=person)["id"] == second
    company.answer("DELETE", f"{marks_of(company, person)}/{second}", taker=person)
    [left] = company.answer("GET", marks_of(company, person), taker=person)["marks"]
    assert (left["statement_id"], left["fit"], left["comment"]) == (first, "partly", "Only at work.")


def test_the_same_mark_again_changes_nothing(company: Company) -> None:
    person = add(company)
    statement = mark(company, person)
    before = company.answer("GET", "/changes", role="owner")
    company.running.clock.advance(seconds=5)
    again = company.answer(
        "PUT", f"{marks_of(company, person)}/{statement}", {"fit": "not_me", "comment": COMMENT}, taker=person
    )
    [kept] = company.answer("GET", marks_of(company, person))["marks"]
    assert again == kept
    assert company.answer("GET", "/changes", role="owner") == before


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"fit": "never"}, "fit"),
        ({}, "fit"),
        ({"fit": "fits", "comment": "x" * 281}, "comment"),
        ({"fit": "fits", "comment": "two\nlines"}, "comment"),
        ({"fit": "fits", "comment": "\u2800"}, "comment"),
        ({"fit": "fits", "score": 3}, "score"),
    ],
)
def test_a_mark_that_breaks_a_rule_is_refused_with_the_field(company: Company, body: Any, field: str) -> None:
    person = company.people["ours"]["team"]
    statement = statement_ids(company, person)[0]
    response = company.call("PUT", f"{marks_of(company, person)}/{statement}", body, taker=person)
    assert (response.status_code, [each["field"] for each in response.json()["errors"]]) == (400, [field])


@pytest.mark.parametrize("statement", ["style-none", "scores-P1", "no-norm-group", "%00"])
def test_only_what_the_results_say_of_the_person_is_marked(company: Company, statement: str) -> None:
    person = company.people["ours"]["team"]
    response = company.call("PUT", f"{marks_of(company, person)}/{statement}", {"fit": "fits"}, taker=person)
    assert response.status_code in ({400, 404} if "%" in statement else {404})


@pytest.mark.parametrize("role", [None, "owner", "manager ours", "coach ours", "unconfirmed"])
def test_nobody_else_marks_or_writes(company: Company, role: str | None) -> None:
    person = add(company, "organisation")
    statement = mark(company, person)
    write(company, person, "link")
    if role == "unconfirmed":
        put = {"email": f"member-{next(NUMBERS)}@example.org", "role": "member", "candidate_id": person}
        role = company.answer("PUT", "/users", put)["id"]
    path = f"{marks_of(company, person)}/{statement}"
    tried = [
        company.call("PUT", path, {"fit": "fits"}, role=role),
        company.call("DELETE", path, role=role),
        write(company, person, "nobody", role=role),
        link(company, person, role=role),
    ]
    assert [(each.status_code, each.json()["code"]) for each in tried] == [(403, "role_forbids")] * 4
    assert company.answer("GET", marks_of(company, person))["marks"][0]["fit"] == "not_me"


def test_a_private_link_marks_its_own_assessment_alone(company: Company) -> None:
    person, other = add(company), add(company)
    path = f"{marks_of(company, person)}/{statement_ids(company, person)[0]}"
    assert company.call("PUT", path, {"fit": "fits"}, taker=other).status_code == 404
    assert company.call("GET", marks_of(company, person), taker=other).status_code == 404


def test_a_member_marks_and_writes_once_they_are_confirmed(company: Company) -> None:
    person = company.people["ours"]["team"]
    statement = statement_ids(company, person)[0]
    path = f"{marks_of(company, person)}/{statement}"
    assert company.answer("PUT", path, {"fit": "partly"}, role="member team")["fit"] == "partly"
    assert write(company, person, role="member team").json()["answers"][0]["text"] == WORDS
    company.answer("DELETE", path, role="member team")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("team", ["ours", "theirs"])
@pytest.mark.parametrize("role", SEES)
@pytest.mark.exhaustive
def test_whoever_may_see_the_results_sees_the_marks(company: Company, role: str, team: str, kind: str) -> None:
    person = company.people[team][kind]
    if kind != "held" and not company.answer("GET", marks_of(company, person), taker=person)["marks"]:
        mark(company, person)
    results = company.call("GET", marks_of(company, person).replace("marks", "results"), role=role)
    marks = company.call("GET", marks_of(company, person), role=role)
    assert (marks.status_code, marks.json().get("code")) == (results.status_code, results.json().get("code"))
    assert marks.status_code == (200 if kind in SEES[role][team] else marks.status_code)


def test_results_held_back_hold_the_marks_back_too(company: Company) -> None:
    person = add(company)
    statement = mark(company, person)
    hold(company, person)
    path = marks_of(company, person)
    assert company.call("GET", path, taker=person).json()["code"] == "results_held"
    assert company.call("PUT", f"{path}/{statement}", {"fit": "fits"}, taker=person).json()["code"] == "results_held"
    assert company.call("GET", path, role="owner").json()["code"] == "results_held"
    assert company.answer("GET", path, role="coach ours")["marks"]
    hold(company, person, held=False)
    assert company.answer("GET", path, role="owner")["marks"]


def test_results_and_analyses_are_the_same_bytes_before_and_after(company: Company) -> None:
    person = add(company)
    team = company.teams["ours"]
    other = company.people["ours"]["organisation"]

    def computed() -> list[bytes]:
        paths = (f"/teams/{team}/analysis", f"/comparisons?a={person}&b={other}", "/account/measurement")
        return [results_of(company, person).content, *(company.call("GET", path).content for path in paths)]

    before = computed()
    for number, fit in enumerate(("not_me", "partly", "fits")):
        mark(company, person, fit, number=number)
    assert computed() == before


def test_a_mark_of_a_statement_that_is_gone_is_kept_and_not_shown(company: Company) -> None:
    person = add(company)
    statement = mark(company, person)
    gone = partial(
        store_mark,
        assessment_id=company.assessments[person],
        statement_id="style-gone",
        given=PutMark(fit="fits", comment="Before."),
        now=company.running.clock(),
    )
    company.running.service.database.write_now(gone)
    shown = company.answer("GET", marks_of(company, person), role="owner")["marks"]
    assert [each["statement_id"] for each in shown] == [statement]
    [exported] = company.answer("GET", f"/candidates/{person}/export", taker=person)["assessments"]
    assert {each["statement_id"] for each in exported["marks"]} == {statement, "style-gone"}


def test_open_pages_learn_of_the_marks(company: Company) -> None:
    person = add(company)
    for change in (lambda: mark(company, person), lambda: write(company, person)):
        before = company.answer("GET", "/changes", role="coach ours")
        change()
        assert company.answer("GET", "/changes", role="coach ours") != before


def test_no_event_tells_of_them(company: Company) -> None:
    person = add(company)
    before = len(company.answer("GET", "/events?limit=200")["data"])
    mark(company, person)
    write(company, person)
    events = company.call("GET", "/events?limit=200")
    assert len(events.json()["data"]) == before
    assert COMMENT not in events.text


# Reports.


def written(company: Company, person: str, audience: str = "manager") -> str:
    subject = {"type": "assessment", "id": company.assessments[person]}
    report: str = company.answer("POST", "/reports", {"subject": subject, "audience": audience})["id"]
    company.running.portal.call(ReportWorker(company.running.service).drain)
    return report


def test_a_report_has_the_marks_of_today(company: Company) -> None:
    person = add(company)
    report = written(company, person)
    assert company.answer("GET", f"/reports/{report}/json")["marks"] == []
    plain = [company.call("GET", f"/reports/{report}/{kind}").content for kind in ("markdown", "pdf")]
    statement = mark(company, person)
    [marked] = company.answer("GET", f"/reports/{report}/json")["marks"]
    assert (marked["statement_id"], marked["comment"]) == (statement, COMMENT)
    markdown = company.call("GET", f"/reports/{report}/markdown").text
    assert "~~" in markdown
    assert "says: not me" in markdown
    assert company.call("GET", f"/reports/{report}/pdf").content != plain[1]
    company.answer("DELETE", f"{marks_of(company, person)}/{statement}", taker=person)
    assert [company.call("GET", f"/reports/{report}/{kind}").content for kind in ("markdown", "pdf")] == plain


def test_a_report_strikes_out_what_rests_on_a_portrait_that_is_denied(company: Company) -> None:
    """The person is asked about their portrait, and not about the claim that it is of."""
    person = add(company)
    report = written(company, person)
    verdict, *others = statement_ids(company, person)
    portrait = next(each for each in others if each == f"portrait-{verdict}")
    company.answer("PUT", f"{marks_of(company, person)}/{portrait}", {"fit": "not_me"}, taker=person)
    [marked] = company.answer("GET", marks_of(company, person), taker=person)["marks"]
    assert marked["statement_id"] == portrait
    assert verdict in {each["statement_id"] for each in company.answer("GET", f"/reports/{report}/json")["marks"]}
    assert "~~" in company.call("GET", f"/reports/{report}/markdown").text


# The page on working with somebody.


def test_a_page_is_written_for_nobody_at_first(company: Company) -> None:
    person = add(company)
    empty = company.answer("GET", about_of(person), taker=person)
    assert (empty["visibility"], empty["confirmed"], empty["answers"], empty["changed_at"]) == ("nobody", [], [], None)
    statement = mark(company, person, "fits")
    written = company.answer("PUT", about_of(person), {"answers": [{"prompt": "ask_me", "text": WORDS}]}, taker=person)
    assert written["visibility"] == "nobody"
    assert [(each["statement_id"], each["comment"]) for each in written["confirmed"]] == [(statement, COMMENT)]
    assert company.answer("GET", f"{about_of(person)}?voice=you", taker=person) == written
    for role in ("owner", "manager ours", "coach ours", None):
        assert company.call("GET", about_of(person), role=role).json()["code"] == "not_shared"


@pytest.mark.parametrize("kind", ["organisation", "team", "private"])
@pytest.mark.parametrize("role", [role for role in SEES if not role.startswith("member")])
@pytest.mark.exhaustive
def test_a_page_for_the_team_is_for_those_who_may_see_the_results(company: Company, role: str, kind: str) -> None:
    person = add(company, kind)
    write(company, person)
    response = company.call("GET", about_of(person), role=role)
    if kind in SEES[role]["ours"]:
        assert response.json()["answers"] == [{"prompt": "ask_me", "text": WORDS}]
        assert response.json()["link_expires_at"] is None
    else:
        assert response.status_code in {403, 404}
        assert WORDS not in response.text


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"visibility": "everybody"}, "visibility"),
        ({"answers": [{"prompt": "salary", "text": "x"}]}, "answers.0.prompt"),
        ({"answers": [{"prompt": "ask_me", "text": "x" * 401}]}, "answers.0.text"),
        ({"answers": [{"prompt": "ask_me", "text": " "}]}, "answers.0.text"),
        ({"answers": [{"prompt": "ask_me", "text": "x"}] * 2}, "body"),
        ({"answers": [{"prompt": "ask_me", "text": "x"}] * 7}, "answers"),
    ],
)
def test_a_page_that_breaks_a_rule_is_refused_with_the_field(company: Company, body: Any, field: str) -> None:
    person = company.people["ours"]["team"]
    response = company.call("PUT", about_of(person), body, taker=person)
    assert (response.status_code, [each["field"] for each in response.json()["errors"]]) == (400, [field])


def test_a_link_opens_the_page_until_it_expires_is_replaced_or_revoked(company: Company) -> None:
    person = add(company)
    mark(company, person, "fits")
    mark(company, person, "partly", number=1)
    write(company, person)
    assert link(company, person).json()["errors"][0]["field"] == "visibility"
    write(company, person, "link")
    first = token_of(company, person)
    shown = open_page(company, first).json()
    assert shown["answers"] == [{"prompt": "ask_me", "text": WORDS}]
    assert [each["comment"] for each in shown["confirmed"]] == [COMMENT]
    assert person not in open_page(company, first).text
    second = token_of(company, person)
    assert (open_page(company, first).status_code, open_page(company, second).status_code) == (404, 200)
    write(company, person, "link")
    assert open_page(company, second).status_code == 200
    write(company, person, "team")
    assert open_page(company, second).status_code == 404
    write(company, person, "link")
    assert company.answer("GET", about_of(person), taker=person)["link_expires_at"] is None
    third = token_of(company, person)
    for _ in range(2):
        company.answer("DELETE", f"{about_of(person)}/link", taker=person)
    assert open_page(company, third).status_code == 404
    fourth = token_of(company, person)
    company.running.clock.advance(days=30, seconds=1)
    assert open_page(company, fourth).status_code == 404


@pytest.mark.parametrize(("days", "status"), [(90, 200), (92, 400), (-2, 400)])
def test_a_link_is_open_until_the_end_of_the_90th_day_at_most(company: Company, days: int, status: int) -> None:
    person = add(company)
    write(company, person, "link")
    expires_at = end_of_day(company.running.clock().date() + timedelta(days=days)).isoformat()
    assert link(company, person, {"expires_at": expires_at}).status_code == status


def test_a_link_shows_nothing_of_results_that_are_hidden(company: Company) -> None:
    person = add(company)
    mark(company, person, "fits")
    write(company, person, "link")
    token = token_of(company, person)
    assert open_page(company, token).json()["confirmed"]
    hold(company, person)
    assert open_page(company, token).json()["confirmed"] == []
    assert company.answer("GET", about_of(person), taker=person)["confirmed"] == []
    hold(company, person, held=False)
    company.answer("PUT", f"/candidates/{person}/visibility", {"visibility": "private"}, taker=person)
    closed = open_page(company, token).json()
    assert (closed["confirmed"], len(closed["answers"])) == ([], 1)


def test_a_new_consent_shows_the_page_to_nobody(company: Company) -> None:
    person = add(company)
    write(company, person, "link")
    token = token_of(company, person)
    again = company.answer("POST", "/assessments", {"candidate_id": person, "form": "short"})
    company.take(again["id"])
    assert open_page(company, token).status_code == 404
    assert company.call("GET", about_of(person), role="owner").json()["code"] == "not_shared"
    assert write(company, person).json()["code"] == "role_forbids"


# The person's data.


def test_the_person_s_export_has_them_and_who_read_them(company: Company) -> None:
    person = add(company)
    mark(company, person)
    write(company, person, "link")
    open_page(company, token_of(company, person))
    company.answer("GET", about_of(person), role="coach ours")
    company.answer("GET", marks_of(company, person), role="coach ours")
    export = company.answer("GET", f"/candidates/{person}/export", taker=person)
    [assessment] = export["assessments"]
    assert assessment["marks"][0]["comment"] == COMMENT
    assert export["about"]["answers"] == [{"prompt": "ask_me", "text": WORDS}]
    actions = {each["action"] for each in export["audit"]}
    assert {"assessment.marked", "marks.read", "about.changed", "about.linked", "about.opened", "about.read"} <= actions


@pytest.mark.parametrize(
    ("visibility", "page", "has"), [("private", "team", (0, 0)), ("team", "nobody", (1, 0)), ("team", "team", (1, 1))]
)
def test_an_owner_s_export_has_what_they_may_see(
    company: Company, visibility: str, page: str, has: tuple[int, int]
) -> None:
    person = add(company, visibility)
    mark(company, person)
    write(company, person, page)
    text = company.call("GET", f"/candidates/{person}/export", role="owner").text
    assert (text.count(COMMENT), text.count(WORDS)) == has


def test_withdrawing_consent_deletes_the_marks(company: Company) -> None:
    person = add(company)
    mark(company, person)
    company.answer("POST", f"/assessments/{company.assessments[person]}/consent", {"accepted": False}, taker=person)
    export = company.call("GET", f"/candidates/{person}/export", taker=person)
    assert export.json()["assessments"][0]["marks"] == []
    assert COMMENT not in export.text


@on_sqlite
@pytest.mark.parametrize("how", ["by the person", "by an owner"])
def test_an_erasure_leaves_no_byte_of_them(start: Callable[..., Running], tmp_path: Path, how: str) -> None:
    company = found_company(start(), "erased")
    person = company.people["ours"]["team"]
    statement = mark(company, person)
    company.answer(
        "PUT", f"{marks_of(company, person)}/{statement}", {"fit": "fits", "comment": "Yonder."}, taker=person
    )
    mark(company, person, number=1)
    write(company, person, "link")
    token = token_of(company, person)

    def stored() -> bytes:
        return b"".join(file.read_bytes() for file in tmp_path.glob("discern.db*"))

    texts = [text.encode() for text in (COMMENT, WORDS, "Yonder.")]
    assert all(text in stored() for text in texts)
    assert token.encode() not in stored()
    caller = {"taker": person} if how == "by the person" else {"role": "owner"}
    company.answer("DELETE", f"/candidates/{person}", **caller)
    assert not [text for text in texts if text in stored()]
    assert open_page(company, token).status_code == 404


@pytest.mark.parametrize("both", [True, False], ids=["both wrote", "the duplicate wrote"])
def test_a_merge_keeps_marks_and_the_person_s_own_page(company: Company, both: bool) -> None:
    kept, duplicate = add(company, team="ours"), add(company, team="theirs")
    mark(company, duplicate)
    write(company, duplicate, "link")
    tokens = [token_of(company, duplicate)]
    if both:
        mine = {"visibility": "link", "answers": [{"prompt": "feedback", "text": "Mine stays."}]}
        company.answer("PUT", about_of(kept), mine, taker=kept)
        tokens.append(token_of(company, kept))
    company.answer("POST", f"/candidates/{kept}/merge", {"duplicate_id": duplicate})
    assert company.answer("GET", marks_of(company, duplicate))["marks"][0]["comment"] == COMMENT
    assert {open_page(company, token).status_code for token in tokens} == {404}
    assert company.call("GET", about_of(kept), role="owner").json()["code"] == "not_shared"
    put = {"email": f"both-{next(NUMBERS)}@example.org", "role": "member", "candidate_id": kept}
    member = company.answer("PUT", "/users", put)["id"]
    for person in (kept, duplicate):
        company.answer("POST", "/users/confirm", {"token": company.private_tokens[person], "user_id": member})
    [answer] = company.answer("GET", about_of(kept), role=member)["answers"]
    assert answer["text"] == ("Mine stays." if both else WORDS)
