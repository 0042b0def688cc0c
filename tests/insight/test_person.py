"""What is claimed of one person."""

import numpy as np
import pytest

from discern.contract.models.insights import Claim
from discern.contract.models.results import Norms, Quality, QualityCheck, Results
from discern.insight import describe_person
from discern.insight.claims import styles_of
from discern.instrument import draw_people, load_bank
from tests.support import statements
from tests.support.contradictions import conflicts_with_picture, contradictions, dots_of
from tests.support.results import LEADS, MakeResults
from tests.support.simulated_people import measure, settled_bank

Four = tuple[float, float, float, float]


def ids(results: Results) -> list[str]:
    return [each.id for each in describe_person(results)]


def strengths(claims: list[Claim]) -> dict[str, str]:
    return {each.id: each.strength for each in claims}


@pytest.mark.parametrize(
    ("theta", "error", "claims", "strength"),
    [
        pytest.param(LEADS["D"], 0.5, ["style-D", "pace-fast", "focus-task"], "very likely", id="sure"),
        pytest.param((0.0, 0.8, 0.0, -0.8), 0.6, ["style-I", "pace-fast", "focus-people"], "likely", id="likely"),
        pytest.param((0.8, 0.7, -0.7, -0.8), 0.5, ["style-DI", "pace-fast"], "very likely", id="between"),
        pytest.param((0.7, 0.4, -0.3, -0.5), 0.9, ["pace-fast"], "likely", id="half"),
        pytest.param((0.0, 0.0, 0.0, 0.0), 0.5, ["style-open"], "open", id="open"),
    ],
)
def test_what_is_said_is_as_sure_as_its_word(
    make_results: MakeResults, theta: Four, error: float, claims: list[str], strength: str
) -> None:
    found = [
        each
        for each in describe_person(make_results(theta=theta, error=error, settled=False))
        if each.kind in {"style", "pace", "focus"}
    ]
    assert strengths(found) == dict.fromkeys(claims, strength)
    assert found[0].id == claims[0]


def test_leaning_is_said_only_where_levels_are_settled(make_results: MakeResults) -> None:
    theta = (0.5, 0.0, -0.5, 0.0)
    settled, unsettled = (make_results(theta=theta, error=0.65, settled=each) for each in (True, False))
    assert "style-open" in ids(unsettled)
    assert strengths(describe_person(settled)[:3]) == dict.fromkeys(("style-D", "pace-fast", "focus-task"), "leaning")


def test_a_direction_between_two_styles_names_both_in_one_order(make_results: MakeResults) -> None:
    first, *_ = describe_person(make_results(theta=(-0.7, -0.8, 0.8, 0.7)))
    assert (first.id, first.message, styles_of(first)) == ("style-SC", "person-style-between", ("S", "C"))
    first, *_ = describe_person(make_results(theta=(0.7, -0.8, -0.8, 0.7)))
    assert (first.id, styles_of(first)) == ("style-DC", ("D", "C"))


@pytest.mark.parametrize("bank", [load_bank, settled_bank])
def test_nobody_is_said_to_be_where_they_are_not_drawn(bank: object) -> None:
    """The dot lies within every direction and half that is named, and nothing named contradicts the rest."""
    used = bank()  # type: ignore[operator]
    rng = np.random.default_rng(2)
    people = measure(used, draw_people(used.norms.correlation, 150, rng), rng).results
    for person in people:
        claims = describe_person(person)
        assert list(contradictions(claims)) == []
        assert list(conflicts_with_picture(claims, dots_of([person]))) == []


def test_opposite_styles_share_no_sentence(make_results: MakeResults) -> None:
    d, s = ({each.template for each in statements.describe_person(make_results(theta=LEADS[style]))} for style in "DS")
    assert not d & s


def test_a_withheld_result_gives_the_reason_and_nothing_else(withheld: Results) -> None:
    failed = QualityCheck(id="fast", passed=False, meaning="Many answers came in under 3 seconds.")
    results = withheld.model_copy(update={"quality": Quality(verdict="withheld", checks=[failed])})
    (only,) = statements.describe_person(results)

    assert (only.kind, only.strength) == ("withheld", "open")
    assert [evidence.name for evidence in only.evidence] == [failed.meaning]


def test_of_answers_that_look_random_nothing_is_claimed_but_that_they_do(make_results: MakeResults) -> None:
    failed = QualityCheck(id="near_random", passed=False, meaning="Like picking at random.")
    results = make_results("Ana Ruiz").model_copy(update={"quality": Quality(verdict="caution", checks=[failed])})
    (only,) = statements.describe_person(results)

    assert (only.kind, only.probability, only.people) == ("random", None, [results.candidate])
    assert only.text == "The answers of Ana Ruiz look more like random picks than like choices."
    assert [evidence.name for evidence in only.evidence] == [failed.meaning]


def test_a_service_that_names_a_style_alone_gives_no_claims(make_results: MakeResults) -> None:
    assert [each.kind for each in describe_person(make_results(error=None))] == ["no_probabilities"]


def test_limits_of_the_result_are_caveats(make_results: MakeResults) -> None:
    results = make_results().model_copy(
        update={
            "norms": Norms(id="provisional-1", kind="simulated", n=0, as_of="2026-11-20"),
            "quality": Quality(verdict="caution", checks=[QualityCheck(id="x", passed=False, meaning="Fast?")]),
        }
    )

    assert {"caution", "no-norm-group"} <= set(ids(results))
    # Against norms without people no score is high or low.
    assert any(each.startswith("score-") for each in ids(make_results()))
    assert not any(each.startswith("score-") for each in ids(results))


def test_a_low_score_is_not_set_beside_the_style_of_the_direction(make_results: MakeResults) -> None:
    """Low in everything, and least so in D and I."""
    claims = ids(make_results(theta=(-0.9, -0.9, -2.6, -2.6)))
    assert {"style-DI", "score-S", "score-C"} <= set(claims)
    assert not {"score-D", "score-I"} & set(claims)


def test_every_statement_has_evidence_an_id_of_its_own_and_no_name_without_a_template(
    make_results: MakeResults,
) -> None:
    for theta in (LEADS["D"], (0.0, 0.0, 0.0, 0.0), (0.8, 0.7, -0.7, -0.8)):
        insights = statements.describe_person(make_results("Quetzal", theta=theta))
        assert all(insight.evidence for insight in insights)
        assert len({insight.id for insight in insights}) == len(insights)
        for insight in insights:
            assert "Quetzal" not in f"{insight.text_without_names}{insight.template}{insight.evidence}"
            assert ("Quetzal" in insight.text) <= bool(insight.people)
