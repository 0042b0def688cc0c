"""What a second private link under somebody's name can do, and what it can't take from them."""

from datetime import timedelta
from itertools import product
from typing import Any

import pytest

from discern.service.jobs.retention import run_retention
from tests.support.databases import on_both
from tests.support.people import Company, answers_of

pytestmark = on_both

WIDTHS = ("private", "team", "organisation")


@pytest.fixture
def company(fresh_company: Company) -> Company:
    return fresh_company


@pytest.fixture
def person(company: Company) -> str:
    """Somebody whose results their team sees, with their private link."""
    return company.people["ours"]["team"]


def invite(company: Company, person: str) -> str:
    new = {"candidate_id": person, "team_id": company.teams["ours"], "form": "short"}
    made: str = company.answer("POST", "/assessments", new, role="manager ours")["id"]
    return made


def consent(company: Company, person: str, taker: str) -> str:
    """Consent to a new assessment of the person; the private link is ``taker``'s from then on."""
    made = invite(company, person)
    given = company.answer("POST", f"/assessments/{made}/consent", {"accepted": True})
    company.private_tokens[taker] = given["private_token"]
    return made


def give(company: Company, assessment: str, taker: str, *, until: int | None = None) -> None:
    answers = answers_of((1, 2))[:until]
    company.answer("POST", f"/assessments/{assessment}/answers", {"answers": answers}, taker=taker)


def set_visibility(company: Company, person: str, visibility: str, **caller: str) -> int:
    path = f"/candidates/{person}/visibility"
    status: int = company.call("PUT", path, {"visibility": visibility}, **caller).status_code
    return status


def visibility_of(company: Company, person: str) -> str:
    shown: str = company.answer("GET", f"/candidates/{person}")["visibility"]
    return shown


def test_a_link_without_answers_hides_nothing_and_takes_no_right(company: Company, person: str) -> None:
    consent(company, person, "second")
    assert set_visibility(company, person, "private", taker="second") == 403
    assert set_visibility(company, person, "organisation", taker="second") == 403
    for visibility in ("private", "organisation", "team"):
        assert set_visibility(company, person, visibility, taker=person) == 200
    company.answer("PATCH", f"/candidates/{person}", {"name": "Corrected"}, taker=person)
    company.answer("DELETE", f"/candidates/{person}", taker=person)


def test_a_link_with_some_answers_hides_nothing_either_and_counts_until_it_is_cancelled(
    company: Company, person: str
) -> None:
    second = consent(company, person, "second")
    give(company, second, "second", until=2)
    assert set_visibility(company, person, "private", taker="second") == 403
    assert set_visibility(company, person, "organisation", taker=person) == 403
    assert set_visibility(company, person, "private", taker=person) == 200
    assert set_visibility(company, person, "team", taker="second") == 403
    company.answer("POST", f"/assessments/{second}/cancel", role="manager ours")
    assert set_visibility(company, person, "organisation", taker=person) == 200
    company.answer("DELETE", f"/candidates/{person}", taker=person)


def test_the_answers_of_a_cancelled_assessment_are_deleted(company: Company, person: str) -> None:
    """So nobody who has another link, or signs in by it, reads them in an export."""
    second = consent(company, person, "second")
    give(company, second, "second", until=2)
    company.answer("POST", f"/assessments/{second}/cancel", role="manager ours")
    exported = company.answer("GET", f"/candidates/{person}/export", role="member team")["assessments"]
    assert [each["answers"] for each in exported if each["assessment"]["id"] == second] == [[]]


def test_what_a_link_hid_before_there_were_results_is_undone_by_the_one_whose_answers_are_shown(
    company: Company,
) -> None:
    new = {"name": "Late", "email": "late@example.org"}
    person: str = company.answer("POST", "/candidates", new)["id"]
    company.answer("PUT", f"/teams/{company.teams['ours']}/members/{person}")
    early = consent(company, person, "early")
    give(company, early, "early", until=2)
    assert set_visibility(company, person, "private", taker="early") == 200
    give(company, consent(company, person, "own"), "own")
    assert visibility_of(company, person) == "private"
    assert set_visibility(company, person, "organisation", taker="own") == 403
    assert set_visibility(company, person, "team", taker="own") == 200
    assert set_visibility(company, person, "private", taker="early") == 403


def test_what_the_person_hides_no_other_link_shows(company: Company, person: str) -> None:
    """Not even one with a whole set of answers under their name."""
    assert set_visibility(company, person, "private", taker=person) == 200
    second = consent(company, person, "second")
    give(company, second, "second")
    callers: tuple[dict[str, str], ...] = ({"taker": "second"}, {"role": "owner"}, {"role": "manager ours"}, {})
    for caller in callers:
        assert set_visibility(company, person, "team", **caller) == 403, caller
    # Where both have results and want them hidden, neither shows them alone.
    assert set_visibility(company, person, "private", taker="second") == 200
    for taker in ("second", person):
        assert set_visibility(company, person, "team", taker=taker) == 403
    company.answer("POST", f"/assessments/{second}/consent", {"accepted": False}, taker="second")
    assert set_visibility(company, person, "team", taker=person) == 200


def test_what_somebody_hid_before_they_answered_is_hidden_when_they_have(company: Company) -> None:
    """Also where somebody else has shown results under their name in between."""
    person: str = company.answer("POST", "/candidates", {"name": "Late"})["id"]
    company.answer("PUT", f"/teams/{company.teams['ours']}/members/{person}")
    own = consent(company, person, "own")
    assert set_visibility(company, person, "private", taker="own") == 200
    give(company, consent(company, person, "vandal"), "vandal")
    assert set_visibility(company, person, "team", taker="vandal") == 200
    give(company, own, "own")
    assert visibility_of(company, person) == "private"


def test_who_answers_twice_can_hide_and_undo_it_and_delete_each_set_of_answers(company: Company, person: str) -> None:
    newer = consent(company, person, "newer")
    give(company, newer, "newer")
    assert set_visibility(company, person, "private", taker="newer") == 200
    assert set_visibility(company, person, "team", taker="newer") == 200
    for taker in ("newer", person):
        assert company.call("DELETE", f"/candidates/{person}", taker=taker).status_code == 403
    company.answer("POST", f"/assessments/{newer}/consent", {"accepted": False}, taker="newer")
    company.answer("DELETE", f"/candidates/{person}", taker=person)


def test_a_member_confirmed_by_the_persons_link_shows_more_whoever_consented_since(
    company: Company, person: str
) -> None:
    consent(company, person, "second")
    assert set_visibility(company, person, "organisation", role="member team") == 200
    second = consent(company, person, "third")
    give(company, second, "third", until=1)
    assert set_visibility(company, person, "organisation", role="member team") == 403
    company.answer("POST", f"/assessments/{second}/cancel", role="manager ours")
    assert set_visibility(company, person, "organisation", role="member team") == 200


def test_what_another_link_shared_ends_when_the_persons_own_answers_are_complete(company: Company) -> None:
    """Whoever answered first under their name chose for those answers, and for no others."""
    person: str = company.answer("POST", "/candidates", {"name": "Late"})["id"]
    company.answer("PUT", f"/teams/{company.teams['ours']}/members/{person}")
    own = consent(company, person, "own")
    give(company, consent(company, person, "first"), "first")
    assert set_visibility(company, person, "organisation", taker="first") == 200
    give(company, own, "own")
    assert visibility_of(company, person) == "team"


def test_whoever_acts_as_the_person_is_told_what_they_may_do_and_nothing_else_is_refused(
    company: Company, person: str
) -> None:
    """So that no page offers what is refused, in whatever state the links are."""
    second = consent(company, person, "second")
    steps: tuple[Any, ...] = (
        lambda: None,
        lambda: give(company, second, "second", until=1),
        lambda: give(company, second, "second"),
        lambda: company.answer("POST", f"/assessments/{second}/consent", {"accepted": False}, taker="second"),
    )
    callers: tuple[dict[str, str], ...] = ({"taker": person}, {"taker": "second"}, {"role": "member team"})
    for step in steps:
        step()
        for caller, start in product(callers, ("private", "team")):
            assert set_visibility(company, person, start, taker=person) in {200, 403}
            before = visibility_of(company, person)
            for wanted in WIDTHS:
                rights = company.answer("GET", f"/candidates/{person}", **caller)["rights"]
                exported = company.answer("GET", f"/candidates/{person}/export", **caller)["candidate"]["rights"]
                assert rights == exported
                status = set_visibility(company, person, wanted, **caller)
                assert (status == 200) == (wanted in rights["visibility"]), (caller, before, wanted)
            rights = company.answer("GET", f"/candidates/{person}", **caller)["rights"]
            corrected = company.call("PATCH", f"/candidates/{person}", {"name": "Corrected"}, **caller)
            assert (corrected.status_code == 200) == rights["correct"] == rights["erase"], caller
    assert company.answer("GET", f"/candidates/{person}")["rights"] is None
    assert company.answer("GET", f"/candidates/{person}", role="owner")["rights"] is None


def test_whom_an_invitation_reached_by_mistake_takes_nothing_of_the_next_one(company: Company) -> None:
    """The manager cancels the first one, or lets it expire, and invites the right person."""
    new = {"name": "Olga", "email": "olga@example.org"}
    for end in ("cancelled", "expired"):
        person: str = company.answer("POST", "/candidates", new)["id"]
        company.answer("PUT", f"/teams/{company.teams['ours']}/members/{person}")
        first = consent(company, person, "wrong")
        if end == "cancelled":
            company.answer("POST", f"/assessments/{first}/cancel", role="manager ours")
        else:
            soon = (company.running.clock.now + timedelta(minutes=1)).isoformat()
            company.answer("PATCH", f"/assessments/{first}", {"expires_at": soon}, role="manager ours")
            company.running.clock.advance(minutes=2)
            company.running.portal.call(run_retention, company.running.service)
        second = invite(company, person)
        rights = company.answer("GET", f"/candidates/{person}", taker="wrong")["rights"]
        assert (rights["correct"], rights["erase"], rights["share_answers"]) == (False, False, False)
        assert set_visibility(company, person, "private", taker="wrong") == 403
        refused = company.call("POST", f"/assessments/{first}/again", {"accepted": True}, taker="wrong")
        assert refused.json()["code"] == "again_refused"
        given = company.answer("POST", f"/assessments/{second}/consent", {"accepted": True})
        company.private_tokens["right"] = given["private_token"]
        give(company, second, "right")
        company.answer("DELETE", f"/candidates/{person}", taker="right")
