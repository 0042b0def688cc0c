"""The headline of a profile: whose it is, what they lead with, and how surely."""

import pytest

from discern.contract.models.results import StyleSummary
from discern.contract.styles import ByStyle
from discern_app.insight.profile import lead_sentence

SURE = {"D": 0.005, "I": 0.002, "S": 0.003, "C": 0.99}
TORN = {"D": 0.05, "I": 0.0, "S": 0.4, "C": 0.55}


@pytest.mark.parametrize(
    ("name", "probabilities", "expected"),
    [
        pytest.param(
            "Ana Ruiz",
            SURE,
            "Ana Ruiz very likely leads with Conscientiousness (C), 99%: checking facts, following a method, getting "
            "it right.",
            id="somebody",
        ),
        pytest.param(
            "Ana Ruiz",
            TORN,
            "The answers can't tell yet which style Ana Ruiz leads with; C or S is very likely (95%).",
            id="somebody-unsure",
        ),
        pytest.param("*Ana*", SURE, "\\*Ana\\* very likely leads with Conscientiousness (C)", id="odd-name"),
    ],
)
def test_the_headline_says_who_and_how_surely(name: str, probabilities: dict[str, float], expected: str) -> None:
    style = StyleSummary(label="C", primary="C", probabilities=ByStyle[float].model_validate(probabilities))
    assert lead_sentence(style, name).startswith(expected)
