"""What tests of charts of teams draw."""

from collections.abc import Callable

import numpy as np
import pytest

from discern.contract.models.results import Results
from discern.contract.models.teams import TeamAnalysis, TeamRef
from tests.support.statements import analyse_team


@pytest.fixture
def crowd(make_results: Callable[..., Results]) -> Callable[[int], list[Results]]:
    """Results of so many people with random scores, the same for the same number."""

    def run(people: int) -> list[Results]:
        rng = np.random.default_rng(people)
        return [make_results(f"Person {n}", number=n, theta=tuple(rng.normal(size=4))) for n in range(people)]

    return run


@pytest.fixture
def analyse(crowd: Callable[[int], list[Results]]) -> Callable[[int], TeamAnalysis]:
    """The analysis of a team of as many such people."""
    team = TeamRef(id="team_1", name="Harbour")
    return lambda people: analyse_team(team, people, crowd(people), 0)
