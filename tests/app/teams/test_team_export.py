"""The workbook of a team: figures and people as on its page, with ranges; it names nobody where the page doesn't."""

import io
from datetime import date
from typing import Any

import openpyxl
import pytest

from discern.client import Client
from discern.client.errors import NotFound
from discern.contract import operations
from discern.contract.models.candidates import Candidate, CandidateQuery
from discern.contract.models.teams import Team, TeamAnalysis
from discern.contract.styles import STYLES
from discern_app.components.export import Workbook, to_xlsx
from discern_app.teams.team_export import TeamFiles
from tests.support.pages import with_sample_company

ON = date(2026, 11, 20)


class Company:
    """A team of the sample company with somebody who has no profile, as the service answers it."""

    def __init__(self, client: Client, name: str) -> None:
        teams = {team.name: team.id for team in client.send(operations.LIST_TEAMS()).data}
        self.team: Team = client.send(operations.GET_TEAM(team_id=teams[name]))
        self.analysis: TeamAnalysis = client.send(operations.GET_TEAM_ANALYSIS(team_id=self.team.id))
        query = CandidateQuery(include="profile", team_id=self.team.id, limit=200)
        self.people: list[Candidate] = list(client.pages(operations.LIST_CANDIDATES(query)))

    def files(self, *, named: bool = True, **changed: Any) -> TeamFiles:
        given: dict[str, Any] = {"people": lambda: self.people, "statuses": {}, "analysis": self.analysis} | changed
        return TeamFiles(team=self.team, on=ON, named=named, **given)


@pytest.fixture
def company(client: Client) -> Company:
    return Company(client, "Product")


def rows_of(book: Workbook, sheet: str = "People") -> dict[str, dict[str, Any]]:
    """By what the first column says, as a spreadsheet reads them."""
    heading, *lines = openpyxl.load_workbook(io.BytesIO(to_xlsx(book)))[sheet].iter_rows(values_only=True)
    return {str(line[0]): dict(zip(map(str, heading), line, strict=True)) for line in lines}


@with_sample_company
def test_everybody_in_the_team_has_a_row_with_ranges_of_their_scores(app_database: str, company: Company) -> None:
    statuses = {member.id: "created" for member in company.team.members}
    rows = rows_of(company.files(statuses=statuses).to_workbook())
    assert sorted(rows) == sorted(member.name for member in company.team.members)
    profiled = {point.name: point for point in company.analysis.map}
    assert 0 < len(profiled) < len(rows)
    for name, row in rows.items():
        point = profiled.get(name)
        if point is None:
            assert (row["Status"], row["Style"], row["D"]) == ("Invited", None, None)
        elif row["Style"] == "Unclear answers":
            assert {row["How likely"], row["D"], row["D low"]} == {None}
            assert row["Status"] == "Unclear answers"
        else:
            assert point.scores is not None
            for style in STYLES:
                assert row[style] == round(point.scores[style])
                assert row[f"{style} low"] <= row[style] <= row[f"{style} high"]
    assert list(next(iter(rows.values())))[-2:] == ["Id", "Id in Discern"]


@with_sample_company
def test_the_team_in_figures_is_what_the_page_counts(app_database: str, company: Company) -> None:
    analysis, figures = company.analysis, rows_of(company.files().to_workbook(), "Team")
    assert figures["Team"]["Number"] == "Product"
    assert (figures["People"]["Number"], figures["With a profile"]["Number"]) == (analysis.size, analysis.profiled)
    assert analysis.distribution is not None
    assert analysis.means is not None
    assert figures["People: D · Dominance"]["Number"] == analysis.distribution.D.count
    mean = figures["Mean score: S · Steadiness"]
    assert mean["Number"] == round(analysis.means.S.score)
    assert mean["Low"] < mean["Number"] < mean["High"]


@with_sample_company
def test_without_names_a_workbook_identifies_nobody_and_has_the_ranges(app_database: str, company: Company) -> None:
    own = [person.model_copy(update={"metadata": {"Site": "Lyon"}}) for person in company.people]
    book = company.files(named=False, people=lambda: own).to_workbook()
    read = openpyxl.load_workbook(io.BytesIO(to_xlsx(book)))
    text = "\n".join(str(cell) for sheet in read for row in sheet.iter_rows(values_only=True) for cell in row)
    for member in company.team.members:
        assert member.name not in text
        assert member.id not in text
        assert member.external_id is not None
        assert member.external_id not in text.split("\n")
    rows = rows_of(book)
    assert len(rows) == company.analysis.profiled
    assert list(rows)[:2] == ["Person 1", "Person 2"]
    assert {"Status", "E-mail", "Site", "Id", "Id in Discern"}.isdisjoint(rows["Person 1"])
    assert any(row["D low"] is not None for row in rows.values())


@with_sample_company
def test_where_the_service_lists_no_people_scores_have_no_ranges_and_the_workbook_says_so(
    app_database: str, company: Company
) -> None:
    def fail() -> list[Candidate]:
        raise NotFound("nothing there", operation="list_candidates")

    book = company.files(people=fail).to_workbook()
    rows = rows_of(book)
    assert {row["D low"] for row in rows.values()} == {None}
    assert any(row["D"] is not None for row in rows.values())
    assert "Missing ranges" in dict(book.about)


@with_sample_company
def test_hidden_results_have_the_page_s_word_and_no_scores(app_database: str, company: Company) -> None:
    hidden = company.analysis.map[0]
    analysis = company.analysis.model_copy(update={"map": company.analysis.map[1:]})
    without = {"results": None, "hidden": "not_shared"}
    people = [
        person.model_copy(update={"profile": person.profile.model_copy(update=without)})
        if person.id == hidden.candidate_id and person.profile
        else person
        for person in company.people
    ]
    row = rows_of(company.files(people=lambda: people, analysis=analysis).to_workbook())[hidden.name]
    assert row["Style"] == "Not shared"
    assert {row[column] for column in ("How likely", "How sure", "D", "D low", "D high", "C high")} == {None}


@with_sample_company
def test_people_without_ids_have_a_row_each(app_database: str, company: Company) -> None:
    points = [point.model_copy(update={"candidate_id": ""}) for point in company.analysis.map]
    company.team = company.team.model_copy(update={"members": []})
    analysis = company.analysis.model_copy(update={"map": points})
    rows = rows_of(company.files(analysis=analysis, people=list).to_workbook())
    assert sorted(rows) == sorted(point.name for point in points)
    assert list(next(iter(rows.values())))[-3:] == ["E-mail", "Id", "Id in Discern"]
