"""Fixtures of the instrument's tests."""

import numpy as np
import pytest

from discern.instrument import STYLES, Bank, bank_to_dict, load_bank, parse_bank
from discern.instrument.best_worst_logit import choice_probabilities
from discern.instrument.numerics import Floats, Ints
from discern.instrument.quality import PAIR_INDEX

CORRELATION: Floats = np.array(
    [[1.0, 0.0, -0.5, 0.0], [0.0, 1.0, 0.0, -0.5], [-0.5, 0.0, 1.0, 0.0], [0.0, -0.5, 0.0, 1.0]]
)


@pytest.fixture(scope="session")
def shipped() -> Bank:
    """The bank that ships."""
    return load_bank()


@pytest.fixture(scope="session")
def bank(shipped: Bank) -> Bank:
    """The same with items that are named after their blocks, and statements of a style in place of infrequency
    statements: rules don't depend on content.
    """
    data = bank_to_dict(shipped)
    del data["apart"]
    for block in data["blocks"]:
        sign = -1 if sum(item["key"] < 0 for item in block["items"]) == 1 else 1
        for item, style in zip(block["items"], STYLES, strict=True):
            item["id"] = f"{block['id']}-{style.lower()}"
            if item["style"] is None:
                item.update(style=style, key=sign, loading=0.6 * sign, intercept=0.0, desirability=None)
    return parse_bank(data)


@pytest.fixture(scope="session")
def precision() -> Floats:
    """The inverse of the reference's correlation matrix (4, 4)."""
    return np.asarray(np.linalg.inv(CORRELATION))


def log_likelihood(loadings: Floats, intercepts: Floats, theta: Floats, most: Ints, least: Ints) -> Floats:
    """log P(choices | θ) of each person, (people,), summed over the answered blocks: by its definition, whereas scoring
    goes by what is sufficient for it.
    """
    probabilities = choice_probabilities(loadings, intercepts, theta)
    columns = PAIR_INDEX[most, least][..., None]
    chosen = np.take_along_axis(probabilities, columns, axis=2)[..., 0]
    return np.asarray(np.where(most >= 0, np.log(chosen), 0.0).sum(axis=1))
