"""Tables have what they were made from, and nothing is loaded for them that pages have no use for."""

import html
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pyarrow as pa
import pytest
from hypothesis import assume, given, strategies as st

from discern.words import CERTAIN, percent
from discern_app.components.tables import CHANCES, Chance, arrow_table, printed_html

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
ZONES = st.sampled_from([UTC, timezone(timedelta(hours=-9, minutes=-30)), timezone(timedelta(hours=14))])
KINDS: dict[str, st.SearchStrategy[Any]] = {
    "text": st.text(),
    "whole": st.integers(-(2**63), 2**63 - 1),
    "real": st.floats(allow_nan=False, allow_infinity=False),
    "true": st.booleans(),
    "day": st.dates(),
    "moment": st.builds(
        lambda since, zone: (EPOCH + since).astimezone(zone),
        st.timedeltas(timedelta(-700_000), timedelta(2_900_000)),
        ZONES,
    ),
    "texts": st.lists(st.text(), max_size=3),
}


@given(
    titles=st.lists(st.text(min_size=1), min_size=len(KINDS), max_size=len(KINDS), unique=True),
    rows=st.lists(st.tuples(*(st.none() | kind for kind in KINDS.values())), max_size=5),
)
def test_a_table_has_the_values_that_it_was_given(titles: list[str], rows: list[tuple[Any, ...]]) -> None:
    columns = {title: [row[n] for row in rows] for n, title in enumerate(titles)}
    assert arrow_table(columns).to_pydict() == columns


def test_values_of_several_kinds_are_texts_and_whole_numbers_among_others_are_real() -> None:
    table = arrow_table({"a": [1, "x", None], "b": [1, 0.5, None], "c": [None] * 3, "d": [True, 2, None]})
    assert table.to_pydict() == {"a": ["1", "x", None], "b": [1.0, 0.5, None], "c": [None] * 3, "d": [1, 2, None]}
    assert table.schema.types == [pa.string(), pa.float64(), pa.string(), pa.int64()]


def test_many_long_rows_are_one_table() -> None:
    values = ["x" * 10_000] * 500
    assert arrow_table({"a": values}).column("a").to_pylist() == values


def test_columns_of_other_lengths_are_no_table() -> None:
    with pytest.raises(ValueError, match="argument 2 is longer"):
        arrow_table({"a": [1], "b": [1, 2]})


@given(probability=st.floats(0, 1))
def test_a_probability_in_a_table_is_written_as_everywhere_else(probability: float) -> None:
    assume(probability > 1 - CERTAIN)
    chance = Chance.of(probability)
    assert str(chance) == percent(probability)
    assert chance in CHANCES
    assert html.escape(percent(probability)) in printed_html("", {"How likely": [chance]})


def test_a_probability_that_is_written_as_more_than_99_percent_is_sorted_above_99_percent() -> None:
    assert Chance.of(0.999) > Chance.of(0.99) > Chance.of(0.6)
