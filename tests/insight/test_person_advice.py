"""Advice for one person: everybody gets some, each at its own certainty, and nothing on a page contradicts the rest."""

from collections import Counter

import numpy as np
import pytest

from discern.contract.models.insights import Claim
from discern.contract.models.results import Results
from discern.insight import describe_person
from discern.insight.claims import ADVICE_KINDS, end_of, styles_of
from discern.insight.person import MOST
from discern.instrument import draw_people
from discern.words import say
from tests.support.results import LEADS, MakeResults
from tests.support.simulated_people import measure, settled_bank

FLAT = (0.0, 0.0, 0.0, 0.0)


@pytest.fixture(scope="module")
def said() -> list[list[Claim]]:
    """What is claimed of 150 people, a third of them near the middle."""
    bank, rng = settled_bank(), np.random.default_rng(5)
    theta = draw_people(bank.norms.correlation, 150, rng)
    theta[:50] *= 0.2
    return [describe_person(each) for each in measure(bank, theta, rng, "short").results]


def advice(claims: list[Claim]) -> list[Claim]:
    return [each for each in claims if each.kind in ADVICE_KINDS]


def ids(results: Results) -> list[str]:
    return [each.id for each in advice(describe_person(results))]


def test_everybody_gets_advice_and_nobody_too_much(said: list[list[Claim]]) -> None:
    for claims in said:
        kinds = Counter(each.kind for each in advice(claims))
        assert kinds.total() >= 3
        assert max(kinds.values()) <= MOST


def test_advice_is_about_the_claim_it_rests_on_and_as_sure(said: list[list[Claim]]) -> None:
    for claims in said:
        by_id = {each.id: each for each in claims}
        for each in advice(claims):
            base = by_id[each.id.partition("-")[2].removesuffix("-other")]
            assert (each.probability, each.strength, each.evidence) == (base.probability, base.strength, base.evidence)
            assert (styles_of(each), end_of(each)) == (styles_of(base), end_of(base))


def test_no_advice_comes_twice_on_a_page(said: list[list[Claim]]) -> None:
    for claims in said:
        texts = [say(each).text for each in advice(claims)]
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(
    ("theta", "error", "first"),
    [
        pytest.param(LEADS["D"], 0.5, "strength-style-D", id="style"),
        pytest.param((0.8, 0.7, -0.7, -0.8), 0.5, "strength-style-DI", id="between two"),
        pytest.param((0.9, 0.2, -0.9, -0.2), 0.7, "strength-pace-fast", id="surer half"),
        pytest.param((0.6, 0.4, -0.3, -0.5), 0.9, "strength-pace-fast", id="half alone"),
    ],
)
def test_the_surest_claim_gives_the_first_advice(
    make_results: MakeResults, theta: tuple[float, float, float, float], error: float, first: str
) -> None:
    assert ids(make_results(theta=theta, error=error, settled=False))[0] == first


def test_claims_take_turns_after_the_first(make_results: MakeResults) -> None:
    found = [each for each in ids(make_results()) if not each.endswith("style-D")]
    assert {each.partition("-")[2] for each in found} == {"pace-fast", "focus-task"}


def test_somebody_of_whom_nothing_is_said_gets_advice_that_claims_nothing(make_results: MakeResults) -> None:
    found = advice(describe_person(make_results(theta=FLAT)))

    assert [each.id for each in found] == [
        "watch_out-style-open",
        "question-style-open",
        "try-style-open",
        "try-style-open-other",
    ]
    assert {(each.strength, each.probability) for each in found} == {("open", None)}


def test_a_half_gives_advice_where_no_direction_is_said(make_results: MakeResults) -> None:
    found = ids(make_results(theta=(0.6, 0.4, -0.3, -0.5), error=0.9, settled=False))
    assert found == ["strength-pace-fast", "watch_out-pace-fast", "question-pace-fast", "try-pace-fast"]
