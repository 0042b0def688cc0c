"""The candidate's pages: consent, questions, coming back, the end, and the private link."""

import re
from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest
from sqlalchemy import update
from streamlit.testing.v1 import AppTest

from discern.client import Client, operations
from discern.contract import Assessment, GiveConsent, NewAssessment, NewCandidate, NewJoinLink, NewTeam, end_of_day
from discern.service.storage.engine.tables import assessments
from discern_app.base.current_service import configured_service
from discern_app.base.embedded_service import embedded_service, load_settings
from discern_app.insight.stored_data import audit_row
from discern_app.taking.browser_memory import RECALLED
from tests.support.mailboxes import Mailbox, run_mailbox
from tests.support.pages import PAGES, SHELL, Open, click, labels, run, script_of, texts
from tests.support.questionnaire import answer_next, question_of


@pytest.fixture
def assessment(client: Client) -> Assessment:
    new = NewAssessment(candidate=NewCandidate(name="Ada *Bold*"), form="short")
    return client.send(operations.create_assessment(new))


@pytest.fixture
def token(assessment: Assessment) -> str:
    assert assessment.take_url is not None
    return assessment.take_url.partition("token=")[2]


def consented(client: Client, assessment: Assessment) -> str:
    given = client.send(operations.give_consent(assessment.id, GiveConsent(accepted=True)))
    assert given.private_token is not None
    return given.private_token


def test_consent_comes_first(open_page: Open, token: str) -> None:
    test = open_page("take", token=token)
    assert test.title[0].value == "Hello Ada \\*Bold\\*"
    assert "Never for hiring" in texts(test)
    assert "must not be used for" in texts(test)
    assert "Ask the person who gave you the link who they are" in texts(test)
    [begin] = [each for each in test.button if each.label == "Start"]
    assert begin.disabled
    assert "Next" not in labels(test)


def test_after_consent_the_page_is_the_takers_private_link(open_page: Open, token: str) -> None:
    test = open_page("take", token=token)
    test.checkbox[0].check()
    run(test)
    click(test, "Start")
    private = test.code[-1].value
    assert "/me?token=" in private
    assert token not in private
    assert "Question 1 of 12" in question_of(test)


def test_a_new_visit_goes_on_where_the_answers_end(
    open_page: Open, client: Client, assessment: Assessment, token: str
) -> None:
    private = consented(client, assessment)
    answer_next(client, private, assessment.id, 3)
    assert "Question 4 of 12" in question_of(open_page("me", token=private))
    assert "Question 4 of 12" in question_of(come_back(open_page, token, private))


def test_who_stops_halfway_can_delete_what_is_stored(open_page: Open, client: Client, assessment: Assessment) -> None:
    private = consented(client, assessment)
    answer_next(client, private, assessment.id)
    test = open_page("me", token=private)
    test.toggle(key="own data").set_value(True)
    run(test)
    assert "Question 2 of 12" in question_of(test)
    test.checkbox(key="sure of erasure").check()
    run(test)
    click(test, "Delete everything")
    assert test.title[0].value == "Your data are deleted"
    assert client.send(operations.list_candidates()).data == []


def come_back(open_page: Open, link: str, kept: str) -> AppTest:
    """Open a link in a browser that keeps this token for it, or none if it is empty."""
    test = open_page("take", token=link)
    test.session_state[RECALLED] = {link: kept}
    return run(test)


def test_who_consented_first_does_not_have_the_link_of_who_answers(
    open_page: Open, client: Client, assessment: Assessment, token: str
) -> None:
    managers = consented(client, assessment)
    test = open_page("take", token=token)
    assert test.title[0].value == "Hello Ada \\*Bold\\*"
    test.checkbox[0].check()
    click(run(test), "Start")
    own = test.code[-1].value.partition("token=")[2]
    answer_next(client, own, assessment.id)
    assert "Question 2 of 12" in question_of(open_page("me", token=own))
    assert "doesn't work" in open_page("me", token=managers).title[0].value


def test_in_another_browser_the_take_link_restarts_or_does_nothing(
    open_page: Open, client: Client, assessment: Assessment, token: str
) -> None:
    private = consented(client, assessment)
    first = open_page("me", token=private)
    answer_next(client, private, assessment.id)
    assert "One moment" in texts(open_page("take", token=token))
    test = come_back(open_page, token, "")
    assert test.title[0].value == "Started in another browser"
    assert "deletes the earlier answers for good" in texts(test)
    assert [each.disabled for each in test.button if each.label == "Start again"] == [True]
    for box in test.checkbox:
        box.check()
    assert "Question 1 of 12" in question_of(click(run(test), "Start again"))
    assert "stops working when you start again" in texts(run(first))
    assert client.send(operations.get_next(assessment.id)).answered == 0


def test_a_private_link_that_the_browser_keeps_in_vain_is_forgotten(
    open_page: Open, client: Client, assessment: Assessment, token: str
) -> None:
    old = consented(client, assessment)
    consented(client, assessment)
    assert come_back(open_page, token, old).title[0].value == "Hello Ada \\*Bold\\*"


def test_the_end_shows_the_profile_and_the_take_link_dies(
    open_page: Open, client: Client, assessment: Assessment, token: str
) -> None:
    private = consented(client, assessment)
    test = open_page("me", token=private)
    assert answer_next(client, private, assessment.id, 12).done
    run(test)
    assert client.send(operations.get_assessment(assessment.id)).status == "completed"
    assert test.success[0].value == "You have answered every question."
    assert open_page("take", token=token).title[0].value == "This assessment is completed"
    for later in (open_page("me", token=private), come_back(open_page, token, private)):
        assert later.title[0].value == "Ada \\*Bold\\*"
        assert not later.success


def test_who_answers_again_goes_to_the_questions(open_page: Open, client: Client, assessment: Assessment) -> None:
    private = consented(client, assessment)
    answer_next(client, private, assessment.id, 12)
    test = open_page("me", token=private)
    assert "Answer again" in labels(test)
    assert "must not be used for" in texts(test)
    click(test, "Answer again")
    assert "Question 1 of 12" in question_of(test)
    started = client.send(operations.list_assessments()).data[0]
    answer_next(client, private, started.id, 12)
    shown = texts(open_page("me", token=private))
    assert "0 profiles, 2 results without one" in shown


@pytest.mark.parametrize(("end", "title"), [("cancel", "was cancelled"), ("expire", "has expired")])
def test_a_take_link_says_how_its_assessment_ended(open_page: Open, client: Client, end: str, title: str) -> None:
    made = client.send(operations.create_assessment(NewAssessment(candidate=NewCandidate(name="Eve"))))
    if end == "cancel":
        client.send(operations.cancel_assessment(made.id))
    else:
        past = update(assessments).where(assessments.c.id == made.id).values(expires_at=made.created_at)
        embedded_service().api.state.service.database.write_now(lambda connection: connection.execute(past))
    assert title in open_page("take", token=str(made.take_url).partition("token=")[2]).title[0].value


def test_the_last_day_is_read_before_while_and_after(open_page: Open, client: Client, assessment: Assessment) -> None:
    def end(last: date) -> None:
        past = update(assessments).where(assessments.c.id == assessment.id).values(expires_at=end_of_day(last))
        embedded_service().api.state.service.database.write_now(lambda connection: connection.execute(past))

    end(date(2126, 12, 5))
    token = str(assessment.take_url).partition("token=")[2]
    assert "Please answer by 5 December 2126." in texts(open_page("take", token=token))
    private = consented(client, assessment)
    assert "Continue later, until 5 December 2126" in question_of(open_page("me", token=private))
    end(date(2020, 12, 5))
    for page, opened in (("take", token), ("me", private)):
        shown = texts(open_page(page, token=opened))
        assert "The time to answer ended on 5 December 2020." in shown
        assert "this same link works again" in shown


def test_an_assessment_that_ends_meanwhile_says_so(open_page: Open, client: Client, assessment: Assessment) -> None:
    test = open_page("me", token=consented(client, assessment))
    client.send(operations.cancel_assessment(assessment.id))
    assert "ended" in run(test).title[0].value


def test_the_log_names_who_consented(client: Client, assessment: Assessment) -> None:
    consented(client, assessment)
    private = consented(client, assessment)
    reader = configured_service().takers.acting_for_taker(private)
    export = reader.client.send(operations.export_candidate(assessment.candidate.id))
    rows = [audit_row(entry, export) for entry in export.audit]
    assert [who for _, who, what in rows if what == "gave consent"] == [
        "a person with the link to your assessment",
        "you",
    ]
    again = reader.client.send(operations.export_candidate(assessment.candidate.id))
    assert ("you", "read all your stored data") in {audit_row(entry, again)[1:] for entry in again.audit}


@pytest.mark.parametrize("page", ["take", "me"])
@pytest.mark.parametrize("query", [{}, {"token": "wrong"}, {"token": "x" * 300}], ids=["none", "wrong", "long"])
def test_a_dead_link_explains_itself(open_page: Open, page: str, query: dict[str, str]) -> None:
    test = open_page(page, **query)
    assert "doesn't work" in texts(test) or test.error


def test_a_cancelled_assessment_says_so_behind_the_private_link(
    open_page: Open, client: Client, assessment: Assessment
) -> None:
    private = consented(client, assessment)
    client.send(operations.cancel_assessment(assessment.id))
    assert "ended" in open_page("me", token=private).title[0].value


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.exhaustive
def test_without_access_a_managers_page_shows_the_explanation_alone(
    open_page: Open, monkeypatch: pytest.MonkeyPatch, client: Client, assessment: Assessment, page: str
) -> None:
    monkeypatch.setenv("DISCERN_OPEN_ACCESS", "")
    load_settings.cache_clear()
    test = run(AppTest.from_file(str(SHELL)))
    assert test.title[0].value == "This page is closed"
    with pytest.raises(ValueError, match=script_of(page)):
        run(test.switch_page(script_of(page)))
    assert assessment.candidate.name not in texts(test)


@pytest.fixture
def invitation(client: Client) -> str:
    """The token of a join link for two people."""
    team = client.send(operations.create_team(NewTeam(name="Harbour *B*")))
    link = client.send(operations.create_join_link(team.id, NewJoinLink(form="short", limit=2)))
    return link.url.partition("token=")[2]


def join(test: AppTest, name: str, email: str = "") -> AppTest:
    test.text_input[0].set_value(name)
    test.text_input[1].set_value(email)
    return click(test, "Continue")


def test_a_join_link_asks_for_a_name_then_for_consent(open_page: Open, client: Client, invitation: str) -> None:
    test = open_page("take", token=invitation)
    assert test.title[0].value == "Welcome to Harbour \\*B\\*"
    join(test, " Ada ", "ada@example.org")
    assert test.title[0].value == "Hello Ada"
    assert "must not be used for" in texts(test)
    own = str(test.query_params["token"])
    assert own != invitation
    [person] = client.send(operations.list_candidates()).data
    assert (person.name, person.email) == ("Ada", "ada@example.org")
    again = open_page("take", token=own)
    assert again.title[0].value == "Hello Ada"


@pytest.mark.parametrize(
    ("name", "email", "message"), [(" ", "", "name your team knows"), ("Ada", "ada", "look like an e-mail address")]
)
def test_what_cannot_be_is_said_and_kept(
    open_page: Open, client: Client, invitation: str, name: str, email: str, message: str
) -> None:
    test = join(open_page("take", token=invitation), name, email)
    assert message in test.error[0].value
    assert [field.value for field in test.text_input] == [name, email]
    assert client.send(operations.list_candidates()).data == []
    assert join(test, "Ada").title[0].value == "Hello Ada"


def test_enter_sends_the_name(open_page: Open, invitation: str) -> None:
    test = open_page("take", token=invitation)
    [form] = [block.proto.form for block in blocks(test.main) if block.proto and block.proto.HasField("form")]
    assert form.enter_to_submit


def blocks(block: Any) -> Iterator[Any]:
    """A block of a page and all blocks in it."""
    yield block
    for child in block.children.values():
        if hasattr(child, "children"):
            yield from blocks(child)


def test_a_join_link_that_is_used_up_says_so(open_page: Open, client: Client, invitation: str) -> None:
    late = open_page("take", token=invitation)
    for name in ("Ada", "Bob"):
        join(open_page("take", token=invitation), name)
    assert join(late, "Eve").title[0].value == "This link has reached its limit"
    assert open_page("take", token=invitation).title[0].value == "This link has reached its limit"
    assert len(client.send(operations.list_candidates()).data) == 2


def test_who_goes_back_to_the_join_link_does_not_join_twice(open_page: Open, client: Client, invitation: str) -> None:
    test = join(open_page("take", token=invitation), "Ada")
    test.query_params["token"] = invitation
    assert run(test).title[0].value == "You have already joined from this browser"
    assert click(test, "Continue with mine").title[0].value == "Hello Ada"
    assert len(client.send(operations.list_candidates()).data) == 1


def test_who_scans_the_code_again_resumes_and_somebody_else_may_join(
    open_page: Open, client: Client, invitation: str
) -> None:
    own = str(join(open_page("take", token=invitation), "Ada").query_params["token"])
    test = come_back(open_page, invitation, own)
    assert labels(test)[:2] == ["Continue with mine", "Someone else is answering on this device"]
    click(test, "Someone else is answering on this device")
    assert join(test, "Bob").title[0].value == "Hello Bob"
    assert [person.name for person in client.send(operations.list_candidates()).data] == ["Bob", "Ada"]


def test_a_place_whose_person_is_erased_is_forgotten(open_page: Open, client: Client, invitation: str) -> None:
    own = str(join(open_page("take", token=invitation), "Ada").query_params["token"])
    [person] = client.send(operations.list_candidates()).data
    client.send(operations.delete_candidate(person.id))
    assert come_back(open_page, invitation, own).title[0].value == "Welcome to Harbour \\*B\\*"


def test_a_join_link_opened_as_a_private_link_asks_for_a_name(open_page: Open, invitation: str) -> None:
    assert open_page("me", token=invitation).title[0].value == "Welcome to Harbour \\*B\\*"


@pytest.fixture
def mailbox(monkeypatch: pytest.MonkeyPatch) -> Iterator[Mailbox]:
    """Mail is set up."""
    with run_mailbox() as mailbox:
        for name, value in mailbox.settings.items():
            monkeypatch.setenv(f"DISCERN_{name.upper()}", value)
        yield mailbox


def test_the_private_link_is_mailed_to_a_confirmed_address(
    mailbox: Mailbox, open_page: Open, client: Client, assessment: Assessment
) -> None:
    private = consented(client, assessment)
    test = open_page("me", token=private)
    [address] = [each for each in test.text_input if each.label == "Your e-mail address"]
    address.input("ada@recipient.example")
    click(test, "Mail me a code")
    assert "We have mailed a code to ada@" in texts(test)
    found = re.search(r"\b[0-9]{6}\b", mailbox.got[-1].text)
    assert found is not None
    for typed, said in (("12", "isn't the code"), (found[0], "on its way to your mailbox")):
        [code] = [each for each in test.text_input if each.label == "Code from the mail"]
        code.input(typed)
        click(test, "Mail me the link")
        assert said in texts(test)
    assert f"/me?token={private}" in mailbox.got[-1].text
    assert "Mail it to yourself" not in labels(test)
