"""What readers see comes from the catalogue: with an accented one, plain words show what bypasses it."""

import asyncio
import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import cycle
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from discern.contract import Style
from discern.reports.assembly import write_document
from discern.reports.markdown import make_markdown
from discern.reports.material import Commission, gather_pair, gather_person, gather_team
from discern.words import catalog
from discern.words.figures import list_styles
from tests.conftest import MakeResults
from tests.support.faulty_service import FaultyService
from tests.support.pages import PAGES, expand, texts
from tests.support.pseudo_language import plain_lines, pseudo_catalog

NAMES = ["Aba", "Bex", "Cyd", "Dov", "Eli", "Crew"]
LEADS: tuple[dict[Style, float], ...] = (
    {"D": 90.0, "I": 60.0, "S": 10.0, "C": 40.0},
    {"D": 10.0, "I": 40.0, "S": 90.0, "C": 60.0},
)

LISTED = Path(__file__).with_name("plain_lines.json")
"""How many lines of each page and report still bypass the catalogue. The figures may only fall."""


@pytest.fixture(autouse=True)
def pseudo_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    accented = pseudo_catalog()
    monkeypatch.setattr(catalog, "catalog", lambda language: accented)
    # Lists of styles are kept by language, and this one takes English's place.
    list_styles.cache_clear()
    yield
    list_styles.cache_clear()


def listed(name: str) -> int:
    number: int = json.loads(LISTED.read_text(encoding="utf-8"))[name]
    return number


@pytest.fixture
def crew(fake: FaultyService) -> str:
    """A team of five; four have a profile."""
    people = [fake.world.add_candidate(name) for name in NAMES[:5]]
    team = fake.world.add_team("Crew", [person.id for person in people])
    for person, scores in zip(people[:4], cycle(LEADS), strict=False):
        fake.world.complete(fake.world.add_assessment(person.id, team.id).id, scores)
    fake.world.add_assessment(people[4].id, team.id)
    return team.id


@pytest.mark.integration
@pytest.mark.parametrize("page", PAGES)
def test_no_more_of_a_page_bypasses_the_catalogue_than_is_listed(
    open_over: Callable[..., AppTest], crew: str, page: str
) -> None:
    shown = texts(expand(open_over(page, **({"team": crew} if page == "team" else {}))))
    found = plain_lines(shown, NAMES)
    assert len(found) == listed(page), "\n".join(sorted(found))


@pytest.mark.parametrize("subject", ["person", "pair", "team"])
def test_no_more_of_a_report_bypasses_the_catalogue_than_is_listed(make_results: MakeResults, subject: str) -> None:
    people = [make_results(name, number=n) for n, name in enumerate(NAMES[:4])]
    commission = Commission("coach", "full")
    material, _ = {
        "person": lambda: gather_person(people[0], commission),
        "pair": lambda: gather_pair(people[0], people[1], commission),
        "team": lambda: gather_team(6, people, 1, 1, commission),
    }[subject]()
    document, _ = asyncio.run(write_document(material, people, report_id="rep_1", now=datetime.now(UTC)))
    found = plain_lines(make_markdown(document), NAMES)
    assert len(found) == listed(f"report on a {subject}"), "\n".join(sorted(found))
