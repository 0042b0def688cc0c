"""Names for the array types that the instrument passes around."""

from typing import Any

import numpy as np

Floats = np.ndarray[Any, np.dtype[np.float64]]
Ints = np.ndarray[Any, np.dtype[np.int8]]
Bools = np.ndarray[Any, np.dtype[np.bool_]]
