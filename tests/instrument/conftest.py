"""Shared pieces of the instrument's tests."""

import numpy as np
import pytest

from discern.instrument import Bank, load_bank
from discern.instrument.numerics.arrays import Floats

CORRELATION: Floats = np.array(
    [[1.0, 0.0, -0.5, 0.0], [0.0, 1.0, 0.0, -0.5], [-0.5, 0.0, 1.0, 0.0], [0.0, -0.5, 0.0, 1.0]]
)


@pytest.fixture(scope="session")
def bank() -> Bank:
    return load_bank()


@pytest.fixture(scope="session")
def precision() -> Floats:
    """Inverse of the reference's correlation."""
    return np.asarray(np.linalg.inv(CORRELATION))
