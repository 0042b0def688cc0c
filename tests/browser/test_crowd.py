"""The managers' pages with one person, seven, forty and five hundred, among them long names and other scripts."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from tests.support.running_app.crowd import Crowd, run_crowd

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(600)]

SIZES = (1, 7, 40, 500)


@pytest.fixture(scope="module")
def crowd(browser: "Browser", tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crowd]:
    with run_crowd(tmp_path_factory.mktemp("crowd"), SIZES) as crowd:
        yield crowd


def test_home_and_the_lists_hold_five_hundred_people(
    crowd: Crowd, open_page: Callable[..., "Page"], faults_in: Callable[["Page"], list[str]]
) -> None:
    for path in ("", "people", "assessments", "teams", f"people?assessment={crowd.long_named.id}"):
        page = open_page(f"{crowd.server.url}/{path}")
        assert faults_in(page) == [], path
        page.context.close()


@pytest.mark.parametrize("size", SIZES)
def test_a_team_of_any_size_can_be_edited(
    crowd: Crowd, open_page: Callable[..., "Page"], faults_in: Callable[["Page"], list[str]], size: int
) -> None:
    assert faults_in(open_page(f"{crowd.server.url}/teams?team={crowd.teams[size]}&view=edit")) == []
