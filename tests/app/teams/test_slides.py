"""Slides: no two alike, nobody named, and each claim with how sure it is beside it."""

import re
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, strategies as st

from discern import charts
from discern.contract.base_models import CandidateRef
from discern.contract.models.insights import Evidence, Insight, NumberArgument
from discern.contract.models.results import Results
from discern.contract.models.teams import TeamAnalysis, TeamRef
from discern.words import STRENGTHS
from discern_app.insight.findings import HEADINGS, STANDS_OUT
from discern_app.teams.slides import (
    MOST_CLAIMS,
    MOST_POINTS,
    POINTS_OF,
    TALLEST,
    Point,
    Slide,
    Step,
    enlarge_to_slide,
    join_points,
    legend_html,
    legend_of,
    make_slides,
    parts_of,
    slide_html,
)
from discern_app.teams.workshop import PLANS
from tests.support.statements import analyse_team

MakeResults = Callable[..., Results]

CREW = TeamRef(id="team_1", name="Crew")
ADVERBS = re.compile(r"\b(very likely|likely|more likely than not)\b", re.IGNORECASE)


def crew(make_results: MakeResults, people: int, seed: int) -> TeamAnalysis:
    rng = np.random.default_rng((people, seed))
    answered = [make_results(f"Person {n}", number=n, theta=tuple(rng.normal(size=4))) for n in range(people)]
    return analyse_team(CREW, people, answered, 0)


def saying(*insights: Insight) -> TeamAnalysis:
    return TeamAnalysis(team=CREW, size=3, profiled=3, pending=0, insights=list(insights))


def insight(kind: str, text: str, headline: str | None = None, *people: str) -> Insight:
    return Insight(
        id=f"{kind} {text} {headline}",
        kind=kind,
        text=text,
        headline=headline,
        strength="likely",
        probability=0.9,
        evidence=[],
        people=[CandidateRef(id=name, name=name) for name in people],
    )


@pytest.mark.parametrize("people", [0, 1, 3, 7, 12, 40])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.exhaustive("seed")
def test_no_two_slides_of_a_team_have_one_headline(make_results: MakeResults, people: int, seed: int) -> None:
    slides = make_slides(crew(make_results, people, seed))
    assert len({slide.headline for slide in slides}) == len(slides)
    assert slides[0].headline == "Crew"
    assert slides[1].about == "styles"
    assert [slide.picture for slide in slides[2:4]] == (["tiles", "map"] if people >= 3 else [None])
    for slide in slides:
        assert "Person" not in said_on(slide)
        if slide.claim is not None and slide.claim.headline:
            assert slide.headline == slide.claim.headline
            assert not ADVERBS.search(slide.claim.headline)


@pytest.mark.parametrize("people", [1, 3, 4, 7, 40])
@pytest.mark.parametrize("seed", range(3))
def test_no_picture_is_on_two_slides(make_results: MakeResults, people: int, seed: int) -> None:
    shown = [slide.picture for slide in make_slides(crew(make_results, people, seed)) if slide.picture is not None]
    assert shown == (["tiles", "map"] if people >= 3 else [])


def test_a_picture_is_beside_a_claim_that_it_shows() -> None:
    absent, spread = insight("absent", "Nobody is in the direction of I."), insight("spread", "People differ.")
    slides = make_slides(saying(absent, spread))
    assert [(slide.picture, slide.claim) for slide in slides[2:]] == [("tiles", absent), ("map", spread)]


def test_the_claim_that_a_picture_shows_best_is_beside_it() -> None:
    absent, majority = (
        insight("absent", "Nobody is in the direction of I."),
        insight("majority", "Most are in the direction of D."),
    )
    slides = [
        (slide.picture, slide.claim) for slide in make_slides(saying(absent, majority)) if slide.claim is not None
    ]
    assert slides == [("tiles", majority), (None, absent)]


@pytest.mark.parametrize("people", [3, 7, 12, 40])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.exhaustive("seed")
def test_nothing_is_advised_on_a_leaning_and_no_question_has_a_chance_of_its_own(
    make_results: MakeResults, people: int, seed: int
) -> None:
    for slide in make_slides(crew(make_results, people, seed)):
        for point in slide.points:
            assert point.advice.strength in {"very likely", "likely"}
            assert "%" not in point.headline + point.text
            assert not point.basis or point.basis.startswith("Because: ")
        assert slide.points == () or slide.claim is None
        assert slide.about not in POINTS_OF or slide.points


@pytest.mark.parametrize("people", [1, 2, 3, 5, 7, 12])
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.exhaustive("seed")
def test_no_slide_is_about_exactly_one_person(make_results: MakeResults, people: int, seed: int) -> None:
    """Though nobody is named, a team would know who the only one is."""
    for slide in make_slides(crew(make_results, people, seed)):
        assert slide.claim is None or not (slide.claim.people or slide.claim.kind == "lone")
        assert not re.search(r"\b(just|only) one\b|\bthe only person\b|lone voice|hangs? on one", said_on(slide), re.I)
        assert not any("-lone-" in point.advice.id or point.advice.people for point in slide.points)
        assert slide.picture is None or people >= 3


def said_on(slide: Slide) -> str:
    points = (text for point in slide.points for text in (point.headline, point.text, point.basis))
    return " ".join((slide.headline, slide.text, *points))


KINDS = sorted({kind for kinds in HEADINGS.values() for kind in kinds} | {"majority", "centre", "absent"})
SAID = st.builds(insight, st.sampled_from(KINDS), st.sampled_from("uvwx"), st.sampled_from([None, "Crew", "A", "u"]))


@given(st.lists(SAID, max_size=12))
def test_whatever_is_said_no_two_slides_have_one_headline(said: list[Insight]) -> None:
    slides = make_slides(saying(*said))
    headlines = [slide.headline for slide in slides]
    assert len(set(headlines)) == len(headlines)
    assert sum(slide.about == STANDS_OUT for slide in slides) <= MOST_CLAIMS
    points = {
        about: [point for slide in slides for point in slide.points if point.heading == about] for about in POINTS_OF
    }
    assert all(len(slide.points) <= MOST_POINTS for slide in slides)
    assert all(len(points[about]) <= most for about, most in POINTS_OF.items())
    for each in said:
        if each.kind == "question" and sum(other.kind == "question" for other in said) <= POINTS_OF["questions"]:
            assert each.text in {point.headline for point in points["questions"]}


@pytest.mark.parametrize(
    ("counts", "joined"),
    [
        ([1, 1, 1, 1], [2, 2]),
        ([1], [1]),
        ([1, 1, 1], [3]),
        ([2, 1], [3]),
        ([3, 1], [3, 1]),
        ([1, 3, 1, 1], [1, 3, 2]),
        ([3, 3, 3, 3], [3, 3, 3, 3]),
        ([], []),
    ],
)
def test_advice_shares_slides_so_that_little_of_it_stands_alone(counts: list[int], joined: list[int]) -> None:
    advice = insight("try", "Let somebody begin.")
    groups = [[Point(f"heading {n}", "A", "", "", advice)] * count for n, count in enumerate(counts)]
    slides = join_points(groups)
    assert [len(points) for points in slides] == joined
    assert [point for points in slides for point in points] == [point for points in groups for point in points]


def test_a_slide_with_advice_of_two_kinds_says_so_over_each() -> None:
    said = saying(insight("strength", "Work is finished."), insight("watch_out", "A chance may pass."))
    [slide] = [slide for slide in make_slides(said) if slide.points]
    assert slide.headline == "What we can count on and what to watch out for"
    shown = slide_html(slide)
    assert '<p class="over">What we can count on</p><strong>Work is finished.' in shown
    assert '<p class="over">What to watch out for</p><strong>A chance may pass.' in shown


def test_nothing_about_single_people_is_presented() -> None:
    slides = make_slides(
        saying(
            insight("friction", "Ana and Bo may clash.", None, "Ana", "Bo"),
            insight("majority", "Most are in the direction of D."),
        )
    )
    said = " ".join(f"{slide.headline} {slide.text}" for slide in slides)
    assert "Most are in the direction of D." in said
    assert "Ana" not in said


def test_a_claim_has_its_chip_beside_its_headline_and_advice_says_what_it_rests_on() -> None:
    claim = insight("absent", "It is likely that nobody is in the direction of I.", "Nobody <is> there")
    advice = insight("try", "Let somebody begin.", "Let them begin").model_copy(update={"id": f"try-{claim.id}"})
    [first] = [slide_html(slide) for slide in make_slides(saying(claim, advice)) if slide.claim is not None]
    assert "<h1>Nobody &lt;is&gt; there</h1>" in first
    assert f'class="chip {STRENGTHS["likely"]}"' in first.partition("</h1>")[2].partition("</div>")[0]
    assert "90%" in first
    sure = claim.model_copy(update={"strength": "very likely", "probability": 0.97})
    for base, chip in ((claim, "Likely 90%"), (sure, "Very likely 97%")):
        [other] = [slide_html(slide) for slide in make_slides(saying(base, advice)) if slide.about == "tries"]
        assert f"Because: Nobody &lt;is&gt; there ({chip})" in other
        assert "Let somebody begin." in other


def test_what_is_only_leaning_says_so_once_beside_its_headline_and_nothing_is_advised_on_it() -> None:
    leaning = {"strength": "more likely than not", "probability": 0.63}
    claim = insight("absent", "Nobody is in the direction of I.", "Nobody is in the direction of I").model_copy(
        update=leaning
    )
    advice = insight("try", "Let somebody begin.", "Let them begin").model_copy(update=leaning)
    slides = make_slides(saying(claim, advice))
    [shown] = [slide_html(slide) for slide in slides if slide.claim is not None]
    assert shown.count("Leaning 63%") == 1
    assert "ore likely" not in shown
    assert "Let somebody begin." not in " ".join(map(said_on, slides))


def test_the_cover_says_what_the_colours_are() -> None:
    assert [
        name for name in ("Dominance", "Influence", "Steadiness", "Conscientiousness") if name not in legend_html()
    ] == []


def test_before_any_claim_a_slide_says_what_each_letter_of_the_circle_stands_for() -> None:
    shown = slide_html(make_slides(saying(insight("absent", "Nobody is in the direction of I.")))[1])
    assert "<h1>The four styles</h1>" in shown
    assert "Everybody has some of each" in shown
    places = [
        shown.index(f"<strong>{name}</strong><p>{line}</p>")
        for name, line in (
            ("D · Dominance", "Going straight for results"),
            ("I · Influence", "Winning people over"),
            ("C · Conscientiousness", "Getting things right"),
            ("S · Steadiness", "Keeping things calm and steady"),
        )
    ]
    assert places == sorted(places), "in rows of two, each is where it is on the circle"


def test_what_the_cross_is_stands_beside_the_circle_that_has_one(make_results: MakeResults) -> None:
    analysis = crew(make_results, 5, 0)
    explained = {
        slide.picture: "The cross is the middle" in legend_of(slide, analysis) for slide in make_slides(analysis)
    }
    assert explained == {None: False, "tiles": False, "map": True}
    without = analysis.model_copy(update={"centre": None})
    assert not any(legend_of(slide, without) for slide in make_slides(without))


def test_a_cover_says_the_teams_name_and_how_many_answered() -> None:
    cover = make_slides(saying())[0]
    assert (cover.about, cover.headline) == ("cover", "Crew")
    assert cover.text.startswith("3 of 3 people have a profile. Each claim says how sure it is")


@pytest.mark.parametrize("people", [3, 40])
def test_a_picture_is_as_large_as_a_slide_has_room_for(make_results: MakeResults, people: int) -> None:
    analysis = crew(make_results, people, 0)
    for draw in (charts.style_tiles, charts.style_map):
        chart = draw(analysis, dark=False, named=False)
        larger = enlarge_to_slide(chart)
        assert chart.figure.layout.height <= larger.figure.layout.height <= max(TALLEST, chart.figure.layout.height) + 1
        assert larger.alt == chart.alt


@pytest.mark.parametrize(("minutes", "shown"), [(40, []), (60, ["pairs"]), (90, ["pairs", "agree"])])
def test_what_people_do_together_in_a_workshop_has_a_slide_that_says_for_how_long(
    make_results: MakeResults, minutes: int, shown: list[str]
) -> None:
    analysis = crew(make_results, 7, 0)
    slides = [slide for slide in make_slides(analysis, PLANS[minutes]) if slide.todos]
    assert [slide.about for slide in slides] == shown
    assert not any(slide.todos for slide in make_slides(analysis))
    planned = {step.name: step.minutes for step in PLANS[minutes]}
    for slide in slides:
        html = slide_html(slide)
        assert slide.headline.endswith(f": {planned[slide.about]} minutes")
        assert f"<h1>{slide.headline}</h1>" in html
        assert html.count("<li>") == 3
        assert "%" not in html
    if slides:
        assert "Find somebody you seldom work with" in slide_html(slides[0])


def test_the_slides_of_a_workshop_follow_its_steps() -> None:
    said = saying(
        *(
            insight(kind, f"{kind} {number}.")
            for kind in ("watch_out", "strength", "try", "question")
            for number in "ab"
        )
    )
    without, planned = (
        [heading for slide in make_slides(said, plan)[4:] for heading in slide.headings] for plan in ((), PLANS[90])
    )
    assert without == ["strengths", "watch-outs", "questions", "tries"]
    assert planned == ["strengths", "pairs", "questions", "watch-outs", "agree", "tries"]


@pytest.mark.parametrize("plan", [(), *PLANS.values()])
def test_no_workshop_leaves_out_advice(plan: tuple[Step, ...]) -> None:
    assert sorted(heading for headings, _ in parts_of(plan) for heading in headings) == sorted(POINTS_OF)


def test_a_slide_says_how_sure_its_claim_is_without_answers_that_look_random() -> None:
    without = Evidence(
        name="the same without the set of answers that looks random",
        value=0.7,
        message="evidence-without-random",
        arguments={"value": NumberArgument(value=0.7)},
    )
    claim = insight("majority", "Most of them are in the direction of S.", "Most are in the direction of S").model_copy(
        update={"evidence": [without]}
    )
    advice = insight("try", "Ask.", "Ask first").model_copy(update={"id": f"try-{claim.id}", "evidence": [without]})
    shown = [slide for slide in make_slides(saying(claim, advice)) if slide.about != "cover"]
    assert {slide.about for slide in shown} >= {"tries"}
    for slide in shown:
        if slide.claim is not None or slide.points:
            assert "70% without the answers that look random" in slide_html(slide)
