"""Makes all pictures, and the slides and reports in docs/, after something on them has changed:
`PYTHONPATH=app python -m tests.support.first_picture`.

The first page's start shows a team of the sample company as its page would, without a service or a drawing script. The
documents' pictures are of the running app.
"""

import os
import tempfile
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import discern_app.home
from discern import charts, samples
from discern.charts.vector import draw_picture
from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import AssessmentQuery
from discern.contract.models.reports import AssessmentSubject, NewReport, Subject, TeamSubject
from discern.contract.models.teams import TeamAnalysis, TeamQuery
from discern.words import LANGUAGES
from discern_app.home.first_start import PICTURES, WIDTHS
from discern_app.teams.workshop_files import deck
from tests.support.screenshots import take_screenshots

FOLDER = Path(discern_app.home.__file__).with_name("pictures")

DOCS = Path(__file__).parents[2] / "docs"

SLIDES = DOCS / "team-slides.pptx"

TEAM, MINUTES = "Finance", 60


def read_team(client: Client) -> TeamAnalysis:
    [team] = client.send(operations.LIST_TEAMS(TeamQuery(q=TEAM))).data
    return client.send(operations.GET_TEAM_ANALYSIS(team_id=team.id))


def draw_pictures(analysis: TeamAnalysis) -> Iterator[tuple[str, str]]:
    """The file names of the pictures and their SVG."""
    for language, scheme in product(LANGUAGES, ("light", "dark")):
        drawn = {
            "map": charts.style_map(analysis, dark=scheme == "dark", language=language),
            "tiles": charts.style_tiles(analysis, dark=scheme == "dark", language=language),
        }
        for name in PICTURES:
            yield f"{name}-{scheme}-{language}.svg", draw_picture(drawn[name], WIDTHS[name]) + "\n"


def make_slides(analysis: TeamAnalysis) -> bytes:
    """The slides of a workshop, as PowerPoint."""
    return deck(analysis, minutes=MINUTES, named=False)


def write_report(client: Client, subject: Subject) -> bytes:
    """A full report for a manager, as PDF."""
    report = client.send(operations.CREATE_REPORT(NewReport(subject=subject, audience="manager")))
    while report.status in {"queued", "writing"}:
        time.sleep(0.1)
        report = client.send(operations.GET_REPORT(report_id=report.id))
    return client.send(operations.GET_REPORT_PDF(report_id=report.id))


def write_reports(client: Client) -> Iterator[tuple[str, bytes]]:
    """The file names of reports on a team of the sample company and on the first of its people, and the files."""
    [team] = client.send(operations.LIST_TEAMS(TeamQuery(q=TEAM))).data
    yield "team-report.pdf", write_report(client, TeamSubject(type="team", id=team.id))
    query = AssessmentQuery(team_id=team.id, status="completed", order="oldest", limit=1)
    [first] = client.send(operations.LIST_ASSESSMENTS(query)).data
    yield "person-report.pdf", write_report(client, AssessmentSubject(type="assessment", id=first.id))


def main() -> None:
    from discern_app.base.current_service import configured_service

    with tempfile.TemporaryDirectory() as folder:
        os.environ["DISCERN_DATABASE_URL"] = f"sqlite:///{folder}/discern.db"
        reader = configured_service().managers
        for _ in samples.load(reader):
            pass
        FOLDER.mkdir(exist_ok=True)
        team = read_team(reader.client)
        for name, svg in draw_pictures(team):
            (FOLDER / name).write_text(svg, encoding="utf-8")
        for name, made in write_reports(reader.client):
            (DOCS / name).write_bytes(made)
        SLIDES.write_bytes(make_slides(team))
    take_screenshots()


if __name__ == "__main__":
    main()
