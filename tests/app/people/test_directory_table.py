"""The directory says nothing about a person that the service's answer doesn't hold."""

from datetime import UTC, date, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from discern.client.foreign import UNKNOWN_TIME
from discern.contract.last_day import end_of_day
from discern.contract.models.candidates import Candidate, NewCandidate, ProfileTotals
from discern_app.people.directory_table import (
    Order,
    in_order,
    last_of,
    place_of,
    title_of,
    to_list,
    to_rows,
    to_workbook,
)
from tests.support.listed import read

AT = "2026-11-20T10:00:00Z"


def results(**said: Any) -> dict[str, Any]:
    """Results very likely in the direction D, unless something else is said."""
    scores = {"D": 80.04, "I": 20, "S": 30, "C": 60}
    said = said or {"direction": "D", "probability": 0.97}
    return {"assessment_id": "asm_1", "completed_at": AT, "scores": scores} | said


def person(**profile: Any) -> Candidate:
    return Candidate.model_validate({"id": "cand_1", "name": "Ana", "created_at": AT, "profile": profile})


def row_of(person: Candidate) -> tuple[str, ...]:
    """What the row says: the style, how sure it is or where the person stands, the way of working, and the teams."""
    [row] = to_list([person], [("Ana", "")])
    return tuple(map(read, row.cells))


@pytest.mark.parametrize(
    ("with_profile", "waiting", "to_invite", "title"),
    [
        (0, 0, 0, "No one is here yet."),
        (36, 3, 1, "36 of 40 have a profile, and 3 haven't finished yet."),
        (1, 1, 0, "1 of 2 has a profile, and one hasn't finished yet."),
        (2, 0, 5, "2 of 7 have a profile."),
        (7, 0, 0, "All 7 have a profile."),
        (1, 0, 0, "The first profile is here."),
        (0, 1, 0, "No profile yet, and one person hasn't finished."),
        (0, 5, 1, "No profile yet, and 5 people haven't finished."),
        (0, 0, 3, "No one has a profile yet."),
    ],
)
def test_the_title_is_the_answer(with_profile: int, waiting: int, to_invite: int, title: str) -> None:
    assert title_of(ProfileTotals(with_profile=with_profile, waiting=waiting, to_invite=to_invite)) == title
    assert len(title.split()) <= 12


@pytest.mark.parametrize(
    ("said", "style", "sure", "way"),
    [
        pytest.param({"direction": "D", "probability": 0.97}, "D", "●●● Very likely", "Fast, task first", id="sure"),
        pytest.param({"direction": "D", "probability": 0.949}, "D", "●●○ Likely", "Fast, task first", id="likely"),
        pytest.param({"direction": "DC", "probability": 0.92}, "D C", "●●○ Likely", "Task first above all", id="two"),
        pytest.param({"half": "people", "probability": 0.85}, "I S", "●●○ Likely", "People first", id="half"),
        pytest.param({"half": "calm", "probability": 0.7}, "S C", "●○○ Leaning", "Calm", id="leaning"),
        pytest.param({"half": None}, "–", "○○○ Open", "No side yet", id="open"),
        pytest.param({"label": "Di"}, "Di", "", "", id="not-measured"),
    ],
)
def test_a_style_is_as_sure_as_the_results(said: dict[str, Any], style: str, sure: str, way: str) -> None:
    row = row_of(person(status="completed", results=results(**said)))
    assert row == (style, sure, way, "")
    assert "%" not in "".join(row)


@pytest.mark.parametrize(("hidden", "word"), [("not_shared", "Not shared"), ("results_held", "Held back")])
def test_what_is_hidden_says_why(hidden: str, word: str) -> None:
    assert row_of(person(status="completed", hidden=hidden)) == ("", word, "", "")


def test_answers_that_look_random_are_marked_and_nothing_is_called_sure() -> None:
    check = {"id": "near_random", "passed": False, "meaning": "like picking at random"}
    doubtful = {**results(position=[-1.0, 1.0]), "quality": {"verdict": "caution", "checks": [check]}}
    shown = person(status="completed", results=doubtful)
    assert row_of(shown) == ("", "Unclear answers", "", "")
    [row] = to_rows([shown])
    assert (row["Answers"], row["Style"], row["Status"]) == ("Something unusual", "Unclear answers", "Unclear answers")
    assert {row[column] for column in MEASURED} == {None}


def test_other_doubts_leave_a_style_as_sure_as_it_is() -> None:
    check = {"id": "same_places", "passed": False, "meaning": "the same places"}
    unusual = {**results(), "quality": {"verdict": "caution", "checks": [check]}}
    assert row_of(person(status="completed", results=unusual))[1] == "●●● Very likely"


def withheld_by(*checks: str) -> dict[str, Any]:
    failed = [{"id": check, "passed": False, "meaning": check} for check in checks]
    return {"status": "withheld", "quality": {"verdict": "withheld", "checks": failed}}


@pytest.mark.parametrize(
    ("profile", "word"),
    [
        ({"status": "created"}, "Invited"),
        ({"status": "started"}, "Answering"),
        ({"status": "started", "assessment": {"answered": 12, "total": 24}}, "Answering, 12 of 24"),
        ({"status": "expired"}, "Ended"),
        ({"status": "cancelled"}, "Cancelled"),
        ({"status": "none"}, "Not invited"),
        ({"status": "withheld"}, "No profile"),
        (withheld_by("fast", "too_fast"), "No profile: too fast"),
        (withheld_by("random_answers"), "No profile yet"),
        (withheld_by("of another service"), "No profile: unclear answers"),
        ({"status": None}, ""),
    ],
)
def test_without_a_profile_the_row_says_where_the_person_stands(profile: dict[str, Any], word: str) -> None:
    if "assessment" in profile:
        at = {"id": "asm_1", "status": "started", "created_at": AT}
        profile = {**profile, "assessment": at | profile["assessment"]}
    shown = person(**profile)
    assert row_of(shown) == ("", word, "", "")
    assert to_rows([shown])[0]["Status"] == (word or None), "a file has the word of the page"


@pytest.mark.parametrize(
    ("order", "names"), [("name", "ABCDEF"), ("D", "FCBADE"), ("C", "BACDEF"), ("created", "ABCDEF")]
)
def test_people_of_a_style_come_first_by_how_sure_it_is_and_nobody_is_in_order_by_a_score(
    order: Order, names: str
) -> None:
    check = {"id": "near_random", "passed": False, "meaning": "like picking at random"}
    placed: dict[str, dict[str, Any]] = {
        "A": {"status": "none"},
        "B": {"results": results(half="task", probability=0.99, scores={"D": 99, "I": 1, "S": 1, "C": 99})},
        "C": {"results": results(direction="D", probability=0.81)},
        "D": {"results": results(direction="S", probability=0.97, scores={"D": 98, "I": 1, "S": 99, "C": 98})},
        "E": {"results": results() | {"quality": {"verdict": "caution", "checks": [check]}}},
        "F": {"results": results(direction="D", probability=0.96)},
    }
    people = [person(**profile).model_copy(update={"id": name}) for name, profile in placed.items()]
    assert "".join(each.id for each in in_order(people, order)) == names


def test_the_last_activity_is_the_newest_time_that_is_known() -> None:
    done = {"id": "asm_1", "status": "completed", "created_at": AT, "completed_at": "2026-11-22T10:00:00Z"}
    assert last_of(person(status="completed", assessment=done)) == datetime(2026, 11, 22, 10, tzinfo=UTC)
    undated = person(status="none").model_copy(update={"created_at": UNKNOWN_TIME})
    assert last_of(undated) is None


MEASURED = ("How likely", "How sure", *(f"{style}{end}" for style in "DISC" for end in ("", " low", " high")))


def test_every_exported_row_has_the_same_columns_and_the_ids_last() -> None:
    rows = to_rows([person(status="none"), person(status="completed", results=results())])
    assert list(rows[0]) == list(rows[1])
    assert next(iter(rows[0])) == "Person"
    assert list(rows[0])[-2:] == ["Id", "Id in Discern"]
    assert rows[0]["Id in Discern"] == "cand_1"


def test_an_exported_score_has_its_range_and_a_style_says_how_sure_it_is() -> None:
    ranges = {style: [10.0, 90.0] for style in "DISC"} | {"D": [60.2, 95.9]}
    found = results() | {"intervals": ranges}
    [row] = to_rows([person(status="completed", results=found)])
    assert (row["D"], row["D low"], row["D high"]) == (80.04, 60.2, 95.9)
    assert (row["Style"], row["How likely"], row["How sure"]) == ("Dominance (D)", 0.97, "Very likely")


@pytest.mark.parametrize(
    ("said", "likely", "sure"),
    [
        pytest.param({"half": "people", "probability": 0.85}, 0.85, "Likely", id="likely"),
        pytest.param({"direction": "DI", "probability": 0.7}, 0.7, "Leaning", id="leaning"),
        pytest.param({"half": None}, None, "Open", id="open"),
        pytest.param({"label": "Di"}, None, None, id="not-measured"),
        pytest.param({"direction": "D", "probability": 1.0}, 0.995, "Very likely", id="never-certain"),
    ],
)
def test_an_exported_style_is_as_sure_as_on_the_page(
    said: dict[str, Any], likely: float | None, sure: str | None
) -> None:
    shown = person(status="completed", results=results(**said))
    [row] = to_rows([shown])
    assert (row["Style"], row["How likely"], row["How sure"]) == (place_of(shown), likely, sure)
    assert row["Status"] == "Profile"


@pytest.mark.parametrize(("hidden", "word"), [("not_shared", "Not shared"), ("results_held", "Held back")])
def test_of_hidden_results_a_file_has_the_page_s_word_and_nothing_else(hidden: str, word: str) -> None:
    [row] = to_rows([person(status="completed", hidden=hidden)])
    assert row["Style"] == word
    assert {row[column] for column in (*MEASURED, "Answers")} == {None}


def test_own_columns_are_exported_under_their_names_unless_these_are_taken() -> None:
    ana = person().model_copy(update={"metadata": {"Site": "Lyon", "Status": "part-time"}})
    bo = person().model_copy(update={"metadata": {"Status (own)": "x", "=Cost": "=1+1"}})
    first, second = to_rows([ana, bo])
    assert list(first) == list(second)
    assert (first["Site"], second["Site"], second["=Cost"]) == ("Lyon", None, "=1+1")
    assert (first["Status (own)"], second["Status (own) (own)"]) == ("part-time", "x")
    assert list(first)[-2:] == ["Id", "Id in Discern"]


def test_days_in_a_file_are_the_reader_s() -> None:
    at = {"id": "asm_1", "status": "completed", "created_at": AT, "completed_at": "2026-11-22T23:30:00Z"}
    done = person(status="completed", assessment=at)
    assert to_rows([done])[0]["Last activity"] == date(2026, 11, 22)
    assert to_rows([done], ZoneInfo("Europe/Berlin"))[0]["Last activity"] == date(2026, 11, 23)


def test_until_when_somebody_can_answer_is_a_day_or_the_page_s_word() -> None:
    ends = {end_of_day(date(2026, 12, 11)): date(2026, 12, 11), None: "No date"}
    for end, expected in ends.items():
        at = {"id": "asm_1", "status": "created", "created_at": AT, "expires_at": end and end.isoformat()}
        assert to_rows([person(status="created", assessment=at)])[0]["Answer by"] == expected
        assert to_rows([person(status="completed", assessment=at)])[0]["Answer by"] is None


def test_who_is_made_up_is_marked_among_others_in_a_file() -> None:
    sample = person().model_copy(update={"external_id": "discern-sample:person-1"})
    assert [row["Person"] for row in to_rows([sample, person()])] == ["Ana (sample)", "Ana"]
    assert [row["Person"] for row in to_rows([sample])] == ["Ana"]


def test_a_workbook_says_what_its_columns_mean_and_which_ranges_are_missing() -> None:
    known = results() | {"intervals": {style: [10.0, 90.0] for style in "DISC"}}
    day = date(2026, 11, 20)
    whole = to_workbook([person(status="completed", results=known), person(status="none")], None, day)
    about = dict(whole.about)
    [rows] = whole.sheets.values()
    assert about["Date of the export"] == day
    assert "Not for hiring" in str(about["Use"])
    assert "95% probability" in str(about["D low, D high …"])
    explained = {*about, *(f"{style} {end}" for style in "DISC" for end in ("low", "high"))}
    assert set(rows[0]) <= explained
    assert "Missing ranges" not in about
    assert "Missing ranges" in dict(to_workbook([person(status="completed", results=results())], None, day).about)


def test_an_exported_table_has_whatever_is_known_of_a_person() -> None:
    own = {"Site": "Lyon"}
    known = {field: f"{field} of somebody" for field in NewCandidate.model_fields.keys() - {"metadata"}}
    [row] = to_rows([person().model_copy(update={**known, "metadata": own})])
    assert {*known.values(), *own.values()} <= set(row.values())
