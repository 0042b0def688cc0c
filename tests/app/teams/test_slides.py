"""Slides: the verdict first, nobody named, each finding with its badge, and nothing advised on what is only leaning."""

import re
from collections.abc import Callable, Sequence

import numpy as np
import pytest
from hypothesis import given, strategies as st

from discern import charts
from discern.contract.base_models import CandidateRef
from discern.contract.models.insights import Evidence, Insight, NumberArgument
from discern.contract.models.results import Results
from discern.contract.models.teams import TeamAnalysis, TeamRef
from discern.words import name_parameters
from discern_app.insight.findings import verdict_of
from discern_app.teams.slides import (
    ADVISED,
    MOST_BESIDE,
    MOST_POINTS,
    ON_MAP,
    ON_TILES,
    TALLEST,
    Point,
    Slide,
    Step,
    enlarge_to_slide,
    join_points,
    make_slides,
    parts_of,
    slide_html,
)
from discern_app.teams.workshop import PLANS
from tests.support.statements import analyse_team

MakeResults = Callable[..., Results]

CREW = TeamRef(id="team_1", name="Crew")
UNMEASURED = "It wasn't measured here"
HEDGES = re.compile(r"\b(very likely|likely|leaning|may|might|seems)\b", re.IGNORECASE)


def crew(make_results: MakeResults, people: int, seed: int, lean: Sequence[float] = (0, 0, 0, 0)) -> TeamAnalysis:
    rng = np.random.default_rng((people, seed))
    answered = [
        make_results(f"Person {n}", number=n, theta=tuple(rng.normal(size=4) + np.array(lean))) for n in range(people)
    ]
    return analyse_team(CREW, people, answered, 0)


def saying(*insights: Insight) -> TeamAnalysis:
    return TeamAnalysis(team=CREW, size=5, profiled=5, pending=0, insights=list(insights))


def insight(kind: str, text: str, *people: str, on: str = "", probability: float = 0.9) -> Insight:
    """A statement; advice is ``on`` the claim of that id."""
    return Insight(
        id=f"{kind}-{on or text}",
        kind=kind,
        text=text,
        strength="likely" if probability >= 0.8 else "leaning",
        probability=probability,
        evidence=[],
        people=[CandidateRef(id=name, name=name) for name in people],
    )


VERDICT = insight("centre", "You take your time.")


def words_on(slide: Slide) -> str:
    """All that a slide says, without how sure it is."""
    points = (text for point in slide.points for text in (point.text, "" if point.claim is None else point.claim.text))
    return " ".join((slide.headline, slide.text, *(each.text for each in slide.findings), *points))


@pytest.mark.parametrize("people", [0, 1, 3, 7, 12, 40])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.exhaustive("seed")
def test_a_team_is_told_its_verdict_then_what_the_styles_are_then_where_everyone_is(
    make_results: MakeResults, people: int, seed: int
) -> None:
    analysis = crew(make_results, people, seed)
    slides = make_slides(analysis, PLANS[90])
    assert len({slide.headline for slide in slides}) == len(slides)
    assert [slide.about for slide in slides[:2]] == ["cover", "styles"]
    assert [slide.picture for slide in slides[2:4]] == (["map", "tiles"] if people >= 3 else [None, None])
    assert not any(slide.picture for slide in slides[4:])
    for slide in slides:
        assert "Person" not in words_on(slide)
        assert not re.search(HEDGES, words_on(slide)), words_on(slide)
        assert "%" not in words_on(slide)


@pytest.mark.parametrize("people", [5, 12, 40])
def test_the_first_slide_says_to_the_team_what_its_page_says_first(make_results: MakeResults, people: int) -> None:
    analysis = crew(make_results, people, 1, lean=(-1.5, 0, 1.5, 0))
    verdict = verdict_of(analysis.insights)
    assert verdict is not None
    assert verdict.text == "This team takes its time and puts people first."
    cover = make_slides(analysis)[0]
    assert (cover.claim and cover.claim.id, cover.headline) == (verdict.id, "You take your time and put people first.")
    assert cover.over == f"Crew · {people} of {people} people have a profile"
    assert cover.foot == name_parameters(analysis.bases, "en")
    shown = slide_html(cover)
    assert '<span aria-hidden="true">●●●</span> Very likely' in shown
    assert cover.headline not in " ".join(slide.headline for slide in make_slides(analysis)[1:])


def test_a_team_of_three_has_its_name_first_and_nothing_about_pairs_on_its_slides(make_results: MakeResults) -> None:
    analysis = crew(make_results, 3, 0)
    verdict = verdict_of(analysis.insights)
    assert verdict is not None
    assert verdict.people
    slides = make_slides(analysis, PLANS[40])
    assert (slides[0].headline, slides[0].claim) == ("Crew", None)
    assert not any(slide.claim or slide.findings for slide in slides)


@pytest.mark.parametrize("minutes", PLANS)
@pytest.mark.parametrize("people", [3, 4, 7, 12, 40])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.exhaustive("seed")
def test_every_team_has_something_to_talk_about_and_no_slide_is_a_line_on_white(
    make_results: MakeResults, minutes: int, people: int, seed: int
) -> None:
    slides = make_slides(crew(make_results, people, seed), PLANS[minutes])
    assert any("question" in slide.parts for slide in slides)
    assert slides[-1].about == "commit"
    for slide in slides:
        shown = [slide.claim, slide.picture, slide.text, *slide.points, *slide.todos]
        assert sum(each is not None and each != "" for each in shown) > 0
        if len(slide.points) == 1:
            assert slide.text or slide.points[0].claim is not None


@pytest.mark.parametrize("people", [3, 7, 12, 40])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.exhaustive("seed")
def test_nothing_is_advised_on_a_leaning_and_that_it_was_not_measured_is_said_once(
    make_results: MakeResults, people: int, seed: int
) -> None:
    slides = make_slides(crew(make_results, people, seed), PLANS[90])
    advice = [point.advice for slide in slides for point in slide.points]
    assert all(each.kind == "question" or each.strength in {"very likely", "likely"} for each in advice)
    assert sum(UNMEASURED in slide.foot for slide in slides) == any(each.kind != "question" for each in advice)


@pytest.mark.parametrize("people", [1, 2, 3, 5, 7, 12])
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.exhaustive("seed")
def test_no_slide_is_about_exactly_one_person(make_results: MakeResults, people: int, seed: int) -> None:
    """Though nobody is named, a team would know who the only one is."""
    for slide in make_slides(crew(make_results, people, seed), PLANS[90]):
        for claim in (slide.claim, *slide.findings):
            assert claim is None or not (claim.people or claim.kind == "lone")
        assert not re.search(r"\b(just|only) one\b|\bone person\b|\bperson in between\b", words_on(slide), re.I)
        assert not any("-lone-" in point.advice.id for point in slide.points)
        assert slide.picture is None or people >= 3


def test_a_picture_is_beside_the_findings_that_it_shows_the_surest_first() -> None:
    absent, divided, coverage = (
        insight("absent", "None of you thinks first of quick results."),
        insight("divided", "Some of you move fast, and some take time."),
        insight("coverage", "All four styles are here."),
    )
    slides = make_slides(saying(VERDICT, absent, divided, coverage))
    assert [(slide.picture, slide.claim, slide.findings) for slide in slides if slide.picture] == [
        ("map", divided, ()),
        ("tiles", absent, (coverage,)),
    ]


KINDS = sorted({*ADVISED, *ON_MAP, *ON_TILES, "try", "lone", "friction", "situation", "caveat"})
SAID = st.builds(insight, st.sampled_from(KINDS), st.sampled_from("uvwxyz"))


@given(st.lists(SAID, max_size=16, unique_by=lambda each: each.text + each.kind))
def test_whatever_is_said_no_slide_is_crowded_and_nothing_is_said_twice(said: list[Insight]) -> None:
    slides = make_slides(saying(*said))
    findings = [each.text for slide in slides for each in (slide.claim, *slide.findings) if each is not None]
    assert len(set(findings)) == len(findings)
    for slide in slides:
        assert len(slide.findings) < MOST_BESIDE
        assert len(slide.points) <= MOST_POINTS
    questions = {each.text for each in said if each.kind == "question"}
    asked = [point.text for slide in slides for point in slide.points if point.advice.kind == "question"]
    assert len(asked) == len(set(asked)) == min(len(questions), MOST_POINTS)


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
    advice = insight("watch_out", "A chance passes.")
    groups = [[Point(advice, f"{n}")] * count for n, count in enumerate(counts)]
    slides = join_points(groups)
    assert [len(points) for points in slides] == joined
    assert [point for points in slides for point in points] == [point for points in groups for point in points]


def test_a_slide_with_advice_of_two_kinds_says_so_over_each() -> None:
    said = saying(
        VERDICT,
        insight("strength", "Work is finished.", on=VERDICT.id),
        insight("watch_out", "A chance passes.", on=VERDICT.id),
    )
    [slide] = [slide for slide in make_slides(said) if slide.points]
    shown = slide_html(slide)
    assert '<p class="over">What you can count on</p><strong>Work is finished.' in shown
    assert '<p class="over">What it costs you</p><strong>A chance passes.' in shown


def test_a_finding_has_its_badge_beside_it_and_advice_says_what_it_rests_on_but_for_the_verdict() -> None:
    claim = insight("absent", "None of you <is> there.")
    said = saying(
        VERDICT,
        claim,
        insight("watch_out", "A chance passes.", on=VERDICT.id),
        insight("watch_out", "Nobody begins.", on=claim.id),
    )
    slides = make_slides(said)
    [first] = [slide_html(slide) for slide in slides if slide.claim is claim]
    assert "<h1>None of you &lt;is&gt; there.</h1>" in first
    assert "Likely" in first.partition("</h1>")[2]
    [other] = [slide_html(slide) for slide in slides if slide.points]
    assert other.count("None of you &lt;is&gt; there.") == other.count("Likely") == 1
    assert VERDICT.text not in other


def test_what_is_only_leaning_has_its_badge_and_nothing_advised_on_it_but_a_question_may_be_asked() -> None:
    claim = insight("absent", "None of you begins.", probability=0.63)
    advice = [
        insight(kind, f"{kind} here.", on=claim.id, probability=0.63) for kind in ("watch_out", "question", "try")
    ]
    slides = make_slides(saying(VERDICT, claim, *advice), PLANS[60])
    assert [slide_html(slide).count("Leaning") for slide in slides if slide.claim is claim] == [1]
    said = " ".join(map(words_on, slides))
    assert "question here." in said
    assert "watch_out here." not in said
    assert "try here." not in said


def test_nothing_about_single_people_is_presented() -> None:
    slides = make_slides(saying(VERDICT, insight("friction", "Ana pushes, and Bo waits.", "Ana", "Bo")))
    assert "Ana" not in " ".join(map(words_on, slides))


def test_a_slide_says_what_each_letter_of_the_circle_is_where_it_is_on_the_circle() -> None:
    shown = slide_html(make_slides(saying(VERDICT))[1])
    assert "<h1>The four styles</h1>" in shown
    assert "Everyone has some of each" in shown
    places = [
        shown.index(f"<strong>{name}</strong><p>{line}</p>")
        for name, line in (
            ("D · Dominance", "Moves fast and puts the task first"),
            ("I · Influence", "Moves fast and puts people first"),
            ("C · Conscientiousness", "Takes time and puts the task first"),
            ("S · Steadiness", "Takes time and puts people first"),
        )
    ]
    assert places == sorted(places), "in rows of two, each is where it is on the circle"


@pytest.mark.parametrize("people", [3, 40])
def test_a_picture_is_as_large_as_a_slide_has_room_for(make_results: MakeResults, people: int) -> None:
    analysis = crew(make_results, people, 0)
    for draw in (charts.style_tiles, charts.style_map):
        chart = draw(analysis, dark=False, named=False)
        larger = enlarge_to_slide(chart)
        assert chart.figure.layout.height <= larger.figure.layout.height <= max(TALLEST, chart.figure.layout.height) + 1
        assert larger.alt == chart.alt


@pytest.mark.parametrize(
    ("minutes", "shown"),
    [(40, ["commit"]), (60, ["pairs", "commit"]), (90, ["pairs", "agree", "commit"])],
)
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
        assert slide.over.endswith(f"{planned[slide.about]} minutes")
        assert html.count("<li>") == 3


def test_a_workshop_ends_on_what_the_page_says_to_do_this_week() -> None:
    try_it = insight("try", "Finish one old promise this week.", on=VERDICT.id)
    last = make_slides(saying(VERDICT, try_it), PLANS[40])[-1]
    assert (last.headline, last.over) == (try_it.text, "One thing to try this week · 5 minutes")
    assert make_slides(saying(VERDICT), PLANS[40])[-1].headline == "One thing to try this week"


def test_the_slides_of_a_workshop_follow_its_steps() -> None:
    said = saying(VERDICT, *(insight(kind, f"{kind} {n}.", on=VERDICT.id) for kind in ADVISED for n in "ab"))
    without, planned = (
        [part for slide in make_slides(said, plan)[4:] for part in slide.parts] for plan in ((), PLANS[90])
    )
    assert without == ["strength", "watch_out", "question"]
    assert planned == ["strength", "watch_out", "pairs", "question", "agree", "commit"]


@pytest.mark.parametrize("plan", [(), *PLANS.values()])
def test_no_workshop_leaves_out_advice(plan: tuple[Step, ...]) -> None:
    assert sorted(kind for kinds, _ in parts_of(plan) for kind in kinds) == sorted(ADVISED)


@pytest.mark.parametrize(("alone", "is_advised"), [(0.97, True), (0.7, False)])
def test_a_slide_says_how_sure_a_finding_is_without_answers_that_look_random(*, alone: float, is_advised: bool) -> None:
    without = Evidence(
        name="the same without the set of answers that looks random",
        value=alone,
        message="evidence-without-random",
        arguments={"value": NumberArgument(value=alone)},
    )
    claim = insight("absent", "None of you begins.").model_copy(update={"evidence": [without]})
    advice = insight("watch_out", "Work waits.", on=claim.id).model_copy(update={"evidence": [without]})
    slides = make_slides(saying(VERDICT, claim, advice))
    note = f"{round(alone * 100)}% without the answers that look random"
    [shown] = [slide for slide in slides if slide.claim is claim]
    assert shown.foot == note
    assert [note in slide.foot for slide in slides if slide.points] == ([True] if is_advised else [])
