"""The settings page: trying out the connection, what the key may do, the sample company, and leaving a service."""

from collections.abc import Callable

from streamlit.testing.v1 import AppTest

from discern_app.session_state import INVITE_ROWS
from tests.support.faulty_service import FaultyService
from tests.support.pages import Open, click, expand, labels, texts


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
    test = open_over("settings")
    assert "see profiles" not in texts(test)
    assert "see profiles" in texts(expand(test, "scopes of the key"))


def test_the_app_s_own_key_raises_no_alarm(open_page: Open) -> None:
    shown = texts(open_page("settings"))
    assert "On this computer" in shown, "as the first page says"
    assert " requests left" in shown
    assert "Account" not in shown
    assert "valid until" not in shown


def test_who_misses_the_access_page_is_told_what_brings_it(open_page: Open) -> None:
    shown = texts(open_page("settings", tab="Access"))
    assert "To show a colleague one team only, set up sign-in" in shown
    assert "`docs/sign-in.md` has the lines to copy" in shown


def test_a_tab_has_an_address_and_the_others_are_not_drawn(open_page: Open) -> None:
    test = open_page("settings", tab="Data")
    assert "Sample company" in texts(test)
    assert "Where your data are" not in texts(test)


def test_the_tab_of_looks_alone_says_what_makes_pages_dark_or_light(open_page: Open) -> None:
    said = "Pages are light or dark, whichever your device is set to."
    shown = {tab: said in texts(open_page("settings", tab=tab)) for tab in ("Connection", "Data", "Look")}
    assert shown == {"Connection": False, "Data": False, "Look": True}


def test_the_sample_company_loads_and_goes_here_too(open_page: Open) -> None:
    test = click(open_page("settings", tab="Data"), "Load the sample company")
    assert "Remove it now" in labels(test)
    click(test, "Remove it now")
    assert "Load the sample company" in labels(test)


def test_leaving_a_service_drops_the_list_that_waited_to_be_sent_to_it(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    test = open_over("assessments", new="many")
    test.text_area[0].input("Ana\nBo\n")
    click(test, "Check the list")
    assert INVITE_ROWS.key in test.session_state
    test.switch_page("settings/settings.py").run()
    click(test, "Go back to the configured service")
    assert INVITE_ROWS.key not in test.session_state
