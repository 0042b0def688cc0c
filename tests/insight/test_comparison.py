"""The comparison of two people."""

from collections.abc import Callable

import pytest

from discern.contract import STYLES, Comparison, Instrument, Results
from tests.support.statements import compare

MakeResults = Callable[..., Results]
Four = tuple[float, float, float, float]
MakePair = Callable[..., Comparison]

D: Four = (1.2, 0, -1.2, 0)
S: Four = (-1.2, 0, 1.2, 0)
SURE: dict[Four, Four] = {D: (0.97, 0.01, 0.01, 0.01), S: (0.01, 0.01, 0.97, 0.01)}
FLAT = (0.25, 0.25, 0.25, 0.25)


@pytest.fixture
def pair(make_results: MakeResults) -> MakePair:
    def run(a: Four, b: Four, **given: object) -> Comparison:
        return compare(
            make_results("Ana", number=1, theta=a, probabilities=SURE.get(a, FLAT), **given),
            make_results("Bo", number=2, theta=b, probabilities=SURE.get(b, FLAT), **given),
        )

    return run


def ids(comparison: Comparison) -> list[str]:
    return [insight.id for insight in comparison.insights]


def test_opposite_people_differ_on_both_axes_and_get_advice(pair: MakePair) -> None:
    comparison = pair(D, S)

    assert {"opposite_styles-DS", "pace_apart", "focus_apart", "rub-pace_apart", "rub-focus_apart"} <= set(
        ids(comparison)
    )
    tries = {insight.id: insight for insight in comparison.insights if insight.kind == "try"}
    assert len(tries) == 4
    assert tries["try-pace_apart-1"].text.startswith("For Ana to try this week: send Bo the question")
    assert tries["try-focus_apart-1"].text.startswith(
        "For Bo to try this week: open with the facts when you talk to Ana"
    )


def test_similar_people_share_a_style_and_its_risk(pair: MakePair) -> None:
    found = ids(pair(D, D, se=3.0))

    assert {"same_style-D", "watch_out-same_style-D", "pace_alike", "focus_alike", "pace_both-active"} <= set(found)
    assert not any(id_.startswith("rub") for id_ in found)


def test_what_the_answers_leave_open_is_reported_as_open(pair: MakePair) -> None:
    comparison = pair((0.3, 0, 0, 0), (0, 0, 0.3, 0), se=15.0)

    assert "styles-open" in ids(comparison)
    assert all(insight.strength == "can't tell yet" for insight in comparison.insights if insight.id.endswith("open"))
    assert not {insight.kind for insight in comparison.insights} & {"rub", "try", "strength"}


def test_swapping_the_two_reverses_the_differences_and_nothing_else(pair: MakePair) -> None:
    one, other = pair(D, S), pair(S, D)

    for style in STYLES:
        there, back = one.differences[style], other.differences[style]
        assert there.difference == pytest.approx(-back.difference)
        assert there.interval is not None
        assert back.interval is not None
        assert there.interval == pytest.approx((-back.interval[1], -back.interval[0]))
        assert there.probability == pytest.approx(1 - (back.probability or 0))
    strengths = [(insight.kind, insight.strength) for insight in one.insights]
    assert strengths == [(insight.kind, insight.strength) for insight in other.insights]


def test_equal_scores_give_no_difference(pair: MakePair) -> None:
    for difference in pair(D, D).differences.values():
        assert difference.difference == 0
        assert difference.probability == pytest.approx(0.5)
        assert difference.interval is not None
        assert difference.interval[0] < 0 < difference.interval[1]


def test_without_standard_errors_there_are_no_intervals_and_no_claims_about_pace(make_results: MakeResults) -> None:
    bare = [make_results(name, number=n, theta=D, probabilities=None, se=None) for n, name in enumerate(("Ana", "Bo"))]
    comparison = compare(*bare)

    assert [insight.kind for insight in comparison.insights] == ["no_probabilities"]
    assert all(each.interval is None and each.probability is None for each in comparison.differences.values())


def test_withheld_results_cannot_be_compared(make_results: MakeResults, withheld: Results) -> None:
    with pytest.raises(ValueError, match="withheld"):
        compare(make_results(), withheld)


def test_different_questionnaire_versions_give_a_caveat(make_results: MakeResults) -> None:
    def taken(fingerprint: str) -> Results:
        of = Instrument(id="discern-en", version="1", form="fixed", blocks=24, fingerprint=fingerprint)
        return make_results(number=len(fingerprint)).model_copy(update={"instrument": of})

    assert "other-questionnaire" in ids(compare(taken("a"), taken("bb")))
    assert "other-questionnaire" not in ids(compare(taken("a"), taken("a")))


def test_every_statement_has_a_text_without_names(make_results: MakeResults) -> None:
    people = [make_results(f"Quetzal {n}", number=n, theta=t, probabilities=SURE[t]) for n, t in enumerate((D, S))]
    for insight in compare(*people).insights:
        assert insight.text_without_names
        assert "Quetzal" not in f"{insight.text_without_names}{insight.template}{insight.evidence}"
        assert "{" not in insight.text_without_names
