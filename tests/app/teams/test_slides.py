"""The deck of a team: the verdict first, nobody named, each finding with its badge, nothing advised on what is only
leaning, and something to count on, to watch, to talk about and to try for every team."""

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
from discern.workshop import Finding, Slide
from discern_app.base.language import say
from discern_app.insight.findings import verdict_of
from discern_app.teams.deck import AT_WORK, MOST_FINDINGS, MOST_POINTS, SHOWN_ON, make_deck
from discern_app.teams.slides import TALLEST, enlarge_to_slide, slide_html
from discern_app.teams.workshop import PLANS
from tests.support.measured import measure_many
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


def findings_on(slide: Slide) -> list[Finding]:
    """All that a slide says with a badge, and what its advice rests on."""
    rests_on = (point.rests_on for point in slide.points)
    return [each for each in (slide.headline, *slide.findings, *rests_on) if each is not None and each.strength]


def words_on(slide: Slide) -> str:
    """All that a slide says, without how sure it is."""
    points = (text for each in slide.points for text in (each.text, each.rests_on.text if each.rests_on else ""))
    return " ".join((slide.headline.text, slide.text, *(each.text for each in slide.findings), *points))


def advice_in(slides: Sequence[Slide], kind: str) -> list[str]:
    """The strengths that slides have, or what it costs."""
    title = say("teams-slide", slide=kind)
    at_work = (slide for slide in slides if slide.about == "work")
    return [point.text for slide in at_work for point in slide.points if title in {slide.title, point.over}]


@pytest.mark.parametrize("minutes", PLANS)
@pytest.mark.parametrize("people", [0, 1, 3, 7, 12, 40])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.exhaustive
def test_every_deck_has_a_verdict_strengths_costs_a_question_and_something_to_try(
    make_results: MakeResults, minutes: int, people: int, seed: int
) -> None:
    analysis = crew(make_results, people, seed)
    slides = make_deck(analysis, PLANS[minutes])
    assert len({slide.headline.text for slide in slides}) == len(slides)
    assert slides[0].headline.strength is not None
    assert [slide.about for slide in slides[:3]] == ["cover", "styles", "bars" if people >= 3 else "work"]
    assert [slide.picture for slide in slides[:3]] == (["circle", None, "bars"] if people >= 3 else [None] * 3)
    for kind in AT_WORK:
        assert advice_in(slides, kind)
    assert [bool(slide.points) for slide in slides if slide.about == "question"] == [True]
    assert slides[-1].about == "commit"
    assert slides[-1].headline.text.endswith(".")
    for slide in slides:
        assert "Person" not in words_on(slide)
        assert not re.search(HEDGES, words_on(slide)), words_on(slide)
        assert "%" not in f"{words_on(slide)} {slide.foot}"


def test_where_nothing_is_claimed_the_deck_says_that_it_is_open_and_asks() -> None:
    slides = make_deck(saying(), PLANS[60])
    assert slides[0].headline == Finding("It's open what you are like as a team.", "open")
    [work] = [slide for slide in slides if slide.about == "work"]
    assert [point.rests_on for point in work.points] == [Finding("The answers leave this open.", "open")] * 2
    assert all(point.text.endswith("?”") for point in work.points)
    assert not work.foot
    assert slide_html(work).count("○○○") == 2


def test_forty_people_in_whom_nothing_stands_out_are_asked_about_their_strengths_and_costs() -> None:
    answered = [each for each in measure_many(80) if each.scores is not None][:40]
    slides = make_deck(analyse_team(CREW, 40, answered, 0), PLANS[60])
    assert slides[0].headline == Finding("It's open whether one style leads in your team.", "open")
    assert [slide.about for slide in slides] == ["cover", "styles", "bars", "work", "pairs", "question", "commit"]
    assert {each.strength for slide in slides for each in findings_on(slide)} == {"open"}


@pytest.mark.parametrize("people", [5, 12, 40])
def test_the_first_slide_says_to_the_team_what_its_page_says_first(make_results: MakeResults, people: int) -> None:
    analysis = crew(make_results, people, 1, lean=(-1.5, 0, 1.5, 0))
    verdict = verdict_of(analysis.insights)
    assert verdict is not None
    assert verdict.text == "This team takes its time and puts people first."
    cover, *others = make_deck(analysis, PLANS[40])
    assert cover.headline == Finding("As a team you take your time and put people first.", verdict.strength)
    assert cover.over == f"Crew · {people} of {people} people have a profile"
    assert cover.foot == name_parameters(analysis.bases, "en")
    assert '<span aria-hidden="true">●●●</span> Very likely' in slide_html(cover)
    assert cover.headline not in [slide.headline for slide in others]


def test_a_team_of_three_is_told_from_how_many_on_it_is_told_of_and_nothing_about_pairs(
    make_results: MakeResults,
) -> None:
    analysis = crew(make_results, 3, 0)
    verdict = verdict_of(analysis.insights)
    assert verdict is not None
    assert verdict.people
    slides = make_deck(analysis, PLANS[40])
    assert slides[0].text == "It takes 3 profiles to say how people differ, and 5 to say what the team is like."
    assert {each.strength for slide in slides for each in findings_on(slide)} == {"open"}


@pytest.mark.parametrize("people", [3, 7, 12, 40])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.exhaustive
def test_that_advice_was_not_measured_is_said_once_where_there_is_any(
    make_results: MakeResults, people: int, seed: int
) -> None:
    slides = make_deck(crew(make_results, people, seed), PLANS[90])
    at_work = [point for slide in slides if slide.about == "work" for point in slide.points]
    is_advised = any(point.rests_on is None or point.rests_on.strength != "open" for point in at_work)
    assert sum(UNMEASURED in slide.foot for slide in slides) == is_advised


@pytest.mark.parametrize("people", [1, 2, 3, 5, 7, 12])
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.exhaustive
def test_no_slide_is_about_exactly_one_person(make_results: MakeResults, people: int, seed: int) -> None:
    """Though nobody is named, a team would know who the only one is."""
    analysis = crew(make_results, people, seed)
    of_one = {each.text_without_names or each.text for each in analysis.insights if each.people or each.kind == "lone"}
    for slide in make_deck(analysis, PLANS[90]):
        assert not of_one & {each.text for each in findings_on(slide)}
        assert not re.search(r"\b(just|only) one\b|\bone person\b|\bperson in between\b", words_on(slide), re.I)
        assert slide.picture is None or people >= 3


def test_a_picture_is_beside_the_findings_that_it_shows_the_surest_first() -> None:
    slides = make_deck(
        saying(
            VERDICT,
            insight("absent", "None of you thinks first of quick results."),
            insight("divided", "Some of you move fast, and some take time."),
            insight("coverage", "All four styles are here."),
        ),
        PLANS[40],
    )
    assert [(slide.picture, [each.text for each in findings_on(slide)]) for slide in slides if slide.picture] == [
        ("circle", ["You take your time.", "Some of you move fast, and some take time."]),
        ("bars", ["None of you thinks first of quick results.", "All four styles are here."]),
    ]


KINDS = sorted({*AT_WORK, *SHOWN_ON["circle"], *SHOWN_ON["bars"], "question", "try", "lone", "friction", "caveat"})
SAID = st.builds(insight, st.sampled_from(KINDS), st.sampled_from("uvwxyz"))


@given(st.lists(SAID, max_size=16, unique_by=lambda each: each.text + each.kind))
def test_whatever_is_said_no_slide_is_crowded_and_nothing_is_said_twice(said: list[Insight]) -> None:
    slides = make_deck(saying(*said), PLANS[60])
    found = [each.text for slide in slides for each in (slide.headline, *slide.findings) if each.strength]
    assert len(set(found)) == len(found)
    for slide in slides:
        assert len(slide.findings) < MOST_FINDINGS
        assert len(slide.points) <= MOST_POINTS
    questions = {each.text for each in said if each.kind == "question"}
    [asked] = [[point.text for point in slide.points] for slide in slides if slide.about == "question"]
    assert len(asked) == len(set(asked)) == max(1, min(len(questions), MOST_POINTS))


@pytest.mark.parametrize(
    ("strengths", "costs", "together"), [(1, 1, True), (2, 1, True), (0, 2, True), (2, 2, False), (3, 0, False)]
)
def test_strengths_and_costs_share_a_slide_that_has_room_and_each_says_what_it_is(
    strengths: int, costs: int, together: bool
) -> None:
    said = [
        insight(kind, f"{kind} {n}.", on=f"{VERDICT.id}")
        for kind, count in zip(AT_WORK, (strengths, costs), strict=True)
        for n in range(count)
    ]
    slides = [slide for slide in make_deck(saying(VERDICT, *said), PLANS[40]) if slide.about == "work"]
    titles = ["What this means at work"] if together else ["What you can count on", "What it costs you"]
    assert [slide.headline.text for slide in slides] == titles
    assert len(advice_in(slides, "strength")) == max(1, strengths)
    assert len(advice_in(slides, "watch_out")) == max(1, costs)
    assert ('<p class="over">What it costs you</p>' in slide_html(slides[0])) is together


def test_a_deck_says_each_finding_once_with_its_badge_at_the_advice_where_no_picture_shows_it() -> None:
    claims = [
        VERDICT,
        insight("absent", "None of you <is> there."),
        insight("divided", "Some of you wait."),
        insight("of-another-service", "You laugh a lot."),
    ]
    advice = [insight("watch_out", f"This costs {n}.", on=claim.id) for n, claim in enumerate(claims[1:])]
    deck = make_deck(saying(*claims, *advice), PLANS[90])
    shown = {slide.about: slide_html(slide) for slide in deck}
    assert "<h1>None of you &lt;is&gt; there.</h1>" in shown["bars"]
    assert "Likely" in shown["bars"].partition("</h1>")[2]
    assert ["You laugh a lot." in html for html in shown.values()].count(True) == 1
    said = [each.text for slide in deck for each in findings_on(slide) if each.strength != "open"]
    assert sorted(said) == sorted(claim.text for claim in claims)


def test_what_is_only_leaning_has_its_badge_and_nothing_advised_on_it_but_a_question_may_be_asked() -> None:
    claim = insight("absent", "None of you begins.", probability=0.63)
    advice = [
        insight(kind, f"{kind} here.", on=claim.id, probability=0.63) for kind in ("watch_out", "question", "try")
    ]
    slides = make_deck(saying(VERDICT, claim, *advice), PLANS[60])
    assert [slide_html(slide).count("Leaning") for slide in slides if slide.about == "bars"] == [1]
    said = " ".join(map(words_on, slides))
    assert "question here." in said
    assert "watch_out here." not in said
    assert "try here." not in said


def test_nothing_about_single_people_is_presented() -> None:
    slides = make_deck(saying(VERDICT, insight("friction", "Ana pushes, and Bo waits.", "Ana", "Bo")), PLANS[90])
    assert "Ana" not in " ".join(map(words_on, slides))


def test_a_slide_says_what_each_letter_of_the_circle_is_where_it_is_on_the_circle() -> None:
    shown = slide_html(make_deck(saying(VERDICT), PLANS[40])[1])
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
    for chart in (
        charts.style_distribution(analysis, dark=False, on_slide=True),
        charts.style_map(analysis, dark=False),
    ):
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
    slides = [slide for slide in make_deck(crew(make_results, 7, 0), PLANS[minutes]) if slide.in_order]
    assert [slide.about for slide in slides] == shown
    planned = {step.name: step.minutes for step in PLANS[minutes]}
    for slide in slides:
        html = slide_html(slide)
        assert slide.over.endswith(f"{planned[slide.about]} minutes")
        assert html.count("<li>") == 3


def test_a_workshop_ends_on_what_the_page_says_to_do_this_week() -> None:
    try_it = insight("try", "Finish one old promise this week.", on=VERDICT.id)
    last = make_deck(saying(VERDICT, try_it), PLANS[40])[-1]
    assert (last.headline.text, last.over) == (try_it.text, "One thing to try this week · 5 minutes")
    assert make_deck(saying(VERDICT), PLANS[40])[-1].headline.text.startswith("Ask one colleague this week")


@pytest.mark.parametrize("minutes", PLANS)
def test_the_slides_of_a_workshop_follow_its_steps(minutes: int) -> None:
    said = saying(VERDICT, *(insight(kind, f"{kind} {n}.", on=VERDICT.id) for kind in AT_WORK for n in "ab"))
    planned = [about for step in PLANS[minutes] for about in step.slides]
    assert list(dict.fromkeys(slide.about for slide in make_deck(said, PLANS[minutes]))) == planned


@pytest.mark.parametrize(
    ("alone", "badge", "is_advised"), [(0.97, "●●● Very likely", True), (0.7, "●○○ Leaning", False)]
)
def test_a_slide_says_how_sure_a_finding_is_without_answers_that_look_random(
    *, alone: float, badge: str, is_advised: bool
) -> None:
    without = Evidence(
        name="the same without the set of answers that looks random",
        value=alone,
        message="evidence-without-random",
        arguments={"value": NumberArgument(value=alone)},
    )
    claim = insight("absent", "None of you begins.").model_copy(update={"evidence": [without]})
    advice = insight("watch_out", "Work waits.", on=claim.id).model_copy(update={"evidence": [without]})
    slides = {slide.about: slide for slide in make_deck(saying(VERDICT, claim, advice), PLANS[40])}
    assert slides["bars"].foot == f"{badge} without the answers that look random"
    assert (advice.text in words_on(slides["work"])) is is_advised
