"""The analysis of a team."""

from collections.abc import Callable, Sequence
from random import Random

import numpy as np
import pytest

from discern.contract.base_models import CandidateRef
from discern.contract.certainty import LIKELY
from discern.contract.models.insights import Claim, fill
from discern.contract.models.results import Norms, Quality, QualityCheck, Results
from discern.contract.models.teams import TeamAnalysis, TeamRef
from discern.insight import analyse_team
from discern.insight.team.ranking import rank
from discern.instrument import Bank, draw_people, load_bank
from discern.words import note_without_random, say
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
    ("styles", "verdict", "text"),
    [
        pytest.param("SSSSS", "absent-DIC", "Everyone here takes time and puts people first.", id="all-in-a-quarter"),
        pytest.param("SSSSC", "centre-S", "This team takes its time and puts people first.", id="in-a-quarter"),
        pytest.param("DDDCCC", "centre-DC", "This team puts the task first above all.", id="between-two"),
        pytest.param("SSCCD", "majority-SC", "Most people here take their time.", id="most-in-a-half"),
        pytest.param(
            "DDDSSS",
            "split-DS",
            "Two or more people push for results, and two or more keep things steady.",
            id="opposites",
        ),
        pytest.param("DDDSSSIC", "split-DS", None, id="more-than-that-all-four-are-here"),
        pytest.param(
            "?????", "divided-pace", "Two or more people here move fast, and two or more take time.", id="both"
        ),
    ],
)
def test_the_verdict_is_the_surest_claim_about_the_whole_that_says_most(
    analyse: Analyse, styles: str, verdict: str, text: str | None
) -> None:
    first = next(iter(analyse(styles)[1].values()))
    assert first.id == verdict
    assert text in {None, say(first).text}


def test_where_nothing_is_sure_enough_the_verdict_is_open_and_asks(analyse: Analyse) -> None:
    _, claims = analyse("???????", error=0.9, settled=False)

    assert next(iter(claims)) == "centre-open"
    assert say(claims["centre-open"]).text == "It's open whether one style leads in this team."
    asked = [each for each in claims.values() if each.kind in ADVICE]
    assert [(each.kind, each.probability) for each in asked] == [("question", None), ("try", None)]
    assert not {each.kind for each in claims.values()} & {"friction", "bridge", "split", "lone", "situation"}
    assert claims["wide"].probability is None


@pytest.mark.parametrize(("people", "settled"), [(16, True), (7, False)], ids=["sixteen", "unsettled"])
def test_where_most_are_is_not_said_of_many_or_before_levels_are_settled(
    analyse: Analyse, people: int, settled: bool
) -> None:
    analysis, claims = analyse("S" * people, settled=settled)
    assert not ids(claims, "majority")
    assert not any("-most-" in each for each in ids(claims, "situation"))
    # Counts say it.
    assert analysis.distribution is not None
    assert analysis.distribution.S.interval == (people, people)


@pytest.mark.parametrize("styles", ["SSC", "DISC", "SSSS", "???"])
def test_of_three_or_four_nothing_is_said_but_how_two_of_them_differ(analyse: Analyse, styles: str) -> None:
    analysis, claims = analyse(styles)

    assert {each.kind for each in claims.values()} <= {"pair", "friction", "question", "try", "caveat"}
    assert all(each.people for each in claims.values() if each.probability is not None)
    assert ids(claims, "caveat") == ["few"]
    # What is drawn stays.
    assert analysis.centre is not None


def test_the_surest_pairs_are_told_and_nobody_is_in_more_than_two(analyse: Analyse) -> None:
    _, claims = analyse("DSCC")
    told = named(claims, "friction") + named(claims, "pair")

    assert told == [
        ("friction-DS-cand_1-cand_2", ["P1", "P2"]),
        ("pair-opposite-pace-cand_1-cand_3", ["P1", "P3"]),
        ("pair-opposite-focus-cand_2-cand_4", ["P2", "P4"]),
    ]
    assert say(claims[told[1][0]]).text == "P1 moves fast, and P3 takes time."
    assert say(claims[told[2][0]]).text == "P2 puts people first, and P4 puts the task first."


def test_two_of_a_few_who_are_in_one_half_share_it_or_differ_within_it(make_results: MakeResults) -> None:
    thetas = [(0.9, 0.9, -0.9, -0.9), (0.9, 0.9, -0.9, -0.9), (2.2, 2.2, -2.2, -2.2)]
    people = [make_results(f"P{n}", number=n, theta=theta) for n, theta in enumerate(thetas)]
    said = [say(each).text for each in analysed(people)[1].values() if each.kind == "pair"]

    assert sorted(said) == ["P0 and P1 both move fast.", "P2 moves faster than P0 and P1."]


@pytest.mark.parametrize(
    ("levels", "said"),
    [
        ((2.0, 2.0, -2.0, -2.0), ["P0 and P1 move fast, and P2 and P3 take time."]),
        ((3.0, 0.8, 0.8, 0.8), ["P0 moves faster than P1, P2 and P3."]),
        ((2.0, 2.0, 2.0, 2.0), ["P0, P1, P2 and P3 all move fast."]),
    ],
)
def test_what_holds_of_several_of_a_few_is_said_once(
    make_results: MakeResults, levels: Sequence[float], said: list[str]
) -> None:
    people = [make_results(f"P{n}", number=n, theta=(v, v, -v, -v)) for n, v in enumerate(levels)]
    found = [each for each in analysed(people)[1].values() if each.kind == "pair"]

    assert [say(each).text for each in found][:1] == said
    assert all((each.probability or 0) >= LIKELY for each in found)


def test_two_differences_of_one_person_that_may_not_both_hold_are_one(make_results: MakeResults) -> None:
    levels = (0.45, -0.05, -0.05, -0.4)
    people = [make_results(f"P{n}", number=n, theta=(v, v, -v, -v)) for n, v in enumerate(levels)]
    found = [each for each in analysed(people)[1].values() if each.id.startswith("pair-apart-pace")]

    named = [person.id for each in found for person in each.people]
    assert found
    assert len(named) == len(set(named))


def test_claims_are_about_the_profiled_while_others_are_pending(analyse: Analyse) -> None:
    analysis, claims = analyse("SSSSC", size=8, pending=2)

    assert (analysis.size, analysis.profiled, analysis.pending) == (8, 5, 2)
    said = say(claims["centre-S"])
    assert said.text == "This team takes its time and puts people first."
    assert "the 5 people with a profile" in (said.detail or "")


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
    analysis, claims = analyse("SSSCC", error=0.7)
    absent = {absence.style: absence.probability for absence in analysis.absent}

    assert absent["S"] < 0.1
    assert 0.8 < absent["D"] < absent["I"] + 0.2
    assert ids(claims, "absent") == ["absent-DI"]
    assert claims["absent-DI"].probability == pytest.approx(absent["D"] * absent["I"], abs=0.04)
    assert say(claims["absent-DI"]).text == "Everyone here takes time."


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
    assert {each.kind for each in claims.values()} <= {"no_probabilities", "question", "try", "caveat"}
    assert {each.probability for each in claims.values()} == {None}


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
    people = [make_results(number=n, theta=(0.8, 0, 0.8, 0), error=0.4) for n in range(5)]
    in_c = [make_results(number=n, theta=(0, 0, 0, 0.8), error=0.4) for n in range(5)]

    assert ids(analysed(people)[1], "mean") == ["mean-D", "mean-S"]
    # The verdict says it: the team takes its time and puts the task first.
    assert (next(iter(analysed(in_c)[1])), ids(analysed(in_c)[1], "mean")) == ("centre-C", [])


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
    for styles in ("", "SS", "SSC", "???", "SSSSC", "?????", "DISSC"):
        assert all(each.evidence for each in analyse(styles)[1].values())


def test_the_only_person_with_a_style_is_named(analyse: Analyse) -> None:
    _, claims = analyse("SSSSC")

    assert named(claims, "lone") == [("lone-C", ["P5"])]
    # Advice is for everybody: nobody is called on for being the only one.
    assert ("try-lone-C", []) in named(claims, "try")
    assert ("watch_out-lone-C", []) in named(claims, "watch_out")


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
    assert named(analyse("DSCCC")[1], "friction") == [("friction-DS-cand_1-cand_2", ["P1", "P2"])]
    assert len(named(analyse("DDDDSSSSIIIICCCC")[1], "friction")) == 3


@pytest.mark.parametrize(
    ("theta", "error", "said"),
    [
        pytest.param((1.6, 0.0, -1.6, 0.0), 0.5, "D", id="a-quarter"),
        pytest.param((1.0, 1.0, -1.0, -1.0), 0.5, "DI", id="between-two"),
        pytest.param((0.5, 0.2, -0.5, -0.2), 1.2, "fast", id="a-half"),
    ],
)
def test_the_centre_is_in_the_narrowest_region_that_is_sure_enough(
    make_results: MakeResults, theta: Four, error: float, said: str
) -> None:
    """As of one person: one claim, of a quarter, between two, or of a half."""
    people = [make_results(number=n, theta=theta, error=error) for n in range(16)]
    # Half of them in the middle, so that it isn't said that everybody is there.
    people += [make_results(number=20 + n, theta=AT["?"], error=error) for n in range(16)]
    _, claims = analysed(people)

    assert ids(claims, "centre") == [f"centre-{said}"]


def test_opposite_directions_that_both_have_many_split_a_team(analyse: Analyse) -> None:
    _, claims = analyse("DDDSSS")

    assert ids(claims, "split") == ["split-DS"]
    assert "question-split-DS" in claims


def test_advice_is_as_sure_as_the_claim_it_rests_on_and_comes_in_its_order(analyse: Analyse) -> None:
    for styles in ("SSSSC", "DDDSSSI", "DSC"):
        _, claims = analyse(styles)
        order = list(claims)
        for kind in ADVICE:
            behind = [claims[each.partition("-")[2]] for each in ids(claims, kind)]
            assert kind == "try" or [order.index(each.id) for each in behind] == sorted(
                order.index(each.id) for each in behind
            )
            for each, base in zip(ids(claims, kind), behind, strict=True):
                assert (claims[each].strength, claims[each].evidence) == (base.strength, base.evidence)


@pytest.mark.parametrize("size", [3, 4, 5, 7, 12, 40])
@pytest.mark.parametrize("bank", [load_bank, settled_bank])
@pytest.mark.exhaustive
def test_every_team_has_a_verdict_something_to_ask_and_something_to_try(bank: Callable[[], Bank], size: int) -> None:
    rng = np.random.default_rng(size)
    people = measure(bank(), draw_people(bank().norms.correlation, 30 * size, rng), rng)
    for some in split(people, [size] * 30):
        claims = analysed(some.results)[1]
        verdict, tries = next(iter(claims.values())), ids(claims, "try")
        assert verdict.kind in {"centre", "majority", "split", "divided", "coverage", "absent", "pair", "friction"}
        assert ids(claims, "question")
        assert 1 <= len(tries) <= 3
        # What to do on Monday rests on the verdict, or on something else that is likely.
        first = claims[tries[0].partition("-")[2]]
        if first is not verdict:
            assert verdict.strength in {"leaning", "open"}
            assert first.strength in {"very likely", "likely"}


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
    assert {"bridge", "friction", "watch_out", "lone"} <= {insight.kind for insight in about}
    for insight in insights:
        assert "Quetzal" not in f"{insight.text_without_names}{insight.template}{insight.evidence}"
        assert ("Quetzal" in insight.text) == bool(insight.people)
        if insight.people:
            assert insight.template is not None
            assert fill(insight.template, [person.name for person in insight.people]) == insight.text
            assert insight.text_without_names


def test_namesakes_are_distinguished(make_results: MakeResults) -> None:
    people = [make_results("Ana", number=n, theta=AT[style]) for n, style in enumerate("DSCCC")]
    people[0] = people[0].model_copy(update={"candidate": CandidateRef(id="cand_0", name="Ana", external_id="hr-7")})
    insights = statements.analyse_team(TEAM, 5, people, 0).insights
    (said,) = [each.text for each in insights if each.kind == "friction"]

    assert "Ana (hr-7)" in said
    assert "Ana (2)" in said


def test_caveats_come_last(make_results: MakeResults) -> None:
    people = [make_results(number=n) for n in range(5)]
    people[0] = people[0].model_copy(
        update={
            "quality": Quality(verdict="caution"),
            "norms": Norms(id="provisional-1", kind="simulated", n=0, as_of="2026-11-20"),
        }
    )

    assert list(analysed(people)[1])[-2:] == ["caution", "no-norm-group"]


AT_RANDOM = Quality(verdict="caution", checks=[QualityCheck(id="near_random", passed=False, meaning="")])


def with_random(people: list[Results], *rows: int) -> list[Results]:
    """The same people, some of whom gave answers that look random."""
    return [each.model_copy(update={"quality": AT_RANDOM}) if row in rows else each for row, each in enumerate(people)]


def test_a_claim_says_what_it_would_be_without_answers_that_look_random(make_results: MakeResults) -> None:
    people = [make_results(f"P{n}", number=n, theta=(-0.9, 0.2, 0.9, -0.2), error=1.2) for n in range(7)]
    before, after = (statements.analyse_team(TEAM, 7, each, 0) for each in (people, with_random(people, 0)))
    sure, weaker = before.insights[0], after.insights[0]

    # They are counted as before, since a check can be wrong.
    assert (after.distribution, weaker.id, weaker.probability) == (before.distribution, sure.id, sure.probability)
    assert weaker.evidence[:-1] == sure.evidence
    assert weaker.evidence[-1].name == "the same without the set of answers that looks random"
    assert note_without_random(sure) == ""
    [caution] = [each for each in after.insights if each.id == "caution-random"]
    assert caution.text == "One of the 7 sets of answers looks picked at random."


def test_what_random_answers_alone_would_have_said_is_not_said(team: Callable[..., list[Results]]) -> None:
    people = team("DDIISSC")
    found = [analysed(each)[1] for each in (people, with_random(people, 6))]

    assert ["coverage" in each for each in found] == [True, False]
    # Nor is it the verdict, and nothing is advised on it.
    assert not any("coverage" in each for each in found[1])


@pytest.mark.parametrize(
    ("styles", "verdict"), [("SSDDI", "majority-DI"), ("DDSSI", "centre-open"), ("SSC", "pair-opposite-focus")]
)
def test_a_team_with_one_doubtful_set_has_one_verdict_that_holds_without_it(
    team: Callable[..., list[Results]], styles: str, verdict: str
) -> None:
    """With all five, two opposite styles split them; without the first, they don't."""
    people = team(styles)
    _, claims = analysed(with_random(people, 0))
    first = next(iter(claims.values()))

    assert first.id.startswith(verdict)
    assert rank([*claims.values()][::-1])[0] == first, "whatever the order in which they are made"
    assert not ids(claims, "split")
    assert "caution-random" in claims


def test_where_all_answers_look_random_nothing_is_claimed(team: Callable[..., list[Results]]) -> None:
    for styles, verdict in (("SSSCC", "centre-open"), ("SSC", "pair-open")):
        _, claims = analysed(with_random(team(styles), *range(len(styles))))
        assert next(iter(claims)) == verdict
        assert {each.probability for each in claims.values()} == {None}


def test_nobody_is_named_for_answers_that_look_random(team: Callable[..., list[Results]]) -> None:
    people = team("DSCCCC")
    names = {person.id for each in analysed(people)[1].values() for person in each.people}
    left = {person.id for each in analysed(with_random(people, 0))[1].values() for person in each.people}
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
