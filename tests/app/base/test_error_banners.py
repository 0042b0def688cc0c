"""When a call fails: a banner for each class of error, the request's id, and the cached data."""

import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from discern.client import errors
from discern.client.testing import Fault
from discern.contract.problems import FieldError
from discern_app.base import error_banners
from discern_app.base.error_banners import KINDS as NAMES, Banner, describe
from discern_app.base.text import escape
from tests.support.faulty_service import FaultyService
from tests.support.listed import names, rows
from tests.support.pages import Open, click, labels, run, texts

KINDS: dict[str, tuple[dict[str, Any], str]] = {
    "400": ({"status": 400}, "Please check what you entered"),
    "401": ({"status": 401}, "doesn't accept the API key"),
    "403": ({"status": 403}, "isn't allowed"),
    "404": ({"status": 404}, "no service at this address"),
    "429": ({"status": 429, "headers": {"Retry-After": "30"}}, "Too many requests"),
    "500": ({"status": 500}, "had an error"),
    "time-out": ({"hangs": True}, "took too long"),
    "unreachable": ({}, "can't be reached"),
    "unreadable": ({"status": 200, "body": b"<html>"}, "can't be read"),
}


ACTIONS = {"Invite people", "Invite", "Import", "New team"}

DATA = {"arrow_data_frame", "plotly_chart", "html", "image", "checkbox"}
"""What pages show data with."""


def banners(test: AppTest) -> str:
    return "\n".join(f"{each.proto.title} {each.value}" for kind in (test.error, test.warning) for each in kind)


def everything(test: AppTest) -> str:
    """What a reader may see of the data: texts, tables, choices and charts."""
    frames = [each.value.to_csv() for each in test.dataframe]
    options = [option for each in test.selectbox for option in each.options]
    charts = [str(each.proto) for each in test.get("plotly_chart")]
    return "\n".join([texts(test), *labels(test), *frames, *options, *charts])


@pytest.fixture
def fill(fake: FaultyService) -> FaultyService:
    world = fake.world
    person = world.add_candidate("Ada")
    team = world.add_team("Crew", [person.id])
    assessment = world.add_assessment(person.id, team.id)
    world.complete(assessment.id, {"D": 70, "I": 40, "S": 30, "C": 60})
    return fake


@pytest.mark.parametrize("page", ["home", "people", "assessments", "teams", "talk", "compare", "reports", "settings"])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.exhaustive
def test_a_failing_service_gives_a_banner_on_every_page(
    open_over: Callable[..., AppTest], fake: FaultyService, page: str, kind: str
) -> None:
    fault, title = KINDS[kind]
    fake.fail(times=50, **fault)
    test = open_over(page)
    if page == "reports" and kind == "404":
        assert "The service doesn't offer this" in texts(test)
    else:
        # Here, and not in a browser, all tabs of the settings are open.
        assert banners(test).count(title) == 1 or (page == "settings" and title in banners(test))
    assert not ACTIONS & set(labels(test)), "what can't be done isn't offered"


def test_the_quota_shows_under_a_banner_too(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    fake.quota = 400
    test = open_over("people", assessment="asm_nothing")
    assert "Not found" in banners(test)
    assert re.fullmatch("39[0-9] of 1,?000,?000 requests left", test.sidebar.caption[-1].value)


@pytest.mark.parametrize(
    ("headers", "shown"),
    [
        ({"X-RateLimit-Remaining": "12"}, "12 requests left"),
        ({"RateLimit-Remaining": "300", "RateLimit-Limit": "600"}, "300 of 600 requests left"),
    ],
)
def test_of_the_quota_only_what_the_service_says_is_shown(
    open_over: Callable[..., AppTest], fake: FaultyService, headers: dict[str, str], shown: str
) -> None:
    fake.fault_for = lambda _request: Fault(status=200, body=b'{"data": []}', headers=headers)
    test = open_over("assessments")
    assert test.sidebar.caption[-1].value == shown
    is_low = shown == "12 requests left"
    assert any("Few requests are left: 12." in each.value for each in test.warning) == is_low


def test_a_key_that_may_not_list_teams_still_lists_assessments(
    open_over: Callable[..., AppTest], fill: FaultyService
) -> None:
    fill.key = fill.add_key("assessments:read")
    test = open_over("assessments")
    assert names(test) == ["Ada"]
    assert "Teams can't be listed" in texts(test)


def test_results_that_are_not_ready_say_so(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    person = fake.world.add_candidate("Ada")
    assessment = fake.world.add_assessment(person.id)
    test = open_over("people", assessment=assessment.id)
    assert "hasn't answered yet" in texts(test)
    assert "hasn't answered yet" not in banners(test), "nothing failed"


def test_a_page_that_an_outage_ended_can_be_tried_again(open_over: Callable[..., AppTest], fill: FaultyService) -> None:
    fill.down = True
    test = open_over("people")
    assert "can't be reached" in banners(test)
    fill.down = False
    fill.clock.pass_time(30)
    click(test, "Try again")
    assert "can't be reached" not in banners(test)
    assert "Ada" in everything(test)


def test_what_does_not_pass_is_not_tried_again(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    test = open_over("people", assessment="asm_nothing")
    assert "Not found" in banners(test)
    assert "Try again" not in labels(test)


def test_the_wait_after_429_is_shown(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    fake.quota, fake.retry_after = 0, 37
    test = open_over("assessments")
    assert "This page loads again by itself in 37 s" in banners(test)
    assert [each.proto.title for each in (*test.error, *test.warning)] == ["Too many requests", "Open access"], "once"
    assert "Try again" not in labels(test)
    fake.quota = 400
    fake.clock.pass_time(38)
    assert "Too many requests" not in banners(run(test))


@pytest.mark.parametrize("page", ["people", "assessments", "teams"])
@pytest.mark.parametrize("kind", ["429", "500", "time-out", "unreachable", "unreadable"])
@pytest.mark.exhaustive
def test_stale_data_stays_under_the_banner(
    open_over: Callable[..., AppTest], fill: FaultyService, page: str, kind: str
) -> None:
    test = open_over(page)
    before = [str(each) for each in (*(head.value for head in test.subheader), *rows(test))]
    fault, title = KINDS[kind]
    fill.clock.pass_time(45)
    fill.fail(times=200, **fault)
    run(test)
    assert [str(each) for each in (*(head.value for head in test.subheader), *rows(test))] == before
    assert title in banners(test)
    assert re.search(r"This data is from (4[5-9]|5[0-9]) seconds ago", banners(test))
    assert banners(test).count("data about people stay on screen for one minute at most") == 1


@pytest.mark.parametrize("page", ["people", "person", "teams", "team", "assessments"])
@pytest.mark.exhaustive
def test_the_banner_over_old_data_is_below_the_head_and_above_the_data(
    open_over: Callable[..., AppTest], fill: FaultyService, page: str
) -> None:
    [team], [assessment] = fill.world.teams, fill.world.assessments
    asked = {"person": {"assessment": assessment.id}, "team": {"team": team.id}}.get(page, {})
    test = open_over({"person": "people", "team": "teams"}.get(page, page), **asked)
    fill.clock.pass_time(45)
    fill.fail(times=200, status=500)
    run(test)
    stale = [each for each in test.warning if "This data is from" in each.value]
    [head] = test.title
    drawn = list(test.main)
    banner = next(place for place, each in enumerate(drawn) if each in stale)
    assert drawn.index(head) < banner
    assert not any(each.type in DATA for each in drawn[:banner])
    assert any(each.type in DATA for each in drawn[banner:])


@pytest.mark.parametrize(
    ("page", "kind", "shown"),
    [
        ("home", "429", "Ada"),
        ("assessments", "500", "Ada"),
        ("people", "unreachable", "Ada"),
        ("teams", "time-out", "Crew"),
    ],
)
@pytest.mark.exhaustive
def test_nobody_stays_on_a_page_for_more_than_a_minute_of_an_outage(
    open_over: Callable[..., AppTest], fill: FaultyService, page: str, kind: str, shown: str
) -> None:
    test = open_over(page)
    assert shown in everything(test)
    fault, title = KINDS[kind]
    fill.clock.pass_time(61)
    fill.fail(times=200, **fault)
    run(test)
    assert shown not in everything(test)
    assert title in banners(test)
    assert "for one minute at most" not in banners(test), "nothing is shown"


@pytest.mark.parametrize("kind", ["401", "403", "404"])
def test_what_may_not_be_seen_goes(open_over: Callable[..., AppTest], fill: FaultyService, kind: str) -> None:
    test = open_over("people", assessment=fill.world.assessments[0].id)
    assert test.get("plotly_chart")
    fill.clock.pass_time(120)
    fill.fail(times=200, **KINDS[kind][0])
    run(test)
    assert not test.get("plotly_chart")
    assert ("Not found" if kind == "404" else KINDS[kind][1]) in banners(test)


def test_pages_heal_when_the_service_is_back(open_over: Callable[..., AppTest], fill: FaultyService) -> None:
    test = open_over("teams")
    fill.clock.pass_time(120)
    fill.down = True
    run(test)
    assert "can't be reached" in banners(test)
    fill.down = False
    fill.clock.pass_time(10)
    run(test)
    assert not banners(test).replace("Open access", "").strip().startswith("The service")


def test_a_service_without_uncertainty_is_shown_as_it_is(
    open_over: Callable[..., AppTest], fill: FaultyService
) -> None:
    [team], [assessment] = fill.world.teams, fill.world.assessments
    for page, asked in (("people", {"assessment": assessment.id}), ("teams", {"team": team.id})):
        assert open_over(page, **asked).get("plotly_chart")


def test_scores_of_another_service_are_shown_and_the_reading_is_explained(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    scores = {"d": 34.66, "i": 19.0, "s": 66.4, "c": 85.0, "style": "CS"}
    fake.answer("GET", "/assessments", [{"id": "a1", "status": "finished", "name": "Ada"}])
    fake.answer("GET", "/assessments/a1/results", {"profiles": [{"disc": scores}]})
    test = open_over("people", assessment="a1")
    assert "How this service's answers were read" in [each.label for each in test.expander]
    assert escape("66.4") in texts(test)
    assert "doesn't say what scale" in texts(test) or test.get("plotly_chart")


def test_a_low_quota_warns(open_over: Callable[..., AppTest], fill: FaultyService) -> None:
    fill.quota = 14
    test = open_over("home")
    assert any("Few requests are left" in each.value for each in test.main.warning), "where a phone shows it, too"
    assert " requests left" in test.sidebar.caption[-1].value


def test_what_was_refused_is_said_below_the_head_even_where_the_page_goes_on_without_it(
    open_over: Callable[..., AppTest], fill: FaultyService
) -> None:
    refuse = Fault(status=429, body=b"{}", headers={"Content-Type": "application/json", "Retry-After": "40"})
    # The last read of the page: after a refusal, the client sends nothing for 40 s.
    fill.fault_for = lambda request: refuse if request.url.path.endswith("/analysis") else None
    test = open_over("home")
    assert [each.type for each in test.main if each.type in {"error", "title", "subheader"}][:2] == ["title", "error"]
    assert banners(test).count("This page loads again by itself in 40 s") == 1
    assert "Crew" in everything(test)


def all_kinds(base: type[errors.DiscernError]) -> list[type[errors.DiscernError]]:
    return [base, *(each for sub in base.__subclasses__() for each in all_kinds(sub))]


@pytest.mark.parametrize("kind", all_kinds(errors.DiscernError))
def test_every_error_of_the_client_has_a_banner(kind: type[errors.DiscernError]) -> None:
    extra: dict[str, Any] = {"retry_after": 3.0} if issubclass(kind, errors.RateLimited) else {}
    banner = describe(kind("The detail.", operation="get_team", request_id="req_1", **extra))
    assert banner.title
    assert banner.advice
    assert kind is errors.DiscernError or any(issubclass(kind, known) for known in NAMES)


def test_a_busy_service_is_not_said_to_have_used_up_a_limit() -> None:
    banner = describe(errors.RateLimited("Busy.", operation="get_team", retry_after=2.0, code="overloaded", status=429))
    assert banner.title == "The service is busy"
    assert "limit" not in banner.advice
    assert banner.advice.endswith("Try again in 2 s.")


@pytest.mark.parametrize(("request_id", "asks"), [("req_1", "send the request id below"), (None, "ask the people who")])
def test_an_id_is_asked_for_only_where_there_is_one(request_id: str | None, asks: str) -> None:
    assert asks in describe(errors.ServerError("Oh.", operation="get_team", request_id=request_id)).advice


@pytest.mark.parametrize(
    ("operation", "code", "title"),
    [
        ("list_assessments", None, "There is no service at this address"),
        ("list_assessments", "unknown_path", "There is no service at this address"),
        ("list_reports", "no_such_thing", "The service doesn't offer this"),
        ("get_assessment", None, "Not found"),
        ("get_assessment", "not_found", "Not found"),
        ("compare_people", "not_found", "Not found"),
    ],
)
def test_a_wrong_address_is_not_taken_for_something_deleted(operation: str, code: str | None, title: str) -> None:
    banner = describe(errors.NotFound("No.", operation=operation, code=code, status=404))
    assert banner.title == title
    assert banner.advice.startswith("Check the address, which should end in /v1") == title.startswith(
        "There is no service"
    )
    assert ("deleted" in banner.advice) == (title == "Not found")


@pytest.mark.parametrize(
    ("kind", "setting"),
    [
        (errors.NotAuthenticated, "Check the service's key"),
        (errors.ServiceUnreachable, "Check the network and the service's address, http://127.0.0.1:9/v1"),
        (errors.UnreadableAnswer, "Check the service's address, http://127.0.0.1:9/v1"),
    ],
)
def test_what_discern_was_started_with_is_not_looked_for_on_a_page(
    kind: type[errors.DiscernError], setting: str
) -> None:
    error = kind("No.", operation="list_teams")
    advice = describe(error, place="start", address="http://127.0.0.1:9/v1").advice
    assert setting in advice
    assert "DISCERN_" not in advice
    assert "Settings" not in advice + describe(error, place="here").advice


def test_who_cannot_reach_the_service_gets_something_to_send(open_page: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCERN_BASE_URL", "http://127.0.0.1:9/v1")
    monkeypatch.setenv("DISCERN_API_KEY", "dsc_key")
    test = open_page()
    [message] = [each.value for each in test.code]
    assert "“The service can't be reached” about http://127.0.0.1:9/v1." in message
    assert "Settings" in [each.proto.label for each in test.get("page_link")]


def test_a_refusal_is_said_in_the_words_of_the_catalogue() -> None:
    said_by_service = "There must be an owner: make someone else an owner first."
    banner = describe(errors.InvalidRequest(said_by_service, operation="put_user", code="last_owner", status=400))
    assert banner == Banner("There must be an owner", "Make someone else an owner first.")


@pytest.mark.parametrize("code", ["invalid_parameter", "code_of_another_service", None])
def test_an_invalid_request_names_every_field_and_its_rule(code: str | None) -> None:
    wrong = (
        FieldError(field="name", message="at most 200 characters"),
        FieldError(field="email", message="has no @"),
    )
    banner = describe(errors.InvalidRequest("name: …", operation="put_user", code=code, status=400, errors=wrong))
    assert banner.advice.startswith("name: at most 200 characters; email: has no @. Correct it")


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [
        (0.8, "1 second ago"),
        (3, "3 seconds ago"),
        (100, "2 minutes ago"),
        (600, "10 minutes ago"),
        (7200, "2 hours ago"),
    ],
)
def test_the_age_of_data_is_in_words(monkeypatch: pytest.MonkeyPatch, seconds: float, shown: str) -> None:
    said = []
    monkeypatch.setattr("streamlit.warning", lambda text, **_: said.append(text))
    monkeypatch.setattr(error_banners, "current_service", lambda: SimpleNamespace(is_embedded=False, base_url=""))
    error_banners.show_stale(errors.TimedOut("Too slow.", operation="get_team"), seconds)
    assert said[0].startswith(f"This data is from {shown}. ")


def test_the_apps_own_service_is_only_busy_and_no_address_is_blamed(monkeypatch: pytest.MonkeyPatch) -> None:
    late = errors.TimedOut("Too slow.", operation="get_team")
    amber: list[str] = []
    monkeypatch.setattr("streamlit.warning", lambda text, title="", **_: amber.append(f"{title} {text}".strip()))
    monkeypatch.setattr(error_banners, "current_service", lambda: SimpleNamespace(is_embedded=True, base_url=""))
    error_banners.show_stale(late, 13)
    assert amber == ["Busy; trying again. What you see is 13 seconds old."]
    error_banners.show_error(late, of_page=True)
    error_banners.show_error(late)
    assert amber[1].startswith("Busy; trying again.")
    assert "before you try again" in amber[2], "what was sent may have arrived"
    assert not re.search("address|Settings", " ".join(amber))
