"""Advice for one person: everybody gets some, each at its own certainty, and nothing on a page contradicts the rest."""

from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

from discern.contract.models.insights import Claim
from discern.contract.models.results import Results
from discern.contract.styles import STYLES
from discern.insight import describe_person
from discern.insight.claims import ADVICE_KINDS, styles_of
from discern.insight.person import BLENDS, MOST, blend_probabilities
from discern.instrument import draw_people, load_bank
from discern.words import say
from tests.support.contradictions import contradictions
from tests.support.simulated_people import measure

MakeResults = Callable[..., Results]

FLAT = (0.26, 0.25, 0.25, 0.24)


@pytest.fixture(scope="module")
def said() -> list[list[Claim]]:
    """What is claimed of 150 people with norms that have people behind them, a third of them near the middle."""
    bank, rng = load_bank(), np.random.default_rng(5)
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


def test_advice_has_the_certainty_of_the_claim_it_rests_on(said: list[list[Claim]]) -> None:
    for claims in said:
        by_id = {each.id: each for each in claims}
        for each in advice(claims):
            base = by_id[each.id.partition("-")[2].removesuffix("-other")]
            assert (each.probability, each.strength) == (base.probability, base.strength)
            assert each.evidence[: len(base.evidence)] == base.evidence


def test_no_advice_comes_twice_on_a_page(said: list[list[Claim]]) -> None:
    for claims in said:
        texts = [say(each).text for each in advice(claims)]
        assert len(set(texts)) == len(texts)


def test_nothing_on_a_page_contradicts_the_rest(said: list[list[Claim]]) -> None:
    assert [pair for claims in said for pair in contradictions(claims)] == []


def test_finding_contradictions_finds_them(make_results: MakeResults) -> None:
    open_, high, slow = (
        describe_person(make_results(theta=theta, probabilities=probabilities))
        for theta, probabilities in (
            ((0.0, 0.0, 0.0, 0.0), FLAT),
            ((1.5, 0.0, -1.5, 0.0), (0.97, 0.01, 0.01, 0.01)),
            ((-1.5, 0.0, 1.5, 0.0), (0.01, 0.01, 0.97, 0.01)),
        )
    )
    assert ("style-open", "score-D") in contradictions([*open_, *high])
    assert ("style-D", "pace-thoughtful") in contradictions([*high, *slow])
    assert list(contradictions(high)) == []


@pytest.mark.parametrize(
    ("probabilities", "theta", "first"),
    [
        pytest.param((0.97, 0.01, 0.01, 0.01), (0.0, 0.0, 0.0, 0.0), "strength-style-D", id="style"),
        pytest.param((0.4, 0.4, 0.1, 0.1), (0.0, 0.0, 0.0, 0.0), "strength-style-DI", id="half"),
        pytest.param((0.1, 0.1, 0.4, 0.4), (-0.6, -0.6, 0.6, 0.6), "strength-pace-thoughtful", id="surer end"),
        pytest.param(None, (0.8, 0.8, -0.8, -0.8), "strength-pace-active", id="no probabilities"),
    ],
)
def test_the_surest_claim_gives_the_first_advice(
    make_results: MakeResults, probabilities: tuple[float, ...] | None, theta: tuple[float, ...], first: str
) -> None:
    assert ids(make_results(probabilities=probabilities, theta=theta))[0] == first


def test_advice_on_one_of_two_styles_names_them_as_the_claim_does(said: list[list[Claim]]) -> None:
    claimed = {each.id: styles_of(each) for claims in said for each in claims if each.kind == "style"}
    orders = {
        base: styles_of(each)
        for claims in said
        for each in advice(claims)
        for base, styles in claimed.items()
        if len(styles) == 2 and each.id.endswith(f"-{base}")
    }
    assert len(orders) > 3
    assert all(claimed[base] == order for base, order in orders.items())


def test_claims_take_turns_after_the_first(make_results: MakeResults) -> None:
    found = ids(make_results(theta=(2.0, 0.3, -1.5, -0.5), probabilities=(0.97, 0.01, 0.01, 0.01)))
    second = {each for each in found if not each.endswith("style-D")}
    assert {each.partition("-")[2] for each in second} >= {"blend-DI", "pace-active"}


def test_advice_on_what_is_ruled_out_is_not_the_cost_of_leading_in_other_words(make_results: MakeResults) -> None:
    opposite = make_results(theta=(1.5, 0.5, -1.5, 0.0), probabilities=(0.7, 0.27, 0.01, 0.02))
    assert not any("not_leading" in each for each in ids(opposite) if "S" in each)
    beside = make_results(theta=(1.5, -1.0, 0.0, 0.4), probabilities=(0.7, 0.01, 0.14, 0.15))
    assert "try-not_leading-I" in ids(beside)


def test_what_is_ruled_out_but_high_needs_no_prompt(make_results: MakeResults) -> None:
    high = make_results(theta=(1.5, 0.6, -1.0, 0.9), probabilities=(0.7, 0.01, 0.01, 0.28))
    assert not any(each.endswith("not_leading-I") for each in ids(high))


def test_somebody_whose_style_is_open_gets_advice_that_claims_nothing(make_results: MakeResults) -> None:
    found = advice(describe_person(make_results(probabilities=FLAT, se=12.0)))

    assert [each.id for each in found] == [
        "watch_out-style-open",
        "question-style-open",
        "try-style-open",
        "try-style-open-other",
    ]
    assert {(each.strength, each.probability) for each in found} == {("can't tell yet", None)}


def test_an_end_of_an_axis_gives_advice_where_the_style_is_open(make_results: MakeResults) -> None:
    found = ids(make_results(theta=(0.9, 0.9, -0.9, -0.9), probabilities=FLAT))
    assert [each for each in found if each.endswith("pace-active")] == [
        *("strength-pace-active", "watch_out-pace-active", "question-pace-active", "try-pace-active")
    ]
    assert "try-style-open" in found
    assert "watch_out-style-open" not in found


def test_a_blend_is_not_advised_on_twice(make_results: MakeResults) -> None:
    claims = describe_person(make_results(theta=(1.2, 1.2, -1.2, -1.2), probabilities=(0.5, 0.48, 0.01, 0.01)))
    assert "blend-DI" in {each.id for each in claims}
    assert not any("blend" in each.id for each in advice(claims))


def test_no_blend_disagrees_with_what_a_service_says_leads(make_results: MakeResults) -> None:
    claims = describe_person(make_results(theta=(1.2, 1.2, -1.2, -1.2), probabilities=(0.1, 0.1, 0.1, 0.7)))
    assert not any(each.kind == "blend" for each in claims)


def test_probabilities_of_the_two_highest_are_those_of_draws() -> None:
    rng = np.random.default_rng(4)
    for theta, errors in (
        (np.array([0.8, 0.5, -0.4, -0.9]), np.array([0.35, 0.4, 0.3, 0.5])),
        (np.array([0.1, 0.0, 0.0, -0.1]), np.array([0.6, 0.5, 0.5, 0.4])),
        (np.array([2.0, -2.0, 1.9, -2.0]), np.array([0.2, 0.9, 0.3, 0.2])),
    ):
        draws = theta + errors * rng.standard_normal((200_000, len(STYLES)))
        highest = np.sort(np.argsort(-draws, axis=1)[:, :2], axis=1)
        counted = [np.mean((highest == [STYLES.index(one), STYLES.index(other)]).all(axis=1)) for one, other in BLENDS]
        found = blend_probabilities(theta, errors)
        assert found.sum() == pytest.approx(1)
        assert found == pytest.approx(counted, abs=0.004)


def test_errors_far_smaller_than_distances_are_no_trouble() -> None:
    found = blend_probabilities(np.array([3.0, -8.0, 2.9, 8.0]), np.array([1e-9, 1e-9, 1e-9, 60.0]))
    assert np.isfinite(found).all()
    assert found.sum() == pytest.approx(1)
