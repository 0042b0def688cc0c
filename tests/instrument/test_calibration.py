"""Parameters and norms from collected answers."""

import re
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from discern.instrument import (
    Bank,
    CalibrationError,
    Choice,
    NormsError,
    bank_to_dict,
    calibrate,
    fit_norms,
    parse_bank,
    score_profile,
    with_norms,
)
from discern.instrument.calibration.item_parameters import block_derivatives, fit_items
from discern.instrument.model.best_worst_logit import draw_choices
from discern.instrument.numerics.arrays import Floats
from discern.instrument.simulation.people import draw_items, draw_people

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


def test_too_few_people_are_refused(bank: Bank) -> None:
    with pytest.raises(CalibrationError, match="at least 300 people; there are 0"):
        calibrate(bank, [], "2.0.0", "2026-01-01")
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
        calibrate(bank, answers, "2.0.0", "2026-01-01")


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
    found = calibrate(bank, answers, "2.0.0", "2026-01-01")
    assert (found.people, found.converged, found.bank.version) == (500, True, "2.0.0")
    assert set(found.kept) == set(bank.blocks) - set(blocks)
    assert found.bank.norms.kind == "sample"
    assert found.bank.norms.n == 500
    rows = bank.rows(blocks)
    assert np.corrcoef(found.bank.loadings[rows].ravel(), other.loadings[rows].ravel())[0, 1] > 0.98
    sources = {item.source for block in blocks for item in found.bank.blocks[block].items}
    assert sources == {"calibrated"}
    kept = found.bank.blocks[found.kept[0]].items[0]
    assert (kept.source, kept.loading) == ("expert", bank.blocks[found.kept[0]].items[0].loading)
    after = score_profile(bank, answers[0])
    np.testing.assert_array_equal(after.theta, before.theta)
    assert found.bank.fingerprint != bank.fingerprint


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
    scores = np.array(
        [[score_profile(normed, person).scores[style].score for style in "DISC"] for person in answers[:200]]
    )
    assert np.abs(scores.mean(axis=0) - 50).max() < 7


def test_norms_that_do_not_settle_are_refused(bank: Bank, monkeypatch: pytest.MonkeyPatch) -> None:
    from discern.instrument.calibration import norms as norming

    monkeypatch.setattr(norming, "MAX_ROUNDS", 1)
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
