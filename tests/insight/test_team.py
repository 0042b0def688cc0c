"""The analysis of a team."""

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from discern.contract.base_models import CandidateRef
from discern.contract.models.insights import Claim, fill
from discern.contract.models.results import Norms, Quality, QualityCheck, Results
from discern.contract.models.teams import TeamAnalysis, TeamRef
from discern.insight import analyse_team
from discern.instrument import draw_people, load_bank
from discern.words import note_without_random, percent, say
from tests.support import statements
from tests.support.contradictions import conflicts_with_picture
from tests.support.results import LEADS, MakeResults
from tests.support.simulated_people import measure, settled_bank, split

Four = tuple[float, float, float, float]
Found = tuple[TeamAnalysis, dict[str, Claim]]
Analyse = Callable[..., Found]

TEAM = TeamRef(id="team_1", name="Harbour")
AT: dict[str, Four] = {**LEADS, "?": (0.0, 0.0, 0.0, 0.0)}


def analysed(people: list[Results], *, size: int | None = None, pending: int = 0) -> Found:
    """The analysis of a team, and what is claimed, by id."""
    analysis, claims = analyse_team(TEAM, len(people) if size is None else size, people, pending)
    return analysis, {each.id: each for each in claims}


@pytest.fixture
def team(make_results: MakeResults) -> Callable[..., list[Results]]:
    def run(styles: str, **given: object) -> list[Results]:
        return [make_results(f"P{n}", number=n, theta=AT[style], **given) for n, style in enumerate(styles, start=1)]

    return run


@pytest.fixture
def analyse(team: Callable[..., list[Results]]) -> Analyse:
    """A team of people who very likely lie in the directions of these styles."""

    def run(styles: str, *, size: int | None = None, pending: int = 0, **given: object) -> Found:
        return analysed(team(styles, **given), size=size, pending=pending)

    return run


def ids(claims: dict[str, Claim], kind: str) -> list[str]:
    return [id_ for id_, each in claims.items() if each.kind == kind]


def named(claims: dict[str, Claim], kind: str) -> list[tuple[str, list[str]]]:
    """Ids of the claims of a kind, and the people they name."""
    return [(id_, [person.name for person in claims[id_].people]) for id_ in ids(claims, kind)]


@pytest.mark.parametrize(
    ("styles", "expected"),
    [
        pytest.param("SSSSC", "majority-S", id="one-style"),
        pytest.param("SSCCD", "majority-SC", id="two-styles-of-a-half"),
        pytest.param("DDSS?", "majority-open", id="not-in-two-opposite-ones"),
        pytest.param("?????", "majority-open", id="answers-leave-it-open"),
    ],
)
def test_most_are_where_it_is_sure_enough(analyse: Analyse, styles: str, expected: str) -> None:
    _, claims = analyse(styles)
    assert ids(claims, "majority") == [expected]


@pytest.mark.parametrize(
    ("people", "settled"), [(4, True), (16, True), (7, False)], ids=["four", "sixteen", "unsettled"]
)
def test_where_most_are_is_not_said_of_few_or_many_or_before_levels_are_settled(
    analyse: Analyse, people: int, settled: bool
) -> None:
    analysis, claims = analyse("S" * people, settled=settled)
    assert not ids(claims, "majority")
    assert not any("-most-" in each for each in ids(claims, "situation"))
    # Counts say it.
    assert analysis.distribution is not None
    assert analysis.distribution.S.interval == (people, people)


def test_claims_are_about_the_profiled_while_others_are_pending(analyse: Analyse) -> None:
    analysis, claims = analyse("SSSSC", size=8, pending=2)

    assert (analysis.size, analysis.profiled, analysis.pending) == (8, 5, 2)
    assert "the 5 people profiled so far" in say(claims["majority-S"]).text


@pytest.mark.parametrize("styles", ["", "S", "SS"], ids=["nobody", "one", "two"])
def test_fewer_than_three_profiles_are_too_few(analyse: Analyse, styles: str) -> None:
    _, claims = analyse(styles, size=4)

    assert [each.kind for each in claims.values()] == ["too_few"]


def test_no_profiles_give_no_numbers(withheld: Results) -> None:
    analysis, _ = analysed([withheld])

    assert (analysis.profiled, analysis.distribution, analysis.means, analysis.centre) == (0, None, None, None)
    assert (analysis.halves, analysis.map, analysis.absent) == (None, [], [])


def test_withheld_results_count_as_not_profiled(team: Callable[..., list[Results]], withheld: Results) -> None:
    people = team("DIS")

    assert analysed([*people, withheld])[0].profiled == 3
    assert analysed([*people, withheld])[0].means == analysed(people, size=4)[0].means


def test_absent_styles_come_with_their_probability(analyse: Analyse) -> None:
    analysis, claims = analyse("SSC", error=0.9)
    absent = {absence.style: absence.probability for absence in analysis.absent}

    assert absent["S"] < 0.1
    assert 0.8 < absent["D"] < absent["I"] + 0.2
    assert ids(claims, "absent") == ["absent-DI"]
    assert claims["absent-DI"].probability == pytest.approx(absent["D"] * absent["I"], abs=0.04)


def test_coverage_and_styles_of_a_single_person_are_claimed(analyse: Analyse) -> None:
    _, claims = analyse("DISSC")

    assert "coverage" in claims
    assert ids(claims, "lone") == ["lone-D", "lone-I", "lone-C"]
    # Of many people almost any team has all four.
    assert "coverage" in analyse("DISC" * 3)[1]
    assert "coverage" not in analyse("DISC" * 4)[1]


def test_counts_are_those_of_the_dots_and_their_ranges_those_of_where_people_may_lie(
    make_results: MakeResults,
) -> None:
    people = [make_results(number=n, theta=(0.3, 0.1, -0.2, -0.2), error=0.8) for n in range(10)]
    analysis, _ = analysed(people)
    assert analysis.distribution is not None
    assert analysis.halves is not None
    assert [share.count for share in analysis.distribution.values()] == [10, 0, 0, 0]
    assert (analysis.halves.fast.count, analysis.halves.calm.count, analysis.halves.task.count) == (10, 0, 10)
    assert people[0].style is not None
    assert people[0].style.quarters is not None
    for style, share in analysis.distribution.items():
        assert share.expected == pytest.approx(10 * people[0].style.quarters[style], abs=0.15)
        assert share.interval is not None
        assert share.interval[0] < (share.expected or 0) < share.interval[1]


def test_where_a_service_does_not_say_how_sure_it_is_counts_remain_and_nothing_is_claimed(
    make_results: MakeResults,
) -> None:
    people = [make_results(number=n, error=None) for n in range(3)]
    analysis, claims = analysed([*people, make_results(number=9)])

    assert analysis.distribution is not None
    assert (analysis.distribution.D.count, analysis.distribution.D.expected) == (4, None)
    assert analysis.centre is not None
    assert (analysis.absent, analysis.centre.x_interval) == ([], None)
    assert ids(claims, "no_probabilities") == ["no-probabilities"]
    assert {each.kind for each in claims.values()} <= {"no_probabilities", "caveat"}


def test_interval_of_the_mean_is_the_members_measurement_error(make_results: MakeResults) -> None:
    people = [make_results(number=n, theta=(0, 0, 0, 0), error=0.2) for n in range(4)]
    means = analysed(people)[0].means

    assert means is not None
    assert (means.D.score, means.D.sd) == (50, 0)
    half = 1.96 * 100 * 0.39894 * 0.2 / 2
    assert means.D.interval == pytest.approx((50 - half, 50 + half), abs=0.01)


def test_without_standard_errors_the_mean_has_no_interval(make_results: MakeResults) -> None:
    people = [make_results(number=n, theta=(2, 0, 0, 0), error=None if n == 1 else 0.2) for n in range(3)]
    analysis, claims = analysed(people)

    assert analysis.means is not None
    assert analysis.means.D.interval is None
    assert ids(claims, "mean") == []


def test_a_mean_clearly_off_the_middle_is_claimed(make_results: MakeResults) -> None:
    people = [make_results(number=n, theta=(0, 0, 0, 0.8), error=0.4) for n in range(5)]

    assert ids(analysed(people)[1], "mean") == ["mean-C"]


@pytest.mark.parametrize(
    ("theta", "x", "y", "angle"),
    [
        pytest.param((1, 0, 0, 0), -0.5, 0.5, 135, id="D-up-left"),
        pytest.param((0, 1, 0, 0), 0.5, 0.5, 45, id="I-up-right"),
        pytest.param((0, 0, 1, 0), 0.5, -0.5, 315, id="S-down-right"),
        pytest.param((0, 0, 0, 1), -0.5, -0.5, 225, id="C-down-left"),
        pytest.param((1, 1, -1, -1), 0.0, 2.0, 90, id="fast-up"),
    ],
)
@pytest.mark.parametrize("error", [0.3, None])
def test_places_people_on_the_circle(
    make_results: MakeResults, theta: Four, x: float, y: float, angle: float, error: float | None
) -> None:
    """At their dot; and by their scores where a service gives none."""
    point = analysed([make_results(theta=theta, error=error)])[0].map[0]

    assert (point.x, point.y, point.angle) == pytest.approx((x, y, angle), abs=1e-6)


def tried(people: list[Results], by: int) -> list[Results]:
    """The same results by a bank that so many people's answers stand behind."""
    return [
        each.model_copy(update={"instrument": each.instrument and each.instrument.model_copy(update={"people": by})})
        for each in people
    ]


def test_spread_is_the_distance_from_the_centre(make_results: MakeResults) -> None:
    apart = ((2, 0, 0, 0), (0, 0, 2, 0))
    people = tried([make_results(number=n, theta=theta, error=0.05) for n, theta in enumerate(apart)], 100)
    analysis, _ = analysed(people)

    assert analysis.centre is not None
    assert (analysis.centre.x, analysis.centre.y) == pytest.approx((0, 0), abs=1e-6)
    assert analysis.spread == pytest.approx(2**0.5, abs=0.02)
    assert analysed(people[:1])[0].spread is None


def test_spread_is_not_told_before_a_hundred_people_say_how_telling_statements_are(
    team: Callable[..., list[Results]],
) -> None:
    (before, unclaimed), (after, claimed) = (analysed(tried(team("DDDDDD", error=0.3), by)) for by in (99, 100))
    assert (before.spread, after.spread is None) == (None, False)
    assert (ids(unclaimed, "spread"), ids(claimed, "spread")) == ([], ["spread-close"])


def test_the_order_of_members_changes_no_claim(make_results: MakeResults) -> None:
    rng = np.random.default_rng(4)
    people = [make_results(number=n, theta=tuple(rng.normal(size=4))) for n in range(12)]
    shuffled = Random(1).sample(people, len(people))

    assert analysed(shuffled)[1] == analysed(people)[1]


def test_every_claim_has_evidence(analyse: Analyse) -> None:
    for styles in ("", "SS", "SSSSC", "?????", "DISSC"):
        assert all(each.evidence for each in analyse(styles)[1].values())


def test_the_only_person_with_a_style_is_named(analyse: Analyse) -> None:
    _, claims = analyse("SSSSC")

    assert named(claims, "lone") == [("lone-C", ["P5"])]
    # What to try is for everybody: nobody is called on for their style.
    assert ("try-lone-C", []) in named(claims, "try")


def test_who_is_farthest_towards_an_end_is_named(make_results: MakeResults) -> None:
    people = [make_results(f"P{n}", number=n, theta=AT[style]) for n, style in enumerate("SSCCI")]
    people.append(make_results("Far", number=9, theta=(2.2, 2.2, -2.2, -2.2)))
    _, claims = analysed(people)

    assert ("end-fast", ["Far"]) in named(claims, "end")
    assert not ids(analysed(people[:4])[1], "end"), "four see it for themselves"


def test_outliers_are_named(analyse: Analyse) -> None:
    assert named(analyse("SSSSSD", error=0.3)[1], "outlier") == [("outlier-cand_6", ["P6"])]
    assert named(analyse("SSDDIICC")[1], "outlier") == []


def test_bridges_between_two_groups_are_named(analyse: Analyse) -> None:
    assert named(analyse("DDDSSSI")[1], "bridge") == [("bridge-I-DS-cand_7", ["P7"])]
    assert named(analyse("DDDSSSIICC")[1], "bridge") == [], "where many stand between, nobody is singled out"


def test_pairs_in_opposite_directions_are_named_and_nobody_twice(analyse: Analyse) -> None:
    assert named(analyse("DSCC")[1], "friction") == [("friction-DS-cand_1-cand_2", ["P1", "P2"])]
    assert len(named(analyse("DDDDSSSSIIIICCCC")[1], "friction")) == 3


def test_the_centre_is_said_by_halves(analyse: Analyse) -> None:
    alike, mixed = analyse("DDDDDD")[1], analyse("DISCDISC")[1]

    assert ids(alike, "centre") == ["centre-fast", "centre-task"]
    assert ids(mixed, "centre") == ["centre-open"]


def test_opposite_directions_that_both_have_many_split_a_team(analyse: Analyse) -> None:
    _, claims = analyse("DDDSSS")

    assert ids(claims, "split") == ["split-DS"]
    assert "question-split-DS" in claims


def test_advice_is_as_sure_as_the_claim_it_rests_on(analyse: Analyse) -> None:
    _, claims = analyse("SSSSC")
    for each in claims.values():
        if each.kind in ADVICE:
            base = claims[each.id.partition("-")[2]]
            assert base.probability is not None
            assert (each.strength, each.evidence) == (base.strength, base.evidence)
    assert len(ids(claims, "try")) in {1, 2, 3}


def test_flat_profiles_give_open_claims_and_no_advice(analyse: Analyse) -> None:
    _, claims = analyse("???????", error=0.9, settled=False)

    assert not {each.kind for each in claims.values()} & {"friction", "bridge", "split", "lone", "situation", *ADVICE}
    assert claims["wide"].probability is None


@pytest.mark.parametrize("bank", [load_bank, settled_bank])
def test_whom_a_claim_places_is_drawn_there(bank: object) -> None:
    used = bank()  # type: ignore[operator]
    rng = np.random.default_rng(8)
    people = measure(used, draw_people(used.norms.correlation, 8 * 40, rng), rng)
    placed = set()
    for some in split(people, [8] * 40):
        analysis, claims = analysed(some.results)
        dots = {point.candidate_id: (point.x, point.y) for point in analysis.map}
        about = [each for each in claims.values() if each.people and each.kind not in ADVICE]
        assert list(conflicts_with_picture(about, dots)) == []
        placed |= {each.kind for each in about}
    assert {"end", "friction", "group"} <= placed


def test_every_statement_has_a_text_without_names(make_results: MakeResults) -> None:
    people = [make_results(f"Quetzal {style} {{{n}}}", number=n, theta=AT[style]) for n, style in enumerate("DDDSSSI")]
    insights = statements.analyse_team(TEAM, 7, people, 0).insights

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
    people = [make_results("Ana", number=n, theta=AT[style]) for n, style in enumerate("DSCC")]
    people[0] = people[0].model_copy(update={"candidate": CandidateRef(id="cand_0", name="Ana", external_id="hr-7")})
    insights = statements.analyse_team(TEAM, 4, people, 0).insights
    (said,) = [each.text for each in insights if each.kind == "friction"]

    assert "Ana (hr-7)" in said
    assert "Ana (2)" in said


def test_caveats_come_last(make_results: MakeResults) -> None:
    people = [make_results(number=n) for n in range(3)]
    people[0] = people[0].model_copy(
        update={
            "quality": Quality(verdict="caution"),
            "norms": Norms(id="provisional-1", kind="simulated", n=0, as_of="2026-11-20"),
        }
    )

    assert list(analysed(people)[1])[-2:] == ["caution", "no-norm-group"]


AT_RANDOM = Quality(verdict="caution", checks=[QualityCheck(id="near_random", passed=False, meaning="")])


def test_a_claim_says_what_it_would_be_without_answers_that_look_random(team: Callable[..., list[Results]]) -> None:
    people = team("SSSDI")
    doubtful = [people[0].model_copy(update={"quality": AT_RANDOM}), *people[1:]]
    before, after = (statements.analyse_team(TEAM, 5, each, 0) for each in (people, doubtful))
    [sure], [weaker] = ([each for each in found.insights if each.kind == "majority"] for found in (before, after))

    # They are counted as before, since a check can be wrong.
    assert (after.distribution, weaker.probability) == (before.distribution, sure.probability)
    assert weaker.evidence[:-1] == sure.evidence
    assert weaker.evidence[-1].name == "the same without the set of answers that looks random"
    # Two of the other four are in the direction of S, which isn't more than half.
    assert isinstance(weaker.evidence[-1].value, float)
    assert weaker.evidence[-1].value < 0.05
    assert (
        note_without_random(weaker, "en")
        == f"{percent(weaker.evidence[-1].value)} without the answers that look random"
    )
    assert note_without_random(sure) == ""
    [caution] = [each for each in after.insights if each.id == "caution-random"]
    assert caution.text.startswith("One of the 5 sets of answers looks more like picking at random")


def test_what_is_claimed_by_random_answers_alone_is_open_without_them(team: Callable[..., list[Results]]) -> None:
    people = team("DDIISSC")
    people[-1] = people[-1].model_copy(update={"quality": AT_RANDOM})
    [coverage] = [each for each in statements.analyse_team(TEAM, 7, people, 0).insights if each.kind == "coverage"]

    assert coverage.evidence[-1].value == "can't tell yet"
    assert note_without_random(coverage) == "Not supported without the answers that look random"


def test_nobody_is_named_for_answers_that_look_random(team: Callable[..., list[Results]]) -> None:
    people = team("DSCCCC")
    names = {person.id for each in analysed(people)[1].values() for person in each.people}
    people[0] = people[0].model_copy(update={"quality": AT_RANDOM})
    left = {person.id for each in analysed(people)[1].values() for person in each.people}
    assert "cand_1" in names - left


ADVICE = ("strength", "watch_out", "question", "try")


@pytest.mark.parametrize(("people", "is_large"), [(20, False), (21, True), (40, True)])
def test_advice_singles_out_somebody_only_where_a_team_knows_them(
    analyse: Analyse, people: int, is_large: bool
) -> None:
    _, claims = analyse("D" * (people - 1) + "S")
    advised = [each for each in claims.values() if each.kind in ADVICE]
    assert any(each.people for each in claims.values() if each.kind not in ADVICE)
    assert any(each.kind == "try" for each in advised)
    assert any(each.people for each in advised) is not is_large
