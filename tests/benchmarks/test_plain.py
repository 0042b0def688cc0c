"""The benchmark beside the plain stack runs, and measures the same of both."""

import pytest

from benchmarks import plain


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.integration)])
def test_discern_and_the_plain_stack_are_measured_beside_each_other(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain, "SIZES", (60, 80))
    monkeypatch.setattr(plain, "CALLS", 3)
    measured = plain.figures(kind)
    assert len(measured) == 2 * 2 * len(plain.REQUESTS)
    assert all(figure.value > 0 for figure in measured)
