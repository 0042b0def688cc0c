"""Measurements of Discern: `uv run python -m benchmarks NAME [--json]`, from the root of the checkout.

They use the public faces: the command line, HTTP, `discern.client`. What the tests need as well, such as a running app
or a seeded team, is in `tests/factories`, which is put on the path here as pytest does it for the tests.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
"""The checkout."""

sys.path.append(str(ROOT / "tests" / "factories"))
