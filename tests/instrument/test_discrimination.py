"""The factor of all loadings, learnt from few people."""

from dataclasses import replace

import numpy as np
import pytest

from discern.instrument import (
    Bank,
    BankError,
    Choice,
    ChoiceError,
    Discrimination,
    DiscriminationError,
    bank_to_dict,
    estimate_discrimination,
    parse_bank,
    score_profile,
    with_discrimination,
)
from discern.instrument.bank import BETWEEN_PEOPLE, KNOWN
from discern.instrument.best_worst_logit import draw_choices
from discern.instrument.numerics import Floats
from discern.instrument.simulation import draw_people

from .conftest import CORRELATION


def group(
    bank: Bank, people: int, seed: int, factor: float = 1.0, mean: Floats | float = 0.0, form: str = "fixed"
) -> list[list[Choice]]:
    """Answers of simulated people whose loadings are ``factor`` times the bank's."""
    rng = np.random.default_rng(seed)
    blocks = bank.form(form).blocks
    rows = bank.rows(blocks)
    theta = mean + draw_people(CORRELATION, people, rng)
    most, least = draw_choices(factor * bank.loadings[rows], bank.intercepts[rows], theta, rng)
    items = [bank.blocks[block].items for block in blocks]
    return [
        [
            Choice(blocks[n], items[n][best].id, items[n][worst].id)
            for n, (best, worst) in enumerate(zip(*row, strict=True))
        ]
        for row in zip(most, least, strict=True)
    ]


@pytest.mark.parametrize("factor", [0.6, 1.0, 1.6])
def test_the_factor_is_found(bank: Bank, factor: float) -> None:
    found = estimate_discrimination(bank, group(bank, 120, 3, factor))
    assert found.discrimination.people == 120
    assert np.log(found.discrimination.median) == pytest.approx(
        np.log(factor), abs=3 * found.discrimination.estimation_sd
    )
    assert found.discrimination.estimation_sd < 0.08
    assert found.contradicts is (factor != 1.0)
    assert (found.spread > 1.1) is (factor > 1)
    assert (found.spread < 0.9) is (factor < 1)


def test_few_people_narrow_it_less_than_many(bank: Bank) -> None:
    few, many = (estimate_discrimination(bank, group(bank, people, 2)).discrimination for people in (30, 120))
    assert bank.discrimination.log_sd / 3 > few.estimation_sd > 1.7 * many.estimation_sd > 0
    # Some people answer more consistently than others, however many there are.
    assert many.log_sd > BETWEEN_PEOPLE


def test_the_bank_s_own_doubt_limits_what_is_learnt(bank: Bank) -> None:
    answers = group(bank, 30, 3, 1.6)
    doubtful = estimate_discrimination(bank, answers)
    surer = estimate_discrimination(with_discrimination(bank, Discrimination(1.0, 0.05, 0), "2"), answers)
    certain = estimate_discrimination(with_discrimination(bank, KNOWN, "3"), answers)
    assert doubtful.discrimination.median > 1.3 > surer.discrimination.median > 1.0
    assert certain.discrimination.median == 1.0
    assert doubtful.contradicts
    assert surer.contradicts
    assert certain.contradicts


def test_what_was_learnt_is_contradicted_by_others_only(bank: Bank) -> None:
    learnt = estimate_discrimination(bank, group(bank, 50, 4, 1.6))
    new = with_discrimination(bank, learnt.discrimination, f"{bank.version}+people.1")
    alike = estimate_discrimination(new, group(bank, 50, 5, 1.6))
    assert learnt.contradicts
    assert not alike.contradicts
    assert estimate_discrimination(new, group(bank, 50, 6, 0.8)).contradicts


def test_a_group_that_lies_apart_from_the_reference_has_no_larger_loadings(bank: Bank) -> None:
    mean = np.array([0.9, 0.3, -0.9, -0.3])
    found = estimate_discrimination(bank, group(bank, 60, 7, mean=mean))
    assert found.discrimination.median == pytest.approx(1.0, abs=0.2)
    assert not found.contradicts


def test_answers_at_random_have_small_loadings(bank: Bank) -> None:
    found = estimate_discrimination(bank, group(bank, 30, 8, factor=0.0))
    assert found.discrimination.median < 0.35
    assert found.contradicts
    assert np.isfinite(found.spread)


def test_people_may_have_answered_different_blocks(bank: Bank) -> None:
    answers = group(bank, 40, 9, 1.5)
    part = [one[number % 5 : number % 5 + 20] for number, one in enumerate(answers)]
    assert estimate_discrimination(bank, part).discrimination.median == pytest.approx(1.5, abs=0.35)


def test_too_few_people_and_empty_answers_are_refused(bank: Bank) -> None:
    answers = group(bank, 30, 10, form="short")
    with pytest.raises(DiscriminationError, match="at least 30 people; there are 29"):
        estimate_discrimination(bank, answers[:29])
    with pytest.raises(ChoiceError, match="empty"):
        estimate_discrimination(bank, [*answers, []])
    with pytest.raises(ChoiceError, match="unknown_block"):
        estimate_discrimination(bank, [*answers, [replace(answers[0][0], block="nowhere")]])


def test_a_bank_with_it_is_another_version_and_narrows_intervals(bank: Bank) -> None:
    answers = group(bank, 30, 11)
    found = estimate_discrimination(bank, answers).discrimination
    new = with_discrimination(bank, found, f"{bank.version}+people.1")
    assert new.version == f"{bank.version}+people.1"
    assert new.fingerprint != bank.fingerprint
    assert parse_bank(bank_to_dict(new)).fingerprint == new.fingerprint
    np.testing.assert_array_equal(new.loadings, bank.loadings)
    before, after = (np.mean([score_profile(each, one).se for one in answers]) for each in (bank, new))
    assert after < before
    with pytest.raises(BankError, match="median must be above 0"):
        with_discrimination(bank, Discrimination(0.0, 0.1, 30), "2")
