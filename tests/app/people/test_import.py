"""What a list of people does to teams: it adds people, and takes out only those it has named as leaving."""

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest
from streamlit.testing.v1.element_tree import Button

from discern.client import Client
from discern.client.testing import Fault
from discern.contract import operations
from discern.contract.models.candidates import CandidateQuery, NewCandidate
from discern.contract.models.sync import SyncBatch
from discern.contract.models.teams import NewTeam
from tests.support.faulty_service import FaultyService
from tests.support.pages import Open, click, run, texts

HEADER = "id,name,email,team\n"
SALES = [f"{number},Person {number},p{number}@example.org,Sales" for number in range(1, 20)]


@pytest.fixture
def sales(client: Client) -> str:
    """A team of 19, made by an earlier list, and its id."""
    people = [
        {"external_id": id_, "name": name, "email": email} for id_, name, email, _ in (row.split(",") for row in SALES)
    ]
    ids = [str(number) for number in range(1, 20)]
    team = {"external_id": "Sales", "name": "Sales", "members": ids}
    return client.send(operations.SYNC(SyncBatch(candidates=people, teams=[team]))).rows[-1].id or ""


def check(open_page: Callable[..., AppTest], rows: Iterable[str]) -> AppTest:
    """Give a list, and come to what will happen."""
    test = click(open_page("people"), "Import")
    test.text_area[0].input(HEADER + "\n".join(rows))
    return click(test, "Check the list")


def replace(test: AppTest) -> AppTest:
    test.radio(key="import mode").set_value("replace")
    return run(test)


def import_button(test: AppTest) -> Button:
    [button] = [each for each in test.button if each.key and each.key.startswith("confirm import")]
    return button


def confirm(test: AppTest) -> AppTest:
    import_button(test).click()
    return run(test)


def members(client: Client, team: str) -> set[str]:
    return {each.name for each in client.send(operations.GET_TEAM(team_id=team)).members}


def with_typo(row: str) -> str:
    return row.replace("@", "")


def test_a_person_whose_row_is_skipped_stays_as_they_are(open_page: Open, client: Client, sales: str) -> None:
    rows = [*SALES[:4], with_typo(SALES[4]).replace("Person 5", "Somebody Else"), *SALES[5:]]
    done = confirm(check(open_page, rows))
    assert "**18** unchanged" in texts(done)
    assert members(client, sales) == {f"Person {number}" for number in range(1, 20)}


def test_a_list_of_one_new_hire_adds_them_to_their_team(open_page: Open, client: Client, sales: str) -> None:
    done = confirm(check(open_page, ["20,Ana Ruiz,ana@example.org,Sales"]))
    assert members(client, sales) == {"Ana Ruiz", *(f"Person {number}" for number in range(1, 20))}
    assert "1 person joined a team." in texts(done)


def test_replacing_names_who_leaves_before_they_do(open_page: Open, client: Client, sales: str) -> None:
    everybody = members(client, sales)
    test = check(open_page, SALES[2:])
    assert "Who leaves" not in texts(test)
    test = replace(test)
    assert "| Sales | 17 | Person 1 and Person 2 |" in texts(test)
    assert members(client, sales) == everybody
    assert import_button(test).label == "Import and remove 2 people from teams"
    assert "Person 1 and Person 2 left **Sales**." in texts(confirm(test))
    assert members(client, sales) == everybody - {"Person 1", "Person 2"}
    assert len(client.send(operations.LIST_CANDIDATES(CandidateQuery(limit=200))).data) == 19


def test_a_click_before_the_names_are_shown_imports_nothing(open_page: Open, client: Client, sales: str) -> None:
    test = check(open_page, SALES[2:])
    import_button(test).click()
    test = replace(test)
    assert len(members(client, sales)) == 19
    assert "| Sales | 17 | Person 1 and Person 2 |" in texts(test)


def test_replacing_can_be_thought_better_of(open_page: Open, client: Client, sales: str) -> None:
    test = replace(check(open_page, SALES[:1]))
    test.radio(key="import mode").set_value("add")
    confirm(run(test))
    assert len(members(client, sales)) == 19


@pytest.mark.parametrize(
    "row",
    [
        pytest.param("5,Fife Person,p5example.org,Sales", id="by-id"),
        pytest.param(",person 5,p5example.org,Sales", id="by-name"),
        pytest.param("5,Fife Person,p5example.org,Care", id="in-another-team"),
        pytest.param("6,Person 5,,Care", id="by-name-under-a-repeated-id"),
    ],
)
def test_who_is_recognized_in_a_skipped_row_does_not_leave(
    open_page: Open, client: Client, sales: str, row: str
) -> None:
    test = replace(check(open_page, [*SALES[5:], "21,Di,,Care", row]))
    assert "Person 1, Person 2, Person 3 and Person 4 |" in texts(test)
    confirm(test)
    assert members(client, sales) == {f"Person {number}" for number in range(5, 20)}


@pytest.mark.parametrize(
    ("row", "shrinks"),
    [
        pytest.param(",Fife Person,p5example.org,Sales", False, id="names-the-team"),
        pytest.param(",Fife Person,p5example.org,", False, id="names-no-team"),
        pytest.param("6,Fife Person,,Sales", False, id="repeats-an-id"),
        pytest.param("Fife,Person,5,p5@example.org,Sales", False, id="too-many-cells"),
        pytest.param(",Fife Person,p5example.org,Care", True, id="names-another-team"),
    ],
)
def test_a_team_loses_nobody_while_a_skipped_row_could_be_about_anybody_in_it(
    open_page: Open, client: Client, sales: str, row: str, shrinks: bool
) -> None:
    test = replace(check(open_page, [*SALES[5:], "21,Di,,Care", row]))
    assert ("No one, because line 17 may be about someone in this team" in texts(test)) is not shrinks
    confirm(test)
    assert len(members(client, sales)) == (14 if shrinks else 19)


def test_nothing_is_replaced_while_nobody_knows_who_would_leave(
    fake: FaultyService, open_over: Callable[..., AppTest]
) -> None:
    fake.fault_for = lambda request: Fault(status=500) if request.url.path.endswith("/teams") else None
    test = replace(check(open_over, SALES))
    assert test.error
    assert not [each for each in test.button if str(each.key).startswith("confirm import")]


def test_what_failed_on_the_way_is_finished_by_another_click(
    fake: FaultyService, open_over: Callable[..., AppTest]
) -> None:
    people = [fake.world.add_candidate(f"Person {number}", external_id=str(number)).id for number in (1, 2)]
    team = fake.world.add_team("Sales", people, external_id="Sales").id
    test = replace(check(open_over, SALES[2:4]))
    faults = iter([None, Fault(status=400)])
    fake.fault_for = lambda request: next(faults, None) if request.method == "DELETE" else None
    assert confirm(test).error
    assert len(fake.world.members_of(team)) == 3
    assert "Person 1 and Person 2 left **Sales**." in texts(click(test, "Continue"))
    assert fake.world.members_of(team) == ["Person 3", "Person 4"]


def test_who_joined_after_the_names_were_shown_stays(open_page: Open, client: Client, sales: str) -> None:
    test = replace(check(open_page, SALES[1:]))
    late = client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Late Comer"))).id
    client.send(operations.ADD_MEMBER(team_id=sales, candidate_id=late))
    confirm(test)
    assert members(client, sales) == {"Late Comer", *(f"Person {number}" for number in range(2, 20))}


def test_many_teams_are_replaced_and_new_ones_made(open_page: Open, client: Client, sales: str) -> None:
    both = client.send(operations.LIST_CANDIDATES(CandidateQuery(external_id="1"))).data[0].id
    care = client.send(operations.CREATE_TEAM(NewTeam(name="Care", external_id="Care", members=[both]))).id
    rows = [SALES[0], "30,Di,,Care", "31,Eli,,New", *(row.replace("Sales", "") for row in SALES[1:3])]
    test = replace(check(open_page, rows))
    assert "| Care | 1 | Person 1 |" in texts(test)
    assert "New (new)" in texts(test).replace("\\", "")
    confirm(test)
    [new] = [each.id for each in client.send(operations.LIST_TEAMS()).data if each.name == "New"]
    assert [members(client, team) for team in (sales, care, new)] == [{"Person 1"}, {"Di"}, {"Eli"}]


def test_a_team_whose_rows_are_all_skipped_is_left_alone(open_page: Open, client: Client, sales: str) -> None:
    test = replace(check(open_page, ["30,Di,,Care", *map(with_typo, SALES[:2])]))
    confirm(test)
    assert len(members(client, sales)) == 19


def test_a_team_name_that_cannot_be_one_is_named(open_page: Open, client: Client) -> None:
    test = check(open_page, ["1,Ana,,Sales", f"2,Bo,,{'x' * 201}"])
    assert "the team's name must be one line of at most 200 characters" in texts(test)
    confirm(test)
    assert [each.name for each in client.send(operations.LIST_TEAMS()).data] == ["Sales"]


@pytest.mark.parametrize("is_import", [True, False], ids=["import", "invite"])
def test_somebody_can_say_that_the_first_row_is_headings(open_page: Open, is_import: bool) -> None:
    test = click(open_page("people"), "Import") if is_import else open_page("assessments", new="many")
    test.text_area[0].input("Kandidatur;Wann\nAna Ruiz;früh\nBo Chen;spät")
    test = click(test, "Check the list")
    [switch] = test.toggle
    assert (switch.label, switch.value) == ("The first row is headings: Kandidatur · Wann", False)
    sums = "**{}** new" if is_import else "**{}** people will be invited"
    assert sums.format(3) in texts(test)
    switch.set_value(True)
    test = run(test)
    assert test.toggle[0].value
    assert sums.format(2) in texts(test)
    assert "Not used: Wann" in [each.label for each in test.expander]
    test.toggle[0].set_value(False)
    assert sums.format(3) in texts(run(test))


def test_a_column_that_begins_empty_is_named(open_page: Open) -> None:
    rows = "".join(f"Person {number},{number // 55 or ''}\n" for number in range(60))
    test = click(open_page("people"), "Import")
    test.text_area[0].input(f"Name,Desk,Floor\n{rows.replace(chr(10), ',' + chr(10))}")
    test = click(test, "Check the list")
    assert "Not used: Desk, Floor" in [each.label for each in test.expander]
    assert "Desk" in [each.label for each in test.selectbox]


def test_who_left_by_a_list_can_be_brought_back(open_page: Open, client: Client, sales: str) -> None:
    everybody = members(client, sales)
    test = confirm(replace(check(open_page, SALES[2:])))
    assert members(client, sales) == everybody - {"Person 1", "Person 2"}
    click(test, "Undo")
    assert members(client, sales) == everybody


def test_the_check_of_an_hr_export_says_who_left_and_what_is_not_used(open_page: Open) -> None:
    exported = Path(__file__).parents[2] / "lists" / "hr_exports" / "bamboohr.csv"
    test = click(open_page("people"), "Import")
    test.text_area[0].input(exported.read_text("utf-8"))
    test = click(test, "Check the list")
    assert "Cal Diaz · has left (Status: Terminated)" in texts(test).replace("\\", "")
    assert [each.label for each in test.expander if "Reports To" in each.label]
