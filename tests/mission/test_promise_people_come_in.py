"""A list comes in as an HR system or a spreadsheet wrote it, and only who is meant to leave a team leaves it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import openpyxl
import pytest

from tests.mission.installation import Installation, let_in, run_app
from tests.mission.seen import settle

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

EXPORT = (
    "\ufeffPersonalnr;Nachname, Vorname;E-Mail;Abteilung;Eintritt;Standort\r\n"
    "0017;Müller, Jörg;joerg@example.org;Vertrieb;01.02.2020;Köln\r\n"
    "0018;Großmann-Öztürk, Ayşe;ayse@example.org;Vertrieb;01.02.2021;Köln\r\n"
    ";;;;;\r\n"
    "0017;Müller, Jörg;joerg@example.org;Vertrieb;01.02.2020;Köln\r\n"
    "0019;van der Berg, Løuise;mailto:loeuise@example.org;Technik;01.02.2022;Bonn\r\n"
)


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installation]:
    with run_app(tmp_path_factory.mktemp("lists")) as app:
        yield app


@pytest.fixture
def page(app: Installation, browser: "Browser") -> "Iterator[Page]":
    context = let_in(browser.new_context(viewport={"width": 1440, "height": 1000}), app.url)
    yield context.new_page()
    context.close()


def invite(page: "Page", app: Installation, file: Path, button: str) -> None:
    page.goto(f"{app.url}/assessments?new=many")
    page.locator('input[type="file"]').set_input_files(file)
    page.get_by_text(file.name).wait_for()
    page.get_by_role("button", name="Check the list").click()
    page.get_by_role("button", name=button).wait_for()
    settle(page)


def test_an_export_with_what_exports_have_is_invited(app: Installation, page: "Page", tmp_path: Path) -> None:
    file = tmp_path / "export.csv"
    file.write_bytes(EXPORT.encode())
    invite(page, app, file, "Make 3 links")
    assert page.get_by_text("Not used: Eintritt, Standort").is_visible()
    assert page.get_by_text("1 repeat left out").is_visible()
    page.get_by_role("button", name="Make 3 links").click()
    page.get_by_text("3 people, each with a link").wait_for()
    with app.interface() as rest:
        made = {each["name"]: each for each in rest.list("/candidates")}
        assert {name: (each["external_id"], each["email"]) for name, each in made.items()} == {
            "Jörg Müller": ("0017", "joerg@example.org"),
            "Ayşe Großmann-Öztürk": ("0018", "ayse@example.org"),
            "Løuise van der Berg": ("0019", "loeuise@example.org"),
        }
        assert {each["name"]: each["size"] for each in rest.list("/teams")} == {"Vertrieb": 2, "Technik": 1}
        assert not any(each["metadata"] for each in made.values())


def test_a_workbook_with_titles_is_invited_without_who_has_left(
    app: Installation, page: "Page", tmp_path: Path
) -> None:
    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    for row in (
        ["Our people"],
        ["As of 27 November 2026"],
        ["Employee ID", "First name", "Last name", "Work e-mail", "Status"],
        [21, "Ana", "Ruiz", "ana@example.org", "Active"],
        [22, "Bo", "Chen", "bo@example.org", "Terminated"],
    ):
        sheet.append(row)
    book.save(tmp_path / "people.xlsx")
    invite(page, app, tmp_path / "people.xlsx", "Make 1 link")
    assert page.get_by_text("Not part of the list: Our people · As of 27 November 2026").is_visible()
    assert page.get_by_text("Bo Chen · has left (Status: Terminated)").first.is_visible()
    page.get_by_role("button", name="Make 1 link").click()
    page.get_by_text("1 person, with a link").wait_for()
    with app.interface() as rest:
        assert {"Ana Ruiz"} <= {each["name"] for each in rest.list("/candidates")}
        assert "Bo Chen" not in {each["name"] for each in rest.list("/candidates")}


def test_nobody_leaves_a_team_by_a_list_unless_that_is_asked_for(app: Installation, tmp_path: Path) -> None:
    rows = [f"{number},Person {number},p{number}@example.org,Sales" for number in range(19)]
    file = tmp_path / "sales.csv"

    def sync(*lines: str, options: tuple[str, ...] = ()) -> str:
        file.write_text("\n".join(["id,name,email,team", *lines]), encoding="utf-8")
        return app.run("sync", str(file), *options)

    def size(rest_list: list[dict[str, object]]) -> object:
        return next(each["size"] for each in rest_list if each["name"] == "Sales")

    with app.interface() as rest:
        sync(*rows)
        assert size(rest.list("/teams")) == 19
        sync("20,New Hire,new@example.org,Sales")
        assert size(rest.list("/teams")) == 20
        planned = json.loads(sync(*rows, options=("--replace", "--dry-run", "--json")))
        assert planned["leaving"] == [{"team": "Sales", "name": "New Hire"}]
        assert size(rest.list("/teams")) == 20
        sync(*rows, options=("--replace",))
        assert size(rest.list("/teams")) == 19
