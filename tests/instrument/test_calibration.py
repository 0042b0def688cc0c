"""Parameters and norms from collected answers."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from discern.instrument import (
    Bank,
    CalibrationError,
    Choice,
    NormsError,
    bank_to_dict,
    calibrate,
    calibration,
    fit_norms,
    parse_bank,
    score_profile,
    with_norms,
)
from discern.instrument.bank import BETWEEN_PEOPLE
from discern.instrument.best_worst_logit import draw_choices
from discern.instrument.calibration import (
    MINIMUM_MIXED,
    TOLERANCE,
    ItemFit,
    block_derivatives,
    check_plausible,
    fit_items,
)
from discern.instrument.numerics import Floats
from discern.instrument.simulation import draw_people
from tests.support.thurstonian import draw_items

from .conftest import CORRELATION


def people(bank: Bank, theta: Floats, blocks: Sequence[str], seed: int) -> list[list[Choice]]:
    """Simulated answers to the blocks by people with these ``theta`` (people, 4)."""
    rows = bank.rows(blocks)
    most, least = draw_choices(bank.loadings[rows], bank.intercepts[rows], theta, np.random.default_rng(seed))
    items = [bank.blocks[block].items for block in blocks]
    return [
        [
            Choice(blocks[n], items[n][best].id, items[n][worst].id)
            for n, (best, worst) in enumerate(zip(*row, strict=True))
        ]
        for row in zip(most, least, strict=True)
    ]


def test_block_derivatives_agree_with_finite_differences() -> None:
    rng = np.random.default_rng(1)
    nodes, weights = rng.normal(0, 1, (3, 5, 4)), rng.random((3, 5))
    signs = np.array([[1.0, -1.0, 0, 0], [0, 0, 1.0, -1.0], [-1.0, 0, 0, 1.0]])
    start = rng.normal(0.5, 0.5, 8)

    def value(at: Floats) -> float:
        u = at[4:] + at[:4] * nodes
        normaliser = np.log(np.exp(u).sum(axis=2) * np.exp(-u).sum(axis=2) - 4)
        return float((weights * ((u * signs[:, None, :]).sum(axis=2) - normaliser)).sum())

    def gradient(at: Floats) -> Floats:
        return block_derivatives(at[:4], at[4:], nodes, weights, signs)[0]

    step = 1e-5
    found, information = block_derivatives(start[:4], start[4:], nodes, weights, signs)
    for number in range(8):
        shift = np.eye(8)[number] * step
        assert (value(start + shift) - value(start - shift)) / (2 * step) == pytest.approx(found[number], abs=1e-6)
        np.testing.assert_allclose(
            (gradient(start - shift) - gradient(start + shift)) / (2 * step), information[number], atol=1e-6
        )


def test_fitting_recovers_the_parameters() -> None:
    rng = np.random.default_rng(2)
    loadings, intercepts = (1.5 * values for values in draw_items(8, rng))
    answers = draw_choices(loadings, intercepts, draw_people(CORRELATION, 900, rng), rng)
    fit = fit_items(1.5 * 0.65 * np.sign(loadings), np.zeros((8, 4)), CORRELATION, *answers, 1.5)
    assert fit.converged
    assert fit.common_loading == pytest.approx(0.675, abs=0.05)
    assert np.abs(fit.loadings - loadings).mean() < 0.12
    centred = intercepts - intercepts.mean(axis=1, keepdims=True)
    assert np.abs(fit.intercepts - fit.intercepts.mean(axis=1, keepdims=True) - centred).mean() < 0.08
    np.testing.assert_array_equal(np.sign(fit.loadings), np.sign(loadings))


def test_fitting_keeps_infrequency_statements_without_a_loading_and_below_0() -> None:
    """The last one is picked as often as any other, and stays below 0 all the same, as a bank requires."""
    rng = np.random.default_rng(3)
    loadings, intercepts = (1.5 * values for values in draw_items(4, rng))
    loadings[:3, 1], intercepts[:3, 1] = 0.0, [-3.0, -3.0, 0.0]
    answers = draw_choices(loadings, intercepts, draw_people(CORRELATION, 600, rng), rng)
    fit = fit_items(1.5 * 0.65 * np.sign(loadings), np.zeros((4, 4)), CORRELATION, *answers, 1.5)
    np.testing.assert_array_equal(np.sign(fit.loadings), np.sign(loadings))
    assert np.abs(fit.loadings - loadings)[loadings != 0].mean() < 0.15
    assert fit.common_loading == pytest.approx(0.675, abs=0.08)
    below = fit.intercepts[:, 1] - np.delete(fit.intercepts, 1, axis=1).mean(axis=1)
    expected = intercepts[:, 1] - np.delete(intercepts, 1, axis=1).mean(axis=1)
    np.testing.assert_allclose(below[:3], expected[:3], atol=0.3)
    assert (fit.intercepts[:3, 1] < 0).all()


def small(bank: Bank, mixed: int, positive: int) -> Bank:
    """The bank with the first of its mixed-keyed and of its other blocks alone, and one form of them all."""
    data = bank_to_dict(bank)
    by_key = {
        is_mixed: [block for block in bank.blocks.values() if block.mixed is is_mixed] for is_mixed in (True, False)
    }
    chosen = [block.id for block in (*by_key[True][:mixed], *by_key[False][:positive])]
    form = next(form for form in data["forms"] if form["id"] == "short")
    data["forms"] = [form | {"blocks": chosen}]
    data["blocks"] = [block for block in data["blocks"] if block["id"] in chosen]
    return parse_bank(data)


@pytest.mark.parametrize("begin", ["far", "near"])
@pytest.mark.exhaustive
def test_a_search_has_converged_only_where_it_has_arrived(begin: str) -> None:
    """With a stricter rule it ends where it ended before, also from where early steps shrink fast."""
    rng = np.random.default_rng(12)
    loadings, intercepts = (1.5 * values for values in draw_items(4, rng))
    answers = draw_choices(loadings, intercepts, draw_people(CORRELATION, 200, rng), rng)
    far = (1.5 * 0.45 * np.sign(loadings), np.zeros((4, 4)))
    start = (*(far if begin == "far" else (0.95 * loadings, intercepts)), CORRELATION, *answers, 1.5)
    found = fit_items(*start)
    assert found.converged
    assert 0 < found.remaining <= TOLERANCE
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("discern.instrument.calibration.TOLERANCE", TOLERANCE / 100)
        exact = fit_items(*start)
    assert exact.rounds > found.rounds
    assert np.abs(exact.loadings - found.loadings).max() / 1.5 < 2 * TOLERANCE
    assert np.abs(exact.correlation - found.correlation).max() < 2 * TOLERANCE


def test_a_search_that_runs_out_of_rounds_has_not_converged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discern.instrument.calibration.MAX_ROUNDS", 3)
    rng = np.random.default_rng(13)
    loadings, intercepts = (1.5 * values for values in draw_items(4, rng))
    answers = draw_choices(loadings, intercepts, draw_people(CORRELATION, 100, rng), rng)
    found = fit_items(loadings, intercepts, CORRELATION, *answers, 1.5)
    assert (found.rounds, found.converged) == (3, False)
    with pytest.raises(CalibrationError, match="did not converge in 3 rounds"):
        check_plausible(found, 1.5)


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        ({}, None),
        ({"correlation": np.full((4, 4), 0.95) + 0.05 * np.eye(4)}, "correlations of the styles run away"),
        ({"loadings": np.full((2, 4), -4.6)}, "loadings run away"),
    ],
)
def test_parameters_that_run_away_are_refused(change: dict[str, Any], refusal: str | None) -> None:
    fit = replace(ItemFit(np.ones((2, 4)), np.zeros((2, 4)), CORRELATION, 0.7, 9, 0.001), **change)
    if refusal is None:
        check_plausible(fit, 1.5)
    else:
        with pytest.raises(CalibrationError, match=refusal):
            check_plausible(fit, 1.5)


def test_without_enough_mixed_keyed_blocks_the_correlation_is_the_bank_s(bank: Bank) -> None:
    """Answers to blocks keyed alike say hardly anything about how high all styles lie together."""
    rng = np.random.default_rng(14)
    alike = draw_people(np.full((4, 4), 0.5) + 0.5 * np.eye(4), 300, rng)
    given = small(bank, MINIMUM_MIXED - 1, 0)
    found = calibrate(given, people(given, alike, tuple(given.blocks), 15), "3.0.0", "2026-01-01")
    assert not found.correlation_fitted
    np.testing.assert_array_equal(found.bank.norms.correlation, bank.norms.correlation)


def test_too_few_people_are_refused(bank: Bank) -> None:
    with pytest.raises(CalibrationError, match="at least 300 people; there are 0"):
        calibrate(bank, [], "3.0.0", "2026-01-01")
    with pytest.raises(NormsError, match="at least 200 people; there are 0"):
        fit_norms(bank, [], "norms-1", "2026-01-01")


def test_the_same_version_is_refused(bank: Bank) -> None:
    answers = people(bank, np.zeros((300, 4)), ["talk-01"], 1)
    with pytest.raises(CalibrationError, match=f"version other than {re.escape(bank.version)}"):
        calibrate(bank, answers, bank.version, "2026-01-01")


def test_too_few_answers_to_every_block_are_refused(bank: Bank) -> None:
    blocks = tuple(bank.blocks)
    answers = [people(bank, np.zeros((1, 4)), [blocks[n % 100]], n)[0] for n in range(300)]
    with pytest.raises(CalibrationError, match="no block has the 150 answers"):
        calibrate(bank, answers, "3.0.0", "2026-01-01")


@pytest.mark.slow
def test_calibration_writes_a_new_bank_and_leaves_the_old(bank: Bank) -> None:
    truth = bank_to_dict(bank)
    rng = np.random.default_rng(3)
    for block in truth["blocks"]:
        for item in block["items"]:
            item["loading"] = round(item["key"] * rng.uniform(0.5, 0.85), 3)
            item["intercept"] = round(rng.normal(0, 0.5), 3)
    other = parse_bank(truth)
    blocks = bank.form("fixed").blocks
    answers = people(other, draw_people(CORRELATION, 500, rng), blocks, 4)
    before = score_profile(bank, answers[0])
    found = calibrate(bank, answers, "3.0.0", "2026-01-01")
    assert (found.people, found.correlation_fitted, found.bank.version) == (500, True, "3.0.0")
    assert (found.bank.discrimination.people, found.bank.discrimination.log_sd) == (500, BETWEEN_PEOPLE)
    assert set(found.kept) == set(bank.blocks) - set(blocks)
    assert found.bank.norms.kind == "sample"
    assert found.bank.norms.n == 500
    rows = bank.rows(blocks)
    assert np.corrcoef(found.bank.loadings[rows].ravel(), other.loadings[rows].ravel())[0, 1] > 0.98
    sources = {item.source for block in blocks for item in found.bank.blocks[block].items}
    assert sources == {"calibrated"}
    kept = found.bank.blocks[found.kept[0]].items[0]
    assert kept.source == "expert"
    # Experts' loadings are off together, so those of blocks that nobody answered change as the others did on average.
    assert kept.loading == pytest.approx(bank.blocks[found.kept[0]].items[0].loading * 0.9 / 0.435, rel=0.1)
    after = score_profile(bank, answers[0])
    np.testing.assert_array_equal(after.theta, before.theta)
    assert found.bank.fingerprint != bank.fingerprint


@pytest.mark.integration
def test_norms_recover_the_group(bank: Bank) -> None:
    mean, sd = np.array([0.4, -0.3, 0.0, 0.1]), np.array([1.2, 0.9, 1.0, 1.0])
    theta = mean + sd * draw_people(CORRELATION, 1000, np.random.default_rng(5))
    answers = people(bank, theta, bank.form("fixed").blocks, 6)
    norms = fit_norms(bank, answers, "norms-1", "2026-01-01")
    assert (norms.id, norms.kind, norms.n, norms.as_of) == ("norms-1", "sample", 1000, "2026-01-01")
    np.testing.assert_allclose(norms.mean, theta.mean(axis=0), atol=0.05)
    np.testing.assert_allclose(norms.sd, theta.std(axis=0), atol=0.06)
    np.testing.assert_allclose(norms.correlation, np.corrcoef(theta.T), atol=0.12)
    normed = with_norms(bank, norms, "1.1.0")
    profiles = [score_profile(normed, person) for person in answers[:200]]
    scores = np.array([[profile.scores[style].score for style in "DISC"] for profile in profiles])
    assert np.abs(scores.mean(axis=0) - 50).max() < 7


def test_norms_that_do_not_settle_are_refused(bank: Bank, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "NORMS_ROUNDS", 1)
    answers = people(bank, 2.0 + np.zeros((200, 4)), bank.form("short").blocks, 7)
    with pytest.raises(NormsError, match="did not converge in 1 rounds"):
        fit_norms(bank, answers, "norms-1", "2026-01-01")


def test_norms_start_from_those_of_the_bank(bank: Bank) -> None:
    """A bank that already has norms gives the same new norms, since these are on the items' own metric."""
    answers = people(bank, draw_people(CORRELATION, 300, np.random.default_rng(8)), bank.form("short").blocks, 9)
    moved = with_norms(bank, replace(bank.norms, mean=np.full(4, 0.5), sd=np.full(4, 1.5)), "1.1.0")
    first, second = (fit_norms(each, answers, "n", "2026-01-01") for each in (bank, moved))
    np.testing.assert_allclose(first.mean, second.mean, atol=2e-3)
    np.testing.assert_allclose(first.sd, second.sd, atol=2e-3)
