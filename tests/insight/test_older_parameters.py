"""Results whose errors took untried parameters for known count with errors that hold what they promise."""

import numpy as np
import pytest

from discern.contract.models.results import Instrument, Results
from discern.contract.models.teams import TeamRef
from discern.contract.score_errors import error_of
from discern.insight import analyse_team, compare, describe_person
from discern.insight.older_parameters import count_questionnaires, scores_with_doubt, widen
from discern.instrument import (
    Bank,
    Discrimination,
    bank_to_dict,
    draw_people,
    load_bank,
    normal,
    parse_bank,
    score_batch,
)
from discern.instrument.model.thurstonian import draw_choices
from tests.support.simulated_people import known

TAKEN_FOR_KNOWN = Discrimination(1.0, 0.0, 0)


@pytest.fixture(scope="module")
def first_bank() -> Bank:
    """The bank with the parameters of version 1.0.0, taken for known."""
    data = bank_to_dict(load_bank(version="1.1.0")) | {
        "version": "1.0.0",
        "scale": 1.45,
        "discrimination": TAKEN_FOR_KNOWN.to_dict(),
    }
    for block in data["blocks"]:
        for item in block["items"]:
            item["loading"] = {1: 0.65, -1: -0.60}.get(item["key"], 0.0)
    return parse_bank(data)


@pytest.mark.parametrize(("loadings", "as_reported"), [((0.65, 0.60), 0.93), ((0.45, 0.35), 0.70)])
def test_wider_errors_cover_strong_and_weak_loadings(
    first_bank: Bank, loadings: tuple[float, float], as_reported: float
) -> None:
    rng = np.random.default_rng(3)
    rows = first_bank.rows(first_bank.form("fixed").blocks)
    keys = np.sign(first_bank.loadings[rows])
    theta = draw_people(first_bank.norms.correlation, 600, rng)
    true = keys * np.where(keys > 0, *loadings)
    found = score_batch(first_bank, "fixed", *draw_choices(true, first_bank.intercepts[rows] / 1.45, theta, rng))
    wider = np.array([widen(*each) for each in zip(found.theta, found.se, strict=True)])
    away = np.abs(found.theta - theta)
    assert np.mean(away <= normal.Z95 * found.se) == pytest.approx(as_reported, abs=0.05)
    assert np.mean(away <= normal.Z95 * wider, axis=0).min() >= 0.92
    assert wider.mean() <= 0.60


def by(version: str, results: Results, *, outdated: bool | None = None, fingerprint: str = "sha256:0") -> Results:
    of = Instrument(
        id="discern-en", version=version, form="fixed", blocks=24, fingerprint=fingerprint, outdated=outdated
    )
    return results.model_copy(update={"instrument": of})


@pytest.fixture(scope="module")
def people() -> list[Results]:
    bank = load_bank()
    rng = np.random.default_rng(4)
    rows = bank.rows(bank.form("fixed").blocks)
    theta = draw_people(bank.norms.correlation, 4, rng)
    choices = draw_choices(bank.loadings[rows] / bank.scale, bank.intercepts[rows] / bank.scale, theta, rng)
    return known(theta, score_batch(bank, "fixed", *choices), bank.norms).results


def test_teams_and_pairs_count_with_the_wider_errors_and_say_so(people: list[Results]) -> None:
    of_today, of_then = ([by(version, each) for each in people] for version in ("1.1.0", "1.0.0"))
    team = TeamRef(id="team_1", name="A")
    (today, said_today), (then, said_then) = (analyse_team(team, 4, each, 0) for each in (of_today, of_then))
    assert today.means is not None
    assert then.means is not None
    (low, high), (lower, higher) = today.means.D.interval or (0, 0), then.means.D.interval or (0, 0)
    assert higher - lower > high - low
    assert then.means.D.score == today.means.D.score
    assert "older-parameters" in {each.id for each in said_then} - {each.id for each in said_today}
    (one, _), (other, claims) = compare(*of_today[:2]), compare(*of_then[:2])
    assert one.differences.D.interval is not None
    assert other.differences.D.interval is not None
    assert other.differences.D.interval[0] < one.differences.D.interval[0]
    assert "older-parameters" in {each.id for each in claims}
    # The result itself stays as it was reported.
    assert other.a_results.scores == of_then[0].scores


def test_a_person_is_told_of_older_parameters(people: list[Results]) -> None:
    for result, said in (
        (by("1.0.0", people[0]), True),
        (by("2.0.0", people[0], outdated=True), True),
        (by("2.0.0", people[0], outdated=False), False),
        (by("2.0.0", people[0]), False),
    ):
        assert ("older-parameters" in {each.id for each in describe_person(result)}) is said


def test_only_errors_that_take_untried_parameters_for_known_are_widened(people: list[Results]) -> None:
    for version in ("1.1.0", "2.0.0+people.1"):
        result = by(version, people[0], outdated=True)
        assert scores_with_doubt(result) == result.scores
    then = by("1.0.0", people[0])
    wider, as_reported = scores_with_doubt(then), then.scores
    assert wider is not None
    assert as_reported is not None
    for style, score in wider.items():
        assert score.score == as_reported[style].score
        assert (error_of(score) or 0) > (error_of(as_reported[style]) or 0)
    assert scores_with_doubt(then.model_copy(update={"scores": None})) is None


def test_parameters_are_no_part_of_a_questionnaire(people: list[Results]) -> None:
    with_parameters = [by("2.0.0", people[0]), by("2.0.0+people.1", people[1], fingerprint="sha256:1")]
    assert count_questionnaires(with_parameters) == 1
    assert count_questionnaires([*with_parameters, by("1.1.0", people[2])]) == 2
    assert count_questionnaires([by("2.0.0", people[0]), by("2.0.0", people[1], fingerprint="sha256:1")]) == 2
    assert count_questionnaires([people[0].model_copy(update={"instrument": None})]) == 0
