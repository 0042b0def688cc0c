"""The comparison of two people."""

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from discern.contract.base_models import CandidateRef
from discern.contract.models.comparisons import Comparison
from discern.contract.models.insights import Insight
from discern.contract.models.results import Instrument, Quality, QualityCheck, Results
from discern.contract.models.teams import TeamRef
from discern.contract.styles import STYLES
from discern.insight.circle import APART
from discern.insight.pairs import prob_further
from discern.instrument import draw_people, load_bank
from tests.support.contradictions import contradictions_of_two
from tests.support.simulated_people import measure
from tests.support.statements import analyse_team, compare, describe_person

MakeResults = Callable[..., Results]
Four = tuple[float, float, float, float]
MakePair = Callable[..., Comparison]

D: Four = (1.2, 0, -1.2, 0)
S: Four = (-1.2, 0, 1.2, 0)
SURE: dict[Four, Four] = {D: (0.97, 0.01, 0.01, 0.01), S: (0.01, 0.01, 0.97, 0.01)}
OPEN = (0.5, 0.5, 0.0, 0.0)


@pytest.fixture
def pair(make_results: MakeResults) -> MakePair:
    def run(a: Four, b: Four, **given: object) -> Comparison:
        return compare(
            make_results("Ana", number=1, theta=a, probabilities=SURE.get(a, OPEN), **given),
            make_results("Bo", number=2, theta=b, probabilities=SURE.get(b, OPEN), **given),
        )

    return run


def ids(comparison: Comparison) -> list[str]:
    return [insight.id for insight in comparison.insights]


def test_opposite_people_differ_on_both_axes_and_get_advice(pair: MakePair) -> None:
    comparison = pair(D, S)

    ends = {"pace_opposite", "focus_opposite", "rub-pace_opposite", "rub-focus_opposite"}
    assert {"opposite_styles-DS", "try-opposite_styles-DS", *ends} <= set(ids(comparison))
    assert not {"try-pace_apart", "question-focus_apart"} & set(ids(comparison))
    tries = {insight.id: insight for insight in comparison.insights if insight.kind == "try"}
    assert tries["try-pace_opposite-1"].text.startswith("For Ana to try this week: send Bo the question")
    assert tries["try-focus_opposite-1"].text.startswith(
        "For Bo to try this week: open with the facts when you talk to Ana"
    )


def test_two_on_one_side_are_not_described_as_opposite(pair: MakePair) -> None:
    """Far apart, and both look to people first: one isn't cold because the other is warmer."""
    found = {insight.id: insight for insight in pair((0, 0.5, 0.5, 0), (0, 1.8, 1.8, 0), se=8.0).insights}

    assert found["focus_both-people"].text == "Ana and Bo very likely both look to people first."
    assert found["focus_further-people"].text == "Bo likely looks to people even more than Ana does."
    assert {"try-focus_both-people", "try-focus_further-people"} <= found.keys()
    assert not {"focus_opposite", "rub-focus_opposite", "focus_apart"} & found.keys()


def test_who_differs_on_one_side_is_told_from_that_side(pair: MakePair) -> None:
    """Beside "both look to the task first", that one puts people first more would sound like a contradiction."""
    found = {insight.id: insight for insight in pair((1.5, 0, 0, 1.5), (0.2, 0, 0, 0.9), se=14.0).insights}

    assert found["focus_both-task"].text == "Ana and Bo likely both look to the task first."
    assert found["focus_apart"].text == "More likely than not, Ana puts the task first more than Bo does."


@pytest.mark.parametrize(
    ("share", "id_"), [(0.25, "different_styles"), (0.5, "styles-open")], ids=["of each", "of two"]
)
def test_where_the_same_style_is_improbable_it_is_not_called_open(
    make_results: MakeResults, share: float, id_: str
) -> None:
    given = (share, share, (1 - 2 * share) / 2, (1 - 2 * share) / 2)
    people = [make_results(name, number=n, theta=D, probabilities=given) for n, name in enumerate(("Ana", "Bo"))]
    found = {insight.id: insight for insight in compare(*people).insights}

    assert len({"different_styles", "styles-open"} & found.keys()) == 1
    assert found[id_].probability == (pytest.approx(0.75) if id_ == "different_styles" else None)


def test_of_opposite_styles_the_same_one_comes_first(pair: MakePair) -> None:
    [there] = [insight for insight in pair(D, S).insights if insight.kind == "opposite_styles"]
    [back] = [insight for insight in pair(S, D).insights if insight.kind == "opposite_styles"]

    assert (there.id, there.people[0].name) == (back.id, "Ana")
    assert back.people[0].name == "Bo"


def test_the_probability_of_being_further_out_is_that_of_drawing_it() -> None:
    rng = np.random.default_rng(1)
    near, far = rng.normal(0.4, 0.5, 400_000), rng.normal(1.1, 0.4, 400_000)
    drawn = float(np.mean((near > 0) & (far > near + APART)))

    assert prob_further(0.4, 1.1, 0.25, 0.16) == pytest.approx(drawn, abs=0.003)
    assert prob_further(0.4, 1.1, 0.0, 0.0) == 1
    assert prob_further(-0.4, 1.1, 0.0, 0.0) == 0


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


def test_who_was_scored_by_different_banks_is_compared_with_a_caveat(make_results: MakeResults) -> None:
    def scored(number: int, version: str, fingerprint: str) -> Results:
        of = Instrument(id="discern-en", version=version, form="fixed", blocks=24, fingerprint=fingerprint)
        return make_results(number=number).model_copy(update={"instrument": of})

    one = scored(1, "2", "a")
    for other in (scored(2, "2+calibrated", "b"), scored(2, "2", "b")):
        assert "several-banks" in ids(compare(one, other))
        team = analyse_team(TeamRef(id="team_1", name="Harbour"), 3, [one, other, scored(3, "2", "a")], 0)
        caveats = [each for each in team.insights if each.id == "several-banks"]
        assert [each.evidence[0].value for each in caveats] == [2]
    assert "several-banks" not in ids(compare(one, scored(2, "2", "a")))


def test_every_statement_has_a_text_without_names(make_results: MakeResults) -> None:
    people = [make_results(f"Quetzal {n}", number=n, theta=t, probabilities=SURE[t]) for n, t in enumerate((D, S))]
    for insight in compare(*people).insights:
        assert insight.text_without_names
        assert "Quetzal" not in f"{insight.text_without_names}{insight.template}{insight.evidence}"
        assert "{" not in insight.text_without_names


ENDS = st.floats(-2.5, 2.5)


@given(a=st.tuples(ENDS, ENDS, ENDS, ENDS), b=st.tuples(ENDS, ENDS, ENDS, ENDS), se=st.floats(3, 20))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_of_one_difference_one_claim_is_made(pair: MakePair, a: Four, b: Four, se: float) -> None:
    """Opposite ends only where that is likely, or as sure as that the two differ."""
    claims = {each.id: each for each in pair(a, b, se=se).insights}
    for axis in ("pace", "focus"):
        about = {each.kind.removeprefix(f"{axis}_") for each in claims.values() if each.kind.startswith(f"{axis}_")}
        assert len(about & {"opposite", "further", "apart", "alike"}) <= 1
        opposite = claims.get(f"{axis}_opposite")
        if opposite is not None:
            assert opposite.probability is not None
            surer = [each for each in opposite.evidence if each.message == "evidence-pair-apart-surer"]
            assert opposite.probability >= 0.8 or not surer
            assert all(isinstance(each.value, float) and each.value > opposite.probability for each in surer)


@pytest.mark.integration
def test_nothing_said_of_two_contradicts_the_rest_or_their_own_profiles() -> None:
    bank, rng = load_bank(), np.random.default_rng(5)
    theta = draw_people(bank.norms.correlation, 200, rng)
    theta[:70] *= 0.3
    people = measure(bank, theta, rng, "short").results
    alone = {person.candidate.id: describe_person(person) for person in people}
    pairs = [(people[a], people[b]) for a, b in rng.integers(len(people), size=(1200, 2)) if a != b]
    found = {pair for a, b in pairs for pair in contradictions_of_two(compare(a, b).insights, own(alone, a, b))}
    assert found == set()


def own(alone: dict[str, list[Insight]], *people: Results) -> dict[str, list[Insight]]:
    """What is said of each of the people alone, by their id."""
    return {person.candidate.id: alone[person.candidate.id] for person in people}


def test_two_whose_styles_are_opposite_are_not_at_one_end(make_results: MakeResults) -> None:
    """One leads with Dominance by a hair and is otherwise slow: both take their time, and the styles are opposite."""
    slow = (0.5, -1.4, 0.45, 0.4)
    ana = make_results("Ana", number=1, theta=slow, probabilities=SURE[D], se=6.0)
    bo = make_results("Bo", number=2, theta=S, probabilities=SURE[S], se=6.0)
    found = set(ids(compare(ana, bo)))
    assert "opposite_styles-DS" in found
    assert not {"pace_both-thoughtful", "try-pace_both-thoughtful", "pace_further-thoughtful"} & found


def test_contradictions_of_two_are_found(make_results: MakeResults) -> None:
    ana, bo = (make_results(name, number=n, theta=S, probabilities=SURE[S]) for n, name in enumerate(("Ana", "Bo")))
    said = {ana.candidate.id: describe_person(ana), "cand_d": describe_person(make_results(theta=D))}
    both = compare(ana, bo).insights
    assert not list(contradictions_of_two(both, own({**said, bo.candidate.id: describe_person(bo)}, ana, bo)))
    turned = [each.model_copy(update={"people": [CandidateRef(id="cand_d", name="Dee")]}) for each in both]
    assert ("pace_both-thoughtful", "what is said of cand_d") in contradictions_of_two(
        turned, {"cand_d": said["cand_d"]}
    )


def test_a_comparison_says_whose_answers_look_random(make_results: MakeResults) -> None:
    ana, bo = (make_results(name, number=n) for n, name in enumerate(("Ana", "Bo")))
    quality = Quality(verdict="caution", checks=[QualityCheck(id="near_random", passed=False, meaning="")])
    bo = bo.model_copy(update={"quality": quality})
    [caution] = [each for each in compare(ana, bo).insights if each.id == "caution"]
    assert "the answers of Bo look more like picking at random" in caution.text
    [caution] = [
        each for each in compare(ana.model_copy(update={"quality": quality}), bo).insights if each.id == "caution"
    ]
    assert "the answers of Ana and Bo look more like picking at random" in caution.text
