"""How a profile is shown."""

import pytest

from discern.contract.base_models import CandidateRef
from discern.contract.models.results import Quality, QualityCheck, Results
from discern_app.insight.profile import coloured_html, standing


def test_a_headline_has_the_names_of_styles_in_their_colours_and_nothing_else_as_html() -> None:
    shown = coloured_html("Leads with <b>Influence</b>")
    assert shown == 'Leads with &lt;b&gt;<span class="hue I">Influence</span>&lt;/b&gt;'
    assert coloured_html("Leads with C or S") == "Leads with C or S"


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
