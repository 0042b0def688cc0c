"""Sharing with colleagues: off until each person chooses it, for the members of a team who chose it too, and for
nobody else."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count, permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from discern.service.domain.consent import COLLEAGUES_VERSION, TEXTS
from tests.support.databases import on_both, on_sqlite
from tests.support.people import PATTERNS, Company, answers_of, found_company
from tests.support.running import Running

pytestmark = on_both

NUMBERS = count()
QUESTION = "“What have I misunderstood about how you work?”"
LINE = "Knock thrice, then bring kumquats."


@pytest.fixture(scope="module")
def company(shared: Running) -> Company:
    return found_company(shared, "colleagues")


def add(company: Company, team: str | None, visibility: str = "team", pattern: int = 0) -> str:
    return company.add_person(f"Person-{next(NUMBERS)}", team, visibility, PATTERNS[pattern])


def add_team(company: Company) -> str:
    team_id: str = company.answer("POST", "/teams", {"name": f"Crew {next(NUMBERS)}"})["id"]
    return team_id


def path_of(person: str) -> str:
    return f"/candidates/{person}/colleagues"


def share(company: Company, person: str, lines: list[str] | None = None, **caller: Any) -> Any:
    body = {"shares": True, "version": COLLEAGUES_VERSION, "lines": [LINE] if lines is None else lines}
    return company.call("PUT", path_of(person), body, **(caller or {"taker": person}))


def stop(company: Company, person: str, **caller: Any) -> Any:
    return company.call("PUT", path_of(person), {"shares": False}, **(caller or {"taker": person}))


def read(company: Company, person: str, **caller: Any) -> Any:
    return company.answer("GET", f"{path_of(person)}?voice=you", **(caller or {"taker": person}))


def names(company: Company, person: str) -> list[str]:
    return [each["name"] for each in read(company, person)["colleagues"]]


def name_of(company: Company, person: str) -> str:
    name: str = company.answer("GET", f"/candidates/{person}")["name"]
    return name


@pytest.fixture
def pair(company: Company) -> tuple[str, str]:
    """Two in a team of theirs, who both share, and work in different ways."""
    team = add_team(company)
    both = add(company, team), add(company, team, pattern=2)
    for person in both:
        assert share(company, person).status_code == 200
    return both


# The choice.


def test_it_is_off_until_the_person_chooses_it(company: Company) -> None:
    team = add_team(company)
    person, other = add(company, team), add(company, team)
    share(company, other)
    before = read(company, person)
    assert (before["shares"], before["consent"], before["colleagues"]) == (False, None, [])
    assert before["text"] == {"version": COLLEAGUES_VERSION, "text": TEXTS[COLLEAGUES_VERSION]}
    assert names(company, other) == []
    shared = share(company, person).json()
    assert (shared["shares"], shared["consent"]["version"]) == (True, COLLEAGUES_VERSION)
    assert shared["consent"]["lines"] == [LINE]
    assert names(company, other) == [name_of(company, person)]


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({"shares": True}, "version"),
        ({"shares": True, "version": "2020-01-01"}, "version"),
        ({"shares": "yes"}, "shares"),
        ({}, "shares"),
        ({"shares": True, "version": COLLEAGUES_VERSION, "lines": ["a"] * 4}, "lines"),
        ({"shares": True, "version": COLLEAGUES_VERSION, "lines": ["a" * 201]}, "lines.0"),
        ({"shares": True, "version": COLLEAGUES_VERSION, "lines": ["two\nlines"]}, "lines.0"),
        ({"shares": True, "version": COLLEAGUES_VERSION, "lines": [" \u2800\u200b "]}, "lines.0"),
        ({"shares": True, "version": COLLEAGUES_VERSION, "everybody": True}, "everybody"),
    ],
)
def test_a_choice_that_breaks_a_rule_is_refused_with_the_field(company: Company, body: Any, named: str) -> None:
    person = company.people["ours"]["team"]
    refused = company.call("PUT", path_of(person), body, taker=person)
    assert refused.status_code == 400
    assert [each["field"] for each in refused.json()["errors"]] == [named]
    assert not read(company, person)["shares"]


def test_lines_are_for_somebody_who_shares(company: Company) -> None:
    person = company.people["ours"]["team"]
    assert company.call("PUT", path_of(person), {"shares": False, "lines": [LINE]}, taker=person).status_code == 400


def test_the_lines_change_and_the_consent_stays(company: Company, pair: tuple[str, str]) -> None:
    person, other = pair
    before = read(company, person)["consent"]
    company.answer("PUT", path_of(person), {"shares": True, "lines": ["Now this.", "And that."]}, taker=person)
    assert read(company, person)["consent"] == {**before, "lines": ["Now this.", "And that."]}
    [seen] = read(company, other)["colleagues"]
    assert seen["lines"] == ["Now this.", "And that."]
    kept = company.answer("PUT", path_of(person), {"shares": True}, taker=person)["consent"]["lines"]
    assert kept == ["Now this.", "And that."]


def test_who_shows_results_to_their_coach_alone_shares_with_no_colleague(
    company: Company, pair: tuple[str, str]
) -> None:
    person, other = pair
    company.answer("PUT", f"/candidates/{person}/visibility", {"visibility": "private"}, taker=person)
    assert not read(company, person)["shares"]
    assert names(company, other) == []
    refused = share(company, person)
    assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, "shares")
    company.answer("PUT", f"/candidates/{person}/visibility", {"visibility": "team"}, taker=person)
    assert names(company, other) == [], "it doesn't begin again by itself"


def test_taking_it_back_is_at_once_and_deletes_the_lines(company: Company, pair: tuple[str, str]) -> None:
    person, other = pair
    version = company.answer("GET", "/changes", taker=other)
    ended = stop(company, person).json()
    assert (ended["shares"], ended["consent"]["lines"]) == (False, [])
    assert ended["consent"]["withdrawn_at"] is not None
    assert company.answer("GET", "/changes", taker=other) != version, "open pages follow it"
    for each in pair:
        assert names(company, each) == []
    version = company.answer("GET", "/changes", taker=other)
    assert stop(company, person).status_code == 200
    assert company.answer("GET", "/changes", taker=other) == version


# Who sees whom.


@dataclass
class World:
    """What should hold, in plain objects: who is in which team, and what each person chose."""

    shares: dict[str, bool] = field(default_factory=dict)
    visibility: dict[str, str] = field(default_factory=dict)
    teams: dict[str, set[str]] = field(default_factory=dict)
    held: set[tuple[str, str]] = field(default_factory=set)

    def is_open(self, person: str) -> bool:
        return self.shares[person] and not any(held == person for _, held in self.held)

    def sees(self, person: str) -> set[str]:
        mates = set[str]().union(*(members for members in self.teams.values() if person in members)) - {person}
        return {each for each in mates if self.is_open(each)} if self.is_open(person) else set()


STEPS = ("share", "stop", "private", "team", "join", "leave", "hold", "reveal")


@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=st.lists(st.tuples(st.sampled_from(STEPS), st.integers(0, 2), st.integers(0, 1)), min_size=8, max_size=20))
def test_two_see_each_other_while_both_share_and_are_in_one_team(
    company: Company, steps: list[tuple[str, int, int]]
) -> None:
    crews = [add_team(company), add_team(company)]
    people = [add(company, None, pattern=place) for place in range(3)]
    named = {person: name_of(company, person) for person in people}
    world = World(dict.fromkeys(people, False), dict.fromkeys(people, "team"), {crew: set() for crew in crews})
    # Everybody begins in one crew and sharing, so that single steps show.
    begin = [(step, place, 0) for place in range(3) for step in ("join", "share")]
    for step, place, number in [*begin, *steps]:
        person, crew = people[place], crews[number]
        member = f"/teams/{crew}/members/{person}"
        match step:
            case "share":
                done = share(company, person)
                assert done.status_code == (400 if world.visibility[person] == "private" else 200)
                world.shares[person] = done.status_code == 200
            case "stop":
                assert stop(company, person).status_code == 200
                world.shares[person] = False
            case "private" | "team":
                path = f"/candidates/{person}/visibility"
                company.answer("PUT", path, {"visibility": step}, taker=person)
                world.visibility[person] = step
                world.shares[person] = world.shares[person] and step != "private"
            case "join":
                company.answer("PUT", member)
                world.teams[crew].add(person)
            case "leave" if person in world.teams[crew]:
                company.answer("DELETE", member)
                world.teams[crew].discard(person)
                world.held.discard((crew, person))
            case "hold" | "reveal" if person in world.teams[crew]:
                given_ = {"revealed": step == "reveal", "candidate_id": person}
                company.answer("POST", f"/teams/{crew}/reveal", given_)
                (world.held.add if step == "hold" else world.held.discard)((crew, person))
        for each in people:
            expected = sorted(named[other] for other in world.sees(each))
            assert sorted(names(company, each)) == expected, (step, place, number)


@pytest.mark.parametrize("role", [None, "owner", "manager ours", "coach ours", "unconfirmed", "member private"])
def test_nobody_else_chooses_or_reads(company: Company, role: str | None) -> None:
    person = add(company, company.teams["ours"], "organisation")
    if role == "unconfirmed":
        put = {"email": f"member-{next(NUMBERS)}@example.org", "role": "member", "candidate_id": person}
        role = company.answer("PUT", "/users", put)["id"]
    tried = [
        share(company, person, role=role),
        company.call("GET", path_of(person), role=role),
    ]
    expected = {(404, "not_found")} if role == "member private" else {(403, "role_forbids")}
    assert {(each.status_code, each.json()["code"]) for each in tried} == expected
    assert not read(company, person)["shares"]


def test_another_s_private_link_reaches_nothing(company: Company, pair: tuple[str, str]) -> None:
    person, other = pair
    tried = [
        company.call("GET", path_of(person), taker=other),
        share(company, person, taker=other),
        stop(company, person, taker=other),
    ]
    assert [each.status_code for each in tried] == [404] * 3
    assert read(company, person)["shares"]


def test_a_member_shares_and_reads_once_they_are_confirmed(company: Company) -> None:
    person, colleague = company.people["ours"]["organisation"], add(company, company.teams["ours"])
    share(company, colleague)
    assert share(company, person, role="member organisation").status_code == 200
    found = read(company, person, role="member organisation")["colleagues"]
    assert name_of(company, colleague) in [each["name"] for each in found]
    assert stop(company, person, role="member organisation").json()["shares"] is False


def test_a_link_of_somebody_else_under_the_name_ends_it_and_reads_nothing(
    company: Company, pair: tuple[str, str]
) -> None:
    """A manager invites the person anew, and answers in their name."""
    person, other = pair
    made = company.answer("POST", "/assessments", {"candidate_id": person, "form": "short"})
    strangers = company.take(made["id"])
    assert names(company, other) == []
    for token in (strangers, company.private_tokens[person]):
        assert company.call("GET", path_of(person), taker=token).json()["code"] == "role_forbids"
        assert share(company, person, taker=token).json()["code"] == "role_forbids"
        assert stop(company, person, taker=token).status_code == 200


def test_an_erased_person_is_gone_from_their_colleagues(company: Company, pair: tuple[str, str]) -> None:
    person, other = pair
    company.answer("DELETE", f"/candidates/{person}", taker=person)
    assert names(company, other) == []


def test_withdrawing_the_consent_to_the_questionnaire_ends_it(company: Company, pair: tuple[str, str]) -> None:
    person, other = pair
    company.answer("POST", f"/assessments/{company.assessments[person]}/consent", {"accepted": False}, taker=person)
    assert names(company, other) == []
    assert not read(company, person)["shares"]


def test_a_merge_ends_it_for_both(company: Company) -> None:
    team = add_team(company)
    kept, duplicate, other = (add(company, team) for _ in range(3))
    for person in (kept, duplicate, other):
        share(company, person, [f"Words of {person}."])
    company.answer("POST", f"/candidates/{kept}/merge", {"duplicate_id": duplicate})
    found = company.call("GET", path_of(other), taker=other)
    assert found.json()["colleagues"] == []


# What they see.


def test_colleagues_read_words_and_no_figures(company: Company, pair: tuple[str, str]) -> None:
    person, other = pair
    found = read(company, person)
    [seen] = found["colleagues"]
    assert seen.keys() == {"name", "works", "fit", "lines", "you_two"}
    assert seen["works"]["text"].startswith(f"{name_of(company, other)} ")
    assert seen["works"]["strength"] in {"very likely", "likely", "leaning", "open"}
    assert 1 <= len(seen["you_two"]) <= 3
    said = [seen["works"], *seen["you_two"]]
    assert {each.keys() == {"text", "strength", "caution"} for each in said} == {True}
    of_two = " ".join(each["text"] for each in seen["you_two"])
    digits = re.sub(r"Person-\d+", "", f"{seen['works']['text']} {of_two}")
    assert not re.search(r"\d|%|score|answer", digits)
    assert other not in company.call("GET", path_of(person), taker=person).text


def test_two_hear_the_same_of_themselves(company: Company, pair: tuple[str, str]) -> None:
    (mine,), (theirs,) = (read(company, each)["colleagues"] for each in pair)
    assert mine["you_two"] == theirs["you_two"]
    assert mine["you_two"][0]["strength"] is not None
    assert [each["strength"] for each in mine["you_two"][1:]] == [None] * (len(mine["you_two"]) - 1)


def test_colleagues_are_in_the_order_of_their_names(company: Company) -> None:
    team = add_team(company)
    people = [add(company, team, pattern=place) for place in (3, 1, 0, 2)]
    for person in people:
        share(company, person)
    for place, person in enumerate(people):
        others = [name_of(company, each) for each in people[:place] + people[place + 1 :]]
        assert names(company, person) == sorted(others, key=str.casefold)


def test_a_colleague_sees_that_a_sentence_isn_t_somebody(company: Company, pair: tuple[str, str]) -> None:
    person, other = pair
    path = f"/assessments/{company.assessments[other]}"
    insights = company.answer("GET", f"{path}/results", taker=other)["insights"]
    verdict = next(each["id"] for each in insights if each["kind"] in {"style", "pace", "focus"})
    company.answer("PUT", f"{path}/marks/{verdict}", {"fit": "not_me"}, taker=other)
    [seen] = read(company, person)["colleagues"]
    assert seen["fit"] == "not_me"


def deny(company: Company, person: str, *kinds: str) -> None:
    """Have the person say "not me" of each finding of these kinds."""
    path = f"/assessments/{company.assessments[person]}"
    insights = company.answer("GET", f"{path}/results", taker=person)["insights"]
    for each in insights:
        if each["kind"] in kinds:
            company.answer("PUT", f"{path}/marks/{each['id']}", {"fit": "not_me"}, taker=person)


def of_two(company: Company, person: str) -> list[str]:
    [seen] = read(company, person)["colleagues"]
    return [each["text"] for each in seen["you_two"]]


def test_what_somebody_denies_is_not_said_of_the_two(company: Company, pair: tuple[str, str]) -> None:
    """Neither the finding nor what follows from it, to either of them."""
    person, other = pair
    before = of_two(company, person)
    assert "puts the task first" in before[0]
    deny(company, other, "focus")
    left = of_two(company, person)
    assert not re.search("task|facts", " ".join(left))
    assert of_two(company, other) == left
    assert left[-1] == QUESTION


def test_where_all_of_it_is_denied_a_question_is_left(company: Company) -> None:
    team = add_team(company)
    both = add(company, team), add(company, team, pattern=1)
    for person in both:
        share(company, person)
        deny(company, person, "style", "pace", "focus")
    for person in both:
        [seen] = read(company, person)["colleagues"]
        assert seen["you_two"] == [{"text": QUESTION, "strength": None, "caution": None}]


def test_doubtful_answers_come_with_the_doubt_in_place_of_how_sure_it_is(company: Company) -> None:
    team = add_team(company)
    person = add(company, team)
    new = {"candidate": {"name": f"Person-{next(NUMBERS)}"}, "team_id": team, "form": "short"}
    made = company.answer("POST", "/assessments", new)
    path, other = f"/assessments/{made['id']}", made["candidate"]["id"]
    token = company.answer("POST", f"{path}/consent", {"accepted": True})["private_token"]
    translated = [{**each, "translated": True} for each in answers_of(PATTERNS[2])]
    company.answer("POST", f"{path}/answers", {"answers": translated})
    company.private_tokens[other] = token
    for each in (person, other):
        share(company, each)
    caution = "The browser translated the questions, so they may have said something else."
    [seen], [own] = (read(company, each)["colleagues"] for each in (person, other))
    assert (seen["works"]["strength"], seen["works"]["caution"]) == (None, caution)
    assert (own["works"]["strength"] is None, own["works"]["caution"]) == (False, None)
    for each in (seen, own):
        assert each["you_two"][0]["strength"] is None
        assert "unusual, so read this with care" in each["you_two"][0]["caution"]


def test_namesakes_aren_t_told_apart_by_their_external_ids(company: Company) -> None:
    team = add_team(company)
    people = []
    for number in range(2):
        new = {"candidate": {"name": "Kim Lee", "external_id": f"payroll-{next(NUMBERS)}"}, "form": "short"}
        made = company.answer("POST", "/assessments", {**new, "team_id": team})
        person = made["candidate"]["id"]
        company.private_tokens[person] = company.take(made["id"], PATTERNS[2 * number])
        people.append(person)
        share(company, person)
    assert "payroll" not in company.call("GET", path_of(people[0]), taker=people[0]).text


def test_nothing_of_it_is_on_the_pages_of_leaders(company: Company) -> None:
    people = [add(company, company.teams["ours"], "organisation") for _ in range(2)]
    for person in people:
        share(company, person)
    first, second = people
    team = company.teams["ours"]
    paths = [
        f"/candidates/{first}",
        f"/candidates/{first}/export",
        f"/candidates/{first}/teammates",
        f"/assessments/{company.assessments[first]}/results",
        f"/comparisons?a={first}&b={second}",
        f"/briefs?candidate_ids={first}&candidate_ids={second}",
        f"/teams/{team}",
        f"/teams/{team}/analysis",
        "/candidates?include=profile&limit=200",
    ]
    for role in (None, "owner", "manager ours", "coach ours"):
        for path in paths:
            found = company.call("GET", path, role=role)
            assert LINE not in found.text
            assert not re.search(r"colleagues?\.(read|shared)|colleagues-20", found.text), (role, path)


# The person's data.


def test_the_own_export_has_the_choice_the_lines_and_who_looked(company: Company, pair: tuple[str, str]) -> None:
    for person, other in permutations(pair):
        for _ in range(3):
            read(company, other)
        export = company.answer("GET", f"/candidates/{person}/export", taker=person)
        assert export["colleagues"] == read(company, person)["consent"]
        by_colleague = [each for each in export["audit"] if each["action"] == "colleague.read"]
        [look] = by_colleague
        assert (look["actor_id"], look["actor"]) == (other, name_of(company, other))
        assert look["count"] == 1, "an open page reads again and again"
        assert [each["action"] for each in export["audit"]].count("colleagues.shared") == 1
    stop(company, pair[0])
    export = company.answer("GET", f"/candidates/{pair[0]}/export", taker=pair[0])
    assert export["colleagues"]["withdrawn_at"] is not None
    assert "colleagues.ended" in [each["action"] for each in export["audit"]]


@on_sqlite
@pytest.mark.parametrize("how", ["taken back", "changed", "private", "erased by the person", "erased by an owner"])
def test_no_byte_of_the_lines_outlives_them(start: Callable[..., Running], tmp_path: Path, how: str) -> None:
    company = found_company(start(), "erased")
    person, other = company.people["ours"]["team"], company.people["ours"]["organisation"]
    for each in (person, other):
        share(company, each, [f"{LINE} {each}"])
    read(company, other)
    line = f"{LINE} {person}".encode()

    def stored() -> bytes:
        return b"".join(file.read_bytes() for file in tmp_path.glob("discern.db*"))

    assert line in stored()
    match how:
        case "taken back":
            stop(company, person)
        case "changed":
            share(company, person, ["Something else."])
        case "private":
            company.answer("PUT", f"/candidates/{person}/visibility", {"visibility": "private"}, taker=person)
        case _:
            caller = {"taker": person} if how == "erased by the person" else {"role": "owner"}
            company.answer("DELETE", f"/candidates/{person}", **caller)
    assert line not in stored()
