"""The levels of the styles, and how telling the statements are, settled by the people of an installation."""

from dataclasses import replace

import numpy as np
import pytest

from discern.instrument import (
    NARROWING_PEOPLE,
    Bank,
    BankError,
    Choice,
    ChoiceError,
    Discrimination,
    Levels,
    SettlingError,
    load_bank,
    score_batch,
    score_profile,
    settle,
    with_discrimination,
    with_levels,
)
from discern.instrument.best_worst_logit import draw_choices
from discern.instrument.numerics import Floats, Ints
from discern.instrument.simulation import draw_people

SHIFT = np.array([-0.5, 0.3, 0.5, -0.3])
"""By how much more readily these people claim each style than the bank says, in θ."""


def draw_answers(bank: Bank, theta: Floats, seed: int, factor: float = 1.0) -> tuple[Ints, Ints]:
    """The choices, most and least, of people at ``theta`` (n, 4) whose loadings are ``factor`` times the bank's."""
    rows = bank.rows(bank.form("fixed").blocks)
    return draw_choices(factor * bank.loadings[rows], bank.intercepts[rows], theta, np.random.default_rng(seed))


def to_sets(bank: Bank, answers: tuple[Ints, Ints]) -> list[list[Choice]]:
    blocks = [bank.blocks[block] for block in bank.form("fixed").blocks]
    return [
        [
            Choice(block.id, block.items[best].id, block.items[worst].id)
            for block, best, worst in zip(blocks, *row, strict=True)
        ]
        for row in zip(*answers, strict=True)
    ]


def people(bank: Bank, count: int, seed: int, shift: Floats | float = 0.0, factor: float = 1.0) -> list[list[Choice]]:
    theta = draw_people(bank.norms.correlation, count, np.random.default_rng(seed))
    return to_sets(bank, draw_answers(bank, theta + shift, seed, factor))


@pytest.fixture(scope="module")
def shipped() -> Bank:
    return load_bank()


def test_the_levels_are_found_and_surer_the_more_people_there_are(shipped: Bank) -> None:
    few, many = (settle(shipped, people(shipped, count, 1, SHIFT), "2") for count in (30, 300))
    assert many.levels.shift == pytest.approx(tuple(SHIFT), abs=3 * many.levels.sd)
    assert many.levels.sd < 0.1 < few.levels.sd < shipped.levels.sd
    assert (few.levels.people, few.levels.are_settled, shipped.levels.are_settled) == (30, True, False)


def test_people_are_measured_from_them(shipped: Bank) -> None:
    theta = draw_people(shipped.norms.correlation, 300, np.random.default_rng(2))
    answers = draw_answers(shipped, theta + SHIFT, 2)
    settled = settle(shipped, people(shipped, 100, 3, SHIFT), "2")
    before, after = (score_batch(bank, "fixed", *answers) for bank in (shipped, settled))
    errors = [np.abs((each.theta - theta).mean(axis=0)).max() for each in (before, after)]
    assert errors[1] < errors[0] / 2
    assert (np.abs(after.theta - theta) < 1.96 * after.se).mean() > 0.93


@pytest.mark.parametrize("factor", [0.7, 1.6])
def test_intervals_become_narrower_from_many_people_alone(shipped: Bank, factor: float) -> None:
    few, many = (settle(shipped, people(shipped, count, 4, factor=factor), "2") for count in (99, NARROWING_PEOPLE))
    assert many.discrimination.median == pytest.approx(factor, rel=0.25)
    assert few.discrimination.median == pytest.approx(min(many.discrimination.median, 1.0), rel=0.05)
    assert few.discrimination.log_sd == shipped.discrimination.log_sd > many.discrimination.log_sd


def test_people_who_play_a_part_make_nothing_surer(shipped: Bank) -> None:
    parts = np.full((6, 4), -0.75)
    parts[np.arange(6), np.arange(6) % 4] = 2.25
    theta = draw_people(shipped.norms.correlation, 24, np.random.default_rng(5))
    settled = settle(shipped, to_sets(shipped, draw_answers(shipped, np.vstack([theta, parts]), 5)), "2")
    real = draw_people(shipped.norms.correlation, 400, np.random.default_rng(6))
    found = score_batch(settled, "fixed", *draw_answers(shipped, real, 6))
    assert (np.abs(found.theta - real) < 1.96 * found.se).mean() >= 0.93


def test_answers_that_settle_nothing_are_refused(shipped: Bank) -> None:
    answers = people(shipped, 30, 7)
    alike = to_sets(shipped, draw_answers(shipped, 0.3 * draw_people(np.eye(4), 30, np.random.default_rng(8)), 8))
    for given, code, reason in (
        (answers[:29], "too_few_people", "there are 29"),
        ([*answers[:20], *[answers[0]] * 10], "copies", "10 of 30 sheets"),
        (alike, "alike", "differ too little"),
    ):
        with pytest.raises(SettlingError, match=reason) as refused:
            settle(shipped, given, "2")
        assert refused.value.code == code
    with pytest.raises(ChoiceError, match="empty"):
        settle(shipped, [*answers, []], "2")
    with pytest.raises(ChoiceError):
        settle(shipped, [*answers, [replace(answers[0][0], block="nowhere")]], "2")


def test_a_bank_says_which_levels_and_factors_are_impossible(shipped: Bank) -> None:
    for wrong in (
        Levels((9.0, 0.0, 0.0, 0.0), 0.1, 30),
        Levels((0.0, 0.0, 0.0, 0.0), 2.0, 30),
        Levels((0.0, 0.0, 0.0, 0.0), 0.1, -1),
    ):
        with pytest.raises(BankError, match="levels"):
            with_levels(shipped, wrong, "2")
    with pytest.raises(BankError, match="median"):
        with_discrimination(shipped, Discrimination(0.0, 0.1, 30), "2")


def test_doubt_about_the_factor_widens_intervals(shipped: Bank) -> None:
    [answers] = people(shipped, 1, 9)
    surer = with_discrimination(shipped, replace(shipped.discrimination, log_sd=0.1), "2")
    doubtful, sure = (score_profile(bank, answers).se for bank in (shipped, surer))
    assert (doubtful > sure).all()
