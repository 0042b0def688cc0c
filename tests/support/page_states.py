"""The pages of the app with their choices made: everything that a reader can come to, state by state.

Each state gives the page once or more, as it is read. It finds buttons by their English labels, accented or not.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import cycle
from typing import Any

from streamlit.testing.v1 import AppTest

from discern.client import operations
from discern.client.testing import Fault
from discern.contract.models.candidates import SetVisibility
from discern.contract.models.insights import Evidence, Insight
from discern.contract.models.reports import NewReport, QuestionAnswer, Sentence, TeamSubject, Writer
from discern.contract.models.results import Quality, Results
from discern.contract.models.webhooks import Delivery, Webhook
from discern.contract.styles import Style
from tests.support.faulty_service import FaultyService
from tests.support.measurement import measurement
from tests.support.pages import PAGES, run
from tests.support.pseudo_language import accented

NAMES = ["Aba", "Bex", "Cyd", "Dov", "Eli", "Fay", "Crew"]
"""Names that no word contains."""

LEADS: tuple[dict[Style, float], ...] = (
    {"D": 90.0, "I": 60.0, "S": 10.0, "C": 40.0},
    {"D": 10.0, "I": 40.0, "S": 90.0, "C": 60.0},
)


@dataclass(frozen=True)
class Crew:
    """A team of five behind faults: four have a profile, the first of them two, and the fifth is invited."""

    open: Callable[..., AppTest]
    fake: FaultyService
    team: str
    people: list[str]
    done: list[str]

    def results(self, place: int) -> Results:
        return self.fake.world.client.send(operations.get_results(self.done[place]))


def make_crew(open_over: Callable[..., AppTest], fake: FaultyService) -> Crew:
    people = [fake.world.add_candidate(name).id for name in NAMES[:5]]
    team = fake.world.add_team("Crew", people).id
    before = fake.world.add_assessment(people[0], team)
    fake.world.complete(before.id, LEADS[1])
    done = [fake.world.add_assessment(person, team).id for person in people[:4]]
    for assessment, scores in zip(done, cycle(LEADS), strict=False):
        fake.world.complete(assessment, scores)
    fake.world.add_assessment(people[4], team)
    return Crew(open_over, fake, team, people, done)


def open_all(test: AppTest) -> AppTest:
    """Open every expander and popover whose content is made when it opens."""
    opened: set[str] = set()
    while closed := {str(node.key) for node in test if node.type in {"expander", "popover"} and node.key} - opened:
        for key in closed:
            test.session_state[key] = True
        opened |= closed
        run(test)
    return test


def press(test: AppTest, label: str) -> AppTest:
    """Click the one button that is called this, in English or accented."""
    [button] = [each for each in test.button if each.label in {label, accented(label)}]
    button.click()
    return run(test)


def open_tab(test: AppTest, label: str) -> AppTest:
    """Open the tab of Settings that is called this, in English or accented, and all that is in it."""
    [test.session_state["tab"]] = {each.label for each in test.tabs} & {label, accented(label)}
    return open_all(run(test))


def find_field(test: AppTest, label: str) -> Any:
    """The one text field that is called this, in English or accented."""
    [field] = [each for each in test.text_input if each.label in {label, accented(label)}]
    return field


TEAM_VIEWS = ("overview", "people", "what-if", "workshop", "edit")
PERSON_VIEWS = ("profile", "together", "history", "basis")


def _page(name: str) -> Callable[[Crew], Iterator[AppTest]]:
    def opened(crew: Crew) -> Iterator[AppTest]:
        yield open_all(crew.open(name))
        if name == "teams":
            yield open_all(crew.open(name, team=crew.team))

    return opened


def _empty(crew: Crew) -> Iterator[AppTest]:
    """Every page of an installation in which nobody is yet."""
    for person in crew.fake.world.candidates:
        crew.fake.world.erase(person.id)
    crew.fake.world.delete_team(crew.team)
    for page in PAGES:
        yield open_all(crew.open(page))


def _invite_one(crew: Crew) -> Iterator[AppTest]:
    test = open_all(crew.open("assessments", new="1"))
    yield press(test, "Create and get the link")
    find_field(test, "Name").input("Fay")
    yield open_all(press(test, "Create and get the link"))


def _invite_many(crew: Crew) -> Iterator[AppTest]:
    test = open_all(crew.open("assessments", new="many"))
    yield test
    for wrong in ("", '"Aba', "email\na@b.example", "a\n" * 1001):
        test.text_area[0].input(wrong)
        yield press(test, "Check the list")
    test.text_area[0].input("name,email,id,team\nAba,,1,Crew\nBex,bex,2,\nFay,,3,Boat\nCyd,,3,\nDov,a,b,c,d\n")
    yield press(test, "Check the list")
    [send] = [each for each in test.button if each.key == "send invitations"]
    send.click()
    yield open_all(run(test))


def _assessments(crew: Crew) -> Iterator[AppTest]:
    """One in full, several ticked, and what can be done with them."""
    stopped = crew.fake.world.add_assessment(crew.people[3], crew.team)
    crew.fake.world.client.send(operations.cancel_assessment(stopped.id))
    for listed in crew.fake.world.assessments:
        yield open_all(crew.open("assessments", assessment=listed.id))
    actions = (
        "Show the link",
        "Remind",
        "Change the last day",
        "Cancel this assessment",
        f"Invite {len(crew.done) + 2} again",
    )
    for action in actions:
        test = crew.open("assessments")
        [table] = [each for each in test.dataframe if each.proto.selection_mode]
        rows = list(range(len(table.value)))
        test.session_state[str(table.key)] = {"selection": {"rows": rows, "columns": [], "cells": []}}
        yield run(test)
        yield press(test, action)
    yield press(test, f"Invite {len(crew.done)} again")
    yield crew.open("assessments", q="zzz")


def _results(crew: Crew) -> Iterator[AppTest]:
    for assessment in crew.done[:2]:
        for view in PERSON_VIEWS:
            yield open_all(crew.open("people", assessment=assessment, view=view))


def _results_withheld(crew: Crew) -> Iterator[AppTest]:
    whole = crew.results(0)
    failed = [check.model_copy(update={"passed": False}) for check in whole.quality.checks]
    states: tuple[dict[str, Any], ...] = (
        {"quality": Quality(verdict="caution", checks=failed)},
        {"quality": Quality(verdict="withheld", checks=failed), "scores": None, "style": None},
        {"quality": Quality(verdict="withheld", checks=[]), "scores": None, "style": None},
        {"style": None, "insights": []},
        {"style": whole.style and whole.style.model_copy(update={"probabilities": None})},
        {"scores": None, "style": None},
    )
    for changes in states:
        payload = whole.model_copy(update=changes).model_dump(mode="json")
        crew.fake.answer("GET", f"/assessments/{crew.done[0]}/results", payload)
        for view in ("profile", "basis"):
            yield open_all(crew.open("people", assessment=crew.done[0], view=view))
    crew.fake.answer(
        "GET", f"/assessments/{crew.done[0]}/results", {"profile": {"D": 3, "I": 5, "S": 2, "C": 1}, "unit": "odd"}
    )
    yield open_all(crew.open("people", assessment=crew.done[0]))


def _compare(crew: Crew) -> Iterator[AppTest]:
    a, b, c = crew.people[:3]
    for first, second in ((a, b), (a, c), (a, a)):
        yield open_all(crew.open("compare", a=first, b=second))


def _team(crew: Crew) -> Iterator[AppTest]:
    """Each view with names and without, a person's drawer, the scores in another style, and the menu's dialogs."""
    for view in TEAM_VIEWS:
        for names in ("true", "false"):
            yield open_all(crew.open("teams", team=crew.team, view=view, names=names))
    yield open_all(crew.open("teams", team=crew.team, person=crew.people[0]))
    test = crew.open("teams", team=crew.team, view="people")
    [styles] = [each for each in test.button_group if each.key == "scores in"]
    styles.set_value("C")
    yield run(test)
    for entry in range(len(test.menu_button[0].options)):
        test.menu_button[0].click_index(entry)
        yield open_all(run(test))


def _what_if(crew: Crew) -> Iterator[AppTest]:
    newcomer = crew.fake.world.add_candidate("Fay").id
    crew.fake.world.complete(crew.fake.world.add_assessment(newcomer).id, LEADS[0])
    for changes in (
        {},
        {"without": crew.people[0], "with": newcomer, "with_style": "C"},
        {"without": crew.people[:3]},
        {"with_style": "I"},
        {"without": crew.people[4]},
    ):
        yield open_all(crew.open("teams", team=crew.team, view="what-if", **changes))
    test = crew.open("teams", team=crew.team, view="what-if", without=crew.people[0])
    yield press(test, "Change the team")


def _slides(crew: Crew) -> Iterator[AppTest]:
    for number in range(1, 25):
        yield crew.open("teams", team=crew.team, present=str(number))


def _teams_without_profile(crew: Crew) -> Iterator[AppTest]:
    world = crew.fake.world
    for members in ([], [crew.people[4]]):
        yield open_all(crew.open("teams", team=world.add_team("Crew", members).id))
    world.client.send(operations.set_visibility(crew.people[0], SetVisibility(visibility="private")))
    yield open_all(crew.open("teams", team=world.add_team("Crew", crew.people[:1]).id))
    analysis = world.client.send(operations.get_team_analysis(world.add_team("Crew").id))
    for changes in ({"withheld": 1}, {"withheld": 2, "not_shared": 2, "pending": 2}):
        payload = analysis.model_copy(update={"size": 7, **changes}).model_dump(mode="json")
        crew.fake.answer("GET", f"/teams/{analysis.team.id}/analysis", payload)
        yield open_all(crew.open("teams", team=analysis.team.id))


def _team_edited(crew: Crew) -> Iterator[AppTest]:
    test = open_all(crew.open("teams", team=crew.team, view="edit"))
    yield test
    yield open_all(press(test, "Create a join link"))
    [name] = [each for each in test.text_input if each.key == f"name of {crew.team}"]
    name.input("")
    yield press(test, "Save name")
    yield open_all(crew.open("teams", team=crew.fake.world.add_team("Crew").id, view="edit"))
    yield open_all(crew.open("teams", **{"team name": "zzz"}))
    yield press(press(open_all(crew.open("teams")), "New team"), "Create the team")


def _import(crew: Crew) -> Iterator[AppTest]:
    test = press(open_all(crew.open("teams")), "Import")
    yield test
    for wrong in ("", '"Aba', "email\na@b.example", "a\n" * 1001):
        test.text_area[0].input(wrong)
        yield press(test, "Check the list")
    test.text_area[0].input("id,name,email,team\n1,Aba,,Crew\n2,,bex,\n,Cyd,,\n1,Dov,,\n3,Eli,,Crew,more\n")
    yield press(test, "Check the list")
    # The page behind the dialog has a button of the same name.
    [*_, confirm] = [each for each in test.button if each.label in {"Import", accented("Import")}]
    confirm.click()
    yield run(test)


def _history_that_cannot_be_read(crew: Crew) -> Iterator[AppTest]:
    test = crew.open("people", assessment=crew.done[0], view="history")
    crew.fake.fault_for = lambda request: Fault(status=500) if "candidate_id" in str(request.url) else None
    crew.fake.clock.pass_time(3600)
    yield run(test)


def _questions(crew: Crew) -> Iterator[AppTest]:
    model = Writer(kind="model", model="tiny-1")
    account = crew.fake.world.client.send(operations.get_account()).model_copy(update={"writer": model})
    crew.fake.answer("GET", "/account", account.model_dump(mode="json"))
    statement = Insight(
        id="s1", kind="style", text="Aba.", strength="likely", evidence=[Evidence(name="a", value=0.83)]
    )
    said = [Sentence(text="Aba.", statements=["s1"])]
    subjects = (("people", {"assessment": crew.done[0], "view": "together"}), ("teams", {"team": crew.team}))
    for page, query in subjects:
        for is_answered in (True, False):
            answer = QuestionAnswer(answered=is_answered, sentences=said, statements=[statement], writer=model)
            crew.fake.answer("POST", "/questions", answer.model_dump(mode="json"))
            labels = ("Ask about this person", "Ask about this team")
            test = press(crew.open(page, **query), labels[page == "teams"])
            [question] = [each for each in test.text_input if each.label in (*labels, *map(accented, labels))]
            question.input("Aba?")
            yield press(test, "Ask")


def _report(about: str) -> Callable[[Crew], Iterator[AppTest]]:
    def opened(crew: Crew) -> Iterator[AppTest]:
        subject = {"person": ("assessment", crew.done[0]), "team": ("team", crew.team)}[about]
        test = open_all(crew.open("reports", about=subject[0], subject=subject[1]))
        yield test
        [length] = [each for each in test.button_group if each.key == "report length"]
        length.set_value("full")
        press(test, "Write the report")
        crew.fake.write_reports()
        crew.fake.clock.pass_time(2)
        yield open_all(run(test))

    return opened


def _reports_under_way(crew: Crew) -> Iterator[AppTest]:
    new = NewReport(subject=TeamSubject(type="team", id=crew.team))
    for status, more in (
        ("queued", {}),
        ("writing", {}),
        ("writing", {"progress": {"done": 1, "of": 4}}),
        ("failed", {"reason": "Aba."}),
        ("cancelled", {}),
    ):
        report = {
            "id": "rep_9", "status": status, **new.model_dump(mode="json"), "team": {"id": crew.team, "name": "Crew"},
            "created_at": "2026-11-20T09:00:00Z", **more,
        }  # fmt: skip
        crew.fake.answer("GET", "/reports", {"data": [report], "has_more": False, "next_cursor": None})
        crew.fake.answer("GET", "/reports/rep_9", report)
        yield open_all(crew.open("reports", report="rep_9"))


def _deliveries(crew: Crew) -> Iterator[AppTest]:
    now = datetime.now(UTC)
    about = {"event_id": crew.fake.add_event("team.updated", id=crew.team), "type": "team.updated", "cause": "event"}
    to = {"url": "https://aba.example", "events": ["team.updated"], "created_at": now}
    states: tuple[dict[str, Any], ...] = (
        {"status": "enabled"},
        {"status": "enabled", "last_success_at": now},
        {"status": "enabled", "failing_since": now},
        {"status": "enabled", "paused_until": now + timedelta(minutes=1)},
        {"status": "disabled", "disabled_reason": "owner"},
        {"status": "disabled", "disabled_reason": "failing", "disabled_at": now},
        {"status": "disabled", "disabled_reason": "gone"},
    )
    outcomes: tuple[dict[str, Any], ...] = (
        {"status": "pending", "attempts": 0},
        {"status": "pending", "attempts": 2, "error": "500", "next_attempt_at": now},
        {
            "status": "delivered",
            "attempts": 1,
            "status_code": 204,
            "attempted_at": now,
            "latency_ms": 9,
            "answer": "ok",
        },
        {"status": "delivered", "attempts": 3, "status_code": 204, "attempted_at": now, "cause": "resend"},
        {"status": "failed", "attempts": 9, "error": "500", "attempted_at": now},
        {"status": "failed", "attempts": 1, "error": "500", "cause": "test"},
        {"status": "pending", "attempts": 1, "error": "500", "cause": "replay"},
    )
    webhooks = []
    for number, (state, outcome) in enumerate(zip(states, outcomes, strict=True)):
        webhook = Webhook.model_validate({"id": f"whk_{number}", **to, **state})
        sent = {"id": f"dlv_{number}", "webhook_id": webhook.id, "created_at": now, **about, **outcome}
        delivery = Delivery.model_validate(sent)
        webhooks.append(webhook.model_dump(mode="json"))
        listed = {"data": [delivery.model_dump(mode="json")], "has_more": False, "next_cursor": None}
        crew.fake.answer("GET", f"/webhooks/{webhook.id}/deliveries", listed)
    crew.fake.answer("GET", "/webhooks", {"data": webhooks, "has_more": False, "next_cursor": None})
    test = open_all(crew.open("integrations"))
    yield test
    for action in ("edit", "replay", "secret", "delete"):
        test.menu_button[0].click(action)
        yield run(test)
    [table] = [each.key for each in test.dataframe]
    test.session_state[str(table)] = {"selection": {"rows": [0], "columns": [], "cells": []}}
    yield run(test)


def _endpoint_added(crew: Crew) -> Iterator[AppTest]:
    test = press(open_all(crew.open("integrations")), "Add an endpoint")
    for url in ("", "ftp://aba.example", "https://example.org/aba"):
        find_field(test, "Address").input(url)
        yield press(test, "Add and get the secret")


def _connection(crew: Crew) -> Iterator[AppTest]:
    test = open_all(crew.open("settings"))
    for tab in ("Data", "Measurement"):
        yield open_tab(crew.open("settings"), tab)
    yield press(test, "Test the connection")
    crew.fake.key = crew.fake.add_key("assessments:read")
    yield press(open_all(crew.open("settings")), "Test the connection")
    crew.fake.down = True
    yield press(test, "Test the connection")


def _measurement(crew: Crew) -> Iterator[AppTest]:
    """The bank that Discern comes with, and one that an owner put in use."""
    for people, since in ((0, None), (1, "2026-11-20T09:41:12Z"), (312, "2026-11-20T09:41:12Z")):
        crew.fake.answer("GET", "/account/measurement", measurement(people, since))
        yield open_tab(crew.open("settings"), "Measurement")


CODES = (
    "results_not_ready", "profile_missing", "not_shared", "results_held", "not_led", "other_coach", "overloaded",
    "role_forbids", "actor_unknown",
)  # fmt: skip
"""Codes of errors that banners explain."""


def _same(fault: Fault | None, request: object) -> Fault | None:
    return fault


def _errors(crew: Crew) -> Iterator[AppTest]:
    """A banner for each class of error, then for each code; then over data that grew old."""
    faults = [Fault(status=status) for status in (401, 403, 404, 409, 422, 429, 500)]
    faults += [Fault(hangs=True), Fault(), Fault(status=200, body=b"Aba")]
    for code in CODES:
        problem = {"type": "about:blank", "title": "Aba", "status": 403, "detail": "Aba.", "code": code}
        body = json.dumps({**problem, "request_id": "req_1"}).encode()
        faults.append(Fault(status=403, body=body, headers={"Content-Type": "application/problem+json"}))
    for fault in faults:
        crew.fake.fault_for = partial(_same, fault)
        yield crew.open("people", assessment=crew.done[0])
    crew.fake.fault_for = partial(_same, None)
    test = crew.open("home")
    crew.fake.clock.pass_time(30)
    crew.fake.down = True
    yield run(test)
    crew.fake.down = False
    for left in (3, 0):
        crew.fake.quota = left
        yield crew.open("how_it_works")


PAGE_STATES: dict[str, Callable[[Crew], Iterator[AppTest]]] = {
    **{page: _page(page) for page in PAGES},
    "every page, with nobody there": _empty,
    "assessments, opened and ticked": _assessments,
    "assessments, inviting one": _invite_one,
    "assessments, inviting many": _invite_many,
    "results of people": _results,
    "results, withheld or lacking something": _results_withheld,
    "results, with a history that can't be read": _history_that_cannot_be_read,
    "two people compared": _compare,
    "a team's views": _team,
    "a team's what-if": _what_if,
    "a team's slides": _slides,
    "teams without a profile": _teams_without_profile,
    "a team edited": _team_edited,
    "teams imported": _import,
    "questions asked": _questions,
    "a report on a person": _report("person"),
    "a report on a team": _report("team"),
    "reports under way": _reports_under_way,
    "events with deliveries": _deliveries,
    "an endpoint added": _endpoint_added,
    "the connection tested": _connection,
    "measurement": _measurement,
    "errors": _errors,
}
