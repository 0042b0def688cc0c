"""The benchmark of the client runs and names what it measures."""

import pytest

from benchmarks.client import figures


@pytest.mark.slow
def test_the_client_is_as_quick_as_promised() -> None:
    measured = {figure.figure: figure for figure in figures()}
    assert set(measured) >= {
        "cached read, µs",
        "client to bare httpx, one assessment",
        "client to bare httpx, a list of 50",
    }
    ratios = [figure for name, figure in measured.items() if name.startswith("client to bare httpx")]
    assert [figure.figure for figure in ratios if not figure.holds] == []
