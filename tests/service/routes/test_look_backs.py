"""Two weeks after a profile its person is asked of four sentences, of which one isn't theirs."""

from collections.abc import Callable
from datetime import datetime, timedelta
from itertools import count
from typing import Any, get_args

import pytest

from discern import words
from discern.contract.models.insights import Fit
from discern.contract.models.look_backs import SENTENCE_KINDS
from discern.contract.models.teams import LOOK_BACK_AFTER
from discern.contract.styles import Direction, Half
from discern.insight.circle import opposite_region
from discern.insight.person import PORTRAIT
from discern.service.domain.people.look_backs import LINES, NEEDED
from tests.support.databases import on_both, on_sqlite
from tests.support.people import Company, answers_of, found_company
from tests.support.running import Running

pytestmark = on_both

NUMBERS = count()
FITS: tuple[Fit, ...] = get_args(Fit)
SAID: dict[str, str] = dict(zip(SENTENCE_KINDS, ("fits", "partly", "fits", "not_me"), strict=True))


@pytest.fixture
def company(start: Callable[..., Running]) -> Company:
    return found_company(start(), "looking back")


def add(company: Company, visibility: str = "team", pattern: tuple[int, int] = (0, 1)) -> str:
    return company.add_person(f"person-{next(NUMBERS)}", company.teams["ours"], visibility, pattern)


def path_of(company: Company, person: str) -> str:
    return f"/assessments/{company.assessments[person]}/look-back"


def ask(company: Company, person: str, **caller: Any) -> Any:
    return company.call("GET", path_of(company, person), **(caller or {"taker": person}))


def say(company: Company, person: str, said: object = SAID, **caller: Any) -> Any:
    return company.call("PUT", path_of(company, person), {"fits": said}, **(caller or {"taker": person}))


def wait(company: Company) -> None:
    company.running.clock.advance(seconds=LOOK_BACK_AFTER.total_seconds())


def rates(company: Company) -> Any:
    return company.answer("GET", "/account/look-backs", role="owner")


def test_two_weeks_on_the_person_is_asked_and_learns_afterwards_which_was_foreign(company: Company) -> None:
    person = add(company)
    before = ask(company, person).json()
    assert (before["sentences"], before["answered_at"]) == ([], None)
    assert say(company, person).status_code == 404

    wait(company)
    asked = ask(company, person).json()
    assert [each["kind"] for each in asked["sentences"]] == list(SENTENCE_KINDS)
    assert {(each["fit"], each["is_foreign"]) for each in asked["sentences"]} == {(None, None)}

    told = say(company, person).json()
    assert {each["kind"]: each["fit"] for each in told["sentences"]} == SAID
    assert [each["is_foreign"] for each in told["sentences"]].count(True) == 1
    assert [each["text"] for each in told["sentences"]] == [each["text"] for each in asked["sentences"]]
    assert ask(company, person).json() == told


@pytest.mark.parametrize(("days", "delay"), [(3, 3), (14, 14), (15, 0), (-1, 0)])
def test_a_workshop_within_the_two_weeks_puts_the_question_off_until_two_weeks_after_it(
    company: Company, days: int, delay: int
) -> None:
    person, today = add(company), company.running.clock().date()
    day = (today + timedelta(days=days)).isoformat()
    assert company.answer("PUT", f"/teams/{company.teams['ours']}/workshop", {"on": day})["workshop_on"] == day
    asked_from = datetime.fromisoformat(ask(company, person).json()["asked_from"]).date()
    assert asked_from == today + timedelta(days=14 + delay)

    company.answer("PUT", f"/teams/{company.teams['ours']}/workshop", {"on": None})
    wait(company)
    assert len(ask(company, person).json()["sentences"]) == len(SENTENCE_KINDS)


@pytest.mark.parametrize("day", ["2020-01-01", "9999-12-31", "0001-01-01", 5, "tomorrow", "2026-11-21T09:00:00Z"])
def test_a_workshop_is_on_a_day_within_a_year(company: Company, day: object) -> None:
    refused = company.call("PUT", f"/teams/{company.teams['ours']}/workshop", {"on": day}, role="owner")
    assert (refused.status_code, [each["field"] for each in refused.json()["errors"]]) == (400, ["on"])


def test_the_foreign_sentence_is_of_the_other_side_and_the_others_are_of_the_portrait(company: Company) -> None:
    person = add(company)
    wait(company)
    lines = {
        each["kind"]: each["text"].splitlines()
        for each in company.answer("GET", path_of(company, person).replace("look-back", "results"))["insights"]
        if each["kind"] in SENTENCE_KINDS
    }
    for each in say(company, person).json()["sentences"]:
        assert (each["text"] in lines[each["kind"]]) is not each["is_foreign"]


def test_whoever_leans_to_no_side_is_never_asked(company: Company) -> None:
    made = company.answer("POST", "/assessments", {"candidate": {"name": "Kim"}, "form": "short"})
    token = company.answer("POST", f"/assessments/{made['id']}/consent", {"accepted": True})["private_token"]
    contrary = [answers_of(each) for each in ((0, 2), (2, 0), (1, 3), (3, 1))]
    mixed = [contrary[number % 4][number] for number in range(len(contrary[0]))]
    company.answer("POST", f"/assessments/{made['id']}/answers", {"answers": mixed})
    wait(company)
    found = company.answer("GET", f"/assessments/{made['id']}/look-back", taker=token)

    assert (found["asked_from"], found["sentences"]) == (None, [])
    body = {"fits": SAID}
    assert company.call("PUT", f"/assessments/{made['id']}/look-back", body, taker=token).status_code == 404


def test_what_was_said_first_stays(company: Company) -> None:
    person = add(company)
    wait(company)
    first = say(company, person).json()

    assert say(company, person, dict.fromkeys(SENTENCE_KINDS, "fits")).json() == first


@pytest.mark.parametrize(
    "said", [{"do": "partly"}, {"energises": "fits"}, {**SAID, "do": "maybe"}, {**SAID, "other": "fits"}]
)
def test_all_four_are_said_in_one_of_three_words(company: Company, said: dict[str, str]) -> None:
    person = add(company)
    wait(company)
    answer = say(company, person, said)

    assert answer.status_code == 400
    assert "fits" in answer.json()["errors"][0]["field"]


def test_nobody_but_the_person_is_asked_or_told(company: Company) -> None:
    person, other = company.people["ours"]["organisation"], company.people["ours"]["team"]
    wait(company)
    for caller in ({"role": "owner"}, {"role": "manager ours"}, {"role": "coach ours"}, {"role": None}):
        assert ask(company, person, **caller).status_code == 403
        assert say(company, person, **caller).status_code == 403
    assert ask(company, person, taker=other).status_code in {403, 404}
    assert ask(company, person, role="member organisation").status_code == 200
    assert say(company, person, role="member organisation").status_code == 200

    exported = company.answer("GET", f"/candidates/{person}/export", role="owner")["assessments"][0]
    own = company.answer("GET", f"/candidates/{person}/export", taker=person)["assessments"][0]
    assert exported["look_back"] is None
    assert {each["fit"] for each in own["look_back"]["sentences"]} == set(FITS)


def test_of_twenty_it_is_told_what_they_said_and_of_fewer_only_how_many_they_are(company: Company) -> None:
    people = [add(company) for _ in range(NEEDED)]
    wait(company)
    for person in people[1:]:
        say(company, person, dict.fromkeys(SENTENCE_KINDS, "fits"))
    assert rates(company) == {"answered": NEEDED - 1, "needed": NEEDED, "rates": []}

    say(company, people[0], dict.fromkeys(SENTENCE_KINDS, "not_me"))
    found = rates(company)
    assert [each["kind"] for each in found["rates"]] == list(SENTENCE_KINDS)
    for each in found["rates"]:
        assert sum(each["own"].values()) + sum(each["foreign"].values()) == NEEDED
    assert sum(sum(each["foreign"].values()) for each in found["rates"]) == NEEDED
    assert sum(each[whose]["not_me"] for each in found["rates"] for whose in ("own", "foreign")) == len(SENTENCE_KINDS)
    assert company.call("GET", "/account/look-backs", role="manager ours").status_code == 403


def test_it_is_gone_with_the_consent_and_counts_no_more(company: Company) -> None:
    person = add(company)
    wait(company)
    say(company, person)
    company.answer("POST", f"/assessments/{company.assessments[person]}/consent", {"accepted": False}, taker=person)

    assert rates(company)["answered"] == 0


@on_sqlite
def test_every_region_has_an_opposite_one_and_a_line_for_each_sentence() -> None:
    regions = (*get_args(Direction), *get_args(Half))
    assert {opposite_region(each) for each in regions} == set(regions)
    assert all(opposite_region(opposite_region(region)) == region for region in regions)
    assert [opposite_region(each) for each in ("D", "DI", "fast", "task")] == ["S", "SC", "calm", "people"]
    for region in regions:
        for message in (PORTRAIT[kind] for kind in SENTENCE_KINDS):
            own, foreign = (
                words.format_message("en", message, {"region": each}).splitlines()
                for each in (region, opposite_region(region))
            )
            assert len(own) == len(foreign) == LINES
            assert not set(own) & set(foreign)
