"""Lists that soon look beyond the rows that they scan, as lists of thousands do."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from discern.service.storage.engine import pagination
from discern.service.storage.repositories.lists import people


@contextmanager
def short_scans(first: int, total: int, max_lookup_rows: int) -> Iterator[None]:
    """A list scans ``first`` rows, then up to ``total``. After that it uses an index that returns no more than
    ``max_lookup_rows``, or scans on.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pagination, "SCAN_LIMITS", (first, total))
        patch.setattr(pagination, "LONG_SCAN_LIMITS", (first, total))
        patch.setattr(pagination, "MAX_LOOKUP_ROWS", max_lookup_rows)
        # Statements are made once.
        people._listing.cache_clear()
        yield
        people._listing.cache_clear()
