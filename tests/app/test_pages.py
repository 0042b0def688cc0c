"""Each page over the real service: empty, with the sample company, and what a manager does on it."""

import ast
import re

import pytest

from discern import samples
from discern.client import Client
from discern.contract import operations
from discern.contract.base_models import SAMPLE_PREFIX
from discern.contract.models.assessments import AssessmentQuery, NewAssessment
from discern.contract.models.candidates import CandidateQuery, NewCandidate
from discern_app.base.current_service import configured_service
from tests.support.listed import names, rows
from tests.support.pages import (
    PAGES,
    SHELL,
    Open,
    click,
    field,
    headings,
    labels,
    run,
    texts,
    with_sample_company,
)

EMAIL = "E-mail (optional)"


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.exhaustive
def test_a_page_opens_with_nothing_in_the_database(open_page: Open, page: str) -> None:
    test = open_page(page)
    assert headings(test)
    assert not test.error
    if page != "how_it_works":  # which asks the service for nothing
        assert " requests left" in test.sidebar.caption[-1].value


def test_the_first_screen_shows_four_steps_and_offers_two_ways_in(open_page: Open) -> None:
    test = open_page()
    said = texts(test)
    places = [
        said.index(step) for step in ("Name your team", "Add its people", "Let them answer", "See the first profile")
    ]
    assert places == sorted(places)
    assert {"Name it", "Look around with the sample company"} <= set(labels(test))
    assert "never for hiring" in said
    click(test, "Name it")
    assert [field.label for field in test.text_input], "the dialog that makes a team is open"


def test_the_sample_company_is_real_answers_marked_as_made_up(open_page: Open, client: Client) -> None:
    loaded = click(open_page(), "Look around with the sample company")
    assert headings(loaded)[0].startswith("Next\\: read the profiles of ")
    people = list(client.pages(operations.LIST_CANDIDATES(CandidateQuery(limit=200))))
    completed = client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(status="completed", limit=200))).data
    assert (len(people), len(client.send(operations.LIST_TEAMS()).data)) == (40, 4)
    assert len(completed) == 37
    results = [client.send(operations.GET_RESULTS(assessment_id=each.id)) for each in completed]
    withheld = [each for each in results if each.quality.verdict == "withheld"]
    assert [each.candidate.name for each in withheld] == ["Quentin Roux"]
    assert "Its people and teams are made up" in texts(loaded)


@with_sample_company
def test_the_sample_company_goes_after_one_question_and_takes_nobody_else(open_page: Open, client: Client) -> None:
    client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Real Person"))))
    home = open_page()
    assert "Your own people stay." in texts(home)
    click(home, "Remove it now")
    people = client.send(operations.LIST_CANDIDATES()).data
    assert [person.name for person in people] == ["Real Person"]
    assert client.send(operations.LIST_TEAMS()).data == []


def test_a_load_that_was_interrupted_can_be_finished(open_page: Open, client: Client) -> None:
    load = samples.load(configured_service().managers)
    for _ in range(7):
        next(load)
    broken = NewCandidate(name="Hiro Tanaka", external_id=f"{SAMPLE_PREFIX}person-8")
    client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=broken)))
    click(open_page(), "Finish loading it")
    assert len(client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(status="completed", limit=200))).data) == 37
    assert "Finish loading it" not in labels(open_page())


@with_sample_company
@pytest.mark.parametrize("page", PAGES)
def test_a_page_opens_with_the_sample_company(open_page: Open, page: str) -> None:
    test = open_page(page)
    assert not test.error
    if page in {"people", "assessments"}:
        assert "Sample: made-up people" in texts(test)
        assert not any("Sample" in cell for row in rows(test) for cell in row.cells)


def test_a_manager_creates_an_assessment_and_copies_its_link(open_page: Open, client: Client) -> None:
    test = open_page("assessments", new="1")
    name, email = field(test, "Name"), field(test, EMAIL)
    name.input("Zoë <b>Bold</b>")
    email.input("zoe@example.org")
    click(test, "Create and get the link")
    [created] = client.send(operations.LIST_ASSESSMENTS()).data
    assert created.candidate.name == "Zoë <b>Bold</b>"
    link = test.code[0].value
    assert created.take_url is not None
    assert link.endswith("/take?" + created.take_url.partition("?")[2])
    assert "Zoë \\<b\\>Bold" in texts(test)


@pytest.mark.parametrize(
    ("name", "email", "message"),
    [
        pytest.param("", "", "Enter the person's name.", id="no-name"),
        pytest.param("Ada", "nowhere", "That doesn't look like an e-mail address.", id="bad-email"),
    ],
)
def test_what_was_typed_stays_after_a_mistake(
    open_page: Open, client: Client, name: str, email: str, message: str
) -> None:
    test = open_page("assessments", new="1")
    field(test, "Name").input(name)
    field(test, EMAIL).input(email)
    click(test, "Create and get the link")
    assert test.error[0].value == message
    assert (field(test, "Name").value, field(test, EMAIL).value) == (name, email)
    assert client.send(operations.LIST_ASSESSMENTS()).data == []


@with_sample_company
def test_assessments_are_found_by_name_and_status(open_page: Open) -> None:
    test = open_page("assessments")
    [search] = [each for each in test.text_input if each.label == "Search by name"]
    search.input("MEI T")
    run(test)
    assert names(test) == ["Mei Tan"]
    assert "Felix Baumann" in names(open_page("assessments", status="waiting"))


@pytest.mark.parametrize("search", ["z" * 400, "a\x00b", "\u202e"], ids=["long", "nul", "direction"])
def test_any_search_is_a_search(open_page: Open, search: str) -> None:
    assert len(headings(open_page("assessments", q=search))) == 1


def test_a_form_that_was_sent_can_not_be_sent_again(open_page: Open, client: Client) -> None:
    test = open_page("assessments", new="1")
    field(test, "Name").input("Ada")
    click(test, "Create and get the link")
    assert "Create and get the link" not in labels(test), "the second click finds nothing to send"
    assert len(client.send(operations.LIST_ASSESSMENTS()).data) == 1


@with_sample_company
def test_a_deleted_team_is_reported_and_no_other_shown(open_page: Open) -> None:
    test = open_page("teams", team="team_gone")
    assert "Not found" in test.error[0].proto.title
    assert not test.get("plotly_chart")


@with_sample_company
def test_a_person_is_linked_by_address(open_page: Open, client: Client) -> None:
    found = client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(q="Keiko", status="completed"))).data[0]
    test = open_page("people", assessment=found.id)
    assert "**Keiko Mori**" in texts(test)
    assert headings(test)[0].startswith("Keiko ")


@with_sample_company
def test_a_withheld_profile_says_why_and_shows_none(open_page: Open, client: Client) -> None:
    found = client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(q="Quentin", status="completed"))).data[0]
    test = open_page("people", assessment=found.id)
    assert not test.get("plotly_chart")
    assert "offer a new assessment" in texts(test)
    assert "**Why there is no profile**" in texts(test)


def test_a_manager_makes_a_team_and_puts_people_in_it(open_page: Open, client: Client) -> None:
    person = client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Ada")))
    test = click(open_page("teams"), "New team")
    [name] = [each for each in test.text_input if each.label == "Team name"]
    name.input("Crew")
    click(test, "Create the team")
    [team] = client.send(operations.LIST_TEAMS()).data
    click(run(test), "Choose people who are here")
    [adding] = [each for each in test.multiselect if each.label == "Add people"]
    adding.select(person.id)
    click(test, "Add")
    assert [member.name for member in client.send(operations.GET_TEAM(team_id=team.id)).members] == ["Ada"]
    [table] = [each for each in test.dataframe if each.proto.selection_mode]
    test.session_state[str(table.key)] = {"selection": {"rows": [0], "columns": [], "cells": []}}
    click(run(test), "Remove one person")
    assert client.send(operations.GET_TEAM(team_id=team.id)).members == []


def test_hiring_is_named_only_to_be_excluded() -> None:
    """About has it in a list under its own heading."""
    app = SHELL.parent
    found = []
    for file in sorted(app.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
            if re.search(r"\b(hire|hiring)\b", text) and not re.search(r"\b(not|never)\b", text, re.IGNORECASE):
                found.append(f"{file.name}: {text}")
    assert found == []


def test_about_promises_no_button_that_is_not_there(open_page: Open) -> None:
    shown = texts(open_page("how_it_works"))
    assert "can hide" not in shown
    assert "can delete a person too, under People" in shown
