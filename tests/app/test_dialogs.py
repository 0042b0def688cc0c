"""Dialogs stay open while the page behind them is drawn again, and close with it."""

from discern.client import Client
from discern.contract import operations
from discern.contract.models.teams import NewTeam
from discern_app.session_state import IS_UNDISTURBED
from tests.support.pages import Open, click, field, labels, run, script_of, texts


def test_a_dialog_stays_open_while_its_page_is_drawn_again(open_page: Open) -> None:
    test = click(open_page("assessments"), "Invite people")
    assert "Create and get the link" in labels(run(test))


def test_the_page_is_not_drawn_for_another_theme_below_a_dialog(open_page: Open) -> None:
    """It would take the dialog away for a moment. Once the dialog is closed, the next look draws the page."""
    test = open_page("assessments")
    assert test.session_state[IS_UNDISTURBED.key] is False
    click(test, "Invite people")
    assert test.session_state[IS_UNDISTURBED.key] is True
    test.switch_page(script_of("settings"))
    assert run(test).session_state[IS_UNDISTURBED.key] is False


def test_a_dialog_closes_with_its_page(open_page: Open) -> None:
    test = click(open_page("assessments"), "Invite people")
    test.switch_page(script_of("settings"))
    assert "Create and get the link" not in labels(run(test))
    test.switch_page(script_of("assessments"))
    assert "Create and get the link" not in labels(run(test))


def test_one_is_invited_and_then_another(open_page: Open, client: Client) -> None:
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Crew")))
    test = click(open_page("assessments", team=team.id), "Invite people")
    assert [box.value for box in test.selectbox if box.label.startswith("Team (")] == [team.id]
    field(test, "Name").input("   ")
    click(test, "Create and get the link")
    assert test.error[0].value == "Enter the person's name."
    field(test, "Name").input("Ana")
    click(test, "Create and get the link")
    [made] = client.send(operations.LIST_ASSESSMENTS()).data
    link, message = (str(code.value) for code in test.code)
    assert link.endswith(str(made.take_url).partition("?")[2])
    assert link in message
    assert "The link for Ana is ready" in texts(test)
    assert [member.name for member in client.send(operations.GET_TEAM(team_id=team.id)).members] == ["Ana"]

    click(test, "Invite another")
    assert field(test, "Name").value == ""
    field(test, "Name").input("Bo")
    click(test, "Create and get the link")
    click(test, "Done")
    assert "Create and get the link" not in labels(test)
    assert sorted(each.candidate.name for each in client.send(operations.LIST_ASSESSMENTS()).data) == ["Ana", "Bo"]


def test_leaving_the_dialog_takes_it_out_of_the_address(open_page: Open) -> None:
    test = open_page("assessments", new="1")
    field(test, "Name").input("Ana")
    click(test, "Create and get the link")
    click(test, "Done")
    assert "new" not in test.query_params
    assert not test.code
