"""How statements read: plain words, no verdicts on people, nothing that fits everybody."""

import re

import numpy as np
import pytest

from discern.contract.models.insights import Insight
from discern.insight import describe_teammates
from discern.instrument import draw_people, load_bank
from discern.words import say
from tests.support.reading_age import grade
from tests.support.simulated_people import TEAM, measure, split
from tests.support.statements import analyse_team, compare, describe_person

LIMITS = {"caveat", "too_few", "no_probabilities"}


@pytest.fixture(scope="module")
def said() -> list[list[Insight]]:
    """The statements about 60 people, 30 pairs and 12 teams of five."""
    bank, rng = load_bank(), np.random.default_rng(8)
    people = measure(bank, draw_people(bank.norms.correlation, 60, rng), rng)
    teams = [analyse_team(TEAM, 5, team.results, 0).insights for team in split(people, [5] * 12)]
    pairs = [
        [*compare(a, b).insights, *(say(each) for each in describe_teammates(a, [b]))]
        for a, b in (pair.results for pair in split(people, [2] * 30))
    ]
    return [*(describe_person(result) for result in people.results), *pairs, *teams]


def test_statements_have_a_reading_age_of_13(said: list[list[Insight]]) -> None:
    texts = {re.sub(r"P\d+", "Ana", insight.text) for insights in said for insight in insights}

    assert len(texts) > 100
    assert np.mean([grade(text) for text in texts]) <= 8
    assert max(grade(text) for text in texts if len(text.split()) > 8) <= 14


def test_lines_of_meaning_have_a_reading_age_of_13(said: list[list[Insight]]) -> None:
    lines = {insight.detail for insights in said for insight in insights if insight.detail}

    assert len(lines) > 40
    assert np.mean([grade(line) for line in lines]) <= 8
    assert max(grade(line) for line in lines if len(line.split()) > 8) <= 14


def test_no_statement_fits_everybody(said: list[list[Insight]]) -> None:
    """A sentence that fits every person, pair or team carries no information."""
    for group in (said[:60], said[60:90], said[90:]):
        everywhere = set.intersection(
            *(
                {insight.template or insight.text for insight in insights if insight.kind not in LIMITS}
                for insights in group
            )
        )
        assert everywhere == set()


@pytest.mark.parametrize(
    "forbidden",
    [
        r"\b(hir|fir|promot|dismiss|diagnos|recruit)(e|es|ed|ing)\b",
        r"\bis an? (D|I|S|C)\b",
        r"\b(type|personality|talent|ability|better than|worse than)\b",
    ],
)
def test_no_statement_judges_people(said: list[list[Insight]], forbidden: str) -> None:
    texts = [insight.text for insights in said for insight in insights]

    assert [text for text in texts if re.search(forbidden, text, re.IGNORECASE)] == []
