"""Whether requests take as long among 1,000,000 assessments as among 1,000, on PostgreSQL."""

import tempfile
from contextlib import ExitStack
from pathlib import Path

from benchmarks.service.scale import FEW, compare, filled
from benchmarks.support.figure import Figure
from tests.support.postgres import run_postgres

MANY = 1_000_000


def figures() -> list[Figure]:
    """Those of `scale_figures`. Writing the rows takes some minutes and 3 GB."""
    with tempfile.TemporaryDirectory(prefix="discern-benchmark-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        with ExitStack() as stack:
            postgres = stack.enter_context(run_postgres(Path(folder) / "cluster"))
            few, many = (stack.enter_context(filled(postgres.new_database(), size)) for size in (FEW, MANY))
            return list(compare(few, many, MANY))
