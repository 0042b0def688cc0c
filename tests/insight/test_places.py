"""Where several people may lie at once, and what is counted of it."""

import numpy as np
import pytest
from hypothesis import given, strategies as st

from discern.contract.base_models import CandidateRef
from discern.contract.models.results import Results
from discern.contract.styles import STYLES
from discern.insight.circle import AXES, DRAWS, ENDS, Counts, Places, Profile, half_probability, profiles_of, share_of
from discern.insight.team.counts import (
    interval_of,
    least_of_third,
    prob_all_present,
    prob_both_ends,
    prob_each_has,
    prob_majority,
    prob_most_at,
    prob_none,
    team_of,
)
from discern.instrument import draw_people, load_bank, with_levels
from discern.instrument.bank import AS_GIVEN
from tests.support.results import LEADS, MakeResults
from tests.support.simulated_people import measure

CHANCE = 4 * (0.25 / DRAWS) ** 0.5
"""Four standard errors of a share of the draws."""


@pytest.fixture(scope="module")
def both() -> tuple[list[Profile], list[Profile]]:
    """Forty people, with levels of styles in doubt and with levels that are taken for known."""
    theta = draw_people(load_bank().norms.correlation, 40, np.random.default_rng(3))
    banks = (load_bank(), with_levels(load_bank(), AS_GIVEN, "9"))
    doubted, known = (profiles_of(measure(bank, theta, np.random.default_rng(4)).results) for bank in banks)
    return doubted, known


def places_of(profiles: list[Profile]) -> Places:
    places = Places.of(profiles)
    assert places is not None
    return places


def test_shares_of_draws_are_the_probabilities_of_each_person(both: tuple[list[Profile], list[Profile]]) -> None:
    profiles, _ = both
    places = places_of(profiles)
    for row, profile in enumerate(profiles):
        assert profile.style.quarters is not None
        assert list(places.quarters[:, row].mean(axis=0)) == pytest.approx(
            list(profile.style.quarters.values()), abs=CHANCE
        )
        for end in (end for axis in AXES for end in ENDS[axis]):
            assert share_of(places.at(end)[:, row]) == pytest.approx(half_probability(profile.style, end), abs=CHANCE)
    assert (places.quarters.sum(axis=2) == 1).all()
    assert (places.counts.sum(axis=1) == 40).all()


def test_levels_cancel_where_two_are_compared(both: tuple[list[Profile], list[Profile]]) -> None:
    """Who is faster is as sure as if the levels were known, and where each lies isn't."""
    doubted, known = (places_of(profiles).on("pace") for profiles in both)
    assert doubted.std(axis=0).mean() > 1.07 * known.std(axis=0).mean()
    for row in range(0, 40, 2):
        apart, as_known = (each[:, row] - each[:, row + 1] for each in (doubted, known))
        assert apart.std() == pytest.approx(as_known.std(), rel=0.06)
        assert share_of(apart > 0) == pytest.approx(share_of(as_known > 0), abs=2 * CHANCE)


def test_levels_do_not_average_out_over_a_team(both: tuple[list[Profile], list[Profile]]) -> None:
    doubted, known = (places_of(profiles) for profiles in both)
    counts = doubted.counts.std(axis=0), known.counts.std(axis=0)
    assert (counts[0] > 1.3 * counts[1]).all()
    centres = (each.positions.mean(axis=1).std(axis=0) for each in (doubted, known))
    assert (next(centres) > 1.8 * next(centres)).all()


def test_a_person_lies_in_the_same_places_whoever_they_are_compared_with(
    both: tuple[list[Profile], list[Profile]],
) -> None:
    (ana, ben, *_), _ = both
    alone, together = places_of([ana]), places_of([ben, ana])
    np.testing.assert_array_equal(alone.positions[:, 0], together.positions[:, 1])


def test_levels_are_settled_where_they_are_for_everybody(make_results: MakeResults) -> None:
    people = [make_results(number=number, settled=number > 1) for number in (1, 2, 3)]
    assert [places_of(profiles_of(some)).settled for some in (people, people[1:])] == [False, True]


def test_nothing_is_drawn_where_somebody_s_place_is_not_known_well_enough(make_results: MakeResults) -> None:
    people: list[Results] = [make_results(number=1), make_results(number=2, error=None)]
    assert Places.of(profiles_of(people)) is None
    assert Places.of([]) is None


AT = {"D": (-1.0, 1.0), "I": (1.0, 1.0), "S": (1.0, -1.0), "C": (-1.0, -1.0)}


def drawn(*teams: str) -> Places:
    """Draws that put the same people in the directions of these styles."""
    return Places(np.array([[AT[style] for style in team] for team in teams]), settled=True)


def test_probabilities_of_counts_are_shares_of_draws() -> None:
    places = drawn("DDS", "DDI", "DIS", "CCC")
    assert places.counts.tolist() == [[2, 0, 1, 0], [2, 1, 0, 0], [1, 1, 1, 0], [0, 0, 0, 3]]
    assert prob_majority(places, ("D",)) == 0.5
    assert prob_majority(places, ("D", "I")) == 0.75
    assert prob_none(places, ("S", "C")) == 0.25
    assert prob_each_has(places, "D", "S", 1) == 0.5
    assert prob_most_at(places, "fast") == 0.75
    assert prob_most_at(places, "people") == 0.25
    assert prob_both_ends(places, "focus", 1) == 0.75
    assert (prob_all_present(places.counts), prob_all_present(drawn("DISC", "DISS").counts)) == (0.0, 0.5)
    assert [least_of_third(size) for size in (3, 4, 6, 7, 40)] == [2, 2, 2, 3, 14]


def test_half_of_an_even_team_is_not_most() -> None:
    assert prob_majority(drawn("DDSS"), ("D",)) == 0
    assert prob_most_at(drawn("DDSS"), "fast") == 0


def test_most_is_said_of_teams_of_five_to_fifteen_alone(make_results: MakeResults) -> None:
    def may(size: int, *, settled: bool = True) -> bool:
        people = [make_results(number=number, settled=settled) for number in range(size)]
        team = team_of(size, profiles_of(people))
        assert team is not None
        return team.may_have_most

    assert [size for size in (3, 4, 5, 15, 16, 40) if may(size)] == [5, 15]
    assert not may(7, settled=False)


counts = st.lists(st.integers(0, 12), min_size=1, max_size=400).map(np.array)


@given(counts)
def test_the_interval_has_the_probability_nearest_to_95_percent(some: Counts) -> None:
    low, high = interval_of(some)
    pmf = np.bincount(some) / len(some)
    inside = pmf[int(low) : int(high) + 1].sum()
    narrower = inside - min(pmf[int(low)], pmf[int(high)])
    assert 0 <= low <= high <= some.max()
    assert low == high or abs(narrower - 0.95) >= abs(inside - 0.95) - 1e-12
    assert pmf[int(low) : int(high) + 1].max() == pmf.max()


def test_people_who_are_surely_there_do_not_widen_the_interval(make_results: MakeResults) -> None:
    people = [make_results(number=number, theta=LEADS[style], error=0.1) for number, style in enumerate("DDSC")]
    places = places_of(profiles_of(people))
    assert [interval_of(places.counts[:, column]) for column in range(len(STYLES))] == [(2, 2), (0, 0), (1, 1), (1, 1)]


def test_people_of_other_banks_have_other_levels(both: tuple[list[Profile], list[Profile]]) -> None:
    """Between them levels don't cancel."""
    (ana, ben, *_), _ = both
    other = Profile(CandidateRef(id="other", name="Other"), ben.scores, ben.style, ben.posterior, "else", settled=False)
    same = Profile(
        CandidateRef(id="other", name="Other"), ben.scores, ben.style, ben.posterior, ana.bank, settled=False
    )
    apart, alike = (np.diff(places_of([ana, each]).on("pace")).std() for each in (other, same))
    assert apart > 1.1 * alike
