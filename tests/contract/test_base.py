"""The rules that objects of the interface share."""

import unicodedata
from contextlib import nullcontext
from datetime import UTC, datetime

import pytest
from pydantic import TypeAdapter, ValidationError

from discern.contract.base_models import GivenTime, Name


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


@pytest.mark.parametrize(
    "given", ["\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\u200b", "\u3164 \u2800", "\u0301"]
)
def test_a_name_shows_something(given: str) -> None:
    adapter: TypeAdapter[str] = TypeAdapter(Name)
    with pytest.raises(ValidationError, match="visible"):
        adapter.validate_python(given)
    assert adapter.validate_python(f"{given}A") == f"{given}A"


@pytest.mark.parametrize(
    "name",
    [
        "Nguyễn Thị Hường",
        "प्रज्ञा श्रीवास्तव",
        "ปิ่น น้ำผึ้ง",
        "בְּרֵאשִׁ֖ית",
        "مُحَمَّدٌ",
        "བསྒྲུབས་",
        "👩\u200d🚀 Nia",
    ],
)
def test_a_name_may_have_the_marks_of_its_writing(name: str) -> None:
    adapter: TypeAdapter[str] = TypeAdapter(Name)
    for form in ("NFC", "NFD"):
        assert adapter.validate_python(unicodedata.normalize(form, name))


def test_marks_are_not_heaped_on_one_letter() -> None:
    adapter: TypeAdapter[str] = TypeAdapter(Name)
    assert adapter.validate_python("e" + "\u0301" * 8)
    for heaped in ("e" + "\u0301" * 9, "Z" + "\u0336\u0489" * 90):
        with pytest.raises(ValidationError, match="at most 8 accents or other marks on one letter"):
            adapter.validate_python(heaped)
