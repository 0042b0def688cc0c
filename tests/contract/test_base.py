"""Objects made of values that were checked before."""

from typing import Any

import pytest

from discern.contract import CandidateRef
from discern.contract.base import Object
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
