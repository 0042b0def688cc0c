"""The array types that the instrument passes around."""

from typing import Any

import numpy as np

Floats = np.ndarray[Any, np.dtype[np.float64]]
Bools = np.ndarray[Any, np.dtype[np.bool_]]

Ints = np.ndarray[Any, np.dtype[np.int8]]
"""Small integers; for choices, the style column (0..3) of the chosen item, or -1 where a block is unanswered."""

Indices = np.ndarray[Any, np.dtype[np.intp]]
"""Positions in another array."""
