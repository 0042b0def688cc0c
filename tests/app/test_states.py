"""Every page over every kind of service: nobody there, one person, many, odd names, and services that lack things."""

import re
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache

import httpx
import pytest
from streamlit.testing.v1 import AppTest

from discern.client.testing import Fault
from discern.contract.models.results import Quality, QualityCheck, Results, Score, StyleSummary
from discern.contract.styles import STYLES, ByStyle, Style
from tests.support.faulty_service import FaultyService
from tests.support.pages import PAGES, click, headings, labels, texts
from tests.support.running import Running

SCORES: dict[Style, float] = {"D": 70.0, "I": 40.0, "S": 30.0, "C": 60.0}

BARE_STYLE = StyleSummary(label="Dc")
"""A style without probabilities, as a service may give it that doesn't measure its uncertainty."""

SPECIFIED = re.compile(r"/v1/(assessments(/[^/]+/results)?|teams/[^/]+/analysis)")
"""The paths of the specification; all others are additions, which a service need not have."""

LONG = "Maximiliane-Alexandra von Hohenstaufen-Sonderburg-Glücksburg"
SCRIPTS = ("山田太郎", "محمد بن سلمان", "Ὀδυσσεύς", "Наталья", "अनुष्का", "🙂🙂")


def fill(fake: FaultyService, names: list[str], done: int | None = None) -> list[Results]:
    """A team of people; the first ``done`` of them have completed an assessment. Returns their results."""
    people = [fake.world.add_candidate(name) for name in names]
    team = fake.world.add_team("Crew", [person.id for person in people])
    waiting = [fake.world.add_assessment(person.id, team.id) for person in people]
    return [fake.world.complete(assessment.id, SCORES) for assessment in waiting[:done]]


def give_results(fake: FaultyService, results: Results) -> None:
    fake.answer("GET", f"/assessments/{results.assessment_id}/results", results.model_dump(mode="json"))


def lack_additions(fake: FaultyService) -> None:
    fill(fake, ["Ana"])

    def missing(request: httpx.Request) -> Fault | None:
        return None if SPECIFIED.fullmatch(request.url.path) else Fault(status=404)

    fake.fault_for = missing


def lack_analysis(fake: FaultyService) -> None:
    fill(fake, ["Ana", "Bo", "Cy"])
    fake.fault_for = lambda request: Fault(status=404) if request.url.path.endswith("/analysis") else None


def lack_errors(fake: FaultyService) -> None:
    [results] = fill(fake, ["Ana"])
    bare = ByStyle[Score].of({style: Score(score=SCORES[style]) for style in STYLES})
    give_results(fake, results.model_copy(update={"scores": bare, "style": BARE_STYLE}))


def withhold(fake: FaultyService) -> None:
    [results] = fill(fake, ["Ana"])
    check = QualityCheck(id="fast", passed=False, meaning="Answers faster than anybody reads")
    quality = Quality(verdict="withheld", checks=[check])
    give_results(fake, results.model_copy(update={"scores": None, "style": None, "quality": quality}))


WORLDS: dict[str, Callable[[FaultyService], object]] = {
    "nobody": lambda fake: None,
    "one-waiting": lambda fake: fill(fake, ["Ana"], done=0),
    "one-done": lambda fake: fill(fake, ["Ana"]),
    "many": lambda fake: fill(fake, [f"Person {number}" for number in range(260)], done=230),
    "odd-names": lambda fake: fill(fake, [LONG, *SCRIPTS]),
    "withheld": withhold,
    "no-standard-errors": lack_errors,
    "no-analysis": lack_analysis,
    "specified-paths-alone": lack_additions,
}

TELLS_THAT_IT_LACKS = {("reports", "specified-paths-alone"), ("brief", "specified-paths-alone")}
"""Pages that can't be without what is missing there, and say so."""


@pytest.fixture(scope="module")
def filled(shared_service: Running) -> Callable[[str], FaultyService]:
    """Each world is made once: pages only read it."""

    @cache
    def fill_one(world: str) -> FaultyService:
        made = FaultyService(shared_service)
        WORLDS[world](made)
        return made

    return fill_one


@pytest.fixture
def fake(
    request: pytest.FixtureRequest, shared_service: Running, filled: Callable[[str], FaultyService]
) -> FaultyService:
    """A service of its own for each test, or the one of the world that a test names."""
    return filled(request.param) if hasattr(request, "param") else FaultyService(shared_service)


@pytest.mark.integration
@pytest.mark.parametrize(("world", "fake"), [(world, world) for world in WORLDS], indirect=["fake"], ids=WORLDS)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_opens_with_any_data(open_over: Callable[..., AppTest], page: str, world: str) -> None:
    test = open_over(page)
    assert headings(test)
    assert not test.error, [each.proto.title for each in test.error]
    assert ("The service doesn't offer this" in texts(test)) == ((page, world) in TELLS_THAT_IT_LACKS)


@pytest.mark.integration
@pytest.mark.parametrize(
    ("world", "fake"),
    [(world, world) for world in WORLDS if world != "nobody"],
    indirect=["fake"],
    ids=[world for world in WORLDS if world != "nobody"],
)
def test_a_team_opens_with_any_data(open_over: Callable[..., AppTest], fake: FaultyService, world: str) -> None:
    [team] = fake.world.teams
    test = open_over("teams", team=team.id)
    assert headings(test)
    if world == "no-analysis":
        assert "Not found" in test.error[0].proto.title
    else:
        assert not test.error, [each.proto.title for each in test.error]


@pytest.mark.integration
def test_a_service_without_a_list_of_teams_asks_for_the_id_and_shows_the_analysis(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    lack_additions(fake)
    [team] = fake.world.teams
    test = open_over("teams")
    [given] = test.text_input
    given.input(team.id)
    shown = texts(click(test, "Open"))
    assert not test.error, [each.proto.title for each in test.error]
    assert "Crew" in shown
    assert "1 of 1 has a profile" in shown


@pytest.mark.parametrize("page", ["home", "people"])
def test_a_withheld_result_says_why_and_what_to_do_and_shows_no_profile(
    open_over: Callable[..., AppTest], fake: FaultyService, page: str
) -> None:
    withhold(fake)
    asked = {"assessment": fake.world.assessments[0].id} if page == "people" else {}
    shown = texts(open_over(page, **asked))
    assert "new assessment" in shown
    assert "likely" not in shown.lower()
    assert not open_over(page, **asked).get("plotly_chart")
    if page == "people":
        assert "Answers faster than anybody reads" in shown
        assert "Invite again" in labels(open_over(page, **asked))


def test_the_overview_names_who_is_done_and_who_is_waited_for(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    [results] = fill(fake, ["Ana", "Bo"], done=1)
    give_results(fake, results.model_copy(update={"style": BARE_STYLE, "insights": []}))
    test = open_over("home")
    links = [each.proto.label for each in test.get("page_link")]
    assert "**Crew**" in links
    assert "1 of 2" in texts(test)
    assert [each for each in links if each.startswith("**Bo** · invited ")]
    assert [each for each in links if "**Ana** · the service says Dc" in each]


@pytest.mark.integration
def test_who_was_asked_long_ago_and_is_done_today_is_news_on_a_long_list(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    fake.running.clock.now = datetime.now(UTC)
    late = fake.world.add_assessment(fake.world.add_candidate("Late Lou").id)
    fill(fake, [f"Person {number}" for number in range(210)])
    fake.running.clock.advance(seconds=1)
    fake.world.complete(late.id, SCORES)
    fake.add_event("assessment.completed", assessment_id=late.id, candidate_id=late.candidate.id)
    assert "**Late Lou**" in texts(open_over("home"))


@pytest.mark.parametrize("page", ["people", "assessments"])
def test_without_a_list_of_teams_a_list_has_no_filter_by_team(
    open_over: Callable[..., AppTest], fake: FaultyService, page: str
) -> None:
    fake.world.add_team("Crew", [fake.world.add_candidate("Ana").id])
    assert "Team" in [each.label for each in open_over(page).selectbox]
    fake.fault_for = lambda request: Fault(status=500) if request.url.path.endswith("/teams") else None
    test = open_over(page)
    assert "Team" not in [each.label for each in test.selectbox]
    assert "Teams can't be listed right now." in texts(test)
    assert "invite people without one" not in texts(test)
    assert not test.error
