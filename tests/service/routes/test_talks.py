"""Meetings and talks: for the two who meet and nobody else, the same words for both, and nothing of who is hidden."""

import re
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from discern.contract.models.talks import RESTS_WEEKS
from discern.service.storage.engine.tables import aways, meetings, used_cards
from discern.words import list_messages
from tests.service.routes.test_agreements import KEY, MAKERS, WORDS, asking, leads, may_agree
from tests.service.routes.test_personal_fields import texts_of
from tests.support.databases import on_both, on_sqlite
from tests.support.operations import careless_answers
from tests.support.people import Company, found_company
from tests.support.running import Running, run_service
from tests.support.statement_counts import counting

pytestmark = on_both

LEADER = "manager ours"
FIRST = "2026-11-24"
"""A Tuesday, four days after today."""

LINES = ("advice", "open_with", "have_ready", "avoid")
NOTHING: dict[str, Any] = {
    **dict.fromkeys(("leader", "on", "claim", "no_advice", *LINES)),
    "shared": False,
    "used": [],
    "agreements": [],
}


def meet(company: Company, person: str, role: str = LEADER, every: int = 1, first: str = FIRST) -> dict[str, Any]:
    body = {"first_on": first, "every_weeks": every}
    made: dict[str, Any] = company.answer("PUT", f"/candidates/{person}/meeting", body, **asking(role))
    return made


def listed(company: Company, **caller: Any) -> list[str]:
    return [each["id"] for each in company.answer("GET", "/meetings?limit=200", **caller)["data"]]


def talk(company: Company, meeting: dict[str, Any], query: str = "", **caller: Any) -> dict[str, Any]:
    found: dict[str, Any] = company.answer("GET", f"/talks?meeting_id={meeting['id']}{query}", **caller)
    return found


def words_of(page: dict[str, Any]) -> dict[str, Any]:
    """What a talk says, without whose view it is."""
    agreed = [{**each, "own": None} for each in page["agreements"]]
    return {**{name: each for name, each in page.items() if name != "meeting"}, "agreements": agreed}


def ids_of(page: dict[str, Any]) -> set[str]:
    return {page[line]["id"] for line in LINES if page[line] is not None}


def share(company: Company, meeting: dict[str, Any], shared: bool, **caller: Any) -> dict[str, Any]:
    path = f"/meetings/{meeting['id']}/sharing"
    changed: dict[str, Any] = company.answer("PUT", path, {"shared": shared}, **caller)
    return changed


def mark(company: Company, meeting: dict[str, Any], use: str | None, *cards: str, **caller: Any) -> None:
    body = {"meeting_id": meeting["id"], "cards": list(cards), "use": use}
    company.answer("PUT", "/talks/cards", body, **caller)


@pytest.fixture(scope="module")
def meeting_all(shared: Running) -> tuple[Company, dict[tuple[str, str, str], Any]]:
    """All meetings that anybody may make, or what was answered, by role, team and kind of person."""
    company = found_company(shared, "meetings")
    found = {}
    for role in MAKERS:
        for team, people in company.people.items():
            for kind, person in people.items():
                path, body = f"/candidates/{person}/meeting", {"first_on": FIRST}
                found[role, team, kind] = company.call("PUT", path, body, **asking(role))
    return company, found


def test_a_meeting_is_made_by_those_who_lead_a_person_and_see_them(
    meeting_all: tuple[Company, dict[tuple[str, str, str], Any]],
) -> None:
    for (role, team, kind), response in meeting_all[1].items():
        if may_agree(role, team, kind):
            assert response.status_code == 200, (role, team, kind, response.text)
            expected = {"first_on": FIRST, "every_weeks": 1, "shared": True, "shared_by_you": True, "own": True}
            assert response.json().items() >= expected.items()
            continue
        if role.startswith("member"):
            refused = (403, "role_forbids")
        elif leads(role, team):
            refused = (403, "not_shared")
        else:
            refused = (404, "not_found")
        assert (response.status_code, response.json()["code"]) == refused, (role, team, kind)


@pytest.mark.parametrize("role", MAKERS)
def test_a_meeting_and_its_talk_are_for_the_two_alone(
    meeting_all: tuple[Company, dict[tuple[str, str, str], Any]], role: str
) -> None:
    """Each operation that names a meeting, for each role: coaches and owners too get but their own."""
    company, found = meeting_all
    made = {place: response.json() for place, response in found.items() if response.status_code == 200}
    mine = {
        place: each
        for place, each in made.items()
        if place[0] == role or (role == "member private" and place[1:] == ("ours", "private"))
    }
    assert set(listed(company, **asking(role))) == {each["id"] for each in mine.values()}
    for place, each in made.items():
        path = f"/meetings/{each['id']}/sharing"
        calls = [
            company.call("GET", f"/talks?meeting_id={each['id']}", **asking(role)),
            company.call("PUT", path, {"shared": True}, **asking(role)),
            company.call("PUT", f"/meetings/{each['id']}/skipped", {"on": None}, **asking(role)),
        ]
        used = {"meeting_id": each["id"], "cards": ["card-x"], "use": None}
        agreed = {"meeting_id": each["id"], "will": WORDS, "until": FIRST}
        calls_by_body = [
            company.call("PUT", "/talks/cards", used, **asking(role)),
            company.call("POST", "/agreements", agreed, **asking(role)),
        ]
        statuses = [response.status_code for response in (*calls, *calls_by_body)]
        assert statuses == ([200] * 5 if place in mine else [404, 404, 404, 400, 400]), (place, calls)


@pytest.fixture(scope="module")
def unmet(shared: Running) -> Company:
    """A company in which nobody meets."""
    return found_company(shared, "talks")


@pytest.mark.parametrize("role", MAKERS)
def test_a_talk_without_a_meeting_is_for_those_who_lead_and_see(unmet: Company, role: str) -> None:
    company = unmet
    partners = {team: people["organisation"] for team, people in company.people.items()}
    for team, people in company.people.items():
        for kind, person in people.items():
            alone = company.call("GET", f"/talks?candidate_id={person}&occasion=feedback", **asking(role))
            other = people["team"] if kind == "organisation" else partners[team]
            pair = company.call("GET", f"/talks?candidate_id={person}&other_id={other}", **asking(role))
            is_held = kind == "held" and role not in {KEY, f"coach {team}"}
            if may_agree(role, team, kind) and not is_held:
                assert alone.status_code == pair.status_code == 200, (team, kind, alone.text, pair.text)
                page = alone.json()
                assert (page["occasion"], page["meeting"], page["on"]) == ("feedback", None, None)
                assert [each["id"] for each in pair.json()["people"]] == [person, other]
                continue
            if role.startswith("member"):
                refused = (403, "role_forbids")
            elif leads(role, team):
                refused = (403, "results_held" if is_held else "not_shared")
            else:
                refused = (403, "not_led") if kind in {"organisation", "held"} else (404, "not_found")
            for response in (alone, pair):
                assert (response.status_code, response.json()["code"]) == refused, (team, kind, response.text)
                assert f"{team}-{kind}" not in response.text


@pytest.fixture
def company(fresh_company: Company) -> Company:
    return fresh_company


@pytest.fixture
def person(company: Company) -> str:
    return company.people["ours"]["team"]


def test_both_read_the_same_words_by_link_and_signed_in(company: Company, person: str) -> None:
    meeting = meet(company, person)
    agreed = {"meeting_id": meeting["id"], "will": WORDS, "until": FIRST, "when": "we plan", "who": "We"}
    by_person = company.answer("POST", "/agreements", agreed, taker=person)
    page = talk(company, meeting, role=LEADER)
    for caller in ({"taker": person}, {"role": "member team"}):
        theirs = talk(company, meeting, **caller)
        assert words_of(theirs) == words_of(page)
        assert (theirs["meeting"]["own"], page["meeting"]["own"]) == (False, True)
    assert [each["id"] for each in page["agreements"]] == [by_person["id"]]
    assert (page["leader"], page["on"], page["occasion"]) == ("manager.ours@example.org", FIRST, "one-to-one")
    assert page["open_with"] is not None
    people = {each["id"] for each in page["claim"]["people"]} if page["claim"] else {person}
    assert people == {person}


def test_another_link_of_the_same_name_gets_nothing(company: Company, person: str) -> None:
    """Who started a questionnaire under the person's name isn't known to be them."""
    meeting = meet(company, person)
    agreement = company.answer(
        "POST", "/agreements", {"candidate_ids": [person], "will": WORDS, "until": FIRST}, role=LEADER
    )
    assert listed(company, taker=person) == [meeting["id"]]
    made = company.answer("POST", "/assessments", {"candidate_id": person, "form": "short"}, role=LEADER)
    other = company.take(made["id"])
    for caller in ({"taker": other}, {"taker": person}, {"role": "member team"}):
        assert listed(company, **caller) == []
        assert company.answer("GET", "/agreements", **caller)["data"] == []
        for path in (f"/talks?meeting_id={meeting['id']}", f"/agreements/{agreement['id']}"):
            assert company.call("GET", path, **caller).status_code == 404
        assert WORDS not in company.call("GET", f"/candidates/{person}/export", **caller).text
    assert listed(company, role=LEADER) == [meeting["id"]]


def test_a_key_that_only_includes_acting_gets_nobodys(company: Company, person: str) -> None:
    meeting = meet(company, person)
    admin = Company(company.running, company.key, company.key, company.teams, company.people, company.users, {}, {})
    assert listed(admin, role=LEADER) == listed(admin, role="member team") == []
    for role in (LEADER, "member team"):
        assert admin.call("GET", f"/talks?meeting_id={meeting['id']}", role=role).status_code == 404
    for method, path, body in (
        ("PUT", f"/candidates/{person}/meeting", {"first_on": FIRST}),
        ("DELETE", f"/candidates/{person}/meeting", None),
        ("GET", f"/talks?candidate_id={person}", None),
    ):
        refused = admin.call(method, path, body, role=LEADER)
        assert (refused.status_code, refused.json()["code"]) == (403, "role_forbids")


@pytest.mark.parametrize("way", ["hides", "leaves", "is led by nobody"])
def test_a_meeting_is_gone_for_both_while_its_leader_may_not_see_the_person(
    company: Company, person: str, way: str
) -> None:
    meeting = meet(company, person)
    agreement = company.answer(
        "POST", "/agreements", {"meeting_id": meeting["id"], "will": WORDS, "until": FIRST}, role=LEADER
    )
    path, member = f"/candidates/{person}/visibility", f"/teams/{company.teams['ours']}/members/{person}"
    user = {"id": company.users[LEADER], "role": "manager"}
    turns: dict[str, list[tuple[str, str, Any, dict[str, str]]]] = {
        "hides": [
            ("PUT", path, {"visibility": "private"}, {"taker": person}),
            ("PUT", path, {"visibility": "team"}, {"taker": person}),
        ],
        "leaves": [("DELETE", member, None, {}), ("PUT", member, None, {})],
        "is led by nobody": [
            ("PUT", "/users", user, {}),
            ("PUT", "/users", user | {"teams": [company.teams["ours"]]}, {}),
        ],
    }
    sides: tuple[dict[str, str], ...] = ({"role": LEADER}, {"taker": person}, {"role": "member team"})
    (method, away, body, caller), back = turns[way]
    company.answer(method, away, body, **caller)
    for side in sides:
        assert listed(company, **side) == []
        for gone in (f"/talks?meeting_id={meeting['id']}", f"/agreements/{agreement['id']}"):
            response = company.call("GET", gone, **side)
            assert response.status_code == 404
            assert WORDS not in response.text
        assert company.answer("GET", "/agreements", **side)["data"] == []
    method, again, body, caller = back
    company.answer(method, again, body, **caller)
    for side in sides:
        assert listed(company, **side) == [meeting["id"]]
        assert [each["id"] for each in talk(company, meeting, **side)["agreements"]] == [agreement["id"]]


@pytest.mark.parametrize("side", ["leader", "person"])
def test_either_switches_it_off_for_both_and_for_every_occasion(company: Company, person: str, side: str) -> None:
    meeting = meet(company, person)
    agreed = company.answer(
        "POST", "/agreements", {"meeting_id": meeting["id"], "will": WORDS, "until": FIRST}, role=LEADER
    )
    callers: dict[str, dict[str, str]] = {"leader": {"role": LEADER}, "person": {"taker": person}}
    assert share(company, meeting, False, **callers[side])["shared_by_you"] is False
    for name, caller in callers.items():
        page = talk(company, meeting, "&occasion=feedback", **caller)
        assert page.items() >= NOTHING.items()
        assert (page["meeting"]["shared"], page["meeting"]["shared_by_you"]) == (False, name != side)
        for method, path, body in (
            ("PUT", "/talks/cards", {"meeting_id": meeting["id"], "cards": ["card-x"], "use": "used"}),
            ("POST", "/agreements", {"meeting_id": meeting["id"], "will": "x", "until": FIRST}),
        ):
            refused = company.call(method, path, body, **caller)
            assert (refused.status_code, refused.json()["code"]) == (403, "not_shared")
    by_name = company.answer("GET", f"/talks?candidate_id={person}&occasion=change", role=LEADER)
    assert by_name.items() >= NOTHING.items()
    assert company.answer("GET", "/agreements", taker=person)["data"] == []
    assert [each["id"] for each in company.answer("GET", "/agreements", role=LEADER)["data"]] == [agreed["id"]]
    # The other one can't switch it on again, and neither can a new meeting.
    other = "person" if side == "leader" else "leader"
    share(company, meeting, True, **callers[other])
    assert talk(company, meeting, **callers[other])["shared"] is False
    company.answer("DELETE", f"/candidates/{person}/meeting", role=LEADER)
    assert listed(company, role=LEADER) == listed(company, taker=person) == []
    assert company.answer("GET", f"/talks?candidate_id={person}", role=LEADER).items() >= NOTHING.items()
    again = meet(company, person)
    assert again["shared"] is False
    share(company, again, True, **callers[side])
    assert words_of(talk(company, again, role=LEADER)) == words_of(talk(company, again, taker=person))
    assert [each["id"] for each in company.answer("GET", "/agreements", taker=person)["data"]] == [agreed["id"]]


def test_the_person_has_the_agreements_with_the_leader_they_meet_and_no_others(company: Company, person: str) -> None:
    other = company.people["ours"]["organisation"]
    meeting = meet(company, person)
    made = {}
    for role, people in ((LEADER, [person]), (LEADER, [person, other]), ("coach ours", [person]), (LEADER, [other])):
        new = {"candidate_ids": people, "will": WORDS, "until": FIRST}
        made[role, *people] = company.answer("POST", "/agreements", new, role=role)["id"]
    mine = made[LEADER, person]
    for caller in ({"taker": person}, {"role": "member team"}):
        assert [each["id"] for each in company.answer("GET", "/agreements", **caller)["data"]] == [mine]
        for id_ in made.values():
            status = 200 if id_ == mine else 404
            assert company.call("GET", f"/agreements/{id_}", **caller).status_code == status
            answered = company.call("PUT", f"/agreements/{id_}/outcome", {"outcome": "partly"}, **caller)
            assert answered.status_code == status
        refused = company.call("DELETE", f"/agreements/{mine}", **caller)
        assert (refused.status_code, refused.json()["code"]) == (403, "role_forbids")
        new = {"candidate_ids": [person], "will": WORDS, "until": FIRST}
        refused = company.call("POST", "/agreements", new, **caller)
        assert (refused.status_code, refused.json()["code"]) == (403, "role_forbids")
    by_leader = company.answer("GET", f"/agreements/{mine}", role=LEADER)
    assert (by_leader["outcome"], by_leader["own"]) == ("partly", True)
    version = company.answer("GET", "/changes", role=LEADER)["version"]
    agreed = {"meeting_id": meeting["id"], "will": "ask", "until": FIRST}
    by_person = company.answer("POST", "/agreements", agreed, taker=person)
    assert by_person["own"] is False
    assert company.answer("GET", "/changes", role=LEADER)["version"] != version, "the leader's open page follows"
    assert company.answer("GET", f"/agreements/{by_person['id']}", role=LEADER)["own"] is True
    company.answer("DELETE", f"/agreements/{by_person['id']}", role=LEADER)


def test_the_open_agreements_come_and_the_one_that_was_answered_last(company: Company, person: str) -> None:
    meeting = meet(company, person)
    made = []
    for _ in range(4):
        agreed = {"meeting_id": meeting["id"], "will": WORDS, "until": FIRST}
        made.append(company.answer("POST", "/agreements", agreed, role=LEADER)["id"])
        company.running.clock.advance(hours=1)
    for id_ in (made[2], made[0]):
        company.answer("PUT", f"/agreements/{id_}/outcome", {"outcome": "kept"}, taker=person)
        company.running.clock.advance(hours=1)
    assert [each["id"] for each in talk(company, meeting, taker=person)["agreements"]] == [made[3], made[1], made[0]]


def test_used_stays_for_its_week_refused_leaves_at_once_and_neither_returns_for_eight_weeks(
    company: Company, person: str
) -> None:
    meeting = meet(company, person)
    page = talk(company, meeting, role=LEADER)
    refused, kept = page["open_with"]["id"], page["advice"]["id"] if page["advice"] else None
    mark(company, meeting, "refused", refused, taker=person)
    after = talk(company, meeting, role=LEADER)
    assert after["open_with"]["id"] != refused
    used = {each for each in (kept, after["open_with"]["id"]) if each is not None}
    mark(company, meeting, "used", *used, role=LEADER)
    page = talk(company, meeting, taker=person)
    assert set(page["used"]) == used
    assert ids_of(page) == ids_of(after)
    seen = []
    for week in range(1, 8):
        on = date.fromisoformat(FIRST) + timedelta(weeks=week)
        seen.append(ids_of(talk(company, meeting, f"&on={on}", role=LEADER)))
        assert not seen[-1] & {refused, *used}, week
    mark(company, meeting, None, refused, *used, taker=person)
    assert talk(company, meeting, role=LEADER)["open_with"]["id"] == refused


def test_without_a_meeting_what_was_used_in_place_of_something_refused_rests_for_eight_weeks(
    company: Company, person: str
) -> None:
    def read(on: date) -> set[str]:
        return ids_of(company.answer("GET", f"/talks?candidate_id={person}&on={on}", role=LEADER))

    def say(use: str, cards: set[str]) -> None:
        body = {"candidate_ids": [person], "cards": sorted(cards), "use": use, "on": FIRST}
        company.answer("PUT", "/talks/cards", body, role=LEADER)

    first = date.fromisoformat(FIRST)
    refused = read(first)
    say("refused", refused)
    used = read(first)
    assert used.isdisjoint(refused)
    say("used", used)
    for week in range(1, RESTS_WEEKS):
        assert read(first + timedelta(weeks=week)).isdisjoint(refused | used), week


def test_two_people_of_one_leader_get_nothing_twice_in_a_week(company: Company) -> None:
    """Whoever reads it, and although all three answered the same."""
    people = [company.add_person(f"Alike{number}", company.teams["ours"], "team") for number in range(3)]
    met = [meet(company, each) for each in people]

    def read_week(on: str = FIRST) -> list[dict[str, Any]]:
        pages = [talk(company, each, f"&on={on}", role=LEADER) for each in met]
        theirs = [talk(company, each, f"&on={on}", taker=person) for each, person in zip(met, people, strict=True)]
        assert [words_of(each) for each in pages] == [words_of(each) for each in theirs]
        for line in ("advice", "open_with"):
            said = [page[line]["id"] for page in pages if page[line] is not None]
            assert len(set(said)) == len(said), (on, line, said)
        return pages

    for week in range(1, 6):
        read_week((date.fromisoformat(FIRST) + timedelta(weeks=week)).isoformat())
    before = read_week()
    # What one refuses is nothing that others have, and leaves theirs as it was.
    for _ in range(2):
        page = talk(company, met[0], role=LEADER)
        mark(company, met[0], "refused", *ids_of(page), role=LEADER)
        after = read_week()
        assert [words_of(each) for each in after[1:]] == [words_of(each) for each in before[1:]]
        assert ids_of(after[0]).isdisjoint(ids_of(page))
    share(company, met[0], False, role=LEADER)
    assert all(page["open_with"] for page in (talk(company, each, role=LEADER) for each in met[1:]))


def test_what_was_shown_for_a_coming_talk_stays_when_somebody_else_answers(company: Company) -> None:
    """Although the leader has met them longer, and they answer as the others did."""
    ours = company.teams["ours"]
    made = company.answer("POST", "/assessments", {"candidate": {"name": "Late"}, "form": "short", "team_id": ours})
    late = made["candidate"]["id"]
    waiting = company.answer("POST", "/candidates", {"name": "Waiting"})["id"]
    company.answer("PUT", f"/teams/{ours}/members/{waiting}")
    first = meet(company, late)
    others = [meet(company, company.add_person(f"Alike{number}", ours, "team")) for number in range(3)]
    others.append(meet(company, waiting))
    days = [date.fromisoformat(FIRST) + timedelta(weeks=week) for week in range(2)]

    def read_all(meeting: dict[str, Any]) -> list[set[str]]:
        return [ids_of(talk(company, meeting, f"&on={on}", role=LEADER)) for on in days]

    before, alone = [read_all(each) for each in others], read_all(first)
    company.running.clock.advance(hours=1)
    company.private_tokens[late] = company.take(made["id"], (0, 1))
    assert [read_all(each) for each in others] == before
    after = read_all(first)
    assert all(len(one) == 1 and len(other) == 4 for one, other in zip(alone, after, strict=True))
    for week, theirs in enumerate(after):
        assert theirs.isdisjoint(set().union(*(each[week] for each in before)))


def test_what_was_shown_rests_without_a_word_and_something_else_is_new(company: Company) -> None:
    """Every other week, although nobody marks anything; a swap leaves the other's talks as they are, later too."""
    people = [company.add_person(f"Alike{number}", company.teams["ours"], "team") for number in range(2)]
    met = [meet(company, each, every=2) for each in people]
    days = [date.fromisoformat(FIRST) + timedelta(weeks=week) for week in (0, 2, 4, 6)]

    def read_all(place: int) -> list[dict[str, Any]]:
        return [talk(company, met[place], f"&on={on}", role=LEADER) for on in days]

    first, second = read_all(0), read_all(1)
    for pages in (first, second):
        for line in ("advice", "open_with"):
            said = [page[line]["id"] for page in pages if page[line] is not None]
            assert len(set(said)) == len(said), line
    for week, page in enumerate(first):
        near = [second[other][line]["id"] for other in range(4) if abs(other - week) < 2 for line in LINES[:2]]
        assert {page["advice"]["id"], page["open_with"]["id"]}.isdisjoint(near), week
    body = {"meeting_id": met[0]["id"], "cards": sorted(ids_of(first[3])), "use": "refused", "on": days[3].isoformat()}
    company.answer("PUT", "/talks/cards", body, role=LEADER)
    swapped = read_all(0)[3]
    assert swapped["open_with"] is not None
    assert ids_of(swapped).isdisjoint(set().union(*map(ids_of, first)))
    assert [words_of(each) for each in read_all(1)] == [words_of(each) for each in second]


@pytest.mark.parametrize("is_met", [True, False])
def test_what_to_have_ready_and_to_avoid_comes_back_only_where_nothing_else_suits(
    company: Company, person: str, is_met: bool
) -> None:
    """Over twelve weeks, with a meeting and without."""
    if is_met:
        meet(company, person)
    days = [date.fromisoformat(FIRST) + timedelta(weeks=week) for week in range(12)]
    pages = [company.answer("GET", f"/talks?candidate_id={person}&on={on}", role=LEADER) for on in days]
    for line in ("have_ready", "avoid"):
        said = [page[line]["id"] for page in pages if page[line] is not None]
        assert len(said) == len(pages)
        for week, id_ in enumerate(said):
            lately = said[max(0, week - RESTS_WEEKS + 1) : week]
            of_tie = list_messages(re.sub(r"(-one-to-one)-\d+$", r"\1", id_))
            assert id_ not in lately or set(of_tie) <= set(lately), (line, week)
            assert id_ not in lately[-4:], (line, week)


def test_what_a_person_says_isn_t_them_and_what_is_said_of_the_two_by_it_never_comes(company: Company) -> None:
    person, other = company.people["ours"]["organisation"], company.people["ours"]["team"]
    meeting = meet(company, person)
    path = f"/assessments/{company.assessments[person]}/marks"
    claimed, in_pair = set(), set()
    for week in range(12):
        on = date.fromisoformat(FIRST) + timedelta(weeks=week)
        pair = f"/talks?candidate_id={other}&other_id={person}&on={on}"
        while (claim := talk(company, meeting, f"&on={on}", role=LEADER)["claim"]) is not None:
            assert claim["id"] not in claimed
            claimed.add(claim["id"])
            company.answer("PUT", f"{path}/{claim['id']}", {"fit": "not_me"}, taker=person)
        page = company.answer("GET", pair, role=LEADER)
        in_pair |= {page["claim"]["kind"].partition("_")[0]} if page["claim"] else set()
    assert claimed
    assert not in_pair & {each.partition("-")[0] for each in claimed}


@pytest.mark.parametrize("why", ["held", "withheld", "unanswered", "unfinished"])
def test_with_a_meeting_but_no_result_that_both_see_there_is_the_question_alone(company: Company, why: str) -> None:
    if why == "held":
        person = company.people["ours"]["held"]
    else:
        new = {"candidate": {"name": "Late"}, "form": "short", "team_id": company.teams["ours"]}
        made = company.answer("POST", "/assessments", new)
        person = made["candidate"]["id"]
    if why in {"withheld", "unfinished"}:
        given = careless_answers()[: 3 if why == "unfinished" else None]
        company.answer("POST", f"/assessments/{made['id']}/consent", {"accepted": True})
        company.answer("POST", f"/assessments/{made['id']}/answers", {"answers": given})
    role = "coach ours"
    without = company.call("GET", f"/talks?candidate_id={person}", role=role)
    expected = (200, None) if why == "held" else (404, "profile_missing")
    assert (without.status_code, without.json().get("code")) == expected, "a coach sees what they hold back"
    meeting = meet(company, person, role)
    for page in (
        talk(company, meeting, role=role),
        company.answer("GET", f"/talks?candidate_id={person}", role=role),
        *([talk(company, meeting, taker=person)] if why == "held" else []),
    ):
        assert (page["claim"], page["advice"], page["have_ready"], page["avoid"]) == (None,) * 4
        assert page["no_advice"] == why
        assert page["open_with"]["text"]


def test_when_all_that_suits_was_refused_the_page_says_so_and_has_a_question_while_one_is_left(
    company: Company, person: str
) -> None:
    meeting = meet(company, person)
    page = talk(company, meeting, "&occasion=change", role=LEADER)
    assert page["no_advice"] is None
    seen: list[tuple[bool, str | None]] = []
    while ids := ids_of(page):
        mark(company, meeting, "refused", *ids, role=LEADER)
        page = talk(company, meeting, "&occasion=change", role=LEADER)
        seen.append((page["advice"] is not None, page["no_advice"]))
    assert set(seen) == {(True, None), (False, "nothing_new")}
    assert seen == sorted(seen, reverse=True), "advice first, and once it is spent a question alone"


@pytest.mark.parametrize("role", [LEADER, "coach ours"])
def test_somebody_new_is_asked_as_such_for_six_weeks_whoever_answers(company: Company, person: str, role: str) -> None:
    long_known = meet(company, person, role)
    company.running.clock.advance(days=35)
    monday = date(2026, 12, 28)
    made = [
        company.answer(
            "POST", "/assessments", {"candidate": {"name": name}, "form": "short", "team_id": company.teams["ours"]}
        )
        for name in ("New", "Next")
    ]
    new = [meet(company, each["candidate"]["id"], role, first=monday.isoformat()) for each in made]

    def read_weeks(meeting: dict[str, Any]) -> list[str]:
        """What is asked in each of eight weeks."""
        days = [monday + timedelta(weeks=week) for week in range(8)]
        return [talk(company, meeting, f"&on={on}", role=role)["open_with"]["id"] for on in days]

    to_newcomers = set(list_messages("talk-ask-new-one-to-one"))
    known, *theirs = (read_weeks(each) for each in (long_known, *new))
    assert to_newcomers.isdisjoint(known)
    for asked in theirs:
        assert set(asked[:6]) == to_newcomers
        assert to_newcomers.isdisjoint(asked[6:])
    assert all(one != other for one, other in zip(*theirs, strict=True))
    answered = made[0]["candidate"]["id"]
    company.private_tokens[answered] = company.take(made[0]["id"])
    assert read_weeks(long_known)[:2] == known[:2]
    assert [read_weeks(each)[:6] for each in new] == [asked[:6] for asked in theirs]
    page = talk(company, new[0], f"&on={monday}", role=role)
    assert None not in [page[line] for line in LINES]
    assert (page["claim"]["strength"] != "open", page["open_with"]["strength"]) == (True, "open")
    company.answer("PUT", f"/candidates/{answered}/visibility", {"visibility": "team"}, taker=answered)
    assert words_of(talk(company, new[0], f"&on={monday}", taker=answered)) == words_of(page)
    # A third one in the same days: it is a team that comes.
    third = company.answer("POST", "/candidates", {"name": "Third"})["id"]
    company.answer("PUT", f"/teams/{company.teams['ours']}/members/{third}")
    meet(company, third, role, first=monday.isoformat())
    assert to_newcomers.isdisjoint(read_weeks(new[1]))


def test_how_the_next_talks_open_is_read_at_once_as_their_pages_have_it(company: Company, person: str) -> None:
    """Those of the next two weeks, of the leader alone, and in as many statements for many as for one."""
    first = meet(company, person)
    read = [f"/talks?meeting_id={first['id']}", "/talks/openers"]
    calls = [partial(company.answer, "GET", path, role=LEADER) for path in read]
    with counting(company.running) as count:
        alone = [count(call) for call in calls]
        people = [company.add_person(f"Next{number}", company.teams["ours"], "team") for number in range(3)]
        met = [first, *(meet(company, each) for each in people)]
        assert [count(call) for call in calls] == alone
    far = meet(company, company.people["ours"]["organisation"], first="2026-12-15")
    share(company, met[3], False, role=LEADER)
    openers = company.answer("GET", "/talks/openers", role=LEADER)["openers"]
    assert {each["meeting_id"]: each["open_with"]["id"] for each in openers} == {
        each["id"]: talk(company, each, role=LEADER)["open_with"]["id"] for each in met[:3]
    }
    assert {each["on"] for each in openers} == {FIRST}
    assert far["id"] in [each["id"] for each in company.answer("GET", "/meetings", role=LEADER)["data"]]
    for role in ("owner", "coach ours", "manager theirs"):
        assert company.answer("GET", "/talks/openers", role=role)["openers"] == []


def test_two_people_get_the_same_words_in_either_order_and_what_they_used_is_theirs(company: Company) -> None:
    a, b = company.people["ours"]["team"], company.people["ours"]["organisation"]

    def read(first: str, second: str, role: str = LEADER) -> dict[str, Any]:
        page: dict[str, Any] = company.answer("GET", f"/talks?candidate_id={first}&other_id={second}", role=role)
        return page

    page = read(a, b)
    assert {**words_of(page), "people": None} == {**words_of(read(b, a)), "people": None}
    agreed = {"candidate_ids": [a, b], "will": WORDS, "until": FIRST}
    alone = {"candidate_ids": [a], "will": "alone", "until": FIRST}
    made = [company.answer("POST", "/agreements", new, role=LEADER)["id"] for new in (agreed, alone)]
    assert [each["id"] for each in read(b, a)["agreements"]] == made[:1]
    card = page["open_with"]["id"]
    company.answer("PUT", "/talks/cards", {"candidate_ids": [b, a], "cards": [card], "use": "refused"}, role=LEADER)
    assert card not in ids_of(read(a, b))
    assert card in ids_of(read(a, b, "coach ours")), "others prepare their own"


@pytest.mark.parametrize(
    ("day", "every", "on", "next_on"),
    [
        ("2026-11-24", 1, None, "2026-11-24"),
        ("2026-11-13", 1, None, "2026-11-20"),
        ("2026-11-13", 2, None, "2026-11-27"),
        ("2026-11-06", 2, None, "2026-11-20"),
        ("2027-01-01", 2, "2027-01-02", "2027-01-15"),
        ("2026-11-24", 1, "2026-11-25", "2026-12-01"),
    ],
)
def test_a_talk_is_of_the_next_day_on_which_the_two_meet(
    company: Company, person: str, day: str, every: int, on: str | None, next_on: str
) -> None:
    meeting = meet(company, person, every=every, first=day)
    assert talk(company, meeting, f"&on={on}" if on else "", taker=person)["on"] == next_on


def test_there_is_one_meeting_of_two_and_it_ends_once(company: Company, person: str) -> None:
    first, second = meet(company, person), meet(company, person, every=2, first="2026-11-25")
    assert first["id"] == second["id"]
    assert (second["first_on"], second["every_weeks"]) == ("2026-11-25", 2)
    others = meet(company, person, "coach ours"), meet(company, person, KEY)
    assert set(listed(company, taker=person)) == {first["id"], *(each["id"] for each in others)}
    for _ in range(2):
        company.answer("DELETE", f"/candidates/{person}/meeting", role=LEADER)
    assert listed(company, role=LEADER) == []
    assert listed(company, role="coach ours") == [others[0]["id"]]
    assert others[1]["leader"] is None


@pytest.mark.parametrize(
    ("method", "path", "body", "field"),
    [
        ("PUT", "/candidates/{person}/meeting", {"first_on": "2028-01-01"}, "first_on"),
        ("PUT", "/candidates/{person}/meeting", {"first_on": "2025-01-01"}, "first_on"),
        ("PUT", "/candidates/{person}/meeting", {"first_on": FIRST, "every_weeks": 5}, "every_weeks"),
        ("PUT", "/candidates/{person}/meeting", {"first_on": 7}, "first_on"),
        ("PUT", "/away", {}, "back_on"),
        ("PUT", "/away", {"back_on": "2026-11-20"}, "back_on"),
        ("PUT", "/away", {"back_on": "2029-01-01"}, "back_on"),
        ("PUT", "/away", {"since": "2025-01-01", "back_on": "2026-12-01"}, "since"),
        ("PUT", "/away", {"since": "2026-12-01", "back_on": "2026-12-01"}, ""),
        ("PUT", "/away", {"since": "2026-12-01", "back_on": None}, ""),
        ("GET", "/talks", None, ""),
        ("GET", "/talks?candidate_id={person}&meeting_id={meeting}", None, ""),
        ("GET", "/talks?candidate_id={person}&other_id={person}", None, ""),
        ("GET", "/talks?meeting_id={meeting}&on=9999-12-31", None, "on"),
        ("GET", "/talks?meeting_id={meeting}&on=0001-01-01", None, "on"),
        ("GET", "/talks?meeting_id={meeting}&occasion=praise", None, "occasion"),
        ("PUT", "/talks/cards", {"meeting_id": "{meeting}", "cards": ["two words"], "use": "used"}, "cards.0"),
        ("PUT", "/talks/cards", {"meeting_id": "{meeting}", "cards": [], "use": "used"}, "cards"),
        ("PUT", "/talks/cards", {"meeting_id": "{meeting}", "cards": ["x"], "use": "loved"}, "use"),
        ("PUT", "/talks/cards", {"candidate_ids": ["cand_no"], "cards": ["x"], "use": "used"}, "candidate_ids.0"),
        ("POST", "/agreements", {"meeting_id": "met_no", "will": "x", "until": FIRST}, "meeting_id"),
    ],
)
def test_what_is_no_meeting_and_no_talk_is_refused(
    meeting_all: tuple[Company, dict[tuple[str, str, str], Any]], method: str, path: str, body: Any, field: str
) -> None:
    company, found = meeting_all
    ids = {"person": company.people["ours"]["team"], "meeting": found[LEADER, "ours", "team"].json()["id"]}
    filled = (
        None if body is None else {name: ids["meeting"] if each == "{meeting}" else each for name, each in body.items()}
    )
    response = company.call(method, path.format(**ids), filled, role=LEADER)
    assert (response.status_code, response.json()["code"]) == (400, "invalid_parameter"), response.text
    assert response.json()["errors"][0]["field"] in {field, "body", "query"} if field == "" else {field}


def test_the_person_has_it_in_their_export_and_log(company: Company, person: str) -> None:
    meeting = meet(company, person)
    page = talk(company, meeting, role=LEADER)
    mark(company, meeting, "used", page["open_with"]["id"], role=LEADER)
    path = f"/candidates/{person}/export"
    for caller in ({"taker": person}, {"role": "member team"}):
        exported = company.answer("GET", path, **caller)
        assert [(each["id"], each["leader"]) for each in exported["meetings"]] == [(meeting["id"], page["leader"])]
        used = {"leader": page["leader"], "card": page["open_with"]["id"], "use": "used", "on": FIRST}
        assert exported["used_cards"] == [used]
        actions = {each["action"] for each in exported["audit"] if each["actor_id"] == company.users[LEADER]}
        assert {"meeting.changed", "talk.read"} <= actions
    for caller in ({"role": "owner"}, {}):
        exported = company.answer("GET", path, **caller)
        assert exported["meetings"] == exported["used_cards"] == []
    own = meet(company, person, "owner")
    assert [each["id"] for each in company.answer("GET", path, role="owner")["meetings"]] == [own["id"]]


def test_a_merge_moves_meetings_and_keeps_what_anybody_doesn_t_share(company: Company) -> None:
    kept, duplicate = company.people["ours"]["organisation"], company.people["theirs"]["team"]
    of_both = [meet(company, each, "owner") for each in (kept, duplicate)]
    alone = meet(company, duplicate, "manager theirs")
    share(company, of_both[1], False, taker=duplicate)
    skip(company, alone, FIRST, taker=duplicate)
    for meeting, role in ((of_both[0], "owner"), (alone, "manager theirs")):
        mark(company, meeting, "used", "card-a", role=role)
    pair = {"candidate_ids": [kept, duplicate], "cards": ["card-b"], "use": "used"}
    company.answer("PUT", "/talks/cards", pair, role="owner")
    company.answer("DELETE", f"/users?id={company.users.pop('member organisation')}")
    company.answer("POST", f"/candidates/{kept}/merge", {"duplicate_id": duplicate})
    [found] = company.answer("GET", "/meetings", role="owner")["data"]
    assert (found["id"], found["shared"], found["shared_by_you"]) == (of_both[0]["id"], False, True)
    [moved] = company.answer("GET", "/meetings", role="manager theirs")["data"]
    assert (moved["id"], moved["candidate"]["id"], moved["shared"]) == (alone["id"], kept, True)
    assert moved["skipped_on"] == FIRST
    rows = company.running.service.database.read_now(
        lambda connection: connection.execute(select(used_cards.c.candidate_id, used_cards.c.card)).all()
    )
    assert sorted(rows) == [(kept, "card-a")] * 2, "nobody talks with themselves"


def test_a_removed_leader_s_meetings_go_and_so_does_what_they_used(company: Company, person: str) -> None:
    meeting = meet(company, person)
    mark(company, meeting, "used", "card-a", role=LEADER)
    company.answer("PUT", "/away", {"back_on": "2026-12-24"}, role=LEADER)
    company.answer("DELETE", f"/users?id={company.users[LEADER]}")
    assert listed(company, taker=person) == []
    assert not [text for text in texts_of(company.running) if meeting["id"] in text or "card-a" in text]
    assert company.running.service.database.read_now(lambda connection: connection.execute(select(aways)).all()) == []


@on_sqlite
def test_an_erased_person_leaves_no_byte_of_it(tmp_path: Path) -> None:
    with run_service(f"sqlite:///{tmp_path / 'discern.db'}", rate_limit=1_000_000) as running:
        company = found_company(running, "erased")
        person, other = company.people["ours"]["team"], company.people["ours"]["organisation"]
        meeting = meet(company, person)
        mark(company, meeting, "used", "card-zephyr-one", role=LEADER)
        for pair in ([person, other], [other, person]):
            used = {"candidate_ids": pair, "cards": ["card-zephyr-two"], "use": "refused"}
            company.answer("PUT", "/talks/cards", used, role=LEADER)
        agreed = {"meeting_id": meeting["id"], "will": WORDS, "until": FIRST}
        company.answer("POST", "/agreements", agreed, taker=person)
        written = [meeting["id"], "card-zephyr", WORDS]

        def found() -> list[str]:
            everything = b"".join(file.read_bytes() for file in tmp_path.glob("discern.db*"))
            return [each for each in written if each.encode() in everything]

        assert found() == written
        company.answer("DELETE", f"/candidates/{person}")
        assert found() == []
        left = running.service.database.read_now(lambda connection: connection.execute(select(meetings.c.id)).all())
        assert left == []


@pytest.mark.parametrize("side", ["leader", "person"])
def test_either_skips_a_day_and_then_the_talk_is_that_of_the_next(company: Company, person: str, side: str) -> None:
    meeting = meet(company, person)
    agreed = {"meeting_id": meeting["id"], "will": WORDS, "until": FIRST}
    agreement = company.answer("POST", "/agreements", agreed, role=LEADER)
    callers: dict[str, dict[str, str]] = {"leader": {"role": LEADER}, "person": {"taker": person}}
    other = callers["person" if side == "leader" else "leader"]
    before = talk(company, meeting, **other)
    version = company.answer("GET", "/changes", role=LEADER)["version"]
    skipped = skip(company, meeting, FIRST, **callers[side])
    assert skipped["skipped_on"] == FIRST
    assert company.answer("GET", "/changes", role=LEADER)["version"] != version, "open pages follow"
    page = talk(company, meeting, **other)
    assert (page["on"], page["meeting"]["skipped_on"]) == ("2026-12-01", FIRST)
    assert [each["id"] for each in page["agreements"]] == [agreement["id"]]
    due = company.answer("GET", f"/agreements?due_by={FIRST}&open=true", role=LEADER)["data"]
    assert [each["id"] for each in due] == [agreement["id"]], "it stays due"
    assert talk(company, meeting, "&on=2026-12-02", **other)["on"] == "2026-12-08"
    exported = company.answer("GET", f"/candidates/{person}/export", taker=person)["meetings"]
    assert [each["skipped_on"] for each in exported] == [FIRST]
    assert skip(company, meeting, None, **other)["skipped_on"] is None
    assert words_of(talk(company, meeting, **callers[side])) == words_of(before)


def test_only_a_day_of_the_meeting_is_skipped_and_another_rhythm_skips_none(company: Company, person: str) -> None:
    meeting = meet(company, person, every=2)
    for day in ("2026-11-25", "2026-12-01", "2029-11-27"):
        refused = company.call("PUT", f"/meetings/{meeting['id']}/skipped", {"on": day}, role=LEADER)
        assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, "on"), day
    skip(company, meeting, "2026-12-08", role=LEADER)
    assert meet(company, person, every=2)["skipped_on"] == "2026-12-08"
    assert meet(company, person, every=1)["skipped_on"] is None


def skip(company: Company, meeting: dict[str, Any], on: str | None, **caller: Any) -> dict[str, Any]:
    changed: dict[str, Any] = company.answer("PUT", f"/meetings/{meeting['id']}/skipped", {"on": on}, **caller)
    return changed


def test_a_feed_with_names_opens_the_next_talks_that_are_shared_and_the_person_s_log_says_so(
    company: Company, person: str
) -> None:
    other = company.people["ours"]["organisation"]
    shared, closed = meet(company, person), meet(company, other)
    share(company, closed, False, role=LEADER)
    asked = talk(company, shared, role=LEADER)["open_with"]["text"]

    def read_feed(names: bool) -> str:
        token = company.answer("PUT", "/calendar-feed", {"names": names}, role=LEADER)["token"]
        taker = company.running.key("take", account="founded")
        file: str = company.running.call("POST", "/take/feed", {"token": token}, taker).text
        return file.replace("\r\n ", "").replace("\\", "")

    assert read_feed(names=False).count("Open with") == 0
    file = read_feed(names=True)
    assert file.count("Open with") == 1
    assert asked in file
    exported = company.answer("GET", f"/candidates/{other}/export", taker=other)
    assert not [each for each in exported["audit"] if each["action"] == "talk.read"]


@pytest.mark.parametrize("role", MAKERS)
def test_away_is_the_leader_s_own(meeting_all: tuple[Company, dict[tuple[str, str, str], Any]], role: str) -> None:
    """Members say nothing of the kind, and nobody is away for another."""
    company, _ = meeting_all
    caller = asking(role)
    put = company.call("PUT", "/away", {"since": "2026-12-21", "back_on": "2027-01-04"}, **caller)
    if role.startswith("member"):
        assert (put.status_code, put.json()["code"]) == (403, "role_forbids")
        assert company.call("GET", "/away", **caller).status_code == 403
        return
    away = {"since": "2026-12-21", "back_on": "2027-01-04"}
    assert put.json() == company.answer("GET", "/away", **caller) == away
    for other in MAKERS:
        for each in company.answer("GET", "/meetings?limit=200", **asking(other))["data"]:
            is_theirs = each["own"] if other == role else each["leader"] == f"{role.replace(' ', '.')}@example.org"
            is_keys = role == KEY and each["leader"] is None
            assert each["away"] == (away if is_theirs or is_keys else {"since": None, "back_on": None}), other
    admin = Company(company.running, company.key, company.key, company.teams, company.people, company.users, {}, {})
    if role != KEY:
        refused = admin.call("PUT", "/away", {"back_on": None}, role=role)
        assert (refused.status_code, refused.json()["code"]) == (403, "role_forbids")
    assert company.answer("PUT", "/away", {"back_on": None}, **caller) == {"since": None, "back_on": None}


def test_who_is_away_skips_all_their_talks_for_both_and_prepares_nothing_twice(company: Company, person: str) -> None:
    other = company.people["ours"]["organisation"]
    weekly, fortnightly = meet(company, person), meet(company, other, every=2)
    coach = meet(company, person, "coach ours")
    before = talk(company, weekly, role=LEADER)
    agreed = {"meeting_id": weekly["id"], "will": WORDS, "until": FIRST}
    agreement = company.answer("POST", "/agreements", agreed, role=LEADER)
    version = company.answer("GET", "/changes", taker=person)["version"]
    company.answer("PUT", "/away", {"back_on": "2026-12-02"}, role=LEADER)
    assert company.answer("GET", "/changes", taker=person)["version"] != version, "open pages follow"
    for caller in ({"role": LEADER}, {"taker": person}):
        page = talk(company, weekly, **caller)
        assert page["on"] == "2026-12-08"
        assert ids_of(page) == ids_of(before), "what was prepared comes again"
        assert [each["id"] for each in page["agreements"]] == [agreement["id"]]
    assert talk(company, weekly, "&on=2026-12-09", role=LEADER)["on"] == "2026-12-15"
    assert talk(company, fortnightly, role=LEADER)["on"] == "2026-12-08"
    assert talk(company, coach, role="coach ours")["on"] == FIRST
    company.answer("PUT", "/away", {"back_on": None}, role=LEADER)
    assert talk(company, weekly, taker=person)["on"] == FIRST


def test_a_talk_that_is_skipped_has_the_same_words_next_time_and_then_others(company: Company, person: str) -> None:
    meeting = meet(company, person)
    before = talk(company, meeting, role=LEADER)
    skip(company, meeting, FIRST, role=LEADER)
    assert ids_of(talk(company, meeting, role=LEADER)) == ids_of(before)
    assert ids_of(talk(company, meeting, "&on=2026-12-02", role=LEADER)) != ids_of(before)
