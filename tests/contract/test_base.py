"""Objects made of values that were checked before."""

from contextlib import nullcontext
from datetime import UTC, datetime
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from discern.contract import CandidateRef
from discern.contract.base import GivenTime, Object
from discern.contract.examples import EXAMPLES


@pytest.mark.parametrize(
    "example", [each for each in EXAMPLES if isinstance(each, Object)], ids=lambda each: type(each).__name__
)
def test_an_object_of_checked_values_is_the_same_as_one_that_checks_them(example: Any) -> None:
    made = type(example).trusted(**vars(example))
    assert made == example
    assert made.model_dump_json() == example.model_dump_json()
    assert made.model_copy(update=vars(example)) == example
    with pytest.raises(ValueError, match="frozen"):
        setattr(made, next(iter(vars(example))), None)


def test_all_fields_must_be_given() -> None:
    with pytest.raises(TypeError, match="3 fields"):
        CandidateRef.trusted(id="cand_1", name="Ada")


@pytest.mark.parametrize(
    ("given", "is_time"),
    [
        ("2026-11-20T09:30:00Z", True),
        ("2026-11-20 09:30:00.5+01:00", True),
        ("2026-11-20T09:30Z", True),
        (datetime(2026, 11, 20, tzinfo=UTC), True),
        (0, False),
        (1.8e9, False),
        (True, False),
        ("1800000000", False),
        ("2026-11-20", False),
        ("2026-11-20T09:30:00", False),
    ],
)
def test_a_time_is_given_in_words_and_with_its_offset(given: object, is_time: bool) -> None:
    adapter: TypeAdapter[datetime] = TypeAdapter(GivenTime)
    with nullcontext() if is_time else pytest.raises(ValidationError):
        assert adapter.validate_python(given).tzinfo is UTC
