"""Statements about one person."""

from collections.abc import Callable

import pytest

from discern.contract.models.results import Norms, Quality, QualityCheck, Results
from tests.support.statements import describe_person

MakeResults = Callable[..., Results]
Four = tuple[float, float, float, float]


def said(results: Results) -> dict[str, str]:
    """The texts of the statements, by id."""
    return {insight.id: insight.text for insight in describe_person(results)}


@pytest.mark.parametrize(
    ("probabilities", "id_", "begins"),
    [
        pytest.param((0.97, 0.01, 0.01, 0.01), "style-D", "Ana Ruiz very likely leads with Dominance (D)", id="sure"),
        pytest.param((0.05, 0.85, 0.05, 0.05), "style-I", "Ana Ruiz likely leads with", id="likely"),
        pytest.param((0.1, 0.1, 0.65, 0.15), "style-S", "More likely than not, Ana Ruiz leads", id="rather"),
        pytest.param((0.5, 0.02, 0.02, 0.46), "style-DC", "Ana Ruiz very likely leads with Dominance (D) or", id="tie"),
        pytest.param(
            (0.26, 0.25, 0.25, 0.24), "style-open", "The answers can't tell yet which style Ana Ruiz", id="flat"
        ),
    ],
)
def test_the_style_is_worded_as_strongly_as_its_probability_allows(
    make_results: MakeResults, probabilities: Four, id_: str, begins: str
) -> None:
    first, *_ = describe_person(make_results(probabilities=probabilities))

    assert first.id == id_
    assert first.text.startswith(begins)


@pytest.mark.parametrize(
    ("probabilities", "behind"),
    [
        pytest.param((0.27, 0.13, 0.29, 0.31), "with D close behind.", id="third-two-points-behind"),
        pytest.param((0.20, 0.20, 0.29, 0.31), "with D and I close behind.", id="two-close-behind"),
        pytest.param((0.14, 0.06, 0.38, 0.42), "and the others come behind.", id="far-behind"),
        pytest.param((0.17, 0.03, 0.35, 0.45), "and the others come behind.", id="less-than-half-as-likely"),
    ],
)
def test_of_two_who_may_lead_others_come_behind_only_where_they_are_clearly_less_likely(
    make_results: MakeResults, probabilities: Four, behind: str
) -> None:
    first, *_ = describe_person(make_results(probabilities=probabilities))

    assert first.id == "style-CS"
    assert first.headline == "Leads with C or S"
    assert first.detail is not None
    assert first.detail.endswith(behind)
    assert ("close behind" in first.text) is ("close behind" in behind)


def test_opposite_styles_share_no_sentence(make_results: MakeResults) -> None:
    d, s = (
        {i.template for i in describe_person(make_results(probabilities=p))}
        for p in ((0.97, 0.01, 0.01, 0.01), (0.01, 0.01, 0.97, 0.01))
    )

    assert not d & s


def test_styles_that_are_ruled_out_are_named(make_results: MakeResults) -> None:
    found = said(make_results(probabilities=(0.6, 0.37, 0.02, 0.01)))

    assert found["not_leading-SC"].startswith("Ana Ruiz very likely doesn't lead with Steadiness (S) or")
    assert not any(id_.startswith("not_leading") for id_ in said(make_results(probabilities=(0.97, 0.01, 0.01, 0.01))))


def test_pace_and_focus_are_stated_only_when_clearly_off_the_middle(make_results: MakeResults) -> None:
    assert {"pace-active", "focus-task"} <= set(said(make_results(theta=(1.5, 0, -1.5, 0))))
    assert not {"pace-active", "pace-thoughtful"} & set(said(make_results(theta=(0.2, 0.0, 0.0, 0.0), se=12.0)))


def test_a_withheld_result_gives_the_reason_and_nothing_else(withheld: Results) -> None:
    failed = QualityCheck(id="fast", passed=False, meaning="Many answers came in under 3 seconds.")
    results = withheld.model_copy(update={"quality": Quality(verdict="withheld", checks=[failed])})
    (only,) = describe_person(results)

    assert (only.kind, only.strength) == ("withheld", "can't tell yet")
    assert [evidence.name for evidence in only.evidence] == [failed.meaning]


def test_missing_values_give_no_statements(make_results: MakeResults) -> None:
    bare = make_results(theta=(2, 0, -2, 0), probabilities=None, se=None)

    assert [insight.kind for insight in describe_person(bare)] == ["no_probabilities"]


def test_limits_of_the_result_are_caveats(make_results: MakeResults) -> None:
    results = make_results().model_copy(
        update={
            "norms": Norms(id="provisional-1", kind="simulated", n=0, as_of="2026-11-20"),
            "quality": Quality(verdict="caution", checks=[QualityCheck(id="x", passed=False, meaning="Fast?")]),
        }
    )

    assert {"caution", "no-norm-group"} <= set(said(results))


def test_every_statement_has_evidence_an_id_of_its_own_and_no_name_without_a_template(
    make_results: MakeResults,
) -> None:
    for probabilities in ((0.97, 0.01, 0.01, 0.01), (0.25, 0.25, 0.25, 0.25), (0.5, 0.02, 0.02, 0.46)):
        insights = describe_person(make_results("Quetzal", theta=(1.5, 0, -1, 0), probabilities=probabilities))
        assert all(insight.evidence for insight in insights)
        assert len({insight.id for insight in insights}) == len(insights)
        for insight in insights:
            assert "Quetzal" not in f"{insight.text_without_names}{insight.template}{insight.evidence}"
            assert ("Quetzal" in insight.text) <= bool(insight.people)
