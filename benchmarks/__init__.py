"""Measurements of Discern: `uv run python -m benchmarks NAME [--json]`, from the root of the checkout.

They use the public faces: the command line, HTTP, `discern.client`. What the tests need as well, such as a running app
or a seeded team, is in `tests/support`.

One looks at the project itself: `lines` counts its code.
"""

from pathlib import Path

ROOT = Path(__file__).parents[1]
"""The checkout."""
