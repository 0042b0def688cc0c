"""The benchmark of events runs and names what it measures."""

import pytest

from benchmarks.events import throughput


@pytest.mark.slow
def test_the_benchmark_measures_what_is_promised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throughput, "ENQUEUED", 200)
    monkeypatch.setattr(throughput, "DELIVERED", 200)
    measured = {figure.figure: figure for figure in throughput.figures()}
    assert {"enqueues/s", "deliveries/s", "enqueue, µs CPU", "delivery, µs CPU"} <= set(measured)
    assert all(figure.value > 0 for figure in measured.values())
