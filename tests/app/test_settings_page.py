"""The settings page: trying out the connection, what the key may do, the sample company, and leaving a service."""

from collections.abc import Callable

from streamlit.testing.v1 import AppTest

from discern_app.assessments.invite_forms import BATCH
from tests.support.faulty_service import FaultyService
from tests.support.pages import Open, click, labels, texts


def test_a_connection_is_tried_out_part_by_part(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    fake.key = fake.add_key("assessments:read")
    shown = texts(click(open_over("settings"), "Test the connection"))
    assert "**Assessments**: can be read" in shown
    assert "**Teams**: not allowed for this key" in shown


def test_a_service_that_is_down_is_reported_once(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    test = open_over("settings")
    fake.down = True
    shown = texts(click(test, "Test the connection"))
    assert shown.count("The service can't be reached") == 1


def test_what_the_key_may_do_is_described_in_words(open_over: Callable[..., AppTest]) -> None:
    assert "see results" in texts(open_over("settings"))


def test_the_sample_company_loads_and_goes_here_too(open_page: Open) -> None:
    test = click(open_page("settings"), "Load the sample company")
    assert "Remove the sample company" in labels(test)
    click(test, "Remove the sample company")
    assert "Load the sample company" in labels(test)


def test_leaving_a_service_drops_the_list_that_waited_to_be_sent_to_it(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    test = open_over("assessments", new="many")
    test.text_area[0].input("Ana\nBo\n")
    click(test, "Check the list")
    assert BATCH in test.session_state
    test.switch_page("settings/settings.py").run()
    click(test, "Go back to the configured service")
    assert BATCH not in test.session_state
