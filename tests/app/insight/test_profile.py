"""How a profile is shown."""

import re

import pytest

from discern.contract.base_models import CandidateRef
from discern.contract.models.insights import Insight
from discern.contract.models.results import Quality, QualityCheck, Results, StyleSummary
from discern.contract.styles import ByStyle
from discern_app.insight.profile import badges_html, coloured_html, findings_of, lead_of, lead_sentence, standing


def test_a_headline_has_the_names_of_styles_in_their_colours_and_nothing_else_as_html() -> None:
    assert coloured_html("<b>Influence</b> (I)") == '&lt;b&gt;<span class="hue I">Influence</span>&lt;/b&gt; (I)'
    assert coloured_html("Above all calm") == "Above all calm"


def said(kind: str, id_: str) -> Insight:
    return Insight(id=id_, kind=kind, text=id_, strength="likely", probability=0.85, evidence=[])


def test_where_no_direction_is_said_the_surer_half_is_the_headline_and_the_other_a_finding() -> None:
    pace, focus = said("pace", "pace-calm"), said("focus", "focus-task")
    assert lead_of([focus, pace]) == focus
    assert findings_of([focus, pace]) == [pace]
    style = said("style", "style-C")
    assert lead_of([style, pace, focus]) == style
    assert findings_of([style, pace, focus]) == [pace, focus]
    assert lead_of([said("score", "score-C")]) is None


def test_of_a_service_that_doesn_t_say_how_sure_it_is_the_headline_says_so() -> None:
    assert lead_sentence(StyleSummary(label="*Di*")).startswith("The service says \\*Di\\*.")


def test_badges_are_the_directions_that_are_not_out_of_the_question() -> None:
    badges = badges_html(ByStyle[float](D=0.3, I=0.02, S=0.0, C=0.68))
    assert re.findall(r"<b>(.)</b> (\d+)%", badges) == [("C", "68"), ("D", "30")]
    assert badges_html(ByStyle[float](D=0.98, I=0.02, S=0.0, C=0.0)) == ""


@pytest.mark.parametrize(
    ("checks", "said"),
    [
        (["near_random", "fast", "same_places"], "answers weren't too fast, all in the same places or absurd"),
        (["near_random", "same_places"], "answers passed 2 checks"),
        ([], "answers not checked"),
    ],
)
def test_of_answers_without_a_fault_it_says_what_was_checked_and_no_more(checks: list[str], said: str) -> None:
    passed = [QualityCheck(id=each, passed=True, meaning=each) for each in checks]
    candidate = CandidateRef(id="c", name="Ana")
    assert (
        standing(Results(assessment_id="a", candidate=candidate, quality=Quality(verdict="ok", checks=passed))) == said
    )
