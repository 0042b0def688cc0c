"""Slides: no two alike, nobody named, and each claim with how sure it is beside it."""

import re
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, strategies as st

from discern import charts
from discern.contract import CandidateRef, Insight, Results, TeamAnalysis, TeamRef
from discern.words import STRENGTHS
from discern_app.insight.statements import HEADINGS, STANDS_OUT
from discern_app.teams.slides import SLIDES_OF, TALLEST, Slide, enlarge_to_slide, make_slides, slide_html
from tests.support.statements import analyse_team

MakeResults = Callable[..., Results]

CREW = TeamRef(id="team_1", name="Crew")
ADVERBS = re.compile(r"\b(very likely|likely|more likely than not)\b", re.IGNORECASE)


def crew(make_results: MakeResults, people: int, seed: int) -> TeamAnalysis:
    rng = np.random.default_rng((people, seed))
    answered = [
        make_results(
            f"Person {n}", number=n, theta=tuple(rng.normal(size=4)), probabilities=tuple(rng.dirichlet([0.3] * 4))
        )
        for n in range(people)
    ]
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
def test_no_two_slides_of_a_team_have_one_headline(make_results: MakeResults, people: int, seed: int) -> None:
    slides = make_slides(crew(make_results, people, seed))
    assert len({slide.headline for slide in slides}) == len(slides)
    assert slides[0].headline == "Crew"
    assert [slide.picture for slide in slides[1:3]] == (["tiles", "map"] if people else [None])
    for slide in slides:
        assert "Person" not in f"{slide.headline} {slide.text}"
        assert not (slide.claim is not None and slide.claim.headline and ADVERBS.search(slide.headline))


KINDS = sorted({kind for kinds in HEADINGS.values() for kind in kinds} | {"majority", "centre", "absent"})
SAID = st.builds(insight, st.sampled_from(KINDS), st.sampled_from("uvwx"), st.sampled_from([None, "Crew", "A", "u"]))


@given(st.lists(SAID, max_size=12))
def test_whatever_is_said_no_two_slides_have_one_headline(said: list[Insight]) -> None:
    slides = make_slides(saying(*said))
    headlines = [slide.headline for slide in slides]
    assert len(set(headlines)) == len(headlines)
    shown = {text for slide in slides for text in (slide.headline, slide.text)}
    most = {about: sum(slide.about == about for slide in slides) for about in SLIDES_OF}
    assert all(most[about] <= SLIDES_OF[about] for about in SLIDES_OF)
    for each in said:
        if each.kind == "question" and sum(other.kind == "question" for other in said) <= SLIDES_OF["questions"]:
            assert each.text in shown


def test_nothing_about_single_people_is_presented() -> None:
    slides = make_slides(
        saying(
            insight("friction", "Ana and Bo may clash.", None, "Ana", "Bo"), insight("majority", "Most lead with D.")
        )
    )
    said = " ".join(f"{slide.headline} {slide.text}" for slide in slides)
    assert "Most lead with D." in said
    assert "Ana" not in said


def test_a_claim_has_its_chip_beside_its_headline_and_advice_where_its_claim_is_in_doubt() -> None:
    claim = insight("absent", "It is likely that nobody leads with I.", "Nobody <leads> with I")
    advice = insight("try", "Let somebody begin.", "Let them begin")
    slides = make_slides(saying(claim, advice))
    [first] = [slide_html(slide) for slide in slides if slide.about == STANDS_OUT]
    assert "<h1>Nobody &lt;leads&gt; with I</h1>" in first
    assert f'class="chip {STRENGTHS["likely"]}"' in first.partition("</h1>")[2].partition("</div>")[0]
    assert "90%" in first
    sure = advice.model_copy(update={"strength": "very likely", "probability": 0.97})
    for said, has_chip in ((advice, True), (sure, False)):
        [other] = [slide_html(slide) for slide in make_slides(saying(said)) if slide.about == "tries"]
        assert ("chip" in other) is has_chip
        assert "Let somebody begin." in other


def test_a_cover_says_the_teams_name_and_how_many_answered() -> None:
    cover = make_slides(saying())[0]
    assert cover == Slide("cover", "Crew", "3 of 3 people have a profile.")


@pytest.mark.parametrize("people", [3, 40])
def test_a_picture_is_as_large_as_a_slide_has_room_for(make_results: MakeResults, people: int) -> None:
    analysis = crew(make_results, people, 0)
    for draw in (charts.style_tiles, charts.style_map):
        chart = draw(analysis, dark=False, named=False)
        larger = enlarge_to_slide(chart)
        assert chart.figure.layout.height <= larger.figure.layout.height <= max(TALLEST, chart.figure.layout.height) + 1
        assert larger.alt == chart.alt
