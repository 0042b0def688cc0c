"""The analysis of a team."""

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from discern.contract.base_models import CandidateRef
from discern.contract.models.insights import fill
from discern.contract.models.results import Norms, Quality, QualityCheck, Results
from discern.contract.models.teams import TeamAnalysis, TeamRef
from discern.words import note_without_random, percent
from tests.support.statements import analyse_team

MakeResults = Callable[..., Results]
Four = tuple[float, float, float, float]

TEAM = TeamRef(id="team_1", name="Harbour")
SURE: dict[str, Four] = {
    "D": (0.97, 0.01, 0.01, 0.01),
    "I": (0.01, 0.97, 0.01, 0.01),
    "S": (0.01, 0.01, 0.97, 0.01),
    "C": (0.01, 0.01, 0.01, 0.97),
    "?": (0.25, 0.25, 0.25, 0.25),
}


@pytest.fixture
def analyse(make_results: MakeResults) -> Callable[..., TeamAnalysis]:
    def run(styles: str, *, size: int | None = None, pending: int = 0) -> TeamAnalysis:
        people = [make_results(f"P{n}", number=n, probabilities=SURE[style]) for n, style in enumerate(styles)]
        return analyse_team(TEAM, len(people) if size is None else size, people, pending)

    return run


def texts(analysis: TeamAnalysis, kind: str) -> list[str]:
    return [insight.text for insight in analysis.insights if insight.kind == kind]


@pytest.mark.parametrize(
    ("styles", "expected"),
    [
        pytest.param("SSSSC", "Most of this team very likely leads with S.", id="one-style"),
        pytest.param(
            "SSCCD",
            "Most of this team very likely leads with S or C, the thoughtful half of the circle.",
            id="two-styles-of-a-half",
        ),
        pytest.param("DDSSC", "Most of this team very likely leads with D or S.", id="two-opposite-styles"),
        pytest.param("?????", "Can't tell yet which styles most of this team leads with.", id="answers-leave-it-open"),
    ],
)
def test_the_majority_is_worded_as_strongly_as_its_probability_allows(
    analyse: Callable[..., TeamAnalysis], styles: str, expected: str
) -> None:
    assert texts(analyse(styles), "majority") == [expected]


def test_statements_are_about_the_profiled_while_others_are_pending(analyse: Callable[..., TeamAnalysis]) -> None:
    analysis = analyse("SSSSC", size=8, pending=2)

    assert (analysis.size, analysis.profiled, analysis.pending) == (8, 5, 2)
    assert texts(analysis, "majority") == ["Most of the 5 people profiled so far very likely lead with S."]


@pytest.mark.parametrize("styles", ["", "S", "SS"], ids=["nobody", "one", "two"])
def test_fewer_than_three_profiles_are_too_few(analyse: Callable[..., TeamAnalysis], styles: str) -> None:
    analysis = analyse(styles, size=4)

    assert [insight.kind for insight in analysis.insights] == ["too_few"]
    assert "From 3 profiles on" in analysis.insights[0].text
    assert analysis.insights[0].strength == "can't tell yet"


def test_no_profiles_give_no_numbers(withheld: Results) -> None:
    analysis = analyse_team(TEAM, 1, [withheld], 0)

    assert (analysis.profiled, analysis.distribution, analysis.means, analysis.centre) == (0, None, None, None)
    assert (analysis.map, analysis.absent) == ([], [])


def test_withheld_results_count_as_not_profiled(make_results: MakeResults, withheld: Results) -> None:
    people = [make_results(f"P{n}", number=n) for n in range(3)]

    assert analyse_team(TEAM, 4, [*people, withheld], 0).profiled == 3
    assert analyse_team(TEAM, 4, [*people, withheld], 0).means == analyse_team(TEAM, 4, people, 0).means


def test_absent_styles_come_with_their_probability(analyse: Callable[..., TeamAnalysis]) -> None:
    analysis = analyse("SSC")
    absent = {absence.style: absence.probability for absence in analysis.absent}

    assert absent["D"] == pytest.approx(0.99**3)
    assert absent["S"] == pytest.approx(0.03**2 * 0.99)
    assert texts(analysis, "absent") == ["Likely nobody in this team leads with Dominance (D) or Influence (I)."]


def test_coverage_and_styles_of_a_single_person_are_stated(analyse: Callable[..., TeamAnalysis]) -> None:
    analysis = analyse("DISSC")

    assert texts(analysis, "coverage") == ["Each of the four styles likely leads somebody in this team."]
    assert len(texts(analysis, "lone")) == 3


def test_coverage_is_not_stated_for_a_large_team(analyse: Callable[..., TeamAnalysis]) -> None:
    assert texts(analyse("DISC" * 3), "coverage")
    assert texts(analyse("DISC" * 4), "coverage") == []


def test_expected_counts_come_from_probabilities_not_labels(make_results: MakeResults) -> None:
    people = [make_results(number=n, probabilities=(0.4, 0.3, 0.2, 0.1)) for n in range(10)]
    distribution = analyse_team(TEAM, 10, people, 0).distribution

    assert distribution is not None
    assert [share.count for share in distribution.values()] == [10, 0, 0, 0]
    assert [share.expected for share in distribution.values()] == pytest.approx([4, 3, 2, 1])
    assert distribution.D.interval == (2.0, 7.0)


def test_without_probabilities_counts_remain_and_nothing_is_claimed(make_results: MakeResults) -> None:
    people = [make_results(number=n, theta=(1, 0, 0, 0), probabilities=None) for n in range(3)]
    analysis = analyse_team(TEAM, 3, [*people, make_results(number=9)], 0)

    assert analysis.distribution is not None
    assert (analysis.distribution.D.count, analysis.distribution.D.expected) == (4, None)
    assert analysis.absent == []
    kinds = {insight.kind for insight in analysis.insights}
    assert "no_probabilities" in kinds
    assert not kinds & {"majority", "split", "absent", "coverage", "lone", "bridge", "friction"}


def test_interval_of_the_mean_is_the_members_measurement_error(make_results: MakeResults) -> None:
    people = [make_results(number=n, theta=(0, 0, 0, 0), se=8.0) for n in range(4)]
    means = analyse_team(TEAM, 4, people, 0).means

    assert means is not None
    assert (means.D.score, means.D.sd) == (50, 0)
    assert means.D.interval == pytest.approx((50 - 1.96 * 8 / 2, 50 + 1.96 * 8 / 2), abs=0.01)


def test_without_standard_errors_the_mean_has_no_interval(make_results: MakeResults) -> None:
    people = [make_results(number=n, theta=(2, 0, 0, 0), se=None if n == 1 else 5.0) for n in range(3)]
    analysis = analyse_team(TEAM, 3, people, 0)

    assert analysis.means is not None
    assert analysis.means.D.interval is None
    assert texts(analysis, "mean") == []


def test_a_mean_clearly_off_the_middle_is_stated(make_results: MakeResults) -> None:
    people = [make_results(number=n, theta=(0, 0, 0, 0.8)) for n in range(5)]

    (said,) = texts(analyse_team(TEAM, 5, people, 0), "mean")
    assert said.startswith("This team very likely scores above 55 in Conscientiousness (C) on average")


@pytest.mark.parametrize(
    ("theta", "x", "y", "angle"),
    [
        pytest.param((1, 0, 0, 0), -0.5, 0.5, 135, id="D-up-left"),
        pytest.param((0, 1, 0, 0), 0.5, 0.5, 45, id="I-up-right"),
        pytest.param((0, 0, 1, 0), 0.5, -0.5, 315, id="S-down-right"),
        pytest.param((0, 0, 0, 1), -0.5, -0.5, 225, id="C-down-left"),
        pytest.param((1, 1, -1, -1), 0.0, 2.0, 90, id="active-up"),
    ],
)
def test_places_people_on_the_circle(make_results: MakeResults, theta: Four, x: float, y: float, angle: float) -> None:
    bare = make_results(theta=theta).model_copy(
        update={"style": make_results(theta=theta).style.model_copy(update={"angle": None, "intensity": None})}  # type: ignore[union-attr]
    )
    point = analyse_team(TEAM, 1, [bare], 0).map[0]

    assert (point.x, point.y, point.angle) == pytest.approx((x, y, angle))
    assert point.intensity == pytest.approx((x**2 + y**2) ** 0.5)


def test_spread_is_the_distance_from_the_centre(make_results: MakeResults) -> None:
    people = [make_results(number=1, theta=(2, 0, 0, 0)), make_results(number=2, theta=(0, 0, 2, 0))]
    analysis = analyse_team(TEAM, 2, people, 0)

    assert analysis.centre is not None
    assert (analysis.centre.x, analysis.centre.y) == (0, 0)
    assert analysis.spread == pytest.approx(2**0.5)
    assert analyse_team(TEAM, 1, people[:1], 0).spread is None


def test_the_order_of_members_changes_no_statement(make_results: MakeResults) -> None:
    rng = np.random.default_rng(4)
    people = [make_results(number=n, probabilities=tuple(rng.dirichlet([0.4] * 4))) for n in range(12)]
    shuffled = Random(1).sample(people, len(people))

    assert analyse_team(TEAM, 12, shuffled, 0).insights == analyse_team(TEAM, 12, people, 0).insights


def test_every_statement_has_evidence(analyse: Callable[..., TeamAnalysis]) -> None:
    for styles in ("", "SS", "SSSSC", "?????", "DISSC"):
        insights = analyse(styles).insights
        assert all(insight.evidence for insight in insights)
        assert len({insight.id for insight in insights}) == len(insights)


def named(analysis: TeamAnalysis, kind: str) -> list[tuple[str, list[str]]]:
    """Ids of the statements of a kind, and the people they name."""
    found = [insight for insight in analysis.insights if insight.kind == kind]
    return [(insight.id, [person.name for person in insight.people]) for insight in found]


AT: dict[str, Four] = {"D": (1.2, 0, -1.2, 0), "I": (0, 1.2, 0, -1.2), "S": (-1.2, 0, 1.2, 0), "C": (0, -1.2, 0, 1.2)}


@pytest.fixture
def place(make_results: MakeResults) -> Callable[[str], TeamAnalysis]:
    """A team of people who certainly lead with these styles and are positioned accordingly."""

    def run(styles: str) -> TeamAnalysis:
        people = [
            make_results(f"P{n}", number=n, theta=AT[style], probabilities=SURE[style])
            for n, style in enumerate(styles, start=1)
        ]
        return analyse_team(TEAM, len(people), people, 0)

    return run


def test_the_only_person_with_a_style_is_named(place: Callable[[str], TeamAnalysis]) -> None:
    analysis = place("SSSSC")

    assert named(analysis, "lone") == [("lone-C", ["P5"])]
    assert texts(analysis, "lone") == [
        "P5 is likely the only person in this team who leads with Conscientiousness (C)."
    ]
    # What to try is for everybody: nobody is called on for their style.
    assert ("try-lone-C", []) in named(analysis, "try")


def test_outliers_are_named(place: Callable[[str], TeamAnalysis]) -> None:
    assert named(place("SSSSSD"), "outlier") == [("outlier-cand_6", ["P6"])]
    assert named(place("SSDDIICC"), "outlier") == []


def test_bridges_between_two_groups_are_named(place: Callable[[str], TeamAnalysis]) -> None:
    (bridge,) = [insight for insight in place("DDDSSSI").insights if insight.kind == "bridge"]

    assert [person.name for person in bridge.people] == ["P7"]
    assert "sharing the quick pace with the first and the eye for people with the second" in bridge.text
    assert named(place("DDDSSSIICC"), "bridge") == [], "where many stand between, nobody is singled out"


def test_pairs_of_opposite_styles_are_named_and_nobody_twice(place: Callable[[str], TeamAnalysis]) -> None:
    pairs = named(place("DSSC"), "friction")

    assert pairs == [("friction-DS-cand_1-cand_2", ["P1", "P2"])]
    assert len(named(place("DDDDSSSSIIIICCCC"), "friction")) == 3


def test_the_centre_and_the_spread_are_stated(place: Callable[[str], TeamAnalysis]) -> None:
    alike, mixed = place("DDDDDD"), place("DISCDISC")

    assert {"centre-active", "centre-task"} <= {insight.id for insight in alike.insights}
    assert "spread-close" in {insight.id for insight in alike.insights}
    assert "centre-middle" in {insight.id for insight in mixed.insights}
    assert "spread-close" not in {insight.id for insight in mixed.insights}


def test_opposite_styles_that_both_lead_many_split_a_team(place: Callable[[str], TeamAnalysis]) -> None:
    analysis = place("DDDSSS")

    assert texts(analysis, "split") == ["D and S, opposite styles, very likely each come first for at least 2 people."]
    assert "question-split-DS" in {insight.id for insight in analysis.insights}


def test_advice_is_as_sure_as_the_statement_it_rests_on(place: Callable[[str], TeamAnalysis]) -> None:
    insights = place("SSSSC").insights
    by_id = {insight.id: insight for insight in insights}
    for insight in insights:
        if insight.kind in {"strength", "watch_out", "question", "try"}:
            base = by_id[insight.id.partition("-")[2]]
            assert base.strength != "can't tell yet"
            assert (insight.strength, insight.evidence) == (base.strength, base.evidence)
    assert sum(insight.kind == "try" for insight in insights) in {1, 2, 3}


def test_flat_profiles_give_advice_on_the_circle_alone_and_open_statements(
    analyse: Callable[..., TeamAnalysis],
) -> None:
    analysis = analyse("???????")

    assert not {insight.kind for insight in analysis.insights} & {"friction", "bridge", "split", "lone", "situation"}
    advice = [
        insight.id for insight in analysis.insights if insight.kind in {"strength", "watch_out", "question", "try"}
    ]
    assert {id_.split("-")[1] for id_ in advice} <= {"centre", "spread"}
    (wide,) = [insight for insight in analysis.insights if insight.id == "wide"]
    assert wide.strength == "can't tell yet"
    assert "is uncertain: anywhere from 0 to" in wide.text


def test_every_statement_has_a_text_without_names(make_results: MakeResults) -> None:
    people = [
        make_results(f"Quetzal {style} {{{n}}}", number=n, theta=AT[style], probabilities=SURE[style])
        for n, style in enumerate("DDDSSSI")
    ]
    insights = analyse_team(TEAM, 7, people, 0).insights

    about = [insight for insight in insights if insight.people]
    assert {"bridge", "friction", "try", "lone"} <= {insight.kind for insight in about}
    for insight in insights:
        assert "Quetzal" not in f"{insight.text_without_names}{insight.template}{insight.evidence}"
        assert ("Quetzal" in insight.text) == bool(insight.people)
        if insight.people:
            assert insight.template is not None
            assert fill(insight.template, [person.name for person in insight.people]) == insight.text
            assert insight.text_without_names


def test_namesakes_are_distinguished(make_results: MakeResults) -> None:
    people = [
        make_results("Ana", number=n, theta=AT[style], probabilities=SURE[style]) for n, style in enumerate("DSCC")
    ]
    people[0] = people[0].model_copy(update={"candidate": CandidateRef(id="cand_0", name="Ana", external_id="hr-7")})
    (said, *_) = texts(analyse_team(TEAM, 4, people, 0), "friction")

    assert said.startswith("Ana (hr-7) likely leads with D and Ana (2) with S")


def test_caveats_come_last(make_results: MakeResults) -> None:
    people = [make_results(number=n) for n in range(3)]
    people[0] = people[0].model_copy(
        update={
            "quality": Quality(verdict="caution"),
            "norms": Norms(id="provisional-1", kind="simulated", n=0, as_of="2026-11-20"),
        }
    )

    assert [i.id for i in analyse_team(TEAM, 3, people, 0).insights][-2:] == ["caution", "no-norm-group"]


AT_RANDOM = Quality(verdict="caution", checks=[QualityCheck(id="near_random", passed=False, meaning="")])


def test_a_claim_says_what_it_would_be_without_answers_that_look_random(make_results: MakeResults) -> None:
    people = [make_results(f"P{n}", number=n, probabilities=SURE[style]) for n, style in enumerate("SSSDI")]
    doubtful = [people[0].model_copy(update={"quality": AT_RANDOM}), *people[1:]]
    before, after = (analyse_team(TEAM, 5, each, 0) for each in (people, doubtful))
    [sure], [weaker] = ([each for each in found.insights if each.kind == "majority"] for found in (before, after))

    # They are counted as before, since a check can be wrong.
    assert (after.distribution, weaker.probability) == (before.distribution, sure.probability)
    assert weaker.evidence[:-1] == sure.evidence
    assert weaker.evidence[-1].name == "the same without the set of answers that looks random"
    # Two of the other four lead with S, which isn't more than half.
    assert isinstance(weaker.evidence[-1].value, float)
    assert weaker.evidence[-1].value < 0.05
    assert (
        note_without_random(weaker, "en")
        == f"{percent(weaker.evidence[-1].value)} without the answers that look random"
    )
    assert note_without_random(sure) == ""
    [caution] = [each for each in after.insights if each.id == "caution-random"]
    assert caution.text.startswith("One of the 5 sets of answers looks more like picking at random")


def test_what_is_claimed_by_random_answers_alone_is_open_without_them(make_results: MakeResults) -> None:
    people = [make_results(f"P{n}", number=n, probabilities=SURE[style]) for n, style in enumerate("DDIISSC")]
    people[-1] = people[-1].model_copy(update={"quality": AT_RANDOM})
    [coverage] = [each for each in analyse_team(TEAM, 7, people, 0).insights if each.kind == "coverage"]

    assert coverage.evidence[-1].value == "can't tell yet"
    assert note_without_random(coverage) == "Not supported without the answers that look random"


def test_nobody_is_named_for_answers_that_look_random(make_results: MakeResults) -> None:
    people = [
        make_results(f"Person {n}", number=n, theta=AT[style], probabilities=SURE[style])
        for n, style in enumerate("DSCCCC")
    ]
    assert any(person.id == "cand_0" for each in analyse_team(TEAM, 6, people, 0).insights for person in each.people)
    people[0] = people[0].model_copy(update={"quality": AT_RANDOM})
    named = [person.id for each in analyse_team(TEAM, 6, people, 0).insights for person in each.people]
    assert "cand_0" not in named


ADVICE = ("strength", "watch_out", "question", "try")


@pytest.mark.parametrize(("people", "is_large"), [(20, False), (21, True), (40, True)])
def test_advice_singles_out_somebody_only_where_a_team_knows_them(
    analyse: Callable[..., TeamAnalysis], people: int, is_large: bool
) -> None:
    analysis = analyse("D" * (people - 1) + "S")
    advised = [each for each in analysis.insights if each.kind in ADVICE]
    assert any(each.people for each in analysis.insights if each.kind not in ADVICE)
    assert any(each.kind == "try" for each in advised)
    assert any(each.people for each in advised) is not is_large
    assert any("P0" in each.text for each in advised) is not is_large
