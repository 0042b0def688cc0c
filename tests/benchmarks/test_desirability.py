"""The index of how desirable a person's picks are."""

import numpy as np

from benchmarks.instrument.desirability import desirability_index
from discern.instrument import load_bank
from discern.instrument.best_worst_logit import draw_choices

BANK = load_bank()
BLOCKS = BANK.form("fixed").blocks
PARAMETERS = BANK.loadings[BANK.rows(BLOCKS)], BANK.intercepts[BANK.rows(BLOCKS)]
DESIRABILITY = np.array([BANK.blocks[block].desirability for block in BLOCKS])


def test_it_accuses_no_style_and_no_wish_to_lead() -> None:
    """Of people far out on one style, whose statements may be the desirable ones, as few are beyond the 1% point as of
    others."""
    far_out = np.repeat(np.vstack([2.0 * np.eye(4), -2.0 * np.eye(4), [[2.0, 1.0, -1.0, 0.0]]]), 150, axis=0)
    index = desirability_index(*PARAMETERS, DESIRABILITY, *draw_choices(*PARAMETERS, far_out, np.random.default_rng(9)))
    assert np.nanmean(index > 2.33) < 0.03
    assert np.abs(np.nanmean(index.reshape(9, 150), axis=1)).max() < 0.35


def test_it_finds_who_picks_the_nicest() -> None:
    seen = DESIRABILITY + np.random.default_rng(10).normal(0.0, 0.1, (300, *DESIRABILITY.shape))
    most, least = seen.argmax(axis=2).astype(np.int8), seen.argmin(axis=2).astype(np.int8)
    assert np.nanmean(desirability_index(*PARAMETERS, DESIRABILITY, most, least) > 2.33) > 0.5
