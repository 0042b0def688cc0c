"""Any results, from our service or another, give statements that follow the common rules."""

from math import isfinite
from statistics import NormalDist

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from discern.contract.base_models import CandidateRef
from discern.contract.certainty import Certainty, certainty
from discern.contract.models.insights import Insight, fill
from discern.contract.models.results import Instrument, Norms, Quality, QualityCheck, Results, Score, StyleSummary
from discern.contract.models.teams import TeamRef
from discern.contract.styles import STYLES, ByStyle
from discern.insight.styles import summarise
from discern.instrument import CirclePosterior, Posteriors, describe_style
from tests.support.contradictions import conflicts_with_picture, contradictions, dots_of
from tests.support.statements import analyse_team, compare, describe_person

MARK = "Quetzalcoatlus"
ADVICE = {"strength", "watch_out", "question", "try", "rub"}
STRENGTHS: tuple[Certainty, ...] = ("very likely", "likely", "leaning", "open")

thetas = st.floats(-8, 8) | st.sampled_from([0.0, 3.0, -3.0])
errors = st.none() | st.sampled_from([0.0, 1e-9, 5.0, 12.0, 60.0])
names = st.sampled_from([MARK, f"{MARK} {{0}}", f"{{1}}{MARK}", f"{MARK} 李小龍", MARK * 10])
weights = st.lists(st.sampled_from([1e-9, 0.2, 1.0]), min_size=1, max_size=3)
fours = st.tuples(*[st.floats(-4, 4)] * 4)


@st.composite
def scores(draw: st.DrawFn) -> Score:
    theta, se = draw(thetas), draw(errors)
    score = 100 * NormalDist().cdf(theta)
    reach = 0.0 if se is None else 2 * se
    interval = None if se is None else (max(0.0, score - reach), min(100.0, score + reach))
    return Score(score=score, se=se, interval=interval, theta=draw(st.sampled_from([theta, None])))


@st.composite
def styles(draw: st.DrawFn, settled: bool) -> StyleSummary:
    """Of any mixture, narrow or wide, with levels in doubt or not."""
    shares = np.array(draw(weights))
    means = np.array([draw(fours) for _ in shares])
    widths = np.array([draw(st.sampled_from([0.01, 0.3, 2.0])) for _ in shares])
    slope = draw(st.sampled_from([0.0, -0.3]))
    posterior = Posteriors(
        (shares / shares.sum())[None],
        means[None],
        (widths[:, None, None] * np.eye(4))[None],
        np.broadcast_to(slope * np.eye(4), (1, len(shares), 4, 4)),
        np.zeros(1),
    )
    return summarise(describe_style(posterior, settled=settled), CirclePosterior.of(posterior))


@st.composite
def results(draw: st.DrawFn, number: int = 0) -> Results:
    withheld = draw(st.integers(0, 9)) == 0
    settled = draw(st.booleans())
    failed = QualityCheck(id="fast", passed=False, meaning="Was it fast?")
    verdict = "withheld" if withheld else draw(st.sampled_from(["ok", "caution"]))
    of = Instrument(
        id="x", version="1", form="fixed", blocks=24, fingerprint=draw(st.sampled_from("ab")), settled=settled
    )
    return Results(
        assessment_id="asm",
        candidate=CandidateRef(id=f"cand_{number}", name=draw(names), external_id=draw(st.sampled_from([None, "7"]))),
        instrument=of if settled else draw(st.sampled_from([None, of])),
        norms=draw(st.sampled_from([None, Norms(id="n", kind="simulated", n=0, as_of="2026-01-01")])),
        scores=None if withheld else ByStyle[Score].of({style: draw(scores()) for style in STYLES}),
        style=None if withheld else draw(st.just(StyleSummary(label="Di")) | styles(settled)),
        quality=Quality(verdict=verdict, checks=draw(st.sampled_from([[], [failed]]))),
    )


def repeat(person: Results, times: int, others: list[Results]) -> list[Results]:
    """``others`` and copies of ``person`` under different ids."""
    ids = range(len(others), len(others) + times)
    refs = [person.candidate.model_copy(update={"id": f"cand_{number}"}) for number in ids]
    return [*others, *(person.model_copy(update={"candidate": ref}) for ref in refs)]


several = st.integers(0, 7).flatmap(lambda size: st.tuples(*(results(number) for number in range(size)))).map(list)
teams = several | st.builds(repeat, results(), st.integers(2, 7), several.filter(lambda people: len(people) < 3))


def assert_rules(said: list[Insight], weakest: Certainty = "likely") -> None:
    """The rules that every statement follows; ``weakest`` is the least certain claim that advice rests on."""
    assert len({insight.id for insight in said}) == len(said)
    by_id = {insight.id: insight for insight in said}
    for insight in said:
        assert insight.text[0] == insight.text[0].upper()
        assert insight.evidence
        assert all(isinstance(e.value, str) or isfinite(e.value) for e in insight.evidence)
        assert MARK not in f"{insight.template}{insight.text_without_names}{insight.evidence}"
        if insight.people:
            assert insight.template is not None
            assert insight.text_without_names
            assert "{" not in insight.text_without_names
            assert fill(insight.template, ["X"] * len(insight.people)).count("{") == 0
        else:
            assert (insight.template, insight.text_without_names) == (None, None)
            assert MARK not in insight.text
        if insight.kind in ADVICE:
            assert STRENGTHS.index(insight.strength) <= STRENGTHS.index(weakest)
        if insight.probability is not None and insight.kind not in ADVICE:
            assert insight.strength == certainty(insight.probability)
            # Evidence is rounded to three digits.
            values = [e.value for e in insight.evidence if not isinstance(e.value, str)]
            assert any(abs(value - insight.probability) < 0.001 for value in values), insight
    for insight in said:
        base = by_id.get(insight.id.partition("-")[2])
        if insight.kind in ADVICE and base is not None:
            assert insight.strength == base.strength


@given(results())
def test_one_person(person: Results) -> None:
    said = describe_person(person)

    assert said
    # Where the style is open, advice claims nothing.
    assert_rules(said, "open" if "style-open" in {each.id for each in said} else "leaning")
    assert list(contradictions(said)) == []
    assert list(conflicts_with_picture([each for each in said if each.people], dots_of([person]))) == []


@given(results(0), results(1))
def test_two_people(a: Results, b: Results) -> None:
    if a.scores is None or b.scores is None:
        return
    comparison = compare(a, b)

    # Where nothing is likely, the two are to ask each other.
    is_likely = any(each.strength in STRENGTHS[:2] for each in comparison.insights if each.kind not in ADVICE)
    assert_rules(comparison.insights, "likely" if is_likely else "open")
    for difference in comparison.differences.values():
        if difference.interval is not None:
            low, high = difference.interval
            assert -100 <= low <= difference.difference <= high <= 100


@pytest.mark.integration
@settings(max_examples=150)
@given(teams, st.integers(0, 5))
def test_a_team(people: list[Results], pending: int) -> None:
    analysis = analyse_team(TeamRef(id="t", name="T"), len(people) + pending, people, pending)

    # Where the verdict is open, a question and a thing to try claim nothing.
    assert_rules(analysis.insights, "open" if analysis.insights[0].strength == "open" else "leaning")
    assert analysis.profiled == sum(person.scores is not None for person in people)
    if analysis.profiled < 3:
        assert [insight.kind for insight in analysis.insights] == ["too_few"]
    else:
        assert {"question", "try"} <= {insight.kind for insight in analysis.insights}
    if analysis.distribution is not None:
        assert sum(share.count for share in analysis.distribution.values()) == analysis.profiled
        for share in analysis.distribution.values():
            if share.interval is not None:
                assert 0 <= share.interval[0] <= share.interval[1] <= analysis.profiled
    turned = analyse_team(TeamRef(id="t", name="T"), len(people) + pending, people[::-1], pending)
    assert [insight.id for insight in turned.insights] == [insight.id for insight in analysis.insights]
