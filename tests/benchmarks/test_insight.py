"""Statements against simulated truth: those made at a word for certainty hold as often as the word says."""

import numpy as np
import pytest

from benchmarks.insight import coverage, statements
from benchmarks.support.figure import Figure
from discern.contract.base_models import CandidateRef
from discern.contract.models.results import Quality, Results
from discern.insight.claims import claim
from tests.support.advice_truth import PRESUPPOSES, is_advice
from tests.support.catalog_files import messages, messages_of
from tests.support.simulated_people import KINDS, Known, holds

PEOPLE = [
    Results(assessment_id="", candidate=CandidateRef(id=f"p{row}", name=f"P{row}"), quality=Quality(verdict="ok"))
    for row in (0, 1)
]
# D, I, S, C: pace is (D + I − S − C) / 2, focus (I + S − D − C) / 2.
TWO = Known(np.array([[0.0, 0.5, 0.0, -0.5], [1.5, 0.5, -0.5, -0.5]]), PEOPLE)


def lines_of(figures: list[Figure]) -> str:
    return "; ".join(f"{each.figure}: {each.value:.3f}, {each.target}, {each.how}" for each in figures)


@pytest.mark.integration
@pytest.mark.timeout(400)
def test_statements_of_some_teams_people_and_pairs_hold_as_often_as_their_words_say() -> None:
    figures = [*statements.teams(400, seed=1), *statements.people_and_pairs(100, seed=2)]
    intervals = [figure for figure in figures if "coverage of" in figure.figure and figure.target.startswith("0.93")]
    # So few measure a share to within two or three hundredths: claims about one team are true together.
    missed = [
        figure
        for figure in figures
        if figure.holds is False and figure not in intervals and figure.value < float(figure.target[3:]) - 0.03
    ]

    assert not missed, lines_of(missed)
    assert sum(figure.holds is True for figure in figures) > 20
    assert all(0.92 <= figure.value <= 0.98 for figure in intervals), lines_of(intervals)


def test_what_people_are_given_is_counted() -> None:
    advice = {figure.figure: figure.value for figure in coverage.advice_figures(coverage.COMPANY, ("fixed",))}
    outside, differing, *_ = coverage.picture_figures(20)
    words, *_ = coverage.report_figures(2)
    (shared,) = coverage.card_figures(10)

    assert (outside.value, differing.value) == (0, 0)
    assert advice["fixed: people with 3 pieces of advice"] == 1
    assert advice["fixed: people with statements that contradict each other"] == 0
    # One group of people.
    assert 15 <= advice["fixed: distinct sets of advice of 40 people"] <= coverage.COMPANY
    assert 300 < words.value < 1_200
    assert 0 < shared.value < 1


SAID_OF = ("person-", "pair-", "team-")
"""What the ids of messages that say something of people begin with."""


def test_every_message_of_advice_says_what_it_presupposes() -> None:
    parts = set().union(*(messages_of(entry) for entry in messages().values()))
    advice = {name for name in messages().keys() - parts if is_advice(name) and name.startswith(SAID_OF)}

    assert len(advice) > 40
    assert advice - PRESUPPOSES.keys() == set()
    assert PRESUPPOSES.keys() - messages().keys() == set()


@pytest.mark.parametrize(
    ("id_", "message", "problem"),
    [
        ("rub-pace_apart", "pair-pace-friction", "presupposes .'pace_opposite',., not pace_apart"),
        ("rub-pace_opposite", "pair-pace-clash", "isn't in PRESUPPOSES"),
    ],
)
def test_advice_that_nothing_vouches_for_is_an_error(id_: str, message: str, problem: str) -> None:
    ana, ben = CandidateRef(id="p0", name="Ana"), CandidateRef(id="p1", name="Ben")
    with pytest.raises(AssertionError, match=problem):
        holds(claim(id_, "rub", message, 0.9, [], [ana, ben]), TWO)


@pytest.mark.parametrize(
    ("id_", "kind", "message", "is_true"),
    [
        # The truth about the two: pace 0.5 and 1.5, focus 0.5 and −0.5.
        ("rub-focus_opposite", "rub", "pair-focus-friction", True),
        ("rub-pace_opposite", "rub", "pair-pace-friction", False),
        ("try-focus_opposite-2", "try", "pair-focus-try-second", True),
        ("strength-pace_both-fast", "strength", "pair-both-strength", True),
        ("strength-focus_both-people", "strength", "pair-both-strength", False),
        # Both are fast, and Ben more than Ana, who is named first.
        ("try-pace_apart", "try", "pair-pace-apart-try", False),
        ("question-focus_apart", "question", "pair-focus-apart-question", True),
    ],
)
def test_advice_is_as_true_as_what_it_presupposes(id_: str, kind: str, message: str, is_true: bool) -> None:
    ana, ben = CandidateRef(id="p0", name="Ana"), CandidateRef(id="p1", name="Ben")
    assert holds(claim(id_, kind, message, 0.9, [], [ana, ben]), TWO) is is_true


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_statements_of_two_thousand_teams_hold_as_often_as_their_words_say() -> None:
    figures = [*statements.teams(statements.TEAMS), *statements.people_and_pairs(statements.PAIRS)]
    missed = [figure for figure in figures if figure.holds is False]

    assert not missed, lines_of(missed)
    checked, shown = (
        {figure.figure.split(": ")[1].split(",")[0] for figure in figures if figure.holds or not has_bar}
        for has_bar in (True, False)
    )
    assert set(KINDS) <= shown
    # Too few are said to be held against anything.
    assert set(KINDS) - checked <= {"bridge"}
