"""People, teams and results of one name and day: no two options look the same, and each leads to its own object."""

import ast
import shutil
from collections import Counter
from collections.abc import Iterator
from copy import copy
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import streamlit as st
from sqlalchemy import update
from streamlit.testing.v1 import AppTest

from discern import instrument
from discern.client import Client
from discern.contract import operations
from discern.contract.last_day import end_of_day
from discern.contract.models.assessments import Answer, AssessmentQuery, GiveAnswers, GiveConsent, NewAssessment
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.sync import SyncBatch
from discern.contract.models.teams import NewTeam
from discern.contract.models.users import User
from discern.service.storage.engine.tables import assessments
from discern_app.base.current_service import configured_service
from discern_app.base.embedded_service import embedded_service
from discern_app.components.option_labels import look
from discern_app.teams.workshop import DEBRIEF
from tests.support.databases import NewSQLite
from tests.support.listed import rows, tick_places
from tests.support.pages import PAGES, Open, click, field, run, texts
from tests.support.signed import Company

APP = Path(__file__).parents[2] / "app" / "discern_app"
CHOICES = {
    "selectbox",
    "multiselect",
    "radio",
    "pills",
    "segmented_control",
    "select_slider",
    "menu_button",
    "data_editor",
}
"""What Streamlit has to choose one of several things, and maps by their labels."""


class Namesakes:
    """Three people called Ana Ruiz, two with an address and with results of one day, and two teams called Crew."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.people: list[str] = []
        for email in ("ana@one.example", "ana@two.example", None):
            new = NewCandidate(name="Ana Ruiz", email=email)
            self.people.append(client.send(operations.CREATE_CANDIDATE(new)).id)
        self.teams = [
            client.send(operations.CREATE_TEAM(NewTeam(name="Crew", members=self.people[:members]))).id
            for members in (3, 0)
        ]
        self.results = [self.complete(self.people[place], place) for place in (0, 1, 1)]
        self.open = [self.invite(self.people[place]) for place in (0, 1, 1)]

    def invite(self, candidate_id: str) -> str:
        new = NewAssessment(candidate_id=candidate_id, team_id=self.teams[0], form="short")
        return self.client.send(operations.CREATE_ASSESSMENT(new)).id

    def complete(self, candidate_id: str, pattern: int) -> str:
        assessment_id = self.invite(candidate_id)
        self.client.send(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=assessment_id))
        bank = instrument.load_bank()
        answers = [
            Answer(block=block, most=items[pattern].id, least=items[3].id, ms=9000)
            for block in bank.form("short").blocks
            for items in [bank.blocks[block].items]
        ]
        self.client.send(operations.GIVE_ANSWERS(GiveAnswers(answers=answers), assessment_id=assessment_id))
        return assessment_id


@pytest.fixture(scope="module")
def written(new_sqlite: NewSQLite, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Namesakes]:
    """A database with these people, written once for all tests here."""
    folder = tmp_path_factory.mktemp("namesakes")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DISCERN_DATABASE_URL", new_sqlite(folder))
        st.cache_resource.clear()
        found = Namesakes(configured_service().managers.client)
        embedded_service().close()
        st.cache_resource.clear()
    return folder / "discern.db", found


@pytest.fixture
def app_database(written: tuple[Path, Namesakes], new_sqlite: NewSQLite, tmp_path: Path) -> str:
    url = new_sqlite(tmp_path)
    shutil.copyfile(written[0], tmp_path / "discern.db")
    return url


@pytest.fixture
def namesakes(written: tuple[Path, Namesakes], client: Client) -> Namesakes:
    found = copy(written[1])
    found.client = client
    return found


def box_of(test: AppTest, label: str) -> Any:
    return next(each for each in (*test.selectbox, *test.multiselect) if each.label.startswith(label))


def pick(test: AppTest, label: str, place: int) -> AppTest:
    """Choose an option as the browser does: by its label."""
    box_of(test, label).select_index(place)
    return run(test)


def in_address(test: AppTest, name: str) -> str:
    value = test.query_params[name]
    return value if isinstance(value, str) else value[0]


def place_of(test: AppTest, label: str, *words: str) -> int:
    """The place of the one option that has all of these words."""
    options = box_of(test, label).options
    [place] = [place for place, option in enumerate(options) if all(word in option for word in words)]
    return place


def choices(test: AppTest) -> Iterator[tuple[str, list[str]]]:
    """Every choice on a page with its options, tables of which rows can be ticked included."""
    for box in (*test.selectbox, *test.multiselect, *test.radio):
        yield box.label, list(box.options)
    for group in test.button_group:
        yield group.label, [f"{each.content_icon}{each.content}" for each in group.proto.options]
    for table in test.dataframe:
        if table.proto.selection_mode:
            ticked = table.value.astype(str).to_dict("records")
            yield "rows", [" · ".join(map(str, row.values())) for row in ticked]
    if listed := rows(test):
        yield "rows", [" · ".join((row.label, *row.cells)) for row in listed]


def alike(test: AppTest) -> dict[str, list[str]]:
    """The options that look the same, by the label of their choice."""
    found = {}
    for label, options in choices(test):
        times = Counter(look(option) for option in options)
        if max(times.values(), default=0) > 1:
            found[label] = options
    return found


@pytest.mark.parametrize(
    ("page", "query", "labels"),
    [
        ("assessments", {"new": "1"}, {"Team (optional)", "Team", "rows"}),
        ("assessments", {"new": "many"}, {"Team (optional)"}),
        ("people", {}, {"Team", "rows"}),
        ("talk", {}, {"Who is it with?", "With another person?"}),
        ("compare", {}, {"A", "B"}),
        ("teams", {"team": "0"}, set[str]()),
        ("teams", {"team": "0", "view": "what-if"}, {"Take someone out"}),
        ("teams", {"team": "0", "view": "workshop", DEBRIEF: "open"}, {"Or one person's profile"}),
        ("teams", {"team": "0", "view": "edit"}, {"rows"}),
        ("teams", {"team": "1", "view": "edit"}, {"Add people"}),
        ("reports", {"about": "team"}, {"Team"}),
        ("reports", {"about": "assessment"}, {"Person"}),
        ("reports", {"about": "comparison"}, {"First person"}),
        *(
            (page, {}, set[str]())
            for page in sorted(set(PAGES) - {"assessments", "people", "talk", "compare", "teams", "reports"})
        ),
    ],
)
@pytest.mark.exhaustive
def test_no_two_options_look_the_same(
    open_page: Open, namesakes: Namesakes, page: str, query: dict[str, str], labels: set[str]
) -> None:
    given = {name: value for name, value in query.items() if name != DEBRIEF}
    if page == "team" or "team" in given:
        given["team"] = namesakes.teams[int(given.get("team", 0))]
    test = open_page(page, **given)
    if DEBRIEF in query:
        test.session_state[DEBRIEF] = True
        run(test)
    assert alike(test) == {}
    offered = dict(choices(test))
    assert all(len(offered.get(label, [])) > 1 for label in labels), offered


def test_the_directory_opens_whom_its_row_names(open_page: Open, namesakes: Namesakes) -> None:
    seen = set()
    for place, row in enumerate(rows(open_page("people"))):
        test = click(tick_places(open_page("people"), place), "Open")
        seen.add(in_address(test, "person"))
        email = namesakes.client.send(operations.GET_CANDIDATE(candidate_id=in_address(test, "person"))).email
        assert str(email or "") in row.label
    assert seen == set(namesakes.people)


def test_both_results_of_one_day_are_linked_from_each_other(open_page: Open, namesakes: Namesakes) -> None:
    later = namesakes.client.send(operations.GET_RESULTS(assessment_id=namesakes.results[2]))
    test = open_page("people", assessment=namesakes.results[1], view="history")
    assert later.completed_at is not None
    [link] = [each for each in test.button if "Profile of" in each.label]
    link.click()
    run(test)
    assert test.query_params["assessment"] == namesakes.results[2]


def places_of(test: AppTest, state: str, label: str = "") -> list[int]:
    """The rows in a state, of people who are called so."""
    return [place for place, row in enumerate(rows(test)) if row.cells[0] == state and label in row.label]


def test_the_link_that_is_copied_is_that_of_the_ticked_person(open_page: Open, namesakes: Namesakes) -> None:
    test = open_page("assessments")
    waiting = places_of(test, "Invited")
    assert len(waiting) == len(namesakes.open)
    seen = set()
    for place in waiting:
        test = click(tick_places(open_page("assessments"), place), "Open")
        assessment_id = in_address(test, "assessment")
        seen.add(assessment_id)
        chosen = namesakes.client.send(operations.GET_ASSESSMENT(assessment_id=assessment_id))
        email = namesakes.client.send(operations.GET_CANDIDATE(candidate_id=chosen.candidate.id)).email
        assert str(email) in rows(test)[place].label
        assert str(chosen.take_url).partition("?")[2] in test.code[0].value
    assert seen == set(namesakes.open)


def test_the_links_of_those_ticked_are_copied_together(open_page: Open, namesakes: Namesakes) -> None:
    test = open_page("assessments")
    waiting = places_of(test, "Invited")
    test = click(tick_places(test, *waiting), "Show 3 links")
    tokens = {
        str(namesakes.client.send(operations.GET_ASSESSMENT(assessment_id=id_)).take_url)[-20:]
        for id_ in namesakes.open
    }
    *each, all_ = [str(code.value) for code in test.code]
    assert {link[-20:] for link in each} == tokens, "a link to copy for each"
    lines = all_.split("\n\n")
    assert {line[-20:] for line in lines} == tokens
    assert len({line.partition("\n")[0] for line in lines}) == 2, "one of the three has two, made at the same time"


def test_what_is_cancelled_is_what_was_ticked(open_page: Open, namesakes: Namesakes) -> None:
    test = open_page("assessments")
    [place] = places_of(test, "Invited", "ana@one.example")
    click(click(tick_places(test, place), "Cancel this invitation"), "Cancel it")
    status = {id_: namesakes.client.send(operations.GET_ASSESSMENT(assessment_id=id_)).status for id_ in namesakes.open}
    assert status == dict(zip(namesakes.open, ["cancelled", "created", "created"], strict=True))


def test_whose_link_has_ended_gets_two_more_weeks(open_page: Open, namesakes: Namesakes) -> None:
    late = namesakes.open[0]
    past = update(assessments).where(assessments.c.id == late).values(expires_at=assessments.c.created_at)
    embedded_service().api.state.service.database.write_now(lambda connection: connection.execute(past))
    test = open_page("assessments")
    [place] = places_of(test, "Ended")
    test = click(tick_places(test, place), "Change the date to answer by")
    assert "This link has ended" in texts(test)
    last = datetime.now(UTC).date() + timedelta(days=14)
    test = click(test, "Save this date")
    assert "Save this date" not in [button.label for button in test.button]
    moved = namesakes.client.send(operations.GET_ASSESSMENT(assessment_id=late))
    assert moved.status == "created"
    assert moved.expires_at in {end_of_day(last), end_of_day(last + timedelta(days=1))}, "the test may run at midnight"


def test_the_end_dates_of_several_change_together(open_page: Open, namesakes: Namesakes) -> None:
    test = open_page("assessments")
    waiting = places_of(test, "Invited")
    test = click(tick_places(test, *waiting), "Change 3 dates to answer by")
    last = datetime.now(UTC).date() + timedelta(days=3)
    test.date_input[0].set_value(last)
    click(test, "Save this date")

    def ends() -> set[str]:
        found = (
            namesakes.client.send(operations.GET_ASSESSMENT(assessment_id=id_)).expires_at for id_ in namesakes.open
        )
        return {"" if each is None else each.isoformat() for each in found}

    assert ends() == {f"{last + timedelta(days=1)}T12:00:00+00:00"}
    test = click(tick_places(open_page("assessments"), waiting[0]), "Remind")
    assert f"Please answer by {last.day} " in test.code[0].value
    test = click(tick_places(open_page("assessments"), waiting[0]), "Change the date to answer by")
    click(test, "No date")
    assert "" in ends()


def test_several_are_cancelled_and_invited_again(open_page: Open, namesakes: Namesakes) -> None:
    test = open_page("assessments")
    waiting = places_of(test, "Invited")
    click(click(tick_places(test, *waiting), "Cancel these 3"), "Cancel them")
    states = [namesakes.client.send(operations.GET_ASSESSMENT(assessment_id=id_)).status for id_ in namesakes.open]
    assert states == ["cancelled"] * 3
    assert "Invite 3 again" not in [button.label for button in test.button], "the note offers it"
    click(test, "Invite 2 again")
    click(test, "Show the links")
    made = namesakes.client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(status="created"))).data
    assert {each.candidate.id for each in made} == set(namesakes.people[:2])
    assert len(made) == 2
    assert [len(str(code.value).splitlines()) for code in test.code[:3]] == [1, 1, 5], "one each, and both together"


def test_a_late_click_cancels_nothing_else(open_page: Open, namesakes: Namesakes) -> None:
    """The page shows one assessment; by the time that the click arrives, another is chosen."""
    test = open_page("assessments", assessment=namesakes.open[0])
    [button] = [each for each in test.button if each.label == "Cancel it"]
    test.query_params["assessment"] = namesakes.open[1]
    button.click()
    run(test)
    assert {namesakes.client.send(operations.GET_ASSESSMENT(assessment_id=id_)).status for id_ in namesakes.open} == {
        "created"
    }


def test_a_tick_stays_with_its_row_when_others_come(open_page: Open, namesakes: Namesakes) -> None:
    test = tick_places(open_page("assessments"), 0)
    assert "**1 chosen**" in texts(test)
    namesakes.invite(namesakes.people[0])
    configured_service().managers.drop()
    run(test)
    assert in_address(click(test, "Open"), "assessment") == namesakes.open[-1]


def test_an_invitation_goes_into_the_team_that_was_chosen(open_page: Open, namesakes: Namesakes) -> None:
    for name, team_id in zip(("Newcomer", "Latecomer"), namesakes.teams, strict=True):
        made = namesakes.client.send(operations.GET_TEAM(team_id=team_id)).created_at
        test = open_page("assessments", new="1")
        options = box_of(test, "Team (optional)").options
        field(test, "Name").input(name)
        place = namesakes.teams[::-1].index(team_id)
        assert "Crew" in options[place]
        box_of(test, "Team (optional)").select_index(place)
        click(test, "Create and get the link")
        [newest] = namesakes.client.send(operations.LIST_ASSESSMENTS()).data[:1]
        assert (newest.candidate.name, newest.team_id) == (name, team_id), made


def test_a_manager_of_two_teams_says_which(company: Company) -> None:
    company.let_in("lead", "manager", ("Ours", "Theirs"))
    test = company.open("assessments", "lead", new="1")
    field(test, "Name").input("Newcomer")
    click(test, "Create and get the link")
    assert [each.value for each in test.error] == ["Choose one of your teams for the people you invite."]
    [*_, box] = [each for each in test.selectbox if each.label == "Team"]
    box.select(company.teams["Theirs"])
    click(test, "Create and get the link")
    newest = company.owner.send(operations.LIST_ASSESSMENTS()).data[0]
    assert (newest.candidate.name, newest.team_id) == ("Newcomer", company.teams["Theirs"])


def test_who_is_put_into_a_team_is_who_was_chosen(open_page: Open, namesakes: Namesakes) -> None:
    test = open_page("teams", team=namesakes.teams[1], view="edit")
    place = place_of(test, "Add people", "ana@one.example")
    adding = box_of(test, "Add people")
    adding.select(namesakes.people[0])
    assert adding.values == [adding.options[place]]
    click(test, "Add")
    [member] = namesakes.client.send(operations.GET_TEAM(team_id=namesakes.teams[1])).members
    assert member.id == namesakes.people[0]


def test_a_member_is_bound_to_the_person_who_was_chosen(company: Company) -> None:
    given: list[dict[str, Any]] = [
        {"external_id": str(number), "name": "Ana Ruiz", "email": f"ana@{number}.example"} for number in range(3)
    ]
    people = [str(row.id) for row in company.owner.send(operations.SYNC(SyncBatch(candidates=given))).rows]
    test = click(company.open("access", "boss"), "Let someone in")
    box_of(test, "Role").select("member")
    run(test)
    [email] = [each for each in test.text_input if each.label.startswith("E-mail address for signing in")]
    email.input("member@example.org")
    place = place_of(test, "Which person is this?", "ana@0.example")
    box_of(test, "Which person is this?").select_index(place)
    assert alike(test) == {}
    click(test, "Give access")
    assert member_of(company).candidate_id == people[0]
    [table] = test.dataframe
    assert ["Ana Ruiz · ana@0.example"] in [list(each) for each in table.value["Teams or person"]]


def member_of(company: Company) -> User:
    [member] = [user for user in company.owner.send(operations.LIST_USERS()).data if user.role == "member"]
    return member


def test_users_of_one_name_have_different_labels(company: Company) -> None:
    for sub in ("kim1", "kim2"):
        company.let_in(sub, "manager", ("Ours",))
        company.sign((sub, f"{sub}@example.org"), name="Kim")
    test = company.open("access", "boss")
    assert alike(test) == {}
    [table] = test.dataframe
    row = list(table.value["E-mail"]).index("kim1@example.org")
    test.session_state[str(table.key)] = {"selection": {"rows": [row], "columns": [], "cells": []}}
    assert "kim1@" in texts(run(test))
    click(click(test, "Remove"), "Remove access")
    left = {user.email for user in company.owner.send(operations.LIST_USERS()).data}
    assert "kim1@example.org" not in left
    assert "kim2@example.org" in left


def is_constant(node: ast.expr) -> bool:
    """A literal, a constant by its name, a list of one, or those of a constant that something holds of."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "list":
        return all(is_constant(each) for each in node.args)
    if isinstance(node, ast.ListComp):
        [of] = node.generators
        return ast.unparse(node.elt) == ast.unparse(of.target) and is_constant(of.iter)
    if isinstance(node, ast.IfExp):
        return is_constant(node.body) and is_constant(node.orelse)
    if isinstance(node, ast.List | ast.Tuple):
        return all(is_constant(each) for each in node.elts)
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


def test_objects_are_chosen_by_the_one_component_alone() -> None:
    """Any other choice is between words that are written in the code."""
    found = []
    for file in sorted(APP.rglob("*.py")):
        if file.name in {"object_select.py", "page_header.py"}:  # The latter's are the views of a page.
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHOICES:
                options = [*node.args[1:2], *(each.value for each in node.keywords if each.arg == "options")]
                found += [f"{file.name}:{node.lineno}" for each in options if not is_constant(each)]
    assert found == []
