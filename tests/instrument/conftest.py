"""Fixtures of the instrument's tests."""

import numpy as np
import pytest

from discern.instrument import Bank, load_bank
from discern.instrument.numerics.arrays import Floats

CORRELATION: Floats = np.array(
    [[1.0, 0.0, -0.5, 0.0], [0.0, 1.0, 0.0, -0.5], [-0.5, 0.0, 1.0, 0.0], [0.0, -0.5, 0.0, 1.0]]
)


@pytest.fixture(scope="session")
def bank() -> Bank:
    """A bank whose items are named after their blocks, without infrequency statements: rules don't depend on content,
    and results by this one must stay as they are."""
    return load_bank(version="1.1.0")


@pytest.fixture(scope="session")
def newest() -> Bank:
    """The bank that new assessments get."""
    return load_bank()


@pytest.fixture(scope="session")
def precision() -> Floats:
    """The inverse of the reference's correlation matrix (4, 4)."""
    return np.asarray(np.linalg.inv(CORRELATION))
