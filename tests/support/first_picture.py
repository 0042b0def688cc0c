"""Draws the pictures of the first page's start and makes the slides in docs/, after a chart or a slide has changed:
`PYTHONPATH=app python -m tests.support.first_picture`.

They show a team of the sample company as its page would, without a service or a drawing script.
"""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import discern_app.home
from discern import charts, samples
from discern.charts.vector import draw_picture
from discern.client import Client
from discern.contract import operations
from discern.contract.models.teams import TeamAnalysis, TeamQuery
from discern_app.home.first_start import PICTURES, WIDTHS
from discern_app.teams.workshop_files import deck

FOLDER = Path(discern_app.home.__file__).with_name("pictures")

SLIDES = Path(__file__).parents[2] / "docs" / "team-slides.pptx"

TEAM, MINUTES = "Finance", 60


def read_team(client: Client) -> TeamAnalysis:
    [team] = client.send(operations.LIST_TEAMS(TeamQuery(q=TEAM))).data
    return client.send(operations.GET_TEAM_ANALYSIS(team_id=team.id))


def draw_pictures(analysis: TeamAnalysis) -> Iterator[tuple[str, str]]:
    """The file names of the pictures and their SVG."""
    for scheme in ("light", "dark"):
        drawn = {
            "map": charts.style_map(analysis, dark=scheme == "dark"),
            "tiles": charts.style_tiles(analysis, dark=scheme == "dark"),
        }
        for name in PICTURES:
            yield f"{name}-{scheme}.svg", draw_picture(drawn[name], WIDTHS[name]) + "\n"


def make_slides(analysis: TeamAnalysis) -> bytes:
    """The slides of a workshop, as PowerPoint."""
    return deck(analysis, minutes=MINUTES, named=False)


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
        SLIDES.write_bytes(make_slides(team))


if __name__ == "__main__":
    main()
