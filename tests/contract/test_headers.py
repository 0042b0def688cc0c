"""The header that says how long to wait, as clients and the sender of webhooks read it."""

from datetime import datetime

import pytest
from hypothesis import given, strategies as st

from discern.contract.headers import LONGEST_SECONDS, parse_retry_after

NOW = datetime.fromisoformat("2026-11-20T09:00:00Z")


@pytest.mark.parametrize(
    ("given", "seconds"),
    [
        (None, None),
        ("120", 120),
        (" 0 ", 0),
        ("Fri, 20 Nov 2026 09:10:00 GMT", 600),
        ("Fri, 20 Nov 2026 08:00:00 GMT", 0),
        ("soon", None),
        ("-5", None),
        ("0.5", 0.5),
        (".5", None),
        ("00000000000007", 7),
        ("1e9", None),
        ("٣", None),
        ("9" * 5000, LONGEST_SECONDS),
        ("Fri, 99 Nov 2026 09:10:00 GMT", None),
        ("Fri, 31 Dec 99999999999999999999 23:59:59 GMT", None),
        ("Fri, 20 Nov 2026 09:10:00 +99999999999999999", None),
    ],
)
def test_a_wait_is_read_as_seconds_or_as_a_date(given: str | None, seconds: float | None) -> None:
    assert parse_retry_after(given, NOW) == seconds


NUMBERS = st.integers(-(10**20), 10**20).map(str)
DATES = st.tuples(
    st.sampled_from(["Fri, ", "Fri ", ""]),
    NUMBERS | st.sampled_from(["1", "20"]),
    st.sampled_from([" Nov ", "-Dec-", " "]),
    NUMBERS | st.sampled_from(["1", "69", "2026", "9999"]),
    st.sampled_from([" 09:10:00", " 23:59", " 09.10.00", ""]),
    st.sampled_from([" GMT", " ", " -0000", ""]) | NUMBERS.map(" +{}".format),
).map("".join)


@given(st.text(max_size=40) | st.text(st.characters(codec="latin-1"), max_size=40) | DATES)
def test_any_text_is_read_as_a_wait_or_as_none(given: str) -> None:
    seconds = parse_retry_after(given, NOW)
    assert seconds is None or 0 <= seconds <= LONGEST_SECONDS
