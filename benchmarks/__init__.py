"""Measurements of Discern: `uv run python -m benchmarks NAME [--json]`, from the root of the checkout.

They use the public faces: the command line, HTTP, `discern.client`. What the tests need as well, such as a running app
or a seeded team, is in `tests/support`.

Two look at the project itself: `lines` counts its code, and `mutants` tries what its tests hold.
"""

from pathlib import Path

ROOT = Path(__file__).parents[1]
"""The checkout."""
